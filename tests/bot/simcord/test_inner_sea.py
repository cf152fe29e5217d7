"""The Inner Sea in SimCord: drafts in the panel, typed lists, what is shown before it is done."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from unittest.mock import patch

import pytest
from simcord.results import InteractionResult

import renderers.inner_sea.pictures as pictures
from bot.panel import look
from bot.panel import pictures as panel_pictures
from bot.posting.texts.message import Drawing, draw_picture
from bot.tables.kept_drafts import read_draft
from engine.core.match import Match
from renderers.core.picture import Picture
from tests.bot import positions
from tests.bot.panels import press_of
from tests.bot.simcord.stage import Person, Seen, Stage, button, items, passes, quick, read, staged

People = tuple[Person, Person]


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    """SimCord with pictures of both games as dots."""
    with patch.object(pictures, "draw", quick(pictures.draw, 0)):
        async with staged(tmp_path) as made:
            yield made


async def planted(stage: Stage, match: Match, locale: str = "en-US") -> People:
    """Ann is Rome and Ben is Carthage, in the middle of this match."""
    people = stage.person("Ann", locale), stage.person("Ben")
    table = await stage.tables.lifecycle.open(
        game=match.game_id,
        options={},
        seats=2,
        language="en",
        guild_id=stage.guild.id,
        channel_id=stage.channel.id,
        host=people[0].id,
        host_name="Ann",
    )
    table = await stage.tables.lifecycle.join(table.id, people[1].id, "Ben")
    match.seed = table.seed
    await stage.tables._transactions.store_match(table, table, match)
    publisher = stage.env.bot.publisher
    assert await publisher.publish(table.id) is None
    return people


def menu(message: Seen, act: str) -> str:
    """The custom_id of the menu with this act."""
    return next(item["custom_id"] for item in items(message) if item["custom_id"].endswith(f":{act}"))


async def pick(person: Person, panel: Seen, act: str, *values: str) -> Seen:
    """Choose in one of a panel's menus; gives back the panel after it."""
    await person.forge(panel, menu(panel, act), *values)
    return panel_of(person, panel)


async def press(person: Person, panel: Seen, label: str) -> Seen:
    """Press a button of a panel; gives back the panel after it."""
    await person.press(panel, label)
    return panel_of(person, panel)


def panel_of(person: Person, panel: Seen) -> Seen:
    """The panel as it is now."""
    seen = person.stage.channel.history(viewer=person.member)
    return read(next(message for message in seen if message.id == panel.id))


async def given(stage: Stage) -> list[str]:
    """All answers that stand, without their keys."""
    return [option for answer in (await stage.match()).answers for option in answer.ids]


# --- drafts -----------------------------------------------------------------------------------------------------


async def test_a_deployment_is_drafted_and_sent(stage: Stage) -> None:
    ann, ben = await planted(stage, positions.deploying(5))
    boards = [message.content for message in stage.public()]
    panel = (await ann.press(stage.board(), "Play")).message
    assert "Deploy none, 5 go back" in [item.get("label") for item in items(panel)]

    panel = await pick(ann, panel, "add", "deploy:etruria", "deploy:umbria")
    assert "**Chosen:** Etruria, Umbria · 3 more to choose." in panel.content
    panel = await press(ann, panel, "+")
    panel = await press(ann, panel, "+")
    assert "Etruria, Umbria ×3 · One more to choose." in panel.content
    panel = await press(ann, panel, "−")
    panel = await pick(ann, panel, "focus", "deploy:etruria")
    panel = await press(ann, panel, "+")
    panel = await press(ann, panel, "−")
    assert "**Chosen:** Etruria, Umbria ×2 · 2 more to choose." in panel.content

    assert await given(stage) == []
    assert [message.content for message in stage.public()] == boards, "others see the draft"
    assert "Etruria" not in (await ben.press(stage.board(), "Play")).text

    panel = await press(ann, panel, "Deploy 3, 2 go back")
    assert "⚠️ 2 ready disks go back unused." in panel.content
    assert await given(stage) == []
    panel = await press(ann, panel, "Back")
    assert "**Chosen:** Etruria, Umbria ×2 · 2 more to choose." in panel.content
    panel = await press(ann, panel, "Deploy 3, 2 go back")
    await press(ann, panel, "Deploy 3, 2 go back")
    assert await given(stage) == ["deploy:etruria", "deploy:umbria", "deploy:umbria", "done"]
    assert "Etruria" in stage.board().content


