"""Conflicts between leaders of one colour (rulebook, "Conflicto interno", "Conflicto externo")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.ask import Ask, Fixed, Flow, ask, only
from engine.core.fitting import skips
from engine.core.game import then
from engine.tigris.boards import CELL_NAMES, NEAR, flood, spread, squares
from engine.tigris.pieces import COLOUR_OF, COLOURS, HAND_SIZE, RED
from engine.tigris.state import (
    Conflict,
    ExternalConflict,
    InternalConflict,
    Side,
    State,
    War,
    clockwise,
    leaders_in,
    return_stranded_leaders,
    score,
    withdraw,
)

COMMITMENTS: Final = tuple(Fixed(*(f"commit:{count}" for count in range(held + 1))) for held in range(HAND_SIZE + 1))
"""By the number of fitting tiles behind the screen, what may be revealed."""


def internal_conflict(s: State, step: InternalConflict) -> Flow[None]:
    """Attacker, then defender reveal temples; ties go to the defender (rulebook, "Conflicto interno")."""
    colour, attacker, defender = step.colour, step.attacker, step.defender
    s.conflict = Conflict(
        "revolt",
        colour,
        Side(attacker, adjacent_temples(s, attacker, colour)),
        Side(defender, adjacent_temples(s, defender, colour)),
    )
    s.log.add("tigris-revolt", seat=attacker, other=defender, colour=COLOURS[colour])
    winner, loser = yield from fight(s, s.conflict, RED)
    cell = s.leaders[loser * 4 + colour]
    withdraw(s, loser, colour)
    s.log.add("tigris-driven-out", seat=loser, colour=COLOURS[colour], cell=CELL_NAMES[cell])
    score(s, winner, RED, 1, "revolt")
    s.conflict = None


def adjacent_temples(s: State, seat: int, colour: int) -> int:
    """Face-up temples next to a leader; one may count for both sides (rulebook, "Conflicto interno")."""
    return (NEAR[s.leaders[seat * 4 + colour]] & s.grid.tiles[RED]).bit_count()


def external_conflict(s: State, step: ExternalConflict) -> Flow[None]:
    """The active player says which colour is fought first; look again after each (rulebook, "Conflicto externo")."""
    wars = pending_wars(s, step.cell)
    if not wars:
        s.union = -1
        return
    colour = wars[0]
    if len(wars) > 1:
        options = Fixed(*(f"war:{COLOURS[number]}" for number in wars))
        choice = yield from ask(Ask("war", s.active, options))
        colour = COLOUR_OF[choice.partition(":")[2]]
    standing = leaders_in(s, colour, s.grid.kingdom_at(step.cell))
    attacker, defender = (seat for seat in clockwise(s) if seat in standing)
    then(s, War(step.cell, colour, attacker, defender), step)


def pending_wars(s: State, cell: int) -> Sequence[int]:
    """Colours of which two leaders stand in the united kingdom (rulebook, "Conflicto externo")."""
    kingdom = s.grid.kingdom_at(cell)
    return [colour for colour in range(4) if len(leaders_in(s, colour, kingdom)) > 1]


def war(s: State, step: War) -> Flow[None]:
    """Followers of the original kingdoms and from the hand decide (rulebook, "Resolución de un conflicto externo")."""
    colour = step.colour
    attackers, defenders = (original_kingdom(s, step.cell, seat, colour) for seat in (step.attacker, step.defender))
    followers = s.grid.tiles[colour]
    s.conflict = Conflict(
        "war",
        colour,
        Side(step.attacker, (followers & attackers).bit_count()),
        Side(step.defender, (followers & defenders).bit_count()),
    )
    s.log.add("tigris-war", seat=step.attacker, other=step.defender, colour=COLOURS[colour])
    winner, loser = yield from fight(s, s.conflict, colour)
    remove_loser(s, colour, winner, loser, defenders if loser == step.defender else attackers)
    s.conflict = None


def original_kingdom(s: State, cell: int, seat: int, colour: int) -> int:
    """The leader's region as it would be without the tile that made the union (rulebook, "Resolución...")."""
    return flood(1 << s.leaders[seat * 4 + colour], s.grid.linked & ~(1 << cell))


def remove_loser(s: State, colour: int, winner: int, loser: int, kingdom: int) -> None:
    """The loser's leader and followers leave; a point for each (rulebook, "Consecuencias de los conflictos externos").

    Temples next to a leader or with a treasure stay; so does a tile with a special building.
    """
    cell = s.leaders[loser * 4 + colour]
    withdraw(s, loser, colour)
    removed = s.grid.tiles[colour] & kingdom
    if s.buildings[colour] >= 0:
        removed &= ~(1 << s.buildings[colour])
    if colour == RED:
        removed &= ~(s.grid.treasures | spread(s.grid.leaders))
    s.grid.remove_tiles(colour, removed)
    s.log.add(
        "tigris-defeated",
        seat=loser,
        colour=COLOURS[colour],
        cell=CELL_NAMES[cell],
        tiles=removed.bit_count(),
        cells=", ".join(CELL_NAMES[one] for one in squares(removed)),
    )
    score(s, winner, colour, removed.bit_count() + 1, "war")
    if colour == RED:
        return_stranded_leaders(s)


def fight(s: State, conflict: Conflict, colour: int) -> Flow[tuple[int, int]]:
    """Both sides reveal tiles of a colour, the attacker first, each once; returns winner and loser seat.

    The defender wins ties (rulebook, "Conflicto interno", "Resolución de un conflicto externo").
    """
    for role, side in (("attack", conflict.attacker), ("defend", conflict.defender)):
        rival = conflict.defender if side is conflict.attacker else conflict.attacker
        about: dict[str, str | int] = {
            "other": rival.seat,
            "colour": COLOURS[colour],
            "own": side.board,
            "rival": rival.strength,
            "kind": conflict.kind,
        }
        side.committed = yield from commit(s, role, side.seat, colour, about)
    attacker, defender = conflict.attacker, conflict.defender
    winner, loser = (attacker, defender) if attacker.strength > defender.strength else (defender, attacker)
    tied = attacker.strength == defender.strength
    s.log.add(
        "tigris-decided",
        seat=winner.seat,
        other=loser.seat,
        kind=conflict.kind,
        by="tie" if tied else "attack" if winner is attacker else "defence",
        strength=winner.strength,
        board=winner.board,
        revealed=winner.committed or 0,
        against=loser.strength,
        boarded=loser.board,
        shown=loser.committed or 0,
    )
    s.settled = conflict
    return winner.seat, loser.seat


def commit(s: State, role: str, seat: int, colour: int, about: dict[str, str | int]) -> Flow[int]:
    """A side reveals tiles from behind its screen; they leave the game (rulebook, "Conflicto interno")."""
    tiles = s.hands[seat][colour]
    if s.rules.skip_empty and skips(s.log, seat, fits=bool(tiles), hides=any(s.hands[seat])):
        return 0
    choice = only((yield Ask(f"commit:{role}", seat, COMMITMENTS[tiles], about=about)))
    count = int(choice.partition(":")[2])
    s.hands[seat][colour] -= count
    s.log.reveal()
    s.log.add("tigris-committed", seat=seat, tiles=count, colour=COLOURS[colour])
    return count
