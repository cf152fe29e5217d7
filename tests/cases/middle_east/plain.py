"""Positions of the Middle East with a plain deck: position -> action -> outcome.

Areas are written by id: "hattusha 2, lydia" is two disks and one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from engine.core.game import Game
from engine.core.rng import Rng, seeded
from engine.epochs.dealing import redeal, rewind
from engine.epochs.setup import set_up
from engine.epochs.state import Rules
from engine.middle_east.deities import MONOTHEISM
from engine.middle_east.game import STEPS
from engine.middle_east.invariants import check
from engine.middle_east.meta import META
from engine.middle_east.state import Deity, Options, State, Step
from engine.middle_east.strongholds import NOBODY
from engine.middle_east.views import view
from tests.cases import epochs
from tests.cases.epochs import disks_of, made, whole
from tests.cases.middle_east.plain_deck import FACTS, GAME, GODS

CIVILIZATIONS = "egypt hatti assyria sea_peoples greece babylon"


def _set_up(options: dict[str, str], seats: int, rng: Rng) -> State:
    return beginning(Rules(), seats, rng)


PLAIN: Game[State] = Game(META, State, _set_up, whole(STEPS, FACTS), view, redeal, rewind, check)
"""The Middle East's steps, played with the plain deck."""


class Table(epochs.Table):
    """A state being played, with the words of the Middle East."""

    s: State

    def __init__(self, s: State, until: type[Any] | tuple[type[Any], ...] | None = None) -> None:
        super().__init__(PLAIN, s, until)

    def stronghold(self, area: str) -> int:
        """Whose stronghold stands in an area, -1 for none."""
        return self.s.strongholds[FACTS.board.number[area]]


def beginning(rules: Rules, seats: int, rng: Rng, options: Options | None = None) -> State:
    """A game from its very beginning."""
    return set_up(State, GAME, rules, seats, rng, **_own(seats, options))


def _own(seats: int, options: Options | None) -> dict[str, Any]:
    return {
        "options": options or Options(),
        "deities": {key: Deity() for key in sorted((*GODS, MONOTHEISM))},
        "strongholds": [NOBODY] * FACTS.board.size,
        "sites": {},
        "gilgamesh": [[] for _ in range(seats)],
    }


def new_game(seats: int, *, seed: int = 1, rules: Rules | None = None, options: Options | None = None) -> Table:
    """A game at the first choice of a civilization."""
    return Table(beginning(rules or Rules(), seats, seeded(seed), options))


def around(area: str, kind: str = "land") -> list[str]:
    """The areas of a kind next to an area, by id."""
    board = FACTS.board
    return [board.ids[near] for near in board.adjacent[board.number[area]] if board.kinds[near] == kind]


def of_ground(ground: str) -> list[str]:
    """All areas of a ground: fertile, plain, mountain, desert, shallow."""
    return [name for name, found in zip(FACTS.board.ids, FACTS.board.grounds, strict=True) if found == ground]


def _rank(number: int) -> tuple[bool, bool, int]:
    """Where a card that no case names lies in the deck: gifts above the rest, events at the bottom."""
    return (number >= 96, FACTS.cards[number].key != "plain_gift", number)


def position(
    *disks: str,
    steps: Sequence[Step] = (),
    civs: str = CIVILIZATIONS,
    homes: Mapping[int, str] | None = None,
    barbarians: str = "",
    hands: Sequence[Sequence[int]] = (),
    top: Sequence[int] = (),
    discard: Sequence[int] = (),
    investments: Sequence[tuple[int, int, int]] = (),
    deities: Mapping[str, Deity] | None = None,
    strongholds: Mapping[str, int] | None = None,
    options: Options | None = None,
    until: type[Step] | tuple[type[Step], ...] | None = None,
    **more: Any,
) -> Table:
    """A table with these steps to play, up to its first question (or the step ``until``). One string of disks a seat.

    homes: of seats whose home is not the first of their civilization. top: the next cards, the very first first; all
    cards not named lie below, gifts before the rest, events last. strongholds: area -> faction. more: as in
    tests.cases.epochs.made.
    """
    seats, number = len(disks), FACTS.board.number
    named = [*(one for hand in hands for one in hand), *top, *discard, *(item[1] for item in investments)]
    rest = sorted((one for one in FACTS.cards if one not in named), key=_rank)
    own = _own(seats, options)
    own["deities"].update({key: replace(deity) for key, deity in (deities or {}).items()})
    for area, faction in (strongholds or {}).items():
        own["strongholds"][number[area]] = faction
    names = civs.split()[:seats]
    found = [
        number[(homes or {}).get(seat, "")] if seat in (homes or {}) else _home(name) for seat, name in enumerate(names)
    ]
    s = made(
        State,
        GAME,
        names,
        [*map(disks_of, disks), disks_of(barbarians)],
        steps=steps,
        hands=hands,
        deck=[*reversed(rest), *reversed(top)],
        discard=discard,
        investments=investments,
        homes=found,
        **own,
        **more,
    )
    return Table(s, until)


def _home(civilization: str) -> int:
    return (
        FACTS.board.number["alashiya"] if civilization == "sea_peoples" else FACTS.civilizations[civilization].homes[0]
    )
