"""What our custom_ids carry: table, seat, moment and choice, in at most 100 characters."""

from __future__ import annotations

import hashlib
from typing import Final

import msgspec

from engine.core.match import Match

CUSTOM_ID_LIMIT: Final = 100

PANEL_BUTTON: Final = (
    r"zb:(?P<table>\d{1,12}):(?P<seat>\d{1,2}):(?P<moment>[0-9a-f]{1,9}):(?P<act>[a-z]+):(?P<arg>.{0,70})"
)
PANEL_MENU: Final = r"zs:(?P<table>\d{1,12}):(?P<seat>\d{1,2}):(?P<moment>[0-9a-f]{1,9}):(?P<act>[a-z]+)"
TABLE_BUTTON: Final = r"zp:(?P<table>\d{1,12}):(?P<act>[a-z]+):(?P<arg>\d{0,15})"
SERVER_ITEM: Final = r"zm:(?P<table>\d{1,12}):(?P<act>[a-z]{1,8}):(?P<page>\d{1,4})"
TABLE_ITEM: Final = r"zt:(?P<table>\d{1,12}):(?P<act>[a-z]{1,12}):(?P<arg>[a-z_:-]{0,60})"


def moment(match: Match, seat: int) -> str:
    """Eight characters that say where the match stands as far as the seat may know it, to be compared and no more.

    From a number one could read how much others have done in secret. Buttons of an older version carry that, so their
    moment has passed.
    """
    return moment_at(match.seed, seat, match.stands_at(seat))


def moment_at(seed: int, seat: int, revision: int) -> str:
    """The same for one revision of the match with this seed."""
    return hashlib.blake2s(f"{seed} {seat} {revision}".encode(), digest_size=4).hexdigest()


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


def table_button(table: int, act: str, arg: int | None = None) -> str:
    """The custom_id of a public button of a table."""
    return f"zp:{table}:{act}:{'' if arg is None else arg}"


def table_item(table: int, act: str, arg: str = "") -> str:
    """The custom_id of a button or menu about a table's options and seats; ``arg`` names what is set."""
    return f"zt:{table}:{act}:{arg}"


def server_item(act: str, page: int, table: int = 0) -> str:
    """The custom_id of a button or menu on a page (from 1) of the tables of a server; ``table`` 0: about none."""
    return f"zm:{table}:{act}:{page}"


def plan_button(table: int) -> str:
    """The custom_id of the button that opens one's plans at a table."""
    return f"zq:{table}:open:"
