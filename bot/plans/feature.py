"""Planned answers and standing orders."""

from bot.frame.feature import Feature
from bot.plans.commands import PlanGroup
from bot.plans.items import PlanButton, PlanMenu

FEATURE = Feature(commands=(PlanGroup(),), items=(PlanButton, PlanMenu))
