"""Shows lessons in the private reply to a button or command, and stores how far a learner is."""

from __future__ import annotations

import asyncio

import msgspec

from bot.frame.handling import Interaction, language
from bot.lessons.pages import done_panel, hint_text, intro_panel, list_panel, plain_drawing, task_panel
from bot.lessons.press import Learner, LessonPress, lesson_press, progress_of
from bot.messages.ids import lesson_mark
from bot.messages.parts import NO_PINGS, file_of
from bot.messages.pictures import kind_of
from bot.model.drafts import Draft
from bot.model.errors import TableError
from bot.model.lessons import LessonProgress
from bot.panel.edits import in_order
from bot.panel.layout import Panel, message_of
from bot.panel.show import panel_drawing, put_panel
from bot.posting.texts.message import Drawing, draw_picture
from bot.press.page import PLAIN, Page
from bot.press.response import Give, Keep, Response, Show
from bot.store.lessons import Lessons
from engine.core.registry import games
from engine.lessons.lesson import Lesson, lessons
from engine.lessons.runner import Session, Wrong, play
from renderers.core.kinds import Use


class NoLessons(TableError):
    """The game has no lessons, or not this one."""

    key = "error-no-lessons"


class Place(msgspec.Struct, frozen=True):
    """Where a learner stands in a lesson: the session, as it is stored, and what their next press is about."""

    session: Session
    progress: LessonProgress
    press: LessonPress


def learner_of(interaction: Interaction) -> Learner:
    """Who has pressed or typed, as a learner."""
    user = interaction.user
    person = interaction.client.people.get(user.id)
    return Learner(user.id, user.display_name, language(interaction), person)


def lesson_of(game: str, lesson_id: str) -> Lesson:
    """A lesson. Raises NoLessons."""
    lesson = lessons(game).get(lesson_id) if game in games() else None
    if lesson is None:
        raise NoLessons
    return lesson


def lesson_marked(mark: str) -> Lesson:
    """The lesson of a mark in a custom_id. Raises NoLessons."""
    for game in games():
        for lesson in lessons(game).values():
            if lesson_mark(game, lesson.id) == mark:
                return lesson
    raise NoLessons


async def find_place(interaction: Interaction, lesson: Lesson) -> Place:
    """Where the learner stands in a lesson; at its beginning where they have not begun it."""
    user = interaction.user.id
    progress = (await _store(interaction).of_game(user, lesson.game)).get(lesson.id) or LessonProgress()
    session = await asyncio.to_thread(play, lesson, progress.answers)
    return Place(session, progress, lesson_press(session, learner_of(interaction), progress.draft))


def _store(interaction: Interaction) -> Lessons:
    return interaction.client.tables.store.lessons


async def keep(interaction: Interaction, place: Place, draft: Draft | None = None) -> None:
    """Store how far the learner is, with what they have chosen and not sent."""
    now, lesson = interaction.client.tables.now(), place.session.lesson
    progress = progress_of(place.session, place.progress, draft, now)
    await _store(interaction).put(interaction.user.id, lesson.game, lesson.id, progress, now)


# --- pages ----------------------------------------------------------------------------------------------------------


async def show_list(interaction: Interaction, game: str) -> None:
    """Show all lessons of a game. Raises NoLessons."""
    if game not in games() or not lessons(game):
        raise NoLessons
    progress = await _store(interaction).of_game(interaction.user.id, game)
    panel = list_panel(game, learner_of(interaction), progress)
    async with in_order(interaction):
        await interaction.edit_original_response(**message_of(panel, game, None))


async def show_place(interaction: Interaction, place: Place, page: Page = PLAIN, wrong: Wrong | None = None) -> None:
    """Show where the learner stands: the introduction, the task with a panel (or why an answer is ``wrong``), or what
    came of it.
    """
    press, session = place.press, place.session
    if session.step is None or session.is_done:
        panel = intro_panel(press, session) if session.step is None else done_panel(press, session, page.note)
        await _put(interaction, panel, plain_drawing(press, panel))
        return
    panel = task_panel(press, session, page, wrong)
    await _put(interaction, panel, panel_drawing(press, panel))


async def _put(interaction: Interaction, panel: Panel, drawing: Drawing) -> None:
    async with in_order(interaction):
        await put_panel(interaction, panel, drawing)