async def test_what_stands_around_a_draft_is_as_it_would_be_after_it(stage: Stage) -> None:
    ann, ben = await planted(stage, positions.deploying(5))
    panel = (await ann.press(stage.board(), "Play")).message
    assert "ready disks: 5" in panel.content
    panel = await pick(ann, panel, "add", "deploy:etruria", "deploy:umbria")
    assert "3 more to choose" in panel.content
    tables, table, match = stage.env.bot.tables, stage.table(), await stage.match()
    drafts = [await read_draft(tables, table.id, person.id) for person in (ann, ben)]
    after, other = (press_of(table, match, seat, "en", draft).draft_view for seat, draft in enumerate(drafts))
    assert after.seats[0].ready == 3
    assert {item.area for item in after.stacks if item.seat == 0} == {"rome", "etruria", "umbria"}
    assert other is None
    for person, ready in ((ann, 3), (ben, 5)):
        with patch.object(look, "_drawing", wraps=look._drawing) as drawing:
            await person.press(stage.board(), "Zoom")
        assert drawing.call_args.args[2].seats[0].ready == ready


async def test_one_disk_that_goes_back_is_one(stage: Stage) -> None:
    ann, _ = await planted(stage, positions.deploying(2))
    panel = (await ann.press(stage.board(), "Play")).message
    panel = await pick(ann, panel, "add", "deploy:etruria")
    panel = await press(ann, panel, "Deploy 1, one goes back")
    assert "⚠️ A ready disk goes back unused." in panel.content


async def test_three_of_five_losses_are_paid_for_in_one_menu(stage: Stage) -> None:
    """The menu, and the confirmation because a card that is given cannot be taken back."""
    heresy = f"card:{positions.card_id('heresy')}"
    _, ben = await planted(stage, positions.fought((6, 5), talents=(0, 4), hand=("heresy",)))
    panel = (await ben.press(stage.board(), "Play")).message
    assert "as things stand you lose 5 disks here. What do you give instead" in panel.content
    assert passes(panel, "Disks go")[1] == "once"
    assert passes(panel, "Lose disks unasked in this competition")
    panel = await pick(ben, panel, "many", "talent:2", heresy)
    await press(ben, panel, "Give 2 talents, Heresy")
    assert await given(stage) == ["talent:2", heresy]


async def test_talents_alone_are_one_press_and_so_are_disks(stage: Stage) -> None:
    ann, _ = await planted(stage, positions.losing(talents=3))
    panel = (await ann.press(stage.board(), "Play")).message
    assert "you lose 2 disks in Rome" in panel.content
    labels = [
        item["label"]
        for item in items(panel)
        if item.get("label") in ("1 talent", "2 talents", "3 talents", "Disks go")
    ]
    assert labels == ["1 talent", "2 talents"]
    assert passes(panel, "Disks go")[1] == "once"
    await press(ann, panel, "2 talents")
    assert (await given(stage))[-1] == "talent:2"


async def test_a_draft_is_cleared_and_nothing_is_deployed(stage: Stage) -> None:
    ann, _ = await planted(stage, positions.deploying(2))
    panel = (await ann.press(stage.board(), "Play")).message
    panel = await pick(ann, panel, "add", "deploy:etruria")
    panel = await press(ann, panel, "Clear")
    assert "**Chosen:**" not in panel.content
    panel = await press(ann, panel, "Deploy none, 2 go back")
    await press(ann, panel, "Deploy none, 2 go back")
    assert await given(stage) == ["done"]


async def test_two_quick_clicks_are_two_disks(stage: Stage) -> None:
    ann, _ = await planted(stage, positions.deploying(5))
    panel = await pick(ann, (await ann.press(stage.board(), "Play")).message, "add", "deploy:etruria")
    for _ in range(2):
        ann.at_once(panel, button(panel, "+"))
    await stage.env.settle()
    assert "Etruria ×3" in panel_of(ann, panel).content


async def test_a_draft_outlives_a_restart(stage: Stage) -> None:
    ann, _ = await planted(stage, positions.deploying(5))
    panel = await pick(ann, (await ann.press(stage.board(), "Play")).message, "add", "deploy:etruria")
    await stage.restart()
    panel = await press(ann, panel, "+")
    assert "Etruria ×2" in panel.content
    assert "Etruria ×2" in (await ann.press(stage.board(), "Play")).text


