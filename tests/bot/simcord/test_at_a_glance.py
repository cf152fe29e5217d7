"""What leads people where they want: a table's card in the parent channel, commands typed elsewhere, what calls say."""

from __future__ import annotations

import re

import discord

from bot.frame.command_book import CommandBook
from bot.guide.help import help_message, in_messages
from tests.bot.simcord.stage import Stage, app, items, started


def cards(stage: Stage) -> list[discord.Message]:
    """What we have posted in the channel, but for Discord's own word that a thread has been opened."""
    return [message for message in stage.public() if message.type is discord.MessageType.default]


async def test_a_new_table_is_a_card_in_the_channel_of_its_thread(stage: Stage) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await ann.type("game new", game="tigris", seats=2, where="thread", language="en")
    (card,) = cards(stage)
    (thread,) = stage.channel.threads
    assert card.content.splitlines() == [
        "**Tigris & Euphrates**, table 1 · 🟢 1 of 2 seats free",
        "Host: Ann · at the table: Ann · pace: no clock",
        f"<#{thread.id}>",
    ]
    assert [item["label"] for item in items(card)] == ["Join"]
    joined = await ben.press(card, "Join")
    assert joined.text.splitlines()[0] == f"You have a seat. The table is here: <#{thread.id}>"
    (card,) = cards(stage)
    assert "🟢 all seats taken" in card.content
    assert "at the table: Ann, Ben" in card.content
    await ann.type("game start", thread)
    (card,) = cards(stage)
    assert "▶️ running" in card.content
    assert items(card) == []
    question = await ann.type("game close", thread)
    await ann.press(question.message, "Yes, close it")
    (card,) = cards(stage)
    assert card.content.splitlines() == [
        "**Tigris & Euphrates**, table 1 · ⚪ closed",
        "Ann, Ben",
        f"<#{thread.id}>",
    ], "one card a table, always the same message"


async def test_the_card_of_a_private_game_tells_nothing_once_it_has_begun(stage: Stage) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await ann.type("game new", game="tigris", seats=2)
    thread = stage.channel.threads[0]
    await stage.tables.lobby.set(1, ann.id, "watch", "players")
    await ben.press(cards(stage)[0], "Join")
    assert "Ben" in cards(stage)[0].content
    await ann.press(stage.board(thread), "Start")
    (card,) = cards(stage)
    assert "▶️ running" in card.content
    assert not any(word in card.content for word in ("Ann", "Ben", "<#"))


async def test_a_card_that_somebody_deletes_is_given_up_and_the_game_goes_on(stage: Stage) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await ann.type("game new", game="tigris", seats=2, where="thread", language="en")
    (card,) = cards(stage)
    (thread,) = stage.channel.threads
    await ben.press(card, "Join")
    stage.env.inject_error(
        "PATCH",
        f"/channels/{stage.channel.id}/messages/{card.id}",
        status=404,
        code=10008,
        message="Unknown",
        times=None,
    )
    assert "You have a seat" not in (await ann.type("game start", thread)).text
    assert stage.tables.get(1).status == "playing"
    assert "your turn at" in stage.board(thread).content
    assert "card" not in [post.kind for post in await stage.tables.store.messages.posts(1)]


async def test_a_table_in_the_channel_itself_needs_no_card(stage: Stage) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await started(stage, ann, ben)
    assert "card" not in [post.kind for post in await stage.tables.store.messages.posts(1)]


async def test_joining_a_running_game_leads_to_asking_for_a_seat(stage: Stage) -> None:
    ann, ben, cyd = (stage.person(name) for name in ("Ann", "Ben", "Cyd"))
    await started(stage, ann, ben)
    reply = await cyd.type("game join")
    assert reply.text.startswith("The game is running. Whose seat would you like?")
    await cyd.pick(reply.message, "1")
    assert "Cyd" in stage.board().content


async def test_joining_elsewhere_offers_the_tables_that_wait_for_players(stage: Stage) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    other = stage.guild.create_text_channel("elsewhere")
    await stage.env.settle()
    assert "There is no open table here" in (await ben.type("game join", other)).text
    await ann.type("game new", game="tigris", seats=2, where="here", language="en")
    reply = await ben.type("game join", other)
    assert "These tables wait for players" in reply.text
    assert "You have a seat" in (await ben.press(reply.message, "Tigris & Euphrates, table 1")).text
    assert stage.table().users() == [ann.id, ben.id]
    assert "There is no open table here" in (await ann.type("game join", other)).text, "her own table is none to join"


async def test_a_hand_asked_for_elsewhere_is_a_menu_of_ones_tables(stage: Stage) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await started(stage, ann, ben)
    other = stage.guild.create_text_channel("elsewhere")
    await stage.env.settle()
    for command in ("hand", "play", "board", "undo", "catchup", "plan show"):
        reply = await ann.type(command, other)
        assert "At which of your tables?" in reply.text, command
        opened = await ann.press(reply.message, "Tigris & Euphrates, table 1")
        assert "Something went wrong" not in opened.text, command
    assert (
        "Your hand in Tigris & Euphrates, table 1"
        in (await ann.press((await ann.type("hand", other)).message, "Tigris & Euphrates, table 1")).text
    )


async def test_help_names_every_command_as_something_to_press(stage: Stage) -> None:
    ana = stage.person("Ana", "es-ES")
    reply = await ana.type("help")
    book = app(stage).book
    assert "</game new:" in reply.text
    text, embeds = help_message(book, "es")
    listed = "\n".join(embed.description or "" for embed in embeds)
    mentioned = set(re.findall(r"</([a-z -]+):\d+>", listed))
    assert mentioned == {entry.path for entry in book.entries}
    assert {"game new", "hand", "tigris tile", "plan show", "help"} <= mentioned
    assert "Abre una mesa" in listed
    assert [embed for held in in_messages(embeds) for embed in held] == embeds
    assert all(sum(map(len, held)) <= 6000 for held in in_messages(embeds)), "more than Discord takes in a message"
    assert "`/" not in text, "every command that the guide names is one"
    assert len(text) <= 2000


async def test_help_at_a_table_begins_with_its_game_and_folds_the_others(stage: Stage) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await started(stage, ann, ben, game="through_the_ages")
    reply = await ann.type("help")
    assert "</ages turn:" in reply.text, "the moves that it names are those of this game"
    assert "</tigris" not in reply.text
    _, embeds = help_message(app(stage).book, "en", "through_the_ages")
    lines = "".join(embed.description or "" for embed in embeds).splitlines()
    assert lines[0].startswith("</game new:")
    assert lines[1].startswith("</ages ")
    folded = [line for line in lines if line.startswith(("Tigris", "The Ancient World", "Ancient Civilizations"))]
    assert len(folded) == 4
    assert folded[0].endswith("more; type `/` and its name.")
    assert sum("</tigris" in line for line in lines) == 1
    everything, embeds = help_message(app(stage).book, "en")
    assert (embeds[0].description or "").startswith("</game new:")
    assert "</world build:" in everything, "the first game's moves, where there is no table"


def test_a_command_whose_id_is_not_known_is_named() -> None:
    payload = [{"name": "game", "description": "x", "options": [{"type": 1, "name": "new", "description": "Open"}]}]
    assert CommandBook(payload).lines("en") == ["`/game new` Open"]
    assert CommandBook(payload, {"game": 7}).linked("Type `/game new` or `/other`.", "en") == (
        "Type </game new:7> or `/other`."
    )
