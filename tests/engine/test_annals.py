"""What a table remembers for its pictures: changes since a phase began, points turn by turn, the parts of a growth."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.computers.random_player import play_random
from engine.core.match import Match
from engine.core.registry import load_game
from engine.epochs import annals
from engine.epochs.card_phase import card_phase
from engine.epochs.disks import gain_points, take_off
from engine.epochs.growth import acquisition, deployment
from engine.epochs.reckoning import begin_turn
from engine.epochs.state import Acquisition, CardPhase, Deployment, Withdrawal
from engine.epochs.view import Change, Gain
from engine.inner_sea.game import GAME
from engine.inner_sea.view import InnerSeaView
from engine.inner_sea.views import view
from tests.cases.answers import run
from tests.cases.inner_sea.driver import BARBARIANS, position


def test_changes_are_those_since_the_phase_began() -> None:
    s = position(disks={"rome": {1: 2}, "egypt": {0: 3}, "gaul": {BARBARIANS: 2}}, phase="reckoning")
    begin_turn(s)
    assert view(s, None).changes == ()
    s.ready[1] = 2
    s.supply[1] -= 2
    run(deployment(s, Deployment(1)), "deploy:rome", "deploy:etruria")
    take_off(s, s.barbarians, s.board.number["gaul"], 2)
    seen = view(s, None)
    assert seen.since == "growth"
    assert seen.changes == (Change("etruria", 1, 0, 1), Change("gaul", None, 2, 0), Change("rome", 1, 2, 3))


def test_a_phase_in_which_nothing_has_changed_yet_shows_what_the_last_one_changed() -> None:
    s = position(disks={"rome": {1: 2}, "egypt": {0: 3}}, phase="reckoning")
    begin_turn(s)
    take_off(s, 0, s.board.number["egypt"])
    card_phase(s, CardPhase())
    before = view(s, None)
    assert (before.phase, before.since, before.changes) == ("cards", "growth", (Change("egypt", 0, 3, 2),))
    take_off(s, 1, s.board.number["rome"])
    after = view(s, None)
    assert (after.since, after.changes) == ("cards", (Change("rome", 1, 2, 1),))


def test_a_phase_without_changes_is_passed_over() -> None:
    s = position(disks={"rome": {1: 2}}, phase="reckoning")
    begin_turn(s)
    take_off(s, 1, s.board.number["rome"])
    annals.begin_phase(s, "cards")
    annals.begin_phase(s, "competition")
    assert view(s, None).since == "growth"
    assert len(s.marks) == 2


def test_what_came_and_went_in_one_phase_is_no_change() -> None:
    s = position(disks={"rome": {1: 2}}, phase="reckoning")
    begin_turn(s)
    take_off(s, 1, s.board.number["rome"])
    s.disks[1][s.board.number["rome"]] += 1
    assert view(s, None).changes == ()


def test_a_wonder_built_is_told() -> None:
    s = position(disks={"egypt": {0: 3}}, wonders={"great_walls": (0, "egypt")}, phase="growth")
    annals.begin_phase(s, "cards")
    assert view(s, None).raised == ()
    s.wonders["great_pyramid"] = msgspec.structs.replace(s.wonders["great_walls"])
    assert view(s, None).raised == ("great_pyramid",)
    assert view(s, None).changes == ()


def test_points_are_entered_with_their_turn_and_source() -> None:
    s = position(epoch=2, points=(0, 4))
    s.turn = 3
    gain_points(s, 0, 2, "cities")
    gain_points(s, 0, 1, "cities")
    s.turn = 4
    gain_points(s, 0, 1, "a source nobody knows")
    gain_points(s, 1, -9, "cards")
    assert view(s, None).gains == (
        Gain(2, 3, 0, "cities", 3),
        Gain(2, 4, 0, "other", 1),
        Gain(2, 4, 1, "cards", -4),
    )


def test_a_great_change_of_points_is_entered_whole() -> None:
    s = position()
    annals.enter_points(s, 2, 300, "wonders")
    assert annals.ledger_of(s.ledger, s.facts.own.sources) == ((1, 1, 2, "wonders", 300),)


def test_growth_is_told_as_a_sum_of_its_parts() -> None:
    s = position(disks={"egypt": {0: 2}, "judea": {0: 2}, "egyptian_sea": {0: 1}, "phoenician_sea": {0: 1}})
    run(acquisition(s, Acquisition(0)))
    growth = view(s, None).growth
    assert growth is not None
    assert growth.seat == 0
    assert dict(growth.parts)["settlements"] == 2
    assert dict(growth.parts)["seas"] == 1
    assert "trade" not in dict(growth.parts)
    assert sum(count for _, count in growth.parts) == s.ready[0]


def test_growth_tells_what_the_minimum_adds_and_what_the_supply_lacks() -> None:
    s = position(disks={"gaul": {1: 1}})
    run(acquisition(s, Acquisition(2)))
    assert s.grown is not None
    assert s.grown.parts["least"] == 3 - sum(count for name, count in s.grown.parts.items() if name != "least")
    s = position(disks={"rome": {1: 1}})
    s.disks[2][s.board.number["carthage"]], s.supply[2] = 47, 1
    run(acquisition(s, Acquisition(2)))
    assert s.grown is not None
    assert s.grown.parts["supply"] < 0
    assert sum(s.grown.parts.values()) == s.ready[2] == 1


def test_growth_is_forgotten_when_the_deployment_is_over() -> None:
    s = position(disks={"egypt": {0: 2}})
    run(acquisition(s, Acquisition(0)))
    run(deployment(s, Deployment(0)), "done")
    assert view(s, None).growth is None


def test_whose_step_it_is() -> None:
    s = position(disks={"rome": {1: 2}})
    s.agenda = [Withdrawal(2)]
    assert view(s, None).acting == (2,)
    s.agenda = [CardPhase()]
    assert view(s, None).acting == ()


@pytest.mark.parametrize("players", [2, 6])
def test_a_whole_game_adds_up(players: int) -> None:
    """At every rest: points and growths are the sums of their parts, and changes lead from the mark to the map."""
    match = Match.create(load_game("inner_sea"), {}, players, 3)
    grown = 0
    for seed in range(400):
        if not play_random(match, seed, decisions=7):
            break
        seen: InnerSeaView = match.view(None)
        for seat in seen.seats:
            assert sum(gain.points for gain in seen.gains if gain.seat == seat.seat) == seat.points
            for source, points in seat.sources.items():
                found = sum(gain.points for gain in seen.gains if (gain.seat, gain.source) == (seat.seat, source))
                assert found == points
        stacks = {(stack.area, stack.seat): stack.disks for stack in seen.stacks}
        for change in seen.changes:
            assert stacks.get((change.area, change.seat), 0) == change.now != change.was
        grown += seen.growth is not None
    assert match.result() is not None
    assert grown > 5
    assert [gain.epoch * 16 + gain.turn for gain in seen.gains] == sorted(
        gain.epoch * 16 + gain.turn for gain in seen.gains
    )
    assert seen.finals is not None
    assert [one[0] for one in seen.finals] == [seat.points for seat in seen.seats]
    best = [seen.finals[seat] for group in seen.places or () for seat in group]
    assert best == sorted(best, reverse=True)


def test_a_state_of_version_1_is_migrated() -> None:
    match = Match.create(load_game("inner_sea"), {}, 3, 5)
    play_random(match, 5, decisions=250)
    old: dict[str, Any] = msgspec.msgpack.decode(GAME.codec.encode(match.state))
    for name in ("marks", "ledger", "grown"):
        del old[name]
    back = GAME.codec.convert(GAME.migrations[1](old))
    GAME.check(back)
    seen = view(back, None)
    assert seen.changes == ()
    assert {(gain.epoch, gain.turn) for gain in seen.gains} == {(seen.epoch, seen.turn)}
    for seat in seen.seats:
        assert sum(gain.points for gain in seen.gains if gain.seat == seat.seat) == seat.points


def test_a_state_of_version_2_goes_on_with_all_abilities() -> None:
    match = Match.create(load_game("inner_sea"), {}, 3, 5)
    old: dict[str, Any] = msgspec.msgpack.decode(GAME.codec.encode(match.state))
    del old["rules"]["balanced"]
    back = GAME.codec.convert(GAME.migrations[2](old))
    assert back.rules.balanced
    assert back.rules == match.state.rules
