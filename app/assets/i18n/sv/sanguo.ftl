### Fönstrets texter på svenska.

## Names

subtitle = Xiangqi för tre kungadömen, för tre vänner, utan server
language = Språk
kingdom-shu = Shu
kingdom-wu = Wu
kingdom-wei = Wei
kind-general = general
kind-advisor = rådgivare
kind-elephant = elefant
kind-horse = häst
kind-chariot = vagn
kind-cannon = kanon
kind-soldier = soldat
kind-banner = fanbärare
banner-shu = eld
banner-wu = vind
banner-wei = flagga
piece = { $kingdom }s { $kind }

## Parts of sentences

list-more = { $list }, { $next }
list-last = { $list } och { $last }
list-nobody = ingen
sentence-end = .
span-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagar
}
span-hours = { $count ->
    [one] { $count } timme
   *[other] { $count } timmar
}
span-minutes = { $count ->
    [one] { $count } minut
   *[other] { $count } minuter
}
span-seconds = { $count ->
    [one] { $count } sekund
   *[other] { $count } sekunder
}

## Board

point-empty = { $point }, tom
point-piece = { $piece } på { $point }
point-commanded = { $piece }, under { $kingdom }s befäl, på { $point }
point-target = { $point }, dit går det att dra
seal = { $kingdom }s sigill

## Home

your-name = Ditt namn
name-hint = så som dina vänner känner dig
make = Skapa ett bord
make-button = Skapa bordet
make-hint = Du får en kod att skicka till två vänner, i vilken chatt som helst.
join = Gå till ett bord
join-button = Slå dig ner
join-hint = Klistra in koden som en vän har skickat.
offer = { $host } bjuder in dig: { $settings }.
code = Inbjudningskod
banners = Fanbärare
banners-hint = två pjäser till i varje armé: eld, vind och flagga
clock = Klocka
clock-none = Ingen
clock-preset = { $minutes } min + { $seconds } s
clock-own = Egen
minutes = minuter var
seconds = sekunder till per drag
seats = Kungadömen
seats-drawn = Lottas
seats-host = Jag tar Shu
unfinished = Oavslutade partier
finished = Avslutade partier
resume = Fortsätt
resume-game = Fortsätt { $game }
look = Titta
look-game = Titta på { $game }
reading = Läser de sparade partierna…
copy-path = Kopiera sökväg
copied = Kopierat
try-out = Fritt bräde
try-out-hint = Du drar för alla tre kungadömena.
record-file = Protokollfil
record-hint = sökväg, eller släpp filen på fönstret
open = Öppna

## Kept games

kept-damaged = Protokollet är skadat på rad { $line }: { $why }.
kept-result = { $result } – { $reason }
kept-moves = { $count ->
    [0] inget drag än
    [one] { $count } drag
   *[other] { $count } drag
}
ago-now = alldeles nyss
ago-minutes = { $count ->
    [one] för en minut sedan
   *[other] för { $count } minuter sedan
}
ago-hours = { $count ->
    [one] för en timme sedan
   *[other] för { $count } timmar sedan
}
ago-days = { $count ->
    [one] för en dag sedan
   *[other] för { $count } dagar sedan
}

## The system's dialog for a file

dialog-asking = Välj filen i systemets dialogruta; om ingen öppnas, skriv dess sökväg här.
dialog-unanswered = Ingen fil valdes; dess sökväg kan också skrivas här.

## About

about = Om Sanguo
about-versions = Version { $version } · regler { $rules } · protokoll { $protocol }
about-versions-hint = Vänner kan spela ihop när regler och protokoll är desamma.
about-licence = Fri programvara under MIT-licensen eller Apache-licensen 2.0, vilken du vill.
about-inside = Det som finns inuti, vart och ett under sin egen licens:

## Waiting room

