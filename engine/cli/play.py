"""One game played by computers for the command line, with everything that can go wrong in it told apart."""

from __future__ import annotations

import signal
import traceback
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, Final, Literal

import msgspec

from engine.computers.levels import EFFORTS, LEARNER, SENSIBLE, level_of, think
from engine.computers.random_player import choose
from engine.core.ask import Ask
from engine.core.errors import EngineError, RuleFailure
from engine.core.events import Silence
from engine.core.game import Game, Step
from engine.core.match import Match
from engine.core.position import Position, play_out
from engine.core.record import NewAnswer
from engine.core.registry import load_game
from engine.core.rng import Rng, seeded

Check = Literal["end", "every"]
Kind = Literal["crash", "invariant", "dead-end", "endless", "no-longer-fits"]

MAX_STEPS: Final = 20_000
"""Decisions after which a game counts as endless, where nobody says otherwise."""

LONGEST_ID: Final = 90
VIEWS_EVERY: Final = 16
"""With every decision checked, what each seat sees is made once in this number of decisions."""


class Failure(msgspec.Struct, frozen=True):
    """What went wrong in a game, after how many accepted decisions."""

    kind: Kind
    message: str
    decisions: int


class Setting(msgspec.Struct, frozen=True):
    """A game to be played: the table, who plays, how closely it is watched.

    ``level`` is one for all seats, or one a seat with commas between them, the last one for the rest. ``seconds`` (0:
    any) is how long one game may take before a rule that never comes back counts as endless. ``against`` is the level
    of all seats but one ("": theirs is ``level`` too). A way of playing of the game's sensible player is a level too.
    """

    game: str
    options: dict[str, str]
    seats: int
    seed: int
    level: str = "random"
    check: Check = "end"
    max_steps: int = MAX_STEPS
    seconds: int = 0
    against: str = ""

    @property
    def lone(self) -> int:
        """The seat that plays at ``level`` where the others play at ``against``: each in its turn."""
        return self.seed % self.seats


class Replay(msgspec.Struct, frozen=True):
    """A failure on file: the table, all answers up to the failure (the one that failed last), and what happened."""

    setting: Setting
    answers: list[NewAnswer]
    failure: Failure


class Played(msgspec.Struct):
    """How a game went. ``answers`` are kept only where it failed."""

    setting: Setting
    decisions: int = 0
    winners: tuple[int, ...] = ()
    failure: Failure | None = None
    answers: list[NewAnswer] = []


class TookTooLong(Exception):
    """A game has used up its time."""


class _BadPosition(Exception):
    """Something is wrong with the position."""

    def __init__(self, kind: Kind, message: str) -> None:
        super().__init__(message)
        self.kind: Kind = kind


Chooser = Callable[[Ask, Rng], tuple[str, ...]]


GRAVE_ONCE_IN: Final = 24
"""Questions that offer a grave option (``Ask.grave``) for one at which "verb-first" may choose it."""


def choose_verb_first(question: Ask, rng: Rng) -> tuple[str, ...]:
    """A random verb (the word before the first colon), then one of its options: rare actions become common.

    Grave options are chosen too, but seldom, so that games last.
    """
    if question.most != 1 or len(question.options) == 1:
        return choose(question, rng)
    left_out = question.grave if question.grave and rng.below(GRAVE_ONCE_IN) else ()
    verbs: dict[str, list[str]] = {}
    for option in question.options:
        if option in left_out:
            continue
        verbs.setdefault(option.partition(":")[0], []).append(option)
    groups = list(verbs.values())
    options = groups[rng.below(len(groups))]
    return (options[rng.below(len(options))],)


LEVELS: Final[Mapping[str, Chooser]] = {"random": choose, "verb-first": choose_verb_first}
"""Computer players that look at nothing but the question."""

Player = Callable[[Ask, Position], tuple[str, ...]]
LEVEL_NAMES: Final = (*LEVELS, LEARNER, SENSIBLE, *EFFORTS)


