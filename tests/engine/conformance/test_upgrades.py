"""Games at rest survive changed rules; what newer rules wrote is not guessed at."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.core.ask import Ask, Fixed, ask
from engine.core.errors import DamagedRecord
from engine.core.game import Game
from engine.core.match import Match
from engine.core.rng import seeded
from tests.engine.conformance.tables import (
    Table,
    at,
    at_few_tables,
    copy_of,
    few_tables,
    gap,
    long_game,
    middles,
    moments,
    questions,
    record_of,
    resting_in_steps,
    state_of,
    step,
    waits_for_others,
)
from tests.small_games import game_of

at_tables_with_rests = at(resting_in_steps(few_tables()))


def _asks_more(play: Any) -> Any:
    """The same step, which asks seat 0 one question more before everything else."""

    def longer(state: Any, item: Any) -> Any:
        def flow() -> Any:
            yield from ask(Ask("brand-new", 0, Fixed("brand:new")))
            old = play(state, item)
            if old is not None:
                yield from old

        return flow()

    return longer


def _change_steps(game: Game[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    for kind, play in dict(game.steps).items():
        monkeypatch.setitem(game.steps, kind, _asks_more(play))


def _play_out(match: Match) -> None:
    rng, made = seeded(12), 0
    while step(match, rng):
        made += 1
        assert made < 5000
    assert match.result() is not None
    match.game.check(match.state)


@at_tables_with_rests
def test_an_added_question_takes_every_game_back_to_its_steps_start(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    resting = middles(table, most=3)
    assert resting
    game = game_of(table.game)
    before = [Match.load(game, data) for data in resting]
    stood = [len(match.checkpoints) for match in before]
    _change_steps(game, monkeypatch)
    for number, data in enumerate(resting):
        match, old = Match.load(game, data), before[number]
        checkpoint = old.checkpoints[-1]
        given = len(old.answers) - checkpoint.answers
        assert given > 0
        assert questions(match) == [(0, "brand-new", 1, 1, 1)]
        assert state_of(match) == checkpoint.data
        assert len(match.answers) == checkpoint.answers
        assert len(match.checkpoints) == stood[number]
        assert match.revision == old.revision + 1
        assert [item.undone_at for item in match.record[-given:]] == [match.revision] * given
        assert (match.log[-1].event.key, match.log[-1].event.args) == ("step-restarted", {"answers": given})
        changes = match.take_changes()
        assert [item.serial for item in changes.answers] == [item.serial for item in match.record[-given:]]
        again = Match.load(game, match.save())
        assert (again.save(), state_of(again)) == (match.save(), state_of(match))
    _play_out(Match.load(game, resting[-1]))


@at_tables_with_rests
def test_what_is_taken_back_in_a_step_that_no_longer_fits_starts_the_step_over(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = game_of(table.game)
    live = [Match.load(game, data) for data in middles(table, most=12)]
    live = [match for match in live if len(match.answers) - match.checkpoints[-1].answers > 1]
    # An early answer that others still wait for is withdrawn where it stands: nothing is played again for it.
    live = [match for match in live if not waits_for_others(match, match.answers[-1].seat)][:3]
    _change_steps(game, monkeypatch)
    for match in live:
        checkpoint, seat = match.checkpoints[-1], match.answers[-1].seat
        given = len(match.answers) - checkpoint.answers
        assert match.undo(seat, agreed=True) == 1
        assert questions(match) == [(0, "brand-new", 1, 1, 1)]
        assert len(match.answers) == checkpoint.answers
        assert [item.undone_at is None for item in match.record[-given:]] == [False] * given
        assert [entry.event.key for entry in match.log[-2:]] == ["step-restarted", "undo"]
        again = Match.load(game, match.save())
        assert (again.save(), state_of(again)) == (match.save(), state_of(match))


@at_few_tables
def test_an_added_question_costs_nothing_at_a_steps_start(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    resting = [match.save() for match in moments(table, 5) if len(match.answers) == match.checkpoints[-1].answers]
    assert resting
    game = game_of(table.game)
    _change_steps(game, monkeypatch)
    for data in resting:
        match = Match.load(game, data)
        assert questions(match) == [(0, "brand-new", 1, 1, 1)]
        assert match.save() == data


@at_tables_with_rests
def test_a_rule_that_raises_in_replay_takes_the_game_back_to_its_steps_start(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    resting = middles(table, most=2)
    game = game_of(table.game)

    def raising(play: Any) -> Any:
        def flow(state: Any, item: Any) -> Any:
            old = play(state, item)
            yield next(old)
            raise RuntimeError("changed rules")

        return flow

    for data in resting:
        match = Match.load(game, data)
        kind, given = type(match.state.agenda[-1]), len(match.answers) - match.checkpoints[-1].answers
        with monkeypatch.context() as patch:
            patch.setitem(game.steps, kind, raising(game.steps[kind]))
            back = Match.load(game, data)
        if given == sum(waits_for_others(match, seat) for seat in range(match.seats)):
            # Nothing but early answers to the step's first question: the flow has not gone on yet.
            assert back.answers == match.answers
            continue
        assert back.log[-1].event.args == {"answers": given}
        match.undo(0, given, agreed=True)
        assert state_of(back) == state_of(match)
        assert questions(back) == questions(match)


def _at_version(game: Game[Any], version: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game, "meta", msgspec.structs.replace(game.meta, rules_version=version))


@at_few_tables
def test_checkpoints_of_older_rules_are_migrated(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    game = game_of(table.game)
    now = game.meta.rules_version
    resting, (played, rng) = list[bytes](), long_game(table, answers=2)
    while played.asks():
        if len(played.answers) % gap(table, 11) == 0 or len(played.answers) == 2:
            resting.append(played.save())
        step(played, rng)
    states = [state_of(Match.load(game, data)) for data in resting]
    seen: list[int] = []

    def second(raw: dict[str, Any]) -> dict[str, Any]:
        seen.append(2)
        raw["rng"]["state"] = raw.pop("chance")
        return raw

    def first(raw: dict[str, Any]) -> dict[str, Any]:
        seen.append(1)
        raw["chance"] = raw["rng"].pop("state")
        return raw

    _at_version(game, now + 3, monkeypatch)
    monkeypatch.setattr(game, "migrations", {now: first, now + 1: second})
    for data, state in zip(resting, states, strict=True):
        seen.clear()
        match = Match.load(game, data)
        assert seen == [1, 2]
        assert state_of(match) == state
        assert match.checkpoints[-1].rules_version == now + 3
        assert [item.rules_version for item in match.take_changes().checkpoints][-1:] == [now + 3]
        seen.clear()
        assert state_of(copy_of(match)) == state
        assert seen == []
    match = Match.load(game, resting[-1])
    match.undo(0, len(match.answers), agreed=True)
    assert state_of(match) == states[0]
    _play_out(match)


@at_tables_with_rests
def test_an_answer_that_changed_rules_no_longer_know_starts_its_step_over(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A record of older rules is looked at more closely: each answer must still be among the options."""
    game, found = game_of(table.game), 0
    for data in middles(table, most=2):
        record = record_of(Match.load(game, data))
        last = record.answers[-1]
        last.ids = tuple(f"{option}-of-old" for option in last.ids)
        if not last.ids:
            continue
        with monkeypatch.context() as patch:
            _at_version(game, game.meta.rules_version + 1, patch)
            match = Match.restore(game, record)
        assert match.log[-1].event.key == "step-restarted"
        assert len(match.answers) == match.checkpoints[-1].answers
        found += 1
    assert found


