"""What keeps a panel short enough for a phone: seldom used answers in one menu, few lines of buttons, few words."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.panel.layout import Panel
from engine.core.match import Match
from engine.core.registry import load_game
from engine.epochs.state import PlayCard
from tests.bot import positions
from tests.bot.browser import crowded
from tests.bot.panels import build_panel
from tests.bot.unit.test_every_panel import table_of
from tests.cases.inner_sea.driver import position


def panel_of(match: Match, lang: str = "en") -> Panel:
    seat = match.asks()[0].seat
    return build_panel(table_of(match.game_id, match.seats, lang), match, seat, lang)


def labels(panel: Panel) -> list[str]:
    """What the buttons of a panel say."""
    return [str(item.label) for item in panel.view.children if isinstance(item, discord.ui.Button)]


def entries(panel: Panel) -> dict[str, list[str]]:
    """By what they ask for, the entries of a panel's menus."""
    found: list[discord.ui.Select[Any]] = [item for item in panel.view.children if isinstance(item, discord.ui.Select)]
    return {str(menu.placeholder): [option.label for option in menu.options] for menu in found}


def test_what_is_asked_seldom_is_one_menu_and_ending_the_turn_a_button() -> None:
    panel = panel_of(Match.create(load_game("tigris"), {}, 2, 1))
    assert entries(panel) == {"Place a catastrophe, Swap tiles…": ["Place a catastrophe", "Swap tiles"]}
    assert labels(panel)[-1] == "End the turn"


@pytest.mark.parametrize(
    ("lang", "placeholder"), [("en", "Give talents or cards…"), ("es", "Entrega talentos o cartas…")]
)
def test_what_can_be_given_is_one_menu_where_its_buttons_would_take_many_lines(lang: str, placeholder: str) -> None:
    cards = ("heresy", "granary", "colonists", "turncoats", "barter")
    assert len(entries(panel_of(erupting(cards), lang))[placeholder]) == 1 + len(cards)
    few = panel_of(erupting(cards[:1]), lang)
    assert placeholder not in entries(few)
    given = ("Give 1 talent", "Entregar 1 talento", "Give Heresy", "Entregar Herejía")
    assert len([label for label in labels(few) if label in given]) == 2


def erupting(hand: tuple[str, ...]) -> Match:
    """A volcano takes one disk of Carthage, which has a talent and these cards."""
    disks = {"rome": {0: 2}, "minos": {1: 1}, "carthage": {1: 2}}
    state = position(2, ("rome", "carthage"), disks, {0: ("volcano",), 1: hand}, talents=(0, 1))
    return positions.match_of(state, PlayCard(0, positions.card_id("volcano")))


def test_orders_for_later_are_one_menu_unless_a_line_holds_them() -> None:
    found = entries(panel_of(crowded.bidding()))["Bid step by step…"]
    assert found[0] == "Never bid in this age"
    assert found[1:] == [f"Bid step by step up to {count}" for count in range(1, len(found))]


@pytest.mark.parametrize(("lang", "cards"), [("en", "Your bonus cards: "), ("es", "Tus cartas de bonificación: ")])
def test_who_bids_reads_which_cards_add_to_a_force_and_not_the_whole_hand(lang: str, cards: str) -> None:
    text = panel_of(crowded.bidding(), lang).text
    assert f"-# {cards}2 × " in text
    assert "(+1), 1 × " in text
    assert "Plunder" not in text


@pytest.mark.parametrize("made", [crowded.confronting, crowded.discarding, crowded.bidding])
def test_what_can_be_done_is_in_the_menu_of_looks_where_it_is_known(made: Any) -> None:
    looks = panel_of(made()).looks
    assert looks is not None
    assert "can" not in [option.value for option in looks.options]
    turn = panel_of(Match.create(load_game("tigris"), {}, 2, 1)).looks
    assert turn is not None
    assert turn.options[0].value == "can"
