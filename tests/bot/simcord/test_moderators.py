"""What a server's moderators may do with tables, and what they may not."""

from __future__ import annotations

import discord

from tests.bot.simcord.stage import Person, Stage


async def moderator(stage: Stage, name: str) -> Person:
    """Somebody who may Manage Messages in the whole server."""
    role = stage.guild.create_role("mods", permissions=discord.Permissions(manage_messages=True))
    member = stage.guild.add_member(stage.env.create_user(name, global_name=name), roles=[role])
    stage.locales[member.id] = "en-US"
    await stage.env.settle()
    return Person(stage, member)


async def test_a_moderator_ends_and_moves_tables_but_reads_no_hand(
    stage: Stage, ann_and_ben: tuple[Person, Person]
) -> None:
    ann, _ = ann_and_ben
    mod, other = await moderator(stage, "Mod"), stage.guild.create_text_channel("other")
    seat = stage.table().seat_of(ann.id)
    for reply in (
        await mod.press(stage.board(), "My hand"),
        await mod.press(stage.board(), "Play"),
        await mod.type("hand"),
        await mod.forge(stage.board(), f"zb:1:{seat}:0:a:pass"),
    ):
        assert not [file for file in reply.message.attachments if file.filename.startswith("hand")]
        assert "sit at this table" in reply.text or "another seat" in reply.text
    assert "The table has moved to this channel." in (await mod.type("game move", other, table=1)).text
    assert stage.tables.get(1).channel_id == other.id
    question = await mod.type("game close", table=1)
    assert (await mod.press(question.message, "Yes, close it")).message.content == "Table 1 is closed."
    assert stage.tables.get(1).status == "closed"
    assert "A moderator has closed this table." in [message.content for message in stage.public(other)]


async def test_others_end_and_move_nothing(stage: Stage, ann_and_ben: tuple[Person, Person]) -> None:
    cyd, other = stage.person("Cyd"), stage.guild.create_text_channel("other")
    for command, channel in (("game close", stage.channel), ("game close", other), ("game move", other)):
        options = {} if channel is stage.channel else {"table": 1}
        reply = (await cyd.type(command, channel, **options)).text
        assert "Only the table's host may do that" in reply or "You do not sit at table 1" in reply
    assert (stage.table().status, stage.table().channel_id) == ("playing", stage.channel.id)
