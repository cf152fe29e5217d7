"""What a lesson shows: what it is about, a task with the panel of a game, what came of it, all lessons of a game."""

from __future__ import annotations

from collections.abc import Mapping

import discord
import msgspec

from bot.games import presentation_of
from bot.lessons.press import Learner, LessonPress
from bot.messages.ids import lesson_item
from bot.messages.parts import LABEL_LIMIT, PLACEHOLDER_LIMIT, button, frozen
from bot.messages.pictures import kind_of, result_kind
from bot.model.lessons import LessonProgress
from bot.panel.build import build_panel
from bot.panel.drafting import answer_label
from bot.panel.layout import Panel
from bot.panel.looks import POSSIBLE, look_menu
from bot.posting.texts.message import Drawing
from bot.press.page import Page
from bot.words.grouping import grouped_lines
from bot.words.lesson_words import minutes
from bot.words.option_words import cut
from bot.words.ordering import pictured
from bot.words.wording import say, title
from engine.lessons.lesson import Lesson, lessons
from engine.lessons.runner import Session, Wrong

ALL_LESSONS = "lessons"
"""The entry of a panel's menu that leads to all lessons of the game."""

LINES = 300
"""Characters of the game's own log at most that stand under what happened."""

Item = discord.ui.Item[discord.ui.View]


def lesson_title(lang: str, lesson: Lesson) -> str:
    """A lesson's name with its number."""
    number = list(lessons(lesson.game)).index(lesson.id) + 1
    return say(lang, "lesson-title", number=number, name=say(lang, lesson.text_key(None, "")))


def wrong_text(lang: str, session: Session, wrong: Wrong) -> str:
    """Why an answer is wrong: the text for answers like it, else the general one of the step."""
    part = f"wrong-{wrong.name}" if wrong.name else "wrong"
    return f"❌ {say(lang, session.lesson.text_key(session.step, part))}"


def _head(lang: str, session: Session) -> str:
    """The lesson and its step; before the first step the game too, whose name is half a line of a phone."""
    lesson = session.lesson
    words = [lesson_title(lang, lesson)]
    if session.step is None:
        words.insert(0, title(lesson.game, lang))
    else:
        words.append(say(lang, "lesson-step", number=session.number + 1, count=len(lesson.steps)))
    return f"-# {' · '.join(words)}"


def _back_item(lang: str, game: str) -> Item:
    return button(say(lang, "button-lessons"), lesson_item("list", game), row=4, emoji="📚")


def intro_panel(press: LessonPress, session: Session) -> Panel:
    """What the lesson is about, before its first step."""
    lang, lesson = press.lang, session.lesson
    begin = button(
        say(lang, "button-lesson-begin"),
        lesson_item("next", lesson.game, lesson.id),
        style=discord.ButtonStyle.primary,
        row=4,
    )
    text = "\n".join(
        [_head(lang, session), f"**{say(lang, lesson.text_key(None, ''))}**", say(lang, lesson.text_key(None, "about"))]
    )
    marks = () if press.ask is None else pictured(press.ask, "", press.words, press.view)
    return Panel(text, frozen([begin, _back_item(lang, lesson.game)]), game_view=press.view, marks=marks)


def task_panel(press: LessonPress, session: Session, page: Page, wrong: Wrong | None = None) -> Panel:
    """What is asked for, above the panel with which a game would ask it.

    Behind an answer that is ``wrong``, why it is stands there instead, with what to do: a phone has no room for both.
    """
    lang, lesson = press.lang, session.lesson
    panel = build_panel(press, page)
    may_start_over = bool(session.record and session.record[-1])
    items = [item for item in panel.view.children if may_start_over or not _is_undo(press, item)]
    task = (
        f"🎯 {say(lang, lesson.text_key(session.step, 'task'))}" if wrong is None else wrong_text(lang, session, wrong)
    )
    text = "\n".join([_head(lang, session), task, *([panel.text] if panel.text else [])])
    return msgspec.structs.replace(panel, text=text[:2000], view=frozen(items), looks=_looks(press, panel))


def _is_undo(press: LessonPress, item: object) -> bool:
    return str(getattr(item, "custom_id", "")) == press.at.button("u")


def _looks(press: LessonPress, panel: Panel) -> discord.ui.Select[discord.ui.LayoutView]:
    """The menu of what can be looked at: as in a game, with the way to all lessons at its end."""
    own = panel.looks
    menu = own or look_menu(press.at, press.table.game, press.lang, missed=False, hints=True)
    chain = presentation_of(press.table.game).chain
    known = {"hand", "board", "hint", POSSIBLE, *(() if chain is None else chain.secondary)}
    menu.options = [option for option in menu.options if option.value in known]
    menu.add_option(label=say(press.lang, "button-lessons"), value=ALL_LESSONS, emoji="📚")
    words = ", ".join(option.label for option in menu.options if option.value != POSSIBLE)
    menu.placeholder = cut(say(press.lang, "panel-looks", names=words), PLACEHOLDER_LIMIT)
    return menu


