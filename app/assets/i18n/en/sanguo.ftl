### Every text of the window. The other languages have the same texts with the same arguments; a test says where they differ.
### Kingdoms are Shu, Wu and Wei; a "slot" is the place of one signed decision in the record of a game.

## Names

subtitle = Three Kingdoms Xiangqi for three friends, without a server
language = Language
kingdom-shu = Shu
kingdom-wu = Wu
kingdom-wei = Wei
kind-general = general
kind-advisor = advisor
kind-elephant = elephant
kind-horse = horse
kind-chariot = chariot
kind-cannon = cannon
kind-soldier = soldier
kind-banner = banner
banner-shu = fire
banner-wu = wind
banner-wei = flag
piece = { $kingdom } { $kind }

## Parts of sentences

list-more = { $list }, { $next }
list-last = { $list } and { $last }
list-nobody = nobody
sentence-end = .
span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
span-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
span-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}

## Board

point-empty = { $point }, empty
point-piece = { $piece } on { $point }
point-commanded = { $piece }, commanded by { $kingdom }, on { $point }
point-target = { $point }, can be moved to
seal = Seal of { $kingdom }

## Home

your-name = Your name
name-hint = as your friends know you
make = Make a table
make-button = Make the table
make-hint = You get a code to send to two friends, in any chat.
join = Join a table
join-button = Join
join-hint = Paste the code that a friend has sent you.
offer = { $host } invites you: { $settings }.
code = Invite code
banners = Banners
banners-hint = two more pieces for each army: fire, wind and flag
clock = Clock
clock-none = None
clock-preset = { $minutes } min + { $seconds } s
clock-own = Own
minutes = minutes each
seconds = seconds added per move
seats = Kingdoms
seats-drawn = Drawn by lot
seats-host = I take Shu
unfinished = Unfinished games
finished = Finished games
resume = Resume
resume-game = Resume { $game }
look = Look
look-game = Look at { $game }
reading = Reading the kept games…
copy-path = Copy path
copied = Copied
try-out = Free board
try-out-hint = All three kingdoms by hand.
record-file = Record file
record-hint = path, or drop the file on the window
open = Open

## Kept games

kept-damaged = This record is damaged at line { $line }: { $why }.
kept-result = { $result } – { $reason }
kept-moves = { $count ->
    [0] no move yet
    [one] { $count } move
   *[other] { $count } moves
}
ago-now = just now
ago-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}
ago-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
ago-days = { $count ->
    [one] a day ago
   *[other] { $count } days ago
}

## The system's dialog for a file

dialog-asking = Choose the file in your system's dialog; if none opens, write its path here.
dialog-unanswered = No file was chosen; its path can be written here too.

## About

about = About Sanguo
about-versions = Version { $version } · rules { $rules } · protocol { $protocol }
about-versions-hint = Friends can play together when their rules and protocol are the same.
about-licence = Free software under the MIT licence or the Apache License 2.0, as you like.
about-inside = What is inside, each under its own licence:

## Waiting room

opening-table = Making the table…
your-table = Your table is open
send-code = Send this code to two friends. The game begins when both are here.
send-reply = The host's program cannot be reached, but it may reach this one: send this code back to the host.
joining = Joining the table
resuming = Taking up the game
resuming-hint = Your own record is read first; your friends are looked for meanwhile.
keep-open = Leave this window open: your friends' programs find each other through it.
copy-code = Copy the code
copy-link = Copy as a link
code-picture = The code as a picture, for a friend's camera
leave = Leave
nobody-yet = Free seat – waiting for a friend
this-is-host = host
guest-host = The host
guest-key = Somebody with key { $key }
reply = A friend's program shows a reply code?
reply-hint = A program that cannot reach yours shows a code that begins with 'sanguor1'. Paste it here, and yours will look for that friend.
reply-code = Reply code
reply-dial = Look for this friend
reply-dialled = Your program is looking for this friend now.
reply-other = This is not a reply code: that is what a friend's program shows when it cannot reach yours, and it begins with 'sanguor1'.
reply-empty = There is no reply code yet: paste the one that your friend's program shows.
progress-asking = found; asking to be let in
progress-waiting = here
progress-seating = here; the seats are being drawn
progress-lost = was here, cannot be reached now
search-addresses = { $addresses ->
    [one] trying one address
   *[other] trying { $addresses } addresses
}
search-failed = { $tried } ({ $failed } without an answer)
search-local = asking in the local network
search-helper-calling = calling the helper
search-helper = waiting at the helper
search-public-calling = calling the public network
search-public = asking in the public network
help-head = What would help:
help-open = that the host's program is open
help-reply = that the host gets the code shown here
help-helper-answers = that the helper named in the code is running
help-public-answers = that this machine gets through to the public network
help-public = that all three allow the public network, which shows their IP addresses to strangers
help-helper = a new code that names a helper
help-port = a port that the host's router sends on to the host's machine
help-ipv6 = IPv6, on the host's machine and on this one

