"""A game step by step: the text and picture of a step, and where its buttons and menus lead."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Final

import discord

from bot.frame.handling import Interaction, language
from bot.frame.showing import after_button
from bot.frame.watching import (
    MAX_CHOICES,
    GameInList,
    games_to_read,
    may_look,
    named,
)
from bot.games import presentation_of
from bot.messages.parts import (
    NO_PINGS,
    PLACEHOLDER_LIMIT,
    button,
    file_of,
    frozen,
)
from bot.messages.pictures import kind_of, own_kinds, use_of
from bot.model.table import Table
from bot.tables.chronicle import Moment
from bot.words.option_words import cut
from bot.words.wording import (
    clipped,
    escaped,
    log_lines_then,
    say,
    title,
)
from engine.core.record import LogEntry
from renderers.core.picture import Picture

LINES: Final = 1500
NEAR: Final = 6
PUBLIC: Final = "all"
"""The value in the menu of seats for the public view."""


def replay_id(moment: Moment, act: str) -> str:
    """The custom_id of a button or menu under a step."""
    return f"zv:{moment.table.id}:{'' if moment.seat is None else moment.seat}:{moment.step}:{act}"


def destination(moment: Moment, act: str) -> int:
    """The step that a button leads to, which may be out of range; "before" and "after" lead to other turns."""
    turns, turn, step = moment.story.turns, moment.story.steps[moment.step].turn, moment.step
    if act == "before":
        # Like a player of music: first to the beginning of this one, then to the one before.
        return turns[turn].first if turns[turn].first < step else turns[max(0, turn - 1)].first
    if act == "after":
        return turns[turn + 1].first if turn + 1 < len(turns) else len(moment.story.steps) - 1
    return {"first": 0, "back": step - 1, "on": step + 1, "last": len(moment.story.steps) - 1}.get(act, step)


def landmarks(count: int, here: int, most: int = MAX_CHOICES) -> list[int]:
    """At most ``most`` indices below ``count`` for a menu: all, else those near ``here`` and evenly spaced others."""
    if count <= most:
        return list(range(count))
    near = range(max(0, here - NEAR), min(count, here + NEAR + 1))
    far = most - len(near)
    chosen = {*near, *(round(number * (count - 1) / (far - 1)) for number in range(far))}
    return sorted(chosen)


def step_text(moment: Moment, lang: str) -> str:
    """Which step of which turn this is, as whom it is seen, and what has happened."""
    table, story = moment.table, moment.story
    turn = story.steps[moment.step].turn
    turn_name = story.turns[turn].names
    head = [
        say(lang, "replay-title", game=title(table.game, lang), table=table.id),
        say(
            lang,
            "replay-step",
            turn=turn_name.get(lang, turn_name["en"]),
            step=moment.step + 1,
            steps=len(story.steps),
        ),
    ]
    checkpoint = story.steps[moment.step].checkpoint
    if checkpoint is not None and table.is_open:
        # By this number a game that was spoilt is set back.
        head.append(say(lang, "replay-answer", number=str(checkpoint.answers + 1)))
    if moment.seat is not None:
        head.append(say(lang, "replay-as", name=escaped(moment.names_here()[moment.seat])))
    lines = [f"- {line}" for line in log_lines_then(lang, moment.entries, moment.names)]
    return "\n".join([*head, clipped(lines, LINES, say(lang, "board-more"))]).strip()


def step_view(moment: Moment, lang: str) -> discord.ui.View:
    """First, back, forward, last; turn by turn; to a turn by number or from a menu; after the game, as which seat."""
    last = len(moment.story.steps) - 1
    at_start, at_end = moment.step == 0, moment.step == last
    rows = [
        ("first", "", "⏮️", 0, at_start),
        ("back", "", "◀️", 0, at_start),
        ("on", "", "▶️", 0, at_end),
        ("last", "", "⏭️", 0, at_end),
        # Short, and without pictures: the three fit beside each other on a phone.
        ("before", say(lang, "button-turn-back"), None, 1, at_start),
        ("after", say(lang, "button-turn-on"), None, 1, at_end),
        ("goto", say(lang, "button-turn-goto"), None, 1, len(moment.story.turns) == 1),
    ]
    items: list[discord.ui.Item[discord.ui.View]] = [
        button(label, replay_id(moment, act), emoji=emoji, row=row, disabled=off)
        for act, label, emoji, row, off in rows
    ]
    items.append(_turn_menu(moment, lang))
    if moment.table.status == "over":
        items.append(_seat_menu(moment, lang))
    items.append(button(say(lang, "button-show-here"), replay_id(moment, "show"), emoji="📣", row=4))
    if moment.table.status == "over":
        items.append(after_button(moment.table.id, lang, row=4))
    return frozen(items)


def _turn_menu(moment: Moment, lang: str) -> discord.ui.Select[discord.ui.View]:
    turns, here = moment.story.turns, moment.story.steps[moment.step].turn
    options = [
        discord.SelectOption(
            label=cut(turns[place].names.get(lang, turns[place].names["en"]), 100),
            value=str(turns[place].first),
            default=place == here,
        )
        for place in landmarks(len(turns), here)
    ]
    return discord.ui.Select(
        custom_id=replay_id(moment, "turn"),
        placeholder=cut(say(lang, "replay-turn"), PLACEHOLDER_LIMIT),
        options=options,
        row=2,
    )


def _seat_menu(moment: Moment, lang: str) -> discord.ui.Select[discord.ui.View]:
    options = [discord.SelectOption(label=say(lang, "replay-public"), value=PUBLIC, default=moment.seat is None)]
    options += [
        discord.SelectOption(
            label=cut(say(lang, "replay-seat", name=name), 100), value=str(seat), default=moment.seat == seat
        )
        for seat, name in enumerate(moment.names_here())
    ]
    return discord.ui.Select(
        custom_id=replay_id(moment, "seat"),
        placeholder=cut(say(lang, "replay-public"), PLACEHOLDER_LIMIT),
        options=options,
        row=3,
    )


async def show_step(interaction: Interaction, table: Table, step: int | None, seat: int | None = None) -> None:
    """Show a step (None: the last one) in the deferred reply, as everybody or as a seat saw it.

    Raises NotForYou, HandsHidden, NotPossibleSeat, NotStarted, TableDamaged.
    """
    await show_moment(interaction, await moment_of(interaction, table, step, seat))


async def open_game(interaction: Interaction, table: Table) -> None:
    """Show a game that has ended from its beginning, another one as it stands now. Raises as ``show_step`` does."""
    await show_step(interaction, table, 0 if table.is_over else None)


async def moment_of(interaction: Interaction, table: Table, step: int | None, seat: int | None) -> Moment:
    """A step as this user may see it; raises as ``show_step`` does."""
    sees = await may_look(interaction, table)
    return await interaction.client.tables.chronicle.moment(table.id, interaction.user.id, step, seat, sees=sees)


def most_telling(game: str, entries: Iterable[LogEntry]) -> LogEntry | None:
    """The line of the log that tells best what happened in a step, as its game weighs them; None for none.

    Lines for one seat alone are left out, and the heading of a turn where there is anything else.
    """
    public = [entry for entry in entries if entry.event.seats is None]
    lines = [entry for entry in public if entry.event.key != f"{game}-turn"] or public
    return presentation_of(game).report.most_telling(lines)


async def pictures_of(interaction: Interaction, moment: Moment, lang: str, palette: str) -> list[tuple[str, Picture]]:
    """The pictures of a step with their kinds: the board as the user likes to see it, of what happened in the step, and
    with a seat its hand.
    """
    app, game, before = interaction.client, moment.table.game, moment.before
    use, best = use_of(app.people.get(interaction.user.id)), most_telling(game, moment.entries)
    view, marks = moment.view, tuple[str, ...]()
    if best is not None:
        view, marks = presentation_of(game).report.scene(view, best.event)
    kinds = [kind_of(game, view, use), *(own_kinds(game, view) if moment.seat is not None else [])]
    names, closed = moment.names_here(), moment.table.status == "closed" and moment.is_last
    pictures = await asyncio.gather(
        *(
            app.gallery.picture(moment.mark, game, view, kind, lang, names, palette, closed, before, marks)
            for kind in kinds
        )
    )
    return list(zip(kinds, pictures, strict=True))


async def show_moment(interaction: Interaction, moment: Moment) -> None:
    """Show a step in the deferred reply."""
    lang = language(interaction)
    palette = interaction.client.people.get(interaction.user.id).palette
    pictures = await pictures_of(interaction, moment, lang, palette)
    files = [file_of(picture, f"{kind}-{moment.step + 1}") for kind, picture in pictures]
    await interaction.edit_original_response(
        content=step_text(moment, lang),
        attachments=files,
        view=step_view(moment, lang),
        embeds=[],
        allowed_mentions=NO_PINGS,
    )


async def show_games(interaction: Interaction) -> None:
    """Offer the games that the user may look back at, in a menu."""
    lang = language(interaction)
    readable = await games_to_read(interaction)
    games, more = readable[:MAX_CHOICES], len(readable) - MAX_CHOICES
    if not games:
        await interaction.edit_original_response(content=say(lang, "replay-none"), allowed_mentions=NO_PINGS)
        return
    lines = [say(lang, "replay-choose"), *([say(lang, "replay-more", count=more)] if more > 0 else [])]
    await interaction.edit_original_response(
        content="\n".join(lines), view=frozen([_game_menu(games, lang)]), allowed_mentions=NO_PINGS
    )


def _game_menu(games: Sequence[GameInList], lang: str) -> discord.ui.Select[discord.ui.View]:
    options = [
        discord.SelectOption(
            label=named(game, lang),
            value=str(game.id),
            description=say(lang, "replay-going-on" if game.is_open else "replay-ended"),
        )
        for game in games
    ]
    return discord.ui.Select(
        custom_id="zk:game", placeholder=cut(say(lang, "replay-choose"), PLACEHOLDER_LIMIT), options=options
    )
