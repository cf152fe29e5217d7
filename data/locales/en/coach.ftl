# Hints: what a computer would do in a player's place, and why.

button-hint = Hint
hint-best = 💡 A computer would choose: **{ $answer }**
hint-best-drafted = 💡 After what you have composed, a computer would choose: **{ $answer }**
hint-then = Then: { $answer }
hint-gains = For it: { $parts }.
hint-costs = Against it: { $parts }.
hint-part-much = { $part } (much)
hint-part-little = { $part } (a little)
hint-part-rivals = how the others stand
hint-even = Just as good: { $answer }
hint-slightly = Slightly behind: { $answer }
hint-behind = Behind: { $answer }
hint-clearly = Clearly behind: { $answer }
hint-none = No hint can be given now. Try again after your next answer.
error-no-coach = There are no hints for this game: no computer looks ahead in it.
error-no-hints = At this table nobody gets hints. The host can allow them before the game begins: **Options**, *Hints*.
error-nothing-to-hint = You are not asked anything now. Ask for a hint when it is your turn.
error-nothing-open-in-draft = What you have composed asks nothing more. Send it, or take something off and ask again.