## Table

settings-clock = { $banners ->
    [yes] with banners, { $base } + { $seconds } s a move
   *[no] without banners, { $base } + { $seconds } s a move
}
settings-no-clock = { $banners ->
    [yes] with banners, no clock, { $away } a move at most
   *[no] without banners, no clock, { $away } a move at most
}
you = you
player = { $name } ({ $kingdom })
speaker = { $name }:
link-none = not connected yet
link-gone = not connected; looking again
link-same-network = connected in the same network
link-direct = connected directly
link-through = connected through { $name }
link-relayed = connected through a relay, slower
link-time = { $link }, { $millis } ms
state-resigned = has resigned
state-out-of-time = has run out of time
state-forfeited = has signed two different decisions for one slot, and forfeits
state-left = has left the game
state-behind = has not signed the last { $count } decisions
state-fallen = fallen; { $kingdom } commands the army
state-commands = commands the armies of { $kingdoms }
turn-yours = Your turn
turn-yours-line = you command { $kingdom }
turn-yours-wait = one moment: what your friends hold is heard first
turn-theirs = { $name } is on turn
turn-theirs-line = { $kingdom } moves next
turn-signing = Your move is being signed
turn-moved = { $name } has moved
turn-waiting = { $decision } – waiting for { $players }
moves = Moves
moves-first = { $kingdom } moves first.
type-move = Type a move
no-talk = Say something to your friends.
talk-field = Write to the table
say = Say
mute = Mute talk
mute-friend = Mute { $name }
muted = Muted: { $names }
again = Same three again
again-hint = A new table with the same settings; your friends see its code here.
again-told = The code is said at the table too: your friends there join with one click.
again-join = Join the new table
resign = Resign
resign-sure = Resign this game? Your kingdom loses and the game ends.
resign-yes = Yes, resign
resign-no = No, play on
leave-table = Leave the table
leave-hint = The game is kept; resume it from the home screen.
back-home = Back to the home screen
record = Record of the game, signed by all who agreed
understood = Understood
table-closed = The connection to this table has ended. Go back to the home screen to resume the game.
liar = { $player } has signed two different decisions for slot { $slot }. Both signatures are kept as proof in your record; what follows is settled without { $kingdom }.
liar-you = Your key has signed two different decisions for slot { $slot }. Both signatures are kept as proof; what follows is settled without you.
notice = { $player } has resigned; it takes effect with the next decision.
notice-you = You have resigned; it takes effect with the next decision.
late = By the clock of { $by }, { $late } has run out of time.
late-you = By the clock of { $by }, you have run out of time.
late-by-you = By your clock, { $late } has run out of time.

## What happens in a game

decision-resign = { $kingdom } resigns
decision-timeout = { $kingdom } has run out of time
decision-forfeit = { $kingdom } forfeits: two signatures
row-move = { $piece } { $mv }
row-capture = { $piece } { $mv }, takes { $taken }
row-signed = Slot { $slot }: { $what }; signed by { $signers }
fell-captured = { $loser } falls to { $victor }: captured
fell-checkmated = { $loser } falls to { $victor }: checkmate
fell-stalemated = { $loser } falls to { $victor }: stalemate
check-attacked = { $kingdom }'s general is attacked by { $by }'s { $kind } on { $point }.
check-attacked-yours = Your general is attacked by { $by }'s { $kind } on { $point }.
check-attacked-by-you = { $kingdom }'s general is attacked by your { $kind } on { $point }.
check-faced = { $kingdom }'s general faces { $by }'s general on { $point }.
check-faced-yours = Your general faces { $by }'s general on { $point }.
check-faced-by-you = { $kingdom }'s general faces your general on { $point }.
result-draw = Draw
result-win = { $kingdom } wins
result-share = { $kingdoms } share the win
result-none = Unfinished
result-none-line = Nothing has ended this game yet.
reason-last = { $kingdom } is the last kingdom with a general
reason-repetition = the same position has occurred for the third time
reason-quiet = 180 moves in a row without a capture or a defeat
reason-resigned = { $kingdom } has resigned
reason-out-of-time = { $kingdom } has run out of time
reason-forfeited = { $kingdom } has signed two different decisions for one slot, and forfeits
reason-left = { $kingdom } has left the game

