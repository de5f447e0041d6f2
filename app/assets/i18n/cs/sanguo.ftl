### Texty okna česky.

## Names

subtitle = Xiangqi tří říší pro tři přátele, bez serveru
language = Jazyk
kingdom-shu = Šu
kingdom-wu = Wu
kingdom-wei = Wej
kind-general = generál
kind-advisor = rádce
kind-elephant = slon
kind-horse = kůň
kind-chariot = vůz
kind-cannon = dělo
kind-soldier = voják
kind-banner = praporečník
banner-shu = oheň
banner-wu = vítr
banner-wei = prapor
piece = { $kind } { $kingdom }

## Parts of sentences

list-more = { $list }, { $next }
list-last = { $list } a { $last }
list-nobody = nikdo
sentence-end = .
span-days = { $count ->
    [one] { $count } den
    [few] { $count } dny
   *[other] { $count } dní
}
span-hours = { $count ->
    [one] { $count } hodina
    [few] { $count } hodiny
   *[other] { $count } hodin
}
span-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[other] { $count } minut
}
span-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
   *[other] { $count } sekund
}

## Board

point-empty = { $point }, prázdný
point-piece = { $piece } na { $point }
point-commanded = { $piece }, velí { $kingdom }, na { $point }
point-target = { $point }, sem lze táhnout
seal = Pečeť { $kingdom }

## Home

your-name = Vaše jméno
name-hint = jak vás znají přátelé
make = Založit stůl
make-button = Založit stůl
make-hint = Dostanete kód, který pošlete dvěma přátelům v jakémkoli chatu.
join = Přisednout ke stolu
join-button = Přisednout
join-hint = Vložte kód, který vám poslal přítel.
offer = { $host } vás zve: { $settings }.
code = Kód pozvánky
banners = Praporečníci
banners-hint = dvě figury navíc v každé armádě: oheň, vítr a prapor
clock = Hodiny
clock-none = Bez hodin
clock-preset = { $minutes } min + { $seconds } s
clock-own = Vlastní
minutes = minut pro každého
seconds = sekund navíc za tah
seats = Říše
seats-drawn = Losem
seats-host = Beru si Šu
unfinished = Nedohrané hry
finished = Dohrané hry
resume = Pokračovat
resume-game = Pokračovat v { $game }
look = Prohlédnout
look-game = Prohlédnout { $game }
reading = Čtou se uložené hry…
copy-path = Kopírovat cestu
copied = Zkopírováno
try-out = Volná deska
try-out-hint = Táhnete za všechny tři říše.
record-file = Soubor záznamu
record-hint = cesta, nebo soubor přetáhněte do okna
open = Otevřít

## Kept games

kept-damaged = Tento záznam je poškozen na řádku { $line }: { $why }.
kept-result = { $result } – { $reason }
kept-moves = { $count ->
    [0] zatím žádný tah
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}
ago-now = právě teď
ago-minutes = { $count ->
    [one] před minutou
   *[other] před { $count } minutami
}
ago-hours = { $count ->
    [one] před hodinou
   *[other] před { $count } hodinami
}
ago-days = { $count ->
    [one] včera
   *[other] před { $count } dny
}

## The system's dialog for a file

dialog-asking = Vyberte soubor v okně systému; pokud se neotevře, napište jeho cestu sem.
dialog-unanswered = Žádný soubor nebyl vybrán; jeho cestu lze napsat i sem.

## About

about = O programu Sanguo
about-versions = Verze { $version } · pravidla { $rules } · protokol { $protocol }
about-versions-hint = Hrát spolu mohou programy se stejnými pravidly a stejným protokolem.
about-licence = Svobodný software pod licencí MIT, nebo Apache 2.0, jak chcete.
about-inside = Co je uvnitř, každé pod svou licencí:

## Waiting room

