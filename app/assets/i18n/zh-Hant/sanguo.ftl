### 視窗的繁體中文文字。

## Names

subtitle = 三國象棋：三位好友對弈，無需伺服器
language = 語言
kingdom-shu = 蜀
kingdom-wu = 吳
kingdom-wei = 魏
kind-general = 將
kind-advisor = 士
kind-elephant = 象
kind-horse = 馬
kind-chariot = 車
kind-cannon = 砲
kind-soldier = 兵
kind-banner = 旗手
banner-shu = 火
banner-wu = 風
banner-wei = 旗
piece = { $kingdom }{ $kind }

## Parts of sentences

list-more = { $list }、{ $next }
list-last = { $list }和{ $last }
list-nobody = 無人
sentence-end = 。
span-days = { $count } 天
span-hours = { $count } 小時
span-minutes = { $count } 分鐘
span-seconds = { $count } 秒

## Board

point-empty = { $point }，空
point-piece = { $point } 上的{ $piece }
point-commanded = { $point } 上的{ $piece }，由{ $kingdom }指揮
point-target = { $point }，可以走到這裡
seal = { $kingdom }的印

## Home

your-name = 你的名字
name-hint = 好友認得的名字
make = 開一桌
make-button = 開桌
make-hint = 你會得到一個邀請碼，用任何聊天工具傳給兩位好友。
join = 入座
join-button = 入座
join-hint = 把好友傳給你的邀請碼貼到這裡。
offer = { $host } 邀請你：{ $settings }。
code = 邀請碼
banners = 旗手
banners-hint = 每軍多兩枚棋子：火、風、旗
clock = 棋鐘
clock-none = 無
clock-preset = { $minutes } 分 + { $seconds } 秒
clock-own = 自訂
minutes = 分鐘（每人）
seconds = 秒（每步加時）
seats = 國家
seats-drawn = 抽籤
seats-host = 我執蜀
unfinished = 未完的對局
finished = 已完的對局
resume = 繼續
resume-game = 繼續 { $game }
look = 檢視
look-game = 檢視 { $game }
reading = 正在讀取保存的對局……
copy-path = 複製路徑
copied = 已複製
try-out = 自由棋盤
try-out-hint = 三國都由你來走。
record-file = 棋譜檔案
record-hint = 路徑，或把檔案拖到視窗上
open = 開啟

## Kept games

kept-damaged = 此棋譜在第 { $line } 行損壞：{ $why }。
kept-result = { $result } – { $reason }
kept-moves = { $count ->
    [0] 尚未走棋
   *[other] { $count } 步
}
ago-now = 剛剛
ago-minutes = { $count } 分鐘前
ago-hours = { $count } 小時前
ago-days = { $count } 天前

## The system's dialog for a file

dialog-asking = 請在系統的對話框中選擇檔案；沒有出現時，請在此寫路徑。
dialog-unanswered = 沒有選擇檔案；也可以在此寫路徑。

## About

about = 關於 Sanguo
about-versions = 版本 { $version } · 規則 { $rules } · 協定 { $protocol }
about-versions-hint = 規則與協定相同的程式可以一起對局。
about-licence = 自由的程式，可任選 MIT 許可或 Apache 許可 2.0。
about-inside = 內含以下程式，各有其許可：

## Waiting room

