"""Taking answers back."""

from bot.frame.feature import Feature
from bot.undo.commands import undo
from bot.undo.panel import UndoMenu, choose_undo

FEATURE = Feature(commands=(undo,), items=(UndoMenu,), opening_acts={"undo": choose_undo})
