# What the host refuses, and what to do instead.
error-no-such-table = There is no open table here. Open one with `/game new`, or find yours with `/game list`.
error-thread-hidden = I do not see this thread, so no table can be here. Write @{ $bot } here, so that I can see it; then try again. Or do it in another channel.
error-no-table-numbered = There is no table { $table } in this server. `/game list` shows your tables; `/replay table:` offers every game that you may look at.
error-channel-busy = This channel has a table already (number { $table }). Open yours in a new thread, or in another channel.
error-channel-taken = This channel has a table already. Open yours in a new thread, or in another channel.
error-bad-table = The game does not take that number of players or those options. Look at what `/game new` offers.
error-options-conflict = The game cannot begin like this. { $reason } The host changes it with **Options**.
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
error-host-starts = Not every seat has a person yet, so only the host, <@{ $host }>, starts: computers would take the others. Ask them, or wait until people have every seat.
error-host-seats = Only the host, <@{ $host }>, adds computers. Ask them.
error-host-moves = Only the host, <@{ $host }>, or a moderator can bring this table to another channel. Ask them.
error-too-many-lobbies = You have { $most ->
    [one] { $most } table that has not begun
   *[other] { $most } tables that have not begun
  }. Start one of them or close it with `/game close`, then open this one; `/game list` shows where they are.
error-too-many-tables = You sit at { $most ->
    [one] { $most } table, as many
   *[other] { $most } tables, as many
  } as one person may. Finish one, or give up a seat with `/game resign`; `/game list` shows where they are.
error-they-have-too-many = That person sits at { $most ->
    [one] { $most } table, as many
   *[other] { $most } tables, as many
  } as one person may. They must finish one or give up a seat first; then agree once more.
error-too-many-here = This server has { $most ->
    [one] { $most } open table
   *[other] { $most } open tables
  }, as many as one server may. Wait until one ends, or ask a moderator to end one that nobody plays any more with `/game close`.
error-asked-already = You have asked for a seat at this table already; the answer comes in its channel. You can ask again { $when }, or open a table of your own with `/game new`.
error-not-started = The game has not begun. Press **Start** when everybody is there.
error-already-started = The game has begun. To give your seat to a computer, use `/game resign`.
error-already-over = This game is over. Open a new one with `/game new`.
error-result-stands = The game is over and its result stands: nothing is taken back any more. `/replay` shows how it went, `/game new` opens the next one.
error-vote-over = That question has passed. If it still matters, ask it again.
error-not-your-vote = The question is yours; it is for the others to agree.
error-table-damaged = Table { $table } cannot be read by this version of the bot. Nothing was deleted; tell whoever runs the bot.
error-table = That is not possible now.
error-conflict = Somebody was faster. Look at the table as it is now, then try again.
error-not-your-turn = You are asked nothing at the moment. You will be pinged when it is your turn.
error-stale = That moment has passed. Here is what is asked now.
error-illegal = { $reason ->
    [none] That is not possible now. Press **Play** to see what is.
   *[other] { $reason }
  }
error-undo-needs-consent-others = Somebody has acted since; everybody must agree.
error-undo-needs-consent-asked = Others have been asked since; everybody must agree. `/undo` asks them.
error-undo-needs-consent-revealed = Something hidden has been revealed since; everybody must agree.
error-undo-needs-consent-random = Chance has decided something since; everybody must agree.
error-nothing-to-undo = You have nothing to take back.
error-rule-failure = A rule failed, and the game is as it was before. Choose something else, and report this number: { $id }
store-too-new = This bot is older than its database. Tell whoever runs it.
store-unavailable = The game could not be stored, so nothing has changed. Try again in a minute; if it goes on, tell whoever runs the bot.
store-unconfirmed = The database has not said whether that was stored. Look again in a minute: if what you did is not there, do it again.
notice-resigned = { $name } has resigned; a computer plays on.
notice-resigned-closed = { $name } has resigned; nobody is left, and the table is closed.
error-too-quick = That is more than I can follow at once. Wait a moment, then press once.
error-too-long = That is longer than I read: { $most } letters at most. Send it again in parts, or shorter.
error-not-on-server = I am not on this server, so no game can be played here: whoever manages it can invite me with { $link }
error-old-button = That button belongs to something that is over. Press **Play** under the newest board, or type `/play`.
error-discord = Discord did not take my reply. Press **Play** to see how the game stands.
error-stored-only = Your answer is stored, but I could not show it. Press **Play** to go on; if that fails too, tell whoever runs the bot.
