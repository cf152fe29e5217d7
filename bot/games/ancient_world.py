"""How The Ancient World is presented: one placement or attack a turn, with its price beside each choice."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from bot.games.ancient_world_prices import attack_rank, own_city, price_of
from bot.games.ancient_world_report import REPORT
from bot.games.ancient_world_state import parts
from bot.games.ancient_world_turn import details, effect, name_in, say
from bot.games.model import Argument, Presentation, TurnLabel, TypedCommand
from bot.model.results import SeatFact, SeatScore
from engine.ancient_world.facts import CARDS, N
from engine.ancient_world.view import CityView, WorldView
from engine.core.ask import Ask
from engine.core.events import Event

PLACED: Final = ("labor", "learn", "expand", "rebuild", "explore", "grow")
"""Actions of the board at which nothing is bought: how to carry them out is chosen with the citizen."""

MOMENTS: Final = 10
"""Numbers for the moments of a round: a seat's turn, and its end."""

Place = tuple[str, dict[str, str | int]]
"""Where a card is: the end of a text's key, and its arguments."""


def hand_line(view: WorldView, lang: str) -> str:
    """A seat's own stored cards."""
    if view.viewer is None or not (stored := own_city(view).stored):
        return ""
    return say(lang, "hand-line", cards=", ".join(name_in(lang, card) for card in stored))


def turn(view: WorldView) -> TurnLabel:
    """Another player's turn, or the end of a round, is another board message."""
    moment = view.active + 1 if view.step == "turn" else MOMENTS - 1
    return TurnLabel(view.round * MOMENTS + moment, {"round": view.round})


def ranker(view: WorldView | None, lang: str) -> Callable[[str, bool], tuple[int, ...]]:
    """Attacks come by what they cost, the cheapest first; all else stays in the rules' own order."""

    def rank(option: str, grouped: bool) -> tuple[int, ...]:
        is_attack = option.startswith("attack:") and option.count(":") == 3
        return () if view is None or view.viewer is None or not is_attack else attack_rank(view, option)

    return rank


def whereabouts(view: WorldView, thing: str, lang: str, names: Sequence[str]) -> list[str]:
    """Lines that tell where a card ("card:ID") is: on the board, in cities, stored as far as the reader may see."""
    card = thing.partition(":")[2]
    places = list(_on_board(view, card))
    for city in view.cities:
        who = names[city.seat] or str(city.seat + 1)
        places += [(place, {"who": who, **facts}) for place, facts in _in_city(city, card, lang)]
    return [say(lang, f"where-{place}", **facts) for place, facts in places]


def _on_board(view: WorldView, card: str) -> Iterator[Place]:
    """Where a card is that belongs to nobody."""
    for place, offers in (("row", view.row), ("military-row", view.military_row), ("wonders", view.wonders)):
        if any(offer.card == card for offer in offers):
            yield place, {}
    for stars, titan in enumerate(view.titans, 1):
        if titan == card:
            yield "titan", {"stars": stars}
    if view.district == card:
        yield "top-district", {}
    if card in view.looking:
        yield "looking", {}
    if card in view.discards:
        yield "discards", {}


def _in_city(city: CityView, card: str, lang: str) -> Iterator[Place]:
    """Where in a city a card is."""
    if city.city == card:
        yield "city", {}
    for building in city.buildings:
        if building.card == card:
            state = "damaged" if building.is_damaged else "used" if building.citizen else "whole"
            yield "building", {"state": state, "citizen": building.citizen}
    for army in city.armies:
        if army.card == card:
            yield "army", {"price": army.price, "used": "yes" if army.is_used else "no"}
        if card in army.retired:
            yield "retired", {"card": name_in(lang, army.card)}
    if card in city.districts:
        yield "district", {}
    if card in city.titans:
        yield "defeated", {}
    if city.threat == card:
        yield "threat", {"fed": city.fed}
    if card in (city.stored or ()):
        yield "stored", {}


PART_OF_BOARD: Final = {
    "build": "row",
    "recruit": "military",
    "attack": "titans",
    "use": "city",
    "repair": "city",
    "damage": "city",
    "mend": "city",
    **dict.fromkeys(("disband", "army-coin", "lose-retired", "lose-district", "rest", "ready", "feed"), "city"),
}
"""The part of the board that the options of a verb are about; of the others, the actions."""

OUTCOMES: Final = {"build": "city", "recruit": "titans"}
"""The part in which one sees what has come of a verb, where that is another one."""


