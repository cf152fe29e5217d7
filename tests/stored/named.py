"""A stored state as names: which cards lie where, which areas are held, whose leaders stand on which squares.

States are plain data here, as they are stored; ``tables`` are the lists by which their numbers are read (References).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

Raw = dict[str, Any]
Tables = Mapping[str, Mapping[int, str]]

PIECE = 64
COPY = 256


def named(game: str, raw: Raw, tables: Tables) -> Raw:
    """What a state of this game holds, by name; the same whatever numbers are behind it."""
    return OF_GAME.get(game, _as_it_is)(raw, tables)


def _as_it_is(raw: Raw, tables: Tables) -> Raw:
    return {key: value for key, value in raw.items() if key not in ("rng", "log")}


def _held(row: Iterable[int], names: Mapping[int, str]) -> dict[str, int]:
    """What is counted in a list with a place for each number."""
    return {names[number]: count for number, count in enumerate(row) if count}


# --- games of epochs ----------------------------------------------------------------------------------------------


def _epochs(raw: Raw, tables: Tables) -> Raw:
    areas, cards, sources = tables["area"], tables["card"], tables["source"]

    def area(number: int) -> str:
        return areas[number] if number >= 0 else ""

    def marked(pieces: bytes) -> list[str]:
        """Disks alone: what else stands on the map is named by the state itself."""
        found = [pieces[at : at + 3] for at in range(0, len(pieces), 3)]
        return [f"{faction} {areas[place]} {disks}" for faction, place, disks in found if faction < PIECE]

    ledger = raw.get("ledger", b"")
    return {
        "civilizations": raw["civs"],
        "disks": [_held(row, areas) for row in raw["disks"]],
        "allies": [_held(row, areas) for row in raw["allies"]],
        "closed": [areas[number] for number in raw["closed"]],
        "homes": [area(number) for number in raw.get("homes", [])],
        "hands": [[cards[number] for number in hand] for hand in raw["hands"]],
        "piles": [[cards[number] for number in raw[pile]] for pile in ("deck", "discard", "aside")],
        "investments": [[item["seat"], cards[item["card"]], item["disks"]] for item in raw["investments"]],
        "wonders": {key: [one["status"], area(one["area"])] for key, one in raw.get("wonders", {}).items()},
        "deities": {key: [one["status"], one["owner"]] for key, one in raw.get("deities", {}).items()},
        "strongholds": {areas[at]: seat for at, seat in enumerate(raw.get("strongholds", [])) if seat >= 0},
        "sites": {key: area(number) for key, number in raw.get("sites", {}).items()},
        "marks": [marked(mark["pieces"]) for mark in raw.get("marks", [])],
        "ledger": [sources[ledger[at + 2]] for at in range(0, len(ledger), 4)],
        "seen": sorted(cards[number] for number in raw.get("knowledge", {}).get("seen", {})),
    }


# --- Tigris & Euphrates -------------------------------------------------------------------------------------------


def _tigris(raw: Raw, tables: Tables) -> Raw:
    cells, colours = tables["square"], tables["colour"]

    def square(number: int) -> str:
        return cells[number] if number >= 0 else ""

    size = len(raw["grid"]) // 8
    tiles = [int.from_bytes(raw["grid"][at * size : (at + 1) * size], "little") for at in range(len(colours))]
    return {
        "board": raw["rules"]["board"],
        "dynasties": [tables["dynasty"][number] for number in raw["dynasties"]],
        "tiles": {colours[at]: [cells[one] for one in cells if mask >> one & 1] for at, mask in enumerate(tiles)},
        "leaders": {
            f"{at // len(colours)} {colours[at % len(colours)]}": square(cell) for at, cell in enumerate(raw["leaders"])
        },
        "hands": [{colours[at]: count for at, count in enumerate(hand)} for hand in raw["hands"]],
        "bag": "".join(colours[number][:3] for number in raw["bag"]),
        "monuments": {tables["monument"][at]: square(cell) for at, cell in enumerate(raw["monuments"])},
        "buildings": {colours[at]: square(cell) for at, cell in enumerate(raw["buildings"])},
    }


# --- Through the Ages ---------------------------------------------------------------------------------------------


def _ages(raw: Raw, tables: Tables) -> Raw:
    cards, sources = tables["card"], tables["source"]

    def card(number: int) -> str:
        return f"{cards[number % COPY]} {number // COPY}" if number >= 0 else ""

    def every(numbers: Iterable[int]) -> list[str]:
        return [card(number) for number in numbers]

    ledger = raw["ledger"]
    one = ("leader", "government", "unfinished", "homer", "tactic")
    many = ("wonders", "ruins", "colonies", "civil_hand", "fresh", "military_hand", "specials")
    piles = ("row", "civil_deck", "military_deck", "current", "future", "boxed", "past", "shared")
    return {
        "players": [
            {
                "workers": _held(p["workers"], tables["worker"]),
                "stored": _held(p["stored"], tables["store"]),
                "known": [name for number, name in tables["worker"].items() if p["known"] >> number & 1],
                "pact": card(p["pact"]["card"]) if p["pact"] else "",
                "wars": every(war["card"] for war in p["wars"]),
                **{key: card(p[key]) for key in one},
                **{key: every(p[key]) for key in many},
            }
            for p in raw["players"]
        ],
        **{key: every(raw[key]) for key in piles},
        "discards": [every(pile) for pile in raw["discards"]],
        "seen": sorted(every(raw["seen"])),
        "happened": card(raw["happened"]["card"]) if raw["happened"] else "",
        "ledger": [sources[ledger[at + 1] & 15] for at in range(0, len(ledger), 4)],
    }


# --- The Ancient World --------------------------------------------------------------------------------------------


def _world(raw: Raw, tables: Tables) -> Raw:
    piles = ("row", "military_row", "decks", "discards", "wonders", "military", "returned", "titans", "districts")
    return {
        "players": [
            {
                **{key: p[key] for key in ("city", "threat", "citizens", "districts", "titans", "stored")},
                "buildings": [one["card"] for one in p["buildings"]],
                "armies": [[army["card"], *army["retired"]] for army in p["armies"]],
            }
            for p in raw["players"]
        ],
        **{key: raw[key] for key in piles},
        "spaces": {key: [[one["seat"], one["number"]] for one in there] for key, there in raw["spaces"].items()},
    }


OF_GAME: dict[str, Callable[[Raw, Tables], Raw]] = {
    "inner_sea": _epochs,
    "middle_east": _epochs,
    "tigris": _tigris,
    "through_the_ages": _ages,
    "ancient_world": _world,
}
"""Any other game's state is compared as it is stored, but for chance."""
