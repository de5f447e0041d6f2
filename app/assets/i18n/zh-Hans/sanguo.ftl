### 窗口的简体中文文字。

## Names

subtitle = 三国象棋：三位好友对弈，无需服务器
language = 语言
kingdom-shu = 蜀
kingdom-wu = 吴
kingdom-wei = 魏
kind-general = 将
kind-advisor = 士
kind-elephant = 象
kind-horse = 马
kind-chariot = 车
kind-cannon = 炮
kind-soldier = 兵
kind-banner = 旗手
banner-shu = 火
banner-wu = 风
banner-wei = 旗
piece = { $kingdom }{ $kind }

## Parts of sentences

list-more = { $list }、{ $next }
list-last = { $list }和{ $last }
list-nobody = 无人
sentence-end = 。
span-days = { $count } 天
span-hours = { $count } 小时
span-minutes = { $count } 分钟
span-seconds = { $count } 秒

## Board

point-empty = { $point }，空
point-piece = { $point } 上的{ $piece }
point-commanded = { $point } 上的{ $piece }，由{ $kingdom }指挥
point-target = { $point }，可以走到这里
seal = { $kingdom }的印

## Home

your-name = 你的名字
name-hint = 好友认得的名字
make = 开一桌
make-button = 开桌
make-hint = 你会得到一个邀请码，用任何聊天工具发给两位好友。
join = 入座
join-button = 入座
join-hint = 把好友发给你的邀请码粘贴到这里。
offer = { $host } 邀请你：{ $settings }。
code = 邀请码
banners = 旗手
banners-hint = 每军多两枚棋子：火、风、旗
clock = 棋钟
clock-none = 无
clock-preset = { $minutes } 分 + { $seconds } 秒
clock-own = 自定
minutes = 分钟（每人）
seconds = 秒（每步加时）
seats = 国家
seats-drawn = 抽签
seats-host = 我执蜀
unfinished = 未完的对局
finished = 已完的对局
resume = 继续
resume-game = 继续 { $game }
look = 查看
look-game = 查看 { $game }
reading = 正在读取保存的对局……
copy-path = 复制路径
copied = 已复制
try-out = 自由棋盘
try-out-hint = 三国都由你来走。
record-file = 棋谱文件
record-hint = 路径，或把文件拖到窗口上
open = 打开

## Kept games

kept-damaged = 此棋谱在第 { $line } 行损坏：{ $why }。
kept-result = { $result } – { $reason }
kept-moves = { $count ->
    [0] 尚未走棋
   *[other] { $count } 步
}
ago-now = 刚刚
ago-minutes = { $count } 分钟前
ago-hours = { $count } 小时前
ago-days = { $count } 天前

## The system's dialog for a file

dialog-asking = 请在系统的对话框中选择文件；没有出现时，请在此写路径。
dialog-unanswered = 没有选择文件；也可以在此写路径。

## About

about = 关于 Sanguo
about-versions = 版本 { $version } · 规则 { $rules } · 协议 { $protocol }
about-versions-hint = 规则与协议相同的程序可以一起对局。
about-licence = 自由的程序，可任选 MIT 许可或 Apache 许可 2.0。
about-inside = 内含以下程序，各有其许可：

## Waiting room

