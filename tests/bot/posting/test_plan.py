"""What is planned for a table's channel, situation by situation, without Discord."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from bot.posting.channel.plan import Situation, plan
from bot.posting.channel.steps import (
    CloseHands,
    Hands,
    MarkPosted,
    Owe,
    PutBoard,
    PutCard,
    ScheduleClosing,
    TakeButtons,
)
from bot.posting.kinds import (
    BOARD,
    CARD,
    GAME_OVER,
    LEFT_OPEN,
    OLD,
    board_state,
)
from engine.computers.random_player import choose
from engine.core.match import Match
from engine.core.rng import seeded
from tests.bot.posting.scene import (
    ANA,
    BEN,
    CARA,
    CHANNEL,
    DAN,
    HOME,
    NAMES,
    NOON,
    Scene,
    has,
    labels,
    only,
    over,
    playing,
)

NIGHT = {"quiet_from": 10, "quiet_until": 14}
"""Quiet hours about noon."""


def until(scene: Scene, wanted: Callable[[Match], bool], seed: int = 3) -> None:
    """Random answers, each of them shown, until the match is as wanted."""
    rng, match = seeded(seed), scene.match
    assert match is not None
    for _ in range(2000):
        if wanted(match):
            return
        scene.show()
        ask = match.asks()[0]
        plays = [option for option in ask.options if option.startswith("play:")]
        match.answer(ask.seat, ask.key, plays[:1] or choose(ask, rng))
        scene.follow()
    raise AssertionError("it never came to that")


# --- the lobby ---------------------------------------------------------------------------------------------------


def test_a_lobby_is_posted_once_and_edited_from_then_on() -> None:
    scene = Scene(ANA, BEN)
    put = only(scene.show(), PutBoard)
    assert (put.edits, put.before, put.nonce) == (None, None, ("board", 1, CHANNEL, 0))
    assert labels(put.message.buttons) == ["Join", "Leave", "Add a computer", "Start", "Options"]
    assert put.message.pings == ()
    standing = scene.post(BOARD)
    scene.change()
    assert only(scene.show(), PutBoard).edits == standing


def test_a_lobby_that_nobody_has_seen_and_that_is_closed_says_nothing() -> None:
    scene = Scene(ANA, BEN, status="closed")
    assert scene.show() == [MarkPosted(scene.table.revision)]


def test_a_lobby_that_is_closed_says_so_in_its_place_and_has_no_buttons() -> None:
    scene = Scene(ANA, BEN)
    scene.show()
    standing = scene.post(BOARD)
    scene.change(status="closed", closed_by=ANA)
    put = only(scene.show(), PutBoard)
    assert put.edits == standing
    assert put.message.buttons == ()
    assert "Ana" in put.message.text


# --- turns -------------------------------------------------------------------------------------------------------


def test_the_first_board_follows_the_lobby_and_takes_its_invitation() -> None:
    scene = Scene(ANA, BEN)
    scene.show()
    lobby = scene.post(BOARD)
    assert lobby is not None
    scene.start()
    steps = scene.show()
    put, taken = only(steps, PutBoard), only(steps, TakeButtons)
    assert (put.edits, put.before) == (None, lobby)
    assert put.message.pings == (scene.table.waiting_for()[0],)
    assert taken.post.message_id == lobby.message_id
    assert "The game is played here" in taken.text
    assert [post.kind for post in scene.posts if post.kind.startswith(OLD)] == []


def test_while_the_same_player_goes_on_the_message_is_edited_and_calls_nobody_anew() -> None:
    scene = playing()
    standing, first = scene.post(BOARD), only(plan(scene.here()), PutBoard)
    actor = scene.play("tile:")
    put = only(scene.show(), PutBoard)
    assert put.edits == standing
    assert scene.table.waiting_for() == [actor]
    assert put.message.text.startswith(f"<@{actor}>")
    assert put.state.first == first.state.first
    assert len(put.message.text.splitlines()) > len(first.message.text.splitlines())


def test_a_new_turn_is_a_new_message_that_pings_who_is_next_and_takes_the_buttons_of_the_last() -> None:
    scene = playing()
    before = scene.post(BOARD)
    assert before is not None
    actor = scene.play("pass")
    steps = scene.show()
    put, taken = only(steps, PutBoard), only(steps, TakeButtons)
    (next_one,) = scene.table.waiting_for()
    assert next_one != actor
    assert (put.edits, put.before, put.message.pings) == (None, before, (next_one,))
    assert put.nonce == ("board", 1, CHANNEL, before.message_id)
    assert put.state.first == board_state(before).last
    assert (taken.post.message_id, taken.text) == (before.message_id, None)
    assert labels(put.message.buttons) == ["Play", "My hand", "Zoom", "Log", "Undo"]


def test_a_turn_that_is_composed_is_not_told_again_above_the_next() -> None:
    scene = Scene(ANA, BEN, game="through_the_ages")
    scene.start()
    scene.show()
    scene.play("take:")
    first = scene.play("end")
    assert f"{NAMES[first]} takes" in only(scene.show(), PutBoard).message.text
    scene.play("end")
    put = only(scene.show(), PutBoard)
    assert put.edits is None
    assert f"{NAMES[first]} ends the turn" not in put.message.text
    assert "\n-# " not in put.message.text


def test_in_the_middle_of_a_turn_somebody_else_must_look() -> None:
    scene = playing(ANA, BEN, CARA)
    match = scene.match
    assert match is not None

    def attacked(match: Match) -> bool:
        return match.waiting() != () and match.waiting() != (match.view(None).active,)

    until(scene, attacked)
    before, (other,) = scene.post(BOARD), scene.table.waiting_for()
    assert before is not None
    assert other not in board_state(before).pinged
    put = only(scene.show(), PutBoard)
    assert (put.edits, put.message.pings) == (None, (other,))
    assert put.state.turn == board_state(before).turn


@pytest.mark.parametrize(
    ("posed", "acted", "again"),
    [
        (False, None, False),  # The same question: nobody is called to it twice.
        (True, 99, False),  # A new one for somebody who has just acted, and so is there.
        (True, 0, True),  # A new one for somebody who has not acted since the message was posted.
        (True, None, True),
    ],
)
def test_who_is_asked_something_new_in_the_same_turn(posed: bool, acted: int | None, again: bool) -> None:
    scene = playing()
    assert scene.match is not None
    board, (user,) = scene.post(BOARD), scene.table.waiting_for()
    assert board is not None
    stood = msgspec.structs.replace(
        board_state(board), posed=-1 if posed else scene.match.question_revision, revision=5
    )
    scene.note(BOARD, "", board.message_id, board=stood)
    put = only(scene.show(acted={} if acted is None else {user: acted}), PutBoard)
    assert (put.edits is None) == again
    assert put.message.pings == (user,)


def test_an_answer_that_nobody_may_know_of_changes_no_message() -> None:
    scene = Scene(ANA, BEN, CARA, DAN, game="inner_sea")
    scene.change(options={**scene.table.options, "reactions": "everyone"})
    scene.show()
    scene.start()
    until(scene, lambda match: match.hides_who_answered() and len(match.asks()) > 1)
    shown = only(scene.show(), PutBoard)
    match = scene.match
    assert match is not None
    assert set(shown.message.pings) == set(scene.table.waiting_for())
    ask = match.asks()[0]
    scene.note(f"{OLD}5", message=5)
    # One of several answers, and the table looks as if nobody had.
    waiting = scene.table.waiting
    match.answer(ask.seat, ask.key, [next(iter(ask.options))])
    scene.change(match_revision=match.revision, waiting=waiting)
    steps = scene.show()
    assert not has(steps, PutBoard)
    assert not has(steps, TakeButtons)
    assert steps[-1] == MarkPosted(scene.table.revision)


def test_who_has_quiet_hours_is_named_and_called_later() -> None:
    scene = playing()
    (before,) = scene.table.waiting_for()
    other = BEN if before == ANA else ANA
    scene.wishes(other, **NIGHT)
    scene.play("pass")
    steps = scene.show()
    put = only(steps, PutBoard)
    assert put.message.pings == ()
    assert put.message.text.startswith("Ana" if other == ANA else "Ben")
    assert only(steps, Owe).users == put.state.owed == (other,)
    # While the message is edited, they stay owed a call; the next message owes them none.
    scene.play("tile:")
    assert only(scene.show(), Owe).users == (other,)
    scene.play("pass")
    assert only(scene.show(), Owe).users == ()


def test_who_wants_no_pings_is_named_and_never_called() -> None:
    scene = playing()
    for user in (ANA, BEN):
        scene.wishes(user, pings="never")
    scene.play("pass")
    steps = scene.show()
    assert only(steps, PutBoard).message.pings == ()
    assert only(steps, Owe).users == ()


# --- where the message stands ------------------------------------------------------------------------------------


def test_a_table_that_has_moved_has_a_new_message_there_and_none_with_buttons_here() -> None:
    scene = playing()
    before = scene.post(BOARD)
    assert before is not None
    scene.change(channel_id=HOME)
    steps = scene.show()
    put, taken = only(steps, PutBoard), only(steps, TakeButtons)
    assert (put.edits, put.before) == (None, before)
    assert put.nonce == ("board", 1, HOME, before.message_id)
    assert (taken.post.channel_id, taken.post.message_id) == (CHANNEL, before.message_id)


def test_an_edit_names_what_a_message_is_called_should_it_have_been_deleted() -> None:
    scene = playing()
    before = scene.post(BOARD)
    assert before is not None
    scene.play("tile:")
    put = only(plan(scene.here()), PutBoard)
    assert put.edits == before
    assert put.nonce == ("board", 1, CHANNEL, before.message_id)
    assert put.message.pings == (scene.table.waiting_for()[0],)


def test_buttons_that_could_not_be_taken_are_taken_with_the_next_change() -> None:
    scene = playing()
    left = scene.note(f"{OLD}77", "", 77, board=board_state(scene.post(BOARD)))
    scene.play("tile:")
    assert only(scene.show(), TakeButtons).post == left


def test_after_a_backup_was_put_in_place_all_is_told_in_a_new_message() -> None:
    scene = playing()
    scene.play("tile:")
    scene.show()
    board = scene.post(BOARD)
    assert board is not None
    scene.forget(board)
    scene.note(f"{OLD}{board.message_id}", "", board.message_id, board=board.board)
    steps = scene.show()
    put = only(steps, PutBoard)
    assert (put.edits, put.before, put.state.first) == (None, None, 0)
    assert only(steps, TakeButtons).post.message_id == board.message_id


# --- the end -----------------------------------------------------------------------------------------------------


def test_the_end_calls_everybody_who_played_once_and_notes_when_the_thread_is_put_away() -> None:
    scene = over()
    steps = scene.show(parent=HOME)
    put, closing = only(steps, PutBoard), only(steps, ScheduleClosing)
    assert (put.edits, put.message.pings, put.state.turn) == (None, (ANA, BEN), GAME_OVER)
    assert closing.due == NOON + LEFT_OPEN
    assert steps.index(closing) < steps.index(put)
    assert f"<t:{int(closing.due)}:f>" in put.message.text
    assert labels(put.message.buttons) == ["Play again with the same people", "Zoom", "Log", "Replay", "After the game"]
    assert has(steps, CloseHands)
    board = scene.post(BOARD)
    again = scene.show(parent=HOME)
    assert not has(again, ScheduleClosing)
    assert only(again, PutBoard).edits == board
    assert only(again, PutBoard).message.text.splitlines()[:2] == put.message.text.splitlines()[:2]


def test_outside_a_thread_of_ours_nothing_is_said_of_putting_it_away() -> None:
    scene = over()
    steps = scene.show()
    assert has(steps, ScheduleClosing)
    assert "<t:" not in only(steps, PutBoard).message.text


def test_at_the_end_who_has_quiet_hours_is_called_later() -> None:
    scene = over()
    scene.wishes(ANA, **NIGHT)
    steps = scene.show()
    assert only(steps, PutBoard).message.pings == (BEN,)
    assert only(steps, Owe).users == (ANA,)


def test_a_game_that_is_closed_says_so_where_its_board_stands_and_calls_nobody() -> None:
    scene = playing()
    board = scene.post(BOARD)
    scene.play("pass")
    scene.change(status="closed", waiting=(), closed_by=BEN)
    steps = scene.show()
    put = only(steps, PutBoard)
    assert put.edits == board
    assert put.message.buttons == ()
    assert "Ben" in put.message.text
    assert put.message.drawing.closed
    assert only(steps, Owe).users == ()
    assert not has(steps, ScheduleClosing)


# --- pictures ----------------------------------------------------------------------------------------------------


def test_the_board_is_drawn_in_the_tables_language_and_the_servers_colours_without_any_hand() -> None:
    scene = playing(language="es")
    drawing = only(plan(scene.here(palette="contrast")), PutBoard).message.drawing
    assert (drawing.kind, drawing.lang, drawing.palette, drawing.closed) == ("board", "es", "contrast", False)
    assert drawing.names == ("Ana", "Ben")
    assert drawing.view.viewer is None


# --- always ------------------------------------------------------------------------------------------------------


def situations() -> dict[str, Situation]:
    lobby, begun, ended = Scene(ANA, BEN), playing(), over()
    return {"lobby": lobby.here(), "playing": begun.here(), "over": ended.here()}


@pytest.mark.parametrize("name", ["lobby", "playing", "over"])
def test_a_plan_changes_nothing_and_is_the_same_for_the_same_situation(name: str) -> None:
    here = situations()[name]
    before = None if here.match is None else here.match.save()
    assert plan(here) == plan(here)
    assert before == (None if here.match is None else here.match.save())


def test_a_board_is_put_before_hands_before_the_card_before_the_table_is_marked() -> None:
    scene = Scene(ANA, BEN)
    scene.note(CARD, "as it was", 90, HOME)
    scene.show()
    scene.start()
    scene.change(watch="players")
    order = [type(step) for step in scene.show()]
    assert [kind for kind in order if kind in (PutBoard, Hands, PutCard, MarkPosted)] == [
        PutBoard,
        Hands,
        PutCard,
        MarkPosted,
    ]
