# What each question of Inner Sea alone is for, in a line for who plays it for the first times.
inner_sea-purpose-card-action = { $offered ->
    [one] There is nothing to play now. Who has passed may still negate what others play.
   *[several] Cards C wait for competitions; who passes may still negate.
  }
inner_sea-purpose-wonder-site = It counts while you have a disk there: choose a safe area.
inner_sea-purpose-wonder-price = { $number ->
    [1] Cards and talents are lost when the epoch ends.
   *[other] {""}
  }
inner_sea-purpose-aeneas = This is for who is far behind: a new start with many disks, but your old areas are lost.
inner_sea-purpose-aeneas-civilization = Its abilities become yours. Where you begin is another question.
inner_sea-purpose-aeneas-area = Look for empty land around it: two disks grow, three score, and neighbours bring trade.
inner_sea-purpose-add-disk = On land two of your disks are a settlement, which grows; three are a city, which scores.
inner_sea-purpose-alphabet = Of two new cards you keep the better one, for one that you do not need.
inner_sea-purpose-card-deep = You cross it to areas that touch it: choose the sea that leads to where you want to be.
inner_sea-purpose-card-fire = A buried wonder works and scores no more: compare its point a turn with the price.
inner_sea-purpose-card-give = It becomes theirs: give what they can use least against you.
inner_sea-purpose-card-keep = The others are discarded: keep what you can play soon.
inner_sea-purpose-card-oracle = Later places see what the others do first; earlier ones are first to take free areas.
inner_sea-purpose-card-order = You draw the top card right after this; whoever draws next gets those below.
inner_sea-purpose-card-pay = Each thing that you give saves a point: cards that you will not play are cheap.
inner_sea-purpose-card-region = Stacks of three and more there lose a disk, yours too: where are rivals' cities and not yours?
inner_sea-purpose-card-wonder = Read the card: does it help a wonder or harm it? A wonder scores for who holds it, every turn.
inner_sea-purpose-epoch-pestilence = There and in each land area next to it everybody loses a disk: begin where your rivals are and you are not.
inner_sea-purpose-epoch-wonder = { $fate ->
    [free] Anybody may build it then: choose one that you could use yourself.
   *[buried] Whoever has built it loses its help and its points: think of who is ahead of you.
  }
inner_sea-purpose-gardens = A third disk on land makes a city; an empty area next to yours lets you go on from there.
inner_sea-purpose-epoch-invasion = Barbarians fight whoever has disks there: choose seas of your rivals and not yours.
inner_sea-purpose-mercenaries = White disks fall before your own, and leave at the end. Pay for as many as win you this area.
inner_sea-purpose-reserves = They fight on your side here. A city that keeps three disks stays a city.
inner_sea-purpose-retreat = Who goes is safe from this competition; who stays may still hold the area.
inner_sea-purpose-roman-growth = Disks settle and hold areas; a card is worth more where your supply is nearly empty.
inner_sea-purpose-sea-colony = In a shallow sea you trade with its shores, and every two of them bring a disk in growth; a deep one does neither.
inner_sea-purpose-swap-order = Later places see what the others do first; earlier ones are first to take free areas.
inner_sea-purpose-thalassocracy = A white disk fights on your side and may start a competition there; it leaves at the end.
inner_sea-purpose-use-wonder = Its disks are all the uses that it has: spend one when it brings most.
inner_sea-purpose-war-bands = A white disk falls first and leaves at the end; one of your own can stay.