opening-table = 正在开桌……
your-table = 你的桌已开
send-code = 把这个邀请码发给两位好友。两人都到齐后对局开始。
send-reply = 联系不上桌主的程序，但它也许能联系到这里：请把这个码发回给桌主。
joining = 正在入座
resuming = 正在继续对局
resuming-hint = 先读取你自己的棋谱，同时寻找好友。
keep-open = 请不要关闭此窗口：好友的程序要通过它找到彼此。
copy-code = 复制邀请码
copy-link = 复制为链接
code-picture = 邀请码的图片，供好友用相机扫描
leave = 离开
nobody-yet = 空位 – 等待好友
this-is-host = 桌主
guest-host = 桌主
guest-key = 密钥为 { $key } 的人
reply = 好友的程序显示了回复码？
reply-hint = 连不上你的程序会显示以“sanguor1”开头的码。把它粘贴到这里，你的程序就会去找那位好友。
reply-code = 回复码
reply-dial = 寻找这位好友
reply-dialled = 你的程序正在寻找这位好友。
reply-other = 这不是回复码：好友的程序连不上你的程序时才显示回复码，它以“sanguor1”开头。
reply-empty = 还没有回复码：请粘贴好友的程序显示的那个。
progress-asking = 已找到，正在请求入座
progress-waiting = 已到
progress-seating = 已到，正在抽签
progress-lost = 曾经到过，现在联系不上
search-addresses = 正在尝试 { $addresses } 个地址
search-failed = { $tried }（{ $failed } 个没有回应）
search-local = 正在局域网中寻找
search-helper-calling = 正在连接助手
search-helper = 正在助手处等待
search-public-calling = 正在连接公共网络
search-public = 正在公共网络中寻找
help-head = 以下办法会有帮助：
help-open = 桌主的程序开着
help-reply = 把这里显示的码发给桌主
help-helper-answers = 邀请码里的助手正在运行
help-public-answers = 这台电脑能连接公共网络
help-public = 三人都允许使用公共网络（陌生人会看到你们的 IP 地址）
help-helper = 一个有助手的新邀请码
help-port = 桌主的路由器把一个端口转发到桌主的电脑
help-ipv6 = 桌主的电脑和这台电脑都有 IPv6

## Table

settings-clock = { $banners ->
    [yes] 有旗手，{ $base } + 每步 { $seconds } 秒
   *[no] 无旗手，{ $base } + 每步 { $seconds } 秒
}
settings-no-clock = { $banners ->
    [yes] 有旗手，无棋钟，每步最多 { $away }
   *[no] 无旗手，无棋钟，每步最多 { $away }
}
you = 你
player = { $name }（{ $kingdom }）
speaker = { $name }：
link-none = 尚未连接
link-gone = 未连接，正在重新寻找
link-same-network = 已在同一网络中连接
link-direct = 已直接连接
link-through = 通过 { $name } 连接
link-relayed = 已通过中继连接，较慢
link-time = { $link }，{ $millis } 毫秒
state-resigned = 已认输
state-out-of-time = 已超时
state-forfeited = 同一序号签了两个不同的决定，判负
state-left = 已离开对局
state-behind = 尚未签署最近 { $count } 个决定
state-fallen = 已败，其军由{ $kingdom }指挥
state-commands = 指挥{ $kingdoms }的军队
turn-yours = 轮到你
turn-yours-line = 你指挥{ $kingdom }
turn-yours-wait = 稍等：先听听好友那里有什么
turn-theirs = 轮到 { $name }
turn-theirs-line = 下一步由{ $kingdom }走
turn-signing = 你的着法正在签名
turn-moved = { $name } 已走棋
turn-waiting = { $decision } – 等待签名：{ $players }
moves = 着法
moves-first = { $kingdom }先走。
type-move = 输入着法
no-talk = 和好友说点什么吧。
talk-field = 对全桌说
say = 发送
mute = 静音
mute-friend = 静音：{ $name }
muted = 已静音：{ $names }
again = 原班三人再来一局
again-hint = 按同样的设置开新桌；朋友会在这里看到邀请码。
again-told = 邀请码也会发到原桌：朋友在那里点一下就能入座。
again-join = 到新桌入座
resign = 认输
resign-sure = 要认输吗？你的国家将告负，对局结束。
resign-yes = 是，认输
resign-no = 否，继续
leave-table = 离开此桌
leave-hint = 对局会保存，可在主页继续。
back-home = 回到主页
record = 本局棋谱，由所有同意者签名
understood = 知道了
table-closed = 与此桌的连接已结束。回到主页即可继续对局。
liar = { $player }在第 { $slot } 号签了两个不同的决定。两个签名都作为证据留在你的棋谱里；此后的决定不再需要{ $kingdom }。
liar-you = 你的密钥在第 { $slot } 号签了两个不同的决定。两个签名都作为证据保留；此后的决定不再需要你。
notice = { $player }已认输，自下一个决定起生效。
notice-you = 你已认输，自下一个决定起生效。
late = 按 { $by } 的棋钟，{ $late }已超时。
late-you = 按 { $by } 的棋钟，你已超时。
late-by-you = 按你的棋钟，{ $late }已超时。

