"""The buttons and menus of lessons. Those of a lesson's panel do what the same ones do in a game, but nobody plays."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from bot.drafts import composing
from bot.drafts import presses as drafting
from bot.drafts.lists import list_form
from bot.frame.acknowledge import acknowledge
from bot.frame.handling import Interaction
from bot.frame.pressed import pressed
from bot.games import presentation_of
from bot.lessons import practice, show
from bot.lessons.pages import ALL_LESSONS
from bot.lessons.press import OWN_TABLE
from bot.lessons.show import Place, carry_out, find_place, lesson_marked, lesson_of
from bot.messages.ids import LESSON_BUTTON, LESSON_ITEM, LESSON_MENU, LessonPanelId
from bot.panel.looks import LOOK_MENU, POSSIBLE
from bot.panel.skips import ONCE
from bot.press.page import Page
from bot.press.press import Press
from bot.press.response import Response, Show, stale
from bot.tables.kept_drafts import draft_lock
from bot.turn.items import DRAFT_BUTTONS, DRAFT_MENUS, QUESTION_BUTTONS, Decision, pass_once
from bot.words.wording import say


async def _decide(interaction: Interaction, at: LessonPanelId, decision: Decision, values: Sequence[str]) -> None:
    """Acknowledge, find where the learner stands, and carry out what comes of it; two quick clicks are two changes."""
    await acknowledge(interaction)
    await _act(interaction, at, lambda press: decision(press, at, values))


async def _act(interaction: Interaction, at: LessonPanelId, decide: Callable[[Press], Response]) -> None:
    async with draft_lock(OWN_TABLE, interaction.user.id):
        place = await find_place(interaction, lesson_marked(at.mark))
        await carry_out(interaction, place, decide(place.press) if _is_asked(place) else stale(place.press))


def _is_asked(place: Place) -> bool:
    """Whether a task is open."""
    return place.session.step is not None and not place.session.is_done


def _place_of(parts: Mapping[str, str]) -> LessonPanelId:
    """Where a button belongs. Raises NoLessons."""
    lesson = lesson_marked(parts["mark"])
    return LessonPanelId(OWN_TABLE, lesson.seat, parts["moment"], parts["mark"])


def _browse(press: Press, at: LessonPanelId, node: str, number: int = 0) -> Response:
    return Show(Page(node, number)) if press.at == at else stale(press)


def _turn_page(press: Press, at: LessonPanelId, values: Sequence[str]) -> Response:
    number, _, node = values[0].partition("/")
    return _browse(press, at, node, int(number) if number.isdecimal() else 0)


def _skip(press: Press, at: LessonPanelId, values: Sequence[str]) -> Response:
    """Pass once; what would let questions pass for longer has no place in a lesson."""
    if values and values[0] == ONCE:
        return pass_once(press, at)
    return Show(Page(note=say(press.lang, "lesson-no-orders")))


async def _press_panel(interaction: Interaction, parts: dict[str, str], _: list[str]) -> None:
    """Do what a button of a lesson's panel says; one of an unknown act opens a node."""
    at, act, arg = _place_of(parts), parts["act"], parts["arg"]
    decisions: dict[str, Decision] = {
        **QUESTION_BUTTONS,
        **DRAFT_BUTTONS,
        "p": lambda press, _, values: _turn_page(press, at, values),
        "skip": lambda press, _, values: _skip(press, at, values),
    }
    if act == "type":
        await _show_form(interaction, at)
    elif act == "u":
        await _start_over(interaction, at)
    else:
        decision = decisions.get(act, lambda press, _, values: _browse(press, at, values[0]))
        await _decide(interaction, at, decision, [arg])


async def _start_over(interaction: Interaction, at: LessonPanelId) -> None:
    await acknowledge(interaction)
    async with draft_lock(OWN_TABLE, interaction.user.id):
        await show.start_over(interaction, await find_place(interaction, lesson_marked(at.mark)))


async def _show_form(interaction: Interaction, at: LessonPanelId) -> None:
    place = await find_place(interaction, lesson_marked(at.mark))
    press = place.press
    if press.ask is None or not _is_asked(place):
        await acknowledge(interaction)
        await carry_out(interaction, place, stale(press))
        return
    typed = press.draft.typed if press.draft is not None else ""
    await interaction.response.send_modal(list_form(press.words, at.menu("list"), press.ask, typed))


async def take_list_form(interaction: Interaction, at: re.Match[str], fields: Mapping[str, str]) -> None:
    """A list that was typed into the form of a lesson's panel."""
    await acknowledge(interaction)
    place = _place_of(at.groupdict())
    await _act(interaction, place, lambda press: drafting.write(press, place, fields.get("list", "")))


async def _pick_in_panel(interaction: Interaction, parts: dict[str, str], values: list[str]) -> None:
    """A menu of a lesson's panel: open a node, answer, or look at something."""
    at, act = _place_of(parts), parts["act"]
    if act == LOOK_MENU:
        await _look(interaction, at, values)
    elif act == "add":
        await _decide(interaction, at, drafting.add, values)
    elif act in DRAFT_MENUS and values:
        await _decide(interaction, at, DRAFT_MENUS[act], values)
    elif act.startswith("do") and values:
        await _decide(interaction, at, composing.do, values)
    elif act == "skip":
        await _decide(interaction, at, lambda press, _, options: _skip(press, at, options), values)
    elif act.startswith("pick") and values and values[0].endswith((":", "*")):
        await _decide(interaction, at, lambda press, _, nodes: _browse(press, at, nodes[0]), values)
    else:
        await _decide(interaction, at, QUESTION_BUTTONS["a"], values)


async def _look(interaction: Interaction, at: LessonPanelId, values: list[str]) -> None:
    """What has been picked to be looked at: in the panel what can be done, else in a reply of its own."""
    value, lesson = values[0] if values else "", lesson_marked(at.mark)
    chain = presentation_of(lesson.game).chain
    if value == POSSIBLE:
        await _decide(interaction, at, QUESTION_BUTTONS["can"], values)
    elif chain is not None and value in chain.secondary:
        await _decide(interaction, at, lambda press, _, verbs: composing.open_secondary(press, at, verbs[0]), values)
    elif value == ALL_LESSONS:
        await acknowledge(interaction)
        await show.show_list(interaction, lesson.game)
    else:
        await acknowledge(interaction, ephemeral=True, thinking=True)
        place = await find_place(interaction, lesson)
        if value == "hint" and _is_asked(place):
            await show.show_hint(interaction, place)
        else:
            await show.show_picture(interaction, place, "own" if value == "hand" else "whole")


async def _lead(interaction: Interaction, parts: dict[str, str], values: list[str]) -> None:
    """A button or menu that leads through lessons. Raises NoLessons."""
    act, game, name = parts["act"], parts["game"], parts["lesson"]
    # In a reply of their own: a table opens beside the panel, and what stands above an offer is still needed.
    await acknowledge(interaction, ephemeral=True, thinking=act in ("play", "offer"))
    if act in ("open", "pick") and (name or values):
        await show.open_lesson(interaction, lesson_of(game, name or values[0]))
    elif act == "play":
        await practice.open_practice(interaction, game)
    elif act == "next":
        await show.go_on(interaction, lesson_of(game, name))
    else:
        await show.show_list(interaction, game)


LessonButton = pressed(LESSON_BUTTON, _press_panel)
LessonMenu = pressed(LESSON_MENU, _pick_in_panel)
LessonItem = pressed(LESSON_ITEM, _lead)
