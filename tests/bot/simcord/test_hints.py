"""Hints in Discord: whoever plays against computers alone gets them, others where the host allows them."""

from __future__ import annotations

import pytest

from bot.coach.reasons import About, part_key, reason_lines
from bot.words.option_words import OptionWords
from data.texts import texts
from engine.computers.levels import LEARNER, levels_of
from engine.core.position import Position
from engine.core.registry import games, load_game
from tests.bot.simcord.stage import Reply, Stage, items, started
from tests.bot.simcord.test_plans import looks


def offers(reply: Reply) -> list[str]:
    """What the panel's menu of looks holds."""
    (menu,) = [item for item in items(reply.message) if item.get("custom_id") == looks(reply.message)]
    return [str(option["value"]) for option in menu["options"]]


async def test_who_plays_against_computers_alone_gets_hints(stage: Stage) -> None:
    ann = stage.person("Ann")
    await started(stage, ann, seats=2)
    before = (await stage.match()).save()
    panel = await ann.press(stage.board(), "Play")
    assert "hint" in offers(panel)
    hint = Reply(await ann.member.select(panel.message, ["hint"], custom_id=looks(panel.message)))
    lines = hint.text.splitlines()
    assert lines[0].startswith("💡 ")
    assert "A computer would choose: **" in lines[0]
    assert any(line.startswith(("Just as good: ", "Slightly behind: ", "Behind: ", "Clearly ")) for line in lines[1:])
    assert lines[-1].startswith("-# Tried out from what you can see")
    assert (await ann.type("hint")).text == hint.text, "the same question gets the same hint"
    assert [message for message in stage.public() if "💡" in message.content] == []
    assert (await stage.match()).save() == before


async def test_at_a_table_of_several_people_the_host_allows_hints(stage: Stage) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await started(stage, ann, ben)
    first = ann if (await stage.match()).asks()[0].seat == stage.table().seat_of(ann.id) else ben
    assert "hint" not in offers(await first.press(stage.board(), "Play"))
    assert "At this table nobody gets hints" in (await first.type("hint")).text
    table = stage.table()
    await stage.tables.lifecycle.close(table.id, table.host)
    opened = await stage.tables.lifecycle.open(
        game=table.game,
        options=table.options,
        seats=2,
        language="en",
        guild_id=table.guild_id,
        channel_id=table.channel_id,
        host=ann.id,
        host_name="Ann",
        hints="everyone",
    )
    await stage.tables.lifecycle.join(opened.id, ben.id, "Ben")
    await stage.tables.lifecycle.start(opened.id, ann.id)
    await stage.env.bot.publisher.publish(opened.id)
    await stage.env.settle()
    match = await stage.tables.match(opened.id)
    now = stage.tables.get(opened.id)
    assert now is not None
    first, other = (ann, ben) if match.asks()[0].seat == now.seat_of(ann.id) else (ben, ann)
    assert "A computer would choose" in (await first.type("hint")).text
    assert "You are not asked anything now" in (await other.type("hint")).text


async def test_nobody_else_gets_a_hint(stage: Stage) -> None:
    ann, eve = stage.person("Ann"), stage.person("Eve")
    await started(stage, ann, seats=2)
    assert "You do not sit at this table" in (await eve.type("hint")).text


@pytest.mark.parametrize("game", [game for game in games() if LEARNER in levels_of(load_game(game))])
def test_every_part_of_a_hint_has_a_name(game: str) -> None:
    loaded = load_game(game)
    assert loaded.sensible is not None
    assert loaded.sensible.lookahead is not None
    position = Position.set_up(loaded, {}, loaded.meta.seats[0], 1)
    names = [*loaded.sensible.lookahead.parts(position.state, 0), "rivals"]
    for lang in ("en", "es"):
        for key in (f"{game}-hint-unit", *(part_key(game, name) for name in names)):
            assert texts().has(lang, key), (lang, key)


@pytest.mark.parametrize(
    ("about", "lang", "beside"),
    [
        ("hint", "en", "than after the next best"),
        ("hint", "es", "que con la siguiente"),
        ("why", "en", "than after its best other move"),
        ("why", "es", "que con la mejor alternativa"),
        ("better", "en", "than after what you chose"),
        ("better", "es", "que con lo que elegiste"),
    ],
)
def test_reasons_say_beside_what_an_answer_is_better_or_worse(about: About, lang: str, beside: str) -> None:
    """After a building was paid with coins they may be more than after another move, and are fewer than before."""
    words = OptionWords(lang, "ancient_world", ["Ann", "Computer"])
    lines = reason_lines(words, about, (("goods", 0.76),), (("city", -0.45),))
    better, worse = {"en": ("Better", "Worse"), "es": ("Mejor", "Peor")}[lang]
    assert lines[0].startswith(f"{better} {beside}: ")
    assert lines[1].startswith(f"{worse} {beside}: ")
