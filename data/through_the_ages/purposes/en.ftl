# What each question of Through the Ages is for, in a line for who plays it for the first times.
# A turn has the tallest panel: what stands in it has room for one line of a phone.
through_the_ages-purpose-action = Keep food, resources and science growing together.
through_the_ages-purpose-politics = { $number ->
    [1] An event that you prepare comes to everybody later.
   *[other] Only once in the game: is it worth it now?
  }
through_the_ages-purpose-homer = A happy face stays and counts when you lack faces; the civil action is for this turn alone.
through_the_ages-purpose-pact = See what each side gains, and whether it forbids attacks. Either side may cancel it in its politics.
through_the_ages-purpose-bid = A colony stays and keeps giving, but the units you send for it are lost. Bid what it is worth to you.
through_the_ages-purpose-force = All that you send is lost: send what you need least.
through_the_ages-purpose-defend = Repelled, it does nothing. Else it does what it says, and you keep these cards. Which costs you less?
through_the_ages-purpose-discard = { $why ->
    [aggression] Any military card gives 1 here: part with those that you would not play in any case.
    [territory] Any military card gives 1 here: part with those that you would not play in any case.
   *[other] Keep what you can still play, and what defends you; part with what would come too late.
  }
through_the_ages-purpose-lose-worker = Its yield or strength goes too: which will you miss least?
through_the_ages-purpose-blue-token = Tokens on higher cards are worth more: where does it hurt least?
through_the_ages-purpose-mixture = { $way ->
    [lose] Food feeds people and brings new ones, resources put them to work: give up what you can spare.
   *[other] Food feeds people and brings new ones, resources put them to work: take what you are short of.
  }
through_the_ages-purpose-raid = Its owner loses all that the building gives, and you gain half its price in resources: look at both.
through_the_ages-purpose-annex = What it keeps giving becomes yours from now on; what it gave at once stays with your rival.
through_the_ages-purpose-infiltrate = You gain 3 culture for each level of it, none for age A. What would your rival miss more?
through_the_ages-purpose-spoils = Science comes only as far as your rival has it; a special technology uses up its cost and works at once.
through_the_ages-purpose-market = Food feeds people and brings new ones, resources put them to work: take what you are short of.
through_the_ages-purpose-free = No action, no resources, only the unused worker. A temple's happy face makes up for that one; Warriors do not.
through_the_ages-purpose-ruin = As a ruin it gives 2 culture a turn and nothing else: choose the wonder whose gifts are worth least to you.
through_the_ages-purpose-destroy = Its worker is free again, but what it gave is gone: destroy what you will miss least.
through_the_ages-purpose-free-colony = What the colony keeps giving goes with it: let go the one that gives you least.
through_the_ages-purpose-progress = It costs 1 less and, but for a revolution, no action; the rest you pay. Do what you wanted to do anyway.
through_the_ages-purpose-agreement = Cards that you need, before the others can take them; but taking any costs a political action later.
