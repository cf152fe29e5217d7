"""What is asked, its picture and its buttons have room on a phone together: 650 of its 844 pixels are a message's."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.async_api import Browser, expect

from engine.core.match import Match
from tests.bot.browser import crowded
from tests.bot.browser.heights import asked, height, kept, opened
from tests.bot.browser.test_first_turns import Film
from tests.bot.harness import house
from tests.browser import PHONE, BrowserWindow, browser, in_browser

pytestmark = in_browser
__all__ = ["browser"]

ORDINARY = 650
BEGUN = 750
"""Pixels from the top of the picture, or of what is asked, to the end of the last button, at most; and where something
is chosen already, with what changes it.
"""

EARLY = 6
"""Answers of a game after which a question is looked at."""

TURNS = {
    "tigris": (4, ("action", "end-turn", "commit:attack")),
    "inner_sea": (4, ("card-action",)),
    "middle_east": (4, ("deploy", "card-action")),
    "ancient_world": (4, ("turn",)),
    "through_the_ages": (4, ("action", "politics")),
}
"""By game, how many play, and the questions of an ordinary turn."""

CROWDED = {
    "competition": crowded.competition,
    "losses": crowded.losses,
    "withdrawal": crowded.growth,
    "deployment": partial(crowded.growth, deploys=True),
    "confrontation": crowded.confronting,
    "bid": crowded.bidding,
    "discard": crowded.discarding,
}
"""Questions with as much as an ordinary game has to show."""

QUOTING = {
    "force": crowded.sending,
    "lost worker": crowded.losing_workers,
    "raid": crowded.raiding,
    "raid of two": partial(crowded.raiding, "raid_iii"),
    "bid": crowded.bidding,
}
"""Questions that quote the card that they come from."""

TWO_EACH = {"epochs": "2", "civilizations-each": "2"}
"""Options with which each player leads two civilizations."""

DRAFTS = {
    "withdrawal begun": crowded.growth_begun,
    "deployment begun": partial(crowded.growth_begun, deploys=True),
    "turn begun": crowded.turn_begun,
}
"""The same with a draft."""


async def test_ordinary_turns_of_all_games_are_seen_without_scrolling(browser: Browser, tmp_path: Path) -> None:
    """One page shows them all, one after the other: a browser takes long to begin."""
    film, heights = Film("height"), dict[str, int]()
    async with house(tmp_path) as home:
        await home.player("Ana")
        channel = home.channel("games")
        async with BrowserWindow(browser, home.local.web_url, "Ana", channel=channel, size=PHONE) as window:
            for name, match, seat in (*played(), *by_hand()):
                heights[name] = await height(await opened(home, window, match, seat, "Ana"))
                await film.shot(window.page, name.replace(":", "-"))
            for name, begun in DRAFTS.items():
                match, draft = begun()
                heights[name] = await height(await opened(home, window, match, 0, "Ana", draft))
                await film.shot(window.page, name.replace(" ", "-"))
    assert {name: tall for name, tall in heights.items() if tall > (BEGUN if name in DRAFTS else ORDINARY)} == {}


def played() -> Iterator[tuple[str, Match, int]]:
    """The first question of each kind of an ordinary turn, in a game of sensible players; and whose it is."""
    for game, (seats, keys) in TURNS.items():
        left = set(keys)
        for number, match in enumerate(asked(game, seats, 1)):
            ask = match.asks()[0]
            if number >= EARLY and ask.key in left:
                left.discard(ask.key)
                yield f"{game} {ask.key}", kept(match), ask.seat
            if not left:
                break
        assert not left, "there are no such questions"


def by_hand() -> Iterator[tuple[str, Match, int]]:
    """The crowded questions, and whose they are."""
    for name, made in CROWDED.items():
        match = made()
        yield name, match, match.asks()[0].seat


@pytest.mark.nightly
@pytest.mark.parametrize("game", sorted(TURNS))
async def test_no_question_of_a_game_needs_scrolling(browser: Browser, tmp_path: Path, game: str) -> None:
    """The first question of each kind in a game of sensible players, and the last."""
    found = {}
    for match in asked(game, TURNS[game][0], 1):
        ask = match.asks()[0]
        first = (ask.key, "first")
        found[first if first not in found else (ask.key, "last")] = len(match.answers)
    heights, wanted = dict[tuple[str, str], int](), {number: name for name, number in found.items()}
    async with house(tmp_path) as home:
        await home.player("Ana")
        channel = home.channel("games")
        async with BrowserWindow(browser, home.local.web_url, "Ana", channel=channel, size=PHONE) as window:
            for match in asked(game, TURNS[game][0], 1):
                name = wanted.get(len(match.answers))
                if name is not None:
                    seat = match.asks()[0].seat
                    heights[name] = await height(await opened(home, window, kept(match), seat, "Ana"))
    assert {name: tall for name, tall in heights.items() if tall > ORDINARY} == {}


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("game", "keys", "seats", "options"),
    [
        ("inner_sea", {"wonder-site", "wonder-price", "resettle"}, 2, TWO_EACH),
        ("middle_east", {"withdraw", "losses-where"}, 2, TWO_EACH),
        ("inner_sea", {"card-pay"}, 4, {"scenario": "after_alexander"}),
        ("inner_sea", {"deploy"}, 3, {"scenario": "colonies"}),
        ("inner_sea", {"card-action"}, 2, {"scenario": "rome_and_carthage"}),
    ],
)
async def test_questions_of_other_casts_are_seen_without_scrolling(
    browser: Browser, tmp_path: Path, game: str, keys: set[str], seats: int, options: dict[str, str]
) -> None:
    """Who leads two civilizations reads the cards of one and how many the other has; in both languages, for the table
    and the players.
    """
    heights, left = dict[tuple[str, str], int](), set(keys)
    async with house(tmp_path) as home:
        await home.player("Ana")
        channel = home.channel("games")
        async with BrowserWindow(browser, home.local.web_url, "Ana", channel=channel, size=PHONE) as window:
            for match in asked(game, seats, 1, options):
                ask = match.asks()[0]
                if ask.key in left:
                    left.discard(ask.key)
                    for language in ("en", "es"):
                        panel = await opened(home, window, kept(match), ask.seat, "Ana", language=language)
                        heights[ask.key, language] = await height(panel)
                if not left:
                    break
    assert not left, "there are no such questions"
    assert {name: tall for name, tall in heights.items() if tall > ORDINARY} == {}


@pytest.mark.nightly
async def test_a_question_with_a_quoted_card_is_seen_without_scrolling(browser: Browser, tmp_path: Path) -> None:
    """Through the Ages, among players who have every kind of technology, in both languages."""
    heights, film = dict[tuple[str, str], int](), Film("quote")
    async with house(tmp_path) as home:
        await home.player("Ana")
        channel = home.channel("games")
        async with BrowserWindow(browser, home.local.web_url, "Ana", channel=channel, size=PHONE) as window:
            for name, made in QUOTING.items():
                for language in ("en", "es"):
                    match = made()
                    panel = await opened(home, window, match, match.asks()[0].seat, "Ana", language=language)
                    heights[name, language] = await height(panel)
                    await film.shot(window.page, f"{name}-{language}".replace(" ", "-"))
    assert {name: tall for name, tall in heights.items() if tall > ORDINARY} == {}


def is_second_with_all(match: Match) -> bool:
    """Whether a first turn's second action is asked, with tiles of every colour."""
    options = match.asks()[0].options
    tiles = {option.split(":")[1] for option in options if option.startswith("tile:")}
    return len(match.answers) == 1 and len(tiles) == 4


@pytest.mark.nightly
async def test_a_second_action_that_may_be_taken_back_is_seen_without_scrolling(
    browser: Browser, tmp_path: Path
) -> None:
    """Tigris & Euphrates, in one's first games: what was done, what the question is for, and Undo."""
    match = next(match for seed in range(1, 99) for match in asked("tigris", 2, seed) if is_second_with_all(match))
    heights = dict[str, int]()
    async with house(tmp_path) as home:
        await home.player("Ana")
        channel = home.channel("games")
        async with BrowserWindow(browser, home.local.web_url, "Ana", channel=channel, size=PHONE) as window:
            for language, undo in (("en", "Undo"), ("es", "Deshacer")):
                panel = await opened(home, window, kept(match), match.asks()[0].seat, "Ana", language=language)
                await expect(panel).to_contain_text(undo)
                await expect(panel).to_contain_text("📘")
                heights[language] = await height(panel)
    assert {language: tall for language, tall in heights.items() if tall > ORDINARY} == {}
