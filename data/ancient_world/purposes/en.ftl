# What each question of The Ancient World is for, in a line for who plays it for the first times.
ancient_world-purpose-turn = One thing a turn; banners of one tribe add up.
ancient_world-purpose-damage = Still damaged at the end, each costs a point.
ancient_world-purpose-army-coin = The coins stay there, so this army costs more from now on: choose one that you will use least.
ancient_world-purpose-lose-retired = A retired card still gives its legacy to the army above it: give up the weakest legacy.
ancient_world-purpose-lose-district = A district's room for empire cards goes with it, and all else that it gives: give up the one you miss least.
ancient_world-purpose-disband = It goes with all its cards. Keep the army with which you can still reach a titan's defence.
ancient_world-purpose-repair = Food first; income, too, before the last round.
ancient_world-purpose-district = Districts make room for empire cards and are never damaged. Look for a gift that suits what you do often.
ancient_world-purpose-explore = You build it in a later turn, without a citizen but at its price and with room for it: take one you can pay.
ancient_world-purpose-upgrade = A higher skill pays no coin where a lower one must pay. Some cards ask for skill, too.
ancient_world-purpose-rest = Each coin on an army makes every later use of it dearer: relieve the one that you will use most.
ancient_world-purpose-ready = An army attacks once a round, and this one may again: which can help you to reach a titan's defence?
ancient_world-purpose-confront = Appeased it spares your cards; it stays either way.
ancient_world-purpose-feed = Who goes hungry rests in the next round; after round 6 each hungry citizen costs 2 points.
ancient_world-purpose-city-state = Its ability is yours for the whole game: take one that you would use in every round.
