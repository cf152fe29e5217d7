from pathlib import Path

import pytest

from bot.model import errors as refuse
from bot.model.table import Vote
from bot.posting.texts.questions import question_text
from bot.tables.undo import (
    CONSENT_SECONDS,
    decisions,
    first_line,
)
from engine.core.errors import NothingToUndo, UndoNeedsConsent
from tests.bot.tables.room import ANA, BEN, CARA, Room
from tests.bot.tables.test_plans import give, sea, until


async def bens_turn(room: Room, *others: int):
    """Ana has placed a leader and ended her turn; the next player is asked."""
    table = await room.playing(*others)
    await room.do(table, ANA, "leader")
    while True:
        match = await room.tables.match(table.id)
        ask = match.asks()[0]
        if ask.seat != 0:
            return room.tables.get(table.id)
        await room.tables.answers.give(
            table.id, ANA, [(ask.key, ["pass" if "pass" in ask.options else ask.options[0]])]
        )


async def test_a_player_takes_back_their_own_last_answer(room: Room) -> None:
    table = await room.playing(BEN)
    with pytest.raises(NothingToUndo):
        await room.tables.undo.take_back(table.id, ANA)
    before = (await room.tables.match(table.id)).view(0)
    await room.do(table, ANA, "leader")
    outcome = await room.tables.undo.take_back(table.id, ANA)
    match = await room.tables.match(table.id)
    assert (outcome.taken_back, match.view(0), match.answers) == (1, before, [])
    assert [entry.event.key for entry in outcome.entries] == ["undo"]
    assert [answer.undone_at for answer in match.record] == [2]


async def test_undone_answers_stay_in_the_store(room: Room, path: Path) -> None:
    table = await room.playing(BEN)
    for option in ("leader", "tile"):
        await room.do(table, ANA, option)
    await room.tables.undo.take_back(table.id, ANA)
    await room.do(table, ANA, "pass")
    room = await room.reopened(path)
    match = await room.tables.match(table.id)
    assert [(answer.key, answer.undone_at) for answer in match.record][:3] == [
        ("action", None),
        ("action", 3),
        ("action", None),
    ]
    assert len(match.answers) == 2
    assert [entry.undone for entry in match.log].count(True) >= 1
    await room.tables.shut_down()


async def test_somebody_elses_answer_needs_their_agreement(room: Room) -> None:
    table = await bens_turn(room, BEN)
    await room.do(table, BEN, "leader")
    with pytest.raises(UndoNeedsConsent):
        await room.tables.undo.take_back(table.id, ANA)
    before = len((await room.tables.match(table.id)).answers)
    vote = await room.tables.undo.ask(table.id, ANA)
    assert (vote.asker, vote.agreed, vote.waiting, vote.outcome) == (ANA, (), (BEN,), None)
    assert (await room.tables.undo.ask(table.id, ANA)).id == vote.id
    with pytest.raises(refuse.NotYourVote):
        await room.tables.votes.cast(table.id, ANA, vote.id, True)
    with pytest.raises(refuse.NotSeated):
        await room.tables.votes.cast(table.id, CARA, vote.id, True)
    result = await room.tables.votes.cast(table.id, BEN, vote.id, True)
    assert result.outcome is not None
    assert (result.state, result.outcome.taken_back, result.outcome.table.waiting_for()) == ("agreed", 2, [ANA])
    assert len((await room.tables.match(table.id)).answers) == before - 2
    with pytest.raises(refuse.VoteOver):
        await room.tables.votes.cast(table.id, BEN, vote.id, True)


async def test_every_other_person_must_agree(room: Room, path: Path) -> None:
    table = await bens_turn(room, BEN, CARA)
    await room.do(table, BEN, "leader")
    vote = await room.tables.undo.ask(table.id, ANA)
    result = await room.tables.votes.cast(table.id, CARA, vote.id, True)
    assert (result.state, result.vote.agreed, result.vote.waiting) == ("open", (CARA,), (BEN,))
    again = await room.reopened(path)
    assert (await again.tables.votes.cast(table.id, CARA, vote.id, True)).state == "open"
    assert (await again.tables.votes.cast(table.id, BEN, vote.id, True)).state == "agreed"
    await again.tables.shut_down()


