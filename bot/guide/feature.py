"""Help, and the rules by topic."""

from bot.frame.feature import Feature
from bot.guide.commands import rules
from bot.guide.help_command import help_
from bot.guide.reference import RulesButton

FEATURE = Feature(commands=(rules, help_), items=(RulesButton,))
