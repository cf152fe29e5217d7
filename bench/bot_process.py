"""The real bot in a process of its own: ``python -m bench.bot_process API``, settings from the environment."""

import sys
from functools import partial

from bot.local.pointing import point_discord_py
from bot.operate import command_line
from bot.operate.stalls import Watchdog

FINE = 0.015
"""Seconds from which on a stall of the event loop is logged here: the bot itself logs those of a tenth of a second."""

if __name__ == "__main__":
    point_discord_py(sys.argv.pop(1))
    command_line.Watchdog = partial(Watchdog, FINE)
    sys.exit(command_line.main())
