"""The end of a game in words: who played in which seat, and how it came out."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.games import presentation_of
from bot.messages.ids import table_button
from bot.model.table import Sitting, Table
from bot.posting.texts.lobby import where_of
from bot.posting.texts.message import Button
from bot.tables.computers import COMPUTER_NAMES
from bot.words.aims import special_choices
from bot.words.wording import choice_setting, escaped, level_word, say
from data.texts import describe_event
from engine.core.match import Match
from engine.core.record import LogEntry


class Share(msgspec.Struct, frozen=True):
    """One sitting of a seat, and how many decisions that stand were made in it."""

    sitting: Sitting
    decisions: int


def shares(match: Match, history: Sequence[Sitting], seat: int) -> list[Share]:
    """Who played a seat, oldest first. Sittings without a decision are left out, unless there is no other."""
    sittings = sorted((item for item in history if item.seat == seat), key=lambda item: item.first_entry)
    parts = []
    for number, sitting in enumerate(sittings):
        later = sittings[number + 1 :]
        until = later[0].first_revision if later else match.revision
        mine = [item for item in match.answers if item.seat == seat and sitting.first_revision < item.revision <= until]
        parts.append(Share(sitting, len(mine)))
    return [share for share in parts if share.decisions] or parts[-1:]


def main_player(match: Match, history: Sequence[Sitting], seat: int) -> Sitting | None:
    """Who made most decisions of a seat, and so owns its result; None if nothing is known."""
    parts = shares(match, history, seat)
    return max(parts, key=lambda share: share.decisions).sitting if parts else None


def players_of(table: Table, history: Sequence[Sitting]) -> tuple[int, ...]:
    """Everybody who played: who has a seat now, in seat order, then who had one."""
    had = [item.user for item in history if item.user is not None]
    return tuple(dict.fromkeys([*table.members(), *had]))


def player_name(sitting: Sitting, lang: str) -> str:
    """The player's name, escaped; for a computer with its level."""
    name = escaped(sitting.name)
    if sitting.computer is None:
        return name
    key = "lobby-computer" if sitting.name in COMPUTER_NAMES else "end-computer"
    return say(lang, key, level=level_word(sitting.computer, lang), name=name)


def main_names(table: Table, match: Match, history: Sequence[Sitting], lang: str) -> list[str]:
    """The names by seat, escaped, of those who made most decisions."""
    names = [escaped(name) for name in table.names()]
    players = [main_player(match, history, seat) for seat in range(table.seats)]
    return [names[seat] if main is None else player_name(main, lang) for seat, main in enumerate(players)]


def winners_text(table: Table, match: Match, history: Sequence[Sitting], lang: str) -> str:
    """The names of the winners; "none" where one has played alone."""
    if table.seats == 1:
        return "none"
    result, names = match.result(), main_names(table, match, history, lang)
    return "" if result is None else ", ".join(names[seat] for seat in result.winners)


def is_final(table: Table, entry: LogEntry) -> bool:
    """Whether a log entry gives a seat's final result; of who has played alone, what was reached comes after it."""
    return entry.event.key in (f"{table.game}-final", f"{table.game}-alone") and not entry.undone


def is_told_with_places(table: Table, entry: LogEntry) -> bool:
    """Whether the end of a game says a log entry with the places: a final result, or what decided the game."""
    return is_final(table, entry) or is_decisive(table, entry)


def is_decisive(table: Table, entry: LogEntry) -> bool:
    """Whether a log entry says what decided a game, or that points did."""
    game, _, word = entry.event.key.partition("-")
    return game == table.game and word in presentation_of(table.game).report.decisive and not entry.undone


def decisive_lines(table: Table, match: Match, lang: str) -> list[str]:
    """A small line for each choice that made a game of its own, such as a scenario, and for what decided the game."""
    # What plays in a seat, and at which level, stands with its place.
    names = [escaped(name) for name in table.names()]
    told = [describe_event(lang, entry.event, names) for entry in match.events() if is_decisive(table, entry)]
    return [*special_lines(table, lang), *(f"-# {line}" for line in told)]


def end_lines(table: Table, match: Match, history: Sequence[Sitting], lang: str) -> list[str]:
    """A line for each seat from first to last place, and one for those who shared it, if several did."""
    names, result = main_names(table, match, history, lang), match.result()
    places = {} if result is None else {seat: place for place, seat in result.ranked()}
    is_shared, lines = len({*places.values()}) < len(places), list[str]()
    finals = {int(entry.event.args["seat"]): entry for entry in match.events() if is_final(table, entry)}
    for seat, place in places.items():
        # A game without such lines in its log has a place for everybody all the same.
        final = finals.get(seat)
        line = f"{place}. {names[seat]}" if final is None else describe_event(lang, final.event, names)
        # Discord counts the lines of a list itself, also those that share a place.
        lines.append(line.replace(f"{place}. ", f"{place}\\. ", 1) if is_shared else line)
        parts = shares(match, history, seat)
        if len(parts) > 1:
            lines.append(f"-# {'; '.join(_part(share, lang) for share in parts)}")
    return lines


def end_text(table: Table, match: Match, history: Sequence[Sitting], lang: str) -> str:
    """How a game ended, for one reader; for a table that was closed, that it was."""
    where = where_of(table, lang)
    if match.result() is None:
        return f"{say(lang, 'board-closed', where=where)}\n-# {say(lang, 'board-closed-next')}"
    head = say(lang, "board-over", where=where, winners=winners_text(table, match, history, lang))
    told = [*decisive_lines(table, match, lang), *end_lines(table, match, history, lang)]
    return "\n".join([head, *told, f"-# {say(lang, 'end-look-back')}"])


def special_lines(table: Table, lang: str) -> list[str]:
    """A line for each choice of an option that made a game of its own, with a page in the rules."""
    choices = special_choices(lang, table.game, table.options)
    return [f"-# {choice_setting(lang, table.game, option, value)}" for option, value, _ in choices]


def after_button(table: Table, lang: str) -> Button:
    """The button that opens the menu after a game (``bot.after``)."""
    return Button(say(lang, "button-after"), table_button(table.id, "after"), emoji="🎁")


def again_button(table: Table) -> Button:
    """The button that opens a table like this one and invites who played there: others, where there were any."""
    key = "button-again" if len(table.members()) > 1 else "button-again-alone"
    return Button(say(table.language, key), table_button(table.id, "again"), "primary", emoji="🔁")


def _part(share: Share, lang: str) -> str:
    """One of several who shared a seat: name, until when, number of decisions."""
    until = share.sitting.until
    return say(
        lang,
        "end-part",
        name=player_name(share.sitting, lang),
        decisions=share.decisions,
        until="end" if until is None else f"<t:{int(until)}:d>",
    )
