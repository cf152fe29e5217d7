"""The Middle East's computer player of good sense: deities, terrain, strongholds, prisoners, beginning anew, cards."""

from __future__ import annotations

from itertools import product

import pytest

from engine.computers.lookahead import plans_for
from engine.computers.sensible_player import choose
from engine.core.ask import Ask, Fixed
from engine.core.position import Position, play_out
from engine.core.registry import load_game
from engine.core.rng import seeded
from engine.epochs.cards import aim_keys
from engine.epochs.competition import competition
from engine.epochs.computer.attrition import attrition
from engine.epochs.computer.worth import area_gain
from engine.epochs.state import Competition
from engine.middle_east.computer.card_worth import SENSE
from engine.middle_east.computer.reactions import REWARDING
from engine.middle_east.computer.sensible import RULES
from engine.middle_east.computer.sight import sight
from engine.middle_east.computer.strikes import STRIKES
from engine.middle_east.state import Deity, State
from tests.cases.middle_east.driver import BARBARIANS, FACTS, begun, position

KEYS = {card.key: number for number, card in FACTS.cards.items()}


def answered(s: State, key: str, *options: str, least: int = 1, most: int = 1, **about: str | int) -> tuple[str, ...]:
    """What seat 0 answers."""
    return choose(Ask(key, 0, Fixed(*options), least, most, about), load_game("middle_east"), s, seeded(1))


def test_it_speaks_of_cards_that_there_are() -> None:
    tables = (SENSE.harm, SENSE.mild, SENSE.toll, SENSE.to_all, SENSE.better, SENSE.worth, SENSE.choices, SENSE.fit)
    assert {key for table in (*tables, REWARDING, STRIKES) for key in table} <= set(KEYS)


def test_it_has_a_rule_for_every_aim_of_a_card() -> None:
    assert aim_keys("middle_east") <= set(RULES)


def test_it_answers_nothing_at_random_but_whom_to_play() -> None:
    game, rng, asked = load_game("middle_east"), seeded(5), set[str]()
    s = game.setup(game.meta.check({"epochs": "2"}, 5), 5, seeded(5))

    def pick(question: Ask) -> tuple[str, ...]:
        asked.add(question.key)
        return choose(question, game, s, rng)

    play_out(Position(game, s), pick, 9999)
    assert asked - set(RULES) <= {"civilization", "gilgamesh-civilization"}


def test_it_prefers_a_city_on_fertile_land_and_none_in_a_desert() -> None:
    s = position(disks={"memphis": {0: 2}, "kaska": {0: 2}, "sinai": {0: 1}}, phase="growth", epoch=4)
    assert answered(s, "deploy", "done", "deploy:kaska", "deploy:memphis", "deploy:sinai", ready=1) == (
        "deploy:memphis",
    )


def test_a_disk_alone_on_fertile_land_is_growth() -> None:
    s = position(disks={"memphis": {0: 3}}, phase="growth")
    assert answered(s, "deploy", "done", "deploy:sinai", "deploy:nile_delta", ready=1) == ("deploy:nile_delta",)


def test_it_counts_the_stronghold_of_others() -> None:
    disks, area = {"tarsus": {1: 2}, "kaska": {0: 2}}, FACTS.board.number["tarsus"]
    weak = position(disks=disks, phase="growth")
    strong = position(disks=disks, strongholds={"tarsus": 1}, phase="growth")
    assert area_gain(sight(weak, 0), area, 3, 0.8) > area_gain(sight(strong, 0), area, 3, 0.8)


def test_it_guards_the_home_of_its_temple() -> None:
    disks = {"thebes": {0: 1}, "kaska": {0: 1}}
    s = position(disks=disks, homes={0: "thebes"}, worship={0: "god_of_war"})
    assert answered(s, "card-loss", "area:kaska", "area:thebes") == ("area:kaska",)


