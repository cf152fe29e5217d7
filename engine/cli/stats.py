"""Statistics of many games of one kind of computer player, as Markdown: whether civilizations win their share, and what
becomes of every card. For games of epochs, whose log tells of both.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from data.casts import sides_of
from engine.cli.play import Setting, played_out
from engine.core.events import EventSink
from engine.core.position import Position
from engine.core.registry import load_game
from engine.core.rng import seeded

Z95: Final = 1.959964
"""Standard deviations on each side that hold 95 of 100 cases."""

FATES: Final = {
    "drew": "held",
    "played": "played",
    "event": "played",
    "negates": "played",
    "negated": "negated",
    "discarded": "discarded",
}
"""What the log says of a card, and the column it counts in. A negate card is played when it negates."""

COLUMNS: Final = ("held", "played", "invested", "negated", "discarded")

PARTS: Final = (10, 25, 60, 90)
"""Parts of the games of one player, in percent, whose points are told: three in four reach more than the second, two in
five more than the third, one in ten more than the last.
"""

SELDOM: Final = 0.1
"""Of those who hold a card, the part that must play it at least."""


class GameStatistics(msgspec.Struct, frozen=True):
    """What is kept of one game.

    civs: the civilizations that the game began with; points: theirs. cards: by key, then by column. players: by
    civilization the seat of its player (-1: nobody's), where players do not lead one each; () else.
    """

    seats: int
    decisions: int
    civs: tuple[str, ...]
    winners: tuple[int, ...]
    points: tuple[int, ...]
    cards: dict[str, dict[str, int]]
    players: tuple[int, ...] = ()


class Ears(EventSink):
    """A sink that counts what becomes of cards and remembers who leads which civilization; it keeps no event."""

    __slots__ = ("cards", "civs", "prefix")

    def __init__(self, game: str) -> None:
        super().__init__()
        self.prefix = f"{game}-"
        self.cards: Counter[tuple[str, str]] = Counter()
        self.civs: dict[int, str] = {}

    def add(self, key: str, /, **args: str | int) -> None:
        """Count a card's fate; note a civilization when it is chosen."""
        word = key.removeprefix(self.prefix)
        if word in FATES:
            self.cards[str(args["card"]), FATES[word]] += 1
        elif word == "civilization":
            self.civs[int(args["seat"])] = str(args["civilization"])

    def tell(self, seat: int, key: str, /, **args: str | int) -> None:
        """What only one seat may know is counted as well."""
        self.add(key, **args)


def tell(setting: Setting) -> GameStatistics:
    """Play a whole game and keep what the tables need. Raises what the rules raise."""
    game = load_game(setting.game)
    state: Any = game.setup(setting.options, setting.seats, seeded(setting.seed))
    ears, facts = Ears(setting.game), state.facts.cards
    for hand in state.hands:
        ears.cards.update((facts[number].key, "held") for number in hand)
    state.log = ears
    decisions = played_out(setting, Position(game, state), keep_log=True)
    cards: dict[str, dict[str, int]] = {}
    for (key, column), count in sorted(ears.cards.items()):
        cards.setdefault(key, {})[column] = count
    return GameStatistics(
        setting.seats,
        decisions,
        tuple(ears.civs[seat] for seat in range(state.seats)),
        state.result.winners if state.result is not None else (),
        tuple(state.points),
        cards,
        tuple(side.player for side in sides_of(game.view(state, None).cast)),
    )


def settings(game: str, options: Mapping[str, str], players: int | None, games: int, seed: int) -> list[Setting]:
    """The settings of ``games`` games for each number of players, or for the given one. Raises BadOption."""
    meta = load_game(game).meta
    counts = range(meta.seats[0], meta.seats[1] + 1) if players is None else (players,)
    chosen = {count: meta.check(options, count) for count in counts}
    return [Setting(game, chosen[count], count, seed + number) for count in counts for number in range(games)]


def interval(wins: float, games: int) -> tuple[float, float]:
    """Between which shares the true one is in 95 of 100 cases (Wilson 1927)."""
    share, z2 = wins / games, Z95 * Z95
    middle = share + z2 / (2 * games)
    spread = Z95 * math.sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    return (middle - spread) / (1 + z2 / games), (middle + spread) / (1 + z2 / games)


def tables(game: str, results: Iterable[GameStatistics]) -> Iterator[str]:
    """The lines of all tables: length, civilizations, cards."""
    items = list(results)
    counts = sorted({item.seats for item in items})
    yield "| players | games | decisions a game | and a player | points of the first |"
    yield "| --- | --- | --- | --- | --- |"
    for count in counts:
        mine = [item for item in items if item.seats == count]
        mean = sum(item.decisions for item in mine) / len(mine)
        best = sum(max(item.points) for item in mine) / len(mine)
        yield f"| {count} | {len(mine):,} | {mean:,.0f} | {mean / count:,.0f} | {best:.1f} |"
    yield ""
    yield from _civilizations([[item for item in items if item.seats == count] for count in counts])
    yield ""
    if counts == [1]:
        yield from _alone(items)
        yield ""
    yield from _cards(load_game(game).setup(load_game(game).meta.check({}, counts[0]), counts[0], seeded(0)), items)


def _civilizations(groups: Sequence[Sequence[GameStatistics]]) -> Iterator[str]:
    """Wins of each civilization's player against the share: how often a player led it, by the number of players."""
    yield "| players | civilization | games | wins | wins by share | 95 % | points |"
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    for group in groups:
        games: Counter[str] = Counter()
        wins: dict[str, float] = {}
        points: Counter[str] = Counter()
        for item in group:
            players = item.players or range(item.seats)
            for side, (civ, player) in enumerate(zip(item.civs, players, strict=True)):
                if player < 0:
                    continue
                games[civ] += 1
                points[civ] += item.points[side]
                # Those who share the first place share the win.
                wins[civ] = wins.get(civ, 0) + (player in item.winners) / max(1, len(item.winners))
        seats = group[0].seats
        for civ in sorted(games):
            low, high = interval(wins[civ], games[civ])
            ratio = wins[civ] / games[civ] * seats
            yield (
                f"| {seats} | {civ} | {games[civ]:,} | {wins[civ]:,.0f} | {ratio:.2f} "
                f"| {low * seats:.2f}–{high * seats:.2f} | {points[civ] / games[civ]:.1f} |"
            )


def _alone(items: Sequence[GameStatistics]) -> Iterator[str]:
    """Games of one player: the points that parts of them stay below, the mean of the other civilizations, and in how
    many of 100 games the player is ahead of all of them.
    """
    own: list[int] = []
    others: list[int] = []
    ahead = 0
    for item in items:
        sides = list(zip(item.points, item.players or (0,), strict=True))
        best = max(points for points, player in sides if player == 0)
        rest = [points for points, player in sides if player != 0]
        own.append(best)
        others += rest
        ahead += best > max(rest, default=-1)
    own.sort()
    yield f"| games | {' | '.join(f'{part} %' for part in PARTS)} | the others | ahead |"
    yield f"| --- |{' --- |' * len(PARTS)} --- | --- |"
    parts = " | ".join(str(own[len(own) * part // 100]) for part in PARTS)
    mean = sum(others) / max(1, len(others))
    yield f"| {len(items):,} | {parts} | {mean:.1f} | {100 * ahead / len(items):.0f} % |"


def _cards(state: Any, items: Sequence[GameStatistics]) -> Iterator[str]:
    """What became of every card, by its number, in a hundred games."""
    total: Counter[tuple[str, str]] = Counter()
    for item in items:
        for key, columns in item.cards.items():
            total.update({(key, column): count for column, count in columns.items()})
    yield f"| number | card | letter | {' | '.join(COLUMNS)} |"
    yield f"| --- | --- | --- |{' --- |' * len(COLUMNS)}"
    for number, card in sorted(state.facts.cards.items()):
        if "I" in card.letter:
            total[card.key, "invested"] = total[card.key, "played"] - total[card.key, "negated"]
        shares = (f"{100 * total[card.key, column] / len(items):.0f}" for column in COLUMNS)
        yield f"| {number} | {card.key} | {card.letter} | {' | '.join(shares)} |"
    seldom = [
        f"{card.key} ({100 * total[card.key, 'played'] / total[card.key, 'held']:.0f})"
        for _, card in sorted(state.facts.cards.items())
        if total[card.key, "played"] < SELDOM * total[card.key, "held"]
    ]
    yield ""
    yield f"Played in fewer than {100 * SELDOM:.0f} of 100 cases by who holds them: {', '.join(seldom) or 'none'}."
