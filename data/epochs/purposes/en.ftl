# What each question that both map games ask is for, in a line for who plays them for the first times.
epochs-purpose-civilization = Look at where it lies, next to whom, and what its abilities bring: you lead it for many turns.
epochs-purpose-withdraw = Seldom needed, unless your supply is empty.
epochs-purpose-resettle = So strength comes to a border. A city of three that gives one is a city no more until it has three again.
epochs-purpose-deploy = Three disks on land are a city and score each turn. Where you meet others and anybody has two, you compete.
epochs-purpose-react = What you negate with is spent: is this what hurts you most?
epochs-purpose-losses = { $because ->
    [competition] A disk that stays may decide who keeps this area. If it decides nothing, keep what you would give.
   *[other] Save disks where a city or an area would go with them.
  }
epochs-purpose-losses-many = Save those that hold a city or an area.
epochs-purpose-losses-where = Keep those that hold a city or an area.
epochs-purpose-compete = White disks fall first; cards that you do not use stay.
epochs-purpose-turn-order = Later places see what the others do first; earlier ones are first to take free areas.
epochs-purpose-draw = They also save disks, and every three are a point when the epoch ends; then they are lost.
epochs-purpose-discard = Keep what fights or negates in the coming turn; part with what you could not carry out.
epochs-purpose-barbarians-take = What you take leaves its area weaker or empty of them; else fewer come. Choose what suits you and not your rivals.
epochs-purpose-card-discard = Part with what you could not play soon; keep what fights and what negates.
epochs-purpose-card-moment = { $moment ->
    [turn-order] A card that changes the order works now, before places are settled. You may also keep it.
   *[other] A card for this moment can wait: if you keep it, it stays in your hand.
  }
epochs-purpose-card-areas = Read the card: does it bring disks or take them? Three on land are a city, and cities score each turn.
epochs-purpose-card-disks = As many as it needs there: three on land are a city; where others are, numbers decide.
epochs-purpose-card-from = Take them from where they do little: a city that keeps three disks stays a city.
epochs-purpose-card-seat = Read the card: whom does it help or harm, and who of them is ahead of you?
epochs-purpose-card-spies = Take away what would hurt you most: what negates, what fights, what destroys.
epochs-purpose-card-stacks = A city that loses its third disk is a city no more.
epochs-purpose-card-take = Take what you can play soon: cards above the hand limit must be discarded.
epochs-purpose-card-to = Look at who stands there: three of one side on land are a city, two sides may have to compete.
epochs-purpose-epoch-loss = Three disks on land are a city: take one from where neither a city nor an area is lost, if you can.
epochs-purpose-epoch-place = A third disk on land makes a city; elsewhere it opens an area or strengthens a border.
epochs-purpose-invasion = Barbarians fight whoever is there: let them begin where they meet your rivals and not you.
epochs-purpose-invest = With its last disk the card is gone: use it when it brings most.