async def test_a_refusal_ends_the_vote(room: Room) -> None:
    table = await bens_turn(room, BEN, CARA)
    vote = await room.tables.undo.ask(table.id, ANA)
    assert (await room.tables.votes.cast(table.id, BEN, vote.id, False)).state == "refused"
    with pytest.raises(refuse.VoteOver):
        await room.tables.votes.cast(table.id, CARA, vote.id, True)
    assert (await room.tables.undo.ask(table.id, ANA)).id != vote.id


async def test_a_vote_falls_when_the_game_goes_on(room: Room) -> None:
    table = await bens_turn(room, BEN)
    vote = await room.tables.undo.ask(table.id, ANA)
    await room.do(table, BEN, "leader")
    with pytest.raises(refuse.VoteOver):
        await room.tables.votes.cast(table.id, BEN, vote.id, True)


async def test_who_plays_against_computers_asks_nobody(room: Room) -> None:
    table = await room.playing(seats=2)
    while not any(answer.seat == 1 for answer in (await room.tables.match(table.id)).answers):
        await room.random_answer(table)
    match = await room.tables.match(table.id)
    expected = len(match.answers) - 1 - max(place for place, item in enumerate(match.answers) if item.seat == 0)
    assert expected >= 1
    outcome = await room.tables.undo.take_back(table.id, ANA)
    assert (outcome.taken_back, outcome.table.waiting_for()) == (expected + 1, [ANA])
    (told,) = [entry.event.args for entry in outcome.entries]
    assert told == {"seat": 0, "answers": 1}, "what computers have answered since is nobody's choice"


async def test_there_is_nothing_to_vote_on_before_the_first_answer(room: Room) -> None:
    table = await room.playing(BEN)
    with pytest.raises(NothingToUndo):
        await room.tables.undo.ask(table.id, ANA)


async def test_a_player_chooses_which_decision_to_go_back_to(room: Room) -> None:
    table = await room.playing(BEN)
    for option in ("leader", "tile"):
        await room.do(table, ANA, option)
    match = await room.tables.match(table.id)
    offered = decisions(match, 0)
    assert [(item.count, item.barrier, item.ids[0].partition(":")[0]) for item in offered] == [
        (1, "", "tile"),
        (2, "", "leader"),
    ]
    outcome = await room.tables.undo.take_back(table.id, ANA, serial=offered[1].serial)
    assert outcome.taken_back == 2
    assert (await room.tables.match(table.id)).answers == []
    with pytest.raises(NothingToUndo):
        await room.tables.undo.take_back(table.id, ANA, serial=offered[1].serial)


async def test_decisions_behind_a_revelation_need_consent(room: Room) -> None:
    table = await room.playing(BEN)
    await room.do(table, ANA, "leader")
    await room.do(table, ANA, "swap")
    await room.do(table, ANA, "")
    match = await room.tables.match(table.id)
    assert [item.barrier for item in decisions(match, 0)] == ["revealed"] * 3
    with pytest.raises(UndoNeedsConsent):
        await room.tables.undo.take_back(table.id, ANA, serial=match.answers[0].serial)
    vote = await room.tables.undo.ask(table.id, ANA, serial=match.answers[0].serial)
    result = await room.tables.votes.cast(table.id, BEN, vote.id, True)
    assert result.outcome is not None
    assert result.outcome.taken_back == 3


async def test_the_vote_has_a_time_limit(room: Room) -> None:
    table = await bens_turn(room, BEN)
    vote = await room.tables.undo.ask(table.id, ANA)
    assert vote.expires_at == room.now + CONSENT_SECONDS
    room.now += CONSENT_SECONDS
    with pytest.raises(refuse.VoteOver):
        await room.tables.votes.cast(table.id, BEN, vote.id, True)


# --- others who are away, and others who sat there before -------------------------------------------------------


