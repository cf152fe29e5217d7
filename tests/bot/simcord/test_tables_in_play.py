"""What happens around the moves: hands, undo, leaving, closing, restarts, broken channels, two games at once."""

from __future__ import annotations

import discord
import pytest
from simcord.backend.models import Overwrite

from bot.posting import retry_queue
from tests.bot.simcord.plays import answer_by_panel, play_typed, whole_game
from tests.bot.simcord.stage import Person, Stage, button, calls, items, started

People = tuple[Person, Person]
HAND = "Your hand in Tigris & Euphrates, table 1: "


async def move(stage: Stage, person: Person, verb: str = "leader") -> None:
    """Give the first legal answer with this verb."""
    match = await stage.match()
    option = next(option for option in match.asks()[0].options if option.startswith(verb))
    await answer_by_panel(person, (await person.press(stage.board(), "Play")).message, [option])


def forbid(stage: Stage, *denied: str) -> None:
    """Take these permissions in the channel from everybody, the bot too; with none, give all back."""
    backend, place, everybody = stage.env.backend, stage.channel.id, stage.guild.default_role.id
    _, deny = discord.PermissionOverwrite(**dict.fromkeys(denied, False)).pair()
    if denied:
        backend.set_overwrite(place, Overwrite(target_id=everybody, type=0, allow=0, deny=deny.value))
    else:
        backend.delete_overwrite(place, everybody)


# --- hands ------------------------------------------------------------------------------------------------------


async def test_hands_come_by_direct_message_and_are_edited_in_place(stage: Stage, ann_and_ben: People) -> None:
    ann, ben = ann_and_ben
    assert [message.content for message in ann.dms()] == [f"{HAND}<#{stage.channel.id}>"]
    first = ann.dms()[0].attachments[0].id
    await move(stage, ann, "tile")
    assert len(ann.dms()) == 1
    assert ann.dms()[0].attachments[0].id != first
    assert len(ben.dms()) == 1


async def test_a_deleted_hand_is_sent_anew(stage: Stage, ann_and_ben: People) -> None:
    ann, _ = ann_and_ben
    stage.env.backend.delete_message(ann.member.user.dm_channel.id, ann.dms()[0].id)
    await move(stage, ann, "tile")
    assert len(ann.dms()) == 1


async def test_closed_direct_messages_are_told_once_and_opened_by_hand(stage: Stage) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    ann.close_dms()
    await started(stage, ann, ben, options="first-player=first-seat")
    told = [(await ann.press(stage.board(), "Play")).text for _ in range(3)]
    assert ["I cannot send you direct messages" in text for text in told] == [True, False, False]

    for _ in range(2):
        await move(stage, ann, "tile")
        hand = await ann.press(stage.board(), "My hand")
        assert [file.filename for file in hand.message.attachments] == ["hand.png"]
        assert hand.result.ephemeral
    await ann.type("tigris pass")
    tried = [request for request in stage.requests if request.code == 50007]
    assert len(tried) == 1, "a closed direct message was tried again"
    assert len(ben.dms()) == 1

    ann.open_dms()
    await ben.type("tigris pass")
    assert ann.dms() == []
    await ann.type("hand")
    await move(stage, ann, "tile")
    assert [message.content for message in ann.dms()] == [f"{HAND}<#{stage.channel.id}>"]


async def test_one_persons_direct_messages_do_not_stop_anothers(stage: Stage) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    path = f"/channels/{ann.member.user.dm_channel.id}/messages"
    stage.env.inject_error("POST", path, status=403, code=50278, message="No mutual guilds", times=None)
    await started(stage, ann, ben)
    assert len(ben.dms()) == 1
    assert "your turn" in stage.board().content


async def test_a_hand_says_nothing_to_others(stage: Stage, ann_and_ben: People) -> None:
    ann, ben = ann_and_ben
    hand = await ann.type("hand")
    assert hand.result.ephemeral
    assert all(hand.message.id != message.id for message in stage.channel.history(viewer=ben.member))


# --- taking back ------------------------------------------------------------------------------------------------


async def test_undo_alone(stage: Stage, ann_and_ben: People) -> None:
    ann, _ = ann_and_ben
    await move(stage, ann)
    reply = await ann.type("undo")
    assert reply.text.endswith("Taken back.")
    assert (await stage.match()).answers == []
    assert "You have nothing to take back." in (await ann.type("undo")).text
    log = (await ann.type("log")).text
    assert "~~" in log


