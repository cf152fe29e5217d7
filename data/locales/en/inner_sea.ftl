# Questions, choices and table options of the Inner Sea.
inner_sea-hand-line = Cards: { $cards } · talents: { $talents }{ $ready ->
    [0] {""}
   *[other] {" "}· ready disks: { $ready }
  }
inner_sea-ask-civilization = Which civilization do you lead?
inner_sea-ask-withdraw = Growth: withdraw disks that are no city, or go on.
inner_sea-ask-resettle = Growth: take a disk off any of your cities? It becomes ready again.
inner_sea-ask-deploy = Deployment: where does the next ready disk go? Ready: { $ready }.
inner_sea-ask-card-action = Play a card, build a wonder, or pass for the rest of the phase.
inner_sea-ask-react = { $kind ->
    [answer] { $seat } answers { $other } with { $card }. Do you negate { $card }?
    [card] { $seat } plays { $card }{ $targets ->
        [none] {"."}
       *[other] : { $targets }.
      } Do you negate it?
   *[other] { $seat } uses { $card }{ $targets ->
        [none] {"."}
       *[other] : { $targets }.
      } Do you negate that?
  }
inner_sea-ask-loss = { $because ->
    [competition] Competition in { $area }: one of your disks is about to go. Lose it, or give a talent or a card instead?
    [dominance] { $area } is dominated by somebody else: one of your disks is about to go. Lose it, or give a talent or a card instead?
   *[other] A disk in { $area } is about to go. Lose it, or give a talent or a card instead?
  }
inner_sea-ask-wonder-site = { $wonder }: where does it stand?
inner_sea-ask-wonder-price = { $wonder }: payment { $number } of 5; at least two must be disks.
inner_sea-ask-compete = Competition in { $area }: what do you use?
inner_sea-ask-turn-order = Which place in the turn order do you take?
inner_sea-ask-aeneas = The rule of Aeneas: once a game you may begin anew. Your disks on the map become Barbarians, your wonders and investments lose theirs; you then deploy { $disks } disks from any land area that is nobody else's home. Hand, talents and points stay. Do you?
inner_sea-ask-aeneas-civilization = Which civilization do you begin anew with?
inner_sea-ask-aeneas-area = In which land area do you begin anew? Your other disks spread from there.
inner_sea-ask-draw = You draw { $cards } cards, and one more for each talent you spend. How many talents?
inner_sea-ask-discard = Your hand is too large: choose what to discard.
inner_sea-ask-barbarians-take = { $disks } more Barbarians are due than the supply holds. Take some off other areas, or leave it at that.

inner_sea-choice-done = Done
inner_sea-choice-pass = Pass
inner_sea-choice-decline = No
inner_sea-choice-invoke = Begin anew
inner_sea-choice-let = Let it happen
inner_sea-choice-keep = Keep it
inner_sea-none-compete = Use nothing
inner_sea-none-resettle = Resettle none
inner_sea-none-thalassocracy = In none
inner_sea-choice-use = Use
inner_sea-choice-disk = A disk
inner_sea-choice-talent = A talent
inner_sea-choice-play = Play a card
inner_sea-choice-build = Build a wonder
inner_sea-choice-negate = Negate
inner_sea-choice-deploy = Deploy
inner_sea-choice-withdraw = Withdraw
inner_sea-choice-take = Take Barbarians
inner_sea-choice-resettle = Resettle
inner_sea-choice-area = Area
inner_sea-choice-seat = Player
inner_sea-choice-card = A card
inner_sea-choice-wonder = Wonder
inner_sea-choice-civ = Civilization
inner_sea-choice-spend = Talents
inner_sea-choice-place = Place

