# Why an answer does not fit, in any game; and what became of plans.
answer-count = Choose { $least ->
    [0] at most { $most }
   *[other] { $least } to { $most }
  } options; you chose { $count }.
answer-twice = Each option can be chosen once only.
answers-too-many = Only the first { $fitting } of your choices fit; then something else is asked. Nothing was done: send a shorter list.
plan-moment-passed = The moment for it has passed.
plan-not-now = It was not possible when the moment came.
plan-no-option = As things stand this is none of the answers; choose one from the list.
plan-taken-back = You took that answer back.
plan-seat-gone = That seat is not yours any more.
plan-computer-answered = The computer that keeps your seat has answered in your place.
plan-carried-out = It was carried out.
