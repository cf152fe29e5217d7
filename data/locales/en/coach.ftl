# Hints: what a computer would do in a player's place, and why.

button-hint = Hint
hint-best = 💡 A computer would choose: **{ $answer }**
hint-best-drafted = 💡 After what you have composed, a computer would choose: **{ $answer }**
hint-then = Then: { $answer }
hint-following = Going on, for example, with: { $answer }
hint-gains = Better than after the next best: { $parts }.
hint-costs = Worse than after the next best: { $parts }.
hint-part-much = { $part } (much)
hint-part-little = { $part } (a little)
hint-part-rivals = the standing beside the others
hint-even = Just as good: { $answer }
hint-slightly = Slightly behind: { $answer }
hint-behind = Behind: { $answer }
hint-clearly = Clearly behind: { $answer }
hint-none = No hint can be given now. Try again after your next answer.
error-no-coach = There are no hints for this game: no computer looks ahead in it.
error-no-hints = At this table nobody gets hints. The host can allow them before the game begins: **Options**, *Hints*.
error-nothing-to-hint = You are not asked anything now. Ask for a hint when it is your turn.
error-nothing-open-in-draft = What you have composed asks nothing more. Send it, or take something off and ask again.

# After a game: the decisions that could have been better.
after-better = What could have gone better?
button-better = { $number }
better-looking = 🔎 Your decisions of { $where }, judged by what you could see when you made them…
better-waiting = It begins as soon as it is its turn.
better-quickly = { $seen } of { $count } looked at.
better-closely = The doubtful ones closely: { $seen } of { $count }.
better-elsewhere = You have asked again: the newer message goes on with it.
better-place = What could have gone better: { $number } of { $count }
better-played = { $turn }. You chose: **{ $answer }**
better-rather = A computer would rather have chosen: **{ $answer }**
better-begun = A computer would rather have begun with: **{ $answer }**
better-by-even = The difference is hardly worth a word.
better-by-slightly = The difference is slight.
better-by-behind = The difference is worth a thought.
better-by-clearly = The difference is clear.
better-gains = Better than after what you chose: { $parts }.
better-costs = Worse than after what you chose: { $parts }.
better-judged = Judged by what you could see then.
better-cut-short = Of your decisions, { $count } in all, I looked at { $seen }.
better-no-time = There were { $count } in all: just now there was no time for more. Ask again when there is less to do.
better-nothing = { $where }: nothing stands out. I tried { $seen } of your decisions against what a computer would have done with what you could see, and none was clearly worse.
error-nothing-decided = You made no decision in this game that there was something to think about.

# Why a computer did what it did.
button-why = Why did it do that?
why-title = Why did **{ $name }** do that? { $where }
why-more = … and { $count } more
why-nothing = Nothing that can be seen sets this move apart from the others.
why-alone = There was nothing else to do that would have been worth a thought.
why-doubtful = By what you can see another move seems better: what it hides may have decided.
why-doubtful-after = Looked at again, another move seems better.
why-gains = Better than after its best other move: { $parts }.
why-costs = Worse than after its best other move: { $parts }.
why-style = Its style: **{ $style }**. { $about }.
why-instead = It thought of this, too: { $answer }
why-seen = Beside what else it might have done, by what you can see. What it hides is not looked at while the game is played.
why-after = Beside what else it could have done, by what it could see.
why-others = Another of their moves…
error-nothing-to-explain = No computer has made a move here yet that can be explained: only what the log tells move by move is. Ask again later.
