# Looking back: the log, the viewer of games, games as files.
# What a turn is called where its game has no words of its own.
turn-name = Turn { $turn }
turn-short = T{ $turn }
period = in turn { $turn }

button-replay = Replay
button-turn-back = Turn −1
button-turn-on = Turn +1
button-turn-goto = Go to…

log-title = **{ $game }** · table { $table }
log-words = “{ $text }”
log-page = page { $page } of { $pages }
log-nothing = Nothing in the log is like that. Try fewer words, or `/log` alone for everything.
log-file = The log of table { $table }.
log-file-title = { $game }, table { $table }: { $players }
log-file-undone = (taken back) { $line }

game-file = Table { $table }, from the first answer to the last: all hands are in it. Anybody with Ziggurat can play it again: `python -m engine replay` and the file’s name.
game-file-so-far = Table { $table } as you know it: the public log, what only you were told, and your own answers. When the game is over, the same command gives you all of it, to be replayed.
game-file-closed = Table { $table } as you know it: the public log, what only you were told, and your own answers. The table was closed before the end of its game, so hands stay hidden and the game cannot be replayed from this file.
game-file-alt = The game of table { $table } as data.

replay-title = **{ $game }** · table { $table }
replay-step = **{ $turn }** · step { $step } of { $steps }
replay-answer = -# Answer { $number } comes next.
replay-as = As { $name } saw it
replay-public = As everybody saw it
replay-seat = As { $name } saw it
replay-turn = Go to a turn
replay-goto-title = Go to a turn
replay-goto-field = Its number, counted from the start
replay-choose = Which game do you want to see again?
replay-more = { $count ->
    [one] One more does not fit here: type its number after `/replay table:`.
   *[other] { $count } more do not fit here: type their numbers after `/replay table:`.
  }
replay-none = There is no game yet that you could look back at.
replay-game = { $table } · { $game } · { $players }
replay-going-on = still going on
replay-ended = ended

error-not-for-you = You cannot look at table { $table } from here: its players can, and whoever can see its channel. Try again there.
error-hands-hidden = Hands stay hidden until a game has been played to its end. Look at it as everybody sees it.
error-no-such-turn = { $turns ->
    [one] The game has had one turn so far. Choose 1.
   *[other] The game has had { $turns } turns so far. Choose a number from 1 to { $turns }.
  }
