"""Why a computer did what it did: told from what the reader has seen, so that nothing hidden comes out."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
import pytest

from bot.coach.why import DEALS, Move, last_moves, move_menu, newest_deed, request_of, why_text
from bot.model.table import Holder, Sitting, Table
from bot.model.thinking import WhyRequest
from bot.tables.decisions import PastDecisions
from bot.workers.reviewing import decode_review, explain_move, first_seen
from engine.computers.review import NOTHING, Decision, Judgement
from engine.computers.sensible_player import choose
from engine.core.dealing import redeal
from engine.core.match import Match
from engine.core.position import Position
from engine.core.registry import load_game
from engine.core.rng import seeded

HISTORY = (Sitting(0, 7, "Ann", None, 0.0, None, 0, None), Sitting(1, None, "Enkidu", "planner", 0.0, None, 0, None))
"""Ann sits at seat 0, a computer at seat 1."""


def played(game: str, answers: int, **options: str) -> Match:
    loaded, rng = load_game(game), seeded(4)
    match = Match.create(loaded, {name.replace("_", "-"): choice for name, choice in options.items()}, 2, 4)
    while match.asks() and len(match.answers) < answers:
        ask = match.asks()[0]
        match.answer(ask.seat, ask.key, choose(ask, loaded, match.state, rng))
    return match


def hands(request: WhyRequest, seat: int) -> Iterable[object]:
    """What the seat holds in the positions of a request."""
    game = load_game(request.positions[0].game)
    for rest in request.positions:
        position = Position.resume(game, rest.checkpoint_bytes, rest.answers_since, rest.forced_random)
        yield position.view(seat).hand


@pytest.mark.parametrize("game", ["tigris", "inner_sea"])
def test_the_request_holds_no_hand_of_the_computer_while_the_game_is_played(game: str) -> None:
    match = played(game, 30)
    past = PastDecisions(match)
    moves = last_moves(past, match.log, HISTORY, 0)
    assert moves
    assert all(move.seat == 1 for move in moves)
    move = moves[0]
    true_hand = past.before(move.decision).view(1).hand
    during = request_of(past, move, 0, is_over=False)
    assert during.asker == 0
    assert len(during.positions) == DEALS
    assert len({str(hand) for hand in hands(during, 1)}) > 5, "its hand is dealt anew"
    own = past.before(move.decision).view(0).hand
    assert all(hand == own for hand in hands(during, 0)), "the reader's own is not"
    after = request_of(past, move, 0, is_over=True)
    assert all(hand == true_hand for hand in hands(after, 1))


def test_a_move_is_explained_from_what_the_reader_has_read_of_it() -> None:
    match = played("ancient_world", 30)
    past = PastDecisions(match)
    move = last_moves(past, match.log, HISTORY, 0)[0]
    request = msgspec.structs.replace(request_of(past, move, 0, is_over=False), seed=5)
    first = decode_review(explain_move(request)).judgement
    assert first is not None
    assert first.gains or first.costs
    lines = {line.key for line in request.lines}
    assert lines
    # Nothing of the move is in the request but what the reader has read.
    assert move.decision.ids[0] not in str(msgspec.structs.asdict(request))
    assert decode_review(explain_move(request)).judgement == first


def test_a_move_that_does_nothing_gives_way_to_one_that_does_something() -> None:
    def move(*ids: str) -> Move:
        return Move(1, Decision(3, "turn", ids), (), (), None)

    deed, passed, waived = move("build:1"), move("pass"), move()
    assert newest_deed([passed, waived, deed]) is deed
    assert newest_deed([passed, waived]) is passed
    assert newest_deed([]) is None


def test_moves_that_read_alike_are_told_apart_by_their_turns() -> None:
    match = played("middle_east", 60)
    moves = last_moves(PastDecisions(match), match.log, HISTORY, 0)
    table = Table(1, "middle_east", {}, 2, 1, "en", 1, 1, 1, "open", (), 0.0, 0.0)
    lines = move_menu(table, moves, moves[0], HISTORY, "en").options
    passes = [line.description for line in lines if line.label == "Enkidu passes."]
    assert len(passes) > 1
    assert len({(line.label, line.description) for line in lines}) == len(lines)
    assert passes == ["Epoch 1, turn 2: Cards", "Epoch 1, turn 1: Cards"]


def test_it_is_said_where_another_move_looks_better_or_there_is_none() -> None:
    match = played("tigris", 16)
    move = last_moves(PastDecisions(match), match.log, HISTORY, 0)[0]
    holders = (Holder(0, 7, "Ann"), Holder(1, None, "Enkidu", "planner"))
    table = Table(1, "tigris", {}, 2, 1, "en", 1, 1, 1, "open", holders, 0.0, 0.0)
    worse = Judgement(0.5, costs=(("points", -0.5),))
    assert "\nBy what you can see another move seems better" in why_text(
        table, move, worse, HISTORY, "en", is_over=False
    )
    alone = Judgement(0.0, alone=True)
    assert "There was nothing else to do" in why_text(table, move, alone, HISTORY, "en", is_over=False)
    assert "Nothing that can be seen" in why_text(table, move, NOTHING, HISTORY, "en", is_over=False)


def test_what_was_answered_by_a_person_or_unseen_is_not_offered() -> None:
    match = played("tigris", 16)
    past = PastDecisions(match)
    everybody = (HISTORY[0], Sitting(1, 8, "Ben", None, 0.0, None, 0, None))
    assert last_moves(past, match.log, everybody, 0) == []
    assert last_moves(past, [], HISTORY, 0) == [], "what the log does not tell"


def test_moves_of_a_second_civilization_are_its_players_and_both_are_named() -> None:
    match = played("inner_sea", 50, civilizations_each="2")
    moves = last_moves(PastDecisions(match), match.log, HISTORY, 0)
    move = next(move for move in moves if move.entries[0].event.args["seat"] == 3)
    assert move.seat == 1
    holders = (Holder(0, 7, "Ann"), Holder(1, None, "Enkidu", "planner"))
    table = Table(1, "inner_sea", {}, 2, 1, "en", 1, 1, 1, "over", holders, 0.0, 0.0)
    better = Judgement(5.0, 0.1, ("stack:cisalpina:0", "stack:carthage:2"))
    text = why_text(table, move, better, HISTORY, "en", is_over=True)
    assert match.state.civs[::2] == ["gaul", "carthage"]
    assert "Cisalpina · Ann (Gaul), Disks · Carthage · Ann (Carthage)" in text
    assert "Its style" not in text
    styled = (HISTORY[0], msgspec.structs.replace(HISTORY[1], computer="planner:builder"))
    text = why_text(table, move, better, styled, "en", is_over=False)
    assert "\nIts style: **builder**. Builds cities and wonders.\n" in text
    gone = (HISTORY[0], msgspec.structs.replace(HISTORY[1], computer="planner:sailor"))
    assert "Its style" not in why_text(table, move, better, gone, "en", is_over=False)


def test_only_what_a_reader_may_see_is_compared() -> None:
    position = redeal(played("tigris", 4).position, None, seeded(1))
    position.state.log.drain()
    position.state.log.tell(1, "secret")
    position.state.log.add("public", seat=1)
    events = position.state.log.drain()
    first = [first_seen(events, asker) for asker in (None, 0, 1)]
    assert [event and event.key for event in first] == ["public", "public", "secret"]
