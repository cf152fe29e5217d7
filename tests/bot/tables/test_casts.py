"""Tables of the map games at which somebody leads two civilizations, or plays alone."""

import pytest

from bot.model.plans import Book, PlanNote
from bot.panel.build import build_panel
from bot.posting.hands.plan_notes import fitting, words_of_sides
from bot.posting.texts.ending import end_text
from bot.press.press import Press
from bot.tables.plans.planning import Planning
from data.words import name_of
from engine.core.errors import Reason
from engine.core.planning import orders, upcoming_questions
from tests.bot.panels import build_plans
from tests.bot.tables.room import ANA, Room


async def begun(room: Room, seats: int, **options: str) -> int:
    """A table of Ana's, with computers in the other seats; its number."""
    table = await room.tables.lifecycle.open(
        game="inner_sea",
        options={"epochs": "1", **{name.replace("_", "-"): choice for name, choice in options.items()}},
        seats=seats,
        language="en",
        guild_id=9,
        channel_id=78,
        host=ANA,
        host_name="Ana",
    )
    while (open_table := room.tables.get(table.id)) is not None and open_table.open_seats():
        await room.tables.lifecycle.add_computer(table.id, ANA, "random")
    await room.tables.lifecycle.start(table.id, ANA)
    return table.id


async def test_a_panel_says_for_which_of_two_civilizations_it_is_asked(room: Room) -> None:
    number = await begun(room, 2, civilizations_each="2")
    named: set[str] = set()
    while len(named) < 2:
        table = room.tables.get(number)
        assert table is not None
        match = await room.tables.match(number)
        press = Press(table, match, 0, "en", ANA)
        assert press.ask is not None
        if press.ask.key != "civilization":
            name = str(name_of("inner_sea", "en", f"civ:{press.view.seats[press.view.viewer].civilization}"))
            assert f"**{name} · " in str(build_panel(press)), press.ask.key
            named.add(name)
        await room.random_answer(table)


async def test_who_leads_two_reads_that_a_plan_is_for_one_of_them(room: Room) -> None:
    for each, is_told in (("2", True), ("1", False)):
        number = await begun(room, 2, civilizations_each=each)
        table = room.tables.get(number)
        assert table is not None
        while (match := await room.tables.match(number)).asks()[0].key == "civilization":
            await room.random_answer(table)
        now = Planning(table, match, 0, Book((), ()), upcoming_questions(match, 0), tuple(orders(match)))
        assert ("A plan is for one of your two civilizations" in build_plans(now, "en").text) is is_told
        await room.tables.lifecycle.close(number, ANA)


async def test_a_civilization_without_a_player_is_called_by_its_name_in_plans_and_their_notes(room: Room) -> None:
    number = await begun(room, 2, without_player="1")
    table, match = room.tables.get(number), await room.tables.match(number)
    assert table is not None
    while match.asks()[0].key == "civilization":
        await room.random_answer(table)
        match = await room.tables.match(number)
    named = str(name_of("inner_sea", "en", f"civ:{match.view(None).seats[2].civilization}"))
    note = PlanNote(1, number, ANA, "card-stacks@earthquake", ("stack:rome:2",), Reason("plan-not-now"))
    line, shown = fitting(words_of_sides(table, match, "en"), [note])
    assert shown == [note]
    idle = next(seat for seat in range(2) if match.ask_of(seat) is None)
    for text in (line, Press(table, match, idle, "en", ANA).words.option("stack:rome:2")):
        assert named in text
        assert "Barbarians" not in text


@pytest.mark.nightly
async def test_who_plays_alone_is_told_a_grade_and_no_winner(room: Room) -> None:
    number = await begun(room, 1)
    table = room.tables.get(number)
    assert table is not None
    table = await room.play_on(table)
    text = end_text(table, await room.tables.match(number), [], "en")
    assert table.status == "over"
    assert "Winner" not in text
    assert "bronze" in text
