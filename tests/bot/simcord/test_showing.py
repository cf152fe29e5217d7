"""What somebody shows to everybody: a step of a game, a finished game as an animation; and who removes it."""

from __future__ import annotations

import io

import discord
import pytest
from PIL import Image

import bot.after.animation as animation
import bot.workers.animating as animating
from bot.frame.showing import MOST
from bot.messages.animations import Animations
from bot.tables.chronicle import FinishedGame
from bot.workers.pool import InLine
from data.texts import texts
from renderers.core.picture import Picture
from tests.bot.simcord.stage import Person, Stage, app, button, started
from tests.bot.simcord.test_end import ended
from tests.bot.simcord.test_memory import name, play_on
from tests.bot.simcord.test_moderators import moderator
from tests.bot.simcord.test_tables_in_play import forbid


async def test_a_step_is_shown_to_everybody_in_one_line_and_removed_by_who_showed_it(
    stage: Stage, ann_and_ben: tuple[Person, Person]
) -> None:
    ann, ben = ann_and_ben
    await play_on(stage, stage.table(), 12)
    viewer = await ann.type("replay")
    before = len(stage.public())
    await ann.press(viewer.message, "Show here")
    posted = stage.board()
    assert len(stage.public()) == before + 1
    head, line, by = posted.content.split("\n")
    assert head.startswith("**Tigris & Euphrates** · table 1 · **Turn ")
    assert line in viewer.text
    assert by == f"-# {name(ann)} shows this."
    assert len(posted.attachments) == 1
    await stage.restart()
    assert texts().text("en", "error-can-remove-own") in (await ben.press(posted, "Remove")).text
    await ann.press(posted, "Remove")
    assert len(stage.public()) == before
    for _ in range(MOST):
        await ann.press(viewer.message, "Show here")
    assert "You have shown a lot" in (await ann.press(viewer.message, "Show here")).text
    mod = await moderator(stage, "Mod")
    await mod.press(stage.board(), "Remove")
    assert len(stage.public()) == before + MOST - 1


async def test_a_game_in_a_channel_that_not_everybody_sees_is_shown_there_alone(stage: Stage) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    unseen, seen = discord.PermissionOverwrite(view_channel=False), discord.PermissionOverwrite(view_channel=True)
    closed = stage.guild.create_text_channel(
        "closed",
        overwrites={stage.guild.default_role: unseen, ann.member: seen, ben.member: seen, stage.env.bot.user: seen},
    )
    await started(stage, ann, ben, channel=closed)
    viewer = await ann.type("replay", table=stage.table(closed).id)
    assert "Not everybody here may watch" in (await ann.press(viewer.message, "Show here")).text
    assert stage.public() == []
    inside = await ann.type("replay", closed)
    await ann.press(inside.message, "Show here")
    assert "shows this" in stage.board(closed).content


async def test_where_the_bot_may_not_post_pictures_who_shows_reads_what_is_missing(
    stage: Stage, ann_and_ben: tuple[Person, Person]
) -> None:
    ann, _ = ann_and_ben
    bare = discord.PermissionOverwrite(attach_files=False)
    channel = stage.guild.create_text_channel("words", overwrites={stage.env.bot.user: bare})
    viewer = await ann.type("replay", channel, table=stage.table().id)
    reply = await ann.press(viewer.message, "Show here")
    assert "I may not post pictures in this channel" in reply.text
    assert "“Attach files”" in reply.text
    assert stage.public(channel) == []
    # What could not be shown does not count among what one may show in ten minutes.
    inside = await ann.type("replay")
    for _ in range(MOST):
        assert "You have shown a lot" not in (await ann.press(inside.message, "Show here")).text


async def test_a_finished_game_becomes_an_animation_that_is_made_once_and_shown(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = await ended(stage)
    made: list[str] = []
    real = animation.frames

    def last_two(game: FinishedGame, name: str, palette: str) -> list[animation.FrameRequest]:
        made.append(name)
        return real(game, name, palette)[-2:]

    monkeypatch.setattr(animation, "frames", last_two)
    out = io.BytesIO()
    Image.new("P", (720, 400)).save(out, "PNG")
    dot = Picture(out.getvalue(), "png", 1, 1, "A dot.", {}, "", 0, 0)
    monkeypatch.setattr(animating, "picture_of", lambda _: dot)
    app(stage).animations = Animations(lambda: InLine().free())
    menu = await ann.press(stage.board(), "After the game")
    reply = await ann.press(menu.message, "As an animation")
    (file,) = reply.message.attachments
    assert file.filename == "ziggurat-1.webp"
    with Image.open(io.BytesIO(await file.read())) as moving:
        assert (moving.format, moving.n_frames) == ("WEBP", 2)
    before = len(stage.public())
    await ben.forge(reply.message, button(reply.message, "Show here"))
    assert len(stage.public()) == before + 1
    assert stage.board().attachments[0].filename == "ziggurat-1.webp"
    assert "from the first turn to the last" in stage.board().content
    assert len(made) == 1, "it is kept"


async def test_nothing_is_worked_out_for_who_may_not_write_in_the_channel(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _ = await ended(stage)
    forbid(stage, "send_messages")
    analyses: list[int] = []
    real = stage.tables.chronicle.finished

    async def counted(table: int, user: int, *, sees: bool) -> FinishedGame:
        analyses.append(table)
        return await real(table, user, sees=sees)

    monkeypatch.setattr(stage.tables.chronicle, "finished", counted)
    for shown in ("zt:1:showfigures:0", "zp:1:showfilm:"):
        refusal = (await ann.forge(stage.board(), shown)).text
        assert texts().text("en", "error-may-not-write") in refusal
    assert analyses == []
