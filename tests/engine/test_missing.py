"""Why there is no option about a thing: for everything with a name there is a reason, and none tells what is hidden."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

import pytest

from bot.words.wording import reason
from data.words import name_of, things_of
from engine.core.ask import Ask
from engine.core.dealing import redeal
from engine.core.match import Match
from engine.core.registry import load_game
from engine.core.rng import seeded
from tests.engine.conformance.tables import step
from tests.night import by_day

WHOLE = {
    "through_the_ages": ("action", "politics"),
    "ancient_world": ("turn",),
    "inner_sea": ("card-action",),
    "middle_east": ("card-action",),
}
"""Questions about all that one may do, by game."""

VERBS = ("", "build", "take", "use", "attack", "develop", "play", "establish")
RAW = re.compile(r"[{}$]|\bNone\b|  ")


AT_SOME_MOMENTS = pytest.mark.parametrize("moments", [1, pytest.param(12, marks=pytest.mark.nightly)])
"""How many moments of a game are looked at."""


def positions(game: str, seed: int = 3, every: int = 6) -> Iterator[tuple[Match, Ask]]:
    """Moments of a random game at which a seat may do anything."""
    match, rng, count = Match.create(load_game(game), {}, 3, seed), seeded(seed), 0
    while match.asks() and count < every * 12 and step(match, rng, "verb-first"):
        for ask in match.asks():
            if ask.key in WHOLE[game]:
                count += 1
                if count % every == 0:
                    yield match, ask


@AT_SOME_MOMENTS
@pytest.mark.parametrize("game", by_day(["inner_sea", "through_the_ages"], WHOLE))
def test_every_card_that_nothing_is_about_has_a_reason_in_words(game: str, moments: int) -> None:
    seen: set[str] = set()
    for match, ask in islice(positions(game), moments):
        named = {word for option in ask.options.all for word in option.split(":")}
        for thing in things_of(game):
            kind, _, name = thing.partition(":")
            for verb in VERBS:
                why = match.position.why_missing(ask, thing, verb)
                if why is not None and why.key not in seen:
                    seen.add(why.key)
                    for lang in ("en", "es"):
                        assert not RAW.search(reason(lang, why)), reason(lang, why)
            if kind == "card" and name not in named and name_of(game, "en", thing):
                number = next((option for option in ask.options if name in option), "")
                why = match.position.why_missing(ask, thing)
                assert why is not None or number or _is_offered(match, ask, name), (thing, ask.key)
    assert len(seen) > 3


def _is_offered(match: Match, ask: Ask, name: str) -> bool:
    """Whether a card of the hand is among the options, by its number."""
    held = {card.key: card.id for card in getattr(match.view(ask.seat), "hand", ()) if hasattr(card, "key")}
    return f"play:{held.get(name)}" in ask.options


@pytest.mark.parametrize("game", WHOLE)
def test_what_is_before_a_seat_and_not_possible_is_listed_with_its_reason(game: str) -> None:
    listed = 0
    for match, ask in positions(game, every=3):
        for thing, why in match.position.missing(ask):
            listed += 1
            assert name_of(game, "en", thing)
            assert reason("en", why)
    assert listed or game == "ancient_world"


@AT_SOME_MOMENTS
@pytest.mark.parametrize("game", by_day(["inner_sea", "through_the_ages"], WHOLE))
def test_no_reason_tells_what_a_seat_cannot_see(game: str, moments: int) -> None:
    """Everything hidden is dealt anew: the reasons stay as they are."""
    compared = 0
    for match, ask in islice(positions(game, every=8), moments):
        twin = redeal(match.position, ask.seat, seeded(7 + compared))
        other = twin.ask_of(ask.seat)
        assert other is not None
        for thing in things_of(game):
            for verb in VERBS:
                here = match.position.why_missing(ask, thing, verb)
                assert here == twin.why_missing(other, thing, verb), (thing, verb)
                compared += here is not None
        assert match.position.missing(ask) == twin.missing(other)
    assert compared > 100
