"""What lets a question pass: standing orders offered on the question itself."""

from __future__ import annotations

import discord

from bot.messages.ids import PanelId
from bot.messages.parts import LABEL_LIMIT, button
from bot.words.wording import (
    say,
)
from data.texts import texts
from engine.core.ask import Ask
from engine.core.match import Match
from engine.core.preorders import shortcuts

BUTTONS_TO_SKIP = 2

Item = discord.ui.Item[discord.ui.View]


def skip_items(match: Match, ask: Ask, at: PanelId, lang: str) -> list[Item]:
    """What lets a question pass, and with it all others of its kind for as long as it says: two buttons at most; where
    there are more ways, one button and a menu for the rest.
    """
    game, ways = match.game_id, shortcuts(match, ask)
    words = {item.id: say(lang, f"{game}-skip-{ask.key}-{item.word or item.span}", count=item.count) for item in ways}
    buttons = list(words)[: 1 if len(words) > BUTTONS_TO_SKIP else BUTTONS_TO_SKIP]
    items: list[Item] = [button(words[way], at.button("skip", way), row=3) for way in buttons]
    rest = [way for way in words if way not in buttons]
    if rest:
        options = [discord.SelectOption(label=words[way][:LABEL_LIMIT], value=way) for way in rest]
        more = say(lang, f"{game}-skip-{ask.key}")
        items.append(discord.ui.Select(custom_id=at.menu("skip"), placeholder=more[:150], options=options, row=2))
    return items


def skip_note(match: Match, ask: Ask, lang: str) -> str:
    """What the buttons that let questions pass mean; "" where there are none or they need no words."""
    key = f"{match.game_id}-skip-note-{ask.key}"
    return f"-# {say(lang, key)}" if shortcuts(match, ask) and texts().has(lang, key) else ""
