# What each question of Tigris & Euphrates is for, in a line for who plays it for the first times.
tigris-purpose-action = { $number ->
    [1] Tiles bring points where your leaders are. At the end only the colour of which you have least counts.
   *[other] A tile's point goes to the leader of its colour in that kingdom, or else to its king. Which colour do you lack?
  }
tigris-purpose-swap = Give away what you cannot use: one tile or six cost the same action. What you draw is chance.
tigris-purpose-commit-attack = { $kind ->
    [revolt] Only temples count, whatever the leaders. Those you reveal are gone, and the defender answers after you.
   *[war] The loser's tiles of this colour score and go; temples at leaders or treasures stay. Those you reveal always go.
  }
tigris-purpose-commit-defend = { $kind ->
    [revolt] Only temples count, and the attacker has shown theirs: reveal enough for a tie, or nothing. They are gone.
   *[war] The loser's tiles score and go; temples at leaders or treasures stay. Reveal enough for a tie, or nothing.
  }
tigris-purpose-war = What a war removes is missing in the next one, and may part the kingdoms: then those no longer fight.
tigris-purpose-monument = Each turn it pays your leaders of its two colours, if in its kingdom; its four tiles no longer count as tiles.
tigris-purpose-special = In the kingdom with this building a tile of its colour gives two points instead of one.
tigris-purpose-treasure = A treasure counts in whichever colour you need. All count alike; think of where the one that stays lies.
tigris-purpose-end-turn = Now monuments pay your leaders, and you draw up to six tiles. What has revealed nothing can still be undone.
tigris-purpose-dynasty = All dynasties play alike: you only choose the symbol by which everybody tells your leaders.
