"""Where /card says that a card is: what the reader may see, in both languages."""

from __future__ import annotations

import msgspec

from bot.games import presentation_of
from bot.guide.cards import where_now
from data.texts import texts
from engine.core.events import Event
from engine.core.match import Match
from engine.core.record import LogEntry
from engine.core.registry import load_game
from engine.through_the_ages.cards import number_of
from tests.bot.middle_east_positions import offered

NAMES = ["Ann", "Ben"]


def match_of(game: str) -> Match:
    return Match.create(load_game(game), {}, 2, 1)


def where(match: Match, seat: int | None, thing: str, lang: str = "en") -> list[str]:
    return list(presentation_of(match.game.meta.id).whereabouts(match.view(seat), thing, lang, NAMES))


def test_a_card_of_the_row_tells_its_place_and_price() -> None:
    match = match_of("through_the_ages")
    item = match.view(None).row[-1]
    assert where(match, None, f"card:{item.card}")[0] == f"In the card row: place {item.place}, 3 civil actions."
    assert where(match, 0, "card:agriculture", "es") == [f"{name}: en juego, con 2 trabajadores." for name in NAMES]
    assert where(match, 0, "card:despotism") == [f"{name}: in play." for name in NAMES]


def test_a_military_card_is_told_to_its_holder_alone() -> None:
    match = match_of("through_the_ages")
    match.state.players[1].military_hand.append(number_of("legion"))
    assert where(match, 1, "card:legion") == ["In your hand."]
    assert where(match, 0, "card:legion") == where(match, None, "card:legion") == []


def test_a_fate_card_is_told_to_its_holder_alone_and_a_wonder_to_all() -> None:
    match = match_of("inner_sea")
    held = match.view(0).hand[0].key
    assert where(match, 0, f"card:{held}") == ["In your hand."]
    assert where(match, 1, f"card:{held}") == []
    assert where(match, None, "wonder:great_pyramid") == ["Not built yet."]


def test_every_place_has_words_in_both_languages() -> None:
    ages = ("row", "hand", "their-hand", "prepared", "next", "past", "shared", "technology", "unfinished", "tactic")
    keys = [f"through_the_ages-where-{place}" for place in (*ages, "war", "pact", "play", "ruin")]
    keys += [f"inner_sea-where-{place}" for place in ("hand", "table", "discard")]
    keys += [f"inner_sea-where-wonder-{status}" for status in ("available", "built", "buried")]
    assert all(texts().has(lang, key) for lang in texts().languages for key in keys)


def test_a_civilization_is_told_with_its_leader_and_its_homes() -> None:
    match = offered()
    assert where(match, None, "civ:sumer")[0] == "Led by Ann."
    assert where(match, None, "civ:egypt", "es") == [
        "Nadie la dirige en esta mesa.",
        "Territorios natales para elegir: Menfis, Tebas.",
    ]
    match.state.rules = msgspec.structs.replace(match.state.rules, balanced=False)
    left_out = [where(match, None, f"civ:{key}")[2:] for key in ("sumer", "egypt", "hatti", "mitanni", "sea_peoples")]
    assert any(line.startswith("Not at this table: ") for lines in left_out for line in lines)


def test_a_deity_is_told_with_its_temple_or_captor() -> None:
    match = offered()
    assert where(match, None, "deity:god_of_war") == ["Deity of Ben, captured by Ann."]
    assert where(match, None, "deity:god_of_peace", "es") == ["Aún por establecer."]
    assert where(match, None, "deity:monotheism") == ["Comes with its card alone."]


def test_a_civil_card_of_an_earlier_age_that_nobody_has_is_no_longer_in_the_row() -> None:
    match = match_of("through_the_ages")
    view = match.view(0)
    gone = "No longer in the row, and with nobody as far as you see."
    held = {item.card for item in view.row}
    card = next(card for card in ("homer", "moses", "julius_caesar", "aristotle") if card not in held)
    fate = presentation_of("through_the_ages").fate
    assert gone not in fate(view, f"card:{card}", None, "en")
    later = msgspec.structs.replace(view, age=view.age + 1)
    assert fate(later, f"card:{card}", None, "en") == gone


def test_a_card_of_the_present_age_that_has_left_the_row_is_told_so_with_the_line_of_the_log() -> None:
    match = match_of("through_the_ages")
    card = None
    while card is None:
        ask = match.asks()[0]
        match.answer(ask.seat, ask.key, ["end" if "end" in ask.options else ask.options[0]])
        rows = [str(entry.event.args["cards"]) for entry in match.log if entry.event.key == "through_the_ages-row"]
        card = next((card for card in " ".join(rows).split() if not where(match, None, f"card:{card}")), None)
        match.state.age = 0
    first, last = where_now(match, None, f"card:{card}", "en", NAMES)
    assert first == "At this table now · No longer in the row, and with nobody as far as you see."
    assert last.startswith("Last in the log: Gone from the card row: ")
    later = where_now(match, None, f"card:{match.view(None).row[0].card}", "en", NAMES)
    assert later[0].startswith("At this table now · In the card row")
    assert not any("log" in line for line in later)


def test_of_a_card_out_of_sight_only_what_the_reader_may_know_is_told() -> None:
    match = match_of("inner_sea")
    held = {card.key for seat in range(2) for card in match.view(seat).hand}
    card = next(card for card in ("prophet", "poet", "plague") if card not in held)
    nowhere = "Nowhere in sight: in a deck, in somebody's hidden hand or out of the game."
    match.log.append(LogEntry(len(match.log), 0, Event("inner_sea-drew", {"card": card}, (0,))))
    for seat in (1, None):
        assert where_now(match, seat, f"card:{card}", "en", NAMES) == [nowhere]
    line, last = where_now(match, 0, f"card:{card}", "en", NAMES)
    assert line == nowhere
    assert last.startswith("Last in the log: You draw ")