async def test_who_has_lent_a_seat_is_asked_too(room: Room) -> None:
    table = await bens_turn(room, BEN)
    await room.do(table, BEN, "leader")
    await room.tables.seating.lend(table.id, BEN)
    with pytest.raises(UndoNeedsConsent):
        await room.tables.undo.take_back(table.id, ANA)
    vote = await room.tables.undo.ask(table.id, ANA)
    assert (vote.waiting, vote.outcome) == ((BEN,), None)
    result = await room.tables.votes.cast(table.id, BEN, vote.id, True)
    assert (result.state, result.vote.waiting) == ("agreed", ())


async def test_who_has_lent_a_seat_and_is_away_lets_the_vote_pass(room: Room) -> None:
    table = await bens_turn(room, BEN)
    await room.tables.seating.lend(table.id, BEN)
    before = (await room.tables.match(table.id)).save()
    vote = await room.tables.undo.ask(table.id, ANA)
    room.now += CONSENT_SECONDS
    with pytest.raises(refuse.VoteOver):
        await room.tables.votes.cast(table.id, BEN, vote.id, True)
    assert (await room.tables.match(table.id)).save() == before


async def test_after_a_swap_nobody_alone_takes_back_what_the_other_did(room: Room) -> None:
    table = await room.playing(BEN)
    await room.do(table, ANA, "leader")
    swap = await room.tables.seating.ask_swap(table.id, ANA, BEN)
    await room.tables.votes.cast(table.id, BEN, swap.id, True)
    with pytest.raises(UndoNeedsConsent) as refused:
        await room.tables.undo.take_back(table.id, BEN)
    assert refused.value.why == "others"
    await room.do(table, BEN, "tile")
    history = await room.tables.store.history(table.id)
    offered = decisions(await room.tables.match(table.id), 0, history=history)
    assert [(item.barrier, item.count, item.others) for item in offered] == [("", 1, 0), ("others", 2, 1)]
    assert (await room.tables.undo.take_back(table.id, BEN)).taken_back == 1


async def test_ones_own_answers_stay_ones_own_after_lending_the_seat(room: Room) -> None:
    table = await room.playing(BEN, CARA)
    await room.do(table, ANA, "leader")
    for seat in (1, 2):
        user = table.user_at(seat)
        assert user is not None
        await room.tables.seating.lend(table.id, user)
        await room.tables.seating.take_back(table.id, user)
    assert (await room.tables.undo.take_back(table.id, ANA)).taken_back == 1


# --- what others are asked --------------------------------------------------------------------------------------


async def test_the_question_names_what_everybody_has_read(room: Room) -> None:
    table = await bens_turn(room, BEN)
    await room.do(table, BEN, "leader")
    match = await room.tables.match(table.id)
    first = match.answers[0]
    vote = await room.tables.undo.ask(table.id, ANA, serial=first.serial)
    stood = len(match.answers)
    assert (vote.payload["count"], vote.payload["others"]) == (stood, 1)
    line = first_line(match, first.serial)
    assert line is not None
    assert (line.event.seats, line.answers) == (None, 1)
    text = question_text(table, vote, "Ana", "Ana coloca a su rey.")
    assert "«Ana coloca a su rey»." in text
    assert f"Se deshacen {stood} decisiones, una de ellas ajena." in text
    await room.tables.votes.cast(table.id, BEN, vote.id, True)
    notice = (await room.tables.store.notices(table.id))[-1]
    assert (notice.key, notice.args) == ("undo-agreed", {"name": "Ana", "count": stood, "others": 1})


async def test_a_choice_that_nobody_has_seen_is_not_named(room: Room) -> None:
    table = await sea(room, quiet=True)
    match = await until(room, table, "react")
    seat = match.asks()[0].seat
    await give(room, table, seat, "let")
    serial = match.known_answers(seat)[-1].serial
    assert first_line(match, serial) is None
    vote = Vote(1, table.id, ANA, payload={"serial": serial, "count": 1, "others": 0})
    text = question_text(table, vote, "Ana")
    assert "would like to take back a choice that nobody else has seen yet" in text
