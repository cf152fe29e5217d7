"""What a game hands to the core: its facts, its set-up, its steps, its views."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

import msgspec

from engine.core.ask import Ask, Question, Reply
from engine.core.claims import Claims
from engine.core.codec import Codec
from engine.core.errors import BadOption, DamagedRecord, Reason
from engine.core.events import EventSink
from engine.core.missing import MissingThings
from engine.core.preorders import Preorders
from engine.core.references import References
from engine.core.rng import Rng
from engine.core.styles import Style


class OptionSpec(msgspec.Struct, frozen=True):
    """An option of the table: its id, its choices, the one taken when nobody says."""

    id: str
    choices: tuple[str, ...]
    default: str


class OptionConflict(msgspec.Struct, frozen=True):
    """What the other options, or the number of players, make of a table's choice of an option.

    option: its id. reason: what will be played instead, or that the choice has no effect, and why. prevents: the game
    cannot begin so.
    """

    option: str
    reason: Reason
    prevents: bool = False


Combine = Callable[[Mapping[str, str], int], Sequence[OptionConflict]]
"""``(options, seats)``, all options with their choices, to what is in conflict."""


Settle = Callable[[Mapping[str, str], int], Mapping[str, str]]
"""``(options, seats)``, all options with their choices, to what is played of those that another option settles."""


def _no_conflicts(options: Mapping[str, str], seats: int) -> Sequence[OptionConflict]:
    return ()


def _nothing_settled(options: Mapping[str, str], seats: int) -> Mapping[str, str]:
    return {}


class GameMeta(msgspec.Struct, frozen=True):
    """What a host must know of a game before it starts. ``title`` is by language; ``claims`` are for its tests.

    ``combine``: which choices of options are not played as they stand, beside others and with so many players.
    ``settle``: what is played of options that another one settles, where they are left as usual.
    ``stage``: "playable", or "trial" for one that the guides do not speak of yet.
    """

    id: str
    title: dict[str, str]
    seats: tuple[int, int]
    options: tuple[OptionSpec, ...] = ()
    stage: str = "playable"
    rules_version: int = 1
    claims: Claims = Claims()
    combine: Combine = _no_conflicts
    settle: Settle = _nothing_settled

    def check(self, options: Mapping[str, str], seats: int) -> dict[str, str]:
        """The options with defaults filled in. Raises BadOption for an unknown option, choice or number of seats."""
        if not self.seats[0] <= seats <= self.seats[1]:
            raise BadOption(f"{self.id} takes {self.seats[0]} to {self.seats[1]} players, not {seats}")
        specs = {spec.id: spec for spec in self.options}
        for name, choice in options.items():
            if name not in specs:
                raise BadOption(f"{self.id} has no option {name!r}; it has: {', '.join(specs) or 'none'}")
            if choice not in specs[name].choices:
                raise BadOption(f"option {name} takes {', '.join(specs[name].choices)}, not {choice!r}")
        return {spec.id: options.get(spec.id, spec.default) for spec in self.options}

    def conflicts(self, options: Mapping[str, str], seats: int) -> tuple[OptionConflict, ...]:
        """The choices that will not be played as they stand, with the reason. Raises BadOption as ``check`` does."""
        return tuple(self.combine(self.check(options, seats), seats))

    def settled(self, options: Mapping[str, str], seats: int) -> dict[str, str]:
        """By option that another one settles, the choice that is played. Raises BadOption as ``check`` does."""
        return dict(self.settle(self.check(options, seats), seats))


class Result(msgspec.Struct, frozen=True):
    """How a game ended: groups of seats from the best to the last; seats in one group share their place."""

    places: tuple[tuple[int, ...], ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in the first place."""
        return self.places[0]

    def ranked(self) -> list[tuple[int, int]]:
        """Every seat with its place, the best first; after two who share the first place comes the third."""
        ranking: list[tuple[int, int]] = []
        for seats in self.places:
            place = len(ranking) + 1
            ranking += [(place, seat) for seat in seats]
        return ranking

    def shares(self, seats: int) -> tuple[float, ...]:
        """By seat, its share of the win: 1 in all, in equal parts for those who share the first place."""
        return tuple([(seat in self.winners) / len(self.winners) for seat in range(seats)])


class GameState(Protocol):
    """What every state has for the core. ``agenda[-1]`` is the step being played; the one before it comes next."""

    agenda: list[Any]
    rng: Rng
    log: EventSink
    result: Result | None

    @property
    def seats(self) -> int:
        """How many play: players, unless the state has a ``player_count`` and these are the sides that they lead."""
        ...


