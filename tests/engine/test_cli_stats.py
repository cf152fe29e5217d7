"""Statistics of many games on the command line: who wins, what becomes of cards."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from engine.ancient_world.facts import CARDS, of_kind
from engine.cli.main import arguments, main
from engine.cli.standings import (
    Standing,
    standings,
    told_standing,
)
from engine.cli.stats import (
    GameStatistics,
    interval,
    settings,
    tables,
    tell,
)
from engine.cli.strategies import meetings, names, seated, told_meeting
from engine.core.errors import BadOption
from engine.core.registry import load_game
from engine.core.rng import seeded

PAGE = Path(__file__).parents[2] / "docs" / "rules" / "inner_sea.md"
LEAST_GAMES = {("inner_sea", "random"): 2000, ("inner_sea", "sensible"): 500, ("middle_east", "sensible"): 600}
"""With fewer games the figures on the page say too little; the random player's cost less time."""


def told(civs: tuple[str, ...], winners: tuple[int, ...], **cards: int) -> GameStatistics:
    """A game that was won by these seats; ``spies`` was this and that so often."""
    return GameStatistics(
        len(civs), 100, civs, winners, tuple(10 + (seat in winners) for seat in range(len(civs))), {"spies": cards}
    )


def test_a_game_is_told_from_its_deal_to_its_winner() -> None:
    (setting,) = settings("inner_sea", {"epochs": "1"}, 3, 1, 5)
    game = tell(setting)
    assert sorted(game.civs) == ["carthage", "celt_iberia", "mycenae"]
    assert game.winners
    assert max(game.points) == game.points[game.winners[0]]
    held = sum(columns.get("held", 0) for columns in game.cards.values())
    assert held >= 3 * 5, "the first hands at least"
    assert all(
        columns.get("played", 0) <= columns.get("held", 0) for columns in game.cards.values() if "held" in columns
    )
    assert tell(setting) == game


def test_each_level_plays_its_own_games() -> None:
    (setting,) = settings("inner_sea", {"epochs": "1"}, 3, 1, 5)
    sensible = msgspec.structs.replace(setting, level="sensible")
    assert tell(sensible) == tell(sensible)
    assert max(tell(sensible).points) > max(tell(setting).points)


def test_wins_are_measured_by_share_and_shared_wins_are_divided() -> None:
    lines = list(tables("inner_sea", [told(("rome", "gaul"), (0,)), told(("gaul", "rome"), (0, 1))]))
    assert "| 2 | 2 | 100 | 50 | 11.0 |" in lines
    (rome,) = (line for line in lines if "| rome |" in line)
    (gaul,) = (line for line in lines if "| gaul |" in line)
    assert rome.startswith("| 2 | rome | 2 | 2 | 1.50 |"), "one win and a half, rounded, of one expected"
    assert gaul.startswith("| 2 | gaul | 2 | 0 | 0.50 |")


def test_every_civilization_of_a_player_counts_and_those_without_one_do_not() -> None:
    sides = ("rome", "gaul", "egypt", "troy", "kush")
    game = GameStatistics(2, 100, sides, (1,), (3, 4, 5, 6, 7), {}, (0, 1, 0, 1, -1))
    lines = [line for line in tables("inner_sea", [game]) if line.startswith("| 2 | ") and line.count("|") == 8]
    shares = {line.split(" | ")[1]: line.split(" | ")[4] for line in lines}
    assert shares == {"rome": "0.00", "egypt": "0.00", "gaul": "2.00", "troy": "2.00"}
    (setting,) = settings("inner_sea", {"epochs": "1", "civilizations-each": "2", "without-player": "1"}, 2, 1, 5)
    assert tell(setting).players == (0, 1, 0, 1, -1)


def test_cards_are_counted_in_a_hundred_games() -> None:
    lines = list(tables("inner_sea", [told(("rome", "gaul"), (0,), held=3, played=1, discarded=2)] * 4))
    (spies,) = (line for line in lines if "| spies |" in line)
    assert spies.endswith("| spies |  | 300 | 100 | 0 | 0 | 200 |")
    assert lines[-1] == "Played in fewer than 10 of 100 cases by who holds them: none."


def test_cards_that_hardly_anybody_plays_are_named() -> None:
    lines = list(tables("inner_sea", [told(("rome", "gaul"), (0,), held=24, played=2)] * 2))
    assert lines[-1] == "Played in fewer than 10 of 100 cases by who holds them: spies (8)."


