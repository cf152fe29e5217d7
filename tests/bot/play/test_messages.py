"""What a table's channel and the direct messages show while a game goes on."""

from __future__ import annotations

import re

from engine.tigris.position import position
from tests.bot.harness import House, Seated, items, labels

BUTTONS = ["Play", "My hand", "Zoom", "Log", "Undo"]


def pings(house: House, table: Seated) -> list[list[int]]:
    """Whom each new public message of the table pinged, oldest first, the lobby's left out."""
    sent = house.sent("POST", f"/channels/{table.channel}/messages")
    for body in sent:
        assert set(body["allowed_mentions"]) <= {"parse", "users", "replied_user"}
        assert body["allowed_mentions"].get("parse", []) == []
    return [[int(user) for user in body["allowed_mentions"].get("users", [])] for body in sent][1:]


async def test_each_turn_is_one_message_that_pings_once_whoever_must_act(house: House) -> None:
    table = await house.table("Ana", "Bruno")
    expected = [[table.to_act().id]]
    for _ in range(3):
        await table.play("tile:")
        await table.play("tile:")
        assert pings(house, table) == expected
        await table.end_turn()
        expected.append([table.to_act().id])
        assert pings(house, table) == expected
    for message, (pinged,) in zip(await table.boards(), expected, strict=True):
        assert re.findall(r"<@(\d+)>", message["content"]) == [str(pinged)]
        assert message["content"].startswith(f"<@{pinged}>")
        assert f"table {table.id}" in message["content"]
    for edit in house.sent("PATCH", f"/channels/{table.channel}/messages/"):
        assert edit["allowed_mentions"].get("users", []) == []


async def test_alone_against_computers_every_turn_has_its_message_and_ping(house: House) -> None:
    table = await house.table("Ana", where="here", seats=3)
    ana = table.players[0]
    assert len(await table.boards()) == 1
    for turn in range(2, 4):
        await table.play("tile:red")
        await table.play("tile:")
        while (await table.ask()).key == "end-turn":
            await table.play("pass")
        assert len(await table.boards()) >= turn
    assert all(pinged == [ana.id] for pinged in pings(house, table))
    assert await table.told() == await house.log(table.id)


async def test_within_a_turn_the_board_is_edited_and_after_it_its_buttons_go(house: House) -> None:
    table = await house.table("Ana", "Bruno")
    first = (await table.boards())[-1]
    assert labels(first) == BUTTONS
    await table.play("tile:red")
    edited = (await table.boards())[-1]
    assert edited["id"] == first["id"]
    assert "places a temple" in edited["content"]
    assert edited["attachments"][0]["id"] != first["attachments"][0]["id"]
    assert edited["attachments"][0]["description"].startswith("Tigris & Euphrates, turn 1")
    await table.end_turn()
    old, new = await table.boards()
    assert "\n-# " not in old["content"]
    assert (
        new["content"]
        .splitlines()[1]
        .startswith(f"-# Before: {table.players[1 - table.now.waiting[0]].name} starts the game.")
    )
    assert "places a temple" in new["content"].splitlines()[1]
    assert (old["id"], labels(old), labels(new)) == (first["id"], [], BUTTONS)
    lobby = (await table.players[0].public(table.channel))[0]
    assert labels(lobby) == []
    assert "Join" not in lobby["content"]


async def test_the_hand_is_one_direct_message_edited_in_place(house: House) -> None:
    table = await house.table("Ana", "Bruno")
    player, other = table.to_act(), next(item for item in table.players if item is not table.to_act())
    (before,) = await player.user.dms()
    (others,) = await other.user.dms()
    picture = await player.user.fetch(before["attachments"][0]["url"])
    assert before["attachments"][0]["description"].startswith("Your hand:")
    await table.play("tile:")
    (during,) = await player.user.dms()
    await table.play("tile:")
    await table.end_turn()
    (after,) = await player.user.dms()
    assert before["id"] == during["id"] == after["id"]
    drawn = await player.user.fetch(after["attachments"][0]["url"])
    assert len({picture, await player.user.fetch(during["attachments"][0]["url"]), drawn}) == 3
    assert (await other.user.dms())[0]["attachments"] == others["attachments"]


