# Tables, lobbies and seats: what can be set, who sits where, what is asked of others.
button-options = Options
button-lend = Let a computer play for me
button-take-back = Take my seat back
button-close-now = Yes, close it
close-sure = Close { $where }? The game ends for everybody and cannot be continued.
button-resign = Resign…
button-resign-now = Yes, resign

table-seats = Seats
table-language = Language
table-language-en = English
table-language-es = Español
table-pace = Pace
table-pace-none = no clock
table-pace-live = live
table-pace-daily = daily
table-pace-relaxed = relaxed
table-entry = Who may join
table-entry-open = everybody
table-entry-invited = by invitation
table-watch = Who may watch
table-watch-everyone = everybody
table-watch-players = players only
table-hints = Hints
table-hints-alone = only for a person alone against computers
table-hints-everyone = for everybody at the table
table-seats-about = How many play, computers included.
table-language-about = The language of this table's public messages; private ones are in yours.
table-pace-about = Time for all you are asked until somebody else must answer, and extra time for the whole game.
table-pace-none-about = nobody is hurried
table-pace-live-about = 10 minutes per call, 20 extra for the game: everybody is there
table-pace-daily-about = a day per call, 2 extra days for the game; quiet hours and holidays do not count
table-pace-relaxed-about = 3 days per call, 3 extra days for the game; quiet hours and holidays do not count
table-entry-about = Everybody here, or only whom the host invites.
table-hints-about = What a good computer would do, and why: **Hint** in the panel, or `/hint`.
table-watch-about = Players only: the game is played in a private thread.
table-arrange = Exchange two seats
table-arrange-about = Choose two seats; who sits there changes places.
table-level = How a computer plays
table-level-about = Choose a computer at the table and how it plays. Computers that take seats at the start play sensibly.
level-strong = strong
level-strong-about = Tries out more of its moves, and remembers what everybody saw: seconds for each turn
level-planner = planner
level-planner-about = Tries out what comes of its best moves
level-sensible = sensible
level-sensible-about = Plays to win, and looks only at what its seat may see
level-learner = learner
level-learner-about = Often plays the second or third move that comes to its mind: for first games
level-random = random
level-random-about = Chooses any legal move, without a thought
table-style = What a computer likes
table-style-about = A planner or a strong computer may like some things more than others do.
level-and-style = { $level }, { $style }
style-none = no special style
style-none-about = Likes whatever helps it to win
style-warrior = warrior
style-builder = builder
style-trader = trader
style-scholar = scholar
style-priest = priest
options-level-style = If you like, choose a style for it below, too.
options-level = { $name } plays like this now: { $level }
table-kick = Remove somebody
table-kick-about = They give their seat up, and come back only if you invite them.
table-host = Hand the table over
table-host-about = Somebody else becomes host.
option-usual = the usual

lobby-about = Host: { $host } · { $language } · { $pace } · { $entry }
lobby-entry-open = everybody may join
lobby-entry-invited = by invitation
lobby-private = only players may watch
lobby-hints = hints for everybody
lobby-where = The game is played here: { $channel }
lobby-hint-invited = The host invites with **Options** or `/game invite`.

options-title = Options of table { $table }
options-usual = { $choice } (the usual)
options-pick-table = Change something of the table…
options-pick-game = Change something of the game…
options-left-out = { $count ->
    [one] As usual: one option of the game; the menu shows it.
   *[other] As usual: { $count } options of the game; the menu shows them.
  }
options-choose = { $topic }: choose
options-invite = Invite people…
options-host-only = The host, { $host }, can change these until the game begins.
options-host-only-playing = The game has begun. Language and pace can still be changed by the host, { $host }.
options-host-hint-playing = The game has begun. What can still be changed is below.
options-host-hint = Choose below what to change.
options-done = Changed: { $what }
options-invited-before = Invited already: { $names }. I ping nobody twice; tell them to press **Join**.
options-invited = Invited: { $names }
removed-by-host = The host has removed you from { $where }, { $channel }. Ask them to invite you again, or open a table of your own with `/game new`.
removed-by-others = The others at { $where }, { $channel }, have given your seat to a computer. To come back, ask them from anywhere in the server: `/game back table:{ $table }`.
removed-public = The host has removed { $name } from this table.
options-kicked = { $name } has been removed.
options-arranged = Seats { $one } and { $other } have been exchanged.
options-handed = { $name } is the host now.

