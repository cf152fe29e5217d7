# Lessons: /learn.

lessons-title = Learn { $game }
lessons-about = You learn by playing: prepared positions, one thing at a time. A wrong move costs nothing; **Hint**, in the menu under the question, names a right one. You can stop at any time: /learn goes on where you were. { $done } of { $count } done; what is left takes about { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
  }.
lessons-done = All { $count } lessons done. Now a real game: you against a computer that makes mistakes, and with hints, as often as you like.
lessons-offer = 🎓 New to { $game }? Its short lessons teach it by playing, also while the game goes on. `/learn` has them at any time.
lessons-pick = Open a lesson, also once more…
lesson-title = { $number }. { $name }
lesson-entry = { $name } · about { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
  }
lesson-step = step { $number } of { $count }
lesson-rival = { $number ->
    [0] Rival
   *[other] Rival { $number }
  }
lesson-hint = 💡 Right is: **{ $answer }**
lesson-no-orders = In a lesson you answer every question yourself. In a game, this lets questions pass without you.
lesson-practice = Your game has begun: { $channel }. **Play** opens your panel; **Hint** is in the menu under the question.
button-lessons = All lessons
button-lesson-begin = Begin
button-lesson-next = Go on
button-lesson-finish = Finish the lesson
button-lesson-start = Start: { $name }
button-lesson-go-on = Go on: { $name }
button-lesson-play = Play a game against a learner
error-no-lessons = There is no such lesson. Use /learn and pick a game from the list.
error-practice-server = A game needs a channel of a server. Go to one and use /learn there, or /game new.
