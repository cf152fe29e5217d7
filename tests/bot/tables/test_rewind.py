"""Setting a game back: a moderator asks, everybody agrees; an operator orders it; what makes no sense is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.model.errors import AlreadyOver, NotStarted, SeatForgotten, TableDamaged
from bot.model.orders import REASON_LENGTH, Order
from bot.model.table import Table, Vote
from bot.posting.texts.notices import notice_text
from bot.posting.texts.questions import question_text
from bot.tables.orders import Orders
from bot.tables.rewind import NoReason, NoSuchAnswer, ReasonTooLong
from bot.tables.votes import LASTS
from engine.core.errors import StaleRevision
from tests.bot.tables.room import ANA, BEN, CARA, DAN, Room, position

WHY = "the *priest* was counted twice"
MOD = DAN


async def played(room: Room, *others: int, answers: int = 6) -> Table:
    return await room.play_on(await room.playing(*others), answers)


async def propose(room: Room, table: Table, number: int, mark: str = "") -> Vote:
    return await room.tables.rewind.ask(table.id, MOD, number, mark, WHY)


async def told(room: Room, table: Table) -> list[str]:
    return [notice.key for notice in await room.tables.store.notices(table.id)]


async def test_everybody_at_the_table_is_asked_and_with_the_last_yes_it_goes_back(room: Room) -> None:
    table = await room.playing(BEN, CARA)
    await room.play_on(table, 2)
    before = (await room.tables.match(table.id)).view(None)
    await room.play_on(table, 4)
    vote = await propose(room, table, 3)
    assert set(vote.waiting) == {ANA, BEN, CARA}
    for user in (ANA, BEN):
        assert (await room.tables.votes.cast(table.id, user, vote.id, True)).state == "open"
    assert len((await room.tables.match(table.id)).answers) == 6
    assert (await room.tables.votes.cast(table.id, CARA, vote.id, True)).state == "agreed"
    match = await room.tables.match(table.id)
    assert match.view(None) == before
    assert [answer.undone_at is None for answer in match.record] == [True] * 2 + [False] * 4
    assert match.log[-1].event.key == "set-back"
    (notice,) = await room.tables.store.notices(table.id)
    assert notice.question == vote.id
    said = notice_text(room.tables.get(table.id) or table, notice)
    assert said.startswith(
        "Todos están de acuerdo: la partida vuelve a antes de la respuesta 3. Motivo: «the \\*priest\\*"
    )


async def test_it_stays_back_after_a_restart_and_is_played_to_its_end(room: Room, path: Path) -> None:
    table = await played(room, BEN)
    vote = await propose(room, table, 2)
    for user in (ANA, BEN):
        await room.tables.votes.cast(table.id, user, vote.id, True)
    before = position(await room.tables.match(table.id))
    again = await room.reopened(path)
    assert position(await again.tables.match(table.id)) == before
    assert (await again.play_on(again.tables.get(table.id) or table)).status == "over"
    await again.tables.shut_down()


async def test_one_no_ends_it_and_everybody_reads_so(room: Room) -> None:
    table = await played(room, BEN)
    vote = await propose(room, table, 2)
    assert (await room.tables.votes.cast(table.id, BEN, vote.id, False)).state == "refused"
    assert await told(room, table) == ["rewind-refused"]
    assert len((await room.tables.match(table.id)).answers) == 6


async def test_who_proposes_may_withdraw_and_time_ends_it(room: Room) -> None:
    table = await played(room, BEN)
    vote = await propose(room, table, 2)
    assert (await room.tables.votes.cast(table.id, MOD, vote.id, False)).state == "refused"
    await propose(room, table, 2)
    room.now += LASTS
    await room.tables.votes.end(room.tables.get(table.id) or table)
    assert await told(room, table) == ["rewind-refused", "rewind-expired"]


async def test_a_new_move_lets_the_question_fall(room: Room) -> None:
    table = await played(room, BEN)
    await propose(room, table, 2)
    await room.play_on(room.tables.get(table.id) or table, 1)
    assert await room.tables.votes.open_at(table.id) == []


async def test_a_moderator_who_plays_agrees_by_proposing_and_alone_with_computers_it_is_done(room: Room) -> None:
    table = await room.playing(BEN)
    await room.play_on(table, 4)
    vote = await room.tables.rewind.ask(table.id, ANA, 2, "", WHY)
    assert vote.waiting == (BEN,)
    alone = await room.playing(seats=2, channel=90)
    await room.do(alone, ANA, "leader")
    done = await room.tables.rewind.ask(alone.id, ANA, 1, "", WHY)
    assert done.outcome is not None
    assert done.outcome.taken_back >= 1
    assert await told(room, alone) == ["rewind-unasked"]


async def test_the_question_says_what_goes_and_why(room: Room) -> None:
    table = await played(room, BEN)
    text = question_text(table, await propose(room, table, 2), "Mod", "Ana coloca un líder.")
    assert f"<@{ANA}> <@{BEN}>: La moderación propone que" in text
    assert (
        "vuelva a antes de la respuesta 2, «Ana coloca un líder». Motivo: «the \\*priest\\* was counted twice»" in text
    )
    assert "Se deshacen 5 decisiones." in text


async def test_bad_proposals_are_refused_in_a_sentence(room: Room) -> None:
    lobby = await room.lobby(channel=78)
    with pytest.raises(NotStarted):
        await propose(room, lobby, 1)
    table = await room.playing(BEN)
    with pytest.raises(NoSuchAnswer) as nothing:
        await propose(room, table, 1)
    assert nothing.value.args_ == {"most": 0}
    await room.play_on(table, 3)
    for number in (0, -1, 4, 10**6):
        with pytest.raises(NoSuchAnswer):
            await propose(room, table, number)
    for reason, error in (("", NoReason), (" \n\u200b ", NoReason), ("x" * (REASON_LENGTH + 1), ReasonTooLong)):
        with pytest.raises(error):
            await room.tables.rewind.ask(table.id, MOD, 1, "", reason)
    with pytest.raises(StaleRevision):
        await propose(room, table, 1, "00000000")
    await room.tables.lifecycle.close(table.id, ANA)
    with pytest.raises(AlreadyOver):
        await propose(room, table, 1)


async def test_the_menu_names_answers_by_their_lines_and_knows_them_again(room: Room) -> None:
    table = await room.playing(BEN)
    await room.do(table, ANA, "leader")
    (target,) = await room.tables.rewind.targets(table.id)
    assert (target.number, target.serial, target.line.event.key) == (1, 0, "tigris-leader")
    await room.tables.undo.take_back(table.id, ANA)
    assert await room.tables.rewind.targets(table.id) == []
    await room.do(table, ANA, "tile")
    with pytest.raises(StaleRevision):
        await propose(room, table, 1, target.mark)


# --- on an operator's order -------------------------------------------------------------------------------------


async def ordered(room: Room, table_id: int, serial: int) -> list[int]:
    """The tables whose channels are told."""
    channels: list[int] = []

    async def publish(table_id: int) -> str | None:
        channels.append(table_id)
        return None

    await room.store.place_order(Order(0, "rewind", table_id, WHY, room.now, serial))
    await Orders(room.tables, publish).look()
    assert (await room.store.orders())[0] == []
    return channels


async def test_an_order_sets_a_game_back_without_asking(room: Room) -> None:
    table = await played(room, BEN)
    assert await ordered(room, table.id, 2) == [table.id]
    match = await room.tables.match(table.id)
    assert len(match.answers) == 2
    (notice,) = await room.tables.store.notices(table.id)
    assert (notice.key, notice.args) == ("notice-operator-rewind", {"number": "3", "reason": WHY})


async def test_an_order_that_fits_no_more_comes_to_nothing(room: Room) -> None:
    table, lobby = await played(room, BEN), await room.lobby(channel=78)
    revision = (await room.store.table(table.id)).revision
    for number, serial in ((table.id, 99), (lobby.id, 0), (999, 0)):
        assert await ordered(room, number, serial) == []
    assert (await room.store.table(table.id)).revision == revision


async def test_carried_out_twice_it_is_done_once(room: Room) -> None:
    table = await played(room, BEN)
    await ordered(room, table.id, 2)
    assert await ordered(room, table.id, 2) == []
    assert await told(room, table) == ["notice-operator-rewind"]


async def test_a_game_that_is_over_goes_on_and_its_players_are_told_what_that_means(room: Room, path: Path) -> None:
    table = await room.play_on(await room.playing(BEN))
    await room.store.set_closing(table.id, room.now + 100)
    last = (await room.tables.match(table.id)).answers[-1].serial
    assert await ordered(room, table.id, last) == [table.id]
    now = room.tables.get(table.id)
    assert now is not None
    assert (now.status, await told(room, table)) == ("playing", ["notice-operator-rewind-over"])
    assert await room.store.closing(table.id) is None
    assert room.tables.at(77) == now
    sittings = await room.tables.store.history(table.id)
    assert [(item.seat, item.user, item.until is None) for item in sittings[-2:]] == [(0, ANA, True), (1, BEN, True)]
    again = await room.reopened(path)
    assert (await again.play_on(again.tables.get(table.id) or now)).status == "over"
    await again.tables.shut_down()


async def test_a_game_that_is_over_stays_so_where_its_channel_has_another_table(room: Room) -> None:
    table = await room.play_on(await room.playing(BEN))
    await room.lobby()
    assert await ordered(room, table.id, 0) == []
    assert (await room.store.table(table.id)).status == "over"


async def test_a_game_of_somebody_who_was_forgotten_stays_over(room: Room) -> None:
    table = await room.play_on(await room.playing(BEN))
    await room.tables.forget(BEN, {"es": "Antiguo jugador", "en": "Former player"})
    with pytest.raises(SeatForgotten):
        await room.tables.rewind.carry_out(table.id, 0, WHY)


async def test_a_game_that_cannot_be_read_is_set_back_to_a_position_that_can(room: Room, path: Path) -> None:
    table = await room.playing(BEN)
    while len((await room.tables.match(table.id)).checkpoints) < 6:
        await room.random_answer(table)
    match = await room.tables.match(table.id)
    stand, before = match.checkpoints[3].answers, match.checkpoints[3].data
    serial = match.answers[stand].serial
    last = match.checkpoints[-1].answers
    await room.tables.shut_down()
    broken = await Room.at(path)
    await broken.store.database.write(lambda db: _spoil(db, table.id, last))
    with pytest.raises(TableDamaged):
        await broken.tables.match(table.id)
    assert await ordered(broken, table.id, serial) == [table.id]
    assert (await broken.tables.match(table.id)).checkpoints[-1].data == before
    again = await broken.reopened(path)
    assert (await again.play_on(again.tables.get(table.id) or table)).status == "over"
    await again.tables.shut_down()


async def _spoil(db, table_id: int, answers: int) -> None:
    assert await db.run(
        "UPDATE checkpoints SET rules_version = 9999 WHERE table_id = ?1 AND answers = ?2", table_id, answers
    )


async def test_plans_do_not_give_again_at_once_what_was_taken_back(room: Room) -> None:
    table = await room.playing(BEN)
    await room.do(table, ANA, "pass")
    await room.tables.plans.plan(table.id, ANA, "action", [["pass"]])
    await room.tables.rewind.carry_out(table.id, 0, WHY)
    match = await room.tables.match(table.id)
    assert [ask.seat for ask in match.asks()] == [0]
    assert match.answers == []
