"""A hand that looks the same is not drawn to see that: its facts tell."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.posting.texts.message import Drawing
from engine.computers.random_player import play_random
from engine.core.match import Match
from engine.core.registry import load_game
from renderers.core.facts import hand_facts
from renderers.core.picture import Picture
from renderers.core.registry import rendered_games, renderer
from tests.pixels import visible
from tests.renderers.pictures import WITH_HAND, with_other_hand
from tests.small_games import seats_near

NAMES = ("Ana", "Ben", "Cara")
DRAWN = tuple(game for game in rendered_games() if game in WITH_HAND)
ENOUGH = 25
"""Pairs of positions with the same hand that are drawn and compared."""


def drawn(game: str, view: Any, lang: str = "en", names: tuple[str, ...] = NAMES, palette: str = "default") -> Picture:
    return renderer(game).draw(view, "hand", lang=lang, names=names, palette=palette)


@pytest.mark.parametrize("game", DRAWN)
def test_equal_facts_are_equal_pictures(game: str) -> None:
    def begun(seed: int) -> Match:
        return Match.create(load_game(game), {}, seats_near(game, len(NAMES)), seed)

    match, known, compared, seed = begun(5), dict[str, Any](), 0, 5
    while compared < ENOUGH and seed < ENOUGH:
        if not play_random(match, match.revision, 2):
            # A short game is followed by another one.
            seed += 1
            match = begun(seed)
        for seat in range(match.seats):
            view = match.view(seat)
            facts = hand_facts(view, "en", NAMES, "default")
            before = known.setdefault(facts, view)
            if before == view:
                continue
            one, other = drawn(game, before), drawn(game, view)
            assert visible(one) == visible(other)
            compared += 1
    assert compared >= ENOUGH


@pytest.mark.parametrize("game", DRAWN)
def test_whatever_changes_the_picture_changes_the_facts(game: str) -> None:
    match = Match.create(load_game(game), {}, seats_near(game, len(NAMES)), 5)
    play_random(match, 1, 30)
    view = match.view(1)
    other_hand = with_other_hand(game, view)
    facts = [
        hand_facts(view, "en", NAMES, "default"),
        hand_facts(match.view(0), "en", NAMES, "default"),
        hand_facts(other_hand, "en", NAMES, "default"),
        hand_facts(view, "es", NAMES, "default"),
        hand_facts(view, "en", ("Ana", "Bea", "Cara"), "default"),
        hand_facts(view, "en", NAMES, "contrast"),
    ]
    assert len(set(facts)) == len(facts)


@pytest.mark.parametrize("game", DRAWN)
def test_whatever_a_picture_is_made_of_is_in_its_facts(game: str) -> None:
    match = Match.create(load_game(game), {}, seats_near(game, len(NAMES)), 5)
    play_random(match, 1, 30)
    one = Drawing(game, match.view(1), "board", "en", NAMES, "default")
    others = [
        msgspec.structs.replace(one, view=match.view(0)),
        msgspec.structs.replace(one, kind="hand"),
        msgspec.structs.replace(one, lang="es"),
        msgspec.structs.replace(one, names=("Ana", "Bea", "Cara")),
        msgspec.structs.replace(one, palette="contrast"),
        msgspec.structs.replace(one, closed=True),
        msgspec.structs.replace(one, before=match.view(1)),
        msgspec.structs.replace(one, marks=("F7",)),
    ]
    assert len({drawing.facts for drawing in (one, *others)}) == 1 + len(others)
    assert msgspec.structs.replace(one, view=match.view(1)).facts == one.facts
