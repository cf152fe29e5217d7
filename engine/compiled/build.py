"""Makes a compiled copy of the engine: of a copy of the sources, checked by whole games before anybody uses it."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any, Final

from engine.compiled.builds import SETTING, builds_of, fingerprint, sources
from engine.compiled.modules import engine_modules, plain_modules, with_bare_objects

NEEDED: Final = ("mypyc", "setuptools")
REPORT: Final = "modules.json"
"""The file in a compiled copy that says what it holds."""

NEWEST_COPIES: Final = 2
"""Compiled copies that stay: a bot that still runs the last one may have to read more of it."""

REFUSED: Final = re.compile(r"^(engine/[\w/]+)\.py:\d+: (?!note: |warning: )(?:error: )?(.*)$", re.MULTILINE)
"""How mypyc names what it cannot compile."""

OUTPUT_LINES: Final = 20
"""Lines of an unexplained failure that are shown."""

Say = Callable[[str], None]


class CannotCompile(Exception):
    """There will be no compiled copy; the message is a clear sentence."""


def require_tools() -> None:
    """Raises CannotCompile where the compiler, Python's headers or a package are missing."""
    command = shlex.split(os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc"))[0]
    if shutil.which(command) is None:
        raise CannotCompile(
            f"there is no C compiler ({command}); install one: apt install gcc, or xcode-select --install"
        )
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        raise CannotCompile("Python's C headers are missing; install them: apt install python3-dev")
    for package in NEEDED:
        if importlib.util.find_spec(package) is None:
            raise CannotCompile(f"{package} is not installed; type pip install -c constraints.txt -e '.[compiled]'")


def build(home: Path, say: Say) -> Path:
    """Compile the engine of a checkout; returns the folder of the compiled copy. Raises CannotCompile."""
    require_tools()
    builds = builds_of(home)
    work = home / "build" / f"compiling-{os.getpid()}"
    shutil.rmtree(work, ignore_errors=True)
    try:
        copy = _copied(home, work / "sources")
        name = fingerprint(copy)
        plain = plain_modules(copy)
        for module, path in engine_modules(copy).items():
            if module not in plain:
                path.write_text(with_bare_objects(path.read_text(encoding="utf-8")), encoding="utf-8")
        tree = _compiled_tree(copy, work, plain, say)
        _must_play_alike(copy, tree)
        size = sum(path.stat().st_size for path in tree.rglob("*") if path.is_file()) / 2**20
        _write_report(copy, tree, plain)
        shutil.rmtree(builds / name, ignore_errors=True)
        builds.mkdir(exist_ok=True)
        tree.rename(builds / name)
    finally:
        shutil.rmtree(work, ignore_errors=True)
    _delete_old(builds, builds / name)
    for module, reason in sorted(plain.items()):
        say(f"plain Python: {module}: {reason}")
    count = len(engine_modules(home)) - len(plain)
    say(f"{count} modules compiled, {len(plain)} left plain; {size:.1f} MB in {builds / name}")
    if fingerprint(home) != name:
        say("The sources have changed meanwhile, so the compiled modules are not used: run make compiled again.")
    else:
        say("From the next start on they are used; make plain takes them away.")
    return builds / name


def _copied(home: Path, folder: Path) -> Path:
    """The sources as they are now: a file that changes meanwhile does not change what is compiled."""
    for path in [*sources(home), home / "pyproject.toml"]:
        place = folder / path.relative_to(home)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, place)
    # Words, boards and cards, which the check's games read.
    for path in (home / "data").iterdir():
        if path.is_dir() and not (folder / "data" / path.name).exists():
            (folder / "data" / path.name).symlink_to(path)
    return folder


def _compiled_tree(copy: Path, work: Path, plain: dict[str, str], say: Say) -> Path:
    """A whole engine, compiled except for what must stay plain; adds to that what mypyc turns out not to take."""
    while True:
        modules = {name: path for name, path in engine_modules(copy).items() if name not in plain}
        say(f"compiling {len(modules)} modules; this takes minutes")
        out = work / "out"
        shutil.rmtree(out, ignore_errors=True)
        files = [path.relative_to(copy).as_posix() for path in modules.values()]
        process = _python(copy, "engine.compiled.extensions", str(out), *files)
        refused = _refused(process, modules)
        if not refused:
            tree = _assembled(copy, out, modules, work / "tree")
            refused = _json(_python(copy, "engine.compiled.check", str(tree / "engine"))).get("broken", {})
            if not refused:
                return tree
        for name, reason in refused.items():
            say(f"mypyc cannot compile {name}: {reason}")
            plain[name] = f"mypyc cannot compile it: {reason}"


def _refused(process: subprocess.CompletedProcess[str], modules: dict[str, Path]) -> dict[str, str]:
    """The modules for which mypyc gave up, with what it says; none if it did not. Raises CannotCompile."""
    if process.returncode == 0:
        return {}
    named = {name: reason for name, reason in refusals(process.stdout + process.stderr).items() if name in modules}
    if not named:
        raise CannotCompile("the compiler failed:\n" + _last_lines(process))
    return named


def refusals(output: str) -> dict[str, str]:
    """The modules that mypyc names in what it prints, with what it cannot do."""
    return {path.replace("/", "."): reason for path, reason in REFUSED.findall(output)}


def _assembled(copy: Path, out: Path, modules: dict[str, Path], tree: Path) -> Path:
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(copy / "engine", tree / "engine", ignore=shutil.ignore_patterns("__pycache__"))
    for path in modules.values():
        (tree / path.relative_to(copy)).unlink()
    for path in out.rglob(f"*{EXTENSION_SUFFIXES[0]}"):
        shutil.move(path, tree / path.relative_to(out))
    return tree


def _must_play_alike(copy: Path, tree: Path) -> None:
    """Raises CannotCompile where a game goes another way than by the sources."""
    plain = _json(_python(copy, "engine.compiled.check"))
    compiled = _json(_python(copy, "engine.compiled.check", str(tree / "engine")))
    other = [name for name, text in plain["games"].items() if compiled["games"].get(name) != text]
    if other:
        raise CannotCompile(f"compiled, these games go another way: {', '.join(other)}; please report it")


def _python(copy: Path, module: str, *words: str) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | {SETTING: "plain"}
    command = [sys.executable, "-m", module, *words]
    return subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True, check=False)


def _json(process: subprocess.CompletedProcess[str]) -> dict[str, Any]:
    if process.returncode != 0:
        raise CannotCompile("the compiled modules cannot be checked:\n" + _last_lines(process))
    facts: dict[str, Any] = json.loads(process.stdout.splitlines()[-1])
    return facts


def _last_lines(process: subprocess.CompletedProcess[str]) -> str:
    return "\n".join((process.stdout + process.stderr).splitlines()[-OUTPUT_LINES:])


def _write_report(copy: Path, tree: Path, plain: dict[str, str]) -> None:
    compiled = [name for name in engine_modules(copy) if name not in plain]
    text = json.dumps({"compiled": compiled, "plain": plain}, indent=1)
    (tree / REPORT).write_text(text + "\n", encoding="utf-8")


def _delete_old(builds: Path, newest: Path) -> None:
    others = [path for path in builds.iterdir() if path != newest]
    others.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    for path in others[NEWEST_COPIES - 1 :]:
        shutil.rmtree(path, ignore_errors=True)
