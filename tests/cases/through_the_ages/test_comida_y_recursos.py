"""Rulebook, "Comida y recursos", "Fichas azules y amarillas"."""

from __future__ import annotations

from itertools import product
from random import Random

from engine.through_the_ages import banks, losses
from engine.through_the_ages.cards import CARDS, NUMBERS, OF_KIND, SPECIAL_KINDS, VALUE
from engine.through_the_ages.colonies import add_colony
from engine.through_the_ages.state import Player
from tests.cases.answers import run
from tests.cases.through_the_ages.acting import act, board, fit, tokens, why_not
from tests.cases.through_the_ages.board import civ, state

MINES = ("bronze", "iron", "coal", "oil")


def _rich(stored: dict[str, int], blue: int, know: tuple[str, ...] = MINES) -> Player:
    return fit(board(), 0, stored=stored, blue=blue, know=know)


def _layouts(p: Player, most: int) -> list[tuple[int, ...]]:
    """All ways to lay at most so many tokens on the mines in play."""
    mines = [n for n in map(NUMBERS.__getitem__, MINES) if p.known >> n & 1]
    return [found for found in product(range(most + 1), repeat=len(mines)) if sum(found) <= most]


def _worth(p: Player, layout: tuple[int, ...]) -> int:
    mines = [n for n in map(NUMBERS.__getitem__, MINES) if p.known >> n & 1]
    return sum(VALUE[n] * count for n, count in zip(mines, layout, strict=True))


def _is_reachable(p: Player, layout: tuple[int, ...]) -> bool:
    """Nothing lies higher than before: from each value up, no more is worth on the cards than before."""
    mines = [n for n in map(NUMBERS.__getitem__, MINES) if p.known >> n & 1]
    return all(
        sum(VALUE[n] * count for n, count in zip(mines[at:], layout[at:], strict=True))
        <= sum(VALUE[n] * p.stored[n] for n in mines[at:])
        for at in range(len(mines))
    )


def _random(dice: Random) -> Player:
    know = ["bronze", *(mine for mine in MINES[1:] if dice.random() < 0.6)]
    p = _rich({mine: dice.randrange(3) for mine in know}, dice.randrange(4), tuple(know))
    return p


def test_comida_y_recursos__a_payment_leaves_the_fewest_tokens_that_can_be_left() -> None:
    dice = Random(3)
    for _ in range(400):
        p = _random(dice)
        held, total = sum(p.stored), banks.resources(p)
        amount = dice.randrange(total + 1)
        reachable = [found for found in _layouts(p, held + p.blue) if _is_reachable(p, found)]
        # Overpaying only where the exact amount cannot be changed.
        most = max(worth for found in reachable if (worth := _worth(p, found)) <= total - amount)
        fewest = min(sum(found) for found in reachable if _worth(p, found) == most)
        before = p.blue
        assert banks.lose(p, banks.RESOURCES, amount) == total - most, (amount, p)
        assert sum(p.stored) == fewest
        assert p.blue == before + held - fewest
        assert most == total - amount or p.blue == 0, "who overpays has emptied the bank"


def test_comida_y_recursos__a_gain_with_too_few_tokens_is_the_next_lower_value() -> None:
    dice = Random(4)
    for _ in range(400):
        p = _random(dice)
        amount = dice.randrange(1, 14)
        best = max(worth for found in _layouts(p, p.blue) if (worth := _worth(p, found)) <= amount)
        fewest = min(sum(found) for found in _layouts(p, p.blue) if _worth(p, found) == best)
        before, blue = banks.resources(p), p.blue
        assert banks.gain(p, banks.RESOURCES, amount) == best
        assert banks.resources(p) == before + best
        assert blue - p.blue == fewest


def test_comida_y_recursos__an_empty_bank_gives_nothing() -> None:
    p = _rich({}, 0)
    assert banks.gain(p, banks.RESOURCES, 5) == 0
    assert banks.gain(p, banks.FOOD, 5) == 0


def test_comida_y_recursos__a_token_returned_pays_what_its_card_says() -> None:
    p = _rich({"iron": 2}, 4)
    assert banks.lose(p, banks.RESOURCES, 2) == 2
    assert (tokens(p, "iron"), p.blue) == (1, 5)


def test_comida_y_recursos__a_token_moved_to_a_lower_card_pays_the_difference() -> None:
    p = _rich({"iron": 1}, 4)
    assert banks.lose(p, banks.RESOURCES, 1) == 1
    assert (tokens(p, "iron"), tokens(p, "bronze"), p.blue) == (0, 1, 4)


def test_comida_y_recursos__change_comes_from_the_bank() -> None:
    p = _rich({"oil": 1}, 1)
    assert banks.lose(p, banks.RESOURCES, 1) == 1
    assert (tokens(p, "coal"), tokens(p, "bronze"), p.blue) == (1, 1, 0)


def test_comida_y_recursos__overpaying_only_where_the_bank_is_left_empty() -> None:
    p = _rich({"oil": 1}, 0, ("bronze", "oil"))
    assert banks.lose(p, banks.RESOURCES, 1) == 4
    assert (tokens(p, "oil"), tokens(p, "bronze"), p.blue) == (0, 1, 0)


def test_comida_y_recursos__who_has_too_little_cannot_pay() -> None:
    s = board()
    fit(s, 0, stored={"bronze": 1})
    assert why_not(s, "build:agriculture") == "resources"
    fit(s, 0, stored={"bronze": 2})
    assert why_not(s, "build:agriculture") == ""


def test_comida_y_recursos__who_loses_more_than_there_is_loses_all() -> None:
    p = _rich({"bronze": 2, "iron": 1}, 3)
    assert banks.lose(p, banks.RESOURCES, 9) == 4
    assert banks.resources(p) == 0
    assert p.blue == 6


