"""Every key of a text that stands in the code is that of a text; keys that are built are listed (built_keys.txt)."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest

from data.texts import entries, text_files
from data.words import words_of
from engine.core.registry import games

HOME = Path(__file__).parents[1]
ROOMS = ("bot", "engine", "renderers", "data")
APART = ("engine/cli", "data/build", "renderers/samples.py", "renderers/__main__.py", "bot/local")
"""What speaks to developers, in English alone."""

LISTED = HOME / "tests" / "built_keys.txt"

TAKES = {"say": 1, "text": 1, "term": 1, "has": 1, "Reason": 0, "Event": 0, "Notice": 0, "BadMove": 0, "Trouble": 0}
"""Functions that take a whole key, and at which place."""

PREFIXED = {"say": 0, "alt": 0, "own": 0, "_say": 1}
"""Functions that put the game, or more, before the key that they take, and at which place."""

LOG = {"add": 0, "tell": 1}
"""What a log (``log.add``) takes."""

NO_KEYS = frozenset(("end-of-turn", "hand-head", "reminder-running", "set-up", "{}-near-own"))
"""What looks like a key and is a choice of an option, the name of a part of a picture, the beginning of a key that is
built, what a game claims, a word of effects."""

WORD = re.compile(r"[a-z0-9_-]+")
KEY = re.compile(r"[a-z_]+(?:-[a-z0-9_]+)+")
BUILT = re.compile(r"(?=.*\{\})(?=.*-)[a-z0-9_{}-]+")


@cache
def known() -> frozenset[str]:
    """The keys of all texts of either language: names of commands are in one alone."""
    return frozenset(key for _, file in text_files() for key in entries(file.read_text("utf-8")))


@cache
def _endings() -> frozenset[str]:
    """What is left of keys without their first words."""
    return frozenset(key[at + 1 :] for key in known() for at, letter in enumerate(key) if letter == "-")


@cache
def _beginnings() -> frozenset[str]:
    return frozenset(key.partition("-")[0] for key in known())


class Use(msgspec.Struct, frozen=True):
    """A key in the code: where, as it is written ("{}" for each part that is put in), whether a function asks for it.

    ``is_whole``: the function puts nothing before it.
    """

    where: str
    key: str
    is_asked: bool
    is_whole: bool = True


def uses(source: str, where: str) -> Iterator[Use]:
    """What a module's source says that is a key or looks like one."""
    tree = ast.parse(source)
    says_whole = any(
        isinstance(node, ast.ImportFrom) and str(node.module).startswith("bot.words") and "say" in _names(node)
        for node in ast.walk(tree)
    )
    parts = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            for argument, is_whole in _keys_taken(node, says_whole):
                for line, key in _written(argument):
                    yield Use(f"{where}:{line}", key, True, is_whole)
        elif isinstance(node, ast.Constant | ast.JoinedStr) and id(node) not in parts:
            yield from (Use(f"{where}:{line}", key, False) for line, key in _written(node))


def _names(node: ast.ImportFrom) -> list[str]:
    return [item.name for item in node.names]


def _keys_taken(call: ast.Call, says_whole: bool) -> Iterator[tuple[ast.expr, bool]]:
    """The arguments of a call that are keys, and whether they are whole. ``says_whole``: so "say" takes it."""
    function = call.func
    name = (
        function.id if isinstance(function, ast.Name) else function.attr if isinstance(function, ast.Attribute) else ""
    )
    of = ast.unparse(function.value) if isinstance(function, ast.Attribute) else ""
    if of:
        at = LOG.get(name) if of.endswith("log") else PREFIXED.get(name, TAKES.get(name) if of == "texts()" else None)
        is_whole = of.endswith("log") or of == "texts()"
    else:
        at, is_whole = TAKES.get(name, PREFIXED.get(name)), name in TAKES and (name != "say" or says_whole)
    if at is not None and len(call.args) > at:
        yield call.args[at], is_whole


