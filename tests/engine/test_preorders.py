"""What may be settled ahead: it is what will be asked, and does not depend on what the seat may not see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest

from engine.cli.play import choose_verb_first
from engine.computers.random_player import choose
from engine.core.errors import IllegalAnswer, Reason
from engine.core.match import Match
from engine.core.planning import (
    id_of,
    is_unsettled,
    may_have_follow_ups,
    may_last,
    next_question,
    orders,
    shortcuts,
    spans,
    upcoming_questions,
    why_not_asked,
)
from engine.core.preorders import FollowUp, Preorders, parts_of
from engine.core.registry import load_game
from engine.core.rng import seeded
from engine.epochs.cast import cast_of
from engine.epochs.state import CardAction, CompetitionPhase
from engine.tigris.position import position as tigris_position
from tests.bot.positions import acting, fighting, losing
from tests.cases.inner_sea.driver import card_id
from tests.cases.inner_sea.driver import position as inner_sea_position
from tests.engine.conformance.tables import SHORT, Table, at, copy_of, few_tables, moments, state_of
from tests.small_games import METAS, game_of


def preorders_of(table: Table) -> Preorders | None:
    """What the game of a table lets its players decide before they are asked."""
    preorders: Preorders | None = game_of(table.game).preorders
    return preorders


AHEAD = few_tables()
TABLES = [table for table in AHEAD if preorders_of(table) is not None]
ENOUGH = {table: 0 if table.claims.decisions[1] <= SHORT else 5 for table in AHEAD}
"""How often something has to come at a table, more than that."""
FOLLOWED = [table for table in AHEAD if table.claims.follow_ups]
"""Tables of games that claim follow-ups of planned answers."""


def offered(match: Match, seat: int) -> list[tuple[object, ...]]:
    return [
        (item.id, item.ask.key, item.ask.seat, list(item.ask.options), item.ask.least, item.ask.most, item.ask.about)
        for item in upcoming_questions(match, seat)
    ]


@pytest.mark.parametrize("game", METAS)
def test_a_game_in_which_answers_are_followed_claims_the_follow_ups(game: str) -> None:
    preorders = game_of(game).preorders
    followed = set() if preorders is None or preorders.next is None else preorders.followed
    claimed = set(METAS[game].claims.follow_ups)
    assert claimed <= followed
    assert bool(claimed) == bool(followed), f"in META of {game}, say claims=Claims(follow_ups={{KEY: (KEYS, ...)}})"


@at(TABLES)
def test_prospects_do_not_depend_on_anything_hidden(table: Table) -> None:
    compared = 0
    for match in moments(table, every=15):
        for seat in range(match.seats):
            before = offered(match, seat)
            twin = copy_of(match)
            twin.game.redeal(twin.state, seat, seeded(len(match.answers)))
            compared += state_of(twin) != state_of(match)
            assert offered(twin, seat) == before
    assert compared > 5


@at(TABLES)
def test_what_is_asked_had_the_same_options_ahead_but_for_grave_ones(table: Table) -> None:
    same = 0
    for match in moments(table, every=1 if table.claims.decisions[1] <= SHORT else 3):
        for ask in match.asks():
            ahead = {item.id: item.ask for item in upcoming_questions(match, ask.seat)}.get(id_of(match, ask))
            if ahead is None or ask.key in ("deploy", "commit:defend"):
                continue
            assert list(ahead.options) == [option for option in ask.options if option not in ask.grave]
            assert (ahead.least, ahead.most) == (ask.least, ask.most)
            same += 1
    assert same > 5


@at(TABLES)
def test_every_order_lets_its_questions_pass(table: Table) -> None:
    """Wherever an order covers an open question, one of its passes is legal."""
    for match in moments(table, every=1):
        for ask in match.asks():
            for order in orders(match).values():
                passes = order.passes.get(ask.key)
                if passes is not None:
                    assert any(
                        ask.least <= len(ids) <= ask.most and all(item in ask.options for item in ids) for ids in passes
                    ), (ask.key, list(ask.options))


def what_follows(match: Match, seat: int) -> list[tuple[object, ...]]:
    """What would be asked after some options of every kind of each question that may come."""
    found: list[tuple[object, ...]] = []
    for item in upcoming_questions(match, seat):
        by_verb: dict[str, list[str]] = {}
        for option in item.ask.options:
            by_verb.setdefault(option.partition(":")[0], []).append(option)
        for option in [option for same in by_verb.values() for option in same[:8]]:
            coming = next_question(match, seat, item.id, [option], ())
            found.append((item.id, option, None if coming is None else (coming.id, list(coming.ask.options))))
    return found


@at(FOLLOWED)
def test_what_follows_an_answer_does_not_depend_on_anything_hidden(table: Table) -> None:
    compared = 0
    for match in moments(table, every=2 if table.claims.decisions[1] <= SHORT else 25):
        for seat in range(match.seats):
            before = what_follows(match, seat)
            twin = copy_of(match)
            twin.game.redeal(twin.state, seat, seeded(len(match.answers)))
            assert what_follows(twin, seat) == before
            compared += any(row[2] for row in before)
    assert compared > ENOUGH[table]


@at(FOLLOWED)
def test_what_follows_an_answer_is_what_is_asked_then(table: Table) -> None:
    """Whenever more is told ahead of an answer that is followed at once, that is asked next, just so."""
    foreseen: dict[str, int] = {}
    claimed = table.claims.follow_ups
    for match in moments(table, every=1):
        ask = match.asks()[0]
        if ask.key not in claimed:
            continue
        rng, told, twin = seeded(len(match.answers)), list[FollowUp](), copy_of(match)
        ids = choose_verb_first(ask, rng)
        twin.answer(ask.seat, ask.key, ids)
        while (coming := next_question(match, ask.seat, id_of(match, ask), ids, told)) is not None:
            now = twin.ask_of(ask.seat)
            assert now is not None
            assert (id_of(twin, now), list(now.options)) == (coming.id, list(coming.ask.options))
            assert (now.least, now.most, now.about) == (coming.ask.least, coming.ask.most, coming.ask.about)
            told.append((coming.id, choose(now, rng)))
            twin.answer(now.seat, now.key, told[-1][1])
            foreseen[now.key] = foreseen.get(now.key, 0) + 1
        after = twin.ask_of(ask.seat)
        assert after is None or after.key not in claimed[ask.key], ids
    assert sum(foreseen.values()) > 2 * ENOUGH[table]


def test_what_a_tile_or_a_leader_brings_is_foreseen() -> None:
    """Tiles in the attack, wars, monuments, special buildings, treasures: asked so, whatever the others hold."""
    match, rng = Match.create(load_game("tigris"), {"special-buildings": "yes"}, 3, 1), seeded(1)
    seen: Counter[str] = Counter()
    while match.asks():
        ask = match.asks()[0]
        options = [option for option in ask.options if ask.key == "action" and option.startswith(("tile:", "leader:"))]
        for option in options if len(match.answers) % 9 == 0 else ():
            coming = next_question(match, ask.seat, "action", [option], ())
            if coming is None or seen[coming.ask.key] == 5:
                continue
            seen[coming.ask.key] += 1
            twin = copy_of(match)
            twin.game.redeal(twin.state, ask.seat, seeded(len(seen)))
            twin.answer(ask.seat, "action", [option])
            then = twin.ask_of(ask.seat)
            assert then is not None
            assert (id_of(twin, then), list(then.options)) == (coming.id, list(coming.ask.options))
        match.answer(ask.seat, ask.key, choose(ask, rng))
    assert set(seen) == {"commit:attack", "war", "monument", "special", "treasure"}


def test_every_shortcut_covers_its_question_and_is_on() -> None:
    for match in moments(next(table for table in TABLES if table.game == "inner_sea"), every=1):
        for ask in match.asks():
            for item in shortcuts(match, ask):
                assert ask.key in orders(match)[item.kind].passes
                assert item.span in may_last(match, item.kind)


def test_a_competition_is_a_span_the_same_only_as_long_as_nobody_has_played_anything() -> None:
    match = fighting()
    during = spans(match)
    assert during["competition"] == during["unless-played"] == "1.1.rome"
    assert during["competitions"] == "1.1.competition"
    match.answer(0, "compete", ["use:ability:legions"])
    assert spans(match) == during, "nobody sees what lies face down"
    after = spans(losing())
    assert after["competition"] == "1.1.rome"
    assert "unless-played" not in after


def test_no_order_about_all_of_a_competition_may_be_given_outside_of_competitions() -> None:
    """It would be over before the first one, and until then would decline what has nothing to do with them."""
    assert may_last(fighting(), "rest") == ["competition", "unless-played", "competitions"]
    assert may_last(acting(), "rest") == []


def test_nothing_can_be_said_of_a_third_leader_while_two_of_its_colour_fight() -> None:
    """The kings of bow and lion stand in one kingdom; a tile of bull on J10 would join its own to them."""
    match = tigris_position(
        seats=3,
        start=False,
        leaders="bow king E10, lion king H10, bull king K10",
        tiles={"red": "D10 I10 L10", "black": "F10"},
        treasures="",
        hands=("black", "black", "black"),
    )
    before = next_question(match, 2, "action", ["tile:black:J10"], ())
    assert before is not None
    assert (before.id, is_unsettled(match)) == ("commit:attack", False)
    match.answer(0, "action", ["tile:black:G10"])
    assert match.asks()[0].key == "commit:attack"
    assert is_unsettled(match)
    assert next_question(match, 2, "action", ["tile:black:J10"], ()) is None


def test_more_may_be_told_with_actions_and_cards_alone() -> None:
    match, river = acting(), Match.create(load_game("tigris"), {}, 2, 1)
    assert may_have_follow_ups(match, "card-action")
    assert may_have_follow_ups(match, "compete@rome")
    assert not may_have_follow_ups(match, "card-stacks@heresy")
    assert may_have_follow_ups(river, "action")
    assert not may_have_follow_ups(river, "treasure")


def test_a_game_that_is_over_has_no_prospects() -> None:
    match, rng = Match.create(load_game("tigris"), {}, 2, 1), seeded(1)
    while match.asks():
        ask = match.asks()[0]
        match.answer(ask.seat, ask.key, choose(ask, rng))
    assert upcoming_questions(match, 0) == []


def test_spans_change_with_the_turn() -> None:
    match, rng = Match.create(load_game("inner_sea"), {}, 3, 1), seeded(2)
    seen: list[dict[str, str]] = []
    for _ in range(200):
        if not match.asks():
            break
        if spans(match) not in seen:
            seen.append(spans(match))
        ask = match.asks()[0]
        match.answer(ask.seat, ask.key, choose(ask, rng))
    assert len({item["phase"] for item in seen}) > len({item["turn"] for item in seen}) > 1


def test_only_a_quiet_question_hides_who_has_answered() -> None:
    for reactions, hidden in (("everyone", True), ("holders", False)):
        match, rng, seen = Match.create(load_game("inner_sea"), {"reactions": reactions}, 4, 6), seeded(4), 0
        for _ in range(1200):
            asks = match.asks()
            if not asks:
                break
            before = match.waiting()
            assert set(before) >= {ask.seat for ask in asks}
            together = len(asks) > 1
            match.answer(asks[0].seat, asks[0].key, choose(asks[0], rng))
            if together:
                assert (match.waiting() == before) == hidden
                seen += 1
        assert seen > 1


@pytest.mark.nightly
@pytest.mark.parametrize("game", ["inner_sea", "middle_east"])
@pytest.mark.parametrize("reactions", ["holders", "everyone"])
def test_all_of_that_holds_for_each_of_two_sides_of_a_player(game: str, reactions: str) -> None:
    options = (("civilizations-each", "2"), ("epochs", "2"), ("reactions", reactions))
    for seats in (2, 3):
        table = Table(game, options, seats)
        ENOUGH[table] = 2
        test_prospects_do_not_depend_on_anything_hidden(table)
        test_what_is_asked_had_the_same_options_ahead_but_for_grave_ones(table)
        test_what_follows_an_answer_does_not_depend_on_anything_hidden(table)
        test_what_follows_an_answer_is_what_is_asked_then(table)


def test_a_question_to_one_of_two_sides_names_it() -> None:
    match = Match.create(load_game("inner_sea"), {"civilizations-each": "2"}, 2, 3)
    while match.asks()[0].key == "civilization":
        assert "~" not in id_of(match, match.asks()[0]), "it has no name yet"
        match.answer(match.asks()[0].seat, "civilization", [match.asks()[0].options[0]])
    (ask,) = match.asks()
    own = [match.state.civs[civ] for civ in (ask.seat, ask.seat + 2)]
    assert id_of(match, ask) == f"{ask.key}~{own[match.state.cast.speaking[ask.seat] // 2]}"
    coming = {item.id.partition("~")[2] for item in upcoming_questions(match, ask.seat)}
    assert coming == set(own)
    assert parts_of(id_of(match, ask)).key == ask.key


def of_two_sides(disks: Mapping[str, Mapping[int, int]], hands: Mapping[int, list[str]], *steps: object) -> Match:
    """Two players lead Rome and Egypt, Carthage and Gaul."""
    state = inner_sea_position(4, ("rome", "carthage", "egypt", "gaul"), disks, hands, cast=cast_of(2, 2, 0))
    state.agenda = list(reversed(steps))
    return Match.from_state(load_game("inner_sea"), state, {}, 2)


def ids_ahead(match: Match, seat: int) -> set[str]:
    return {item.id for item in upcoming_questions(match, seat)}


def test_once_all_have_said_what_they_commit_the_second_side_plans_nothing_for_that_competition() -> None:
    disks = {"samnium": {0: 3, 1: 3, 2: 3}, "umbria": {1: 3, 2: 3}}
    match = of_two_sides(disks, {0: ["composite_bow"], 2: ["phalanx", "coinage"]}, CompetitionPhase())
    here, later = "compete@samnium~egypt", "compete@umbria~egypt"
    assert (id_of(match, match.asks()[0]), ids_ahead(match, 0)) == ("compete@samnium~rome", {here, later})
    match.answer(0, "compete", [])
    match.answer(1, "compete", [])
    assert (id_of(match, match.asks()[0]), ids_ahead(match, 0)) == (here, {later})
    match.answer(0, "compete", [])
    assert (id_of(match, match.asks()[0]), ids_ahead(match, 0)) == ("losses~rome", {later})


@pytest.mark.parametrize("question", ["card-action~gaul", "compete@rome~carthage", "compete@rome~troy"])
def test_nothing_follows_an_answer_of_a_civilization_that_the_seat_does_not_lead(question: str) -> None:
    """A plan's id names its civilization: a forged one, or one of a civilization that was the seat's once."""
    hands = {2: ["heresy", "siege_engines"], 3: ["coinage"]}
    match = of_two_sides({"rome": {0: 3, 1: 3}, "egypt": {2: 3}, "gaul": {3: 1}}, hands, CardAction(0))
    heresy = [f"play:{card_id('heresy')}"]
    coming = next_question(match, 0, "card-action~egypt", heresy, ())
    assert coming is not None
    assert coming.id == "card-stacks@heresy~egypt"
    with pytest.raises(IllegalAnswer) as refused:
        next_question(match, 0, question, heresy, ())
    assert refused.value.reason == Reason("inner_sea-not-led", {"civilization": question.partition("~")[2]})
    assert why_not_asked(match, 0, question) == refused.value.reason
    assert why_not_asked(match, 0, "card-action~egypt") is why_not_asked(match, 0, "card-action") is None
