### Nim.

## Questions and choices.

nim-ask-take = Which stones do you take?
nim-choice-take = Take
nim-choice-take-2 = from heap { $arg }
nim-choice-take-3 = { $arg ->
    [one] 1 stone
   *[other] { $arg } stones
  }

## Lines of the log.

nim-take = { $seat } takes { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
  } from heap { $heap }.
nim-end = { $seat } has taken the last stone and wins.

## Words in pictures and alt texts.

nim-alt-table = The heaps: { $heaps }.
nim-alt-heap = { $heap } with { $stones ->
    [one] 1 stone
   *[other] { $stones } stones
  }