opening-table = Bordet skapas…
your-table = Ditt bord är öppet
send-code = Skicka koden till två vänner. Partiet börjar när båda är här.
send-reply = Värdens program går inte att nå, men kanske når det ditt: skicka tillbaka den här koden till värden.
joining = På väg till bordet
resuming = Partiet tas upp igen
resuming-hint = Först läses ditt eget protokoll; under tiden söks dina vänner.
keep-open = Låt fönstret vara öppet: dina vänners program hittar varandra genom det.
copy-code = Kopiera koden
copy-link = Kopiera som länk
code-picture = Koden som bild, för en väns kamera
leave = Lämna
nobody-yet = Ledig plats – väntar på en vän
this-is-host = värd
guest-host = Värden
guest-key = Någon med nyckeln { $key }
reply = Visar en väns program en svarskod?
reply-hint = Ett program som inte når ditt visar en kod som börjar med ”sanguor1”. Klistra in den här, så letar ditt efter den vännen.
reply-code = Svarskod
reply-dial = Leta efter den här vännen
reply-dialled = Ditt program letar nu efter den här vännen.
reply-other = Det här är ingen svarskod: en sådan visar en väns program när det inte når ditt, och den börjar med ”sanguor1”.
reply-empty = Det finns ingen svarskod än: klistra in den som din väns program visar.
progress-asking = hittad; ber att bli insläppt
progress-waiting = här
progress-seating = här; platserna lottas
progress-lost = var här, går inte att nå just nu
search-addresses = { $addresses ->
    [one] försöker på en adress
   *[other] försöker på { $addresses } adresser
}
search-failed = { $tried } ({ $failed } utan svar)
search-local = frågar i det lokala nätet
search-helper-calling = anropar hjälparen
search-helper = väntar hos hjälparen
search-public-calling = anropar det publika nätet
search-public = frågar i det publika nätet
help-head = Det här skulle hjälpa:
help-open = att värdens program är öppet
help-reply = att värden får koden som visas här
help-helper-answers = att hjälparen som koden anger är igång
help-public-answers = att den här datorn når det publika nätet
help-public = att alla tre tillåter det publika nätet, som visar era IP-adresser för främlingar
help-helper = en ny kod som anger en hjälpare
help-port = en port som värdens router skickar vidare till värdens dator
help-ipv6 = IPv6, på värdens dator och på den här

## Table

settings-clock = { $banners ->
    [yes] med fanbärare, { $base } + { $seconds } s per drag
   *[no] utan fanbärare, { $base } + { $seconds } s per drag
}
settings-no-clock = { $banners ->
    [yes] med fanbärare, utan klocka, högst { $away } per drag
   *[no] utan fanbärare, utan klocka, högst { $away } per drag
}
you = du
player = { $name } ({ $kingdom })
speaker = { $name }:
link-none = inte ansluten än
link-gone = inte ansluten; söker igen
link-same-network = ansluten i samma nät
link-direct = direkt ansluten
link-through = ansluten genom { $name }
link-relayed = ansluten genom ett relä, långsammare
link-time = { $link }, { $millis } ms
state-resigned = har gett upp
state-out-of-time = har fått slut på tiden
state-forfeited = har undertecknat två olika beslut med samma nummer och förlorar
state-left = har lämnat partiet
state-behind = har inte undertecknat de { $count } senaste besluten
state-fallen = besegrat; { $kingdom } för befäl över armén
state-commands = för befäl över { $kingdoms }
turn-yours = Din tur
turn-yours-line = du leder { $kingdom }
turn-yours-wait = ett ögonblick: först hörs vad dina vänner har
turn-theirs = { $name } är i tur
turn-theirs-line = { $kingdom } drar härnäst
turn-signing = Ditt drag undertecknas
turn-moved = { $name } har dragit
turn-waiting = { $decision } – väntar på underskrift: { $players }
moves = Drag
moves-first = { $kingdom } drar först.
type-move = Skriv ett drag
no-talk = Säg något till dina vänner.
talk-field = Skriv till bordet
say = Säg
mute = Tysta samtalet
mute-friend = Tysta { $name }
muted = Tystade: { $names }
again = Samma tre igen
again-hint = Ett nytt bord med samma inställningar; dina vänner ser dess kod här.
again-told = Koden sägs också vid bordet: dina vänner ansluter därifrån med ett klick.
again-join = Till det nya bordet
resign = Ge upp
resign-sure = Ge upp partiet? Ditt kungadöme förlorar och partiet är slut.
resign-yes = Ja, jag ger upp
resign-no = Nej, spela vidare
leave-table = Lämna bordet
leave-hint = Partiet sparas; fortsätt det från startsidan.
back-home = Till startsidan
record = Partiets protokoll, undertecknat av alla som höll med
understood = Jag förstår
table-closed = Förbindelsen med bordet har upphört. Gå till startsidan för att fortsätta partiet.
liar = { $player } har undertecknat två olika beslut med nummer { $slot }. Båda underskrifterna sparas som bevis i ditt protokoll; det som följer avgörs utan { $kingdom }.
liar-you = Din nyckel har undertecknat två olika beslut med nummer { $slot }. Båda underskrifterna sparas som bevis; det som följer avgörs utan dig.
notice = { $player } har gett upp; det gäller från nästa beslut.
notice-you = Du har gett upp; det gäller från nästa beslut.
late = Enligt klockan hos { $by } har { $late } fått slut på tiden.
late-you = Enligt klockan hos { $by } har du fått slut på tiden.
late-by-you = Enligt din klocka har { $late } fått slut på tiden.

