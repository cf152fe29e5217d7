"""Answering ahead in Discord: only its player sees it, it is carried out or dropped with a note. Catching up, undo."""

from __future__ import annotations

import threading
from typing import Any

import pytest

import renderers.inner_sea.pictures as sea_pictures
from bot.words.grouping import grouped_lines
from engine.computers.random_player import choose as random_choice
from engine.core.ask import Ask
from engine.core.planning import upcoming_questions
from engine.core.rng import Rng, seeded
from tests.bot.simcord.stage import Person, Reply, Seen, Stage, button, calls, items, quick
from tests.bot.simcord.test_tables_in_play import move

People = tuple[Person, Person]


def menu(reply: Reply, act: str) -> dict[str, Any]:
    """The panel's menu for this."""
    return next(item for item in items(reply.message) if item["type"] == 3 and f":{act}:" in item["custom_id"])


def offered(reply: Reply, act: str) -> list[str]:
    """What can be chosen: in a menu, or by buttons where there is little."""
    pressed = [item["custom_id"] for item in items(reply.message) if f":pick:{act}|" in item["custom_id"]]
    if pressed:
        return [name.rpartition("|")[2] for name in pressed]
    return [entry["value"] for entry in menu(reply, act)["options"]]


async def choose(person: Person, reply: Reply, act: str, *values: str) -> Reply:
    for item in items(reply.message):
        if f":pick:{act}|" in item["custom_id"] and item["custom_id"].rpartition("|")[2] == values[0]:
            return await person.press_id(reply.message, item["custom_id"])
    return Reply(await person.member.select(reply.message, list(values), custom_id=str(menu(reply, act)["custom_id"])))


async def options(stage: Stage, person: Person, question: str) -> list[str]:
    match = await stage.match()
    seat = stage.table().seat_of(person.id)
    assert seat is not None
    return list(next(item.ask.options for item in upcoming_questions(match, seat) if item.id == question))


async def test_a_turn_is_planned_by_menus_and_played_when_it_comes(stage: Stage, ann_and_ben: People) -> None:
    ann, ben = ann_and_ben
    waiting = await ben.press(stage.board(), "Play")
    panel = await ben.press_id(waiting.message, button(waiting.message, "Plan ahead"))
    assert panel.result.ephemeral
    assert "Nothing is planned." in panel.text
    posts = len(stage.public())
    level = await choose(ben, panel, "ask", "action")
    level = await choose(ben, level, "one", "leader:")
    level = await choose(ben, level, "one", "leader:red:")
    while True:
        entry = offered(level, "one")[0]
        level = await choose(ben, level, "one", entry)
        if not entry.endswith((":", "*")):
            break
    assert "1. Your next action: " in level.text
    assert len(stage.public()) == posts
    await ann.type("tigris pass")
    match = await stage.match()
    assert [answer.ids for answer in match.answers][-1] == (entry,)
    assert calls(stage.board(), ben)
    shown = await ben.type("plan show")
    assert "Nothing is planned." in shown.text


async def test_a_typed_plan_shows_up_is_removed_and_cleared(stage: Stage, ann_and_ben: People) -> None:
    _, ben = ann_and_ben
    offered = await ben.complete("plan answer", "question", "")
    assert {"action", "end-turn"} <= set(offered)
    words = await ben.complete("plan answer", "what", "pass", question="action")
    reply = await ben.type("plan answer", question="action", what=words[0])
    assert reply.text.startswith("Noted.")
    assert "1. Your next action: End the turn" in reply.text
    reply = await ben.type("plan answer", question="the end of your turn", what="pass")
    assert "2. The end of your turn: " in reply.text
    first = menu(reply, "drop")["options"][0]["value"]
    reply = await choose(ben, reply, "drop", first)
    assert "1. The end of your turn: " in reply.text
    assert "Nothing is planned." in (await ben.press(reply.message, "Clear all plans")).text
    assert (
        "1. The end of your turn: "
        in (await ben.type("plan answer", question="the end of your turn", what="pass")).text
    )
    assert "Nothing is planned." in (await ben.type("plan clear")).text


