# Clocks: deadlines, reminders, and what the others choose when somebody's time is out.
deadline = Deadline: { $until }
deadlines = Deadlines: { $each }
deadline-bank = { $first }, with extra time { $last }

reminder-half = Half of your time is gone at the most urgent of these tables:
reminder-half-public = { $who }, half of your time is gone at the most urgent of these tables:
reminder-passed = Your deadline has passed at the first of these tables; your extra time runs:
reminder-passed-public = { $who }, your deadline has passed at the first of these tables; your extra time runs:
reminder-near = Your time is nearly out at the first of these tables; then the others decide how to go on:
reminder-near-public = { $who }, your time is nearly out at the first of these tables; then the others decide how to go on:
reminder-running-public = { $who }, your time is running at these tables:

late-question = { $who }: { $name }’s time is out at { $where }. How shall it go on? { $needed ->
    [one] You decide.
   *[other] What most of you choose is done.
  } { $name } may still play until then.{ $host ->
    [yes] { " " }Losing the seat also means being host no more.
   *[no] { "" }
  }
button-late-wait = { $pace ->
    [live] Wait 10 more minutes
    [daily] Wait one more day
   *[relaxed] Wait three more days
  }
button-late-play = A computer plays this turn
button-late-give = A computer takes the seat for good
late-wait = { $name } has more time now.
late-play = A computer plays this turn for { $name }.
late-give = { $name } no longer plays; a computer plays on. { $name } may ask for the seat back with `/game back`, others with `/game seats`; the host invites somebody with `/game substitute`.
late-wait-chosen = wait
late-play-chosen = a computer plays this turn
late-give-chosen = a computer takes the seat for good
late-counted = Noted: { $choice }. You may still choose otherwise. { $left ->
    [one] One more has to choose.
   *[other] { $left } more have to choose.
  }

notice-pace = { $name } has changed the pace: { $pace ->
    [none] no clock from now on.
    [live] live now, 10 minutes for each call.
    [daily] daily now, a day for each call.
   *[relaxed] relaxed now, 3 days for each call.
  } { $pace ->
    [none] Clocks stand still.
   *[other] Time that has been used stays used; the board shows the new deadlines.
  }
error-late-pace = Your time is out: play first, then change the pace. The others may choose meanwhile how to go on.
error-own-time = That is for the others to decide. It is still your turn: press **Play** on the board message, and nothing else happens.
