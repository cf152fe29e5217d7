"""What a game of the family may do otherwise than the Inner Sea, proved on the toy: none of it is in shared code."""

from __future__ import annotations

import pytest

from engine.computers.by_question import by_question
from engine.computers.random_player import choose
from engine.core.position import Position, play_out
from engine.core.rng import seeded
from engine.epochs.areas import contested, home_of, limit, strength
from engine.epochs.facts import facts_of
from engine.epochs.growth import growth_parts
from engine.epochs.reckoning import victory_count
from engine.epochs.state import (
    Acquisition,
    CardAction,
    CardPhase,
    ChooseCivilization,
    Competition,
    CompetitionPhase,
    Deployment,
    DrawCards,
    EndOfEpoch,
    PlayCard,
    SeaDominance,
    SuddenDeath,
    VictoryCount,
    Withdrawal,
)
from tests.cases.answers import Table, run
from tests.toy_epochs.computer import RULES, sight
from tests.toy_epochs.game import GAME
from tests.toy_epochs.positions import position
from tests.toy_epochs.state import Deity, Establish, Fortify, Seize
from tests.toy_epochs.view import view

N = facts_of(GAME.meta.id).board.number


def test_a_mountain_takes_fewer_disks_than_a_plain() -> None:
    table = position("market 3, tin_hills 2, elam", "mari 1", phase="growth")
    assert (limit(table.s, 0, N["market"]), limit(table.s, 0, N["tin_hills"])) == (4, 2)
    table.s.phase = "reckoning"
    assert (limit(table.s, 0, N["market"]), limit(table.s, 0, N["tin_hills"])) == (3, 2)


def test_what_does_not_fit_a_mountain_goes_after_competition() -> None:
    table = position("tin_hills 3, market 3", "mari", phase="competition", steps=[SeaDominance()], until=VictoryCount)
    assert (table.s.disks[0][N["tin_hills"]], table.s.disks[0][N["market"]]) == (2, 3)


def test_a_full_mountain_is_refused_with_its_own_limit() -> None:
    table = position("tin_hills 2", "mari", ready=[1], steps=[Deployment(0)])
    assert table.options("deploy:") == {"elam", "market"}
    assert GAME.why_not is not None
    why = GAME.why_not(table.s, table.asks[0], "deploy:tin_hills")
    assert why is not None
    assert (why.key, why.args) == ("toy_epochs-area-full", {"area": "tin_hills", "limit": 2})


def test_growth_counts_what_the_game_says() -> None:
    table = position("copper_hills, tin_hills, ur_north 2, gulf", "mari")
    assert growth_parts(table.s, 0) == {"settlements": 1, "mines": 1, "seas": 1, "trade": 0}
    table = position("copper_hills, tin_hills, ur_north 2, gulf", "mari", steps=[Acquisition(0)])
    assert table.s.ready[0] == 3


def test_a_civilization_with_two_homes_chooses_one() -> None:
    table = position("", "", chosen=False, steps=[ChooseCivilization(0)])
    table.do("civ:ur")
    assert table.asked() == (0, "home")
    table.do("area:ur_south")
    assert home_of(table.s, 0) == N["ur_south"]
    assert view(table.s, 1).seats[0].home == "ur_south"


def test_a_home_that_the_setup_fixes_is_not_asked_for() -> None:
    table = position("", "", "", steps=[ChooseCivilization(0)], chosen=False)
    table.do("civ:ur")
    assert (table.asked(), home_of(table.s, 0)) == ((-1, ""), N["ur_north"])


def test_a_civilization_with_one_home_is_not_asked() -> None:
    table = position("", "", chosen=False, steps=[ChooseCivilization(0)])
    table.do("civ:elam")
    assert (table.asked(), home_of(table.s, 0)) == ((-1, ""), N["elam"])


def test_without_disks_on_the_map_the_chosen_home_is_open() -> None:
    table = position("", "mari", ready=[2], steps=[Deployment(0)])
    assert table.options("deploy:") == {"ur_north", "copper_hills", "gulf", "elam"}


def test_a_deity_is_an_action_of_the_card_phase_and_costs_disks() -> None:
    table = position("ur_north 2, reeds 1", "mari", phase="cards", steps=[CardAction(0)])
    assert table.options() == {"establish:storm", "establish:sun", "pass"}
    table.do("establish:sun", "disk:reeds")
    assert table.options() == {"disk:ur_north"}
    table.do("disk:ur_north")
    assert (table.s.deities["sun"], table.s.disks[0][N["ur_north"]]) == (Deity(0, 0), 1)


