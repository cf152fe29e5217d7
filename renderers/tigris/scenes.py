"""Scenes of Tigris & Euphrates for samples of every kind of picture."""

from renderers.core.scenes import Scenes

SCENES: Scenes = {
    "opening": ({}, lambda view: view.turn == 1),
    "middle": ({"special-buildings": "yes"}, lambda view: bool(view.monuments and view.turn > 24)),
    "moved": ({}, lambda view: bool(view.last and view.last.kind == "move" and view.turn > 12)),
    "war": ({}, lambda view: bool(view.conflict and view.conflict.kind == "war")),
    "revolt": (
        {"board": "alternative"},
        lambda view: bool(view.conflict and view.conflict.kind == "revolt" and view.turn > 12),
    ),
    "alternative": (
        {"board": "alternative", "special-buildings": "yes", "points": "open"},
        lambda view: bool(view.turn > 30 and view.buildings),
    ),
    "end": ({}, lambda view: view.final is not None),
    "readme": (
        {"points": "open"},
        lambda view: bool(view.turn > 36 and len(view.monuments) > 1 and len(view.kingdoms) > 3 and view.last),
    ),
}