## What happens in a game

decision-resign = { $kingdom } ger upp
decision-timeout = { $kingdom } får slut på tiden
decision-forfeit = { $kingdom } förlorar: två underskrifter
row-move = { $piece } { $mv }
row-capture = { $piece } { $mv }, slår { $taken }
row-signed = Beslut { $slot }: { $what }; undertecknat av { $signers }
fell-captured = { $victor } slår { $loser }s general
fell-checkmated = { $victor } sätter { $loser } i matt
fell-stalemated = { $victor } sätter { $loser } i patt
check-attacked = { $kingdom }s general hotas av { $by }s { $kind } på { $point }.
check-attacked-yours = Din general hotas av { $by }s { $kind } på { $point }.
check-attacked-by-you = Du hotar { $kingdom }s general: { $kind } på { $point }.
check-faced = { $kingdom }s general står mot { $by }s general på { $point }.
check-faced-yours = Din general står mot { $by }s general på { $point }.
check-faced-by-you = { $kingdom }s general står mot din general på { $point }.
result-draw = Remi
result-win = { $kingdom } vinner
result-share = { $kingdoms } delar på segern
result-none = Oavslutat
result-none-line = Inget har avslutat partiet än.
reason-last = { $kingdom } är det sista kungadömet med en general
reason-repetition = samma ställning har uppstått för tredje gången
reason-quiet = 180 drag i rad utan slag eller besegrat kungadöme
reason-resigned = { $kingdom } har gett upp
reason-out-of-time = { $kingdom } har fått slut på tiden
reason-forfeited = { $kingdom } har undertecknat två olika beslut med samma nummer och förlorar
reason-left = { $kingdom } har lämnat partiet

## Record and free board

turn-board = Vrid brädet
home-screen = Startsidan
copy-position = Kopiera ställning
copy-moves = Kopiera drag
place = Plats i partiet
place-of = { $at } av { $len }
step-start = Till början
step-back = Ett drag bakåt
step-play = Spela upp
step-stop = Stopp
step-on = Ett drag framåt
step-end = Till slutet
variation = Du prövar en egen variant; den ingår inte i protokollet.
back-to-game = Tillbaka till partiet
file = Filen
export-to = Skriv en kopia till
export-hint = sökväg, eller tomt för att välja
export = Skriv kopian
exported = Skrivet till { $path }
board-anew = Ställ upp på nytt
with-banners = Med fanbärare
without-banners = Utan fanbärare
position-text = Ställningen som text
set-up = Ställ upp den här ställningen
free-turn = { $kingdom } är i tur
free-all = du drar för alla tre kungadömena
free-commanded = { $commander } för befäl över { $kingdom }s armé
verified = { $count ->
    [one] Granskat: underskriften är giltig, varje drag följer reglerna ({ $count }).
   *[other] Granskat: alla { $count } underskrifter är giltiga, varje drag följer reglerna.
}
signatures = { $settled ->
    [one] { $settled } beslut avgjort, { $unanimous } enhälligt.
   *[other] { $settled } beslut avgjorda, { $unanimous } av dem enhälligt.
}
unsealed = Alla tre har inte undertecknat bordet: partiet har inte börjat.
game = Parti { $id }
proof = { $kingdom } har undertecknat två olika beslut med nummer { $slot }; båda underskrifterna finns här som bevis.
unsettled = { $decision } är undertecknat av bara { $signers }: det är inte avgjort.
claim = { $by } säger att { $late } har fått slut på tiden: ett påstående, inget beslut.
unread = Filen går inte att läsa
unread-hint = Se efter att sökvägen stämmer och att du får läsa filen.
bad = Det här är inget gott protokoll
bad-line = Rad { $line }: { $why }.
bad-hint = Den nämnda raden är den första felaktiga; inget från och med den är bevisat. Var och en av de tre spelarna har ett protokoll av partiet: be en vän om en annan kopia.

