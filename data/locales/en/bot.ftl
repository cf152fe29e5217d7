# The host's own words: lobby, board messages, panels, buttons.
button-play = Play
button-hand = My hand
button-board = Board
button-zoom = Zoom
button-log = Log
button-undo = Undo
button-join = Join
button-leave = Leave
button-computer = Add a computer
button-start = Start
button-agree = Agree
button-refuse = Refuse

board-table = **{ $game }**, table { $table }
board-turn = { $who }, your turn at { $where }.
board-over = { $where }: the game is over. Winner: **{ $winners }**.
board-closed = { $where }: this table has been closed.
board-more = … (the log has the rest)

lobby-title = { $game }, table { $table }
lobby-open = *open*
lobby-hint = Press **Join** to take a seat. **Start** gives the seats still open to computers.
lobby-done-join = You have a seat.
lobby-done-leave = You have given your seat up.
lobby-done-start = The game has begun.

panel-table = table { $table }
panel-over = The game is over.
panel-waiting = Waiting for { $names }.
panel-back = Back
panel-pick = Choose
panel-group = Which part?
panel-many = Choose { $least } to { $most }
panel-many-exactly = Choose { $most }

hand-text = Your hand in { $game }, table { $table }: { $channel }
hand-dm-closed = I cannot send you direct messages, so your hand is here: press **My hand** or type `/hand`. To get it by direct message, allow messages from this server's members and type `/hand`.

undo-done = Taken back.
undo-asked = That needs everybody's agreement: I have asked the others.
undo-question = { $who } { $name } would like to take back { $count ->
    [one] the last choice
   *[other] the last { $count } choices
  } at { $game }, table { $table }. Do you agree?
undo-agreed = Everybody agreed: the last choice has been taken back.
undo-refused = Not everybody agreed: the choice stands.

log-empty = Nothing has happened yet.
game-opened = The table is open: { $channel }
list-empty = You sit at no table. Open one with `/game new`.
resigned = You have resigned; a computer plays on in your seat.
closed = The table is closed.
moved = The table has moved to this channel.

trouble-permission = I may not post in the table's channel. Ask a moderator to allow me: View Channel, Send Messages, Send Messages in Threads, Embed Links, Attach Files. Nothing is lost; then press **Play** again.
trouble-channel = The table's channel is gone. Bring the table to another one: type `/game move` there.
trouble-locked = The table's thread is locked. Ask a moderator to unlock it, or bring the table to another channel: type `/game move` there. Nothing is lost.
trouble-thread = I may not open threads here, so the table is in this channel.
trouble-discord = The channel does not show this yet, for Discord or the disk did not take it. Nothing is lost: I go on trying, and you need not do it again.

error-unexpected = Something went wrong; nothing was lost. Try again, and if it happens again, report this number: { $id }
error-not-your-panel = This panel belongs to another seat. Press **Play** on the board message for your own.
error-bad-options = I cannot read “{ $text }”. Options are: { $known }
error-bad-seats = { $game } takes { $least } to { $most } players.
error-not-at-table = You do not sit at table { $table }. `/game list` shows your tables.
error-wrong-game = The table here plays another game. Press **Play** on its board message.
error-cannot-read = { $reason }

help-text =
    {""}**Ziggurat** hosts games in this server's channels.
    1. `/game new` opens a table. Friends press **Join**; **Start** gives open seats to computers.
    2. When it is your turn you are pinged. Press **Play** and choose step by step, or type a move: `/tigris tile`, `/tigris leader`…
    3. Your hand comes by direct message; **My hand** shows it here, to you alone.
    4. `/undo` takes back your last choice, as long as nothing was revealed; later it asks the others.
    5. `/board`, `/log` and `/game list` show where things stand; `/next` brings what waits for you, `/game seats` who sits where.
