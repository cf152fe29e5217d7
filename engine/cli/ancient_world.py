"""A position of The Ancient World as text, for transcripts, and what statistics count."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.ancient_world.facts import CARDS
from engine.ancient_world.state import State
from engine.ancient_world.totals import totals
from engine.ancient_world.view import ArmyView, CityView, OfferView, SpaceView, WorldView

PLAYS = ("1st", "2nd", "3rd", "4th")


def board(view: WorldView, names: Sequence[str]) -> list[str]:
    """The actions with citizens and ambrosia, the rows with prices, titans, and a few lines for each city."""
    spaces = " ".join(_space(space) for space in view.spaces if space.is_open)
    lines = [
        f"round {view.round} of {view.rounds}, first {names[view.first]}, deck {view.deck} {view.deck_size}",
        f"board: {spaces}",
        f"row: {_offers(view.row)}",
        f"military: {_offers(view.military_row)}",
        f"titans: {' '.join(map(_titan, filter(None, view.titans)))}; district: {view.district or 'none in sight'}",
    ]
    for city in view.cities:
        lines += _city(city, names[city.seat] + (" to play" if city.seat == view.active else ""))
    return lines


def _space(space: SpaceView) -> str:
    citizens = ",".join(f"{one.seat + 1}:{one.number}" for one in space.citizens)
    return f"{space.action}({citizens or '-'}{f' +{space.ambrosia}' if space.ambrosia else ''})"


def _offers(offers: Iterable[OfferView]) -> str:
    return " ".join(f"{one.card}={one.coins}{f'+{one.knowledge}k' if one.knowledge else ''}" for one in offers)


def _titan(card: str) -> str:
    facts = CARDS[card]
    return f"{card}({'swords ' if facts.swords_only else ''}{facts.defence}, {len(facts.banners)} banners)"


def _army(army: ArmyView) -> str:
    under = f" over {'+'.join(army.retired)}" if army.retired else ""
    return f"{army.card}{under}{' used' if army.is_used else ''} for {army.price}"


def _city(city: CityView, name: str) -> Iterator[str]:
    coins, knowledge, ambrosia = city.income
    yield (
        f"{name}{f' ({city.city})' if city.city else ''}: {city.points} points, {city.coins} coins (+{coins}), "
        f"{city.knowledge} knowledge (+{knowledge}), {city.ambrosia} ambrosia (+{ambrosia})"
    )
    threat = f"{_titan(city.threat)} fed {city.fed}" if city.threat else "nothing"
    yield (
        f"  citizens {_numbers(city.citizens)}, ready {_numbers(city.ready)}, hungry {_numbers(city.hungry)}, "
        f"food {city.food}, banners {'/'.join(map(str, city.banners))}, threatened by {threat}"
    )
    cards = " ".join(one.card + (" (damaged)" if one.is_damaged else "") for one in city.buildings)
    yield f"  {len(city.buildings)} of {city.capacity}: {cards}; stored {len(city.stored_decks)}"
    yield f"  armies: {', '.join(map(_army, city.armies)) or 'none'}; swords {city.swords}, arrows {city.arrows}"
    yield f"  titans: {' '.join(city.titans) or 'none'}; districts: {' '.join(city.districts) or 'none'}"


def _numbers(numbers: Iterable[int]) -> str:
    return ",".join(map(str, numbers)) or "-"


def own(view: WorldView) -> str:
    """The viewer's stored cards, and what they are looking at."""
    assert view.viewer is not None, "the public stores nothing"
    looking = f"; looks at {' '.join(view.looking)}" if view.looking else ""
    return f"stored {' '.join(view.cities[view.viewer].stored or ()) or 'nothing'}{looking}"


def figures(state: State, seat: int) -> dict[str, float]:
    """What is counted of a seat when the game is over: points by source, and what they came from."""
    p = state.players[seat]
    buildings = [CARDS[one.card] for one in p.buildings]
    tribes = sum(line.points for line in p.lines if line.source in ("green", "red", "purple", "blue", "yellow"))
    lost = sum(line.points for line in p.lines if line.source in ("hungry", "damaged"))
    return {
        "points": p.score,
        "by banners": tribes,
        "by cards": p.score - tribes - lost,
        "lost": lost,
        "titans' banners": sum(len(CARDS[card].banners) for card in p.titans),
        "cards' banners": sum(len(card.banners) for card in buildings),
        "titans": len(p.titans),
        "A": sum(card.deck == "A" for card in buildings),
        "B": sum(card.deck == "B" for card in buildings),
        "C": sum(card.deck == "C" for card in buildings),
        "districts": len(p.districts),
        "military": sum(1 + len(army.retired) for army in p.armies),
        "citizens": len(p.citizens),
        "income": totals(p).coins,
    }


def kinds(state: State, seat: int) -> list[str]:
    """What may be an advantage to a seat, when the game begins: who plays first, the city-state."""
    city = state.players[seat].city
    return [f"plays {PLAYS[(seat - state.first) % state.seats]}", *([city] if city else [])]


def cards(state: State) -> tuple[list[str], list[str]]:
    """The cards that can be taken or fought now, and those that belong to somebody who did not begin with them."""
    offered = [*state.row, *state.wonders, *state.military_row, *state.looking, *state.districts[-1:]]
    offered += [pile[-1] for pile in state.titans if pile]
    owned = []
    for p in state.players:
        offered += p.stored
        if p.threat:
            offered.append(p.threat)
        owned += [one.card for one in p.buildings]
        owned += p.titans
        owned += p.districts
        for army in p.armies:
            owned += [army.card, *army.retired]
    return offered, [card for card in owned if CARDS[card].deck != "start"]
