"""Lobbies and seats as people meet them: options, invitations, substitutes, votes, private threads."""

from __future__ import annotations

import re

import discord
import pytest

from bot.messages.circuit_breaker import Paused
from bot.seats import votes
from engine.core.registry import games
from tests.bot.simcord.stage import Person, Seen, Stage, items, lobby_button, started


def menu(message: Seen, act: str) -> str:
    """The custom_id of the menu or button of a panel that does this."""
    return next(item["custom_id"] for item in items(message) if f":{act}" in item["custom_id"])


def acts(message: Seen) -> set[str]:
    """What the buttons and menus of a panel do."""
    return {item["custom_id"].split(":")[2] for item in items(message)}


def values(message: Seen, act: str) -> list[str]:
    """What a menu offers."""
    return [
        option["value"]
        for item in items(message)
        if f":{act}:" in item["custom_id"]
        for option in item.get("options", [])
    ]


async def pick(person: Person, message: Seen, act: str, *chosen: object) -> Seen:
    """Choose in one of a panel's menus; gives back the panel after that."""
    of_game = act == "topic" and str(chosen[0]).startswith("option:")
    used = await person.member.select(message, list(chosen), custom_id=menu(message, "topic:game" if of_game else act))
    assert used.response is not None
    return used.response


async def lobby(stage: Stage, host: Person, seats: int = 3, **options: str) -> discord.Message:
    await host.type("game new", game="tigris", seats=seats, where="here", **options)
    return stage.board()


# --- the lobby --------------------------------------------------------------------------------------------------


async def test_the_host_sets_what_the_lobby_shows(stage: Stage) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await lobby(stage, ann)
    assert "Host: Ann · English · no clock · everybody may join" in stage.board().content
    panel = (await ann.press(stage.board(), "Options")).message
    topics = values(panel, "topic")
    assert topics[:6] == ["seats", "language", "pace", "entry", "watch", "hints"]
    assert topics[6:] == [f"option:{spec.id}" for spec in games()["tigris"].options]
    panel = await pick(ann, panel, "topic", "option:board")
    assert "Two boards to play on" in panel.content
    assert "(the usual)" in panel.content
    panel = await pick(ann, panel, "set", "alternative")
    assert panel.content.startswith("Changed: Board: alternative, 14 treasures")
    assert "- Board: alternative, 14 treasures" in stage.board().content
    panel = await pick(ann, await pick(ann, panel, "topic", "pace"), "set", "daily")
    panel = await pick(ann, await pick(ann, panel, "topic", "seats"), "set", "2")
    assert "hints" not in stage.board().content
    panel = await pick(ann, await pick(ann, panel, "topic", "hints"), "set", "everyone")
    assert "· hints for everybody" in stage.board().content
    assert "· daily ·" in stage.board().content
    assert stage.table().seats == 2
    reading = (await ben.press(stage.board(), "Options")).message
    assert "The host, Ann, can change these until the game begins." in reading.content
    assert "Two boards to play on" in reading.content
    assert items(reading) == []


async def test_a_panel_of_the_host_is_no_use_to_others(stage: Stage) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await lobby(stage, ann)
    await ben.press_id(stage.board(), lobby_button(stage.board(), "join"))
    panel = (await ann.press(stage.board(), "Options")).message
    panel = await pick(ann, panel, "topic", "pace")
    before = stage.table()
    for custom_id, value in ((menu(panel, "set"), "live"), ("zt:1:kick:", "0"), ("zt:1:host:", "1")):
        assert "Only the table's host may do that" in (await ben.forge(panel, custom_id, value)).text
    for custom_id, value in (
        ("zt:1:set:option:nothing", "x"),
        ("zt:1:set:pace", "soon"),
        ("zt:1:kick:", "99999999999"),
        ("zt:1:host:", "@everyone"),
        ("zt:1:swap:", "٣"),
        ("zt:7:set:pace", "live"),
        ("zt:1:dance:", "x"),
    ):
        assert (await ann.forge(panel, custom_id, value)).text
    assert stage.table() == before


