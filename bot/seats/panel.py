"""Who sits where, privately, with what this person may do about it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

import discord

from bot.lobby.panel import TEXT_LIMIT, plain_name, seat_options
from bot.messages.ids import table_item
from bot.messages.parts import LABEL_LIMIT, button, frozen
from bot.model.clocks import Until
from bot.model.table import (
    Holder,
    Sitting,
    Table,
)
from bot.posting.texts.lobby import where_of
from bot.tables.people import PlayerSettings
from bot.words.deadlines import day_stamp, until_text
from bot.words.option_words import cut
from bot.words.wording import (
    escaped,
    level_word,
    say,
)

Items = list[discord.ui.Item[discord.ui.View]]


def seats_text(
    table: Table,
    history: Sequence[Sitting],
    lang: str,
    note: str = "",
    untils: Mapping[int, Until] = MappingProxyType({}),
    wishes: Mapping[int, PlayerSettings] = MappingProxyType({}),
    now: float = 0.0,
) -> str:
    """Every seat: who holds it and who held it before, since when they are waited for and until when, who is away.

    ``untils`` are the deadlines by seat, ``wishes`` the settings by user; ``now`` is in seconds since 1970.
    """
    lines = [note] if note else []
    lines.append(say(lang, "seats-title", where=where_of(table, lang)))
    holders = {holder.seat: holder for holder in table.holders}
    for seat in range(table.seats):
        holder = holders.get(seat)
        words = say(lang, "seats-open") if holder is None else _holder(holder, lang)
        parts = [f"{seat + 1}. {words}"]
        if holder is not None and table.status == "playing" and seat in table.waiting:
            parts.append(say(lang, "seats-waiting", since=f"<t:{round(table.since(seat))}:R>"))
            if seat in untils:
                parts.append(say(lang, "seats-deadline", until=until_text(untils[seat], lang)))
        owner = table.owner_of(seat)
        if owner is not None and owner in wishes:
            parts += _away(wishes[owner], now, lang)
        if holder is not None and table.status == "playing":
            parts += _before(holder, [past for past in history if past.seat == seat and past.until is not None], lang)
        lines.append(" · ".join(parts))
    return "\n".join(lines)[:TEXT_LIMIT]


def _before(holder: Holder, past: Sequence[Sitting], lang: str) -> list[str]:
    """Who gave the seat up, where a computer has it for good since; and who else has held it."""
    names, given_up = list(dict.fromkeys(escaped(sitting.name) for sitting in past)), ""
    people = [sitting for sitting in past if sitting.computer is None]
    if people and holder.user is None and holder.owner is None:
        given_up = escaped(people[-1].name)
    names = [name for name in names if name not in (given_up, escaped(holder.name))]
    parts = [say(lang, "seats-given-up", name=given_up)] if given_up else []
    return parts + ([say(lang, "seats-before", names=", ".join(names))] if names else [])


def _away(wishes: PlayerSettings, now: float, lang: str) -> list[str]:
    """The holiday that is on or still to come."""
    start, end = wishes.holiday_from, wishes.holiday_until
    if start is None or end is None or end < wishes.local(now).date():
        return []
    return [say(lang, "seats-away", start=day_stamp(start), end=day_stamp(end))]


def _holder(holder: Holder, lang: str) -> str:
    if holder.computer is not None and holder.owner is None:
        return say(lang, "seats-line-computer", name=escaped(holder.name), level=level_word(holder.computer, lang))
    return say(lang, "seats-line" if holder.owner is None else "seats-line-lent", name=escaped(holder.name))


def seats_view(table: Table, user: int, lang: str, *, resigning: bool = False) -> discord.ui.View:
    """The buttons and menus for this person: of a seat of their own, or to ask for one."""
    if not table.is_open:
        return frozen([])
    if table.status == "lobby":
        return frozen(_before_the_start(table, user, lang) if table.seat_of(user) is not None else [])
    if resigning:
        sure = button(
            say(lang, "button-resign-now"), table_item(table.id, "resigned"), style=discord.ButtonStyle.danger
        )
        return frozen([sure, button(say(lang, "panel-back"), table_item(table.id, "seats"))])
    if user not in table.members():
        return frozen([_seats(table, "ask", lang, table.holders)])
    return frozen(_in_play(table, user, lang))


def _before_the_start(table: Table, user: int, lang: str) -> Items:
    others = [seat for seat in range(table.seats) if seat != table.seat_of(user)]
    return [_menu(table, "move", say(lang, "seats-move"), seat_options(table, others, lang))]


def _in_play(table: Table, user: int, lang: str) -> Items:
    items: Items = []
    if table.seat_of(user) is None:
        back = say(lang, "button-take-back")
        items.append(button(back, table_item(table.id, "back"), style=discord.ButtonStyle.success, row=0))
    elif len(table.users()) > 1:
        items.append(button(say(lang, "button-lend"), table_item(table.id, "lend"), emoji="🤖", row=0))
    items.append(
        button(say(lang, "button-resign"), table_item(table.id, "resign"), style=discord.ButtonStyle.danger, row=0)
    )
    people = [holder for holder in table.holders if user not in (holder.user, holder.owner)]
    present = [holder for holder in people if holder.user is not None]
    if present and table.seat_of(user) is not None:
        items.append(_seats(table, "swap", lang, present, row=1))
    removable = [holder for holder in people if holder.user is not None or holder.owner is not None]
    if removable and table.seat_of(user) is not None:
        items.append(_seats(table, "remove", lang, removable, row=2))
    items.append(
        discord.ui.UserSelect(
            custom_id=table_item(table.id, "substitute"), placeholder=say(lang, "seats-substitute"), row=3
        )
    )
    return items


def _seats(
    table: Table, act: str, lang: str, holders: Sequence[Holder], row: int = 0
) -> discord.ui.Select[discord.ui.View]:
    entries = [
        discord.SelectOption(label=f"{holder.seat + 1}. {cut(plain_name(holder.name), 80)}", value=str(holder.seat))
        for holder in holders
    ]
    return _menu(table, act, say(lang, f"seats-{act}"), entries, row)


def _menu(
    table: Table, act: str, placeholder: str, entries: list[discord.SelectOption], row: int = 0
) -> discord.ui.Select[discord.ui.View]:
    return discord.ui.Select(
        custom_id=table_item(table.id, act), placeholder=cut(placeholder, LABEL_LIMIT), options=entries, row=row
    )