## Record and free board

turn-board = Turn the board
home-screen = Home screen
copy-position = Copy position
copy-moves = Copy moves
place = Place in the game
place-of = { $at } of { $len }
step-start = To the start
step-back = One move back
step-play = Play by itself
step-stop = Stop
step-on = One move on
step-end = To the end
variation = You are trying out a variation of your own; it is not part of the record.
back-to-game = Back to the game
file = The file
export-to = Write a copy to
export-hint = path, or empty to choose
export = Write the copy
exported = Written to { $path }
board-anew = Set up anew
with-banners = With banners
without-banners = Without banners
position-text = Position as text
set-up = Set up this position
free-turn = { $kingdom } is on turn
free-all = all three kingdoms are yours to move
free-commanded = { $kingdom } is commanded by { $commander }
verified = { $count ->
    [one] Verified: the signature is valid, every move follows the rules.
   *[other] Verified: all { $count } signatures are valid, every move follows the rules.
}
signatures = { $settled ->
    [one] { $settled } slot settled, { $unanimous } of them unanimous.
   *[other] { $settled } slots settled, { $unanimous } of them unanimous.
}
unsealed = Not all three have signed the table: the game has not begun.
game = Game { $id }
proof = { $kingdom } has signed two different decisions for slot { $slot }; both signatures are here as proof.
unsettled = { $decision } is signed by { $signers } alone: it is not settled.
claim = { $by } says that { $late } has run out of time: a claim, no decision.
unread = This file cannot be read
unread-hint = Check the path, and whether you may read the file.
bad = This is no good record
bad-line = Line { $line }: { $why }.
bad-hint = The line named is the first that is wrong; nothing from it on is proven. Each of the three players keeps a record of the game: ask a friend for another copy.

## A move that was tried

word-blocked = The piece on { $point } is blocked: it has nowhere to go.
word-theirs = { $player } commands this piece; these are its ways.
word-theirs-free = { $kingdom } commands this piece and is not on turn; these are its ways.
word-not-your-turn = It is { $name }'s turn.
ahead-choose = It is { $name }'s turn; a move chosen now is played when yours comes.
ahead-planned = { $mv } is played as soon as it is your turn; Esc takes it back.
ahead-taken = { $mv } cannot be played any more: the piece was taken.
ahead-illegal = Not played. { $illegal }
word-not-your-turn-typed = It is { $name }'s turn; your move waits in the field.
word-waiting = Your move waits for signatures.
word-over = The game is over.
move-shape = { $text }: a move is two points of three characters each, as re4re5.
move-point = { $text }: there is no point { $point }.
illegal = { $mv }: { $why }.
illegal-over = the game is over
illegal-no-piece = there is no piece on { $point }
illegal-not-yours = the { $kind } on { $point } is { $owner }'s, and it is { $turn }'s turn
illegal-stays = a move leads to another point
illegal-own-piece = { $kingdom }'s own { $kind } stands on { $point }
illegal-way-general = a general moves one point along a line inside its palace
illegal-way-advisor = an advisor moves one point diagonally inside its palace
illegal-way-elephant = an elephant moves two points diagonally inside its own half
illegal-way-horse = a horse moves one point along a line and then one diagonally outward
illegal-way-chariot = a chariot moves any distance along a line
illegal-way-cannon = a cannon moves any distance along a line, and captures over exactly one piece
illegal-way-soldier = a soldier moves one point forward, and over the river sideways too
illegal-way-banner = a banner moves two points straight along a line and then one diagonally outward
illegal-general-leaves = { $point } is outside { $kingdom }'s palace, which the general never leaves
illegal-advisor-leaves = { $point } is outside { $kingdom }'s palace, which an advisor never leaves
illegal-elephant-leaves = { $point } is over the river, which an elephant never crosses
illegal-soldier-home = on its own half a soldier moves only forward, and it never comes back
illegal-soldier-away = over the river a soldier moves towards the home rank there or sideways
illegal-blocked = the { $by } on { $point } blocks the { $kind }'s way
illegal-screens = a cannon captures by jumping exactly one piece, and { $count } stand before { $point }
illegal-attacked = { $kingdom }'s general would be attacked: { $threats }
illegal-faced = { $kingdom }'s general would face { $generals }
illegal-attacked-and-faced = { $kingdom }'s general would be attacked ({ $threats }) and face { $generals }
threat = { $kind } on { $point }
faced-general = { $kingdom }'s general on { $point }

