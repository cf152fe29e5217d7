# The turn panel of the Inner Sea.
inner_sea-group-other = Cards and talents
inner_sea-nobody-there = nobody
inner_sea-home = Home: { $area }
inner_sea-wonder-disks = It comes with { $disks } disks to spend.
inner_sea-growth-coming = Growth as the map stands: { $parts } = **{ $total }**, abilities not counted; at least 3.
inner_sea-growth-least = Growth as the map stands: the least there is, 3 disks.
inner_sea-growth-made = Growth: { $parts } = **{ $total }**
inner_sea-growth-part-least = { $count } to make three
inner_sea-growth-part-supply = −{ $count } missing from your supply
inner_sea-growth-part-settlements = { $count ->
    [one] 1 settlement
   *[other] { $count } settlements
  }
inner_sea-growth-part-seas = { $count } for seas
inner_sea-growth-part-trade = { $count } for trade
inner_sea-draft-ask-deploy = Deployment: where do your ready disks go?
inner_sea-draft-ask-withdraw = { inner_sea-ask-withdraw }
inner_sea-draft-ask-wonder-price = { $wonder }: { $price } payments; at least { $disks } must be disks.
inner_sea-draft-ask-loss = { $because ->
    [competition] Competition in { $area }: as things stand you lose { $left ->
        [one] one disk
       *[other] { $left } disks
      } here, round by round. Say once what you give for each, in order: a disk, a talent or a card. What you do not name are disks. If somebody else pays for a disk, you are asked again.
   *[other] { $left } disks in { $area } are about to go. For each: lose it, or give a talent or a card instead.
  }
inner_sea-draft-ask-reserves = Where do your reserves come from? Three at most.
inner_sea-draft-ask-gardens = Grand Gardens: where do the disks go? Two at most.
inner_sea-draft-send-deploy = { $left ->
    [0] Deploy { $count }
    [one] Deploy { $count }, one goes back
   *[other] Deploy { $count }, { $left } go back
  }
inner_sea-draft-none-deploy = { $left ->
    [one] Deploy none, one goes back
   *[other] Deploy none, { $left } go back
  }
inner_sea-draft-send-withdraw = Withdraw { $count } and go on
inner_sea-draft-none-withdraw = Withdraw none
inner_sea-draft-send-wonder-price = Pay ({ $count } of 5)
inner_sea-draft-send-loss = { $because ->
    [competition] { $left ->
        [0] Give these { $count }
        [one] Give these { $count }, then lose a disk
       *[other] Give these { $count }, then lose { $left } disks
      }
   *[other] Confirm ({ $count })
  }
inner_sea-draft-none-loss = { $left ->
    [one] Lose the disk
   *[other] Lose { $left } disks
  }
inner_sea-draft-pick-deploy = Deploy one in each of…
inner_sea-draft-pick-withdraw = Withdraw one from each of…
inner_sea-draft-pick-wonder-price = Pay with one of each…
inner_sea-draft-pick-loss = What goes…
inner_sea-draft-pick-reserves = One from each of…
inner_sea-draft-usual-loss = Lose { $left ->
    [one] the disk
   *[other] all { $left } disks
  }
inner_sea-choice-spend-2 = Talents: { $arg }
inner_sea-choice-pay-2 = Talents: { $arg }
inner_sea-choice-place-2 = Place { $arg }
inner_sea-choice-move-2 = Disks: { $arg }
inner_sea-choice-take-3 = Disks: { $arg }
inner_sea-choice-use-2 = { $arg ->
    [ability] Ability
    [wonder] Wonder
   *[other] { $arg }
  }
inner_sea-confirm-play = Play { $thing }
inner_sea-confirm-negate = Negate with { $thing }
inner_sea-confirm-build = Build { $thing }
inner_sea-sure-discard = Discard { $things }
inner_sea-sure-card-discard = Discard { $things }
inner_sea-sure-alphabet = Give up { $things }
inner_sea-sure-card-give = Give { $things }
inner_sea-sure-card-pay = Give up { $things }
inner_sea-sure-epoch-wonder = Choose { $things }
inner_sea-button-build = { $thing } · costs { $price }
inner_sea-pick-play = Play a card…
inner_sea-pick-build = Build a wonder…
inner_sea-pick-negate = Negate with…