opening-table = Zakládá se stůl…
your-table = Váš stůl je otevřen
send-code = Pošlete tento kód dvěma přátelům. Hra začne, až tu budou oba.
send-reply = Program hostitele není dostupný, ale on možná dosáhne na váš: pošlete tento kód zpět hostiteli.
joining = Přisedáte ke stolu
resuming = Návrat do hry
resuming-hint = Nejdřív se čte váš záznam; zatím se hledají přátelé.
keep-open = Nechte toto okno otevřené: programy přátel se přes něj navzájem najdou.
copy-code = Kopírovat kód
copy-link = Kopírovat jako odkaz
code-picture = Kód jako obrázek pro fotoaparát přítele
leave = Odejít
nobody-yet = Volné místo – čeká se na přítele
this-is-host = hostitel
guest-host = Hostitel
guest-key = Někdo s klíčem { $key }
reply = Ukazuje program přítele kód odpovědi?
reply-hint = Program, který se k vašemu nedostane, ukáže kód začínající „sanguor1“. Vložte ho sem a váš program bude přítele hledat.
reply-code = Kód odpovědi
reply-dial = Hledat tohoto přítele
reply-dialled = Váš program teď tohoto přítele hledá.
reply-other = Toto není kód odpovědi: ten ukáže program přítele, když se k vašemu nedostane, a začíná „sanguor1“.
reply-empty = Kód odpovědi tu ještě není: vložte ten, který ukazuje program přítele.
progress-asking = nalezen; žádá o vpuštění
progress-waiting = je tu
progress-seating = je tu; losují se místa
progress-lost = byl tu, teď není spojení
search-addresses = { $addresses ->
    [one] zkouší se jedna adresa
    [few] zkoušejí se { $addresses } adresy
   *[other] zkouší se { $addresses } adres
}
search-failed = { $tried } (bez odpovědi: { $failed })
search-local = dotaz v místní síti
search-helper-calling = volá se pomocník
search-helper = čeká se u pomocníka
search-public-calling = volá se veřejná síť
search-public = dotaz ve veřejné síti
help-head = Co by pomohlo:
help-open = aby byl program hostitele otevřen
help-reply = aby hostitel dostal kód, který je zde vidět
help-helper-answers = aby běžel pomocník uvedený v kódu
help-public-answers = aby se tento počítač dostal do veřejné sítě
help-public = aby všichni tři povolili veřejnou síť, která ukazuje jejich IP adresy cizím lidem
help-helper = nový kód, který uvádí pomocníka
help-port = port, který směrovač hostitele předává na jeho počítač
help-ipv6 = IPv6 na počítači hostitele i na tomto

## Table

settings-clock = { $banners ->
    [yes] s praporečníky, { $base } + { $seconds } s za tah
   *[no] bez praporečníků, { $base } + { $seconds } s za tah
}
settings-no-clock = { $banners ->
    [yes] s praporečníky, bez hodin; nejdéle na tah: { $away }
   *[no] bez praporečníků, bez hodin; nejdéle na tah: { $away }
}
you = vy
player = { $name } ({ $kingdom })
speaker = { $name }:
link-none = zatím bez spojení
link-gone = bez spojení; hledá se znovu
link-same-network = spojení v téže síti
link-direct = přímé spojení
link-through = spojení přes hráče { $name }
link-relayed = spojení přes přenašeč, pomalejší
link-time = { $link }, { $millis } ms
state-resigned = vzdává se
state-out-of-time = čas vypršel
state-forfeited = dvě různá rozhodnutí pod jedním číslem: prohra
state-left = odchod ze hry
state-behind = bez podpisu pod posledními { $count } rozhodnutími
state-fallen = poražena; armádě velí { $kingdom }
state-commands = velí armádám: { $kingdoms }
turn-yours = Jste na tahu
turn-yours-line = velíte říši { $kingdom }
turn-yours-wait = okamžik: nejdřív se zjistí, co mají přátelé
turn-theirs = Na tahu je { $name }
turn-theirs-line = teď táhne { $kingdom }
turn-signing = Váš tah se podepisuje
turn-moved = Táhl hráč { $name }
turn-waiting = { $decision } – ještě nepodepsali: { $players }
moves = Tahy
moves-first = První táhne { $kingdom }.
type-move = Napsat tah
no-talk = Řekněte něco přátelům.
talk-field = Napsat ke stolu
say = Říct
mute = Ztlumit hovor
mute-friend = Ztlumit: { $name }
muted = Ztlumeno: { $names }
again = Titíž tři znovu
again-hint = Nový stůl se stejným nastavením; přátelé tu uvidí jeho kód.
again-told = Kód zazní i u stolu: přátelé se odtud připojí jedním kliknutím.
again-join = K novému stolu
resign = Vzdát se
resign-sure = Vzdát tuto hru? Vaše říše prohraje a hra skončí.
resign-yes = Ano, vzdávám se
resign-no = Ne, hraji dál
leave-table = Odejít od stolu
leave-hint = Hra se uloží; pokračovat můžete z úvodní obrazovky.
back-home = Na úvodní obrazovku
record = Záznam hry, podepsaný všemi, kdo souhlasili
understood = Rozumím
table-closed = Spojení s tímto stolem skončilo. Vraťte se na úvodní obrazovku a pokračujte ve hře odtud.
liar = Hráč { $player } podepsal dvě různá rozhodnutí č. { $slot }. Oba podpisy zůstávají ve vašem záznamu jako důkaz; dál se rozhoduje bez { $kingdom }.
liar-you = Vaším klíčem jsou podepsána dvě různá rozhodnutí č. { $slot }. Oba podpisy zůstávají jako důkaz; dál se rozhoduje bez vás.
notice = Hráč { $player } se vzdává; platí to od příštího rozhodnutí.
notice-you = Vzdáváte se; platí to od příštího rozhodnutí.
late = Podle hodin hráče { $by } vypršel čas hráče { $late }.
late-you = Podle hodin hráče { $by } vám vypršel čas.
late-by-you = Podle vašich hodin vypršel čas hráče { $late }.

