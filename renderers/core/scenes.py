"""Scenes of a game that samples are made of: ``renderers/GAME/scenes.py``."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from typing import Any

Scene = Callable[[Any], bool]
Scenes = dict[str, tuple[dict[str, str], Scene]]
"""By name: options of the table, and what the public view has to show."""


def scenes_of(game: str) -> Scenes:
    """The scenes of a game; its beginning, where it names none."""
    if importlib.util.find_spec(f"renderers.{game}.scenes") is None:
        return {"opening": ({}, lambda view: True)}
    scenes: Scenes = importlib.import_module(f"renderers.{game}.scenes").SCENES
    return scenes
