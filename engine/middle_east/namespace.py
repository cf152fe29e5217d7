"""Where the cards, abilities and deities of the Middle East are registered, apart from those of its sister games."""

from __future__ import annotations

from functools import partial
from typing import Final

from engine.epochs import cards, features

GAME: Final = "middle_east"
card = partial(cards.card, GAME)
feature = partial(features.feature, GAME)
