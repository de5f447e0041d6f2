### Az ablak szövegei magyarul.

## Names

subtitle = Három királyság xiangqi három barátnak, kiszolgáló nélkül
language = Nyelv
kingdom-shu = Su
kingdom-wu = Vu
kingdom-wei = Vej
kind-general = tábornok
kind-advisor = tanácsadó
kind-elephant = elefánt
kind-horse = ló
kind-chariot = szekér
kind-cannon = ágyú
kind-soldier = katona
kind-banner = zászlóvivő
banner-shu = tűz
banner-wu = szél
banner-wei = zászló
piece = { $kind } ({ $kingdom })

## Parts of sentences

list-more = { $list }, { $next }
list-last = { $list } és { $last }
list-nobody = senki
sentence-end = .
span-days = { $count ->
    [one] { $count } nap
   *[other] { $count } nap
}
span-hours = { $count ->
    [one] { $count } óra
   *[other] { $count } óra
}
span-minutes = { $count ->
    [one] { $count } perc
   *[other] { $count } perc
}
span-seconds = { $count ->
    [one] { $count } másodperc
   *[other] { $count } másodperc
}

## Board

point-empty = { $point }, üres
point-piece = { $piece }, { $point }
point-commanded = { $piece }, parancsnoka { $kingdom }, { $point }
point-target = { $point }, ide léphet
seal = { $kingdom } pecsétje

## Home

your-name = A neved
name-hint = ahogy a barátaid ismernek
make = Új asztal
make-button = Asztal nyitása
make-hint = Kapsz egy kódot, amelyet bármilyen csevegőben elküldhetsz két barátodnak.
join = Csatlakozás egy asztalhoz
join-button = Csatlakozás
join-hint = Illeszd be a kódot, amelyet egy barátod küldött.
offer = { $host } meghív: { $settings }.
code = Meghívókód
banners = Zászlóvivők
banners-hint = seregenként két további bábu: tűz, szél és zászló
clock = Óra
clock-none = Nincs
clock-preset = { $minutes } p + { $seconds } mp
clock-own = Saját
minutes = perc fejenként
seconds = másodperc hozzáadva lépésenként
seats = Királyságok
seats-drawn = Sorsolással
seats-host = Enyém Su
unfinished = Befejezetlen játszmák
finished = Befejezett játszmák
resume = Folytatás
resume-game = Folytatás: { $game }
look = Megnézés
look-game = Megnézés: { $game }
reading = A megőrzött játszmák beolvasása…
copy-path = Útvonal másolása
copied = Másolva
try-out = Szabad tábla
try-out-hint = Mindhárom királysággal te lépsz.
record-file = Jegyzőkönyv
record-hint = útvonal, vagy húzd a fájlt az ablakra
open = Megnyitás

## Kept games

kept-damaged = Ez a jegyzőkönyv sérült, { $line }. sor: { $why }.
kept-result = { $result } – { $reason }
kept-moves = { $count ->
    [0] még nincs lépés
    [one] { $count } lépés
   *[other] { $count } lépés
}
ago-now = épp most
ago-minutes = { $count ->
    [one] egy perce
   *[other] { $count } perce
}
ago-hours = { $count ->
    [one] egy órája
   *[other] { $count } órája
}
ago-days = { $count ->
    [one] egy napja
   *[other] { $count } napja
}

## The system's dialog for a file

dialog-asking = Válaszd ki a fájlt a rendszer ablakában; ha nem nyílik meg, írd ide az útvonalát.
dialog-unanswered = Nem választottál fájlt; az útvonala ide is írható.

## About

about = A Sanguo névjegye
about-versions = Változat: { $version } · szabályok: { $rules } · protokoll: { $protocol }
about-versions-hint = Akkor tudtok együtt játszani, ha a szabályok és a protokoll változata megegyezik.
about-licence = Szabad szoftver, tetszés szerint az MIT vagy az Apache 2.0 licenc alatt.
about-inside = Ami benne van, mind a maga licence alatt:

## Waiting room

