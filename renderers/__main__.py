"""``python -m renderers GAME ...``: play some random decisions and draw what a seat sees."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from engine.computers.random_player import play_random
from engine.core.errors import EngineError
from engine.core.match import Match
from engine.core.registry import load_game
from renderers.core.kinds import kind_for
from renderers.core.registry import renderer
from renderers.core.words import LANGUAGES


def arguments(words: list[str] | None = None) -> argparse.Namespace:
    """The parsed command line."""
    parser = argparse.ArgumentParser(prog="python -m renderers", description="Draw a random position of a game.")
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--decisions", type=int, default=100, help="random decisions before drawing")
    parser.add_argument("--seat", default="public", help="public, or a seat counted from 1")
    parser.add_argument("--lang", choices=LANGUAGES, default="en")
    parser.add_argument("--kind", help="a kind of picture; the whole position where none is named")
    parser.add_argument("--palette", default="default")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--out", type=Path, required=True)
    return parser.parse_args(words)


def main(words: list[str] | None = None) -> int:
    """Write the picture and print one JSON object; 2 when there is no such game, seat or kind."""
    args = arguments(words)
    try:
        load_game(args.game)
        options = dict(option.split("=", 1) for option in args.option)
        match = Match.create(load_game(args.game), options, args.players, args.seed)
        play_random(match, args.seed, decisions=args.decisions)
        seat = None if args.seat == "public" else int(args.seat) - 1
        if seat is not None and not 0 <= seat < args.players:
            raise ValueError(f"seat {args.seat}: this table has seats 1 to {args.players}")
        pictures = renderer(args.game)
        view = match.view(seat)
        kind = args.kind or kind_for(pictures.kinds(view), "whole")
        picture = pictures.draw(view, kind, lang=args.lang, palette=args.palette)
    except (EngineError, ValueError, LookupError) as error:
        print(error, file=sys.stderr)
        return 2
    args.out.parent.mkdir(parents=True, exist_ok=True)
    args.out.write_bytes(picture.data)
    facts = {
        "width": picture.width,
        "height": picture.height,
        "bytes": len(picture.data),
        "compose_ms": round(picture.compose_ms, 2),
        "encode_ms": round(picture.encode_ms, 2),
        "alt": picture.alt,
    }
    print(json.dumps(facts, ensure_ascii=False))
    return 0


if __name__ == "__main__":
    sys.exit(main())