## A move that was tried

word-blocked = Pjäsen på { $point } är instängd: den kan inte gå någonstans.
word-theirs = { $player } för befäl över pjäsen; det här är dess vägar.
word-theirs-free = { $kingdom } för befäl över pjäsen och är inte i tur; det här är dess vägar.
word-not-your-turn = { $name } är i tur.
ahead-choose = { $name } är i tur; ett drag som väljs nu spelas när det blir din tur.
ahead-planned = { $mv } spelas så snart det är din tur; Esc tar tillbaka det.
ahead-taken = { $mv } kan inte längre spelas: pjäsen har tagits.
ahead-illegal = Inte spelat. { $illegal }
word-not-your-turn-typed = { $name } är i tur; ditt drag väntar i fältet.
word-waiting = Ditt drag väntar på underskrifter.
word-over = Partiet är slut.
move-shape = { $text }: ett drag är två punkter med tre tecken var, som re4re5.
move-point = { $text }: punkten { $point } finns inte.
illegal = { $mv }: { $why }.
illegal-over = partiet är slut
illegal-no-piece = det står ingen pjäs på { $point }
illegal-not-yours = { $owner } för befäl över pjäsen på { $point } ({ $kind }), och { $turn } är i tur
illegal-stays = ett drag leder till en annan punkt
illegal-own-piece = på { $point } står { $kingdom }s egen { $kind }
illegal-way-general = en general går en punkt längs en linje i sitt palats
illegal-way-advisor = en rådgivare går en punkt diagonalt i sitt palats
illegal-way-elephant = en elefant går två punkter diagonalt på sin egen halva
illegal-way-horse = en häst går en punkt längs en linje och sedan en diagonalt utåt
illegal-way-chariot = en vagn går hur långt som helst längs en linje
illegal-way-cannon = en kanon går hur långt som helst längs en linje och slår över exakt en pjäs
illegal-way-soldier = en soldat går en punkt framåt, och över floden även åt sidan
illegal-way-banner = en fanbärare går två punkter rakt längs en linje och sedan en diagonalt utåt
illegal-general-leaves = { $point } ligger utanför { $kingdom }s palats, som generalen aldrig lämnar
illegal-advisor-leaves = { $point } ligger utanför { $kingdom }s palats, som en rådgivare aldrig lämnar
illegal-elephant-leaves = { $point } ligger över floden, som en elefant aldrig korsar
illegal-soldier-home = på sin egen halva går en soldat bara framåt, och den kommer aldrig tillbaka
illegal-soldier-away = över floden går en soldat bara mot den bortre kanten där eller åt sidan
illegal-blocked = vägen är spärrad: { $by } på { $point } ({ $kind } hoppar inte över)
illegal-screens = en kanon slår genom att hoppa över exakt en pjäs, men antalet före { $point } är { $count }
illegal-attacked = { $kingdom }s general skulle hotas: { $threats }
illegal-faced = { $kingdom }s general skulle stå mot { $generals }
illegal-attacked-and-faced = { $kingdom }s general skulle hotas ({ $threats }) och stå mot { $generals }
threat = { $kind } på { $point }
faced-general = { $kingdom }s general på { $point }

