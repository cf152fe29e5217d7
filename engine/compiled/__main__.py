"""``python -m engine.compiled``: what ``make compiled`` calls."""

from __future__ import annotations

import os
import sys

from engine.compiled.build import CannotCompile, build
from engine.compiled.builds import HOME

NICE = 10
"""By how much the compiler gives way to whatever else the machine does."""

if __name__ == "__main__":
    os.nice(NICE)
    try:
        build(HOME, lambda line: print(line, flush=True))
    except CannotCompile as error:
        sys.exit(f"Nothing was compiled, and the sources are run as before: {error}")
