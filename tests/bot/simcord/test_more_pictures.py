"""Further pictures of a position: buttons under /board, in the place of the picture before."""

from __future__ import annotations

from tests.bot.simcord.stage import Stage, button, items, started


async def test_every_civilization_and_the_culture_are_a_button_away(stage: Stage) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await started(stage, ann, ben, game="through_the_ages")
    shown = (await ann.type("board")).message
    assert [item["label"] for item in items(shown)] == ["Ann", "Ben", "Culture by source"]
    for label, said in (("Ben", "Ben: culture"), ("Culture by source", "Ben: 0 culture")):
        shown = (await ann.press_id(shown, button(shown, label))).message
        assert len(shown.attachments) == 1
        assert said in (shown.attachments[0].description or "")
        assert {item["label"]: item.get("disabled", False) for item in items(shown)}[label]


async def test_a_button_of_what_cannot_be_drawn_shows_the_table(stage: Stage) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await started(stage, ann, ben, game="through_the_ages")
    shown = (await ann.type("board")).message
    for kind in ("civilization-4", "hand", "nonsense"):
        seen = await ann.forge(shown, f"zx:1:{kind}")
        assert "Card row" in (seen.message.attachments[0].description or "")


async def test_a_stranger_sees_no_table_by_a_forged_button(stage: Stage) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await started(stage, ann, ben, game="through_the_ages")
    shown = (await ann.type("board")).message
    assert "There is no table 77" in (await ann.forge(shown, "zx:77:score")).text


async def test_other_games_have_no_such_buttons(stage: Stage) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await started(stage, ann, ben)
    assert items((await ann.type("board")).message) == []