async def test_what_does_not_fit_stays_out_of_the_draft(stage: Stage) -> None:
    ann, _ = await planted(stage, positions.deploying(5))
    panel = (await ann.press(stage.board(), "Play")).message
    panel = await pick(ann, panel, "add", "deploy:umbria")
    add = menu(panel, "add")
    await ann.forge(panel, add, "deploy:gulf_of_venetia")
    await ann.forge(panel, add, "deploy:carthage")
    panel = panel_of(ann, panel)
    assert "Carthage" in panel.content.splitlines()[-1]
    panel = await pick(ann, panel, "focus", "deploy:umbria")
    panel = await press(ann, panel, "−")
    assert "Gulf of Venetia" in panel.content.splitlines()[-1]
    assert "**Chosen:** Umbria, Gulf of Venetia" in panel.content


async def test_a_draft_whose_question_has_passed_is_told_and_gone(stage: Stage) -> None:
    ann, _ = await planted(stage, positions.deploying(5))
    panel = await pick(ann, (await ann.press(stage.board(), "Play")).message, "add", "deploy:etruria")
    match = await stage.match()
    await stage.tables.answers.give(1, ann.id, [("deploy", ["deploy:rome"])], match.known_revision(0))
    panel = await press(ann, panel, "+")
    assert "\nThat moment has passed." in panel.content
    assert "your draft is gone. Nothing was sent." in panel.content
    assert await given(stage) == ["deploy:rome"]
    assert "is gone" not in (await ann.press(stage.board(), "Play")).text


async def test_nobody_drafts_for_another_seat(stage: Stage) -> None:
    ann, ben = await planted(stage, positions.deploying(5))
    panel = await pick(ann, (await ann.press(stage.board(), "Play")).message, "add", "deploy:etruria")
    for label in ("+", "−", "Clear", "Deploy 1, 4 go back", "Type a list"):
        assert "This panel belongs to another seat." in (await ben.forge(panel, button(panel, label))).text
    assert "**Chosen:** Etruria" in panel_of(ann, panel).content
    assert await given(stage) == []


async def test_a_draft_is_written_in_a_form(stage: Stage) -> None:
    ann, _ = await planted(stage, positions.deploying(5))
    panel = await pick(ann, (await ann.press(stage.board(), "Play")).message, "add", "deploy:etruria")
    shown = await ann.member.click(panel, label="Type a list")
    assert typed_in(shown) == "Etruria 1"
    await ann.member.submit_modal(shown, {"list": "umbria 2, roma"})
    assert "**Chosen:** Umbria ×2, Rome" in panel_of(ann, panel).content
    shown = await ann.member.click(panel_of(ann, panel), label="Type a list")
    await ann.member.submit_modal(shown, {"list": "xanadu"})
    panel = panel_of(ann, panel)
    assert "I cannot read “xanadu”" in panel.content
    assert "You typed: `xanadu`" in panel.content
    assert "**Chosen:** Umbria ×2, Rome" in panel.content
    shown = await ann.member.click(panel, label="Type a list")
    assert typed_in(shown) == "xanadu"
    await ann.member.submit_modal(shown, {"list": "umbria 2, rome 2,  Etruria 2"})
    panel = panel_of(ann, panel)
    assert "You name 6, but no more than 5 are asked for." in panel.content
    assert "**Chosen:** Umbria ×2, Rome" in panel.content
    assert typed_in(await ann.member.click(panel, label="Type a list")) == "umbria 2, rome 2,  Etruria 2"
    panel = await press(ann, panel, "+")
    assert typed_in(await ann.member.click(panel, label="Type a list")) == "Umbria 2, Rome 2"


def typed_in(shown: InteractionResult) -> str:
    """What stands in the form that has opened."""
    return str(shown.modal["components"][0]["components"][0]["value"])


async def test_a_form_that_was_open_is_taken_after_a_restart(stage: Stage) -> None:
    ann, _ = await planted(stage, positions.deploying(5))
    panel = await pick(ann, (await ann.press(stage.board(), "Play")).message, "add", "deploy:etruria")
    shown = await ann.member.click(panel, label="Type a list")
    field = shown.modal["components"][0]["components"][0]
    assert " 2, " in field["placeholder"], "an example of this very question"
    await stage.restart()
    await ann.member.submit_modal(shown, {"list": "umbria 2, roma"})
    assert "**Chosen:** Umbria ×2, Rome" in panel_of(ann, panel).content
    panel = panel_of(ann, panel)
    shown = await ann.member.click(panel, label="Type a list")
    await ann.type("choose", what="etruria")
    await ann.member.submit_modal(shown, {"list": "umbria"})
    assert "That moment has passed." in panel_of(ann, panel).content


# --- lists ------------------------------------------------------------------------------------------------------