## What happens in a game

decision-resign = { $kingdom } se vzdává
decision-timeout = { $kingdom } vyčerpala čas
decision-forfeit = { $kingdom } prohrává: dva podpisy
row-move = { $piece } { $mv }
row-capture = { $piece } { $mv }, bere se { $taken }
row-signed = Rozhodnutí č. { $slot }: { $what }; podepsali: { $signers }
fell-captured = { $victor } bere generála { $loser }
fell-checkmated = { $victor } dává mat { $loser }
fell-stalemated = { $victor } dává pat { $loser }
check-attacked = Generál { $kingdom } je napaden: { $kind } { $by } na { $point }.
check-attacked-yours = Váš generál je napaden: { $kind } { $by } na { $point }.
check-attacked-by-you = Napadáte generála { $kingdom }: { $kind } na { $point }.
check-faced = Generál { $kingdom } stojí proti generálovi { $by } na { $point }.
check-faced-yours = Váš generál stojí proti generálovi { $by } na { $point }.
check-faced-by-you = Generál { $kingdom } stojí proti vašemu generálovi na { $point }.
result-draw = Remíza
result-win = Vyhrává { $kingdom }
result-share = { $kingdoms } se dělí o výhru
result-none = Nedohráno
result-none-line = Tuto hru zatím nic neukončilo.
reason-last = { $kingdom } je poslední říše s generálem
reason-repetition = stejná pozice nastala potřetí
reason-quiet = 180 tahů v řadě bez braní a bez poražené říše
reason-resigned = { $kingdom } se vzdala
reason-out-of-time = { $kingdom } vyčerpala čas
reason-forfeited = { $kingdom } podepsala dvě různá rozhodnutí pod jedním číslem, a proto prohrává
reason-left = { $kingdom } odešla ze hry

## Record and free board

