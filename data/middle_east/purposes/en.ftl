# What each question of Middle East alone is for, in a line for who plays it for the first times.
middle_east-purpose-deploy = { $limit ->
    [0] Three disks on land are a city and score each turn. Where you meet others and anybody has two, you compete.
   *[other] Fertile areas that you control grow with any number of disks, plains with two; neighbours bring trade.
  }
middle_east-purpose-card-action = { $offered ->
    [one] There is nothing to do now. Who has passed may still negate what others play.
   *[several] One thing at a time, in turns, until you pass. Cards marked C wait for competitions; a deity's temple scores.
  }
middle_east-purpose-deity-price = { $number ->
    [1] Cards and minas are lost when the epoch ends.
   *[other] {""}
  }
middle_east-purpose-deity-offer = As a captive it can score for its captor; given back, you may build it again, and it scores for you.
middle_east-purpose-deity-request = As a captive it brings you a point a turn while your own temple is active; these points come at once.
middle_east-purpose-home = Your temple will stand there: look for fertile land and room around it.
middle_east-purpose-gilgamesh = This is for who is far behind: a new start with many disks, but your old areas are lost.
middle_east-purpose-gilgamesh-civilization = Its abilities and its home become yours: look for free land around that home.
middle_east-purpose-granary = A mina saves a disk or brings a card, three are a point when the epoch ends; disks take areas now.
middle_east-purpose-spoils = Prisoners are additional disks; a mina saves a disk or brings a card, and three are a point.
middle_east-purpose-archive = A card that you know in place of one that you do not. An event takes effect at once.
middle_east-purpose-astronomers = A card that you know for one that you do not need. An event takes effect at once.
middle_east-purpose-astronomers-give = Part with one that you could not play soon; keep what fights and what negates.
middle_east-purpose-dead-keep = You keep one before your usual draw: one that you can play soon.
middle_east-purpose-father-place = Later places see what the others do first; earlier ones are first to take free areas.
middle_east-purpose-skies-bolt = A disk less may decide this competition: strike whoever could take this area.
middle_east-purpose-colony = It comes from your supply. A third disk on land makes a city; at sea it trades with the shores.
middle_east-purpose-siege-train = It strikes before any card is revealed: hit whoever could take this area from you.
middle_east-purpose-stallions = They are all that you have for the competitions of this phase: use them where they win an area.
middle_east-purpose-card-dance = Cards by lot may be your best ones; minas save disks and count for points. What do you need less?
middle_east-purpose-card-spies = Take what you can use yourself, or what would hurt you most.
middle_east-purpose-card-deity = Inactive it helps nobody and does not score until it is built again: think of who is ahead of you.
middle_east-purpose-card-kind = All of that kind goes: what would hurt you most in this hand?
middle_east-purpose-card-loss = Three disks on land are a city: take one from where neither a city nor an area is lost, if you can.
middle_east-purpose-card-prophet = A temple that is active scores every turn; rivals' disks next to your home threaten it.
middle_east-purpose-card-turn-order = Later places see what the others do first; earlier ones are first to take free areas.
middle_east-purpose-epoch-deity = Inactive it helps nobody and does not score until it is built again: think of who is ahead of you.
middle_east-purpose-epoch-invasion = Barbarians fight whoever has disks there: choose seas of your rivals and not yours.
middle_east-purpose-epoch-rebels = They lose all their disks to Barbarians: give up the cities that you miss least.
middle_east-purpose-invasion-fertile = Barbarians fight whoever is there: choose areas of your rivals and not yours.
middle_east-purpose-invasion-onward = Barbarians fight whoever is there: lead them to your rivals.