async def test_a_table_by_invitation_refuses_kindly(stage: Stage) -> None:
    ann, ben, cyd = (stage.person(name) for name in ("Ann", "Ben", "Cyd"))
    await lobby(stage, ann)
    panel = (await ann.press(stage.board(), "Options")).message
    panel = await pick(ann, await pick(ann, panel, "topic", "entry"), "set", "invited")
    refused = await ben.press(stage.board(), "Join")
    assert f"This table is by invitation. Ask <@{ann.id}> to invite you" in refused.text
    panel = await pick(ann, panel, "invite", ben.member)
    assert panel.content.startswith("Invited: Ben")
    invitation = stage.public()[-1]
    assert invitation.content.startswith(f"{ben.member.mention}: Ann invites you to")
    assert (await ann.type("game invite", player=cyd.member)).text == "Invited: Cyd"
    for person in (ben, cyd):
        await person.type("game join")
    assert stage.table().users() == [ann.id, ben.id, cyd.id]
    sent = [request.body for request in stage.sent("POST", f"/channels/{stage.channel.id}/messages")]
    assert [body["allowed_mentions"]["users"] for body in sent if "invites you" in body["content"]] == [
        [ben.id],
        [cyd.id],
    ]


async def test_the_host_removes_hands_over_and_arranges(stage: Stage) -> None:
    ann, ben, cyd = (stage.person(name) for name in ("Ann", "Ben", "Cyd"))
    await lobby(stage, ann)
    for person in (ben, cyd):
        await person.press(stage.board(), "Join")
    panel = (await ann.press(stage.board(), "Options")).message
    panel = await pick(ann, panel, "topic", "arrange")
    assert values(panel, "arrange") == ["0", "1", "2"]
    panel = await pick(ann, panel, "arrange", "0", "2")
    assert panel.content.startswith("Seats 1 and 3 have been exchanged.")
    assert stage.table().users() == [cyd.id, ben.id, ann.id]
    assert "Only the table's host" in (await ben.forge(panel, "zt:1:arrange:", "0", "1")).text
    panel = await pick(ann, await pick(ann, panel, "topic", "arrange"), "arrange", "0", "2")
    panel = await pick(ann, await pick(ann, panel, "topic", "kick"), "kick", "1")
    assert panel.content.startswith("Ben has been removed.")
    assert stage.table().users() == [ann.id, cyd.id]
    assert "removed you from this table" in (await ben.press(stage.board(), "Join")).text
    assert "Press **Join** first" in (await ben.press(stage.board(), "Start")).text
    assert "Cyd is the host now." in (await ann.type("game host", player=cyd.member)).text
    assert "Host: Cyd" in stage.board().content
    assert "Only the table's host" in (await ann.type("game remove", player=cyd.member)).text
    seats = (await ann.type("game seats")).message
    seats = await pick(ann, seats, "move", "1")
    assert seats.content.startswith("You sit in seat 2 now.")
    assert [stage.table().user_at(seat) for seat in range(3)] == [None, ann.id, cyd.id]
    await pick(ann, seats, "move", "2")
    question = stage.public()[-1]
    assert question.content.startswith(f"{cyd.member.mention}: Ann would like to exchange seats with you")
    await cyd.press(question, "Agree")
    assert [stage.table().user_at(seat) for seat in range(3)] == [None, cyd.id, ann.id]


