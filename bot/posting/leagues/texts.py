"""Leagues in words, and as a picture: their message, how they stand, what there is to play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

import msgspec

from bot.messages.ids import league_item
from bot.model.leagues import Fixture, League, LeagueGame
from bot.posting.texts.message import Button
from bot.tables.leagues.changes import next_fixtures
from bot.tables.leagues.service import options_for
from bot.tables.leagues.standings import Standing, show_points, standings
from bot.words.option_words import cut
from bot.words.wording import choice_setting, escaped, say, title
from data.texts import join_list
from engine.core.registry import games
from renderers.core.picture import ALT_LIMIT, Picture
from renderers.core.standings import StandingRow, Words, standings_picture

LINES: Final = 8
"""Tables under way, and notes, that the message of a league lists."""

SERVER: Final = 0
"""Stands for the server among the numbers of players, which begin at 1."""

ON_PAGE: Final = 12
"""Tables on a page of the list."""

Channels = Mapping[int, int]
"""Where tables are, by their number."""


class Hindrances(msgspec.Struct, frozen=True):
    """What holds tables of a league up; players are given by number.

    ``at_limit``: those whose next tables wait because they have as many as they may; SERVER: the server has. By table,
    ``late``: those whose time is out and about whom the others have not decided; ``alone``: the one person whom
    computers play with, as the others have given up or lent their seats: no clock runs there.
    """

    at_limit: frozenset[int] = frozenset()
    late: dict[int, frozenset[int]] = {}
    alone: dict[int, frozenset[int]] = {}


def name_of(league: League, number: int, lang: str) -> str:
    """A player's name, escaped; for somebody who has deleted their data that they were a player."""
    player = league.player(number)
    if player is None or player.user is None:
        return say(lang, "league-former", number=number)
    return escaped(player.name)


def plain_name(league: League, number: int, lang: str) -> str:
    """The same without escapes, for pictures and menus."""
    player = league.player(number)
    if player is None or player.user is None:
        return say(lang, "league-former", number=number)
    return player.name


def names_of(league: League, fixture: Fixture, lang: str) -> str:
    """The players of a table in the order of seats: "Ana – Ben"."""
    return " – ".join(name_of(league, number, lang) for number in fixture.players)


def game_line(game: LeagueGame, lang: str) -> str:
    """A game with its tables' seats and the options that differ from the usual."""
    usual = games()[game.game].check({}, game.seats)
    options = options_for(game, game.seats)
    changed = [choice_setting(lang, game.game, name, value) for name, value in options.items() if usual[name] != value]
    line = say(lang, "league-game", game=title(game.game, lang), seats=game.seats)
    return f"{line} ({', '.join(changed)})" if changed else line


def result_line(league: League, fixture: Fixture, lang: str) -> str:
    """A table that was played: "1. Ana, 2. Ben"."""
    by_place = sorted(zip(fixture.places, fixture.players, strict=True))
    return ", ".join(f"{place}. {name_of(league, number, lang)}" for place, number in by_place)


def fixture_line(
    league: League, fixture: Fixture, lang: str, channels: Channels, hindrances: Hindrances | None = None
) -> str:
    """A table in a line: its number, its game if there are several, who plays, how it stands or came out, notes."""
    game = f"{title(league.games[fixture.game].game, lang)} · " if len(league.games) > 1 else ""
    channel = channels.get(fixture.table_id or 0)
    where = "" if channel is None else f"<#{channel}>"
    if fixture.status == "played":
        body = result_line(league, fixture, lang)
    else:
        state: str = "closed" if fixture.is_closed and fixture.status == "annulled" else fixture.status
        if fixture.status == "annulled" and len(fixture.players) < 2:
            state = "dropped"
        body = f"{names_of(league, fixture, lang)} · {say(lang, f'league-table-{state}')}"
    parts = [f"**{fixture.number}** {game}{body}", *([where] if where else [])]
    parts += [] if hindrances is None else _held_up(league, fixture.table_id or 0, lang, hindrances)
    if fixture.is_corrected:
        parts.append(say(lang, "league-table-corrected"))
    if fixture.note:
        parts.append(say(lang, "league-note", note=escaped(fixture.note)))
    return " · ".join(parts)


