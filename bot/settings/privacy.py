"""What /privacy shows and does: the data stored about a person, as a file, and deleting it."""

from __future__ import annotations

import contextlib
import io
import json
from collections.abc import Awaitable, Callable
from typing import Final

import discord

from bot.frame.handling import Interaction, language
from bot.messages.parts import (
    NO_PINGS,
    button,
    frozen,
)
from bot.model.errors import TableError
from bot.model.table import Table
from bot.posting.threads.rooms import take_out
from bot.words.wording import (
    LANGUAGES,
    say,
    title,
)

TABLES_NAMED = 10


async def show(interaction: Interaction) -> None:
    """What is kept, with buttons for the file and for deleting it."""
    lang = language(interaction)
    items = [
        button(say(lang, "button-export"), "zd:export:", emoji="📄"),
        button(say(lang, "button-forget"), "zd:ask:", style=discord.ButtonStyle.danger),
    ]
    await _say(interaction, say(lang, "privacy-text"), frozen(items))


async def export(interaction: Interaction) -> None:
    """Everything that is stored about the person, as a file that only they get."""
    lang, user = language(interaction), interaction.user.id
    stored = await interaction.client.tables.store.person(user)
    text = json.dumps({"user": str(user), **stored}, indent=1, ensure_ascii=False)
    file = discord.File(io.BytesIO(text.encode()), f"ziggurat-{user}.json", description=say(lang, "privacy-file"))
    await interaction.followup.send(say(lang, "privacy-file"), file=file, ephemeral=True, allowed_mentions=NO_PINGS)


async def ask(interaction: Interaction) -> None:
    """Say what would go and what would happen to running games, and ask once more."""
    lang = language(interaction)
    tables = _seats(interaction)
    lines = [say(lang, "privacy-sure")]
    if tables:
        lines.append(say(lang, "privacy-running", count=len(tables)))
        lines += [f"- {title(table.game, lang)}, <#{table.channel_id}>" for table in tables[:TABLES_NAMED]]
    items = [
        button(say(lang, "button-forget-yes"), "zd:forget:", style=discord.ButtonStyle.danger),
        button(say(lang, "button-forget-no"), "zd:keep:"),
    ]
    await _say(interaction, "\n".join(lines), frozen(items))


async def forget(interaction: Interaction) -> None:
    """Running games go on with computers, hands are taken away, and nothing stays that names the person."""
    lang, user, app = language(interaction), interaction.user.id, interaction.client
    stored = await app.tables.store.person(user)
    await app.publisher.withdraw_hands(user)
    for row in stored["rooms"]:
        await take_out(app, row["channel"], user)
    await app.tables.forget(user, {each: say(each, "former-player") for each in LANGUAGES})
    app.people.forget(user)
    # Where they have sat, and where a question or a thread knew them.
    named = {
        row["table"] for kind in ("tables", "asked_about", "questions", "mentions", "rooms") for row in stored[kind]
    }
    for table in app.tables.open_tables():
        # A game that cannot be read has nothing to post; the others have.
        with contextlib.suppress(TableError):
            if table.id in named:
                await app.publisher.publish(table.id)
    blocked = user in app.orders.people
    await _say(interaction, say(lang, "privacy-done-blocked" if blocked else "privacy-done"), None)


async def keep(interaction: Interaction) -> None:
    """Nothing has been deleted."""
    await _say(interaction, say(language(interaction), "privacy-kept"), None)


def _seats(interaction: Interaction) -> list[Table]:
    user = interaction.user.id
    return [table for table in interaction.client.tables.open_tables() if user in table.members()]


async def _say(interaction: Interaction, text: str, view: discord.ui.View | None) -> None:
    await interaction.edit_original_response(content=text[:2000], view=view, allowed_mentions=NO_PINGS)


ACTS: Final[dict[str, Callable[[Interaction], Awaitable[None]]]] = {
    "export": export,
    "ask": ask,
    "forget": forget,
    "keep": keep,
}
