"""Rulebook, "Componentes" and "Preparación de la partida"."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.core.errors import BadOption
from engine.core.match import Match
from engine.core.registry import load_game
from engine.tigris.pieces import COLOURS
from tests.cases.tigris.driver import asked, do, hand, points, seen

CLASSIC = "K1 B2 P2 F3 N5 I7 B8 O9 F10 K11"
ALTERNATIVE = "E1 J1 O2 B3 G4 L4 D6 P6 A8 H8 M8 E10 J11 O11"
FIRST_SEAT = {"first-player": "first-seat"}


def begin(seats: int = 2, seed: int = 1, **options: str) -> Match:
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    return Match.create(load_game("tigris"), {**FIRST_SEAT, **chosen}, seats, seed)


@pytest.mark.parametrize(("board", "squares"), [("classic", CLASSIC), ("alternative", ALTERNATIVE)])
def test_preparacion__a_temple_with_a_treasure_on_every_winged_creature(board: str, squares: str) -> None:
    view = seen(begin(board=board))
    assert {tile.cell for tile in view.tiles} == {item.cell for item in view.treasures} == set(squares.split())
    assert {tile.colour for tile in view.tiles} == {"red"}
    assert not any(tile.flipped for tile in view.tiles)


def test_preparacion__the_table_chooses_one_of_two_boards_the_classic_one_at_first() -> None:
    assert seen(begin()).board == "classic"
    with pytest.raises(BadOption):
        begin(board="round")


@pytest.mark.parametrize("board", ["classic", "alternative"])
def test_componentes__153_tiles_57_30_36_30(board: str) -> None:
    match = begin(4, board=board)
    tiles = Counter(COLOURS[colour] for colour in match.state.bag[-seen(match).bag :])
    for dynasty in ("bow", "lion", "bull", "pot"):
        tiles.update(hand(match, dynasty))
    tiles.update(tile.colour for tile in seen(match).tiles)
    assert tiles == {"red": 57, "black": 30, "blue": 36, "green": 30}


@pytest.mark.parametrize(
    ("board", "seats", "left"),
    [
        ("classic", 2, 131),
        ("classic", 3, 125),
        ("classic", 4, 119),
        ("alternative", 2, 127),
        ("alternative", 3, 121),
        ("alternative", 4, 115),
    ],
)
def test_preparacion__the_rest_of_the_tiles_goes_into_the_bag(board: str, seats: int, left: int) -> None:
    assert seen(begin(seats, board=board)).bag == left


def test_preparacion__the_bag_is_drawn_from_unseen() -> None:
    assert begin(seed=1).state.bag != begin(seed=2).state.bag
    assert begin(seed=1).state.bag == begin(seed=1).state.bag


def test_preparacion__everybody_has_six_tiles_two_catastrophes_and_four_leaders() -> None:
    match = begin(3)
    for item in seen(match).seats:
        assert (item.hand_size, item.catastrophes) == (6, 2)
        assert sorted(item.leaders_off_board) == ["black", "blue", "green", "red"]
    assert len(hand(match, "bow")) == 6
    assert points(match, "bow") == (0, 0, 0, 0, 0)


def test_preparacion__the_tiles_lie_behind_the_screen() -> None:
    match = begin()
    assert seen(match, None).hand is None
    assert seen(match, 1).hand == tuple(hand(match, "lion"))


def test_componentes__six_monuments_with_every_pair_of_colours() -> None:
    left = seen(begin()).monuments_left
    assert len(left) == 6
    assert len({frozenset(pair) for pair in left}) == 6


def test_preparacion__special_buildings_only_in_the_variant() -> None:
    assert seen(begin()).buildings_left == ()
    assert sorted(seen(begin(special_buildings="yes")).buildings_left) == ["black", "blue", "green", "red"]


@pytest.mark.parametrize("seats", [1, 5])
def test_componentes__two_to_four_players(seats: int) -> None:
    with pytest.raises(BadOption):
        begin(seats)


def test_preparacion__everybody_chooses_a_dynasty_of_their_own() -> None:
    match = begin(3, dynasties="choose")
    assert asked(match) == ("bow", "dynasty")
    do(match, "dynasty:pot")
    assert "dynasty:pot" not in match.asks()[0].options
    do(match, "dynasty:bow", "dynasty:bull")
    assert [item.dynasty for item in seen(match).seats] == ["pot", "bow", "bull"]
    assert match.asks()[0].key == "action"


def test_preparacion__without_choosing_dynasties_go_by_seat() -> None:
    match = begin(4)
    assert [item.dynasty for item in seen(match).seats] == ["bow", "lion", "bull", "pot"]
    assert asked(match) == ("bow", "action")


def test_desarrollo__anybody_may_be_the_first_player() -> None:
    """The last one to bathe in a river: drawn by lot, or the first seat where the table wants it so."""
    firsts = {Match.create(load_game("tigris"), {}, 3, seed).asks()[0].seat for seed in range(30)}
    assert firsts == {0, 1, 2}
    assert {begin(3, seed).asks()[0].seat for seed in range(5)} == {0}