opening-table = 正在開桌……
your-table = 你的桌已開
send-code = 把這個邀請碼傳給兩位好友。兩人都到齊後對局開始。
send-reply = 聯絡不上桌主的程式，但它也許能聯絡到這裡：請把這個碼傳回給桌主。
joining = 正在入座
resuming = 正在繼續對局
resuming-hint = 先讀取你自己的棋譜，同時尋找好友。
keep-open = 請不要關閉此視窗：好友的程式要透過它找到彼此。
copy-code = 複製邀請碼
copy-link = 複製為連結
code-picture = 邀請碼的圖片，供好友用相機掃描
leave = 離開
nobody-yet = 空位 – 等待好友
this-is-host = 桌主
guest-host = 桌主
guest-key = 金鑰為 { $key } 的人
reply = 好友的程式顯示了回覆碼？
reply-hint = 連不上你的程式會顯示以「sanguor1」開頭的碼。把它貼到這裡，你的程式就會去找那位好友。
reply-code = 回覆碼
reply-dial = 尋找這位好友
reply-dialled = 你的程式正在尋找這位好友。
reply-other = 這不是回覆碼：好友的程式連不上你的程式時才顯示回覆碼，它以「sanguor1」開頭。
reply-empty = 還沒有回覆碼：請貼上好友的程式顯示的那個。
progress-asking = 已找到，正在請求入座
progress-waiting = 已到
progress-seating = 已到，正在抽籤
progress-lost = 曾經到過，現在聯絡不上
search-addresses = 正在嘗試 { $addresses } 個位址
search-failed = { $tried }（{ $failed } 個沒有回應）
search-local = 正在區域網路中尋找
search-helper-calling = 正在連接助手
search-helper = 正在助手處等待
search-public-calling = 正在連接公共網路
search-public = 正在公共網路中尋找
help-head = 以下辦法會有幫助：
help-open = 桌主的程式開著
help-reply = 把這裡顯示的碼傳給桌主
help-helper-answers = 邀請碼裡的助手正在執行
help-public-answers = 這台電腦能連接公共網路
help-public = 三人都允許使用公共網路（陌生人會看到你們的 IP 位址）
help-helper = 一個有助手的新邀請碼
help-port = 桌主的路由器把一個連接埠轉發到桌主的電腦
help-ipv6 = 桌主的電腦和這台電腦都有 IPv6

## Table

settings-clock = { $banners ->
    [yes] 有旗手，{ $base } + 每步 { $seconds } 秒
   *[no] 無旗手，{ $base } + 每步 { $seconds } 秒
}
settings-no-clock = { $banners ->
    [yes] 有旗手，無棋鐘，每步最多 { $away }
   *[no] 無旗手，無棋鐘，每步最多 { $away }
}
you = 你
player = { $name }（{ $kingdom }）
speaker = { $name }：
link-none = 尚未連線
link-gone = 未連線，正在重新尋找
link-same-network = 已在同一網路中連線
link-direct = 已直接連線
link-through = 透過 { $name } 連線
link-relayed = 已透過中繼連線，較慢
link-time = { $link }，{ $millis } 毫秒
state-resigned = 已認輸
state-out-of-time = 已逾時
state-forfeited = 同一序號簽了兩個不同的決定，判負
state-left = 已離開對局
state-behind = 尚未簽署最近 { $count } 個決定
state-fallen = 已敗，其軍由{ $kingdom }指揮
state-commands = 指揮{ $kingdoms }的軍隊
turn-yours = 輪到你
turn-yours-line = 你指揮{ $kingdom }
turn-yours-wait = 稍等：先聽聽好友那裡有什麼
turn-theirs = 輪到 { $name }
turn-theirs-line = 下一步由{ $kingdom }走
turn-signing = 你的著法正在簽名
turn-moved = { $name } 已走棋
turn-waiting = { $decision } – 等待簽名：{ $players }
moves = 著法
moves-first = { $kingdom }先走。
type-move = 輸入著法
no-talk = 和好友說點什麼吧。
talk-field = 對全桌說
say = 送出
mute = 靜音
mute-friend = 靜音：{ $name }
muted = 已靜音：{ $names }
again = 原班三人再來一局
again-hint = 按同樣的設定開新桌；朋友會在這裡看到邀請碼。
again-told = 邀請碼也會發到原桌：朋友在那裡點一下就能入座。
again-join = 到新桌入座
resign = 認輸
resign-sure = 要認輸嗎？你的國家將告負，對局結束。
resign-yes = 是，認輸
resign-no = 否，繼續
leave-table = 離開此桌
leave-hint = 對局會保存，可在首頁繼續。
back-home = 回到首頁
record = 本局棋譜，由所有同意者簽名
understood = 知道了
table-closed = 與此桌的連線已結束。回到首頁即可繼續對局。
liar = { $player }在第 { $slot } 號簽了兩個不同的決定。兩個簽名都作為證據留在你的棋譜裡；此後的決定不再需要{ $kingdom }。
liar-you = 你的金鑰在第 { $slot } 號簽了兩個不同的決定。兩個簽名都作為證據保留；此後的決定不再需要你。
notice = { $player }已認輸，自下一個決定起生效。
notice-you = 你已認輸，自下一個決定起生效。
late = 按 { $by } 的棋鐘，{ $late }已逾時。
late-you = 按 { $by } 的棋鐘，你已逾時。
late-by-you = 按你的棋鐘，{ $late }已逾時。

