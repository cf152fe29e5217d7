"""Channels, threads, messages, permissions and people that go away in mid-game, and come back."""

from __future__ import annotations

import pytest

from bot.posting.kinds import CARD
from bot.words.wording import say
from tests.bot.faults.seen import private, shows_all_once
from tests.bot.harness import House, Seated, labels, until
from tests.waiting import until_it_is

pytestmark = pytest.mark.usefixtures("impatient")
NO_PERMISSION = "I may not post in the table's channel. Ask a moderator to allow me: View Channel, Send Messages"
LOCKED = "The table's thread is locked. Ask a moderator to unlock it; or its host brings the table to another channel"
GONE = (
    "The table's channel is gone. Its host or a moderator can bring the table to another one: type `/game move` there."
)


# --- channel, thread, board message ------------------------------------------------------------------------------


@pytest.mark.parametrize(("locale", "lang"), [("en-US", "en"), ("es-ES", "es")])
async def test_a_channel_or_thread_deleted_in_mid_game_says_how_to_move_the_table(
    house: House, locale: str, lang: str
) -> None:
    table = await house.table("Ana", "Bruno", where="thread" if lang == "en" else "here", channel="games")
    player, host, elsewhere = table.to_act(), table.players[0], house.channel("general")
    await host.user.set(locale=locale)
    house.local.faults.delete_channel(table.channel)
    listed = await player.type("game list", elsewhere)
    assert listed["content"]
    closed = await host.type("game move", elsewhere, table=table.id)
    assert closed["content"] == say(lang, "moved")
    table.channel = elsewhere
    assert labels(await player.board(elsewhere))[0] == "Play"
    await table.play("tile:")
    await shows_all_once(house, table)
    assert say("en", "trouble-channel") == GONE


async def test_a_thread_deleted_while_a_move_is_made_is_told_and_nothing_is_lost(house: House) -> None:
    table = await house.table("Ana", "Bruno")
    player, panel = table.to_act(), await table.to_act().open_panel(table.channel)
    gone = {"message": "Unknown Channel", "code": 10003}
    house.local.faults.fail(404, None, path=rf"/channels/{table.channel}.*", body=gone)
    await player.act(panel, table.channel, await table.pick("tile:"))
    assert GONE in await private(player, table.channel)
    assert (await table.match()).revision == 1


async def test_a_deleted_board_message_is_posted_anew_at_the_next_move(house: House) -> None:
    table = await house.table("Ana", "Bruno")
    player, panel = table.to_act(), await table.to_act().open_panel(table.channel)
    old = house.local.faults.delete_message(table.channel)
    await player.act(panel, table.channel, await table.pick("tile:"))
    (new,) = await table.boards()
    assert int(new["id"]) != old
    await shows_all_once(house, table)


async def test_without_its_board_message_a_table_is_played_by_commands(house: House) -> None:
    table = await house.table("Ana", "Bruno")
    house.local.faults.delete_message(table.channel)
    panel = await table.to_act().type("play", table.channel)
    assert "Place a leader" in labels(panel) or panel["components"]


# --- permissions and sleeping threads ---------------------------------------------------------------------------


@pytest.mark.parametrize(("locale", "lang"), [("en-US", "en"), ("es-ES", "es")])
async def test_a_permission_taken_in_mid_game_is_told_and_given_back_the_board_comes_by_itself(
    house: House, locale: str, lang: str
) -> None:
    table = await house.table("Ana", "Bruno", where="here", channel="games")
    player = table.to_act()
    await player.user.set(locale=locale)
    panel = await player.open_panel(table.channel)
    house.local.faults.take_permissions("games", "send_messages", "view_channel")
    for wish in ("tile:", "tile:"):
        panel = await player.act(panel, table.channel, await table.pick(wish))
        assert say(lang, "trouble-permission") in await private(player, table.channel)
    assert NO_PERMISSION in say("en", "trouble-permission")
    refused = house.local.faults.invalid_requests()
    assert refused <= 3
    house.local.faults.give_permissions("games")
    await shows_all_once(house, table)
    assert house.local.faults.invalid_requests() == refused


