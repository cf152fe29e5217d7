"""Who opens or joins a table of a game that is new to them is offered its lessons: once, and in private."""

from __future__ import annotations

from bot.model.lessons import LessonProgress
from bot.words.wording import title
from data.texts import texts
from tests.bot.simcord.stage import Person, Reply, Stage, items
from tests.bot.simcord.test_end import ended

BUTTON = "zi:offer:tigris:"


async def opened(person: Person, **options: object) -> Reply:
    return await person.type("game new", **{"game": "tigris", "seats": 4} | options)


def is_offered(reply: Reply, game: str = "tigris", lang: str = "en") -> bool:
    """Whether a reply's last line offers the lessons; it has the button then, and nothing else has it."""
    name = title(game, lang)
    has_line = reply.text.endswith(texts().text(lang, "lessons-offer", game=name))
    messages = [message for message in (reply.result.response, *reply.result.followups) if message is not None]
    buttons = [item for message in messages for item in items(message) if item["custom_id"] == f"zi:offer:{game}:"]
    assert len(buttons) == has_line
    return has_line


async def test_lessons_are_offered_in_the_reply_to_who_opens_a_table_and_open_beside_it(stage: Stage) -> None:
    ann = stage.person("Ann", "es-ES")
    reply = await opened(ann)
    assert is_offered(reply, lang="es")
    where = f"<#{stage.channel.threads[0].id}>"
    assert where in reply.text.splitlines()[0]
    await stage.restart()
    every = await ann.press(reply.message, "Aprende Tigris y Éufrates")
    assert "Aprende Tigris y Éufrates" in every.message.content
    assert every.message.ephemeral
    assert where in reply.message.content, "where the table is can still be read"
    assert not is_offered(await opened(ann), lang="es"), "once is enough"
    stored = (await stage.tables.store.person(ann.id))["preferences"]
    assert "lessons-offered:tigris" in [row["key"] for row in stored]


async def test_lessons_are_offered_to_who_joins_in_the_table_s_own_channel_and_elsewhere(stage: Stage) -> None:
    ann, ben, cara = stage.person("Ann"), stage.person("Ben"), stage.person("Cara")
    await opened(ann)
    (thread,) = stage.channel.threads
    board, card = stage.board(thread), stage.board()
    joined = await ben.press(board, "Join")
    assert is_offered(joined)
    assert len(joined.text.splitlines()) == 1
    elsewhere = await cara.press(card, "Join")
    assert is_offered(elsewhere)
    assert f"<#{thread.id}>" in elsewhere.text.splitlines()[0]
    await ben.press(stage.board(thread), "Leave")
    assert (await ben.press(stage.board(thread), "Join")).text == ""


async def test_no_lessons_are_offered_to_who_knows_the_game_or_has_begun_to_learn_it(stage: Stage) -> None:
    ann, ben = await ended(stage)
    again = await ann.type("game new", game="inner_sea", seats=2)
    assert "custom_id" not in str(again.message.components)
    cara = stage.person("Cara")
    await stage.tables.store.lessons.put(cara.id, "tigris", "kingdom", LessonProgress(), 0.0)
    assert not is_offered(await opened(cara))
    assert is_offered(await opened(ben)), "another game than the one that they have finished"


async def test_a_table_is_told_of_though_the_offer_cannot_be_stored(stage: Stage) -> None:
    ann = stage.person("Ann")
    database = stage.tables.store.database
    await database.execute("ALTER TABLE preferences RENAME TO out_of_reach")
    reply = await opened(ann)
    # A server's tables are there for the next test, too.
    await database.execute("ALTER TABLE out_of_reach RENAME TO preferences")
    assert f"<#{stage.channel.threads[0].id}>" in reply.text
