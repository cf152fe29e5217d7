"""Hand-made views of the Inner Sea for pictures and their tests."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from engine.epochs.geography import load
from engine.epochs.view import Change, FightView, HandCard, OnTable, SeatView, Stack
from engine.inner_sea.view import InnerSeaView, WonderView
from renderers.inner_sea.pictures import WORLD
from renderers.inner_sea.wonders import ICONS
from tests.renderers.epochs_views import contested, crowd, earned, stacks_of

ATLAS = WORLD.atlas
CIVILIZATIONS = ("rome", "carthage", "egypt", "mycenae", "celt_iberia", "phoenicia")
WONDERS = tuple(sorted(ICONS))
PLACED: dict[int, str] = {
    0: "rome:4 etruria:2 umbria:2 samnium:1 tyrrhenian_sea:2 bay_of_capua:1 massilia:1 sardinia:2 syracuse:2 apulia:3 "
    "corsica:1 adriatic_sea:1 dalmatia:1 attica:1",
    1: "carthage:4 thapsus:2 theveste:2 lilybaeum:2 carthaginian_sea:1 african_sea:2 syracuse:1 novo_carthago:2 "
    "tripolitania:1 baleares:2 numidia:1 gulf_of_leptis:1 byzacena:3",
    2: "egypt:4 nile_delta:3 kush:2 libya:2 sinai:1 judea:2 egyptian_sea:2 phoenician_sea:1 red_sea:1 alashiya:2 "
    "marmarica:1 eastern_mediterranean:1 rhodes:1",
    3: "mycenae:4 laconia:2 attica:3 aegean_sea:2 thessaly:2 macedonia:1 rhodes:2 minos:2 ionia:2 myrtoan_sea:1 "
    "icarian_sea:1 thrace:1 epirus:2 ionian_sea:1",
    4: "celt_iberia:4 tarraconnesis:2 saguntum:2 gades:3 lusitania:1 iberian_sea:2 gulf_of_tarraco:1 gallaecia:1 "
    "novo_carthago:1 pillars_of_hercules:1 tingitania:2 aquitania:2",
    5: "phoenicia:4 al_mina:2 palmyra:2 edessa:1 cilician_sea:2 alashiya:1 lycia:2 silicia:2 rhodes:1 cappadocia:1 "
    "lycian_sea:2 phoenician_sea:1 thapsus:1",
}
BARBARIANS = "dacia:3 helvetia:2 thrace:2 gaul:5 mauretania:1 attica:2 noricum:1"


def _seat(at: int, stacks: Sequence[Stack]) -> SeatView:
    own = [stack for stack in stacks if stack.seat == at]
    on_map = sum(stack.disks for stack in own)
    land = load("inner_sea").areas
    return SeatView(
        seat=at,
        civilization=CIVILIZATIONS[at],
        points=9 + (at * 5) % 11,
        talents=(3 + at * 2) % 7,
        loot=at % 3,
        supply=50 - on_map - 4 - at,
        ready=at,
        hand_size=6 - at % 4,
        cities=sum(stack.disks > 1 and land[stack.area].kind == "land" for stack in own),
        on_map=on_map,
        passed=at in (1, 4),
        has_begun_anew=False,
        growth={"settlements": 4, "seas": 1, "trade": 2},
        table=(OnTable("silver_mines", 3),) if at == 2 else (),
        sources={"cities": 5 + at, "wonders": at % 3, "seas": 1, "talents": (at * 5) % 4, "cards": at % 2},
    )


def view_of(seats: int, stacks: Sequence[Stack]) -> InnerSeaView:
    """A view of a table with these stacks; areas where disks of two sides meet are contested."""
    return InnerSeaView(
        viewer=None,
        epoch=2,
        epochs=4,
        turn=3,
        phase="cards",
        order=tuple(reversed(range(seats))),
        seats=tuple(_seat(at, stacks) for at in range(seats)),
        stacks=tuple(stacks),
        wonders=tuple(WonderView(key, "available") for key in WONDERS),
        contested=contested(stacks),
        closed=(),
        deck=61,
        discard=("strategos", "traitor", "architect"),
        barbarians=34,
    )


def middle(viewer: int | None = None) -> InnerSeaView:
    """A rich middle of a game for six: contested areas, Barbarians, wonders built and buried."""
    stacks = [stack for seat, text in PLACED.items() for stack in stacks_of(text, seat)] + stacks_of(BARBARIANS, None)
    view = view_of(6, stacks)
    built = {
        "great_pyramid": WonderView("great_pyramid", "built", 2, "egypt", 4, True),
        "great_lighthouse": WonderView("great_lighthouse", "built", 3, "rhodes", 2, False),
        "grand_temple": WonderView("grand_temple", "built", 0, "rome", 3, True),
        "grand_gardens": WonderView("grand_gardens", "buried"),
    }
    view = msgspec.structs.replace(view, wonders=tuple(built.get(one.key, one) for one in view.wonders))
    return view if viewer is None else seen_by(view, viewer)


def hand(count: int) -> tuple[HandCard, ...]:
    """Cards of different kinds, with longer and shorter texts."""
    held = (
        HandCard(6, "strategos", "C", True),
        HandCard(45, "traitor", "C", True),
        HandCard(65, "composite_bow", "C", False),
        HandCard(62, "architect", "", True),
        HandCard(83, "sea_route_to_britain", "", False),
        HandCard(98, "a_card_nobody_knows", "E", False),
        HandCard(68, "siege_engines", "C", False),
        HandCard(7, "unknown_negation", "N", True),
        HandCard(8, "unknown_investment", "I", False),
    )
    return held[:count]


def seen_by(view: InnerSeaView, viewer: int, cards: int = 6) -> InnerSeaView:
    """``view`` as the seat ``viewer`` sees it, with a hand."""
    return msgspec.structs.replace(view, viewer=viewer, hand=hand(cards))


def fight() -> InnerSeaView:
    """A competition in Attica with cards shown, a wonder used, an ability, and white allies."""
    view = middle()
    stacks = tuple(
        msgspec.structs.replace(stack, allies=2) if stack.area == "attica" and stack.seat == 0 else stack
        for stack in view.stacks
    )
    played = (("card:6", "use:wonder:grand_temple"), (), (), ("card:45", "use:ability:mycenae"), (), ())
    return msgspec.structs.replace(
        view, phase="competition", stacks=stacks, fight=FightView("attica", played, (0, 0, 0, 1, 0, 0))
    )


def small(players: int) -> InnerSeaView:
    """The start of a game for two or three: a part of the map is closed."""
    closed = load("inner_sea").closed(players)
    stacks = [
        stack
        for seat in range(players)
        for stack in stacks_of(PLACED[(2, 3, 5)[seat]], seat)
        if stack.area not in closed
    ]
    view = msgspec.structs.replace(view_of(players, stacks), closed=closed, epoch=1, turn=1, phase="growth")
    names = ("egypt", "mycenae", "phoenicia")
    seats = tuple(msgspec.structs.replace(seat, civilization=names[seat.seat]) for seat in view.seats)
    return msgspec.structs.replace(view, seats=seats)


def changed() -> InnerSeaView:
    """The middle of a game in which disks came, went, and left areas for good; Ed is to act."""
    view = middle()
    changes = (
        Change("rhodes", 3, 1, 2),
        Change("rhodes", 5, 0, 1),
        Change("alashiya", 2, 0, 2),
        Change("lydia", 5, 2, 0),
        Change("phoenicia", 5, 1, 4),
        Change("thrace", None, 4, 2),
        Change("gallaecia", 4, 0, 1),
        Change("troy", None, 12, 0),
    )
    return msgspec.structs.replace(
        view, phase="growth", since="growth", changes=changes, raised=("great_lighthouse",), acting=(4,)
    )


def crowded() -> InnerSeaView:
    """Six civilizations and Barbarians in every area, with allies: what no game has, and yet must be drawn."""
    stacks, changes = crowd(WORLD.atlas.areas)
    wonders = tuple(
        WonderView(key, "built", at % 6, area, 3, at % 2 == 0)
        for at, (key, area) in enumerate(zip(WONDERS, sorted(WORLD.atlas.areas), strict=False))
    )
    return msgspec.structs.replace(view_of(6, stacks), wonders=wonders, changes=changes, since="competition")


def end() -> InnerSeaView:
    """The end of a game for six: two share the second place."""
    sources = {"cities": 14, "most-cities": 2, "wonders": 5, "most-wonders": 1, "seas": 4, "talents": 3, "loot": 2}
    view = middle()
    seats, gains = earned(view.seats, sources)
    finals = tuple((seat.points if seat.seat not in (0, 5) else 19, 2, seat.cities, seat.on_map, 11) for seat in seats)
    return msgspec.structs.replace(
        view,
        seats=tuple(seats),
        places=((3,), (0, 5), (2,), (1,), (4,)),
        epoch=4,
        turn=3,
        phase="reckoning",
        gains=gains,
        finals=finals,
    )


def opening() -> InnerSeaView:
    """An empty map."""
    return msgspec.structs.replace(view_of(4, ()), epoch=1, turn=1, phase="growth", discard=(), barbarians=50)


SCENES: dict[str, Callable[[], InnerSeaView]] = {
    "middle": middle,
    "seat": lambda: middle(1),
    "nine-cards": lambda: seen_by(middle(), 2, 9),
    "no-cards": lambda: seen_by(middle(), 2, 0),
    "fight": fight,
    "changed": changed,
    "two": lambda: small(2),
    "three": lambda: small(3),
    "crowded": crowded,
    "end": end,
    "opening": opening,
}
MOST_BYTES = 600_000
