"""The lobby message: game, terms, who sits where, and the buttons."""

from __future__ import annotations

from bot.messages.ids import table_button, table_item
from bot.model.orders import OPERATOR
from bot.model.table import Table
from bot.posting.texts.message import Button
from bot.words.wording import choice_setting, escaped, level_word, reason, say, title
from data.reference import page_of_choice
from data.texts import texts
from engine.core.registry import games

LIMIT = 2000


def where_of(table: Table, lang: str) -> str:
    """The table in a sentence: game and number."""
    return say(lang, "board-table", game=title(table.game, lang), table=table.id)


def host_name(table: Table) -> str:
    """The host's name, escaped; a mention of one who does not play, as at the tables of a league."""
    seated = next((item.name for item in table.holders if table.host in (item.user, item.owner)), None)
    return escaped(seated or "?") if seated is not None or not table.host else f"<@{table.host}>"


def closed_text(table: Table, closer: int | None) -> str:
    """That a table was closed, and by whom, if known: its host, a moderator, the operator."""
    lang, where = table.language, where_of(table, table.language)
    if closer is None:
        return say(lang, "board-closed", where=where)
    if closer == OPERATOR:
        return say(lang, "board-closed-operator", where=where)
    name = next((escaped(item.name) for item in table.holders if closer in (item.user, item.owner)), None)
    if name is None:
        return say(lang, "board-closed-moderator", where=where, name=f"<@{closer}>")
    return say(lang, "board-closed-by", where=where, name=name)


def lobby_text(table: Table, closer: int | None = None) -> str:
    """The lobby: game, terms, options that differ from the defaults, how it is played here, seats; if closed, one line
    naming ``closer``.
    """
    lang = table.language
    if table.is_over:
        return f"{closed_text(table, closer)} {say(lang, 'lobby-closed-next')}"
    lines = [f"**{say(lang, 'lobby-title', game=title(table.game, lang), table=table.id)}**", f"-# {_terms(table)}"]
    lines += _options(table)
    about = len(lines)
    word = f"{table.game}-lobby-word"
    if table.status == "lobby" and texts().has(lang, word):
        lines.append(say(lang, word))
    computers = table.computers() if table.status == "lobby" else {}
    for seat, name in enumerate(table.names()):
        lines.append(f"{seat + 1}. {_who(name, computers.get(seat), lang)}")
    if table.status == "lobby":
        is_full_alone = table.seats == 1 and not table.open_seats()
        lines.append(say(lang, "lobby-hint-alone" if is_full_alone else "lobby-hint"))
        if table.entry == "invited":
            lines.append(say(lang, "lobby-hint-invited"))
    else:
        lines.append(say(lang, "lobby-where", channel=f"<#{table.channel_id}>"))
    pages = pages_of(table, lang) if table.status == "lobby" else ""
    if pages and len("\n".join([*lines, pages])) <= LIMIT:
        lines.insert(about, pages)
    return "\n".join(lines)[:LIMIT]


def pages_of(table: Table, lang: str) -> str:
    """What the rules say of single choices of options that will be played as they are set, such as a scenario; quoted,
    "" for nothing.
    """
    in_conflict = conflicts_of(table, lang)
    chosen = [(name, value) for name, value in _unusual(table) if name not in in_conflict]
    pages = [page_of_choice(table.game, lang, name, value) for name, value in chosen]
    lines = [line for page in pages if page is not None for line in page.text.splitlines() if line]
    return "\n".join(f"> {line}" for line in lines)


def _who(name: str, level: str | None, lang: str) -> str:
    """Who holds a seat: a person, or a computer and its level."""
    if not name:
        return say(lang, "lobby-open")
    if level is None:
        return escaped(name)
    return say(lang, "lobby-computer", name=escaped(name), level=level_word(level, lang))


def _terms(table: Table) -> str:
    lang = table.language
    terms = say(
        lang,
        "lobby-about",
        host=host_name(table),
        language=say(lang, f"table-language-{lang}"),
        pace=say(lang, f"table-pace-{table.pace}"),
        entry=say(lang, f"lobby-entry-{table.entry}"),
    )
    more = [("lobby-private", table.watch == "players"), ("lobby-hints", table.hints == "everyone")]
    return " · ".join([terms, *(say(lang, key) for key, is_so in more if is_so)])


def _options(table: Table) -> list[str]:
    """Options that differ from the defaults, a line each; after each, or instead of it, what will be played instead."""
    lang, reasons, lines = table.language, conflicts_of(table, table.language), list[str]()
    for name, value in _unusual(table):
        lines.append(f"- {choice_setting(lang, table.game, name, value)}")
        lines += [f"-# {reasons.pop(name)}"] if name in reasons else []
    return lines + [f"- {why}" for why in reasons.values()]


def conflicts_of(table: Table, lang: str) -> dict[str, str]:
    """By option, why it is not played as it is set; only where others, or the seats, are in its way."""
    return {
        conflict.option: f"{'⛔' if conflict.prevents else '⚠️'} {reason(lang, conflict.reason)}"
        for conflict in games()[table.game].conflicts(table.options, table.seats)
    }


def _unusual(table: Table) -> list[tuple[str, str]]:
    defaults = {spec.id: spec.default for spec in games()[table.game].options}
    return [(name, value) for name, value in table.options.items() if defaults.get(name) != value]


def lobby_buttons(table: Table) -> tuple[Button, ...]:
    """Join, leave, add a computer, start, options; none if the table was closed."""
    lang = table.language
    if table.is_over:
        return ()
    return (
        Button(say(lang, "button-join"), table_button(table.id, "join"), "success"),
        Button(say(lang, "button-leave"), table_button(table.id, "leave")),
        Button(say(lang, "button-computer"), table_button(table.id, "computer"), emoji="🤖"),
        Button(say(lang, "button-start"), table_button(table.id, "start"), "primary"),
        Button(say(lang, "button-options"), table_item(table.id, "options"), emoji="⚙️"),
    )