opening-table = Az asztal nyitása…
your-table = Nyitva az asztalod
send-code = Küldd el ezt a kódot két barátodnak. A játszma akkor kezdődik, amikor mindketten itt vannak.
send-reply = A házigazda programja nem érhető el, de az talán eléri ezt: küldd vissza neki ezt a kódot.
joining = Csatlakozás az asztalhoz
resuming = A játszma folytatása
resuming-hint = Először a saját jegyzőkönyved olvassa be a program; közben a barátaidat keresi.
keep-open = Hagyd nyitva ezt az ablakot: a barátaid programjai ezen át találnak egymásra.
copy-code = Kód másolása
copy-link = Másolás hivatkozásként
code-picture = A kód képként, egy barát kamerájának
leave = Kilépés
nobody-yet = Szabad hely – egy barátra vár
this-is-host = házigazda
guest-host = A házigazda
guest-key = Valaki, akinek a kulcsa { $key }
reply = Egy barát programja válaszkódot mutat?
reply-hint = Az a program, amely nem éri el a tiédet, egy „sanguor1” kezdetű kódot mutat. Illeszd be ide, és a tiéd megkeresi azt a barátot.
reply-code = Válaszkód
reply-dial = Ennek a barátnak a keresése
reply-dialled = A programod most ezt a barátot keresi.
reply-other = Ez nem válaszkód: olyat egy barát programja mutat, amikor nem éri el a tiédet, és „sanguor1” az eleje.
reply-empty = Még nincs válaszkód: illeszd be azt, amelyet a barátod programja mutat.
progress-asking = megvan; bebocsátást kér
progress-waiting = itt van
progress-seating = itt van; a helyek sorsolása folyik
progress-lost = itt volt, most nem érhető el
search-addresses = { $addresses ->
    [one] egy címet próbál
   *[other] { $addresses } címet próbál
}
search-failed = { $tried } ({ $failed } nem válaszol)
search-local = a helyi hálózaton kérdezi
search-helper-calling = a segítőt hívja
search-helper = a segítőnél vár
search-public-calling = a nyilvános hálózatot hívja
search-public = a nyilvános hálózaton kérdezi
help-head = Ami segíthet:
help-open = ha a házigazda programja nyitva van
help-reply = ha a házigazda megkapja az itt látható kódot
help-helper-answers = ha fut a kódban megnevezett segítő
help-public-answers = ha ez a gép eléri a nyilvános hálózatot
help-public = ha mindhárman engedélyezik a nyilvános hálózatot, amely idegeneknek is mutatja az IP-címüket
help-helper = egy új kód, amely segítőt nevez meg
help-port = egy port, amelyet a házigazda útválasztója a gépére továbbít
help-ipv6 = IPv6 a házigazda gépén és ezen is

## Table

settings-clock = { $banners ->
    [yes] zászlóvivőkkel, { $base } + lépésenként { $seconds } mp
   *[no] zászlóvivők nélkül, { $base } + lépésenként { $seconds } mp
}
settings-no-clock = { $banners ->
    [yes] zászlóvivőkkel, óra nélkül, lépésenként legfeljebb { $away }
   *[no] zászlóvivők nélkül, óra nélkül, lépésenként legfeljebb { $away }
}
you = te
player = { $name } ({ $kingdom })
speaker = { $name }:
link-none = még nincs kapcsolat
link-gone = nincs kapcsolat; újra keresi
link-same-network = kapcsolat ugyanazon a hálózaton
link-direct = közvetlen kapcsolat
link-through = kapcsolat egy barát által: { $name }
link-relayed = kapcsolat közvetítőn át, lassabb
link-time = { $link }, { $millis } ms
state-resigned = feladta
state-out-of-time = túllépte az idejét
state-forfeited = két különböző döntést írt alá egy szám alatt, ezért veszít
state-left = kilépett
state-behind = az utolsó { $count } döntést még nem írta alá
state-fallen = legyőzve; seregének parancsnoka { $kingdom }
state-commands = ezeknek a seregeknek a parancsnoka: { $kingdoms }
turn-yours = Te következel
turn-yours-line = a te királyságod: { $kingdom }
turn-yours-wait = egy pillanat: előbb kiderül, mit tudnak a barátaid
turn-theirs = { $name } következik
turn-theirs-line = a következő lépés: { $kingdom }
turn-signing = Lépésed aláírás alatt
turn-moved = { $name } lépett
turn-waiting = { $decision } – még nem írta alá: { $players }
moves = Lépések
moves-first = { $kingdom } kezd.
type-move = Lépés beírása
no-talk = Szólj valamit a barátaidhoz.
talk-field = Írj az asztalhoz
say = Küldés
mute = Beszélgetés némítása
mute-friend = { $name } némítása
muted = Némítva: { $names }
again = Ugyanez a három újra
again-hint = Új asztal ugyanezekkel a beállításokkal; barátaid itt látják a kódját.
again-told = A kód az asztalnál is elhangzik: barátaid onnan egy kattintással csatlakoznak.
again-join = Az új asztalhoz
resign = Feladom
resign-sure = Feladod a játszmát? A királyságod veszít, és a játszma véget ér.
resign-yes = Igen, feladom
resign-no = Nem, folytatom
leave-table = Távozás az asztaltól
leave-hint = A játszma megmarad; a kezdőlapról folytatható.
back-home = Vissza a kezdőlapra
record = A játszma jegyzőkönyve, minden egyetértő aláírásával
understood = Értem
table-closed = A kapcsolat ezzel az asztallal megszűnt. Menj vissza a kezdőlapra, és onnan folytasd a játszmát.
liar = { $player } két különböző { $slot }. döntést írt alá. Mindkét aláírás bizonyítékként megmarad a jegyzőkönyvedben; { $kingdom } a továbbiakban nem dönt.
liar-you = A te kulcsod két különböző { $slot }. döntést írt alá. Mindkét aláírás bizonyítékként megmarad; a továbbiakban nem döntesz.
notice = { $player } feladta; ez a következő döntéssel lép érvénybe.
notice-you = Feladtad; ez a következő döntéssel lép érvénybe.
late = { $by } órája szerint { $late } túllépte az idejét.
late-you = { $by } órája szerint túllépted az idődet.
late-by-you = A te órád szerint { $late } túllépte az idejét.

