from functools import partial
from typing import Final

from engine.epochs import cards, features

GAME: Final = "toy_epochs"
card = partial(cards.card, GAME)
feature = partial(features.feature, GAME)
