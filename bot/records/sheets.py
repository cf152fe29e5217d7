"""Figures as sheets of words and bars, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from bot.model.results import Rating, SeatFact
from bot.records.figures import Figures, Meeting, Tally
from bot.words.wording import level_word, say, title
from data.texts import texts
from data.words import name_of
from renderers.results.sheet import LEFT_OUT, TONES, Bar, Part, Section, Sheet

MOST_BARS: Final = 24
"""Lines of a section about what was played, and of opponents; a sheet has room for seven."""

MOST_RATED: Final = 60
"""People in the list of ratings; a sheet has room for fourteen."""

DAY: Final = 24.0


def decimal(value: float, lang: str) -> str:
    """A number with one decimal at most, as it is written in the language."""
    text = f"{value:.1f}".removesuffix(".0")
    return text.replace(".", ",") if lang == "es" else text


def duration(hours: float, lang: str) -> str:
    """Minutes below an hour, hours below two days, else days, in short."""
    if hours < 1:
        return say(lang, "records-minutes", count=str(max(1, round(hours * 60))))
    if hours < 2 * DAY:
        return say(lang, "records-hours", count=decimal(hours, lang))
    return say(lang, "records-days", count=decimal(hours / DAY, lang))


def fact_name(game: str, lang: str, fact: SeatFact) -> str:
    """What a seat played, by its name."""
    name = name_of(game, lang, fact.thing) if ":" in fact.thing else None
    key = f"{game}-fact-{fact.kind}"
    if name is None and texts().has(lang, key):
        return texts().text(lang, key, thing=fact.thing)
    return name or fact.thing


def parts_of(figures: Figures, game: str, *, has_ratings: bool) -> list[str]:
    """The parts of statistics that there are for a game, "" for all games."""
    parts = {
        "results": True,
        "things": bool(game and figures.facts.get(game)),
        "seats": bool(game and figures.seats),
        "people": bool(figures.meetings) or has_ratings,
    }
    return [part for part, is_there in parts.items() if is_there]


def person_sheet(
    name: str, figures: Figures, lang: str, *, game: str, part: str, ratings: Mapping[str, Rating], server: str
) -> Sheet:
    """A part of a person's statistics, of all games or of one. ``ratings``: theirs by game, in the server."""
    games = sum(tally.games for tally in figures.tables.values())
    wins = sum(tally.wins for tally in figures.tables.values())
    line = say(lang, "records-line", count=games, wins=wins)
    if ratings:
        line = say(lang, "records-line-server", line=line, server=server)
    if part == "people":
        key = [(say(lang, "records-better"), TONES[0]), (say(lang, "records-worse"), TONES[-1])]
        if any(meeting.same for meeting in figures.meetings.values()):
            key.insert(1, (say(lang, "records-same"), TONES[1]))
        return Sheet(_titled(name, game, lang), line, tuple(_meetings(figures.meetings, lang)), tuple(key))
    if part == "results":
        sections = [_tables(one, figures, lang, ratings.get(one)) for one in _games(figures)] if game else []
        sections = sections or [_all_games(figures, lang, ratings)]
    else:
        sections = list(_facts(game, figures, lang) if part == "things" else _seats(game, figures, lang))
    return Sheet(_titled(name, game, lang), line, tuple(sections), _key(figures, lang))


