"""Who may do what at a table: private games stay private, hosts keep their rights, nobody is pinged again and again."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from tests.bot.simcord.stage import Person, Seen, Stage, app, items, lobby_button, started

FIRST = {"options": "first-player=first-seat"}


async def private_lobby(stage: Stage, *people: Person, channel: Any = None) -> int:
    """A lobby of these people that only its players may watch; gives back its number."""
    await people[0].type("game new", channel, game="tigris", seats=len(people), where="here", **FIRST)
    table = stage.table(channel)
    await stage.tables.lobby.set(table.id, people[0].id, "watch", "players")
    for person in people[1:]:
        await person.press_id(stage.board(channel), lobby_button(stage.board(channel), "join"))
    return table.id


async def private_game(stage: Stage, *people: Person) -> int:
    """The same, begun in its private thread."""
    number = await private_lobby(stage, *people)
    await people[0].press(stage.board(), "Start")
    assert stage.tables.get(number).channel_id != stage.channel.id
    return number


def files(message: Seen) -> list[str]:
    return [file.filename for file in message.attachments]


def pings(stage: Stage, *people: Person) -> int:
    """How many messages of the channel have pinged exactly these people."""
    wanted = sorted(str(person.id) for person in people)
    sent = stage.sent("POST", f"/channels/{stage.channel.id}/messages")
    called = [sorted(str(user) for user in request.body["allowed_mentions"].get("users") or []) for request in sent]
    return called.count(wanted)


# --- private games ----------------------------------------------------------------------------------------------


async def test_a_private_game_does_not_start_where_there_are_no_private_threads(stage: Stage) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    voice = stage.guild.create_voice_channel("talk")
    await stage.env.settle()
    number = await private_lobby(stage, ann, ben, channel=voice)
    told = (await ann.press(stage.board(voice), "Start")).text
    assert "there are no private threads in a channel of this kind" in told
    assert "`/game move`" in told
    assert (stage.tables.get(number).status, stage.tables.get(number).channel_id) == ("lobby", voice.id)
    await stage.tables.lobby.set(number, ann.id, "watch", "everyone")
    await ann.press(stage.board(voice), "Start")
    assert stage.tables.get(number).status == "playing"


@pytest.mark.parametrize(
    ("status", "code", "says"), [(403, 50013, "Create Private Threads"), (400, 160006, "Close old threads")]
)
async def test_a_private_game_does_not_start_where_we_may_open_no_thread(
    stage: Stage, status: int, code: int, says: str
) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await private_lobby(stage, ann, ben)
    path = f"/channels/{stage.channel.id}/threads"
    stage.env.inject_error("POST", path, status=status, code=code, message="No", times=1)
    told = (await ann.press(stage.board(), "Start")).text
    assert says in told
    assert "Who may watch" in told
    assert stage.table().status == "lobby"


async def test_only_its_host_moves_a_private_game_and_it_stays_private(stage: Stage) -> None:
    ann, ben, eve = (stage.person(name) for name in ("Ann", "Ben", "Eve"))
    number = await private_game(stage, ann, ben)
    room = stage.tables.get(number).channel_id
    town = stage.guild.create_text_channel("town")
    voice = stage.guild.create_voice_channel("talk")
    await stage.env.settle()
    refused = (await ben.type("game move", town, table=number)).text
    assert refused == f"Only the host, <@{ann.id}>, or a moderator can bring this table to another channel. Ask them."
    assert "Type `/game move` in a text channel" in (await ann.type("game move", voice, table=number)).text
    assert stage.tables.get(number).channel_id == room
    moved = (await ann.type("game move", town, table=number)).text
    now = stage.tables.get(number).channel_id
    assert moved == f"The game is played here: <#{now}>"
    assert now not in (room, town.id)
    assert [thread.id for thread in town.threads] == [now]
    inside = {int(user) for user in stage.env.backend.get_channel(now).thread_members}
    assert {ann.id, ben.id} <= inside
    assert eve.id not in inside
    assert stage.env.backend.get_channel(room).thread_metadata.archived
    assert "cannot look at table" in (await eve.type("log", town, table=number)).text


async def test_an_old_button_shows_a_private_game_to_its_players_alone(stage: Stage) -> None:
    ann, ben, cyd = (stage.person(name) for name in ("Ann", "Ben", "Cyd"))
    number = await private_game(stage, ann, ben, cyd)
    old = stage.board()
    for act in ("board", "zoom"):
        assert files((await cyd.forge(old, f"zp:{number}:{act}:")).message) != []
    vote = await stage.tables.seating.ask_removal(number, ann.id, cyd.id)
    await stage.tables.votes.cast(number, ben.id, vote.id, True)
    for act in ("board", "zoom"):
        for person in (cyd, stage.person("Eve")):
            shown = await person.forge(old, f"zp:{number}:{act}:")
            assert "cannot look at table" in shown.text
            assert files(shown.message) == []


# --- the lobby --------------------------------------------------------------------------------------------------


async def test_a_stranger_who_joins_does_not_start_the_game_of_others(stage: Stage) -> None:
    ann, eve = stage.person("Ann"), stage.person("Eve")
    await ann.type("game new", game="tigris", seats=3, where="here")
    await eve.press(stage.board(), "Join")
    assert f"Only the host, <@{ann.id}>, adds computers." in (await eve.press(stage.board(), "Add a computer")).text
    told = (await eve.press(stage.board(), "Start")).text
    assert f"only the host, <@{ann.id}>, starts" in told
    assert (stage.table().status, stage.table().names()) == ("lobby", ["Ann", "Eve", ""])
    await stage.person("Ben").press(stage.board(), "Join")
    await eve.press(stage.board(), "Start")
    assert stage.table().status == "playing"


async def test_an_invitation_pings_once(stage: Stage) -> None:
    ann, eve = stage.person("Ann"), stage.person("Eve")
    await ann.type("game new", game="tigris", seats=3, where="here")
    said = [(await ann.type("game invite", player=eve.member)).text for _ in range(3)]
    assert said == ["Invited: Eve"] + ["Invited already: Eve. I ping nobody twice; tell them to press **Join**."] * 2
    assert pings(stage, eve) == 1


@pytest.mark.parametrize(("status", "code", "says"), [(404, 10003, "channel is gone"), (400, 50035, "went wrong")])
async def test_an_invitation_that_could_not_be_posted_is_none(stage: Stage, status: int, code: int, says: str) -> None:
    ann, eve = stage.person("Ann"), stage.person("Eve")
    await ann.type("game new", game="tigris", seats=3, where="here")
    await stage.tables.lobby.set(stage.table().id, ann.id, "entry", "invited")
    path = f"/channels/{stage.channel.id}/messages"
    stage.env.inject_error("POST", path, status=status, code=code, message="No", times=1)
    assert says in (await ann.type("game invite", player=eve.member)).text
    assert (stage.table().invited, pings(stage, eve)) == ((), 1)
    assert (await ann.type("game invite", player=eve.member)).text == "Invited: Eve"
    assert (stage.table().invited, pings(stage, eve)) == ((eve.id,), 2)


async def test_an_invitation_that_could_not_be_posted_keeps_out_whom_the_host_removed(stage: Stage) -> None:
    ann, eve = stage.person("Ann"), stage.person("Eve")
    await ann.type("game new", game="tigris", seats=3, where="here")
    await eve.press(stage.board(), "Join")
    await stage.tables.lobby.kick(stage.table().id, ann.id, 1)
    path = f"/channels/{stage.channel.id}/messages"
    stage.env.inject_error("POST", path, status=403, code=50013, message="No", times=1)
    assert "I may not post" in (await ann.type("game invite", player=eve.member)).text
    assert (stage.table().invited, stage.table().kicked) == ((), (eve.id,))


async def test_a_stranger_who_asks_for_one_seat_after_the_other_pings_once(stage: Stage) -> None:
    ann, ben, eve = (stage.person(name) for name in ("Ann", "Ben", "Eve"))
    await started(stage, ann, ben, **FIRST)
    panel = (await eve.type("game seats")).message
    told = [(await eve.forge(panel, "zt:1:ask:", str(seat))).text for seat in (0, 1, 0)]
    assert ["You have asked for a seat at this table already" in text for text in told] == [False, True, True]
    assert pings(stage, ann, ben) == 1


async def test_a_thread_of_its_own_is_not_promised_where_there_are_none(stage: Stage) -> None:
    ann = stage.person("Ann")
    voice = stage.guild.create_voice_channel("talk")
    await stage.env.settle()
    told = (await ann.type("game new", voice, game="tigris", seats=2)).text
    assert "No thread of its own can be opened in a channel of this kind" in told
    assert stage.table(voice).status == "lobby"


# --- being told -------------------------------------------------------------------------------------------------


async def test_everybody_reads_who_is_host_after_a_resignation(stage: Stage) -> None:
    ann, ben, cyd = (stage.person(name) for name in ("Ann", "Ben", "Cyd"))
    await started(stage, ann, ben, cyd, **FIRST)
    asked = (await ann.type("game resign")).message
    await ann.press(asked, "Yes, resign")
    said = [message.content for message in stage.public()]
    assert said.count("Ann has resigned; a computer plays on. Ben is the host now.") == 1


async def test_everybody_reads_that_a_player_has_gone_for_good(stage: Stage) -> None:
    ann, ben, cyd = (stage.person(name) for name in ("Ann", "Ben", "Cyd"))
    await started(stage, ann, ben, cyd, **FIRST)
    asked = (await ben.press((await ben.type("privacy")).message, "Delete it")).message
    await ben.press(asked, "Yes, delete everything")
    said = [message.content for message in stage.public()]
    wanted = "The player in seat 2 has resigned, and is called “former player” from now on; a computer plays on."
    assert said.count(wanted) == 1


async def test_a_list_too_long_for_one_message_is_turned_by_pages(stage: Stage) -> None:
    ann = stage.person("A" + "*" * 31)
    for number in range(25):
        await stage.tables.lifecycle.open(
            game="inner_sea",
            options={},
            seats=6,
            language="en",
            guild_id=stage.guild.id,
            channel_id=10**18 + number,
            host=10**17 + number,
            host_name="*" * 32,
        )
        await stage.tables.lifecycle.join(number + 1, ann.id, "*" * 32)
    page = await ann.type("game list")
    assert page.text.startswith("Your tables, page 1 of 2\n")
    shown = page.text
    on = next(item["custom_id"] for item in items(page.message) if item["custom_id"].endswith(":on"))
    after = (await ann.press_id(page.message, on)).message
    assert after.content.startswith("Your tables, page 2 of 2\n")
    shown += after.content
    assert all(f"**{number}** " in shown for number in range(1, 26))
    back = next(item["custom_id"] for item in items(after) if item["custom_id"].endswith(":first"))
    assert (await ann.press_id(after, back)).message.content == page.text
    assert (await stage.person("Eve").forge(after, on)).text.startswith("You sit at no table.")


# --- hands and language -----------------------------------------------------------------------------------------


async def test_a_table_without_threads_leaves_hands_elsewhere_alone(stage: Stage) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await app(stage).people.set(ann.id, hand="thread")
    await started(stage, ann, ben, **FIRST)
    voice = stage.guild.create_voice_channel("talk")
    await stage.env.settle()
    await started(stage, ann, ben, channel=voice, **FIRST)
    told = [(await ann.press(stage.board(voice), "Play")).text for _ in range(2)]
    assert ["There are no private threads in a channel of this kind" in text for text in told] == [True, False]
    assert "private thread" not in (await ann.type("play")).text
    (thread,) = stage.channel.threads
    first = thread.history()[0].attachments[0].id
    hand = (await stage.match()).view(0).hand
    await ann.type("tigris swap", tiles=f"1 {hand[0]}")
    assert [message.attachments[0].id for message in thread.history()] != [first]


async def test_a_hand_that_cannot_be_kept_up_to_date_is_taken_away(stage: Stage) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await app(stage).people.set(ann.id, hand="thread")
    await started(stage, ann, ben, **FIRST)
    (thread,) = stage.channel.threads
    message = thread.history()[0]
    stored = stage.env.backend.get_channel(thread.id).thread_metadata
    stored.archived = stored.locked = True
    stage.env.inject_error(
        "PATCH", f"/channels/{thread.id}/messages/{message.id}", status=400, code=50083, message="Archived", times=None
    )
    client = app(stage)
    found = client.get_channel(thread.id)
    assert isinstance(found, discord.Thread)
    found.archived = found.locked = True
    hand = (await stage.match()).view(0).hand
    await ann.type("tigris swap", tiles=f"1 {hand[0]}")
    assert stage.sent("DELETE", f"/channels/{thread.id}/messages/{message.id}")
    assert "Your private thread at this table is locked" in (await ann.type("play")).text


async def test_a_hand_moves_in_the_language_of_the_readers_discord_again(stage: Stage) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await started(stage, ann, ben, **FIRST)
    form = (await ann.type("settings")).message
    for language in ("es", "auto"):
        form = (await ann.forge(form, "zf:u:set:language", language)).message
        assert ann.dms()[-1].content.startswith("Tu mano" if language == "es" else "Your hand")
    assert app(stage).people.language(ann.id, "es") == "en"
