"""Tigris & Euphrates for the core, and the invariants that hold at every decision."""

from __future__ import annotations

from engine.core.game import Game, Opponent
from engine.tigris.boards import ALL, NEAR, block
from engine.tigris.computer.planner import LOOKAHEAD
from engine.tigris.computer.sensible import answer
from engine.tigris.computer.sight import sight
from engine.tigris.computer.win_shares import shares
from engine.tigris.conflicts import external_conflict, internal_conflict, war
from engine.tigris.dealing import recall, redeal, rewind
from engine.tigris.grid import kingdoms_of
from engine.tigris.meta import META
from engine.tigris.missing import MISSING
from engine.tigris.monuments import build_monument
from engine.tigris.pieces import BLUE, COLOURS, HAND_SIZE, RED, TILE_COUNTS
from engine.tigris.preorders import PREORDERS
from engine.tigris.references import REFERENCES
from engine.tigris.setup import choose_dynasty, set_up
from engine.tigris.special import build_special
from engine.tigris.state import (
    BuildMonument,
    BuildSpecial,
    ChooseDynasty,
    EndTurn,
    ExternalConflict,
    InternalConflict,
    State,
    TakeAction,
    TakeTreasures,
    War,
    copied,
)
from engine.tigris.treasures import take_treasures
from engine.tigris.turn import end_turn, take_action
from engine.tigris.views import view


def check(s: State) -> None:
    """Raises AssertionError where the state is impossible."""
    grid = s.grid
    layers = [*grid.tiles, grid.flipped, grid.leaders, grid.catastrophes]
    assert sum(layer.bit_count() for layer in layers) == grid.occupied.bit_count(), "two things on one square"
    assert not grid.occupied & ~ALL, "something lies off the board"
    assert grid.linked == grid.face_up | grid.flipped | grid.leaders, "linked squares are out of date"
    assert sorted(grid.kingdoms) == sorted(kingdoms_of(grid.linked, grid.leaders)), "kingdoms are out of date"
    standing = [cell for cell in s.leaders if cell >= 0]
    assert grid.leaders == sum(1 << cell for cell in standing), "leaders and their squares differ"
    assert all(NEAR[cell] & grid.tiles[RED] for cell in standing), "a leader stands without a temple"
    assert not grid.leaders & s.printed.river, "a leader stands in a river"
    assert not grid.tiles[BLUE] & s.printed.land, "a farm lies on land"
    for colour, name in enumerate(COLOURS):
        assert colour == BLUE or not grid.tiles[colour] & s.printed.river, f"a {name} tile lies in a river"
        count = grid.tiles[colour].bit_count() + sum(hand[colour] for hand in s.hands)
        assert count + s.bag[s.drawn :].count(colour) <= TILE_COUNTS[name], f"too many {name} tiles"
    assert not grid.treasures & ~(grid.tiles[RED] | grid.flipped), "a treasure lies on no temple"
    assert all(0 <= sum(hand) <= HAND_SIZE and min(hand) >= 0 for hand in s.hands), "a hand has a wrong size"
    assert all(min(points) >= 0 for points in s.points), "points below nothing"
    built = sum(block(top) for top in s.monuments if top >= 0)
    assert built == grid.flipped, "flipped tiles lie without a monument"
    for colour, cell in enumerate(s.buildings):
        assert cell < 0 or grid.tiles[colour] >> cell & 1, "a special building stands on no tile of its colour"


GAME: Game[State] = Game(
    META,
    State,
    set_up,
    {
        ChooseDynasty: choose_dynasty,
        TakeAction: take_action,
        InternalConflict: internal_conflict,
        ExternalConflict: external_conflict,
        War: war,
        BuildSpecial: build_special,
        BuildMonument: build_monument,
        TakeTreasures: take_treasures,
        EndTurn: end_turn,
    },
    view,
    redeal,
    rewind,
    check,
    preorders=PREORDERS,
    missing=MISSING,
    sensible=Opponent(sight, answer, lookahead=LOOKAHEAD),
    copy=copied,
    evaluate=shares,
    references=REFERENCES,
    recall=recall,
)
