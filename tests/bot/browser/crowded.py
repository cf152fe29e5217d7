"""Matches made by hand whose panels show as much as in an ordinary game: four players, full hands, many places; and
drafts that are under way in them.
"""

from __future__ import annotations

import msgspec

from bot.model.drafts import Draft, Step
from bot.tables.chains import empty_chain
from engine.ancient_world.state import Confront
from engine.core.match import Match
from engine.core.registry import load_game
from engine.epochs.state import Competition, Deployment, Withdrawal
from engine.through_the_ages.state import (
    Aggression,
    Colonize,
    EndTurn,
    ResolveEvent,
    SendForce,
    TakeActions,
)
from engine.through_the_ages.state import Step as AgesStep
from tests.bot import middle_east_positions, positions
from tests.cases.ancient_world import world
from tests.cases.inner_sea import driver as inner_sea
from tests.cases.middle_east import driver as middle_east
from tests.cases.through_the_ages.board import Civ, civ, n, state

CITIES = "agriculture=2 bronze=2 philosophy=1 warriors=4"
FULL = (
    "agriculture=2 selective_breeding=1 bronze=2 coal=1 philosophy=1 alchemy=1 religion=2 bread_and_circuses=1 "
    "printing_press=1 drama=2 warriors=2 modern_infantry=1 cavalrymen=2 cannon=1 air_forces=1"
)
HAND = "military_bonus_i military_bonus_i military_bonus_ii raid_i plunder_i annex spy"
FOUR = ("rome", "carthage", "egypt", "troy")
NORTH = ("rome", "etruria", "umbria", "samnium", "apulia", "lucania", "liguria", "cisalpina", "venetia")
WEST = ("massilia", "tarraco", "saguntum", "gades", "numidia")
NILE = ("nubia", "abydos", "amarna", "memphis", "nile_delta", "marmarica", "sinai")
LEVANT = ("edom", "jerusalem", "philistia", "tyre", "byblos", "kadesh", "ugarit", "cilician_straits", "levantine_sea")
EUPHRATES = ("carchemish", "washukanni", "mari", "babylon", "uruk", "lagash", "akkad", "assur", "nineveh", "arbela")
STEPS = ("take:theology:7", "increase", "build:bronze", "develop:irrigation", "tactic:phalanx")
ROW = "masonry drama warfare iron urban_growth_i frugality_i theology knights alchemy"


def competition() -> Match:
    """The Middle East: four factions in Memphis; the first has three cards to use, and a deity's help."""
    disks = {
        "memphis": {0: 4, 1: 3, 2: 2, 3: 2},
        "uruk": {0: 2},
        "susa": {1: 2},
        "babylon": {2: 2},
        "jerusalem": {3: 2},
    }
    hands = {0: ("blockade", "war_elephants", "breeder_of_stallions", "barter", "warrior_king"), 1: ("sappers",)}
    found = middle_east.position(
        4, ("egypt", "elam", "babylon", "israel"), disks, hands, phase="competition", talents=(4, 2, 2, 2)
    )
    return middle_east_positions.match_of(found, Competition(found.board.number["memphis"]))


def losses() -> Match:
    """The Inner Sea: a disk is lost to a card, and a talent or any of five cards can be given for it."""
    disks = {"rome": {0: 4, 1: 3, 2: 2}, "carthage": {1: 2}, "egypt": {2: 2}, "troy": {3: 2}}
    hands = {0: ("heresy", "granary", "colonists", "turncoats", "barter"), 1: ("siege_engines",)}
    found = inner_sea.position(4, FOUR, disks, hands, phase="competition", talents=(1,))
    match = positions.match_of(found, Competition(found.board.number["rome"]))
    card = f"card:{positions.card_id('siege_engines')}"
    while (ask := match.asks()[0]).key != "losses":
        usual = [] if not ask.least else [ask.options.all[-1]]
        match.answer(ask.seat, ask.key, [card] if card in ask.options else usual)
    return match


def growth(deploys: bool = False) -> Match:
    """The Inner Sea: disks of the first player in half of the map, to be withdrawn or for new ones to join."""
    disks = {area: {0: 2} for area in (*NORTH, *WEST)} | {"egypt": {2: 3}, "troy": {3: 3}, "minos": {1: 3}}
    hands = {0: ("heresy", "granary", "colonists", "turncoats", "barter")}
    found = inner_sea.position(4, FOUR, disks, hands, phase="growth")
    found.ready[0], found.supply[0] = 6, found.supply[0] - 6
    return positions.match_of(found, Deployment(0) if deploys else Withdrawal(0))


