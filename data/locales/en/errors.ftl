# What the host refuses, and what to do instead.
error-no-such-table = There is no open table here. Open one with `/game new`, or find yours with `/game list`.
error-channel-busy = This channel has a table already (number { $table }). Open yours in a new thread, or in another channel.
error-channel-taken = This channel has a table already. Open yours in a new thread, or in another channel.
error-bad-table = The game does not take that number of players or those options. Look at what `/game new` offers.
error-join-first = You do not sit at this table yet. Press **Join** first.
error-seat-lent = A computer plays for you here. `/game back` gives you your seat back.
error-not-seated = You do not sit at this table. **Zoom** and **Log** are open to everybody; to play, join the next table.
error-already-seated = You sit at this table already.
error-table-full = Every seat is taken. Open another table with `/game new`.
error-open-seats = { $seats ->
    [one] One seat is still open. Wait for somebody to join, or add a computer.
   *[other] { $seats } seats are still open. Wait for somebody to join, or add computers.
  }
error-not-host = Only the table's host may do that. Ask them.
error-not-started = The game has not begun. Press **Start** when everybody is there.
error-already-started = The game has begun. To give your seat to a computer, use `/game resign`.
error-already-over = This game is over. Open a new one with `/game new`.
error-vote-over = That question has passed. If it still matters, ask it again.
error-not-your-vote = You asked yourself; the others have to agree.
error-table-damaged = Table { $table } cannot be read by this version of the bot. Nothing was deleted; tell whoever runs the bot.
error-table = That is not possible now.
error-conflict = Somebody was faster. Press **Play** to see what is asked now.
error-not-your-turn = You are asked nothing at the moment. You will be pinged when it is your turn.
error-stale = That moment has passed. Here is what is asked now.
error-illegal = { $reason ->
    [none] That is not possible now. Press **Play** to see what is.
   *[other] { $reason }
  }
error-undo-needs-consent-others = Somebody has acted since; everybody must agree.
error-undo-needs-consent-revealed = Something hidden has been revealed since; everybody must agree.
error-undo-needs-consent-random = Chance has decided something since; everybody must agree.
error-nothing-to-undo = You have nothing to take back.
error-rule-failure = A rule failed, and the game is as it was before. Choose something else, and report this number: { $id }
store-too-new = This bot is older than its database. Tell whoever runs it.
store-unavailable = The game could not be stored, so nothing has changed. Try again in a minute; if it goes on, tell whoever runs the bot.
notice-resigned = { $name } has resigned; a computer plays on.
notice-resigned-closed = { $name } has resigned; nobody is left, and the table is closed.
error-too-quick = That is more than I can follow at once. Wait a moment, then press once.
error-old-button = That button belongs to something that is over. Press **Play** under the newest board, or type `/play`.
error-discord = Discord did not take my reply. Press **Play** to see how the game stands.
error-stored-only = Your answer is stored, but I could not show it. Press **Play** to go on; if that fails too, tell whoever runs the bot.
