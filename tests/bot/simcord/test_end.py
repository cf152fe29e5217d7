"""The end of a game in its channel: who is called, what it says, what may be done there afterwards."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import cache

import msgspec

from bot.model.table import (
    Holder,
    Sitting,
    Table,
)
from bot.posting.kinds import LEFT_OPEN
from bot.posting.texts.ending import end_lines, end_text
from bot.posting.threads.rooms import open_thread, put_away_ended
from engine.computers.random_player import play_random
from engine.core.match import Match
from engine.core.record import NewAnswer
from engine.core.registry import load_game
from tests.bot.simcord.stage import Person, Stage, app, button
from tests.bot.simcord.test_inner_sea import planted


@cache
def _played() -> tuple[NewAnswer, ...]:
    match = Match.create(load_game("inner_sea"), {"epochs": "1"}, 2, 5)
    play_random(match, 5)
    return tuple(NewAnswer(answer.seat, answer.key, answer.ids) for answer in match.answers)


def about_to_end() -> tuple[Match, NewAnswer]:
    """A match that one answer ends, and that answer."""
    match = Match.create(load_game("inner_sea"), {"epochs": "1"}, 2, 5)
    *most, last = _played()
    match.answer_all(most)
    return match, last


async def ended(stage: Stage) -> tuple[Person, Person]:
    """Ann and Ben have just played a game to its end."""
    match, last = about_to_end()
    people = await planted(stage, match)
    await stage.tables.answers.give(1, people[last.seat].id, [(last.key, list(last.ids))])
    assert await stage.env.bot.publisher.publish(1) is None
    return people


async def test_everybody_who_played_is_called_once_with_the_result(stage: Stage) -> None:
    people = await ended(stage)
    last = stage.board()
    assert last.content.startswith(f"<@{people[0].id}> <@{people[1].id}>\n")
    assert "the game is over. Winner:" in last.content
    posted = stage.sent("POST", f"/channels/{stage.channel.id}/messages")
    assert set(posted[-1].body["allowed_mentions"]["users"]) == {person.id for person in people}
    assert last.content.count("1. ") == 1, "the places stand once"
    await stage.env.bot.publisher.publish(1)
    assert len(stage.sent("POST", f"/channels/{stage.channel.id}/messages")) == len(posted)


async def test_the_commands_show_the_result_and_the_last_board(stage: Stage) -> None:
    ann, _ = await ended(stage)
    for command in ("play", "hand", "board"):
        reply = await ann.type(command)
        assert "the game is over. Winner:" in reply.text, command
        assert [file.filename for file in reply.message.attachments] == ["board.png"], command
    assert "no open table" not in (await ann.type("catchup")).text


async def test_what_was_missed_at_the_end_tells_the_places_once(stage: Stage) -> None:
    for person in await ended(stage):
        told = (await person.type("catchup")).text
        assert (told.count("1. "), told.count("2. ")) == (1, 1)


async def test_play_again_opens_one_table_and_invites_the_others(stage: Stage) -> None:
    ann, ben = await ended(stage)
    end = stage.board()
    reply = await ann.press(end, "Play again with the same people")
    new = stage.tables.get(2)
    assert new is not None
    assert (new.status, new.host, new.invited, new.options) == ("lobby", ann.id, (ben.id,), stage.tables.get(1).options)
    assert "would like to play again" in stage.public()[-1].content
    again = await ben.forge(end, button(end, "Play again with the same people"))
    assert "There is a table for that already: table 2" in again.text
    assert stage.tables.get(3) is None
    assert reply is not None


async def test_a_stranger_opens_nothing(stage: Stage) -> None:
    await ended(stage)
    end, cara = stage.board(), stage.person("Cara")
    await cara.forge(end, button(end, "Play again with the same people"))
    assert stage.tables.get(2) is None


async def test_the_thread_is_put_away_later_by_what_is_stored(stage: Stage) -> None:
    match, last = about_to_end()
    people, bot, tables = await planted(stage, match), app(stage), stage.tables
    room = await open_thread(bot.get_channel(stage.channel.id), tables.get(1))
    assert isinstance(room, int)
    await tables.lifecycle.move(1, room)
    await tables.answers.give(1, people[last.seat].id, [(last.key, list(last.ids))])
    assert await bot.publisher.publish(1) is None
    (closing,) = await tables.store.closings()
    assert abs(closing.at - tables.now() - LEFT_OPEN) < 60
    await put_away_ended(bot, tables, bot.publisher.move_buttons)
    assert not bot.get_channel(room).archived
    # Nothing of it is kept in memory: what is stored decides, whichever process looks.
    await tables.store.set_closing(1, tables.now() - 1)
    await put_away_ended(bot, tables, bot.publisher.move_buttons)
    assert await tables.store.closings() == []
    assert (await bot.fetch_channel(room)).archived


async def test_a_seat_that_a_computer_played_is_not_told_as_its_owners(stage: Stage) -> None:
    match, last = about_to_end()
    people = await planted(stage, match)
    left = people[1 - last.seat]
    history = [
        Sitting(1 - last.seat, left.id, "Gone", None, 0.0, 1.0, 0, 3, 0),
        Sitting(1 - last.seat, None, "Gone", "sensible", 1.0, None, 3, None, 1),
        Sitting(last.seat, people[last.seat].id, "Here", None, 0.0, None, 0, None, 0),
    ]
    match.answer(last.seat, last.key, list(last.ids))
    text = "\n".join(end_lines(stage.tables.get(1), match, history, "en"))
    assert "a computer (sensible) in Gone's seat: " in text
    assert "Here: " in text


async def test_who_sleeps_is_called_to_the_end_when_they_wake(stage: Stage) -> None:
    match, last = about_to_end()
    people, bot, tables = await planted(stage, match), app(stage), stage.tables
    asleep = people[1 - last.seat]
    hour = datetime.fromtimestamp(tables.now(), tz=UTC).hour
    await bot.people.set(asleep.id, quiet_from=(hour - 1) % 24, quiet_until=(hour + 2) % 24, zone="UTC")
    await tables.answers.give(1, people[last.seat].id, [(last.key, list(last.ids))])
    assert await bot.publisher.publish(1) is None
    end = stage.sent("POST", f"/channels/{stage.channel.id}/messages")[-1].body
    assert end["allowed_mentions"]["users"] == [people[last.seat].id]
    assert f"<@{asleep.id}>" not in end["content"]
    # As after a restart: what is owed is found by what is stored.
    bot.publisher.calls.owe(1, "", ())
    await bot.publisher.load_calls()
    await bot.publisher.calls.call(tables.now() + 4 * 3600)
    said = stage.public()[-1].content
    assert said.startswith(f"<@{asleep.id}>, a game of yours came to its end")
    await bot.publisher.calls.call(tables.now() + 5 * 3600)
    assert stage.public()[-1].content == said, "once"


def test_the_end_in_spanish() -> None:
    match, last = about_to_end()
    match.answer(last.seat, last.key, list(last.ids))
    table = Table(
        id=1,
        game="inner_sea",
        options={},
        seats=2,
        seed=1,
        language="es",
        guild_id=1,
        channel_id=2,
        host=3,
        status="over",
        holders=(Holder(0, 3, "Ana"), Holder(1, None, "Bruno", "sensible", 4)),
        created_at=0,
        changed_at=0,
    )
    history = [
        Sitting(0, 3, "Ana", None, 0.0, None, 0, None, 0),
        Sitting(1, 4, "Bruno", None, 0.0, 86400.0, 0, 9, 12),
        Sitting(1, None, "Bruno", "sensible", 86400.0, None, 9, None, 40),
    ]
    history[1] = msgspec.structs.replace(history[1], first_revision=0)
    text = end_text(table, match, history, "es")
    assert "la partida ha terminado. Gana: **" in text
    assert "un ordenador (sensato) en el puesto de Bruno: " in text
    assert ", hasta el <t:86400:d>; un ordenador" in text