async def test_closed_direct_messages_are_told_once_and_not_tried_again(house: House) -> None:
    carla = await house.player("Carla")
    await carla.user.set(dms_closed=True)
    table = await house.table("Carla", "David")
    if table.to_act().name != "Carla":
        await table.end_turn()
    panel = await carla.open_panel(table.channel)
    assert "cannot send you direct messages" in panel["content"]
    assert "cannot send" not in (await carla.open_panel(table.channel))["content"]
    hand = await carla.press(await carla.board(table.channel), "My hand", table.channel)
    assert hand["ephemeral"]
    assert hand["attachments"][0]["description"].startswith("Your hand:")
    refused = [path for verb, path, _, status, _ in house.requests if status == 403]
    assert len(refused) == 1
    await carla.user.set(dms_closed=False)
    await carla.type("hand", table.channel)
    await table.play("tile:")
    assert len(await carla.user.dms()) == 1


async def test_a_game_ends_with_board_and_score_in_one_picture(house: House) -> None:
    match = position(
        seats=2,
        hands=("red red blue green black red", "red blue blue green black red"),
        bag="red",
        points=((3, 4, 5, 6, 1), (2, 2, 2, 2, 0)),
        options={"end-of-turn": "at-once"},
    )
    table = await house.plant(match, "Ana", "Bruno")
    await table.play("tile:red")
    await table.play("tile:blue")
    last = (await table.boards())[-1]
    assert table.now.status == "over"
    assert "the game is over. Winner: **Ana**" in last["content"]
    # One picture has the whole width of a phone; two would share it.
    assert [file["filename"] for file in last["attachments"]] == ["board.png"]
    assert labels(last) == ["Play again with the same people", "Zoom", "Log", "Replay", "After the game"]
    for file in last["attachments"]:
        assert (await table.players[0].user.fetch(file["url"])).startswith(b"\x89PNG")
        assert "Ana" in file["description"]
    for label in ("Zoom", "Log"):
        assert (await table.players[1].press(last, label, table.channel))["ephemeral"]
    assert await table.told() == await house.log(table.id)


async def test_a_conflict_pings_the_defender_and_then_the_attacker_again(house: House) -> None:
    match = position(
        seats=2,
        leaders="bow priest H5, lion priest L5",
        tiles={"red": "I5 K5 I6"},
        treasures="",
        start=False,
        hands=("red red red blue green black", "red red blue blue green black"),
    )
    table = await house.plant(match, "Ana", "Bruno")
    ana, bruno = table.players
    await table.play("tile:red:J5")
    asked = []
    while (await table.ask()).key.startswith("commit"):
        asked.append(table.to_act().id)
        await table.play("commit:1")
    assert asked == [ana.id, bruno.id]
    assert table.to_act() is ana
    # A planted table has no lobby message, so the first board message is the one left out here.
    assert pings(house, table) == [[bruno.id], [ana.id]]
    assert await table.told() == await house.log(table.id)


async def test_undo_is_a_button_and_with_others_it_is_a_vote(house: House) -> None:
    table = await house.table("Ana", "Bruno")
    player, other = table.to_act(), next(item for item in table.players if item is not table.to_act())
    panel = await table.play("tile:red")
    panel = await player.press(panel, "Undo", table.channel)
    assert "Taken back." in panel["content"]
    assert "first action" in panel["content"]
    assert await table.told() == await house.log(table.id)
    await table.play("tile:red")
    await table.play("tile:")
    await table.end_turn()
    offered = await player.type("undo", table.channel)
    newest = items(offered)[0]["options"][0]["value"]
    await player.pick(offered, newest, channel=table.channel)
    question = await player.board(table.channel)
    assert labels(question) == ["Agree", "Refuse"]
    assert question["content"].startswith(f"<@{other.id}>")
    await player.press(question, "Agree", table.channel)
    assert "it is for the others to agree" in (await player.sees(table.channel))[-1]["content"]
    await other.press(question, "Agree", table.channel)
    assert table.to_act() is player
    assert "took back" in (await table.told())[-1]
    assert pings(house, table)[-1] == [player.id]