def test_it_establishes_what_it_can_afford() -> None:
    rich = position(disks={"thebes": {0: 4}, "memphis": {0: 4}}, homes={0: "thebes"}, talents=[6])
    assert answered(rich, "card-action", "establish:god_of_peace", "establish:god_of_the_forge", "pass") == (
        "establish:god_of_the_forge",
    )
    poor = position(disks={"thebes": {0: 3}, "memphis": {0: 3}}, homes={0: "thebes"}, epoch=4, turn=4)
    assert answered(poor, "card-action", "establish:god_of_the_forge", "pass") == ("pass",)


def test_it_gives_a_temple_back_when_that_brings_more() -> None:
    about = {"deity": "god_of_war", "seat": 1, "points": 2}
    own = {"god_of_war": Deity("captured", 1, 0), "god_of_peace": Deity("destroyed", 0)}
    assert answered(position(deities=own), "deity-request", "accept", "refuse", **about) == ("accept",)
    held = {"god_of_war": Deity("captured", 1, 0)}
    s = position(disks={"thebes": {0: 2}}, homes={0: "thebes"}, deities=held, worship={0: "god_of_peace"})
    assert answered(s, "deity-request", "accept", "refuse", **about) == ("refuse",)


def test_it_takes_its_temple_back_while_there_is_time_to_build_again() -> None:
    own = {"god_of_war": Deity("captured", 0, 1)}
    about = {"deity": "god_of_war", "seat": 1, "points": 1}
    assert answered(position(deities=own), "deity-offer", "accept", "refuse", **about) == ("accept",)
    late = position(deities=own, epoch=4, turn=4)
    assert answered(late, "deity-offer", "accept", "refuse", **about) == ("refuse",)


def test_it_takes_prisoners_early_and_minas_late() -> None:
    assert answered(position(), "spoils", "talent", "prisoners") == ("prisoners",)
    assert answered(position(epoch=4, turn=4), "spoils", "talent", "prisoners") == ("talent",)


def test_it_stores_grain_only_where_disks_are_of_no_use() -> None:
    s = position(disks={"thebes": {0: 2}}, homes={0: "thebes"}, worship={0: "god_of_war"}, phase="growth")
    assert answered(s, "granary", "keep", "store", ready=4) == ("keep",)
    assert answered(s, "granary", "keep", "store", ready=40) == ("store",)


def test_it_begins_anew_with_more_disks_than_it_has() -> None:
    assert answered(position(), "gilgamesh", "decline", "invoke", disks=16) == ("invoke",)
    disks = {area: {0: 4} for area in ("memphis", "thebes", "kaska", "tarsus", "pala")}
    assert answered(position(disks=disks), "gilgamesh", "decline", "invoke", disks=16) == ("decline",)


def test_it_negates_what_names_it_and_counters_what_negates_its_own() -> None:
    s = position(disks={"memphis": {0: 3}}, hands={0: ["prophetess"]}, points=[0, 9, 20])
    negate = f"negate:{KEYS['prophetess']}"
    about = {"seat": 1, "kind": "card", "card": "great_fire"}
    assert answered(s, "react", "let", negate, **about, targets="stack:memphis:0") == (negate,)
    assert answered(s, "react", "let", negate, **about, targets="stack:memphis:2") == ("let",)
    ahead = {"seat": 2, "kind": "card", "card": "quarries", "targets": ""}
    assert answered(s, "react", "let", negate, **ahead) == (negate,), "she brings a mina, and who is ahead gains less"


def test_it_weighs_no_answer_that_keeps_a_blow_from_others_alone() -> None:
    s = position(disks={"memphis": {0: 3}, "nineveh": {1: 3}}, hands={0: ["prophetess"]}, points=[0, 20, 9])
    negate = f"negate:{KEYS['prophetess']}"

    def weighed(card: str, targets: str) -> list[tuple[str, ...]]:
        about = {"seat": 2, "kind": "card", "card": card, "targets": targets}
        ask = Ask("react", 0, Fixed("let", negate), 1, 1, about)
        return [plan.ids for plan in plans_for(ask, Position(load_game("middle_east"), s), seeded(1))]

    assert weighed("corruption", "seat:1") == weighed("sandstorm", "area:dumah") == [("let",)]
    assert set(weighed("corruption", "seat:0")) == {("let",), (negate,)}
    assert set(weighed("sandstorm", "area:western_desert")) == {("let",), (negate,)}, "Memphis lies beside it"
    assert set(weighed("bountiful_harvest", "area:nineveh")) == {("let",), (negate,)}, "it helps who plays it"


