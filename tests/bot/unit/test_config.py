"""Settings: every one in .env.example with its default, bad ones refused in a sentence, no secret shown."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from bot.base import config
from bot.base.config import (
    BadSetting,
    Settings,
    read_settings,
)

ROOT = Path(__file__).parents[3]
NONE = Path("/nonexistent/.env")


def test_the_example_is_made_of_the_settings_and_sets_nothing_but_defaults() -> None:
    """python -m bot.base.config > .env.example writes it anew."""
    example = ROOT / ".env.example"
    assert example.read_text("utf-8") == config.example()
    assert read_settings({}, example) == Settings() == read_settings({}, NONE)
    written = [line.partition("=")[0] for line in config.example().splitlines() if re.match(r"[A-Z]", line)]
    assert len(written) == len(set(written)) == len(msgspec.structs.fields(Settings))


@pytest.mark.parametrize("field", config.SETTINGS)
def test_a_setting_takes_its_own_default(field: str) -> None:
    default = getattr(Settings(), field)
    if default not in (None, ""):
        assert config.SETTINGS[field].read(str(default)) == default


def test_the_environment_overrides_the_file(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("ZIGGURAT_LANGUAGE=es\nZIGGURAT_LOCAL_PORT=9000\n")
    settings = read_settings({"ZIGGURAT_LOCAL_PORT": "9001"}, file)
    assert (settings.language, settings.local_port) == ("es", 9001)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("ZIGGURAT_LANGUAGE", "fr"),
        ("ZIGGURAT_LOG_LEVEL", "LOUD"),
        ("ZIGGURAT_GUILD", "my server"),
        ("ZIGGURAT_LOCAL_PORT", "-1"),
        ("ZIGGURAT_LOG_FORMAT", "xml"),
        ("ZIGGURAT_BACKUPS", "many"),
        ("ZIGGURAT_LOBBIES_PER_PERSON", "few"),
        ("ZIGGURAT_TABLES_PER_PERSON", "-1"),
        ("ZIGGURAT_TABLES_PER_SERVER", "1e9"),
        ("ZIGGURAT_METRICS_PORT", "70000"),
        ("ZIGGURAT_LOCAL_PORT", "9" * 6000),
        ("ZIGGURAT_LOCAL_HOST", "0.0.0.0"),
        ("ZIGGURAT_LOCAL_HOST", "192.168.1.7"),
        ("ZIGGURAT_LOCAL_HOST", "::"),
        ("ZIGGURAT_LOCAL_HOST", "example.org"),
    ],
)
def test_a_bad_setting_is_named_in_one_sentence(name: str, value: str) -> None:
    with pytest.raises(BadSetting, match=name):
        read_settings({name: value}, NONE)


def test_all_bad_settings_are_named_at_once() -> None:
    wrong = {"ZIGGURAT_LANGUAGE": "fr", "ZIGGURAT_BACKUPS": "many", "ZIGGURAT_LOCAL_PORT": "70000"}
    with pytest.raises(BadSetting) as error:
        read_settings(wrong | {"ZIGGURAT_COMPUTER_WORKERS": "2"}, NONE)
    assert [trouble.split()[0] for trouble in error.value.troubles] == list(wrong)
    assert str(error.value).count("\n") == 2


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.2", "::1", "localhost"])
def test_the_local_discord_listens_where_only_this_machine_is(host: str) -> None:
    assert read_settings({"ZIGGURAT_LOCAL_HOST": host}, NONE).local_host == host


def test_settings_never_show_the_token() -> None:
    assert "secret" not in repr(Settings(token="secret"))
