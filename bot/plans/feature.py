"""Planned answers and standing orders."""

from bot.frame.feature import Feature
from bot.messages.ids import PLAN_FORM
from bot.plans.commands import PlanGroup
from bot.plans.items import PlanButton, PlanMenu
from bot.plans.typed import take_plan_form

FEATURE = Feature(commands=(PlanGroup(),), items=(PlanButton, PlanMenu), forms={PLAN_FORM: take_plan_form})
