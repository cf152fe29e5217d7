"""The action phase: every action in any order, one question for each (rulebook, "Fase de acciones")."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from engine.core.ask import Ask, Flow, Waste, ask
from engine.core.errors import Reason
from engine.through_the_ages import (
    action_cards,
    building,
    costs,
    leaders,
    prices,
    tactics,
    taking,
    technologies,
    wonders,
)
from engine.through_the_ages.cards import IDS, IS_UNIT, KIND, NUMBERS, number_of
from engine.through_the_ages.drawing import held
from engine.through_the_ages.options import Candidates
from engine.through_the_ages.paying import civil_left, military_left, use_civil
from engine.through_the_ages.refusals import no, no_civil
from engine.through_the_ages.state import EndTurn, State, TakeActions

BARBAROSSA, BACH, LINER = NUMBERS["frederick_barbarossa"], NUMBERS["j_s_bach"], NUMBERS["ocean_liner_service"]
HAMMURABI, CHURCHILL = NUMBERS["hammurabi"], NUMBERS["winston_churchill"]
END: Final = "end"
PLENTY: Final = 99
"""More actions than anybody has."""

Words = tuple[str, ...]


class Kind(msgspec.Struct, frozen=True):
    """A kind of action: why it is impossible with these words, and doing it."""

    why_not: Callable[[State, int, Words], Reason | None]
    do: Callable[[State, int, Words], Flow[None] | None]


def candidates(s: State, seat: int) -> Iterator[str]:
    """Everything that could be an action of this seat now, whether it can pay or not; the end of the phase first."""
    return _sieved(s, seat, PLENTY, PLENTY)


def likely(s: State, seat: int) -> Iterator[str]:
    """The candidates for which there are actions and workers; every option is among them."""
    return _sieved(s, seat, civil_left(s, seat), military_left(s, seat))


def _sieved(s: State, seat: int, civil: int, military: int) -> Iterator[str]:
    """Candidates that so many civil and military actions may pay for."""
    p = s.players[seat]
    yield END
    for place, card in enumerate(s.row):
        # Hammurabi and the Taj Mahal make cards cheaper, by 2 at most.
        if card >= 0 and prices.PLACES[place] <= civil + 2:
            yield f"take:{IDS[card]}:{place + 1}"
    if s.round == 1:
        return
    known = building.technologies(p)
    is_sieved = civil < PLENTY
    if civil:
        yield "increase"
    for n in known:
        if military if IS_UNIT[n] else civil:
            if p.idle or not is_sieved:
                yield f"build:{IDS[n]}"
            if p.workers[n]:
                yield f"destroy:{IDS[n]}"
                for new in building.better(p, n):
                    yield f"upgrade:{IDS[n]}:{IDS[new]}"
    if p.unfinished >= 0 and civil:
        yield from (f"wonder:{count}" for count in range(1, prices.stages_at_once(p) + 1))
    if civil or p.leader == technologies.ROBESPIERRE:
        for card in sorted(set(p.civil_hand)):
            yield from _from_hand(s, seat, card)
    if military:
        names = sorted({IDS[card] for card in p.military_hand if KIND[card] == "tactic"})
        yield from (f"tactic:{name}" for name in names)
        yield from (f"copy:{IDS[card]}" for card in s.shared if card != p.tactic)
    yield from _special(s, seat)


def _from_hand(s: State, seat: int, card: int) -> Iterator[str]:
    kind = KIND[card]
    if kind == "leader":
        yield f"leader:{IDS[card]}"
    elif kind == "action":
        yield from (":".join(("play", IDS[card], *words)) for words in action_cards.plays(s, seat, card))
    else:
        yield f"develop:{IDS[card]}"
        if kind == "government":
            yield f"revolution:{IDS[card]}"


def _special(s: State, seat: int) -> Iterator[str]:
    """Actions that leaders, wonders and pacts allow."""
    p = s.players[seat]
    if p.leader == HAMMURABI:
        yield "hammurabi"
    elif p.leader == BARBAROSSA:
        yield from (f"barbarossa:{IDS[n]}" for n in building.technologies(p) if IS_UNIT[n])
    elif p.leader == BACH:
        yield from (f"bach:{IDS[old]}:{IDS[new]}" for old, new in building.bach_targets(p))
    elif p.leader == CHURCHILL:
        yield from ("churchill:culture", "churchill:military")
    if LINER in p.wonders and LINER not in p.ruins:
        yield "liner"
    if leaders.trade(s, seat):
        yield "trade"


def why_not(s: State, seat: int, option: str) -> Reason | None:
    """Why this action is impossible now; None if it is possible, or no action at all."""
    verb, *words = option.split(":")
    if verb == END:
        return None
    if s.round == 1 and verb != "take":
        return no("first-round")
    return ACTIONS[verb].why_not(s, seat, tuple(words)) if verb in ACTIONS else no("such-action")


def take_actions(s: State, step: TakeActions) -> Flow[None]:
    """One action, or the end of the phase (rulebook, "Fase de acciones", "El primer turno")."""
    seat = step.seat
    civil = civil_left(s, seat)
    about: dict[str, str | int] = {"civil": civil, "military": military_left(s, seat)}
    wastes = {END: Waste("actions", civil)} if civil else {}
    options = Candidates(s, seat, candidates, why_not, likely, costs.of_action)
    choice = yield from ask(Ask("action", seat, options, about=about, wastes=wastes))
    verb, *words = choice.split(":")
    if verb == END:
        s.agenda.insert(-1, EndTurn(seat))
        return
    s.agenda.insert(-1, TakeActions(seat))
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


def _wonder(s: State, seat: int, words: Words) -> None:
    use_civil(s, seat, 1)
    wonders.build_stages(s, seat, int(words[0]))


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
        lambda s, seat, words: tactics.play_tactic(s, seat, held(s, seat, words[0])),
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
