"""``python -m tests.stored.make [GAME]...``: write anew what stored games refer to, of all games or of some.

A stored game of each new rules version is written beside it. A page that asks for a higher rules_version is not
written: the program says why, and ends with 1.
"""

from __future__ import annotations

import base64
import sys
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from engine.computers.random_player import choose
from engine.core.match import Match
from engine.core.registry import games, load_game
from engine.core.rng import seeded
from tests.small_games import seats_near
from tests.stored.facts import RULES, file_of, page_of, read, verdict, written
from tests.stored.named import named

GAMES = Path(__file__).parent / "games"
SEATS = 3
SEED = 21


class Sample(msgspec.Struct, frozen=True):
    """A state that a version of the rules has stored (deflated, base 64), and what is in it by name."""

    data: str
    named: dict[str, Any]

    @property
    def stored(self) -> bytes:
        """The state as it was stored."""
        return zlib.decompress(base64.b64decode(self.data))


class Samples(msgspec.Struct, frozen=True):
    """States of a game that one version of its rules has stored."""

    game: str
    rules_version: int
    seats: int
    states: list[Sample]


def samples_of(game: str, version: int) -> Path:
    """Where the states are kept that a version of a game's rules has stored."""
    return GAMES / f"{game}_{version}.json"


def named_now(game: str, raw: dict[str, Any]) -> dict[str, Any]:
    """What a stored state holds, as the program of today reads its numbers."""
    return named(game, raw, load_game(game).references.numbers)


def played(game: str) -> Samples:
    """Two states of a random game, after a third and two thirds of its answers."""
    loaded = load_game(game)
    match, rng = Match.create(loaded, {}, seats_near(game, SEATS), SEED), seeded(SEED)
    stored = []
    while asks := match.asks():
        ask = asks[rng.below(len(asks))]
        match.answer(ask.seat, ask.key, choose(ask, rng))
        stored.append(match.checkpoints[-1].data)
    states = [
        Sample(base64.b64encode(zlib.compress(data, 9)).decode(), named_now(game, msgspec.msgpack.decode(data)))
        for data in (stored[len(stored) // 3], stored[len(stored) * 2 // 3])
    ]
    return Samples(game, loaded.meta.rules_version, match.seats, states)


def renew(game: str) -> str:
    """Write a game's page, and states of its present version where there are none; gives back why it was not."""
    file, now = file_of(game), page_of(game)
    said = verdict(game, read(file.read_text("utf-8")) if file.exists() else None, now)
    if said.startswith("raise"):
        return said
    file.write_text(written(game, now), "utf-8")
    sample = samples_of(game, int(now[RULES][0]))
    if not sample.exists():
        sample.write_bytes(msgspec.json.format(msgspec.json.encode(played(game)), indent=1) + b"\n")
    return ""


def main(names: Sequence[str]) -> str:
    """Renew the games of these names, all where there are none; gives back why some were not, a line each."""
    unknown = [name for name in names if name not in games()]
    if unknown:
        return f"There is no game {', '.join(unknown)}; there are {', '.join(games())}."
    return "\n".join(f"{game}: {why}" for game in names or games() if (why := renew(game)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]) or 0)