## A position that was pasted

position-fields = En ställning har fyra fält med ett blanksteg emellan (uppställning, tur, befäl, tysta drag), inte { $count }.
position-halves = Uppställningen har tre halvor åtskilda av |, inte { $count }.
position-ranks = { $kingdom }s halva har fem rader åtskilda av /, inte { $count }.
position-points = { $kingdom }s rad { $rank } har nio punkter, inte { $count }.
position-unknown = { $kingdom }s rad { $rank }: { $text } är varken ett antal tomma punkter eller en pjäs.
position-split-run = { $kingdom }s rad { $rank }: tomma punkter intill varandra skrivs som ett tal.
position-turn = Turen är r, g eller b, inte { $text }.
position-owners = Befälen är tre av bokstäverna r, g och b, inte { $text }.
position-quiet = Antalet tysta drag är ett tal från 0 till 180 utan inledande nollor, inte { $text }.
position-fallen-owner = { $owner } kan inte föra befäl över { $kingdom }s armé: { $other } för befäl över { $owner }s egen.
position-fallen-turn = { $kingdom } kan inte vara i tur: det är besegrat.
position-no-move = { $kingdom } kan inte vara i tur: det har inget lagligt drag.
position-no-general = { $kingdom } för befäl över sin egen armé men har ingen general.
position-fallen-general = { $kingdom } är besegrat, men dess general står på { $point }.
position-too-many = { $kingdom } har { $count } pjäser ”{ $kind }” ({ $points }); det finns högst { $most }.
position-misplaced-general = { $kingdom }s general kan inte stå på { $point }: en general stannar i sitt palats.
position-misplaced-advisor = { $kingdom }s rådgivare kan inte stå på { $point }: en rådgivare stannar i hörnen och mitten av sitt palats.
position-misplaced-elephant = { $kingdom }s elefant kan inte stå på { $point }: en elefant når bara sju punkter på sin egen halva.
position-misplaced-soldier = { $kingdom }s soldat kan inte stå på { $point }: på sin egen halva står en soldat aldrig bakom sin rad 4.
position-wrong = Den här ställningen går inte.

## What is wrong with a name or a code

name-empty = Ett namn behöver minst ett tecken.
name-long = Ett namn har högst { $most } tecken; det här har { $count }.
name-invisible = Ett namn kan inte innehålla det osynliga tecknet { $character }.
name-spaces = Ett namn har inget blanksteg i ändarna och inte två i rad.
code-empty = Här finns ingen kod än: klistra in den som värdens program visar.
code-other = Det här är ingen inbjudningskod: en kod börjar med ”sanguo1”.
code-cut = Koden är avhuggen: { $have } av { $need } tecken finns här – kopiera den igen, ända till slutet.
code-long = Koden är för lång: något har lagts till dess { $need } tecken – klistra in bara koden.
code-mistyped = Koden är felskriven: minst ett tecken är fel – kopiera den i stället för att skriva av den.
code-newer = Koden är av version { $version }, nyare än det här programmet: uppdatera det här programmet.
code-older = Koden är av version { $version }, äldre än det här programmet: den som gjorde den måste uppdatera sitt.
code-damaged = Koden är skadad – be värden om en ny.

## Troubles at a table

