"""Clicks that come twice, in masses, late, or forged: each player reads a sentence, the game stays as it is."""

from __future__ import annotations

import pytest

from bot.app import is_ours
from bot.features import all_features
from bot.frame.concurrency_limiter import MAX_CONCURRENT
from bot.words.wording import say
from tests.bot.faults.seen import private
from tests.bot.harness import House, custom_id
from tests.bot.simcord.stage import Person, Reply, Stage, button, items
from tests.waiting import HANG

People = tuple[Person, Person]
TOO_QUICK = "That is more than I can follow at once. Wait a moment, then press once."
OLD = "That button belongs to something that is over. Press **Play** under the newest board, or type `/play`."
RUSH = 300

MOST_AHEAD = 5 * (MAX_CONCURRENT + 1)
"""Requests that may be sent before the other player is answered: what a few clicks that were let in cost."""

GARBAGE = [
    "x",
    "zb",
    "z" * 100,
    "zb:" + "9" * 97,
    "🏺" * 50,
    "zb:1:0:0",
    "zp:1:",
    "zt::options:",
    "zf:nobody:set:language",
    "zr:1:ask:",
    "zr:2:many:swap",
    "zg:game",
    "@everyone",
    "zb:1:0:0:a:" + "x" * 89,
    "\u202ezp:1:play:",
]
"""No custom_id of ours: of an older version, of another bot, or made up."""

FOREIGN = [
    "zb:2:0:0:a:pass",
    "zs:2:0:0:pick",
    "zt:2:options:",
    "zt:2:set:pace",
    "zq:2:open:",
    "zp:2:undo:",
    "zp:2:start:",
    "zb:1:1:0:a:pass",
    "zb:1:9:0:a:pass",
    "zb:1:0:999999999:a:pass",
    "zb:1:0:0:u:",
    "zb:1:0:0:more:" + "x" * 70,
    "zb:1:0:0:send:",
    "zb:1:0:0:zzzz:tile:red:A1",
    "zp:1:agree:999999999999999",
    "zt:1:" + "a" * 12 + ":" + "b" * 60,
    "zr:tigris:" + "n" * 32,
    "zr:" + "g" * 32 + ":x",
]
"""Custom_ids of ours: of other tables, seats, revisions; of things that are not there."""


# --- twice, in masses -------------------------------------------------------------------------------------------


async def test_of_two_clicks_at_once_one_counts_and_both_are_answered(stage: Stage, ann_and_ben: People) -> None:
    ann, ben = ann_and_ben
    panel = (await ann.press(stage.board(), "Play")).message
    for _ in range(2):
        ann.at_once(panel, button(panel, "End the turn"))
    ben.at_once(stage.board(), button(stage.board(), "My hand"))
    await stage.env.settle()
    assert (await stage.match()).revision == 1
    assert not stage.unanswered()


@pytest.mark.parametrize(("locale", "lang"), [("en-US", "en"), ("es-ES", "es")])
async def test_hundreds_of_clicks_a_second_of_one_player_keep_nobody_waiting(
    stage: Stage, ann_and_ben: People, locale: str, lang: str
) -> None:
    ann, ben = ann_and_ben
    stage.locales[ann.id] = locale
    panel = (await ann.press(stage.board(), "Play")).message
    board, before = stage.board(), len(stage.requests)
    flood = [ann.at_once(board, button(board, "Play")) for _ in range(RUSH)]
    other = ben.at_once(board, button(board, "My hand"))
    ann.at_once(panel, next(item["custom_id"] for item in items(panel) if item["custom_id"].endswith(":a:pass")))
    await stage.env.settle()
    paths = [request.path for request in stage.requests[before:]]
    ahead = next(place for place, path in enumerate(paths) if f"/{other.id}/" in path and path.endswith("/callback"))
    assert ahead < MOST_AHEAD, "the other player waited for the flood"
    served = [record for record in flood if any(f"/{record.id}/" in sent.path for sent in stage.requests[before:])]
    assert MAX_CONCURRENT <= len(served) <= MAX_CONCURRENT + 1
    said = [sent.body["data"] for sent in stage.sent("POST", "/callback")[-RUSH:] if sent.body["type"] == 4]
    assert [data["content"] for data in said] == [say(lang, "error-too-quick")]
    assert say("en", "error-too-quick") == TOO_QUICK
    calm = await ann.press(stage.board(), "Play")
    assert calm.message.content
    assert TOO_QUICK not in calm.text


async def test_typing_at_the_speed_of_a_program_is_not_completed_for_ever(stage: Stage, ann_and_ben: People) -> None:
    ann, ben = ann_and_ben
    limiter = stage.env.bot.limiter  # type: ignore[attr-defined]
    while limiter.may_autocomplete(ann.id):
        pass
    assert await ben.complete("game new", "options", "b", game="tigris") != []


# --- late -------------------------------------------------------------------------------------------------------


async def test_a_click_that_reaches_us_too_late_changes_nothing_and_the_next_one_counts(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    table = await house.table("Ana", "Bruno")
    player, panel = table.to_act(), await table.to_act().open_panel(table.channel)
    house.local.interactions.ack_deadline = 0.2
    house.local.faults.late_interactions(0.4)
    outcome = await player.user.click(panel["id"], custom_id(panel, "End the turn"), table.channel)
    assert not outcome.ok
    assert outcome.error == "The application did not respond"
    await house.quiet()
    assert (await table.match()).revision == 0, "what Discord calls failed has not happened"
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
    house.local.interactions.ack_deadline = HANG
    panel = await player.press(panel, "End the turn", table.channel)
    await player.surely(panel, table.channel)
    assert (await table.match()).revision == 1
    assert "error" not in (await private(player, table.channel)).lower()


# --- forged -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("forged", GARBAGE)
async def test_what_is_no_button_of_ours_is_explained(stage: Stage, ann_and_ben: People, forged: str) -> None:
    ann, _ = ann_and_ben
    assert not is_ours(forged)
    before = (await stage.match()).save()
    for values in ((), ("x",)):
        reply = await ann.forge(stage.board(), forged, *values)
        assert reply.text == OLD
    stage.locales[ann.id] = "es-419"
    assert (await ann.forge(stage.board(), forged)).text == say("es", "error-old-button")
    assert (await stage.match()).save() == before


@pytest.mark.parametrize("forged", FOREIGN)
async def test_a_forged_button_is_refused_with_a_sentence_and_changes_nothing(
    stage: Stage, ann_and_ben: People, forged: str, caplog: pytest.LogCaptureFixture
) -> None:
    _, ben = ann_and_ben
    assert is_ours(forged)
    assert len(forged) <= 100
    before, posted = (await stage.match()).save(), len(stage.public())
    reply: Reply = await ben.forge(stage.board(), forged, *(("pass",) if forged.startswith("zs") else ()))
    assert (reply.text or reply.message.content).strip()
    assert say("en", "error-unexpected", id="").partition("{")[0][:20] not in reply.text
    assert (await stage.match()).save() == before
    assert len(stage.public()) == posted
    errors = [record for record in caplog.records if record.levelname == "ERROR" and "ziggurat" in record.name]
    assert errors == []


def test_every_kind_of_button_is_known() -> None:
    assert len(all_features().items) == len(set(all_features().items)) >= 10
    assert is_ours("zp:1:play:")
    assert is_ours("zb:1:0:0:a:pass")
