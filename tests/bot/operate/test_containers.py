"""What others run us with: Containerfile, compose.yaml, the systemd template, the files of the monitoring.

No image is built here, as that needs a registry: the steps are read, and what they copy, start and set is held against
the program. At night the steps of the build are carried out in a folder.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.base.config import NAMES, read_settings
from bot.operate.command_line import arguments

ROOT = Path(__file__).parents[3]
PYTHON = ("python", "-m", "bot")


def parsed(text: str) -> Any:
    """A document in the part of YAML that our files keep to: mappings, lists, plain and quoted words, [a, b] lists."""
    lines = [line for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    return _block(lines, 0)[0]


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def _block(lines: list[str], depth: int) -> tuple[Any, list[str]]:
    found: Any = [] if lines[0].lstrip().startswith("- ") else {}
    while lines and _indent(lines[0]) == depth:
        line, lines = lines[0].strip(), lines[1:]
        if isinstance(found, list):
            inner = line.removeprefix("- ")
            if re.match(r"[\w.-]+:( |$)", inner):
                value, lines = _block([" " * (depth + 2) + inner, *lines], depth + 2)
                found.append(value)
            else:
                found.append(_word(inner))
            continue
        key, _, rest = line.partition(":")
        assert _ == ":", line
        if rest.strip():
            found[key] = _word(rest.strip())
        elif lines and _indent(lines[0]) > depth:
            found[key], lines = _block(lines, _indent(lines[0]))
        else:
            found[key] = None
    return found, lines


def _word(text: str) -> Any:
    if text.startswith("["):
        return [word.strip("\"'") for word in re.findall(r'"(?:[^"])*"|[^,\[\]\s]+', text)]
    return text.strip("\"'")


COMPOSE = parsed((ROOT / "compose.yaml").read_text("utf-8"))
OURS = ("bot", "thinker")


def steps() -> list[tuple[str, str]]:
    """The instructions of the Containerfile with what follows each."""
    text = (ROOT / "Containerfile").read_text("utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(line.split()[0], line.partition(" ")[2]) for line in lines]


def test_the_image_holds_what_the_program_imports_and_runs_it_as_nobody_special() -> None:
    found = steps()
    copies = {word for name, rest in found if name == "COPY" and "--from" not in rest for word in rest.split()[:-1]}
    assert copies >= {"bot", "engine", "renderers", "data", "pyproject.toml", "constraints.txt"}
    assert all((ROOT / word).exists() for word in copies)
    ignored = (ROOT / ".containerignore").read_text("utf-8")
    assert ignored == (ROOT / ".dockerignore").read_text("utf-8")
    assert all(f"!{word}\n" in ignored for word in copies)
    last = dict(found)
    assert last["USER"] not in ("", "0", "root")
    assert shlex.split(last["ENTRYPOINT"].strip("[]").replace(",", " ")) == [*PYTHON]
    assert found.index(("USER", last["USER"])) > max(number for number, step in enumerate(found) if step[0] == "RUN")
    extras = set(re.search(r"\.\[([\w,]+)\]", str(found))[1].split(","))  # type: ignore[index]
    assert extras == {"postgres", "metrics"}


@pytest.mark.parametrize("role", OURS)
def test_every_role_is_a_command_of_ours_with_settings_of_ours_and_no_more_rights_than_it_needs(role: str) -> None:
    service = COMPOSE["services"][role]
    assert arguments(service["command"]).part.__name__ == {"bot": "_run", "thinker": "_think"}[role]
    given = {**service["environment"]}
    assert given.keys() <= NAMES
    settings = read_settings(
        {**given, "ZIGGURAT_DATABASE": given["ZIGGURAT_DATABASE"].replace("${", "").replace("}", "")}
    )
    assert settings.postgres is not None
    assert settings.metrics_host == "0.0.0.0"
    assert f":{settings.metrics_port}/livez" in str(service["healthcheck"])
    assert service["read_only"] == "true"
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert any(place.startswith("/var/lib/ziggurat:") for place in service["tmpfs"]), "the log is written there"
    assert ("env_file" in service) == (role == "bot"), "only a bot knows the token"


def test_two_bots_and_a_thinker_share_one_server_and_are_watched() -> None:
    services = COMPOSE["services"]
    assert {*services} == {"postgres", "bot", "thinker", "prometheus", "grafana"}
    assert services["bot"]["deploy"]["replicas"] == "2"
    watched = parsed((ROOT / "docs/monitoring/prometheus.yml").read_text("utf-8"))
    jobs = {job["job_name"]: job["dns_sd_configs"][0] for job in watched["scrape_configs"]}
    assert {job["names"][0] for job in jobs.values()} == {*OURS}
    assert {job["port"] for job in jobs.values()} == {
        services[role]["environment"]["ZIGGURAT_METRICS_PORT"] for role in OURS
    }
    server = services["postgres"]["image"].partition(":")[2].partition("-")[0]
    assert f"postgresql-client-{server}" in str(steps()), "pg_dump must be of the server's version"


def test_every_file_that_is_mounted_is_there_and_no_registry_is_named() -> None:
    mounts = [str(item) for service in COMPOSE["services"].values() for item in service.get("volumes", ())]
    files = [mount.split(":")[0] for mount in mounts if mount.startswith("./")]
    assert len(files) == 5
    assert all((ROOT / file).is_file() for file in files)
    named = {mount.split(":")[0] for mount in mounts if not mount.startswith("./")}
    assert named == {*COMPOSE["volumes"]}
    images = [service["image"] for service in COMPOSE["services"].values()]
    images += [rest.split()[0] for name, rest in steps() if name == "FROM"]
    assert not [image for image in images if "." in image.partition("/")[0] and "/" in image]
    for port in (item for service in COMPOSE["services"].values() for item in service.get("ports", ())):
        assert port.startswith("127.0.0.1:"), "there is no login"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd: THE TEMPLATE IS NOT TRIED")
def test_systemd_takes_the_template(tmp_path: Path) -> None:
    text = (ROOT / "docs/systemd/ziggurat@.service").read_text("utf-8")
    command = re.search(r"^ExecStart=(\S+) -m bot \$ROLE$", text, re.MULTILINE)
    assert command is not None
    file = tmp_path / "ziggurat@.service"
    file.write_text(text.replace(command[1], sys.executable), "utf-8")
    instance = tmp_path / "ziggurat@1.service"
    done = subprocess.run(["systemd-analyze", "verify", instance], capture_output=True, text=True, check=False)
    assert (done.returncode, [line for line in done.stderr.splitlines() if "ziggurat" in line]) == (0, [])


@pytest.mark.nightly
def test_the_steps_of_the_build_make_a_program_that_runs_and_writes_nothing_beside_itself(tmp_path: Path) -> None:
    """COPY and RUN of the first stage, with a folder in the place of /src and another in that of /opt/ziggurat."""
    source, target, home = tmp_path / "src", tmp_path / "opt", tmp_path / "home"
    source.mkdir()
    home.mkdir(0o777)
    first = steps()[1:]
    for name, rest in first[: next(number for number, step in enumerate(first) if step[0] == "FROM")]:
        if name == "COPY":
            *words, where = rest.split()
            for word in words:
                place = source if where == "./" else source / where
                if (ROOT / word).is_dir():
                    shutil.copytree(ROOT / word, place, ignore=shutil.ignore_patterns("__pycache__"))
                else:
                    shutil.copy(ROOT / word, place)
        elif name == "RUN":
            command = rest.replace("/opt/ziggurat", str(target)).replace("python -m", f"{sys.executable} -m", 1)
            done = subprocess.run(shlex.split(command), cwd=source, capture_output=True, text=True, check=False)
            if done.returncode and "No matching distribution" in done.stderr:
                pytest.skip(
                    f"packages cannot be installed here: THE STEPS OF THE IMAGE ARE NOT TRIED ({done.stderr[-200:]})"
                )
            assert done.returncode == 0, done.stderr
    shutil.rmtree(source)
    before = {path: path.stat().st_mtime_ns for path in target.rglob("*")}
    environment = {"PATH": os.environ["PATH"], "PYTHONDONTWRITEBYTECODE": "1", "HOME": str(home)}
    python = str(target / "bin" / "python")
    for words, says, code in (
        (["commands", "--json"], '"name"', 0),
        (["doctor"], "fonts", None),
        (["think"], "needs a PostgreSQL server", 1),
    ):
        done = subprocess.run(
            [python, "-m", "bot", *words],
            cwd=home,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert says in done.stdout + done.stderr, done.stderr
        assert code is None or done.returncode == code
    assert before == {path: path.stat().st_mtime_ns for path in target.rglob("*")}, "the root file system is read-only"
