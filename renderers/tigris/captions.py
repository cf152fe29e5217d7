"""Sentences that pictures and alt texts share, in one language and with these names."""

from __future__ import annotations

from collections.abc import Sequence

from engine.tigris.pieces import Colour, Score
from engine.tigris.view import ConflictView, LastAction, SideView, TigrisView
from renderers.core.names import drawable
from renderers.core.words import Words, term, words


class Captions:
    """Words of ``lang``, and what the seats of ``view`` are called. ``closed``: the game was broken off."""

    def __init__(self, view: TigrisView, lang: str, names: Sequence[str] | None, closed: bool = False) -> None:
        self.lang = lang
        self.closed = closed
        self.say: Words = words(lang)
        own_names = list(names or ())
        self.dynasties = [term(lang, "tigris-pic-dynasty", "dynasty", seat.dynasty) for seat in view.seats]
        self.names = [
            drawable(own_names[at], dynasty) if at < len(own_names) else dynasty
            for at, dynasty in enumerate(self.dynasties)
        ]

    def who(self, seat: int) -> str:
        """A seat's name with its dynasty."""
        name, dynasty = self.names[seat], self.dynasties[seat]
        return name if name == dynasty else f"{name} ({dynasty})"

    def tile(self, colour: Colour) -> str:
        """What a tile of ``colour`` is called."""
        return term(self.lang, "tigris-pic-tile", "colour", colour)

    def role(self, colour: Colour) -> str:
        """What a leader of ``colour`` is called."""
        return term(self.lang, "tigris-pic-role", "colour", colour)

    def building(self, colour: Colour) -> str:
        """What the special building of ``colour`` is called."""
        return term(self.lang, "tigris-pic-building", "colour", colour)

    def colour(self, colour: Colour) -> str:
        """The colour's own name."""
        return term(self.lang, "tigris-pic-colour", "colour", colour)

    def points(self, score: Score) -> str:
        """A score in words."""
        colours = {"red": score.red, "black": score.black, "blue": score.blue, "green": score.green}
        return self.say("tigris-alt-points", **colours, treasures=score.treasures)

    def conflict(self, conflict: ConflictView) -> str:
        """What kind of conflict, between which leaders."""
        roles = term(self.lang, "tigris-pic-roles", "colour", conflict.colour)
        return self.say("tigris-pic-conflict", kind=conflict.kind, roles=roles)

    def side(self, side: SideView, unknown: str = "?") -> str:
        """One side of a conflict: name, strength on the board, and what was added from the hand."""
        committed = unknown if side.committed is None else str(side.committed)
        return self.say("tigris-pic-side", name=self.names[side.seat], board=side.board, committed=committed)

    def result(self, conflict: ConflictView) -> str:
        """Who won a conflict that has been decided, by what, and whether by the rule for ties."""
        attacker, defender = conflict.attacker, conflict.defender
        won = attacker.strength > defender.strength
        winner, loser = (attacker, defender) if won else (defender, attacker)
        return self.say(
            "tigris-pic-result",
            name=self.names[winner.seat],
            strength=winner.strength,
            against=loser.strength,
            tie="yes" if winner.strength == loser.strength else "no",
        )

    def last(self, last: LastAction) -> str:
        """What happened last, as a sentence without a full stop."""
        colour = last.colour
        return self.say(
            "tigris-pic-last",
            kind=last.kind,
            name=self.names[last.seat],
            cell=" ".join(last.cells[:1]),
            origin=last.origin or " ".join(last.cells[:1]),
            colour=colour or "red",
            tile=self.tile(colour) if colour else "",
            role=self.role(colour) if colour else "",
            building=self.building(colour) if colour else "",
        )

    def names_of(self, seats: Sequence[int]) -> str:
        """Names in a row."""
        return ", ".join(self.names[seat] for seat in seats)
