"""What abilities of civilizations are made of: places that they look at, and features that they make.

White disks: one for each use, in as many different competitions.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.core.ask import Flow
from engine.epochs.areas import is_city, is_land, occupies
from engine.epochs.disks import gain_points, gain_talents, place_ally
from engine.epochs.effects.aims import around_home, home
from engine.epochs.features import Feature, use
from engine.epochs.state import State

Where = Callable[[State, int, int], bool]


def city_at_home(s: State, seat: int) -> bool:
    """Whether a city stands in the home area or next to it."""
    return any(is_city(s, seat, area) for area in around_home(s, seat))


def land_there(s: State, seat: int, area: int) -> bool:
    """Any land area."""
    return is_land(s, area)


def sea_there(s: State, seat: int, area: int) -> bool:
    """Any sea."""
    return not is_land(s, area)


def anywhere(s: State, seat: int, area: int) -> bool:
    """Any area."""
    return True


def at_home(s: State, seat: int, area: int) -> bool:
    """The home area."""
    return area in home(s, seat)


def near_home(s: State, seat: int, area: int) -> bool:
    """The home area or one next to it."""
    return area in around_home(s, seat)


def other_land(s: State, seat: int, area: int) -> bool:
    """A land area that is not the home area."""
    return is_land(s, area) and not at_home(s, seat, area)


def home_waters(s: State, seat: int, area: int) -> bool:
    """A sea next to the home area."""
    return sea_there(s, seat, area) and near_home(s, seat, area)


def white_disk(name: str, where: Where, times: int) -> Feature:
    """A white disk in up to ``times`` different competitions a turn, in the areas that ``where`` allows."""

    def used(s: State, seat: int) -> list[str]:
        return [word for word in s.spent[seat] if word.startswith(f"{name}:")]

    def may_compete(s: State, seat: int, area: int) -> bool:
        mark = f"{name}:{s.board.ids[area]}"
        return where(s, seat, area) and len(used(s, seat)) < times and mark not in s.spent[seat]

    def compete(s: State, seat: int, area: int) -> Flow[None]:
        use(s, seat, f"{name}:{s.board.ids[area]}")
        place_ally(s, seat, area)
        yield from ()

    return Feature(may_compete=may_compete, compete=compete)


def more_growth(count: Callable[[State, int], int]) -> Feature:
    """Extra disks in growth."""

    def acquire(s: State, seat: int) -> Flow[int]:
        yield from ()
        return count(s, seat)

    return Feature(acquire=acquire)


def talents_in_growth(count: Callable[[State, int], int]) -> Feature:
    """Talents in growth."""

    def acquire(s: State, seat: int) -> Flow[int]:
        gain_talents(s, seat, count(s, seat))
        yield from ()
        return 0

    return Feature(acquire=acquire)


def city_there(s: State, seat: int) -> bool:
    """Whether a city stands in the home area itself."""
    return any(is_city(s, seat, area) for area in home(s, seat))


def occupies_all(s: State, seat: int, *names: str) -> bool:
    """Whether own disks are in all of these areas."""
    return all(occupies(s, seat, s.board.number[name]) for name in names)


def points_for(count: Callable[[State, int], int], because: str = "cards") -> Feature:
    """Points at the victory count: one where a condition holds, or as many as are counted.

    because: the source of points that they are written to.
    """

    def count_points(s: State, seat: int) -> None:
        gain_points(s, seat, int(count(s, seat)), because, feature.name)

    feature = Feature(on_victory_count=count_points)
    return feature
