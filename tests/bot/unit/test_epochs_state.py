"""/state of the games of epochs: every stack, what is where, and nothing that is hidden from the reader."""

from __future__ import annotations

import pytest

from bot.games import presentation_of
from bot.games.model import Description
from engine.computers.random_player import choose
from engine.core.position import Position
from engine.core.registry import load_game
from engine.core.rng import seeded
from engine.epochs.facts import facts_of
from tests.bot.positions import acting, fought

NAMES = ["Ann", "Ben", "Cid"]
GAMES = ("inner_sea", "middle_east")


def after(game: str, answers: int) -> Position:
    """A game of three after so many random answers."""
    position, rng = Position.set_up(load_game(game), {}, 3, 3), seeded(4)
    for _ in range(answers):
        ask = next(iter(position.open_asks.values()))
        position.apply(ask.seat, choose(ask, rng))
    return position


def parts(position: Position, seat: int | None, lang: str = "en") -> dict[str, Description]:
    found = presentation_of(position.game.meta.id).position(position.view(seat), lang, NAMES)
    assert len({part.name for part in found}) == len(found)
    return {part.name: part for part in found}


def test_stacks_stand_by_player_and_region_with_what_they_are() -> None:
    position = acting().position
    said = parts(position, 0)
    assert "Italy and its islands: Rome 2" in said["Ann"].text
    assert "Seas of Italy and Africa: Tyrrhenian Sea 1" in said["Ann"].text
    assert "Africa: Carthage 2" in said["Ben"].text
    assert said["Barbarians"].text == "none"


def test_a_competition_says_who_is_there() -> None:
    assert "Competition in Pontus: Ann 4 and Ben 3" in parts(fought().position, 1)["Table"].text


def test_the_map_names_ground_neighbours_and_stacks_of_every_area() -> None:
    region = parts(acting().position, 0)["Map: Italy and its islands"]
    assert region.is_extra
    rome = next(line for line in region.text.splitlines() if line.startswith("Rome "))
    assert rome.startswith("Rome (land): Ann 2. Next to ")
    assert "Etruria" in rome


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("game", GAMES)
def test_every_stack_and_every_area_in_play_is_there(game: str, lang: str) -> None:
    position = after(game, 150)
    view, said = position.view(None), parts(position, None, lang)
    whole = "\n".join(part.text for part in said.values() if not part.is_extra)
    areas = [line for part in said.values() if part.is_extra for line in part.text.splitlines()]
    board = facts_of(game).board
    assert len(areas) == len(board.ids) - len(view.closed)
    assert whole.count("(city)") + whole.count("(ciudad)") <= sum(seat.cities for seat in view.seats)
    for seat in view.seats:
        own = said[NAMES[seat.seat]].text
        stacks = [item for item in view.stacks if item.seat == seat.seat]
        lines = own.splitlines()[-len({board.regions[board.number[item.area]] for item in stacks}) :]
        numbers = [int(word) for line in lines for word in line.replace(",", " ").split() if word.isdecimal()]
        assert sorted(numbers) == sorted(item.disks + item.allies for item in stacks)


@pytest.mark.parametrize("game", GAMES)
def test_a_hand_is_told_to_nobody_else(game: str) -> None:
    position = after(game, 150)
    assert "Your hand" in parts(position, 0)
    assert "Your hand" not in parts(position, None)
    hand = position.view(0).hand
    assert len(parts(position, 0)["Your hand"].text.splitlines()) == max(1, len(hand))
