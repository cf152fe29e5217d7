"""Pages of statistics: what is read of the store for them, and what each shows. Knows no Discord."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from bot.model.results import GameResult, Rating
from bot.records.figures import has_places, of_person, of_server
from bot.records.sheets import parts_of, person_sheet, server_sheet
from bot.store import Store
from bot.tables.ratings import ratings_of
from bot.words.wording import say, title
from renderers.core.picture import Picture
from renderers.results.sheet import Sheet, draw_sheet, sheets_of


class Chosen(msgspec.Struct, frozen=True):
    """What is looked at: a person's statistics or (``user`` None) the server's, of a game or "" for all, a part."""

    user: int | None
    game: str = ""
    part: str = "results"


class Server(msgspec.Struct, frozen=True):
    """The server in which somebody looks at statistics."""

    id: int
    name: str


class Material(msgspec.Struct, frozen=True):
    """What is read for a page: the games of the person or server that were played to their end, those of the game that
    is looked at, the ratings in the server by game, and who stays out of lists.
    """

    chosen: Chosen
    server: Server | None
    results: list[GameResult]
    of_game: list[GameResult]
    ratings: dict[str, list[Rating]]
    is_out: Callable[[int], bool]


class Page(msgspec.Struct, frozen=True):
    """A page: its picture, which one it is, what the menu calls each page, and whose it is by name."""

    picture: Picture
    chosen: Chosen
    labels: dict[str, str]
    name: str


async def material_for(store: Store, chosen: Chosen, server: Server | None, is_out: Callable[[int], bool]) -> Material:
    """Read what a page needs; statistics of a server need one. ``is_out``: whether a person stays out of lists."""
    if chosen.user is not None:
        results = await store.results.of_user(chosen.user)
    else:
        assert server is not None
        results = await store.results.of_server(server.id)
    results = [result for result in results if has_places(result)]
    of_game = [result for result in results if chosen.game in ("", result.game)]
    ratings: dict[str, list[Rating]] = {}
    # A server's ratings stand on the page of a game alone.
    if server is not None and (chosen.user is not None or chosen.game):
        for game in sorted({result.game for result in of_game if result.guild_id == server.id}):
            ratings[game] = await ratings_of(store, server.id, game, is_out)
    return Material(chosen, server, results, of_game, ratings, is_out)


def page_of(material: Material, lang: str) -> Page:
    """The page that is chosen, that of the results where there is no such page. Takes tens of milliseconds."""
    chosen, of_game, ratings = material.chosen, material.of_game, material.ratings
    user, game = chosen.user, chosen.game
    server = "" if material.server is None else material.server.name
    name = server if user is None else names_in(material.results).get(user, "?")
    figures = of_server(of_game) if user is None else of_person(of_game, user, material.is_out)
    names = names_in(of_game)
    of_all = [(names.get(rating.user, "?"), rating) for rating in ratings.get(game, ())]
    own = {one: rating for one, rated in ratings.items() for rating in rated if rating.user == user}

    def sheet(part: str) -> Sheet:
        if user is None:
            return server_sheet(name, figures, lang, game=game, part=part, count=len(of_game), ratings=of_all)
        return person_sheet(name, figures, lang, game=game, part=part, ratings=own, server=server)

    has_ratings = user is None and bool(of_all)
    pages = {part: sheets_of(sheet(part)) for part in parts_of(figures, game, has_ratings=has_ratings)}
    sheets, labels = sheets_by_page(pages), page_labels(pages, lang, of_server=user is None)
    part = chosen.part if chosen.part in sheets else "results"
    return Page(draw_sheet(sheets[part]), Chosen(user, game, part), labels, name)


def games_in(results: Sequence[GameResult], lang: str) -> list[str]:
    """The games that were played, by title."""
    return sorted({result.game for result in results}, key=lambda game: title(game, lang))


def sheets_by_page(pages: Mapping[str, Sequence[Sheet]]) -> dict[str, Sheet]:
    """The sheets of all parts by the names of pages: "things", "things2"..."""
    return {
        f"{part}{number if number > 1 else ''}": sheet
        for part, sheets in pages.items()
        for number, sheet in enumerate(sheets, start=1)
    }


def page_labels(pages: Mapping[str, Sequence[Sheet]], lang: str, *, of_server: bool) -> dict[str, str]:
    """What the menu calls each page."""
    names = {"people": "ratings"} if of_server else {}
    labels = {}
    for part, sheets in pages.items():
        label = say(lang, f"stats-part-{names.get(part, part)}")
        for number, page in enumerate(sheets_by_page({part: sheets}), start=1):
            many = len(sheets) > 1
            labels[page] = say(lang, "stats-part-page", part=label, page=number, pages=len(sheets)) if many else label
    return labels


def names_in(results: Sequence[GameResult]) -> dict[int, str]:
    """By person the name with which they sat last at the end of one of these games, the newest first."""
    seats = (seat for result in reversed(results) for seat in result.holders())
    return {seat.user: seat.name for seat in seats if seat.user is not None}
