"""From the state to what one seat may see: the only way out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import compress, count
from typing import Any, TypeVar

from engine.epochs.annals import PIECE, changes, ledger_of
from engine.epochs.areas import city_count, contested_areas, home_of, occupied, on_map, strength
from engine.epochs.cards import card_of
from engine.epochs.epoch import final_key
from engine.epochs.features import omitted_abilities
from engine.epochs.growth import growth_parts
from engine.epochs.ranks import has_allies
from engine.epochs.scenario import areas_that_count
from engine.epochs.sides import civilizations_of, others_led, speaker_of, spelled
from engine.epochs.state import Competition, State
from engine.epochs.view import (
    Change,
    EpochsView,
    FightView,
    Gain,
    GrowthView,
    HandCard,
    OnTable,
    OtherHand,
    SeatView,
    Stack,
)

V = TypeVar("V", bound=EpochsView)


def view_of(kind: type[V], s: State, viewer: int | None, begun_anew: Sequence[bool] = (), **own: Any) -> V:
    """The game as the player ``viewer`` (None: the public) sees it: hands, the deck and cards played face down stay
    hidden.

    begun_anew: by seat, whether it has begun anew. own: what only the game's own kind of view has.
    """
    ids = s.board.ids
    since, changed = changes(s)
    if viewer is not None and s.cast is not None:
        viewer = speaker_of(s, viewer)
        own |= _of_cast(s, viewer)
    elif s.cast is not None:
        own |= _of_cast(s, None)
    return kind(
        viewer=viewer,
        epoch=s.epoch,
        epochs=s.rules.epochs,
        turn=s.turn,
        phase=s.phase,
        order=tuple(s.order),
        seats=tuple(_seat(s, seat, bool(begun_anew) and begun_anew[seat]) for seat in range(s.seats)),
        stacks=tuple(_stacks(s)),
        contested=tuple([ids[area] for area in contested_areas(s)]),
        closed=tuple([ids[area] for area in s.closed]),
        deck=len(s.deck),
        discard=tuple([s.facts.cards[number].key for number in s.discard]),
        barbarians=s.supply[s.barbarians],
        hand=None if viewer is None else _hand(s, viewer),
        fight=_fight(s),
        places=_places(s),
        acting=_acting(s),
        since=since,
        changes=tuple(
            Change(ids[area], None if faction == s.barbarians else faction, was, now)
            for area, faction, was, now in changed
            if faction < PIECE
        ),
        raised=_raised(s, [faction - PIECE for _, faction, _, now in changed if faction >= PIECE and now]),
        growth=None if s.grown is None else GrowthView(s.grown.seat, tuple(s.grown.parts.items())),
        gains=_gains(s.ledger, s.facts.own.sources),
        finals=None if s.result is None else tuple(final_key(s, seat) for seat in range(s.seats)),
        without=tuple(sorted(omitted_abilities(s))),
        scenario=s.scenario,
        aims=tuple([ids[area] for area in areas_that_count(s)]),
        **own,
    )


def _of_cast(s: State, viewer: int | None) -> dict[str, Any]:
    """What a view says more of a table where a player leads two civilizations, or nobody one."""
    assert s.cast is not None
    others = [] if viewer is None else others_led(s, viewer)
    return {
        "cast": spelled(s),
        "other_hand": OtherHand(others[0], _hand(s, others[0])) if others else None,
        "enemies": tuple([None if enemy < 0 else enemy for enemy in s.cast.enemies]),
    }


def _hand(s: State, seat: int) -> tuple[HandCard, ...]:
    return tuple(_hand_card(s, number) for number in sorted(s.hands[seat]))


def _places(s: State) -> tuple[tuple[int, ...], ...] | None:
    """Groups of civilizations: the best one of each player, by the player's place, then all others by points."""
    if s.result is None or s.cast is None:
        return None if s.result is None else s.result.places

    def key(seat: int) -> tuple[int, ...]:
        return final_key(s, seat)

    first = [[max(civilizations_of(s, player), key=key) for player in group] for group in s.result.places]
    best = {seat for group in first for seat in group}
    rest = sorted((seat for seat in range(s.seats) if seat not in best), key=key, reverse=True)
    return (*map(tuple, first), *((seat,) for seat in rest))


def _raised(s: State, numbers: Sequence[int]) -> tuple[str, ...]:
    """The names of these pieces."""
    names = s.facts.own.names(s) if numbers else ()
    return tuple([names[number] for number in numbers])


def _acting(s: State) -> tuple[int, ...]:
    """Whose step it is; nobody's where it has no one seat. Only who takes part is told, not who is asked."""
    step = s.agenda[-1] if s.agenda and s.result is None else None
    if isinstance(step, Competition):
        return tuple(seat for seat in s.order if strength(s, seat, step.area))
    seat = getattr(step, "seat", None)
    return () if seat is None else (seat,)


@lru_cache(maxsize=64)
def _gains(ledger: bytes, sources: tuple[str, ...]) -> tuple[Gain, ...]:
    return tuple(Gain(*row) for row in ledger_of(ledger, sources))


def _seat(s: State, seat: int, begun_anew: bool) -> SeatView:
    return SeatView(
        seat=seat,
        civilization=s.civs[seat],
        points=s.points[seat],
        talents=s.treasury[seat],
        loot=s.loot[seat],
        supply=s.supply[seat],
        ready=s.ready[seat],
        hand_size=len(s.hands[seat]),
        cities=city_count(s, seat),
        on_map=on_map(s, seat),
        passed=s.passed[seat],
        growth=growth_parts(s, seat),
        table=tuple(OnTable(card_of(s, item.card).key, item.disks) for item in s.investments if item.seat == seat),
        sources=dict(sorted(s.sources[seat].items())),
        home=s.board.ids[home_of(s, seat)] if s.civs[seat] else "",
        has_begun_anew=begun_anew,
    )


def _stacks(s: State) -> list[Stack]:
    """Every stack, by area, then by faction."""
    ids, disks, allies, seats, stacks = s.board.ids, s.disks, s.allies, s.seats, list[Stack]()
    factions = seats + 1
    places = [area * factions + faction for faction in range(factions) for area in occupied(s, faction)]
    if has_allies(s):
        allied = [area * factions + seat for seat in range(s.seats) for area in compress(count(), allies[seat])]
        places = list({*places, *allied})
    places.sort()
    for place in places:
        area, faction = divmod(place, factions)
        if faction < seats:
            stacks.append(Stack(ids[area], faction, disks[faction][area], allies[faction][area]))
        else:
            stacks.append(Stack(ids[area], None, disks[faction][area]))
    return stacks


def _hand_card(s: State, number: int) -> HandCard:
    facts = card_of(s, number)
    return HandCard(number, facts.key, facts.letter, facts.great_person)


def _fight(s: State) -> FightView | None:
    """Played cards are shown once they have left the hands: before that they are face down."""
    if s.fight is None:
        return None
    open_cards = tuple(
        tuple(name for name in names if not (name.startswith("card:") and int(name[5:]) in s.hands[seat]))
        for seat, names in enumerate(map(s.fight.played_by, range(s.seats)))
    )
    return FightView(s.board.ids[s.fight.area], open_cards, tuple(s.fight.removed))
