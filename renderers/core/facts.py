"""Digests of what pictures depend on: an equal digest means an equal picture, which need not be drawn."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec


def picture_facts(*made_of: Any) -> str:
    """A digest of all that a picture and its alt text are made of: the arguments of ``Renderer.draw``."""
    return hashlib.blake2s(msgspec.msgpack.encode(made_of), digest_size=12).hexdigest()


def hand_facts(view: Any, lang: str, names: Sequence[str], palette: str) -> str:
    """A digest of all that a hand's picture and alt text are made of; equal digests mean equal pictures.

    In every game a hand is drawn from three things of a View: ``viewer``, ``hand`` and the viewer's own entry in
    ``seats``; and from what the View's class names in ``ALSO_HELD``.
    """
    facts = (view.viewer, view.hand, view.seats[view.viewer], lang, names, palette, *_also_held(view))
    return hashlib.blake2s(msgspec.json.encode(facts), digest_size=12).hexdigest()


def is_hand_empty(view: Any) -> bool:
    """Whether the viewer of a View holds nothing that a hand would show; always where the game has no hands."""
    return not any((getattr(view, "hand", None), *_also_held(view)))


def _also_held(view: Any) -> list[Any]:
    return [getattr(view, name) for name in getattr(view, "ALSO_HELD", ())]
