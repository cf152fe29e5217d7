"""Lessons: games are learnt by playing prepared positions, in private."""

from bot.frame.feature import Feature
from bot.lessons.commands import learn
from bot.lessons.items import LessonButton, LessonItem, LessonMenu, take_list_form
from bot.messages.ids import LESSON_FORM

FEATURE = Feature(commands=(learn,), items=(LessonButton, LessonMenu, LessonItem), forms={LESSON_FORM: take_list_form})
