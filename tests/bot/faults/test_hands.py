"""Hands by direct message that Discord does not take: the table goes on, and each hand is tried again by itself."""

from __future__ import annotations

from typing import Any

import pytest

from bot.messages.circuit_breaker import DIRECT
from bot.posting import direct
from bot.words.wording import say
from tests.bot.faults.seen import private, shows_all_once
from tests.bot.harness import House, Player, Seated, labels

pytestmark = pytest.mark.usefixtures("impatient")
DM = r"/channels/\d+/messages"
HOUR = 3600.0
REFUSED = "Discord does not take my direct messages to you just now, so your hand is here for an hour"


class Time:
    """The bot's clock, set forth by hand."""

    def __init__(self, house: House) -> None:
        self.house, self.shift = house, 0.0
        clock, monotonic = house.tables._transactions.clock, house.bot.breaker._clock
        house.tables._transactions.clock = lambda: clock() + self.shift
        house.tables.leases._clock = lambda: clock() + self.shift
        house.bot.breaker._clock = lambda: monotonic() + self.shift

    async def passes(self, seconds: float) -> None:
        self.shift += seconds
        await self.house.bot.publisher.hands.look()


def dm_of(house: House, player: Player) -> str:
    """The path to a player's direct messages."""
    return rf"/channels/{house.local.world.dm_with(player.id).id}/messages.*"


async def hands_of(player: Player) -> list[Any]:
    return [message for message in await player.user.dms() if message["attachments"]]


async def boards_go_on(house: House, table: Seated) -> None:
    """A whole turn is shown, nothing is said of trouble, and the table is marked as posted."""
    player = table.to_act()
    await table.play("tile:")
    await table.end_turn()
    await shows_all_once(house, table)
    assert say("en", "trouble-discord") not in await private(player, table.channel)
    assert house.bot.publisher.retry_queue.pending() == []


async def test_a_quarantined_bot_shows_hands_in_private_and_the_table_goes_on(house: House) -> None:
    time = Time(house)
    house.local.faults.quarantined()
    table = await house.table("Ana", "Bruno")
    player = table.to_act()
    shown = [await player.open_panel(table.channel) for _ in range(3)]
    assert [REFUSED in panel["content"] for panel in shown] == [True, False, False], "they are told once"
    assert say("en", "hand-dm-refused").startswith(REFUSED)
    await boards_go_on(house, table)
    assert "My hand" in labels(await player.board(table.channel))
    assert (await player.type("hand", table.channel))["attachments"]
    assert house.local.faults.invalid_requests() == 2, "one for each of them"
    # Still so an hour later: nobody is told again.
    await time.passes(HOUR + 1)
    assert house.local.faults.invalid_requests() == 4
    assert REFUSED not in (await player.open_panel(table.channel))["content"]
    house.local.faults.quarantined(False)
    await time.passes(HOUR + 1)
    for person in table.players:
        assert len(await hands_of(person)) == 1, "their hands come by themselves"


@pytest.mark.parametrize(("status", "code"), [(403, 40003), (400, 50035)])
async def test_a_hand_that_is_refused_is_private_for_an_hour(house: House, status: int, code: int) -> None:
    time = Time(house)
    table = await house.table("Ana", "Bruno")
    player = table.to_act()
    house.local.faults.fail(status, None, path=dm_of(house, player), body={"message": "No", "code": code})
    await boards_go_on(house, table)
    tried = len(house.sent("PATCH", dm_of(house, player)[:-2]))
    house.local.faults.clear()
    await boards_go_on(house, table)
    assert len(house.sent("PATCH", dm_of(house, player)[:-2])) == tried, "for an hour it is not tried again"
    await time.passes(HOUR + 1)
    assert len(await hands_of(player)) == 1
    panel = await player.type("play", table.channel)
    assert REFUSED not in panel["content"]


