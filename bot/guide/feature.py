"""Help, the rules by topic, and cards."""

from bot.frame.feature import Feature
from bot.guide.card_command import card
from bot.guide.commands import rules
from bot.guide.help_command import help_
from bot.guide.reference import RulesButton

FEATURE = Feature(commands=(rules, card, help_), items=(RulesButton,))
