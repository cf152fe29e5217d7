"""Scenes of the Middle East for samples of every kind of picture."""

from renderers.core.scenes import Scenes

SCENES: Scenes = {
    "opening": ({}, lambda view: view.turn == 1 and len(view.stacks) > 20),
    "middle": ({}, lambda view: bool(view.turn > 2 and view.contested and view.strongholds)),
    "competition": ({}, lambda view: bool(view.fight and any(view.fight.played))),
    "captured": ({}, lambda view: any(deity.holder is not None for deity in view.deities)),
    "growth": ({}, lambda view: view.since == view.phase == "growth" and len(view.changes) > 12),
    "end": ({"epochs": "1"}, lambda view: view.places is not None),
    "readme": (
        {},
        lambda view: bool(
            view.epoch == 2
            and view.turn > 1
            and view.phase == "growth"
            and view.changes
            and len(view.strongholds) > 1
            and sum(deity.area is not None for deity in view.deities) > 1
        ),
    ),
}
