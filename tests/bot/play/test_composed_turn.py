"""A turn of many actions through the local Discord: composed in the panel, changed, kept over a restart, sent whole."""

from __future__ import annotations

import re

from engine.core.ask import Ask
from engine.core.match import Match
from tests.bot.harness import House, Json, Player, Seated, items, labels
from tests.bot.unit.test_chains import action_of, at, takes_of


def free(match: Match, ask: Ask) -> bool:
    """Whether the first seat begins its actions, and can take three cards one after another."""
    return ask.seat == 0 and action_of(match, 4) and not match.position.answers_since and bool(takes_of(match, ask, 3))


async def seated(house: House, match: Match) -> tuple[Seated, Player]:
    table = await house.plant(match, "Ana", "Bruno")
    return table, table.players[0]


async def do(player: Player, table: Seated, panel: Json, option: str) -> Json:
    """Add an answer in the panel: by its button, or in the menu that has it."""
    for item in items(panel):
        if item["type"] == 2 and str(item["custom_id"]).endswith(f":do:{option}"):
            return await player.press_id(panel, item["custom_id"], table.channel)
        if item["type"] == 3 and option in [entry["value"] for entry in item["options"]]:
            return await choose(player, table, panel, item, option)
    raise AssertionError(f"the panel does not offer {option}: {labels(panel)}")


async def choose(player: Player, table: Seated, panel: Json, menu: Json, *values: str) -> Json:
    outcome = await player.user.select(panel["id"], menu["custom_id"], values, table.channel)
    return await player._settled(outcome, table.channel, panel["id"])


async def pick_step(player: Player, table: Seated, panel: Json, number: int) -> Json:
    menu = next(item for item in items(panel) if str(item["custom_id"]).endswith(":step"))
    return await choose(player, table, panel, menu, str(number))


async def take_last_off(player: Player, table: Seated, panel: Json) -> Json:
    """Take off the last answer: with the button of a lone one, in the menu of several."""
    if len(steps(panel)) == 1:
        return await player.press_id(panel, act(panel, "lastoff"), table.channel)
    menu = next(item for item in items(panel) if str(item["custom_id"]).endswith(":step"))
    return await choose(player, table, panel, menu, "last")


def act(panel: Json, name: str) -> str:
    """The custom_id of the panel's button that does this."""
    found = [str(item["custom_id"]) for item in items(panel) if f":{name}:" in str(item.get("custom_id", ""))]
    assert found, f"no button does {name}: {labels(panel)}"
    return found[0]


def steps(panel: Json) -> list[str]:
    """The answers that a panel lists."""
    line = next((line for line in panel["content"].splitlines() if line.startswith("**Your turn so far:** ")), "")
    listed = line.removeprefix("**Your turn so far:** ")
    return [step.strip("*").partition(". ")[2] for step in re.split(r"; (?=\**\d+\. )", listed) if step]


async def told(player: Player, table: Seated) -> list[Json]:
    """What stands in the channel for everybody."""
    return [item for item in await player.public(table.channel) if item["attachments"]]


async def three_taken(house: House) -> tuple[Seated, Player, Json, list[str]]:
    """A panel with three cards taken, and the options that did it."""
    match = at(free)
    options = [step.ids[0] for step in takes_of(match, match.asks()[0], 3)]
    table, ana = await seated(house, match)
    panel = await ana.open_panel(table.channel)
    for option in options:
        panel = await do(ana, table, panel, option)
    assert len(steps(panel)) == 3
    return table, ana, panel, options


async def test_a_turn_is_composed_moved_taken_back_and_sent_as_one(house: House) -> None:
    table, ana, panel, options = await three_taken(house)
    revision, before = (await table.match()).revision, await told(ana, table)
    first, second, third = steps(panel)
    panel = await ana.press_id(panel := await pick_step(ana, table, panel, 1), act(panel, "up"), table.channel)
    assert [line.strip("*") for line in steps(panel)] == [second, first, third]
    panel = await pick_step(ana, table, panel, 2)
    panel = await ana.press_id(panel, act(panel, "off"), table.channel)
    assert [line.strip("*") for line in steps(panel)] == [second, first]
    # Nobody has seen any of it.
    assert (await table.match()).revision == revision
    assert [item["content"] for item in await told(ana, table)] == [item["content"] for item in before]

    panel = await ana.press_id(panel, act(panel, "end"), table.channel)
    assert "will be lost" in panel["content"]
    assert (await table.match()).revision == revision
    panel = await ana.press_id(panel, act(panel, "end"), table.channel)
    answers = [answer.ids[0] for answer in (await table.match()).answers if answer.seat == 0]
    sent = [option for option in answers[-4:] if option in (*options, "end")]
    assert sent == [options[1], options[0], "end"]
    await house.bot.publisher.publish(table.id)
    after = await told(ana, table)
    # The turn is in one message more at most, the one that calls the next player; what was taken back is in none.
    assert len(after) <= len(before) + 1
    words = "\n".join(item["content"] for item in after)
    names = [line.removeprefix("Take ").partition(" · ")[0] for line in (first, second, third)]
    assert all(words.count(f"takes {name} (") == 1 for name in names[:2])
    assert f"takes {names[2]} (" not in words


