"""What the seven deities do for the players who worship them (rulebook, "Usar Deidades").

The use of each may be negated, like a card. What the two negating ones may answer stands in
data/middle_east/deities.json.
"""

from __future__ import annotations

from typing import Any, Final

from data import table
from engine.core.ask import Ask, Fixed, Flow, ask
from engine.epochs.cards import Play
from engine.epochs.competition import harm
from engine.epochs.deck import draw_uncut
from engine.epochs.disks import discard_from_hand, gain_talents, place_ally
from engine.epochs.effects.choices import choose_name
from engine.epochs.effects.fights import foes
from engine.epochs.features import Feature
from engine.epochs.reactions import negated
from engine.middle_east.deities import helping
from engine.middle_east.namespace import feature
from engine.middle_east.state import State

CAMPAIGNS: Final = 2
"""In how many competitions a turn the God of War fights."""

RIPENED: Final = 2
FORGED: Final = 2
RAISED: Final = 3
"""Cards that the God of the Dead shows; one of them is kept."""

BOLT: Final = "bolt"
GROWING: Final = ("earth_mother_goddess", "god_of_the_forge")

ROWS: Final[list[dict[str, Any]]] = table("middle_east/deities.json")["deities"]
ANSWERS: Final = {row["key"]: tuple(row["answers"]) for row in ROWS}


def takes_effect(s: State, seat: int, key: str, *targets: str) -> Flow[bool]:
    """Use a deity outside competitions: opponents may negate it (rulebook, "Cartas de Anulación")."""
    return not (yield from negated(s, Play(seat, "deity", f"deity:{key}", targets=targets)))


def father_of_the_gods(s: State, seat: int) -> Flow[None]:
    """Any place in the turn order, whatever the cities (rulebook, "Paso de Reinicio de Orden de Turno")."""
    places = [f"place:{place}" for place, other in enumerate(s.order, 1) if other != seat]
    choice = yield from ask(Ask("father-place", seat, Fixed("stay", *places)))
    if choice == "stay":
        return
    s.log.add(f"{s.game}-uses", seat=seat, feature="deity:father_of_the_gods")
    if (yield from takes_effect(s, seat, "father_of_the_gods", choice)):
        s.order.remove(seat)
        s.order.insert(int(choice.partition(":")[2]) - 1, seat)


def god_of_war(s: State, seat: int, area: int) -> Flow[None]:
    """A white disk in a competition."""
    place_ally(s, seat, area)
    yield from ()


def announce_growth(s: State, seat: int) -> Flow[None]:
    """A deity that gives something in growth may be negated as the growth of its civilization begins, before that has
    chosen anything (rulebook, "Paso de Adquisición", "Cartas de Anulación").
    """
    for name in helping(s, seat):
        key = name.partition(":")[2]
        if key in GROWING and not (yield from takes_effect(s, seat, key)):
            s.spent[seat].append(_silent(key))


def _silent(key: str) -> str:
    return f"silent:{key}"


def earth_mother_goddess(s: State, seat: int) -> Flow[int]:
    """More ready disks (rulebook, "Paso de Adquisición", "Capacidades Especiales y Deidades")."""
    yield from ()
    return 0 if _silent("earth_mother_goddess") in s.spent[seat] else RIPENED


def god_of_the_dead(s: State, seat: int) -> Flow[None]:
    """Cards are drawn before the others, and one of them is kept; events among them take effect at once.

    Rulebook, "Paso de Robo", "Robar Eventos y Revelar Eventos".
    """
    if not (yield from takes_effect(s, seat, "god_of_the_dead")):
        return
    s.log.add(f"{s.game}-uses", seat=seat, feature="deity:god_of_the_dead")
    cards = sorted((yield from draw_uncut(s, seat, RAISED)))
    if len(cards) < 2:
        return
    choice = yield from ask(Ask("dead-keep", seat, Fixed(*(f"card:{number}" for number in cards))))
    for number in cards:
        if f"card:{number}" != choice:
            discard_from_hand(s, seat, number)


def god_of_the_forge(s: State, seat: int) -> Flow[int]:
    """Minas at the end of acquisition (rulebook, "Paso de Adquisición", "Capacidades Especiales y Deidades")."""
    yield from ()
    if _silent("god_of_the_forge") not in s.spent[seat]:
        gain_talents(s, seat, FORGED)
    return 0


def god_of_the_skies(s: State, seat: int, area: int) -> Flow[None]:
    """An opposing faction loses a disk in a competition."""
    sides = [f"stack:{s.board.ids[area]}:{faction}" for faction in foes(s, seat, area)]
    if sides:
        choice = yield from choose_name(seat, "skies-bolt", sides)
        yield from harm(s, seat, int(choice.rpartition(":")[2]), area, 1)


feature("deity:father_of_the_gods", Feature(order=father_of_the_gods))
feature("deity:god_of_peace", Feature(answers=ANSWERS["god_of_peace"]))
feature(
    "deity:god_of_war",
    Feature(
        may_compete=lambda s, seat, area: s.spent[seat].count("god_of_war") < CAMPAIGNS,
        spend=lambda s, seat: s.spent[seat].append("god_of_war"),
        compete=god_of_war,
    ),
)
feature("deity:earth_mother_goddess", Feature(acquire=earth_mother_goddess))
feature("deity:god_of_the_dead", Feature(on_draw=god_of_the_dead))
feature("deity:god_of_the_forge", Feature(acquire=god_of_the_forge))
feature(
    "deity:god_of_the_skies",
    Feature(
        may_compete=lambda s, seat, area: BOLT not in s.spent[seat],
        spend=lambda s, seat: s.spent[seat].append(BOLT),
        compete=god_of_the_skies,
        answers=ANSWERS["god_of_the_skies"],
    ),
)