## What happens in a game

decision-resign = { $kingdom } feladja
decision-timeout = { $kingdom } túllépte az idejét
decision-forfeit = { $kingdom } veszít: két aláírás
row-move = { $piece } { $mv }
row-capture = { $piece } { $mv }, ütés: { $taken }
row-signed = { $slot }. döntés: { $what }; aláírta: { $signers }
fell-captured = { $loser } elesik, leütve: { $victor }
fell-checkmated = { $loser } elesik, matt: { $victor }
fell-stalemated = { $loser } elesik, patt: { $victor }
check-attacked = { $kingdom } tábornoka sakkban: { $kind } ({ $by }), { $point }.
check-attacked-yours = A tábornokod sakkban: { $kind } ({ $by }), { $point }.
check-attacked-by-you = Sakkot adsz neki: { $kingdom } ({ $kind }, { $point }).
check-faced = { $kingdom } és { $by } tábornoka szembenéz ({ $point }).
check-faced-yours = A tábornokod és { $by } tábornoka szembenéz ({ $point }).
check-faced-by-you = { $kingdom } tábornoka és a te tábornokod szembenéz ({ $point }).
result-draw = Döntetlen
result-win = { $kingdom } nyer
result-share = { $kingdoms } osztozik a győzelmen
result-none = Befejezetlen
result-none-line = Ennek a játszmának még semmi sem vetett véget.
reason-last = { $kingdom } az utolsó királyság, amelynek van tábornoka
reason-repetition = ugyanaz az állás harmadszor fordult elő
reason-quiet = 180 egymást követő lépés ütés és vereség nélkül
reason-resigned = { $kingdom } feladta
reason-out-of-time = { $kingdom } túllépte az idejét
reason-forfeited = { $kingdom } két különböző döntést írt alá egy szám alatt, ezért veszít
reason-left = { $kingdom } kilépett

## Record and free board

turn-board = Tábla forgatása
home-screen = Kezdőlap
copy-position = Állás másolása
copy-moves = Lépések másolása
place = Hely a játszmában
place-of = { $at } / { $len }
step-start = Az elejére
step-back = Egy lépést vissza
step-play = Lejátszás
step-stop = Megállítás
step-on = Egy lépést előre
step-end = A végére
variation = Saját változatot próbálsz ki; nem része a jegyzőkönyvnek.
back-to-game = Vissza a játszmához
file = A fájl
export-to = Másolat írása ide
export-hint = útvonal, vagy üresen: választás
export = Másolat írása
exported = Megírva: { $path }
board-anew = Felállítás újra
with-banners = Zászlóvivőkkel
without-banners = Zászlóvivők nélkül
position-text = Az állás szövegként
set-up = Ennek az állásnak a felállítása
free-turn = { $kingdom } következik
free-all = mindhárom királysággal te lépsz
free-commanded = { $kingdom } seregének parancsnoka { $commander }
verified = { $count ->
    [one] Ellenőrizve: az aláírás érvényes ({ $count }), minden lépés szabályos.
   *[other] Ellenőrizve: mind a { $count } aláírás érvényes, minden lépés szabályos.
}
signatures = { $settled ->
    [one] { $settled } döntés született, ebből egyhangú: { $unanimous }.
   *[other] { $settled } döntés született, ebből egyhangú: { $unanimous }.
}
unsealed = Nem mindhárman írták alá az asztalt: a játszma nem kezdődött el.
game = Játszma: { $id }
proof = { $kingdom } két különböző { $slot }. döntést írt alá; mindkét aláírás itt van bizonyítékként.
unsettled = { $decision } – csak ő írta alá: { $signers }. Nem vált döntéssé.
claim = { $by } szerint { $late } túllépte az idejét: ez állítás, nem döntés.
unread = Ez a fájl nem olvasható
unread-hint = Nézd meg, jó-e az útvonal, és olvashatod-e a fájlt.
bad = Ez nem jó jegyzőkönyv
bad-line = { $line }. sor: { $why }.
bad-hint = Ez az első hibás sor; tőle kezdve semmi sincs bizonyítva. A játszmáról mindhárom játékosnak van jegyzőkönyve: kérj egy barátodtól másik másolatot.

