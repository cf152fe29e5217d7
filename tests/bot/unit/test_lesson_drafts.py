"""What is begun in a lesson takes few lines of a phone: its task stays, and what that says already is left out."""

from __future__ import annotations

import discord
import msgspec
import pytest

from bot.lessons.pages import task_panel
from bot.lessons.press import Learner, lesson_press
from bot.model.drafts import Draft, Step
from bot.panel.layout import Panel
from bot.press.page import PLAIN
from bot.tables.chains import compose, empty_chain
from bot.tables.people import PlayerSettings
from engine.lessons.lesson import lessons
from engine.lessons.runner import Session

ANA = Learner(1, "Ana", "en", PlayerSettings())


def at(game: str, lesson_id: str, step_id: str) -> Session:
    """A learner before the answers of a step."""
    session = Session(lessons(game)[lesson_id])
    session.go_on()
    while session.step is not None and session.step.id != step_id:
        session.answer(session.solution())
        session.go_on()
    return session


def panel_of(session: Session, draft: Draft | None) -> Panel:
    return task_panel(lesson_press(session, ANA, draft), session, PLAIN)


def composed(session: Session, count: int) -> Draft:
    """So many of the right answers, not sent."""
    match, seat = session.match, session.lesson.seat
    steps = tuple(Step(*answer) for answer in session.solution()[:count])
    return msgspec.structs.replace(empty_chain(match, seat), steps=compose(match, seat, steps).steps)


def menus(panel: Panel) -> list[str]:
    """What the menus of a panel ask for."""
    items = [*panel.view.children, *(item for row in panel.rows for item in row)]
    return [str(item.placeholder) for item in items if isinstance(item, discord.ui.Select)]


@pytest.mark.parametrize("game", ["inner_sea", "middle_east"])
def test_a_deployment_that_is_begun_has_no_question_and_no_menu_of_the_other_areas(game: str) -> None:
    session = at(game, "growth", "deploy")
    session.answer([session.next_answer()])
    match, seat = session.match, session.lesson.seat
    picks = tuple(ids[0] for _, ids in session.solution()[:2])
    assert len(set(picks)) == 2
    fresh, begun = (
        panel_of(session, Draft(match.known_revision(seat), "deploy", chosen, "".join(chosen[-1:])))
        for chosen in ((), picks)
    )
    asked = "**Deployment: where do your ready disks go?**"
    assert (asked in fresh.text, asked in begun.text) == (True, False)
    assert "**Chosen:**" in begun.text
    assert menus(begun) == menus(fresh) == ["Deploy one in each of…"]


def test_a_turn_that_is_begun_tells_no_more_what_is_left_but_what_its_end_would_cost() -> None:
    session = at("through_the_ages", "pact", "cancel")
    fresh, begun = panel_of(session, None), panel_of(session, composed(session, 1))
    assert ("Left: actions" in fresh.text, "Left: actions" in begun.text) == (True, False)
    assert "Corruption" in begun.text


def test_cards_to_discard_are_a_menu_where_their_buttons_would_take_many_lines() -> None:
    session = at("through_the_ages", "government", "end")
    panel = panel_of(session, composed(session, 1))
    assert "discard 1 military card" in panel.text
    assert len(panel.rows) == 1
    (menu,) = panel.rows[0]
    assert isinstance(menu, discord.ui.Select)
    assert "Discard Legion" in [option.label for option in menu.options]
