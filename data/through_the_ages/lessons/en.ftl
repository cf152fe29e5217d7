### Lessons of Through the Ages.

## A turn

through_the_ages-lesson-turn = A turn
through_the_ages-lesson-turn-about =
    You lead a civilization from antiquity to the present. Whoever has the most **culture** at the end wins. Culture comes each turn, but first you need an economy.

    {""}**Food** feeds new people, **resources** are what they build with, **science** pays for inventions. Your farms, mines and labs produce them at the end of each of your turns: one for each worker on a card.

    In a turn you spend **actions**: civil ones (white) and military ones (red). Here you put your turn together in the panel: each choice joins a plan that only you see. **Send** carries it out, **End and send** also ends the turn.
through_the_ages-lesson-turn-card-task = In the very first turn you have one civil action, and may only take a card from the row. Take one (the one in place 3, say) in the menu **Take a card**, and end your turn: **End and send**.
through_the_ages-lesson-turn-card-happened = Cards in the first five places cost 1 action, those further right 2 or 3. What is not taken moves left and gets cheaper, or is gone. At the end of the turn your civilization has produced for the first time.
through_the_ages-lesson-turn-card-wrong = Choose a card under **Take a card**, then **End and send**.
through_the_ages-lesson-turn-card-wrong-end = First use your action: take a card from the row. Then end the turn.
through_the_ages-lesson-turn-people-task = Your rival has played. Now you have 4 civil and 2 military actions. Everything is done by workers, so get more. In the menu **Build, increase, use** choose **Increase population**, then press **Send**.
through_the_ages-lesson-turn-people-happened = 2 food became a new worker. Each further one becomes dearer. Workers without a job wait beside your cards.
through_the_ages-lesson-turn-people-wrong = Choose **Increase population** and nothing else, then **Send**. You take choices off the plan with the button beside them.
through_the_ages-lesson-turn-people-wrong-end = Not yet: there are actions left. Increase your population, and send without ending the turn.
through_the_ages-lesson-turn-people-wrong-card = Cards are good, but people come first here: **Increase population**.
through_the_ages-lesson-turn-people-wrong-warriors = Soldiers cost a worker, too. First get another worker: **Increase population**.
through_the_ages-lesson-turn-people-wrong-build = That is the next step. First the new worker: **Increase population**.
through_the_ages-lesson-turn-people-wrong-destroy = That would take a worker away from his job. You want more of them: **Increase population**.
through_the_ages-lesson-turn-mine-task = You have 2 resources: put your new worker into a mine. In the same menu choose **Build Bronze**, then **Send**.
through_the_ages-lesson-turn-mine-happened = For 2 resources the worker is a miner now. From the next production on he brings 1 resource each turn, so he has soon paid for himself.
through_the_ages-lesson-turn-mine-wrong = Choose **Build Bronze**, nothing else, then **Send**.
through_the_ages-lesson-turn-mine-wrong-end = First build the mine: then it produces at the end of this very turn.
through_the_ages-lesson-turn-mine-wrong-farm = A farm costs as much and brings food. But resources are scarcer now: build the mine, Bronze.
through_the_ages-lesson-turn-mine-wrong-warriors = Warriors make you strong, but produce nothing. First the mine, Bronze.
through_the_ages-lesson-turn-mine-wrong-card = Not more cards yet: build the mine, Bronze.
through_the_ages-lesson-turn-mine-wrong-destroy = That gives up what you have built. Build instead: Bronze.
through_the_ages-lesson-turn-end-task = End your turn with **End the action phase**, and look at what your civilization produces.
through_the_ages-lesson-turn-end-happened = 2 food from two farms, 3 resources from three mines, 1 science from a lab. You have also drawn military cards, one for each military action that you did not use.
through_the_ages-lesson-turn-end-wrong = Choose **End the action phase**, without anything else.
through_the_ages-lesson-turn-end-wrong-card = You could take one, but here we want to see the production. Take it off the plan, and end the turn.
through_the_ages-lesson-turn-end-wrong-other = Not now: take it off the plan, and end the turn.
through_the_ages-lesson-turn-end = A turn: take cards, get people, put them to work, and produce. Next: what brings culture.