## A position that was pasted

position-fields = A position has four fields parted by single spaces (placement, turn, owners, quiet), not { $count }.
position-halves = The placement has three halves parted by |, not { $count }.
position-ranks = { $kingdom }'s half has five ranks parted by /, not { $count }.
position-points = { $kingdom }'s rank { $rank } has nine points, not { $count }.
position-unknown = { $kingdom }'s rank { $rank }: { $text } is neither a run of empty points nor a piece.
position-split-run = { $kingdom }'s rank { $rank }: neighbouring empty points are written as one number.
position-turn = The turn is r, g or b, not { $text }.
position-owners = The owners are three of the letters r, g and b, not { $text }.
position-quiet = The quiet count is a number from 0 to 180 without leading zeros, not { $text }.
position-fallen-owner = { $owner } cannot command { $kingdom }'s army: { $owner }'s own is commanded by { $other }.
position-fallen-turn = It cannot be { $kingdom }'s turn: { $kingdom } is defeated.
position-no-move = It cannot be { $kingdom }'s turn: { $kingdom } has no legal move.
position-no-general = { $kingdom } commands its own army but has no general.
position-fallen-general = { $kingdom } is defeated, but its general stands on { $point }.
position-too-many = { $kingdom } has { $count } pieces '{ $kind }' ({ $points }); there are at most { $most }.
position-misplaced-general = { $kingdom }'s general cannot stand on { $point }: a general stays in its palace.
position-misplaced-advisor = { $kingdom }'s advisor cannot stand on { $point }: an advisor stays on the corners and the centre of its palace.
position-misplaced-elephant = { $kingdom }'s elephant cannot stand on { $point }: an elephant can reach only seven points of its own half.
position-misplaced-soldier = { $kingdom }'s soldier cannot stand on { $point }: a soldier never stands behind its own rank 4 on its own half.
position-wrong = This position cannot be.

## What is wrong with a name or a code

name-empty = A name needs at least one character.
name-long = A name has at most { $most } characters; this one has { $count }.
name-invisible = A name cannot hold the invisible character { $character }.
name-spaces = A name has no space at its ends and no two spaces in a row.
code-empty = There is no code yet: paste the one that the host's program shows.
code-other = This is not an invite code: a code begins with 'sanguo1'.
code-cut = The code is cut short: { $have } of { $need } characters are there – copy it again, to its end.
code-long = The code is too long: something was added to its { $need } characters – paste the code alone.
code-mistyped = The code is mistyped: at least one character is wrong – copy it instead of typing it.
code-newer = This code is of version { $version }, newer than this program: update this program.
code-older = This code is of version { $version }, older than this program: whoever made it must update theirs.
code-damaged = The code is damaged – ask the host for a new one.

## Troubles at a table

trouble-no-answer = The host's program does not answer yet – this program goes on trying.
trouble-message = { $who } sent something wrong, and it was not accepted: { $what }.
trouble-disk = The record could not be written, and nothing more is signed. Make sure that the disk has room and that the data folder can be written to, then resume the game.
trouble-unheard = Nobody is connected, so nobody heard that.
trouble-names = Names cannot be looked up on this machine ({ $why }), so the public network is left out – all else is tried.
trouble-network = The network could not be used: { $why }.
refusal-turn = It is { $kingdom }'s turn, not yours.
refusal-signed = You have already signed a decision for this turn; it waits for the others to sign.
refusal-fallen = Your kingdom has fallen already; you may leave without ending the game.
refusal-resigned = You have resigned already; the player on turn confirms it.
refusal-talk = What you say must have 1 to { $most } bytes and no invisible characters.
refusal-disk = The record cannot be written, so nothing is signed; resume the game once the disk is well.
refusal-accused = This key has signed two decisions for one slot (a restored backup does that); it signs no more.
refusal-suspended = { $kingdom } has signed two different decisions for one turn, and forfeits the game once { $name } confirms it.
refusal-unheard = A friend's program must be heard first, in case it knows more of this game; wait for one.
refusal-not-begun = The game has not begun yet: two friends have to join first.
refusal-reply = This reply is not to the code that this table shows; your friend has to join with the newest code first.
refusal-seats = The seats could not be given: the program of { $who } answered wrongly – make a new table.
refused-full = The table is full: three players are already seated – ask the host for a code of a new table.
refused-secret = The host does not know this code: it is of another table – ask for the newest one.
refused-closed = The host has closed this table – ask for a new code.
refused-settings = The host's table has other settings than its code says – ask for a new code.
refused-version = The host's program speaks another version of the protocol – whoever has the older program must update it.
refused-newer = The host's program is newer than this one: update this one.
refused-older = The host's program is older than this one: ask the host to update it.

