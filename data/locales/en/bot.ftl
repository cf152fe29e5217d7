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
board-thinking = { $where }: { $names } { $count ->
    [one] is
   *[other] are
  } thinking …
board-over = { $where }: the game is over.{ $winners ->
    [none] {""}
   *[other] {" "}Winner: **{ $winners }**.
  }
board-closed = { $where } has been closed.
board-closed-by = { $name } has closed { $where }.
board-closed-moderator = { $name }, a moderator, has closed { $where }.
board-closed-operator = Whoever runs the bot has closed { $where }.
board-closed-next = Nobody is to act any more. `/game new` opens a new table; `/replay` and `/log` show what was played here.
lobby-closed-next = `/game new` opens a new one.
board-more = … (the log has the rest)

lobby-title = { $game }, table { $table }
lobby-open = *open*
lobby-computer = { $name } · computer ({ $level })
lobby-hint = Press **Join** to take a seat. The host’s **Start** gives the seats still open to computers; once people have every seat, any of them may start.
lobby-hint-alone = **Start** begins the game; you play it alone.
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
panel-many-pages = Choose on this page; from several pages, type a list with /choose

hand-text = Your hand in { $game }, table { $table }: { $channel }
hand-dm-closed = I cannot send you direct messages, so your hand is here: press **My hand** or type `/hand`. To get it by direct message, allow messages from this server's members and type `/hand`.
hand-dm-refused = Discord does not take my direct messages to you just now, so your hand is here for an hour: press **My hand** or type `/hand`. After that I try again by myself. To have it here always, choose so in `/settings`.

undo-done = Taken back.
undo-asked = That needs everybody's agreement: I have asked the others.
undo-question = { $who }: { $name } would like to go back to before this at { $where }: “{ $what }”. { undo-question-count } Do you agree?
undo-question-unseen = { $who }: { $name } would like to take back a choice that nobody else has seen yet, at { $where }. { undo-question-count } Do you agree?
undo-question-count = { $count ->
    [one] That takes back one choice
   *[other] That takes back { $count } choices
  }{ $others ->
    [0] .
    [one] , one of them somebody else's.
   *[other] , { $others } of them other people's.
  }
undo-agreed = { $count ->
    [one] Everybody agreed: one choice has been taken back, as { $name } asked
   *[other] Everybody agreed: { $count } choices have been taken back, as { $name } asked
  }{ $others ->
    [0] .
    [one] ; one of them was somebody else's.
   *[other] ; { $others } of them were other people's.
  }
undo-refused = Not everybody agreed to what { $name } wanted to take back: it stands.
undo-expired = Not everybody has agreed in time to what { $name } wanted to take back: it stands.

board-before = Before: { $told }
log-empty = Nothing has happened yet.
game-opened = The table is open: { $channel }
list-empty = You sit at no table. Open one with `/game new`.
resigned = You have resigned; a computer plays on in your seat.
closed = The table is closed.
moved = The table has moved to this channel.

