"""The wrong player, the stale button, the double click, the forged button: none of them changes the game."""

from __future__ import annotations

import pytest

from tests.bot.simcord.plays import answer_by_panel
from tests.bot.simcord.stage import Person, Stage, button, items, started

FORGED = [
    "zb",
    "zb:1:0:0:a:",
    "zb:1:0:0:a:tile:red:A1:B2",
    "zb:1:0:0:a:" + "x" * 70,
    "zb:1:0:99:a:pass",
    "zb:1:9:0:a:pass",
    "zb:7:0:0:a:pass",
    "zb:999999999999:0:0:a:pass",
    "zb:1:0:0:zzz:pass",
    "zb:1:0:0:p:99999/tile:",
    "zb:1:0:0:p:²/**",
    "zb:1:0:0:o:nothing:here:*",
    "zp:1:agree:99999999999999999999",
    "zp:1:agree:٣",
    "zp:1:dance:",
    "zp:7:start:",
    "zp:1:start:",
    "zp:1:leave:",
    "x" * 100,
    "zb:" + "9" * 97,
    "🏺" * 50,
]


async def first_option(stage: Stage, verb: str = "leader") -> str:
    match = await stage.match()
    return next(option for option in match.asks()[0].options if option.startswith(verb))


async def saved(stage: Stage) -> bytes:
    return (await stage.tables.match(1)).save()


# --- the wrong player -------------------------------------------------------------------------------------------


async def test_somebody_elses_panel_is_refused_politely(stage: Stage, ann_and_ben: tuple[Person, Person]) -> None:
    ann, ben = ann_and_ben
    panel = (await ann.press(stage.board(), "Play")).message
    before = await saved(stage)
    for item in items(panel):
        if item["custom_id"].startswith("zb:"):
            assert "belongs to another seat" in (await ben.forge(panel, item["custom_id"])).text
    seat = stage.table().seat_of(ann.id)
    reply = await ben.forge(panel, f"zb:1:{seat}:0:a:pass")
    assert "belongs to another seat" in reply.text
    reply = await ben.forge(panel, f"zs:1:{seat}:0:pick", "pass")
    assert "belongs to another seat" in reply.text
    assert await saved(stage) == before


@pytest.mark.parametrize("label", ["Play", "My hand", "Undo"])
async def test_who_is_not_seated_is_told_what_is_open_to_all(
    stage: Stage, ann_and_ben: tuple[Person, Person], label: str
) -> None:
    cyd = stage.person("Cyd")
    reply = await cyd.press(stage.board(), label)
    assert reply.text == (
        "You do not sit at this table. **Zoom** and **Log** are open to everybody; to play, join the next table."
    )
    assert reply.message.attachments == []


async def test_who_is_not_seated_may_look(stage: Stage, ann_and_ben: tuple[Person, Person]) -> None:
    cyd = stage.person("Cyd")
    assert [file.filename for file in (await cyd.press(stage.board(), "Zoom")).message.attachments] == ["cut.png"]
    assert "starts the game" in (await cyd.press(stage.board(), "Log")).text
    board = await cyd.type("board")
    assert board.result.ephemeral
    assert [file.filename for file in board.message.attachments] == ["board.png"]


async def test_who_is_not_seated_may_not_type_moves(stage: Stage, ann_and_ben: tuple[Person, Person]) -> None:
    cyd, before = stage.person("Cyd"), await saved(stage)
    assert "You do not sit at this table" in (await cyd.type("tigris pass")).text
    assert await cyd.complete("tigris tile", "square", "A", colour="red") == []
    assert await saved(stage) == before


async def test_who_is_not_asked_may_not_act(stage: Stage, ann_and_ben: tuple[Person, Person]) -> None:
    ann, ben = ann_and_ben
    before = await saved(stage)
    assert "You are asked nothing at the moment" in (await ben.type("tigris pass")).text
    waiting = (await ben.press(stage.board(), "Play")).message
    assert f"Waiting for {ann.member.user.global_name}." in waiting.content
    assert await saved(stage) == before


async def test_another_tables_buttons_are_refused(stage: Stage, ann_and_ben: tuple[Person, Person]) -> None:
    ann, _ = ann_and_ben
    other, cyd = stage.guild.create_text_channel("other"), stage.person("Cyd")
    await started(stage, cyd, stage.person("Dan"), channel=other, options="first-player=first-seat")
    theirs = await cyd.press(stage.board(other), "Play")
    mine = await ann.press(stage.board(), "Play")
    before = (await stage.tables.match(2)).save()
    assert "belongs to another seat" in (await ann.forge(mine.message, button(theirs.message, "End the turn"))).text
    assert "You do not sit at this table" in (await ann.forge(mine.message, "zp:2:play:")).text
    assert "That question has passed" in (await ann.forge(mine.message, "zp:2:agree:1")).text
    assert (await stage.tables.match(2)).save() == before


# --- too late, too often ----------------------------------------------------------------------------------------


async def test_a_stale_button_says_that_the_moment_has_passed(stage: Stage, ann_and_ben: tuple[Person, Person]) -> None:
    ann, _ = ann_and_ben
    panel = (await ann.press(stage.board(), "Play")).message
    old = [item["custom_id"] for item in items(panel) if item["custom_id"].startswith("zb:")]
    moved = await ann.type("tigris pass")
    assert "Waiting for" in moved.message.content
    before = await saved(stage)
    for custom_id in old:
        reply = await ann.forge(panel, custom_id)
        assert reply.message.content.endswith("That moment has passed. Here is what is asked now.")
        assert not any(item["custom_id"] in old for item in items(reply.message))
    assert await saved(stage) == before