## What happens in a game

decision-resign = { $kingdom }认输
decision-timeout = { $kingdom }超时
decision-forfeit = { $kingdom }判负：签了两次
row-move = { $piece } { $mv }
row-capture = { $piece } { $mv }，吃{ $taken }
row-signed = 第 { $slot } 号：{ $what }；签名：{ $signers }
fell-captured = { $victor }擒{ $loser }之将
fell-checkmated = { $victor }将死{ $loser }
fell-stalemated = { $victor }困毙{ $loser }
check-attacked = { $kingdom }将被 { $point } 上的{ $by }{ $kind }攻击。
check-attacked-yours = 你的将被 { $point } 上的{ $by }{ $kind }攻击。
check-attacked-by-you = 你用 { $point } 上的{ $kind }攻击{ $kingdom }将。
check-faced = { $kingdom }将与 { $point } 上的{ $by }将对面。
check-faced-yours = 你的将与 { $point } 上的{ $by }将对面。
check-faced-by-you = { $kingdom }将与你在 { $point } 上的将对面。
result-draw = 和棋
result-win = { $kingdom }胜
result-share = { $kingdoms }共享胜利
result-none = 未完
result-none-line = 此局尚未结束。
reason-last = 只剩{ $kingdom }还有将
reason-repetition = 同一局面第三次出现
reason-quiet = 连续 180 步无吃子、无国败亡
reason-resigned = { $kingdom }已认输
reason-out-of-time = { $kingdom }已超时
reason-forfeited = { $kingdom }在同一序号签了两个不同的决定，判负
reason-left = { $kingdom }已离开对局

## Record and free board

turn-board = 转动棋盘
home-screen = 主页
copy-position = 复制局面
copy-moves = 复制着法
place = 在对局中的位置
place-of = { $at } / { $len }
step-start = 到开头
step-back = 退一步
step-play = 自动播放
step-stop = 停止
step-on = 进一步
step-end = 到结尾
variation = 你正在试走自己的变着，它不属于棋谱。
back-to-game = 回到对局
file = 文件
export-to = 副本写到
export-hint = 路径；留空则选择
export = 写出副本
exported = 已写到 { $path }
board-anew = 重新摆棋
with-banners = 有旗手
without-banners = 无旗手
position-text = 文本形式的局面
set-up = 摆出此局面
free-turn = 轮到{ $kingdom }
free-all = 三国都由你来走
free-commanded = { $kingdom }由{ $commander }指挥
verified = 已核对：全部 { $count } 个签名有效，每步都合规则。
signatures = 已定 { $settled } 号，其中 { $unanimous } 号一致同意。
unsealed = 三人没有全部在桌约上签名：对局尚未开始。
game = 对局 { $id }
proof = { $kingdom }在第 { $slot } 号签了两个不同的决定；两个签名都在此为证。
unsettled = { $decision } – 只有{ $signers }签名，尚未成立。
claim = { $by }说{ $late }已超时：只是声称，不是决定。
unread = 无法读取此文件
unread-hint = 请检查路径，以及你是否有权读取该文件。
bad = 这不是完好的棋谱
bad-line = 第 { $line } 行：{ $why }。
bad-hint = 所指的是第一处有错的行，自此以后都不能作证。三位棋手各有一份棋谱：请向好友要另一份。

## A move that was tried

