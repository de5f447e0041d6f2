### Тексты окна по-русски.

## Names

subtitle = Сянци «Троецарствие» для троих друзей, без сервера
language = Язык
kingdom-shu = Шу
kingdom-wu = У
kingdom-wei = Вэй
kind-general = генерал
kind-advisor = советник
kind-elephant = слон
kind-horse = конь
kind-chariot = колесница
kind-cannon = пушка
kind-soldier = солдат
kind-banner = знаменосец
banner-shu = огонь
banner-wu = ветер
banner-wei = знамя
piece = { $kind } { $kingdom }

## Parts of sentences

list-more = { $list }, { $next }
list-last = { $list } и { $last }
list-nobody = никто
sentence-end = .
span-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[other] { $count } дней
}
span-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
   *[other] { $count } часов
}
span-minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
   *[other] { $count } минут
}
span-seconds = { $count ->
    [one] { $count } секунда
    [few] { $count } секунды
   *[other] { $count } секунд
}

## Board

point-empty = { $point }, пусто
point-piece = { $piece } на { $point }
point-commanded = { $piece } под командованием { $kingdom } на { $point }
point-target = { $point }, сюда можно пойти
seal = Печать { $kingdom }

## Home

your-name = Ваше имя
name-hint = как вас знают друзья
make = Создать стол
make-button = Создать стол
make-hint = Вы получите код, чтобы послать его двум друзьям в любом чате.
join = Сесть за стол
join-button = Сесть
join-hint = Вставьте код, который прислал вам друг.
offer = { $host } приглашает вас: { $settings }.
code = Код приглашения
banners = Знаменосцы
banners-hint = ещё по две фигуры в каждой армии: огонь, ветер и знамя
clock = Часы
clock-none = Без часов
clock-preset = { $minutes } мин + { $seconds } с
clock-own = Свои
minutes = минут каждому
seconds = секунд добавляется за ход
seats = Царства
seats-drawn = По жребию
seats-host = Я играю за Шу
unfinished = Неоконченные партии
finished = Оконченные партии
resume = Продолжить
resume-game = Продолжить { $game }
look = Смотреть
look-game = Смотреть { $game }
reading = Читаем сохранённые партии…
copy-path = Копировать путь
copied = Скопировано
try-out = Свободная доска
try-out-hint = Все три царства ходят вашей рукой.
record-file = Файл записи
record-hint = путь; или перетащите файл в окно
open = Открыть

## Kept games

kept-damaged = Эта запись повреждена в строке { $line }: { $why }
kept-result = { $result } – { $reason }
kept-moves = { $count ->
    [0] ходов ещё нет
    [one] { $count } ход
    [few] { $count } хода
   *[other] { $count } ходов
}
ago-now = только что
ago-minutes = { $count ->
    [one] { $count } минуту назад
    [few] { $count } минуты назад
   *[other] { $count } минут назад
}
ago-hours = { $count ->
    [one] { $count } час назад
    [few] { $count } часа назад
   *[other] { $count } часов назад
}
ago-days = { $count ->
    [one] { $count } день назад
    [few] { $count } дня назад
   *[other] { $count } дней назад
}

## Waiting room

opening-table = Создаём стол…
your-table = Ваш стол открыт
send-code = Пошлите этот код двум друзьям. Партия начнётся, когда оба будут здесь.
send-reply = Программа хозяина недоступна, но она, возможно, достанет до вашей: пошлите этот код хозяину.
joining = Садимся за стол
resuming = Возвращаемся к партии
resuming-hint = Сначала читается ваша запись; тем временем идёт поиск друзей.
keep-open = Не закрывайте это окно: через него программы друзей находят друг друга.
copy-code = Копировать код
copy-link = Скопировать как ссылку
code-picture = Код как картинка, для камеры друга
leave = Уйти
nobody-yet = Свободное место – ждём друга
this-is-host = хозяин
guest-host = Хозяин
guest-key = Кто-то с ключом { $key }
progress-asking = найден; просит впустить
progress-waiting = на месте
progress-seating = на месте; места разыгрываются
progress-lost = был здесь, сейчас связи нет
search-addresses = проверяются адреса: { $addresses }
search-failed = { $tried } (без ответа: { $failed })
search-local = опрос локальной сети
search-helper-calling = вызов помощника
search-helper = ожидание у помощника
search-public-calling = вызов общедоступной сети
search-public = опрос общедоступной сети
help-head = Что поможет:
help-open = программа хозяина должна быть открыта
help-reply = хозяин должен получить показанный здесь код
help-helper-answers = помощник, указанный в коде, должен работать
help-public-answers = этот компьютер должен выходить в общедоступную сеть
help-public = все трое разрешают общедоступную сеть; она показывает их IP-адреса посторонним
help-helper = новый код, в котором указан помощник
help-port = порт, который маршрутизатор хозяина пробрасывает на его компьютер
help-ipv6 = IPv6 у хозяина и на этом компьютере

