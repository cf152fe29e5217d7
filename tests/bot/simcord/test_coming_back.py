"""A way back to a seat, and what a table's thread is called."""

from __future__ import annotations

from tests.bot.simcord.stage import Person, Stage, started
from tests.bot.simcord.test_seats import pick


async def test_who_was_removed_asks_for_the_seat_back_from_anywhere(stage: Stage) -> None:
    ann, ben, cyd = (stage.person(name) for name in ("Ann", "Ben", "Cyd"))
    await started(stage, ann, ben, cyd)
    away = stage.guild.create_text_channel("away")
    assert "No computer keeps a seat for you" in (await ann.type("game back")).text
    await ben.type("game remove", player=ann.member)
    await cyd.press(stage.public()[-1], "Agree")
    table = stage.table()
    assert "`/game back table:1`" in ann.dms()[-1].content
    assert "given up by Ann" in (await ben.type("game seats")).text
    assert f"**1** Tigris & Euphrates, <#{stage.channel.id}>: given up" in (await ann.type("game list", away)).text
    assert "given up" not in (await ben.type("game list", away)).text
    offered = await ann.member.autocomplete(away, "game back", "table", "")
    assert [choice["value"] for choice in offered] == [table.id]
    for person, number in ((ben, 1), (ann, 2), (stage.person("Eve"), 1)):
        assert "no seat to come back to" in (await person.type("game back", away, table=number)).text
    assert (await ann.type("game back", away, table=table.id)).text.startswith("Asked.")
    question = stage.public()[-1]
    for person in (ben, cyd):
        await person.press(question, "Agree")
    assert stage.table().seat_of(ann.id) == 0
    assert "given up" not in (await ben.type("game seats")).text


async def test_a_lent_seat_is_taken_back_from_anywhere(stage: Stage, ann_and_ben: tuple[Person, Person]) -> None:
    ann, _ = ann_and_ben
    away = stage.guild.create_text_channel("away")
    await ann.type("game computer")
    assert stage.table().seat_of(ann.id) is None
    assert "a computer plays for you; `/game back table:1` returns" in (await ann.type("game list", away)).text
    await ann.type("game back", away, table=stage.table().id)
    assert stage.table().seat_of(ann.id) is not None


async def test_elsewhere_the_only_seat_to_come_back_to_needs_no_number(
    stage: Stage, ann_and_ben: tuple[Person, Person]
) -> None:
    ann, ben = ann_and_ben
    away = stage.guild.create_text_channel("away")
    await ann.type("game computer")
    assert "no open table here" in (await ben.type("game back", away)).text
    await ann.type("game back", away)
    assert stage.table().seat_of(ann.id) is not None


async def test_a_thread_has_its_tables_language(stage: Stage) -> None:
    ann = stage.person("Ann")
    await ann.type("game new", game="tigris", seats=2)
    thread = stage.channel.threads[0]
    assert thread.name == "1 · Tigris & Euphrates"
    panel = (await ann.press(stage.board(thread), "Options")).message
    await pick(ann, await pick(ann, panel, "topic", "language"), "set", "es")
    assert stage.channel.threads[0].name == "1 · Tigris y Éufrates"
    stage.env.backend.edit_channel(thread.id, {"name": "our game"})
    panel = (await ann.press(stage.board(thread), "Opciones")).message
    await pick(ann, await pick(ann, panel, "topic", "language"), "set", "en")
    assert stage.channel.threads[0].name == "our game"
