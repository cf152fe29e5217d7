"""The compiled copy of the engine: which modules it takes, and that it is never used for other sources."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from engine.compiled.build import REPORT, CannotCompile, build, refusals, require_tools
from engine.compiled.builds import SETTING, builds_of, choose, fingerprint
from engine.compiled.modules import engine_modules, plain_modules, with_bare_objects

ROOT = Path(__file__).parents[2]


def checkout(folder: Path, **modules: str) -> Path:
    """A checkout with the engine's own way to choose its modules, and these modules beside it."""
    shutil.copytree(ROOT / "engine" / "compiled", folder / "engine" / "compiled")
    shutil.copyfile(ROOT / "engine" / "__init__.py", folder / "engine" / "__init__.py")
    (folder / "data").mkdir()
    (folder / "data" / "__init__.py").write_text("LIMIT = 3\n")
    for name, text in modules.items():
        (folder / "engine" / f"{name}.py").write_text(text)
    return folder


def compiled_copy(home: Path, **modules: str) -> Path:
    """What stands in for a compiled copy of a checkout: other modules, so that one sees which ones run."""
    copy = builds_of(home) / fingerprint(home)
    shutil.copytree(home / "engine", copy / "engine")
    for name, text in modules.items():
        (copy / "engine" / f"{name}.py").write_text(text)
    return copy


def run(home: Path, program: str, setting: str = "") -> str:
    """What a program prints in this checkout, or its error."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | {SETTING: setting}
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=home, env=environment, capture_output=True, text=True, check=False
    )
    return done.stdout.strip() or done.stderr.strip().splitlines()[-1]


WHO = "import engine.who; print(engine.who.NAME)"
PLAIN, COMPILED = "NAME = 'plain'\n", "NAME = 'compiled'\n"


# --- whether it is used ---------------------------------------------------------------------------------------------


def test_a_compiled_copy_of_these_sources_is_used(tmp_path: Path) -> None:
    home = checkout(tmp_path, who=PLAIN)
    assert run(home, WHO) == "plain"
    copy = compiled_copy(home, who=COMPILED)
    assert run(home, WHO) == "compiled"
    assert run(home, WHO, "plain") == "plain"
    assert run(home, WHO, "compiled") == "compiled"
    assert choose(home, "").folder == copy


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("engine/who.py", "NAME = 'newer'\n"),
        ("engine/another.py", ""),
        ("engine/__init__.py", None),
        ("data/__init__.py", "LIMIT = 4\n"),
    ],
)
def test_no_module_of_a_compiled_copy_is_used_once_a_source_has_changed(
    tmp_path: Path, file: str, text: str | None
) -> None:
    home = checkout(tmp_path, who=PLAIN, other=PLAIN)
    compiled_copy(home, who=COMPILED, other=COMPILED)
    path = home / file
    before = path.read_text() if path.exists() else None
    path.write_text(before + "\n" if text is None and before is not None else text or "")
    both = "import engine.who, engine.other; print(engine.who.NAME, engine.other.NAME)"
    assert run(home, both) == f"{'newer' if file == 'engine/who.py' else 'plain'} plain"
    found = choose(home, "")
    assert (found.folder, found.is_stale) == (None, True)
    # Whoever goes back to the sources of the compiled copy has it back.
    path.write_text(before) if before is not None else path.unlink()
    assert run(home, both) == "compiled compiled"


def test_a_module_that_is_gone_is_not_found_in_the_compiled_copy(tmp_path: Path) -> None:
    home = checkout(tmp_path, who=PLAIN)
    compiled_copy(home, who=COMPILED)
    (home / "engine" / "who.py").unlink()
    assert "No module named 'engine.who'" in run(home, WHO)


def test_where_a_compiled_copy_is_wanted_and_none_fits_nothing_runs(tmp_path: Path) -> None:
    home = checkout(tmp_path, who=PLAIN)
    assert "run make compiled" in run(home, WHO, "compiled")
    compiled_copy(home, who=COMPILED)
    (home / "engine" / "who.py").write_text("NAME = 'newer'\n")
    assert "has changed since it was compiled" in run(home, WHO, "compiled")
    assert "takes plain or compiled, not 'fast'" in run(home, WHO, "fast")


def test_another_python_needs_another_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = checkout(tmp_path)
    before = fingerprint(home)
    assert fingerprint(home) == before
    monkeypatch.setattr("engine.compiled.builds.EXTENSION_SUFFIXES", [".cpython-399.so"])
    assert fingerprint(home) != before


def test_content_cannot_move_from_one_file_to_the_next_unnoticed(tmp_path: Path) -> None:
    home = checkout(tmp_path, a="x = 1\n", b="y = 2\n")
    before = fingerprint(home)
    (home / "engine" / "a.py").write_text("x = 1\ny = 2\n")
    (home / "engine" / "b.py").write_text("")
    assert fingerprint(home) != before


# --- what is compiled -----------------------------------------------------------------------------------------------


def test_what_mypyc_cannot_take_is_found_by_reading(tmp_path: Path) -> None:
    home = checkout(
        tmp_path,
        rules="def rule(a: int) -> int:\n    return a + 1\n",
        pieces="import msgspec\n\n\nclass Piece(msgspec.Struct, frozen=True):\n    cell: int\n",
        more="from engine.pieces import Piece as Base\n\n\nclass Temple(Base):\n    colour: int\n",
        renamed="import msgspec as m\n\n\nclass Leader(m.Struct):\n    seat: int\n",
        inside="import msgspec\n\n\ndef make():\n    class Found(msgspec.Struct):\n        a: int\n    return Found\n",
        asks="from typing import Protocol\n\n\nclass Options(Protocol):\n    def ids(self) -> int: ...\n",
        generic="import typing\nT = typing.TypeVar('T')\n\n\nclass Box(typing.Protocol[T]):\n    item: T\n",
        plain_classes="class Grid:\n    pass\n\n\nclass Bad(ValueError):\n    pass\n",
        uses="import msgspec\nfrom engine.pieces import Piece\n\n\ndef read(data: bytes) -> Piece:\n"
        "    return msgspec.json.decode(data, type=Piece)\n",
    )
    plain = plain_modules(home)
    found = {name for name in engine_modules(home) if name not in plain}
    assert found == {"engine.rules", "engine.plain_classes", "engine.uses"}
    assert "Structs" in plain["engine.more"]
    assert "Protocol" in plain["engine.generic"]
    assert "engine.compiled.builds" in plain


@pytest.mark.nightly
def test_every_rule_without_types_of_its_own_is_compiled() -> None:
    """The list is read from the sources: chapters of the rulebook are in it, states and views are not."""
    plain = plain_modules(ROOT)
    compiled = {name for name in engine_modules(ROOT) if name not in plain}
    assert {"engine.tigris.conflicts", "engine.tigris.grid", "engine.epochs.competition"} < compiled
    assert {"engine.tigris.state", "engine.epochs.view", "engine.core.ask"} < set(plain)
    assert len(compiled) > len(plain)


def test_a_module_that_makes_objects_without_init_keeps_that_meaning() -> None:
    """mypyc's ``Class.__new__`` calls ``__init__``, unless the class is decorated."""
    head = '"""Text."""\n\nfrom __future__ import annotations\n\n\n'
    plain = head + "class Grid:\n    pass\n"
    assert with_bare_objects(plain) == plain
    made = plain + "\n\ndef bare() -> Grid:\n    return Grid.__new__(Grid)\n"
    assert with_bare_objects(made) == made.replace(
        "annotations\n", "annotations; from mypy_extensions import mypyc_attr\n"
    ).replace("class Grid", "@mypyc_attr(allow_interpreted_subclasses=True)\nclass Grid")