async def test_of_two_clicks_at_once_one_counts(stage: Stage, ann_and_ben: tuple[Person, Person]) -> None:
    ann, _ = ann_and_ben
    panel = (await ann.press(stage.board(), "Play")).message
    custom_id = button(panel, "End the turn")
    posted = len(stage.public())
    for _ in range(2):
        ann.at_once(panel, custom_id)
    await stage.env.settle()
    assert (await stage.match()).revision == 1
    assert len(stage.public()) == posted + 1
    assert not stage.unanswered()


async def test_of_two_clicks_on_undo_one_counts(stage: Stage, ann_and_ben: tuple[Person, Person]) -> None:
    ann, _ = ann_and_ben
    for _ in range(2):
        panel = (await ann.press(stage.board(), "Play")).message
        panel = (await answer_by_panel(ann, panel, [await first_option(stage)])).message
    for _ in range(2):
        ann.at_once(panel, button(panel, "Undo"))
    await stage.env.settle()
    assert len((await stage.match()).answers) == 1


@pytest.mark.parametrize("custom_id", FORGED)
async def test_a_forged_button_changes_nothing(
    stage: Stage, ann_and_ben: tuple[Person, Person], custom_id: str, caplog: pytest.LogCaptureFixture
) -> None:
    ann, _ = ann_and_ben
    panel = (await ann.press(stage.board(), "Play")).message
    before, posted = await saved(stage), len(stage.public())
    reply = await ann.forge(panel, custom_id)
    if custom_id.startswith("zb:"):
        await ann.forge(panel, custom_id.rpartition(":")[0].replace("zb", "zs"), "tile:red:A1", "nonsense")
    assert await saved(stage) == before
    assert len(stage.public()) == posted
    assert "ziggurat" not in {record.name.partition(".")[0] for record in caplog.records if record.levelname == "ERROR"}
    if reply.result.acknowledged:
        assert reply.text


async def test_garbage_in_commands_is_refused_with_advice(stage: Stage, ann_and_ben: tuple[Person, Person]) -> None:
    ann, _ = ann_and_ben
    before = await saved(stage)
    bad_square = await ann.type("tigris tile", colour="red", square="Z99")
    assert bad_square.text == ("“Z99” is no square. Name a column from A to P and a row from 1 to 11.")
    assert "I cannot read" in (await ann.type("tigris swap", tiles="7 red")).text
    assert "no colour" in (await ann.type("tigris swap", tiles="2 purple")).text
    for command, options in {
        "tigris build": {"what": "@everyone"},
        "tigris dynasty": {"name": "x" * 6000},
        "tigris take": {"square": "A1"},
        "tigris commit": {"tiles": 3},
        "tigris war": {"colour": "red"},
    }.items():
        reply = await ann.type(command, **options)
        assert reply.text
        assert len(reply.text) <= 2000
    assert await saved(stage) == before


# --- the lobby --------------------------------------------------------------------------------------------------


async def test_a_full_table_takes_nobody(stage: Stage) -> None:
    ann, ben, cyd = (stage.person(name) for name in ("Ann", "Ben", "Cyd"))
    await ann.type("game new", game="tigris", seats=2, where="here")
    await ben.type("game join")
    assert "Every seat is taken. Open another table with `/game new`." in (await cyd.press(stage.board(), "Join")).text
    assert "You sit at this table already." in (await ben.type("game join")).text
    assert stage.table().users() == [ann.id, ben.id]


async def test_only_who_sits_there_starts(stage: Stage) -> None:
    ann, cyd = stage.person("Ann"), stage.person("Cyd")
    await ann.type("game new", game="tigris", seats=3, where="here")
    assert "You do not sit at this table" in (await cyd.press(stage.board(), "Start")).text
    assert "You do not sit at this table" in (await cyd.type("game start")).text
    assert "You do not sit at this table" in (await cyd.press(stage.board(), "Add a computer")).text
    assert "The game has not begun. Press **Start**" in (await ann.type("hand")).text
    assert stage.table().status == "lobby"


async def test_bad_options_name_the_good_ones(stage: Stage) -> None:
    ann = stage.person("Ann")
    reply = await ann.type("game new", game="tigris", seats=2, where="here", options="board=round")
    assert reply.text.startswith("I cannot read “board=round”. Options are: board=classic|alternative; ")
    reply = await ann.type("game new", game="tigris", seats=6, where="here")
    assert reply.text == "Tigris & Euphrates takes 2 to 4 players."
    reply = await ann.type("game new", game="tigris", seats=2, where="here", options="@everyone **x** " + "y" * 5000)
    assert len(reply.text) <= 2000
    assert stage.tables.open_tables() == []


async def test_without_a_table_every_command_says_what_to_do(stage: Stage) -> None:
    ann = stage.person("Ann")
    for command in ("play", "board", "hand", "log", "undo", "tigris pass", "game join", "game resign", "game close"):
        assert (await ann.type(command)).text == (
            "There is no open table here. Open one with `/game new`, or find yours with `/game list`."
        )
    assert (await ann.type("game list")).text == "You sit at no table. Open one with `/game new`."
    assert "There is no table 5 in this server." in (await ann.type("game move", table=5)).text


async def test_one_table_a_channel(stage: Stage) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await started(stage, ann, ben)
    reply = await ben.type("game new", game="tigris", seats=2, where="here")
    assert "This channel has a table already (number 1)." in reply.text
