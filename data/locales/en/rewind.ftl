# Setting a spoilt game back: what a moderator proposes from /server, what an operator orders.
button-server-rewind = Set it back
button-rewind-number = By its number
rewind-choose = { $where }: back to before which answer? That answer and all that came after it go; everybody at the table is asked first. For an older one, `/replay` shows its number.
rewind-choose-none = { $where }: back to before which answer? That answer and all that came after it go; everybody at the table is asked first. `/replay` shows the numbers.
rewind-pick = Back to before…
rewind-number = Answer { $number }
rewind-form-title = Set table { $table } back
rewind-form-title-before = Table { $table }: back to before answer { $number }
rewind-form-number = Back to before which answer (its number)
rewind-form-reason = Why? Everybody at the table reads it
rewind-asked = I have asked the players of table { $table }. If all agree, it goes back; any new move there ends the question.
rewind-done = Table { $table } is back to before answer { $number }.

rewind-question = { $who }: A moderator proposes to set { $where }, back to before answer { $number }, “{ $what }”, because: “{ $reason }”. { $count ->
    [one] That takes back one choice.
   *[other] That takes back { $count } choices.
  } Do you agree?
rewind-question-unseen = { $who }: A moderator proposes to set { $where }, back to before answer { $number }, because: “{ $reason }”. { $count ->
    [one] That takes back one choice.
   *[other] That takes back { $count } choices.
  } Do you agree?
rewind-agreed = Everybody agreed: the game is set back to before answer { $number }, because: “{ $reason }”. What was taken back stays in the log, struck out.
rewind-unasked = A moderator has set this game back to before answer { $number }, because: “{ $reason }”. What was taken back stays in the log, struck out.
rewind-refused = Not everybody agreed to set the game back to before answer { $number }: it goes on as it stands.
rewind-expired = Not everybody has agreed in time to set the game back to before answer { $number }: it goes on as it stands.
notice-operator-rewind = Whoever runs the bot has set this game back to before answer { $number }, because: “{ $reason }”. What was taken back stays in the log, struck out.
notice-operator-rewind-over = Whoever runs the bot has set this game, which was over, back to before answer { $number }, because: “{ $reason }”. It goes on from there; what was hidden could be seen meanwhile, and what was taken back stays in the log, struck out.

error-no-such-answer = { $most ->
    [0] Nothing has been answered in this game yet, so there is nothing to set back.
   *[other] There is no answer with this number: name one from 1 to { $most }. `/replay` shows the numbers.
  }
error-no-reason = Say why: everybody at the table reads it, and agrees or not because of it.
error-reason-too-long = A reason has at most { $most } characters: say it more briefly.
error-seat-forgotten = Somebody who played here has had their data deleted, so the game cannot go on: open a new one with `/game new`.
