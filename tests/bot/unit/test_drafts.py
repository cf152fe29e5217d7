"""Drafts: tried out on a copy, in any order that works, telling nothing that taking back would not tell."""

from __future__ import annotations

import pytest

from bot.drafts.lists import read_picks
from bot.model.drafts import Draft
from bot.panel.drafting import draft_question
from bot.tables.drafts import Unfit, counted, is_drafted, less, more, sketch
from bot.words.option_words import OptionWords
from engine.core.match import Match
from engine.core.registry import load_game
from engine.through_the_ages.state import ResolveEvent
from tests.bot.positions import card_id, deploying, fighting, paying, withdrawing
from tests.cases.through_the_ages.board import civ, state
from tests.cases.through_the_ages.board import n as number


def disks(match: Match, area: str, seat: int = 0, *picks: str) -> int:
    """How many disks the seat sees of its own in an area after a draft."""
    stacks = sketch(match, seat, picks).view.stacks
    return sum(stack.disks for stack in stacks if stack.area == area and stack.seat == seat)


def draft(match: Match, *picks: str) -> Draft:
    asked = match.known_revision(0)
    assert asked is not None
    return Draft(asked, match.asks()[0].key, picks)


def test_a_sketch_shows_the_result_and_leaves_the_match_alone() -> None:
    match = deploying(3)
    before, asked = match.save(), match.asks()
    assert disks(match, "etruria", 0, "deploy:etruria", "deploy:etruria") == 2
    assert (match.save(), match.asks()) == (before, asked)


def test_what_hangs_on_another_pick_waits_for_it() -> None:
    match = deploying(3)
    assert "deploy:gulf_of_venetia" not in match.asks()[0].options
    made = sketch(match, 0, ["deploy:gulf_of_venetia", "deploy:umbria"])
    assert made.picks == ("deploy:umbria", "deploy:gulf_of_venetia")


@pytest.mark.parametrize(
    ("picks", "option", "over"),
    [
        (["deploy:rome", "deploy:carthage"], "deploy:carthage", False),
        (["deploy:etruria"] * 4, "deploy:etruria", True),
        (["deploy:etruria", "withdraw:rome"], "withdraw:rome", False),
        (["nonsense"], "nonsense", False),
    ],
)
def test_what_does_not_fit_is_named(picks: list[str], option: str, over: bool) -> None:
    with pytest.raises(Unfit) as caught:
        sketch(deploying(3), 0, picks)
    assert (caught.value.option, caught.value.is_over) == (option, over)


def test_a_draft_ends_with_what_is_left() -> None:
    match = deploying(2)
    some = sketch(match, 0, ["deploy:rome"])
    assert some.answers("deploy") == [("deploy", ["deploy:rome"]), ("deploy", ["done"])]
    everything = sketch(match, 0, ["deploy:rome", "deploy:etruria"])
    assert everything.may_stop
    assert everything.answers("deploy") == [("deploy", ["deploy:rome"]), ("deploy", ["deploy:etruria"])]


def test_a_payment_is_whole_with_its_fifth_part() -> None:
    match = paying(talents=2)
    picks = ["talent", "talent", "disk:etruria", "disk:rome"]
    assert not sketch(match, 0, picks).may_stop
    made = sketch(match, 0, [*picks, "disk:etruria"])
    assert made.may_stop
    assert not made.is_final


def test_a_card_that_is_paid_cannot_be_taken_back() -> None:
    heresy = f"card:{card_id('heresy')}"
    assert sketch(paying(), 0, [heresy]).is_final
    assert not sketch(paying(), 0, ["talent"]).is_final


def test_another_question_ends_the_draft() -> None:
    assert sketch(withdrawing(), 0, ["done"]).ask is None


def test_a_hidden_answer_of_many_at_once_shows_nothing() -> None:
    match = fighting()
    assert sketch(match, 0, []).view == match.view(0)


def test_more_and_less() -> None:
    match = deploying(5)
    made = more(match, 0, draft(match), ["deploy:etruria", "deploy:rome"])
    made = more(match, 0, made, ["deploy:etruria"])
    assert (counted(made.picks), made.focus) == ({"deploy:etruria": 2, "deploy:rome": 1}, "deploy:etruria")
    made = less(match, 0, made, "deploy:rome")
    assert (made.picks, made.focus) == (("deploy:etruria", "deploy:etruria"), "deploy:etruria")
    made = less(match, 0, made)
    assert made.picks == ("deploy:etruria",)
    assert less(match, 0, less(match, 0, made)).picks == ()


def test_what_others_hang_on_is_not_taken_off() -> None:
    match = deploying(3)
    made = more(match, 0, draft(match), ["deploy:umbria", "deploy:gulf_of_venetia"])
    with pytest.raises(Unfit) as caught:
        less(match, 0, made, "deploy:umbria")
    assert caught.value.option == "deploy:gulf_of_venetia"


def emigrating() -> Match:
    """Three workers of the first civilization go, of five in three technologies."""
    s = state(civ(workers="bronze=2 agriculture=2 religion=1", idle=0, yellow=2), civ(), revealed="emigration")
    s.agenda = [ResolveEvent(s.active, number("emigration"))]
    return Match.from_state(load_game("through_the_ages"), s, {}, 2)


def test_workers_that_go_together_are_drafted_together() -> None:
    match = emigrating()
    (ask,) = match.asks()
    assert (ask.key, ask.about["left"]) == ("lose-worker", 3)
    assert is_drafted("through_the_ages", ask)
    some = sketch(match, 0, ["worker:bronze", "worker:religion"])
    assert not some.may_stop
    assert some.ask is not None
    assert (some.ask.about["left"], list(some.ask.options)) == (1, ["worker:agriculture", "worker:bronze"])
    typed = read_picks(OptionWords("en", "through_the_ages", ["Ana", "Ben"]), ask, "2 bronze, religion", match.position)
    made = sketch(match, 0, typed)
    assert made.may_stop
    for key, ids in made.answers(ask.key):
        match.answer(0, key, ids)
    assert [technology.workers for technology in match.view(0).seats[0].technologies if technology.workers] == [2]


def test_the_last_of_them_is_a_question_of_its_own() -> None:
    """A stored game in the middle of the losses goes on with the same answers."""
    match = emigrating()
    for option in ("worker:bronze", "worker:bronze"):
        match.answer(0, "lose-worker", [option])
    (ask,) = match.asks()
    assert (ask.about["left"], is_drafted("through_the_ages", ask)) == (1, False)


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_question_for_several_losses_asks_for_all_of_them(lang: str) -> None:
    (ask,) = emigrating().asks()
    said = OptionWords(lang, "through_the_ages", ["Ana", "Ben"])
    asked = draft_question(said, ask, ["Ana", "Ben"])
    assert {"en": "3 population", "es": "3 de población"}[lang] in asked
    # Who is at work stands in the menu and the picture.
    assert "worker:bronze" in ask.options
    assert said.thing("worker:bronze") not in asked
