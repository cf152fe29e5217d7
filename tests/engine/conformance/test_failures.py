"""A rule that raises: the state is as before the answer, the table goes on."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from engine.core.errors import RuleFailure
from engine.core.events import EventSink
from engine.core.match import Match
from engine.core.rng import Rng, seeded
from tests.engine.conformance.tables import (
    Table,
    at_few_tables,
    copy_of,
    few_tables,
    gap,
    moments,
    next_answer,
    questions,
    state_of,
    thinned,
)
from tests.small_games import game_of

SECRET = "red red blue"


class Boom(Exception):
    """Something unexpected, with a secret in its words."""


def _armed_after_answers(play: Callable[[Any, Any], Any], fuse: list[bool]) -> Callable[[Any, Any], Any]:
    """The same step; where the fuse is lit it raises, once, when an answer has been carried out."""

    def stepped(state: Any, step: Any) -> Any:
        flow = play(state, step)
        return None if flow is None else _pass_on(flow, fuse)

    return stepped


def _pass_on(flow: Any, fuse: list[bool]) -> Any:
    question = next(flow, None)
    while question is not None:
        reply = yield question
        try:
            question = flow.send(reply)
        except StopIteration:
            question = None
        if fuse[0]:
            fuse[0] = False
            raise Boom(SECRET)


def _fails_and_goes_on(match: Match, twin: Match, seat: int, key: str, ids: tuple[str, ...], disarm: Any) -> None:
    """The answer fails and changes nothing; disarmed, it gives what the twin gives, which never failed."""
    before, state, asked = match.save(), state_of(match), questions(match)
    with pytest.raises(RuleFailure) as caught:
        match.answer(seat, key, ids)
    assert caught.value.error_id
    assert (match.save(), state_of(match), questions(match)) == (before, state, asked)
    disarm()
    match.answer(seat, key, ids)
    twin.answer(seat, key, ids)
    assert match.save() == twin.save()
    assert state_of(match) == state_of(twin)


@at_few_tables
def test_a_step_that_raises_after_changing_the_state(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    game, fuse, tried = game_of(table.game), [False], 0
    plain = dict(game.steps)
    for match in moments(table, gap(table, 7)):
        twin = copy_of(match)
        question, ids = next_answer(match, seeded(len(match.answers)))
        for kind, play in plain.items():
            monkeypatch.setitem(game.steps, kind, _armed_after_answers(play, fuse))
        broken = copy_of(match)
        if len(broken.asks()) > 1:
            # Only the last of several simultaneous answers sets rules going.
            continue
        fuse[0] = True
        _fails_and_goes_on(broken, twin, question.seat, question.key, ids, lambda: None)
        for kind, play in plain.items():
            monkeypatch.setitem(game.steps, kind, play)
        tried += 1
    assert tried >= 3


def _until(found: list[int], table: Table, every: int) -> Iterator[Match]:
    """Moments of one game, and of further ones until something is found."""
    for seed in range(3, 8):
        yield from moments(table, every, seed)
        if found:
            return


@pytest.mark.parametrize("kind", ["log", "chance"])
@thinned(few_tables(), 29, 6)
def test_a_rule_that_raises_in_its_middle(table: Table, kind: str, every: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines of the log are written, and dice thrown, between changes of the state."""
    owner: type[Any] = EventSink if kind == "log" else Rng
    left = [0]

    def armed(plain: Callable[..., Any]) -> Callable[..., Any]:
        def raising(*args: Any, **kwargs: Any) -> Any:
            left[0] -= 1
            if left[0] == 0:
                raise Boom(SECRET)
            return plain(*args, **kwargs)

        return raising

    tried: list[int] = []
    for name in ("add",) if kind == "log" else ("below", "shuffle"):
        monkeypatch.setattr(owner, name, armed(getattr(owner, name)))
    for match in _until(tried, table, gap(table, every)):
        question, ids = next_answer(match, seeded(len(match.answers)))
        probe = copy_of(match)
        left[0] = 0
        probe.answer(question.seat, question.key, ids)
        for call in range(1, 1 - left[0]):
            broken, twin = copy_of(match), copy_of(match)
            left[0] = call
            _fails_and_goes_on(broken, twin, question.seat, question.key, ids, lambda: left.__setitem__(0, 0))
            tried.append(call)
        left[0] = 0
    assert tried or (kind == "chance" and table.claims.chance != "play")


def test_the_error_is_in_the_log_without_what_it_said(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for table in few_tables():
        match = table.open()
        while len(match.asks()) > 1:
            question = match.asks()[0]
            match.answer(question.seat, question.key, (question.options[0],))
        question, ids = next_answer(match, seeded(1))
        with monkeypatch.context() as patch, caplog.at_level(logging.ERROR, logger="ziggurat.engine"):
            patch.setattr(EventSink, "add", _raise)
            with pytest.raises(RuleFailure) as caught:
                match.answer(question.seat, question.key, ids)
        record = caplog.records[-1].getMessage()
        assert caught.value.error_id in record
        assert "Boom" in record
        assert SECRET not in record


def _raise(*args: Any, **kwargs: Any) -> None:
    raise Boom(SECRET)


def test_options_that_raise_when_they_are_listed_are_a_failed_rule() -> None:
    for table in few_tables():
        match = table.open()
        question, ids = next_answer(match, seeded(1))
        broken: Any = _Broken()
        match.position.open_asks[question.seat] = msgspec.structs.replace(question, options=broken)
        before = match.save()
        with pytest.raises(RuleFailure):
            match.answer(question.seat, question.key, ids)
        assert match.save() == before


class _Broken:
    """Options that cannot be listed."""

    def __contains__(self, option: object) -> bool:
        raise Boom(SECRET)
