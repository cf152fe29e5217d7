"""Short words for cases of the action phase: a civilization that is changed and looked at in the middle of its turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.through_the_ages.cards import NUMBERS, SPECIAL, WORKERS
from engine.through_the_ages.events import EVENTS
from engine.through_the_ages.options import Candidates
from engine.through_the_ages.state import EndTurn, Player, State, TakeActions
from engine.through_the_ages.values import update
from tests.cases.answers import Table, run
from tests.cases.through_the_ages.board import POSITIONS, civ, state


def board(
    seats: int = 2, *, age: int = 1, row: Sequence[str] = (), shared: Sequence[str] = (), **options: str
) -> State:
    """A game in its second round, seat 0 is active; nothing lies in the row but ``row``, no military deck.

    It is changed by ``fit``, also in the middle of a case.
    """
    return state(
        *(civ() for _ in range(seats)),
        row=" ".join(card or "-" for card in row),
        shared=" ".join(shared),
        military_deck="",
        options={name.replace("_", "-"): choice for name, choice in options.items()},
        age=age,
        round=2,
    )


def fit(
    s: State,
    seat: int,
    *,
    on: Mapping[str, int] | None = None,
    stored: Mapping[str, int] | None = None,
    know: Sequence[str] = (),
    special: Sequence[str] = (),
    civil: int | None = None,
    military: int | None = None,
    **changes: Any,
) -> Player:
    """Give a civilization what it has: workers ``on`` technologies, tokens ``stored``, everything else by field.

    Cards are ids. All actions are left unless ``civil`` or ``military`` says how many.
    """
    p = s.players[seat]
    for card, count in (on or {}).items():
        p.workers[NUMBERS[card]] = count
        p.known |= 1 << NUMBERS[card]
    for card, count in (stored or {}).items():
        p.stored[NUMBERS[card]] = count
    for card in know:
        p.known |= 1 << NUMBERS[card]
    for card in special:
        p.specials[SPECIAL[NUMBERS[card]]] = NUMBERS[card]
    for field, value in changes.items():
        setattr(p, field, _numbers(value))
    update(s, seat)
    p.civil = p.civil_total if civil is None else civil
    p.military = p.military_total if military is None else military
    return p


def _numbers(value: Any) -> Any:
    if isinstance(value, str):
        return NUMBERS[value]
    return [NUMBERS[card] for card in value] if isinstance(value, list | tuple) else value


def act(s: State) -> Table:
    """Seat 0 is in its action phase."""
    s.agenda = [TakeActions(0)]
    return Table(POSITIONS, s, EndTurn)


def why_not(s: State, option: str) -> str:
    """Why seat 0 cannot do this now, as the end of the reason's key; "" where it can."""
    options = act(s).asks[0].options
    assert isinstance(options, Candidates)
    assert option in options.all, f"{option} is no candidate: {options.all}"
    reason = options.why_not(option)
    assert (option in options.ids) == (reason is None), option
    return "" if reason is None else str(reason.key).removeprefix("through_the_ages-no-")


def happens(s: State, card: str, *answers: str, seat: int = 0) -> None:
    """An event is revealed by a seat and resolved."""
    run(EVENTS[NUMBERS[card]](s, seat, NUMBERS[card]), *answers)


def known(p: Player, card: str) -> bool:
    """Whether a technology is in play."""
    number = NUMBERS[card]
    return bool(p.known >> number & 1) if number < WORKERS else number == p.government or number in p.specials


def at(p: Player, card: str) -> int:
    """How many workers are on a technology."""
    return p.workers[NUMBERS[card]]


def tokens(p: Player, card: str) -> int:
    """How many blue tokens are on a technology."""
    return p.stored[NUMBERS[card]]