turn-board = Otočit desku
home-screen = Úvodní obrazovka
copy-position = Kopírovat pozici
copy-moves = Kopírovat tahy
place = Místo ve hře
place-of = { $at } z { $len }
step-start = Na začátek
step-back = O tah zpět
step-play = Přehrávat
step-stop = Zastavit
step-on = O tah dál
step-end = Na konec
variation = Zkoušíte vlastní variantu; do záznamu nepatří.
back-to-game = Zpět ke hře
file = Soubor
export-to = Zapsat kopii do
export-hint = cesta, nebo prázdné: výběr
export = Zapsat kopii
exported = Zapsáno do { $path }
board-anew = Postavit znovu
with-banners = S praporečníky
without-banners = Bez praporečníků
position-text = Pozice jako text
set-up = Postavit tuto pozici
free-turn = Na tahu je { $kingdom }
free-all = táhnete za všechny tři říše
free-commanded = armádě { $kingdom } velí { $commander }
verified = { $count ->
    [one] Ověřeno: { $count } podpis platí, každý tah je podle pravidel.
    [few] Ověřeno: všechny { $count } podpisy platí, každý tah je podle pravidel.
   *[other] Ověřeno: všech { $count } podpisů platí, každý tah je podle pravidel.
}
signatures = { $settled ->
    [one] Přijato { $settled } rozhodnutí, z toho jednomyslně: { $unanimous }.
    [few] Přijata { $settled } rozhodnutí, z toho jednomyslně: { $unanimous }.
   *[other] Přijato { $settled } rozhodnutí, z toho jednomyslně: { $unanimous }.
}
unsealed = Stůl nepodepsali všichni tři: hra nezačala.
game = Hra { $id }
proof = { $kingdom } podepsala dvě různá rozhodnutí č. { $slot }; oba podpisy jsou zde jako důkaz.
unsettled = { $decision } – podepsáno jen: { $signers }. Rozhodnutí není přijato.
claim = { $by } tvrdí, že { $late } vyčerpala čas: je to tvrzení, ne rozhodnutí.
unread = Tento soubor nelze přečíst
unread-hint = Zkontrolujte cestu a zda smíte soubor číst.
bad = Toto není dobrý záznam
bad-line = Řádek { $line }: { $why }.
bad-hint = Uvedený řádek je první chybný; od něj dál není nic prokázáno. Záznam hry má každý ze tří hráčů: požádejte přítele o jinou kopii.

## A move that was tried

word-blocked = Figura na { $point } nemá kam táhnout: je zablokovaná.
word-theirs = Této figuře velí { $player }; ukazují se její cesty.
word-theirs-free = Této figuře velí { $kingdom } a není na tahu; ukazují se její cesty.
word-not-your-turn = Na tahu je { $name }.
ahead-choose = Na tahu je { $name }; tah zvolený teď se zahraje, až přijdete na řadu.
ahead-planned = { $mv } se zahraje, jakmile budete na tahu; Esc ho vezme zpět.
ahead-taken = { $mv } už nelze zahrát: figura byla sebrána.
ahead-illegal = Nezahráno. { $illegal }
word-not-your-turn-typed = Na tahu je { $name }; váš tah čeká v poli.
word-waiting = Váš tah čeká na podpisy.
word-over = Hra skončila.
move-shape = { $text }: tah jsou dva body po třech znacích, například re4re5.
move-point = { $text }: bod { $point } není.
illegal = { $mv }: { $why }.
illegal-over = hra skončila
illegal-no-piece = na { $point } není figura
illegal-not-yours = figuře na { $point } ({ $kind }) velí { $owner } a na tahu je { $turn }
illegal-stays = tah vede na jiný bod
illegal-own-piece = na { $point } stojí vlastní figura { $kingdom }: { $kind }
illegal-way-general = generál táhne o jeden bod po linii uvnitř svého paláce
illegal-way-advisor = rádce táhne o jeden bod šikmo uvnitř svého paláce
illegal-way-elephant = slon táhne o dva body šikmo na své polovině
illegal-way-horse = kůň táhne o jeden bod po linii a pak o jeden šikmo ven
illegal-way-chariot = vůz táhne po linii libovolně daleko
illegal-way-cannon = dělo táhne po linii libovolně daleko a bere přes právě jednu figuru
illegal-way-soldier = voják táhne o jeden bod vpřed, za řekou i do strany
illegal-way-banner = praporečník táhne o dva body rovně po linii a pak o jeden šikmo ven
illegal-general-leaves = { $point } leží mimo palác { $kingdom }, který generál nikdy neopouští
illegal-advisor-leaves = { $point } leží mimo palác { $kingdom }, který rádce nikdy neopouští
illegal-elephant-leaves = { $point } leží za řekou, kterou slon nikdy nepřekročí
illegal-soldier-home = na své polovině táhne voják jen vpřed a nikdy se nevrací
illegal-soldier-away = za řekou táhne voják jen k zadní řadě té poloviny nebo do strany
illegal-blocked = v cestě stojí { $by } na { $point } ({ $kind } nepřeskakuje)
illegal-screens = dělo bere přes právě jednu figuru, ale figur před { $point } je { $count }
illegal-attacked = generál { $kingdom } by byl napaden: { $threats }
illegal-faced = proti generálovi { $kingdom } by stál generál: { $generals }
illegal-attacked-and-faced = generál { $kingdom } by byl napaden ({ $threats }) a stál by proti němu generál: { $generals }
threat = { $kind } na { $point }
faced-general = { $kingdom } na { $point }

