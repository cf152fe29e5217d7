"""Whoever cannot see the pictures: whatever changes of what a seat may see changes the words of /state, too."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec
import pytest

from bot.games import presentation_of
from engine.computers.levels import SENSIBLE, choose
from engine.core.match import Match
from engine.core.registry import games, load_game
from engine.core.rng import seeded
from tests.cases.through_the_ages.board import civ, state

NAMES: Final = ("Ana", "Bruno", "Carla")
EVERY: Final = 7
"""So many answers lie between two positions that are compared."""

ELSEWHERE: Final = (
    # Told by the log and /catchup, turn by turn.
    *("changes", "since", "raised", "gains", "growth", "happened", "fresh", "spent"),
    *("last.origin", "last.colour", "settled"),
    # Counted out while it matters: growth in the growth phase, a price where there is something to pay for.
    *("appease", "finals", "hand.id", "row.actions", "step", "armies", "seats.tactic"),
    # Said of a wonder that stands alone: one that is built changes its status, too.
    *("wonders.owner", "wonders.active", "wonders.area"),
    # The same as of a seat's own leaders, which are told.
    *("kingdoms.leaders.followers", "kingdoms.leaders.temples"),
)
"""Parts of the paths of what /state need not tell, or tells in other words."""


def words(game: str, view: Any, lang: str) -> str:
    parts = presentation_of(game).position(view, lang, NAMES)
    return "\n".join(f"{part.name}\n{part.text}" for part in parts)


def changed(before: Any, now: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """For each fact in which two views differ its path, and the first view with that fact of the second."""
    if isinstance(before, msgspec.Struct) and type(before) is type(now):
        for name in before.__struct_fields__:
            one, other = getattr(before, name), getattr(now, name)
            if one == other:
                continue
            deeper = list(changed(one, other, f"{path}.{name}")) or [(f"{path}.{name}", other)]
            yield from ((where, msgspec.structs.replace(before, **{name: part})) for where, part in deeper)
    elif isinstance(before, tuple) and isinstance(now, tuple) and len(before) == len(now):
        for place, (one, other) in enumerate(zip(before, now, strict=True)):
            for where, part in changed(one, other, f"{path}[]"):
                yield where, (*before[:place], part, *before[place + 1 :])


def silent(game: str, seats: int, lang: str, seed: int) -> set[str]:
    """What has changed in a game of sensible players and never changed a word."""
    match, rng, heard, quiet = Match.create(load_game(game), {}, seats, seed), seeded(seed), set[str](), set[str]()
    before, number, paths = match.view(0), 0, set[str]()
    while match.asks():
        ask = match.asks()[0]
        match.answer(ask.seat, ask.key, choose(SENSIBLE, ask, load_game(game), match.state, rng))
        number += 1
        if number % EVERY and match.asks():
            continue
        now, said = match.view(0), words(game, before, lang)
        for path, view in changed(before, now):
            paths.add(path)
            if path not in heard and not is_told_elsewhere(path):
                (quiet if words(game, view, lang) == said else heard).add(path)
        before = now
    # A small game has few facts.
    assert len(heard) > min(15, len(paths) // 2)
    return quiet - heard


def is_told_elsewhere(path: str) -> bool:
    return any(f".{part}." in f"{path.replace('[]', '')}." for part in ELSEWHERE)


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(
    "game", [game if game == "ancient_world" else pytest.param(game, marks=pytest.mark.nightly) for game in games()]
)
def test_whatever_changes_changes_the_words_of_the_position(game: str, seed: int) -> None:
    lang, seats = "es" if seed == 2 else "en", max(2, games()[game].seats[0])
    has_words = bool(words(game, Match.create(load_game(game), {}, seats, seed).view(0), lang))
    if not has_words and games()[game].stage == "trial":
        pytest.skip("a game on trial may leave it to the alternative text of its board")
    assert has_words, "every game that is kept tells its position in words"
    assert silent(game, seats, lang, seed) == set()


@pytest.mark.parametrize(("lang", "part"), [("en", "Your hand"), ("es", "Tu mano")])
def test_of_two_equal_cards_of_a_hand_the_number_is_told(lang: str, part: str) -> None:
    view = load_game("through_the_ages").view(state(civ(military_hand="legion legion rats"), civ()), 0)
    parts = presentation_of("through_the_ages").position(view, lang, NAMES)
    (hand,) = [item.text.splitlines() for item in parts if item.name == part]
    assert sorted(" ×2 (" in line for line in hand) == [False, True]
