"""Questions of the Middle East that come up rarely: what their panels and the log say beside the labels."""

from __future__ import annotations

import pytest

from bot.press.page import Sure
from bot.tables.cost import Cost
from data.texts import describe_event
from engine.core.match import Match
from engine.epochs.state import CardAction, Competition, DrawCards, EpochChange
from engine.middle_east.state import Deity
from tests.bot.middle_east_positions import card_id, match_of
from tests.bot.panels import build_panel
from tests.bot.unit.test_every_panel import panel_for, table_of, words_of
from tests.cases.middle_east.driver import position

NAMES = ("Ana", "Bruno", "Carla")
TAKEN = ("karum", "assassin", "holy_war", "desert_raiders")
"""Discards, the top one last: the first is out of reach, the last one is an event."""


def archived(civilization: str) -> Match:
    """Akkad or Chaldea is about to draw, and may take a discard first."""
    disks, hands = {"uruk": {0: 1}, "susa": {1: 2}}, {0: ("barter", "siege")}
    state = position(2, (civilization, "elam"), disks, hands, discard=TAKEN, deck=("levy", "tolls"))
    return match_of(state, DrawCards(0))


def captured(home: int) -> Match:
    """Sumer, with so many disks at home, plays the Prophet for its captured God of War."""
    disks = {"uruk": {0: home}, "akkad": {0: 3}, "anshan": {1: 3}}
    gods = {"god_of_war": Deity("captured", 0, 1)}
    state = position(2, ("sumer", "elam"), disks, {0: ("prophet",)}, homes={0: "uruk"}, deities=gods)
    match = match_of(state, CardAction(0))
    match.answer(0, "card-action", [f"play:{card_id('prophet')}"])
    return match


def faiths(*hand: str, deck: tuple[str, ...] = ()) -> Match:
    """The temples of three deities stand; Egypt, the last in points, holds these cards, or the epoch is over."""
    disks = {"memphis": {0: 3}, "hattusha": {1: 3}, "nineveh": {2: 2}}
    worship = {0: "god_of_the_skies", 1: "god_of_war", 2: "god_of_peace"}
    state = position(
        3, ("egypt", "hatti", "assyria"), disks, {0: hand}, worship=worship, points=(1, 2, 3), deck=(*deck,)
    )
    match = match_of(state, CardAction(0) if hand else EpochChange())
    if hand:
        match.answer(0, "card-action", [f"play:{card_id(hand[0])}"])
    return match


def log_of(match: Match, lang: str = "en") -> list[str]:
    """The public log."""
    return [describe_event(lang, entry.event, NAMES) for entry in match.events(None)]


def sure_words(match: Match, option: str) -> list[str]:
    """The words on the button that confirms an option, and on those beside it."""
    sure = Sure((option,), Cost(is_final=True))
    panel = build_panel(table_of("middle_east", match.seats, "en"), match, match.asks()[0].seat, "en", sure=sure)
    return [word for row in words_of(panel) for word in row]


@pytest.mark.parametrize(
    ("lang", "civilization", "words"),
    [
        ("en", "akkad", "Desert Raiders is an event: it takes effect at once"),
        ("es", "chaldea", "Saqueadores del desierto es un evento: surte efecto de inmediato"),
    ],
)
def test_an_event_among_the_discards_says_what_taking_it_does(lang: str, civilization: str, words: str) -> None:
    match = archived(civilization)
    text = panel_for(match, lang).text
    assert words in text
    assert text.count("event") == 1
    assert words not in panel_for(match, lang, f"card:{card_id('assassin')}").text


def test_what_is_taken_and_what_is_left_are_confirmed_in_words() -> None:
    match = archived("akkad")
    assert "Take Desert Raiders" in sure_words(match, f"card:{card_id('desert_raiders')}")
    assert "Leave it" in sure_words(match, "keep")


def test_the_astronomers_say_for_which_card_one_is_discarded() -> None:
    match = archived("chaldea")
    match.answer(0, "astronomers", [f"card:{card_id('assassin')}"])
    assert "discard for Assassin?" in panel_for(match).text
    assert "a cambio de Asesino?" in panel_for(match, "es").text


@pytest.mark.parametrize(
    ("lang", "owner", "words"),
    [
        ("en", 1, "The stronghold of Bruno goes before its disks."),
        ("es", 1, "La fortaleza de Bruno cae antes que sus discos."),
        ("en", -1, "The Barbarians’ stronghold goes before their disks."),
        ("en", 0, ""),
    ],
)
def test_the_siege_train_says_which_stronghold_it_strikes_first(lang: str, owner: int, words: str) -> None:
    disks = {"tarsus": {0: 3, 1: 2, -1: 1}, "nineveh": {0: 1}}
    state = position(2, ("assyria", "hatti"), disks, strongholds={"tarsus": owner}, phase="competition")
    text = panel_for(match_of(state, Competition(state.board.number["tarsus"])), lang).text
    assert words in text if words else "stronghold" not in text


@pytest.mark.parametrize("hand", [("blasphemy",), ("forsaken_by_god",)])
def test_a_deity_to_be_silenced_is_told_with_its_owner_and_place(hand: tuple[str, ...]) -> None:
    match = faiths(*hand)
    assert "God of War: Bruno, temple in Hattusha" in panel_for(match).text
    assert "Dios de la Guerra: Bruno, templo en Hattusa" in panel_for(match, "es").text
    chosen = panel_for(match, node="deity:god_of_war").text
    assert ("God of War: Bruno" in chosen, "God of Peace:" in chosen) == (True, False)
    assert "Silence God of War" in sure_words(match, "deity:god_of_war")


def test_the_change_of_an_epoch_is_named_with_its_question_and_in_the_log() -> None:
    match = faiths(deck=("barter", "earthquake"))
    text = panel_for(match).text
    assert "The epoch ends with The Heretic King: which deity falls silent?" in text
    assert "God of War: Bruno, temple in Hattusha" in text
    assert "La época acaba con El rey hereje" in panel_for(match, "es").text
    revealed, change = log_of(match)
    assert revealed == "Revealed: Earthquake (67)."
    assert change.startswith("The times change: The Heretic King. The civilization last in points makes an opponent's")
    assert log_of(match, "es")[1].startswith("Cambian los tiempos: El rey hereje. La civilización última en puntos")


@pytest.mark.parametrize(("home", "stands"), [(2, True), (0, False)])
def test_another_deity_for_the_own_one_says_where_both_temples_are(home: int, stands: bool) -> None:
    match = captured(home)
    text = panel_for(match).text
    assert "God of War becomes available to all again." in text
    assert ("You have no disk at home" in text) is not stands
    match.answer(0, "card-prophet", ["deity:god_of_the_skies"])
    told = log_of(match)
    assert "Ana gives up God of War." in told
    where = ": its temple stands." if stands else "; its temple lies on its card."
    assert f"Ana worships God of the Skies{where}" in told