## Table

settings-clock = { $banners ->
    [yes] со знаменосцами; { $base } + { $seconds } с за ход
   *[no] без знаменосцев; { $base } + { $seconds } с за ход
}
settings-no-clock = { $banners ->
    [yes] со знаменосцами; без часов, предел на ход: { $away }
   *[no] без знаменосцев; без часов, предел на ход: { $away }
}
you = вы
player = { $name } ({ $kingdom })
speaker = { $name }:
link-none = связи ещё нет
link-gone = связи нет; поиск продолжается
link-same-network = связь в той же сети
link-direct = прямая связь
link-through = связь через игрока { $name }
link-relayed = связь через ретранслятор, медленнее
link-time = { $link }, { $millis } мс
state-resigned = сдаётся
state-out-of-time = просрочено время
state-forfeited = две разные подписи под одним номером: поражение
state-left = партия покинута
state-fallen = разгромлено; армией командует { $kingdom }
state-commands = под командованием армии: { $kingdoms }
turn-yours = Ваш ход
turn-yours-line = вы командуете царством { $kingdom }
turn-yours-wait = минутку: сначала узнаем, что есть у друзей
turn-theirs = Ходит { $name }
turn-theirs-line = следующий ход делает { $kingdom }
turn-signing = Ваш ход подписывается
turn-moved = Ход сделан: { $name }
turn-waiting = { $decision } – ещё не подписали: { $players }
moves = Ходы
moves-first = Первым ходит { $kingdom }.
type-move = Ввести ход
no-talk = Скажите что-нибудь друзьям.
talk-field = Написать за стол
say = Сказать
resign = Сдаться
resign-sure = Сдать партию? Ваше царство проиграет, и партия закончится.
resign-yes = Да, сдаюсь
resign-no = Нет, играю
leave-table = Уйти из-за стола
leave-hint = Партия сохраняется; продолжить её можно с начального экрана.
back-home = На начальный экран
record = Запись партии с подписями всех, кто был согласен
understood = Понятно
table-closed = Связь с этим столом прервана. Вернитесь на начальный экран и продолжите партию оттуда.
liar = { $player }: подписаны два разных решения под номером { $slot }. Обе подписи хранятся в вашей записи как доказательство; дальше решается без { $kingdom }.
liar-you = Вашим ключом подписаны два разных решения под номером { $slot }. Обе подписи хранятся как доказательство; дальше решается без вас.
notice = { $player } сдаётся; это вступит в силу со следующим решением.
notice-you = Вы сдались; это вступит в силу со следующим решением.
late = По часам игрока { $by } время просрочено: { $late }.
late-you = По часам игрока { $by } вы просрочили время.
late-by-you = По вашим часам время просрочено: { $late }.

## What happens in a game

decision-resign = { $kingdom } сдаётся
decision-timeout = { $kingdom } просрочивает время
decision-forfeit = { $kingdom } проигрывает: две подписи
row-move = { $piece } { $mv }
row-capture = { $piece } { $mv }, взятие: { $taken }
row-signed = Решение { $slot }: { $what }; подписали: { $signers }
fell-captured = { $victor } берёт генерала { $loser }
fell-checkmated = { $victor } ставит мат { $loser }
fell-stalemated = { $victor } ставит пат { $loser }
check-attacked = Генерал { $kingdom } под ударом: { $kind } { $by } на { $point }.
check-attacked-yours = Ваш генерал под ударом: { $kind } { $by } на { $point }.
check-attacked-by-you = Вы атакуете генерала { $kingdom }: { $kind } на { $point }.
check-faced = Генерал { $kingdom } стоит против генерала { $by } на { $point }.
check-faced-yours = Ваш генерал стоит против генерала { $by } на { $point }.
check-faced-by-you = Генерал { $kingdom } стоит против вашего генерала на { $point }.
result-draw = Ничья
result-win = Побеждает { $kingdom }
result-share = { $kingdoms } делят победу
result-none = Не окончена
result-none-line = Эту партию пока ничто не завершило.
reason-last = { $kingdom } – последнее царство с генералом
reason-repetition = позиция повторилась в третий раз
reason-quiet = 180 ходов подряд без взятия и разгрома
reason-resigned = { $kingdom } сдаётся
reason-out-of-time = { $kingdom } просрочивает время
reason-forfeited = { $kingdom } проигрывает: под одним номером подписаны два разных решения
reason-left = { $kingdom } уходит из партии