## What happens in a game

decision-resign = { $kingdom }認輸
decision-timeout = { $kingdom }逾時
decision-forfeit = { $kingdom }判負：簽了兩次
row-move = { $piece } { $mv }
row-capture = { $piece } { $mv }，吃{ $taken }
row-signed = 第 { $slot } 號：{ $what }；簽名：{ $signers }
fell-captured = { $victor }擒{ $loser }之將
fell-checkmated = { $victor }將死{ $loser }
fell-stalemated = { $victor }困斃{ $loser }
check-attacked = { $kingdom }將被 { $point } 上的{ $by }{ $kind }攻擊。
check-attacked-yours = 你的將被 { $point } 上的{ $by }{ $kind }攻擊。
check-attacked-by-you = 你用 { $point } 上的{ $kind }攻擊{ $kingdom }將。
check-faced = { $kingdom }將與 { $point } 上的{ $by }將對面。
check-faced-yours = 你的將與 { $point } 上的{ $by }將對面。
check-faced-by-you = { $kingdom }將與你在 { $point } 上的將對面。
result-draw = 和棋
result-win = { $kingdom }勝
result-share = { $kingdoms }共享勝利
result-none = 未完
result-none-line = 此局尚未結束。
reason-last = 只剩{ $kingdom }還有將
reason-repetition = 同一局面第三次出現
reason-quiet = 連續 180 步無吃子、無國敗亡
reason-resigned = { $kingdom }已認輸
reason-out-of-time = { $kingdom }已逾時
reason-forfeited = { $kingdom }在同一序號簽了兩個不同的決定，判負
reason-left = { $kingdom }已離開對局

## Record and free board

turn-board = 轉動棋盤
home-screen = 首頁
copy-position = 複製局面
copy-moves = 複製著法
place = 在對局中的位置
place-of = { $at } / { $len }
step-start = 到開頭
step-back = 退一步
step-play = 自動播放
step-stop = 停止
step-on = 進一步
step-end = 到結尾
variation = 你正在試走自己的變著，它不屬於棋譜。
back-to-game = 回到對局
file = 檔案
export-to = 副本寫到
export-hint = 路徑；留空則選擇
export = 寫出副本
exported = 已寫到 { $path }
board-anew = 重新擺棋
with-banners = 有旗手
without-banners = 無旗手
position-text = 文字形式的局面
set-up = 擺出此局面
free-turn = 輪到{ $kingdom }
free-all = 三國都由你來走
free-commanded = { $kingdom }由{ $commander }指揮
verified = 已核對：全部 { $count } 個簽名有效，每步都合規則。
signatures = 已定 { $settled } 號，其中 { $unanimous } 號一致同意。
unsealed = 三人沒有全部在桌約上簽名：對局尚未開始。
game = 對局 { $id }
proof = { $kingdom }在第 { $slot } 號簽了兩個不同的決定；兩個簽名都在此為證。
unsettled = { $decision } – 只有{ $signers }簽名，尚未成立。
claim = { $by }說{ $late }已逾時：只是聲稱，不是決定。
unread = 無法讀取此檔案
unread-hint = 請檢查路徑，以及你是否有權讀取該檔案。
bad = 這不是完好的棋譜
bad-line = 第 { $line } 行：{ $why }。
bad-hint = 所指的是第一處有錯的行，自此以後都不能作證。三位棋手各有一份棋譜：請向好友要另一份。

## A move that was tried

