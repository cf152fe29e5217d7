"""What our custom_ids carry: table, seat, moment and choice, in at most 100 characters."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

import msgspec

from bot.model.drafts import Step
from engine.core.match import Match

CUSTOM_ID_LIMIT: Final = 100

PREFIXES: Final = {
    "zb": "a button of a turn panel",
    "zs": "a menu of a turn panel, and the form of its lists",
    "zp": "a public button of a table",
    "zt": "a button or menu about a table's options and seats",
    "zm": "the tables of a server",
    "zw": "the form that asks why a game is to be set back",
    "zq": "a button of the plans",
    "zn": "a menu of the plans",
    "zo": "the form for a list of plans",
    "zu": "the menu of undo",
    "zl": "the log",
    "zv": "a game step by step",
    "zk": "the menu of games to go through",
    "zj": "the form that asks for a turn",
    "zg": "the list of one's tables",
    "zr": "the rules by topic",
    "zx": "another picture of a table",
    "zy": "a decision that could have been better",
    "zc": "the menu of computers' moves to explain",
    "za": "one's finished games, statistics by game",
    "zf": "a menu of settings",
    "zh": "the button that removes what somebody has shown",
    "zd": "a button of settings and of /privacy",
    "ze": "a button of a lesson's panel",
    "zz": "a menu of a lesson's panel, and the form of its lists",
    "zi": "the lessons of a game, and what leads through one",
    "yl": "a league",
    "ym": "the form about a table of a league",
}
"""What each kind of custom_id begins with; each prefix has one meaning. "zn" and "zk" were "zr" and "zg" once."""

ANSWER_DIGITS: Final = 6
"""Digits of the number of an answer."""

_TABLE: Final = r"(?P<table>\d{1,12})"
_SEAT: Final = r"(?P<seat>\d{1,2})"
_ACT: Final = r"(?P<act>[a-z]+)"
_PANEL: Final = rf"{_TABLE}:{_SEAT}:(?P<moment>[0-9a-f]{{1,9}})"

PANEL_BUTTON: Final = rf"zb:{_PANEL}:{_ACT}:(?P<arg>.{{0,70}})"
PANEL_MENU: Final = rf"zs:{_PANEL}:{_ACT}"
LIST_FORM: Final = rf"zs:{_PANEL}:(?P<act>list)"
TABLE_BUTTON: Final = rf"zp:{_TABLE}:{_ACT}:(?P<arg>\d{{0,15}})"
TABLE_ITEM: Final = rf"zt:{_TABLE}:(?P<act>[a-z]{{1,12}}):(?P<arg>[a-z0-9_:-]{{0,60}})"
SERVER_ITEM: Final = rf"zm:{_TABLE}:(?P<act>[a-z]{{1,8}}):(?P<page>\d{{1,4}})"
REWIND_FORM: Final = rf"zw:{_TABLE}:(?P<number>\d{{0,{ANSWER_DIGITS}}}):(?P<mark>[0-9a-f]{{0,8}})"
PLAN_BUTTON: Final = rf"zq:{_TABLE}:{_ACT}:(?P<arg>.{{0,80}})"
PLAN_MENU: Final = rf"zn:{_TABLE}:{_ACT}:(?P<arg>.{{0,80}})"
PLAN_FORM: Final = rf"zo:{_TABLE}:(?P<question>.{{1,80}})"
UNDO_MENU: Final = rf"zu:{_TABLE}:(?P<moment>[0-9a-f]{{1,9}})"
LOG_BUTTON: Final = (
    rf"zl:{_TABLE}:(?P<page>\d{{1,5}}):(?P<turn>\d{{0,4}}):(?P<seat>\d{{0,2}}):(?P<lang>[a-z]{{0,2}})"
    r":(?P<act>[a-z]{1,5}):(?P<text>.{0,40})"
)
REPLAY_ITEM: Final = (
    r"zv:(?P<table>\d{1,12}):(?P<seat>\d{0,2}):(?P<step>\d{1,6})"
    r":(?P<act>first|back|on|last|before|after|goto|turn|seat|show)"
)
MOMENT_BUTTON: Final = r"zh:(?P<user>\d{1,20}):(?P<act>remove)"
REPLAY_MENU: Final = r"zk:(?P<act>game)"
TURN_FORM: Final = rf"zj:{_TABLE}:(?P<seat>\d{{0,2}})"
LIST_BUTTON: Final = r"zg:(?P<page>\d{1,4}):(?P<act>[a-z]{1,5})"
RECORDS_ITEM: Final = (
    r"za:(?P<user>\d{0,20}):(?P<game>[a-z_]{0,32}):(?P<part>[a-z0-9]{1,12})"
    r":(?P<act>first|back|on|last|game|part|figures)"
)
RULES_BUTTON: Final = r"zr:(?P<game>[a-z_]{1,32}):(?P<topic>[a-z_]{1,32})"
FORM_MENU: Final = r"zf:(?P<form>[us]):(?P<act>show|set):(?P<name>[a-z_]{0,20})"
FORM_BUTTON: Final = r"zd:(?P<act>[a-z]{1,12}):(?P<arg>[a-z]{0,12})"
PRIVACY_BUTTON: Final = r"zd:(?:export|ask|forget|keep):"

BETTER_BUTTON: Final = rf"zy:{_TABLE}:(?P<number>\d)"
WHY_MENU: Final = rf"zc:{_TABLE}:(?P<act>why)"

_LESSON: Final = r"(?P<mark>[0-9a-f]{6}):(?P<moment>[0-9a-f]{1,9})"
LESSON_BUTTON: Final = rf"ze:{_LESSON}:{_ACT}:(?P<arg>.{{0,70}})"
LESSON_MENU: Final = rf"zz:{_LESSON}:{_ACT}"
LESSON_FORM: Final = rf"zz:{_LESSON}:(?P<act>list)"
LESSON_ITEM: Final = r"zi:(?P<act>[a-z]{1,8}):(?P<game>[a-z_]{1,32}):(?P<lesson>[a-z_]{0,32})"
LEAGUE_ITEM: Final = r"yl:(?P<league>\d{1,9}):(?P<act>[a-z]{1,9}):(?P<arg>\d{0,6})"
LEAGUE_FORM: Final = r"ym:(?P<league>\d{1,9}):(?P<act>replay|annul|correct):(?P<fixture>\d{1,6})"

MORE_BUTTON: Final = rf"zx:{_TABLE}:(?P<kind>[a-z0-9-]{{1,24}})"

OF_PANEL: Final = rf"z[bs]:{_TABLE}:{_SEAT}:"
"""How custom_ids begin that carry a table and a seat in play."""

OF_TABLE: Final = r"z[ptlvqnujmxwyc]:(?P<table>[1-9]\d{0,11}):"
"""How custom_ids begin that carry a table."""


def moment(match: Match, seat: int, steps: Sequence[Step] = ()) -> str:
    """Eight characters that say where the match stands as far as the seat may know it, to be compared and no more.

    ``steps`` are the answers that the seat has composed and not sent: with others, the moment is another one. From a
    number one could read how much others have done in secret. Buttons of an older version carry that, so their moment
    has passed.
    """
    return moment_at(match.seed, seat, match.known_revision(seat), steps)


def moment_at(seed: int, seat: int, revision: int, steps: Sequence[Step] = ()) -> str:
    """The same for one revision of the match with this seed."""
    composed = "".join(f" {step.key}={','.join(step.ids)}" for step in steps)
    return hashlib.blake2s(f"{seed} {seat} {revision}{composed}".encode(), digest_size=4).hexdigest()


class PanelId(msgspec.Struct, frozen=True):
    """Where a panel's button or menu belongs: a seat's question at one ``moment`` of the match."""

    table: int
    seat: int
    moment: str

    def button(self, act: str, arg: str = "") -> str:
        """The custom_id of a button: open a node ("o"), answer ("a"), turn a page ("p"), take back ("u")..."""
        return f"zb:{self.table}:{self.seat}:{self.moment}:{act}:{arg}"

    def menu(self, act: str) -> str:
        """The custom_id of a menu: pick one ("pick") or several ("many")."""
        return f"zs:{self.table}:{self.seat}:{self.moment}:{act}"


class LessonPanelId(PanelId, frozen=True):
    """The same in a lesson: it belongs to no table, and ``mark`` tells which lesson it is."""

    mark: str = ""

    def button(self, act: str, arg: str = "") -> str:
        """The custom_id of a button."""
        return f"ze:{self.mark}:{self.moment}:{act}:{arg}"

    def menu(self, act: str) -> str:
        """The custom_id of a menu."""
        return f"zz:{self.mark}:{self.moment}:{act}"


def lesson_mark(game: str, lesson: str) -> str:
    """Six characters that tell a lesson from all others."""
    return hashlib.blake2s(f"{game} {lesson}".encode(), digest_size=3).hexdigest()


def lesson_item(act: str, game: str, lesson: str = "") -> str:
    """The custom_id of a button or menu about the lessons of a game, or one of them."""
    return f"zi:{act}:{game}:{lesson}"


def table_button(table: int, act: str, arg: int | None = None) -> str:
    """The custom_id of a public button of a table."""
    return f"zp:{table}:{act}:{'' if arg is None else arg}"


def table_item(table: int, act: str, arg: str = "") -> str:
    """The custom_id of a button or menu about a table's options and seats; ``arg`` names what is set."""
    return f"zt:{table}:{act}:{arg}"