def test_comida_y_recursos__nothing_moves_from_a_lower_card_to_a_higher_one() -> None:
    p = _rich({"bronze": 5}, 5)
    banks.lose(p, banks.RESOURCES, 1)
    assert (tokens(p, "bronze"), tokens(p, "iron"), tokens(p, "coal")) == (4, 0, 0)


def test_comida_y_recursos__cards_without_workers_hold_tokens() -> None:
    p = fit(board(), 0, on={"bronze": 0}, know=["iron"])
    assert banks.gain(p, banks.RESOURCES, 3) == 3
    assert (tokens(p, "iron"), tokens(p, "bronze")) == (1, 1)


def test_comida_y_recursos__temporary_resources_are_spent_first() -> None:
    s = board()
    p = fit(s, 0, stored={"bronze": 2})
    s.turn.unit_resources = 1
    act(s).do("build:warriors")
    assert s.turn.unit_resources == 0
    assert tokens(p, "bronze") == 1


def test_comida_y_recursos__temporary_unit_resources_do_not_pay_for_buildings() -> None:
    s = board()
    fit(s, 0, stored={"bronze": 1})
    s.turn.unit_resources = 2
    assert why_not(s, "build:bronze") == "resources"
    assert why_not(s, "build:warriors") == ""


def test_comida_y_recursos__temporary_science_is_spent_first() -> None:
    s = board()
    p = fit(s, 0, civil_hand=["knights"], science=4)
    s.turn.unit_science = 3
    act(s).do("develop:knights")
    assert (p.science, s.turn.unit_science) == (2, 0)


# --- tokens -------------------------------------------------------------------------------------------------------


def test_fichas__the_yellow_bank_as_printed() -> None:
    """Tokens in the bank to the price of population, consumption and happy faces that are wanted."""
    printed = {
        0: (None, 6, 8), 1: (7, 4, 7), 2: (7, 4, 7), 3: (7, 4, 6), 4: (7, 4, 6), 5: (5, 3, 5), 6: (5, 3, 5),
        7: (5, 3, 4), 8: (5, 3, 4), 9: (4, 2, 3), 10: (4, 2, 3), 11: (4, 2, 2), 12: (4, 2, 2), 13: (3, 1, 1),
        14: (3, 1, 1), 15: (3, 1, 1), 16: (3, 1, 1), 17: (2, 0, 0), 18: (2, 0, 0), 21: (2, 0, 0),
    }  # fmt: skip
    for count, (price, eaten, happy) in printed.items():
        p = Player(yellow=count)
        assert price is None or banks.population_food(p) == price
        assert (banks.consumption(p), banks.happy_needed(p)) == (eaten, happy), count


def test_fichas__the_blue_bank_as_printed() -> None:
    printed = {0: 6, 1: 4, 5: 4, 6: 2, 10: 2, 11: 0, 16: 0, 20: 0}
    assert {count: banks.corruption(Player(blue=count)) for count in printed} == printed


def test_fichas__blue_tokens_are_lost_from_the_bank_then_from_cards() -> None:
    s = board()
    p = fit(s, 0, stored={"bronze": 2}, blue=1)
    run(losses.lose_blue(s, 0, 2, NUMBERS["crime_wave"]))
    assert (p.blue, tokens(p, "bronze")) == (0, 1)


def test_fichas__from_which_cards_blue_tokens_go_is_the_players_choice() -> None:
    s = board()
    p = fit(s, 0, stored={"bronze": 1, "iron": 1, "agriculture": 1}, blue=1)
    run(losses.lose_blue(s, 0, 3, NUMBERS["crime_wave"]), "token:iron", "token:agriculture")
    assert (p.blue, tokens(p, "bronze"), tokens(p, "iron"), tokens(p, "agriculture")) == (0, 1, 0, 0)


def test_fichas__whoever_has_no_more_than_they_lose_is_asked_nothing() -> None:
    s = board()
    p = fit(s, 0, stored={"bronze": 1, "iron": 1}, blue=0)
    run(losses.lose_blue(s, 0, 3, NUMBERS["crime_wave"]))
    assert (tokens(p, "bronze"), tokens(p, "iron")) == (0, 0)


def test_fichas__no_special_technology_takes_blue_tokens_from_who_improves_it() -> None:
    for kind in SPECIAL_KINDS:
        given = [CARDS[number].gives.get("blue", 0) for number in OF_KIND[kind]]
        assert given == sorted(given)


def test_fichas__the_box_never_runs_out() -> None:
    s = state(civ(), civ(), civ(), civ(), revealed="wealthy_territory_i wealthy_territory_ii inhabited_territory_ii")
    for seat in range(4):
        for card in ("wealthy_territory_i", "wealthy_territory_ii", "inhabited_territory_ii"):
            run(add_colony(s, seat, NUMBERS[card]))
    assert [(p.blue, p.yellow) for p in s.players] == [(16 + 3 + 4, 18 + 3)] * 4


def test_fichas__yellow_tokens_are_lost_from_the_bank_alone() -> None:
    p = fit(board(), 0, yellow=1, idle=2)
    assert banks.lose_yellow(p, 2) == 1
    assert (p.yellow, p.idle) == (0, 2)


def test_fichas__a_card_brings_tokens_and_takes_them_along() -> None:
    s = board()
    p = fit(s, 0, civil_hand=["justice_system", "civil_service"], science=17, blue=16)
    table = act(s).do("develop:justice_system")
    assert p.blue == 19
    table.do("develop:civil_service")
    assert p.blue == 19, "3 more come, 3 go"
