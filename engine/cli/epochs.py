"""A position of a game of epochs as text, for transcripts: every occupied area of the map, everybody's facts."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from data.casts import players_by_side
from engine.epochs.epoch import player_key
from engine.epochs.state import State
from engine.epochs.view import EpochsView, SeatView, Stack


def board(view: EpochsView, names: Sequence[str], standing: Sequence[str] = ()) -> list[str]:
    """The stacks of every area (1 to 6: seats, B: Barbarians, w: white allies), what else stands on the map, a line
    each, and everybody's open facts.
    """
    lines = [f"epoch {view.epoch} of {view.epochs}, turn {view.turn}, {view.phase}; order {_order(view)}"]
    stacks = sorted(view.stacks, key=lambda stack: stack.area)
    areas = [f"{area} {'+'.join(map(_stack, group))}" for area, group in groupby(stacks, key=lambda stack: stack.area)]
    lines += [f"  {'; '.join(areas[first : first + 6])}" for first in range(0, len(areas), 6)]
    lines += standing
    if view.contested:
        lines.append(f"contested: {', '.join(view.contested)}")
    lines.append(f"deck {view.deck}, discard {len(view.discard)}, Barbarians left {view.barbarians}")
    return lines + [f"{name}: {_facts(seat)}" for name, seat in zip(leaders(view, names), view.seats, strict=True)]


def own(view: EpochsView) -> str:
    """The viewer's cards; of two civilizations the cards of both."""
    cards = [*(view.hand or ()), *(view.other_hand.cards if view.other_hand is not None else ())]
    return ", ".join(f"{card.id} {card.key}" for card in cards) or "no cards"


def leaders(view: EpochsView, names: Sequence[str]) -> list[str]:
    """Who leads each civilization; "NPC" for nobody. ``names``: the players'."""
    players = players_by_side(view.cast, len(names))
    return [names[player] if player >= 0 else "NPC" for player in players]


def _order(view: EpochsView) -> str:
    return " ".join(str(seat + 1) for seat in view.order)


def _stack(stack: Stack) -> str:
    owner = "B" if stack.seat is None else str(stack.seat + 1)
    return f"{owner}x{stack.disks}" + (f"w{stack.allies}" if stack.allies else "")


def _facts(seat: SeatView) -> str:
    table = "".join(f", {item.card} ({item.disks})" for item in seat.table)
    return (
        f"{seat.civilization}, {seat.points} points, {seat.talents} talents, {seat.cities} cities, {seat.ready} ready,"
        f" {seat.on_map} on the map, {seat.supply} in supply, {seat.hand_size} cards{table}"
    )


def figures(state: State, seat: int) -> dict[str, float]:
    """What is counted of a seat when the game is over."""
    return {"points": player_key(state, seat)[0]}


def kinds(state: State, seat: int) -> list[str]:
    """What may be an advantage to a seat is counted by civilization (``engine.cli.stats``)."""
    return []