def levels_by_seat(words: str) -> str:
    """A level ("planner"; "planner:warrior" with a style), or several with commas: one a seat, the last for the rest.
    Raises ValueError.
    """
    unknown = [word for word in words.split(",") if level_of(word) not in LEVEL_NAMES]
    if unknown:
        raise ValueError(f"no level {unknown[0]!r}; there are: {', '.join(LEVEL_NAMES)}")
    return words


def player_of(setting: Setting) -> Player:
    """The computer players of this table: they answer a question in a state."""
    if setting.against:
        lone, level = player_of(msgspec.structs.replace(setting, against="")), setting.against
        others = player_of(msgspec.structs.replace(setting, against="", level=level))
        return lambda question, position: (lone if question.seat == setting.lone else others)(question, position)
    levels = setting.level.split(",")
    if len(levels) > 1:
        players = [player_of(msgspec.structs.replace(setting, level=level)) for level in levels]
        return lambda question, position: players[min(question.seat, len(players) - 1)](question, position)
    rng = player_rng(setting.seed)
    if setting.level in LEVELS:
        # Any game can be played so, an installed one or not.
        pick = LEVELS[setting.level]
        return lambda question, position: pick(question, rng)
    sensible = load_game(setting.game).sensible
    if sensible is not None and setting.level in sensible.strategies:
        answer, sight = sensible.strategies[setting.level], sensible.sight
        return lambda question, position: answer(question, sight(position.state, question.seat), rng)
    return _thinker(setting.level, rng)


def _thinker(level: str, rng: Rng) -> Player:
    """Players of a level, each of whom goes on with its plan."""
    plans: dict[int, tuple[Step, ...]] = {}

    def answer(question: Ask, position: Position) -> tuple[str, ...]:
        plan = think(level, question, position, rng, plans.get(question.seat, ()))
        plans[question.seat] = plan.then
        return plan.ids

    return answer


def looks_ahead(setting: Setting) -> bool:
    """Whether somebody at the table looks ahead, and needs a position that can be copied."""
    return any(level_of(level) in EFFORTS for level in (*setting.level.split(","), setting.against))


def played_out(setting: Setting, position: Position, *, keep_log: bool = False) -> int:
    """Play a position to its end, or ``max_steps`` answers far; returns how many there were.

    Raises what rules raise.
    """
    pick = player_of(setting)
    if not looks_ahead(setting):
        return play_out(position, lambda question: pick(question, position), setting.max_steps, keep_log=keep_log)
    count = 0
    if not keep_log:
        position.state.log = Silence()
    while (asks := position.asks()) and count < setting.max_steps:
        for ask in asks:
            position.apply(ask.seat, pick(ask, position))
            count += 1
    return count


def player_rng(seed: int) -> Rng:
    """The players' own generator: unlike the game's, so that choices do not mirror the shuffled bag."""
    return seeded((seed * 0x9E3779B1 + 0x7F4A7C15) ^ 0x5DEECE66D1234567)


def play(setting: Setting, game: Game[Any] | None = None) -> Played:
    """Play a whole game of ``game`` (None: the installed one); never raises for what rules do wrong.

    Checked only at its end it is played by the rules alone; where something is wrong then, it is played again as a
    match, every decision watched, to see what and where.
    """
    if setting.check == "end":
        return _play_out(setting) or play(msgspec.structs.replace(setting, check="every"))
    played = Played(setting)
    answers: list[NewAnswer] = []
    try:
        with _time_limit(setting.seconds):
            match = Match.create(game or load_game(setting.game), setting.options, setting.seats, setting.seed)
            _examine(match)
            _play_on(match, setting, answers)
    except TookTooLong:
        played.failure = Failure("endless", f"no end after {setting.seconds} seconds", len(answers))
    except Exception as error:
        played.failure = _failure(error, len(answers))
    else:
        result = match.result()
        played.winners = () if result is None else result.winners
    played.decisions = len(answers)
    if played.failure is not None:
        played.answers = answers
    return played


