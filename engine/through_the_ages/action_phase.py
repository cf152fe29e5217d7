"""The action phase: every action in any order, one question for each (rulebook, "Fase de acciones")."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

import msgspec

from engine.core.ask import Ask, Flow, Waste, only
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
from engine.through_the_ages.cards import BOX, IDS, IS_CIVIL, IS_UNIT, KIND, NUMBERS, number_of
from engine.through_the_ages.drawing import held
from engine.through_the_ages.known import known
from engine.through_the_ages.options import Candidates
from engine.through_the_ages.paying import civil_left, military_left, resources_left, use_civil
from engine.through_the_ages.refusals import no, no_civil
from engine.through_the_ages.state import EndTurn, Player, State, TakeActions
from engine.through_the_ages.values import civil_hand_limit, has_pact

BARBAROSSA, BACH, LINER = NUMBERS["frederick_barbarossa"], NUMBERS["j_s_bach"], NUMBERS["ocean_liner_service"]
HAMMURABI, CHURCHILL = NUMBERS["hammurabi"], NUMBERS["winston_churchill"]
END: Final = "end"
ACTING: Final = frozenset((HAMMURABI, BARBAROSSA, BACH, CHURCHILL))
"""Leaders with actions of their own."""

PLENTY: Final = 99
"""More actions than anybody has."""

WASTES: Final = ({}, *({END: Waste("actions", civil)} for civil in range(1, PLENTY)))
"""What the end of the phase throws away, by civil actions left."""

TAKE: Final = tuple(
    tuple(f"take:{card.id}:{place + 1}" for place in range(len(prices.PLACES))) if IS_CIVIL[n] else ()
    for n, card in enumerate(BOX)
)
"""Ids of taking a card, by card and place."""

FROM_HAND: Final = tuple(
    (f"leader:{card.id}",)
    if card.kind == "leader"
    else (f"develop:{card.id}", *([f"revolution:{card.id}"] if card.kind == "government" else []))
    for card in BOX
)
"""Ids of playing a card of the hand, by card; action cards have their own."""

FIRST_PLACES: Final = tuple(
    tuple(place for place, price in enumerate(prices.PLACES) if price <= most) for most in range(prices.PLACES[-1] + 1)
)
"""The places that cost so many actions at most, the first ones of the row."""

IS_WONDER: Final = tuple(kind == "wonder" for kind in KIND)
IS_TACTIC: Final = tuple(kind == "tactic" for kind in KIND)

Words = tuple[str, ...]


class Kind(msgspec.Struct, frozen=True):
    """A kind of action: why it is impossible with these words, and doing it."""

    why_not: Callable[[State, int, Words], Reason | None]
    do: Callable[[State, int, Words], Flow[None] | None]


def candidates(s: State, seat: int) -> list[str]:
    """Everything that could be an action of this seat now, whether it can pay or not; the end of the phase first."""
    found = [END, *(TAKE[card][place] for place, card in enumerate(s.row) if card >= 0)]
    if s.round > 1:
        _add_sites(s.players[seat], found, PLENTY, PLENTY, PLENTY, has_idle=True)
        _add_cards(s, seat, found, has_civil=True, has_tactics=True)
    return found


def likely(s: State, seat: int) -> list[str]:
    """The candidates for which there are actions, workers and room; every option is among them."""
    civil, military, p, found = civil_left(s, seat), military_left(s, seat), s.players[seat], [END]
    _add_takes(s, p, found, civil)
    if s.round > 1:
        resources = resources_left(s, seat) + s.turn.unit_resources + prices.MOST_OFF
        _add_sites(p, found, civil, military, resources, has_idle=p.idle > 0)
        _add_cards(s, seat, found, has_civil=civil > 0, has_tactics=military > 0 and "tactic" not in s.turn.used)
    return found


def _add_takes(s: State, p: Player, found: list[str], civil: int) -> None:
    """The cards of the row for which there are actions and room."""
    is_full, is_building = len(p.civil_hand) >= civil_hand_limit(p), p.unfinished >= 0
    if is_full and is_building:
        return
    # Hammurabi and the Taj Mahal make cards cheaper, by 2 at most.
    most = civil + 2 if p.leader == HAMMURABI or "replaced-leader" in s.turn.used else civil
    for card, place in zip(s.row, FIRST_PLACES[min(most, prices.PLACES[-1])], strict=False):
        if card >= 0 and not (is_building if IS_WONDER[card] else is_full):
            found.append(TAKE[card][place])


def _add_sites(p: Player, found: list[str], civil: int, military: int, resources: int, *, has_idle: bool) -> None:
    """Population, building for so many resources, destroying, upgrading."""
    technologies, workers = known(p.known), p.workers
    if civil:
        found.append("increase")
    for sites in (technologies.civil if civil else (), technologies.units if military else ()):
        for site in sites:
            if has_idle and site.price <= resources:
                found.append(site.build)
            if workers[site.number]:
                found.append(site.destroy)
                if site.upgrades:
                    found += site.upgrades


def _add_cards(s: State, seat: int, found: list[str], *, has_civil: bool, has_tactics: bool) -> None:
    """Wonders, the cards of the hand, tactics, and what leaders, wonders and pacts allow."""
    p = s.players[seat]
    if p.unfinished >= 0 and has_civil:
        found += [f"wonder:{count}" for count in range(1, prices.stages_at_once(p) + 1)]
    if has_civil or p.leader == technologies.ROBESPIERRE:
        for card in sorted(set(p.civil_hand)):
            found += _from_hand(s, seat, card)
    if has_tactics:
        found += sorted({f"tactic:{IDS[card]}" for card in p.military_hand if IS_TACTIC[card]})
        found += [f"copy:{IDS[card]}" for card in s.shared if card != p.tactic]
    if p.leader in ACTING or LINER in p.wonders or has_pact(s):
        found += _special(s, seat)


def _from_hand(s: State, seat: int, card: int) -> Sequence[str]:
    if KIND[card] != "action":
        return FROM_HAND[card]
    return [":".join(("play", IDS[card], *words)) for words in action_cards.plays(s, seat, card)]


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
    options = Candidates(s, seat, candidates, why_not, likely, costs.of_action)
    choice = only((yield Ask("action", seat, options, about=about, wastes=WASTES[civil])))
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