@pytest.mark.parametrize(("foe", "said"), [(4, "card:33"), (2, "")])
def test_it_burns_only_what_is_lost(foe: int, said: str) -> None:
    s = position(
        disks={"memphis": {0: 1 if foe > 2 else 3, 1: foe}}, hands={0: ["scorched_earth"]}, phase="competition"
    )
    assert answered(s, "compete", "card:33", least=0, area="memphis") == ((said,) if said else ())


def given_for_disks(s: State, most: int, talents: int = 0) -> tuple[str, ...]:
    """What seat 0 gives for its disks in the fight about Memphis."""
    ways = [f"talent:{count}" for count in range(1, talents + 1)] + [f"card:{number}" for number in s.hands[0]]
    about: dict[str, str | int] = {"area": "memphis", "because": "competition", "left": 1, "most": most, "given": 0}
    question = Ask("losses", 0, Fixed(*ways), 0, len(ways), about)
    return choose(question, load_game("middle_east"), begun(s, "memphis"), seeded(1))


def test_it_barters_for_two_cards_or_more() -> None:
    barter = f"play:{KEYS['barter']}"
    one = position(disks={"memphis": {0: 3}}, hands={0: ["barter", "bard"]})
    assert answered(one, "card-action", barter, "pass") == ("pass",)
    two = position(disks={"memphis": {0: 3}}, hands={0: ["barter", "bard", "quarries"]})
    assert answered(two, "card-action", barter, "pass") == (barter,)


def test_it_gives_nothing_in_a_fight_in_which_the_other_can_give_longer() -> None:
    disks, hand = {"memphis": {0: 2, 1: 3}}, ["bard", "seductress", "quarries"]
    lost = position(disks=disks, hands={0: hand}, talents=[1, 2, 0], investments=[(1, "master_armorer", 4)])
    assert given_for_disks(lost, 4, 1) == ()
    even = position(disks={"memphis": {0: 3, 1: 3}}, hands={0: hand, 1: ["barter"]}, talents=[1, 3, 0])
    assert given_for_disks(even, 4, 1) == ()
    won = position(disks=disks, talents=[3, 0, 0])
    assert given_for_disks(won, 4, 3) == ("talent:2",)


@pytest.mark.parametrize(
    ("own", "foe", "paid"),
    [
        (3, 4, ("talent:3",)),  # the city stays, and nobody else
        (4, 4, ("talent:2",)),  # three disks are enough for it: a fourth one goes at the end of the turn
        (4, 1, ()),
        (4, 2, ("talent:1",)),
    ],
)
def test_it_gives_for_disks_in_a_fight_what_brings_more(own: int, foe: int, paid: tuple[str, ...]) -> None:
    s = position(disks={"memphis": {0: own, BARBARIANS: foe}}, talents=[5])
    assert given_for_disks(s, 4, 4) == paid


def test_it_reckons_losses_as_they_come() -> None:
    area, asked = FACTS.board.number["memphis"], 0
    for own, foe in product(range(1, 5), range(1, 5)):
        s = position(disks={"memphis": {0: own, BARBARIANS: foe}}, talents=[1], phase="competition")
        question = next(competition(s, Competition(area)), None)
        if isinstance(question, Ask):
            now = [s.disks[faction][area] for faction in (0, s.barbarians)]
            left = attrition(tuple((disks, 0, 0) for disks in now))[0][0]
            assert now[0] - left == question.about["left"], (own, foe)
            asked += 1
    assert asked > 8


def test_barbarians_go_where_they_trouble_who_is_ahead() -> None:
    s = position(disks={"memphis": {0: 3}, "kaska": {1: 3}, "persis": {2: 3}}, points=[0, 1, 20])
    areas = ("area:memphis", "area:kaska", "area:persis")
    assert answered(s, "invasion-onward", *areas) == ("area:persis",)
    assert answered(s, "card-areas", *areas, "done", card="rebel_leader") == ("area:persis",)