## Record and free board

turn-board = Повернуть доску
home-screen = Начальный экран
copy-position = Копировать позицию
copy-moves = Копировать ходы
place = Место в партии
place-of = { $at } из { $len }
step-start = В начало
step-back = На ход назад
step-play = Проигрывать
step-stop = Остановить
step-on = На ход вперёд
step-end = В конец
variation = Вы пробуете свой вариант; в запись он не входит.
back-to-game = Назад к партии
file = Файл
export-to = Записать копию в
export-hint = путь к новому файлу
export = Записать копию
exported = Записано в { $path }
board-anew = Расставить заново
with-banners = Со знаменосцами
without-banners = Без знаменосцев
position-text = Позиция в виде текста
set-up = Расставить эту позицию
free-turn = Ходит { $kingdom }
free-all = вы ходите за все три царства
free-commanded = армией { $kingdom } командует { $commander }
verified = { $count ->
    [one] Проверено: { $count } подпись верна, все ходы по правилам.
    [few] Проверено: все { $count } подписи верны, все ходы по правилам.
   *[other] Проверено: все { $count } подписей верны, все ходы по правилам.
}
signatures = { $settled ->
    [one] { $settled } решение принято, единогласно: { $unanimous }.
    [few] { $settled } решения приняты, единогласно: { $unanimous }.
   *[other] { $settled } решений принято, единогласно: { $unanimous }.
}
unsealed = Не все трое подписали стол: партия не началась.
game = Партия { $id }
proof = { $kingdom }: подписаны два разных решения под номером { $slot }; обе подписи здесь как доказательство.
unsettled = { $decision } – подпись есть только у: { $signers }. Решение не принято.
claim = { $by } утверждает, что { $late } просрочивает время: это заявление, а не решение.
unread = Этот файл не читается
unread-hint = Проверьте путь и право читать этот файл.
bad = Это не годная запись
bad-line = Строка { $line }: { $why }
bad-hint = Названа первая неверная строка; начиная с неё ничего не доказано. Запись партии есть у каждого из троих игроков: попросите у друга другую копию.

## A move that was tried

word-blocked = Фигуре на { $point } некуда пойти: она заперта.
word-theirs = Этой фигурой командует { $player }; показаны её пути.
word-theirs-free = Этой фигурой командует { $kingdom }, но сейчас не его ход; показаны её пути.
word-not-your-turn = Сейчас ходит { $name }.
ahead-choose = Сейчас ходит { $name }; ход, выбранный теперь, будет сделан, когда придёт ваша очередь.
ahead-planned = { $mv } будет сделан, как только придёт ваша очередь; Esc отменяет.
ahead-taken = { $mv } больше невозможен: фигура взята.
ahead-illegal = Ход не сделан. { $illegal }
word-not-your-turn-typed = Сейчас ходит { $name }; ваш ход ждёт в поле.
word-waiting = Ваш ход ждёт подписей.
word-over = Партия окончена.
move-shape = { $text }: ход – это два пункта по три знака, например re4re5.
move-point = { $text }: пункта { $point } нет.
illegal = { $mv }: { $why }.
illegal-over = партия окончена
illegal-no-piece = на { $point } нет фигуры
illegal-not-yours = фигурой на { $point } ({ $kind }) командует { $owner }, а ходит { $turn }
illegal-stays = ход ведёт на другой пункт
illegal-own-piece = на { $point } своя фигура царства { $kingdom }: { $kind }
illegal-way-general = генерал ходит на один пункт по линии внутри своего дворца
illegal-way-advisor = советник ходит на один пункт по диагонали внутри своего дворца
illegal-way-elephant = слон ходит на два пункта по диагонали на своей половине
illegal-way-horse = конь ходит на один пункт по линии, затем на один по диагонали наружу
illegal-way-chariot = колесница ходит по линии на любое расстояние
illegal-way-cannon = пушка ходит по линии на любое расстояние, а берёт ровно через одну фигуру
illegal-way-soldier = солдат ходит на один пункт вперёд, а за рекой и вбок
illegal-way-banner = знаменосец ходит на два пункта прямо по линии, затем на один по диагонали наружу
illegal-general-leaves = { $point } – вне дворца { $kingdom }, а генерал его не покидает
illegal-advisor-leaves = { $point } – вне дворца { $kingdom }, а советник его не покидает
illegal-elephant-leaves = { $point } – за рекой, а слон её не переходит
illegal-soldier-home = на своей половине солдат ходит только вперёд и назад не возвращается
illegal-soldier-away = за рекой солдат ходит только к дальнему краю той половины или вбок
illegal-blocked = путь закрыт: { $by } на { $point } мешает фигуре «{ $kind }»
illegal-screens = пушка берёт через ровно одну фигуру, а перед { $point } их { $count }
illegal-attacked = генерал { $kingdom } окажется под ударом: { $threats }
illegal-faced = генерал { $kingdom } встанет против генерала: { $generals }
illegal-attacked-and-faced = генерал { $kingdom } окажется под ударом ({ $threats }) и встанет против генерала: { $generals }
threat = { $kind } на { $point }
faced-general = { $kingdom } на { $point }

