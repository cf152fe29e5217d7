"""``python -m tests.engine.conformance.digests [by-day|all]``: a line for one random game at each table."""

from __future__ import annotations

import sys

from tests.engine.conformance.tables import finished_digest, is_for_the_night, tables

if __name__ == "__main__":
    for table in tables():
        if sys.argv[1] == "all" or not is_for_the_night(table):
            print(table, finished_digest(table))
