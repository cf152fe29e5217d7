"""Every plan that can be made, in both languages: worded, within Discord's limits, every option reachable."""

from __future__ import annotations

import discord
import msgspec
import pytest

from bot.messages.ids import (
    PANEL_BUTTON,
    PANEL_MENU,
    PLAN_BUTTON,
    PLAN_MENU,
    TABLE_BUTTON,
)
from bot.model.plans import (
    Book,
    Plan,
    PlanNote,
    StandingOrder,
)
from bot.panel.layout import Panel
from bot.tables.automatic import MOMENT_PASSED
from bot.tables.drafts import is_drafted
from bot.tables.plans.checks import OPTION
from bot.tables.plans.planning import Planning
from bot.words.option_words import OptionWords
from bot.words.plan_words import note_words, plan_words, question_title
from engine.computers.random_player import choose
from engine.core.match import Match
from engine.core.planning import orders, spans, upcoming_questions
from engine.core.preorders import UpcomingQuestion
from engine.core.registry import load_game
from engine.core.rng import seeded
from engine.epochs.state import CompetitionPhase
from tests.bot.panels import build_plans
from tests.bot.positions import card_id, match_of
from tests.bot.unit.test_every_panel import NAMES, check_view, table_of
from tests.cases.inner_sea.driver import position

GAMES = [
    ("tigris", 3, {}),
    ("inner_sea", 4, {"reactions": "everyone"}),
    ("inner_sea", 6, {}),
    ("inner_sea", 2, {"civilizations-each": "2", "epochs": "2"}),
    ("middle_east", 3, {"civilizations": "any"}),
]


def planning(game: str, match: Match, seat: int, lang: str) -> Planning:
    """A player who has planned one thing of each kind."""
    coming = upcoming_questions(match, seat)
    plans = [
        Plan(number, 999_999, 100 + seat, seat, item.id, tuple(list(item.ask.options)[: item.ask.most]), 0.0)
        for number, item in enumerate(coming, 1)
    ]
    standing = [StandingOrder(999_999, 100 + seat, seat, kind, next(iter(spans(match))), "") for kind in orders(match)]
    table = table_of(game, match.seats, lang)
    return Planning(table, match, seat, Book(tuple(plans), tuple(standing)), coming, tuple(orders(match)))


def values_of(panel: Panel, act: str) -> list[str]:
    """The values of the menu with this act, or of the buttons that stand for it where there are few."""
    menus = [item for item in panel.view.children if isinstance(item, discord.ui.Select)]
    pressed = [str(item.custom_id) for item in panel.view.children if isinstance(item, discord.ui.Button)]
    values = [option.value for item in menus if f":{act}:" in item.custom_id for option in item.options]
    return values + [name.rpartition("|")[2] for name in pressed if f":pick:{act}|" in name]


def reached(now: Planning, lang: str, item: UpcomingQuestion, aiming: Plan | None = None) -> set[str]:
    """Every option that the menus of a question lead to; of what follows a plan, where it is that one's question."""
    found, nodes = set(), [""]
    if aiming is None and is_drafted(now.table.game, item.ask):
        first = build_plans(now, lang, question=item.id)
        for part in values_of(first, "region") or [""]:
            panel = build_plans(now, lang, question=item.id, node=part)
            check_view(panel.view)
            found |= {*values_of(panel, "add"), *values_of(panel, "one")}
        return found
    while nodes:
        panel = build_plans(now, lang, question=item.id, aiming=aiming, node=nodes.pop())
        check_view(panel.view)
        values = values_of(panel, "aim" if aiming else "many" if item.ask.most > 1 else "one")
        nodes += [value for value in values if value.endswith((":", "*"))]
        found |= {value for value in values if not value.endswith((":", "*"))}
    return found


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_every_plan_of_a_game(game: str, seats: int, options: dict[str, str], lang: str) -> None:
    match, rng, kinds = Match.create(load_game(game), options, seats, 8), seeded(9), set()
    aimed = 0
    for number in range(300):
        asks = match.asks()
        if not asks:
            break
        if number % 30 == 0:
            seat = number // 30 % seats
            now = planning(game, match, seat, lang)
            panel = build_plans(now, lang, note="Noted.")
            assert len(panel.text) <= 2000
            check_view(panel.view)
            for item in now.upcoming:
                kinds.add(item.ask.key)
                assert question_title(lang, game, item.id, NAMES) != item.ask.key, "no words"
                assert reached(now, lang, item) == set(item.ask.options)
                assert all(OPTION.fullmatch(option) for option in item.ask.options)
            for plan, next_one in [(plan, now.after(plan)) for plan in now.book.plans]:
                if next_one is None:
                    continue
                aimed += 1
                assert reached(now, lang, next_one, plan) == set(next_one.ask.options)
                assert f">{plan.id}" in values_of(panel, "ask")
            for plan in now.book.plans[:3]:
                note = PlanNote(1, 999_999, plan.user, plan.question, plan.ids, MOMENT_PASSED)
                assert note_words(OptionWords(lang, game, list(NAMES)), note)
        match.answer(asks[0].seat, asks[0].key, choose(asks[0], rng))
    assert len(kinds) >= 3
    assert aimed or game == "tigris"


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_plan_is_told_with_its_aims(lang: str) -> None:
    said = OptionWords(lang, "inner_sea", list(NAMES))
    heresy = f"play:{card_id('heresy')}"
    told = [("card-stacks@heresy", ("stack:rome:0",))]
    words = plan_words(said, "card-action", [heresy], told)
    assert words.endswith({"en": ": play Heresy → Rome · Ana", "es": ": jugar Herejía → Roma · Ana"}[lang])
    alone = plan_words(said, *told[0])
    assert alone.endswith({"en": ", and where? Rome · Ana", "es": ": ¿qué discos? Roma · Ana"}[lang])