word-blocked = { $point } 上的棋子被困住，无处可走。
word-theirs = 这枚棋子由{ $player }指挥；这里显示它的走法。
word-theirs-free = 这枚棋子由{ $kingdom }指挥，还没轮到；这里显示它的走法。
word-not-your-turn = 轮到{ $name }。
ahead-choose = 轮到 { $name }；现在选定的着法，轮到你时就会走出。
ahead-planned = { $mv } 在轮到你时就会走出；按 Esc 收回。
ahead-taken = { $mv } 不能再走了：棋子已被吃。
ahead-illegal = 没有走出。{ $illegal }
word-not-your-turn-typed = 轮到 { $name }；你的着法留在输入框里。
word-waiting = 你的着法正在等待签名。
word-over = 对局已结束。
move-shape = { $text }：一步是两个点，各三个字符，例如 re4re5。
move-point = { $text }：没有 { $point } 这个点。
illegal = { $mv }：{ $why }。
illegal-over = 对局已结束
illegal-no-piece = { $point } 上没有棋子
illegal-not-yours = { $point } 上的{ $kind }由{ $owner }指挥，而现在轮到{ $turn }
illegal-stays = 一步必须走到另一个点
illegal-own-piece = { $point } 上是{ $kingdom }自己的{ $kind }
illegal-way-general = 将在九宫内沿线走一点
illegal-way-advisor = 士在九宫内斜走一点
illegal-way-elephant = 象在本国半盘内斜走两点
illegal-way-horse = 马先沿线走一点，再向外斜走一点
illegal-way-chariot = 车沿线走，远近不限
illegal-way-cannon = 炮沿线走，远近不限；吃子须恰好隔一枚棋子
illegal-way-soldier = 兵向前走一点，过河后也可横走
illegal-way-banner = 旗手先沿线直走两点，再向外斜走一点
illegal-general-leaves = { $point } 在{ $kingdom }的九宫之外，将不出九宫
illegal-advisor-leaves = { $point } 在{ $kingdom }的九宫之外，士不出九宫
illegal-elephant-leaves = { $point } 在河对岸，象不过河
illegal-soldier-home = 兵在本国半盘只能前进，也不再回来
illegal-soldier-away = 过河后兵只能走向那边的底线，或横走
illegal-blocked = { $point } 上的{ $by }挡住了{ $kind }的路
illegal-screens = 炮吃子须恰好隔一枚棋子，而 { $point } 之前有 { $count } 枚
illegal-attacked = { $kingdom }将会受攻击：{ $threats }
illegal-faced = { $kingdom }将会对面：{ $generals }
illegal-attacked-and-faced = { $kingdom }将会受攻击（{ $threats }），还会对面：{ $generals }
threat = { $point } 上的{ $kind }
faced-general = { $point } 上的{ $kingdom }将

## A position that was pasted

position-fields = 局面有四栏，以一个空格分开（布子、轮次、指挥、静步），而不是 { $count } 栏。
position-halves = 布子有三个半盘，以 | 分开，而不是 { $count } 个。
position-ranks = { $kingdom }的半盘有五行，以 / 分开，而不是 { $count } 行。
position-points = { $kingdom }的第 { $rank } 行有九个点，而不是 { $count } 个。
position-unknown = { $kingdom }的第 { $rank } 行：{ $text } 既不是空点数，也不是棋子。
position-split-run = { $kingdom }的第 { $rank } 行：相邻的空点要写成一个数。
position-turn = 轮次是 r、g 或 b，而不是 { $text }。
position-owners = 指挥是 r、g、b 中的三个字母，而不是 { $text }。
position-quiet = 静步数是 0 到 180 的数，前面不带零，而不是 { $text }。
position-fallen-owner = { $owner }不能指挥{ $kingdom }的军队：{ $owner }自己的军队由{ $other }指挥。
position-fallen-turn = 不能轮到{ $kingdom }：{ $kingdom }已败。
position-no-move = 不能轮到{ $kingdom }：{ $kingdom }没有合法的着法。
position-no-general = { $kingdom }指挥自己的军队，却没有将。
position-fallen-general = { $kingdom }已败，但其将还在 { $point } 上。
position-too-many = { $kingdom }有 { $count } 枚“{ $kind }”（{ $points }），最多 { $most } 枚。
position-misplaced-general = { $kingdom }将不能在 { $point } 上：将不出九宫。
position-misplaced-advisor = { $kingdom }士不能在 { $point } 上：士只在九宫的四角和中心。
position-misplaced-elephant = { $kingdom }象不能在 { $point } 上：象在本国半盘只能到七个点。
position-misplaced-soldier = { $kingdom }兵不能在 { $point } 上：兵在本国半盘不会在第 4 行之后。
position-wrong = 不可能有这样的局面。

