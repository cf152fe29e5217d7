"""What Discord takes out of texts and names of files before it keeps them."""

from __future__ import annotations

import re
import unicodedata
from pathlib import PurePath

_ODD = re.compile(r"[\u17b4\u17b5\u2028-\u202e\ufeff\ufdd0-\ufdef]")
"""Invisible letters, line marks and marks that turn what follows them; the list of Discord itself is not known."""

_NO_NAME = re.compile(r"[^A-Za-z0-9._-]")


def kept_text(text: object) -> str:
    """Return a text as Discord keeps it: trimmed, without control, private, unassigned and some odd characters."""
    visible = _ODD.sub("", str(text or ""))
    return "".join(c for c in visible if c in "\n\t" or unicodedata.category(c) not in ("Cc", "Cn", "Co", "Cs")).strip()


def kept_name(filename: str) -> str:
    """Return the name of a file as Discord keeps it: letters, digits, dots, dashes and underscores; a space is one."""
    name = PurePath(filename.replace("\\", "/")).name.replace(" ", "_")
    return _NO_NAME.sub("", name) or "unknown"
