"""The doctor finds what a start would trip over: misspelt settings, missing packages, folders that cannot be made."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

from bot.base.config import Settings
from bot.operate.doctor.check_settings import check_settings, misspelt


def lines(settings: Settings) -> dict[str, str]:
    return {finding.what: finding.level for finding in check_settings(settings)}


def test_a_misspelt_setting_is_named_with_what_was_meant(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("DISCORD_TOKN=secret\nZIGGURAT_BACKUPS=3\nEDITOR=vi\n")
    environment = {"ZIGGURAT_METRIC_PORT": "9", "ZIGGURAT_NOTHING_LIKE_IT": "1", "DISCORD_TOKE": "x", "PATH": "/"}
    found = [(finding.level, finding.says, finding.remedy) for finding in misspelt(environment, file)]
    assert found == [
        ("warning", f"DISCORD_TOKN in {file} is no setting", "write DISCORD_TOKEN"),
        ("warning", "ZIGGURAT_METRIC_PORT in the environment is no setting", "write ZIGGURAT_METRICS_PORT"),
        (
            "warning",
            "ZIGGURAT_NOTHING_LIKE_IT in the environment is no setting",
            f"take it out; .env.example names every setting: see {file}",
        ),
    ]
    assert not any("secret" in said for finding in found for said in finding)


@pytest.mark.parametrize(
    ("given", "package", "what"),
    [
        ({"metrics_port": 0}, "prometheus_client", "metrics"),
        ({"sentry_dsn": "https://k@host/1"}, "sentry_sdk", "sentry"),
    ],
)
def test_a_setting_that_needs_a_package_says_so_where_it_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, given: dict[str, Any], package: str, what: str
) -> None:
    settings = Settings(address=tmp_path / "g.sqlite3", backup_folder=tmp_path, local_folder=tmp_path, **given)
    assert lines(settings) == {what: "ok", "folders": "ok"}
    real = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == package else real(name))
    assert lines(settings)[what] == "failure"


def test_a_folder_that_cannot_be_made_is_a_failure(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    settings = Settings(address=tmp_path / "g.sqlite3", backup_folder=tmp_path / "file" / "copies")
    (found,) = [finding for finding in check_settings(settings) if finding.level == "failure"]
    assert "copies" in found.says
    assert "ZIGGURAT_BACKUP_FOLDER" in found.remedy
    there = Settings(address=tmp_path / "a" / "g.sqlite3", backup_folder=tmp_path / "b", local_folder=tmp_path / "c")
    assert lines(there) == {"folders": "ok"}
    assert [path.name for path in tmp_path.iterdir()] == ["file"], "the doctor makes nothing"
    nothing = Settings(token="t", address=tmp_path / "g.sqlite3", backups=0, backup_folder=tmp_path / "file" / "x")
    assert lines(nothing) == {"folders": "ok"}