def test_no_deity_without_control_of_the_home_and_only_one() -> None:
    contested_home = position("ur_north 2, reeds 2", "ur_north 1", phase="cards", steps=[CardAction(0)])
    assert contested_home.asks == []
    faithful = position(
        "ur_north 2, reeds 2", "mari", phase="cards", deities={"sun": Deity(0, 0)}, steps=[CardAction(0)]
    )
    assert faithful.asks == []


def test_a_deity_is_a_feature_while_its_home_is_occupied() -> None:
    table = position("ur_north 1", "mari", deities={"sun": Deity(0, 0)}, steps=[Acquisition(0)], until=Deployment)
    assert table.s.grown is not None
    assert table.s.grown.parts == {"deity:sun": 1, "least": 1}
    away = position("market 1", "mari", deities={"sun": Deity(0, 0)}, steps=[Acquisition(0)], until=Deployment)
    assert away.s.grown is not None
    assert "deity:sun" not in away.s.grown.parts


RAID, DOUBT = 2, 12


def raided(*, spent: str = "", hands: tuple[list[int], ...] = ([RAID], [])) -> Table:
    """Ur raids Elam, whose storm negates cards of war once a turn."""
    table = position("ur_north 2", "elam 2, ur_north 1", hands=hands, phase="cards", deities={"storm": Deity(1, 1)})
    table.s.spent[1] += [spent] if spent else []
    table.s.agenda.append(PlayCard(0, RAID))
    return table.go_on().do("stack:ur_north:1")


def test_what_a_seat_holds_may_negate_once_a_turn() -> None:
    table = raided()
    assert (table.asked(), table.options()) == ((1, "react"), {"let", "use:deity:storm"})
    table.do("use:deity:storm")
    assert (table.s.disks[1][N["ur_north"]], table.s.spent[1], table.s.discard) == (1, ["deity:storm"], [RAID])
    assert raided().do("let").s.disks[1][N["ur_north"]] == 0
    assert raided(spent="deity:storm").s.disks[1][N["ur_north"]] == 0


def test_such_a_negation_may_be_negated_and_is_spent_all_the_same() -> None:
    table = raided(hands=([RAID, DOUBT], [])).do("use:deity:storm")
    assert (table.asked(), table.asks[0].about["kind"]) == ((0, "react"), "answer")
    table.do(f"negate:{DOUBT}")
    assert (table.s.disks[1][N["ur_north"]], table.s.spent[1]) == (0, ["deity:storm"])


def test_a_deity_and_its_captives_count_at_the_victory_count() -> None:
    s = position("ur_north 3", "mari", deities={"sun": Deity(0, 0), "storm": Deity(1, 0)}).s
    run(victory_count(s, VictoryCount()))
    assert (s.points, s.sources[0]) == ([3, 0], {"cities": 1, "deities": 2})


@pytest.mark.parametrize(("others", "holder", "points"), [({"storm": Deity(1, 1)}, 1, 1), ({}, -1, 0)])
def test_a_temple_is_captured_by_the_faithful_and_razed_by_the_godless(
    others: dict[str, Deity], holder: int, points: int
) -> None:
    disks = ("reeds 1", "elam 2, ur_north 2")
    s = position(*disks, deities={"sun": Deity(0, 0), **others}, steps=[Seize()]).s
    assert (s.deities["sun"], s.points[1]) == (Deity(0, holder), points)


def test_barbarians_raze_a_temple() -> None:
    s = position("reeds 1", "mari", barbarians="ur_north 2", deities={"sun": Deity(0, 0)}, steps=[Seize()]).s
    assert s.deities["sun"] == Deity(0, -1)


def test_own_steps_come_at_their_moments() -> None:
    cards = position("ur_north 1", "mari 1", phase="cards", steps=[CardAction(0), CardPhase()], until=Seize)
    assert cards.next_steps()[:2] == ["Seize", "CompetitionPhase"]
    fights = position(
        "market 2", "market 1", phase="competition", steps=[CompetitionPhase()], until=(Seize, SeaDominance)
    )
    assert fights.next_steps()[:2] == ["Seize", "CompetitionPhase"]


