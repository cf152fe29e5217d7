"""The computer player of good sense: what it answers, and that it answers from what its seat may see."""

from __future__ import annotations

import pytest

from engine.computers.lookahead import lookahead_of
from engine.computers.sensible_player import choose
from engine.core.ask import Ask, Fixed
from engine.core.registry import load_game
from engine.core.rng import seeded
from engine.epochs.state import Fight
from engine.inner_sea.computer.sight import sight
from engine.inner_sea.state import State
from tests.cases.inner_sea.driver import BARBARIANS, card_id, position

SHORT = {"epochs": "1"}


def answered(s: State, key: str, *options: str, least: int = 1, most: int = 1, **about: str | int) -> tuple[str, ...]:
    """What seat 0 answers."""
    about.setdefault("most", most)
    return choose(Ask(key, 0, Fixed(*options), least, most, about), load_game("inner_sea"), s, seeded(1))


def test_disks_stay_on_the_map_while_the_supply_lasts() -> None:
    s = position(disks={"egypt": {0: 1}, "kush": {0: 2}})
    assert answered(s, "withdraw", "done", "withdraw:egypt", "withdraw:kush") == ("done",)
    s.supply[0] = 1
    assert answered(s, "withdraw", "done", "withdraw:egypt", "withdraw:kush") == ("withdraw:egypt",)


@pytest.mark.parametrize(("supply", "share"), [(0, 0.0), (4, 0.5), (8, 1.0), (20, 1.0)])
def test_whoever_looks_ahead_counts_growth_as_far_as_the_supply_gives_it(supply: int, share: float) -> None:
    lookahead = lookahead_of(load_game("inner_sea"))
    s = position(disks={"kush": {0: 2}, "libya": {0: 2}}, phase="growth")
    s.supply[0] = 50
    plenty = lookahead.parts(s, 0)["growth"]
    s.supply[0] = supply
    assert lookahead.parts(s, 0)["growth"] == pytest.approx(plenty * share)
    assert plenty > 0


@pytest.mark.parametrize(("epoch", "goal"), [(1, "deploy:libya"), (4, "deploy:kush")])
def test_it_spreads_first_and_builds_cities_later(epoch: int, goal: str) -> None:
    s = position(disks={"kush": {0: 2}}, phase="growth", epoch=epoch)
    assert answered(s, "deploy", "done", "deploy:kush", "deploy:libya", ready=2) == (goal,)


def test_it_builds_cities_early_where_the_supply_is_used_up() -> None:
    s = position(disks={"kush": {0: 2}}, phase="growth")
    s.supply[0] = 2
    assert answered(s, "deploy", "done", "deploy:kush", "deploy:libya", ready=2) == ("deploy:kush",)


def test_it_begins_no_hopeless_fight_but_takes_what_is_weak() -> None:
    s = position(disks={"egypt": {0: 3}, "kush": {1: 3}, "libya": {1: 1}}, phase="growth")
    assert answered(s, "deploy", "done", "deploy:kush", ready=2) == ("done",)
    assert answered(s, "deploy", "done", "deploy:kush", "deploy:libya", ready=2) == ("deploy:libya",)


def test_a_learner_throws_no_disk_into_the_settlement_of_somebody_else() -> None:
    s = position(disks={"egypt": {0: 3}, "kush": {1: 2}}, phase="growth")
    options, lookahead = ("done", "deploy:egypt", "deploy:kush", "deploy:libya"), lookahead_of(load_game("inner_sea"))
    question = Ask("deploy", 0, Fixed(*options), about={"ready": 2})
    slips = {option for ids in lookahead.near(question, sight(s, 0), seeded(1)) for option in ids}
    assert "deploy:libya" in slips
    assert "deploy:kush" not in slips


def test_it_pays_for_the_disk_of_a_city_and_not_for_a_camp() -> None:
    s = position(disks={"egypt": {0: 3}, "kush": {0: 1}}, talents=[1])
    for area, given in (("egypt", ("talent:1",)), ("kush", ())):
        assert answered(s, "losses", "talent:1", least=0, area=area, because="card", left=1) == given
        places = f"{area}:1"
        assert answered(s, "losses-many", "talent:1", least=0, places=places, because="played", left=1) == given


def test_it_does_not_pay_in_a_fight_that_is_lost() -> None:
    s = position(disks={"egypt": {0: 1, BARBARIANS: 4}}, talents=[1])
    assert answered(s, "losses", "talent:1", least=0, area="egypt", because="competition", left=1) == ()


@pytest.mark.parametrize(("others", "given"), [(6, ()), (0, ("talent:3",))])
def test_it_pays_in_a_fight_only_where_it_can_give_longer(others: int, given: tuple[str, ...]) -> None:
    s = position(disks={"egypt": {0: 3, 1: 4}}, talents=[3, others, 0])
    s.fight = Fight(s.board.number["egypt"], [], [0] * 4)
    ways = ("talent:1", "talent:2", "talent:3")
    assert answered(s, "losses", *ways, least=0, most=3, area="egypt", because="competition", left=3) == given


