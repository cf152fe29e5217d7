"""Great persons who stay: investments (rulebook, "Cartas de Inversión")."""

from __future__ import annotations

from engine.core.ask import Flow
from engine.epochs.cards import Play
from engine.epochs.deck import draw_uncut
from engine.epochs.disks import gain_points
from engine.epochs.effects.actions import discard_some
from engine.epochs.features import Feature
from engine.middle_east.investing import choose_use, has_supply, use_up
from engine.middle_east.namespace import card, feature
from engine.middle_east.state import State

TABLETS = 2


@card("master_scribe", when=has_supply)
@card("royal_chronicler", when=has_supply)
def lay_down(s: State, play: Play) -> None:
    """Nothing more happens now: the card is on the table."""


def master_scribe(s: State, seat: int) -> Flow[None]:
    """Before the draw: a disk off for two cards more, then a card of the hand is discarded.

    Rulebook, "Paso de Robo".
    """
    if (yield from choose_use(s, seat, "master_scribe", "use")) == "keep":
        return
    if (yield from use_up(s, seat, "master_scribe")):
        yield from draw_uncut(s, seat, TABLETS)
        yield from discard_some(s, seat, 1, 1, "master_scribe")


def royal_chronicler(s: State, seat: int) -> Flow[None]:
    """Victory count: a disk off and a card for a point."""
    if not s.hands[seat] or (yield from choose_use(s, seat, "royal_chronicler", "use")) == "keep":
        return
    if (yield from use_up(s, seat, "royal_chronicler")) and (
        yield from discard_some(s, seat, 1, 1, "royal_chronicler")
    ):
        gain_points(s, seat, 1, "cards", "card:royal_chronicler")


feature("card:master_scribe", Feature(on_draw=master_scribe))
feature("card:royal_chronicler", Feature(on_victory_count=royal_chronicler))
