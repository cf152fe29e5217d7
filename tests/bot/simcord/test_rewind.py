"""A moderator proposes from /server to set a game back; its players agree under the question."""

from __future__ import annotations

import pytest

from bot.store.driver import Session
from tests.bot.simcord.stage import Person, Reply, Stage, items
from tests.bot.simcord.test_moderators import moderator

People = tuple[Person, Person]


async def place(stage: Stage, person: Person) -> None:
    """Place a leader, so that there is something to set back."""
    match = await stage.match()
    ask = match.asks()[0]
    option = next(item for item in ask.options if item.startswith("leader"))
    await stage.tables.answers.give(stage.table().id, person.id, [(ask.key, [option])])


def entries(reply: Reply) -> list[dict[str, str]]:
    return [option for item in items(reply.message) if item["type"] == 3 for option in item["options"]]


async def opened(mod: Person) -> Reply:
    """The menu of answers of table 1."""
    one = await mod.pick((await mod.type("server")).message, "1")
    return await mod.press(one.message, "Set it back")


async def test_an_answer_is_picked_the_reason_typed_and_everybody_agrees(stage: Stage, ann_and_ben: People) -> None:
    ann, ben = ann_and_ben
    mod, name = await moderator(stage, "Mod"), stage.table().names()[(await stage.match()).asks()[0].seat]
    await place(stage, ann)
    shown = await opened(mod)
    assert "back to before which answer?" in shown.message.content
    (entry,) = entries(shown)
    assert entry["label"].startswith(f"{name} places ")
    assert entry["description"] == "Answer 1"
    await stage.restart()
    form = await mod.member.select(shown.message, [entry["value"]])
    assert form.modal["title"] == "Table 1: back to before answer 1"
    await stage.restart()
    done = Reply(await mod.member.submit_modal(form, {"reason": "a *fault*"}))
    assert done.message.content.startswith("I have asked the players of table 1.")
    question, calls = stage.board(), " ".join(f"<@{user}>" for user in stage.table().users())
    assert question.content.startswith(f"{calls}: A moderator proposes to set ")
    assert "table 1, back to before answer 1" in question.content
    assert f"back to before answer 1, “{name} places " in question.content
    assert "because: “a \\*fault\\*”. That takes back one choice. Do you agree?" in question.content
    for person in (ann, ben):
        await person.press(question, "Agree")
    assert (await stage.match()).answers == []
    told = [message.content for message in stage.public()]
    assert any(
        text.startswith("Everybody agreed: the game is set back to before answer 1, because: “a") for text in told
    )
    assert any("The game has been set back by one choice." in text for text in told)
    log = (await ann.type("log")).text
    assert f"~~{name} places " in log


async def test_an_answer_is_named_by_its_number_as_the_replay_shows_it(stage: Stage, ann_and_ben: People) -> None:
    ann, _ = ann_and_ben
    mod = await moderator(stage, "Mod")
    await place(stage, ann)
    reply = await ann.type("replay")
    first = await ann.press_id(
        reply.message, next(item["custom_id"] for item in items(reply.message) if item["custom_id"].endswith(":first"))
    )
    assert "-# Answer 1 comes next." in first.message.content

    async def sent(number: str, reason: str) -> Reply:
        form = await mod.member.click((await opened(mod)).message, label="By its number")
        return Reply(await mod.member.submit_modal(form, {"number": number, "reason": reason}))

    for typed in ("9", "x", "-1", "999999"):
        assert "name one from 1 to 1" in (await sent(typed, "why")).text
    assert "Say why" in (await sent("1", "\u200b")).text
    assert "I have asked the players" in (await sent(" 1 ", "why")).message.content


async def test_the_moment_of_a_menu_passes(stage: Stage, ann_and_ben: People) -> None:
    ann, _ = ann_and_ben
    mod = await moderator(stage, "Mod")
    await place(stage, ann)
    shown = await opened(mod)
    picked = entries(shown)[0]["value"]
    form, late = [await mod.member.select(shown.message, [picked]) for _ in range(2)]
    await stage.tables.undo.take_back(1, ann.id)
    assert "Nothing has been answered" in Reply(await mod.member.submit_modal(late, {"reason": "why"})).text
    await place(stage, ann)
    assert "moment has passed" in Reply(await mod.member.submit_modal(form, {"reason": "why"})).text
    assert len((await stage.match()).answers) == 1


@pytest.mark.parametrize("act", ["rewind", "before", "number"])
async def test_who_is_no_moderator_sets_nothing_back_whatever_they_forge(
    stage: Stage, ann_and_ben: People, act: str
) -> None:
    ann, _ = ann_and_ben
    cyd = stage.person("Cyd")
    await place(stage, ann)
    reply = await cyd.forge(stage.board(), f"zm:1:{act}:1", *(["1-0badf00d"] if act == "before" else []))
    if act == "rewind":
        assert "Only people who may manage" in reply.text
    else:
        sent = Reply(
            await cyd.member.submit_modal(
                reply.result, ({} if act == "before" else {"number": "1"}) | {"reason": "mine"}
            )
        )
        assert "Only people who may manage" in sent.text
    assert len((await stage.match()).answers) == 1
    assert await stage.tables.votes.open_at(1) == []


async def test_a_game_that_only_its_players_watch_shows_the_moderator_no_line(
    stage: Stage, ann_and_ben: People
) -> None:
    ann, _ = ann_and_ben
    mod, elsewhere = await moderator(stage, "Mod"), stage.guild.create_text_channel("elsewhere")
    await place(stage, ann)
    await stage.tables.store.database.write(_only_for_players)
    await stage.restart()
    one = await mod.pick((await mod.type("server", elsewhere)).message, "1")
    shown = await mod.press(one.message, "Set it back")
    assert entries(shown) == []
    assert " places " not in shown.message.content


async def _only_for_players(db: Session) -> None:
    await db.run("UPDATE tables SET watch = 'players'")