## A wonder

through_the_ages-lesson-wonder = A wonder
through_the_ages-lesson-wonder-about =
    {""}**Wonders** bring culture each turn, and often more. You take one from the row, and it lies in front of you unfinished. Then you build it stage by stage: a civil action and some resources for each stage.

    The **Hanging Gardens** have three stages of 2 resources. Finished, they bring 1 culture each turn and 2 happy faces, which keep your people content.
through_the_ages-lesson-wonder-take-task = The Hanging Gardens are in the fifth place: 1 action. Take them, then **End and send**.
through_the_ages-lesson-wonder-take-happened = A wonder does not go to your hand but into play. You may have one under construction at a time, and each finished wonder makes the next one cost an action more to take.
through_the_ages-lesson-wonder-take-wrong = Under **Take a card** choose Hanging Gardens, then **End and send**.
through_the_ages-lesson-wonder-take-wrong-other = Another card. In this lesson it is the Hanging Gardens, in place 5.
through_the_ages-lesson-wonder-take-wrong-end = First take the Hanging Gardens; then end the turn.
through_the_ages-lesson-wonder-stage-task = You have 2 resources. Build the first stage, in the menu **Build, increase, use**, then **Send**.
through_the_ages-lesson-wonder-stage-happened = One of three stages. Your 2 resources are gone, and at the end of the turn your mines bring 2 new ones.
through_the_ages-lesson-wonder-stage-wrong = Choose the stage of the wonder alone, then **Send**.
through_the_ages-lesson-wonder-stage-wrong-end = Not yet: first the stage of the wonder, and send it without ending the turn.
through_the_ages-lesson-wonder-stage-wrong-build = Then no resources would be left for the wonder. This time the wonder comes first.
through_the_ages-lesson-wonder-stage-wrong-card = A card costs actions, not resources, so you could. But build the stage first.
through_the_ages-lesson-wonder-stage-wrong-increase = That costs food and an action, and does nothing for the wonder. Build the stage.
through_the_ages-lesson-wonder-stage-wrong-destroy = That gives up what you have. Build the stage of the wonder.
through_the_ages-lesson-wonder-second-task = The next turn: your mines have brought 2 resources again. Build the second stage.
through_the_ages-lesson-wonder-second-happened = One stage is missing. Two mines pay exactly one stage a turn; with a third mine, something would be left.
through_the_ages-lesson-wonder-second-wrong = Choose the stage of the wonder alone, then **Send**.
through_the_ages-lesson-wonder-second-wrong-end = First the second stage.
through_the_ages-lesson-wonder-second-wrong-build = The wonder needs these resources: build its second stage.
through_the_ages-lesson-wonder-second-wrong-card = Cards later. Build the second stage.
through_the_ages-lesson-wonder-second-wrong-increase = People later. Build the second stage.
through_the_ages-lesson-wonder-third-task = And the turn after that: finish the Hanging Gardens with the third stage.
through_the_ages-lesson-wonder-third-happened = Finished. From now on you gain 1 culture each turn without doing anything more, and 2 happy faces: you will need those when your population grows.
through_the_ages-lesson-wonder-third-wrong = Choose the stage of the wonder alone, then **Send**.
through_the_ages-lesson-wonder-third-wrong-end = One stage is missing: build it.
through_the_ages-lesson-wonder-third-wrong-build = The wonder needs these resources: build its last stage.
through_the_ages-lesson-wonder-third-wrong-card = Cards later. Build the last stage.
through_the_ages-lesson-wonder-third-wrong-increase = People later. Build the last stage.
through_the_ages-lesson-wonder-end = The earlier something brings culture each turn, the more it is worth. But a wonder eats your resources: a mine more first often pays.

## A leader

through_the_ages-lesson-leader = A leader
through_the_ages-lesson-leader-about =
    {""}**Leaders** are cards that help you as long as they are in play, each in their own way. You have one at a time, and each belongs to an age: of each age you may take one.

    Leaders go to your hand first, and putting them into play costs another civil action.