def test_what_mypyc_refuses_is_read_from_what_it_says() -> None:
    said = (
        "Traceback (most recent call last):\n"
        '  File "mypyc/irbuild/builder.py", line 354, in accept\n'
        "engine/tigris/turn.py:159: warning: Treating generator comprehension as list\n"
        "engine/epochs/preorders.py:80: AssertionError: should have been handled\n"
        "engine/epochs/preorders.py:80: note: this is an internal mypyc error\n"
        "engine/core/events.py:67: error: Multiple assignment in class bodies not supported\n"
    )
    assert refusals(said) == {
        "engine.epochs.preorders": "AssertionError: should have been handled",
        "engine.core.events": "Multiple assignment in class bodies not supported",
    }


# --- where it cannot be made ----------------------------------------------------------------------------------------


def test_without_a_compiler_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    with pytest.raises(CannotCompile, match=r"no C compiler \(no-such-compiler\); install one"):
        build(checkout(tmp_path), print)
    assert not builds_of(tmp_path).exists()


def test_without_headers_or_packages_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", sys.executable)
    monkeypatch.setattr("sysconfig.get_path", lambda name: str(tmp_path))
    with pytest.raises(CannotCompile, match="C headers are missing"):
        require_tools()
    (tmp_path / "Python.h").touch()
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(CannotCompile, match="mypyc is not installed"):
        require_tools()


def test_the_command_ends_with_one_sentence(tmp_path: Path) -> None:
    home = checkout(tmp_path)
    environment = os.environ | {"CC": "no-such-compiler", SETTING: ""}
    environment.pop("PYTHONPATH", None)
    done = subprocess.run(
        [sys.executable, "-m", "engine.compiled"],
        cwd=home,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, len(done.stderr.splitlines())) == (1, 1)
    assert done.stderr.startswith("Nothing was compiled, and the sources are run as before: there is no C compiler")


# --- the whole engine -----------------------------------------------------------------------------------------------


@pytest.mark.nightly
@pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler")
def test_the_whole_engine_compiled_plays_the_golden_games(tmp_path: Path) -> None:
    home = tmp_path / "checkout"
    for part in ("engine", "tests", "bench"):
        shutil.copytree(ROOT / part, home / part, ignore=shutil.ignore_patterns("__pycache__"))
    for part in ("data", "bot", "renderers", "docs", "Makefile"):
        (home / part).symlink_to(ROOT / part)
    shutil.copyfile(ROOT / "pyproject.toml", home / "pyproject.toml")
    copy = build(home, print)
    report = json.loads((copy / REPORT).read_text())
    assert len(report["compiled"]) > len(report["plain"])
    environment = os.environ | {SETTING: "compiled", "PYTHONPATH": str(home)}
    words = ["-m", "pytest", "-q", "-n", "0", "-m", "not sources", "tests/golden", "tests/cases/tigris"]
    done = subprocess.run(
        [sys.executable, *words], cwd=home, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-3000:]