invitation = { $who }: { $name } invites you to { $where }. Press **Join** in { $channel } to take a seat.

seats-title = Seats at { $where }
seats-line = { $name }
seats-line-computer = { $name } · a computer plays ({ $level })
seats-line-lent = { $name } · a computer plays meanwhile
seats-waiting = asked { $since }
seats-before = before: { $names }
seats-given-up = given up by { $name }
seats-deadline = deadline { $until }
seats-away = away from { $start } to { $end }
seats-move = Move to another seat…
seats-swap = Exchange seats with…
seats-remove = Ask the others to remove…
seats-substitute = Let somebody take my seat…
seats-ask = Ask for a seat…
seats-open = open
seats-resign-sure = If you resign, a computer plays on in your seat for good. To be away for a while, let a computer play for you instead. Resign?
seats-lent = A computer plays for you until you take your seat back: `/game back`, or **Take my seat back**.
seats-back = You play again.
seats-moved = You sit in seat { $seat } now.
seats-asked = Asked. You will see the answer in the table's channel.
seats-removed = Done.

vote-until = { $text } The question stands until { $until }.
vote-swap = { $who }: { $name } would like to exchange seats with you at { $where }.
vote-swap-playing = { $who }: { $name } would like to exchange seats with you at { $where }: each of you goes on with the other's position and hand.
vote-swap-agreed = Agreed: { $asker } and { $name } have exchanged seats.
vote-swap-refused = { $asker } and { $name } keep their seats.
vote-swap-expired = There was no answer in time: { $asker } and { $name } keep their seats.
vote-invite = { $who }: { $name } would like you to take over seat { $seat } at { $where }. You would play on from where it stands.
vote-invite-agreed = { $name } has taken over seat { $seat }.
vote-invite-refused = { $name } does not take over seat { $seat }.
vote-invite-expired = { $name } has not answered in time, and does not take over seat { $seat }.
vote-request = { $who }: { $newcomer } would like to take over seat { $seat } at { $where }. { $decide ->
    [you] You decide.
    [all] All of you must agree.
   *[some] { $left } of you must agree.
  }
vote-request-owner = { $who }: { $newcomer } would like to take over seat { $seat }, which is { $owner }’s, at { $where }. { $decide ->
    [you] { $owner } decides.
    [all] All of you must agree.
   *[some] { $left } of you must agree, { $owner } among them.
  }
vote-request-agreed = { $name } has taken over seat { $seat }.
vote-request-refused = { $name } does not take over seat { $seat }.
vote-request-expired = Too few of you have agreed in time: { $name } does not take over seat { $seat }.
vote-remove = { $who }: { $asker } asks whether a computer shall play for { $name } from now on at { $where }. { $decide ->
    [you] { $asker } agrees already, so you decide.
   *[some] { $asker } agrees already; { $left ->
        [one] one more of you must agree.
       *[other] { $left } more of you must agree.
      }
  }
vote-remove-agreed = Most agreed: a computer plays for { $name } from now on.
vote-remove-refused = { $name } stays.
vote-remove-expired = Too few of you have agreed in time: { $name } stays.
vote-counted = Noted. In favour so far: { $agreed } of { $needed } needed.
vote-gone = That question has passed.

notice-restored = The bot has been set back to <t:{ $when }:f>: what happened at this table since then is lost. Below is how it stands now.
notice-lent = A computer plays for { $name }, until they are back.
notice-back = { $name } is back and plays again.
notice-host = { $host } is the host now.
notice-former = The player in seat { $seat } has resigned, and is called “{ $name }” from now on; a computer plays on.
notice-former-closed = The player in seat { $seat } has resigned; nobody is left, and the table is closed.
notice-removed = { $name } no longer plays; a computer plays on.
notice-removed-closed = { $name } no longer plays; nobody is left, and the table is closed.
notice-closed = { $name } has closed this table.
notice-moderator-closed = A moderator has closed this table.
notice-operator-closed = Whoever runs the bot has closed the table.
notice-operator-closed-reason = Whoever runs the bot has closed the table: “{ $reason }”.
notice-server-blocked = Whoever runs the bot no longer serves this server; the table is closed.
notice-server-blocked-reason = Whoever runs the bot no longer serves this server: “{ $reason }”. The table is closed.
notice-barred = { $name } may no longer play with this bot; a computer plays on.
notice-barred-closed = { $name } may no longer play with this bot; nobody is left, and the table is closed.