## Troubles with files

system-missing = there is no such file or folder
system-denied = access is not allowed
system-full = the disk is full
system-read-only = nothing can be written there
fault-folder = The data folder { $path } could not be used: { $why }.
fault-in-use = Another sanguo is running with the data folder { $path }: close it, or choose another folder with --data.
fault-key = The key file { $path } could not be used: { $why }.
fault-key-exposed = The key file { $path } can be read by others; make it private with 'chmod 600', or move it away to start with a new key.
fault-key-damaged = The key file { $path } does not hold a key of this program; put a copy of the right one there, or move it away to start with a new key.
fault-random = The system gave no random numbers: { $why }.
fault-record = The record { $path } could not be used: { $why }.
fault-record-damaged = The record { $path } is damaged and stays as it is, unchanged: line { $line }, { $why }.
fault-no-game = There is no game { $game } in this data folder.
fault-not-seated = The game { $game } is of other players: this data folder's key has no seat in it.
fault-network = The network could not be started: { $why }.
fault-games = The kept games cannot be listed: { $why }.
fault-settings = The settings in { $path } cannot be read. The usual ones are filled in; making or joining a table writes the file anew.
fault-settings-unwritten = The settings could not be kept: { $why }.
fault-exists = There is a file of this name already.
fault-unwritten = The copy could not be written: { $why }.

## What is wrong with a line of a record or of a friend

flaw-large = the file is too large to be a record
flaw-torn = the file ends in the middle of this line
flaw-shape = this is no line of a record
flaw-changed = this line was changed, or lines before it were lost, doubled or moved
flaw-header = this is no record of a game
flaw-head = the players and settings at the beginning are not complete or not right
flaw-unsigned = nobody has signed this decision
wrong-signature = the signature is not { $kingdom }'s
wrong-game = it belongs to another game
wrong-rules = the rules do not allow it
wrong-form = it is not written as it has to be
wrong-order = it does not follow from what comes before it

## Rules of the game