def test_a_fort_comes_to_a_mountain_under_control_and_fights_like_a_disk() -> None:
    table = position("tin_hills 1", "elam 1, salt_hills 1", "salt_hills 1", steps=[Fortify()])
    assert view(table.s, None).forts == (("tin_hills", 0),)
    assert strength(table.s, 0, N["tin_hills"]) == 2
    beside = position("tin_hills 1", "tin_hills 1", forts={"tin_hills": 0})
    assert contested(beside.s, N["tin_hills"])


def test_a_fort_falls_before_any_disk_and_makes_no_loot() -> None:
    table = position(
        "tin_hills 1", "tin_hills 2", forts={"tin_hills": 0}, phase="competition", steps=[Competition(N["tin_hills"])]
    )
    assert [row[N["tin_hills"]] for row in table.s.disks] == [1, 1, 0]
    assert table.s.forts[N["tin_hills"]] == -1


def test_a_fort_goes_with_the_last_disk() -> None:
    table = position("tin_hills 1, elam", "mari", forts={"tin_hills": 0}, steps=[Withdrawal(0)], until=Acquisition)
    table.do("withdraw:tin_hills", "done")
    assert table.s.forts[N["tin_hills"]] == -1


@pytest.mark.parametrize(("number", "over"), [(5, True), (12, True), (8, False)])
def test_the_digits_that_end_an_epoch_are_the_games_own(number: int, over: bool) -> None:
    deck = [3, 4, 6, number]
    table = position("elam", "mari", deck=deck, turn=2, steps=[SuddenDeath()], until=(EndOfEpoch, DrawCards))
    assert table.next_steps()[0] == ("EndOfEpoch" if over else "DrawCards")


def test_hands_are_cut_at_the_games_own_limit() -> None:
    table = position("elam", "mari", hands=[[1, 2, 3, 4]], deck=[5, 6, 7], phase="cards", steps=[CardAction(0)])
    table.do("play:4")
    assert (table.asked(), table.asks[0].about["limit"]) == ((0, "discard"), 4)


def test_the_sensible_player_beats_the_random_one() -> None:
    won = 0
    for seed in range(20):
        seats = 2 + seed % 2
        s = GAME.setup({"epochs": "1", "reactions": "holders"}, seats, seeded(seed))
        rng, me = seeded(seed), seed % seats

        def pick(ask, s=s, rng=rng, me=me):
            return by_question(RULES, ask, sight(s, me), rng) if ask.seat == me else choose(ask, rng)

        play_out(Position(GAME, s), pick, 9999)
        assert s.result is not None
        won += me in s.result.winners
    assert won >= 18


def test_a_temple_that_has_come_is_told_as_raised() -> None:
    table = position("ur_north 2, reeds 2", "mari", phase="growth", steps=[CardPhase()])
    table.do("establish:sun", "disk:reeds", "disk:reeds")
    assert view(table.s, None).raised == ("sun",)
    assert view(table.s, None).deities[1].area == "ur_north"


def test_the_price_names_the_deity() -> None:
    table = position("ur_north 2, reeds 2", "mari", phase="cards", steps=[Establish(0, "sun")])
    assert table.asks[0].about == {"deity": "sun", "number": 1, "disks": 2}


def test_a_card_of_religion_is_for_the_faithful() -> None:
    hymn, other = 5, 3
    godless = position("elam 1", "mari", phase="cards", hands=[[hymn, other]], steps=[CardAction(0)])
    assert godless.options("play:") == {"3"}
    disks = {"sun": Deity(0, 0)}
    faithful = position("elam 1", "mari", phase="cards", hands=[[hymn, other]], deities=disks, steps=[CardAction(0)])
    assert faithful.options("play:") == {"3", "5"}
    assert GAME.why_not is not None
    why = GAME.why_not(godless.s, godless.asks[0], "play:5")
    assert why is not None


def test_prisoners_grow_beside_what_the_map_gives() -> None:
    fight = position("market 4", "market 3, mari", phase="competition", steps=[Competition(N["market"])])
    assert fight.asked() == (0, "spoils")
    fight.do("prisoners")
    assert (fight.s.ready[0], fight.s.loot[0], fight.s.points[0]) == (2, 0, 1)
    fight.s.agenda.append(Acquisition(0))
    fight.until = Deployment
    fight.go_on()
    assert fight.s.ready[0] == 4
