"""The facts of Ancient Civilizations of the Inner Sea, from data/inner_sea."""

from __future__ import annotations

from typing import Any

from data import table
from engine.epochs.facts import Board, Card, Civilization, Facts, Setup, Start, Wonder, register
from engine.epochs.geography import load
from engine.inner_sea.verbs import write_over
from engine.inner_sea.written import GAME

CARD_FILES = ("regular", "great_persons", "negate", "investment", "competition", "events", "more")


def board() -> Board:
    """The map, its areas numbered in the order of their ids."""
    geography = load(GAME)
    ids = tuple(sorted(geography.areas))
    number = {name: place for place, name in enumerate(ids)}
    areas = [geography.areas[name] for name in ids]
    return Board(
        ids=ids,
        kinds=tuple(area.kind for area in areas),
        adjacent=tuple(tuple(sorted(number[near] for near in area.adjacent)) for area in areas),
        order=tuple(area.order for area in areas),
        home_of=tuple(area.home_of or "" for area in areas),
        islands=tuple(area.island or "" for area in areas),
        regions=tuple(area.region for area in areas),
        edges=tuple(area.edges for area in areas),
        number=number,
    )


def cards() -> dict[int, Card]:
    """Every fate card by its id. Raises ValueError where two cards have one id, or an effect cannot be read."""
    found: dict[int, Card] = {}
    for name in CARD_FILES:
        for row in table(f"inner_sea/cards/{name}.json")["cards"]:
            if row["id"] in found:
                raise ValueError(f"two cards have the number {row['id']}")
            write_over(row["key"], row.get("effect"))
            found[row["id"]] = Card(
                id=row["id"],
                key=row["key"],
                letter=row.get("letter", ""),
                great_person=row.get("great_person", False),
                theme=row.get("theme", ""),
                legend=row.get("legend", "discard"),
                disks=row.get("disks", 0),
                answers=tuple(row.get("answers", ())),
            )
    return found


def make_facts() -> Facts:
    """All of it together."""
    made = board()
    raw: dict[str, Any] = table("inner_sea/civilizations.json")
    wonders: dict[str, Any] = table("inner_sea/wonders.json")
    geography = load(GAME)
    return Facts(
        made,
        {
            row["id"]: Civilization(row["id"], made.number[row["home"]], tuple(row["abilities"]))
            for row in raw["civilizations"]
        },
        cards(),
        {row["key"]: Wonder(row["key"], row["disks"]) for row in wonders["wonders"]},
        {
            row["players"]: Setup(
                row["players"],
                {
                    civ: Start(
                        tuple(made.number[area] for area in start["settlements"]),
                        tuple(made.number[area] for area in start["camps"]),
                    )
                    for civ, start in row["starts"].items()
                },
                tuple(sorted(made.number[area] for area in geography.closed(row["players"]))),
                row["aside"],
            )
            for row in raw["setups"]
        },
        (row["id"] for row in raw["ability_texts"] if row.get("balancing")),
    )


register(GAME, make_facts())