def _held_up(league: League, table_id: int, lang: str, hindrances: Hindrances) -> list[str]:
    """What a table waits for."""
    words = []
    for key, by_table in (("late", hindrances.late), ("alone", hindrances.alone)):
        names = [name_of(league, number, lang) for number in sorted(by_table.get(table_id, ()))]
        if names:
            words.append(say(lang, f"league-table-{key}", names=join_list(lang, names), count=len(names)))
    return words


def standing_line(league: League, line: Standing, lang: str) -> str:
    """A player's place, points and tables in words."""
    return say(
        lang,
        "league-standing",
        place=line.place,
        name=name_of(league, line.player, lang),
        points=show_points(line.points, lang),
        played=line.played,
        tables=line.tables,
        won=line.won,
    )


def standings_text(league: League, lang: str) -> str:
    """How a league stands, a line a player, with how points are made."""
    lines = [f"**{escaped(league.name)}** · {say(lang, f'league-status-{league.status}')}"]
    lines += [standing_line(league, line, lang) for line in standings(league)]
    lines.append(f"-# {say(lang, 'league-points-about')}")
    return "\n".join(lines)[:2000]


def standings_drawing(league: League, lang: str) -> Picture:
    """How a league stands as a picture; it takes some hundredths of a second."""
    lines = standings(league)
    most = len(league.games) * max(1, len(league.players) - 1)
    gone = {player.number for player in league.players if not player.is_in}
    rows = [
        StandingRow(
            line.place,
            plain_name(league, line.player, lang),
            show_points(line.points, lang),
            float(line.points) / most,
            f"{line.played}/{line.tables}",
            line.player in gone,
        )
        for line in lines
    ]
    about = ", ".join(title(game.game, lang) for game in league.games)
    words = Words(league.name, about, say(lang, "league-points"), say(lang, "league-tables"))
    told = [
        say(
            lang,
            "league-standing-alt",
            place=line.place,
            name=plain_name(league, line.player, lang),
            points=show_points(line.points, lang),
        )
        for line in lines
    ]
    alt = cut(f"{say(lang, 'league-alt', name=league.name)} {' '.join(told)}", ALT_LIMIT)
    return standings_picture(words, rows, alt)


