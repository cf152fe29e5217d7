"""The map: twelve squares, from the north-east (first in the order of competitions) to the south-west."""

from __future__ import annotations

import msgspec

from engine.epochs.geography import Geography

COLUMNS = 4
GRID = (
    *("copper_hills=mountain", "ur_north=plain:ur", "elam=plain:elam", "tin_hills=mountain"),
    *("reeds=plain", "gulf=shallow", "strait=shallow", "market=plain"),
    *("ur_south=plain:ur", "salt_hills=mountain", "mari=plain:mari", "gate=plain"),
)
"""Row by row from the north-west: id, terrain (or "shallow"), the civilization whose home it is."""


def geography() -> Geography:
    """Areas touch those above, below, to the left and to the right."""
    squares = [item.replace(":", "=").split("=") for item in GRID]
    rows = len(GRID) // COLUMNS
    found = {}
    for place, (name, ground, *home) in enumerate(squares):
        row, column = divmod(place, COLUMNS)
        near = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        inside = [r * COLUMNS + c for r, c in near if 0 <= r < rows and 0 <= c < COLUMNS]
        edges = (("north", row == 0), ("east", column == COLUMNS - 1), ("south", row == rows - 1), ("west", not column))
        title = name.replace("_", " ").capitalize()
        found[name] = {
            "id": name,
            "number": place,
            "name": {"en": title, "es": title},
            "kind": "shallow" if ground == "shallow" else "land",
            "terrain": "" if ground == "shallow" else ground,
            "region": "west" if column < 2 else "east",
            "order": row * COLUMNS + COLUMNS - 1 - column,
            "adjacent": sorted(squares[other][0] for other in inside),
            "source": "house",
            "edges": [edge for edge, touches in edges if touches],
            "home_of": home[0] if home else "",
        }
    contents = {
        "title": "toy_epochs",
        "regions": [{"id": name, "name": {"en": name, "es": name}} for name in ("west", "east")],
        "frontiers": {2: {"line": ["gate"], "playable": sorted(set(found) - {"gate"})}},
        "areas": dict(sorted(found.items())),
    }
    return msgspec.convert(contents, Geography)
