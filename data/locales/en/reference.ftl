# The rules reference (/rules).
rules-source = { $game }, rulebook: { $section }
error-no-topic = There is no such topic. Type one word, such as `war` or `points`, and choose from the list.

# A player’s own side (/city).
error-no-sides = In this game players have no side of their own; look at `/board`.

# Cards (/card).
card-now = At this table now · { $where }
card-nowhere = Nowhere in sight: in a deck, in somebody's hidden hand or out of the game.
card-last = Last in the log: { $line }
error-no-card = There is no such card. Type a part of its name and choose from the list.
error-no-cards = { $game } has no cards. What can be looked up: { $topics }.
