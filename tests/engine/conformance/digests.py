"""``python -m tests.engine.conformance.digests``: a digest of one random game at each table, a line each."""

from __future__ import annotations

from tests.engine.conformance.tables import finished_digest, tables

if __name__ == "__main__":
    for table in tables():
        print(table, finished_digest(table))
