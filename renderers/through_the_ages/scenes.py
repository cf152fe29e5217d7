"""Scenes of Through the Ages for samples of every kind of picture."""

from typing import Any

from renderers.core.scenes import Scenes


def _does(view: Any, *kinds: str) -> bool:
    return view.step is not None and view.step.kind in kinds


SCENES: Scenes = {
    "opening": ({}, lambda view: view.round == 1),
    "middle": ({}, lambda view: view.age == 2 and _does(view, "actions")),
    "politics": ({}, lambda view: view.age == 2 and _does(view, "politics")),
    "colony": ({}, lambda view: _does(view, "colonize")),
    "attack": ({}, lambda view: _does(view, "aggression", "war")),
    "late": ({}, lambda view: view.age == 4 and _does(view, "actions")),
    "end": ({}, lambda view: view.final is not None),
    "readme": ({}, lambda view: view.age == 2 and view.civil_deck < 8 and _does(view, "actions")),
}