trouble-no-answer = Värdens program svarar inte än – programmet försöker vidare.
trouble-message = { $who } skickade något felaktigt, och det godtogs inte: { $what }.
trouble-disk = Protokollet kunde inte skrivas, och inget mer undertecknas. Se till att disken har plats och att datamappen går att skriva till, och återuppta sedan partiet.
trouble-unheard = Ingen är ansluten, så ingen hörde det.
trouble-names = Namn går inte att slå upp på den här datorn ({ $why }), så det publika nätet utelämnas – allt annat provas.
trouble-network = Nätet kunde inte användas: { $why }.
refusal-turn = Det är { $kingdom }s tur, inte din.
refusal-signed = Du har redan undertecknat ett beslut för den här turen; det väntar på de andras underskrifter.
refusal-fallen = Ditt kungadöme är redan besegrat; du kan lämna bordet utan att partiet slutar.
refusal-resigned = Du har redan gett upp; spelaren i tur bekräftar det.
refusal-talk = Det du säger måste ha 1 till { $most } byte och inga osynliga tecken.
refusal-disk = Protokollet går inte att skriva, så inget undertecknas; fortsätt partiet när disken är i ordning.
refusal-accused = Den här nyckeln har undertecknat två beslut med samma nummer (det händer med en återställd säkerhetskopia); den undertecknar inget mer.
refusal-suspended = { $kingdom } har undertecknat två olika beslut för en tur och förlorar partiet så snart { $name } bekräftar det.
refusal-unheard = En väns program måste höras först, om det vet mer om partiet; vänta på ett.
refusal-not-begun = Partiet har inte börjat än: två vänner måste slå sig ner först.
refusal-reply = Svaret gäller inte koden för det här bordet; din vän måste först slå sig ner med den nyaste koden.
refusal-seats = Platserna kunde inte delas ut: programmet hos { $who } svarade fel – skapa ett nytt bord.
refused-full = Bordet är fullt: tre spelare sitter redan – be värden om koden till ett nytt bord.
refused-secret = Värden känner inte till koden: den hör till ett annat bord – be om den nyaste.
refused-closed = Värden har stängt bordet – be om en ny kod.
refused-settings = Värdens bord har andra inställningar än koden säger – be om en ny kod.
refused-version = Värdens program talar en annan version av protokollet – den som har det äldre programmet måste uppdatera det.
refused-newer = Värdens program är nyare än det här: uppdatera det här.
refused-older = Värdens program är äldre än det här: be värden uppdatera det.

## Troubles with files

system-missing = det finns ingen sådan fil eller mapp
system-denied = åtkomst är inte tillåten
system-full = disken är full
system-read-only = ingenting kan skrivas där
fault-folder = Datamappen { $path } kunde inte användas: { $why }.
fault-in-use = Ett annat sanguo kör med datamappen { $path }: stäng det eller välj en annan mapp med --data.
fault-key = Nyckelfilen { $path } kunde inte användas: { $why }.
fault-key-exposed = Nyckelfilen { $path } kan läsas av andra; gör den privat med ”chmod 600”, eller flytta undan den för att börja med en ny nyckel.
fault-key-damaged = Nyckelfilen { $path } innehåller ingen nyckel för det här programmet; lägg dit en kopia av den rätta, eller flytta undan den för att börja med en ny nyckel.
fault-random = Systemet gav inga slumptal: { $why }.
fault-record = Protokollet { $path } kunde inte användas: { $why }.
fault-record-damaged = Protokollet { $path } är skadat och lämnas oförändrat: rad { $line }, { $why }.
fault-no-game = Det finns inget parti { $game } i den här datamappen.
fault-not-seated = Partiet { $game } är andra spelares: den här datamappens nyckel har ingen plats i det.
fault-network = Nätet kunde inte startas: { $why }.
fault-games = De sparade partierna kan inte listas: { $why }.
fault-settings = Inställningarna i { $path } kan inte läsas. De vanliga är ifyllda; när du skapar ett bord eller går till ett skrivs filen på nytt.
fault-settings-unwritten = Inställningarna kunde inte sparas: { $why }.
fault-exists = Det finns redan en fil med det namnet.
fault-unwritten = Kopian kunde inte skrivas: { $why }.

## What is wrong with a line of a record or of a friend

flaw-large = filen är för stor för att vara ett protokoll
flaw-torn = filen slutar mitt i den här raden
flaw-shape = det här är ingen rad i ett protokoll
flaw-changed = den här raden har ändrats, eller så har rader före den försvunnit, dubblerats eller flyttats
flaw-header = det här är inget protokoll över ett parti
flaw-head = spelarna och inställningarna i början är inte fullständiga eller inte riktiga
flaw-unsigned = ingen har undertecknat det här beslutet
wrong-signature = underskriften är inte { $kingdom }s
wrong-game = det hör till ett annat parti
wrong-rules = reglerna tillåter det inte
wrong-form = det är inte skrivet som det ska
wrong-order = det följer inte av det som kommer före