word-blocked = { $point } 上的棋子被困住，無處可走。
word-theirs = 這枚棋子由{ $player }指揮；這裡顯示它的走法。
word-theirs-free = 這枚棋子由{ $kingdom }指揮，還沒輪到；這裡顯示它的走法。
word-not-your-turn = 輪到{ $name }。
ahead-choose = 輪到 { $name }；現在選定的著法，輪到你時就會走出。
ahead-planned = { $mv } 在輪到你時就會走出；按 Esc 收回。
ahead-taken = { $mv } 不能再走了：棋子已被吃。
ahead-illegal = 沒有走出。{ $illegal }
word-not-your-turn-typed = 輪到 { $name }；你的著法留在輸入框裡。
word-waiting = 你的著法正在等待簽名。
word-over = 對局已結束。
move-shape = { $text }：一步是兩個點，各三個字元，例如 re4re5。
move-point = { $text }：沒有 { $point } 這個點。
illegal = { $mv }：{ $why }。
illegal-over = 對局已結束
illegal-no-piece = { $point } 上沒有棋子
illegal-not-yours = { $point } 上的{ $kind }由{ $owner }指揮，而現在輪到{ $turn }
illegal-stays = 一步必須走到另一個點
illegal-own-piece = { $point } 上是{ $kingdom }自己的{ $kind }
illegal-way-general = 將在九宮內沿線走一點
illegal-way-advisor = 士在九宮內斜走一點
illegal-way-elephant = 象在本國半盤內斜走兩點
illegal-way-horse = 馬先沿線走一點，再向外斜走一點
illegal-way-chariot = 車沿線走，遠近不限
illegal-way-cannon = 砲沿線走，遠近不限；吃子須恰好隔一枚棋子
illegal-way-soldier = 兵向前走一點，過河後也可橫走
illegal-way-banner = 旗手先沿線直走兩點，再向外斜走一點
illegal-general-leaves = { $point } 在{ $kingdom }的九宮之外，將不出九宮
illegal-advisor-leaves = { $point } 在{ $kingdom }的九宮之外，士不出九宮
illegal-elephant-leaves = { $point } 在河對岸，象不過河
illegal-soldier-home = 兵在本國半盤只能前進，也不再回來
illegal-soldier-away = 過河後兵只能走向那邊的底線，或橫走
illegal-blocked = { $point } 上的{ $by }擋住了{ $kind }的路
illegal-screens = 砲吃子須恰好隔一枚棋子，而 { $point } 之前有 { $count } 枚
illegal-attacked = { $kingdom }將會受攻擊：{ $threats }
illegal-faced = { $kingdom }將會對面：{ $generals }
illegal-attacked-and-faced = { $kingdom }將會受攻擊（{ $threats }），還會對面：{ $generals }
threat = { $point } 上的{ $kind }
faced-general = { $point } 上的{ $kingdom }將

## A position that was pasted

position-fields = 局面有四欄，以一個空格分開（佈子、輪次、指揮、靜步），而不是 { $count } 欄。
position-halves = 佈子有三個半盤，以 | 分開，而不是 { $count } 個。
position-ranks = { $kingdom }的半盤有五行，以 / 分開，而不是 { $count } 行。
position-points = { $kingdom }的第 { $rank } 行有九個點，而不是 { $count } 個。
position-unknown = { $kingdom }的第 { $rank } 行：{ $text } 既不是空點數，也不是棋子。
position-split-run = { $kingdom }的第 { $rank } 行：相鄰的空點要寫成一個數。
position-turn = 輪次是 r、g 或 b，而不是 { $text }。
position-owners = 指揮是 r、g、b 中的三個字母，而不是 { $text }。
position-quiet = 靜步數是 0 到 180 的數，前面不帶零，而不是 { $text }。
position-fallen-owner = { $owner }不能指揮{ $kingdom }的軍隊：{ $owner }自己的軍隊由{ $other }指揮。
position-fallen-turn = 不能輪到{ $kingdom }：{ $kingdom }已敗。
position-no-move = 不能輪到{ $kingdom }：{ $kingdom }沒有合法的著法。
position-no-general = { $kingdom }指揮自己的軍隊，卻沒有將。
position-fallen-general = { $kingdom }已敗，但其將還在 { $point } 上。
position-too-many = { $kingdom }有 { $count } 枚「{ $kind }」（{ $points }），最多 { $most } 枚。
position-misplaced-general = { $kingdom }將不能在 { $point } 上：將不出九宮。
position-misplaced-advisor = { $kingdom }士不能在 { $point } 上：士只在九宮的四角和中心。
position-misplaced-elephant = { $kingdom }象不能在 { $point } 上：象在本國半盤只能到七個點。
position-misplaced-soldier = { $kingdom }兵不能在 { $point } 上：兵在本國半盤不會在第 4 行之後。
position-wrong = 不可能有這樣的局面。

