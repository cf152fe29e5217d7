"""Alt texts: the position in words, for readers who cannot see the picture."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.tigris.pieces import COLOURS, Score
from engine.tigris.view import KingdomView, LeaderView, TigrisView
from renderers.core.alt import Part, fitted
from renderers.core.kinds import ASKED, BOARD, CUT, HAND, SCORE
from renderers.tigris.captions import Captions
from renderers.tigris.cut import corners
from renderers.tigris.layout import cell_name, column_row

NAME_ROOM = 24


def alt_text(view: TigrisView, kind: str, lang: str, names: Sequence[str] | None, closed: bool = False) -> str:
    """``view`` in words, at most ALT_LIMIT characters of whole sentences; for the same ``kind`` as the picture."""
    captions = Captions(view, lang, names, closed)
    captions.names = [
        name if len(name) <= NAME_ROOM else name[: NAME_ROOM - 1].rstrip() + "…" for name in captions.names
    ]
    return fitted({HAND.id: _hand, SCORE.id: _score}.get(kind, _board)(view, captions, kind))


def _board(view: TigrisView, captions: Captions, kind: str) -> list[Part]:
    say = captions.say
    parts = [Part(0, _head(view, captions))]
    window: tuple[tuple[int, int], tuple[int, int]] | None = None
    if kind in (CUT.id, ASKED.id):
        window = corners(view, of_question=kind == ASKED.id)
        parts.append(Part(1, say("tigris-alt-cut", **{"from": cell_name(*window[0]), "to": cell_name(*window[1])})))
    if view.final:
        parts += [Part(2, _final(view, captions, seat)) for seat in range(len(view.seats))]
    if view.conflict:
        parts.append(Part(0, _conflict(view, captions)))
    elif view.settled:
        what, result = captions.conflict(view.settled), captions.result(view.settled)
        parts.append(Part(0, say("tigris-alt-result", what=what, result=result)))
    if view.last:
        parts.append(Part(1, say("tigris-alt-last", what=captions.last(view.last))))
    changed = [cell for cell in view.changed if window is None or _inside(cell, window)]
    if changed:
        count = say("tigris-alt-changed-count", count=len(changed))
        parts.append(Part(1.5, say("tigris-alt-changed", cells=", ".join(changed)), count))
    parts += _kingdoms(view, captions, window)
    if view.monuments:
        pairs = [
            say(
                "tigris-alt-monument", one=captions.colour(m.colours[0]), two=captions.colour(m.colours[1]), cell=m.cell
            )
            for m in view.monuments
        ]
        parts.append(Part(4, say("tigris-alt-monuments", list=", ".join(pairs))))
    if kind == BOARD.id:
        parts.append(Part(3, say("tigris-alt-supply", bag=view.bag, treasures=len(view.treasures))))
        parts += [Part(5, text) for text in _seats(view, captions)]
    return parts


def _head(view: TigrisView, captions: Captions) -> str:
    if view.final:
        return captions.say("tigris-alt-over")
    if captions.closed:
        return captions.say("tigris-alt-head-closed", turn=view.turn, closed=captions.say("render-closed"))
    actions = captions.say("tigris-pic-actions-left", count=view.actions_left)
    return captions.say("tigris-alt-head", turn=view.turn, who=captions.who(view.active), actions=actions)


def _conflict(view: TigrisView, captions: Captions) -> str:
    assert view.conflict is not None
    unknown, attacker, defender = captions.say("tigris-alt-unknown"), view.conflict.attacker, view.conflict.defender
    return captions.say(
        "tigris-alt-conflict",
        what=captions.conflict(view.conflict),
        cell=f"{attacker.cell}, {defender.cell}",
        attacker=captions.side(attacker, unknown),
        defender=captions.side(defender, unknown),
    )


def _kingdoms(
    view: TigrisView, captions: Captions, window: tuple[tuple[int, int], tuple[int, int]] | None
) -> list[Part]:
    """Kingdoms, largest first; those outside the cut are left out, the last ones are the first to be shortened."""
    kingdoms = sorted(view.kingdoms, key=lambda kingdom: -len(kingdom.cells))
    if window:
        kingdoms = [kingdom for kingdom in kingdoms if any(_inside(cell, window) for cell in kingdom.cells)]
    if not kingdoms:
        return [Part(2, captions.say("tigris-alt-no-kingdoms"))]
    parts = []
    for at, kingdom in enumerate(kingdoms):
        full, short = (_kingdom(kingdom, captions, long) for long in (True, False))
        parts.append(Part(2 + at * 0.05, full, short))
    return parts


def _inside(cell: str, window: tuple[tuple[int, int], tuple[int, int]]) -> bool:
    column, row = column_row(cell)
    return window[0][0] <= column <= window[1][0] and window[0][1] <= row <= window[1][1]


def _kingdom(kingdom: KingdomView, captions: Captions, long: bool) -> str:
    def one(leader: LeaderView) -> str:
        dynasty, role = captions.dynasties[leader.seat], captions.role(leader.colour)
        if not long:
            return captions.say("tigris-alt-leader-short", dynasty=dynasty, role=role, cell=leader.cell)
        numbers = {"temples": leader.temples, "followers": leader.followers}
        return captions.say("tigris-alt-leader", dynasty=dynasty, role=role, cell=leader.cell, **numbers)

    leaders = "; ".join(one(leader) for leader in kingdom.leaders)
    size, treasures = len(kingdom.cells), kingdom.treasures
    return captions.say("tigris-alt-kingdom", cell=kingdom.cells[0], size=size, treasures=treasures, leaders=leaders)


def _seats(view: TigrisView, captions: Captions) -> list[str]:
    texts = []
    for seat, name in zip(view.seats, captions.names, strict=True):
        off = ", ".join(captions.role(colour) for colour in seat.leaders_off_board) or "none"
        counts = {"hand": seat.hand_size, "catastrophes": seat.catastrophes}
        texts.append(captions.say("tigris-alt-seat", who=captions.who(seat.seat), off=off, **counts))
        if seat.score is not None:
            texts.append(captions.say("tigris-alt-seat-points", name=name, points=captions.points(seat.score)))
    return texts


def _hand(view: TigrisView, captions: Captions, _kind: str) -> list[Part]:
    if view.viewer is None or view.hand is None:
        return [Part(0, captions.say("tigris-alt-spectator"))]
    say, seat, counts = captions.say, view.seats[view.viewer], Counter(view.hand)
    tiles_by_colour = [say("tigris-alt-count", tile=captions.tile(c), count=counts[c]) for c in COLOURS if counts[c]]
    tiles = ", ".join(tiles_by_colour) or say("tigris-pic-no-tiles")
    catastrophes = say("tigris-pic-catastrophes", count=seat.catastrophes)
    parts = [Part(0, say("tigris-alt-hand", tiles=tiles, catastrophes=catastrophes))]
    roles = ", ".join(captions.role(colour) for colour in seat.leaders_off_board)
    off = say("tigris-alt-off", roles=roles) if roles else say("tigris-pic-all-leaders-on") + "."
    parts.append(Part(1, off))
    if seat.score is not None:
        parts.append(Part(1, say("tigris-alt-your-points", points=captions.points(seat.score))))
    return parts


def _final(view: TigrisView, captions: Captions, rank: int) -> str:
    assert view.final is not None
    seat = sorted(view.final, key=lambda one: (one.place, one.seat))[rank]
    score: Score = seat.final
    return captions.say(
        "tigris-alt-final",
        place=seat.place,
        who=captions.who(seat.seat),
        red=score.red,
        black=score.black,
        blue=score.blue,
        green=score.green,
        order=", ".join(str(points) for points in seat.ascending),
    )


def _score(view: TigrisView, captions: Captions, _kind: str) -> list[Part]:
    if not view.final:
        return [Part(0, _head(view, captions))]
    return [Part(0, _head(view, captions)), *(Part(1, _final(view, captions, rank)) for rank in range(len(view.final)))]