async def test_undo_with_everybodys_consent(stage: Stage, ann_and_ben: People) -> None:
    ann, ben = ann_and_ben
    match = await stage.match()
    given = match.view(match.asks()[0].seat).hand[0]
    for answer in (("action", ["swap"]), ("swap", [f"{given}:1"])):
        await stage.tables.answers.give(1, ann.id, [answer])
    offered = (await ann.press(stage.board(), "Undo")).message
    reply = await ann.pick(offered, items(offered)[0]["options"][0]["value"])
    assert reply.text == "That needs everybody's agreement: I have asked the others."
    question = stage.board()
    assert question.content.startswith(f"{ben.member.mention}: ")
    assert "Do you agree?" in question.content
    assert stage.sent("POST", "/messages")[-1].body["allowed_mentions"] == {"parse": [], "users": [ben.id]} or (
        stage.sent("POST", "/messages")[-1].body["allowed_mentions"]["users"] == [str(ben.id)]
    )

    assert "The question is yours" in (await ann.press(question, "Agree")).text
    assert "You do not sit at this table" in (await stage.person("Cyd").press(question, "Agree")).text
    assert (await stage.match()).answers != []
    assert (await ben.press(question, "Agree")).text == "", "it stands in the question's own message"
    assert (await stage.match()).asks()[0].key == "swap"
    asked = next(message for message in stage.public() if message.id == question.id)
    assert asked.content == f"Everybody agreed: one choice has been taken back, as {ann.member.user.global_name} asked."
    assert items(asked) == []
    late = await ben.forge(asked, f"zp:1:agree:{button(question, 'Agree').rpartition(':')[2]}")
    assert "That question has passed." in late.text


async def test_undo_refused(stage: Stage, ann_and_ben: People) -> None:
    ann, ben = ann_and_ben
    await ann.type("tigris pass")
    await ben.type("tigris pass")
    await ann.type("undo")
    question = stage.board()
    before = (await stage.match()).save()
    assert (await ben.press(question, "Refuse")).text == ""
    assert (await stage.match()).save() == before
    settled = next(message for message in stage.public() if message.id == question.id)
    assert (settled.content, items(settled)) == (
        f"Not everybody agreed to what {ann.member.user.global_name} wanted to take back: it stands.",
        [],
    )


# --- leaving, closing, moving -----------------------------------------------------------------------------------


async def test_who_resigns_is_followed_by_a_computer_and_everybody_knows(stage: Stage, ann_and_ben: People) -> None:
    ann, ben = ann_and_ben
    before = stage.table()
    question = await ann.type("game resign")
    assert question.text.endswith("Resign?")
    assert stage.table() == before
    resigned = await ann.press(question.message, "Yes, resign")
    assert resigned.message.content.startswith("You have resigned; a computer plays on in your seat.")
    assert stage.table().users() == [ben.id]
    name = ann.member.user.global_name
    assert any(f"{name} has resigned; a computer plays on." in message.content for message in stage.public())
    assert calls(stage.board(), ben)
    assert "You do not sit at this table" in (await ann.press(stage.board(), "Play")).text
    await ben.press((await ben.type("game resign")).message, "Yes, resign")
    assert stage.tables.at(stage.channel.id) is None
    assert "nobody is left, and the table is closed" in stage.board().content
    assert stage.public()[-2].content.startswith("**Tigris & Euphrates**, table 1 has been closed.")


async def test_only_the_host_closes(stage: Stage) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await started(stage, ann, ben, options="first-player=first-seat")
    board = stage.board()
    assert "Only the table's host may do that." in (await ben.type("game close")).text
    panel = (await ann.press(board, "Play")).message
    question = await ann.type("game close")
    assert question.text.startswith("Close **Tigris & Euphrates**, table 1?")
    assert stage.table().status == "playing"
    assert "Only the table's host may do that." in (await ben.forge(question.message, "zt:1:close:")).text
    assert (await ann.press(question.message, "Yes, close it")).message.content == "The table is closed."
    assert stage.board().content == "Ann has closed this table."
    closed = stage.public()[-2]
    assert closed.id == board.id, "the last board message says so itself"
    assert closed.content.startswith("Ann has closed **Tigris & Euphrates**, table 1.\n-# Nobody is to act any more.")
    assert "<@" not in closed.content
    assert "turn of" not in closed.content
    assert "`/game new`" in closed.content
    assert items(closed) == []
    assert [file.filename for file in closed.attachments] == ["board.png"]
    late = await ann.forge(panel, button(panel, "End the turn"))
    assert "This game is over. Open a new one with `/game new`." in late.text
    for person in (ann, ben):
        assert (await person.forge(board, button(board, "Play"))).text.endswith("The game is over.")
    assert (await stage.tables.match(1)).answers == []


