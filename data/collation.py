"""The alphabet of a language: how words are put in order for its readers."""

from __future__ import annotations

import unicodedata

AFTER = "\uffff"
"""Stands behind every other letter: what is put behind a letter follows all words that begin with that letter."""

OWN_LETTERS = {"es": {"ñ": f"n{AFTER}"}}
"""Letters of a language that are no letter with a mark on it, and where they stand."""


def in_alphabet(lang: str, text: str) -> tuple[str, str]:
    """What to sort a text by: marks and case part only words that are else the same; signs do not count.

    "Ánfora" stands beside "Anatolia"; in Spanish ñ comes after n, in English it is an n.
    """
    own = OWN_LETTERS.get(lang, {})
    letters = []
    for letter in unicodedata.normalize("NFC", text.casefold()):
        if letter in own:
            letters.append(own[letter])
            continue
        base = "".join(part for part in unicodedata.normalize("NFKD", letter) if not unicodedata.combining(part))
        letters.append(base if base.isalnum() else "" if letter in "'’" else " ")
    return " ".join("".join(letters).split()), text.casefold()
