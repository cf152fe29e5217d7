# Leagues: everybody against everybody over weeks, at tables that the bot opens.
league-title = League { $name } (no. { $number })
league-game = { $game } (tables of { $seats })
league-about = Pace: { $pace } · at most { $count ->
    [one] one table
   *[other] { $count } tables
  } at once for each
league-players = Players ({ $count }): { $names }
league-former = Former player { $number }
league-more = … and { $count } more: press **Matches**
league-noted = Noted by who runs it:
league-now-open = Press **Join** to take part: everybody meets everybody in each game. Tables then open here by themselves, and you are seated. Whoever opened the league starts it.
league-now-playing = Tables played: { $done } of { $count }.
league-now-paused = Paused: no new tables for now; those that have begun go on. Tables played: { $done } of { $count }.
league-now-over = { $count ->
    [0] It is over; no table of it counts.
    [one] Its one table is played.
   *[other] All { $count } tables are played.
  }
league-now-closed = Called off before it began. `/league new` opens another one.
league-status-open = open to join
league-status-playing = being played
league-status-paused = paused
league-status-over = over
league-status-closed = called off
league-table-planned = to come
league-table-opening = opening
league-table-playing = being played
league-table-played = played
league-table-annulled = annulled
league-table-closed = closed before its end, so it counts for nobody
league-table-dropped = falls away, as the other one has left
league-table-corrected = result corrected
league-table-late = ⏳ { $names }: time is out
league-table-alone = { $names } plays on alone with computers, without a clock; closed early, it counts for nobody
league-points = Points
league-tables = Tables
league-standing = { $place }\. { $name } · points: { $points } · tables: { $played } of { $tables }, won: { $won }
league-standing-alt = { $place }. { $name }: { $points }.
league-alt = How the league { $name } stands, with points.
league-points-about = A point for each opponent that you finish ahead of in a game, half for a shared place; who meets twice has the mean. Level on points: points among those, then tables won.
league-won = { $count ->
    [one] 🏆 **{ $winners }** has won the league **{ $name }**.
   *[other] 🏆 **{ $winners }** share the win of the league **{ $name }**.
  }
league-won-none = **{ $name }** is over. No table of it counts, so nobody has won.
league-schedule = { $name }: { $done } of { $count } matches done
league-schedule-none = There is nothing to play.
league-page = Page { $page } of { $pages }
league-note = “{ $note }”
league-players-full = { $count ->
    [one] { $names } sits at as many open tables as one may: their next table waits until one of them is over. The others go on.
   *[other] { $names } sit at as many open tables as one may: their next tables wait until some of them are over. The others go on.
  }
league-server-full = This server has as many open tables as it may: the next ones wait until some of them are over. `/server` lists them, for whoever looks after it.
league-trouble-thread = I cannot open the next table: that takes a text channel in which I may create public threads and send messages in threads, and room for one more thread in this server. When that is so, I go on by myself; or whoever runs the league types `/league mend` in another channel and brings it there.
notice-league-closed = Whoever runs the league has closed this table.

league-opened = The league **{ $name }** is open (no. { $number }): { $games }. Its message comes into this channel; when everybody has joined, press **Start** there.
league-joined = You are in the league **{ $name }**. When it starts, your tables open by themselves; you are pinged when it is your turn.
league-left = You are not in the league **{ $name }** any more.
league-left-note = { $name } has left the league. What they have played counts; whoever has not met them gets that point.
league-leave-sure = Leave **{ $name }**? What you have played counts; tables that have begun go on with you; you get no new ones. Only whoever runs the league can take you in again.
league-started = **{ $name }** begins: { $count ->
    [one] one table is
   *[other] { $count } tables are
  } planned. The first ones open now.
league-end-sure = End **{ $name }** early? No further table is opened; those that have begun go on and count.
league-end-sure-open = Call **{ $name }** off?
league-ended = **{ $name }** has ended.
league-ended-running = No further table of **{ $name }** is opened. It ends when those are over that have begun.
league-ended-note = { $name } has ended the league { $league } early.

league-mend-about = What is to be put right? What you change about players and matches, and an early end, is told in the league's channel; its message shows a pause. To correct, replay or annul a match, choose it first.
league-mend-open = Before the start you can add and remove players. Matches and results can be put right later.
league-pick-table = Choose a match
league-pick-add = Add a player
league-pick-drop = Remove a player
league-no-bots = A bot cannot play in a league. Choose a person.
league-no-member = That person is not in this server. Choose somebody who is.
league-added = { $name } is in the league.
league-added-note = { $by } has added { $name } to the league, who now meets everybody.
league-dropped = { $name } is out of the league.
league-dropped-note = { $by } has removed { $name } from the league. What they have played counts; whoever has not met them gets that point.
league-paused = Paused: no new tables open. Those that have begun go on.
league-resumed = Tables open again.
league-moved = The league goes on in this channel. Its message and its next tables come here.
league-form-correct = Correct the result of match { $number }
league-form-replay = Play match { $number } again
league-form-annul = Annul match { $number }
league-form-places = Places in this order, such as 1 2 2
league-form-note = Why? Everybody reads it
league-done-correct = The result of match { $number } is corrected.
league-done-replay = Match { $number } is played again.
league-done-annul = Match { $number } counts for nobody.
league-correct-note = { $by } has corrected the result of match { $number } of the league: { $result }. “{ $note }”
league-replay-note = { $by } has match { $number } of the league ({ $names }) played again. “{ $note }”
league-annul-note = { $by } has annulled match { $number } of the league ({ $names }). “{ $note }”

button-league-join = Join
button-league-leave = Leave
button-league-leave-now = Yes, leave
button-league-start = Start
button-league-standings = Standings
button-league-schedule = Matches
button-league-mend = Put right
button-league-pause = Pause
button-league-resume = Go on
button-league-move = Bring it here
button-league-end = End the league
button-league-end-now = Yes, end it
button-league-correct = Correct the result
button-league-replay = Play again
button-league-back = All matches
button-league-annul = Annul

error-league-none = There is no such league here. `/league new` opens one, if you manage the server or its channels; if there are several, name yours.
error-league-started = The league has begun. Whoever runs it can still add you: ask them to type `/league mend`.
error-league-not-started = The league has not begun. Whoever opened it presses **Start** on its message.
error-league-over = The league is over. `/league new` opens another one.
error-league-full = The league is full: it takes { $most } players. Open a second one with `/league new`.
error-league-already-in = That person is in the league already.
error-league-not-in = You cannot leave a league that you are not in. Its message shows who is; `/league join` takes part.
error-league-too-few = A league takes two players at least. Ask others to press **Join** on its message.
error-league-no-fixture = Nothing of the kind can be done with this match as it stands. Press **Put right** again to see how it stands now.
error-league-places = Those are not places for { $count } players. Write one number for each, in the order of their names, such as 1 2 2; equal numbers share a place.
error-league-not-host = That is for whoever opened the league, and for who may manage the server or its channels. Ask one of them.
error-league-too-many = This server has { $most } leagues under way, as many as it may have. End one with `/league end` first.
error-league-channel = A league lives in a text channel, where each of its tables gets a thread. Type the command in one.
error-league-game-twice = You have named a game twice. Name each once: in a league everybody meets everybody once in each game.
error-league-no-reason = There is no reason in that form. Write in a few words why: everybody reads it.
error-league-no-name = That is no name for a league. Give it one with letters or digits.
error-league-in-already = You are in this league already. `/league schedule` shows your matches once it has begun.