@at_few_tables
def test_what_newer_rules_wrote_is_refused(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    game, match = game_of(table.game), table.open()
    with monkeypatch.context() as patch:
        _at_version(game, game.meta.rules_version + 1, patch)
        newer = copy_of(match)
        step(newer, seeded(1))
        data = newer.save()
    with pytest.raises(DamagedRecord, match="newer rules"):
        Match.load(game, data)


def test_damaged_records_are_refused() -> None:
    for table in few_tables():
        match, game = table.open(), game_of(table.game)
        good = match.save()
        for data in (b"", b"\x00", b"garbage", good[: len(good) // 2], good + b"x", b"\xff" * 50):
            with pytest.raises(DamagedRecord):
                Match.load(game, data)
        record = record_of(match)
        record.checkpoints = []
        with pytest.raises(DamagedRecord):
            Match.restore(game, record)
        for broken in (b"", b"\x80", b"\x93\x01\x02\x03", match.checkpoints[-1].data[:-3]):
            record = record_of(match)
            record.checkpoints[-1] = msgspec.structs.replace(record.checkpoints[-1], data=broken)
            with pytest.raises(DamagedRecord):
                Match.restore(game, record)
        record = record_of(match)
        record.game = "no-such-game"
        with pytest.raises(DamagedRecord):
            Match.restore(game, record)
