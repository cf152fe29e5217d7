"""The menu after a game: who may open it, from where, and what it leads to."""

from __future__ import annotations

from bot.after.menu import in_order
from data.texts import texts
from tests.bot.simcord.stage import Person, Stage, button, items
from tests.bot.simcord.test_end import ended


async def test_the_menu_after_a_game_opens_for_all_who_see_the_channel_and_lives_on_after_a_restart(
    stage: Stage,
) -> None:
    ann, _ = await ended(stage)
    end, cara = stage.board(), stage.person("Cara", "es-ES")
    await stage.restart()
    menu = await ann.press(end, "After the game")
    assert [item["custom_id"] for item in items(menu.message)][-1] == "zp:1:file:"
    file = await ann.press(menu.message, "The game as a file")
    assert [item.filename for item in file.message.attachments] == ["ziggurat-1.json"]
    theirs = await cara.press(stage.board(), "After the game")
    assert "¿qué quieres de esta partida?" in theirs.text
    refused = await cara.press(theirs.message, "La partida en un archivo")
    assert texts().text("es", "error-not-seated") in refused.text


async def test_every_way_back_to_a_finished_game_leads_to_the_menu(stage: Stage) -> None:
    ann, _ = await ended(stage)
    for command in ("board", "replay"):
        reply = await ann.type(command)
        assert button(reply.message, "After the game") == "zp:1:after:", command


async def test_before_its_end_a_game_has_no_such_menu(stage: Stage, ann_and_ben: tuple[Person, Person]) -> None:
    ann, _ = ann_and_ben
    refusal = texts().text("en", "error-not-over", table="1")
    for act in ("after", "file"):
        assert refusal in (await ann.forge(stage.board(), f"zp:1:{act}:")).text
    assert not any(item.get("label") == "After the game" for item in items((await ann.type("replay")).message))


def test_entries_that_are_not_in_the_list_stand_before_the_last_one() -> None:
    assert in_order(["file", "zeal", "animation", "art"]) == ["animation", "art", "zeal", "file"]