def growth_begun(deploys: bool = False) -> tuple[Match, Draft]:
    """The Middle East: the first player, who has ten cities, has chosen where to withdraw from, or where to deploy."""
    own = {area: {0: 1} for area in (*NILE, *LEVANT)} | {area: {0: 1 if deploys else 3} for area in EUPHRATES}
    disks = own | {"susa": {1: 3}, "thrace": {2: 3}, "pala": {3: 3}}
    hands = {0: ("blockade", "war_elephants", "breeder_of_stallions", "barter", "warrior_king")}
    found = middle_east.position(4, ("egypt", "elam", "babylon", "israel"), disks, hands, phase="growth")
    verb, step = ("deploy", Deployment(0)) if deploys else ("withdraw", Withdrawal(0))
    if deploys:
        found.ready[0], found.supply[0] = 9, found.supply[0] - 9
    match = middle_east_positions.match_of(found, step)
    picks = tuple(f"{verb}:{area}" for area in EUPHRATES[:5])
    return match, Draft(match.known_revision(0), match.asks()[0].key, picks, picks[-1])


def turn_begun() -> tuple[Match, Draft]:
    """Through the Ages: five actions are composed, and there is more to take, to build and to play."""
    own = civ(
        workers=CITIES,
        known="swordsmen",
        stored="agriculture=3 bronze=5",
        civil_hand="irrigation rich_land_i engineering_genius_i",
        military_hand="phalanx legion",
        civil=7,
        military=3,
        science=8,
    )
    s = state(own, *_civilizations()[1:], row=ROW)
    s.agenda = [TakeActions(0)]
    match = Match.from_state(load_game("through_the_ages"), s, {}, 4)
    steps = tuple(Step("action", (option,)) for option in STEPS)
    return match, msgspec.structs.replace(empty_chain(match, 0), steps=steps)


def confronting() -> Match:
    """The Ancient World: a strong titan threatens a city that can appease it."""
    s = world.game(4)
    for seat in range(4):
        world.threaten(s, seat, "harvest_hydra")
        world.army(s, seat, 3, 2)
        world.gives(s.players[seat], coins=6, knowledge=3, ambrosia=7)
        s.players[seat].has_passed = True
        s.players[seat].changed()
    s.agenda = [Confront()]
    return Match.from_state(load_game("ancient_world"), s, {}, 4)


def bidding() -> Match:
    """Through the Ages: a territory that all four can bid for."""
    s = state(*_civilizations(), revealed="historic_territory_i")
    s.agenda = [TakeActions(0), Colonize(0, n("historic_territory_i"))]
    return Match.from_state(load_game("through_the_ages"), s, {}, 4)


def sending() -> Match:
    """Through the Ages: a territory is won by who has every kind of unit and of building."""
    return _full(SendForce(0, n("vast_territory_ii"), 9))


def losing_workers() -> Match:
    """Through the Ages: an event takes a worker of a seat that has them on every kind of card."""
    return _full(ResolveEvent(1, n("refugees")), f"{FULL} tanks=2")


def raiding(card: str = "raid_i") -> Match:
    """Through the Ages: a raid on a seat that has every kind of building."""
    return _full(Aggression(0, n(card), 1), f"{FULL} warriors=1")


def _full(step: AgesStep, others: str = FULL) -> Match:
    """A step among four who have every kind of technology; ``others``: workers of the other three."""
    own = civ(workers=FULL, idle=0, military_hand=HAND)
    s = state(own, *(civ(workers=others, idle=0) for _ in range(3)))
    s.agenda = [TakeActions(0), step]
    return Match.from_state(load_game("through_the_ages"), s, {}, 4)


def discarding() -> Match:
    """Through the Ages: seven military cards, of which some have to go."""
    s = state(*_civilizations())
    s.agenda = [EndTurn(0)]
    return Match.from_state(load_game("through_the_ages"), s, {}, 4)


def _civilizations() -> list[Civ]:
    """Four with an army; the first one's hand is full."""
    return [civ(workers=CITIES, military_hand=HAND if seat == 0 else "") for seat in range(4)]