through_the_ages-lesson-leader-take-task = **Moses** is in the first place. With him, an increase of population costs 1 food less. Take him, then **End and send**.
through_the_ages-lesson-leader-take-happened = He is in your hand, and does nothing there yet.
through_the_ages-lesson-leader-take-wrong = Under **Take a card** choose Moses, then **End and send**.
through_the_ages-lesson-leader-take-wrong-other = Another card. In this lesson it is Moses, in place 1.
through_the_ages-lesson-leader-take-wrong-end = First take Moses; then end the turn.
through_the_ages-lesson-leader-play-task = Your next turn. Put Moses into play, in the menu **Play from your hand**, then **Send**.
through_the_ages-lesson-leader-play-happened = That was 1 civil action. From now on he works, until you replace him or his time is over.
through_the_ages-lesson-leader-play-wrong = Choose Moses in the menu **Play from your hand**, nothing else, then **Send**.
through_the_ages-lesson-leader-play-wrong-end = First put Moses into play.
through_the_ages-lesson-leader-play-wrong-card = First put to use what you have: Moses.
through_the_ages-lesson-leader-play-wrong-increase = Wait: with Moses that costs 1 food less. First put him into play.
through_the_ages-lesson-leader-play-wrong-build = That can wait. First put Moses into play.
through_the_ages-lesson-leader-play-wrong-destroy = That gives up what you have. Put Moses into play.
through_the_ages-lesson-leader-use-task = Now use him: **Increase population**, and look at the price.
through_the_ages-lesson-leader-use-happened = 1 food instead of 2. You get as many people with less food: that is what leaders are for, so choose them by what you do most.
through_the_ages-lesson-leader-use-wrong = Choose **Increase population** alone, then **Send**.
through_the_ages-lesson-leader-use-wrong-end = First use Moses: increase your population.
through_the_ages-lesson-leader-use-wrong-card = Not now: increase your population.
through_the_ages-lesson-leader-use-wrong-build = First the cheap worker: increase your population.
through_the_ages-lesson-leader-use-wrong-destroy = That gives up what you have. Increase your population.
through_the_ages-lesson-leader-end = A leader costs two actions in all and works every turn. Take them early in their age.

## Science

through_the_ages-lesson-science = Science
through_the_ages-lesson-science-about =
    Better cards come with **science**: you take a technology from the row, pay science to develop it, and then workers can be put on it.

    You have 2 science and a lab (**Philosophy**) with one worker, which brings 1 science each turn. One worker is without a job.
through_the_ages-lesson-science-lab-task = More labs, more science. Build a second lab: **Build Philosophy** (3 resources) in the menu **Build, increase, use**, then **Send**.
through_the_ages-lesson-science-lab-happened = 2 science each turn now. Of one kind of urban building, as labs are, your government allows two at first.
through_the_ages-lesson-science-lab-wrong = Choose **Build Philosophy**, nothing else, then **Send**.
through_the_ages-lesson-science-lab-wrong-end = First build the lab: then it brings science at the end of this turn.
through_the_ages-lesson-science-lab-wrong-other = That brings no science. Build Philosophy.
through_the_ages-lesson-science-lab-wrong-card = That comes next. First the lab, Philosophy.
through_the_ages-lesson-science-lab-wrong-increase = There is a worker without a job already: put him into a lab.
through_the_ages-lesson-science-lab-wrong-destroy = That gives up what you have. Build a lab.
through_the_ages-lesson-science-take-task = **Alchemy** is a better lab. It is in place 8 and costs 2 actions. Take it, then **Send**.
through_the_ages-lesson-science-take-happened = It is in your hand. To develop it costs 4 science; you will have that in the next turn.
through_the_ages-lesson-science-take-wrong = Under **Take a card** choose Alchemy, nothing else, then **Send**.
through_the_ages-lesson-science-take-wrong-end = You have actions left: take Alchemy first.
through_the_ages-lesson-science-take-wrong-other = Another card. In this lesson it is Alchemy, in place 8.
through_the_ages-lesson-science-take-wrong-build = Not now: take Alchemy.
through_the_ages-lesson-science-develop-task = The next turn. Your labs have brought 2 science, so you have 4. In the menu **Play from your hand** choose to develop **Alchemy**, then **Send**.
through_the_ages-lesson-science-develop-happened = The card lies in front of you now, without workers: a technology alone produces nothing.
through_the_ages-lesson-science-develop-wrong = Choose Alchemy in the menu **Play from your hand**, nothing else, then **Send**.
through_the_ages-lesson-science-develop-wrong-end = First develop Alchemy.
through_the_ages-lesson-science-develop-wrong-card = You have a card in hand that you can pay: develop Alchemy.
through_the_ages-lesson-science-develop-wrong-build = First develop Alchemy.
through_the_ages-lesson-science-upgrade-task = Move a worker from the old lab to the new one: **Upgrade** Philosophy to Alchemy, then **Send**. You pay the difference in resources.
through_the_ages-lesson-science-upgrade-happened = A worker in Alchemy brings 2 science instead of 1, and you did not need a new worker. So it goes with farms, mines and armies, too.
through_the_ages-lesson-science-upgrade-wrong = Choose the upgrade from Philosophy to Alchemy, nothing else, then **Send**.
through_the_ages-lesson-science-upgrade-wrong-end = First the upgrade: then it counts at the end of this turn.
through_the_ages-lesson-science-upgrade-wrong-card = First use what you have developed: upgrade a lab.
through_the_ages-lesson-science-upgrade-wrong-build = Upgrading an old lab is cheaper, and needs no new worker.
through_the_ages-lesson-science-end = Take, develop, put workers on it: three steps. Whoever has little science stays with old cards.

