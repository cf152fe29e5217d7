"""A normal form of texts, in which a text that we sent equals the one that Discord returns.

Discord trims what it keeps and takes characters out that it thinks invalid or odd; which ones, it does not say.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_UNSEEN: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
"""Letters and marks that show nothing by themselves."""


def normal(text: str) -> str:
    """The letters, signs and figures of a text, composed, without spaces and whatever shows nothing."""
    visible = _UNSEEN.sub("", unicodedata.normalize("NFC", text))
    return "".join(letter for letter in visible if letter.isprintable() and letter != " ")