list-mine-since = **{ $table }** { $game }, { $channel }: it is your turn (asked { $since }).{ $link }
list-line-since = **{ $table }** { $game }, { $channel }: waiting for { $waiting } (asked { $since }).{ $link }
list-lobby-open = **{ $table }** { $game }, { $channel }: not started yet; { $seats ->
    [0] every seat is taken.
    [one] one seat is open.
   *[other] { $seats } seats are open.
  }{ $link }
list-given-up = **{ $table }** { $game }, { $channel }: given up, a computer plays on; `/game back table:{ $table }` asks for your seat.{ $link }
list-lent = **{ $table }** { $game }, { $channel }: a computer plays for you; `/game back table:{ $table }` returns.{ $link }
list-question = **{ $table }** { $game }, { $channel }: the others ask you something.{ $link }
list-page = Your tables, page { $page } of { $pages }
list-link = {" "}[Go there]({ $url })
next-turn = { $game }, table { $table }: { $channel }. You were asked { $since }.{ $link }
next-more = { $count ->
    [one] One more table waits for you.
   *[other] { $count } more tables wait for you.
  }
next-question = Nobody waits for your move, but you are asked something: { $channel }{ $link }
next-nothing = Nobody waits for you. `/game list` shows your tables.
ended = Table { $table } is closed.

error-no-room-start = { $why ->
    [kind] Only its players may watch this table, but there are no private threads in a channel of this kind. The host brings the table to a text channel (`/game move` there), or lets everybody watch (**Options**, Who may watch); then press **Start** again.
    [limit] Only its players may watch this table, but this server has as many open threads as Discord allows. Close old threads, or the host lets everybody watch (**Options**, Who may watch); then press **Start** again.
    [discord] Only its players may watch this table, and Discord did not take its private thread, so the game has not begun. Press **Start** again in a minute.
   *[permission] Only its players may watch this table, but I may not open a private thread here. Ask a moderator to allow me: View Channel, Create Private Threads, Send Messages in Threads. Or the host lets everybody watch (**Options**, Who may watch); then press **Start** again.
  }
error-no-room-move = { $why ->
    [kind] Only its players may watch this table, but there are no private threads in a channel of this kind. Type `/game move` in a text channel instead.
    [limit] Only its players may watch this table, but this server has as many open threads as Discord allows. Close old threads, then type `/game move` again.
    [discord] Discord did not take a private thread for this table, so it stays where it is. Type `/game move` again in a minute.
   *[permission] Only its players may watch this table, but I may not open a private thread here. Ask a moderator to allow me: View Channel, Create Private Threads, Send Messages in Threads. Or type `/game move` in another text channel.
  }

error-not-invited = This table is by invitation. Ask <@{ $host }> to invite you, or open a table of your own with `/game new`.
error-kicked = The host has removed you from this table. Ask <@{ $host }> to invite you again, or open a table of your own with `/game new`.
error-not-member = That person does not sit at this table. `/game seats` shows who does.
error-not-possible-seat = That seat cannot be chosen for this. `/game seats` shows what can be done with each.
error-too-many-seated = { $people } people sit here already. Ask somebody to leave first.
error-last-player = Nobody else is here, and the game would play itself. Close it with `/game close`, or wait for the others.
error-no-hands = In { $game } there are no hands: everything is in view. `/board` shows the board, `/state` describes it in words.
error-not-asked = That question is for others: those it names answer it.
error-no-seat-there = You have no seat to come back to at table { $table }. `/game list` shows your tables; `/game seats` in a table's channel asks for a seat there.
error-not-lent = No computer keeps a seat for you here. `/game seats` shows who sits where.
error-too-soon = You two are alone at this table: you can do that when the game has waited for them for { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
  }, or when a computer has kept their seat for as long.
error-not-for-yourself = Name somebody else; for yourself there are `/game leave`, `/game resign` and `/game computer`.