## What is wrong with a name or a code

name-empty = 名字至少要有一个字符。
name-long = 名字最多 { $most } 个字符，这个有 { $count } 个。
name-invisible = 名字里不能有看不见的字符 { $character }。
name-spaces = 名字首尾不能有空格，也不能有连续两个空格。
code-empty = 还没有邀请码：请粘贴桌主的程序显示的那个。
code-other = 这不是邀请码：邀请码以“sanguo1”开头。
code-cut = 邀请码不完整：{ $need } 个字符里只有 { $have } 个 – 请再复制一次，一直到末尾。
code-long = 邀请码太长：在它的 { $need } 个字符之外多了东西 – 请只粘贴邀请码。
code-mistyped = 邀请码有误：至少错了一个字符 – 请复制，不要手打。
code-newer = 此码的版本是 { $version }，比本程序新：请更新本程序。
code-older = 此码的版本是 { $version }，比本程序旧：请生成此码的人更新他的程序。
code-damaged = 邀请码已损坏 – 请向桌主要一个新的。

## Troubles at a table

trouble-no-answer = 桌主的程序还没有回应 – 程序会继续尝试。
trouble-message = { $who } 发来了错误的内容，未被接受：{ $what }。
trouble-disk = 棋谱无法写入，此后不再签名。请确认磁盘有空间、数据文件夹可以写入，然后继续对局。
trouble-unheard = 没有人连接，所以谁也没有听到。
trouble-names = 这台电脑无法查找域名（{ $why }），因此不用公共网络 – 其他办法都会尝试。
trouble-network = 无法使用网络：{ $why }。
refusal-turn = 现在轮到{ $kingdom }，不是你。
refusal-signed = 你已为这一轮签过一个决定，正在等待其他人签名。
refusal-fallen = 你的国家已经败亡；你可以离开，对局不会因此结束。
refusal-resigned = 你已经认输，等待轮到的棋手确认。
refusal-talk = 说的话须为 1 到 { $most } 字节，不含看不见的字符。
refusal-disk = 无法写入棋谱，所以不签名；磁盘正常后再继续对局。
refusal-accused = 此密钥在同一序号签了两个决定（恢复旧备份会这样），不再签名。
refusal-suspended = { $kingdom }在同一轮签了两个不同的决定，待 { $name } 确认后判负。
refusal-unheard = 须先听到一位好友的程序，也许它对此局知道得更多；请等待。
refusal-not-begun = 对局尚未开始：先要有两位好友入座。
refusal-reply = 这个回复不是针对此桌的邀请码；好友须先用最新的邀请码入座。
refusal-seats = 无法分配座位：{ $who } 的程序回答有误 – 请另开一桌。
refused-full = 此桌已满：三位棋手已经入座 – 请向桌主要新桌的邀请码。
refused-secret = 桌主不认识这个邀请码：它属于另一桌 – 请要最新的。
refused-closed = 桌主已关闭此桌 – 请要新的邀请码。
refused-settings = 桌主的桌子设置与邀请码所说的不同 – 请要新的邀请码。
refused-version = 桌主的程序使用另一版本的协议 – 谁的程序旧，谁就需要更新。
refused-newer = 桌主的程序比本程序新：请更新本程序。
refused-older = 桌主的程序比本程序旧：请桌主更新程序。

## Troubles with files

