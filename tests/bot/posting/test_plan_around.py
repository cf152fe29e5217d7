"""What is planned around the board, without Discord: notices, questions, the card, who is there."""

from __future__ import annotations

import msgspec
import pytest

from bot.model.posts import Room
from bot.model.table import Notice, Vote, VoteKind
from bot.posting.channel.plan import plan, plan_notices, plan_question, plan_result, plan_room
from bot.posting.channel.steps import (
    CloseRoom,
    Forget,
    LetIn,
    PutBoard,
    PutCard,
    ScheduleClosing,
    TakeButtons,
    TakeHand,
)
from bot.posting.kinds import (
    CARD,
    RESULT,
    kind_of_question,
)
from bot.posting.texts.questions import LATE_ACTS
from tests.bot.posting.scene import ANA, BEN, CARA, CHANNEL, DAN, HOME, NOON, Scene, has, labels, only, over, playing

NIGHT = {"quiet_from": 10, "quiet_until": 14}
"""Quiet hours about noon."""


# --- notices, questions ------------------------------------------------------------------------------------------


def test_a_notice_is_said_in_the_question_that_it_answers_else_in_a_message_of_its_own() -> None:
    scene = playing()
    asked = scene.note(kind_of_question(4), message=40)
    notices = [
        Notice("notice-host", {"host": "Ana"}, 4, 7),
        Notice("notice-host", {"host": "Ana"}, 5, 8),
        Notice("notice-host", {"host": "*Ana*"}, 0, 9),
    ]
    answer, lost, own = plan_notices(scene.table, scene.posts, notices)
    assert (answer.question, lost.question, own.question) == (asked, None, None)
    assert [step.nonce for step in (answer, lost, own)] == [("notice", 1, number) for number in (7, 8, 9)]
    assert r"\*Ana\*" in own.text


@pytest.mark.parametrize("kind", ["undo", "swap", "remove", "invite", "request"])
def test_a_question_pings_who_is_to_answer_and_has_two_buttons(kind: VoteKind) -> None:
    scene = playing()
    scene.wishes(BEN, **NIGHT)
    payload: dict[str, str | int] = {"name": "Dan", "seat": 1, "user": DAN, "count": 2}
    vote = Vote(5, 1, DAN, waiting=(ANA, BEN), kind=kind, payload=payload, needed=2)
    step = plan_question(scene.table, vote, [], scene.people, NOON, "Dan")
    assert step is not None
    assert step.message.text.startswith(f"<@{ANA}> <@{BEN}>")
    assert (step.message.pings, step.owed) == ((ANA,), (BEN,))
    assert [button.custom_id for button in step.message.buttons] == ["zp:1:agree:5", "zp:1:refuse:5"]
    assert (step.kind, step.nonce) == (kind_of_question(5), ("vote", 1, 5))


def test_a_question_about_somebodys_time_has_a_button_for_each_choice() -> None:
    scene = playing(pace="daily")
    vote = Vote(6, 1, ANA, waiting=(BEN,), kind="late", payload={"name": "Ana", "seat": 0, "user": ANA}, needed=1)
    step = plan_question(scene.table, vote, [], scene.people, NOON)
    assert step is not None
    assert [button.custom_id for button in step.message.buttons] == [f"zp:1:{act}:6" for act in LATE_ACTS]


def test_a_question_that_stands_there_is_not_put_again() -> None:
    scene = playing()
    vote = Vote(5, 1, ANA, waiting=(BEN,), kind="swap", needed=1)
    posts = [scene.note(kind_of_question(5), message=50)]
    assert plan_question(scene.table, vote, posts, scene.people, NOON, "Ana") is None


def test_a_question_that_has_passed_loses_its_buttons_unless_it_is_open_or_answered() -> None:
    scene = playing()
    for number in (4, 5, 6):
        scene.note(kind_of_question(number), message=number)
    steps = plan(scene.here(votes=frozenset({4}), answered=frozenset({5})))
    taken = only(steps, TakeButtons)
    assert (taken.post.message_id, taken.text is None) == (6, False)


# --- the card ----------------------------------------------------------------------------------------------------


