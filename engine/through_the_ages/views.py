"""From the state to what one seat may see: the only way out."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from engine.through_the_ages import banks, prices
from engine.through_the_ages.annals import changes, ledger_of
from engine.through_the_ages.armies import formation, units_for
from engine.through_the_ages.building import technologies
from engine.through_the_ages.cards import AGE, IDS, STORED
from engine.through_the_ages.production import resource_production
from engine.through_the_ages.row import DISCARDED
from engine.through_the_ages.state import (
    Aggression,
    Colonize,
    EndTurn,
    FinalEvents,
    OfferPact,
    Player,
    Politics,
    ResolveEvent,
    ResolveWar,
    SendForce,
    StartTurn,
    State,
    Step,
    TakeActions,
)
from engine.through_the_ages.values import (
    GENGHIS,
    civil_hand_limit,
    colonization,
    culture,
    discontent,
    food_production,
    from_pacts,
    happy,
    military_hand_limit,
    science,
    strength,
    urban_limit,
)
from engine.through_the_ages.view import (
    AgesView,
    ArmiesView,
    BackView,
    CivilizationView,
    FinalSeat,
    GainView,
    HappenedView,
    PactView,
    RowCard,
    StepView,
    TechnologyView,
    WarView,
)

STEPS: Final[dict[type[Step], str]] = {
    StartTurn: "start",
    ResolveWar: "war",
    Politics: "politics",
    ResolveEvent: "event",
    Colonize: "colonize",
    SendForce: "force",
    Aggression: "aggression",
    OfferPact: "pact",
    TakeActions: "actions",
    EndTurn: "end",
    FinalEvents: "final",
}
"""What a view calls the steps."""


def view(s: State, viewer: int | None) -> AgesView:
    """The game as ``viewer`` sees it: military hands, decks and events to come are hidden (rulebook, "Tu mano")."""
    me = None if viewer is None else s.players[viewer]
    return AgesView(
        viewer=viewer,
        round=s.round,
        last_round=s.last_round,
        age=s.age,
        active=s.active,
        first=s.first,
        step=_step(s.agenda[-1]) if s.agenda and s.result is None else None,
        row=tuple(_row(s, viewer)),
        gone_next=DISCARDED[len(s.playing())],
        civil_deck=len(s.civil_deck),
        military_deck=len(s.military_deck),
        events=_backs(s.current),
        future=_backs(s.future),
        past=_ids(s.past),
        shared=_ids(s.shared),
        pacts=tuple(
            PactView(IDS[p.pact.card], seat, p.pact.partner, "AB"[p.pact.side])
            for seat, p in enumerate(s.players)
            if p.pact is not None
        ),
        seats=tuple(_civilization(s, seat, viewer) for seat in range(s.seats)),
        hand=None if me is None else _ids(me.civil_hand),
        military_hand=None if me is None else _ids(sorted(me.military_hand)),
        fresh=() if me is None else _ids(me.fresh),
        prepared=() if viewer is None else _ids(sorted(card for card in s.future if s.seen[card] >> viewer & 1)),
        next_event=IDS[s.current[-1]] if viewer is not None and s.peeked == viewer and s.current else None,
        turn={
            name: count
            for name in ("resources", "food", "unit_resources", "unit_science", "military", "civil")
            if (count := getattr(s.turn, name))
        },
        final=_final(s),
        gains=_gains(s.ledger),
        happened=None if s.happened is None else HappenedView(IDS[s.happened.card], tuple(changes(s))),
    )


@lru_cache(maxsize=64)
def _gains(ledger: bytes) -> tuple[GainView, ...]:
    return tuple(GainView(*gain) for gain in ledger_of(ledger))


def _ids(cards: Iterable[int]) -> tuple[str, ...]:
    return tuple(IDS[card] for card in cards)


def _row(s: State, viewer: int | None) -> Iterable[RowCard]:
    for place, card in enumerate(s.row):
        if card >= 0:
            price = None if viewer is None else prices.take(s, viewer, place)
            yield RowCard(place + 1, IDS[card], prices.PLACES[place], price)


def _backs(cards: Iterable[int]) -> tuple[BackView, ...]:
    ages = [AGE[card] for card in cards]
    return tuple(BackView(age, ages.count(age)) for age in sorted(set(ages)))


def _step(step: Step) -> StepView:
    kind = STEPS[type(step)]
    match step:
        case ResolveWar(seat, card, rival) | Aggression(seat, card, rival):
            return StepView(kind, seat, IDS[card], rival)
        case OfferPact(seat, card, partner):
            return StepView(kind, seat, IDS[card], partner)
        case ResolveEvent(seat, card) | Colonize(seat, card):
            return StepView(kind, seat, IDS[card])
        case SendForce(seat, card, bid):
            return StepView(kind, seat, IDS[card], bid=bid)
        case FinalEvents():
            return StepView(kind, -1)
        case StartTurn(seat) | Politics(seat) | TakeActions(seat) | EndTurn(seat):
            return StepView(kind, seat)


def _armies(p: Player) -> ArmiesView | None:
    if p.tactic < 0:
        return None
    army = formation(units_for(p.workers, p.tactic), p.tactic, is_mixed=p.leader == GENGHIS)
    return ArmiesView(army.modern, army.old, army.flown, army.strength)


def _civilization(s: State, seat: int, viewer: int | None) -> CivilizationView:
    p = s.players[seat]
    is_open = s.rules.open_hands or seat == viewer or s.result is not None
    return CivilizationView(
        seat=seat,
        culture=p.culture,
        culture_rating=culture(s, seat),
        science=p.science,
        science_rating=science(s, seat),
        strength=strength(s, seat),
        happy=happy(p),
        needs=banks.happy_needed(p),
        discontent=discontent(p),
        colonization=colonization(s, seat),
        food=banks.food(p),
        food_production=food_production(p),
        resources=banks.resources(p),
        resource_production=resource_production(p),
        food_pacts=from_pacts(s, seat, "food"),
        resource_pacts=from_pacts(s, seat, "resources"),
        civil=p.civil,
        civil_total=p.civil_total,
        military=p.military,
        military_total=p.military_total,
        yellow=p.yellow,
        blue=p.blue,
        idle=p.idle,
        next_worker=prices.population(p) if p.yellow else None,
        corruption=banks.corruption(p),
        consumption=banks.consumption(p),
        urban_limit=urban_limit(p),
        government=IDS[p.government],
        technologies=tuple(
            TechnologyView(IDS[n], p.workers[n], p.stored[n] if n < STORED else 0) for n in technologies(p)
        ),
        specials=_ids(n for n in p.specials if n >= 0),
        leader=IDS[p.leader] if p.leader >= 0 else None,
        wonders=_ids(p.wonders),
        ruins=_ids(p.ruins),
        homer=IDS[p.homer] if p.homer >= 0 else None,
        unfinished=IDS[p.unfinished] if p.unfinished >= 0 else None,
        stages=p.stages,
        colonies=_ids(p.colonies),
        tactic=IDS[p.tactic] if p.tactic >= 0 else None,
        is_exclusive=p.exclusive,
        armies=_armies(p),
        wars=tuple(WarView(IDS[war.card], war.rival) for war in p.wars),
        civil_count=len(p.civil_hand),
        civil_limit=civil_hand_limit(p),
        civil_hand=_ids(p.civil_hand) if is_open else None,
        military_backs=_backs(p.military_hand),
        military_limit=military_hand_limit(p),
        has_resigned=p.has_resigned,
    )


def _final(s: State) -> tuple[FinalSeat, ...] | None:
    if s.result is None:
        return None
    return tuple(FinalSeat(seat, s.players[seat].culture, place) for place, seat in s.result.ranked())
