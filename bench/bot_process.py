"""The real bot in a process of its own: ``python -m bench.bot_process API``, settings from the environment."""

import sys

from bot.local.pointing import point_discord_py
from bot.operate.command_line import main

if __name__ == "__main__":
    point_discord_py(sys.argv.pop(1))
    sys.exit(main())
