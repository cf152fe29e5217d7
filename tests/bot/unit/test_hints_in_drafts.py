"""Hints of whoever composes a turn: about what comes next in it, in words that need no figures."""

from __future__ import annotations

import pytest

from bot.coach.hint import hint_text, is_begun, next_position
from bot.coach.reasons import following_lines, parts_words, size
from bot.model.drafts import Draft, Step
from bot.model.errors import NothingOpenInDraft
from bot.model.table import Holder, Table
from bot.press.press import Press
from bot.tables.chains import compose, empty_chain
from bot.words.option_words import OptionWords
from engine.computers.coach import Advice, advise
from engine.core.dealing import redeal
from engine.core.match import Match
from engine.core.registry import load_game
from engine.core.rng import seeded
from tests.bot.panels import press_of
from tests.bot.positions import deploying


def table_of(match: Match) -> Table:
    holders = (Holder(0, 1, "Ann"), Holder(1, None, "Enkidu", "planner"))
    return Table(1, match.game_id, {}, 2, 1, "en", 1, 1, 1, "playing", holders, 0.0, 0.0)


def press_at(match: Match, draft: Draft, lang: str = "en") -> Press:
    return press_of(table_of(match), match, match.asks()[0].seat, lang, draft)


def test_a_hint_in_a_composed_turn_is_about_what_comes_after_it() -> None:
    match = Match.create(load_game("through_the_ages"), {"first-player": "first-seat"}, 2, 1)
    seat = match.asks()[0].seat
    take = next(option for option in match.asks()[0].options if option.startswith("take:"))
    press = press_at(match, Draft(0, "action", steps=(Step("action", (take,)),), turn=empty_chain(match, seat).turn))
    position = next_position(press)
    ask = position.ask_of(seat)
    assert ask is not None
    assert ask.about["civil"] == int(match.asks()[0].about["civil"]) - 1
    assert take not in ask.options
    advice = advise(ask, redeal(position, seat, seeded(1)), seeded(2))
    assert all(option in ask.options for one in advice for option in one.ids)
    assert "After what you have composed" in hint_text(press, advice, is_drafted=is_begun(press))


def test_a_turn_that_is_composed_whole_asks_nothing_more() -> None:
    match = Match.create(load_game("through_the_ages"), {"first-player": "first-seat"}, 2, 1)
    seat = match.asks()[0].seat
    steps = compose(match, seat, (Step("action", ("end",)),)).steps
    with pytest.raises(NothingOpenInDraft):
        next_position(press_at(match, Draft(0, "action", steps=steps, turn=empty_chain(match, seat).turn)))


def test_a_hint_among_picks_is_about_the_next_one() -> None:
    match = deploying(3)
    draft = Draft(match.known_revision(0), "deploy", ("deploy:umbria",))
    ask = next_position(press_at(match, draft)).ask_of(0)
    assert ask is not None
    assert "deploy:gulf_of_venetia" in ask.options
    assert next_position(press_at(match, Draft(draft.revision, "deploy"))) is match.position
    with pytest.raises(NothingOpenInDraft):
        next_position(press_at(match, Draft(draft.revision, "deploy", ("deploy:umbria",) * 3)))


def test_differences_are_sizes() -> None:
    assert [size("through_the_ages", behind) for behind in (0.5, 5, 12, 43.8)] == [
        "even",
        "slightly",
        "behind",
        "clearly",
    ]
    words = OptionWords("en", "through_the_ages", ["Ann", "Ben"])
    parts = (("culture_rate", 20.0), ("food", 9.0), ("rivals", 2.0))
    text = "culture each turn (much), food in stock, the standing beside the others (a little)"
    assert parts_words(words, parts) == text


def test_it_is_said_with_what_an_answer_was_gone_on() -> None:
    words = OptionWords("en", "tigris", ["Ann", "Ben"])
    assert following_lines(words, ("catastrophe:M6",)) == ["Going on, for example, with: Place a catastrophe · M6"]
    assert following_lines(words, ("pass",)) == following_lines(words, ()) == []


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_hint_has_no_figures_of_the_judge(lang: str) -> None:
    match = Match.create(load_game("through_the_ages"), {"first-player": "first-seat"}, 2, 1)
    advice = [Advice(("end",), 0.0, (("culture_rate", 20.0),), (("food", -3.2),)), Advice((), 43.8), Advice((), 0.1)]
    text = hint_text(press_at(match, empty_chain(match, 0), lang), advice)
    assert not any(sign.isdecimal() for sign in text)
    assert len(text.splitlines()) == 6


@pytest.mark.parametrize(("lang", "label"), [("en", "Withdraw none"), ("es", "No retirar")])
def test_a_hint_calls_the_end_of_a_draft_as_its_button_is_called(lang: str, label: str) -> None:
    match = Match.create(load_game("inner_sea"), {}, 2, 1)
    while (ask := match.asks()[0]).key != "withdraw":
        match.answer(ask.seat, ask.key, [ask.options.all[0]])
    revision, advice = match.known_revision(ask.seat), [Advice(("done",), 0.0)]
    assert label in hint_text(press_at(match, Draft(revision, "withdraw"), lang), advice)
    begun = Draft(revision, "withdraw", (ask.options.all[0],))
    assert "1" in hint_text(press_at(match, begun, lang), advice)
