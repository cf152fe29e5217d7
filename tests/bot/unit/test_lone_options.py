"""The button of an option that is alone of its kind says what pressing it does, not its name alone."""

from __future__ import annotations

import discord
import pytest

from bot.messages.ids import PanelId
from bot.panel.offers import one
from bot.words.option_words import OptionWords
from engine.core.ask import Ask, Fixed


def labels(game: str, lang: str, key: str, *options: str) -> list[str]:
    """What stands on the buttons of a question."""
    said = OptionWords(lang, game, ["Ana", "Ben"])
    items = one(Ask(key, 0, Fixed(*options), 0), PanelId(1, 0, "0"), said, None, "", 0)
    return [str(item.label) for item in items if isinstance(item, discord.ui.Button)]


@pytest.mark.parametrize(
    ("lang", "key", "option", "label"),
    [
        ("en", "losses", "card:1", "Give Bumper Crop"),
        ("es", "losses", "card:1", "Entregar Cosecha abundante"),
        ("en", "losses-many", "card:1", "Give Bumper Crop"),
        ("en", "losses", "talent:1", "Give 1 talent"),
        ("es", "losses-many", "talent:1", "Entregar 1 talento"),
        ("en", "compete", "card:1", "Play Bumper Crop"),
        ("en", "card-moment", "play:1", "Play Bumper Crop"),
        ("en", "react", "negate:1", "Negate with Bumper Crop"),
    ],
)
def test_a_lone_card_says_what_is_done_with_it(lang: str, key: str, option: str, label: str) -> None:
    assert labels("inner_sea", lang, key, option) == [label]
    assert labels("middle_east", lang, key, option)[0].split()[0] == label.split()[0]


def test_several_of_a_kind_are_told_by_their_names() -> None:
    assert labels("inner_sea", "en", "losses", "card:1", "card:2", "talent:1")[-1] == "Give 1 talent"
    assert "Give" not in "".join(labels("inner_sea", "en", "losses", "card:1", "card:2"))
