"""What a seat may imagine of hidden cards (DESIGN 3): what was done with a hand proves what lies in it."""

from __future__ import annotations

from engine.core.rng import seeded
from engine.through_the_ages.attacks import strongest_defence
from engine.through_the_ages.colonies import most
from engine.through_the_ages.dealing import redeal
from engine.through_the_ages.game import GAME
from engine.through_the_ages.state import Aggression, SendForce, State
from tests.cases.through_the_ages.board import POSITIONS, civ, n, names, state

DEALS = 60
BONUS, LAND = "military_bonus_i", "historic_territory_i"


def hands(s: State, player: int, seat: int | None) -> set[tuple[str, ...]]:
    """The hands that this seat may imagine for a player, in many deals."""
    found = set()
    for seed in range(DEALS):
        dealt = GAME.copy(s)
        redeal(dealt, seat, seeded(seed))
        POSITIONS.check(dealt)
        found.add(tuple(sorted(names(dealt.players[player].military_hand))))
    return found


def test_a_bid_above_what_units_give_proves_bonus_cards() -> None:
    s = state(civ(), civ(workers="warriors=1", military_hand=f"{BONUS} {BONUS} rats"), revealed=LAND)
    s.agenda = [SendForce(1, n(LAND), 3)]
    assert most(s, 1) == 3
    imagined = hands(s, 1, 0)
    assert all(hand.count(BONUS) >= 2 for hand in imagined)
    assert len(imagined) > 1


def test_a_bid_that_units_are_enough_for_proves_nothing() -> None:
    s = state(civ(), civ(workers="warriors=3", military_hand=f"{BONUS} rats"), revealed=LAND)
    s.agenda = [SendForce(1, n(LAND), 3)]
    assert any(BONUS not in hand for hand in hands(s, 1, 0))


def test_who_is_asked_to_defend_holds_enough_for_it() -> None:
    s = state(civ(workers="warriors=5"), civ(workers="warriors=1", military_hand=f"{BONUS} {BONUS} rats"))
    s.agenda = [Aggression(0, n("raid_i"), 1)]
    assert strongest_defence(s, 1) == 4
    assert all(hand.count(BONUS) >= 2 for hand in hands(s, 1, 0))


def test_the_own_hand_stays_whatever_it_proves() -> None:
    s = state(civ(), civ(workers="warriors=1", military_hand=f"{BONUS} rats"), revealed=LAND)
    s.agenda = [SendForce(1, n(LAND), 2)]
    assert hands(s, 1, 1) == {(BONUS, "rats")}
