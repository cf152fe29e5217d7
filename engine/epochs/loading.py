"""Facts from the rows of a game's data: cards, civilizations, setups."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from data import table
from engine.epochs.board import Board
from engine.epochs.effects.verbs import override_from_data
from engine.epochs.facts import Bonus, Card, Civilization, Hold, Scenario, Setup, Start
from engine.epochs.geography import Geography
from engine.epochs.scenario_options import scenario_ids

Row = Mapping[str, Any]


def cards_of(game: str, rows: Iterable[Row]) -> dict[int, Card]:
    """Every fate card by its id; effects in the data stand for code.

    Raises ValueError where two cards have one id, or an effect cannot be read.
    """
    cards: dict[int, Card] = {}
    for row in rows:
        if row["id"] in cards:
            raise ValueError(f"two cards have the number {row['id']}")
        override_from_data(game, row["key"], row.get("effect"))
        cards[row["id"]] = Card(
            id=row["id"],
            key=row["key"],
            letter=row.get("letter", ""),
            great_person=row.get("great_person", False),
            theme=row.get("theme", ""),
            legend=row.get("legend", "discard"),
            disks=row.get("disks", 0),
            white=row.get("white", False),
            answers=tuple(row.get("answers", ())),
        )
    return cards


def civilizations_of(board: Board, rows: Iterable[Row]) -> dict[str, Civilization]:
    """Civilizations by id; their homes are "homes", or "home" where there is one only."""
    return {
        row["id"]: Civilization(
            row["id"],
            tuple(board.number[home] for home in row.get("homes") or (row["home"],)),
            tuple(row["abilities"]),
        )
        for row in rows
    }


def setups_of(board: Board, rows: Iterable[Row], closed: Mapping[int, Iterable[str]]) -> dict[int, Setup]:
    """Setups by number of players. ``closed``: the areas out of play, for those numbers of players that have any."""
    return {
        row["players"]: Setup(
            row["players"],
            _starts(board, row["starts"]),
            tuple(sorted(_numbers(board, closed.get(row["players"], ())))),
            row["aside"],
        )
        for row in rows
    }


def _starts(board: Board, starts: Mapping[str, Row]) -> dict[str, Start]:
    return {
        civilization: Start(
            _numbers(board, start.get("settlements", ())),
            _numbers(board, start.get("camps", ())),
            board.number[start["home"]] if "home" in start else -1,
            _numbers(board, start.get("cities", ())),
            start.get("talents", 0),
            start.get("points", 0),
            {key: board.number[area] for key, area in start.get("own", {}).items()},
        )
        for civilization, start in starts.items()
    }


def scenarios_of(game: str, board: Board, geography: Geography) -> dict[str, Scenario]:
    """The scenarios of a game by id; data/README.md says what stands in their files."""
    return {
        name: _scenario(name, board, geography, table(f"{game}/scenarios/{name}.json")) for name in scenario_ids(game)
    }


def _scenario(name: str, board: Board, geography: Geography, row: Row) -> Scenario:
    by_number = {
        int(number): (tuple(who["led"]), tuple(who.get("unled", ()))) for number, who in row["players"].items()
    }
    hold = row.get("hold")
    return Scenario(
        name,
        by_number,
        Setup(max(by_number), _starts(board, row["starts"]), _closed(board, geography, row.get("map")), row["aside"]),
        {board.number[area]: disks for area, disks in row.get("barbarians", {}).items()},
        row["epochs"],
        tuple(Bonus(_numbers(board, one["areas"]), one["points"]) for one in row.get("bonus", ())),
        None if hold is None else Hold(_numbers(board, hold["areas"]), hold["count"]),
        row.get("survive", False),
    )


def _closed(board: Board, geography: Geography, part: Row | None) -> tuple[int, ...]:
    """The areas out of play: those outside the regions that are played, and single ones."""
    if part is None:
        return ()
    also, without = part.get("also", ()), part.get("without", ())
    areas = geography.areas.values()
    playable = {area.id for area in areas if area.region in part["regions"]}.union(also).difference(without)
    return tuple(sorted(board.number[area.id] for area in areas if area.id not in playable))


def _numbers(board: Board, names: Iterable[str]) -> tuple[int, ...]:
    return tuple(board.number[name] for name in names)
