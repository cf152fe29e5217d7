"""A finished game as an animation: made in the reply of whoever asks, and posted for everybody where they wish it."""

from __future__ import annotations

import asyncio
import io
from functools import partial
from typing import Final

import discord

from bot.frame.handling import Interaction, language
from bot.frame.showing import after_button, must_be_showable, remove_button
from bot.frame.watching import may_look, must_be_over
from bot.messages.animations import NotAnimated, TooManyAnimations
from bot.messages.ids import table_button
from bot.messages.nonces import nonce
from bot.messages.parts import DESCRIPTION_LIMIT, NO_PINGS, button, frozen
from bot.messages.pictures import kind_of
from bot.model.drawing import FrameRequest
from bot.model.errors import TableError
from bot.model.table import Table
from bot.posting.texts.lobby import where_of
from bot.tables.analysis import main
from bot.tables.chronicle import FinishedGame
from bot.tables.reel import Still, milliseconds_of, steps_shown, stills
from bot.words.wording import escaped, say
from bot.workers.drawing import request_for
from renderers.core.animation import Caption, SeatPoints
from renderers.core.registry import renderer

LOOK: Final = 4.0
"""Seconds between two lines about how far an animation is."""

LONGEST: Final = 780.0
"""Seconds for which a reply tells how far it is; Discord takes no edits of it after fifteen minutes."""


class CannotAnimate(TableError):
    """The animation could not be made."""

    key = "error-not-animated"


class AnimationsWait(TableError):
    """As many animations as may wait for each other do so."""

    key = "error-animations-wait"


async def give_animation(interaction: Interaction, table: Table) -> None:
    """Make the animation, and put it into the deferred reply.

    Raises NotForYou, NotOver, TableDamaged, CannotAnimate, AnimationsWait.
    """
    game = await _finished(interaction, table)
    data, lang = await _made(interaction, game), language(interaction)
    shown = milliseconds_of(len(steps_shown(game.story)))
    await interaction.edit_original_response(
        content=say(lang, "animation-ready", where=where_of(table, lang), seconds=round(sum(shown) / 1000)),
        attachments=[await _file(game, data, lang)],
        view=frozen(
            [
                button(say(lang, "button-show-here"), table_button(table.id, "showfilm"), emoji="📣"),
                after_button(table.id, lang),
            ]
        ),
        allowed_mentions=NO_PINGS,
    )


async def show_animation(interaction: Interaction, table: Table) -> None:
    """Post the animation for everybody in the channel where the button was pressed; it is made again if need be.

    Raises as ``give_animation`` and ``must_be_showable`` do, and DiscordException.
    """
    app, lang = interaction.client, language(interaction)
    await must_be_over(interaction, table)
    await must_be_showable(interaction, table)
    game = await _finished(interaction, table)
    data = await _made(interaction, game)
    by = say(table.language, "moment-by", name=escaped(interaction.user.display_name))
    await app.get_partial_messageable(interaction.channel_id or 0).send(
        f"{say(table.language, 'animation-of', where=where_of(table, table.language))}\n-# {by}",
        file=await _file(game, data, table.language),
        view=frozen([remove_button(interaction.user.id, table.language)]),
        allowed_mentions=NO_PINGS,
        nonce=nonce(app.tables, "film", interaction.id),
    )
    await interaction.edit_original_response(content=say(lang, "animation-shown"), allowed_mentions=NO_PINGS)


async def _finished(interaction: Interaction, table: Table) -> FinishedGame:
    sees = await may_look(interaction, table)
    return await interaction.client.tables.chronicle.finished(table.id, interaction.user.id, sees=sees)


async def _made(interaction: Interaction, game: FinishedGame) -> bytes:
    """The animation in the table's language and the server's colours; the reply tells how far it is."""
    app, table, lang = interaction.client, game.table, language(interaction)
    palette = app.servers.defaults_for(table.guild_id).palette
    # Names change where somebody has their data deleted.
    name = f"{table.id} {game.record.revision} {table.language} {palette} {' '.join(table.names())}"
    task = asyncio.ensure_future(app.animations.make(name, partial(frames, game, name, palette)))
    loop, line = asyncio.get_running_loop(), ""
    until = loop.time() + LONGEST
    try:
        while loop.time() < until:
            done, _ = await asyncio.wait([task], timeout=LOOK)
            if done:
                return task.result()
            work = app.animations.work(name)
            fresh = (
                say(lang, "animation-progress", frames=work.frames, of=work.of)
                if work is not None and work.of
                else say(lang, "animation-waits")
            )
            if fresh != line:
                line = fresh
                await interaction.edit_original_response(content=line, allowed_mentions=NO_PINGS)
    except NotAnimated as error:
        raise CannotAnimate from error
    except TooManyAnimations as error:
        raise AnimationsWait from error
    finally:
        task.cancel()
    raise CannotAnimate


def frames(game: FinishedGame, name: str, palette: str) -> list[FrameRequest]:
    """What a worker is asked for the animation of this name, still by still. Raises DamagedRecord."""
    table, reel = game.table, stills(game)
    lang, names = table.language, table.names()
    return [
        FrameRequest(
            name,
            request_for(
                table.game,
                still.view,
                kind_of(table.game, still.view, "whole"),
                lang,
                names,
                palette,
                before=still.before,
            ),
            _caption(still, table, is_last=still is reel[-1]),
            still.milliseconds,
        )
        for still in reel
    ]


def _caption(still: Still, table: Table, *, is_last: bool) -> Caption:
    """What stands under a still; the last picture tells how the seats stand itself."""
    lang = table.language
    if is_last:
        return Caption(say(lang, "animation-end"), (), still.part)
    return Caption(still.head.get(lang, still.head["en"]), _seats(still, table), still.part)


def _seats(still: Still, table: Table) -> tuple[SeatPoints, ...]:
    """Each seat with the points that count most, who is ahead of anybody marked; none in a game that counts none."""
    best, least = max(still.points, default=()), min(still.points, default=())
    if not best:
        return ()
    return tuple(
        SeatPoints(name, str(main(points)) if points else "", is_ahead=points == best != least)
        for name, points in zip(table.names(), still.points, strict=True)
    )


async def _file(game: FinishedGame, data: bytes, lang: str) -> discord.File:
    table, kind = game.table, kind_of(game.table.game, game.public, "whole")
    last = await asyncio.to_thread(renderer(table.game).alt_text, game.public, kind, lang, table.names())
    alt = say(lang, "animation-alt", frames=len(steps_shown(game.story)), last=last)
    return discord.File(io.BytesIO(data), f"ziggurat-{table.id}.webp", description=alt[:DESCRIPTION_LIMIT])
