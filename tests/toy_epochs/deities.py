"""One deity a civilization: established by paying disks, a point a turn, captured by the faithful, razed by others."""

from __future__ import annotations

from engine.core.ask import Ask, Fixed, Flow, ask
from engine.epochs.areas import controls, home_of, occupied, occupies, on_map
from engine.epochs.disks import gain_points, place_ally, take_off
from engine.epochs.features import Feature
from tests.toy_epochs.namespace import feature
from tests.toy_epochs.state import Deity, Establish, Seize, State

PRICE = 2


def deity_of(s: State, seat: int) -> str:
    """What a seat worships; "" for a godless one."""
    return next((key for key, deity in sorted(s.deities.items()) if deity.owner == seat), "")


def stands(s: State, key: str) -> bool:
    """Whether a deity's temple is in its owner's home area."""
    deity = s.deities[key]
    return deity.owner >= 0 and deity.holder == deity.owner


def establishable(s: State, seat: int) -> list[str]:
    """A new deity, or one's own that has been razed; the home area must be under control, and its last disk stays."""
    home = home_of(s, seat)
    if not controls(s, seat, home) or on_map(s, seat) <= PRICE:
        return []
    own = deity_of(s, seat)
    if own:
        return [own] if s.deities[own].holder < 0 else []
    return [key for key, deity in sorted(s.deities.items()) if deity.owner < 0]


def establish(s: State, step: Establish) -> Flow[None]:
    """Two disks from anywhere on the map."""
    seat, home = step.seat, home_of(s, step.seat)
    for number in range(PRICE):
        areas = [area for area in occupied(s, seat) if s.disks[seat][area] > (area == home)]
        options = Fixed(*(f"disk:{s.board.ids[area]}" for area in areas))
        about: dict[str, str | int] = {"deity": step.deity, "number": number + 1, "disks": PRICE}
        choice = yield from ask(Ask("deity-price", seat, options, about=about))
        take_off(s, seat, s.board.number[choice.partition(":")[2]])
    s.deities[step.deity] = Deity(seat, seat)
    s.log.add(f"{s.game}-established", seat=seat, deity=step.deity)


def seizures(s: State) -> list[Seize]:
    """After each phase and competition in which areas change hands."""
    return [Seize()]


def seize(s: State, step: Seize) -> None:
    """Who controls another's home carries its deity off, for a point; the godless and Barbarians raze the temple."""
    for key, deity in sorted(s.deities.items()):
        if not stands(s, key):
            continue
        home = home_of(s, deity.owner)
        victor = next(
            (other for other in range(s.seats + 1) if other != deity.owner and controls(s, other, home)), None
        )
        if victor is None:
            continue
        faithful = victor < s.seats and bool(deity_of(s, victor))
        deity.holder = victor if faithful else -1
        s.log.add(f"{s.game}-seized", seat=victor, deity=key)
        if faithful:
            gain_points(s, victor, 1, "deities")


def faithful(s: State, seat: int) -> bool:
    """Cards of religion are for those with a deity."""
    return bool(deity_of(s, seat))


def points(s: State, seat: int) -> int:
    """Its own where it stands and the home area is occupied, and then each captive too."""
    own = deity_of(s, seat)
    if not own or not stands(s, own) or not occupies(s, seat, home_of(s, seat)):
        return 0
    return sum(deity.holder == seat for deity in s.deities.values())


def held(s: State, seat: int) -> list[str]:
    """The deity of a seat that occupies its home area."""
    own = deity_of(s, seat)
    return [f"deity:{own}"] if own and occupies(s, seat, home_of(s, seat)) else []


def temples(s: State) -> list[tuple[int, int, int]]:
    """Temples on the map."""
    return [(at, home_of(s, s.deities[key].owner), 1) for at, key in enumerate(sorted(s.deities)) if stands(s, key)]


def harvest(s: State, seat: int) -> Flow[int]:
    """The sun ripens one more disk."""
    yield from ()
    return 1


def thunder(s: State, seat: int, area: int) -> Flow[None]:
    """The storm fights for its home."""
    place_ally(s, seat, area)
    yield from ()


feature("deity:sun", Feature(acquire=harvest))
feature(
    "deity:storm",
    Feature(
        may_compete=lambda s, seat, area: area == home_of(s, seat),
        compete=thunder,
        answers=("theme:war",),
    ),
)