async def test_play_posts_what_could_not_be_posted(house: House) -> None:
    table = await house.table("Ana", "Bruno")
    player = table.to_act()
    forbidden = {"message": "Missing Permissions", "code": 50013}
    house.local.faults.fail(403, 1, method="PATCH", path=rf"/channels/{table.channel}/messages/\d+", body=forbidden)
    await table.play("tile:")
    house.bot.breaker.reset({int(table.channel)})
    await player.open_panel(table.channel)
    await shows_all_once(house, table)


async def test_who_may_not_join_a_voice_channel_may_not_write_there_and_the_sentence_says_so(house: House) -> None:
    table = await house.table("Ana", "Bruno", where="here", channel="voice")
    player, panel = table.to_act(), await table.to_act().open_panel(table.channel)
    house.local.faults.take_permissions("voice", "connect")
    await player.act(panel, table.channel, await table.pick("tile:"))
    said = await private(player, table.channel)
    assert NO_PERMISSION in said
    assert "in a voice channel also Connect" in said
    house.local.faults.give_permissions("voice", "connect")
    await shows_all_once(house, table)


async def test_a_thread_that_is_archived_is_woken_by_what_is_posted_there_and_by_nothing_else(house: House) -> None:
    table = await house.table("Ana", "Bruno")
    player, thread = table.to_act(), house.local.faults.channel(table.channel)
    house.requests.clear()
    house.local.faults.archive(table.channel)
    # Discord's word of it has come when that of a message after it has.
    await player.type("game list", house.channel("general"))
    assert house.sent("PATCH", f"/channels/{table.channel}") == []
    assert await house.bot.publisher.publish(table.id) is None
    assert thread.archived, "where nothing is to be posted it sleeps on"
    await answered(house, table)
    assert await house.bot.publisher.publish(table.id) is None
    assert not thread.archived
    house.local.faults.archive(table.channel)
    await player.user.say(table.channel, "Good morning")
    assert not thread.archived, "players wake it by writing there"
    await table.play("pass")
    await shows_all_once(house, table)


async def answered(house: House, table: Seated) -> None:
    """Whoever must act gives an answer without pressing anything there, as a plan or a clock does."""
    ask = await table.ask()
    await house.tables.answers.give(table.id, table.to_act().id, [(ask.key, [await table.pick("tile:")])])


async def card(house: House) -> str:
    """What the card of a table says that stands in general."""
    return str((await (await house.player("Carla")).board(house.channel("general")))["content"])


@pytest.mark.parametrize("archived", [False, True])
async def test_a_thread_that_a_moderator_has_locked_stays_so_and_the_card_says_it(house: House, archived: bool) -> None:
    table = await house.table("Ana", "Bruno")
    before = await card(house)
    if archived:
        house.local.faults.archive(table.channel, locked=True)
    else:
        house.local.faults.lock(table.channel)
    await until_it_is(lambda: said_on_the_card(house, LOCKED), "the card says nothing of the lock")
    await answered(house, table)
    house.requests.clear()
    for _ in range(3):
        assert await house.bot.publisher.publish(table.id) == "trouble-locked"
    assert house.requests == [], "nothing is tried until the thread changes"
    assert house.local.faults.invalid_requests() == 0
    house.local.faults.unarchive(table.channel)
    await shows_all_once(house, table)
    assert await card(house) == before


async def said_on_the_card(house: House, text: str) -> bool:
    return text in await card(house)


async def test_a_lock_that_comes_while_the_bot_is_away_is_known_when_it_is_back(house: House) -> None:
    table = await house.table("Ana", "Bruno")
    before = await card(house)
    await house.stop_bot()
    house.local.faults.lock(table.channel)
    await house.start_bot()
    await until_it_is(lambda: said_on_the_card(house, LOCKED), "the card says nothing of the lock")
    house.local.faults.unarchive(table.channel)
    await until_it_is(lambda: says_again(house, before), "the card speaks of the lock still")
    assert house.local.faults.invalid_requests() == 0