def league_text(league: League, lang: str, channels: Channels, hindrances: Hindrances | None = None) -> str:
    """The public message of a league: what it plays, who is in it, what is under way, what was noted."""
    hindrances = hindrances or Hindrances()
    done = sum(fixture.status == "played" for fixture in league.fixtures)
    count = sum(fixture.status != "annulled" for fixture in league.fixtures)
    lines = [
        f"**{say(lang, 'league-title', name=escaped(league.name), number=str(league.id))}**",
        *(f"- {game_line(game, lang)}" for game in league.games),
        say(lang, "league-about", pace=say(lang, f"table-pace-{league.pace}"), count=league.at_once),
    ]
    players = ", ".join(name_of(league, player.number, lang) for player in league.active())
    lines.append(say(lang, "league-players", count=len(league.active()), names=players or "–"))
    lines.append(say(lang, f"league-now-{league.status}", done=done, count=count))
    if league.trouble:
        lines.append(f"⚠️ {say(lang, league.trouble)}")
    if SERVER in hindrances.at_limit:
        lines.append(f"⚠️ {say(lang, 'league-server-full')}")
    elif hindrances.at_limit:
        full = [name_of(league, number, lang) for number in sorted(hindrances.at_limit)]
        lines.append(f"⚠️ {say(lang, 'league-players-full', names=join_list(lang, full), count=len(full))}")
    under_way = [fixture for fixture in league.fixtures if fixture.is_open]
    # Those that stand still come first, then those that may: somebody has to do something there.
    under_way.sort(key=lambda item: (item.table_id not in hindrances.late, item.table_id not in hindrances.alone))
    lines += [f"- {fixture_line(league, fixture, lang, channels, hindrances)}" for fixture in under_way[:LINES]]
    if len(under_way) > LINES:
        lines.append(say(lang, "league-more", count=len(under_way) - LINES))
    noted = [fixture for fixture in league.fixtures if fixture.note and not fixture.is_open]
    if noted:
        lines.append(say(lang, "league-noted"))
        lines += [f"- {fixture_line(league, fixture, lang, {})}" for fixture in noted[-LINES // 2 :]]
    return _clipped(lines, 2000)


def ending_text(league: League, lang: str) -> str:
    """How a league came out."""
    lines = standings(league)
    if not any(line.points for line in lines):
        return say(lang, "league-won-none", name=escaped(league.name))
    winners = [name_of(league, line.player, lang) for line in lines if line.place == 1]
    names = join_list(lang, winners)
    head = say(lang, "league-won", name=escaped(league.name), winners=names, count=len(winners))
    return _clipped([head, *(standing_line(league, line, lang) for line in lines)], 2000)


def league_buttons(league: League, lang: str) -> tuple[Button, ...]:
    """The buttons under a league's message."""
    looking = (
        Button(say(lang, "button-league-standings"), league_item(league.id, "standings")),
        Button(say(lang, "button-league-schedule"), league_item(league.id, "schedule")),
    )
    mend = Button(say(lang, "button-league-mend"), league_item(league.id, "mend"))
    if league.status == "closed":
        return ()
    if league.status != "open":
        return (*looking, mend)
    return (
        Button(say(lang, "button-league-join"), league_item(league.id, "join"), "success"),
        Button(say(lang, "button-league-leave"), league_item(league.id, "leave")),
        Button(say(lang, "button-league-start"), league_item(league.id, "start"), "primary"),
        mend,
    )


def in_order(league: League) -> list[Fixture]:
    """All tables as the list shows them: under way, next, later, then what has been played, the newest first."""
    soon = set(next_fixtures(league))
    order = {"opening": 0, "playing": 0, "planned": 1, "played": 2, "annulled": 2}
    return sorted(
        league.fixtures,
        key=lambda item: (
            order[item.status],
            item.number not in soon,
            -item.number if item.is_done else item.number,
        ),
    )


def pages_of(league: League) -> list[list[Fixture]]:
    """The tables page by page; one empty page where there are none."""
    fixtures = in_order(league)
    edges = [*range(0, max(1, len(fixtures)), ON_PAGE), max(1, len(fixtures))]
    return [fixtures[start:end] for start, end in pairwise(edges)]


def schedule_text(
    league: League, lang: str, fixtures: Sequence[Fixture], place: tuple[int, int], channels: Channels
) -> str:
    """A page of the tables of a league; ``place`` is its number and how many pages there are."""
    done = sum(fixture.is_done for fixture in league.fixtures)
    head = say(lang, "league-schedule", name=escaped(league.name), done=done, count=len(league.fixtures))
    lines = [f"**{head}**", *(f"- {fixture_line(league, fixture, lang, channels)}" for fixture in fixtures)]
    if not fixtures:
        lines.append(say(lang, "league-schedule-none"))
    if place[1] > 1:
        lines.append(f"-# {say(lang, 'league-page', page=place[0], pages=place[1])}")
    return _clipped(lines, 2000)


def _clipped(lines: Sequence[str], limit: int) -> str:
    """As many of the lines, from the first on, as fit."""
    text = ""
    for line in lines:
        if len(text) + len(line) + 1 > limit:
            break
        text += ("\n" if text else "") + line
    return text
