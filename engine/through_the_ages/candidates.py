"""What could be an action, and which of those are possible: quick lists, as every decision asks for one.

Ids that do not depend on the position are made once. Why something is not possible is for ``action_phase``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from engine.through_the_ages import action_cards, building, leaders, prices, taking, technologies
from engine.through_the_ages.cards import BOX, CARDS, IDS, IS_TECHNOLOGY, IS_UNIT, KIND, NUMBERS, OF_KIND
from engine.through_the_ages.paying import civil_left, military_left, resources_left
from engine.through_the_ages.sites import add_possible, sites_of
from engine.through_the_ages.state import State
from engine.through_the_ages.tactics import COPY_PRICE
from engine.through_the_ages.taking import TAKE
from engine.through_the_ages.values import has_pact
from engine.through_the_ages.wonders import stages_possible

BARBAROSSA, BACH, LINER = NUMBERS["frederick_barbarossa"], NUMBERS["j_s_bach"], NUMBERS["ocean_liner_service"]
HAMMURABI, CHURCHILL = NUMBERS["hammurabi"], NUMBERS["winston_churchill"]
END: Final = "end"
INCREASE: Final = "increase"
MOST_STAGES: Final = max(CARDS[n].number("stages_per_ca") for n in OF_KIND["construction"])
"""Stages that one civil action may build at most."""

ACTING: Final = frozenset((HAMMURABI, BARBAROSSA, BACH, CHURCHILL))
"""Leaders with actions of their own."""

PLENTY: Final = 99
"""More actions than anybody has."""

FROM_HAND: Final = tuple(
    (f"leader:{card.id}",)
    if card.kind == "leader"
    else (f"develop:{card.id}", *([f"revolution:{card.id}"] if card.kind == "government" else []))
    if IS_TECHNOLOGY[n]
    else ()
    for n, card in enumerate(BOX)
)
"""Ids of playing a leader or a technology of the hand, by card."""

WONDER: Final = tuple(f"wonder:{count}" for count in range(1, MOST_STAGES + 1))
PLAY_TACTIC: Final = tuple(f"tactic:{name}" for name in IDS)
COPY_TACTIC: Final = tuple(f"copy:{name}" for name in IDS)

IS_TACTIC: Final = tuple(kind == "tactic" for kind in KIND)


def candidates(s: State, seat: int) -> list[str]:
    """Everything that could be an action of this seat now, whether it can pay or not; the end of the phase first."""
    p = s.players[seat]
    options = [END, *(TAKE[card][place] for place, card in enumerate(s.row) if card >= 0), INCREASE]
    civil, units = sites_of(p)
    for site in (*civil, *units):
        options.append(site.build)
        if p.workers[site.number]:
            options.append(site.destroy)
            options += [upgrade for _, upgrade in site.upgrades]
    if p.unfinished >= 0:
        options += WONDER[: prices.stages_at_once(p)]
    for card in sorted(set(p.civil_hand)):
        options += FROM_HAND[card] or action_cards.plays(s, seat, card)
    options += sorted({PLAY_TACTIC[card] for card in p.military_hand if IS_TACTIC[card]})
    options += [COPY_TACTIC[card] for card in s.shared if card != p.tactic]
    options += special(s, seat)
    return options


def ordinary(s: State, seat: int) -> list[str]:
    """The candidates that nothing forbids, in the same order, except those of leaders, wonders and pacts.

    What ``action_phase.why_not`` would say of each is found out for all of a kind at once.
    """
    civil, military, p, options = civil_left(s, seat), military_left(s, seat), s.players[seat], [END]
    taking.add_possible(s, seat, options, civil)
    if s.round == 1:
        return options
    resources, sites = resources_left(s, seat), sites_of(p)
    if civil:
        if building.may_increase(s, seat):
            options.append(INCREASE)
        add_possible(p, options, sites.civil, resources)
    if military:
        lent = s.turn.unit_resources if seat == s.active else 0
        add_possible(p, options, sites.units, resources + lent)
    if civil:
        if p.unfinished >= 0:
            options += WONDER[: stages_possible(s, seat, resources)]
        _add_hand(s, seat, options, civil, resources)
    elif p.leader == technologies.ROBESPIERRE:
        _add_revolutions(s, seat, options)
    if military and "tactic" not in s.turn.used:
        options += sorted({PLAY_TACTIC[card] for card in p.military_hand if IS_TACTIC[card]})
        if military >= COPY_PRICE:
            options += [COPY_TACTIC[card] for card in s.shared if card != p.tactic]
    return options


def _add_hand(s: State, seat: int, options: list[str], civil: int, resources: int) -> None:
    """The civil cards of the hand that can be played with the given number of civil actions left, at least one."""
    p, means = s.players[seat], None
    may_revolt = civil >= p.civil_total or p.leader == technologies.ROBESPIERRE
    for card in sorted(set(p.civil_hand)):
        ids = FROM_HAND[card]
        if IS_TECHNOLOGY[card]:
            if means is None:
                means = technologies.means_of(s, seat)
            if technologies.may_develop(means, card):
                options.append(ids[0])
            if may_revolt and len(ids) > 1 and technologies.why_not_revolution(s, seat, card) is None:
                options.append(ids[1])
        elif ids:
            options += ids
        elif card not in p.fresh or not action_cards.is_fresh(p, card):
            action_cards.add_possible(s, seat, card, options, resources)


def _add_revolutions(s: State, seat: int, options: list[str]) -> None:
    """What Robespierre can do without a civil action."""
    for card in sorted(set(s.players[seat].civil_hand)):
        if KIND[card] == "government" and technologies.why_not_revolution(s, seat, card) is None:
            options.append(FROM_HAND[card][-1])
        elif not FROM_HAND[card] and not action_cards.is_fresh(s.players[seat], card):
            action_cards.add_revolutions(s, seat, card, options)


def special(s: State, seat: int) -> Iterable[str]:
    """Actions that leaders, wonders and pacts allow, possible or not."""
    p = s.players[seat]
    return _special(s, seat) if p.leader in ACTING or LINER in p.wonders or has_pact(s) else ()


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
