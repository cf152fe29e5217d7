"""The card: a table at a glance, in the channel that its thread belongs to."""

from __future__ import annotations

from bot.messages.ids import table_button
from bot.model.table import Table
from bot.posting.texts.ending import after_button, again_button
from bot.posting.texts.lobby import host_name, where_of
from bot.posting.texts.message import Button
from bot.words.wording import escaped, say


def card_text(table: Table, winners: str = "", *, locked: bool = False) -> str:
    """Game, status, winners or host, players, pace and channel; ``locked``: what to do, as the table's thread is.

    For a private game only game and status, as everybody can read the channel.
    """
    text = _facts(table, winners)
    return f"{text}\n{say(table.language, 'trouble-locked')}" if locked and table.is_open else text


def _facts(table: Table, winners: str) -> str:
    lang = table.language
    if table.watch == "players" and table.status != "lobby":
        state = say(lang, f"card-{table.status}", free=0, seats=table.seats, winners="none")
        return f"{where_of(table, lang)} · {state}"
    players = ", ".join(escaped(name) for name in table.names() if name)
    free = len(table.open_seats())
    state = say(lang, f"card-{table.status}", free=free, seats=table.seats, winners=winners or "none")
    lines = [f"{where_of(table, lang)} · {state}"]
    if table.is_open:
        pace = say(lang, f"table-pace-{table.pace}")
        lines.append(say(lang, "card-about", host=host_name(table), players=players, pace=pace))
    else:
        lines.append(players)
    lines.append(f"<#{table.channel_id}>")
    return "\n".join(line for line in lines if line)


def result_buttons(table: Table) -> tuple[Button, ...]:
    """What the last board offers, where nobody can press it any more: play again, step by step, the log, the result."""
    lang = table.language
    return (
        again_button(table),
        Button(say(lang, "button-replay"), table_button(table.id, "replay"), emoji="⏮️"),
        Button(say(lang, "button-log"), table_button(table.id, "log"), emoji="📜"),
        Button(say(lang, "button-result"), table_button(table.id, "result"), emoji="🏁"),
        after_button(table, lang),
    )


def card_buttons(table: Table) -> tuple[Button, ...]:
    """Join, while there is an open seat."""
    if table.status != "lobby":
        return ()
    label, join = say(table.language, "button-join"), table_button(table.id, "join")
    return (Button(label, join, "success", disabled=not table.open_seats()),)