def server_item(act: str, page: int, table: int = 0) -> str:
    """The custom_id of a button or menu on a page (from 1) of the tables of a server; ``table`` 0: about none."""
    return f"zm:{table}:{act}:{page}"


def league_item(league: int, act: str, arg: int | None = None) -> str:
    """The custom_id of a button or menu of a league; ``arg`` is a table's number in it, or a page."""
    return f"yl:{league}:{act}:{'' if arg is None else arg}"


def league_form(league: int, act: str, fixture: int) -> str:
    """The custom_id of the form that asks why a table of a league is mended, and how."""
    return f"ym:{league}:{act}:{fixture}"


def rewind_form(table: int, number: str = "", mark: str = "") -> str:
    """The custom_id of the form that asks why a game is to be set back; without ``number`` to before which answer, too.

    ``mark`` is that of the answer (``bot.tables.rewind``).
    """
    return f"zw:{table}:{number}:{mark}"


def better_button(table: int, number: int) -> str:
    """The custom_id of the button to a decision that could have been better, by its number from 0."""
    return f"zy:{table}:{number}"


def moment_button(user: int) -> str:
    """The custom_id of the button that removes what this user has shown to everybody."""
    return f"zh:{user}:remove"


def why_menu(table: int) -> str:
    """The custom_id of the menu of computers' moves to explain."""
    return f"zc:{table}:why"


def plan_button(table: int) -> str:
    """The custom_id of the button that opens one's plans at a table."""
    return f"zq:{table}:open:"


def plan_form(table: int, question: str) -> str:
    """The custom_id of the form for a list of answers to an upcoming question."""
    return f"zo:{table}:{question}"