## A position that was pasted

position-fields = Pozice má čtyři pole oddělená jednou mezerou (rozestavení, tah, velitelé, tiché tahy), zde: { $count }.
position-halves = Rozestavení má tři poloviny oddělené znakem |, zde: { $count }.
position-ranks = Polovina { $kingdom } má pět řad oddělených znakem /, zde: { $count }.
position-points = Řada { $rank } u { $kingdom } má devět bodů, zde: { $count }.
position-unknown = Řada { $rank } u { $kingdom }: { $text } není ani počet prázdných bodů, ani figura.
position-split-run = Řada { $rank } u { $kingdom }: sousední prázdné body se píší jedním číslem.
position-turn = Na tahu je r, g nebo b, ne { $text }.
position-owners = Velitelé jsou tři z písmen r, g a b, ne { $text }.
position-quiet = Počet tichých tahů je číslo od 0 do 180 bez úvodních nul, ne { $text }.
position-fallen-owner = { $owner } nemůže velet armádě { $kingdom }: armádě { $owner } velí { $other }.
position-fallen-turn = { $kingdom } nemůže být na tahu: je poražena.
position-no-move = { $kingdom } nemůže být na tahu: nemá povolený tah.
position-no-general = { $kingdom } velí své armádě, ale nemá generála.
position-fallen-general = { $kingdom } je poražena, ale její generál stojí na { $point }.
position-too-many = Příliš mnoho figur „{ $kind }“ u { $kingdom }: { $count } ({ $points }), nejvýše { $most }.
position-misplaced-general = Generál { $kingdom } nemůže stát na { $point }: generál zůstává ve svém paláci.
position-misplaced-advisor = Rádce { $kingdom } nemůže stát na { $point }: rádce zůstává v rozích a ve středu svého paláce.
position-misplaced-elephant = Slon { $kingdom } nemůže stát na { $point }: slon se dostane jen na sedm bodů své poloviny.
position-misplaced-soldier = Voják { $kingdom } nemůže stát na { $point }: na své polovině voják nikdy nestojí za svou řadou 4.
position-wrong = Taková pozice nemůže být.

## What is wrong with a name or a code

name-empty = Jméno potřebuje alespoň jeden znak.
name-long = Jméno má nejvýše { $most } znaků; toto jich má { $count }.
name-invisible = Jméno nesmí obsahovat neviditelný znak { $character }.
name-spaces = Jméno nemá mezery na krajích ani dvě mezery za sebou.
code-empty = Kód tu ještě není: vložte ten, který ukazuje program hostitele.
code-other = Toto není kód pozvánky: kód začíná „sanguo1“.
code-cut = Kód je useknutý: je tu { $have } z { $need } znaků – zkopírujte ho znovu, až do konce.
code-long = Kód je příliš dlouhý: k jeho { $need } znakům něco přibylo – vložte jen kód.
code-mistyped = V kódu je překlep: alespoň jeden znak je chybný – zkopírujte ho, neopisujte.
code-newer = Tento kód je verze { $version }, novější než tento program: aktualizujte tento program.
code-older = Tento kód je verze { $version }, starší než tento program: aktualizovat musí ten, kdo jej vytvořil.
code-damaged = Kód je poškozen – požádejte hostitele o nový.

## Troubles at a table

