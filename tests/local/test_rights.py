"""The bot's rights are the invitation's: what only moderators may do is refused, as are closed and hidden threads."""

from __future__ import annotations

import discord
import pytest

from bot import invitation
from bot.local import permissions as may
from bot.local.client import LocalUser
from bot.local.ids import BOT_ID
from tests.local.conftest import Stage
from tests.waiting import until

ARCHIVED, LOCKED = 50083, 160005
PRIVATE, PUBLIC = discord.ChannelType.private_thread, discord.ChannelType.public_thread


async def refusal(request) -> tuple[int, int]:
    with pytest.raises(discord.HTTPException) as refused:
        await request
    return refused.value.status, refused.value.code


def games(stage: Stage) -> discord.TextChannel:
    found = discord.utils.get(stage.bot.guilds[0].text_channels, name="games")
    assert found is not None
    return found


async def test_the_bots_role_has_what_its_invitation_asks_for(stage: Stage) -> None:
    assert may.BOT_ROLE == invitation.BITS
    assert stage.local.world.permissions(stage.local.world.text_channel("games"), BOT_ID) == invitation.BITS
    (role,) = [role for role in stage.bot.guilds[0].roles if role.is_bot_managed()]
    assert role.permissions.value == invitation.BITS


async def test_what_moderators_do_the_bot_may_not(stage: Stage) -> None:
    ana = await stage.user("Ana")
    said = await ana.say(games(stage).id, "hello")
    mine = await games(stage).send("board")
    thread = await games(stage).create_thread(name="table 1", type=PUBLIC)
    message = games(stage).get_partial_message(int(said["id"]))
    for request in (mine.pin(), message.delete(), thread.delete(), thread.edit(locked=True), games(stage).delete()):
        assert await refusal(request) == (403, 50013)
    await thread.edit(name="table 2", archived=True)
    stage.local.faults.give_permissions("games", "pin_messages", "manage_messages")
    await mine.pin()
    await message.delete()


async def test_a_private_thread_without_the_bot_is_hidden_until_somebody_mentions_it(stage: Stage) -> None:
    ana = await stage.user("Ana")
    stage.local.faults.open_thread("Ana", "games", "ours")
    room = await ana.channel("ours")
    assert await refusal(stage.bot.get_partial_messageable(int(room)).send("hello")) == (403, 50001)
    assert await refusal(stage.bot.fetch_channel(int(room))) == (403, 50001)
    assert (await ana.slash("whois", room, {"user": ana.id})).ok, "its commands work there all the same"
    assert list(stage.bot.guilds[0].threads) == []
    await ana.say(room, f"<@{BOT_ID}> look here")
    await until(lambda: stage.bot.guilds[0].get_thread(int(room)) is not None)
    await stage.bot.get_partial_messageable(int(room)).send("hello")
    stage.local.faults.take_bot_out(room)
    assert await refusal(stage.bot.get_partial_messageable(int(room)).send("hello")) == (403, 50001)


async def test_the_creator_of_a_private_thread_removes_members_and_nobody_else_does(stage: Stage) -> None:
    bruno = await stage.user("Bruno")
    member = discord.Object(int(bruno.id))
    own = await games(stage).create_thread(name="own", type=PRIVATE)
    await own.add_user(member)
    await own.edit(archived=True)
    assert await refusal(own.remove_user(member)) == (400, ARCHIVED)
    assert await refusal(own.add_user(discord.Object(stage.local.world.owner_id))) == (400, ARCHIVED)
    await own.edit(archived=False)
    await own.remove_user(member)
    assert [one.id for one in await own.fetch_members()] == [BOT_ID]
    public = await games(stage).create_thread(name="public", type=PUBLIC)
    await public.add_user(member)
    assert await refusal(public.remove_user(member)) == (403, 50013)
    stage.local.faults.open_thread("Ana", "games", "hers")
    hers = stage.local.faults.channel("hers")
    stage.local.world.join_thread(hers, BOT_ID)
    stage.local.world.join_thread(hers, member.id)
    await until(lambda: stage.bot.guilds[0].get_thread(hers.id) is not None)
    thread = stage.bot.guilds[0].get_thread(hers.id)
    assert thread is not None
    assert await refusal(thread.remove_user(member)) == (403, 50013)


async def test_a_locked_thread_takes_no_message_and_no_edit_while_it_is_active(stage: Stage) -> None:
    thread = await games(stage).create_thread(name="table 1", type=PUBLIC)
    message = await thread.send("board")
    stage.local.faults.lock("table 1")
    assert await refusal(thread.send("hello")) == (403, LOCKED)
    assert await refusal(message.edit(content="new board")) == (403, ARCHIVED)
    assert await refusal(thread.edit(archived=True)) == (403, 50013)
    stage.local.faults.archive("table 1", locked=True)
    assert await refusal(thread.send("hello")) == (400, ARCHIVED)
    assert await refusal(message.edit(content="new board")) == (400, ARCHIVED)
    assert await refusal(thread.edit(archived=False)) == (403, 50013)
    stage.local.faults.unarchive("table 1")
    await message.edit(content="new board")
    stage.local.faults.lock("table 1")
    stage.local.faults.give_permissions("games", "manage_threads")
    await thread.send("a moderator")


async def presses(user: LocalUser, message: str, room: str) -> list[str | None]:
    """Why a press and a command come to nothing there; None for what the bot answers."""
    pressed, typed = await user.click(message, "pick:F7", room), await user.slash("whois", room, {"user": user.id})
    return [pressed.error, typed.error]


async def test_in_archived_and_locked_threads_nothing_is_pressed(stage: Stage) -> None:
    owner, bruno = await stage.user("Ana"), await stage.user("Bruno")
    stage.local.faults.open_thread("Bruno", "games", "table 1", private=False)
    room = await bruno.channel("table 1")
    board = (await bruno.slash("game new", room, {"game": "tigris"})).message
    assert board is not None
    archived = "This thread is archived: its buttons and commands do nothing."
    locked = "This thread is locked: its buttons and commands do nothing."
    stage.local.faults.archive(room)
    assert await presses(bruno, board["id"], room) == [archived, archived]
    assert await presses(owner, board["id"], room) == [archived, archived]
    stage.local.faults.lock(room)
    assert await presses(bruno, board["id"], room) == [locked, locked]
    assert await presses(owner, board["id"], room) == [locked, None], "who may manage threads types there"
    stage.local.faults.unarchive(room)
    assert await presses(bruno, board["id"], room) == [None, None]