async def open_lesson(interaction: Interaction, lesson: Lesson) -> None:
    """Show a lesson where the learner left it; one that is finished begins anew."""
    place = await find_place(interaction, lesson)
    if place.session.is_finished:
        place = await _begun_anew(interaction, place)
    elif place.session.is_done:
        place = await _gone_on(interaction, place)
    await show_place(interaction, place)


async def go_on(interaction: Interaction, lesson: Lesson) -> None:
    """Open the next step, if the present one is done, and show the task."""
    place = await find_place(interaction, lesson)
    if place.session.step is None or place.session.is_done:
        place = await _gone_on(interaction, place)
    await show_place(interaction, place)


async def _gone_on(interaction: Interaction, place: Place) -> Place:
    place.session.go_on()
    await keep(interaction, place)
    return await find_place(interaction, place.session.lesson)


async def _begun_anew(interaction: Interaction, place: Place) -> Place:
    lesson, now = place.session.lesson, interaction.client.tables.now()
    progress = LessonProgress((), None, place.progress.finished_at)
    await _store(interaction).put(interaction.user.id, lesson.game, lesson.id, progress, now)
    return await find_place(interaction, lesson)


# --- what comes of a press ------------------------------------------------------------------------------------------


async def carry_out(interaction: Interaction, place: Place, response: Response) -> None:
    """Show a page, store a draft, or judge answers: a wrong one is explained and goes out of the draft."""
    if isinstance(response, Show):
        await show_place(interaction, place, response.page)
    elif isinstance(response, Keep):
        await keep(interaction, place, response.draft)
        kept = msgspec.structs.replace(place, press=place.press.with_draft(response.draft))
        await show_place(interaction, kept, response.page)
    else:
        await _judge(interaction, place, response)


def up_to(draft: Draft | None, place: int) -> Draft | None:
    """A composed turn without its answer number ``place``, from 0, and those behind it; other drafts as they are.

    What was refused would be refused again, whatever is added to it.
    """
    if draft is None or len(draft.steps) <= place:
        return draft
    return msgspec.structs.replace(draft, steps=draft.steps[:place], focus="", node="") if place else None


async def _judge(interaction: Interaction, place: Place, response: Give) -> None:
    session, entries = place.session, len(place.session.match.log)
    before = place.press.view
    wrong = session.answer(response.answers)
    if wrong is not None:
        # The panel is made anew, with the draft as it is stored.
        draft = up_to(place.progress.draft, wrong.place)
        if draft != place.progress.draft:
            await keep(interaction, place, draft)
        press = lesson_press(session, learner_of(interaction), draft)
        await show_place(interaction, msgspec.structs.replace(place, press=press), wrong=wrong)
        return
    await keep(interaction, place)
    press = lesson_press(session, learner_of(interaction), None)
    if not session.is_done:
        await show_place(interaction, msgspec.structs.replace(place, press=press))
        return
    panel = done_panel(press, session, entries=entries, before=before)
    await _put(interaction, panel, plain_drawing(press, panel))


async def start_over(interaction: Interaction, place: Place) -> None:
    """Take back what has been answered in the present step."""
    lesson, record = place.session.lesson, place.session.record
    session = await asyncio.to_thread(play, lesson, (*record[:-1], ()))
    press = lesson_press(session, learner_of(interaction), None)
    fresh = Place(session, place.progress, press)
    await keep(interaction, fresh)
    await show_place(interaction, fresh)


async def show_picture(interaction: Interaction, place: Place, use: Use) -> None:
    """A picture of the position in a reply of its own, which has been deferred."""
    press = place.press
    names, kind = tuple(press.table.names()), kind_of(press.table.game, press.view, use)
    drawing = Drawing(press.table.game, press.view, kind, press.lang, names, press.person.palette)
    file = file_of(await draw_picture(drawing), drawing.kind)
    await interaction.edit_original_response(attachments=[file], allowed_mentions=NO_PINGS)


async def show_hint(interaction: Interaction, place: Place) -> None:
    """The right answer in words, in a reply of its own, which has been deferred."""
    text = hint_text(place.press, place.session)
    await interaction.edit_original_response(content=text[:2000], allowed_mentions=NO_PINGS)
