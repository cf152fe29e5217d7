"""How Through the Ages is presented: whose turn it is, what a seat holds, signs of the kinds of actions."""

from __future__ import annotations

from bot.games.model import Presentation, TurnLabel
from data.texts import texts
from data.words import name_of
from engine.through_the_ages.view import AgesView

GAME = "through_the_ages"


def hand_line(view: AgesView, lang: str) -> str:
    """A seat's own cards, civil and military."""
    if view.hand is None or view.military_hand is None:
        return ""
    civil, military = (
        ", ".join(str(name_of(GAME, lang, f"card:{card}") or card) for card in cards) or "–"
        for cards in (view.hand, view.military_hand)
    )
    return texts().text(lang, f"{GAME}-hand-line", civil=civil, military=military)


def turn(view: AgesView) -> TurnLabel:
    """Another player's turn is another board message."""
    seats = len(view.seats)
    return TurnLabel(view.round * seats + (view.active - view.first) % seats, {"round": view.round, "age": view.age})


PRESENTATION = Presentation(
    tone=0x8B5E34,
    is_stepwise=True,
    idle=("pass", "end", "none", "refuse", "no"),
    signs={
        "take": "🫳",
        "increase": "👶",
        "build": "🔨",
        "upgrade": "⬆️",
        "destroy": "💥",
        "wonder": "🏛️",
        "leader": "👤",
        "develop": "🔬",
        "revolution": "👑",
        "play": "🎴",
        "tactic": "⚔️",
        "copy": "📋",
        "event": "🗓️",
        "attack": "🗡️",
        "war": "🔥",
        "pact": "🤝",
        "end": "🏁",
    },
    hand_line=hand_line,
    turn=turn,
)
