"""What was played: one's finished games, and how they went."""

from bot.frame.feature import Feature
from bot.records.commands import history, stats
from bot.records.game import show_figures, show_figures_here, turn_page
from bot.records.items import RecordsItem

FEATURE = Feature(
    commands=(history, stats),
    items=(RecordsItem,),
    table_acts={"figures": turn_page, "showfigures": show_figures_here},
    after_acts={"figures": show_figures},
)