async def test_who_leaves_the_lobby_opens_a_seat(stage: Stage) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await ann.type("game new", game="tigris", seats=2, where="here")
    await ben.type("game join")
    assert (await ben.type("game leave")).text == "You have given your seat up."
    assert "2. *open*" in stage.board().content
    await ann.press(stage.board(), "Leave")
    assert stage.tables.at(stage.channel.id) is None
    assert items(stage.board()) == []


async def test_computers_take_the_open_seats(stage: Stage) -> None:
    ann = stage.person("Ann")
    await ann.type("game new", game="tigris", seats=3, where="here")
    await ann.press(stage.board(), "Add a computer")
    assert "2. Enkidu" in stage.board().content
    await ann.press(stage.board(), "Start")
    assert tuple(stage.table().computers()) == (1, 2)
    assert calls(stage.board(), ann)


async def test_a_game_in_a_thread_of_its_own(stage: Stage) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    opened = await ann.type("game new", game="tigris", seats=2)
    thread = stage.channel.threads[0]
    assert opened.text.splitlines()[0] == f"The table is open: <#{thread.id}>"
    assert thread.name == "1 · Tigris & Euphrates"
    await ben.press(stage.board(thread), "Join")
    await ben.press(stage.board(thread), "Start")
    assert "your turn" in stage.board(thread).content


async def test_two_games_in_two_channels_at_once(stage: Stage) -> None:
    ann, ben, other = stage.person("Ann"), stage.person("Ben"), stage.guild.create_text_channel("other")
    await started(stage, ann, ben)
    await started(stage, ben, ann, channel=other, options="board=alternative", language="es")
    people = {ann.id: ann, ben.id: ben}
    for channel in (stage.channel, other, other, stage.channel):
        waiting = people[stage.table(channel).waiting_for()[0]]
        before = (await stage.match(other if channel is stage.channel else stage.channel)).save()
        await waiting.type("tigris pass", channel)
        assert (await stage.match(other if channel is stage.channel else stage.channel)).save() == before
    assert "Tigris & Euphrates" in stage.board().content
    assert "Tigris y Éufrates" in stage.board(other).content
    listed = (await ann.type("game list")).text
    assert f"<#{stage.channel.id}>" in listed
    assert f"<#{other.id}>" in listed
    assert "it is your turn" in listed
    assert len({message.content for message in ann.dms()}) == 2


# --- when Discord is not as it was ------------------------------------------------------------------------------


async def test_a_missing_permission_is_one_clear_sentence(stage: Stage, ann_and_ben: People) -> None:
    ann, ben = ann_and_ben
    forbid(stage, "send_messages")
    posted = len(stage.public())
    reply = await ann.type("tigris pass")
    assert "I may not post in the table's channel. Ask a moderator to allow me: View Channel" in reply.text
    assert (await stage.match()).revision == 1, "the answer was lost"
    assert len(stage.public()) == posted
    forbid(stage)
    await stage.env.advance_time(1)
    assert len(stage.public()) == posted + 1, "as soon as it may, the bot posts by itself"
    assert calls(stage.board(), ben)
    await ben.type("tigris pass")
    assert len(stage.public()) == posted + 2
    assert calls(stage.board(), ann)


async def test_a_missing_permission_in_the_lobby(stage: Stage) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    forbid(stage, "send_messages")
    reply = await ann.type("game new", game="tigris", seats=2, where="here")
    assert "I may not post where the table would be, so none has been opened." in reply.text
    assert stage.tables.open_tables() == []
    forbid(stage)
    await ann.type("game new", game="tigris", seats=2, where="here")
    await ben.type("game join")
    forbid(stage, "send_messages")
    reply = await ann.type("game start")
    assert "I may not post in the table's channel." in reply.text
    assert stage.table().status == "playing"


