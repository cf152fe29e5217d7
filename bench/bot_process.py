"""The real bot in a process of its own: ``python -m bench.bot_process API``, settings from the environment."""

import runpy
import sys
from functools import partial
from pathlib import Path

from bot.operate import command_line
from bot.operate.stalls import Watchdog

FINE = 0.015
"""Seconds from which on a stall of the event loop is logged here: the bot itself logs those of a tenth of a second."""
POINTING = Path(__file__).parents[1] / "bot" / "local" / "pointing.py"
"""Run as a file: importing the package would bring its web server along, which the bot does without."""

if __name__ == "__main__":
    runpy.run_path(str(POINTING))["point_discord_py"](sys.argv.pop(1))
    command_line.Watchdog = partial(Watchdog, FINE)
    sys.exit(command_line.main())
