"""Numbers in data: duplicates and gaps are told, a new row or a corrected one changes no stored game."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from shutil import copytree, ignore_patterns
from typing import Any

import msgspec
import pytest

from data import FOLDER, files, table
from data.numbers import ids_by_number
from engine.core.match import Match
from engine.core.registry import load_game
from engine.epochs.annals import PIECE
from engine.epochs.board import MOST_AREAS, board_of
from engine.epochs.geography import Geography, load
from engine.through_the_ages.cards import BOX, COPY, cards_of
from tests.stored.make import Samples, samples_of

Row = dict[str, Any]
MAPS = ("inner_sea", "middle_east")


def test_rows_come_by_their_numbers() -> None:
    assert ids_by_number("rows", [("b", 1), ("c", 2), ("a", 0)]) == ("a", "b", "c")


@pytest.mark.parametrize(
    ("rows", "why"),
    [
        ([("a", 0), ("b", 0)], "a and b both have the number 0.*the new one takes the lowest one that is free, 1"),
        ([("a", 0), ("b", 2)], "no row has the number 1"),
        ([("a", 0), ("b", None)], "b has no number: a new row takes the lowest one that is free, 1"),
        ([("a", 0), ("b", -1)], "b has no number"),
        ([("a", 0), ("b", True)], "b has no number"),
        ([("a", 0), ("a", 1)], "a is there twice"),
    ],
)
def test_numbers_that_will_not_do_are_told(rows: list[tuple[str, Any]], why: str) -> None:
    with pytest.raises(ValueError, match=f"^rows: {why}"):
        ids_by_number("rows", rows)


# --- Through the Ages ---------------------------------------------------------------------------------------------


def ages() -> list[Row]:
    """Every row of the cards of Through the Ages."""
    return [row for file in files("through_the_ages/cards/*.json") for row in json.loads(file.read_text())["cards"]]


def more(kind: str, number: int, **facts: Any) -> Row:
    """A card that there is not."""
    like: Row = next(row for row in ages() if row["kind"] == kind)
    return {**like, "id": f"aaa_{number}", "number": number, **facts}


def test_a_new_card_and_a_corrected_one_move_no_other() -> None:
    rows = [row | {"age": "II"} if row["id"] == "rich_land_i" else row for row in ages()]
    rows = [row | {"kind": "arena"} if row["id"] == "theology" else row for row in rows]
    assert sum(card != now for card, now in zip(ages(), rows, strict=True)) == 2
    cards = cards_of([more("action", len(BOX)), *reversed(rows)])
    assert [card.id for card in cards] == [*(card.id for card in BOX), f"aaa_{len(BOX)}"]


@pytest.mark.parametrize(
    ("rows", "why"),
    [
        ([more("action", 17)], "professional_sports and aaa_17 both have the number 17"),
        ([more("action", 237)], "no row has the number 236"),
        ([more("farm", 236)], "religion .temple. has a number below 13, where states count workers"),
        ([more("action", number) for number in range(236, COPY + 1)], "257 cards, but copies are 256 numbers apart"),
    ],
)
def test_cards_that_states_cannot_hold_are_refused(rows: list[Row], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        cards_of(ages() + rows)


def test_a_unit_corrected_to_a_building_is_refused() -> None:
    rows = [row | {"kind": "temple"} if row["id"] == "air_forces" else row for row in ages()]
    with pytest.raises(ValueError, match=r"has a number below .* raise rules_version"):
        cards_of(rows)


# --- maps ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", MAPS)
def test_seeds_and_map_give_an_area_the_same_number(game: str) -> None:
    seeds, made = (
        {area["number"]: area["id"] for area in table(f"{game}/{name}.json")["areas"]} for name in ("seeds", "map")
    )
    assert seeds == made == load_game(game).references.numbers["area"]


def geography(game: str, change: Callable[[dict[str, Row]], None]) -> Geography:
    """The map of a game with its rows changed."""
    contents = msgspec.to_builtins(load(game))
    change(contents["areas"])
    return msgspec.convert(contents, Geography, strict=False)


@pytest.mark.parametrize("game", MAPS)
def test_an_area_keeps_its_number_whatever_it_is_called_and_wherever_its_row_stands(game: str) -> None:
    before = board_of(load(game))

    def turned(areas: dict[str, Row]) -> None:
        rows = list(areas.items())[::-1]
        areas.clear()
        areas.update(rows)

    assert board_of(geography(game, turned)) == before


@pytest.mark.parametrize("game", MAPS)
def test_areas_with_numbers_that_will_not_do_are_refused(game: str) -> None:
    names = board_of(load(game)).ids

    def twice(areas: dict[str, Row]) -> None:
        areas[names[5]]["number"] = 4

    def too_high(areas: dict[str, Row]) -> None:
        areas[names[5]]["number"] = 200

    with pytest.raises(ValueError, match="both have the number 4"):
        board_of(geography(game, twice))
    with pytest.raises(ValueError, match="no row has the number 5"):
        board_of(geography(game, too_high))


@pytest.mark.parametrize("game", MAPS)
def test_what_marks_keep_in_a_byte_fits(game: str) -> None:
    state = Match.create(load_game(game), {}, 2, 1).state
    assert len(state.board.ids) <= MOST_AREAS
    assert PIECE + len(state.facts.own.names(state)) <= MOST_AREAS


# --- the whole of a game's data, with rows more ---------------------------------------------------------------------


def ages_more(folder: Path) -> None:
    change(folder / "through_the_ages/cards/actions.json", "cards", lambda rows: [more("action", len(BOX)), *rows])
    change(folder / "through_the_ages/cards/technologies.json", "cards", corrected)


def corrected(rows: list[Row]) -> list[Row]:
    return [row | {"kind": "arena"} if row["id"] == "theology" else row for row in rows]


def first_again(key: str, **facts: Any) -> Callable[[list[Row]], list[Row]]:
    """Its first row once more, under a name that sorts before all others, with some facts changed."""
    return lambda rows: [{**rows[0], key: "aaa", **facts}, *rows]


def change(file: Path, key: str, how: Callable[[list[Row]], list[Row]]) -> None:
    contents = json.loads(file.read_text("utf-8"))
    contents[key] = how(contents[key])
    file.write_text(json.dumps(contents), "utf-8")


def inner_sea_more(folder: Path) -> None:
    room = folder / "inner_sea"
    change(room / "wonders.json", "wonders", first_again("key"))
    change(room / "civilizations.json", "civilizations", first_again("id"))
    change(room / "cards/regular.json", "cards", first_again("key", id=999))
    change(room / "map.json", "areas", lambda rows: rows[::-1])


def middle_east_more(folder: Path) -> None:
    room = folder / "middle_east"
    change(room / "deities.json", "deities", first_again("key", id=999))
    change(room / "civilizations.json", "civilizations", first_again("id"))
    change(room / "cards/trade.json", "cards", first_again("key", id=999))
    change(room / "map.json", "areas", lambda rows: rows[::-1])


def world_more(folder: Path) -> None:
    for name in ("empire", "military", "titans", "districts", "cities"):
        change(folder / f"ancient_world/cards/{name}.json", "cards", first_again("id"))


ROWS = {
    "through_the_ages": ages_more,
    "inner_sea": inner_sea_more,
    "middle_east": middle_east_more,
    "ancient_world": world_more,
}
"""Data of the games that have cards or areas; those of Tigris are its two boards."""

READER = """
import json, sys
import data
data.__path__[:] = [sys.argv[1]]
from engine.core.position import Position
from engine.core.registry import load_game
from tests.stored.make import Samples, named_now, samples_of
import msgspec
game = load_game(sys.argv[2])
version = game.meta.rules_version
samples = msgspec.json.decode(samples_of(sys.argv[2], version).read_bytes(), type=Samples)
found = []
for sample in samples.states:
    state = game.read(sample.stored, version)
    found.append(named_now(sys.argv[2], msgspec.msgpack.decode(game.codec.encode(state))))
    for seat in (None, *range(samples.seats)):
        game.view(state, seat)
    position = Position(game, state)
    assert all(len(ask.options) for ask in position.asks())
print(json.dumps(found))
"""


@pytest.mark.parametrize("game", ROWS)
def test_a_stored_game_holds_the_same_cards_and_areas_beside_new_rows(game: str, tmp_path: Path) -> None:
    copytree(FOLDER, tmp_path / "data", ignore=ignore_patterns("art", "fonts", "build", "__pycache__"))
    ROWS[game](tmp_path / "data")
    command = [sys.executable, "-c", READER, str(tmp_path / "data"), game]
    done = subprocess.run(command, capture_output=True, text=True, cwd=FOLDER.parent, check=False)
    assert done.returncode == 0, done.stderr
    samples = msgspec.json.decode(samples_of(game, load_game(game).meta.rules_version).read_bytes(), type=Samples)
    assert json.loads(done.stdout) == [sample.named for sample in samples.states]