## A move that was tried

word-blocked = A bábu ({ $point }) nem mozdulhat: minden útja zárva.
word-theirs = E bábu parancsnoka { $player }; ezek a bábu útjai.
word-theirs-free = E bábu parancsnoka { $kingdom }, és nem ő következik; ezek a bábu útjai.
word-not-your-turn = { $name } következik.
ahead-choose = { $name } következik; a most választott lépés akkor történik meg, amikor rád kerül a sor.
ahead-planned = { $mv }: megtörténik, amint rád kerül a sor; Esc visszavonja.
ahead-taken = { $mv } már nem léphető meg: a bábut leütötték.
ahead-illegal = Nem történt meg. { $illegal }
word-not-your-turn-typed = { $name } következik; a lépésed a mezőben vár.
word-waiting = A lépésed aláírásokra vár.
word-over = A játszma véget ért.
move-shape = { $text }: egy lépés két pont, három-három karakter, például re4re5.
move-point = { $text }: nincs ilyen pont: { $point }.
illegal = { $mv }: { $why }.
illegal-over = a játszma véget ért
illegal-no-piece = nincs bábu itt: { $point }
illegal-not-yours = { $point }, { $kind }: ennek a bábunak a parancsnoka { $owner }, és { $turn } következik
illegal-stays = egy lépés másik pontra vezet
illegal-own-piece = { $point }: ott { $kingdom } saját bábuja áll ({ $kind })
illegal-way-general = a tábornok egy pontot lép egy vonal mentén, a palotájában
illegal-way-advisor = a tanácsadó egy pontot lép átlósan, a palotájában
illegal-way-elephant = az elefánt két pontot lép átlósan, a saját felén
illegal-way-horse = a ló egy pontot lép egy vonal mentén, majd egyet átlósan kifelé
illegal-way-chariot = a szekér bármennyit léphet egy vonal mentén
illegal-way-cannon = az ágyú bármennyit léphet egy vonal mentén, és pontosan egy bábu fölött üt
illegal-way-soldier = a katona egy pontot lép előre, a folyón túl oldalra is
illegal-way-banner = a zászlóvivő két pontot lép egyenesen egy vonal mentén, majd egyet átlósan kifelé
illegal-general-leaves = { $point } kívül van { $kingdom } palotáján, amelyet a tábornok sosem hagy el
illegal-advisor-leaves = { $point } kívül van { $kingdom } palotáján, amelyet a tanácsadó sosem hagy el
illegal-elephant-leaves = { $point } a folyón túl van, amelyen az elefánt sosem kel át
illegal-soldier-home = a saját felén a katona csak előre lép, és sosem tér vissza
illegal-soldier-away = a folyón túl a katona csak az ottani túlsó szél felé vagy oldalra lép
illegal-blocked = útban áll: { $by }, { $point } ({ $kind } nem ugorhatja át)
illegal-screens = az ágyú pontosan egy bábu fölött üt, de { $point } előtt { $count } áll
illegal-attacked = { $kingdom } tábornoka sakkban maradna: { $threats }
illegal-faced = { $kingdom } tábornoka szembenézne vele: { $generals }
illegal-attacked-and-faced = { $kingdom } tábornoka sakkban maradna ({ $threats }), és szembenézne vele: { $generals }
threat = { $kind }, { $point }
faced-general = { $kingdom } tábornoka, { $point }

## A position that was pasted

