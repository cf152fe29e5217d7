"""What a seat may see does not change when only others' secrets change."""

from __future__ import annotations

import importlib
from contextlib import nullcontext
from itertools import islice

import msgspec
import pytest

from engine.core.events import Event
from engine.core.match import Match
from engine.core.record import OWN
from engine.core.rng import seeded
from tests.engine.conformance.tables import (
    Table,
    at,
    at_few_tables,
    copy_of,
    few_tables,
    gap,
    moments,
    next_answer,
    questions,
    state_of,
    thinned,
    waits_for_others,
    with_secrets,
)
from tests.pixels import visible
from tests.small_games import SMALL, installed

SCRAMBLES = 3


def scrambled(match: Match, seat: int | None, seed: int) -> Match:
    """The same match with other secrets behind the others' screens."""
    twin = copy_of(match)
    twin.game.redeal(twin.state, seat, seeded(seed))
    twin.game.check(twin.state)
    return twin


def retold(match: Match, seat: int | None, seed: int | None) -> Match | None:
    """The match from the start of its step, with the same answers; None where one does not fit.

    With a ``seed`` the secrets of others are other ones.
    """
    checkpoint = match.checkpoints[-1]
    state = match.game.codec.decode(checkpoint.data)
    if seed is not None:
        match.game.redeal(state, seat, seeded(seed))
    twin = Match.from_state(match.game, state, match.options, match.seats)
    for answer in match.answers[checkpoint.answers :]:
        question = twin.ask_of(answer.seat)
        if question is None or question.key != answer.key or any(item not in question.options for item in answer.ids):
            return None
        twin.answer(answer.seat, answer.key, answer.ids)
        if any(given.barrier not in ("", OWN) for given in (answer, twin.answers[-1])):
            return None
    same = match.ask_of(match.asks()[0].seat)
    now = twin.ask_of(match.asks()[0].seat)
    return twin if now is not None and same is not None and now.key == same.key else None


def seen(match: Match, seat: int | None) -> bytes:
    """View, log and open questions as this seat sees them; of its own questions the options, too."""
    own = [list(item.options) for item in match.asks() if item.seat == seat]
    asked = [(item.seat, item.key, item.least, item.most, item.about) for item in match.asks()]
    return msgspec.json.encode([match.view(seat), match.events(0, seat), asked, own])


def shown(match: Match, seat: int | None) -> bytes:
    """As ``seen``, but for the options: what is known before an answer is given."""
    asked = [(item.seat, item.key, item.least, item.most, item.about) for item in match.asks()]
    return msgspec.json.encode([match.view(seat), [entry.event for entry in match.events(0, seat)], asked])


def viewers(match: Match) -> tuple[int | None, ...]:
    return (None, *range(match.seats))


@thinned(with_secrets(few_tables()), 23, 4)
def test_view_log_and_questions_stay_the_same(table: Table, every: int) -> None:
    changed = 0
    for match in moments(table, gap(table, every)):
        for seat in viewers(match):
            before = seen(match, seat)
            for seed in range(SCRAMBLES):
                twin = scrambled(match, seat, seed)
                changed += state_of(twin) != state_of(match)
                assert seen(twin, seat) == before
    assert changed > 20


@thinned(with_secrets(few_tables()), 11, 3)
def test_what_an_answer_tells_does_not_depend_on_secrets(table: Table, every: int) -> None:
    """The same answer on both sides; where it reveals something lawfully there is nothing to compare."""
    compared = 0
    for match in moments(table, gap(table, every)):
        question, ids = next_answer(match, seeded(len(match.answers)))
        if any(waits_for_others(match, seat) for seat in range(match.seats)):
            # Early answers are kept beside the state, and do not fit scrambled hands.
            continue
        for seat in viewers(match):
            straight, twin = retold(match, seat, None), retold(match, seat, len(match.answers))
            asked = None if twin is None else twin.ask_of(question.seat)
            if straight is None or twin is None or asked is None or any(option not in asked.options for option in ids):
                continue
            if shown(straight, seat) != shown(twin, seat):
                # What this step has lawfully revealed before the question is not the same on both sides.
                continue
            since = (len(straight.log), len(twin.log))
            for side in (straight, twin):
                side.answer(question.seat, question.key, ids)
            lawful = ("", OWN) if seat == question.seat else ("",)
            if any(side.answers[-1].barrier not in lawful for side in (straight, twin)):
                continue
            told = [
                [entry.event for entry in side.events(at, seat)]
                for side, at in zip((straight, twin), since, strict=True)
            ]
            assert told[0] == told[1]
            assert msgspec.json.encode(straight.view(seat)) == msgspec.json.encode(twin.view(seat))
            compared += 1
    assert compared > 5


@at([table for table in few_tables() if not table.has_secrets])
def test_who_hides_nothing_shows_everybody_the_same(table: Table) -> None:
    """A game without ``redeal`` claims that; a view may say whose it is."""
    for match in moments(table, every=1):
        for seat in range(match.seats):
            shown, public = (msgspec.to_builtins(match.view(viewer)) for viewer in (seat, None))
            assert {**shown, "viewer": None} == {**public, "viewer": None}, f"{table.game} needs redeal and rewind"
        assert all(entry.event.seats is None for entry in match.log), "a line of the log is told to some alone"


@at_few_tables
def test_a_private_line_is_for_its_seat_alone(table: Table) -> None:
    last = list(moments(table, every=1))[-1]
    private = [entry for entry in last.log if entry.event.seats is not None]
    assert private or not table.has_secrets
    for entry in private:
        for seat in viewers(last):
            assert (entry in last.events(0, seat)) == (seat in (entry.event.seats or ()))


def test_events_can_be_asked_for_from_a_number_on() -> None:
    for table in few_tables():
        last = list(moments(table, every=1))[-1]
        half = len(last.log) // 2
        assert last.events(half, 0) == [entry for entry in last.events(0, 0) if entry.number >= half]
        assert all(isinstance(entry.event, Event) for entry in last.log)


@at(with_secrets(few_tables()))
def test_picture_and_alt_text_stay_the_same(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    with installed() if table.game in SMALL else nullcontext():
        _draw_both(table, monkeypatch)


def _draw_both(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    registry = pytest.importorskip("renderers.core.registry", reason="the pictures are not installed")
    if table.game not in registry.rendered_games():
        pytest.skip(f"nobody draws {table.game} yet")
    # Pictures of equal views would otherwise be the one that is kept, and prove nothing.
    painting = importlib.import_module("renderers.core.painting").Painting
    monkeypatch.setattr(painting, "_picture", painting._draw)
    drawn = registry.renderer(table.game)
    late = next(islice(moments(table, every=20), 6, None), None)
    match = late or next(islice(moments(table, every=5), 6, None))
    for seat in (None, 0):
        twin = scrambled(match, seat, 1)
        assert state_of(twin) != state_of(match)
        for kind in drawn.kinds(match.view(seat)):
            before, after = (drawn.draw(item.view(seat), kind.id, lang="es") for item in (match, twin))
            assert visible(before) == visible(after)


def test_questions_differ_only_in_numbers_of_options() -> None:
    """The comparison above looks at the right thing: others' options may differ, their keys may not."""
    for table in few_tables():
        for match in moments(table, every=12):
            twin = scrambled(match, None, 4)
            assert [item[:2] for item in questions(match)] == [item[:2] for item in questions(twin)]
