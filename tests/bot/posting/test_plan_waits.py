"""What waits until a player pauses, or until it is quiet at the table; and what never does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.posting.channel.plan import NEXT, OLD_WITH_BUTTONS, TAKEN_AT_ONCE, WITH_BUTTONS, plan_old
from bot.posting.channel.steps import Hands, MarkPosted, PutBoard, Step, TakeButtons, Wait
from bot.posting.kinds import BOARD, OLD, board_state
from engine.core.match import Match
from tests.bot.posting.scene import ANA, BEN, CARA, DAN, HOME, Scene, has, only, over, playing
from tests.bot.posting.test_plan import until

PATIENCE: Any = {"pause": 8.0, "quiet": 60.0}


def taken(steps: Sequence[Step]) -> list[int]:
    """The messages that lose their buttons."""
    return [step.post.message_id for step in steps if isinstance(step, TakeButtons)]


# --- the board of a turn -----------------------------------------------------------------------------------------


def test_in_the_middle_of_a_turn_board_and_hands_wait_for_a_pause() -> None:
    scene = playing()
    scene.play("tile:")
    steps = scene.show(**PATIENCE)
    assert only(steps, Wait).seconds == 8.0
    assert not has(steps, PutBoard)
    assert not has(steps, Hands)
    # A new start of the bot posts it.
    assert not has(steps, MarkPosted)
    scene.now += 5
    assert only(scene.show(**PATIENCE), Wait).seconds == 3.0
    scene.now += 3
    steps = scene.show(**PATIENCE)
    assert only(steps, PutBoard).edits is not None
    assert has(steps, Hands)
    assert steps[-1] == MarkPosted(scene.table.revision)


def test_each_answer_begins_the_pause_anew_and_the_end_of_the_turn_shows_all_at_once() -> None:
    scene = playing()
    board = scene.post(BOARD)
    assert board is not None
    actor = scene.play("tile:")
    scene.show(**PATIENCE)
    scene.now += 7
    scene.play("tile:", 5)
    assert only(scene.show(**PATIENCE), Wait).seconds == 8.0
    while scene.table.waiting_for() == [actor]:
        scene.play("pass")
    steps = scene.show(**PATIENCE)
    put = only(steps, PutBoard)
    (other,) = scene.table.waiting_for()
    assert (put.edits, put.message.pings) == (None, (other,))
    # Both tiles are told in it: no message has told of them yet.
    assert put.state.first == board_state(board).last
    assert put.message.text.count(" places a ") == 2
    assert has(steps, Hands)
    assert steps[-1] == MarkPosted(scene.table.revision)


def test_whoever_else_must_look_is_called_at_once() -> None:
    scene = playing(ANA, BEN, CARA)

    def attacked(match: Match) -> bool:
        return match.waiting() != () and match.waiting() != (match.view(None).active,)

    until(scene, attacked)
    board, (other,) = scene.post(BOARD), scene.table.waiting_for()
    assert board is not None
    assert other not in board_state(board).pinged
    put = only(scene.show(**PATIENCE), PutBoard)
    assert (put.edits, put.message.pings) == (None, (other,))


def test_where_several_must_act_nothing_waits() -> None:
    # Who of them has acted decides who is called to the next question.
    scene = Scene(ANA, BEN, CARA, DAN, game="inner_sea")
    scene.show()
    scene.start()
    until(scene, lambda match: not match.hides_who_answered() and len(match.asks()) > 1)
    scene.show(**PATIENCE)
    match = scene.match
    assert match is not None
    ask = match.asks()[0]
    match.answer(ask.seat, ask.key, [next(iter(ask.options))])
    scene.follow()
    steps = scene.show(**PATIENCE)
    assert has(steps, PutBoard)
    assert steps[-1] == MarkPosted(scene.table.revision)


def test_a_question_that_hides_who_has_answered_is_put_at_once_and_delays_nothing() -> None:
    scene = Scene(ANA, BEN, CARA, DAN, game="inner_sea")
    scene.change(options={**scene.table.options, "reactions": "everyone"})
    scene.show()
    scene.start()
    until(scene, lambda match: match.hides_who_answered() and len(match.asks()) > 1)
    steps = scene.show(**PATIENCE)
    assert set(only(steps, PutBoard).message.pings) == set(scene.table.waiting_for())
    match = scene.match
    assert match is not None
    for _ in range(len(match.asks()) - 1):
        ask, waiting = match.asks()[0], scene.table.waiting
        match.answer(ask.seat, ask.key, [next(iter(ask.options))])
        scene.change(match_revision=match.revision, waiting=waiting)
        # Who answered, and when, shows in nothing that is posted, nor in when it is.
        for later in (0, 30, 90):
            scene.now += later
            steps = scene.show(**PATIENCE)
            assert not [step for step in steps if isinstance(step, PutBoard | TakeButtons | Wait)]


def test_the_end_and_a_closed_table_do_not_wait() -> None:
    scene = over()
    assert has(scene.show(**PATIENCE), PutBoard)
    scene = playing()
    scene.play("tile:")
    scene.change(status="closed", closed_by=ANA)
    assert has(scene.show(**PATIENCE), PutBoard)


def test_a_clock_that_is_set_back_delays_no_longer_than_a_pause() -> None:
    scene = playing()
    scene.play("tile:")
    scene.now -= 3600
    assert only(scene.show(**PATIENCE), Wait).seconds == 8.0


# --- buttons of old boards ---------------------------------------------------------------------------------------


def turns(scene: Scene, count: int) -> list[Step]:
    """So many turns that are passed, one right after the other; the steps of the last."""
    steps = list[Step]()
    for _ in range(count):
        actor = scene.table.waiting_for()
        while scene.table.waiting_for() == actor:
            scene.play("pass")
        scene.now += 1
        steps = scene.show(**PATIENCE)
    return steps


def test_old_boards_keep_their_buttons_until_it_is_quiet() -> None:
    scene = playing()
    board = scene.post(BOARD)
    assert board is not None
    scene.play("pass")
    steps = scene.show(**PATIENCE)
    assert taken(steps) == []
    assert only(steps, Wait).seconds == 60.0
    assert steps[-1] == MarkPosted(scene.table.revision)
    scene.now += 60
    steps = scene.show(**PATIENCE)
    assert taken(steps) == [board.message_id]
    assert not has(steps, Wait)
    assert [post.kind for post in scene.posts if post.kind.startswith(OLD)] == []


def old_boards(scene: Scene) -> list[int]:
    """The messages with a successor that still have their buttons, the newest first."""
    return sorted((post.message_id for post in scene.posts if post.kind.startswith(OLD)), reverse=True)


def tidy(scene: Scene) -> list[Step]:
    """What is done with old boards when a wait for that is over."""
    old = [post for post in scene.posts if post.kind.startswith(OLD)]
    steps = list(plan_old(scene.table, old, scene.now, PATIENCE["quiet"]))
    scene.do(steps)
    return steps


def test_of_several_old_boards_the_newest_lose_them_first_a_few_at_a_time() -> None:
    scene = playing()
    turns(scene, OLD_WITH_BUTTONS)
    left = old_boards(scene)
    assert len(left) == OLD_WITH_BUTTONS
    scene.now += 60
    steps = scene.show(**PATIENCE)
    assert taken(steps) == left[:TAKEN_AT_ONCE]
    assert only(steps, Wait).seconds == 60.0
    steps = scene.show(**PATIENCE)
    assert taken(steps) == left[TAKEN_AT_ONCE:]
    assert not has(steps, Wait)


def test_however_lively_a_game_is_six_boards_have_buttons_at_most() -> None:
    scene, gone = playing(), []
    first = scene.post(BOARD)
    assert first is not None
    for _ in range(3 * WITH_BUTTONS):
        before = old_boards(scene)
        assert len(before) + 2 <= WITH_BUTTONS, "a new board comes before an old one loses its buttons"
        steps = turns(scene, 1)
        gone += taken(steps)
        assert len(taken(steps)) <= 1
        assert has(steps, Wait)
    assert gone == sorted(gone)
    assert gone[0] == first.message_id
    assert len(old_boards(scene)) == OLD_WITH_BUTTONS


def test_many_old_boards_of_an_earlier_version_lose_their_buttons_by_and_by() -> None:
    scene = playing()
    for number in range(60):
        scene.note(f"{OLD}{number}", message=number, board=board_state(scene.post(BOARD)))
    steps = tidy(scene)
    assert taken(steps) == [0, 1], "the oldest first, as they are too many"
    assert only(steps, Wait).seconds == NEXT
    scene.now += 60
    while len(old_boards(scene)) > TAKEN_AT_ONCE:
        steps = tidy(scene)
        assert len(taken(steps)) == TAKEN_AT_ONCE
        assert only(steps, Wait).seconds == (NEXT if len(old_boards(scene)) > OLD_WITH_BUTTONS else 60.0)
    assert not has(tidy(scene), Wait)


@pytest.mark.parametrize("end", [{"status": "closed", "closed_by": ANA}, {"channel_id": HOME}])
def test_where_old_boards_would_mislead_they_lose_their_buttons_without_a_pause(end: dict[str, Any]) -> None:
    scene = playing()
    turns(scene, OLD_WITH_BUTTONS)
    scene.change(**end)
    steps = scene.show(**PATIENCE)
    assert old_boards(scene)
    while old_boards(scene):
        assert len(taken(steps)) == TAKEN_AT_ONCE
        assert only(steps, Wait).seconds == NEXT
        steps = tidy(scene)
    assert taken(steps)
    assert not has(steps, Wait)


def test_a_lobby_loses_its_invitation_at_once() -> None:
    scene = Scene(ANA, BEN)
    scene.show(**PATIENCE)
    lobby = scene.post(BOARD)
    assert lobby is not None
    scene.start()
    assert taken(scene.show(**PATIENCE)) == [lobby.message_id]


# --- what is taken back before anybody has seen it ----------------------------------------------------------------


def take_back(scene: Scene) -> None:
    """Whoever is to act takes their last answer back."""
    assert scene.match is not None
    seat = scene.match.asks()[0].seat
    scene.match.undo(seat)
    scene.follow()
    scene.acted[scene.user(seat)] = scene.match.revision


def test_what_is_taken_back_before_the_pause_leaves_no_trace() -> None:
    scene = playing()
    scene.now += 8
    before = only(scene.show(**PATIENCE), PutBoard).message
    scene.play("tile:")
    scene.show(**PATIENCE)
    take_back(scene)
    scene.now += 8
    put = only(scene.show(**PATIENCE), PutBoard)
    assert (put.message.text, put.message.buttons) == (before.text, before.buttons)
    assert put.message.drawing is not None
    assert before.drawing is not None
    assert put.message.drawing.facts == before.drawing.facts
    # Nor later, in this message or the next one.
    scene.play("tile:")
    scene.now += 8
    assert "took" not in only(scene.show(**PATIENCE), PutBoard).message.text
    turns(scene, 2)
    scene.now += 8
    assert "took" not in only(scene.show(**PATIENCE), PutBoard).message.text


def test_what_has_been_seen_is_taken_back_in_the_open() -> None:
    scene = playing()
    scene.play("tile:")
    scene.now += 8
    scene.show(**PATIENCE)
    take_back(scene)
    scene.now += 8
    assert "took back the last choice" in only(scene.show(**PATIENCE), PutBoard).message.text
    # With more that nobody has seen it is still told.
    scene.play("tile:")
    take_back(scene)
    scene.now += 8
    assert "took back the last choice" in only(scene.show(**PATIENCE), PutBoard).message.text


def test_nothing_of_the_end_comes_after_the_buttons_of_many_old_boards() -> None:
    scene = playing()
    turns(scene, 5)
    scene.change(status="closed", closed_by=ANA)
    steps = scene.show(**PATIENCE)
    first = next(number for number, step in enumerate(steps) if isinstance(step, TakeButtons))
    assert has(steps[:first], PutBoard)
    assert all(isinstance(step, TakeButtons) for step in steps[first:-1])
    assert steps[-1] == MarkPosted(scene.table.revision)