position-fields = Egy állásnak négy mezője van egy-egy szóközzel elválasztva (bábuk, soron lévő, parancsnokok, csendes lépések), itt { $count } van.
position-halves = A bábuknál három fél van | jellel elválasztva, itt { $count } van.
position-ranks = { $kingdom } felén öt sor van / jellel elválasztva, itt { $count } van.
position-points = { $kingdom } { $rank }. sorában kilenc pont van, itt { $count } van.
position-unknown = { $kingdom } { $rank }. sora: { $text } sem üres pontok száma, sem bábu.
position-split-run = { $kingdom } { $rank }. sora: a szomszédos üres pontokat egy számmal kell írni.
position-turn = A soron lévő r, g vagy b, nem { $text }.
position-owners = A parancsnokok az r, g és b betűk közül három, nem { $text }.
position-quiet = A csendes lépések száma 0 és 180 közötti szám kezdő nullák nélkül, nem { $text }.
position-fallen-owner = { $owner } nem lehet { $kingdom } seregének parancsnoka: { $owner } seregének parancsnoka { $other }.
position-fallen-turn = { $kingdom } nem következhet: legyőzött királyság.
position-no-move = { $kingdom } nem következhet: nincs szabályos lépése.
position-no-general = { $kingdom } a saját seregének parancsnoka, de nincs tábornoka.
position-fallen-general = { $kingdom } legyőzött királyság, de a tábornoka itt áll: { $point }.
position-too-many = { $kingdom } bábuja, „{ $kind }”: { $count } ({ $points }), legfeljebb { $most } lehet.
position-misplaced-general = { $kingdom } tábornoka nem állhat itt: { $point }; a tábornok a palotájában marad.
position-misplaced-advisor = { $kingdom } tanácsadója nem állhat itt: { $point }; a tanácsadó a palotája sarkain és közepén marad.
position-misplaced-elephant = { $kingdom } elefántja nem állhat itt: { $point }; az elefánt csak hét pontot érhet el a saját felén.
position-misplaced-soldier = { $kingdom } katonája nem állhat itt: { $point }; a saját felén a katona sosem áll a 4. sora mögött.
position-wrong = Ilyen állás nem lehet.

## What is wrong with a name or a code

name-empty = A névhez legalább egy karakter kell.
name-long = A név legfeljebb { $most } karakter; ez { $count }.
name-invisible = A névben nem lehet láthatatlan karakter: { $character }.
name-spaces = A név szélén nincs szóköz, és két szóköz sem állhat egymás mellett.
code-empty = Még nincs kód: illeszd be azt, amelyet a házigazda programja mutat.
code-other = Ez nem meghívókód: a kód így kezdődik: „sanguo1”.
code-cut = A kód csonka: { $need } karakterből { $have } van meg – másold le újra, a végéig.
code-long = A kód túl hosszú: a { $need } karakteréhez valami hozzákerült – csak a kódot illeszd be.
code-mistyped = Elírás van a kódban: legalább egy karakter hibás – másold, ne gépeld.
code-newer = Ez a kód { $version }. változatú, újabb ennél a programnál: frissítsd ezt a programot.
code-older = Ez a kód { $version }. változatú, régebbi ennél a programnál: aki készítette, annak kell frissítenie a sajátját.
code-damaged = A kód sérült – kérj újat a házigazdától.

## Troubles at a table

