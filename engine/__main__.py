"""``python -m engine``: see engine/cli/main.py."""

from __future__ import annotations

import sys

from engine.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
