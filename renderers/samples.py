"""``python -m renderers.samples --out FOLDER``: every kind of picture of every game, from games played sensibly."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from engine.computers.levels import SENSIBLE, choose
from engine.core.match import Match
from engine.core.registry import games, load_game
from engine.core.rng import seeded
from renderers.core.kinds import kind_for
from renderers.core.registry import rendered_games, renderer
from renderers.core.words import LANGUAGES

NAMES = ("Ana", "Bartolomé", "Çelik 🐫", "דניאל")
LONGEST = 3000
"""Decisions after which the search for a scene gives up."""

Scene = Callable[[Any], bool]

SCENES: dict[str, dict[str, tuple[dict[str, str], Scene]]] = {
    "tigris": {
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
    },
    "inner_sea": {
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
    },
}
"""Game -> scene -> (options of the table, what the public view has to show)."""


def find(game: str, options: dict[str, str], players: int, scene: Scene) -> Match:
    """A game of sensible players, stopped where ``scene`` is true of its public view.

    Raises LookupError when twenty games have none.
    """
    for seed in range(1, 21):
        match, rng = Match.create(load_game(game), options, players, seed), seeded(seed)
        for _ in range(LONGEST):
            if scene(match.view(None)):
                return match
            if not match.asks():
                break
            ask = match.asks()[0]
            match.answer(ask.seat, ask.key, choose(SENSIBLE, ask, load_game(game), match.state, rng))
    raise LookupError(f"no such scene of {game} in twenty games")


def samples(game: str) -> Iterator[tuple[str, bytes]]:
    """File name and bytes of each picture of ``game``."""
    drawn = renderer(game)
    for at, (name, (options, scene)) in enumerate(SCENES.get(game, {"opening": ({}, lambda view: True)}).items()):
        players = 4 - at % 3
        match = find(game, options, players, scene)
        for lang in LANGUAGES:
            for seat in (None, 0):
                view = match.view(seat)
                for kind in drawn.kinds(view):
                    if seat is None or kind.use == "own":
                        picture = drawn.draw(view, kind.id, lang=lang, names=NAMES[:players])
                        yield f"{game}-{name}-{kind.id}-{lang}.{picture.format}", picture.data
        if name == "middle":
            view = match.view(None)
            whole = kind_for(drawn.kinds(view), "whole")
            picture = drawn.draw(view, whole, names=NAMES[:players], palette="contrast")
            yield f"{game}-{name}-contrast.{picture.format}", picture.data
            picture = drawn.draw(view, whole, names=NAMES[:players], closed=True)
            yield f"{game}-{name}-closed.{picture.format}", picture.data


def main(words: list[str] | None = None) -> int:
    """Write the pictures and say how many."""
    parser = argparse.ArgumentParser(prog="python -m renderers.samples")
    parser.add_argument("--out", type=Path, default=Path("build/pictures"))
    out: Path = parser.parse_args(words).out
    out.mkdir(parents=True, exist_ok=True)
    count = 0
    for game in (game for game in rendered_games() if game in games()):
        for name, data in samples(game):
            (out / name).write_bytes(data)
            count += 1
    print(f"{count} pictures in {out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