trouble-no-answer = Program hostitele zatím neodpovídá – program to zkouší dál.
trouble-message = { $who } posílá něco chybného a nebylo to přijato: { $what }.
trouble-disk = Záznam nešlo zapsat a nic dalšího se nepodepisuje. Ověřte, že je na disku místo a že do složky s daty lze zapisovat, a pak ve hře pokračujte.
trouble-unheard = Nikdo není připojen, takže to nikdo neslyšel.
trouble-names = Na tomto počítači nelze vyhledávat jména ({ $why }), proto se veřejná síť vynechává – vše ostatní se zkouší.
trouble-network = Síť nelze použít: { $why }.
refusal-turn = Na tahu je { $kingdom }, ne vy.
refusal-signed = Rozhodnutí pro tento tah jste už podepsali; čeká na podpisy ostatních.
refusal-fallen = Vaše říše už je poražena; můžete odejít, aniž by hra skončila.
refusal-resigned = Už jste se vzdali; potvrdí to hráč na tahu.
refusal-talk = Co říkáte, musí mít 1 až { $most } bajtů a žádné neviditelné znaky.
refusal-disk = Záznam nelze zapsat, a tak se nic nepodepisuje; ve hře pokračujte, až bude disk v pořádku.
refusal-accused = Tento klíč podepsal dvě rozhodnutí pod jedním číslem (to dělá obnovená záloha); víc už nepodepíše.
refusal-suspended = { $kingdom } podepsala dvě různá rozhodnutí pro jeden tah a prohraje, jakmile to potvrdí { $name }.
refusal-unheard = Nejdřív je třeba slyšet program některého z přátel, kdyby o této hře věděl víc; počkejte na něj.
refusal-not-begun = Hra ještě nezačala: nejdřív musí přisednout dva přátelé.
refusal-reply = Tato odpověď nepatří ke kódu tohoto stolu; přítel musí nejdřív přisednout s nejnovějším kódem.
refusal-seats = Místa nešlo rozdat: program hráče { $who } odpověděl chybně – založte nový stůl.
refused-full = Stůl je plný: tři hráči už sedí – požádejte hostitele o kód nového stolu.
refused-secret = Hostitel tento kód nezná: je od jiného stolu – požádejte o nejnovější.
refused-closed = Hostitel tento stůl zavřel – požádejte o nový kód.
refused-settings = Stůl hostitele má jiné nastavení, než říká jeho kód – požádejte o nový kód.
refused-version = Program hostitele mluví jinou verzí protokolu – kdo má starší program, musí ho aktualizovat.
refused-newer = Program hostitele je novější než tento: aktualizujte tento.
refused-older = Program hostitele je starší než tento: požádejte hostitele, aby jej aktualizoval.

## Troubles with files

system-missing = takový soubor nebo složka neexistuje
system-denied = přístup není povolen
system-full = disk je plný
system-read-only = tam nelze nic zapsat
fault-folder = Složku s daty { $path } nelze použít: { $why }.
fault-in-use = Se složkou s daty { $path } už běží jiné sanguo: zavřete ho, nebo zvolte jinou složku pomocí --data.
fault-key = Soubor klíče { $path } nelze použít: { $why }.
fault-key-exposed = Soubor klíče { $path } mohou číst jiní; zakažte jim to pomocí „chmod 600“, nebo ho přesuňte jinam a začněte s novým klíčem.
fault-key-damaged = V souboru { $path } není klíč tohoto programu; dejte tam kopii správného, nebo ho přesuňte jinam a začněte s novým klíčem.
fault-random = Systém nedal náhodná čísla: { $why }.
fault-record = Záznam { $path } nelze použít: { $why }.
fault-record-damaged = Záznam { $path } je poškozen a zůstává beze změny: řádek { $line }, { $why }.
fault-no-game = V této složce s daty není hra { $game }.
fault-not-seated = Hra { $game } patří jiným hráčům: klíč této složky v ní nemá místo.
fault-network = Síť nelze spustit: { $why }.
fault-games = Uložené hry nelze vypsat: { $why }.
fault-settings = Nastavení v { $path } nelze přečíst. Je vyplněno obvyklé; až založíte stůl nebo k němu přisednete, soubor se zapíše znovu.
fault-settings-unwritten = Nastavení nešlo uložit: { $why }.
fault-exists = Soubor tohoto jména už existuje.
fault-unwritten = Kopii nešlo zapsat: { $why }.

## What is wrong with a line of a record or of a friend

flaw-large = soubor je na záznam příliš velký
flaw-torn = soubor končí uprostřed tohoto řádku
flaw-shape = tohle není řádek záznamu
flaw-changed = tento řádek byl změněn, nebo se řádky před ním ztratily, zdvojily či přesunuly
flaw-header = tohle není záznam hry
flaw-head = hráči a nastavení na začátku nejsou úplní nebo správní
flaw-unsigned = toto rozhodnutí nikdo nepodepsal
wrong-signature = podpis nepatří { $kingdom }
wrong-game = patří k jiné hře
wrong-rules = pravidla to nedovolují
wrong-form = není to zapsáno tak, jak má být
wrong-order = nevyplývá to z toho, co je před tím

