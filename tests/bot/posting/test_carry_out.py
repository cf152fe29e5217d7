"""Every kind of step that a plan can hold is carried out by something."""

from __future__ import annotations

from unittest.mock import MagicMock

from bot.posting.channel.carry_out import Carrier
from bot.posting.channel.steps import Step


def test_every_kind_of_step_has_a_way_to_be_carried_out_and_only_one() -> None:
    carrier = Carrier(*(MagicMock() for _ in range(7)))
    assert not set(carrier._in_channel) & set(carrier._others)
    assert {*carrier._in_channel, *carrier._others} == set(Step.__subclasses__())