def _play_out(setting: Setting) -> Played | None:
    """The game without a match around it; None where anything is wrong."""
    try:
        game = load_game(setting.game)
        state = game.setup(game.meta.check(setting.options, setting.seats), setting.seats, seeded(setting.seed))
        with _time_limit(setting.seconds):
            decisions = played_out(setting, Position(game, state))
        game.check(state)
    except Exception:
        return None
    result = state.result
    return None if result is None else Played(setting, decisions, result.winners)


def _play_on(match: Match, setting: Setting, answers: list[NewAnswer]) -> None:
    pick = player_of(setting)
    while asks := match.asks():
        if len(answers) >= setting.max_steps:
            raise _BadPosition("endless", f"no end after {setting.max_steps} decisions")
        question = asks[0]
        answer = NewAnswer(question.seat, question.key, pick(question, match.position))
        answers.append(answer)
        match.answer(answer.seat, answer.key, answer.ids)
        _examine(match, views=len(answers) % VIEWS_EVERY == 0)


def replay(file: Replay) -> Played:
    """Give the same answers again, watching every decision; the failure found now, or none."""
    setting = file.setting
    played = Played(setting)
    try:
        with _time_limit(setting.seconds):
            match = Match.create(load_game(setting.game), setting.options, setting.seats, setting.seed)
            _examine(match)
            for answer in file.answers:
                played.decisions += 1
                match.answer(answer.seat, answer.key, answer.ids)
                _examine(match, views=True)
            if match.asks() and file.failure.kind == "endless":
                raise _BadPosition("endless", f"no end after {played.decisions} decisions")
    except TookTooLong:
        played.failure = Failure("endless", f"no end after {setting.seconds} seconds", played.decisions)
    except Exception as error:
        played.failure = _failure(error, played.decisions)
    else:
        result = match.result()
        played.winners = () if result is None else result.winners
    return played


def _examine(match: Match, *, views: bool = False) -> None:
    """Raise where the game is open and nobody can go on, or an invariant is broken."""
    asks = match.asks()
    if not asks and match.result() is None:
        raise _BadPosition("dead-end", "the game is open, but nobody is asked anything")
    for question in asks:
        _examine_ask(question)
    try:
        match.game.check(match.state)
    except AssertionError as error:
        raise _BadPosition("invariant", str(error) or "an invariant without message") from error
    if views:
        for seat in (None, *range(match.seats)):
            match.view(seat)


def _examine_ask(question: Ask) -> None:
    count = len(question.options)
    name = f"question {question.key!r} of seat {question.seat}"
    if count == 0 or question.least > count:
        raise _BadPosition("dead-end", f"{name} wants {question.least} of {count} options")
    if not 0 <= question.least <= question.most:
        raise _BadPosition("invariant", f"{name} wants {question.least} to {question.most} options")
    for option in (question.options[0], question.options[count - 1]):
        if not option.isascii() or len(option) > LONGEST_ID or option not in question.options:
            raise _BadPosition("invariant", f"{name} has the bad option {option!r}")


def _failure(error: Exception, decisions: int) -> Failure:
    if isinstance(error, _BadPosition):
        return Failure(error.kind, str(error), decisions)
    cause = error.__cause__ if isinstance(error, RuleFailure) and error.__cause__ is not None else error
    if isinstance(cause, TookTooLong):
        return Failure("endless", "a rule did not come back in time", decisions)
    if isinstance(cause, EngineError):
        return Failure("no-longer-fits", f"{type(cause).__name__}: {cause}", decisions)
    last = traceback.extract_tb(cause.__traceback__)[-1]
    place = f"{Path(last.filename).name}:{last.lineno} in {last.name}"
    return Failure("crash", f"{type(cause).__name__}: {cause} ({place})", decisions)


@contextmanager
def _time_limit(seconds: int) -> Iterator[None]:
    """Raise TookTooLong in the block after ``seconds``; no limit for 0 or where the system has no alarm."""
    if not seconds or not hasattr(signal, "SIGALRM"):
        yield
        return

    def ring(number: int, frame: FrameType | None) -> Any:
        raise TookTooLong

    before = signal.signal(signal.SIGALRM, ring)
    signal.alarm(seconds)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)