def _written(node: ast.expr) -> Iterator[tuple[int, str]]:
    """Literal and built texts that an expression may be, each with its line."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.lineno, node.value
    elif isinstance(node, ast.JoinedStr):
        yield node.lineno, "".join(str(one.value) if isinstance(one, ast.Constant) else "{}" for one in node.values)
    elif isinstance(node, ast.IfExp):
        yield from _written(node.body)
        yield from _written(node.orelse)


@cache
def found() -> list[Use]:
    """Every use in the program."""
    return [
        use
        for room in ROOMS
        for file in sorted((HOME / room).rglob("*.py"))
        if not (where := str(file.relative_to(HOME))).startswith(APART)
        for use in uses(file.read_text("utf-8"), where)
    ]


def is_known(key: str) -> bool:
    """Whether there is a text of this whole key, of the game or of its family."""
    game, _, rest = key.partition("-")
    return key in known() or (game in games() and f"{words_of(game).family}-{rest}" in known())


def is_wrong(use: Use) -> bool:
    """Whether a key that is written out is that of no text."""
    if use.key in NO_KEYS or is_known(use.key):
        return False
    if use.is_asked and use.is_whole:
        return True
    if not WORD.fullmatch(use.key):
        return False
    looks_so = KEY.fullmatch(use.key) is not None and use.key.partition("-")[0] in _beginnings()
    return (use.is_asked or looks_so) and use.key not in _endings()


def game_of(use: Use) -> str:
    """The game in whose room a use stands; "" for none."""
    return next((game for game in games() if re.search(rf"/{game}[/_.]", use.where)), "")


def is_of_game(use: Use) -> bool:
    """Whether a built key is the game's id and words that are written out, such that there is a text."""
    rest, game = use.key.removeprefix("{}-"), game_of(use)
    if "{}" in rest or rest == use.key:
        return False
    return is_known(f"{game}-{rest}") if game else any(is_known(f"{one}-{rest}") for one in games())


def fits(use: Use) -> bool:
    """Whether a built key may become that of a text."""
    form = re.compile(("" if use.is_whole else "(?:.+-)?") + ".+".join(map(re.escape, use.key.split("{}"))))
    return any(form.fullmatch(key) for key in known())


def built() -> list[Use]:
    """Keys into which something is put, beside the game."""
    return [use for use in found() if BUILT.fullmatch(use.key) and use.key not in NO_KEYS and not is_of_game(use)]


def test_every_key_that_is_written_out_is_that_of_a_text() -> None:
    literal = [use for use in found() if "{}" not in use.key]
    assert sum(use.is_asked for use in literal) > 500
    assert sorted({f"{use.where}: {use.key!r} is no text" for use in literal if is_wrong(use)}) == []


def test_every_key_that_is_built_fits_a_text_and_is_listed() -> None:
    keys = [use for use in built() if fits(use)]
    strange = [use for use in built() if not fits(use)]
    wrong = [use for use in strange if use.is_asked or use.key.partition("-")[0] in _beginnings()]
    assert [f"{use.where}: {use.key!r} can be no text" for use in wrong] == []
    listed = LISTED.read_text("utf-8").splitlines()
    new = sorted({f"{use.where}: {use.key}" for use in keys if use.key not in listed})
    assert not new, f"keys that nobody can look up; see what is put in, then add them to {LISTED.name}: {new}"
    assert listed == sorted(set(listed)), f"{LISTED.name} is out of order"


@pytest.mark.parametrize(
    "line",
    [
        'say(lang, "error-no-such-tabel")',
        'say(lang, "panel-none" if found else "panel-nothing-at-all")',
        's.log.add("tigris-tiel", seat=1)',
        's.log.tell(seat, "tigris-drew-to-much")',
        'raise BadMove("no-such-key")',
        'KEYS = {"late": "late-than-ever"}',
        'captions.say("hand-of-nobody")',
        'texts().text(lang, "nothing-so-called")',
    ],
)
def test_a_wrong_key_is_found(line: str) -> None:
    source = f"from bot.words import say\n\n{line}\n"
    assert any(is_wrong(use) for use in uses(source, "bot/somewhere.py"))


def test_a_wrong_key_of_a_game_is_found() -> None:
    source = 's.log.add(f"{s.game}-lots", seat=1)\ns.log.add(f"{s.game}-lost", seat=1)\n'
    wrong, right = (use for use in uses(source, "engine/inner_sea/x.py") if use.is_asked)
    assert (is_of_game(right), is_of_game(wrong), fits(wrong)) == (True, False, False)