async def test_the_host_says_how_a_computer_plays(stage: Stage) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await lobby(stage, ann, seats=4)
    panel = (await ann.press(stage.board(), "Options")).message
    assert "level" not in values(panel, "topic"), "there is no computer yet"
    for _ in range(2):
        await ann.press(stage.board(), "Add a computer")
    assert "2. Enkidu · computer (sensible)" in stage.board().content
    panel = await pick(ann, (await ann.press(stage.board(), "Options")).message, "topic", "level")
    others = ["strong", "planner", "learner", "random"]
    assert values(panel, "level") == [f"{seat}:{level}" for seat in (1, 2) for level in others]
    panel = await pick(ann, panel, "level", "2:random")
    assert panel.content.startswith("Ninsun plays like this now: random")
    assert "3. Ninsun · computer (random)" in stage.board().content
    assert "Only the table's host" in (await ben.forge(panel, "zt:1:level:", "1:random")).text
    panel = await pick(ann, panel, "topic", "level")
    assert all("style" not in item["custom_id"] for item in items(panel)), "no computer looks ahead yet"
    panel = await pick(ann, panel, "level", "1:planner")
    assert "choose a style for it below, too" in panel.content
    assert values(panel, "style") == ["1:warrior", "1:builder", "1:trader"]
    panel = await pick(ann, panel, "style", "1:trader")
    assert panel.content.startswith("Enkidu plays like this now: planner, trader")
    assert "2. Enkidu · computer (planner, trader)" in stage.board().content
    assert values(panel, "style") == ["1:none", "1:warrior", "1:builder"]
    for value in ("1:sailor", "2:trader", "0:trader", "x"):
        await ann.forge(panel, "zt:1:style:", value)
    assert stage.table().computers() == {1: "planner:trader", 2: "random"}
    panel = await pick(ann, panel, "topic", "level")
    panel = await pick(ann, panel, "level", "1:sensible")
    await ann.forge(panel, "zt:1:level:", "1:divine")
    await ann.forge(panel, "zt:1:level:", "x")
    await stage.restart()
    await ann.press(stage.board(), "Start")
    assert stage.table().computers() == {1: "sensible", 2: "random", 3: "sensible"}
    seats = (await ann.type("game seats")).message.content
    assert "Enkidu · a computer plays (sensible)" in seats
    assert "Ninsun · a computer plays (random)" in seats


async def test_a_spanish_lobby(stage: Stage) -> None:
    ana = stage.person("Ana", "es-ES")
    await lobby(stage, ana)
    assert "Anfitrión: Ana · Español · sin reloj · cualquiera puede unirse" in stage.board().content
    panel = (await ana.press(stage.board(), "Opciones")).message
    assert panel.content.startswith("**Opciones de la mesa 1**")
    panel = await pick(ana, panel, "topic", "watch")
    assert "Solo quienes juegan: la partida va en un hilo privado." in panel.content


@pytest.mark.parametrize("name", ["**Ann** <@1> @everyone", "🏺" * 32, "\u202eنادية", "# x\n> y", "[a](https://b.org)"])
async def test_names_are_safe_in_lobbies_and_questions(stage: Stage, name: str) -> None:
    ann, ben, cyd = stage.person(name), stage.person(name), stage.person(name)
    await started(stage, ann, ben)
    await ann.type("game seats")
    await ann.type("game swap", player=ben.member)
    await cyd.forge(stage.board(), "zt:1:ask:", "1")
    await ann.type("game computer")
    await ann.type("game back")
    for message in stage.public():
        said = re.sub(r"<@\d{5,}>|<#\d+>|<t:\d+:\w>", "", message.content)
        for live in ("**Ann**", "<@1>", "](https", "\n> y", "\n# ", "\u202e"):
            assert live not in said


# --- threads ----------------------------------------------------------------------------------------------------


async def test_a_table_has_a_thread_that_sleeps_after_a_week_at_the_earliest(stage: Stage) -> None:
    ann = stage.person("Ann")
    await ann.type("game new", game="tigris", seats=2)
    made = stage.sent("POST", f"/channels/{stage.channel.id}/threads")
    assert [request.body["auto_archive_duration"] for request in made] == [10080]


async def test_a_thread_that_discord_puts_away_is_not_woken_for_its_own_sake(stage: Stage) -> None:
    ann = stage.person("Ann")
    await ann.type("game new", game="tigris", seats=2)
    thread = stage.channel.threads[0]
    await archive(stage, thread.id)
    assert sleeps(stage, thread.id)


async def archive(stage: Stage, thread_id: int) -> None:
    stage.env.backend.edit_channel(thread_id, {}, thread_metadata={"archived": True})
    await stage.env.settle()


def sleeps(stage: Stage, thread_id: int) -> bool:
    return bool(stage.env.backend.get_channel(thread_id).thread_metadata.archived)