## Rules of the game

rules = Jak se hraje
rules-next = Dál
rules-try = Tečky ukazují, kam může, kroužky, co může sebrat. Klikněte na bod: figura tam táhne a můžete s ní pokračovat.
rules-goal = Cíl
rules-goal-last = Tři hráči, žádné týmy: každý hraje proti oběma ostatním. Vyhrává poslední říše, která má generála. Generálové jsou v kroužku.
rules-goal-turns = První táhne Šu (červená), pak Wu (zelená), pak Wej (modrá), proti směru hodinových ručiček. Poražená říše se přeskakuje.
rules-goal-capture = Figura bere tak, že táhne na bod, kde stojí figura jiné armády; ta opustí desku.
rules-goal-army = Kdo porazí říši, získá celou její armádu pro další boj.
rules-board = Deska
rules-board-halves = Každá říše má svou polovinu a mezi nimi teče řeka se třemi rameny. Figury stojí na bodech, kde se kříží linie. Stínované místo u kraje každé poloviny je palác.
rules-board-lines = Sloupce pokračují za řekou. Napravo od vás vedou f, g, h a i do d, c, b a a souseda vpravo; nalevo vedou d, c, b a a do f, g, h a i souseda vlevo. Vůz tu vidí podél sloupce g.
rules-board-points = Jméno bodu je polovina (r je Šu, g je Wu, b je Wej), sloupec a až i a vzdálenost od domácího kraje 1 až 5: re4.
rules-triangle = Trojúhelník
rules-triangle-meet = Uprostřed se sbíhají tři sloupce e. Kdo přichází jedním, může pokračovat kterýmkoli z obou ostatních: zkuste to s vozem.
rules-triangle-line = Každé dva sloupce e jsou tak jedna linie o deseti bodech. Působí po ní vozy a děla a mohou na ní stát proti sobě generálové.
rules-triangle-diagonal = Přes samotný trojúhelník se šikmo netáhne.
rules-general = Generál táhne o jeden bod po linii a nikdy neopouští svůj palác.
rules-advisor = Rádce táhne o jeden bod šikmo a nikdy neopouští svůj palác.
rules-elephant = Slon táhne o dva body šikmo na své polovině; řeku nikdy nepřekročí. Bod mezi nimi musí být prázdný: tady jednu cestu zavírá voják.
rules-horse = Kůň táhne o jeden bod po linii a pak o jeden šikmo ven. První bod musí být prázdný: tady tu cestu zavírá voják.
rules-horse-triangle = Přes trojúhelník dosáhne k oběma sousedům; některé z těch cest nevedou zpátky.
rules-chariot = Vůz táhne po linii libovolně daleko, dokud je volná.
rules-cannon = Dělo táhne jako vůz. Když bere, přeskočí na své linii právě jednu figuru kterékoli armády.
rules-cannon-triangle = Po sloupci e vidí do sloupců e obou sousedů, do každého zvlášť.
rules-soldier = Na své polovině táhne voják o jeden bod vpřed, nakonec přes řeku; z trojúhelníku ke kterémukoli sousedovi.
rules-soldier-away = Na jiné polovině táhne o jeden bod k jejímu domácímu kraji nebo do strany. Nikdy se nevrací.
rules-banner = Praporečník táhne o dva body rovně po linii, oba prázdné, a pak o jeden šikmo ven.
rules-banner-names = Praporečník se u Šu jmenuje oheň, u Wu vítr, u Wej prapor; všichni tři táhnou stejně.
rules-check = Šach
rules-check-what = Generál, kterého by mohla sebrat figura soka, je v šachu. Deska to ukazuje červeně, u všech tří. Po vlastním tahu nesmí být váš generál v šachu.
rules-check-ways = Tady dává šach vůz Wej. Seberte ho svým vozem, postavte mezi ně rádce, nebo s generálem ustupte. Zkuste to.
rules-check-others = Tah může otevřít linii mezi oběma ostatními: kdo z nich je pak na tahu, smí toho generála sebrat.
rules-facing = Generálové proti sobě
rules-facing-what = Dva generálové nesmějí stát proti sobě na linii, kde mezi nimi nic není, ani přes trojúhelník. Po vlastním tahu nesmí váš stát proti jinému.
rules-facing-pinned = Proto tu kůň nemůže táhnout: stojí mezi vaším generálem a generálem Wu.
rules-army = Poražená říše
rules-army-captured = Říše, jejíž generál je sebrán, je poražena a její armádě dál velí ten, kdo ho sebral. Tady Šu porazila Wu.
rules-army-stuck = Poražena je i říše bez povoleného tahu, v šachu, nebo ne: její generál opustí desku a armádu převezme ten, jehož tah ji nechal bez tahu. Byla-li bez tahu už před tím tahem, dostane armádu třetí říše.
rules-army-keep = Převzaté figury si nechávají tvar i znak, protože táhnou jako předtím; barva ukazuje, kdo jim velí. Sloni a rádci zůstávají ve svém starém domově.
rules-army-soldier = Převzatý voják jde dál jako předtím: na své staré polovině vpřed, na kterékoli jiné k jejímu domácímu kraji nebo do strany, i proti domovu nového velitele.
rules-end = Remíza a konec hry
rules-end-draw = Remíza je, když stejná pozice nastane potřetí, nebo po 180 tazích v řadě bez braní a bez poražené říše.
rules-end-allowed = Věčný šach a věčné pronásledování jsou dovoleny. Remíza dohodou ani vracení tahů není.
rules-end-leave = Kdo se vzdá, vyčerpá čas nebo odejde, prohrává a hra končí: zbývá-li jedna další říše, vyhrává, zbývají-li dvě, dělí se o výhru. Kdo už je poražen, může odejít a ostatní hrají dál.
rules-table = U stolu
rules-table-banners = O praporečnících rozhoduje, kdo dělá stůl: dvě figury navíc v každé armádě, tady v kroužku.
rules-table-clock = S hodinami běží váš čas, když jste na tahu, a každý tah přidá pár sekund. Komu čas dojde, prohrává. Bez hodin je omezen jen čas na jeden tah.
rules-table-signed = Každý tah hráči podepisují. Se dvěma podpisy platí; fajfky u tahu ukazují, kdo podepsal.

