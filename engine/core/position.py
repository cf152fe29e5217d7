"""A state with its running step: the open questions, and applying answers. The only agenda loop is here.

A position keeps no record; search, drafts, plans, previews and playouts use it. At rest it is the encoded state at the
beginning of the current step and the answers since; live generators are only a cache, so a copy begins the step again
and is given the same answers.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any

import msgspec

from engine.core.ask import Ask, AskEach, Question, Reply, resume
from engine.core.errors import NotYourTurn, Reason
from engine.core.events import Silence
from engine.core.game import Game, Result
from engine.core.rng import RepeatingRng, Rng, seeded

SeatAnswer = tuple[int, tuple[str, ...]]
"""An answer as a position keeps it: the seat, and the option ids."""

Choose = Callable[[Ask], tuple[str, ...]]
"""A player: legal ids for a question."""

Stop = Callable[[Any, Any], bool]
"""``(state, step)`` to whether the position ends before this step, as if the game were over."""


class AtRest(msgspec.Struct, frozen=True):
    """A position as plain data: the game's id, and what ``Position`` says of the other fields."""

    game: str
    checkpoint_bytes: bytes
    answers_since: tuple[SeatAnswer, ...]
    forced_random: tuple[int, ...] = ()


class Position:
    """One position of any kind of game. Seats are counted from 0.

    >>> from engine.core.registry import load_game
    >>> position = Position.set_up(load_game("tigris"), {}, seats=2, seed=7)
    >>> trial = position.copy()
    >>> trial.apply(1, ["pass"])
    True
    >>> trial.asks()[0].seat, position.asks()[0].seat
    (0, 1)
    >>> position.view(0).hand == position.view(1).hand, position.view(None).hand, position.result()
    (False, None, None)

    ``question`` is the present question, None when the game is over; ``open_asks`` the open questions by seat;
    ``early`` the answers to a question that others have still to answer. ``answers_since`` are the answers since the
    checkpoint, the state in which the current step began. ``forced_random``: the random numbers since, where a redeal
    has fixed them; otherwise they follow from the checkpoint. Only ``apply`` and ``withdraw`` change these.

    A match or a host stores the checkpoint, so its position keeps it as bytes. A position that was copied or resumed
    will be copied again, so it keeps the checkpoint as a state. ``checkpoint_bytes`` and ``checkpoint_state`` make one
    from the other when it is first needed.
    """

    __slots__ = (
        "_checkpoint_bytes",
        "_checkpoint_state",
        "_flow",
        "_keeps",
        "_keeps_states",
        "_stop",
        "answers_since",
        "early",
        "forced_random",
        "game",
        "open_asks",
        "question",
        "state",
    )

    def __init__(self, game: Game[Any], state: Any, stop: Stop | None = None) -> None:
        """The position at the first question that the state's agenda leads to. The state is changed in place from now
        on.

        ``stop`` says before which steps it ends. Raises what rules raise.
        """
        self._begin(game, state, stop)
        self._go_on(None)

    def _begin(self, game: Game[Any], state: Any, stop: Stop | None = None) -> None:
        self.game = game
        self.state = state
        self.question: Question | None = None
        self.open_asks: dict[int, Ask] = {}
        self.early: dict[int, tuple[str, ...]] = {}
        self._checkpoint_bytes = b""
        self._checkpoint_state: Any = None
        self._keeps_states = False
        self.answers_since: list[SeatAnswer] = []
        self.forced_random: tuple[int, ...] = ()
        self._stop = stop
        self._keeps = True
        self._flow = self._play()

    @classmethod
    def set_up(cls, game: Game[Any], options: Mapping[str, str], seats: int, seed: int) -> Position:
        """The beginning of a new game. Raises BadOption."""
        return cls(game, game.setup(game.meta.check(options, seats), seats, seeded(seed)))

    # --- the flow -----------------------------------------------------------------------------------------------

    def _play(self) -> Generator[Question, Reply, None]:
        """The agenda loop: the step on top is played to its end, then goes; it may have put others below itself."""
        state, steps = self.state, self.game.steps
        agenda = state.agenda
        while agenda:
            step = agenda[-1]
            if self._keeps:
                if self._stop is not None and self._stop(state, step):
                    return
                # A position that begins a step again has it.
                if self._checkpoint_state is None and not self._checkpoint_bytes:
                    self._begin_step()
            flow = steps[type(step)](state, step)
            if flow is not None:
                yield from flow
            agenda.pop()
            self._checkpoint_state, self._checkpoint_bytes = None, b""

    def _begin_step(self) -> None:
        if self._keeps_states:
            self._checkpoint_state, self._checkpoint_bytes = self.game.copy(self.state), b""
        else:
            self._checkpoint_state, self._checkpoint_bytes = None, self.game.codec.encode(self.state)
        self.answers_since, self.forced_random = [], ()

    def _go_on(self, reply: Reply | None) -> None:
        """Play on until somebody is asked something, or the game is over."""
        self.open_asks.clear()
        self.early.clear()
        question = next(self._flow, None) if reply is None else resume(self._flow, reply)
        self.question = question
        if question is None:
            self._begin_step()
            return
        if isinstance(question, Ask):
            self.open_asks[question.seat] = question
        else:
            for ask in question.asks:
                self.open_asks[ask.seat] = ask

    def apply(self, seat: int, ids: Sequence[str]) -> bool:
        """Give one seat's answer, which must be legal: it is not checked. False while others have still to answer the
        same question.

        Raises NotYourTurn, or what rules raise; the position cannot be used after that.
        """
        if seat not in self.open_asks:
            raise NotYourTurn(f"seat {seat} is asked nothing now")
        question, chosen = self.question, tuple(ids)
        self.answers_since.append((seat, chosen))
        if not isinstance(question, AskEach):
            self._go_on(chosen)
            return True
        self.early[seat] = chosen
        del self.open_asks[seat]
        if self.open_asks:
            return False
        for ask in question.asks:
            # Only now do the others learn what each of them has answered.
            self.state.log.reveal(ask.seat)
        self._go_on({ask.seat: self.early[ask.seat] for ask in question.asks})
        return True

    def withdraw(self, seat: int) -> None:
        """Take back the seat's answer to a question that others have still to answer."""
        assert isinstance(self.question, AskEach)
        self.answers_since.remove((seat, self.early.pop(seat)))
        self.open_asks[seat] = next(ask for ask in self.question.asks if ask.seat == seat)

    # --- looking ------------------------------------------------------------------------------------------------

    def asks(self) -> list[Ask]:
        """The questions that are open now, in seat order; none when the game is over."""
        return [self.open_asks[seat] for seat in sorted(self.open_asks)]

    def ask_of(self, seat: int) -> Ask | None:
        """What this seat is asked now, if anything."""
        return self.open_asks.get(seat)

    def hides_who_answered(self) -> bool:
        """Whether nobody else may see which of the waiting seats have answered."""
        return bool(self.open_asks) and isinstance(self.question, AskEach) and self.question.hides_who_answered

    def why_not(self, question: Ask, option: str) -> Reason | None:
        """The rule that forbids an option of a question to its seat; None for legal options, or where none is known."""
        why = question.options.why_not(option)
        if why is None and self.game.why_not is not None and option not in question.options:
            why = self.game.why_not(self.state, question, option)
        return why

    def why_missing(self, question: Ask, thing: str, verb: str = "") -> Reason | None:
        """The rule that forbids all that a question might offer about a thing ("card:iron"), with one ``verb`` or any.

        None where something is possible, or nothing can be told. Tells nothing but what the seat may know.
        """
        missing = self.game.missing
        if missing is None:
            return None
        view = self.game.view(self.state, question.seat)
        for option in missing.ids(view, question, verb, thing):
            if option in question.options:
                return None
            why = self.why_not(question, option)
            if why is not None:
                return why
        return missing.why(view, question, verb, thing)

    def missing(self, question: Ask) -> list[tuple[str, Reason]]:
        """Things before the seat that no option of a question is about, such as cards of its hand, each with the rule
        that forbids it.
        """
        if self.game.missing is None:
            return []
        own = dict.fromkeys(self.game.missing.own(self.game.view(self.state, question.seat), question))
        reasons = ((thing, self.why_missing(question, thing)) for thing in own)
        return [(thing, why) for thing, why in reasons if why is not None]

    def view(self, seat: int | None) -> Any:
        """What this seat (None: the public) may see."""
        return self.game.view(self.state, seat)

    def result(self) -> Result | None:
        """How the game ended; None while it goes on."""
        result: Result | None = self.state.result
        return result

    def evaluate(self) -> Sequence[float]:
        """Each seat's expected share of the win, 1 in all; the share itself when the game is over. Whoever thinks for a
        seat asks it of a position that was dealt anew.
        """
        return self.game.evaluate(self.state)

    # --- copies -------------------------------------------------------------------------------------------------

    @property
    def checkpoint_bytes(self) -> bytes:
        """The encoded state at the beginning of the current step."""
        if not self._checkpoint_bytes:
            self._checkpoint_bytes = self.game.codec.encode(self._checkpoint_state)
        return self._checkpoint_bytes

    @property
    def checkpoint_state(self) -> Any:
        """The state at the beginning of the current step. Copies share it: it must not change."""
        if self._checkpoint_state is None:
            self._checkpoint_state = self.game.codec.decode(self._checkpoint_bytes)
        return self._checkpoint_state

    def copy(self) -> Position:
        """A copy that shares nothing with this position that can change; its log has only the lines of the current
        step.
        """
        return self.replayed(self.game, self.checkpoint_state, self.answers_since, self.forced_random, self._stop)

    def at_rest(self) -> AtRest:
        """The position as plain data, for another process; ``resume`` makes it live again."""
        return AtRest(self.game.meta.id, self.checkpoint_bytes, tuple(self.answers_since), self.forced_random)

    @classmethod
    def resume(
        cls,
        game: Game[Any],
        checkpoint_bytes: bytes,
        answers_since: Sequence[SeatAnswer],
        forced_random: Sequence[int] = (),
    ) -> Position:
        """The position that ``at_rest`` gave as plain data: the checkpoint, with the answers since given again.

        The rules must be the same version. Raises what the codec or the rules raise for damaged data.
        """
        return cls.replayed(game, game.codec.decode(checkpoint_bytes), answers_since, forced_random)

    @classmethod
    def replayed(
        cls,
        game: Game[Any],
        checkpoint_state: Any,
        answers_since: Sequence[SeatAnswer],
        forced_random: Sequence[int] = (),
        stop: Stop | None = None,
    ) -> Position:
        """As ``resume``, with the checkpoint as a state, which must not change any more."""
        position = cls.begin_step(game, checkpoint_state, forced_random, stop)
        for seat, ids in answers_since:
            position.apply(seat, ids)
        position.end_forced_random()
        return position

    @classmethod
    def begin_step(
        cls, game: Game[Any], checkpoint_state: Any, forced_random: Sequence[int] = (), stop: Stop | None = None
    ) -> Position:
        """The position at the first question of the step that begins with ``checkpoint_state``, which must not change
        any more. The random numbers are those of ``forced_random`` first, until ``end_forced_random``.
        """
        position, state = cls.__new__(cls), game.copy(checkpoint_state)
        if forced_random:
            state.rng = RepeatingRng(state.rng.state, state.rng.moves, list(forced_random))
        position._begin(game, state, stop)
        position._checkpoint_state, position._keeps_states, position.forced_random = (
            checkpoint_state,
            True,
            tuple(forced_random),
        )
        position._go_on(None)
        return position

    def end_forced_random(self) -> None:
        """Stop giving ``forced_random``: random numbers come from the generator from now on."""
        rng = self.state.rng
        if isinstance(rng, RepeatingRng):
            self.state.rng = Rng(rng.state, rng.moves)


def play_out(position: Position, choose: Choose, most: int, *, keep_log: bool = False) -> int:
    """Play a position to the end of the game, in place; afterwards its state may only be read.

    ``choose`` gives legal ids for a question; simultaneous questions are asked in seat order. Returns the number of
    answers; stops after ``most`` of them, maybe in the middle of a step: ``evaluate`` says what is won by then. Nothing
    is logged unless ``keep_log``, nor need rules keep what only pictures show. Raises what rules raise.
    """
    position._keeps, count = False, 0
    if not keep_log:
        position.state.log = Silence()
    send, question = position._flow.send, position.question
    try:
        while question is not None:
            if count >= most:
                return count
            reply: Reply
            if isinstance(question, Ask):
                reply = choose(question)
                count += 1
            else:
                reply = {ask.seat: choose(ask) for ask in sorted(question.asks, key=_seat)}
                count += len(reply)
            question = send(reply)
    except StopIteration:
        pass
    return count


def _seat(question: Ask) -> int:
    return question.seat
