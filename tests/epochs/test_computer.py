"""What sensible players of the family share: judged by facts of cards, ground, walls and stakes, in the toy's game."""

from __future__ import annotations

from engine.computers.sensible_player import choose
from engine.core.ask import Ask, Fixed
from engine.core.rng import seeded
from engine.epochs.computer.card_sense import PLAIN, STRIKE, UNWISE, harms, play_worth
from engine.epochs.computer.worth import others_in, worth_of
from engine.epochs.facts import facts_of
from tests.toy_epochs.computer import SENSE, sight
from tests.toy_epochs.game import GAME
from tests.toy_epochs.positions import position

FACTS = facts_of(GAME.meta.id)
AREA = FACTS.board.number
NUMBER = {card.key: card.id for card in FACTS.cards.values()}


def test_cards_that_name_stacks_or_seats_of_others_harm() -> None:
    assert [key for key in NUMBER if harms(SENSE, key)] == ["raid", "converts", "charge"]


def test_a_card_is_judged_by_its_facts_where_the_game_knows_nothing_better() -> None:
    see = sight(position("elam 2", "mari 2").s, 0)
    judged = [play_worth(SENSE, see, NUMBER[key]) for key in ("sowing", "raid", "granary")]
    assert judged == [PLAIN, STRIKE, 0.9]
    poor = sight(position("elam 2, ur_north 4, ur_south 4, mari 4", "market 1").s, 0)
    assert poor.supply[0] <= 6
    assert play_worth(SENSE, poor, NUMBER["granary"]) == UNWISE


def test_what_stands_with_disks_counts_in_a_fight() -> None:
    see = sight(position("salt_hills 2", "salt_hills 1", forts={"salt_hills": 1}).s, 0)
    area = AREA["salt_hills"]
    assert others_in(see, area) == (2,)
    assert worth_of(see, area, 2, (1,), 0.5) > worth_of(see, area, 2, others_in(see, area), 0.5)


def test_it_deploys_by_the_ground() -> None:
    s = position("mari 2", "elam 2").s
    question = Ask("deploy", 0, Fixed("done", "deploy:salt_hills", "deploy:gate"), about={"ready": 2})
    assert choose(question, GAME, s, seeded(1)) == ("deploy:salt_hills",)