def players_of(state: GameState) -> int:
    """How many players a game has: its seats, where its state has no ``player_count`` apart from them."""
    players: int = getattr(state, "player_count", state.seats)
    return players


Step = tuple[str, tuple[str, ...]]
"""A later answer of a plan: the key of the question, and the answer to it."""


class Plan(NamedTuple):
    """An answer, and how the seat means to go on in the same turn."""

    ids: tuple[str, ...]
    then: tuple[Step, ...] = ()


def _own_number(state: Any, seat: int) -> tuple[int, ...]:
    return (seat,)


class Lookahead(msgspec.Struct, frozen=True):
    """What a game tells players that look ahead (``engine.computers.lookahead``).

    plans: ``(question, sight, rng)`` to plans for a question, the best first as far as one can tell without looking
        ahead; fewer than two where the sensible player's answer will do.
    parts: ``(state, seat)`` to what a position is worth to a seat, part by part, in units of the game's own; the same
        names for all positions. It may look at the whole state: it is only asked of deals.
    turns: ``(state, seat)`` to a number that rises when the moment comes at which plans are compared, as the beginning
        of the seat's next turn.
    near: ``(question, sight, rng)`` to answers that look little worse than the sensible player's, that one first: a
        learner takes any of them; fewer than two where the sensible player's answer will do.
    questions: keys of the questions for which there are plans. series: those of them whose answers in a row make one
        decision, as the actions of a turn.
    clear: a difference that players call clear, in units of ``parts``: the coach speaks in words, not in figures.
    styles: by name, what players may like more than others do.
    sides: ``(state, seat)`` to the numbers that the seat has in lines of the log.
    with_factors: ``plans`` of a style that counts some parts more than others, by their factors (None: as ``plans``).
    keeps_first: whether the first plan is compared with the best other one to the end. is_slow: whether trying a plan
        out takes so long that plans meet in fewer deals where many play.
    """

    plans: Callable[[Ask, Any, Rng], Sequence[Plan]]
    parts: Callable[[Any, int], Mapping[str, float]]
    turns: Callable[[Any, int], int]
    near: Callable[[Ask, Any, Rng], Sequence[tuple[str, ...]]]
    clear: float = 1.0
    questions: tuple[str, ...] = ()
    series: tuple[str, ...] = ()
    styles: Mapping[str, Style] = {}
    sides: Callable[[Any, int], Sequence[int]] = _own_number
    with_factors: Callable[[Ask, Any, Rng, Mapping[str, float]], Sequence[Plan]] | None = None
    keeps_first: bool = False
    is_slow: bool = False


class Opponent(msgspec.Struct, frozen=True):
    """A computer player that knows its game.

    sight: ``(state, seat)`` to what that seat may see. answer: ``(question, sight, rng)`` to legal ids, from that
    alone. strategies: other ways of answering, by name, that statistics let play against each other. lookahead: what
    players need that look ahead (None: there are none).
    """

    sight: Callable[[Any, int], Any]
    answer: Callable[[Ask, Any, Rng], tuple[str, ...]]
    strategies: Mapping[str, Callable[[Ask, Any, Rng], tuple[str, ...]]] = {}
    lookahead: Lookahead | None = None


S = TypeVar("S", bound=GameState)
StepFunction = Callable[[Any, Any], Generator[Question, Reply, None] | None]


def _never_secret(question: Ask) -> bool:
    return False


