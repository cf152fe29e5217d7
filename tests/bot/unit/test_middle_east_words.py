"""What players of the Middle East read: its log, its questions, the words of its buttons."""

from __future__ import annotations

import pytest

from bot.panel.sure import whole_label
from bot.words.grouping import grouped_lines
from bot.words.option_words import OptionWords
from bot.words.wording import question
from data.texts import describe_event
from engine.core.events import Event
from engine.core.planning import upcoming_questions
from engine.core.record import LogEntry
from engine.epochs.state import CardAction, Deployment, Withdrawal
from engine.middle_east.state import PlaceHomeDisks
from tests.bot.middle_east_positions import card_id, faithful, match_of, offered
from tests.bot.unit.test_every_panel import panel_for
from tests.cases.middle_east.driver import position

NAMES = ("Ana", "Ben")


def told(key: str, lang: str = "en", **args: str | int) -> str:
    """A line of the log."""
    return describe_event(lang, Event(f"middle_east-{key}", args), NAMES)


def lines(*events: tuple[str, dict[str, str | int]], lang: str = "en") -> list[str]:
    """The log of these events, lines of one speaker together."""
    entries = [LogEntry(number, 0, Event(f"middle_east-{key}", args)) for number, (key, args) in enumerate(events)]
    return grouped_lines(lang, entries, lambda _: NAMES)


@pytest.mark.parametrize(
    ("card", "targets", "words"),
    [
        ("house_of_tablets", f"card:{card_id('barter')}", "House of Tablets: Barter."),
        ("palace_eunuch", "seat:1 kind:R", "Palace Eunuch: Ben and Religion cards."),
        ("royal_roads", "area:memphis area:nile_delta disks:1", "Royal Roads: Memphis, Nile Delta and 1 disk."),
        ("royal_roads", "area:memphis area:nile_delta disks:2", "Royal Roads: Memphis, Nile Delta and 2 disks."),
        ("blasphemy", "deity:god_of_war", "Blasphemy: God of War."),
    ],
)
def test_the_log_names_what_a_card_was_played_at(card: str, targets: str, words: str) -> None:
    assert told("played", seat=0, card=card, targets=targets) == f"Ana plays {words}"


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Ana scores 2 points for a returned deity. Ben loses 1 point."),
        ("es", "Ana gana 2 puntos por una deidad devuelta. Ben pierde 1 punto."),
    ],
)
def test_lost_points_are_lost_in_words_too(lang: str, words: str) -> None:
    match = offered()
    match.answer(1, "deity-offer", ["accept"])
    said = [describe_event(lang, entry.event, NAMES) for entry in match.events(0)]
    assert words in " ".join(said)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Ana makes 6 ready · fertile land 5 · trade 1."),
        ("es", "Ana prepara 6 · tierra fértil 5 · comercio 1."),
    ],
)
def test_growth_names_only_what_gave_something(lang: str, words: str) -> None:
    nothing = {"plains": 0, "mountains": 0, "seas": 0, "abilities": 0}
    assert told("growth", lang, seat=0, ready=6, fertile=5, trade=1, **nothing) == words


def test_many_cards_revealed_in_a_row_are_one_line() -> None:
    revealed: list[tuple[str, dict[str, str | int]]] = [
        ("revealed", {"card": card, "number": card_id(card)}) for card in ("barter", "karum", "famine")
    ]
    numbers = [card_id(card) for card in ("barter", "karum", "famine")]
    assert lines(*revealed) == ["Revealed: Barter ({}), Karum ({}) and Famine ({}).".format(*numbers)]
    assert len(lines(*revealed[:1], ("passed", {"seat": 0}), *revealed[1:])) == 3


def test_a_line_that_does_not_begin_with_a_player_is_not_continued_with_a_verb_alone() -> None:
    said: list[tuple[str, dict[str, str | int]]] = [
        ("stronghold-gone", {"seat": 0, "area": "hayasa"}),
        ("discarded", {"seat": 0, "card": "famine"}),
        *(("passed", {"seat": number % 2}) for number in range(20)),
    ]
    assert lines(*said)[0].startswith("The stronghold of Ana in Hayasa falls. Ana discards")


@pytest.mark.parametrize(("option", "label"), [("spend:1", "Minas: 1"), ("add:2", "White disks: 2")])
def test_a_button_says_its_verb_once(option: str, label: str) -> None:
    assert whole_label(OptionWords("en", "middle_east", [*NAMES]), option) == label


def test_what_a_deity_costs_is_said_where_one_can_be_had() -> None:
    text = panel_for(faithful()).text
    assert "A deity costs 5: disks (at least 2), minas or cards." in text
    assert "raise" not in text
    poor = position(2, ("sumer", "elam"), {"uruk": {0: 1}, "susa": {1: 2}}, {0: ("barter", "karum")})
    assert "costs" not in panel_for(match_of(poor, CardAction(0))).text


@pytest.mark.parametrize(("lang", "words"), [("en", "From cities or where"), ("es", "De tus ciudades y donde")])
def test_withdrawal_is_asked_as_this_game_has_it(lang: str, words: str) -> None:
    state = position(2, ("sumer", "elam"), {"uruk": {0: 3}, "susa": {1: 2}}, phase="growth")
    assert words in panel_for(match_of(state, Withdrawal(0)), lang).text


@pytest.mark.parametrize(("lang", "words"), [("en", "At most 2 in an area"), ("es", "Como máximo 2 por área")])
def test_the_first_disks_know_their_limit(lang: str, words: str) -> None:
    founding = match_of(position(2, ("sumer", "elam"), {}, phase="growth"), PlaceHomeDisks(0))
    assert words in panel_for(founding, lang).text
    later = position(2, ("sumer", "elam"), {"uruk": {0: 1}}, phase="growth", ready=[3])
    assert words not in panel_for(match_of(later, Deployment(0)), lang).text


@pytest.mark.parametrize("lang", ["en", "es"])
def test_questions_planned_ahead_have_all_that_their_words_need(lang: str) -> None:
    state = position(2, ("sumer", "elam"), {"uruk": {0: 3}, "susa": {1: 2}}, {0: ("barter",)}, phase="growth")
    coming = upcoming_questions(match_of(state, Deployment(0), Withdrawal(0)), 0)
    assert {item.ask.key for item in coming} == {"withdraw", "deploy", "card-action"}
    assert all(question(lang, "middle_east", item.ask, NAMES) for item in coming)