async def test_a_hand_whose_message_fails_is_tried_again_by_itself(house: House) -> None:
    time = Time(house)
    table = await house.table("Ana", "Bruno")
    player = table.to_act()
    before = (await hands_of(player))[0]["attachments"][0]["id"]
    house.local.faults.fail(503, None, path=dm_of(house, player))
    await boards_go_on(house, table)
    house.local.faults.clear()
    await time.passes(300.0)
    (hand,) = await hands_of(player)
    assert hand["attachments"][0]["id"] != before
    house.requests.clear()
    await time.passes(300.0)
    assert house.sent("PATCH", "") == [], "what is shown is left alone"


async def test_a_hand_that_failed_before_the_end_is_shown_after_it(house: House) -> None:
    table = await house.table("Ana", "Bruno")
    player = table.to_act()
    before = (await hands_of(player))[0]["attachments"][0]["id"]
    house.local.faults.fail(503, None, path=dm_of(house, player))
    await boards_go_on(house, table)
    house.local.faults.clear()
    await house.restart_bot()
    await Time(house).passes(300.0)
    assert (await hands_of(player))[0]["attachments"][0]["id"] != before


async def test_hands_wait_where_too_many_are_written_to_for_the_first_time(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Time(house)
    monkeypatch.setattr(direct, "NEW", ((60.0, 1), (3600.0, 2)))
    house.local.faults.limit_new_dms(1)
    table = await house.table("Ana", "Bruno")
    assert [len(await hands_of(player)) for player in table.players] == [1, 0]
    assert (await table.players[1].type("hand", table.channel))["attachments"]
    await boards_go_on(house, table)
    assert house.local.faults.invalid_requests() == 0
    await time.passes(30.0)
    assert [len(await hands_of(player)) for player in table.players] == [1, 0]
    house.local.world.newcomers.clock = lambda: 1e9
    await time.passes(31.0)
    assert [len(await hands_of(player)) for player in table.players] == [1, 1]
    assert house.local.faults.invalid_requests() == 0


async def test_fourteen_who_take_no_direct_messages_stop_no_posting(house: House) -> None:
    names = ("Ana", "Bruno", "Carla", "David")
    for name in names:
        house.local.faults.close_dms(name)
    table = await house.table(*names)
    for _ in range(4):
        # They open and close them again, and type /hand.
        for player in table.players:
            await player.type("hand", table.channel)
        await house.bot.publisher.publish(table.id)
    assert house.local.faults.invalid_requests() >= 14
    assert house.bot.breaker.refusals(DIRECT) == 0
    await boards_go_on(house, table)


async def test_nobody_is_written_to_who_was_merely_invited(house: House) -> None:
    ana, bruno = await house.player("Ana"), await house.player("Bruno")
    place = house.channel("general")
    await ana.type("game new", place, game="tigris", seats=2, where="here", language="en")
    table = house.newest_table()
    await house.tables.lobby.invite(table.id, ana.id, [bruno.id])
    with pytest.raises(direct.NotWritten):
        await direct.direct_messages(house.bot, house.tables, bruno.id)
    assert house.sent("POST", "/users/@me/channels") == []
    await bruno.press(await bruno.board(place), "Join", place)
    await direct.direct_messages(house.bot, house.tables, bruno.id)
    await direct.direct_messages(house.bot, house.tables, bruno.id)
    await house.restart_bot()
    await direct.direct_messages(house.bot, house.tables, bruno.id)
    assert len(house.sent("POST", "/users/@me/channels")) == 1, "the channel is known from then on"


async def test_a_host_may_make_private_hands_the_usual(house: House) -> None:
    house.bot.people._hands = "private"
    table = await house.table("Ana", "Bruno")
    first, second = table.players
    assert [await hands_of(player) for player in table.players] == [[], []]
    assert house.sent("POST", "/users/@me/channels") == []
    assert (await first.type("hand", table.channel))["attachments"]
    assert "**My hand** shows your hand, to you alone" in (await first.type("help", table.channel))["content"]
    shown = await second.type("settings", table.channel)
    assert "My hand: **only when I ask**" in shown["content"]
    await house.bot.people.set(second.id, hand="dm")
    await house.bot.publisher.publish_hands(second.id)
    assert [len(await hands_of(player)) for player in table.players] == [0, 1]