## What is wrong with a name or a code

name-empty = 名字至少要有一個字元。
name-long = 名字最多 { $most } 個字元，這個有 { $count } 個。
name-invisible = 名字裡不能有看不見的字元 { $character }。
name-spaces = 名字首尾不能有空格，也不能有連續兩個空格。
code-empty = 還沒有邀請碼：請貼上桌主的程式顯示的那個。
code-other = 這不是邀請碼：邀請碼以「sanguo1」開頭。
code-cut = 邀請碼不完整：{ $need } 個字元裡只有 { $have } 個 – 請再複製一次，一直到末尾。
code-long = 邀請碼太長：在它的 { $need } 個字元之外多了東西 – 請只貼上邀請碼。
code-mistyped = 邀請碼有誤：至少錯了一個字元 – 請複製，不要手打。
code-newer = 此碼的版本是 { $version }，比本程式新：請更新本程式。
code-older = 此碼的版本是 { $version }，比本程式舊：請產生此碼的人更新他的程式。
code-damaged = 邀請碼已損壞 – 請向桌主要一個新的。

## Troubles at a table

trouble-no-answer = 桌主的程式還沒有回應 – 程式會繼續嘗試。
trouble-message = { $who } 傳來了錯誤的內容，未被接受：{ $what }。
trouble-disk = 棋譜無法寫入，此後不再簽名。請確認磁碟有空間、資料夾可以寫入，然後繼續對局。
trouble-unheard = 沒有人連線，所以誰也沒有聽到。
trouble-names = 這台電腦無法查找網域名稱（{ $why }），因此不用公共網路 – 其他辦法都會嘗試。
trouble-network = 無法使用網路：{ $why }。
refusal-turn = 現在輪到{ $kingdom }，不是你。
refusal-signed = 你已為這一輪簽過一個決定，正在等待其他人簽名。
refusal-fallen = 你的國家已經敗亡；你可以離開，對局不會因此結束。
refusal-resigned = 你已經認輸，等待輪到的棋手確認。
refusal-talk = 說的話須為 1 到 { $most } 位元組，不含看不見的字元。
refusal-disk = 無法寫入棋譜，所以不簽名；磁碟正常後再繼續對局。
refusal-accused = 此金鑰在同一序號簽了兩個決定（還原舊備份會這樣），不再簽名。
refusal-suspended = { $kingdom }在同一輪簽了兩個不同的決定，待 { $name } 確認後判負。
refusal-unheard = 須先聽到一位好友的程式，也許它對此局知道得更多；請等待。
refusal-not-begun = 對局尚未開始：先要有兩位好友入座。
refusal-reply = 這個回覆不是針對此桌的邀請碼；好友須先用最新的邀請碼入座。
refusal-seats = 無法分配座位：{ $who } 的程式回答有誤 – 請另開一桌。
refused-full = 此桌已滿：三位棋手已經入座 – 請向桌主要新桌的邀請碼。
refused-secret = 桌主不認識這個邀請碼：它屬於另一桌 – 請要最新的。
refused-closed = 桌主已關閉此桌 – 請要新的邀請碼。
refused-settings = 桌主的桌子設定與邀請碼所說的不同 – 請要新的邀請碼。
refused-version = 桌主的程式使用另一版本的協定 – 誰的程式舊，誰就需要更新。
refused-newer = 桌主的程式比本程式新：請更新本程式。
refused-older = 桌主的程式比本程式舊：請桌主更新程式。

## Troubles with files

