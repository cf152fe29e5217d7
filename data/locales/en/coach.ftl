# Hints: what a computer would do in a player's place, and why.

button-hint = Hint
hint-best = 💡 A computer would choose: **{ $answer }**
hint-then = Then: { $answer }
hint-gains = For it: { $parts }.
hint-costs = Against it: { $parts }.
hint-part = { $part } ({ $points })
hint-part-rivals = how the others stand
hint-behind = Next best, { $points } less: { $answer }
hint-even = Just as good: { $answer }
hint-none = No hint can be given now. Try again after your next answer.
error-no-coach = There are no hints for this game: no computer looks ahead in it.
error-no-hints = At this table nobody gets hints. The host can allow them before the game begins: **Options**, *Hints*.
error-nothing-to-hint = You are not asked anything now. Ask for a hint when it is your turn.