trouble-no-answer = A házigazda programja még nem válaszol – a program tovább próbálkozik.
trouble-message = { $who } valami hibásat küldött, a program nem fogadta el: { $what }.
trouble-disk = A jegyzőkönyvet nem sikerült kiírni, és a program semmit sem ír alá többé. Nézd meg, van-e hely a lemezen, és írható-e az adatmappa, aztán folytasd a játszmát.
trouble-unheard = Senki sincs kapcsolatban, így ezt senki sem hallotta.
trouble-names = Ez a gép nem tud neveket feloldani ({ $why }), ezért a nyilvános hálózat kimarad – minden mást megpróbál a program.
trouble-network = A hálózatot nem sikerült használni: { $why }.
refusal-turn = Most nem te következel, hanem { $kingdom }.
refusal-signed = Erre a körre már aláírtál egy döntést; a többiek aláírására vár.
refusal-fallen = A királyságod már elesett; kiléphetsz anélkül, hogy a játszma véget érne.
refusal-resigned = Már feladtad; a soron lévő játékos megerősíti.
refusal-talk = Amit mondasz, 1 és { $most } bájt közötti legyen, láthatatlan karakterek nélkül.
refusal-disk = A jegyzőkönyv nem írható, ezért a program semmit sem ír alá; folytasd a játszmát, ha a lemez rendben lesz.
refusal-accused = Ez a kulcs két döntést írt alá egy szám alatt (visszaállított mentéssel fordul elő); többet nem ír alá.
refusal-suspended = { $kingdom } két különböző döntést írt alá egy körre, és veszít, amint { $name } megerősíti.
refusal-unheard = Előbb egy barát programját meg kell hallgatni, hátha többet tud erről a játszmáról; várj rá.
refusal-not-begun = A játszma még nem kezdődött el: előbb két barátnak csatlakoznia kell.
refusal-reply = Ez a válasz nem ennek az asztalnak a kódjára szól; a barátodnak előbb a legújabb kóddal kell csatlakoznia.
refusal-seats = A helyeket nem sikerült kiosztani: { $who } programja hibásan válaszolt – nyiss új asztalt.
refused-full = Az asztal tele van: három játékos már ül – kérd a házigazdától egy új asztal kódját.
refused-secret = A házigazda nem ismeri ezt a kódot: másik asztalé – kérd a legújabbat.
refused-closed = A házigazda bezárta ezt az asztalt – kérj új kódot.
refused-settings = A házigazda asztalának beállításai mások, mint amit a kódja mond – kérj új kódot.
refused-version = A házigazda programja a protokoll más változatát beszéli – akinek régebbi a programja, annak frissítenie kell.
refused-newer = A házigazda programja újabb ennél: frissítsd ezt.
refused-older = A házigazda programja régebbi ennél: kérd meg, hogy frissítse.

## Troubles with files

system-missing = nincs ilyen fájl vagy mappa
system-denied = a hozzáférés nem engedélyezett
system-full = a lemez megtelt
system-read-only = oda nem lehet írni
fault-folder = Az adatmappát nem sikerült használni ({ $path }): { $why }.
fault-in-use = Egy másik sanguo már ezzel az adatmappával fut: { $path }. Zárd be, vagy válassz másik mappát a --data kapcsolóval.
fault-key = A kulcsfájlt nem sikerült használni ({ $path }): { $why }.
fault-key-exposed = A kulcsfájlt mások is olvashatják: { $path }. Tedd priváttá („chmod 600”), vagy tedd el onnan, hogy új kulccsal kezdj.
fault-key-damaged = Ebben a kulcsfájlban nincs kulcsa ennek a programnak: { $path }. Tedd oda a jó kulcs másolatát, vagy tedd el onnan a fájlt, hogy új kulccsal kezdj.
fault-random = A rendszer nem adott véletlen számokat: { $why }.
fault-record = A jegyzőkönyvet nem sikerült használni ({ $path }): { $why }.
fault-record-damaged = Ez a jegyzőkönyv sérült, és változatlanul marad: { $path }, { $line }. sor, { $why }.
fault-no-game = Ebben az adatmappában nincs ilyen játszma: { $game }.
fault-not-seated = Ezt a játszmát mások játsszák: { $game }. Az adatmappa kulcsának nincs benne helye.
fault-network = A hálózatot nem sikerült elindítani: { $why }.
fault-games = A megőrzött játszmákat nem sikerült felsorolni: { $why }.
fault-settings = A beállítások nem olvashatók ({ $path }). A szokásosak vannak kitöltve; ha asztalt nyitsz vagy csatlakozol egyhez, a fájl újra kiíródik.
fault-settings-unwritten = A beállításokat nem sikerült megőrizni: { $why }.
fault-exists = Már van ilyen nevű fájl.
fault-unwritten = A másolatot nem sikerült kiírni: { $why }.

## What is wrong with a line of a record or of a friend

flaw-large = a fájl túl nagy ahhoz, hogy jegyzőkönyv legyen
flaw-torn = a fájl e sor közepén véget ér
flaw-shape = ez nem egy jegyzőkönyv sora
flaw-changed = ezt a sort megváltoztatták, vagy előtte sorok vesztek el, kettőződtek meg vagy kerültek máshová
flaw-header = ez nem egy játszma jegyzőkönyve
flaw-head = az elején álló játékosok és beállítások hiányosak vagy hibásak
flaw-unsigned = ezt a döntést senki sem írta alá
wrong-signature = az aláírás nem { $kingdom } aláírása
wrong-game = másik játszmához tartozik
wrong-rules = a szabályok nem engedik
wrong-form = nincs úgy írva, ahogy kell
wrong-order = nem következik abból, ami előtte áll

