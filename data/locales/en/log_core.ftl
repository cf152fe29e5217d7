# Lines in the log of every game.
list-and = { $first } and { $last }
undo = { $answers ->
    [one] { $seat } took back the last choice.
   *[other] { $seat } took back the last { $answers } choices.
  }
set-back = { $answers ->
    [0] The game has been set back.
    [one] The game has been set back by one choice.
   *[other] The game has been set back by { $answers } choices.
  }
step-restarted = { $answers ->
    [0] The rules have been updated: please choose again.
    [one] The rules have been updated and the last choice no longer fits: please choose again.
   *[other] The rules have been updated and the last { $answers } choices no longer fit: please choose again.
  }

# Whole games as text.
transcript-player = Player { $number }
transcript-table = { $players ->
    [one] 1 player, seed { $seed }, choices: { $level }
   *[other] { $players } players, seed { $seed }, choices: { $level }
  }
transcript-decision = { $options ->
    [one] [{ $revision }] { $name }, { $key }, 1 option: { $chosen }
   *[other] [{ $revision }] { $name }, { $key }, { $options } options: { $chosen }
  }
transcript-private = (only { $names }) { $line }
transcript-end = The game ended after { $decisions } decisions.
transcript-cut = The game was broken off after { $decisions } decisions.
transcript-place = { $place }. { $names }
