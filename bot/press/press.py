"""What a press, a typed command or a list is about: one value, found once (``bot.press.find``). Knows no Discord.

Views, words and what comes of a draft are worked out when they are first needed, and once.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import cached_property
from typing import Any, Self

import msgspec

from bot.games.model import Chain, Description
from bot.messages.ids import PanelId, moment
from bot.model.drafts import Draft
from bot.model.table import Table
from bot.tables.chains import Composed, chain_of, empty_chain, refit
from bot.tables.drafts import Unfit, is_drafted, sketch
from bot.tables.people import PlayerSettings
from bot.tables.views import cast_now, view_of
from bot.words.option_words import OptionWords
from bot.words.wording import escaped
from data.casts import CAST
from data.texts import names_of_sides
from engine.core.ask import Ask
from engine.core.match import Match


class Press(msgspec.Struct, frozen=True, dict=True):
    """A player at a table at one moment.

    ``revision`` is the match's at that moment: with another one the game has gone on, and all is found anew. ``user``
    is the player's id, ``person`` their settings. ``draft`` is what they have prepared for the open question or turn,
    None for nothing; ``expired_draft`` one that is stored for a question that has passed.
    """

    table: Table
    match: Match
    seat: int
    lang: str
    user: int = 0
    person: PlayerSettings = PlayerSettings()
    revision: int = 0
    draft: Draft | None = None
    expired_draft: Draft | None = None

    @property
    def is_lesson(self) -> bool:
        """Whether it belongs to a lesson, not to a table where others play."""
        return False

    @property
    def is_asked_above(self) -> bool:
        """Whether a lesson's task, which stands above the panel, says already what the question asks."""
        return False

    @cached_property
    def ask(self) -> Ask | None:
        """What the seat is asked; None for nothing."""
        return None if self.table.is_over else self.match.ask_of(self.seat)

    @cached_property
    def view(self) -> Any:
        """What the seat sees."""
        return view_of(self.match, self.seat)

    @cached_property
    def words(self) -> OptionWords:
        """Options in the player's language, for buttons and menus."""
        return OptionWords(self.lang, self.table.game, self._names(self.table.names()))

    @cached_property
    def escaped(self) -> OptionWords:
        """The same for text, in which signs of players' names are no markup."""
        return OptionWords(self.lang, self.table.game, self._names([escaped(name) for name in self.table.names()]))

    def _names(self, names: Sequence[str]) -> list[str]:
        """What the sides of the game are called: the players, unless the question or the table says otherwise."""
        cast = cast_now(self.match) if self.ask is None else str(self.ask.about.get(CAST, ""))
        return names_of_sides(self.lang, self.table.game, cast, names)

    @cached_property
    def notes(self) -> list[Description]:
        """The texts of what the question speaks of and offers."""
        return [] if self.ask is None else self.words.notes(self.ask)

    @cached_property
    def at(self) -> PanelId:
        """Where buttons about the open question belong."""
        return PanelId(self.table.id, self.seat, moment(self.match, self.seat))

    @cached_property
    def chain(self) -> Chain | None:
        """How the turn that begins with the question is composed; None where the question is answered by itself."""
        return chain_of(self.table.game, self.ask)

    @cached_property
    def is_drafted(self) -> bool:
        """Whether answers to the question are prepared together."""
        return self.ask is not None and is_drafted(self.table.game, self.ask)

    @cached_property
    def turn(self) -> Draft:
        """The chain that the player has composed so far, an empty one for nothing."""
        return self.draft or empty_chain(self.match, self.seat)

    @cached_property
    def composed(self) -> Composed:
        """What came of trying the chain; only for a question that begins one."""
        return refit(self.match, self.seat, self.turn.steps)

    @cached_property
    def draft_view(self) -> Any:
        """What the seat would see after the draft, as pictures show it; None where nothing is drafted."""
        view, options = None, list[str]()
        if self.draft is not None and self.chain is not None:
            view, options = self.composed.view, [option for step in self.composed.steps for option in step.ids]
        elif self.draft is not None and self.is_drafted:
            with suppress(Unfit):
                view, options = sketch(self.match, self.seat, self.draft.picks).view, list(self.draft.picks)
        return self.words.presentation.draft_view(view, options, [self.seat]) if options else None

    @cached_property
    def turn_at(self) -> PanelId:
        """Where buttons about the composed turn belong: with other answers in it, it is another moment."""
        return PanelId(self.table.id, self.seat, moment(self.match, self.seat, self.turn.steps))

    def is_at(self, at: PanelId) -> bool:
        """Whether a button about the open question, or about the turn that begins with it, is of this moment."""
        return at == (self.at if self.chain is None else self.turn_at)

    def with_draft(self, draft: Draft, composed: Composed | None = None) -> Self:
        """The same with another draft; ``composed``: what came of trying it, where that is known."""
        changed = msgspec.structs.replace(self, draft=draft, expired_draft=None)
        if composed is not None:
            vars(changed)["composed"] = composed
        return changed