class Game(Generic[S]):
    """One game for the core.

    >>> from engine.core.registry import load_game
    >>> game = load_game("tigris")
    >>> options = game.meta.check({"board": "alternative"}, 2)
    >>> state = game.setup(options, 2, Rng(7))
    >>> game.check(state)
    >>> game.evaluate(state)
    [0.5, 0.5]
    >>> game.read(game.codec.encode(state), game.meta.rules_version).turn
    1

    setup: ``(options, seats, rng)`` to a new state with its first step on the agenda.
    steps: by Step type, the function ``(state, step)`` that plays it: a generator, or a plain function if it asks
        nothing.
    view: ``(state, seat)`` to what a seat (None: the public) sees.
    redeal: ``(state, seat, rng)``: deals anew, in place, what is hidden from this seat (None: from the public), in a
        way that fits what the seat knows (None: nothing is ever hidden from anybody).
    rewind: ``(begin, now, dealt)``, where ``dealt`` is ``now`` dealt anew: changes ``begin``, from which play led to
        ``now``, in place so that the same play leads to ``dealt``. Returns the option ids that change by that, old to
        new; None if it is impossible. A game that hides nothing does without.
    check: raises AssertionError if an invariant is broken (None: there is none).
    migrations: by rules version, a function from stored plain data of that version to that of the next one.
    why_not: ``(state, question, option)`` to the rule that forbids an option, if the options cannot tell it themselves.
    missing: why there is no option about a thing with a name.
    is_secret: ``(question)`` to whether its answer, and what comes of it, stays hidden from others for a while.
    public_form: ``(option)`` to what everybody sees of an option chosen at such a question (None: nothing).
    preorders: what players may decide before they are asked.
    sensible: the sensible computer player.
    copy: a state to one that encodes identically and shares nothing with it that can change (None: by the codec); its
        log is empty.
    evaluate: a state of a game that goes on to each seat's expected share of the win, 1 in all (None: equal shares).
    references: the numbers and ids of things that its states store.
    recall: ``(dealt, now)``, where ``dealt`` is ``now`` dealt anew: puts back, in place, what was public once and is
        hidden now, for a seat that remembers it (None: there is nothing of the kind, or ``redeal`` knows it already).

    Raises ValueError for one that hides something (``redeal``) and cannot say how a step began that led there.
    """

    def __init__(
        self,
        meta: GameMeta,
        state_type: type[S],
        setup: Callable[[dict[str, str], int, Rng], S],
        steps: Mapping[type[Any], StepFunction],
        view: Callable[[S, int | None], Any],
        redeal: Callable[[S, int | None, Rng], None] | None = None,
        rewind: Callable[[S, S, S], Mapping[str, str] | None] | None = None,
        check: Callable[[S], None] | None = None,
        migrations: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] | None = None,
        why_not: Callable[[S, Ask, str], Reason | None] | None = None,
        is_secret: Callable[[Ask], bool] | None = None,
        public_form: Callable[[str], str] | None = None,
        preorders: Preorders | None = None,
        sensible: Opponent | None = None,
        copy: Callable[[S], S] | None = None,
        evaluate: Callable[[S], Sequence[float]] | None = None,
        missing: MissingThings | None = None,
        references: References | None = None,
        recall: Callable[[S, S], None] | None = None,
    ) -> None:
        self.meta = meta
        self.codec: Codec[S] = Codec(state_type)
        self.setup = setup
        self.steps = dict(steps)
        self.view = view
        if redeal is not None and rewind is None:
            raise ValueError(f"{meta.id} has redeal, and needs rewind, too")
        self.has_secrets = redeal is not None
        self.redeal = redeal or _leave_all
        self.rewind = rewind or _no_other_ids
        self.recall = recall or _recall_nothing
        self.check = check or _hold_all
        self.migrations = dict(migrations or {})
        self.why_not = why_not
        self.missing = missing
        self.is_secret = is_secret or _never_secret
        self.public_form = public_form or _no_public_form
        self.preorders = preorders
        self.sensible = sensible
        self.copy = copy or self.codec.clone
        self._evaluate = evaluate
        self.references = references or References()

    @property
    def evaluates(self) -> bool:
        """Whether it can tell who is ahead before the end."""
        return self._evaluate is not None

    def evaluate(self, state: S) -> Sequence[float]:
        """Each seat's expected share of the win, 1 in all; the share itself when the game is over.

        It looks at the whole state, at what is hidden too.
        """
        if state.result is not None:
            return state.result.shares(players_of(state))
        players = players_of(state)
        return [1 / players] * players if self._evaluate is None else self._evaluate(state)

    def read(self, data: bytes, rules_version: int) -> S:
        """A stored state, as these rules have it. Raises DamagedRecord where newer rules wrote it, or it is none."""
        version, now = rules_version, self.meta.rules_version
        if version > now:
            raise DamagedRecord(f"this match was stored by newer rules (version {version}); upgrade first")
        try:
            if version == now:
                return self.codec.decode(data)
            raw = msgspec.msgpack.decode(data)
            for older in range(version, now):
                raw = self.migrations.get(older, dict)(raw)
            return self.codec.convert(raw)
        except (msgspec.MsgspecError, KeyError, TypeError, ValueError) as error:
            raise DamagedRecord(f"a checkpoint cannot be read: {error}") from error


def _leave_all(state: Any, seat: int | None, rng: Rng) -> None:
    """Nothing is dealt anew, as nothing is hidden."""


def _recall_nothing(dealt: Any, now: Any) -> None:
    """What was public is still seen, or known to ``redeal``."""


def _no_other_ids(begin: Any, now: Any, dealt: Any) -> Mapping[str, str]:
    """The same options."""
    return {}


def _hold_all(state: Any) -> None:
    """No invariant."""


def _no_public_form(option: str) -> str:
    return ""


def then(state: GameState, *steps: Any) -> None:
    """Put steps on the agenda, to be played in this order as soon as the current step is over."""
    state.agenda[-1:-1] = steps[::-1]
