# The rules reference (/rules).
rules-source = { $game }, rulebook: { $section }
error-no-topic = There is no such topic. Type one word, such as `war` or `points`, and choose from the list.
