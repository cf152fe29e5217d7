"""Aggressions and wars (rulebook, "Jugar una agresión", "Resolver una guerra")."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Final

from engine.core.ask import Ask, Fixed, Flow, Lazy, ask, pick
from engine.core.fitting import skips
from engine.through_the_ages import banks, building, colonies, drawing, leaders, losses
from engine.through_the_ages.action_cards import gain
from engine.through_the_ages.annals import change_culture, source_of
from engine.through_the_ages.cards import (
    AGE,
    AGES,
    CARDS,
    IDS,
    KIND,
    NUMBERS,
    OF_KIND,
    URBAN_NUMBERS,
    number_of,
    plain,
)
from engine.through_the_ages.pacts import attack_bonus
from engine.through_the_ages.sources import tell_strength
from engine.through_the_ages.state import Aggression, ResolveWar, State, War
from engine.through_the_ages.taking import has_technology
from engine.through_the_ages.technologies import add_special, gain_culture, remove_special
from engine.through_the_ages.values import strength, update
from engine.through_the_ages.wonders import give_up

AGGRESSIONS: Final[dict[int, Callable[[State, Aggression], Flow[None]]]] = {}
WARS: Final[dict[int, Callable[[State, int, int, int, int], Flow[None]]]] = {}
"""By card: ``(state, card, winner, loser, advantage)``."""

BEST_DEFENCE: Final = tuple(
    max([CARDS[n].defense for n in OF_KIND["bonus"] if AGE[n] == age], default=1) for age in range(4)
)
"""The best that a military card of an age can be in defence."""

SPARE: Final = "spare"
"""Destroying nothing, of "up to two" buildings."""

FACE_DOWN: Final = 1
"""Strength for each military card that a defender discards face down."""


# --- defence ------------------------------------------------------------------------------------------------------


def aggression(s: State, step: Aggression) -> Flow[None]:
    """The rival may add cards to their strength; the attack succeeds if it stays stronger.

    Rulebook, "Jugar una agresión".

    A rival who cannot reach the attacker's strength may play no card, and is not asked; where the table asks everyone,
    only what all can see decides that.
    """
    attack = strength(s, step.seat) + attack_bonus(s, step.seat, step.rival)
    defence = strength(s, step.rival)
    tell_strength(s, step.seat, step.rival)
    tell_strength(s, step.rival, step.rival)
    missing = attack - defence
    least, possible = defence_bounds(s, step.rival)
    fits = missing <= strongest_defence(s, step.rival)
    hides = least < missing <= possible
    always_asked = s.rules.asks_everyone and hides
    if always_asked or not skips(s.log, step.rival, fits=fits, hides=hides):
        about: dict[str, str | int] = {"card": IDS[step.card], "seat": step.seat, "missing": missing}
        options = Lazy(lambda: ["none", *defences(s, step.rival, missing)])
        choice = yield from ask(Ask("defend", step.rival, options, about=about))
        if choice != "none":
            defence += yield from _defend(s, step.rival, choice, step.card)
            s.log.add("through_the_ages-repelled", seat=step.rival, card=IDS[step.card], mine=attack, theirs=defence)
            drawing.put_away(s, step.card)
            return
    strengths = {"mine": attack, "theirs": defence}
    s.log.add("through_the_ages-succeeds", seat=step.seat, card=IDS[step.card], rival=step.rival, **strengths)
    yield from AGGRESSIONS[plain(step.card)](s, step)
    drawing.put_away(s, step.card)


def defence_bounds(s: State, seat: int) -> tuple[int, int]:
    """What a defender's cards add at least and at most, by what everybody sees: their number and their backs."""
    p = s.players[seat]
    best = sorted((BEST_DEFENCE[AGE[card]] for card in p.military_hand), reverse=True)[: p.military_total]
    return len(best) * FACE_DOWN, sum(best)


def strongest_defence(s: State, seat: int) -> int:
    """The most that a defender's cards can add: as many as the total of military actions."""
    p = s.players[seat]
    values = sorted((max(FACE_DOWN, CARDS[card].defense) for card in p.military_hand), reverse=True)
    return sum(values[: p.military_total])


def defences(s: State, seat: int, missing: int) -> Iterator[str]:
    """Sets of cards that reach the attack and from which none can be left out (rulebook, "Jugar una agresión").

    ``cards:military_bonus_i=2+any=1``: bonus cards by name, and how many are discarded face down.
    """
    p = s.players[seat]
    names = [IDS[card] for card in p.military_hand if KIND[card] == "bonus"]
    cards = sorted(number_of(name) for name in set(names))
    counts = [names.count(IDS[card]) for card in cards]
    for used in product(*(range(count + 1) for count in counts)):
        value = sum(CARDS[card].defense * count for card, count in zip(cards, used, strict=True))
        extra = max(0, missing - value) // FACE_DOWN
        if sum(used) + extra > min(p.military_total, len(p.military_hand)):
            continue
        needless = any(
            count and value + extra - CARDS[card].defense >= missing for card, count in zip(cards, used, strict=True)
        )
        if not needless:
            parts = [f"{IDS[card]}={count}" for card, count in zip(cards, used, strict=True) if count]
            yield "cards:" + "+".join([*parts, *([f"any={extra}"] if extra else [])])


