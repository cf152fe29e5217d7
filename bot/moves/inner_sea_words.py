"""Texts of cards, wonders and civilizations of the Inner Sea, and who stands where, in the reader's words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from bot.moves import Note
from data import files, table
from data.texts import texts
from data.words import name_of
from engine.inner_sea.view import InnerSeaView

GAME = "inner_sea"


@cache
def _cards() -> list[dict[str, Any]]:
    return [row for file in files(f"{GAME}/cards/*.json") for row in table(f"{GAME}/cards/{file.name}")["cards"]]


@cache
def card_numbers() -> dict[str, str]:
    """Every card's key by its number."""
    return {str(row["id"]): str(row["key"]) for row in _cards()}


@cache
def _rows() -> dict[str, dict[str, Any]]:
    """Everything with a text of its own: "card:heresy", "wonder:great_walls", "ability:legions"."""
    wonders, civilizations = table(f"{GAME}/wonders.json"), table(f"{GAME}/civilizations.json")
    return (
        {f"card:{row['key']}": row for row in _cards()}
        | {f"wonder:{row['key']}": row for row in wonders["wonders"]}
        | {f"ability:{row['id']}": row for row in civilizations["ability_texts"]}
    )


def words_of(lang: str, thing: str) -> Note | None:
    """Name and text of a card, a wonder or an ability."""
    row = _rows().get(thing)
    if row is None:
        return None
    text = str(row["text"].get(lang, row["text"]["en"]))
    if thing.startswith("wonder:") and row["disks"]:
        text = f"{text} {texts().text(lang, 'inner_sea-wonder-disks', disks=row['disks'])}"
    return Note(str(row["name"].get(lang, row["name"]["en"])), text)


@cache
def civilization_text(lang: str, civilization: str, without: str = "") -> Note | None:
    """A civilization, its home area, and what it can do; ``without``: ids of abilities that the table left out."""
    for row in table(f"{GAME}/civilizations.json")["civilizations"]:
        if row["id"] == civilization:
            notes = [words_of(lang, f"ability:{name}") for name in row["abilities"] if name not in without.split()]
            said = [f"{note.name}: {note.text}" for note in notes if note is not None]
            home = texts().text(lang, "inner_sea-home", area=name_of(GAME, lang, f"area:{row['home']}") or row["home"])
            return Note(str(row["name"].get(lang, row["name"]["en"])), "\n".join([home, *said]))
    return None


def there(view: InnerSeaView, area: str, lang: str, names: Sequence[str]) -> str:
    """Who stands in an area: the reader's own disks first."""
    stacks = sorted((item for item in view.stacks if item.area == area), key=lambda item: item.seat != view.viewer)
    said = []
    for stack in stacks:
        if stack.seat is None:
            who = texts().text(lang, "inner_sea-unplayed")
        else:
            who = texts().text(lang, "panel-you") if stack.seat == view.viewer else names[stack.seat]
        said.append(f"{who} {stack.disks + stack.allies}")
    return " · ".join(said) or texts().text(lang, "inner_sea-nobody-there")


def growth_coming(parts: Mapping[str, int], lang: str) -> str:
    """What the map would give as it stands, abilities and the least of three not counted yet."""
    said = [_part(lang, name, count, None) for name, count in parts.items() if count]
    if not said:
        return texts().text(lang, "inner_sea-growth-least")
    return texts().text(lang, "inner_sea-growth-coming", parts=" + ".join(said), total=sum(parts.values()))


def growth_made(view: InnerSeaView, seat: int, lang: str) -> str:
    """Where the disks came from that the seat has just made ready: "6 settlements + 2 for seas + 1 Carthage = 9"."""
    if view.growth is None or view.growth.seat != seat:
        return ""
    civilization = view.seats[seat].civilization
    said = [_part(lang, name, count, civilization) for name, count in view.growth.parts]
    total = sum(count for _, count in view.growth.parts)
    return texts().text(lang, "inner_sea-growth-made", parts=" + ".join(said).replace("+ −", "− "), total=total)


def _part(lang: str, name: str, count: int, civilization: str | None) -> str:
    key = f"inner_sea-growth-part-{name}"
    if texts().has(lang, key):
        return texts().text(lang, key, count=abs(count))
    named = f"civ:{civilization}" if name.startswith("ability:") and civilization is not None else name
    return f"{count} {name_of(GAME, lang, named) or name}"