trouble-permission = I may not post in the table's channel. Ask a moderator to allow me: View Channel, Send Messages, Send Messages in Threads, Embed Links, Attach Files (in a voice channel also Connect). Nothing is lost: the board follows by itself once that is done.
trouble-permission-invitation = I may not post in the table's channel. Ask a moderator to allow me: View Channel, Send Messages, Send Messages in Threads, Embed Links, Attach Files (in a voice channel also Connect). Nobody has been invited: invite them again once that is done.
trouble-hidden = I do not see the table's thread. Mention me in it (write @ and my name); if that does not help, ask a moderator to allow me: View Channel. Nothing is lost: I go on by myself once that is done.
trouble-channel = The table's channel is gone. Its host or a moderator can bring the table to another one: type `/game move` there.
trouble-locked = The table's thread is locked. Ask a moderator to unlock it; or its host brings the table to another channel: type `/game move` there. Nothing is lost.
trouble-thread = I may not open threads here, so the table is in this channel.
trouble-thread-kind = No thread of its own can be opened in a channel of this kind, so the table is in this channel. For the next one in a thread, type `/game new` in a text channel.
trouble-thread-inside = A thread has no threads of its own, so the table is in this one. For the next one, type `/game new` in the channel that this thread belongs to, or in another thread.
trouble-thread-post = A forum has no threads but its posts, so the table is in this one. For the next one, open another post and type `/game new` there.
trouble-thread-limit = This server has as many open threads as Discord allows, so the table is in this channel. To have the next one in a thread of its own, close old threads.
trouble-open = Discord did not take the new table, so none has been opened. Type `/game new` again in a minute.
open-permission = I may not post where the table would be, so none has been opened. Ask a moderator to allow me: View Channel, Send Messages, Send Messages in Threads, Embed Links, Attach Files (in a voice channel also Connect); then type `/game new` again. Or type it in another channel.
open-locked = This thread is locked, so no table has been opened. Type `/game new` in another channel; or ask a moderator to unlock this one first.
open-channel = The channel where the table would be is gone, so none has been opened. Type `/game new` in another channel.
trouble-discord = The channel does not show this yet, for Discord or the disk did not take it. Nothing is lost: I go on trying, and you need not do it again.
trouble-damaged = The channel cannot show this game: this version of the bot cannot read it. Nothing was deleted; tell whoever runs the bot.

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
    2. When it is your turn you are pinged. Press **Play** and choose step by step, or type a move: { $moves }…
    3. { $hand ->
        [dm] Your hand comes by direct message; **My hand** shows it here, to you alone.
        [thread] Your hand comes in a private thread beside the table; **My hand** shows it here, to you alone.
        [none] There are no hands in this game: the board shows all of it.
       *[private] **My hand** shows your hand, to you alone; `/settings` can have it sent to you.
       }
    4. `/undo` takes back your last choice, as long as nothing was revealed; later it asks the others.
    5. `/board`, `/state`, `/log` and `/game list` show where things stand; `/next` takes you where you are needed, `/game seats` shows who sits where.

# The end of a game.
end-computer = a computer ({ $level }) in { $name }'s seat
end-part = { $name }: { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
  }{ $until ->
    [end] {""}
   *[other] , until { $until }
  }
end-closing = This thread is put away on { $when }. Its buttons then stand in { $channel }.
end-look-back = `/replay` shows the game step by step, `/log` what was told.
button-again-alone = Play again
button-again = Play again with the same people
button-result = Result
again-there = There is a table for that already: table { $table }, { $channel }.
again-invitation = { $who }: { $name } would like to play again with you: { $where }. Press **Join** above.

# The table's card in the channel that its thread hangs in.
card-lobby = 🟢 { $free ->
    [0] all seats taken
    [one] 1 of { $seats } seats free
   *[other] { $free } of { $seats } seats free
  }
card-playing = ▶️ running
card-over = { $winners ->
    [none] 🏁 over
   *[other] 🏁 over. Winner: **{ $winners }**
  }
card-closed = ⚪ closed
card-about = Host: { $host } · at the table: { $players } · pace: { $pace }

choose-table = At which of your tables?
choose-lobby = These tables wait for players. Which one do you join?
choose-more = { $count ->
    [one] One more does not fit here: use the command in its own channel.
   *[other] { $count } more do not fit here: use the command in their own channels.
  }
choose-table-line = { $game }, table { $table }
join-running = The game is running. Whose seat would you like? The table is asked.
join-running-there = The game is running in { $channel }. Type `/game join` there to ask for a seat.
lobby-joined-there = You have a seat. The table is here: { $channel }
help-folded = { $game }: { $first }{ $count ->
    [0] {""}
    [one] {" "}and 1 more; type `/` and its name.
   *[other] {" "}and { $count } more; type `/` and its name.
  }
help-commands = All commands
