"""Hand-made views of the Middle East for pictures and their tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from engine.epochs.geography import load
from engine.epochs.view import Change, FightView, HandCard, OnTable, SeatView, Stack
from engine.middle_east.view import DeityView, MiddleEastView, SiteView, StrongholdView
from renderers.middle_east.deities import ICONS
from renderers.middle_east.pictures import WORLD
from tests.renderers.epochs_views import contested, crowd, earned, stacks_of

ATLAS = WORLD.atlas
SEATS = (
    ("hatti", "hattusha"),
    ("egypt", "thebes"),
    ("assyria", "nineveh"),
    ("scythia", "west_scythia"),
    ("medes_persians", "persis"),
    ("sea_peoples", "ionia"),
)
"""Civilizations with their homes; the Sea Peoples may live where no emblem is printed."""
PLACED: dict[int, str] = {
    0: "hattusha:4 kaska:2 kumannis:2 karahuyuk:3 arzawa:2 pala:1 tarsus:2 lydia:1 east_black_sea:1",
    1: "thebes:4 memphis:3 nile_delta:2 abydos:2 amarna:2 reed_sea:2 red_sea:1 sinai:2 eastern_desert:1 rhodes:1",
    2: "nineveh:4 jarwan:2 arbela:3 samarra:2 akkad:2 assur:3 south_zagros:1 babylon:2 hattusha:1",
    3: "west_scythia:4 east_scythia:2 south_sakians:2 east_caspian:1 northeast_caspian:1 north_caucasus:2",
    4: "persis:4 utians:2 sagartia:2 susa:3 paraetaceni:2 south_zagros:2 elburz_mountains:2 babylon:1",
    5: "ionia:3 rhodes:2 alashiya:2 lydia:2 thrace:1 arzawa:1",
}
BARBARIANS = "thrace:3 armenia:2 eastern_desert:2 arachosia:1"


def _seat(at: int, stacks: Sequence[Stack]) -> SeatView:
    own = [stack for stack in stacks if stack.seat == at]
    on_map = sum(stack.disks for stack in own)
    land = load("middle_east").areas
    civilization, home = SEATS[at]
    return SeatView(
        seat=at,
        civilization=civilization,
        home=home,
        points=9 + (at * 5) % 11,
        talents=(3 + at * 2) % 7,
        loot=at % 3,
        supply=48 - on_map - at,
        ready=at,
        hand_size=6 - at % 4,
        cities=sum(stack.disks > 2 and land[stack.area].kind == "land" for stack in own),
        on_map=on_map,
        passed=at in (1, 4),
        growth={"fertile": 4, "seas": 1, "trade": 2},
        table=(OnTable("oasis", 3),) if at == 2 else (),
        sources={"cities": 5 + at, "temples": at % 3, "seas": 1, "talents": (at * 5) % 4, "cards": at % 2},
    )


def _deities(seats: int) -> tuple[DeityView, ...]:
    """One of each state: helping, with nobody at home, captured, inactive, destroyed, available."""
    known = {
        "father_of_the_gods": DeityView("father_of_the_gods", "established", 1, None, SEATS[1][1], True, True),
        "god_of_war": DeityView("god_of_war", "established", 0, None, SEATS[0][1], False, False),
        "god_of_the_forge": DeityView("god_of_the_forge", "captured", 2, 1, None, False, True),
        "god_of_peace": DeityView("god_of_peace", "inactive", 3),
        "god_of_the_skies": DeityView("god_of_the_skies", "destroyed", 4, None, None, False, True),
    }
    found = [known.get(key, DeityView(key, "available")) for key in ICONS]
    return tuple(one if one.owner is None or one.owner < seats else DeityView(one.key, "available") for one in found)


def view_of(seats: int, stacks: Sequence[Stack]) -> MiddleEastView:
    """A view of a table with these stacks; areas where disks of two sides meet are contested."""
    lands, strongholds = load("middle_east").areas, {}
    for stack in stacks:
        if lands[stack.area].terrain == "mountain":
            strongholds.setdefault(stack.area, StrongholdView(stack.area, stack.seat))
    return MiddleEastView(
        viewer=None,
        epoch=2,
        epochs=4,
        turn=3,
        phase="cards",
        order=tuple(reversed(range(seats))),
        seats=tuple(_seat(at, stacks) for at in range(seats)),
        stacks=tuple(stacks),
        contested=contested(stacks),
        closed=(),
        deck=61,
        discard=("assassin", "sorcerer", "diplomat"),
        barbarians=34,
        deities=_deities(seats),
        strongholds=tuple(strongholds.values()),
    )


def middle(viewer: int | None = None) -> MiddleEastView:
    """A rich middle of a game for six: contested areas, Barbarians, strongholds, every state of a deity, sites."""
    stacks = [stack for seat, text in PLACED.items() for stack in stacks_of(text, seat)] + stacks_of(BARBARIANS, None)
    sites = (SiteView("fishing_grounds", "east_black_sea"), SiteView("oasis", "sinai"))
    sites = (*sites, SiteView("mountain_of_gold", "tarsus"))
    view = msgspec.structs.replace(view_of(6, stacks), sites=sites)
    return view if viewer is None else seen_by(view, viewer)


def hand(count: int) -> tuple[HandCard, ...]:
    """The first cards of the deck, and one that nobody knows."""
    known = [HandCard(card.id, key, card.letter, card.great_person) for key, card in WORLD.cards.items()]
    held = [known[at * 13 % len(known)] for at in range(count)]
    return (*held[:-1], HandCard(199, "a_card_nobody_knows", "E", False)) if held else ()


def seen_by(view: MiddleEastView, viewer: int, cards: int = 6) -> MiddleEastView:
    """``view`` as the seat ``viewer`` sees it, with a hand."""
    return msgspec.structs.replace(view, viewer=viewer, hand=hand(cards))


def fight() -> MiddleEastView:
    """A competition in Hattusha with a stronghold, cards shown, a deity used, and white allies."""
    view = middle()
    stacks = tuple(
        msgspec.structs.replace(stack, allies=2) if stack.area == "hattusha" and stack.seat == 2 else stack
        for stack in view.stacks
    )
    played = (("card:31", "use:deity:god_of_war"), (), ("card:35",), (), (), ())
    return msgspec.structs.replace(
        view, phase="competition", stacks=stacks, fight=FightView("hattusha", played, (0, 0, 0, 1, 0, 0, 0))
    )


def small(players: int) -> MiddleEastView:
    """The start of a game for two or three: a part of the map is behind the border line."""
    closed = load("middle_east").closed(players)
    stacks = [stack for seat in range(players) for stack in stacks_of(PLACED[seat], seat) if stack.area not in closed]
    return msgspec.structs.replace(view_of(players, stacks), closed=closed, epoch=1, turn=1, phase="growth", goal=25)


def changed() -> MiddleEastView:
    """The middle of a game in which disks came, went, and left areas for good, and a temple came."""
    changes = (
        Change("rhodes", 5, 1, 2),
        Change("akkad", 2, 0, 2),
        Change("babylon", 4, 3, 1),
        Change("thrace", None, 1, 3),
        Change("western_desert", 1, 2, 0),
        Change("edom", None, 12, 0),
    )
    return msgspec.structs.replace(
        middle(),
        phase="growth",
        since="growth",
        changes=changes,
        raised=("father_of_the_gods", "bulwark:tarsus"),
        acting=(4,),
    )


def crowded() -> MiddleEastView:
    """Six civilizations and Barbarians in every area, with allies: what no game has, and yet must be drawn."""
    stacks, changes = crowd(ATLAS.areas)
    return msgspec.structs.replace(view_of(6, stacks), changes=changes, since="competition")


def end() -> MiddleEastView:
    """The end of a game for six: two share the second place."""
    sources = {"cities": 14, "most-cities": 2, "temples": 5, "most-deities": 1, "captures": 2, "returns": 2, "seas": 4}
    sources |= {"talents": 3, "loot": 2, "abilities": 2}
    view = middle()
    seats, gains = earned(view.seats, sources)
    best = sorted(seats, key=lambda seat: -seat.points)
    tied = best[1].points
    seats[best[2].seat] = msgspec.structs.replace(best[2], points=tied)
    finals = tuple((seat.points, 2, 1, seat.cities, seat.on_map, 11, seat.seat % 2) for seat in seats)
    groups = ((best[0].seat,), tuple(sorted((best[1].seat, best[2].seat))), *((seat.seat,) for seat in best[3:]))
    return msgspec.structs.replace(
        view, seats=tuple(seats), places=groups, epoch=4, turn=3, phase="reckoning", gains=gains, finals=finals
    )


def opening() -> MiddleEastView:
    """An empty map."""
    return msgspec.structs.replace(view_of(4, ()), epoch=1, turn=1, phase="growth", discard=(), barbarians=50)


SCENES: dict[str, Callable[[], MiddleEastView]] = {
    "middle": middle,
    "seat": lambda: middle(1),
    "nine-cards": lambda: seen_by(middle(), 2, 9),
    "no-cards": lambda: seen_by(middle(), 5, 0),
    "fight": fight,
    "changed": changed,
    "two": lambda: small(2),
    "three": lambda: small(3),
    "crowded": crowded,
    "end": end,
    "opening": opening,
}
MOST_BYTES = 600_000