system-missing = 沒有這個檔案或資料夾
system-denied = 沒有存取權限
system-full = 磁碟已滿
system-read-only = 那裡無法寫入
fault-folder = 無法使用資料夾 { $path }：{ $why }。
fault-in-use = 另一個 sanguo 正在使用資料夾 { $path }：請關閉它，或用 --data 選擇另一個資料夾。
fault-key = 無法使用金鑰檔案 { $path }：{ $why }。
fault-key-exposed = 別人可以讀取金鑰檔案 { $path }；請用「chmod 600」設為私有，或把它移走以啟用新金鑰。
fault-key-damaged = 金鑰檔案 { $path } 裡沒有此程式的金鑰；請放回正確的副本，或把它移走以啟用新金鑰。
fault-random = 系統沒有給出亂數：{ $why }。
fault-record = 無法使用棋譜 { $path }：{ $why }。
fault-record-damaged = 棋譜 { $path } 已損壞，保持原樣不變：第 { $line } 行，{ $why }。
fault-no-game = 此資料夾裡沒有對局 { $game }。
fault-not-seated = 對局 { $game } 是別的棋手的：此資料夾的金鑰在其中沒有座位。
fault-network = 無法啟動網路：{ $why }。
fault-games = 無法列出保存的對局：{ $why }。
fault-settings = 無法讀取 { $path } 裡的設定。已填入通常的設定；開桌或入座時會重寫該檔案。
fault-settings-unwritten = 無法保存設定：{ $why }。
fault-exists = 已有同名檔案。
fault-unwritten = 無法寫出副本：{ $why }。

## What is wrong with a line of a record or of a friend

flaw-large = 檔案太大，不可能是棋譜
flaw-torn = 檔案在這一行中間斷了
flaw-shape = 這不是棋譜的一行
flaw-changed = 這一行被改過，或前面的行有遺失、重複或移動
flaw-header = 這不是對局的棋譜
flaw-head = 開頭的棋手和設定不完整或不正確
flaw-unsigned = 沒有人簽過這個決定
wrong-signature = 簽名不是{ $kingdom }的
wrong-game = 它屬於另一局
wrong-rules = 規則不允許
wrong-form = 它的寫法不對
wrong-order = 它與前面的內容接不上

## Rules of the game

rules = 玩法
rules-next = 下一項
rules-try = 圓點是它能走到的點，圓環是它能吃的棋子。點一下，棋子就走過去，還可以接著走。
rules-goal = 目標
rules-goal-last = 三人對局，沒有隊友，各自與另外兩人為敵。最後一個還有將的國家獲勝。圈出的是三國的將。
rules-goal-turns = 蜀（紅）先走，然後是吳（綠）、魏（藍），逆時針輪流。已敗的國家跳過。
rules-goal-capture = 走到另一支軍隊的棋子所在的點上，就吃掉那枚棋子，它離開棋盤。
rules-goal-army = 誰擊敗一國，就得到該國全部軍隊，繼續戰鬥。
rules-board = 棋盤
rules-board-halves = 每國有自己的半盤，一條分成三支的河把它們隔開。棋子放在線的交點上。底線處塗色的部分是九宮。
rules-board-lines = 線過河繼續延伸。你右邊的 f、g、h、i 線通到右鄰的 d、c、b、a 線；你左邊的 d、c、b、a 線通到左鄰的 f、g、h、i 線。這裡的車正看著 g 線。
rules-board-points = 點的名稱依次是：半盤（r 蜀、g 吳、b 魏）、線 a 到 i、離底線的行數 1 到 5，例如 re4。
rules-triangle = 三角
rules-triangle-meet = 三條 e 線在中央相會。沿一條 e 線上來的棋子，可以接著走另外兩條中的任意一條：用車試試。
rules-triangle-line = 所以每兩條 e 線合成一條十個點的線。車和炮沿著它起作用，將也會隔著它對面。
rules-triangle-diagonal = 三角本身不能斜走。
rules-general = 將沿線走一點，不出九宮。
rules-advisor = 士斜走一點，不出九宮。
rules-elephant = 象在本國半盤內斜走兩點，不過河。中間的點必須是空的：這裡有一個兵擋住一條路。
rules-horse = 馬先沿線走一點，再向外斜走一點。第一點必須是空的：這裡有一個兵擋住那條路。
rules-horse-triangle = 經過三角，它能到兩個鄰國；有些走法沒有回頭路。
rules-chariot = 車沿線走，只要沒有阻擋，遠近不限。
rules-cannon = 炮的走法與車相同。吃子時，須在線上恰好跳過一枚棋子，不論屬於哪支軍隊。
rules-cannon-triangle = 沿 e 線上來，它看著兩個鄰國的 e 線，兩條分開算。
rules-soldier = 兵在本國半盤向前走一點，最後過河；從三角可以走向任一鄰國。
rules-soldier-away = 在別國半盤，它向那邊的底線走一點，或橫走一點。兵不後退。
rules-banner = 旗手先沿線直走兩點，兩點都須是空的，再向外斜走一點。
rules-banner-names = 蜀的旗手叫火，吳的叫風，魏的叫旗；三者走法相同。
rules-check = 將軍
rules-check-what = 將可能被對手的棋子吃掉，就是被將軍。棋盤用紅色標出，三國都標。你走完之後，自己的將不能被將軍。
rules-check-ways = 這裡魏車正在將軍。可以用車吃掉它，用士擋住，或把將移開。試試看。
rules-check-others = 一步棋可以讓另外兩國之間的線打開：輪到其中一國時，它可以吃掉另一國的將。
rules-facing = 將對面
rules-facing-what = 兩個將不能在一條線上對面而中間沒有棋子，隔著三角也不行。你走完之後，自己的將不能與別的將對面。
rules-facing-pinned = 所以這裡的馬不能動：它站在你的將和吳將之間。
rules-army = 國家敗亡
rules-army-captured = 將被吃掉的國家敗亡，吃掉它的一方從此指揮它的軍隊。這裡蜀已擊敗吳。
rules-army-stuck = 沒有合規著法的國家也敗亡，不論是否被將軍：它的將離開棋盤，軍隊歸那步棋使它走不動的一方。如果那步棋之前它已經走不動，軍隊歸第三國。
rules-army-keep = 被接收的棋子形狀和文字不變，因為走法照舊；顏色表示由誰指揮。象和士留在原來的半盤。
rules-army-soldier = 被接收的兵走法照舊：在原來的半盤向前，在別的半盤向那邊的底線走或橫走，即使那是新主人的底線。
rules-end = 和棋與終局
rules-end-draw = 同一局面第三次出現，或連續 180 步無吃子、無國敗亡，就是和棋。
rules-end-allowed = 長將和長捉都允許。不能協議和棋，也不能悔棋。
rules-end-leave = 認輸、超時或離開的一方失敗，對局結束：如果只剩另一國，它獲勝；如果還有兩國，它們共享勝利。已敗的一方可以離開，其餘繼續。
rules-table = 在桌上
rules-table-banners = 是否用旗手由開桌的人決定：每軍多兩枚棋子，這裡圈出。
rules-table-clock = 有棋鐘時，輪到你時你的時間在走，每步再加幾秒。時間用完就輸。沒有棋鐘時，只限制每步最多多久。
rules-table-signed = 每步棋都由棋手簽名。有兩個簽名就算數；著法旁的勾表示誰已簽名。