rules = How to play
rules-next = Next
rules-try = Dots show where it can go, rings what it can capture. Click one: the piece goes there, and you can go on with it.
rules-goal = The goal
rules-goal-last = Three players, no teams: each plays against the two others. The last kingdom with a general wins. The generals are circled.
rules-goal-turns = Shu (red) begins, then Wu (green), then Wei (blue), counter-clockwise around the board. A fallen kingdom is skipped.
rules-goal-capture = A piece captures by going to a point where a piece of another army stands; that piece leaves the board.
rules-goal-army = Whoever defeats a kingdom gets its whole army for the fight that follows.
rules-board = The board
rules-board-halves = Each kingdom has a half of its own; a river with three arms lies between them. Pieces stand on the points where lines cross. The shaded area at each home edge is the palace.
rules-board-lines = Lines go on across the river. From your right side, lines f, g, h and i lead to lines d, c, b and a of the neighbour on the right; from your left side, d, c, b and a lead to f, g, h and i of the neighbour on the left. Here the chariot looks along line g.
rules-board-points = A point is named by its half (r is Shu, g is Wu, b is Wei), its line a to i, and its distance 1 to 5 from the home edge: re4.
rules-triangle = The triangle
rules-triangle-meet = In the middle the three e-lines meet. Whoever comes up one of them may go on along either of the two others: try it with the chariot.
rules-triangle-line = So every two e-lines are one line of ten points. Chariots and cannons act along it, and generals can face each other along it.
rules-triangle-diagonal = There is no diagonal step across the triangle itself.
rules-general = The general goes one point along a line and never leaves its palace.
rules-advisor = The advisor goes one point diagonally and never leaves its palace.
rules-elephant = The elephant goes two points diagonally on its own half; it never crosses the river. The point between must be empty: here a soldier blocks one way.
rules-horse = The horse goes one point along a line and then one point diagonally outward. The first point must be empty: here a soldier blocks that way.
rules-horse-triangle = Through the triangle it reaches both neighbours; from there some ways do not lead back.
rules-chariot = The chariot goes any distance along a line, as far as it is free.
rules-cannon = The cannon goes like the chariot. To capture, it jumps over exactly one piece on its line, of whatever army.
rules-cannon-triangle = Coming up line e it looks along both neighbours' e-lines, along each by itself.
rules-soldier = On its own half the soldier goes one point forward, at last across the river; from the triangle to either neighbour.
rules-soldier-away = On another half it goes one point towards the home edge there, or sideways. It never goes back.
rules-banner = The banner goes two points straight along a line, both empty, and then one point diagonally outward.
rules-banner-names = Shu's banner is called fire, Wu's wind and Wei's flag; all three move alike.
rules-check = Check
rules-check-what = A general that a rival's piece could capture is in check. The board shows it in red, for all three. After your own move your general must not be in check.
rules-check-ways = Here Wei's chariot gives check. Capture it with your chariot, put the advisor in between, or let the general step aside. Try it.
rules-check-others = A move may open a line between the two others: whoever of them is on turn then may capture that general.
rules-facing = Facing generals
rules-facing-what = Two generals must not see each other along a line with nothing between them, through the triangle neither. After your own move yours must not face another.
rules-facing-pinned = So the horse cannot move here: it stands between your general and Wu's.
rules-army = A fallen kingdom
rules-army-captured = A kingdom whose general is captured falls, and whoever captured it commands its army from then on. Here Shu has defeated Wu.
rules-army-stuck = A kingdom without a legal move falls too, in check or not: its general leaves the board, and its army goes to whoever's move left it stuck. If it was stuck before that move already, the third kingdom gets the army.
rules-army-keep = Pieces taken over keep their shape and character, because they move as before; the colour shows who commands them. Elephants and advisors stay at their old home.
rules-army-soldier = A soldier taken over goes on as before: forward on its old home half, and on any other half towards the home edge there or sideways, even against its new commander's home.
rules-end = Draws and other endings
rules-end-draw = It is a draw when the same position occurs for the third time, or after 180 moves in a row without a capture or a defeat.
rules-end-allowed = Perpetual check and perpetual chase are allowed. There is no draw by agreement and no taking back.
rules-end-leave = Whoever resigns, runs out of time or leaves loses, and the game ends: if one other kingdom is left it wins, if two are they share the win. Whoever has fallen may leave, and the others play on.
rules-table = At the table
rules-table-banners = Banners are a choice of whoever makes the table: two more pieces for each army, here circled.
rules-table-clock = With a clock your time runs while it is your turn, and each move adds some seconds. Whoever has no time left loses. Without a clock there is only a limit for how long a move may take.
rules-table-signed = Every move is signed by the players. Two signatures make it count; the ticks beside a move show who has signed.

## Preferences

prefs = Settings
prefs-done = Done
prefs-game = The game goes on meanwhile.
prefs-shade = Brightness
prefs-shade-system = As the system
prefs-shade-light = Light
prefs-shade-dark = Dark
prefs-pieces = Pieces
prefs-traditional = Chinese, traditional
prefs-simplified = Chinese, simplified
prefs-letters = Letters
prefs-coordinates = Coordinates
prefs-none = None
prefs-edge = At the edge
prefs-all = On every point
prefs-size = Size
prefs-percent = { $percent } %
prefs-glide = Moves glide
prefs-sound = A sound when it is your turn
prefs-notify = A notification when it is your turn and the window is not in front

## Pictures of the board

picture = Picture of the board
picture-as = Picture as { $format }

## Reaching each other

reach = Reaching each other
reach-hint = Nothing of this is needed as long as your tables fill up. It counts from the next table on.
reach-public = Look for friends in the public IPFS network too
reach-public-hint = Strangers there see the IP address of this computer and that it looks for somebody, but nothing of the game.
reach-helper = Helper
reach-helper-hint = for your own tables: the line that 'sanguo helper' shows
reach-port = Port that your router forwards
reach-outside = Your router's address
reach-bad-helper = The helper in the settings is not understood: it is the line that 'sanguo helper' shows – a key, '@', an IP address, ':' and a port.
reach-bad-port = The port in the settings is not understood: it is a number from 1 to 65535.
reach-bad-outside = Your router's address in the settings is not understood: it is an IP address, as 203.0.113.7.
reach-port-missing = Your router's address in the settings is of use only with the port that it forwards: fill in both or neither.
