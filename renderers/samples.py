"""``python -m renderers.samples [--game GAME]... --out FOLDER``: every kind of picture, from games played sensibly."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from engine.computers.levels import SENSIBLE, choose
from engine.core.match import Match
from engine.core.registry import games, load_game
from engine.core.rng import seeded
from renderers.core.kinds import kind_for
from renderers.core.registry import faces, rendered_games, renderer
from renderers.core.scenes import Scene, scenes_of
from renderers.core.words import LANGUAGES

NAMES = ("Ana", "Bartolomé", "Çelik 🐫", "דניאל")
FACES = 12
"""One card in this number is drawn."""
LONGEST = 3000
"""Decisions after which the search for a scene gives up."""


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
    pictures = renderer(game)
    for at, (name, (options, scene)) in enumerate(scenes_of(game).items()):
        least, most = games()[game].seats
        players = max(least, min(most, 4 - at % 3))
        match = find(game, options, players, scene)
        for lang in LANGUAGES:
            for seat in (None, 0):
                view = match.view(seat)
                for kind in pictures.kinds(view):
                    if seat is None or kind.use in ("own", "held"):
                        picture = pictures.draw(view, kind.id, lang=lang, names=NAMES[:players])
                        yield f"{game}-{name}-{kind.id}-{lang}.{picture.format}", picture.data
        if name == "middle":
            view = match.view(None)
            whole = kind_for(pictures.kinds(view), "whole")
            picture = pictures.draw(view, whole, names=NAMES[:players], palette="contrast")
            yield f"{game}-{name}-contrast.{picture.format}", picture.data
            picture = pictures.draw(view, whole, names=NAMES[:players], closed=True)
            yield f"{game}-{name}-closed.{picture.format}", picture.data


def face_samples(game: str) -> Iterator[tuple[str, bytes]]:
    """File name and bytes of some of the card faces of ``game``, in every language."""
    card_faces = faces(game)
    for thing in () if card_faces is None else card_faces.things()[::FACES]:
        for lang in LANGUAGES:
            assert card_faces is not None
            picture = card_faces.picture(thing, lang)
            yield f"{game}-{thing.replace(':', '-')}-{lang}.{picture.format}", picture.data


def main(words: list[str] | None = None) -> int:
    """Write the pictures and say how many."""
    parser = argparse.ArgumentParser(prog="python -m renderers.samples")
    names = [game for game in rendered_games() if game in games()]
    parser.add_argument("--game", action="append", choices=names, help="a game; all of them, if none is named")
    parser.add_argument("--out", type=Path, default=Path("build/pictures"))
    wished = parser.parse_args(words)
    out: Path = wished.out
    out.mkdir(parents=True, exist_ok=True)
    count = 0
    for game in wished.game or names:
        for name, data in chain(samples(game), face_samples(game)):
            (out / name).write_bytes(data)
            count += 1
    print(f"{count} pictures in {out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
