"""Names of areas, cards, wonders, civilizations and abilities by id, from the facts of each game."""

from __future__ import annotations

from functools import cache
from typing import Any

from data import FOLDER, table


@cache
def _names(game: str) -> dict[str, dict[str, str]]:
    """Every id of a game with its names by language: "area:rome", "region:italy", "card:heresy", "civ:..."."""
    folder = FOLDER / game
    found: dict[str, dict[str, str]] = {}

    def add(kind: str, rows: list[dict[str, Any]], key: str) -> None:
        for row in rows:
            found[f"{kind}:{row[key]}"] = row["name"]

    if (folder / "map.json").exists():
        add("area", table(f"{game}/map.json")["areas"], "id")
        add("region", table(f"{game}/map.json")["regions"], "id")
    for file in sorted((folder / "cards").glob("*.json")):
        rows = table(f"{game}/cards/{file.name}")["cards"]
        add("card", rows, "key")
        add("number", rows, "id")
    if (folder / "wonders.json").exists():
        add("wonder", table(f"{game}/wonders.json")["wonders"], "key")
    if (folder / "civilizations.json").exists():
        raw = table(f"{game}/civilizations.json")
        add("civ", raw["civilizations"], "id")
        add("ability", raw["ability_texts"], "id")
    return found


def name_of(game: str, lang: str, thing: str) -> str | None:
    """The name of "area:rome", "card:heresy", "number:13" (a card's), "wonder:..." or "civ:..."; None if unknown."""
    names = _names(game).get(thing)
    return None if names is None else names.get(lang, names["en"])
