"""What the states of a game of this family call things by."""

from __future__ import annotations

from collections.abc import Collection

from engine.core.references import References, in_order
from engine.epochs.facts import facts_of


def references_of(game: str, **ids: Collection[str]) -> References:
    """The areas, cards, sources of points, civilizations and abilities of a game; ``ids``: of its own things, by kind.

    Raises KeyError before the game's facts are registered.
    """
    facts = facts_of(game)
    civilizations = facts.civilizations.values()
    return References(
        numbers={
            "area": in_order(facts.board.ids),
            "card": {number: card.key for number, card in sorted(facts.cards.items())},
            "source": in_order(facts.own.sources),
        },
        counted=("area",),
        ids={
            "civilization": list(facts.civilizations),
            "ability": {ability for civilization in civilizations for ability in civilization.abilities},
            **ids,
        },
    )
