"""Languages, names, and what the commands that only show something say."""

from __future__ import annotations

import re

import pytest

from data.texts import texts
from tests.bot.simcord.stage import Person, Stage, items, started

NAMES = {
    "bold": "**Ann** __x__ ~~y~~",
    "mention": "<@1> @everyone <#2>",
    "link": "[Ann](https://example.org)",
    "code": "`Ann` ||x||",
    "heading": "# Ann\n> x",
    "right to left": "\u202eنادية\u202c שרה",
    "emoji": "🏺" * 32,
    "invisible": "\u200b\u2060",
    "long": "W" * 32,
}


@pytest.mark.parametrize("name", NAMES.values(), ids=NAMES)
async def test_names_do_not_ping_and_do_not_break(stage: Stage, name: str) -> None:
    ann, ben = stage.person(name), stage.person(name)
    await started(stage, ann, ben)
    people = {ann.id: ann, ben.id: ben}
    await people[stage.table().waiting_for()[0]].type("tigris pass")
    waiting = people[stage.table().waiting_for()[0]]
    other = ben if waiting is ann else ann
    await other.type("undo")
    await ann.press(stage.board(), "Log")
    await other.press(stage.board(), "Play")
    await ann.type("game list")
    for message in stage.public():
        said = message.content.replace(ann.member.mention, "").replace(ben.member.mention, "")
        for live in ("**Ann**", "<@1>", "](https", "`Ann`", "||x||", "\n# ", "\n> ", "\u202e"):
            assert live not in said
        assert not said.startswith("# ")
    for request in stage.requests:
        allowed = request.body.get("allowed_mentions") if isinstance(request.body, dict) else None
        if allowed:
            assert allowed["parse"] == []
            assert {int(user) for user in allowed.get("users", [])} <= {ann.id, ben.id}


async def test_private_replies_speak_the_players_language(stage: Stage) -> None:
    ana, ben = stage.person("Ana", "es-419"), stage.person("Ben", "en-GB")
    await started(stage, ben, ana, language="en", options="first-player=first-seat")
    spanish = (await ana.press(stage.board(), "Play")).message
    assert spanish.content.splitlines()[:2] == ["-# Tigris y Éufrates · mesa 1", "Esperando a Ben."]
    english = (await ben.press(stage.board(), "Play")).message
    assert "**Your first action: what will you do?**" in english.content.splitlines()
    assert (await ana.type("tigris pass")).text == texts().text("es", "error-not-your-turn")
    assert [message.content.split()[0] for message in (*ana.dms(), *ben.dms())] == ["Tu", "Your"]
    for message in stage.public():
        assert "Tigris & Euphrates" in message.content
        assert {"Jugar", "Mi mano"}.isdisjoint(item["label"] for item in items(message))


async def test_a_table_speaks_its_own_language(stage: Stage) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await started(stage, ann, ben, language="es")
    assert {"Jugar", "Mi mano"} <= {item["label"] for item in items(stage.board())}
    assert "Tigris y Éufrates" in stage.board().content
    reply = await ann.forge(stage.board(), "zp:1:log:")
    assert "starts the game" in reply.text


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("en-US", "</game new:{id}> opens a table"),
        ("es-ES", "</game new:{id}> abre una mesa"),
        ("fr", "</game new:{id}> opens a table"),
    ],
)
async def test_help_says_how_to_begin(stage: Stage, locale: str, words: str) -> None:
    ann = stage.person("Ann", locale)
    reply = await ann.type("help")
    assert reply.result.ephemeral
    (number,) = set(re.findall(r"</game new:(\d+)>", reply.text))
    assert words.format(id=number) in reply.text


async def test_board_and_log_and_list(stage: Stage, ann_and_ben: tuple[Person, Person]) -> None:
    ann, ben = ann_and_ben
    for zoom, name in ((False, "board.png"), (True, "cut.png")):
        board = await ben.type("board", zoom=zoom)
        assert board.result.ephemeral
        assert [file.filename for file in board.message.attachments] == [name]
    await ann.type("tigris pass")
    log = (await ben.type("log")).text
    assert log.splitlines()[-1].startswith("- ")
    assert ann.member.user.global_name in log
    listed = (await ben.type("game list")).text
    since = f"<t:{round(stage.table().since(stage.table().waiting[0]))}:R>"
    link = f"[Go there](https://discord.com/channels/{stage.guild.id}/{stage.channel.id}/{stage.board().id})"
    where = f"**1** Tigris & Euphrates, <#{stage.channel.id}>"
    assert listed == f"{where}: it is your turn (asked {since}). {link}"
    waiting = (await ann.type("game list")).text
    assert waiting == f"{where}: waiting for {ben.member.user.global_name} (asked {since}). {link}"


async def test_options_are_completed(stage: Stage) -> None:
    ann = stage.person("Ann")
    offered = await ann.complete("game new", "options", "board=alternative po", game="tigris", seats=2)
    assert offered == ["board=alternative points=hidden", "board=alternative points=open"]
    assert await ann.complete("game new", "options", "x" * 5000, game="tigris", seats=2) == []


async def test_moves_are_completed_from_the_legal_ones(stage: Stage, ann_and_ben: tuple[Person, Person]) -> None:
    ann, ben = ann_and_ben
    match = await stage.match()
    colour = match.view(match.asks()[0].seat).hand[0]
    squares = await ann.complete("tigris tile", "square", "f", colour=colour)
    legal = {option.rpartition(":")[2] for option in match.asks()[0].options if option.startswith(f"tile:{colour}:F")}
    assert set(squares) == legal
    assert len(await ann.complete("tigris tile", "square", "", colour=colour)) == 25
    assert await ben.complete("tigris tile", "square", "f", colour=colour) == []
    assert await ann.complete("tigris build", "what", "") == []