system-missing = 没有这个文件或文件夹
system-denied = 没有访问权限
system-full = 磁盘已满
system-read-only = 那里无法写入
fault-folder = 无法使用数据文件夹 { $path }：{ $why }。
fault-in-use = 另一个 sanguo 正在使用数据文件夹 { $path }：请关闭它，或用 --data 选择另一个文件夹。
fault-key = 无法使用密钥文件 { $path }：{ $why }。
fault-key-exposed = 别人可以读取密钥文件 { $path }；请用“chmod 600”设为私有，或把它移走以启用新密钥。
fault-key-damaged = 密钥文件 { $path } 里没有此程序的密钥；请放回正确的副本，或把它移走以启用新密钥。
fault-random = 系统没有给出随机数：{ $why }。
fault-record = 无法使用棋谱 { $path }：{ $why }。
fault-record-damaged = 棋谱 { $path } 已损坏，保持原样不变：第 { $line } 行，{ $why }。
fault-no-game = 此数据文件夹里没有对局 { $game }。
fault-not-seated = 对局 { $game } 是别的棋手的：此数据文件夹的密钥在其中没有座位。
fault-network = 无法启动网络：{ $why }。
fault-games = 无法列出保存的对局：{ $why }。
fault-settings = 无法读取 { $path } 里的设置。已填入通常的设置；开桌或入座时会重写该文件。
fault-settings-unwritten = 无法保存设置：{ $why }。
fault-exists = 已有同名文件。
fault-unwritten = 无法写出副本：{ $why }。

## What is wrong with a line of a record or of a friend

flaw-large = 文件太大，不可能是棋谱
flaw-torn = 文件在这一行中间断了
flaw-shape = 这不是棋谱的一行
flaw-changed = 这一行被改过，或前面的行有丢失、重复或移动
flaw-header = 这不是对局的棋谱
flaw-head = 开头的棋手和设置不完整或不正确
flaw-unsigned = 没有人签过这个决定
wrong-signature = 签名不是{ $kingdom }的
wrong-game = 它属于另一局
wrong-rules = 规则不允许
wrong-form = 它的写法不对
wrong-order = 它与前面的内容接不上

## Rules of the game

rules = 玩法
rules-next = 下一项
rules-try = 圆点是它能走到的点，圆环是它能吃的棋子。点一下，棋子就走过去，还可以接着走。
rules-goal = 目标
rules-goal-last = 三人对局，没有队友，各自与另外两人为敌。最后一个还有将的国家获胜。圈出的是三国的将。
rules-goal-turns = 蜀（红）先走，然后是吴（绿）、魏（蓝），逆时针轮流。已败的国家跳过。
rules-goal-capture = 走到另一支军队的棋子所在的点上，就吃掉那枚棋子，它离开棋盘。
rules-goal-army = 谁击败一国，就得到该国全部军队，继续战斗。
rules-board = 棋盘
rules-board-halves = 每国有自己的半盘，一条分成三支的河把它们隔开。棋子放在线的交点上。底线处涂色的部分是九宫。
rules-board-lines = 线过河继续延伸。你右边的 f、g、h、i 线通到右邻的 d、c、b、a 线；你左边的 d、c、b、a 线通到左邻的 f、g、h、i 线。这里的车正看着 g 线。
rules-board-points = 点的名称依次是：半盘（r 蜀、g 吴、b 魏）、线 a 到 i、离底线的行数 1 到 5，例如 re4。
rules-triangle = 三角
rules-triangle-meet = 三条 e 线在中央相会。沿一条 e 线上来的棋子，可以接着走另外两条中的任意一条：用车试试。
rules-triangle-line = 所以每两条 e 线合成一条十个点的线。车和炮沿着它起作用，将也会隔着它对面。
rules-triangle-diagonal = 三角本身不能斜走。
rules-general = 将沿线走一点，不出九宫。
rules-advisor = 士斜走一点，不出九宫。
rules-elephant = 象在本国半盘内斜走两点，不过河。中间的点必须是空的：这里有一个兵挡住一条路。
rules-horse = 马先沿线走一点，再向外斜走一点。第一点必须是空的：这里有一个兵挡住那条路。
rules-horse-triangle = 经过三角，它能到两个邻国；有些走法没有回头路。
rules-chariot = 车沿线走，只要没有阻挡，远近不限。
rules-cannon = 炮的走法与车相同。吃子时，须在线上恰好跳过一枚棋子，不论属于哪支军队。
rules-cannon-triangle = 沿 e 线上来，它看着两个邻国的 e 线，两条分开算。
rules-soldier = 兵在本国半盘向前走一点，最后过河；从三角可以走向任一邻国。
rules-soldier-away = 在别国半盘，它向那边的底线走一点，或横走一点。兵不后退。
rules-banner = 旗手先沿线直走两点，两点都须是空的，再向外斜走一点。
rules-banner-names = 蜀的旗手叫火，吴的叫风，魏的叫旗；三者走法相同。
rules-check = 将军
rules-check-what = 将可能被对手的棋子吃掉，就是被将军。棋盘用红色标出，三国都标。你走完之后，自己的将不能被将军。
rules-check-ways = 这里魏车正在将军。可以用车吃掉它，用士挡住，或把将移开。试试看。
rules-check-others = 一步棋可以让另外两国之间的线打开：轮到其中一国时，它可以吃掉另一国的将。
rules-facing = 将对面
rules-facing-what = 两个将不能在一条线上对面而中间没有棋子，隔着三角也不行。你走完之后，自己的将不能与别的将对面。
rules-facing-pinned = 所以这里的马不能动：它站在你的将和吴将之间。
rules-army = 国家败亡
rules-army-captured = 将被吃掉的国家败亡，吃掉它的一方从此指挥它的军队。这里蜀已击败吴。
rules-army-stuck = 没有合规着法的国家也败亡，不论是否被将军：它的将离开棋盘，军队归那步棋使它走不动的一方。如果那步棋之前它已经走不动，军队归第三国。
rules-army-keep = 被接收的棋子形状和文字不变，因为走法照旧；颜色表示由谁指挥。象和士留在原来的半盘。
rules-army-soldier = 被接收的兵走法照旧：在原来的半盘向前，在别的半盘向那边的底线走或横走，即使那是新主人的底线。
rules-end = 和棋与终局
rules-end-draw = 同一局面第三次出现，或连续 180 步无吃子、无国败亡，就是和棋。
rules-end-allowed = 长将和长捉都允许。不能协议和棋，也不能悔棋。
rules-end-leave = 认输、超时或离开的一方失败，对局结束：如果只剩另一国，它获胜；如果还有两国，它们共享胜利。已败的一方可以离开，其余继续。
rules-table = 在桌上
rules-table-banners = 是否用旗手由开桌的人决定：每军多两枚棋子，这里圈出。
rules-table-clock = 有棋钟时，轮到你时你的时间在走，每步再加几秒。时间用完就输。没有棋钟时，只限制每步最多多久。
rules-table-signed = 每步棋都由棋手签名。有两个签名就算数；着法旁的勾表示谁已签名。

