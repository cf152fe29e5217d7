"""What comes of a press, as values: a page is shown, a draft is kept, answers are given. Knows no Discord."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import msgspec

from bot.model.drafts import Draft
from bot.press.page import PLAIN, Page
from bot.press.press import Press
from bot.words.wording import say

Answers: TypeAlias = Sequence[tuple[str, Sequence[str]]]
"""Answers to questions, one after another: the question's key, the ids of the options."""


class Show(msgspec.Struct, frozen=True):
    """Show a page of the panel."""

    page: Page = PLAIN


class Keep(msgspec.Struct, frozen=True):
    """Store the draft, then show a page of the panel."""

    draft: Draft
    page: Page = PLAIN


class Give(msgspec.Struct, frozen=True):
    """Give the answers, all or none; ``revision`` is the one at which the player was asked."""

    answers: Answers
    revision: int | None = None


Response: TypeAlias = Show | Keep | Give

Decide: TypeAlias = Callable[[Press], Response]
"""What comes of a press; changes nothing itself."""


def stale(press: Press) -> Show:
    """The present panel, with the words for a button whose moment has passed."""
    return Show(Page(note=say(press.lang, "error-stale")))