## A position that was pasted

position-fields = В позиции четыре поля через один пробел (расстановка, ход, командиры, тихие ходы), а здесь их { $count }.
position-halves = В расстановке три половины через знак |, а здесь их { $count }.
position-ranks = В половине { $kingdom } пять рядов через знак /, а здесь их { $count }.
position-points = В ряду { $rank } у { $kingdom } девять пунктов, а здесь их { $count }.
position-unknown = Ряд { $rank } у { $kingdom }: { $text } – это и не число пустых пунктов, и не фигура.
position-split-run = Ряд { $rank } у { $kingdom }: соседние пустые пункты пишутся одним числом.
position-turn = Ход – это r, g или b, а не { $text }.
position-owners = Командиры – это три из букв r, g и b, а не { $text }.
position-quiet = Число тихих ходов – от 0 до 180 без нулей впереди, а не { $text }.
position-fallen-owner = { $owner } не может командовать армией { $kingdom }: армией { $owner } самой командует { $other }.
position-fallen-turn = { $kingdom } не может ходить: это царство разгромлено.
position-no-move = { $kingdom } не может ходить: у этого царства нет допустимого хода.
position-no-general = { $kingdom } командует своей армией, но не имеет генерала.
position-fallen-general = { $kingdom } разгромлено, но его генерал стоит на { $point }.
position-too-many = У { $kingdom } слишком много фигур «{ $kind }»: { $count } ({ $points }), а может быть не больше { $most }.
position-misplaced-general = Генерал { $kingdom } не может стоять на { $point }: генерал не покидает дворца.
position-misplaced-advisor = Советник { $kingdom } не может стоять на { $point }: советник бывает только в углах и в центре своего дворца.
position-misplaced-elephant = Слон { $kingdom } не может стоять на { $point }: слону доступны лишь семь пунктов своей половины.
position-misplaced-soldier = Солдат { $kingdom } не может стоять на { $point }: на своей половине солдат не бывает позади 4-го ряда.
position-wrong = Такой позиции быть не может: { $why }.

## What is wrong with a name or a code

name-empty = В имени нужен хотя бы один знак.
name-long = В имени не больше { $most } знаков, а в этом { $count }.
name-invisible = В имени не может быть невидимого знака { $character }.
name-spaces = В имени не бывает пробелов по краям и двух пробелов подряд.
code-empty = Кода ещё нет: вставьте тот, который показывает программа хозяина.
code-other = Это не код приглашения: код начинается с «sanguo1».
code-cut = Код обрезан: есть { $have } знаков из { $need } – скопируйте его ещё раз, до конца.
code-long = Код слишком длинный: к его { $need } знакам что-то добавлено – вставьте только код.
code-mistyped = В коде опечатка: хотя бы один знак неверен – скопируйте его, а не набирайте.
code-version = Код версии { $version }, которой эта программа не знает: тому, чья программа старее, нужно её обновить.
code-damaged = Код повреждён – попросите у хозяина новый. ({ $why })

## Troubles at a table

