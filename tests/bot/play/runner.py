"""The real bot in a process of its own, on the Discord whose address is the first argument: for tests that kill it."""

import sys

from bot.__main__ import main
from bot.local.pointing import point_discord_py

if __name__ == "__main__":
    point_discord_py(sys.argv.pop(1))
    sys.exit(main())