async def test_a_stale_panel_changes_nothing(house: House) -> None:
    """A second panel of the same turn, overtaken by the first one."""
    table, ana, panel, _ = await three_taken(house)
    revision = (await table.match()).revision
    panel = await take_last_off(ana, table, panel)
    for is_sent in (False, True):
        other = await ana.open_panel(table.channel)
        panel = await take_last_off(ana, table, panel)
        if is_sent:
            other = await ana.press_id(other, act(other, "go"), table.channel)
        else:
            other = await take_last_off(ana, table, other)
        assert "has passed" in other["content"]
        assert steps(other) == steps(panel)
    assert len(steps(panel)) == 0
    assert (await table.match()).revision == revision


async def test_a_turn_survives_a_restart(house: House) -> None:
    table, ana, panel, _ = await three_taken(house)
    composed = steps(panel)
    await house.restart_bot()
    panel = await ana.open_panel(table.channel)
    assert steps(panel) == composed
    panel = await take_last_off(ana, table, panel)
    assert steps(panel) == composed[:-1]


async def test_what_hangs_on_an_answer_that_is_taken_back_is_left_out(house: House) -> None:
    """A card is taken and sent, what it leads to is composed; then the card is taken back."""
    table, ana, panel, options = await three_taken(house)
    for _ in range(2):
        panel = await take_last_off(ana, table, panel)
    panel = await ana.press_id(panel, act(panel, "go"), table.channel)
    assert (await table.match()).answers[-1].ids == (options[0],)
    panel = await do(ana, table, panel, options[1])
    panel = await do(ana, table, panel, options[2])
    await house.tables.undo.take_back(table.id, ana.id)
    panel = await ana.open_panel(table.channel)
    assert len(steps(panel)) == 2
    # Given by itself, the first of the two is not possible any more in what is composed.
    match = await table.match()
    await house.tables.answers.give(table.id, ana.id, [("action", [options[1]])], match.known_revision(0))
    panel = await ana.open_panel(table.channel)
    assert len(steps(panel)) == 1
    assert "Not possible any more" in panel["content"]


async def test_what_shows_something_is_sent_before_going_on(house: House) -> None:
    match = at(lambda match, ask: ask.seat == 0 and any(option.startswith("event:") for option in ask.options))
    event = next(option for option in match.asks()[0].options if option.startswith("event:"))
    table, ana = await seated(house, match)
    panel = await do(ana, table, await ana.open_panel(table.channel), event)
    assert "Sending this shows" in panel["content"]
    assert not any(":do" in str(item.get("custom_id", "")) for item in items(panel))
    revision = (await table.match()).revision
    panel = await ana.press_id(panel, act(panel, "go"), table.channel)
    assert (await table.match()).revision > revision
    assert "Sending this shows" not in panel["content"]


async def test_what_can_be_done_is_said_with_reasons(house: House) -> None:
    table, ana = await seated(house, at(free))
    panel = await ana.open_panel(table.channel)
    looks = next(item for item in items(panel) if str(item["custom_id"]).endswith(":look"))
    panel = await choose(ana, table, panel, looks, "can")
    words = panel["content"]
    assert "You can still:" in words
    assert "Not now:" in words
    assert "choose something cheaper" in words
    panel = await ana.press_id(panel, act(panel, "back"), table.channel)
    assert "what next?" in panel["content"]


async def test_what_is_destroyed_is_chosen_apart_from_what_is_built(house: House) -> None:
    table, ana = await seated(house, at(free))
    panel = await ana.open_panel(table.channel)

    def menus(panel: Json) -> list[str]:
        return [entry["value"] for item in items(panel) if item["type"] == 3 for entry in item["options"]]

    async def opened(panel: Json, value: str) -> Json:
        looks = next(item for item in items(panel) if str(item.get("custom_id", "")).endswith(":look"))
        return await choose(ana, table, panel, looks, value)

    assert "destroy" in menus(panel)
    assert not any(value.startswith("destroy:") for value in menus(panel))
    panel = await opened(panel, "destroy")
    wanted = [value for value in menus(panel) if ":" in value]
    assert wanted
    assert all(value.startswith("destroy:") for value in wanted)
    panel = await ana.press_id(panel, act(panel, "back"), table.channel)
    assert not any(value.startswith("destroy:") for value in menus(panel))
    panel = await do(ana, table, await opened(panel, "destroy"), wanted[0])
    assert len(steps(panel)) == 1
    assert not any(value.startswith("destroy:") for value in menus(panel))