def test_it_pays_for_as_many_disks_of_a_city_as_are_due_with_what_is_cheapest() -> None:
    s = position(disks={"egypt": {0: 4, BARBARIANS: 4}}, hands={0: ("heresy",)}, talents=[2])
    ways = ("talent:1", "talent:2", f"card:{card_id('heresy')}")
    given = answered(s, "losses", *ways, least=0, most=3, area="egypt", because="competition", left=3)
    assert "talent:2" in given


def test_it_strikes_others_and_who_is_ahead() -> None:
    s = position(disks={"egypt": {0: 3}, "rome": {1: 3}, "carthage": {2: 3}}, points=[0, 2, 20])
    stacks = ("stack:egypt:0", "stack:rome:1", "stack:carthage:2")
    assert answered(s, "card-stacks", *stacks, card="heresy") == ("stack:carthage:2",)


def test_it_negates_what_is_played_against_it() -> None:
    number = card_id("sign_from_above")
    s = position(disks={"egypt": {0: 3}, "rome": {1: 2}}, points=[9, 0, 0], hands={0: ["sign_from_above"]})
    options = ("let", f"negate:{number}")
    assert answered(s, "react", *options, seat=1, kind="card", card="heresy") == (f"negate:{number}",)
    assert answered(s, "react", *options, seat=1, kind="card", card="great_library") == ("let",)


def test_it_keeps_the_better_cards_of_its_hand() -> None:
    s = position(hands={0: ["royal_tomb", "traitor", "great_library"]})
    cards = tuple(f"card:{card_id(key)}" for key in ("royal_tomb", "traitor", "great_library"))
    assert answered(s, "discard", *cards) == (cards[0],)


def test_it_builds_a_wonder_it_can_afford_and_passes_otherwise() -> None:
    rich = position(disks={"egypt": {0: 4}, "kush": {0: 4}}, talents=[6])
    assert answered(rich, "card-action", "build:great_pyramid", "pass") == ("build:great_pyramid",)
    poor = position(disks={"egypt": {0: 3}, "kush": {0: 3}}, epoch=4)
    poor.turn = 4
    assert answered(poor, "card-action", "build:great_pyramid", "pass") == ("pass",)


def test_it_helps_itself_in_a_fight_only_where_that_changes_it() -> None:
    s = position(disks={"egypt": {0: 3, 1: 2}, "kush": {0: 3, 1: 1}}, phase="competition")
    use = "use:ability:light-cavalry"
    assert answered(s, "compete", use, least=0, area="egypt") == (use,)
    assert answered(s, "compete", use, least=0, area="kush") == ()


def test_it_keeps_its_cards_where_they_cannot_turn_the_fight() -> None:
    s = position(disks={"egypt": {0: 1, 1: 4}, "kush": {0: 1, 1: 3}}, hands={0: ["phalanx", "chariots", "traitor"]})
    phalanx, chariots, traitor = (f"card:{card_id(key)}" for key in ("phalanx", "chariots", "traitor"))
    assert answered(s, "compete", phalanx, least=0, area="egypt") == ()
    assert answered(s, "compete", phalanx, least=0, area="kush") == ()
    assert answered(s, "compete", traitor, least=0, area="kush") == (traitor,)
    assert set(answered(s, "compete", phalanx, chariots, least=0, most=2, area="egypt")) == {phalanx, chariots}


def test_it_gives_cards_for_little_in_the_last_turn_of_an_epoch() -> None:
    s = position(disks={"kush": {0: 1}}, hands={0: ("traitor",)})
    card = f"card:{card_id('traitor')}"
    assert answered(s, "losses", card, least=0, area="kush", because="card", left=1) == ()
    s.turn = 4
    assert answered(s, "losses", card, least=0, area="kush", because="card", left=1) == (card,)


def test_it_begins_anew_when_far_behind() -> None:
    assert answered(position(), "aeneas", "decline", "invoke") == ("invoke",)


def test_it_gives_up_a_disk_for_a_tomb_where_it_is_hardly_missed() -> None:
    tomb = f"play:{card_id('royal_tomb')}"
    s = position(disks={"egypt": {0: 4}}, hands={0: ["royal_tomb"]})
    assert answered(s, "card-action", tomb, "pass") == (tomb,)


def test_it_migrates_with_one_disk_and_conquers_with_all_it_has() -> None:
    s = position(disks={"egypt": {0: 3}})
    sizes = ("disks:1", "disks:2", "disks:3")
    assert answered(s, "card-disks", *sizes, card="great_migration") == ("disks:1",)
    assert answered(s, "card-disks", *sizes, card="conqueror") == ("disks:3",)