async def test_a_whole_deployment_is_one_command(stage: Stage) -> None:
    ann, _ = await planted(stage, positions.deploying(4), "es-ES")
    await ann.type("sea deploy", areas="Etruría 2, MAR TIRRENO; roma")
    assert await given(stage) == ["deploy:etruria", "deploy:etruria", "deploy:tyrrhenian_sea", "deploy:rome"]


async def test_a_list_that_leaves_disks_over_is_shown_first(stage: Stage) -> None:
    ann, _ = await planted(stage, positions.deploying(4))
    reply = await ann.type("sea deploy", areas="etruria 2")
    assert reply.text.endswith("Look at it, then send it.")
    assert "**Chosen:** Etruria ×2 · 2 more to choose." in reply.text
    assert await given(stage) == []
    await press(ann, reply.message, "Deploy 2, 2 go back")
    assert await given(stage) == ["deploy:etruria", "deploy:etruria", "done"]


@pytest.mark.parametrize(
    ("areas", "said"),
    [
        ("etruria, carthage", "Carthage"),
        ("etruria 9", "You name 9, but no more than 4 are asked for."),
        ("xanadu", "I cannot read “xanadu”"),
        ("tyrr, c", "“c” could be"),
        ("etruria 2, umbria 2, samnium", "You name 5, but no more than 4 are asked for. Nothing was sent."),
    ],
)
async def test_a_list_that_cannot_be_changes_nothing(stage: Stage, areas: str, said: str) -> None:
    ann, _ = await planted(stage, positions.deploying(4))
    reply = (await ann.type("sea deploy", areas=areas)).text
    assert said in reply
    assert f"You typed: `{areas}`" in reply
    assert await given(stage) == []
    panel = (await ann.press(stage.board(), "Play")).message
    assert typed_in(await ann.member.click(panel, label="Type a list")) == areas


async def test_a_list_for_another_question_says_what_is_asked(stage: Stage) -> None:
    ann, ben = await planted(stage, positions.deploying(4))
    said = (await ann.type("sea withdraw", areas="etruria")).text
    assert "You are asked something else now: Deployment" in said
    assert "You are asked nothing" in (await ben.type("sea deploy", areas="carthage")).text


async def test_disks_are_withdrawn_and_the_turn_goes_on(stage: Stage) -> None:
    ann, _ = await planted(stage, positions.withdrawing())
    await ann.type("sea withdraw", areas="etruria 2, samnium")
    assert (await given(stage))[:4] == ["withdraw:etruria", "withdraw:etruria", "withdraw:samnium", "done"]


async def test_a_wonder_is_paid_with_a_list(stage: Stage) -> None:
    ann, _ = await planted(stage, positions.paying(talents=2))
    before = len(await given(stage))
    await ann.type("sea pay", what="talent 2, etruria 2, rome")
    assert (await given(stage))[before:] == ["talent", "talent", "disk:etruria", "disk:etruria", "disk:rome"]
    assert (await stage.match()).view(None).seats[0].talents == 0


@pytest.mark.parametrize("careful", [True, False])
async def test_a_card_is_not_paid_unseen_unless_the_player_wants_it_so(stage: Stage, careful: bool) -> None:
    ann, _ = await planted(stage, positions.paying(talents=2))
    before = len(await given(stage))
    await stage.env.bot.people.set(ann.id, confirm=careful)
    reply = await ann.type("sea pay", what="talent 2, etruria 2, heresy")
    assert len(await given(stage)) - before == (0 if careful else 5)
    assert ("Look at it, then send it." in reply.text) is careful


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("talent, disk", ["talent:1"]),
        ("talent 2", ["talent:2"]),
        ("2 talents", ["talent:2"]),
        ("talent, talent, heresy", ["talent:2", "heresy"]),
        ("heresy, 1 talent", ["talent:1", "heresy"]),
        ("disk 2, talento", ["talent:1", "disks-first"]),
        ("discos", []),
    ],
)
async def test_losses_are_listed(stage: Stage, typed: str, answer: list[str]) -> None:
    _, ben = await planted(stage, positions.fought((6, 5), talents=(0, 4), hand=("heresy",)))
    before = len((await stage.match()).answers)
    await ben.type("sea lose", what=typed)
    said = [option.replace(f"card:{positions.card_id('heresy')}", "heresy") for option in await given(stage)]
    assert (len((await stage.match()).answers) - before, said) == (1, answer)


async def test_losses_are_completed(stage: Stage) -> None:
    _, ben = await planted(stage, positions.fought((6, 5), talents=(0, 4), hand=("heresy",)))
    offered = await ben.complete("sea lose", "what", "")
    assert "Heresy" in " ".join(offered)
    assert await ben.complete("sea lose", "what", "talent 2, her") == [
        f"talent 2, {option}" for option in offered if "Heresy" in option
    ]


