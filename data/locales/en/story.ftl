# A finished game told in words (/game story). $when: "in turn 3"; $When: the same at the beginning of a sentence. Of several
# sentences in a row about one turn only the first has them: elsewhere they go, with the comma after or around them.

story-title = { $game }, table { $table }: the story
story-cast = { $name } ({ $thing })
story-rank = { $name } ({ $mine })
story-quote = { $When }, as the log has it: “{ $line }.”
story-quote-2 = The log notes { $when }: “{ $line }.”
story-quote-3 = Another line of the log, { $when }: “{ $line }.”
story-outcome = The log tells what decided: “{ $line }.”
story-each = { $count } each
story-quoted = “{ $line }”
story-length = { $count ->
    [one] 1 turn
   *[other] { $count } turns
  }
story-score = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
story-margin = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
story-won-close = { $seat } won by a narrow margin: { $score }, only { $gap } more than { $names }.
story-won-far = { $seat } won by a wide margin: { $score }, { $gap } more than { $names }.
story-won = { $seat } won with { $score }, { $gap } more than { $names }.
story-won-level = { $seat } and { $other } ended level, with { $score }; the tie-break went to { $seat }.
story-alone = { $seat } played alone and ended with { $score }.
story-won-plain = { $seat } won.
story-shared = { $names } shared the victory, with { $score }.
story-shared-plain = { $names } shared the victory.
story-table = At the table: { $names }. The game lasted { $length } and took { $answers ->
    [one] 1 decision
   *[other] { $answers } decisions
  }.
story-lead-first = { $When }, { $seat } came out ahead, { $mine } to { $theirs }: the first lead of the game.
story-lead = { $When }, { $seat } passed { $other } and took the lead, { $mine } to { $theirs }.
story-lead-2 = { $seat } went past { $other } { $when } ({ $mine } to { $theirs }).
story-lead-3 = { $When } the lead changed hands: { $seat } { $mine }, { $other } { $theirs }.
story-lead-level = After a tie at the top, { $seat } took the lead { $when }, { $mine } to { $theirs }.
story-lead-level-last = After a tie at the top, { $seat } took the lead { $when }, { $mine } to { $theirs }, and kept it to the end.
story-lead-last = { $When }, { $seat } took the lead from { $other }, { $mine } to { $theirs }, and kept it to the end.
story-lead-many = In this stretch the lead changed hands { $count } times; at its end it was { $seat }’s, { $mine } to { $theirs }.
story-lead-kept = In this stretch nobody got past { $seat }: { $mine } to { $theirs } at its end.
story-front = No turn ended with anybody ahead of { $seat }.
story-comeback = { $seat } had been { $margin } behind { $other } { $when }, and won all the same.
story-swing = { $quotes ->
    [none] The biggest jump was { $seat }’s { $when }: { $margin }.
   *[other] The biggest jump was { $seat }’s { $when }: { $margin }. Among the reasons: { $quotes }.
  }
story-longest = Nobody stayed in front for longer at a stretch than { $seat }: { $length }.
story-fights = { $total ->
    [one] There was one fight
   *[other] There were { $total } fights
  }, with the most wins for { $winners } ({ $wins }).
story-fights-lost = The defeats fell above all on { $losers } ({ $losses }).
story-rest = Behind in the end: { $list }.
