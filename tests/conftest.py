"""Where the files of tests lie, and which modules are tested."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.waiting import be_patient

be_patient()

MEMORY = Path("/dev/shm")
ENOUGH = 2**30
"""Bytes that must be free there: a container may have a small one."""

# The store waits for the disk with every answer; killed processes lose nothing in memory either. pytest keeps the
# last runs apart and tidies up by itself.
if MEMORY.is_dir() and os.access(MEMORY, os.W_OK) and shutil.disk_usage(MEMORY).free >= ENOUGH:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


@pytest.fixture(autouse=True)
def _no_card_of_a_case_is_left() -> Iterator[None]:
    yield
    world = sys.modules.get("tests.cases.ancient_world.world")
    if world is not None:
        world.forget_cards()