async def test_no_threads_allowed(stage: Stage) -> None:
    ann = stage.person("Ann")
    forbid(stage, "create_public_threads")
    reply = await ann.type("game new", game="tigris", seats=2)
    assert "I may not open threads here, so the table is in this channel." in reply.text
    assert stage.table().status == "lobby"


async def test_a_question_that_may_not_be_posted(stage: Stage, ann_and_ben: People) -> None:
    ann, ben = ann_and_ben
    await ann.type("tigris pass")
    await ben.type("tigris pass")
    forbid(stage, "send_messages")
    assert "I may not post in the table's channel." in (await ann.type("undo")).text


async def test_a_deleted_board_message_is_posted_anew(stage: Stage, ann_and_ben: People) -> None:
    ann, _ = ann_and_ben
    panel = (await ann.press(stage.board(), "Play")).message
    old = stage.board().id
    stage.env.backend.delete_message(stage.channel.id, old)
    option = next(option for option in (await stage.match()).asks()[0].options if option.startswith("leader"))
    await answer_by_panel(ann, panel, [option])
    assert stage.board().id != old
    assert [file.filename for file in stage.board().attachments] == ["board.png"]


async def test_a_deleted_channel_and_a_new_one(stage: Stage, ann_and_ben: People) -> None:
    ann, _ = ann_and_ben
    host = next(person for person in ann_and_ben if person.id == stage.table().host)
    other = stage.guild.create_text_channel("other")
    lost = stage.guild.create_text_channel("lost")
    await host.type("game move", lost, table=1)
    stage.env.backend.delete_channel(lost.id)
    await stage.env.settle()
    assert (await host.type("game move", other, table=1)).text == "The table has moved to this channel."
    assert calls(stage.board(other), ann)


async def test_a_restart_in_mid_turn(stage: Stage, ann_and_ben: People) -> None:
    ann, ben = ann_and_ben
    panel = (await ann.press(stage.board(), "Play")).message
    await move(stage, ann)
    board, before = stage.board(), (await stage.match()).save()
    fresh = (await ann.press(board, "Play")).message

    await stage.restart()

    assert (await stage.match()).save() == before
    assert "That moment has passed." in (await ann.forge(panel, button(panel, "End the turn"))).text
    option = next(option for option in (await stage.match()).asks()[0].options if option.startswith("leader"))
    await answer_by_panel(ann, fresh, [option])
    assert len((await stage.match()).answers) == 2
    assert "Waiting for" in (await ben.press(board, "Play")).text
    assert [request.method for request in stage.sent("PUT", "/commands")] == ["PUT"], "commands were registered twice"


async def test_what_was_not_posted_before_a_restart_is_posted_after_it(stage: Stage, ann_and_ben: People) -> None:
    ann, ben = ann_and_ben
    forbid(stage, "send_messages")
    await ann.type("tigris pass")
    forbid(stage)
    await stage.restart()
    assert calls(stage.board(), ben)


@pytest.mark.parametrize("code", [500, 503])
async def test_when_discord_fails_the_answer_is_kept(
    stage: Stage, ann_and_ben: People, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = ann_and_ben
    # SimCord waits for real until timers of less than half a minute have run.
    monkeypatch.setattr(retry_queue, "FIRST", 31.0)
    stage.env.inject_error("POST", f"/channels/{stage.channel.id}/messages", status=code, times=None)
    reply = await ann.type("tigris pass")
    assert "The channel does not show this yet" in reply.text
    stage.env.backend.faults.clear()
    await ben.type("tigris pass")
    assert calls(stage.board(), ann)


async def test_a_game_goes_on_through_two_restarts(stage: Stage) -> None:
    options = {"first-player": "first-seat", "end-of-turn": "at-once"}
    answers, _ = whole_game(stage.seed, options)
    people = [stage.person("Ann"), stage.person("Ben")]
    await started(stage, *people, options="first-player=first-seat end-of-turn=at-once")
    expected = None
    for part in (answers[:9], answers[9:20]):
        await play_typed(stage, people, part)
        expected = (await stage.match()).save()
        await stage.restart()
        assert (await stage.match()).save() == expected
