"""Facts from the rows of a game's data: cards, civilizations, setups."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from engine.epochs.board import Board
from engine.epochs.effects.verbs import override_from_data
from engine.epochs.facts import Card, Civilization, Setup, Start

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
            {
                civilization: Start(
                    _numbers(board, start["settlements"]),
                    _numbers(board, start["camps"]),
                    board.number[start["home"]] if "home" in start else -1,
                )
                for civilization, start in row["starts"].items()
            },
            tuple(sorted(_numbers(board, closed.get(row["players"], ())))),
            row["aside"],
        )
        for row in rows
    }


def _numbers(board: Board, names: Iterable[str]) -> tuple[int, ...]:
    return tuple(board.number[name] for name in names)