inner_sea-option-epochs = Epochs
inner_sea-option-epochs-about = How long the game is.
inner_sea-option-epochs-1 = one
inner_sea-option-epochs-2 = two
inner_sea-option-epochs-3 = three
inner_sea-option-epochs-4 = four
inner_sea-option-last-epoch-event = Event at the very end
inner_sea-option-last-epoch-event-about = Whether the last epoch ends with an event too, before its points.
inner_sea-option-last-epoch-event-no = no
inner_sea-option-last-epoch-event-yes = yes
inner_sea-option-barbarian-hordes = Barbarian hordes
inner_sea-option-barbarian-hordes-about = Twice as many Barbarian disks, with fewer than six players.
inner_sea-option-barbarian-hordes-no = no
inner_sea-option-barbarian-hordes-yes = yes
inner_sea-option-balancing-abilities = Abilities made for balance
inner_sea-option-balancing-abilities-about = Whether eight civilizations each keep an ability that we made only to even their chances.
inner_sea-option-balancing-abilities-yes = yes
inner_sea-option-balancing-abilities-no = no
inner_sea-option-reactions = Who is asked to negate
inner_sea-option-reactions-about = Asking everybody takes longer, but silence tells nothing.
inner_sea-option-reactions-holders = only who holds a fitting card
inner_sea-option-reactions-everyone = everybody with cards, so that silence tells nothing
inner_sea-ask-add-disk = Where do you add a disk?
inner_sea-ask-alphabet = Alphabet: give up a card, draw two and keep one?
inner_sea-ask-card-areas = { $card }: which areas?
inner_sea-ask-card-deep = { $card }: which deep sea?
inner_sea-ask-card-discard = Which card do you discard?
inner_sea-ask-card-disks = { $card }: how many disks?
inner_sea-ask-card-fire = { $wonder } is to burn. Let it, or pay { $talents } talents?
inner_sea-ask-card-from = { $card }: from where?
inner_sea-ask-card-give = Which card do you give to { $seat }?
inner_sea-ask-card-keep = { $card }: which card do you keep?
inner_sea-ask-card-moment = You hold a card for this moment. Play it?
inner_sea-ask-card-oracle = { $card }: what do you ask for?
inner_sea-ask-card-order = Put the cards back: which one comes next?
inner_sea-ask-card-pay = What do you pay?
inner_sea-ask-card-region = { $card }: which region?
inner_sea-ask-card-seat = { $card }: which player?
inner_sea-ask-card-spies = You see the hand of { $seat }: which card goes?
inner_sea-ask-card-stacks = { $card }: whose disks, and where?
inner_sea-ask-card-take = { $card }: what do you take?
inner_sea-ask-card-to = { $card }: to where?
inner_sea-ask-card-wonder = { $card }: which wonder?
inner_sea-ask-epoch-loss = The times change: which disk do you lose?
inner_sea-ask-epoch-pestilence = The times change: which area does the pestilence strike?
inner_sea-ask-epoch-place = The times change: where do you place a disk?
inner_sea-ask-epoch-wonder = The times change: which wonder?
inner_sea-ask-gardens = Grand Gardens: where does disk { $number } go?
inner_sea-ask-invasion = { $card ->
    [none] The times change: where does the invasion begin?
   *[other] { $card }: where does the invasion begin?
  }
inner_sea-ask-epoch-invasion = The times change: to which sea do Barbarians come?
inner_sea-ask-invest = { $card }: use a disk of it now?
inner_sea-ask-mercenaries = Mercenaries: how do you pay?
inner_sea-ask-reserves = Where does reserve { $number } come from?
inner_sea-ask-retreat = Retreat to { $area }: how many disks?
inner_sea-ask-roman-growth = Citizenship: two more disks, or a card?
inner_sea-ask-sea-colony = Where does the disk at sea go?
inner_sea-ask-swap-order = Swap places in the turn order?
inner_sea-ask-thalassocracy = Rule of the sea: a disk in up to two seas.
inner_sea-ask-use-wonder = Use { $wonder } now?
inner_sea-ask-war-bands = War bands in { $area }: what joins the fight?
inner_sea-ask-allies-at = { $card }: where do white disks join you?
inner_sea-ask-faction = { $card }: against whom?
inner_sea-ask-from-discard = { $card }: which card do you take back?
inner_sea-ask-empty-land = { $card }: which empty land?
inner_sea-ask-retreat-to = { $card }: to where?
inner_sea-ask-sea = { $card }: which sea?
inner_sea-ask-wonder = { $card }: which wonder?
inner_sea-choice-ally = A white disk
inner_sea-choice-disks = Disks
inner_sea-choice-move = Retreat
inner_sea-choice-own = A disk of your own
inner_sea-choice-pay = Pay
inner_sea-choice-region = Region
inner_sea-choice-renown = A point
inner_sea-choice-stack = Disks
inner_sea-choice-stay = Stay
inner_sea-choice-nothing = Nothing

# What a player is called to, where it is not their turn.
inner_sea-call-compete = { $who }, there is a competition in { $area } at { $where }.
inner_sea-call-react = { $who }, you may answer what was played at { $where }.
inner_sea-call-loss = { $who }, disks of yours are about to go at { $where }.

# A move in full, as one types it.
inner_sea-named-play = play { $name }
inner_sea-named-build = build { $name }
