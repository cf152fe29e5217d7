"""``python -m bot doctor``: what is well, what is not, and what to do about it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path

from bot.base.config import (
    BadSetting,
    Settings,
    read_settings,
)
from bot.operate.doctor.check_database import check_database, check_upgrade
from bot.operate.doctor.check_discord import check_discord
from bot.operate.doctor.check_machine import check_machine
from bot.operate.doctor.check_settings import check_settings, misspelt
from bot.operate.doctor.findings import (
    Finding,
    failure,
    ok,
)


async def findings(settings: Settings, guild: int | None, clock: Callable[[], datetime]) -> AsyncIterator[Finding]:
    """Every line of the doctor's, one after the other. ``guild`` is the server whose permissions are checked."""
    now = clock()
    for finding in check_settings(settings):
        yield finding
    for finding in check_machine(settings, now):
        yield finding
    for finding in check_database(settings, now):
        yield finding
    async for finding in check_upgrade(settings):
        yield finding
    async for finding in check_discord(settings.token, guild if guild is not None else settings.guild, clock()):
        yield finding


async def examine_all(
    guild: int | None, environment: Mapping[str, str] | None = None, file: Path = Path(".env")
) -> int:
    """Print every line, then how many are bad; gives back the exit code: 1 where one is a failure."""
    settings, read = _read(environment, file)
    levels = []
    for finding in (*read, *misspelt(environment, file)):
        print(finding.line())
        levels.append(finding.level)
    if settings is None:
        return 1
    async for finding in findings(settings, guild, lambda: datetime.now(UTC)):
        print(finding.line(), flush=True)
        levels.append(finding.level)
    print(f"failures: {levels.count('failure')}, warnings: {levels.count('warning')}")
    return 1 if "failure" in levels else 0


def _read(environment: Mapping[str, str] | None, file: Path) -> tuple[Settings | None, list[Finding]]:
    """The settings, or a failure for each that is wrong."""
    try:
        settings = read_settings(environment, file)
    except BadSetting as error:
        remedy = f"change it in {file} or in the environment"
        return None, [failure("settings", trouble, remedy) for trouble in error.troubles]
    return settings, [ok("settings", f"from {file} and the environment" if file.is_file() else "from the environment")]