@pytest.mark.parametrize("archived", [False, True])
async def test_a_lock_that_goes_while_the_bot_is_down_is_gone_from_the_card(house: House, archived: bool) -> None:
    table = await house.table("Ana", "Bruno")
    before = await card(house)
    house.local.faults.lock(table.channel)
    await until_it_is(lambda: said_on_the_card(house, LOCKED), "the card says nothing of the lock")
    await house.stop_bot()
    house.local.faults.unarchive(table.channel)
    if archived:
        house.local.faults.archive(table.channel)
    await house.start_bot()
    await until_it_is(lambda: says_again(house, before), "the card speaks of the lock still")


async def test_no_clock_runs_where_a_thread_has_been_locked_and_archived_while_the_bot_was_down(house: House) -> None:
    table = await house.table("Ana", "Bruno")
    await house.tables.lobby.set(table.id, table.players[0].id, "pace", "daily")
    assert len(await house.bot.clocks.deadlines(table.id)) == 1
    for _ in range(2):
        await house.stop_bot()
        house.local.faults.archive(table.channel, locked=True)
        await house.start_bot()
        await until_it_is(lambda: said_on_the_card(house, LOCKED), "the card says nothing of the lock")
        await until_it_is(lambda: runs_no_clock(house, table), "a clock runs that nobody can stop")
    house.local.faults.unarchive(table.channel)
    await until_it_is(lambda: runs_a_clock(house, table), "the clock stands still")


async def runs_a_clock(house: House, table: Seated) -> bool:
    return bool(await house.bot.clocks.deadlines(table.id))


async def runs_no_clock(house: House, table: Seated) -> bool:
    return not await runs_a_clock(house, table)


async def says_again(house: House, text: str) -> bool:
    return await card(house) == text


@pytest.mark.parametrize(("status", "code"), [(400, 50083), (403, 50083), (400, 160005), (403, 160005)])
async def test_whatever_discord_calls_it_a_lock_is_found_once_and_is_no_lack_of_permissions(
    house: House, status: int, code: int
) -> None:
    table = await house.table("Ana", "Bruno")
    house.local.faults.channel(table.channel).locked = True
    said = {"message": "Thread is closed", "code": code}
    house.local.faults.fail(status, None, method="PATCH", path=rf"/channels/{table.channel}/messages/\d+", body=said)
    await answered(house, table)
    assert await house.bot.publisher.publish(table.id) == "trouble-locked"
    assert LOCKED in await card(house)
    house.requests.clear()
    assert await house.bot.publisher.publish(table.id) == "trouble-locked"
    assert house.requests == []
    house.local.faults.clear()
    house.local.faults.unarchive(table.channel)
    await shows_all_once(house, table)


@pytest.mark.parametrize("asked", [False, True])
async def test_a_table_that_is_brought_out_of_a_locked_thread_goes_on_elsewhere(house: House, asked: bool) -> None:
    table = await house.table("Ana", "Bruno", channel="games")
    (ana, bruno), elsewhere = table.players, house.channel("general")
    if asked:
        await ana.type("game swap", table.channel, player=bruno.user.id)
        (vote,) = await house.tables.votes.open_at(table.id)
    house.local.faults.archive(table.channel, locked=True)
    if asked:
        await house.tables.votes.cast(table.id, bruno.id, vote.id, False)
    await ana.type("game move", elsewhere, table=table.id)
    table.channel = elsewhere
    await shows_all_once(house, table)
    await table.play("tile:")
    await shows_all_once(house, table)
    told = [message["content"] for message in await ana.public(elsewhere) if "keep their seats" in message["content"]]
    assert len(told) == asked
    posts = [
        post for post in await house.tables.store.messages.posts(table.id) if post.user_id == 0 and post.kind != CARD
    ]
    assert {post.channel_id for post in posts} == {int(elsewhere)}


