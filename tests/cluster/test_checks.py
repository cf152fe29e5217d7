"""The proof's own checks can fail: each is shown what it is to find."""

from __future__ import annotations

import pytest

from bot.messages.ids import moment_at
from engine.core.record import Answer
from tests.cluster.__main__ import asked_for, told
from tests.cluster.checks import Shown, answered_unasked, lost, share, stale, unserialised
from tests.cluster.fleet import End, shards_of
from tests.cluster.ledger import Connected, Created, Press, away, doubled, rung_again, unexplained
from tests.cluster.people import Given
from tests.cluster.run import Plan, Report

SEED = 5
ANSWERS = [Answer(0, 0, "first", ("a",), 1), Answer(1, 1, "second", ("b",), 2), Answer(2, 0, "third", ("c",), 3)]


def given(option: str, before: int, after: int | None) -> Given:
    """An answer of the first seat at one revision, shown as done at another (None: not shown)."""
    shown = None if after is None else frozenset({moment_at(SEED, 0, after)})
    return Given(1, 0, moment_at(SEED, 0, before), "a", (option,), shown)


@pytest.mark.parametrize(
    ("one", "wrong"),
    [
        (given("c", 2, 3), 0),
        (given("x", 2, 3), 1),
        (given("x", 2, None), 0),  # never told
        (given("x", 3, 3), 0),  # still the same moment: not done
        (given("x", 90, 91), 0),  # of no revision: composed
    ],
)
def test_an_answer_that_was_shown_as_done_and_is_not_stored_is_found(one: Given, wrong: int) -> None:
    assert len(lost([one], {1: SEED}, {1: ANSWERS})) == wrong


def test_who_has_answered_more_often_than_they_clicked_is_found() -> None:
    clicks = [given("a", 0, 1), given("c", 2, 3)]
    assert answered_unasked(clicks, {1: 0}, {1: ANSWERS}) == []
    twice = [*ANSWERS, Answer(3, 0, "third", ("c",), 4)]
    assert answered_unasked(clicks, {1: 0}, {1: twice}) == ["table 1, seat 0: 3 answers of 2 clicks"]
    assert answered_unasked(clicks, {1: 1}, {1: twice}) == []


def test_a_record_with_a_hole_is_found() -> None:
    assert unserialised({1: ANSWERS, 2: ANSWERS[::2]}) == ["table 2: answers [0, 2]"]


def created(at: float, nonce: str, message: int, *pinged: int, channel: int = 1) -> Created:
    """A message with a nonce."""
    return Created(at, 7, channel, nonce, message, pinged, "your turn")


def test_a_notice_with_two_messages_is_found() -> None:
    once = [created(1, "a", 10), created(2, "a", 10), created(3, "b", 11)]
    assert doubled(once) == []
    assert doubled([*once, created(4, "b", 12)]) == [[created(3, "b", 11), created(4, "b", 12)]]


def test_who_is_rung_twice_with_nothing_done_in_between_is_found() -> None:
    first, second = created(100, "a", 10, 5), created(110, "b", 11, 5)
    (again,) = rung_again([first, second], {1: [90.0]})
    assert (again.before, again.message, again.clicks) == (first, second, (20.0,))
    assert "'your turn', then 'your turn'" in str(again)
    assert rung_again([first, second], {1: [105.0]}) == []
    assert rung_again([first, created(110, "a", 10, 5)], {}) == []
    assert rung_again([first, created(110, "b", 11, 6), created(110, "c", 12, 5, channel=2)], {}) == []


def shown(**other: object) -> Shown:
    """A board that shows what is stored."""
    return Shown(
        **({"table": 1, "revision": 4, "posted": 4, "waiting": (5,), "message": 8, "newest": 8, "called": (5,)} | other)
    )  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "other",
    [{"posted": 3}, {"newest": 9}, {"called": (6,)}, {"called": ()}, {"called": (5,), "alt": "old", "due": "new"}],
)
def test_a_board_that_shows_something_else_is_found(other: dict[str, object]) -> None:
    assert stale([shown(called=(5,), alt="new", due="new")]) == []
    assert len(stale([shown(**other)])) == 1


def test_a_board_may_name_without_a_call_who_was_asked_on_in_their_panel() -> None:
    assert stale([shown(called=(), is_quiet=True)]) == []
    assert len(stale([shown(called=(6,), is_quiet=True)])) == 1


def test_gaps_last_until_a_shard_has_a_process_again() -> None:
    killed, stopped = End(1, 10.0, "killed", (0, 2)), End(2, 20.0, "stopped", (1,), until=32.0)
    came = [Connected(5.0, 1, 0, False), Connected(17.0, 3, 0, True), Connected(18.0, 3, 2, True)]
    assert away([killed, stopped], came, 60.0) == [(0, 10.0, 17.0), (2, 10.0, 18.0), (1, 20.0, 32.0)]
    assert away([killed], [], 60.0) == [(0, 10.0, 60.0), (2, 10.0, 60.0)]


def press(at: float, *given_to: int, guild: int | None = None, answered: float | None = None) -> Press:
    """An interaction in a direct message, or on a server."""
    return Press(1, at, 1, guild, given_to, answered)


def test_an_interaction_that_nobody_answered_is_found() -> None:
    died, gap = End(7, 10.0, "killed", (0,)), (0, 10.0, 18.0)
    assert unexplained([press(5.0, 7, answered=5.1)], [], [], 1) == []
    assert unexplained([press(5.0, 7)], [], [], 1) == [press(5.0, 7)]
    assert unexplained([press(8.0, 7)], [died], [gap], 1) == []
    assert unexplained([press(15.0)], [died], [gap], 1) == []
    assert unexplained([press(19.0, 8)], [died], [gap], 1) == [press(19.0, 8)]
    # A server of the other shard.
    assert unexplained([press(15.0, 8, guild=1 << 22)], [died], [gap], 2) == [press(15.0, 8, guild=1 << 22)]


def test_shares() -> None:
    assert [share([3.0, 1.0, 2.0], part) for part in (0.0, 0.5, 0.95)] == [1.0, 2.0, 3.0]
    assert share([], 0.5) == 0.0


def test_a_run_is_as_large_as_it_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CLUSTER_SECONDS", raising=False)
    assert asked_for([]) == Plan()
    monkeypatch.setenv("CLUSTER_SECONDS", "60")
    plan = asked_for(["--no-nonces", "--no-fence", "--tables", "5", "--only", "429", "--only", "503"])
    assert plan == Plan(seconds=60, tables=5, nonces=False, fence=False, only=frozenset({"429", "503"}))


def test_what_is_wrong_is_said() -> None:
    report = Report({"answers": 3}, [(1.5, "kill -9")], {"boards": ["table 1"], "requests": []})
    assert not report.holds
    assert told(report).splitlines() == [
        "    1.5 s  kill -9",
        "answers: 3",
        "1 WRONG: boards",
        "    table 1",
        "holds: requests",
    ]
    assert Report({}, [], {"boards": []}).holds


def test_a_shard_that_another_process_has_taken_over_is_not_served_any_more() -> None:
    def line(shard: int, process: int, *, connected: bool) -> dict[str, object]:
        return {"shard": [shard, 3], "process": process, "connected": connected}

    lines = [line(0, 7, connected=False), line(0, 8, connected=True), line(1, 7, connected=False)]
    assert shards_of(7, [*lines, line(2, 7, connected=True)]) == (1, 2)
    assert shards_of(8, lines) == (0,)