def _defend(s: State, seat: int, choice: str, aggression: int) -> Flow[int]:
    """Discard what the defender has chosen against an aggression, and return the strength of it.

    Those for +1 each are picked afterwards and stay face down (rulebook, "Jugar una agresión").
    """
    discards = bonus = 0
    for part in choice.partition(":")[2].split("+"):
        name, _, count = part.partition("=")
        if name == "any":
            discards = int(count)
            continue
        bonus += CARDS[number_of(name)].defense * int(count)
        drawing.use_bonus(s, seat, name, int(count))
    yield from drawing.discard_some(s, seat, discards, aggression)
    return bonus + discards * FACE_DOWN


# --- aggressions, by card -----------------------------------------------------------------------------------------


def _aggression(
    *cards: str,
) -> Callable[[Callable[[State, Aggression], Flow[None]]], Callable[[State, Aggression], Flow[None]]]:
    def note(function: Callable[[State, Aggression], Flow[None]]) -> Callable[[State, Aggression], Flow[None]]:
        for card in cards:
            AGGRESSIONS[NUMBERS[card]] = function
        return function

    return note


@_aggression("enslave")
def enslave(s: State, step: Aggression) -> Flow[None]:
    """The rival loses population; the attacker gains resources, then food."""
    yield from losses.lose_population(s, step.rival, -CARDS[step.card].number("population"), step.card)
    gain(s, step.seat, step.card, "resources", CARDS[step.card].number("resources"))
    gain(s, step.seat, step.card, "food", CARDS[step.card].number("food"))


@_aggression("plunder_i", "plunder_ii", "plunder_iii")
def plunder(s: State, step: Aggression) -> Flow[None]:
    """Food and resources in a mixture of the attacker's choice; the attacker gains what the rival lost."""
    rival = s.players[step.rival]
    amount = CARDS[step.card].number("amount")
    food, resources = yield from losses.choose_mixture(s, step.seat, step.rival, amount, step.card)
    lost_food, lost_resources = banks.lose(rival, banks.FOOD, food), banks.lose(rival, banks.RESOURCES, resources)
    s.log.add(
        "through_the_ages-loses", seat=step.rival, food=lost_food, resources=lost_resources, because=IDS[step.card]
    )
    gain(s, step.seat, step.card, "food", min(food, lost_food))
    gain(s, step.seat, step.card, "resources", min(resources, lost_resources))