async def test_a_question_that_passed_in_a_thread_that_was_left_and_locked_holds_up_nothing(house: House) -> None:
    table = await house.table("Ana", "Bruno", channel="games")
    (ana, bruno), elsewhere = table.players, house.channel("general")
    await ana.type("game swap", table.channel, player=bruno.user.id)
    house.local.faults.archive(table.channel, locked=True)
    await ana.type("game move", elsewhere, table=table.id)
    # The seats change hands, and the question falls without a word.
    await house.tables.seating.lend(table.id, ana.id)
    assert await house.bot.publisher.publish(table.id) is None
    table.channel = elsewhere
    await shows_all_once(house, table)


async def test_the_hand_of_a_leaver_in_a_locked_thread_holds_up_nothing(house: House) -> None:
    table = await house.table("Ana", "Bruno", channel="games")
    ana = table.players[0]
    await house.bot.people.set(ana.id, hand="thread")
    assert await house.bot.publisher.publish(table.id) is None
    (hand,) = [post for post in await house.tables.store.messages.posts(table.id) if post.kind == "hand-thread"]
    asleep = {"message": "Thread is archived", "code": 50083}
    house.local.faults.fail(400, None, method="DELETE", path=rf"/channels/{hand.channel_id}/.*", body=asleep)
    await house.tables.seating.lend(table.id, ana.id)
    assert await house.bot.publisher.publish(table.id) is None
    assert not [post for post in await house.tables.store.messages.posts(table.id) if post.kind == "hand-thread"]
    await house.tables.store.messages.remember(hand)
    await house.bot.publisher.withdraw_hands(ana.id)
    assert not [post for post in await house.tables.store.messages.posts(table.id) if post.kind == "hand-thread"]


# --- the bot and people ------------------------------------------------------------------------------------------


async def test_removed_from_the_server_and_invited_back_the_bot_goes_on(house: House) -> None:
    table = await house.table("Ana", "Bruno")
    house.local.faults.remove_bot()
    await until(lambda: not house.bot.guilds)
    player = table.to_act()
    ask = await table.ask()
    await house.tables.answers.give(table.id, player.id, [(ask.key, [await table.pick("tile:")])])
    assert await house.bot.publisher.publish(table.id) in ("trouble-permission", "trouble-channel")
    await house.restart_bot()
    assert table.now.posted_revision < table.now.revision
    assert house.local.faults.invalid_requests() < 10
    house.local.faults.invite_bot()
    await shows_all_once(house, table)
    await table.play("tile:")
    await shows_all_once(house, table)


@pytest.mark.parametrize("hand", ["dm", "thread"])
async def test_who_leaves_the_server_keeps_the_seat_and_holds_up_nobody(house: House, hand: str) -> None:
    table = await house.table("Ana", "Bruno")
    player, other = table.to_act(), next(item for item in table.players if item is not table.to_act())
    await house.bot.people.set(other.id, hand=hand)
    table.players = [player, other]
    house.local.faults.remove_member(other.name)
    await table.play("tile:")
    await table.play("tile:")
    while table.to_act() is player:
        await table.play("pass")
    await shows_all_once(house, table)
    assert say("en", "trouble-discord") not in await private(player, table.channel)
    house.local.faults.invite_member(other.name)
    await table.play("tile:")
    await shows_all_once(house, table)


@pytest.mark.parametrize(("locale", "lang"), [("en-US", "en"), ("es-ES", "es")])
async def test_direct_messages_closed_are_told_once_and_opened_are_used_again(
    house: House, locale: str, lang: str
) -> None:
    for name in ("Ana", "Bruno"):
        house.local.faults.close_dms(name)
    table = await house.table("Ana", "Bruno")
    player = table.to_act()
    await player.user.set(locale=locale)
    shown = [await player.open_panel(table.channel), await table.play("tile:"), await player.open_panel(table.channel)]
    told = [panel["content"] for panel in shown if say(lang, "hand-dm-closed") in panel["content"]]
    assert len(told) == 1
    assert house.local.faults.invalid_requests() == 2, "once for each of them"
    house.local.faults.open_dms(player.name)
    await player.type("hand", table.channel)
    await table.play("tile:")
    await shows_all_once(house, table)
    (hand,) = await player.user.dms()
    assert len(hand["attachments"]) == 1
    assert house.local.faults.invalid_requests() == 2
