"""Ways of playing against each other at one table, as Markdown: whether one of them dominates, and whether every card
is wanted. For games whose sensible player knows several ways (``Opponent.strategies``).

What is counted, a module ``engine.cli.{game}`` says.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Protocol, cast

import msgspec

from engine.cli.play import Setting, player_of
from engine.cli.standings import Counting, Standing, mean, row
from engine.cli.transcript import drawing
from engine.core.ask import Ask
from engine.core.errors import BadOption
from engine.core.position import Position, play_out
from engine.core.registry import load_game
from engine.core.rng import seeded

MOST_TAKEN: Final = 0.9
"""In how many of the games where it is offered a card should be taken at most."""


class CountingCards(Counting, Protocol):
    """What a module ``engine.cli.{game}`` offers besides for cards."""

    def cards(self, state: Any) -> tuple[list[str], list[str]]:
        """The cards that can be taken now, and those that belong to somebody."""
        ...


class Meeting(msgspec.Struct, frozen=True):
    """A game in which ways of playing met. ``offered``, ``owned``: cards, each once."""

    standing: Standing
    offered: tuple[str, ...]
    owned: tuple[str, ...]


def names(game: str, words: str) -> list[str]:
    """The ways of playing that are meant: "all", or names with commas between them. Raises BadOption."""
    sensible = load_game(game).sensible
    ways = list(sensible.strategies) if sensible is not None else []
    chosen = ways if words == "all" else words.split(",")
    unknown = [word for word in chosen if word not in ways]
    if unknown or not chosen:
        raise BadOption(f"no strategy {', '.join(unknown)!r}; there are: {', '.join(ways) or 'none'}")
    return chosen


def seated(setting: Setting, strategies: Sequence[str]) -> Setting:
    """The table with ways of playing drawn for its seats, each once as long as there are enough."""
    rng, ways = seeded(setting.seed * 1_000_003 + setting.seats), list[str]()
    while len(ways) < setting.seats:
        order = list(strategies)
        rng.shuffle(order)
        ways += order
    return msgspec.structs.replace(setting, level=",".join(ways[: setting.seats]))


def told_meeting(setting: Setting) -> Meeting:
    """Play a whole game and keep what the tables need. Raises what the rules raise."""
    game, pick, counting = load_game(setting.game), player_of(setting), cast(CountingCards, drawing(setting.game))
    state: Any = game.setup(setting.options, setting.seats, seeded(setting.seed))
    seats, ways = range(setting.seats), setting.level.split(",")
    kinds = tuple((ways[seat], *counting.kinds(state, seat)) for seat in seats)
    position, offered, owned_cards = Position(game, state), set[str](), set[str]()

    def watched(question: Ask) -> tuple[str, ...]:
        there, owned = counting.cards(state)
        offered.update(there)
        owned_cards.update(owned)
        return pick(question, position)

    decisions = play_out(position, watched, setting.max_steps)
    owned_cards.update(counting.cards(state)[1])
    winners = state.result.winners if state.result is not None else ()
    standing = Standing(decisions, winners, kinds, tuple(counting.figures(state, seat) for seat in seats))
    return Meeting(standing, tuple(sorted(offered | owned_cards)), tuple(sorted(owned_cards)))


def meetings(results: Iterable[Meeting]) -> Iterator[str]:
    """The lines of the tables: wins by way of playing, by seat and city; what winners have; cards."""
    items = list(results)
    counts = sorted({len(item.standing.figures) for item in items})
    groups = {count: [item.standing for item in items if len(item.standing.figures) == count] for count in counts}
    words = list(items[0].standing.figures[0])
    yield f"| players | who | games | wins | wins by share | 95 % | {' | '.join(words)} |"
    yield f"| --- | --- | --- | --- | --- | --- |{' --- |' * len(words)}"
    for count, group in groups.items():
        best = [item.figures[item.winners[0]] for item in group]
        means = " | ".join(mean([figures[word] for figures in best]) for word in words)
        yield f"| {count} | winners | {len(group):,} | | | | {means} |"
        for kind in _kinds(group):
            mine = [(item, seat) for item in group for seat in range(count) if kind in item.kinds[seat]]
            yield f"| {count} | {kind} | {row(mine, count, words)} |"
    yield ""
    yield from _together(groups)
    yield ""
    yield from _cards(items)


def _kinds(group: Sequence[Standing]) -> list[str]:
    """Every heading, sorted by what kind of heading it is, then by its name."""
    sorts: dict[str, int] = {}
    for item in group:
        for kinds in item.kinds:
            for place, kind in enumerate(kinds):
                sorts.setdefault(kind, place)
    return sorted(sorts, key=lambda kind: (sorts[kind], kind))


def _together(groups: Mapping[int, Sequence[Standing]]) -> Iterator[str]:
    """Wins by share over all numbers of players."""
    expected: defaultdict[str, float] = defaultdict(float)
    won: defaultdict[str, float] = defaultdict(float)
    games: Counter[str] = Counter()
    for count, group in groups.items():
        for item in group:
            for seat in range(count):
                for kind in item.kinds[seat]:
                    games[kind] += 1
                    expected[kind] += 1 / count
                    won[kind] += item.win(seat)
    yield "| who | games | wins by share |"
    yield "| --- | --- | --- |"
    for kind in _kinds([item for group in groups.values() for item in group]):
        yield f"| {kind} | {games[kind]:,} | {won[kind] / expected[kind]:.2f} |"


def _cards(items: Sequence[Meeting]) -> Iterator[str]:
    """In how many games each card was offered, and in how many of those somebody took it."""
    offered: Counter[str] = Counter()
    takes: Counter[str] = Counter()
    for item in items:
        offered.update(item.offered)
        takes.update(item.owned)
    yield "| card | games offered | taken in 100 of them |"
    yield "| --- | --- | --- |"
    for card in sorted(offered, key=lambda card: (takes[card] / offered[card], card)):
        yield f"| {card} | {offered[card]:,} | {100 * takes[card] / offered[card]:.0f} |"
    yield ""
    never = [card for card in sorted(offered) if not takes[card]]
    often = [card for card in sorted(offered) if takes[card] > MOST_TAKEN * offered[card]]
    yield f"Never taken: {', '.join(never) or 'none'}."
    yield f"Taken in more than {100 * MOST_TAKEN:.0f} of 100 games that offer them: {', '.join(often) or 'none'}."
