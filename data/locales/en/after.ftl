# The menu after a game, and what features offer in it (after-KEY).
button-after = After the game
after-title = { $where }: what would you like of this game? Only you see this.
after-story = The story in words
after-figures = In figures
after-page = The game as a web page
after-file = The game as a file

error-not-over = The game of table { $table } has not been played to its end. Look again when it is over; until then `/replay` shows how it goes.

# A step of a game that somebody shows to everybody.
button-show-here = Show here
button-remove-shown = Remove
moment-title = **{ $game }** · table { $table } · **{ $turn }**
moment-by = { $name } shows this.

error-shown-elsewhere = Not everybody here may watch that table. Show it in the table’s own channel.
error-may-not-write = You may not write in this channel. Show it where you may.
error-bot-may-not-write = I may not post pictures in this channel. Show it in the table’s own channel, or ask a moderator for “View channel”, “Send messages” and “Attach files” here.
error-shows-often = You have shown a lot just now. Go on in { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
  }.
error-can-remove-own = Only who has shown this can remove it, or a moderator. Ask them.

# A finished game as an animation.
after-animation = As an animation
animation-waits = The animation waits for another one that is being made. It comes here by itself.
animation-progress = Making the animation: { $frames } of { $of } pictures. It comes here by itself.
animation-ready = { $where } in { $seconds } seconds. Only you see it here; **Show here** posts it for everybody.
animation-shown = Everybody sees it now.
animation-of = { $where }, from the first turn to the last
animation-alt = The game in { $frames } pictures, turn by turn. The last one: { $last }
animation-end = The end

error-not-animated = The animation could not be made. Try again later; if it fails again, tell whoever runs this bot. `/replay` shows the game meanwhile.
error-animations-wait = Several animations wait already. Try again in a few minutes.