def pictured(view: WorldView, ask: Ask, node: str) -> tuple[str, ...]:
    """The part of the board that a question is about: once the kind of a placement is chosen, what it is done with."""
    verb = node.partition(":")[0] or (ask.key if ask.key != "turn" else "actions")
    return (PART_OF_BOARD.get(verb, "actions"),)


def outcome(option: str) -> tuple[str, ...]:
    """Where one sees what has come of an answer: buildings in the city, armies by the titans, all else on the board."""
    verb = option.partition(":")[0]
    return (OUTCOMES.get(verb, PART_OF_BOARD.get(verb, "actions")),)


def alike(option: str) -> str:
    """What an option does, without the citizen who does it and the way it is paid."""
    verb, *words = option.split(":")
    if verb in ("build", "recruit", *PLACED):
        return ":".join((verb, *words[2:]))
    if verb == "claim":
        return f"claim:{words[0]}"
    if verb == "use" and (action := CARDS[words[1]].action) is not None and not action.by_skill:
        return f"use:{words[1]}"
    return option


def dearness(view: WorldView | None, option: str) -> tuple[int, ...]:
    """What an option costs in all, in coins; then who does it, the lowest citizen first."""
    verb, *words = option.split(":")
    if verb == "attack" and view is not None:
        return attack_rank(view, option)
    price = None if view is None else price_of(view, option)
    cost = 0 if price is None else price.coins + price.knowledge + price.ambrosia * N.coin
    citizen = words[1 if verb == "claim" else 0] if words else ""
    return (cost, int(citizen[-1]) if citizen[-1:].isdecimal() else 0)


def _of(verb: str) -> TypedCommand:
    return TypedCommand(verb, (Argument("what", whole=(verb,)),), "{what}", answers=("turn",))


def scores(view: WorldView, events: Sequence[Event]) -> list[SeatScore]:
    """By seat, its points and its city-state."""
    points = {final.seat: final.score for final in view.final or ()}
    return [
        SeatScore(points.get(city.seat), (SeatFact("city-state", f"card:{city.city}"),) if city.city else ())
        for city in view.cities
    ]


PRESENTATION = Presentation(
    tone=0x7A8F5A,
    report=REPORT,
    is_stepwise=True,
    hand_questions=("explore",),
    hand_offered=("damage", "repair"),
    explained=("turn",),
    subjects=("titan",),
    unread=("turn", "feed", "confront"),
    idle=("pass", "face"),
    trifles=(("on",),),
    steps={
        "build": (1, 3, 4),
        "recruit": (1, 3, 5),
        **dict.fromkeys(PLACED, (1, 4)),
        "claim": (1, 2, 4),
        "use": (1, 3),
        "attack": (1, 2, 4),
        "hungry": (3,),
        **dict.fromkeys(("damage", "repair", "keep"), (1, 3)),
    },
    menus=("build", "recruit", "attack", "use", "stored", "damage", "repair", "keep", "district", "retired", "city"),
    faint=("higher", "not-ready", "placed", "hungry", "not-higher"),
    alike=alike,
    dearness=dearness,
    signs={
        "build": "🏛️",
        "recruit": "🛡️",
        "labor": "🪙",
        "learn": "📜",
        "expand": "🏘️",
        "rebuild": "🧱",
        "explore": "🧭",
        "grow": "👶",
        "claim": "🏺",
        "use": "✨",
        "attack": "⚔️",
        "stored": "📦",
        "mend": "🔧",
        "coin": "💰",
        "pass": "🏁",
        "appease": "🏺",
        "face": "🎲",
    },
    commands=(
        _of("build"),
        _of("recruit"),
        *(_of(verb) for verb in PLACED),
        _of("claim"),
        _of("use"),
        _of("attack"),
        _of("stored"),
        _of("mend"),
        TypedCommand("coin", option="coin", answers=("turn",)),
        TypedCommand("pass", option="pass", answers=("turn",)),
        TypedCommand("titan", (Argument("what", whole=("appease", "face")),), "{what}", answers=("confront",)),
        TypedCommand("feed", (Argument("what", whole=("hungry", "mend")),), "{what}", answers=("feed",)),
    ),
    hand_line=hand_line,
    pictured=pictured,
    outcome=outcome,
    turn=turn,
    effect=effect,
    details=details,
    position=parts,
    scores=scores,
    ranker=ranker,
    whereabouts=whereabouts,
)
