"""How cases of every game answer: one answer after the other, as text; "a+b" chooses several options, "" none."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping, Sequence
from typing import Any

from engine.core.ask import Ask, AskEach, Question, Reply
from engine.core.game import Game
from engine.core.position import Position

PASS = "and everybody else passes"
"""The last answer of a case in which all who are asked anything else let it be: nothing played, a disk lost, enough."""

PASSES = ("let", "done")


class Table:
    """A state being played: it stands at a question, before a step of the type ``until``, or at the end.

    ``sound`` proves after every answer that nothing impossible has come about.
    """

    def __init__(self, game: Game[Any], s: Any, until: Any = None) -> None:
        self.game, self.s, self.until = game, s, until
        self.go_on()

    @property
    def asks(self) -> list[Ask]:
        """The open questions, in the order in which they were put."""
        return list(self.position.open_asks.values())

    def do(self, *choices: str) -> Table:
        """Answer one open question after the other, whoever is asked."""
        for choice in choices:
            assert self.asks, f"nothing is asked, but {choice!r} is left"
            question, names = self.asks[0], [name for name in choice.split("+") if name]
            if question.most > 1 or len(names) < 2:
                self._answer(question, names)
                continue
            # A long list is asked one choice after the other.
            for name in names:
                self._answer(self.asks[0], [name])
            if self.asks and self.asks[0].key == question.key and "done" in self.asks[0].options:
                self._answer(self.asks[0], ["done"])
        return self

    def all(self, choice: str, key: str) -> Table:
        """Give the same answer to every question of a key, as long as they come."""
        while self.asks and self.asks[0].key == key:
            self.do(choice)
        return self

    def asked(self) -> tuple[int, str]:
        """Who is asked what first; (-1, "") where nothing is."""
        return (self.asks[0].seat, self.asks[0].key) if self.asks else (-1, "")

    def options(self, prefix: str = "") -> set[str]:
        """The options of the first open question that begin so, the prefix left out."""
        return {name[len(prefix) :] for name in self.asks[0].options if name.startswith(prefix)}

    def next_steps(self) -> list[str]:
        """The names of the steps still to be played, the next one first."""
        return [type(step).__name__ for step in reversed(self.s.agenda)]

    def go_on(self) -> Table:
        """Play on to the next question, the step ``until`` or the end."""
        kinds = self.until
        self.position = Position(self.game, self.s, kinds and (lambda s, step: isinstance(step, kinds)))
        self.game.check(self.s)
        return self

    def _answer(self, question: Ask, names: Sequence[str]) -> None:
        self.position.apply(question.seat, legal(question, names))
        self.game.check(self.s)


def legal(question: Ask, names: Sequence[str]) -> tuple[str, ...]:
    """The names, which must be a legal answer; and the options must be listed once each."""
    options = list(question.options)
    assert len(options) == len(set(options)), f"{question.key} lists an option twice: {options}"
    assert question.least <= len(names) <= question.most, f"{question.key}: {names} are too many or too few"
    assert len(names) == len(set(names)), names
    assert set(names) <= set(options), f"{question.key} of seat {question.seat} offers {options}, not {names}"
    return tuple(names)


def run(
    flow: Generator[Question, Reply, Any] | None, *answers: str, commits: Mapping[int, Sequence[str]] | None = None
) -> Any:
    """Play a flow to its end, answers in the order of questions; gives back what it returns.

    ``commits``: what each seat answers to "compete". Where the last answer is PASS, questions that the next answer does
    not fit are let pass.
    """
    if flow is None:
        assert not answers, f"nothing was asked, but there are answers: {answers}"
        return None
    left, passes = [answer for answer in answers if answer != PASS], PASS in answers[-1:]
    try:
        question = next(flow)
        while True:
            if isinstance(question, AskEach):
                question = flow.send({item.seat: _reply(item, left, commits, passes) for item in question.asks})
            else:
                question = flow.send(_reply(question, left, commits, passes))
    except StopIteration as end:
        assert not left, f"answers without a question: {left}"
        return end.value


def _reply(
    question: Ask, left: list[str], commits: Mapping[int, Sequence[str]] | None, passes: bool
) -> tuple[str, ...]:
    options = list(question.options)
    if question.key == "compete" and commits is not None and (question.seat in commits or passes):
        return legal(question, commits.get(question.seat, ()))
    if question.most == 1 and left and "+" in left[0]:
        # A long list is asked one choice after the other.
        left[:1] = left[0].split("+")
    names = [name for name in left[0].split("+") if name] if left else []
    if left and (not passes or set(names) <= set(options)):
        left.pop(0)
        return legal(question, names)
    assert passes, f"{question.key} of seat {question.seat} offers {options}, and the case says no answer"
    return legal(question, _passing(options))


def _passing(options: Iterable[str]) -> list[str]:
    return [name for name in PASSES if name in options][:1]


def first_options(flow: Generator[Question, Reply, Any] | None) -> list[str]:
    """The options of the first question of a flow; none where nothing is asked."""
    question = None if flow is None else next(flow, None)
    if question is None:
        return []
    return list((question.asks[0] if isinstance(question, AskEach) else question).options)
