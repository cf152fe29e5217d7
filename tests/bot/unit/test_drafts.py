"""Drafts: tried out on a copy, in any order that works, telling nothing that taking back would not tell."""

from __future__ import annotations

import pytest

from bot.model.drafts import Draft
from bot.tables.drafts import Unfit, counted, less, more, sketch
from engine.core.match import Match
from tests.bot.positions import card_id, deploying, fighting, paying, withdrawing


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