## Rules of the game

rules = Så spelar man
rules-next = Nästa
rules-try = Prickar visar vart den kan gå, ringar vad den kan slå. Klicka på en punkt: pjäsen går dit, och du kan fortsätta med den.
rules-goal = Målet
rules-goal-last = Tre spelare, inga lag: var och en spelar mot de två andra. Det sista kungadömet med en general vinner. Generalerna är inringade.
rules-goal-turns = Shu (rött) drar först, sedan Wu (grönt) och sedan Wei (blått), moturs runt brädet. Ett besegrat kungadöme hoppas över.
rules-goal-capture = En pjäs slår genom att gå till en punkt där en annan armés pjäs står; den pjäsen lämnar brädet.
rules-goal-army = Den som besegrar ett kungadöme får hela dess armé i striden som följer.
rules-board = Brädet
rules-board-halves = Varje kungadöme har sin egen halva, och mellan dem rinner en flod med tre armar. Pjäserna står på punkterna där linjer korsas. Den skuggade ytan vid varje hemkant är palatset.
rules-board-lines = Linjerna fortsätter över floden. På din högra sida leder linjerna f, g, h och i till d, c, b och a hos grannen till höger; på din vänstra leder d, c, b och a till f, g, h och i hos grannen till vänster. Här ser vagnen längs linje g.
rules-board-points = En punkt heter efter sin halva (r är Shu, g är Wu, b är Wei), sin linje a till i och sitt avstånd 1 till 5 från hemkanten: re4.
rules-triangle = Triangeln
rules-triangle-meet = I mitten möts de tre e-linjerna. Den som kommer upp längs en av dem får fortsätta längs vilken som helst av de andra två: prova med vagnen.
rules-triangle-line = Varje par av e-linjer är alltså en linje med tio punkter. Vagnar och kanoner verkar längs den, och generaler kan stå mot varandra längs den.
rules-triangle-diagonal = Tvärs över själva triangeln går inget diagonalt steg.
rules-general = Generalen går en punkt längs en linje och lämnar aldrig sitt palats.
rules-advisor = Rådgivaren går en punkt diagonalt och lämnar aldrig sitt palats.
rules-elephant = Elefanten går två punkter diagonalt på sin egen halva; den korsar aldrig floden. Punkten emellan måste vara tom: här stänger en soldat en av vägarna.
rules-horse = Hästen går en punkt längs en linje och sedan en diagonalt utåt. Den första punkten måste vara tom: här stänger en soldat den vägen.
rules-horse-triangle = Genom triangeln når den båda grannarna; en del av de vägarna leder inte tillbaka.
rules-chariot = Vagnen går hur långt som helst längs en linje, så länge den är fri.
rules-cannon = Kanonen går som vagnen. För att slå hoppar den över exakt en pjäs på sin linje, vilken armé den än tillhör.
rules-cannon-triangle = På väg upp längs linje e ser den längs båda grannarnas e-linjer, var för sig.
rules-soldier = På sin egen halva går soldaten en punkt framåt, till sist över floden; från triangeln till vilken granne som helst.
rules-soldier-away = På en annan halva går den en punkt mot hemkanten där, eller åt sidan. Den går aldrig tillbaka.
rules-banner = Fanbäraren går två punkter rakt längs en linje, båda tomma, och sedan en punkt diagonalt utåt.
rules-banner-names = Shus fanbärare kallas eld, Wus vind och Weis flagga; alla tre går likadant.
rules-check = Schack
rules-check-what = En general som en rivals pjäs kan slå står i schack. Brädet visar det i rött, för alla tre. Efter ditt eget drag får din general inte stå i schack.
rules-check-ways = Här ger Weis vagn schack. Slå den med din vagn, sätt rådgivaren emellan eller låt generalen gå undan. Prova.
rules-check-others = Ett drag får öppna en linje mellan de två andra: den av dem som då är i tur får slå den generalen.
rules-facing = Generaler mot varandra
rules-facing-what = Två generaler får inte stå mot varandra längs en linje utan något emellan, inte heller genom triangeln. Efter ditt eget drag får din inte stå mot någon annan.
rules-facing-pinned = Därför kan hästen inte gå här: den står mellan din general och Wus.
rules-army = Ett besegrat kungadöme
rules-army-captured = Ett kungadöme vars general slås är besegrat, och den som slog för sedan befäl över dess armé. Här har Shu besegrat Wu.
rules-army-stuck = Ett kungadöme utan lagligt drag är också besegrat, i schack eller inte: dess general lämnar brädet, och armén går till den vars drag lämnade det fast. Satt det fast redan före det draget får det tredje kungadömet armén.
rules-army-keep = Övertagna pjäser behåller form och tecken, för de går som tidigare; färgen visar vem som för befäl över dem. Elefanter och rådgivare stannar i sitt gamla hem.
rules-army-soldier = En övertagen soldat går som tidigare: framåt på sin gamla hemhalva, och på varje annan halva mot hemkanten där eller åt sidan, även mot sin nya befälhavares hem.
rules-end = Remi och andra slut
rules-end-draw = Det är remi när samma ställning uppstår för tredje gången, eller efter 180 drag i rad utan slag eller besegrat kungadöme.
rules-end-allowed = Evig schack och evig jakt är tillåtna. Det finns ingen remi efter överenskommelse, och drag tas inte tillbaka.
rules-end-leave = Den som ger upp, får slut på tiden eller lämnar förlorar, och partiet är slut: är ett annat kungadöme kvar vinner det, är två kvar delar de på segern. Den som redan är besegrad får gå, och de andra spelar vidare.
rules-table = Vid bordet
rules-table-banners = Fanbärare väljs av den som gör bordet: två pjäser till i varje armé, här inringade.
rules-table-clock = Med klocka går din tid när det är din tur, och varje drag lägger till några sekunder. Den som får slut på tiden förlorar. Utan klocka finns bara en gräns för hur länge ett drag får dröja.
rules-table-signed = Varje drag undertecknas av spelarna. Med två underskrifter gäller det; bockarna bredvid ett drag visar vilka som har undertecknat.

