"""After the game: its thread is put away, and what one looks back with is pressed on the card in the parent channel."""

from __future__ import annotations

import pytest

from bot.local.ids import GUILD_ID
from bot.local.records import PRIVATE_THREAD
from bot.model.posts import BoardState, Post
from bot.model.table import Watch
from bot.posting.channel.plan import TAKEN_AT_ONCE
from bot.posting.kinds import CARD, OLD, RESULT, find
from bot.posting.texts.board import board_buttons
from bot.posting.threads import rooms
from bot.posting.threads.reach import view_of
from bot.posting.threads.rooms import enter_room, open_thread, put_away_ended
from tests.bot.harness import House, Json, Seated, custom_id, labels
from tests.bot.simcord.test_end import about_to_end
from tests.waiting import until_it_is

AFTER = ["Play again with the same people", "Replay", "Log", "Result", "After the game"]


async def ended(house: House, channel: str = "games", watch: Watch = "everyone") -> Seated:
    """Ana and Bruno have just played a game to its end in a thread of the table's own, with a card in ``channel``.

    A game that only its players may watch was played in a private thread, and has no card.
    """
    match, last = about_to_end()
    table = await house.plant(match, "Ana", "Bruno", channel=channel, guild=GUILD_ID, watch=watch)
    home = int(house.channel(channel))
    if watch == "everyone":
        room = await open_thread(house.bot.get_channel(home), table.now)
        assert isinstance(room, int)
        await house.tables.lifecycle.move(table.id, room)
        await house.tables.store.messages.remember(Post(table.id, CARD, 0, home, 0, table.now.revision))
    else:
        await enter_room(house.bot, house.tables, table.now, home)
    table.channel = str(table.now.channel_id)
    assert await house.bot.publisher.publish(table.id) is None
    await house.tables.answers.give(table.id, table.players[last.seat].id, [(last.key, list(last.ids))])
    assert await house.bot.publisher.publish(table.id) is None
    return table


async def days_later(house: House, *tables: Seated) -> bool:
    """The time has come at which the threads are put away; gives back whether more wait."""
    for table in tables:
        await house.tables.store.set_closing(table.id, house.tables.now() - 1)
    return await put_away_ended(house.bot, house.tables, house.bot.publisher.move_buttons)


async def card(table: Seated, channel: str = "games") -> Json:
    """The table's card as its first player sees it."""
    post = find(await table.house.tables.store.messages.posts(table.id), RESULT)
    assert post is not None
    seen = await table.players[0].public(table.house.channel(channel))
    return next(message for message in seen if message["id"] == str(post.message_id))


async def test_when_the_thread_is_put_away_its_buttons_move_to_the_card(house: House) -> None:
    table = await ended(house)
    board = (await table.boards())[-1]
    assert labels(board) == ["Play again with the same people", "Zoom", "Log", "Replay", "After the game"]
    assert f"Its buttons then stand in <#{house.channel('games')}>" in board["content"]
    before = find(await house.tables.store.messages.posts(table.id), CARD)
    await days_later(house, table)
    shown = await card(table)
    assert (shown["id"], labels(shown)) == (str(before and before.message_id), AFTER)
    assert "🏁 over. Winner:" in shown["content"]
    assert all(labels(message) == [] for message in await table.boards())
    assert house.local.faults.channel(table.channel).archived
    assert await house.tables.store.closings() == []


async def test_who_looks_back_from_the_card_sees_all_of_it(house: House) -> None:
    table = await ended(house)
    await days_later(house, table)
    ana, bruno = table.players
    carla, games, shown = await house.player("Carla"), house.channel("games"), await card(table)
    for person in (ana, carla):
        assert "the game is over. Winner:" in (await person.press(shown, "Result", games))["content"]
        assert f"table {table.id}" in (await person.press(shown, "Log", games))["content"]
        replay = await person.press(shown, "Replay", games)
        assert "step 1 of" in replay["content"]
        # The viewer's own buttons work there, too.
        assert "step 2 of" in (await person.press_id(replay, on(replay), games))["content"]
    assert "You cannot look" not in (await carla.type("log", games, table=table.id))["content"]
    assert await carla.user.autocomplete("replay", house.channel("general"), "turn", "", {"table": table.id})
    general = house.channel("general")
    for command in ("replay", "log"):
        offered = await carla.user.autocomplete(command, general, "table", "ana")
        assert [choice["value"] for choice in offered] == [table.id], "who watched may look back, too"
    await bruno.press(shown, "Play again with the same people", games)
    new = house.newest_table()
    assert (new.id, new.status, new.invited) == (table.id + 1, "lobby", (ana.id,))
    thread = house.local.faults.channel(str(new.channel_id))
    assert (str(thread.parent_id), thread.archived) == (games, False)
    assert house.local.faults.channel(table.channel).archived, "nothing is opened in the thread that was put away"


def on(message: Json) -> str:
    """The custom_id of the button to the next step."""
    rows = [item for row in message["components"] for item in row["components"]]
    return next(item["custom_id"] for item in rows if item.get("custom_id", "").endswith(":on"))


