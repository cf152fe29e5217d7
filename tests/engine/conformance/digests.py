"""``python -m tests.engine.conformance.digests``: a digest of one random game at each table, a line each."""

from __future__ import annotations

from tests.engine.conformance.tables import finished_digest, tables, toy_installed

if __name__ == "__main__":
    with toy_installed():
        for table in tables():
            print(table, finished_digest(table))
