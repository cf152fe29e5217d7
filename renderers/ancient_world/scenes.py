"""Scenes of The Ancient World for samples of every kind of picture."""

from typing import Any

from renderers.core.scenes import Scenes


def _placed(view: Any) -> int:
    return sum(len(space.citizens) for space in view.spaces)


SCENES: Scenes = {
    "opening": ({}, lambda view: view.round == 1 and view.step == "turn"),
    "middle": ({}, lambda view: view.round == 4 and view.step == "turn" and _placed(view) > 4),
    "confront": ({}, lambda view: view.round == 3 and view.step == "confront"),
    "feed": ({}, lambda view: view.step == "feed"),
    "late": ({}, lambda view: view.round == 6 and view.step == "turn" and _placed(view) > 6),
    "end": ({}, lambda view: view.final is not None),
    "readme": ({}, lambda view: view.round == 5 and view.step == "turn" and _placed(view) > 5),
}
