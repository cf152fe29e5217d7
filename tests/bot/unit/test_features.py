"""Features are found by looking, and do not get in each other's way."""

import re

import pytest

from bot.features import all_commands, all_features
from bot.frame.feature import Feature, together
from bot.messages import ids
from bot.messages.ids import PREFIXES


def patterns() -> list[str]:
    items = [item.__discord_ui_compiled_template__.pattern for item in all_features().items]
    return [*items, *all_features().forms]


def test_each_prefix_of_a_custom_id_belongs_to_one_kind_of_item() -> None:
    used = [pattern[:2] for pattern in patterns() if pattern not in (ids.LIST_FORM, ids.LESSON_FORM)]
    assert sorted(used) == sorted(PREFIXES)
    assert all(pattern[2] == ":" for pattern in patterns())


def test_no_custom_id_is_written_without_its_prefix_being_known() -> None:
    written = {match for pattern in patterns() for match in re.findall(r"^[yz][a-z]", pattern)}
    assert written == set(PREFIXES)


def test_what_two_features_claim_is_refused() -> None:
    async def act(*_: object) -> None:
        return None

    with pytest.raises(ValueError, match="play"):
        together([Feature(opening_acts={"play": act}), Feature(opening_acts={"play": act})])
    with pytest.raises(ValueError, match="play"):
        together([Feature(opening_acts={"play": act}), Feature(after_acts={"play": act})])


def test_every_feature_brings_something_and_no_command_comes_twice() -> None:
    names = [command.name for command in all_commands()]
    assert len(names) == len(set(names)) >= 15
    assert {"game", "play", "plan", "undo", "log", "rules", "settings", "server"} <= set(names)


IN_HELP = (
    *("choose", "game", "sea", "log", "next", "plan", "catchup", "privacy", "replay", "rules"),
    *("settings", "holiday", "server", "play", "board", "hand", "undo", "help", "tigris"),
)


def test_help_lists_together_what_belongs_together() -> None:
    """A game's commands stand under the game's id: those of the Inner Sea before the log."""
    names = [command.name for command in all_commands()]
    assert [name for name in names if name in IN_HELP] == list(IN_HELP)