## Strength

through_the_ages-lesson-strength = Strength
through_the_ages-lesson-strength-about =
    The **military** is done with military actions. Your strength is compared with your rivals': whoever is much weaker is attacked, and loses by many events; whoever is strong can win colonies and wars.

    It need not be the greatest. It must not be the smallest by far. You have one warrior: strength 1, and so has your rival.
through_the_ages-lesson-strength-warriors-task = Build a second unit of **Warriors** (a military action and 2 resources), then **Send**.
through_the_ages-lesson-strength-warriors-happened = Strength 2: you are ahead of your rival. Civil actions were not needed for that.
through_the_ages-lesson-strength-warriors-wrong = Choose **Build Warriors** in the menu **Build, increase, use**, nothing else, then **Send**.
through_the_ages-lesson-strength-warriors-wrong-end = You have military actions and resources left: build Warriors.
through_the_ages-lesson-strength-warriors-wrong-other = That makes you no stronger. Build Warriors.
through_the_ages-lesson-strength-warriors-wrong-card = That makes you no stronger. Build Warriors.
through_the_ages-lesson-strength-warriors-wrong-increase = There is a worker without a job already: make a warrior of him.
through_the_ages-lesson-strength-warriors-wrong-destroy = That gives up what you have. Build Warriors.
through_the_ages-lesson-strength-people-task = For another unit you need another worker: **Increase population**, then **Send**.
through_the_ages-lesson-strength-people-happened = Soldiers are people who neither farm nor mine: strength costs you production.
through_the_ages-lesson-strength-people-wrong = Choose **Increase population** alone, then **Send**.
through_the_ages-lesson-strength-people-wrong-end = There is more to do: increase your population.
through_the_ages-lesson-strength-people-wrong-card = Not now: increase your population.
through_the_ages-lesson-strength-people-wrong-destroy = That gives up what you have. Increase your population.
through_the_ages-lesson-strength-second-task = You have a military action and 2 resources left. Build a third unit of **Warriors**.
through_the_ages-lesson-strength-second-happened = Strength 3 against 1. Later, tactics make several units together stronger than each alone.
through_the_ages-lesson-strength-second-wrong = Choose **Build Warriors** in the menu **Build, increase, use**, nothing else, then **Send**.
through_the_ages-lesson-strength-second-wrong-end = First the third unit.
through_the_ages-lesson-strength-second-wrong-other = That makes you no stronger. Build Warriors.
through_the_ages-lesson-strength-second-wrong-card = That makes you no stronger. Build Warriors.
through_the_ages-lesson-strength-end = Look at the others' strength before each end of turn. A military action that you do not use draws a military card for you, so it is never lost.