## Rules of the game

rules = Így játsszák
rules-next = Tovább
rules-try = A pontok mutatják, hová léphet, a karikák, mit üthet. Kattints valamelyikre: a bábu odalép, és folytathatod vele.
rules-goal = A cél
rules-goal-last = Három játékos, csapatok nélkül: mindenki a másik kettő ellen játszik. Az a királyság nyer, amelynek utolsóként marad tábornoka. A tábornokok be vannak karikázva.
rules-goal-turns = Su (piros) kezd, aztán Vu (zöld), majd Vej (kék) következik, az óramutató járásával ellentétesen. A legyőzött királyság kimarad.
rules-goal-capture = Egy bábu úgy üt, hogy egy másik sereg bábujának a pontjára lép; az a bábu lekerül a tábláról.
rules-goal-army = Aki legyőz egy királyságot, megkapja annak egész seregét a további harchoz.
rules-board = A tábla
rules-board-halves = Minden királyságnak saját fele van, közöttük háromágú folyó fut. A bábuk azokon a pontokon állnak, ahol vonalak keresztezik egymást. A sötétebb rész minden hazai szélen a palota.
rules-board-lines = A vonalak a folyón túl folytatódnak. A jobb oldaladról az f, g, h és i vonal a jobb szomszéd d, c, b és a vonalára vezet; a bal oldaladról a d, c, b és a vonal a bal szomszéd f, g, h és i vonalára. A szekér itt a g vonal mentén lát el.
rules-board-points = Egy pont neve a fele (r: Su, g: Vu, b: Vej), a vonala a-tól i-ig és a távolsága a hazai széltől 1-től 5-ig: re4.
rules-triangle = A háromszög
rules-triangle-meet = Középen a három e vonal találkozik. Aki az egyiken jön felfelé, a másik kettő bármelyikén továbbmehet: próbáld ki a szekérrel.
rules-triangle-line = Így bármelyik két e vonal egyetlen, tíz pontból álló vonal. A szekér és az ágyú végighat rajta, és a tábornokok szembenézhetnek rajta.
rules-triangle-diagonal = Magán a háromszögön át nincs átlós lépés.
rules-general = A tábornok egy pontot lép egy vonal mentén, és sosem hagyja el a palotáját.
rules-advisor = A tanácsadó egy pontot lép átlósan, és sosem hagyja el a palotáját.
rules-elephant = Az elefánt két pontot lép átlósan a saját felén; a folyón sosem kel át. A közbülső pontnak üresnek kell lennie: itt egy katona elzárja az egyik utat.
rules-horse = A ló egy pontot lép egy vonal mentén, majd egyet átlósan kifelé. Az első pontnak üresnek kell lennie: itt egy katona elzárja azt az utat.
rules-horse-triangle = A háromszögön át mindkét szomszédot eléri; onnan némelyik út nem vezet vissza.
rules-chariot = A szekér bármennyit léphet egy vonal mentén, ameddig szabad az út.
rules-cannon = Az ágyú úgy lép, mint a szekér. Ütéshez pontosan egy bábut ugrik át a vonalán, bármelyik seregé az.
rules-cannon-triangle = Az e vonalon felfelé mindkét szomszéd e vonalán ellát, mindegyiken külön-külön.
rules-soldier = A saját felén a katona egy pontot lép előre, végül át a folyón; a háromszögből bármelyik szomszédhoz.
rules-soldier-away = Más félen egy pontot lép az ottani hazai szél felé vagy oldalra. Sosem lép hátra.
rules-banner = A zászlóvivő két pontot lép egyenesen egy vonal mentén, mindkettő üres, majd egyet átlósan kifelé.
rules-banner-names = A zászlóvivő neve Sunál tűz, Vunál szél, Vejnél zászló; mindhárom egyformán lép.
rules-check = Sakk
rules-check-what = Ha egy rivális bábu leüthetné a tábornokot, az sakkban áll. A tábla pirossal jelzi, mindhárom tábornoknál. A saját lépésed után a tábornokod nem állhat sakkban.
rules-check-ways = Itt Vej szekere ad sakkot. Üsd le a szekereddel, tedd közbe a tanácsadót, vagy lépj el a tábornokkal. Próbáld ki.
rules-check-others = Egy lépés vonalat nyithat a másik kettő között: aki közülük éppen következik, leütheti a másik tábornokot.
rules-facing = Szembenéző tábornokok
rules-facing-what = Két tábornok nem nézhet szembe egymással olyan vonalon, amelyen nincs köztük semmi, a háromszögön át sem. A saját lépésed után a tiéd nem nézhet szembe másikkal.
rules-facing-pinned = Ezért a ló itt nem léphet: a te tábornokod és Vu tábornoka között áll.
rules-army = Egy legyőzött királyság
rules-army-captured = Ha egy királyság tábornokát leütik, a királyság kiesik, és seregének az lesz a parancsnoka, aki leütötte. Itt Su legyőzte Vut.
rules-army-stuck = Az a királyság is kiesik, amelynek nincs szabályos lépése, akár sakkban áll, akár nem: tábornoka lekerül a tábláról, seregét pedig az veszi át, akinek a lépése megbénította. Ha már a lépés előtt is béna volt, a sereg a harmadik királyságé.
rules-army-keep = Az átvett bábuk megtartják alakjukat és írásjelüket, mert úgy lépnek, mint addig; a szín mutatja, ki a parancsnokuk. Az elefántok és a tanácsadók régi otthonukban maradnak.
rules-army-soldier = Az átvett katona úgy megy tovább, mint addig: régi hazai felén előre, bármely más félen az ottani hazai szél felé vagy oldalra, akár új parancsnokának hazája felé is.
rules-end = Döntetlen és játszmavég
rules-end-draw = Döntetlen, ha ugyanaz az állás harmadszor fordul elő, vagy 180 egymást követő lépés után ütés és vereség nélkül.
rules-end-allowed = Az örökös sakk és az örökös üldözés megengedett. Nincs döntetlen megegyezéssel, és lépést visszavenni sem lehet.
rules-end-leave = Aki felad, túllépi az idejét vagy kilép, veszít, és a játszma véget ér: ha egy másik királyság maradt, az nyer, ha kettő, osztoznak a győzelmen. Akit már legyőztek, elmehet, a többiek játszanak tovább.
rules-table = Az asztalnál
rules-table-banners = A zászlóvivőkről az dönt, aki az asztalt készíti: seregenként két további bábu, itt bekarikázva.
rules-table-clock = Órával a te időd akkor fut, amikor te következel, és minden lépés hozzáad néhány másodpercet. Akinek elfogy az ideje, veszít. Óra nélkül csak a lépésenkénti időnek van határa.
rules-table-signed = Minden lépést aláírnak a játékosok. Két aláírással érvényes; a lépés melletti pipák mutatják, ki írta alá.