## Preferences

prefs = Inställningar
prefs-done = Klar
prefs-game = Partiet fortsätter under tiden.
prefs-shade = Utseende
prefs-shade-system = Som systemet
prefs-shade-light = Ljust
prefs-shade-dark = Mörkt
prefs-pieces = Pjäser
prefs-traditional = Kinesiska, traditionella
prefs-simplified = Kinesiska, förenklade
prefs-letters = Bokstäver
prefs-coordinates = Koordinater
prefs-none = Inga
prefs-edge = I kanten
prefs-all = På varje punkt
prefs-size = Storlek
prefs-percent = { $percent } %
prefs-glide = Dragen glider
prefs-sound = Ett ljud när det är din tur
prefs-notify = En avisering när det är din tur och fönstret inte är främst

## Pictures of the board

picture = Bild av brädet
picture-as = Bild som { $format }

## Reaching each other

reach = Att nå varandra
reach-hint = Inget av detta behövs så länge dina bord fylls. Det gäller från nästa bord.
reach-public = Leta efter vänner även i det öppna IPFS-nätet
reach-public-hint = Främlingar där ser datorns IP-adress och att den letar efter någon, men inget av partiet.
reach-helper = Hjälpare
reach-helper-hint = för egna bord: raden som ”sanguo helper” visar
reach-port = Port som routern vidarebefordrar
reach-outside = Routerns adress
reach-bad-helper = Hjälparen i inställningarna går inte att förstå: det är raden som ”sanguo helper” visar – en nyckel, ”@”, en IP-adress, ”:” och en port.
reach-bad-port = Porten i inställningarna går inte att förstå: det är ett tal från 1 till 65535.
reach-bad-outside = Routerns adress i inställningarna går inte att förstå: det är en IP-adress, till exempel 203.0.113.7.
reach-port-missing = Routerns adress i inställningarna hjälper bara tillsammans med porten: fyll i båda eller ingen.