## Preferences

prefs = 設定
prefs-done = 完成
prefs-game = 對局仍在繼續。
prefs-shade = 亮度
prefs-shade-system = 跟隨系統
prefs-shade-light = 亮
prefs-shade-dark = 暗
prefs-pieces = 棋子
prefs-traditional = 繁體字
prefs-simplified = 簡體字
prefs-letters = 字母
prefs-coordinates = 座標
prefs-none = 無
prefs-edge = 在邊上
prefs-all = 每個點
prefs-size = 大小
prefs-percent = { $percent } %
prefs-glide = 走子動畫
prefs-sound = 輪到你時發出聲音
prefs-notify = 輪到你而視窗不在前面時發出通知

## Pictures of the board

picture = 棋盤圖片
picture-as = 圖片存為 { $format }

## Reaching each other

reach = 如何互相連線
reach-hint = 只要桌上能坐滿三人，這裡什麼都不用填。從下一桌起生效。
reach-public = 也在公共 IPFS 網路中尋找好友
reach-public-hint = 那裡的陌生人會看到這台電腦的 IP 位址以及它在找人，但看不到棋局的任何內容。
reach-helper = 助手
reach-helper-hint = 用於你自己開的桌：「sanguo helper」顯示的那一行
reach-port = 路由器轉發的連接埠
reach-outside = 路由器的位址
reach-bad-helper = 設定中的助手無法識別：它是「sanguo helper」顯示的那一行，即金鑰、「@」、IP 位址、「:」和連接埠。
reach-bad-port = 設定中的連接埠無法識別：它是 1 到 65535 之間的數字。
reach-bad-outside = 設定中的路由器位址無法識別：它是一個 IP 位址，例如 203.0.113.7。
reach-port-missing = 設定中的路由器位址要與轉發的連接埠一起才有用：兩個都填，或都不填。
