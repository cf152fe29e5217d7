"""Leagues: opened, joined, looked at, mended and ended."""

from bot.frame.feature import Feature
from bot.league.commands import league
from bot.league.items import LeagueItem
from bot.league.mend import take_form
from bot.messages.ids import LEAGUE_FORM

FEATURE = Feature(commands=(league,), items=(LeagueItem,), forms={LEAGUE_FORM: take_form})
