"""Events of ages A, I and II, one function a card (rulebook, "Aplicar un evento").

``EVENTS`` has them by card: ``(state, seat, card)`` where the seat has revealed the event.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.core.ask import Ask, Fixed, Flow, ask, pick
from engine.through_the_ages import banks, building, drawing, leaders, losses, production
from engine.through_the_ages.action_cards import gain
from engine.through_the_ages.annals import change_culture, source_of
from engine.through_the_ages.cards import (
    AGE,
    AGES,
    CARDS,
    IDS,
    NUMBERS,
    PRODUCTION,
    URBAN_NUMBERS,
    number_of,
    plain,
)
from engine.through_the_ages.colonies import remove_colony
from engine.through_the_ages.ranking import leads, least, most, weakest
from engine.through_the_ages.sources import tell_compared
from engine.through_the_ages.state import ResolveEvent, State
from engine.through_the_ages.technologies import gain_culture
from engine.through_the_ages.values import culture, discontent, happy, science

Event = Callable[[State, int, int], Flow[None]]

EVENTS: Final[dict[int, Event]] = {}


def resolve(s: State, step: ResolveEvent) -> Flow[None]:
    """Do what the event says; it then joins the past events (rulebook, "Aplicar un evento")."""
    tell_compared(s, step.seat, step.card)
    yield from EVENTS[plain(step.card)](s, step.seat, step.card)
    s.past.append(step.card)


def event(*cards: str) -> Callable[[Event], Event]:
    """Note the function of an event."""

    def note(function: Event) -> Event:
        for card in cards:
            EVENTS[NUMBERS[card]] = function
        return function

    return note


def lose_culture(s: State, seat: int, count: int, card: int) -> None:
    """Culture points are lost, never below 0 (rulebook, "Puntos de ciencia y de cultura")."""
    culture = min(s.players[seat].culture, count)
    change_culture(s, seat, -culture, source_of(card))
    if count:
        s.log.add("through_the_ages-culture-lost", seat=seat, count=culture, because=IDS[card])


# --- everybody gains ----------------------------------------------------------------------------------------------


@event("development_of_agriculture", "development_of_crafts", "development_of_science", "development_of_trade_routes")
def everybody_gains(s: State, seat: int, card: int) -> Flow[None]:
    """Science, food and resources, in this order (rulebook, "Aplicar un evento")."""
    for other in s.clockwise(seat):
        for what in ("science", "food", "resources"):
            if what in CARDS[card].numbers:
                gain(s, other, card, what, CARDS[card].number(what))
    yield from ()


@event("development_of_markets")
def development_of_markets(s: State, seat: int, card: int) -> Flow[None]:
    """Food or resources (rulebook, "Aplicar un evento")."""
    for other in s.clockwise(seat):
        choice = yield from ask(Ask("market", other, Fixed("food", "resources"), about={"card": IDS[card]}))
        gain(s, other, card, choice, CARDS[card].number("amount"))


@event("development_of_politics")
def development_of_politics(s: State, seat: int, card: int) -> Flow[None]:
    """Military cards (rulebook, "Aplicar un evento")."""
    for other in s.clockwise(seat):
        drawing.draw(s, other, CARDS[card].number("cards"))
    yield from ()


@event("development_of_settlement")
def development_of_settlement(s: State, seat: int, card: int) -> Flow[None]:
    """Population (rulebook, "Aplicar un evento")."""
    for other in s.clockwise(seat):
        _population(s, other, CARDS[card].number("population"), card)
    yield from ()


def _population(s: State, seat: int, count: int, card: int) -> None:
    come = banks.gain_population(s.players[seat], count)
    s.log.add("through_the_ages-population", seat=seat, count=come, because=IDS[card])


@event("development_of_religion", "development_of_warfare")
def free_building(s: State, seat: int, card: int) -> Flow[None]:
    """A temple of Religion, or Warriors, for nothing, for each player with an unused worker.

    Rulebook, "Aplicar un evento".
    """
    n = NUMBERS["religion" if IDS[card] == "development_of_religion" else "warriors"]
    for other in s.clockwise(seat):
        p = s.players[other]
        if p.idle and building.why_no_room(p, n) is None:
            choice = yield from ask(Ask("free", other, Fixed(f"build:{IDS[n]}", "no"), about={"card": IDS[card]}))
            if choice != "no":
                building.place(p, n)
                s.log.add("through_the_ages-build", seat=other, card=IDS[n], price=0)


@event("cultural_influence", "popularization_of_science")
def culture_for_a_rating(s: State, seat: int, card: int) -> Flow[None]:
    """Culture equal to the culture or science rating (rulebook, "Aplicar un evento")."""
    rating = culture if IDS[card] == "cultural_influence" else science
    for other in s.clockwise(seat):
        gain_culture(s, other, rating(s, other), card)
    yield from ()


@event("scientific_breakthrough")
def scientific_breakthrough(s: State, seat: int, card: int) -> Flow[None]:
    """Science equal to the science rating (rulebook, "Aplicar un evento")."""
    for other in s.clockwise(seat):
        gain(s, other, card, "science", science(s, other))
    yield from ()


@event("good_harvest")
def good_harvest(s: State, seat: int, card: int) -> Flow[None]:
    """Farms produce (rulebook, "Aplicar un evento")."""
    for other in s.clockwise(seat):
        production.produce_food(s, other)
    yield from ()


@event("new_deposits")
def new_deposits(s: State, seat: int, card: int) -> Flow[None]:
    """Mines produce (rulebook, "Aplicar un evento")."""
    for other in s.clockwise(seat):
        production.produce_resources(s, other)
    yield from ()


@event("economic_progress")
def economic_progress(s: State, seat: int, card: int) -> Flow[None]:
    """Corruption, food, consumption, resources (rulebook, "Aplicar un evento")."""
    for other in s.clockwise(seat):
        production.corruption(s, other)
        production.produce_food(s, other)
        production.consumption(s, other)
        production.produce_resources(s, other)
    yield from ()


@event("prosperity")
def prosperity(s: State, seat: int, card: int) -> Flow[None]:
    """Food for each happy face (rulebook, "Aplicar un evento")."""
    for other in s.clockwise(seat):
        gain(s, other, card, "food", CARDS[card].number("food_per_happy") * happy(s.players[other]))
    yield from ()


@event("immigration")
def immigration(s: State, seat: int, card: int) -> Flow[None]:
    """Population for all with the most happy faces (rulebook, "Aplicar un evento")."""
    highest = max(happy(s.players[other]) for other in s.playing())
    for other in s.clockwise(seat):
        if happy(s.players[other]) == highest:
            _population(s, other, CARDS[card].number("population"), card)
    yield from ()


# --- everybody loses ----------------------------------------------------------------------------------------------


@event("pestilence")
def pestilence(s: State, seat: int, card: int) -> Flow[None]:
    """Population (rulebook, "Aplicar un evento")."""
    for other in s.clockwise(seat):
        yield from losses.lose_population(s, other, -CARDS[card].number("population"), card)


@event("rats")
def rats(s: State, seat: int, card: int) -> Flow[None]:
    """All food (rulebook, "Aplicar un evento")."""
    for other in s.clockwise(seat):
        p = s.players[other]
        if food := banks.lose(p, banks.FOOD, banks.food(p)):
            s.log.add("through_the_ages-loses", seat=other, food=food, resources=0, because=IDS[card])
    yield from ()


@event("rebellion")
def rebellion(s: State, seat: int, card: int) -> Flow[None]:
    """2 civil actions for each discontent worker: the current player's of this turn, the others' of their next.

    Rulebook, "Aplicar un evento".
    """
    for other in s.clockwise(seat):
        p = s.players[other]
        lost = min(p.civil, CARDS[card].number("ca_per_discontent") * discontent(p))
        p.civil -= lost
        s.log.add("through_the_ages-civil-lost", seat=other, count=lost, because=IDS[card])
    yield from ()


@event("civil_unrest")
def civil_unrest(s: State, seat: int, card: int) -> Flow[None]:
    """4 culture for each discontent worker; a blue token for all with the most (rulebook, "Aplicar un evento")."""
    unrest = {other: discontent(s.players[other]) for other in s.playing()}
    for other in s.clockwise(seat):
        lose_culture(s, other, -CARDS[card].number("culture_per_discontent") * unrest[other], card)
        if unrest[other] and unrest[other] == max(unrest.values()):
            yield from _blue(s, other, card)


def _blue(s: State, seat: int, card: int) -> Flow[None]:
    s.log.add("through_the_ages-blue-lost", seat=seat, count=-CARDS[card].number("blue"), because=IDS[card])
    yield from losses.lose_blue(s, seat, -CARDS[card].number("blue"), card)


@event("emigration")
def emigration(s: State, seat: int, card: int) -> Flow[None]:
    """Population for every two discontent workers, rounded up (rulebook, "Aplicar un evento")."""
    for other in s.clockwise(seat):
        yield from losses.lose_population(s, other, (discontent(s.players[other]) + 1) // 2, card)


@event("iconoclasm")
def iconoclasm(s: State, seat: int, card: int) -> Flow[None]:
    """Leaders of another age than the present one (rulebook, "Aplicar un evento")."""
    for other in s.clockwise(seat):
        leader = s.players[other].leader
        if leader >= 0 and AGE[leader] != s.age:
            leaders.remove(s, other)
    yield from ()


@event("ravages_of_time")
def ravages_of_time(s: State, seat: int, card: int) -> Flow[None]:
    """A completed wonder of age A or I is a ruin (rulebook, "Los estragos del tiempo")."""
    for other in s.clockwise(seat):
        p = s.players[other]
        old = [n for n in p.wonders if AGE[n] <= 1 and n not in p.ruins]
        if not old:
            continue
        choice = yield from pick(Ask("ruin", other, Fixed(*(f"ruin:{IDS[n]}" for n in old)), about={"card": IDS[card]}))
        yield from leaders.ruin(s, other, number_of(choice.partition(":")[2]))


# --- strong and weak ----------------------------------------------------------------------------------------------


@event("barbarians")
def barbarians(s: State, seat: int, card: int) -> Flow[None]:
    """The seat with the most culture loses population if it is one of the two weakest (with two players, the weakest).

    Rulebook, "Aplicar un evento".
    """
    rich = leads(s, seat, lambda other: s.players[other].culture)
    if rich in weakest(s, seat, 2):
        yield from losses.lose_population(s, rich, 1, card)


@event("border_conflict")
def border_conflict(s: State, seat: int, card: int) -> Flow[None]:
    """The weakest destroys a farm, mine or urban building; the strongest gains resources.

    Rulebook, "Aplicar un evento".
    """
    (victim,) = weakest(s, seat, 1)
    p = s.players[victim]
    targets = [n for n in (*PRODUCTION, *URBAN_NUMBERS) if p.workers[n]]
    strong = most(s, seat, 1)
    if targets:
        options = Fixed(*(f"destroy:{IDS[n]}" for n in targets))
        choice = yield from pick(Ask("destroy", victim, options, about={"card": IDS[card]}))
        building.destroy(s, victim, number_of(choice.partition(":")[2]))
    gain(s, strong[0], card, "resources", CARDS[card].number("resources"))


@event("crusades")
def crusades(s: State, seat: int, card: int) -> Flow[None]:
    """Culture for the strongest, culture from the weakest (rulebook, "Aplicar un evento")."""
    (strong,), (weak,) = most(s, seat, 1), weakest(s, seat, 1)
    gain_culture(s, strong, CARDS[card].number("culture"), card)
    lose_culture(s, weak, CARDS[card].number("culture"), card)
    yield from ()


@event("foray")
def foray(s: State, seat: int, card: int) -> Flow[None]:
    """Food and resources for the two strongest (rulebook, "Aplicar un evento")."""
    for other in most(s, seat, 2):
        yield from losses.gain_mixture(s, other, CARDS[card].number("amount"), card)


@event("raiders")
def raiders(s: State, seat: int, card: int) -> Flow[None]:
    """Food and resources from the two weakest (rulebook, "Aplicar un evento")."""
    for other in weakest(s, seat, 2):
        p = s.players[other]
        food, resources = yield from losses.choose_mixture(s, other, other, CARDS[card].number("amount"), card)
        lost = banks.lose(p, banks.FOOD, food), banks.lose(p, banks.RESOURCES, resources)
        s.log.add("through_the_ages-loses", seat=other, food=lost[0], resources=lost[1], because=IDS[card])


@event("reign_of_terror")
def reign_of_terror(s: State, seat: int, card: int) -> Flow[None]:
    """Population from the weakest (rulebook, "Aplicar un evento")."""
    for other in weakest(s, seat, 1):
        yield from losses.lose_population(s, other, -CARDS[card].number("population"), card)


@event("uncertain_borders")
def uncertain_borders(s: State, seat: int, card: int) -> Flow[None]:
    """A yellow token moves from the bank of the weakest to that of the strongest (rulebook, "Aplicar un evento")."""
    (strong,), (weak,) = most(s, seat, 1), weakest(s, seat, 1)
    tokens = banks.lose_yellow(s.players[weak], CARDS[card].number("yellow"))
    s.players[strong].yellow += tokens
    s.log.add("through_the_ages-takes-yellow", seat=strong, count=tokens, rival=weak, because=IDS[card])
    yield from ()


@event("cold_war")
def cold_war(s: State, seat: int, card: int) -> Flow[None]:
    """Science for the two strongest (rulebook, "Aplicar un evento")."""
    for other in most(s, seat, 2):
        gain(s, other, card, "science", CARDS[card].number("science"))
    yield from ()


@event("crime_wave")
def crime_wave(s: State, seat: int, card: int) -> Flow[None]:
    """Culture and a blue token from the two weakest (rulebook, "Aplicar un evento")."""
    for other in weakest(s, seat, 2):
        lose_culture(s, other, -CARDS[card].number("culture"), card)
        yield from _blue(s, other, card)


@event("independence_declaration")
def independence_declaration(s: State, seat: int, card: int) -> Flow[None]:
    """The weakest loses a colony of its choice (rulebook, "Aplicar un evento")."""
    (victim,) = weakest(s, seat, 1)
    colonies = s.players[victim].colonies
    if colonies:
        options = Fixed(*(f"colony:{IDS[n]}" for n in colonies))
        choice = yield from pick(Ask("free-colony", victim, options, about={"card": IDS[card]}))
        lost = next(colony for colony in colonies if IDS[colony] == choice.partition(":")[2])
        yield from remove_colony(s, victim, lost)
        drawing.put_away(s, lost)
        s.log.add("through_the_ages-colony-lost", seat=victim, card=choice.partition(":")[2])


@event("national_pride")
def national_pride(s: State, seat: int, card: int) -> Flow[None]:
    """Culture for the seat that has the most (rulebook, "Aplicar un evento")."""
    gain_culture(s, leads(s, seat, lambda other: s.players[other].culture), CARDS[card].number("culture"), card)
    yield from ()


@event("politics_of_strength")
def politics_of_strength(s: State, seat: int, card: int) -> Flow[None]:
    """The strongest draws cards, the weakest discards; in age IV it is culture (rulebook, "Aplicar un evento")."""
    (strong,), (weak,), facts = most(s, seat, 1), weakest(s, seat, 1), CARDS[card]
    if s.age == 4:
        gain_culture(s, strong, facts.number("culture_gained"), card)
        lose_culture(s, weak, facts.number("culture_lost"), card)
        return
    drawing.draw(s, strong, facts.number("draw"))
    yield from drawing.discard_some(s, weak, min(facts.number("discard"), len(s.players[weak].military_hand)), card)


@event("refugees")
def refugees(s: State, seat: int, card: int) -> Flow[None]:
    """Culture and population move from the weakest to the strongest (rulebook, "Aplicar un evento")."""
    (strong,), (weak,), facts = most(s, seat, 1), weakest(s, seat, 1), CARDS[card]
    lose_culture(s, weak, facts.number("culture"), card)
    yield from losses.lose_population(s, weak, facts.number("population"), card)
    gain_culture(s, strong, facts.number("culture"), card)
    _population(s, strong, facts.number("population"), card)


@event("terrorism")
def terrorism(s: State, seat: int, card: int) -> Flow[None]:
    """The seat with the least culture destroys an urban building of each other civilization.

    Rulebook, "Aplicar un evento".
    """
    terrorist = least(s, seat, lambda other: s.players[other].culture)
    for other in s.others(terrorist):
        targets = [n for n in URBAN_NUMBERS if s.players[other].workers[n]]
        if targets:
            options = Fixed(*(f"raid:{IDS[n]}" for n in targets))
            about: dict[str, str | int] = {"card": IDS[card], "rival": other, "level": AGES[3], "left": 1}
            choice = yield from pick(Ask("raid", terrorist, options, about=about))
            building.destroy(s, other, number_of(choice.partition(":")[2]))