## Preferences

prefs = Beállítások
prefs-done = Kész
prefs-game = A játszma közben folytatódik.
prefs-shade = Fényesség
prefs-shade-system = Mint a rendszeré
prefs-shade-light = Világos
prefs-shade-dark = Sötét
prefs-pieces = Bábuk
prefs-traditional = Kínai, hagyományos
prefs-simplified = Kínai, egyszerűsített
prefs-letters = Betűk
prefs-coordinates = Koordináták
prefs-none = Nincs
prefs-edge = A szélen
prefs-all = Minden ponton
prefs-size = Méret
prefs-percent = { $percent } %
prefs-glide = A lépések siklanak
prefs-sound = Hang, amikor te következel
prefs-notify = Értesítés, amikor te következel, és az ablak nincs elöl

## Pictures of the board

picture = A tábla képe
picture-as = Kép mint { $format }

## Reaching each other

reach = Egymás elérése
reach-hint = Minderre nincs szükség, amíg az asztalaid megtelnek. A következő asztaltól érvényes.
reach-public = Barátok keresése a nyilvános IPFS-hálózatban is
reach-public-hint = Ott idegenek látják e számítógép IP-címét és azt, hogy keres valakit, de a játszmából semmit.
reach-helper = Segítő
reach-helper-hint = saját asztalokhoz: a sor, amelyet a „sanguo helper” kiír
reach-port = A port, amelyet az útválasztó továbbít
reach-outside = Az útválasztó címe
reach-bad-helper = A beállításokban a segítő nem érthető: az a sor, amelyet a „sanguo helper” kiír – egy kulcs, „@”, egy IP-cím, „:” és egy port.
reach-bad-port = A beállításokban a port nem érthető: egy szám 1 és 65535 között.
reach-bad-outside = A beállításokban az útválasztó címe nem érthető: egy IP-cím, például 203.0.113.7.
reach-port-missing = A beállításokban az útválasztó címe csak a továbbított porttal együtt használható: töltsd ki mindkettőt vagy egyiket sem.