@_aggression("raid_i", "raid_ii", "raid_iii")
def raid(s: State, step: Aggression) -> Flow[None]:
    """Urban buildings of certain levels at most are destroyed; half of their printed price comes in resources.

    Half of the total, rounded up once (as the card's face says). Of "up to two" there may be one or none, in any order:
    a building takes the place of the lowest level that is left for it.
    """
    rival, total = s.players[step.rival], 0
    levels = sorted(CARDS[step.card].number_list("max_levels"))
    fewer = (SPARE,) if len(levels) > 1 else ()
    while levels:
        targets = [n for n in URBAN_NUMBERS if rival.workers[n] and AGE[n] <= levels[-1]]
        if not targets:
            break
        options = Fixed(*(f"raid:{IDS[n]}" for n in targets), *fewer)
        about: dict[str, str | int] = {"card": IDS[step.card], "rival": step.rival, "level": AGES[levels[-1]]}
        about["left"] = len(levels)
        choice = yield from pick(Ask("raid", step.seat, options, about=about))
        if choice == SPARE:
            break
        n = number_of(choice.partition(":")[2])
        levels.remove(next(level for level in levels if AGE[n] <= level))
        building.destroy(s, step.rival, n)
        total += CARDS[n].resources
    gain(s, step.seat, step.card, "resources", (total + 1) // 2)


@_aggression("annex")
def annex(s: State, step: Aggression) -> Flow[None]:
    """A colony of the attacker's choice changes hands, without its effect at once."""
    theirs = s.players[step.rival].colonies
    if not theirs:
        return
    options = Fixed(*(f"colony:{IDS[card]}" for card in theirs))
    choice = yield from pick(Ask("annex", step.seat, options, about={"card": IDS[step.card], "rival": step.rival}))
    card = next(colony for colony in theirs if IDS[colony] == choice.partition(":")[2])
    yield from colonies.remove_colony(s, step.rival, card)
    yield from colonies.add_colony(s, step.seat, card)
    s.log.add("through_the_ages-annexed", seat=step.seat, card=IDS[card], rival=step.rival)


@_aggression("infiltrate")
def infiltrate(s: State, step: Aggression) -> Flow[None]:
    """The rival's leader or unfinished wonder leaves the game; culture for its level."""
    rival = s.players[step.rival]
    targets = [f"infiltrate:{IDS[card]}" for card in (rival.leader, rival.unfinished) if card >= 0]
    if not targets:
        return
    about: dict[str, str | int] = {"card": IDS[step.card], "rival": step.rival}
    choice = yield from pick(Ask("infiltrate", step.seat, Fixed(*targets), about=about))
    name = choice.partition(":")[2]
    if KIND[number_of(name)] == "leader":
        leaders.remove(s, step.rival)
    else:
        s.log.add("through_the_ages-wonder-gone", seat=step.rival, card=name)
        give_up(rival)
    gain_culture(s, step.seat, CARDS[step.card].number("culture_per_level") * AGE[number_of(name)], step.card)


def _take_points(s: State, seat: int, rival: int, what: str, amount: int, card: int) -> int:
    """Science or culture changes hands, as much as there is (rulebook, "Puntos de ciencia y de cultura")."""
    taker, giver = s.players[seat], s.players[rival]
    if what == "culture":
        points = min(amount, giver.culture)
        change_culture(s, rival, -points, source_of(card))
        change_culture(s, seat, points, source_of(card))
    else:
        points = min(amount, giver.science)
        giver.science -= points
        taker.science += points
    s.log.add(f"through_the_ages-takes-{what}", seat=seat, count=points, rival=rival, because=IDS[card])
    return points


@_aggression("spy")
def spy(s: State, step: Aggression) -> Flow[None]:
    """Science is taken."""
    _take_points(s, step.seat, step.rival, "science", CARDS[step.card].number("science"), step.card)
    yield from ()


@_aggression("armed_intervention")
def armed_intervention(s: State, step: Aggression) -> Flow[None]:
    """Culture is taken."""
    _take_points(s, step.seat, step.rival, "culture", CARDS[step.card].number("culture"), step.card)
    yield from ()


# --- wars ---------------------------------------------------------------------------------------------------------


def resolve_war(s: State, step: ResolveWar) -> Flow[None]:
    """Strengths are compared, the card does what it says for the winner and is discarded.

    Rulebook, "Resolver una guerra".
    """
    p = s.players[step.seat]
    p.wars.remove(War(step.card, step.rival))
    drawing.put_away(s, step.card)
    mine = strength(s, step.seat) + attack_bonus(s, step.seat, step.rival)
    theirs = strength(s, step.rival)
    tell_strength(s, step.seat, step.rival)
    tell_strength(s, step.rival, step.rival)
    s.log.add(
        "through_the_ages-war-decided", seat=step.seat, card=IDS[step.card], rival=step.rival, mine=mine, theirs=theirs
    )
    if mine != theirs:
        winner, loser = (step.seat, step.rival) if mine > theirs else (step.rival, step.seat)
        yield from WARS[plain(step.card)](s, step.card, winner, loser, abs(mine - theirs))
    else:
        s.log.add("through_the_ages-war-tied", card=IDS[step.card])


def _war(
    card: str,
) -> Callable[[Callable[[State, int, int, int, int], Flow[None]]], Callable[[State, int, int, int, int], Flow[None]]]:
    def note(
        function: Callable[[State, int, int, int, int], Flow[None]],
    ) -> Callable[[State, int, int, int, int], Flow[None]]:
        WARS[NUMBERS[card]] = function
        return function

    return note


@_war("war_over_culture")
def war_over_culture(s: State, card: int, winner: int, loser: int, advantage: int) -> Flow[None]:
    """5 culture and the advantage."""
    _take_points(s, winner, loser, "culture", CARDS[card].number("culture") + advantage, card)
    yield from ()


@_war("war_over_territory")
def war_over_territory(s: State, card: int, winner: int, loser: int, advantage: int) -> Flow[None]:
    """A yellow token, and one for every 5 points of advantage."""
    facts = CARDS[card]
    count = facts.number("yellow") + advantage // facts.number("points_per_token")
    tokens = banks.lose_yellow(s.players[loser], count)
    s.players[winner].yellow += tokens
    s.log.add("through_the_ages-takes-yellow", seat=winner, count=tokens, rival=loser, because=IDS[card])
    yield from ()


@_war("war_over_technology")
def war_over_technology(s: State, card: int, winner: int, loser: int, advantage: int) -> Flow[None]:
    """Special technologies for their price in science as far as the advantage goes; science for the rest of it.

    None that the winner has in play or in the hand; of two of a kind the higher stays (rulebook, "Resolver una
    guerra").
    """
    p, q, budget = s.players[winner], s.players[loser], advantage
    while True:
        special = [n for n in q.specials if n >= 0 and CARDS[n].science <= budget and not has_technology(p, n)]
        if not special:
            break
        options = Fixed("science", *(f"special:{IDS[n]}" for n in special))
        about: dict[str, str | int] = {"card": IDS[card], "left": budget, "rival": loser}
        choice = yield from ask(Ask("spoils", winner, options, about=about))
        if choice == "science":
            break
        n = number_of(choice.partition(":")[2])
        budget -= CARDS[n].science
        s.log.add("through_the_ages-takes-special", seat=winner, card=IDS[n], rival=loser)
        yield from remove_special(s, loser, n)
        add_special(s, winner, n)
        update(s, winner)
    _take_points(s, winner, loser, "science", budget, card)
