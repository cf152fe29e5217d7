"""What can be taken back alone has shown its player nothing: neither the state, nor the log, nor who is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
import pytest

from engine.core.ask import Ask
from engine.core.match import Match
from engine.core.record import Answer, Record
from engine.core.rng import seeded
from tests.engine.conformance.tables import Table, gap, next_answer, state_of, tables, thinned, with_secrets
from tests.small_games import game_of

WORLDS = 3
"""So often all that is hidden is dealt anew after an answer."""

LEVELS_IN_TURN = ("random", "verb-first")
"""The one gets into conflicts, the other one on with the game."""

MOST = 400
"""Answers of a game among which those lie that are looked at, the first ones."""


def anybody(_: Answer) -> bool:
    """As if all others were computers, whose answers need nobody's agreement."""
    return True


def at_hand(match: Match) -> Record:
    """The match from its last checkpoint on, cheaply copied."""
    last = match.checkpoints[-1]
    rows = list(match.record), [last], []
    return Record(match.game_id, match.options, match.seats, match.seed, match.revision, *rows)


def observed(match: Match, seat: int, logged: int) -> list[Any]:
    """All that this seat can see of a match, with the lines of the log since entry ``logged``.

    Of others' questions only for whom the table waits, and about what.
    """
    own = match.ask_of(seat)
    seen = [] if own is None else [own.key, own.least, own.most, own.about, list(own.options)]
    asked = (
        []
        if match.hides_who_answered()
        else [(ask.seat, ask.key, ask.about) for ask in match.asks() if ask.seat != seat]
    )
    lines = [entry.event for entry in match.events(logged, seat)]
    free = not match.answers or not match.answers[-1].barrier_for(seat)
    facts = [match.view(seat), lines, seen, asked, match.waiting(), match.hides_who_answered(), free]
    return [msgspec.json.encode(fact) for fact in facts]


def other_worlds(before: Record, seat: int, seed: int) -> Iterator[Match]:
    """The match as it might be for all that the seat knows, at the same question.

    All that is hidden is dealt anew where the step began, and its answers are given once more, where that can be.
    """
    match = Match.restore(game_of(before.game), before)
    as_it_is = retold(match, seat)
    for world in range(WORLDS if as_it_is else 0):
        twin = retold(match, seat, seed * WORLDS + world)
        if as_it_is and twin and known(as_it_is, seat) == known(twin, seat):
            yield twin


def retold(match: Match, seat: int, seed: int | None = None) -> Match | None:
    """The match from where its step began, with the same answers; None where one does not fit.

    With a ``seed`` all that is hidden from the seat is dealt anew first.
    """
    began = match.checkpoints[-1]
    state = match.game.codec.decode(began.data)
    if seed is not None:
        match.game.redeal(state, seat, seeded(seed))
    twin = Match.from_state(match.game, state, match.options, match.seats)
    fits = all(gives(twin, item) for item in match.answers[began.answers :])
    return twin if fits else None


def known(match: Match, seat: int) -> list[Any]:
    """What the seat sees before anything happens, and what it was told since the step began."""
    return observed(match, seat, 0)[:-1]


def gives(match: Match, answer: Answer, *, unseen: bool = False) -> bool:
    """Give the same answer, where it is possible; ``unseen``: any of which others see the same."""
    asked = match.ask_of(answer.seat)
    if asked is None or asked.key != answer.key:
        return False
    ids = like(match, asked, answer.ids) if unseen else answer.ids
    if any(option not in asked.options for option in ids):
        return False
    match.answer(answer.seat, answer.key, ids)
    return True


def like(match: Match, asked: Ask, ids: Sequence[str]) -> tuple[str, ...]:
    """The first options of which everybody sees the same as of these, so far as a question takes as many."""
    left, found = list(asked.options), list[str]()
    for option in ids[: max(1, asked.least)] or asked.options[: asked.least]:
        found.append(next(other for other in left if match.game.public_form(other) == match.game.public_form(option)))
        left.remove(found[-1])
    return tuple(found)


def is_unseen(match: Match, seat: int, question: Ask) -> bool:
    """Whether all that this seat can know of the last answer is that it was given."""
    return question.seat != seat and (match.waits_for_others(question.seat) or match.game.is_secret(question))


def own(match: Match) -> Iterator[int]:
    """Whose answer the last one is, where it may be taken back alone."""
    last = match.answers[-1].seat
    if match.may_undo(last):
        yield last


def others(match: Match) -> Iterator[int]:
    """The other seats that may take the last answer back along with one of theirs, were it a computer's."""
    for seat in range(match.seats):
        if seat != match.answers[-1].seat and match.may_undo(seat, anybody):
            yield seat


@pytest.mark.parametrize("who", [own, others], ids=["own", "others"])
@thinned(with_secrets(tables()), 3, 1)
def test_what_can_be_taken_back_alone_has_shown_nothing(
    table: Table, who: Callable[[Match], Iterator[int]], every: int
) -> None:
    if table.seats == 1 and who is others:
        pytest.skip("nobody else is there")
    match, rng, every = table.open(), seeded(13), gap(table, every)
    made = tried = other = 0
    while match.asks() and tried * every < MOST:
        before, logged = at_hand(match), len(match.log)
        question, ids = next_answer(match, rng, LEVELS_IN_TURN[made % 2])
        match.answer(question.seat, question.key, ids)
        made += 1
        for seat in who(match) if made % every == 0 else ():
            for twin in other_worlds(before, seat, made):
                lines, told = len(twin.log), (made, question.seat, seat, question.key, ids)
                assert gives(twin, match.answers[-1], unseen=is_unseen(match, seat, question)), (
                    "shows what it hides",
                    *told,
                )
                assert observed(match, seat, logged) == observed(twin, seat, lines), told
                other += state_of(twin) != state_of(match)
            tried += 1
    assert tried
    assert other
