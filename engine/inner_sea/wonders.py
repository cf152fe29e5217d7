"""What the seven wonders do: a disk of a wonder's card is spent for each use (rulebook, "Usar maravillas")."""

from __future__ import annotations

from engine.core.ask import Ask, Fixed, Flow, ask
from engine.epochs.areas import in_play, is_land, neighbours, room
from engine.epochs.cards import Play
from engine.epochs.disks import gain_points, gain_talents, place, place_ally
from engine.epochs.effects.aims import land_near_own
from engine.epochs.features import Feature
from engine.epochs.reactions import negated
from engine.inner_sea.building import spend_wonder, wonder_active
from engine.inner_sea.namespace import feature
from engine.inner_sea.state import State

SEAS_A_TALENT = 2
MOST_LIGHTHOUSE = 3


def silence(s: State, seat: int, name: str) -> None:
    """A wonder (``wonder:key``) cannot be used again this turn."""
    s.spent[seat].append(f"silent:{name}")


def usable(s: State, seat: int, key: str) -> bool:
    """Whether a wonder can be used: active, with a disk on its card, not silenced this turn."""
    return (
        s.wonders[key].owner == seat
        and wonder_active(s, key)
        and s.wonders[key].disks > 0
        and f"silent:wonder:{key}" not in s.spent[seat]
    )


def invoke(s: State, seat: int, key: str) -> Flow[bool]:
    """Ask whether a wonder is to be used; a disk is spent, opponents may negate. True where it takes effect."""
    if not usable(s, seat, key):
        return False
    choice = yield from ask(
        Ask("use-wonder", seat, Fixed("keep", "use"), about={"wonder": key, "left": s.wonders[key].disks})
    )
    if choice == "keep":
        return False
    spend_wonder(s, key)
    s.log.add(f"{s.game}-uses", seat=seat, feature=f"wonder:{key}")
    return not (yield from negated(s, Play(seat, "wonder", f"wonder:{key}")))


def great_pyramid(s: State, seat: int) -> Flow[None]:
    """A talent, and maybe another place in the turn order."""
    if not (yield from invoke(s, seat, "great_pyramid")):
        return
    gain_talents(s, seat, 1)
    others = [f"seat:{other}" for other in s.order if other != seat]
    choice = yield from ask(Ask("swap-order", seat, Fixed("stay", *others)))
    if choice == "stay":
        return
    mine, theirs = s.order.index(seat), s.order.index(int(choice.partition(":")[2]))
    s.order[mine], s.order[theirs] = s.order[theirs], s.order[mine]


def grand_temple(s: State, seat: int, area: int) -> Flow[None]:
    """An own disk and a white one in a competition."""
    place(s, seat, area)
    place_ally(s, seat, area)
    yield from ()


def grand_gardens(s: State, seat: int) -> Flow[int]:
    """Two disks in or next to own areas, on land."""
    if not (yield from invoke(s, seat, "grand_gardens")):
        return 0
    for number in range(2):
        areas = [area for area in land_near_own(s, seat) if room(s, seat, area)] if s.supply[seat] else []
        if not areas:
            break
        options = Fixed("done", *(f"area:{s.board.ids[area]}" for area in areas))
        choice = yield from ask(Ask("gardens", seat, options, about={"number": number + 1}))
        if choice == "done":
            break
        place(s, seat, s.board.number[choice.partition(":")[2]])
    return 0


def stairway_to_heaven(s: State, seat: int) -> Flow[None]:
    """A point."""
    if (yield from invoke(s, seat, "stairway_to_heaven")):
        gain_points(s, seat, 1, "wonders", "wonder:stairway_to_heaven")


def house_of_books(s: State, seat: int) -> Flow[int]:
    """Two more cards."""
    return 2 if (yield from invoke(s, seat, "house_of_books")) else 0


def great_lighthouse(s: State, seat: int) -> Flow[int]:
    """A talent for every two shallow seas, three at most."""
    own = s.disks[seat]
    seas = sum(1 for area in in_play(s).shallow if own[area])
    if seas >= SEAS_A_TALENT and (yield from invoke(s, seat, "great_lighthouse")):
        gain_talents(s, seat, min(MOST_LIGHTHOUSE, seas // SEAS_A_TALENT))
    return 0


def great_walls(s: State, seat: int, area: int) -> bool:
    """The area of the block, and land areas next to it."""
    site = s.wonders["great_walls"].area
    return area == site or (is_land(s, area) and area in neighbours(s, site))


feature("wonder:great_pyramid", Feature(order=great_pyramid))
feature(
    "wonder:grand_temple",
    Feature(
        may_compete=lambda s, seat, area: usable(s, seat, "grand_temple"),
        spend=lambda s, seat: spend_wonder(s, "grand_temple"),
        compete=grand_temple,
    ),
)
feature("wonder:grand_gardens", Feature(acquire=grand_gardens))
feature("wonder:stairway_to_heaven", Feature(on_victory_count=stairway_to_heaven))
feature("wonder:house_of_books", Feature(draw=house_of_books))
feature("wonder:great_lighthouse", Feature(acquire=great_lighthouse))
feature("wonder:great_walls", Feature(shields=great_walls))
