"""Through the Ages by typing: commands completed from what is legal, a whole turn as a list, the position in words."""

from __future__ import annotations

import pytest

from bot.games.model import Description
from bot.turn.state_command import MESSAGE, messages
from tests.bot.simcord.stage import Person, Stage, started


async def first_and_other(stage: Stage, lang: str = "en-GB") -> tuple[Person, Person]:
    """Who begins, and the other one, at a new table of two."""
    ann, ben = stage.person("Ann", lang), stage.person("Ben", lang)
    await started(stage, ann, ben, game="through_the_ages", options="first-player=first-seat")
    return (ann, ben) if stage.table().waiting_for()[0] == ann.id else (ben, ann)


def row(completed: list[str]) -> list[tuple[str, str]]:
    """Cards of the row that are completed, with their places."""
    return [(value.split(":")[1], value.split(":")[2]) for value in completed]


async def test_cards_are_completed_with_what_they_cost_and_taken_by_their_names(stage: Stage) -> None:
    first, other = await first_and_other(stage)
    offered = await first.member.autocomplete(stage.channel, "ages take", "card", "")
    assert [choice["value"].partition(":")[0] for choice in offered] == ["take"] * len(offered)
    assert all("1 civil action" in choice["name"] for choice in offered)
    name = offered[1]["name"].partition(" · ")[0]
    assert (await first.complete("ages take", "card", name[:5].upper()))[0] == offered[1]["value"]
    assert (await other.complete("ages take", "card", "")) == []
    taken = await first.type("ages take", card=name.lower())
    assert "Now you have" not in taken.text
    again = await first.type("ages take", card=offered[0]["value"])
    assert "That takes 1 civil action and you have 0 left" in again.text


async def test_what_cannot_be_read_or_is_not_asked_says_so(stage: Stage) -> None:
    first, other = await first_and_other(stage)
    assert "I cannot read “xyzzy”" in (await first.type("ages take", card="xyzzy")).text
    assert "Your political phase is over" in (await first.type("ages war", card="culture")).text
    assert "You are asked something else now" in (await first.type("ages bid", amount="1")).text
    assert "You hold no technology" in (await first.type("ages develop", card="xyzzy")).text
    assert "Iron is not in your hand" in (await first.type("ages develop", card="iron")).text
    assert "In the first round you only take cards" in (await first.type("ages increase")).text
    assert "You are asked nothing at the moment" in (await other.type("ages end")).text


async def test_a_whole_turn_is_sent_as_one_list(stage: Stage) -> None:
    first, other = await first_and_other(stage, "es-ES")
    offered = await first.complete("ages turn", "actions", "")
    assert offered
    card = offered[0] if offered[0].startswith("tomar") else offered[1]
    after = await first.complete("ages turn", "actions", f"{card}, term")
    assert after == [f"{card}, Terminar la fase de acciones"]
    await first.type("ages turn", actions=f"{card}, terminar")
    assert stage.table().waiting_for()[0] == other.id


async def test_a_list_that_is_not_possible_changes_nothing_and_can_be_mended(stage: Stage) -> None:
    first, _ = await first_and_other(stage)
    cards = row(await first.complete("ages take", "card", ""))
    text = ", ".join(f"take:{card}:{place}" for card, place in cards[:2])
    refused = await first.type("ages turn", actions=text)
    assert "That takes 1 civil action and you have 0 left" in refused.text
    assert f"`{text}`" in refused.text
    assert len(await first.complete("ages take", "card", "")) == len(cards)


async def test_a_card_is_taken_at_once_where_politics_have_nothing_to_offer(stage: Stage) -> None:
    first, other = await first_and_other(stage)
    for person in (first, other):
        await person.type("ages end")
    ask = (await stage.match()).asks()[0]
    assert (ask.key, set(ask.options) - set(ask.grave)) == ("politics", {"pass"})
    offered = await first.complete("ages take", "card", "")
    assert offered
    await first.type("ages take", card=offered[0])
    answers = (await stage.match()).answers[-2:]
    assert [(answer.key, answer.ids) for answer in answers] == [("politics", ("pass",)), ("action", (offered[0],))]


async def test_who_types_that_they_resign_is_asked_whether_they_are_sure(stage: Stage) -> None:
    first, other = await first_and_other(stage)
    for person in (first, other):
        await person.type("ages end")
    for command, typed in (("choose", {"what": "Resign"}), ("ages turn", {"actions": "resign"}), ("ages resign", {})):
        asked = await first.type(command, **typed)
        assert "You leave the game for good, and have lost." in asked.text
        assert stage.table().waiting_for() == [first.id]
    ended = await first.press(asked.message, "Send (1)")
    assert "The game is over" in ended.text


async def test_the_position_is_told_in_words_to_each_as_they_may_see_it(stage: Stage) -> None:
    first, other = await first_and_other(stage)
    shown = await first.type("state")
    for words in ("**Card row**", "Civil deck: ", "Agriculture 2 workers", "**Your hand**"):
        assert words in shown.text, words
    assert "**Your hand**" not in (await other.type("state", part="row")).text
    assert (await other.complete("state", "part", "ro"))[0] == "Card row"
    watcher = stage.person("Cleo")
    assert "**Your hand**" not in (await watcher.type("state")).text


async def test_parts_that_are_to_be_asked_for_are_named_and_come_only_then(stage: Stage) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await started(stage, ann, ben)
    said = (await ann.type("state")).text
    assert "**Kingdoms**" in said
    assert said.endswith("- Map: rivers")
    assert (await ann.type("state", part="rivers")).text.startswith("**Map: rivers**\n- Row 1: E1")


@pytest.mark.parametrize("lines", [1, 30, 300])
def test_a_long_position_is_divided_at_its_lines(lines: int) -> None:
    parts = [Description(f"Part {number}", "\n".join(["word " * 12] * lines)) for number in range(4)]
    made = messages(parts)
    assert all(0 < len(text) <= MESSAGE for text in made)
    assert sum(text.count("word") for text in made) == 4 * lines * 12
    assert len(made) == 1 if lines == 1 else len(made) > 1
