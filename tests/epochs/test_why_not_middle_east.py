"""Why an answer of the Middle East is not possible: each rule that can be named, in words of both languages."""

from __future__ import annotations

from typing import Any

import pytest

from bot.words.wording import reason
from engine.core.ask import Ask, Fixed
from engine.middle_east.state import Deity, State
from engine.middle_east.why_not import WHY_NOT
from tests.cases.middle_east.driver import position

HOME = {"uruk": {0: 3}, "akkad": {0: 2}, "mari": {0: 1}, "susa": {1: 2}}
WAR = "god_of_war"


def state(**more: Any) -> State:
    """Seat 0 is Sumer, at home in Uruk."""
    return position(2, ("sumer", "elam"), more.pop("disks", HOME), homes={0: "uruk"}, **more)


@pytest.mark.parametrize(
    ("key", "option", "more", "rule"),
    [
        ("card-action", "establish:apollo", {}, "no-such-deity"),
        ("card-action", "establish:monotheism", {}, "deity-by-card"),
        ("card-action", f"establish:{WAR}", {"worship": {0: "god_of_peace"}}, "deity-have-one"),
        ("card-action", f"establish:{WAR}", {"worship": {1: WAR}}, "deity-taken"),
        ("card-action", f"establish:{WAR}", {"disks": {"akkad": {0: 4}}}, "deity-home"),
        ("card-action", f"establish:{WAR}", {"disks": {"uruk": {0: 2}}}, "deity-too-dear"),
        ("card-action", f"rebuild:{WAR}", {}, "deity-not-yours"),
        ("card-action", f"rebuild:{WAR}", {"worship": {0: WAR}}, "deity-stands"),
        ("card-action", f"rebuild:{WAR}", {"deities": {WAR: Deity("captured", 0, 1)}}, "deity-is-captive"),
        ("card-action", f"return:{WAR}", {}, "deity-not-held"),
        ("card-action", f"request:{WAR}", {"worship": {0: WAR}}, "deity-not-captive"),
        ("deity-price", "disk:uruk", {}, "last-disk-at-home"),
        ("deity-price", "disk:susa", {}, "no-own-disk"),
        ("deity-price", "talent", {}, "no-talents"),
        ("deity-price", "talent", {"talents": (2,)}, "two-disks-due"),
        ("withdraw", "withdraw:akkad", {}, "withdraw-not-here"),
        ("withdraw", "withdraw:susa", {}, "no-own-disk"),
    ],
)
def test_the_rule_that_forbids_it(key: str, option: str, more: dict[str, Any], rule: str) -> None:
    why = WHY_NOT(state(**more), Ask(key, 0, Fixed()), option)
    assert why is not None
    assert why.key == f"middle_east-{rule}"
    for lang in ("en", "es"):
        assert reason(lang, why).endswith(".")


def test_more_minas_than_help_are_refused_with_how_many_do() -> None:
    question = Ask("losses", 0, Fixed(), about={"area": "uruk", "most": 2})
    why = WHY_NOT(state(talents=(5,)), question, "talent:4")
    assert why is not None
    assert reason("en", why) == "Here you give 2 minas at most (rulebook: Alternative losses)."
