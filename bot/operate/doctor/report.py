"""``python -m bot doctor``: checks the installation and says what to do."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping
from datetime import UTC, datetime
from pathlib import Path

from bot.base.config import (
    BadSetting,
    Settings,
    given_settings,
    read_settings,
)
from bot.operate.doctor.check_database import check_database, check_upgrade
from bot.operate.doctor.check_discord import check_discord
from bot.operate.doctor.check_machine import check_machine
from bot.operate.doctor.check_server import check_server
from bot.operate.doctor.check_settings import check_settings, misspelt
from bot.operate.doctor.findings import (
    Finding,
    Level,
    failure,
    ok,
)
from bot.operate.doctor.report_file import write_report
from bot.operate.proxy import send_through


async def findings(settings: Settings, guild: int | None, clock: Callable[[], datetime]) -> AsyncIterator[Finding]:
    """Every line of the doctor's, one after the other. ``guild`` is the server whose permissions are checked."""
    now = clock()
    for finding in check_settings(settings):
        yield finding
    for finding in check_machine(settings, now):
        yield finding
    for finding in check_database(settings, now):
        yield finding
    async for finding in check_server(settings):
        yield finding
    async for finding in check_upgrade(settings):
        yield finding
    send_through(settings.discord_api)
    async for finding in check_discord(settings.token, guild or settings.guild, clock(), settings.guild):
        yield finding


async def examine_all(
    guild: int | None,
    environment: Mapping[str, str] | None = None,
    file: Path = Path(".env"),
    report: Path | None = None,
) -> int:
    """Print every line, then how many are bad; gives back the exit code: 1 where one is a failure.

    ``report``: a new file for all of it, the settings and the newest log lines. Raises NoReport.
    """
    settings, read = _read(environment, file)
    lines = list[str]()
    levels = list[Level]()

    def tell(finding: Finding) -> None:
        print(finding.line(), flush=True)
        lines.append(finding.line())
        levels.append(finding.level)

    for finding in (*read, *misspelt(environment, file)):
        tell(finding)
    if settings is not None:
        async for finding in findings(settings, guild, lambda: datetime.now(UTC)):
            tell(finding)
        print(f"failures: {levels.count('failure')}, warnings: {levels.count('warning')}")
    if report is not None:
        write_report(report, lines, settings, given_settings(environment, file), datetime.now(UTC))
        print(f"The report is in {report}: read it before you send it to anybody.")
    return 1 if settings is None or "failure" in levels else 0


def _read(environment: Mapping[str, str] | None, file: Path) -> tuple[Settings | None, list[Finding]]:
    """The settings, or a failure for each that is wrong."""
    try:
        settings = read_settings(environment, file)
    except BadSetting as error:
        remedy = f"change it in {file} or in the environment"
        return None, [failure("settings", trouble, remedy) for trouble in error.troubles]
    return settings, [ok("settings", f"from {file} and the environment" if file.is_file() else "from the environment")]