async def test_what_cannot_be_planned_is_answered_with_the_rule(stage: Stage, ann_and_ben: People) -> None:
    ann, ben = ann_and_ben
    taken = next(option for option in await options(stage, ben, "action") if option.startswith("leader:red:"))
    await ann.type("tigris leader", colour="black", square=taken.rpartition(":")[2])
    assert "You are asked that now" in (await ann.type("plan answer", question="action", what="pass")).text
    assert "will not be asked soon" in (await ben.type("plan answer", question="dinner", what="soup")).text
    panel = await ben.type("plan show")
    refused = await ben.forge(panel.message, "zn:1:one:action", taken)
    assert "is taken; choose an empty square (rulebook: " in refused.text
    assert "You do not sit at this table" in (await stage.person("Cyd").type("plan show")).text


async def test_a_dropped_plan_is_told_by_message_and_once_in_the_panel(stage: Stage, ann_and_ben: People) -> None:
    ann, ben = ann_and_ben
    square = next(option for option in await options(stage, ben, "action") if option.startswith("leader:red:"))
    panel = await ben.type("plan show")
    await ben.forge(panel.message, "zn:1:one:action", square)
    await ann.type("tigris leader", colour="black", square=square.rpartition(":")[2])
    note = ben.dms()[-1].content
    assert note.startswith("Your plans in Tigris & Euphrates, table 1: ")
    assert "is taken" in note
    silent = stage.sent("POST", f"/channels/{ben.member.user.dm_channel.id}/messages")[-1]
    assert silent.body["flags"] == 1 << 12
    assert all("dropped" not in message.content for message in (*ann.dms(), *stage.public()))
    told = [(await ben.press(stage.board(), "Play")).text for _ in range(2)]
    assert ["Dropped plan: Your next action" in text for text in told] == [True, False]
    assert len([message for message in ben.dms() if "Dropped" in message.content]) == 1


async def test_a_plan_that_was_carried_out_is_told_silently_and_once_in_the_panel(
    stage: Stage, ann_and_ben: People
) -> None:
    ann, ben = ann_and_ben
    square = next(option for option in await options(stage, ben, "action") if option.startswith("leader:red:"))
    panel = await ben.type("plan show")
    await ben.forge(panel.message, "zn:1:one:action", square)
    await ann.type("tigris pass")
    done = f"✅ Carried out as planned: Your next action: priest to {square.rpartition(':')[2]}"
    assert done in ben.dms()[-1].content
    silent = stage.sent("POST", f"/channels/{ben.member.user.dm_channel.id}/messages")[-1]
    assert silent.body["flags"] == 1 << 12
    told = [(await ben.press(stage.board(), "Play")).text for _ in range(2)]
    assert [done in text for text in told] == [True, False]
    assert all("Carried out" not in message.content for message in (*ann.dms(), *stage.public()))


async def test_a_note_that_could_not_be_shown_is_shown_the_next_time(stage: Stage, ann_and_ben: People) -> None:
    ann, ben = ann_and_ben
    square = next(option for option in await options(stage, ben, "action") if option.startswith("leader:red:"))
    panel = await ben.type("plan show")
    await ben.forge(panel.message, "zn:1:one:action", square)
    await ann.type("tigris leader", colour="black", square=square.rpartition(":")[2])
    stage.env.inject_error("PATCH", "/webhooks/*", status=404, code=10015, message="Unknown Webhook", times=1)
    await ben.press(stage.board(), "Play")
    stage.env.backend.faults.clear()
    told = [(await ben.type("catchup")).text for _ in range(2)]
    assert ["Dropped plan: Your next action" in text for text in told] == [True, False]


@pytest.mark.parametrize(
    "custom_id", ["zn:99:ask:", "zn:1:many:compete@rome", "zn:1:drop:", "zn:1:order:", "zq:1:none:action", "zu:1:0"]
)
async def test_forged_items_do_no_harm(stage: Stage, ann_and_ben: People, custom_id: str) -> None:
    ann, ben = ann_and_ben
    panel = await ben.type("plan show")
    before = (await stage.match()).save()
    for person in (ann, ben):
        values = () if custom_id.startswith("zq") else ("x" * 99,)
        reply = await person.forge(panel.message, custom_id, *values)
        assert "Something went wrong" not in reply.text
    assert (await stage.match()).save() == before


# --- catching up ------------------------------------------------------------------------------------------------


