"""What could be an action, with and without the means for it: quick lists, as every decision asks for one.

Ids that do not depend on the position are made once. What is possible among the candidates is for ``action_phase``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.through_the_ages import action_cards, building, leaders, prices, technologies
from engine.through_the_ages.cards import BOX, CARDS, IDS, IS_CIVIL, IS_UNIT, KIND, NUMBERS, OF_KIND, TECHNOLOGIES
from engine.through_the_ages.known import known
from engine.through_the_ages.paying import civil_left, military_left, resources_left
from engine.through_the_ages.state import Player, State
from engine.through_the_ages.values import civil_hand_limit, has_pact

BARBAROSSA, BACH, LINER = NUMBERS["frederick_barbarossa"], NUMBERS["j_s_bach"], NUMBERS["ocean_liner_service"]
HAMMURABI, CHURCHILL = NUMBERS["hammurabi"], NUMBERS["winston_churchill"]
END: Final = "end"
MOST_STAGES: Final = max(CARDS[n].number("stages_per_ca") for n in OF_KIND["construction"])
"""Stages that one civil action may build at most."""

ACTING: Final = frozenset((HAMMURABI, BARBAROSSA, BACH, CHURCHILL))
"""Leaders with actions of their own."""

PLENTY: Final = 99
"""More actions than anybody has."""

TAKE: Final = tuple(
    tuple(f"take:{card.id}:{place + 1}" for place in range(len(prices.PLACES))) if IS_CIVIL[n] else ()
    for n, card in enumerate(BOX)
)
"""Ids of taking a card, by card and place."""

FROM_HAND: Final = tuple(
    (f"leader:{card.id}",)
    if card.kind == "leader"
    else (f"develop:{card.id}", *([f"revolution:{card.id}"] if card.kind == "government" else []))
    if card.kind in TECHNOLOGIES
    else ()
    for card in BOX
)
"""Ids of playing a leader or a technology of the hand, by card."""

WONDER: Final = tuple(f"wonder:{count}" for count in range(1, MOST_STAGES + 1))
PLAY_TACTIC: Final = tuple(f"tactic:{name}" for name in IDS)
COPY_TACTIC: Final = tuple(f"copy:{name}" for name in IDS)

FIRST_PLACES: Final = tuple(
    tuple(place for place, price in enumerate(prices.PLACES) if price <= most) for most in range(prices.PLACES[-1] + 1)
)
"""The places that cost so many actions at most, the first ones of the row."""

IS_WONDER: Final = tuple(kind == "wonder" for kind in KIND)
IS_TACTIC: Final = tuple(kind == "tactic" for kind in KIND)


def candidates(s: State, seat: int) -> list[str]:
    """Everything that could be an action of this seat now, whether it can pay or not; the end of the phase first."""
    found = [END, *(TAKE[card][place] for place, card in enumerate(s.row) if card >= 0)]
    _add_sites(s.players[seat], found, PLENTY, PLENTY, PLENTY, has_idle=True)
    _add_cards(s, seat, found, has_civil=True, has_tactics=True, is_sieved=False)
    return found


def likely(s: State, seat: int) -> list[str]:
    """The candidates for which there are actions, workers and room; every option is among them."""
    civil, military, p, found = civil_left(s, seat), military_left(s, seat), s.players[seat], [END]
    _add_takes(s, p, found, civil)
    if s.round > 1:
        resources = resources_left(s, seat) + s.turn.unit_resources + prices.MOST_OFF
        _add_sites(p, found, civil, military, resources, has_idle=p.idle > 0)
        has_tactics = military > 0 and "tactic" not in s.turn.used
        _add_cards(s, seat, found, has_civil=civil > 0, has_tactics=has_tactics, is_sieved=True)
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


def _add_cards(s: State, seat: int, found: list[str], *, has_civil: bool, has_tactics: bool, is_sieved: bool) -> None:
    """Wonders, the cards of the hand, tactics, and what leaders, wonders and pacts allow."""
    p = s.players[seat]
    if p.unfinished >= 0 and has_civil:
        found += WONDER[: prices.stages_at_once(p)]
    if has_civil or p.leader == technologies.ROBESPIERRE:
        for card in sorted(set(p.civil_hand)):
            if FROM_HAND[card]:
                found += FROM_HAND[card]
            elif not is_sieved or not action_cards.is_fresh(p, card):
                found += [":".join(("play", IDS[card], *words)) for words in action_cards.plays(s, seat, card)]
    if has_tactics:
        found += sorted({PLAY_TACTIC[card] for card in p.military_hand if IS_TACTIC[card]})
        found += [COPY_TACTIC[card] for card in s.shared if card != p.tactic]
    if p.leader in ACTING or LINER in p.wonders or has_pact(s):
        found += _special(s, seat)


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