def done_panel(
    press: LessonPress, session: Session, note: str = "", *, entries: int | None = None, before: object = None
) -> Panel:
    """What came of a right answer: what it means, and the log from entry number ``entries`` on, in words.

    ``before`` is the view in which the task was put.
    """
    lang, lesson = press.lang, session.lesson
    happened = say(lang, lesson.text_key(session.step, "happened"))
    since = len(session.match.log) if entries is None else entries
    log = [entry for entry in session.match.events(since, press.seat) if entry.event.key.startswith(lesson.game)]
    names = press.escaped.names
    lines = " ".join(grouped_lines(lang, log, lambda _: names))
    small = f"-# {cut(lines, LINES)}" if lines else ""
    text = [_head(lang, session), f"✅ {happened}", small]
    if session.is_finished:
        text.append(f"🏁 {say(lang, lesson.text_key(None, 'end'))}")
    text.append(note)
    act = "after" if session.is_finished else "next"
    label = say(lang, "button-lesson-finish" if session.is_finished else "button-lesson-next")
    go_on = button(label, lesson_item(act, lesson.game, lesson.id), style=discord.ButtonStyle.primary, row=4)
    words = "\n".join(filter(None, text))
    return Panel(words, frozen([go_on]), game_view=press.view, marks=_outcome(session), before=before)


def _outcome(session: Session) -> tuple[str, ...]:
    """Marks of a small picture of what has come of a step: its own, else of the last answer; (): of the last action."""
    if session.step is not None and session.step.shows:
        return tuple(session.step.shows)
    outcome, answers = presentation_of(session.lesson.game).outcome, session.record[-1]
    if outcome is None or not answers or not answers[-1][1]:
        return ()
    return tuple(outcome(answers[-1][1][-1]))


def plain_drawing(press: LessonPress, panel: Panel) -> Drawing:
    """The picture of a page on which nothing is asked, no larger than that of a question: a phone shows all of it with
    the words.
    """
    table, view = press.table, panel.game_view
    names, palette = tuple(table.names()), press.person.palette
    kind = result_kind(table.game, view) or kind_of(table.game, view, "asked")
    return Drawing(table.game, view, kind, press.lang, names, palette, before=panel.before, marks=panel.marks)


def list_panel(game: str, learner: Learner, progress: Mapping[str, LessonProgress]) -> Panel:
    """All lessons of a game with ticks, the next one as a button, and a game to try what has been learnt."""
    lang, every = learner.lang, lessons(game)
    ids = list(every)
    finished = [name for name in ids if name in progress and progress[name].finished_at is not None]
    begun = [
        name for name in progress if name in every and progress[name].finished_at is None and progress[name].answers
    ]
    open_ids = [name for name in ids if name not in finished]
    following = begun[-1] if begun else open_ids[0] if open_ids else ""
    length = {name: minutes(lang, lesson) for name, lesson in every.items()}
    lines = [f"### {say(lang, 'lessons-title', game=title(game, lang))}"]
    for name in ids:
        mark = "✅" if name in finished else "▶️" if name in begun else "▫️"
        lines.append(f"{mark} {say(lang, 'lesson-entry', name=lesson_title(lang, every[name]), minutes=length[name])}")
    count = len(finished)
    key = "lessons-done" if count == len(ids) else "lessons-about"
    lines.append(say(lang, key, done=count, count=len(ids), minutes=sum(length[name] for name in open_ids)))
    items: list[Item] = []
    if following:
        label = say(
            lang, "button-lesson-go-on" if begun else "button-lesson-start", name=lesson_title(lang, every[following])
        )
        items.append(button(label, lesson_item("open", game, following), style=discord.ButtonStyle.primary, row=0))
    play_style = discord.ButtonStyle.secondary if following else discord.ButtonStyle.success
    items.append(
        button(say(lang, "button-lesson-play"), lesson_item("play", game), style=play_style, row=1, emoji="🎲")
    )
    options = [
        discord.SelectOption(label=cut(lesson_title(lang, every[name]), LABEL_LIMIT), value=name) for name in ids[:25]
    ]
    items.append(
        discord.ui.Select(
            custom_id=lesson_item("pick", game), placeholder=say(lang, "lessons-pick"), options=options, row=2
        )
    )
    return Panel("\n".join(lines)[:2000], frozen(items))


def hint_text(press: LessonPress, session: Session) -> str:
    """The right answer in words."""
    answers = session.solution()[:4]
    words = [
        answer_label(press, ids)
        if press.ask is not None and key == press.ask.key
        else ", ".join(press.escaped.option(option) for option in ids)
        for key, ids in answers
    ]
    return say(press.lang, "lesson-hint", answer="; ".join(words))