## Preferences

prefs = Nastavení
prefs-done = Hotovo
prefs-game = Hra zatím pokračuje.
prefs-shade = Vzhled
prefs-shade-system = Jako systém
prefs-shade-light = Světlý
prefs-shade-dark = Tmavý
prefs-pieces = Figury
prefs-traditional = Čínské, tradiční
prefs-simplified = Čínské, zjednodušené
prefs-letters = Písmena
prefs-coordinates = Souřadnice
prefs-none = Žádné
prefs-edge = Na okraji
prefs-all = U každého bodu
prefs-size = Velikost
prefs-percent = { $percent } %
prefs-glide = Plynulé tahy
prefs-sound = Zvuk, když jste na tahu
prefs-notify = Upozornění, když jste na tahu a okno není vpředu

## Pictures of the board

picture = Obrázek desky
picture-as = Obrázek jako { $format }

## Reaching each other

reach = Jak se navzájem najít
reach-hint = Nic z toho není třeba, dokud se vaše stoly zaplňují. Platí od příštího stolu.
reach-public = Hledat přátele i ve veřejné síti IPFS
reach-public-hint = Cizí lidé tam vidí IP adresu tohoto počítače a že někoho hledá, ale nic ze hry.
reach-helper = Pomocník
reach-helper-hint = pro vlastní stoly: řádek, který ukáže „sanguo helper“
reach-port = Port, který směrovač přesměrovává
reach-outside = Adresa směrovače
reach-bad-helper = Pomocníkovi v nastavení není rozumět: je to řádek, který ukáže „sanguo helper“ – klíč, „@“, IP adresa, „:“ a port.
reach-bad-port = Portu v nastavení není rozumět: je to číslo od 1 do 65535.
reach-bad-outside = Adrese směrovače v nastavení není rozumět: je to IP adresa, například 203.0.113.7.
reach-port-missing = Adresa směrovače v nastavení je k užitku jen s portem, který přesměrovává: vyplňte obojí, nebo nic.
