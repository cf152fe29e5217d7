"""Hand-made views of Through the Ages for pictures and their tests: what the rules make of positions set up by hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec

from engine.core.game import Result
from engine.core.match import Match
from engine.core.registry import load_game
from engine.through_the_ages.cards import BOX, NUMBERS, WORKER_KINDS
from engine.through_the_ages.state import Aggression, FinalEvents, Politics, State, Step, TakeActions
from engine.through_the_ages.view import AgesView, BackView
from engine.through_the_ages.views import view
from tests.cases.through_the_ages.board import Civ, civ, n, state

ROW = (
    "transcontinental_railroad - riflemen efficient_upgrade_ii j_s_bach selective_breeding journalism "
    "constitutional_monarchy organized_religion eiffel_tower opera patriotism_ii napoleon_bonaparte"
)
UNITS = "warriors=2 swordsmen=1 knights=2 cannon=1"


def _civilizations() -> list[Civ]:
    """Four civilizations in the middle of age II, one of them with discontent workers, one at war."""
    ana = civ(
        workers=f"agriculture=2 irrigation=1 bronze=1 iron=2 philosophy=1 alchemy=2 religion=1 drama=1 {UNITS}",
        stored="irrigation=2 bronze=1 iron=2",
        known="theology",
        cards="monarchy leonardo_da_vinci pyramids colossus code_of_laws masonry inhabited_territory_i",
        unfinished="taj_mahal",
        stages=1,
        tactic="conquistadors",
        exclusive=True,
        civil_hand="riflemen universitas_carolina frugality_ii",
        military_hand="raid_i military_bonus_ii defensive_army",
        yellow=9,
        blue=6,
        idle=1,
        culture=57,
        science=12,
        civil=3,
        military=1,
    )
    ben = civ(
        workers="agriculture=3 bronze=3 philosophy=2 religion=1 bread_and_circuses=1 warriors=1",
        stored="agriculture=4 bronze=1",
        cards="theocracy joan_of_arc hanging_gardens historic_territory_i wealthy_territory_i",
        tactic="legion",
        civil_hand="masonry",
        military_hand="war_over_culture",
        yellow=3,
        blue=2,
        idle=0,
        culture=31,
        science=4,
        wars=(("war_over_technology", 3),),
    )
    chen = civ(
        cards="despotism",
        unfinished="great_wall",
        stages=2,
        yellow=12,
        blue=13,
        culture=104,
        science=30,
        pact=("promise_of_military_protection", 0, "B"),
    )
    dido = civ(
        workers="agriculture=2 irrigation=2 bronze=2 philosophy=1 printing_press=1 warriors=2",
        cards="constitutional_monarchy michelangelo great_wall st_peters_basilica warfare cartography",
        tactic="legion",
        ruins=[NUMBERS["great_wall"]],
        military_hand="plunder_ii military_bonus_i",
        yellow=6,
        blue=11,
        culture=88,
        science=9,
    )
    return [ana, ben, chen, dido]


def _state(*civs: Civ, steps: tuple[Step, ...] = (TakeActions(0),), **said: Any) -> State:
    fields = {"row": ROW, "age": 2, "round": 9, "current": "rats crusades", "future": "iconoclasm refugees", **said}
    s = state(*(civs or _civilizations()), **fields)
    s.agenda = list(steps)
    s.past = [n("pestilence")]
    return s


def middle() -> AgesView:
    """The middle of a game for four, in the action phase of the first player."""
    return view(_state(), None)


def seen_by(seen: AgesView, seat: int) -> AgesView:
    """A position of ``middle`` as a seat sees it."""
    mine = view(_state(), seat)
    return msgspec.structs.replace(mine, step=seen.step, final=seen.final)


def politics() -> AgesView:
    """The political phase of the second player."""
    return view(_state(steps=(Politics(1),), active=1), None)


def attacked() -> AgesView:
    """An aggression against the last player."""
    return view(_state(steps=(Aggression(0, n("raid_ii"), 3),)), None)


def two() -> AgesView:
    """A game for two in its last round: no decks are left."""
    return view(_state(*_civilizations()[:1], civ(), age=4, round=18, last_round=18), None)


def opening() -> AgesView:
    """The first turn of a game for three."""
    match = Match.create(load_game("through_the_ages"), {"first-player": "first-seat"}, 3, 4)
    seen: AgesView = match.view(None)
    return seen


def end() -> AgesView:
    """The end of a game for four: the second place is shared."""
    s = _state(steps=(FinalEvents(),), age=4, round=18, last_round=18, current="", future="")
    s.agenda, s.players[1].culture = [], 88
    s.result = Result(places=((2,), (1, 3), (0,)))
    return view(s, None)


def of_kind(*kinds: str) -> list[str]:
    """The ids of all cards of some kinds."""
    return [card.id for card in BOX if card.kind in kinds]


@cache
def fullest() -> AgesView:
    """More than any game has of everything: all technologies, the longest names, seven wonders, ten colonies."""
    longest = "transcontinental_railroad"
    every = " ".join(f"{card.id}=4" for card in BOX if card.kind in WORKER_KINDS)
    stored = " ".join(f"{card.id}=9" for card in BOX if card.kind in ("farm", "mine"))
    cards = "constitutional_monarchy maximilien_robespierre justice_system strategy satellites engineering"
    wonders = " ".join(of_kind("wonder")[3:10])
    land = " ".join(of_kind("territory")[:10])
    full = civ(
        workers=every, stored=stored, cards=f"{cards} {wonders} {land}", unfinished=longest, stages=3,
        tactic="napoleonic_army", exclusive=True, yellow=24, blue=21, idle=12, culture=345, science=123,
        civil_hand=" ".join(["constitutional_monarchy", "scientific_method", longest] * 3),
    )  # fmt: skip
    s = _state(full, *_civilizations()[1:], row=" ".join([longest, "constitutional_monarchy", "scientific_method"] * 4))
    seen = view(s, None)
    backs = tuple(BackView(age, 12) for age in (1, 2, 3))
    wars = tuple(msgspec.structs.replace(war, rival=1) for war in seen.seats[1].wars)
    most = msgspec.structs.replace(seen.seats[0], military_backs=backs, discontent=99, happy=0, needs=8, wars=wars * 2)
    seats = tuple(msgspec.structs.replace(most, seat=seat) for seat in range(4))
    return msgspec.structs.replace(seen, seats=seats, shared=tuple(of_kind("tactic")), events=backs, future=backs)


SCENES: dict[str, Callable[[], AgesView]] = {
    "middle": middle,
    "seat": lambda: seen_by(middle(), 0),
    "politics": politics,
    "attacked": attacked,
    "two": two,
    "opening": opening,
    "end": end,
    "fullest": fullest,
}
MOST_BYTES = 450_000
PARTS = (("row",), ("politics",), ("city",), ("colony",), ("seat:0", "seat:1"), ("urban:1",), ("units",))
"""What marks may name, where they name no places."""


def is_rich_end(view: AgesView) -> bool:
    """Whether everybody has much culture."""
    return min(seat.culture for seat in view.seats) > 50