## Preferences

prefs = 设置
prefs-done = 完成
prefs-game = 对局仍在继续。
prefs-shade = 亮度
prefs-shade-system = 跟随系统
prefs-shade-light = 亮
prefs-shade-dark = 暗
prefs-pieces = 棋子
prefs-traditional = 繁体字
prefs-simplified = 简体字
prefs-letters = 字母
prefs-coordinates = 坐标
prefs-none = 无
prefs-edge = 在边上
prefs-all = 每个点
prefs-size = 大小
prefs-percent = { $percent } %
prefs-glide = 走子动画
prefs-sound = 轮到你时发出声音
prefs-notify = 轮到你而窗口不在前面时发出通知

## Pictures of the board

picture = 棋盘图片
picture-as = 图片存为 { $format }

## Reaching each other

reach = 如何互相连接
reach-hint = 只要桌上能坐满三人，这里什么都不用填。从下一桌起生效。
reach-public = 也在公共 IPFS 网络中寻找好友
reach-public-hint = 那里的陌生人会看到这台电脑的 IP 地址以及它在找人，但看不到棋局的任何内容。
reach-helper = 助手
reach-helper-hint = 用于你自己开的桌：“sanguo helper”显示的那一行
reach-port = 路由器转发的端口
reach-outside = 路由器的地址
reach-bad-helper = 设置中的助手无法识别：它是“sanguo helper”显示的那一行，即密钥、“@”、IP 地址、“:”和端口。
reach-bad-port = 设置中的端口无法识别：它是 1 到 65535 之间的数字。
reach-bad-outside = 设置中的路由器地址无法识别：它是一个 IP 地址，例如 203.0.113.7。
reach-port-missing = 设置中的路由器地址要与转发的端口一起才有用：两个都填，或都不填。