def test_what_is_asked_now_is_not_offered() -> None:
    """Siege engines in Samnium: what they hit is asked, and what will be played in Rome is not."""
    disks = {"samnium": {0: 2, 1: 2, 2: 2}, "rome": {0: 3, 1: 3}}
    hands = {0: ("siege_engines", "turncoats")}
    match = match_of(position(3, ("rome", "carthage", "egypt"), disks, hands, talents=(3,)), CompetitionPhase())
    assert "compete@rome" in values_of(build_plans(planning("inner_sea", match, 0, "en"), "en"), "ask")
    match.answer(0, "compete", [f"card:{card_id('siege_engines')}"])
    match.answer(1, "compete", [])
    assert [ask.key for ask in match.asks()] == ["card-stacks"]
    now = planning("inner_sea", match, 0, "en")
    assert "card-stacks@siege_engines" in [item.id for item in now.upcoming]
    offered = values_of(build_plans(now, "en"), "ask")
    assert "card-stacks@siege_engines" not in offered
    assert "compete@rome" in offered


def test_custom_ids_do_not_meet_those_of_other_panels() -> None:
    beginnings = [pattern[:3] for pattern in (PLAN_BUTTON, PLAN_MENU, PANEL_BUTTON, PANEL_MENU, TABLE_BUTTON)]
    assert len(set(beginnings)) == 5


def test_planning_has_the_steps_the_board_and_the_buttons_of_playing() -> None:
    match = Match.create(load_game("tigris"), {"first-player": "first-seat"}, 2, 4)
    now = msgspec.structs.replace(planning("tigris", match, 1, "en"), book=Book((), ()))
    first = build_plans(now, "en", question="action")
    assert first.game_view is not None
    assert {"tile:", "leader:"} <= set(values_of(first, "one"))
    assert not [item for item in first.view.children if isinstance(item, discord.ui.Select)], "what is few is pressed"
    squares = build_plans(now, "en", question="action", node="leader:red:")
    assert len(squares.marks) > 3, "the places to choose from are marked"
    assert "Place or move a leader · 🔴 Priest" in squares.text, "the steps so far are said"
    column = build_plans(now, "es", question="action", node="tile:red:B*")
    assert "Colocar una loseta · 🟥 Templo · Columna B" in column.text
    columns = build_plans(now, "es", question="action", node="tile:red:")
    asked = [item.placeholder for item in columns.view.children if isinstance(item, discord.ui.Select)]
    assert asked == ["¿Qué columna?"]
    assert build_plans(now, "en").game_view is None, "nothing is chosen yet"


@pytest.mark.parametrize("game", ["inner_sea", "middle_east"])
def test_what_is_planned_together_stands_on_the_map_as_a_draft_does(game: str) -> None:
    """Two disks more in one area, one in another; in a withdrawal one less."""
    match = Match.create(load_game(game), {}, 2, 1)
    rng = seeded(1)

    def options(question: str) -> list[str]:
        found = [item.ask for item in upcoming_questions(match, 1) if item.id == question]
        return [option for ask in found for option in ask.options if ":" in option]

    while not (options("deploy") and options("withdraw")):
        ask = match.asks()[0]
        match.answer(ask.seat, ask.key, choose(ask, rng))
    for question, count in (("deploy", 1), ("withdraw", -1)):
        places = options(question)
        picks = (places[0], places[0], places[1]) if count > 0 else (places[0],)
        plans = tuple(Plan(number, 1, 101, 1, question, (pick,), 0.0) for number, pick in enumerate(picks))
        now = msgspec.structs.replace(planning(game, match, 1, "en"), book=Book(plans, ()))
        panel, view = build_plans(now, "en", question=question), match.view(1)
        before = {stack.area: stack.disks for stack in view.stacks if stack.seat == 1}
        after = {stack.area: stack.disks for stack in panel.game_view.stacks if stack.seat == 1}
        moved = {pick.partition(":")[2]: count * picks.count(pick) for pick in picks}
        assert {area: after.get(area, 0) - before.get(area, 0) for area in before | after} == {
            area: moved.get(area, 0) for area in before | after
        }
        assert {change.area: change.now - change.was for change in panel.game_view.changes} == moved
        assert panel.marks == ()
        assert match.view(1) == view