async def test_the_card_of_a_private_game_tells_no_names_and_opens_to_its_players_alone(house: House) -> None:
    table = await ended(house, watch="players")
    assert house.local.faults.channel(table.channel).type == PRIVATE_THREAD
    await days_later(house, table)
    shown, games, carla = await card(table), house.channel("games"), await house.player("Carla")
    assert labels(shown) == AFTER
    assert not [name for name in ("Ana", "Bruno") if name in shown["content"]]
    for label in AFTER:
        reply = await carla.press(shown, label, games)
        assert reply["content"].startswith(f"You cannot look at table {table.id} from here")
    assert "the game is over. Winner:" in (await table.players[0].press(shown, "Result", games))["content"]
    assert await carla.user.autocomplete("replay", games, "table", "") == []
    mine = await table.players[0].user.autocomplete("replay", games, "table", "")
    assert [choice["value"] for choice in mine] == [table.id]


async def test_a_card_that_is_gone_is_posted_anew(house: House) -> None:
    table = await ended(house)
    before = find(await house.tables.store.messages.posts(table.id), CARD)
    assert before is not None
    house.local.faults.delete_message("games", before.message_id)
    await days_later(house, table)
    shown = await card(table)
    assert shown["id"] != str(before.message_id)
    assert labels(shown) == AFTER


async def test_where_no_card_may_be_posted_the_last_board_keeps_its_buttons(house: House) -> None:
    table = await ended(house)
    post = find(await house.tables.store.messages.posts(table.id), CARD)
    assert post is not None
    house.local.faults.delete_message("games", post.message_id)
    house.local.faults.take_permissions("games", "send_messages")
    await days_later(house, table)
    assert labels((await table.boards())[-1])[0] == "Play again with the same people"
    assert house.local.faults.channel(table.channel).archived
    assert await house.tables.store.closings() == []


async def test_while_discord_fails_the_thread_waits(house: House) -> None:
    table = await ended(house)
    house.local.faults.fail(503, None, method="PATCH", path=rf"/channels/{house.channel('games')}/messages/\d+")
    await days_later(house, table)
    assert not house.local.faults.channel(table.channel).archived
    assert [closing.table_id for closing in await house.tables.store.closings()] == [table.id]
    house.local.faults.clear()
    await days_later(house, table)
    assert labels(await card(table)) == AFTER


@pytest.mark.parametrize("how", ["archive", "lock"])
async def test_a_thread_that_somebody_else_puts_away_loses_its_buttons_at_once(house: House, how: str) -> None:
    table = await ended(house)
    board = (await table.boards())[-1]
    getattr(house.local.faults, how)(table.channel)
    pressed = await table.players[0].user.click(board["id"], custom_id(board, "Replay"), table.channel)
    assert "its buttons and commands do nothing" in str(pressed.error)

    async def moved() -> bool:
        return find(await house.tables.store.messages.posts(table.id), RESULT) is not None

    await until_it_is(moved)
    assert labels(await card(table)) == AFTER


async def test_of_many_threads_a_few_are_put_away_in_one_look(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "AT_ONCE", 1)
    first, second = [await ended(house, channel) for channel in ("games", "general")]
    assert await days_later(house, first, second)
    assert house.local.faults.channel(first.channel).archived
    assert not house.local.faults.channel(second.channel).archived
    assert not await days_later(house)
    assert house.local.faults.channel(second.channel).archived


async def test_old_boards_of_a_finished_game_lose_their_buttons_after_a_restart(house: House) -> None:
    table = await ended(house)
    channel, found = house.bot.get_partial_messageable(int(table.channel)), list[int]()
    for number in range(2 * TAKEN_AT_ONCE):
        message = await channel.send(f"turn {number}", view=view_of(board_buttons(table.now)))
        old = Post(table.id, f"{OLD}{message.id}", 0, channel.id, message.id, 1, board=BoardState(turn=number + 1))
        await house.tables.store.messages.remember(old)
        found.append(message.id)

    async def bare() -> bool:
        seen = {int(message["id"]): labels(message) for message in await table.players[0].public(table.channel)}
        return [seen[number] for number in found] == [[]] * len(found)

    assert not await bare()
    await house.restart_bot()
    await until_it_is(bare)


async def test_another_game_in_the_thread_is_not_put_away_with_the_first(house: House) -> None:
    table = await ended(house)
    ana = table.players[0]
    await ana.type("game new", table.channel, game="tigris", seats=2, where="here", language="en")
    await days_later(house, table)
    assert not house.local.faults.channel(table.channel).archived
    assert [closing.table_id for closing in await house.tables.store.closings()] == [table.id]


async def test_after_a_restart_it_is_the_same(house: House) -> None:
    table = await ended(house)
    await house.restart_bot()
    await days_later(house, table)
    assert labels(await card(table)) == AFTER
    assert all(labels(message) == [] for message in await table.boards())
    await house.restart_bot()
    assert labels(await card(table)) == AFTER


pytestmark = pytest.mark.usefixtures("impatient")
