"""The tables that every game has to pass the suite at, and short words for playing at them."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator

import msgspec
import pytest

from engine.cli.play import LEVELS
from engine.core.ask import Ask
from engine.core.claims import Claims
from engine.core.game import GameMeta, OptionSpec
from engine.core.match import Match
from engine.core.record import Record
from engine.core.rng import Rng, seeded
from tests.small_games import METAS, game_of

MANY, FEW = 4, 3
"""More seats than the first number are many; so many are few."""

SHORT = 400
"""Decisions that the longest of short games have."""
ENOUGH, SOME = 30, 3
"""Decisions that are gone through at least, and how many of them are looked at: in several games if need be."""


SEATS_OTHERS = ("civilizations-each", "without-player")
"""Options by which few players are as many as can be: by day the tests of casts have them, at night all tests, too."""


class Table(msgspec.Struct, frozen=True):
    """A game with its options, seats and seed."""

    game: str
    options: tuple[tuple[str, str], ...]
    seats: int
    seed: int = 7

    def __str__(self) -> str:
        changed = [f"{name}={choice}" for name, choice in self.options]
        return "-".join([self.game, str(self.seats), *changed])

    @property
    def claims(self) -> Claims:
        """What its game says of itself."""
        return METAS[self.game].claims

    @property
    def stalling(self) -> tuple[str, ...]:
        """How options begin by which a game goes on and uses nothing up, with the colon that ends the word."""
        return tuple([f"{words}:" for words in self.claims.stalling])

    @property
    def has_secrets(self) -> bool:
        """Whether anything is hidden from anybody in its game."""
        return game_of(self.game).has_secrets

    def open(self, seed: int | None = None) -> Match:
        return Match.create(game_of(self.game), dict(self.options), self.seats, self.seed if seed is None else seed)


def tables() -> list[Table]:
    """Every game: each number of seats, then each option's other choices one by one, then all of them together.

    What has many seats is there with few, too, for tests that must be quick.
    """
    found = []
    for meta in METAS.values():
        least, most = meta.seats
        found += [Table(meta.id, (), seats) for seats in range(least, most + 1)]
        others = [(spec.id, choice) for spec in meta.options for choice in spec.choices if choice != spec.default]
        found += [Table(meta.id, (other,), _seats_for(meta, other, at)) for at, other in enumerate(others)]
        found.append(Table(meta.id, _all_others(meta), most))
    return with_smaller(found)


def _seats_for(meta: GameMeta, other: tuple[str, str], at: int) -> int:
    """A number of seats that goes with this choice of an option; for other ``at`` another one, where it may."""
    least, most = meta.seats
    options = meta.check(dict([other]), most)
    fitting = [seats for seats in range(least, most + 1) if not _is_prevented(meta, options, seats)]
    return fitting[at % len(fitting)]


def _all_others(meta: GameMeta) -> tuple[tuple[str, str], ...]:
    """Another choice of every option than the default, but for those that leave out the others: such as settle them."""
    others = [(spec.id, _another(spec)) for spec in meta.options]
    defaults = {spec.id: spec.default for spec in meta.options}
    return tuple([other for other in others if not _settles(meta, other, {**defaults, **dict(others)})])


def _settles(meta: GameMeta, other: tuple[str, str], options: dict[str, str]) -> bool:
    """Whether a choice prevents the others, which go together without it."""
    most, spec = meta.seats[1], next(spec for spec in meta.options if spec.id == other[0])
    without = {**options, spec.id: spec.default}
    return _is_prevented(meta, options, most) and not _is_prevented(meta, without, most)


def _is_prevented(meta: GameMeta, options: dict[str, str], seats: int) -> bool:
    return any(conflict.prevents for conflict in meta.conflicts(options, seats))


def _another(spec: OptionSpec) -> str:
    """Another choice of an option than its default: of numbers the nearest, so that games stay long, else the last."""
    others = [choice for choice in spec.choices if choice != spec.default]
    if all(choice.isdecimal() for choice in spec.choices):
        return min(others, key=lambda choice: abs(int(choice) - int(spec.default)))
    return others[-1]


def few_tables() -> list[Table]:
    """The plain table with most seats and the one with every option changed, of every game; with few seats, too."""
    every = tables()
    found = []
    for game, meta in METAS.items():
        most = [table for table in every if (table.game, table.seats) == (game, meta.seats[1])]
        found += [next(table for table in most if not table.options), max(most, key=lambda item: len(item.options))]
    return with_smaller(found)


def with_smaller(found: list[Table]) -> list[Table]:
    """These tables, and with few seats those that have many: as they are, and without options that seat others."""
    small = [msgspec.structs.replace(table, seats=FEW) for table in found if table.seats > MANY]
    short = [msgspec.structs.replace(table, options=_without_others(table.options)) for table in small]
    return list(dict.fromkeys([*found, *small, *short]))


def _without_others(options: tuple[tuple[str, str], ...]) -> tuple[tuple[str, str], ...]:
    """The options but for those that would make a game of few as long as one of many."""
    return tuple(option for option in options if len(options) == 1 or option[0] not in SEATS_OTHERS)


def is_slow(table: Table) -> bool:
    """Whether a table has many seats, or one option of several changed: by day all of them are, at one table."""
    return table.seats > MANY or len(table.options) == 1 < len(METAS[table.game].options)


def is_for_the_night(table: Table) -> bool:
    """Whether a table has its turn at night: by day the fewest who play with each other play plainly, and the most (of
    what is not many) with every option changed.
    """
    meta = METAS[table.game]
    if _without_others(table.options) != table.options:
        return True
    least, most = max(meta.seats[0], min(2, meta.seats[1])), meta.seats[1]
    is_plain_again = bool(meta.options) and not table.options and table.seats > least
    return is_slow(table) or is_plain_again or table.seats not in (least, most if most <= MANY else FEW)


def at(found: list[Table], at_night: Callable[[Table], bool] = is_for_the_night) -> pytest.MarkDecorator:
    """The test at each of these tables; some have their turn at night."""
    params = [pytest.param(one, id=str(one), marks=[pytest.mark.nightly] if at_night(one) else []) for one in found]
    return pytest.mark.parametrize("table", params)


at_every_table, at_few_tables = at(tables()), at(few_tables())


def with_secrets(found: Iterable[Table]) -> list[Table]:
    """Those of games that hide something."""
    return [table for table in found if table.has_secrets]


def resting_in_steps(found: Iterable[Table]) -> list[Table]:
    """Those of games that come to rest in the middle of a step."""
    return [table for table in found if table.claims.rests_in_steps]


def gap(table: Table, every: int) -> int:
    """``every``, but 1 where games are short."""
    return 1 if table.claims.decisions[1] <= SHORT else every


def thinned(found: list[Table], some: int, more: int) -> pytest.MarkDecorator:
    """The test at these tables; it looks at one decision in ``every``: by day in ``some``, at night in ``more``."""
    params = []
    for table in found:
        night = pytest.param(table, more, id=f"{table}-every-{more}", marks=pytest.mark.nightly)
        day = [] if is_for_the_night(table) else [pytest.param(table, some, id=f"{table}-every-{some}")]
        params += [*day, night]
    return pytest.mark.parametrize(("table", "every"), params)


def state_of(match: Match) -> bytes:
    encoded: bytes = match.game.codec.encode(match.state)
    return encoded


def questions(match: Match) -> list[tuple[int, str, int, int, int]]:
    """All that can be compared of the open questions without listing their options."""
    return [(item.seat, item.key, item.least, item.most, len(item.options)) for item in match.asks()]


def next_answer(match: Match, rng: Rng, level: str = "verb-first") -> tuple[Ask, tuple[str, ...]]:
    asks = match.asks()
    question = asks[rng.below(len(asks))]
    return question, LEVELS[level](question, rng)


def step(match: Match, rng: Rng, level: str = "verb-first") -> bool:
    """Give one random answer; False when the game is over."""
    if not match.asks():
        return False
    question, ids = next_answer(match, rng, level)
    match.answer(question.seat, question.key, ids)
    return True


def moments(table: Table, every: int, seed: int = 3) -> Iterator[Match]:
    """One match at every so many decisions, from its start to its end; another one where games are short. Do not change
    it: copy it.
    """
    made = looked = games = 0
    while made < ENOUGH or looked < SOME:
        match, rng = table.open(table.seed + games), seeded(seed + games)
        while match.asks():
            if made % every == 0:
                looked += 1
                yield match
            step(match, rng)
            made += 1
        games += 1


def long_game(table: Table, answers: int, seed: int = 6) -> tuple[Match, Rng]:
    """A new match, and what its random players draw from, so that it takes more answers than these (AssertionError
    where none of many does).
    """
    for again in range(ENOUGH):
        match, rng = table.open(table.seed + again), seeded(seed + again)
        while len(match.answers) < answers and step(match, rng):
            pass
        if match.asks():
            return table.open(table.seed + again), seeded(seed + again)
    raise AssertionError(f"no game of {ENOUGH} at {table} takes more than {answers} answers")


def middles(table: Table, most: int, seed: int = 3) -> list[bytes]:
    """Saved matches at rest in the middle of a step, at most so many of each kind of question."""
    match, rng = table.open(), seeded(seed)
    found: dict[str, list[bytes]] = {}
    while step(match, rng):
        if match.asks() and len(match.answers) > match.checkpoints[-1].answers:
            kept = found.setdefault(match.asks()[0].key, [])
            if len(kept) < most:
                kept.append(match.save())
    return [data for kept in found.values() for data in kept]


def waits_for_others(match: Match, seat: int) -> bool:
    """Whether the seat has answered a question that others still think about."""
    return match.waits_for_others(seat)


def copy_of(match: Match) -> Match:
    return Match.load(match.game, match.save())


def finished_digest(table: Table) -> str:
    """A digest of a whole random game's record."""
    match, rng = table.open(), seeded(5)
    while step(match, rng):
        pass
    return hashlib.sha256(match.save()).hexdigest()


def record_of(match: Match) -> Record:
    return msgspec.msgpack.decode(match.save(), type=Record)
