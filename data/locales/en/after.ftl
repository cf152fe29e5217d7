# The menu after a game, and what features offer in it (after-KEY).
button-after = After the game
after-title = { $where }: what would you like of this game? Only you see this.
after-file = The game as a file

error-not-over = The game of table { $table } has not been played to its end. Look again when it is over; until then `/replay` shows how it goes.
