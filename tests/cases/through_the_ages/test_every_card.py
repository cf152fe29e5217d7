"""No card is without effect and case: every id of data/through_the_ages/cards stands in a file of cases."""

from __future__ import annotations

import re
from pathlib import Path

from engine.through_the_ages.cards import BOX

FILES = [path for path in Path(__file__).parent.glob("test_*.py") if path.name != Path(__file__).name]


def test_cards__every_one_is_named_by_a_case() -> None:
    named = {word for path in FILES for word in re.findall(r"\b[a-z][a-z_0-9]+\b", path.read_text(encoding="utf-8"))}
    assert sorted({card.id for card in BOX} - named) == []