async def test_only_players_see_a_private_game(stage: Stage) -> None:
    ann, ben, cyd = (stage.person(name) for name in ("Ann", "Ben", "Cyd"))
    await lobby(stage, ann, seats=2)
    panel = (await ann.press(stage.board(), "Options")).message
    await pick(ann, await pick(ann, panel, "topic", "watch"), "set", "players")
    await ben.press(stage.board(), "Join")
    await ann.press(stage.board(), "Start")
    room = stage.tables.get(1).channel_id
    assert room != stage.channel.id
    made = stage.sent("POST", f"/channels/{stage.channel.id}/threads")[-1].body
    assert (made["type"], made["invitable"], made["auto_archive_duration"]) == (12, False, 10080)
    old = next(message for message in stage.public() if "Tigris & Euphrates, table 1" in message.content)
    assert f"The game is played here: <#{room}>" in old.content
    assert items(old) == []
    added = [request.path.rpartition("/")[2] for request in stage.sent("PUT", f"/channels/{room}/thread-members/")]
    assert sorted(added) == sorted([str(ann.id), str(ben.id)])
    thread = next(thread for thread in stage.channel.threads if thread.id == room)
    inside = f"/channels/{room}/thread-members"
    for answer, moved in (("Refuse", cyd), ("Agree", ann)):
        await ann.type("game substitute", thread, player=cyd.member)
        assert stage.sent("PUT", inside)[-1].path == f"{inside}/{cyd.id}"
        await cyd.press(stage.board(thread), answer)
        if answer == "Agree":
            assert stage.tables.get(1).seat_of(cyd.id) is not None
        assert stage.sent("DELETE", inside)[-1].path == f"{inside}/{moved.id}"


async def test_two_who_start_a_private_game_at_once_open_one_thread(stage: Stage) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await lobby(stage, ann, seats=2)
    panel = (await ann.press(stage.board(), "Options")).message
    await pick(ann, await pick(ann, panel, "topic", "watch"), "set", "players")
    await ben.press(stage.board(), "Join")
    board = stage.board()
    for person in (ann, ben):
        person.at_once(board, lobby_button(board, "start"))
    await stage.env.settle()
    assert len(stage.sent("POST", f"/channels/{stage.channel.id}/threads")) == 1
    room = stage.tables.get(1).channel_id
    added = [request.path.rpartition("/")[2] for request in stage.sent("PUT", f"/channels/{room}/thread-members/")]
    assert sorted(added) == sorted([str(ann.id), str(ben.id)])


