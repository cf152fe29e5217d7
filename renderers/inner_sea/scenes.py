"""Scenes of the Inner Sea for samples of every kind of picture."""

from renderers.core.scenes import Scenes

SCENES: Scenes = {
    "opening": ({}, lambda view: view.turn == 1 and len(view.stacks) > 20),
    "middle": ({}, lambda view: bool(view.turn > 2 and view.contested)),
    "competition": ({}, lambda view: bool(view.fight and any(view.fight.played))),
    "growth": ({}, lambda view: view.since == view.phase == "growth" and len(view.changes) > 12),
    "after": ({}, lambda view: view.phase == "growth" and view.since == "competition" and len(view.changes) > 8),
    "end": ({"epochs": "1"}, lambda view: view.places is not None),
    "readme": (
        {},
        lambda view: bool(view.epoch == 2 and view.turn > 1 and view.phase == "growth" and view.changes),
    ),
}