async def test_catching_up_tells_what_was_missed_once(stage: Stage, ann_and_ben: People) -> None:
    ann, ben = ann_and_ben
    await ann.type("tigris pass")
    await move(stage, ben)
    await ben.type("tigris pass")
    assert "What did I miss?" not in shown(await ben.press(stage.board(), "Play"))
    panel = (await ann.press(stage.board(), "Play")).message
    told = Reply(await ann.member.select(panel, ["catchup"], custom_id=looks(panel)))
    assert told.result.ephemeral
    assert "since you last acted or looked:" in told.text
    assert told.text.count("\n- ") >= 2
    assert [file.filename for file in told.message.attachments] == [
        f"catchup-{number}.png" for number in range(1, len(told.message.attachments) + 1)
    ]
    assert 2 <= len(told.message.attachments) <= 4
    assert "nothing has happened" in (await ann.type("catchup")).text
    assert "What did I miss?" not in shown(await ann.press(stage.board(), "Play"))


async def test_what_was_missed_is_put_into_words_off_the_event_loop(
    stage: Stage, ann_and_ben: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = ann_and_ben
    await ann.type("tigris pass")
    threads: list[threading.Thread] = []

    def worded(*given: Any) -> list[str]:
        threads.append(threading.current_thread())
        return grouped_lines(*given)

    monkeypatch.setattr("bot.history.catchup.grouped_lines", worded)
    assert "since you last acted or looked:" in (await ben.type("catchup")).text
    assert threads
    assert threading.current_thread() not in threads


async def test_before_anybody_has_acted_nothing_was_missed(stage: Stage, ann_and_ben: People) -> None:
    ann, ben = ann_and_ben
    for person in (ann, ben):
        assert "What did I miss?" not in shown(await person.press(stage.board(), "Play"))


def shown(panel: Reply) -> list[str]:
    """The words on a panel's buttons, and of what can be looked at."""
    found = items(panel.message)
    entries = [entry["label"] for item in found if item["type"] == 3 for entry in item["options"]]
    return [*entries, *(item.get("label", "") for item in found)]


def looks(panel: Seen) -> str:
    """The custom_id of the menu of what can be looked at."""
    return next(str(item["custom_id"]) for item in items(panel) if item["custom_id"].endswith(":look"))


# --- taking back ------------------------------------------------------------------------------------------------


async def test_one_chooses_to_which_decision_to_go_back(stage: Stage, ann_and_ben: People) -> None:
    ann, _ = ann_and_ben
    await move(stage, ann)
    await move(stage, ann, "tile")
    offered = await ann.press(stage.board(), "Undo")
    menu_id, entries = items(offered.message)[0]["custom_id"], items(offered.message)[0]["options"]
    assert [entry["label"].partition(" · ")[0] for entry in entries] == [
        "T1: Place a tile",
        "T1: Place or move a leader",
    ]
    assert [entry["description"] for entry in entries] == ["takes back this choice", "takes back 2 choices"]
    assert all("↩️" in str(entry["emoji"]) for entry in entries)
    assert len((await stage.match()).answers) == 2
    reply = await ann.pick(offered.message, entries[1]["value"])
    assert reply.text.endswith("Taken back.")
    assert (await stage.match()).answers == []
    late = await ann.forge(offered.message, menu_id, entries[0]["value"])
    assert "That moment has passed." in late.text


async def test_a_decision_that_needs_consent_is_marked_and_asked_about(stage: Stage, ann_and_ben: People) -> None:
    ann, ben = ann_and_ben
    seat = (await stage.match()).asks()[0].seat
    await move(stage, ann)
    await ann.type("tigris swap", tiles="1 " + (await stage.match()).view(seat).hand[0])
    offered = await ann.type("undo")
    entries = items(offered.message)[0]["options"]
    assert {entry["description"] for entry in entries} == {"something was revealed since: everybody must agree"}
    reply = await ann.pick(offered.message, entries[-1]["value"])
    assert "I have asked the others" in reply.text
    question = stage.board()
    assert "would like to go back to before this" in question.content
    assert f"“{stage.table().names()[seat]} places the " in question.content
    assert "That takes back 3 choices. Do you agree?" in question.content
    assert "<t:" in question.content
    await ben.press(question, "Agree")
    assert (await stage.match()).answers == []


# --- no tells ---------------------------------------------------------------------------------------------------


async def sea(stage: Stage, *people: Person) -> None:
    await people[0].type("game new", game="inner_sea", seats=len(people), where="here", options="reactions=everyone")
    for person in people[1:]:
        await stage.tables.lifecycle.join(stage.table().id, person.id, person.member.user.global_name or "?")
    await stage.tables.lifecycle.start(stage.table().id, people[0].id)


async def until_reaction(stage: Stage, rng: Rng) -> list[Ask]:
    """Answers without anything being posted, cards whenever they can be played, until several are asked to react."""
    posed = (await stage.match()).question_revision
    for _ in range(400):
        match = await stage.match()
        asks = match.asks()
        if asks[0].key == "react" and len(asks) > 2 and match.question_revision != posed:
            return asks
        plays = [option for option in asks[0].options if option.startswith("play:")]
        ids = (plays[0],) if plays else random_choice(asks[0], rng)
        user = stage.table().user_at(asks[0].seat)
        assert user is not None
        await stage.tables.answers.give(stage.table().id, user, [(asks[0].key, ids)])
    raise AssertionError("nobody was asked to react")


async def reacting(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> tuple[list[Person], Rng]:
    """Four people at a table without tells; those given back have just been asked to react, and everybody sees it."""
    monkeypatch.setattr(sea_pictures, "draw", quick(sea_pictures.draw, 0))
    people = [stage.person(name) for name in ("Ann", "Ben", "Cyd", "Dan")]
    await sea(stage, *people)
    rng = seeded(5)
    asks = await until_reaction(stage, rng)
    assert await stage.env.bot.publisher.publish(stage.table().id) is None
    by_id = {person.id: person for person in people}
    return [by_id[stage.table().user_at(ask.seat) or 0] for ask in asks], rng


async def test_a_hidden_answer_changes_nothing_that_others_can_see(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, _ = await reacting(stage, monkeypatch)
    waiting = stage.table().waiting
    head = stage.board().content.partition("\n")[0]
    assert all(person.member.mention in head for person in asked)
    here = f"/channels/{stage.channel.id}/messages"
    sent, edits = len(stage.sent("POST", here)), len(stage.sent("PATCH", here))

    reply = await asked[0].type("plan skip", kind="reactions", until="turn")
    assert "Chances to react: let them pass this turn" in reply.text
    panel = await asked[1].press(stage.board(), "Play")
    await asked[1].press(panel.message, "Let it happen")
    assert (len(stage.sent("POST", here)), len(stage.sent("PATCH", here))) == (sent, edits)
    assert stage.board().content.partition("\n")[0] == head
    told = (await asked[0].press(stage.board(), "Play")).text
    assert all(str(person.member.user.global_name) in told for person in asked)
    assert stage.table().waiting == waiting


async def test_a_hidden_answer_taken_back_changes_nothing_that_others_can_see(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, _ = await reacting(stage, monkeypatch)
    quick, slow = asked[:2]
    panel = await quick.press(stage.board(), "Play")
    given = await quick.press(panel.message, "Let it happen")
    await slow.press((await slow.press(stage.board(), "Play")).message, "Let it happen")
    log = (await slow.press(stage.board(), "Log")).text
    here = f"/channels/{stage.channel.id}/messages"
    sent, edits, board = len(stage.sent("POST", here)), len(stage.sent("PATCH", here)), stage.board().content
    assert (await quick.press(given.message, "Undo")).text.endswith("Taken back.")
    assert (await stage.match()).ask_of(stage.table().seat_of(quick.id) or 0) is not None
    assert (len(stage.sent("POST", here)), len(stage.sent("PATCH", here))) == (sent, edits)
    assert (stage.board().content, (await slow.press(stage.board(), "Log")).text) == (board, log)
    assert "took back the last choice" in (await quick.press(stage.board(), "Log")).text


async def test_who_is_asked_anew_is_called_anew(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next question of the same phase goes to the same people before anything was posted: nobody may miss it."""
    _, rng = await reacting(stage, monkeypatch)
    first = stage.board().id
    again = await until_reaction(stage, rng)
    assert await stage.env.bot.publisher.publish(stage.table().id) is None
    users = [stage.table().user_at(ask.seat) for ask in again]
    assert stage.board().id != first
    mentions = stage.sent("POST", f"/channels/{stage.channel.id}/messages")[-1].body["allowed_mentions"]
    assert sorted(map(int, mentions["users"])) == sorted(user for user in users if user is not None)