trouble-no-answer = Программа хозяина пока не отвечает – попытки продолжаются.
trouble-message = { $who } присылает неверное сообщение; оно не принято: { $what }.
trouble-disk = Запись не удалось сохранить ({ $why }); больше ничего не подписывается – освободите место на диске и продолжите партию.
trouble-unheard = Связи ни с кем нет, поэтому этого никто не услышал.
trouble-names = На этом компьютере не находятся имена узлов ({ $why }), поэтому общедоступная сеть не используется – всё остальное пробуется.
trouble-network = Не удалось воспользоваться сетью: { $why }.
refusal-turn = Сейчас не ваш ход: ходит { $kingdom }.
refusal-signed = Вы уже подписали решение этого хода; оно ждёт подписей других.
refusal-fallen = Ваше царство уже разгромлено; вы можете уйти, не прерывая партии.
refusal-resigned = Вы уже сдались; это подтвердит тот, чей сейчас ход.
refusal-talk = В сказанном должно быть от 1 до { $most } байт и ни одного невидимого знака.
refusal-disk = Запись не сохраняется, поэтому ничего не подписывается; продолжите партию, когда диск будет в порядке.
refusal-accused = Этим ключом подписаны два решения под одним номером (так бывает после восстановления из копии); больше он не подписывает.
refusal-suspended = { $kingdom }: подписаны два разных решения одного хода; это поражение, как только его подтвердит { $name }.
refusal-unheard = Сначала нужно услышать программу кого-то из друзей: вдруг она знает об этой партии больше. Подождите.
refusal-not-begun = Партия ещё не началась: сначала должны сесть двое друзей.
refusal-reply = Это ответ не на код этого стола; сначала друг должен сесть за стол с самым новым кодом.
refusal-seats = Места не удалось раздать: программа игрока { $who } ответила неверно ({ $why }) – создайте новый стол.
refused-full = Стол занят: трое игроков уже сидят – попросите у хозяина код нового стола.
refused-secret = Хозяин не знает этого кода: он от другого стола – попросите самый новый.
refused-closed = Хозяин закрыл этот стол – попросите новый код.
refused-settings = У стола хозяина другие настройки, чем говорит его код – попросите новый код.
refused-version = Программа хозяина говорит на другой версии протокола – тому, чья программа старее, нужно её обновить.

## Troubles with files

fault-folder = Не удалось воспользоваться папкой данных { $path }: { $why }.
fault-in-use = Другая программа sanguo уже работает с папкой данных { $path }: закройте её или выберите другую папку параметром --data.
fault-key = Не удалось воспользоваться файлом ключа { $path }: { $why }.
fault-key-exposed = Файл ключа { $path } могут читать другие; закройте его командой «chmod 600» или уберите, чтобы начать с новым ключом.
fault-key-damaged = В файле { $path } нет ключа этой программы; положите туда копию верного ключа или уберите файл, чтобы начать с новым ключом.
fault-random = Система не дала случайных чисел: { $why }.
fault-record = Не удалось воспользоваться записью { $path }: { $why }.
fault-record-damaged = Запись { $path } повреждена и остаётся без изменений: строка { $line }, { $why }.
fault-no-game = В этой папке данных нет партии { $game }.
fault-not-seated = Партию { $game } играют другие: у ключа этой папки данных в ней нет места.
fault-network = Не удалось запустить сеть: { $why }.
fault-games = Не удалось перечислить сохранённые партии: { $why }.
fault-settings = Настройки в { $path } не читаются: { $why }. Подставлены обычные; когда вы создадите стол или сядете за него, файл будет записан заново.
fault-settings-unwritten = Настройки не удалось сохранить: { $why }.
fault-exists = Файл с таким именем уже есть.
fault-unwritten = Копию не удалось записать: { $why }.

## Preferences

prefs = Настройки
prefs-done = Готово
prefs-game = Партия тем временем продолжается.
prefs-pieces = Фигуры
prefs-traditional = Китайские, традиционные
prefs-simplified = Китайские, упрощённые
prefs-letters = Буквы
prefs-coordinates = Координаты
prefs-none = Нет
prefs-edge = По краю
prefs-all = На каждом пункте
prefs-size = Размер
prefs-percent = { $percent } %
prefs-glide = Плавные ходы
prefs-sound = Звук, когда ваш ход
prefs-notify = Уведомление, когда ваш ход, а окно не впереди

## Pictures of the board

picture = Изображение доски
picture-write = Записать изображение
