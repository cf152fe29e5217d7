"""The position of Tigris & Euphrates as text, part by part: table, players, kingdoms, hand, the board row by row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Final

from bot.games.model import Description
from data.texts import join_list, texts
from engine.tigris.boards import BOARDS, CELL_NAMES, squares
from engine.tigris.pieces import COLOURS, Colour
from engine.tigris.view import KingdomView, LeaderView, SeatView, TigrisView
from renderers.tigris.captions import Captions

GAME: Final = "tigris"


class BoardWords:
    """A view in words of ``lang``; ``names`` are the players', escaped."""

    def __init__(self, view: TigrisView, lang: str, names: Sequence[str]) -> None:
        self.view, self.lang = view, lang
        self.captions = Captions(view, lang, names)
        self.captions.names = list(names)

    def say(self, key: str, **args: str | int) -> str:
        """A text of the position."""
        return texts().text(self.lang, f"{GAME}-state-{key}", **args)

    def also(self, key: str, **args: str | int) -> str:
        """A text that pictures and alternative texts have too."""
        return texts().text(self.lang, f"{GAME}-{key}", **args)

    def parts(self) -> tuple[Description, ...]:
        """Everything that the viewer sees; where rivers run only on request."""
        view = self.view
        order = sorted(view.seats, key=lambda seat: seat.seat != view.viewer)
        kingdoms = sorted(view.kingdoms, key=lambda kingdom: -len(kingdom.cells))
        items = [
            Description(self.say("table"), "\n".join(self.table())),
            *(Description(self.captions.names[seat.seat], "\n".join(self.seat(seat))) for seat in order),
            Description(self.say("kingdoms"), self._lines(map(self.kingdom, kingdoms))),
        ]
        if view.hand is not None:
            items.append(Description(self.say("hand"), self.hand()))
        items.append(Description(self.say("board"), self._lines(self.rows(self.squares()))))
        return (*items, Description(self.say("rivers"), self._lines(self.rows(self.rivers())), is_extra=True))

    def _lines(self, lines: Iterable[str]) -> str:
        return "\n".join(lines) or self.say("none")

    def table(self) -> list[str]:
        """Whose turn, what is fought about, what happened last, what is on the board and next to it."""
        view, captions = self.view, self.captions
        lines = [*self.moment(), *self.conflict()]
        if view.union is not None:
            lines.append(self.say("union", cell=view.union))
        if view.last is not None:
            lines.append(self.also("alt-last", what=captions.last(view.last)))
        lines.append(self.also("alt-supply", bag=view.bag, treasures=len(view.treasures)))
        cells = {first: [item.cell for item in view.treasures if item.first is first] for first in (True, False)}
        for key, first in (("treasures-first", True), ("treasures", False)):
            lines += [self.say(key, cells=", ".join(cells[first]))] if cells[first] else []
        if view.catastrophes:
            lines.append(self.say("catastrophes", cells=", ".join(view.catastrophes)))
        if view.monuments:
            built = [self.also("alt-monument", **self._pair(item.colours), cell=item.cell) for item in view.monuments]
            lines.append(self.say("monuments", list=", ".join(built)))
        pairs = [self.say("pair", **self._pair(pair)) for pair in view.monuments_left]
        lines.append(self.say("monuments-left", list=", ".join(pairs) or self.say("none")))
        if view.buildings:
            stand = [self.say("at", what=captions.building(item.colour), cell=item.cell) for item in view.buildings]
            lines.append(self.say("buildings", list=", ".join(stand)))
        if view.buildings_left:
            beside = ", ".join(captions.building(colour) for colour in view.buildings_left)
            lines.append(self.say("buildings-left", list=beside))
        return lines

    def _pair(self, colours: tuple[Colour, ...]) -> dict[str, str]:
        one, two = map(self.captions.colour, colours)
        return {"one": one, "two": two}

    def moment(self) -> list[str]:
        """The turn and whose it is; at the end everybody's place and points."""
        view, captions = self.view, self.captions
        if view.final is None:
            actions = self.also("pic-actions-left", count=view.actions_left)
            return [self.also("alt-head", turn=view.turn, who=captions.who(view.active), actions=actions)]
        lines = [self.also("alt-over")]
        for seat in sorted(view.final, key=lambda item: item.place):
            score = {colour: getattr(seat.final, colour) for colour in COLOURS}
            order = ", ".join(map(str, seat.ascending))
            lines.append(self.also("alt-final", place=seat.place, who=captions.who(seat.seat), order=order, **score))
        return lines

    def conflict(self) -> list[str]:
        """The conflict that goes on, else the one that was decided last."""
        view, captions = self.view, self.captions
        if view.conflict is not None:
            attacker, defender = view.conflict.attacker, view.conflict.defender
            unknown = self.also("alt-unknown")
            sides = {"attacker": captions.side(attacker, unknown), "defender": captions.side(defender, unknown)}
            what, cell = captions.conflict(view.conflict), f"{attacker.cell}, {defender.cell}"
            return [self.also("alt-conflict", what=what, cell=cell, **sides)]
        if view.settled is None:
            return []
        what, result = captions.conflict(view.settled), captions.result(view.settled)
        return [self.also("alt-result", what=what, result=result)]

    def seat(self, seat: SeatView) -> list[str]:
        """What everybody knows of a player: tiles in hand, leaders with their temples and followers, points."""
        captions = self.captions
        off = ", ".join(captions.role(colour) for colour in seat.leaders_off_board) or "none"
        counts = {"hand": seat.hand_size, "catastrophes": seat.catastrophes}
        lines = [self.also("alt-seat", who=captions.dynasties[seat.seat], off=off, **counts)]
        on = [self._leader(leader) for leader in self.view.leaders if leader.seat == seat.seat]
        if on:
            lines.append(self.say("on-board", list="; ".join(on)))
        if seat.score is not None:
            lines.append(self.say("points", points=captions.points(seat.score)))
        return lines

    def _leader(self, leader: LeaderView) -> str:
        numbers = {"temples": leader.temples, "followers": leader.followers}
        return self.say("leader", role=self.captions.role(leader.colour), cell=leader.cell, **numbers)

    def kingdom(self, kingdom: KingdomView) -> str:
        """A kingdom: its leaders, treasures and squares."""
        leaders = [self._whose(item, item.cell) for item in kingdom.leaders]
        return self.say(
            "kingdom",
            leaders=join_list(self.lang, leaders),
            treasures=kingdom.treasures,
            size=len(kingdom.cells),
            cells=", ".join(kingdom.cells),
        )

    def _whose(self, leader: LeaderView, cell: str = "") -> str:
        """A leader and whose it is, with its square where that is not said beside it."""
        role, who = self.captions.role(leader.colour), self.captions.names[leader.seat]
        return self.say("of", role=role, who=who, cell=cell) if cell else self.say("whose", role=role, who=who)

    def hand(self) -> str:
        """The viewer's own tiles by kind, and catastrophes."""
        view, counts = self.view, Counter(self.view.hand)
        tiles = [
            self.also("alt-count", tile=self.captions.tile(one), count=counts[one]) for one in COLOURS if counts[one]
        ]
        assert view.viewer is not None
        catastrophes = self.also("pic-catastrophes", count=view.seats[view.viewer].catastrophes)
        return f"{', '.join(tiles) or self.also('pic-no-tiles')}. {catastrophes}."

    def squares(self) -> dict[str, str]:
        """What is on each square that is not empty."""
        view, captions = self.view, self.captions
        treasures = {item.cell for item in view.treasures}
        cells = {cell: self.say("catastrophe") for cell in view.catastrophes}
        for tile in view.tiles:
            kind = self.say("face-down") if tile.colour is None else captions.tile(tile.colour)
            cells[tile.cell] = self.say("with-treasure", what=kind) if tile.cell in treasures else kind
        for item in view.buildings:
            cells[item.cell] = self.say("under", what=cells.get(item.cell, ""), building=captions.building(item.colour))
        for leader in view.leaders:
            cells[leader.cell] = self._whose(leader)
        return cells

    def rivers(self) -> dict[str, str]:
        """The squares of the rivers, by their names alone."""
        return {CELL_NAMES[cell]: "" for cell in squares(BOARDS[self.view.board].river)}

    def rows(self, squares: dict[str, str]) -> list[str]:
        """Squares as lines, a row each, in order."""
        order = sorted(squares, key=lambda cell: (_row(cell), cell[0]))
        return [
            self.say("row", row=number, squares=", ".join(f"{cell} {squares[cell]}".strip() for cell in cells))
            for number, cells in groupby(order, key=_row)
        ]


def _row(cell: str) -> int:
    return int(cell[1:])


def parts(view: TigrisView, lang: str, names: Sequence[str]) -> tuple[Description, ...]:
    """The position in words, part by part. ``names`` are the players' names by seat, escaped."""
    return BoardWords(view, lang, names).parts()
