"""Clocks as people meet them: deadlines on the board, reminders, and what the others choose when time is out."""

from __future__ import annotations

import re

import discord
import pytest

from bot.app import Ziggurat
from bot.tables.votes import LASTS
from tests.bot.clock.watch import DAY, HOUR, NOON
from tests.bot.simcord.stage import Person, Stage, items, started

FIRST = {"options": "first-player=first-seat"}
STAMP = re.compile(r"<t:(\d+):R>")


def app(stage: Stage) -> Ziggurat:
    client = stage.env.bot
    assert isinstance(client, Ziggurat)
    return client


class Time:
    """The time of a stage, set by hand."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.now = NOON
        stage.clock = lambda: self.now
        app(stage)

    async def passes(self, seconds: float) -> None:
        """So much later the clocks are looked after, as if that had been done every minute."""
        client = app(self.stage)
        self.now += seconds
        client.clocks._last = self.now - 1
        assert await client.timekeeper.look()
        await self.stage.env.settle()


@pytest.fixture
def time(stage: Stage) -> Time:
    return Time(stage)


async def playing(stage: Stage, *people: Person, pace: str = "daily", **given: object) -> None:
    """A game at a pace, in which the first of these people is to act."""
    await app(stage).servers.set(stage.guild.id, pace=pace)
    await started(stage, *people, **FIRST, **given)  # type: ignore[arg-type]
    await stage.env.settle()


def stamps(message: discord.Message) -> list[float]:
    """The moments that a message names, in hours from the noon at which all begins."""
    return [round((int(stamp) - NOON) / HOUR, 2) for stamp in STAMP.findall(message.content)]


def pinged(stage: Stage, text: str) -> list[list[int]]:
    """Whom each of our messages with this text really pinged."""
    sent = [request.body for request in stage.sent("POST", "/messages")]
    return [body["allowed_mentions"].get("users", []) for body in sent if text in (body.get("content") or "")]


# --- deadlines --------------------------------------------------------------------------------------------------


async def test_the_board_says_when_time_is_out(stage: Stage, time: Time) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await playing(stage, ann, ben)
    first, second, *_ = stage.board().content.splitlines()
    assert first.startswith(ann.member.mention)
    assert re.fullmatch(r"-# Deadline: <t:\d+:R>, with extra time <t:\d+:R>", second)
    assert stamps(stage.board()) == [24, 72]
    await time.passes(30 * HOUR)
    await ann.type("tigris pass")
    assert stage.board().content.startswith(ben.member.mention)
    assert stamps(stage.board()) == [30 + 24, 30 + 72]
    await ben.type("tigris pass")
    assert stamps(stage.board()) == [54, 54 + 42]


async def test_a_table_without_a_pace_names_no_deadline(stage: Stage, time: Time) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await playing(stage, ann, ben, pace="none")
    assert stamps(stage.board()) == []
    before = len(stage.requests)
    await time.passes(90 * DAY)
    assert len(stage.requests) == before


async def test_a_holiday_moves_the_deadline_on_the_board_without_a_ping(stage: Stage, time: Time) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await playing(stage, ann, ben)
    board, posted = stage.board(), len(stage.public())
    await ann.type("holiday", **{"from": "2026-06-11", "until": "2026-06-20"})
    await stage.env.settle()
    moved = next(message for message in stage.public() if message.id == board.id)
    assert stamps(moved) == [24 + 240, 72 + 240]
    assert len(stage.public()) == posted + 1
    assert "is away from" in stage.board().content
    await time.passes(10.75 * DAY)
    assert ann.dms()[-1].content.startswith("Half of your time is gone")
    assert "How shall it go on?" not in stage.board().content


# --- reminders --------------------------------------------------------------------------------------------------


async def test_one_reminder_names_every_table_and_comes_once(stage: Stage, time: Time) -> None:
    ann, ben, other = stage.person("Ann"), stage.person("Ben"), stage.guild.create_text_channel("other")
    await playing(stage, ann, ben)
    await playing(stage, ann, ben, channel=other, language="es")
    posted = len(stage.public()), len(stage.public(other)), len(ann.dms())
    for _ in range(3):
        await time.passes(4 * HOUR)
    reminder = ann.dms()[-1]
    assert reminder.content.startswith("Half of your time is gone at the most urgent of these tables:\n- Tigris")
    assert (f"<#{stage.channel.id}>" in reminder.content, f"<#{other.id}>" in reminder.content) == (True, True)
    assert stamps(reminder) == [24, 72, 24, 72]
    await time.passes(57 * HOUR)
    assert ann.dms()[-1].content.startswith("Your time is nearly out at the first of these tables")
    await time.passes(HOUR)
    assert (len(stage.public()), len(stage.public(other)), len(ann.dms())) == (*posted[:2], posted[2] + 2)
    assert len(ben.dms()) == 2
    assert all("time" not in message.content for message in ben.dms())


async def test_with_direct_messages_closed_a_reminder_comes_in_the_channel(stage: Stage, time: Time) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await playing(stage, ann, ben)
    ann.close_dms()
    await time.passes(12 * HOUR)
    said = stage.board()
    assert said.content.startswith(f"{ann.member.mention}, half of your time is gone")
    assert pinged(stage, "half of your time is gone") == [[ann.id]]
    refused = len(stage.sent("POST", f"/channels/{ann.member.user.dm_channel.id}/messages"))
    await time.passes(57 * HOUR)
    assert "your time is nearly out" in stage.board().content
    assert len(stage.sent("POST", f"/channels/{ann.member.user.dm_channel.id}/messages")) == refused


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (404, 10003)])
async def test_a_reminder_that_is_refused_otherwise_comes_in_the_channel_and_once(
    stage: Stage, time: Time, status: int, code: int
) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await playing(stage, ann, ben)
    door = f"/channels/{ann.member.user.dm_channel.id}/messages"
    stage.env.inject_error("POST", door, status=status, code=code, message="Refused", times=None)
    knocked = len(stage.sent("POST", door))
    await time.passes(12 * HOUR)
    assert pinged(stage, "half of your time is gone") == [[ann.id]]
    for _ in range(3):
        await time.passes(60)
    assert len(stage.sent("POST", door)) == knocked + 1
    closed = await stage.tables.store.messages.closed_dm(ann.id, stage.tables.now())
    assert closed is None, "what they have not closed is tried again"


async def test_never_means_never(stage: Stage, time: Time) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    for person in (ann, ben):
        await app(stage).people.set(person.id, pings="never")
    await playing(stage, ann, ben)
    told = len(ann.dms())
    for _ in range(72):
        await time.passes(HOUR)
    assert len(ann.dms()) == told
    assert pinged(stage, "How shall it go on?") == [[]]


async def test_a_restart_reminds_and_asks_nobody_again(stage: Stage, time: Time) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await playing(stage, ann, ben)
    await time.passes(13 * HOUR)
    told = len(ann.dms())
    await stage.restart()
    await time.passes(HOUR)
    assert len(ann.dms()) == told
    await time.passes(60 * HOUR)
    asked = [message for message in stage.public() if "How shall it go on?" in message.content]
    await stage.restart()
    await time.passes(HOUR)
    assert [message for message in stage.public() if "How shall it go on?" in message.content] == asked
    await ben.press(asked[0], "Wait one more day")
    assert stamps(next(item for item in stage.public() if item.content.startswith(ann.member.mention)))[-1] > 72


# --- time is out ------------------------------------------------------------------------------------------------


async def test_the_other_player_lets_a_computer_play_the_turn(stage: Stage, time: Time) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await playing(stage, ann, ben)
    await time.passes(3 * DAY)
    question = stage.board()
    assert question.content == (
        f"{ben.member.mention}: Ann’s time is out at **Tigris & Euphrates**, table 1. How shall it go on? You decide. "
        "Ann may still play until then. Losing the seat also means being host no more."
    )
    assert [item["label"] for item in items(question)] == [
        "Wait one more day",
        "A computer plays this turn",
        "A computer takes the seat for good",
    ]
    assert pinged(stage, "How shall it go on?") == [[ben.id]]
    revision = stage.table().match_revision
    reply = await ben.press(question, "A computer plays this turn")
    assert reply.text == "", "it stands in the question's own message"
    settled = next(message for message in stage.public() if message.id == question.id)
    assert (settled.content, items(settled)) == ("A computer plays this turn for Ann.", [])
    assert stage.table().match_revision > revision
    assert stage.table().seat_of(ann.id) == 0
    assert stage.board().content.startswith(ben.member.mention)


async def test_most_of_the_others_give_the_seat_away(stage: Stage, time: Time) -> None:
    ann, ben, cyd, dan = (stage.person(name) for name in ("Ann", "Ben", "Cyd", "Dan"))
    await playing(stage, ann, ben, cyd, dan)
    await time.passes(3 * DAY)
    question = stage.board()
    assert "What most of you choose is done." in question.content
    reply = await ben.press(question, "A computer takes the seat for good")
    assert reply.text == (
        "Noted: a computer takes the seat for good. You may still choose otherwise. 2 more have to choose."
    )
    refused = await ann.press(question, "Wait one more day")
    assert refused.text.startswith("That is for the others to decide. It is still your turn")
    assert "How shall it go on?" in next(item for item in stage.public() if item.id == question.id).content
    await cyd.press(question, "A computer takes the seat for good")
    settled = next(item for item in stage.public() if item.id == question.id)
    assert settled.content.startswith("Ann no longer plays; a computer plays on.")
    assert stage.table().users() == [ben.id, cyd.id, dan.id]
    assert items(settled) == []
    assert len([message for message in ann.dms() if "have given your seat to a computer" in message.content]) == 1
    assert "question" in (await dan.forge(settled, items(question)[0]["custom_id"])).text
    seats = await ann.type("game seats")
    assert "ask" in {item["custom_id"].split(":")[2] for item in items(seats.message)}


async def test_who_plays_after_all_takes_the_question_back(stage: Stage, time: Time) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await playing(stage, ann, ben)
    await time.passes(3 * DAY)
    question = stage.board()
    await ann.type("tigris pass")
    settled = next(message for message in stage.public() if message.id == question.id)
    assert (settled.content, items(settled)) == ("That question has passed.", [])
    stale = await ben.forge(settled, items(question)[2]["custom_id"])
    assert "question" in stale.text
    assert stage.table().users() == [ann.id, ben.id]


async def test_a_game_in_spanish(stage: Stage, time: Time) -> None:
    ana, ben = stage.person("Ana", "es-ES"), stage.person("Ben")
    await playing(stage, ana, ben, language="es", pace="live")
    assert "-# Plazo: <t:" in stage.board().content
    await time.passes(300)
    assert ana.dms()[-1].content.startswith("Ha pasado la mitad de tu tiempo")
    await time.passes(1500)
    question = stage.board()
    assert question.content.startswith(f"{ben.member.mention}: a Ana se le ha acabado el tiempo en ")
    assert items(question)[0]["label"] == "Esperar 10 minutos más"
    # Private replies are in the reader's language.
    assert (await ben.press(question, "Un ordenador ocupa el sitio para siempre")).text.startswith("You two are alone")
    assert (await ben.press(question, "Esperar 10 minutos más")).text == ""
    settled = next(message for message in stage.public() if message.id == question.id)
    assert settled.content == "Ana tiene ahora más tiempo."


async def test_garbage_is_refused(stage: Stage, time: Time) -> None:
    ann, ben, eve = stage.person("Ann"), stage.person("Ben"), stage.person("Eve")
    await playing(stage, ann, ben)
    await time.passes(3 * DAY)
    question, before = stage.board(), stage.table()
    vote = items(question)[0]["custom_id"].rpartition(":")[2]
    for person, custom_id in (
        (ben, "zp:1:lategive:"),
        (ben, "zp:1:lategive:999"),
        (ben, f"zp:7:lategive:{vote}"),
        (ben, f"zp:1:latenight:{vote}"),
        (ben, f"zp:1:agree:{vote}"),
        (eve, f"zp:1:lategive:{vote}"),
        (ann, f"zp:1:lateplay:{vote}"),
    ):
        assert (await person.forge(question, custom_id)).text, custom_id
    assert stage.table() == before
    assert len(await stage.tables.votes.open_at(1)) == 1


# --- questions that pass ----------------------------------------------------------------------------------------


async def test_a_question_that_nobody_answers_in_time_says_so_and_loses_its_buttons(stage: Stage, time: Time) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await playing(stage, ann, ben, pace="none")
    await ann.type("game swap", player=ben.member)
    asked = stage.board()
    await time.passes(LASTS - HOUR)
    assert [item["label"] for item in items(stage.board())] == ["Agree", "Refuse"]
    edits, posted = len(stage.sent("PATCH", "/messages/")), len(stage.public())
    await time.passes(HOUR)
    passed = stage.board()
    assert passed.id == asked.id
    assert passed.content == "There was no answer in time: Ann and Ben keep their seats."
    assert items(passed) == []
    assert len(stage.sent("PATCH", "/messages/")) == edits + 1, "one request says it"
    assert len(stage.public()) == posted
    assert await stage.tables.store.notices(stage.table().id) == []


# --- who is not to be disturbed ---------------------------------------------------------------------------------


async def test_a_question_and_an_invitation_wait_until_quiet_hours_end(stage: Stage, time: Time) -> None:
    ann, ben, cyd = (stage.person(name) for name in ("Ann", "Ben", "Cyd"))
    other = stage.guild.create_text_channel("other")
    await stage.env.settle()
    await playing(stage, ann, ben, pace="none")
    await app(stage).people.set(ben.id, quiet_from="12", quiet_until="20")
    await ann.type("game swap", player=ben.member)
    assert pinged(stage, "exchange") == [[]]
    await cyd.type("game new", other, game="tigris", seats=2, where="here")
    await cyd.type("game invite", other, player=ben.member)
    assert pinged(stage, "invites you") == [[]]
    await stage.restart()
    posted = len(stage.public()) + len(stage.public(other))
    await app(stage).publisher.calls.call(NOON + 7 * HOUR)
    assert len(stage.public()) + len(stage.public(other)) == posted
    # One message for both, and only one.
    for _ in range(2):
        await app(stage).publisher.calls.call(NOON + 9 * HOUR)
    assert len(stage.public()) + len(stage.public(other)) == posted + 1
    (whom,) = pinged(stage, "something that still waits for you")
    assert [int(user) for user in whom] == [ben.id]
    await stage.restart()
    await app(stage).publisher.calls.call(NOON + 9 * HOUR)
    assert len(stage.public()) + len(stage.public(other)) == posted + 1


async def test_nobody_is_called_to_a_question_that_was_settled_meanwhile(stage: Stage, time: Time) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await playing(stage, ann, ben, pace="none")
    await app(stage).people.set(ben.id, quiet_from="12", quiet_until="20")
    await ann.type("game swap", player=ben.member)
    (vote,) = await stage.tables.votes.open_at(stage.table().id)
    await stage.tables.votes.cast(stage.table().id, ben.id, vote.id, False)
    posted = len(stage.public())
    await app(stage).publisher.calls.call(NOON + 9 * HOUR)
    assert len(stage.public()) == posted


async def test_a_turn_on_holiday_calls_when_the_holiday_is_over(stage: Stage, time: Time) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await app(stage).people.set_holiday(ben.id, "2026-06-10", "2026-06-12")
    await playing(stage, ann, ben, pace="none")
    await ann.type("tigris pass")
    assert stage.board().content.startswith("Ben, your turn at")
    posted = len(stage.public())
    await stage.restart()
    await app(stage).publisher.calls.call(NOON + 2 * DAY)
    assert len(stage.public()) == posted
    await app(stage).publisher.calls.call(NOON + 3 * DAY)
    (whom,) = pinged(stage, "it became your turn")
    assert [int(user) for user in whom] == [ben.id]


async def test_who_sleeps_when_somebody_is_late_is_called_to_the_question_later(stage: Stage, time: Time) -> None:
    ann, ben, cyd = (stage.person(name) for name in ("Ann", "Ben", "Cyd"))
    await playing(stage, ann, ben, cyd)
    await app(stage).people.set(ben.id, quiet_from="12", quiet_until="20")
    await time.passes(3 * DAY)
    (whom,) = pinged(stage, "How shall it go on?")
    assert [int(user) for user in whom] == [cyd.id]
    await app(stage).publisher.calls.call(time.now + 9 * HOUR)
    (whom,) = pinged(stage, "something that still waits for you")
    assert [int(user) for user in whom] == [ben.id]


# --- servers that we are not in ---------------------------------------------------------------------------------


async def test_clocks_stand_still_while_we_are_thrown_out_of_a_server(stage: Stage, time: Time) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await playing(stage, ann, ben)
    await time.passes(20 * HOUR)
    client, guild = app(stage), app(stage).get_guild(stage.guild.id)
    assert guild is not None
    await client.on_guild_remove(guild)
    await time.passes(5 * DAY)
    assert await client.clocks.deadlines(1) == []
    assert pinged(stage, "How shall it go on?") == []
    await client.on_guild_join(guild)
    (until,) = await client.clocks.deadlines(1)
    assert (until.first, until.last) == (NOON + 6 * DAY, NOON + 8 * DAY)


async def test_another_pace_is_told_to_all(stage: Stage, time: Time) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await playing(stage, ann, ben)
    await stage.tables.lobby.set(stage.table().id, ann.id, "pace", "relaxed")
    await app(stage).publisher.publish(stage.table().id)
    assert stage.board().content.startswith("Ann has changed the pace: relaxed now, 3 days for each call.")
    assert pinged(stage, "changed the pace") == [[]]