async def test_more_talents_than_help_are_refused_with_the_rule(stage: Stage) -> None:
    ann, _ = await planted(stage, positions.losing(talents=3))
    assert "Here you give 2 talents at most" in (await ann.type("sea lose", what="talent 9")).text
    assert "talent:9" not in await given(stage)


async def test_choose_takes_a_list_too(stage: Stage) -> None:
    ann, _ = await planted(stage, positions.deploying(4))
    await ann.type("choose", what="etruria 2, deploy:rome")
    assert await given(stage) == ["deploy:etruria", "deploy:etruria", "deploy:rome"]


async def test_the_last_item_is_completed_from_what_may_follow(stage: Stage) -> None:
    ann, _ = await planted(stage, positions.deploying(4), "es-ES")
    assert await ann.complete("sea deploy", "areas", "etru") == ["Etruria"]
    assert "Golfo de Venecia" not in " ".join(await ann.complete("sea deploy", "areas", "golfo"))
    assert await ann.complete("sea deploy", "areas", "umbria 2, golfo de v") == ["umbria 2, Golfo de Venecia"]
    assert await ann.complete("sea deploy", "areas", "umbria 2, etru 2") == ["umbria 2, Etruria 2"]
    assert await ann.complete("sea withdraw", "areas", "etru") == []
    assert await ann.complete("choose", "what", "etru") == ["Etruria"]


# --- before it is done ------------------------------------------------------------------------------------------


async def test_a_card_is_read_before_it_is_played(stage: Stage) -> None:
    ann, _ = await planted(stage, positions.acting(["granary"]))
    panel = (await ann.press(stage.board(), "Play")).message
    assert "**Granary** Put three disks on it." in panel.content
    panel = await press(ann, panel, "Play Granary")
    assert "⚠️ This cannot be taken back." in panel.content
    assert "**Granary** Put three disks on it." in panel.content
    assert await given(stage) == []
    panel = await press(ann, panel, "Play Granary")
    assert (await given(stage))[0].startswith("play:")


async def test_who_wants_no_questions_plays_at_once(stage: Stage) -> None:
    ann, _ = await planted(stage, positions.acting(["granary"]))
    await stage.env.bot.people.set(ann.id, confirm=False)
    panel = (await ann.press(stage.board(), "Play")).message
    await press(ann, panel, "Play Granary")
    assert (await given(stage))[0].startswith("play:")


async def test_a_reaction_shows_what_is_played_and_what_answers_it(stage: Stage) -> None:
    ann, ben = await planted(
        stage, positions.acting(["granary"], against=["false_prophet", "sign_from_above"]), "es-ES"
    )
    await ann.type("choose", what="Granero")
    panel = (await ben.press(stage.board(), "Play")).message
    assert "Granary" in panel.content
    assert panel.content.startswith("**Granary** ")
    assert "Negate any card but an event." in panel.content


async def test_nothing_may_be_used_in_a_competition(stage: Stage) -> None:
    ann, _ = await planted(stage, positions.fighting())
    panel = (await ann.press(stage.board(), "Play")).message
    assert "**Legions** " in panel.content
    await pick(ann, panel, "skip", "once")
    assert (await stage.match()).answers[0].ids == ()


# --- the picture of a panel -------------------------------------------------------------------------------------


@pytest.fixture
def marked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """The places marked in each private picture, in the order drawn."""
    found: list[tuple[str, ...]] = []

    async def noted(drawing: Drawing) -> Picture:
        found.append(drawing.marks)
        return await draw_picture(drawing)

    monkeypatch.setattr(panel_pictures, "draw_picture", noted)
    return found


async def test_where_one_may_deploy_is_marked_until_something_is_chosen(
    stage: Stage, marked: list[tuple[str, ...]]
) -> None:
    ann, _ = await planted(stage, positions.deploying(5))
    panel = (await ann.press(stage.board(), "Play")).message
    assert {"rome", "etruria", "umbria"} <= set(marked[-1])
    await pick(ann, panel, "add", "deploy:etruria")
    assert marked[-1] == ()


async def test_every_step_of_a_panel_is_drawn_anew(stage: Stage, marked: list[tuple[str, ...]]) -> None:
    ann, _ = await planted(stage, positions.acting(["colonists"]))
    panel = (await ann.press(stage.board(), "Play")).message
    await press(ann, panel, "Play Colonists")
    assert len(marked) == 2, "the step brings its own picture"
    assert marked[-1], "the card asks for an area"
    assert "rome" not in marked[-1]