def server_sheet(
    name: str, figures: Figures, lang: str, *, game: str, part: str, count: int, ratings: Sequence[tuple[str, Rating]]
) -> Sheet:
    """A part of a server's statistics; it has ``count`` games. ``ratings``: people's names and theirs, the best
    first.
    """
    sections, key = list[Section](), _key(figures, lang)
    if part == "people":
        bars = tuple(
            Bar(f"{place}. {who}", say(lang, "records-rated", points=str(rating.points), count=rating.games))
            for place, (who, rating) in enumerate(ratings[:MOST_RATED], start=1)
        )
        bars = _with_more(bars, len(ratings), lang)
        sections, key = [Section(say(lang, "records-ratings"), "", bars)], ()
    elif part == "results":
        key = ()
        for one in _games(figures):
            bars = tuple(
                Bar(_table_name(players, tally, lang), say(lang, "records-games", count=tally.games // players))
                for (of, players), tally in sorted(figures.tables.items())
                if of == one
            )
            sections.append(Section(title(one, lang), "", bars))
    else:
        sections = list(_facts(game, figures, lang) if part == "things" else _seats(game, figures, lang))
    return Sheet(_titled(name, game, lang), say(lang, "records-games", count=count), tuple(sections), key)


def _all_games(figures: Figures, lang: str, ratings: Mapping[str, Rating]) -> Section:
    """A line for each game, whatever the number of players."""
    bars = []
    for game in _games(figures):
        together = Tally()
        for (of, _), tally in figures.tables.items():
            if of == game:
                together.games += tally.games
                together.places += tally.places
                together.given_up += tally.given_up
        note = _share(together, lang)
        if game in ratings:
            note = say(lang, "records-won-rated", won=note, points=str(ratings[game].points))
        bars.append(Bar(title(game, lang), note, _places(together)))
    return Section(say(lang, "stats-all"), "", tuple(bars))


def _with_more(bars: tuple[Bar, ...], count: int, lang: str) -> tuple[Bar, ...]:
    """The lines, and under the last one how many of all ``count`` are left out, if any are."""
    more = count - len(bars)
    return (*bars, Bar(say(lang, "records-more", count=more), "", goes_on=True)) if more > 0 else bars


def _titled(name: str, game: str, lang: str) -> str:
    return f"{name}: {title(game, lang)}" if game else name


def _games(figures: Figures) -> list[str]:
    """The games, the one that was played most first."""
    games: dict[str, int] = {}
    for (game, _), tally in figures.tables.items():
        games[game] = games.get(game, 0) + tally.games
    return sorted(games, key=lambda game: (-games[game], game))


def _table_name(players: int, tally: Tally, lang: str) -> str:
    hours = duration(sum(tally.hours) / len(tally.hours), lang)
    if not tally.points:
        return say(lang, "records-table", players=players, hours=hours)
    points = decimal(sum(tally.points) / len(tally.points), lang)
    return say(lang, "records-table-points", players=players, hours=hours, points=points)


def _tables(game: str, figures: Figures, lang: str, rating: Rating | None) -> Section:
    bars = tuple(
        Bar(_table_name(players, tally, lang), _share(tally, lang), _places(tally))
        for (of, players), tally in sorted(figures.tables.items())
        if of == game
    )
    note = "" if rating is None else say(lang, "records-rating", points=str(rating.points))
    return Section(say(lang, "records-by-players"), note, bars)


def _share(tally: Tally, lang: str) -> str:
    return say(lang, "records-won", wins=str(tally.wins), games=str(tally.games))


def _places(tally: Tally) -> tuple[Part, ...]:
    places = [Part(count, TONES[min(place, len(TONES)) - 1]) for place, count in sorted(tally.places.items())]
    return (*places, Part(tally.given_up, LEFT_OUT))


def _facts(game: str, figures: Figures, lang: str) -> Iterable[Section]:
    """A section for each kind of thing that seats of the game have: the things most played."""
    kinds: dict[str, list[tuple[SeatFact, Tally]]] = {}
    for fact, tally in figures.facts.get(game, {}).items():
        kinds.setdefault(fact.kind, []).append((fact, tally))
    for kind, facts in sorted(kinds.items()):
        facts.sort(key=lambda item: (-item[1].games, -item[1].wins, item[0].thing))
        bars = tuple(
            Bar(fact_name(game, lang, fact), _share(tally, lang), _places(tally)) for fact, tally in facts[:MOST_BARS]
        )
        yield Section(texts().text(lang, f"{game}-facts-{kind}"), "", _with_more(bars, len(facts), lang))


def _seats(game: str, figures: Figures, lang: str) -> Iterable[Section]:
    """By number of players, how it went in each place of the turn order at the table."""
    for (of, players), seats in sorted(figures.seats.items()):
        if of == game:
            bars = tuple(
                Bar(say(lang, "records-seat", seat=seat + 1), _share(tally, lang), _places(tally))
                for seat, tally in sorted(seats.items())
            )
            yield Section(say(lang, "records-seats", players=players), "", bars)


def _meetings(meetings: Mapping[int | str, Meeting], lang: str) -> Iterable[Section]:
    if not meetings:
        return
    order = sorted(meetings.items(), key=lambda item: (-item[1].games, -item[1].better, str(item[0])))
    bars = []
    for key, meeting in order[:MOST_BARS]:
        name = say(lang, "records-computer", level=level_word(key, lang)) if isinstance(key, str) else meeting.name
        parts = (Part(meeting.better, TONES[0]), Part(meeting.same, TONES[1]), Part(meeting.worse, TONES[-1]))
        bars.append(Bar(name, say(lang, "records-games", count=meeting.games), parts))
    yield Section(say(lang, "records-against"), "", _with_more(tuple(bars), len(order), lang))


def _key(figures: Figures, lang: str) -> tuple[tuple[str, tuple[int, int, int]], ...]:
    """The colours of places, with what they mean."""
    places = {min(place, len(TONES)) for tally in figures.tables.values() for place in tally.places}
    key = [(say(lang, "records-place", place=place), TONES[place - 1]) for place in sorted(places)]
    if any(tally.given_up for tally in figures.tables.values()):
        key.append((say(lang, "records-given-up"), LEFT_OUT))
    return tuple(key)
