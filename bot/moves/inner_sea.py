"""What the panel needs for the Inner Sea: names of areas, cards and wonders, and areas grouped by region."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from data import table
from data.names import name_of
from data.texts import texts
from engine.inner_sea.view import InnerSeaView

GAME = "inner_sea"
KIND_OF_VERB = {
    "area": "area",
    "stack": "area",
    "own": "area",
    "ally": "area",
    "move": "area",
    "deploy": "area",
    "withdraw": "area",
    "resettle": "area",
    "disk": "area",
    "play": "number",
    "negate": "number",
    "card": "number",
    "build": "wonder",
    "wonder": "wonder",
    "civ": "civ",
}
"""What kind of thing follows a verb in an option id."""


@cache
def _regions() -> dict[str, str]:
    return {area["id"]: area["region"] for area in table("inner_sea/map.json")["areas"]}


def label(lang: str, parts: tuple[str, ...], names: Sequence[str]) -> str | None:
    """A thing's name for the last word of an option; None where the texts of data/locales word it."""
    if len(parts) < 2:
        return None
    verb, last = parts[0], parts[-1]
    if verb == "region":
        return group_label(lang, last)
    if verb == "stack" and len(parts) > 2:
        return names[int(last)] if int(last) < len(names) else texts().text(lang, "inner_sea-barbarian-faction")
    if verb == "seat" and last.isdecimal() and int(last) < len(names):
        return names[int(last)]
    if len(parts) > 2 and (found := name_of(GAME, lang, f"{parts[-2]}:{last}")) is not None:
        return found
    kind = KIND_OF_VERB.get(verb)
    return name_of(GAME, lang, f"{kind}:{last}") if kind is not None else None


def group(word: str) -> str:
    """An area's region; other words by their first letter."""
    return _regions().get(word, word[:1])


def group_label(lang: str, group: str) -> str:
    """A region's name."""
    for region in table("inner_sea/map.json")["regions"]:
        if region["id"] == group:
            return str(region["name"].get(lang, region["name"]["en"]))
    return group


def hand_line(view: InnerSeaView, lang: str) -> str:
    """A seat's own cards, talents and disks."""
    if view.viewer is None or view.hand is None:
        return ""
    cards = ", ".join(str(name_of(GAME, lang, f"card:{card.key}") or card.key) for card in view.hand) or "–"
    own = view.seats[view.viewer]
    return texts().text(lang, "inner_sea-hand-line", cards=cards, talents=own.talents, ready=own.ready)


def turn(view: InnerSeaView) -> int:
    """Another turn or phase is another board message."""
    phases = ("growth", "cards", "competition", "reckoning")
    return (view.epoch * 4 + view.turn) * len(phases) + phases.index(view.phase)
