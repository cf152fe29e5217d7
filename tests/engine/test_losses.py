"""What is said once for a whole competition stays unseen, may be taken back until others have acted, and is stored."""

from __future__ import annotations

from engine.core.match import Match
from engine.epochs.state import Competition
from tests.bot.positions import fought, match_of
from tests.cases.inner_sea.driver import card_id, position


def say(match: Match, seat: int, *choices: str) -> None:
    match.answer(seat, "losses", choices)


def test_4_against_3_asks_each_of_them_once() -> None:
    match, asked = fought(), []
    while any(ask.key == "losses" for ask in match.asks()):
        asked += [ask.seat for ask in match.asks()]
        say(match, asked[-1])
    assert asked == [1, 0]


def test_nobody_else_learns_what_was_said_before_it_is_given() -> None:
    match = fought()
    say(match, 1, "disks-first", "talent:1")
    assert [entry.event.key for entry in match.events(seat=0)][-1] == "inner_sea-lost"
    assert match.view(0).seats[1].talents == 2


def test_it_can_be_taken_back_as_long_as_the_other_one_thinks() -> None:
    match = fought()
    say(match, 1)
    assert match.may_undo(1) == 1
    match.undo(1, 1)
    assert (match.asks()[0].seat, match.view(1).seats[1].talents) == (1, 2)


def test_who_has_seen_what_the_other_one_said_does_not_take_back_alone() -> None:
    match = fought()
    say(match, 1, "disks-first", "talent:1")
    say(match, 0)
    assert match.view(0).seats[1].talents == 1, "seat 1 has paid in the second round"
    assert match.may_undo(0) == 0


def test_who_fights_barbarians_alone_takes_back_alone() -> None:
    disks = {"pontus": {0: 3, -1: 3}, "egypt": {0: 2}, "rome": {1: 2}}
    state = position(2, ("egypt", "rome"), disks, {0: ("granary",)}, phase="competition", talents=(2,))
    match = match_of(state, Competition(state.board.number["pontus"]))
    say(match, 0)
    assert match.may_undo(0) == 1


def test_a_game_stored_in_the_middle_goes_on_as_it_was_said() -> None:
    match = fought()
    say(match, 1, "disks-first", "talent:1")
    again = Match.load(match.game, match.save())
    say(match, 0)
    say(again, 0)
    assert again.save() == match.save()


def test_a_card_and_a_talent_are_given_one_after_the_other_in_the_order_said() -> None:
    match, card = fought(talents=(0, 1), hand=("heresy",)), f"card:{card_id('heresy')}"
    say(match, 1, card, "talent:1")
    told = [entry.event for entry in match.events(seat=1)]
    given = [event.key for event in told if "heresy" in event.args.values() or "paid" in event.key]
    assert given == ["inner_sea-gave-card", "inner_sea-paid-talent"], "each once"
    assert match.state.hands[1] == []


def test_it_is_said_with_one_answer_whatever_is_given() -> None:
    """Three of five losses are paid for: two talents and a card."""
    match, card = fought((6, 5), talents=(0, 2), hand=("heresy",)), f"card:{card_id('heresy')}"
    (ask,) = match.asks()
    assert (ask.about["left"], ask.least, ask.most) == (5, 0, 3), "talents, a card, disks first"
    say(match, 1, "talent:2", card)
    assert not any(ask.key == "losses" and ask.seat == 1 for ask in match.asks())