def test_a_card_is_posted_and_edited_only_where_it_says_something_else() -> None:
    scene = Scene(ANA, BEN)
    scene.note(CARD, channel=HOME)
    put = only(scene.show(), PutCard)
    assert (put.post.message_id, put.nonce) == (0, ("card", 1, HOME))
    assert labels(put.message.buttons) == ["Join"]
    scene.change()
    assert not has(scene.show(), PutCard)
    scene.change(pace="daily")
    assert only(scene.show(), PutCard).post.message_id > 0


def put_away() -> Scene:
    """A finished game whose thread has been put away."""
    scene = over()
    scene.note(CARD, "", 50, HOME)
    scene.show(parent=HOME)
    scene.do([step := plan_result(scene.here(), HOME)])
    assert (step.post is not None and step.post.message_id, step.channel_id) == (50, HOME)
    scene.closing = None
    return scene


AFTER = ["Play again with the same people", "Replay", "Log", "Result", "After the game"]


def test_the_card_bears_the_last_boards_buttons_from_then_on() -> None:
    scene = put_away()
    assert labels(plan_result(scene.here(), HOME).message.buttons) == AFTER
    steps = scene.show(parent=HOME)
    assert not has(steps, PutCard)
    assert not has(steps, ScheduleClosing)
    assert only(steps, PutBoard).message.buttons == ()
    assert "<t:" not in only(steps, PutBoard).message.text
    scene.change(holders=(*scene.table.holders[:1], msgspec.structs.replace(scene.table.holders[1], name="Benno")))
    put = only(scene.show(parent=HOME), PutCard)
    assert (put.post.message_id, put.kind, labels(put.message.buttons)) == (50, RESULT, AFTER)


def test_where_there_is_no_card_in_the_parent_channel_another_one_is_posted() -> None:
    scene = over()
    assert plan_result(scene.here(), HOME).post is None
    scene.note(CARD, "", 50, CHANNEL)
    step = plan_result(scene.here(), HOME)
    assert (step.post, step.nonce) == (None, (RESULT, 1, HOME))


def test_a_game_that_is_set_back_after_that_has_a_card_of_a_game_in_play_again() -> None:
    scene = put_away()
    assert scene.match is not None
    scene.match.set_back(len(scene.match.answers) - 1)
    scene.follow()
    put = only(scene.show(), PutCard)
    assert (put.kind, put.message.buttons) == (CARD, ())
    assert [post.kind for post in scene.posts if post.kind in (CARD, RESULT)] == [CARD]
    assert only(scene.show(), PutBoard).message.buttons


def test_a_card_that_was_never_posted_of_a_table_that_is_closed_is_forgotten() -> None:
    scene = Scene(ANA, BEN, status="closed")
    card = scene.note(CARD, channel=HOME)
    assert Forget(card) in scene.show()


def test_a_card_says_who_has_won() -> None:
    scene = over()
    scene.note(CARD, "as it was", 90, HOME)
    put = only(scene.show(), PutCard)
    assert put.message.buttons == ()
    assert scene.match is not None
    result = scene.match.result()
    assert result is not None
    assert all(("Ana", "Ben")[seat] in put.message.text for seat in result.winners)


# --- who is there ------------------------------------------------------------------------------------------------


def test_a_private_thread_lets_in_members_and_guests_and_nobody_else() -> None:
    scene = playing()
    room = scene.room = Room(scene.table.channel_id, (ANA, DAN))
    (step,) = plan_room(scene.table, scene.room, [CARA])
    assert step == LetIn(room, (BEN, CARA), (DAN,), (ANA,))
    scene.do([step])
    assert list(plan_room(scene.table, scene.room, [CARA])) == []


def test_a_private_thread_that_the_table_has_left_is_left_alone() -> None:
    scene = playing()
    scene.room = Room(HOME, (ANA, DAN))
    assert list(plan_room(scene.table, scene.room, ())) == []


def test_whom_a_private_thread_has_let_in_is_forgotten_when_the_game_is_over() -> None:
    scene = over()
    scene.room = Room(scene.table.channel_id, (ANA, BEN))
    steps = scene.show()
    assert CloseRoom() in steps
    scene.do(steps)
    assert scene.room is None
    assert not has(steps, LetIn)


def test_who_sits_there_no_more_loses_the_hand() -> None:
    scene = playing()
    hand = scene.note("hand", "drawn", 60, 61, DAN)
    assert only(scene.show(), TakeHand).post == hand
