"""The text of everything that a menu offers is whole in it: as it is, or in a short form by hand. Both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bot.words.option_words import HINT_LIMIT, OptionWords
from data.texts import texts
from data.words import facts_of, short_of, text_of, things_of, words_of
from engine.core.registry import games

AGES = "through_the_ages"
LANGUAGES = ("en", "es")
USED = ("ability", "card", "wonder", "deity")
"""What is used, "use:KIND:ID", in the games of epochs."""

STRENGTH = 13
"""Strength that the best army brings."""


def on_offer(game: str) -> Iterator[tuple[str, str]]:
    """Every thing with a text that an option may be about, as an option, once for each verb of another kind."""
    for verb, kind in words_of(game).options.items():
        for thing in things_of(game):
            own, _, key = thing.partition(":")
            if own in ((kind,) if kind else USED):
                yield verb, f"{verb}:{key}" if kind else f"{verb}:{thing}"


class Bare:
    """A view of which nothing is read: no ability is left out, nobody stands anywhere."""

    without: tuple[str, ...] = ()
    stacks: tuple[str, ...] = ()
    strongholds: tuple[str, ...] = ()
    viewer: int | None = None
    cast: str = ""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", sorted(games()))
def test_no_text_of_a_menu_is_cut(game: str, lang: str) -> None:
    said, seen, short = OptionWords(lang, game, ["Ann", "Ben"]), 0, list[str]()
    for _, option in on_offer(game):
        hint = said.hint(Bare(), option)
        seen += hint is not None
        if hint is not None and (hint.endswith("…") or "\n" in hint):
            short.append(f"{option}: {hint}")
    assert short == []
    assert seen > 0 or not words_of(game).options


@pytest.mark.parametrize("game", sorted(games()))
def test_a_short_form_is_a_whole_sentence_and_shorter_than_its_text(game: str) -> None:
    for thing in things_of(game):
        for lang, short in (facts_of(game, thing) or {}).get("short", {}).items():
            whole = text_of(game, lang, thing)
            assert whole is not None
            assert short.endswith("."), f"{thing} {lang}: {short}"
            assert len(short) < len(whole), f"{thing} {lang}: {short}"


def price(kind: str, lang: str) -> str:
    """What stands before the text of a military card at most: what it costs, and what a tactic brings."""
    if kind not in ("aggression", "war", "tactic"):
        return ""
    said = [texts().text(lang, f"{AGES}-effect-costs", what="military", count=2)]
    if kind == "tactic":
        said.append(texts().text(lang, f"{AGES}-effect-gains", what="strength", count=f"+{STRENGTH}"))
    return f"{'; '.join(said)} · "


@pytest.mark.parametrize("lang", LANGUAGES)
def test_military_cards_have_their_text_beside_their_price(lang: str) -> None:
    cards = [thing for thing in things_of(AGES) if thing.startswith("card:")]
    kinds = {thing: str((facts_of(AGES, thing) or {})["kind"]) for thing in cards}
    lines = [f"{price(kinds[thing], lang)}{short_of(AGES, lang, thing)}" for thing in cards]
    assert [line for line in lines if len(line) > HINT_LIMIT] == []
    assert {"aggression", "war", "tactic"} <= set(kinds.values())


@pytest.mark.parametrize("game", ["inner_sea", "middle_east"])
def test_a_short_form_says_that_it_is_opponents_who_lose(game: str) -> None:
    """Where a text speaks of opposing factions alone, so does its short form."""
    compared = 0
    for thing in things_of(game):
        for lang, short in (facts_of(game, thing) or {}).get("short", {}).items():
            is_opposing = [factions_opposing(lang, text) for text in (text_of(game, lang, thing) or "", short)]
            compared += is_opposing[0] is True
            assert is_opposing[0] is not True or is_opposing[1] is not False, (thing, lang)
    assert compared > 3


def factions_opposing(lang: str, text: str) -> bool | None:
    """Whether all factions that a text speaks of are opposing ones; None where it speaks of none."""
    words = {"en": r"(\w+) factions?\b", "es": r"facci(?:ón|ones) (\w+)"}[lang]
    found = re.findall(words, text.lower())
    return all(word in ("opposing", "oponente", "oponentes") for word in found) if found else None
