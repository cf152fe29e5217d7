"""/history and /stats: what one has played, who may see it, and what is left out."""

from __future__ import annotations

from data.texts import texts
from tests.bot.simcord.stage import Stage, app, items
from tests.bot.simcord.test_end import ended


async def test_a_finished_game_stands_in_the_history_and_in_the_statistics(stage: Stage) -> None:
    ann, ben = await ended(stage)
    people = app(stage).people
    history = await ann.type("history")
    assert "**Ancient Civilizations of the Inner Sea** (table 1): " in history.text
    assert "with " in history.text
    assert [item["custom_id"] for item in items(history.message)] == ["zk:game", "za:::1:figures"]
    assert (await ann.type("game list", finished=True)).text == history.text
    assert (
        texts().text("en", "history-none-of-game", game="Tigris & Euphrates")
        in (await ann.type("history", game="tigris")).text
    )
    stats = await ann.type("stats")
    assert [item.filename for item in stats.message.attachments] == ["stats.png"]
    words = stats.message.attachments[0].description
    assert "Ancient Civilizations of the Inner Sea" in words
    assert "rating " in words
    menu = f"za:{ann.id}::results:game"
    assert menu in [item["custom_id"] for item in items(stats.message)]
    one_game = await ann.forge(stats.message, menu, "inner_sea")
    parts = next(item for item in items(one_game.message) if item["custom_id"].endswith(":part"))
    assert [option["value"] for option in parts["options"]] == ["results", "things", "seats", "people"]
    for part in ("things", "seats", "people"):
        assert (await ann.forge(one_game.message, parts["custom_id"], part)).message.attachments, part
    server = await ann.type("stats", server=True, game="inner_sea")
    ratings = await ann.forge(server.message, "za:0:inner_sea:results:part", "people")
    assert "1. Ben" in ratings.message.attachments[0].description
    await people.set(ben.id, listing="out")
    ratings = await ann.forge(server.message, "za:0:inner_sea:results:part", "people")
    assert "Ben" not in ratings.message.attachments[0].description

    refusal = texts().text("en", "error-statistics-not-visible")
    assert refusal in (await ben.type("stats", player=ann.member)).text
    await people.set(ann.id, listing="everyone")
    anns = await ben.type("stats", player=ann.member)
    assert anns.message.attachments
    assert anns.text == texts().text("en", "stats-of-other", name="Ann")
    assert "/history" not in anns.text
    assert (await ann.type("stats")).text == texts().text("en", "stats-of", name="Ann")