async def test_what_the_others_agreed_on_is_posted_whatever_becomes_of_the_question(
    stage: Stage, ann_and_ben: tuple[Person, Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = ann_and_ben
    before = stage.table().users()
    await ann.type("game swap", player=ben.member)

    async def fails(*_: object) -> None:
        raise Paused

    monkeypatch.setattr(votes, "own_up", fails)
    await ben.press(stage.public()[-1], "Agree")
    assert stage.table().users() == before[::-1]
    assert stage.table().posted_revision == stage.table().revision


async def test_a_private_game_leaves_no_lobby_thread_in_the_list(stage: Stage) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await ann.type("game new", game="tigris", seats=2)
    (lobby_thread,) = stage.channel.threads
    panel = (await ann.press(stage.board(lobby_thread), "Options")).message
    await pick(ann, await pick(ann, panel, "topic", "watch"), "set", "players")
    await ben.press(stage.board(lobby_thread), "Join")
    await ann.press(stage.board(lobby_thread), "Start")
    room = stage.tables.get(1).channel_id
    assert room != lobby_thread.id
    assert sleeps(stage, lobby_thread.id)
    assert not sleeps(stage, room)
    await stage.restart()
    assert sleeps(stage, lobby_thread.id)


# --- seats in play ----------------------------------------------------------------------------------------------


async def test_a_substitute_gets_the_hand_and_the_leaver_loses_it(
    stage: Stage, ann_and_ben: tuple[Person, Person]
) -> None:
    ann, ben = ann_and_ben
    cyd = stage.person("Cyd")
    panel = (await ann.press(stage.board(), "Play")).message
    ends = next(item["custom_id"] for item in items(panel) if item["custom_id"].startswith("zb:"))
    assert len(ann.dms()) == 1
    assert (await ann.type("game substitute", player=cyd.member)).text.startswith("Asked.")
    question = stage.public()[-1]
    assert question.content.startswith(f"{cyd.member.mention}: ")
    assert "You do not sit at this table" in (await stage.person("Eva").press(question, "Agree")).text
    assert "That question is for others" in (await ben.press(question, "Agree")).text
    await cyd.press(question, "Agree")
    assert stage.table().seat_of(cyd.id) is not None
    assert stage.table().seat_of(ann.id) is None
    assert ann.dms() == []
    assert len(cyd.dms()) == 1
    assert stage.board().content.startswith(cyd.member.mention)
    before = (await stage.match()).save()
    assert "belongs to another seat" in (await ann.forge(panel, ends)).text
    assert "You do not sit at this table" in (await ann.type("hand")).text
    assert (await stage.match()).save() == before
    settled = next(message for message in stage.public() if message.id == question.id)
    assert re.fullmatch(r"Cyd has taken over seat \d\.", settled.content)
    assert items(settled) == []


async def test_hands_follow_even_if_the_bot_ends_in_between(stage: Stage, ann_and_ben: tuple[Person, Person]) -> None:
    ann, _ = ann_and_ben
    cyd = stage.person("Cyd")
    vote = await stage.tables.seating.ask_substitute(1, ann.id, cyd.id, "Cyd")
    await stage.tables.votes.cast(1, cyd.id, vote.id, True)
    assert len(ann.dms()) == 1
    await stage.restart()
    await stage.env.settle()
    assert ann.dms() == []
    assert len(cyd.dms()) == 1


async def test_a_computer_plays_and_hands_back(stage: Stage, ann_and_ben: tuple[Person, Person]) -> None:
    ann, ben = ann_and_ben
    assert "A computer plays for you" in (await ann.type("game computer")).text
    assert "`/game back` gives you your seat back" in (await ann.type("play")).text
    told = [message.content for message in stage.public()]
    assert f"A computer plays for {ann.member.user.global_name}, until they are back." in told
    assert stage.table().waiting_for() == [ben.id]
    assert "the game would play itself" in (await ben.type("game computer")).text
    listed = (await ann.type("game list")).text
    assert "a computer plays for you; `/game back table:1` returns." in listed
    assert "You play again." in (await ann.type("game back")).text
    assert "No computer keeps a seat" in (await ann.type("game back")).text
    assert set(stage.table().users()) == {ann.id, ben.id}


async def test_a_lent_seat_is_not_taken_at_once_and_its_owner_is_told(
    stage: Stage, ann_and_ben: tuple[Person, Person]
) -> None:
    ann, ben = ann_and_ben
    await ben.type("game computer")
    early = await ann.type("game remove", player=ben.member)
    assert "or when a computer has kept their seat for as long" in early.text
    assert stage.table().lent_seat(ben.id) is not None
    tomorrow = stage.clock() + 24 * 3600
    stage.clock = lambda: tomorrow
    await ann.type("game remove", player=ben.member)
    assert stage.table().lent_seat(ben.id) is None
    assert "have given your seat to a computer" in ben.dms()[-1].content


async def test_seats_panel_offers_what_one_may_do(stage: Stage, ann_and_ben: tuple[Person, Person]) -> None:
    ann, ben = ann_and_ben
    cyd = stage.person("Cyd")
    panel = (await ann.type("game seats")).message
    assert acts(panel) == {"lend", "resign", "swap", "remove", "substitute"}
    sure = (await ann.press_id(panel, menu(panel, "resign"))).message
    assert "Resign?" in sure.content
    assert stage.table().seat_of(ann.id) is not None
    back = (await ann.press_id(sure, menu(sure, "seats"))).message
    assert " · asked <t:" in back.content
    sure = (await ann.press_id(back, menu(back, "resign"))).message
    done = (await ann.press_id(sure, menu(sure, "resigned"))).message
    assert done.content.startswith("You have resigned")
    assert stage.table().users() == [ben.id]
    panel = (await cyd.type("game seats")).message
    assert acts(panel) == {"ask"}
    seat = next(seat for seat in (0, 1) if stage.table().user_at(seat) is None)
    await pick(cyd, panel, "ask", str(seat))
    question = stage.public()[-1]
    assert "You decide." in question.content
    await ben.press(question, "Agree")
    assert stage.table().user_at(seat) == cyd.id


async def test_a_removal_is_voted_on(stage: Stage) -> None:
    ann, ben, cyd, dan = (stage.person(name) for name in ("Ann", "Ben", "Cyd", "Dan"))
    await started(stage, ann, ben, cyd, dan)
    assert (await ben.type("game remove", player=ann.member)).text.startswith("Asked.")
    question = stage.public()[-1]
    called = f"{cyd.member.mention} {dan.member.mention}"
    assert question.content.startswith(f"{called}: Ben asks whether a computer shall play for Ann")
    assert "That question is for others" in (await ann.press(question, "Refuse")).text
    assert (await cyd.press(question, "Agree")).text == "", "it stands in the question's own message"
    assert stage.table().users() == [ben.id, cyd.id, dan.id]
    settled = next(message for message in stage.public() if message.id == question.id)
    assert settled.content.startswith("Most agreed")
    assert items(settled) == []


async def test_two_alone_wait_a_day(stage: Stage, ann_and_ben: tuple[Person, Person]) -> None:
    ann, ben = ann_and_ben
    assert "for 24 hours" in (await ben.type("game remove", player=ann.member)).text
    assert stage.table().seat_of(ann.id) is not None


async def test_a_question_that_has_passed_loses_its_buttons(stage: Stage, ann_and_ben: tuple[Person, Person]) -> None:
    ann, ben = ann_and_ben
    await ann.type("game swap", player=ben.member)
    question = stage.public()[-1]
    assert len(items(question)) == 2
    await ann.type("game computer")
    settled = next(message for message in stage.public() if message.id == question.id)
    assert (settled.content, items(settled)) == ("That question has passed.", [])
    assert "That question has passed." in (await ben.forge(settled, "zp:1:agree:1")).text


async def test_asking_twice_posts_one_question(stage: Stage, ann_and_ben: tuple[Person, Person]) -> None:
    ann, ben = ann_and_ben
    posted = len(stage.public())
    for _ in range(3):
        await ann.type("game swap", player=ben.member)
    assert len(stage.public()) == posted + 1


# --- finding one's tables ---------------------------------------------------------------------------------------


async def test_next_brings_the_panel_of_who_has_waited_longest(stage: Stage) -> None:
    ann, ben, other = stage.person("Ann"), stage.person("Ben"), stage.guild.create_text_channel("other")
    options = "first-player=first-seat"
    await started(stage, ann, ben, channel=other, options=options)
    assert (await ben.type("next")).text == "Nobody waits for you. `/game list` shows your tables."
    await started(stage, ann, ben, options=options)
    reply = await ann.type("next")
    assert f"Tigris & Euphrates, table 1: <#{other.id}>. You were asked <t:" in reply.text
    assert f"https://discord.com/channels/{stage.guild.id}/{other.id}/{stage.board(other).id}" in reply.text
    assert "One more table waits for you." in reply.text
    assert "Your first action: what will you do?" in reply.text
    sure = await ann.press(reply.message, "End the turn")
    await ann.press(sure.message, "End the turn")
    assert stage.tables.get(1).waiting_for() == [ben.id]
    last = (await ann.type("next")).text
    assert "\nTigris & Euphrates, table 2: <#" in last
    assert "table 1" not in last


async def test_next_leads_to_a_question_where_nothing_else_waits(
    stage: Stage, ann_and_ben: tuple[Person, Person]
) -> None:
    ann, ben = ann_and_ben
    await ann.type("game swap", player=ben.member)
    question = stage.public()[-1]
    reply = (await ben.type("next")).text
    assert reply.startswith("Nobody waits for your move, but you are asked something")
    assert str(question.id) in reply
    assert "the others ask you something" in (await ben.type("game list")).text
