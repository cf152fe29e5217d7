"""Where the cards, abilities and wonders of the Inner Sea are registered, apart from those of its sister games."""

from __future__ import annotations

from functools import partial
from typing import Final

from engine.epochs import cards, features

GAME: Final = "inner_sea"
card = partial(cards.card, GAME)
feature = partial(features.feature, GAME)
