### The toy.

## Questions, choices and options of the table.

toy-ask-bid = Which card do you bid?
toy-ask-draw = How many cards do you draw?
toy-ask-burn = Who loses their lowest card?
toy-choice-bid = Bid
toy-choice-card = Draw card number
toy-choice-burn = Burn
toy-option-length = Length
toy-option-length-about = How many rounds are played.
toy-option-length-short = four rounds
toy-option-length-long = eight rounds
toy-option-burn = Burning
toy-option-burn-about = Whether whoever wins a round burns a card.
toy-option-burn-yes = allowed
toy-option-burn-no = left out

## Lines of the log.

toy-start = The game begins with { $seats } players.
toy-bid = { $seat } bids { $card }.
toy-drew = You draw { $card }.
toy-draw = { $seat } draws { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }.
toy-burn = { $seat } burns the lowest card of { $other }.
toy-end = The game is over.

## Words in pictures and alt texts.

toy-alt-table = { $rounds } rounds to go. { $points }.
toy-alt-points = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }
toy-alt-hand = Your cards: { $cards }.
