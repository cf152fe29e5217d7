"""What is new to a reader: every place that changed since they acted or since the last message; how conflicts ended."""

from __future__ import annotations

from typing import Any

import pytest

from bot.model.table import Holder, Table
from bot.panel.meanwhile import LENGTH, meanwhile
from bot.tables.news import (
    seen_by,
    since_acted,
    told_before,
)
from data.texts import describe_event, texts
from data.words import words_of
from engine.core.match import Match
from engine.core.registry import games
from engine.tigris.position import position
from renderers.inner_sea.pictures import WORLD
from renderers.maps.since import changed_stacks
from renderers.tigris.since import since
from tests.bot.panels import build_panel
from tests.bot.positions import fighting
from tests.cases.tigris.driver import do

NAMES = ["Ana", "Ben"]


def table(match: Match, **more: Any) -> Table:
    holders = tuple(Holder(seat, seat + 1, NAMES[seat]) for seat in range(2))
    facts: dict[str, Any] = {"status": "playing", "waiting": match.waiting()} | more
    return Table(4, match.game_id, match.options, 2, 5, "en", 9, 77, 1, facts["status"], holders, 0, 0)


def turns() -> Match:
    """Bow has placed two tiles, then lion two: it is bow's turn again."""
    match = position(hands=("red red black black", "red red black black"))
    do(match, "tile:red:A1", "tile:black:A5", "pass")
    return do(match, "tile:red:F5", "tile:black:K5", "pass")


def test_every_square_that_changed_since_ones_last_action_is_new_not_only_the_last() -> None:
    match = turns()
    assert since(match.view(0), seen_by(match, 0, 0)).changed == ("F5", "K5")
    assert since(match.view(1), seen_by(match, 1, 1)).changed == (), "lion has only confirmed the end of its turn since"


def test_who_has_not_acted_yet_sees_as_new_what_happened_since_the_beginning() -> None:
    match = position(hands=("red red black black", "red"))
    do(match, "tile:red:A1", "tile:black:A5", "pass")
    assert since(match.view(1), seen_by(match, 1, 1)).changed == ("A1", "A5")


def test_nobody_s_seat_has_seen_nothing() -> None:
    assert seen_by(turns(), None, None) is None


def test_on_the_board_all_is_new_since_the_last_message() -> None:
    match = turns()
    entry = next(entry for entry in match.log if entry.event.args.get("cell") == "F5")
    assert since(match.view(None), told_before(match, entry.number, None)).changed == ("F5", "K5")
    assert since(match.view(None), told_before(match, 0, None)).changed == ("A1", "A5", "F5", "K5")


def test_on_the_board_that_calls_one_player_all_is_new_since_that_player_s_last_action_of_an_earlier_turn() -> None:
    match = turns()
    called = len(match.log)
    assert since(match.view(None), told_before(match, called, None)).changed == ()
    assert since(match.view(None), told_before(match, called, None, 0)).changed == ("F5", "K5")
    do(match, "tile:red:P11")
    assert since(match.view(None), told_before(match, called, None, 0)).changed == ("F5", "K5", "P11")


def lines_since(match: Match, seat: int) -> list[str]:
    return [describe_event("en", entry.event, NAMES) for entry in since_acted(match, seat)]


def test_a_panel_says_how_a_conflict_ended_until_its_player_acts_again() -> None:
    match = position(leaders="lion king H3", tiles={"red": "H4"}, hands=("red red red", "red"))
    do(match, "leader:black:H5", "commit:1", "commit:1")
    result = "Ben wins the revolt as the defender, 2 to 2: ties go to the defender"
    for seat in (0, 1):
        assert any(line.startswith(result) for line in lines_since(match, seat))
        assert result in build_panel(table(match), match, seat, "en").text
    do(match, "tile:red:A1")
    assert lines_since(match, 0) == ["Ana places a temple on A1."]
    assert result not in build_panel(table(match), match, 0, "en").text
    assert result in build_panel(table(match), match, 1, "en").text


def test_a_panel_says_how_a_competition_ended() -> None:
    match = fighting(talents=0)
    match.answer(0, "compete", [])
    match.answer(1, "compete", [])
    assert "Rome is held by Ana: Ana 4 → 3, Ben 2 → 0." in lines_since(match, 0)
    assert "Rome is held by Ana: Ana 4 → 3, Ben 2 → 0." in build_panel(table(match), match, 0, "en").text
    marked = changed_stacks(WORLD.atlas, match.view(1), seen_by(match, 1, 1))
    assert [(change.area, change.seat, change.was, change.now) for change in marked if change.area == "rome"] == [
        ("rome", 0, 4, 3),
        ("rome", 1, 2, 0),
    ]


def test_a_panel_says_what_came_of_an_action_and_what_others_did_until_its_player_acts_again() -> None:
    match = turns()
    drawn = "You draw 1 temple, 1 settlement, 1 farm and 1 market."
    news = "Ben places a temple on F5. Ben places a settlement on K5."
    assert f"-# Table 4 · since your last answer: {drawn} {news}\n" in panel(match, 0)
    assert "F5" not in panel(match, 1), "lion has done that before ending the turn"
    do(match, "tile:red:P11")
    assert "-# Table 4 · since your last answer: Ana places a temple on P11.\n" in panel(match, 0)
    assert "F5" not in panel(match, 0)


def test_who_has_not_acted_yet_reads_no_news() -> None:
    match = position(hands=("red red black black", "red"))
    assert since_acted(match, 1) == []
    do(match, "tile:red:A1", "tile:black:A5", "pass")
    assert since_acted(match, 1) == []


def test_what_was_taken_back_and_what_others_alone_may_see_is_no_news() -> None:
    match = turns()
    do(match, "tile:red:P11")
    match.undo(0)
    assert "P11" not in panel(match, 0)
    assert all(entry.event.seats is None or 0 in entry.event.seats for entry in since_acted(match, 0))
    assert any(entry.event.seats == (1,) for entry in match.log), "lion has drawn tiles in secret"


def test_news_beyond_three_lines_are_counted_and_results_go_first() -> None:
    match = position(leaders="lion king H3", tiles={"red": "H4"}, hands=("red red red", "red"))
    do(match, "leader:black:H5", "commit:1", "commit:1", "tile:red:A1", "pass")
    entries = since_acted(match, 1)
    result = next(entry for entry in entries if entry.event.key == "tigris-decided")
    for lang in ("en", "es"):
        line = meanwhile(table(match), match, 1, lang)
        assert describe_event(lang, result.event, NAMES)[:80] in line
        assert len(line) <= LENGTH + 60
        assert f"(+{len(entries) - 1} " in line


def panel(match: Match, seat: int, lang: str = "en") -> str:
    return build_panel(table(match), match, seat, lang).text


@pytest.mark.parametrize("game", sorted(games()))
def test_what_a_game_calls_results_news_and_trifles_are_lines_of_its_log(game: str) -> None:
    words = words_of(game)
    named = [*words.results, *words.news, *words.trifles]
    assert len(set(named)) == len(named)
    for word in named:
        assert any(texts().has("en", f"{family}-{word}") for family in (game, words.family))