def test_the_interval_holds_the_share_and_narrows() -> None:
    low, high = interval(500, 2000)
    assert (round(low, 3), round(high, 3)) == (0.232, 0.269)
    assert interval(50, 200)[0] < low < 0.25 < high < interval(50, 200)[1]


def test_the_command_prints_tables_of_every_number_of_players(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["stats", "inner_sea", "--games", "1", "--option", "epochs=1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line[:5] for line in lines[2:8]] == [f"| {players} |" for players in range(1, 7)]
    assert sum(line.count(" | bumper_crop | ") for line in lines) == 1


def standing(began: int, winners: tuple[int, ...], lone: int = -1) -> Standing:
    """A game of two: who played first, who won."""
    kinds = tuple((f"plays {'1st' if seat == began else '2nd'}", "bow" if seat == 0 else "lion") for seat in (0, 1))
    return Standing(50, winners, kinds, tuple({"points": 10.0 + seat} for seat in (0, 1)), lone)


def test_without_civilizations_it_counts_who_plays_first_and_every_dynasty() -> None:
    lines = list(standings("tigris", [standing(0, (0,)), standing(0, (0,)), standing(1, (1,)), standing(1, (0, 1))]))
    assert "| 2 | 4 | 50 | 25 | 10.2 |" in lines, "of a shared first place the first seat's points"
    shares = {line.split(" | ")[1]: line.split(" | ")[2:5] for line in lines if line.startswith("| 2 | ")}
    assert shares["plays 1st"] == ["4", "4", "1.75"], "three wins and a half of two expected, rounded"
    assert shares["plays 2nd"] == ["4", "0", "0.25"]
    assert list(shares)[1:] == ["plays 1st", "plays 2nd", "bow", "lion"]


def test_one_among_others_is_measured_by_share_too() -> None:
    lines = list(standings("tigris", [standing(0, (0,), lone=0), standing(0, (1,), lone=1), standing(1, (0,), lone=1)]))
    assert lines[2].startswith("| 2 | the one | 3 | 2 | 1.33 |")
    assert lines[3].startswith("| 2 | each of the others | 3 | 1 | 0.67 |")


def test_each_seat_in_its_turn_plays_otherwise() -> None:
    todo = [
        msgspec.structs.replace(setting, level="sensible", against="random")
        for setting in settings("tigris", {"first-player": "first-seat"}, 2, 2, 6)
    ]
    told_ = [told_standing(setting) for setting in todo]
    assert [item.lone for item in told_] == [0, 1]
    assert [item.winners for item in told_] == [(0,), (1,)], "a sensible player beats one that plays at random"
    assert told_standing(todo[0]) == told_[0]


def test_the_command_prints_tables_for_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["stats", "tigris", "--games", "1", "--players", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].endswith("| weakest category of the first | all points of the first |")
    assert [line.split(" | ")[1] for line in lines[6:]] == ["plays 1st", "plays 2nd", "bow", "lion"]
    epoch = ["--option", "epochs=1"]
    assert main(["stats", "inner_sea", "--games", "1", "--players", "2", "--against", "random", *epoch]) == 0
    assert [line.split(" | ")[1] for line in capsys.readouterr().out.splitlines()[2:]] == [
        "the one",
        "each of the others",
    ]


TOO_WEAK = {("sensible", 4, "gaul"): 0.65, ("sensible", 5, "mauretania"): 0.65, ("sensible", 6, "carthage"): 0.65}
"""What wins less than 0.7 of its share, as the page says, and how much it wins at least."""

MOST = {"inner_sea": 1.35, "middle_east": 1.3}
"""How much of its share a civilization wins at most."""


@pytest.mark.parametrize(
    ("name", "title", "level"),
    [
        ("inner_sea", "The player of good sense", "sensible"),
        ("inner_sea", "The random player", "random"),
        ("middle_east", "The player of good sense", "sensible"),
    ],
)
def test_the_page_shows_every_civilization_near_its_share(name: str, title: str, level: str) -> None:
    page = PAGE.with_name(f"{name}.md").read_text(encoding="utf-8")
    (part,) = (part for part in page.split("\n### ") if part.startswith(title))
    (command,) = re.findall(rf"python -m (engine stats {name} --games (\d+) --seed 1 .*)$", part, re.M)
    given = arguments(command[0].split()[1:])
    assert (given.level, given.players) == (level, None)
    assert given.games >= LEAST_GAMES[name, level]
    rows = re.findall(r"^\| (\d) \| (\w+) \| ([\d,]+) \| [\d,]+ \| ([\d.]+) \| [\d.]+–[\d.]+ \| ", part, re.M)
    game = load_game(name)
    facts = game.setup(game.meta.check({}, 2), 2, seeded(1)).facts
    seen = [(int(row[0]), row[1]) for row in rows]
    assert sorted(seen) == sorted((players, civ) for players, setup in facts.setups.items() for civ in setup.starts)
    for players, civ, games, share in rows:
        assert int(games.replace(",", "")) == given.games, (players, civ)
        least = TOO_WEAK.get((level, int(players), civ), 0.7)
        assert least <= float(share) <= MOST[name], (players, civ)


def test_the_page_of_the_middle_east_shows_the_first_near_25_points_an_epoch() -> None:
    page = PAGE.with_name("middle_east.md").read_text(encoding="utf-8")
    (part,) = (part for part in page.split("\n### ") if part.startswith("Points an epoch"))
    told = re.findall(r"^\| (\d) \| ([\d.]+) \| ([\d.]+) \|$", part, re.M)
    whole = re.findall(r"^\| (\d) \| \d+ \| [\d,]+ \| \d+ \| ([\d.]+) \|$", page.split("\n### ")[1], re.M)
    assert [(players, round(float(points) / 4, 1)) for players, points in whole] == [
        (players, float(each)) for players, _, each in told
    ]
    for players, short, each in told:
        assert 20 <= float(short) <= 29, players
        assert 23 <= float(each) <= 29, players


@pytest.mark.parametrize("name", ["inner_sea", "middle_east"])
def test_the_page_shows_every_card(name: str) -> None:
    page = PAGE.with_name(f"{name}.md").read_text(encoding="utf-8").split("### Cards", 1)[1]
    game = load_game(name)
    facts = game.setup(game.meta.check({}, 2), 2, seeded(1)).facts
    cards = re.findall(r"^\| (\d+) \| (\w+) \| [NICER]* ?\| \d+ \| ", page, re.M)
    deck = sorted((number, card.key) for number, card in facts.cards.items())
    assert [(int(number), key) for number, key in cards] == deck


def test_the_page_of_tigris_shows_who_wins_with_the_commands_that_measure_it() -> None:
    page = PAGE.with_name("tigris.md").read_text(encoding="utf-8").split("## Balance", 1)[1]
    commands = [arguments(words.split()) for words in re.findall(r"python -m engine (stats tigris .*)$", page, re.M)]
    assert [(given.level, given.against) for given in commands] == [("sensible", ""), ("sensible", "random")]
    games = [given.games for given in commands]
    rows = re.findall(r"^\| (\d) \| ([\w ]+) \| ([\d,]+) \| ([\d,]+) \| [\d.]+ \| ([\d.]+)–([\d.]+) \| ", page, re.M)
    assert [players for players, who, *_ in rows if who == "plays 1st"] == ["2", "3", "4"]
    for players, who, played, won, low, high in rows:
        if who == "the one":
            assert (int(played), int(won)) == (games[1], games[1]), "it wins every game against random players"
        elif who != "each of the others":
            assert int(played) == games[0], (players, who)
            assert float(low) <= 1 <= float(high), (players, who)


def test_the_page_of_through_the_ages_shows_that_no_seat_wins_more_than_its_share() -> None:
    page = PAGE.with_name("through_the_ages.md").read_text(encoding="utf-8").split("## Balance", 1)[1]
    words = re.findall(r"python -m engine (stats through_the_ages .*)$", page, re.M)
    commands = [arguments(command.split()) for command in words]
    assert [(given.level, given.against) for given in commands] == [("sensible", ""), ("sensible", "random")]
    rows = re.findall(r"^\| (\d) \| ([\w ]+) \| ([\d,]+) \| ([\d,]+) \| [\d.]+ \| ([\d.]+)–([\d.]+) \| ", page, re.M)
    assert [players for players, who, *_ in rows if who == "plays 1st"] == ["2", "3", "4"]
    for players, who, played, won, low, high in rows:
        if who == "the one":
            assert int(played) == commands[1].games
            assert int(won) >= 0.99 * int(played), "it beats random players"
        elif who.startswith("plays"):
            assert int(played) == commands[0].games
            assert float(low) <= 1 <= float(high), (players, who)
    firsts = re.findall(r"^\| \d \| [\d,]+ \| [\d,]+ \| [\d,]+ \| ([\d.]+) \| ", page, re.M)
    assert len(firsts) == 3
    assert all(float(culture) > 100 for culture in firsts)


def test_a_game_of_through_the_ages_is_told_with_its_figures(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["stats", "through_the_ages", "--games", "1", "--players", "2", "--level", "sensible", "--processes", "1"]
    assert main(words) == 0
    told = capsys.readouterr().out
    assert "culture of the first" in told
    assert "| 2 | plays 2nd | 1 | " in told
    assert "| 2 | sits 1st | 1 | " in told


def test_a_transcript_of_through_the_ages_draws_its_positions(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["transcript", "through_the_ages", "--players", "2", "--seed", "3", "--level", "sensible"]) == 0
    told = capsys.readouterr().out
    assert "row: 1:" in told
    assert "Player 1: culture " in told
    assert "Player 2: culture " in told


def test_ways_of_playing_meet_at_a_table() -> None:
    ways = names("ancient_world", "all")
    (setting,) = settings("ancient_world", {}, 4, 1, 5)
    table = seated(setting, ways)
    assert len(set(table.level.split(","))) == 4, "each once, as there are six"
    assert set(table.level.split(",")) <= set(ways)
    met = told_meeting(table)
    assert met == told_meeting(table)
    lines = list(meetings([met]))
    (winner,) = met.standing.winners
    way = met.standing.kinds[winner][0]
    (first, together) = (line for line in lines if f"| {way} |" in line)
    assert first.startswith(f"| 4 | {way} | 1 | 1 | 4.00 |")
    assert together == f"| {way} | 1 | 4.00 |"
    assert set(met.owned) <= set(met.offered)
    assert "city_guard" not in met.offered, "everybody begins with it"
    assert {CARDS[city].titan for _, _, city in met.standing.kinds} <= set(met.offered), "they threaten from the start"
    fallen = [card for card in met.owned if CARDS[card].kind == "titan"]
    assert len(fallen) == sum(figures["titans"] for figures in met.standing.figures), "whoever has defeated them"
    assert any(line.startswith("Never taken: ") for line in lines)


def test_a_way_of_playing_must_be_known() -> None:
    assert names("ancient_world", "mixed,economy") == ["mixed", "economy"]
    with pytest.raises(BadOption, match="thrifty"):
        names("ancient_world", "mixed,thrifty")
    with pytest.raises(BadOption, match="none"):
        names("tigris", "all")


def test_the_page_of_the_ancient_world_shows_that_no_way_of_playing_dominates() -> None:
    page = PAGE.with_name("ancient_world.md").read_text(encoding="utf-8").split("## Balance", 1)[1]
    commands = re.findall(r"python -m engine (stats ancient_world .*)$", page, re.M)
    met, random = (arguments(words.split()) for words in commands)
    assert (met.strategies, random.level, random.against) == ("all", "sensible", "random")
    shares = {who: float(share) for who, share in re.findall(r"^\| ([\w -]+) \| [\d,]+ \| ([\d.]+) \|$", page, re.M)}
    assert all(0.5 <= shares[way] <= 1.5 for way in names("ancient_world", "all"))
    assert 0.85 <= shares["plays 1st"] <= 1.15
    winners = re.findall(r"^\| (\d) \| winners \| ([\d,]+) \| \| \| \| ([\d.]+) \|", page, re.M)
    assert [(int(seats), int(games.replace(",", ""))) for seats, games, _ in winners] == [
        (seats, met.games) for seats in (2, 3, 4)
    ]
    assert all(40 <= float(points) <= 62 for _, _, points in winners)
    wins = re.findall(r"^\| \d \| the one \| (\d+) \| (\d+) \|", page, re.M)
    assert wins == [(str(random.games),) * 2] * 3, "it wins every game against random players"
    cards = re.findall(r"^\| (\w+) \| [\d,]+ \| (\d+) \|$", page.split("### Cards", 1)[1], re.M)
    known = {card.id for card in CARDS.values() if card.kind != "city" and card.deck != "start"}
    assert {card for card, _ in cards} == known
    assert "Never taken: none." in page
    assert all(0 < int(taken) <= 90 for _, taken in cards), "titans too"
    assert "Taken in more than 90 of 100 games that offer them: none." in page
    cities = [shares[city] for city in of_kind("city")]
    assert all(0.8 <= share <= 1.2 for share in cities)


def test_of_one_player_the_points_are_told_that_parts_of_the_games_stay_below() -> None:
    games = [
        GameStatistics(1, 100, ("rome", "gaul", "troy"), (0,), (points, 20, 8), {}, (0, -1, -1))
        for points in range(100)
    ]
    lines = list(tables("inner_sea", games))
    assert "| games | 10 % | 25 % | 60 % | 90 % | the others | ahead |" in lines
    assert "| 100 | 10 | 25 | 60 | 90 | 14.0 | 79 % |" in lines
