"""The action phase: every action in any order, one question for each (rulebook, "Fase de acciones")."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from engine.core.ask import Ask, Flow, Waste, only
from engine.core.errors import Reason
from engine.through_the_ages import (
    action_cards,
    building,
    leaders,
    tactics,
    taking,
    technologies,
    wonders,
)
from engine.through_the_ages.annals import end_event
from engine.through_the_ages.candidates import END, PLENTY, candidates, ordinary, special
from engine.through_the_ages.cards import number_of
from engine.through_the_ages.drawing import card_in_hand
from engine.through_the_ages.options import Candidates
from engine.through_the_ages.paying import civil_left, military_left, use_civil
from engine.through_the_ages.refusals import no, no_civil
from engine.through_the_ages.state import EndTurn, State, TakeActions

WASTES: Final = ({}, *({END: Waste("actions", civil)} for civil in range(1, PLENTY)))
"""What the end of the phase throws away, by civil actions left."""

Words = tuple[str, ...]


class Kind(NamedTuple):
    """A kind of action: why it is impossible with these words, and doing it."""

    why_not: Callable[[State, int, Words], Reason | None]
    do: Callable[[State, int, Words], Flow[None] | None]


def why_not(s: State, seat: int, option: str) -> Reason | None:
    """Why this action is impossible now; None if it is possible, or no action at all (rulebook, "Fase de acciones")."""
    verb, *words = option.split(":")
    if verb == END:
        return None
    if s.round == 1 and verb != "take":
        return no("first-round")
    return ACTIONS[verb].why_not(s, seat, tuple(words)) if verb in ACTIONS else no("such-action")


def possible(s: State, seat: int) -> list[str]:
    """The candidates that are possible, in their order (rulebook, "Fase de acciones")."""
    options = ordinary(s, seat)
    extraordinary = special(s, seat) if s.round > 1 else ()
    if extraordinary:
        options += [option for option in extraordinary if why_not(s, seat, option) is None]
    return options


def take_actions(s: State, step: TakeActions) -> Flow[None]:
    """One action, or the end of the phase (rulebook, "Fase de acciones", "El primer turno")."""
    seat = step.seat
    end_event(s)
    civil = civil_left(s, seat)
    about: dict[str, str | int] = {"civil": civil, "military": military_left(s, seat)}
    options = Candidates(s, seat, candidates, why_not, possible)
    choice = only((yield Ask("action", seat, options, about=about, wastes=WASTES[civil])))
    if choice == END:
        s.agenda.insert(-1, EndTurn(seat))
        return
    s.agenda.insert(-1, step)
    verb, *words = choice.split(":")
    flow = ACTIONS[verb].do(s, seat, tuple(words))
    if flow is not None:
        yield from flow


# --- each kind ----------------------------------------------------------------------------------------------------


def _take(s: State, seat: int, words: Words) -> None:
    taking.take(s, seat, int(words[1]) - 1)


def _increase(s: State, seat: int, words: Words) -> None:
    use_civil(s, seat, 1)
    building.increase(s, seat)


def _why_not_build(s: State, seat: int, words: Words) -> Reason | None:
    n = number_of(words[0])
    return building.no_action(s, seat, n) or building.why_not_build(s, seat, n)


def _build(s: State, seat: int, words: Words) -> None:
    n = number_of(words[0])
    building.use_action(s, seat, n)
    building.build(s, seat, n)


def _why_not_upgrade(s: State, seat: int, words: Words) -> Reason | None:
    old, new = map(number_of, words)
    return building.no_action(s, seat, old) or building.why_not_upgrade(s, seat, old, new)


def _upgrade(s: State, seat: int, words: Words) -> None:
    old, new = map(number_of, words)
    building.use_action(s, seat, old)
    building.upgrade(s, seat, old, new)


def _destroy(s: State, seat: int, words: Words) -> None:
    n = number_of(words[0])
    building.use_action(s, seat, n)
    building.destroy(s, seat, n)


def _why_not_wonder(s: State, seat: int, words: Words) -> Reason | None:
    return no_civil(1, civil_left(s, seat)) or wonders.why_not_stages(s, seat, int(words[0]))


def _wonder(s: State, seat: int, words: Words) -> Flow[None]:
    use_civil(s, seat, 1)
    yield from wonders.build_stages(s, seat, int(words[0]))


def _why_not_develop(s: State, seat: int, words: Words) -> Reason | None:
    return no_civil(1, civil_left(s, seat)) or technologies.why_not_develop(s, seat, number_of(words[0]))


def _develop(s: State, seat: int, words: Words) -> None:
    use_civil(s, seat, 1)
    technologies.develop(s, seat, number_of(words[0]))


def _bach(s: State, seat: int, words: Words) -> None:
    building.bach(s, seat, number_of(words[0]), number_of(words[1]))


ACTIONS: Final[dict[str, Kind]] = {
    "take": Kind(lambda s, seat, words: taking.why_not(s, seat, int(words[1]) - 1), _take),
    "increase": Kind(
        lambda s, seat, words: no_civil(1, civil_left(s, seat)) or building.why_not_increase(s, seat), _increase
    ),
    "build": Kind(_why_not_build, _build),
    "upgrade": Kind(_why_not_upgrade, _upgrade),
    "destroy": Kind(lambda s, seat, words: building.no_action(s, seat, number_of(words[0])), _destroy),
    "wonder": Kind(_why_not_wonder, _wonder),
    "leader": Kind(
        lambda s, seat, words: leaders.why_not_leader(s, seat),
        lambda s, seat, words: leaders.play_leader(s, seat, number_of(words[0])),
    ),
    "develop": Kind(_why_not_develop, _develop),
    "revolution": Kind(
        lambda s, seat, words: technologies.why_not_revolution(s, seat, number_of(words[0])),
        lambda s, seat, words: technologies.revolution(s, seat, number_of(words[0])),
    ),
    "play": Kind(
        lambda s, seat, words: action_cards.why_not(s, seat, number_of(words[0]), words[1:]),
        lambda s, seat, words: action_cards.play(s, seat, number_of(words[0]), words[1:]),
    ),
    "tactic": Kind(
        lambda s, seat, words: tactics.why_not_tactic(s, seat, tactics.PLAY_PRICE),
        lambda s, seat, words: tactics.play_tactic(s, seat, card_in_hand(s, seat, words[0])),
    ),
    "copy": Kind(
        lambda s, seat, words: tactics.why_not_tactic(s, seat, tactics.COPY_PRICE),
        lambda s, seat, words: tactics.copy_tactic(s, seat, words[0]),
    ),
    "hammurabi": Kind(
        lambda s, seat, words: leaders.why_not_hammurabi(s, seat), lambda s, seat, words: leaders.hammurabi(s, seat)
    ),
    "barbarossa": Kind(
        lambda s, seat, words: building.why_not_barbarossa(s, seat, number_of(words[0])),
        lambda s, seat, words: building.barbarossa(s, seat, number_of(words[0])),
    ),
    "bach": Kind(lambda s, seat, words: building.why_not_bach(s, seat, *map(number_of, words)), _bach),
    "churchill": Kind(
        lambda s, seat, words: leaders.why_not_churchill(s),
        lambda s, seat, words: leaders.churchill(s, seat, words[0]),
    ),
    "liner": Kind(
        lambda s, seat, words: building.why_not_liner(s, seat), lambda s, seat, words: building.liner(s, seat)
    ),
    "trade": Kind(
        lambda s, seat, words: leaders.why_not_trade(s, seat), lambda s, seat, words: leaders.use_trade(s, seat)
    ),
}
