"""From the state to what one seat may see: the only way out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.ancient_world.citizens import placed
from engine.ancient_world.dealing import hides_looking, hides_stored, looks_at_districts
from engine.ancient_world.facts import ACTIONS, BOARD, CARDS, TRIBES, N, Totals
from engine.ancient_world.placing import is_open
from engine.ancient_world.preparing import empire_deck
from engine.ancient_world.scoring import count
from engine.ancient_world.state import (
    Army,
    ChooseCities,
    Collect,
    Confront,
    Dice,
    Feed,
    Keep,
    Prepare,
    Repair,
    Score,
    State,
    Step,
    Turn,
)
from engine.ancient_world.totals import (
    appease_price,
    army_price,
    army_strength,
    banners,
    card_price,
    totals,
)
from engine.ancient_world.view import (
    ArmyView,
    BuildingView,
    CityView,
    FinalView,
    HitView,
    OfferView,
    PlacedView,
    SpaceView,
    WorldView,
)

STEPS: Final[dict[type[Step], str]] = {
    ChooseCities: "city",
    Prepare: "prepare",
    Turn: "turn",
    Keep: "turn",
    Dice: "turn",
    Confront: "confront",
    Repair: "repair",
    Collect: "collect",
    Feed: "feed",
    Score: "score",
}
"""What a view calls the steps."""


def view(s: State, viewer: int | None) -> WorldView:
    """The game as ``viewer`` sees it: decks, and where that is agreed stored cards of others, are hidden."""
    t = None if viewer is None else totals(s.players[viewer])
    number = empire_deck(s)
    return WorldView(
        viewer=viewer,
        round=s.round,
        rounds=N.rounds,
        step=STEPS[type(s.agenda[-1])] if s.agenda and s.result is None else "",
        active=s.active,
        first=s.first,
        hand_up=s.hand_up,
        spaces=tuple(_spaces(s)),
        row=_offers(s.row, t),
        military_row=_offers(s.military_row, t),
        wonders=_offers(s.wonders, t),
        deck="AB"[number],
        deck_size=len(s.decks[number]),
        discards=tuple(s.discards[number]),
        military_size=len(s.military) + len(s.returned),
        titans=tuple(pile[-1] if pile else "" for pile in s.titans),
        titan_piles=tuple(len(pile) for pile in s.titans),
        district=s.districts[-1] if s.districts and not looks_at_districts(s) else "",
        district_size=len(s.districts),
        looking=() if hides_looking(s, viewer) else tuple(s.looking),
        cities=tuple(_city(s, seat, viewer) for seat in range(s.seats)),
        rolled=tuple(HitView(hit.seat, hit.titan, hit.faces) for hit in s.rolled),
        final=_final(s),
    )


def _spaces(s: State) -> Iterator[SpaceView]:
    for action in ACTIONS:
        there = tuple(PlacedView(citizen.seat, citizen.number) for citizen in s.spaces[action])
        is_shown = is_open(s, action) or BOARD[action].round == 1
        yield SpaceView(action, is_shown, BOARD[action].round, s.ambrosia[action], there)


def _offers(cards: list[str], t: Totals | None) -> tuple[OfferView, ...]:
    offers = []
    for card in cards:
        price = CARDS[card].cost if t is None else card_price(t, CARDS[card])
        offers.append(OfferView(card, price.coins, price.knowledge))
    return tuple(offers)


def _army(army: Army, t: Totals) -> ArmyView:
    return ArmyView(
        army.card,
        army.coins,
        army.spent,
        army.used,
        tuple(army.retired),
        army_price(t, army),
        *army_strength(army),
    )


def _city(s: State, seat: int, viewer: int | None) -> CityView:
    p, t = s.players[seat], totals(s.players[seat])
    where = placed(s, seat)
    banner_counts = banners(p)
    hides = hides_stored(s, seat, viewer) and s.result is None
    present = {*p.ready, *p.hungry, *where}
    return CityView(
        seat=seat,
        city=p.city,
        coins=p.coins,
        knowledge=p.knowledge,
        ambrosia=p.ambrosia,
        citizens=tuple(p.citizens),
        ready=tuple(p.ready),
        hungry=tuple(p.hungry),
        new=tuple(number for number in p.citizens if number not in present),
        buildings=tuple(BuildingView(one.card, one.damaged, max(0, one.citizen)) for one in p.buildings),
        armies=tuple(_army(army, t) for army in p.armies),
        army_limit=t.armies,
        districts=tuple(p.districts),
        titans=tuple(p.titans),
        threat=p.threat,
        fed=p.fed,
        appease=appease_price(p, t) if p.threat else 0,
        stored=None if hides else tuple(p.stored),
        stored_decks=tuple(CARDS[card].deck for card in p.stored),
        has_passed=p.has_passed,
        banners=tuple(banner_counts[tribe] for tribe in TRIBES),
        capacity=t.capacity,
        food=t.food,
        income=(t.coins, t.knowledge, t.ambrosia),
        swords=t.swords,
        arrows=t.arrows,
        points=sum(line.points for line in (p.lines if s.result is not None else count(p))),
    )


def _final(s: State) -> tuple[FinalView, ...] | None:
    if s.result is None:
        return None
    return tuple(
        FinalView(seat, place, s.players[seat].score, tuple(s.players[seat].lines)) for place, seat in s.result.ranked()
    )
