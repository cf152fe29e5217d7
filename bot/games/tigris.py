"""How Tigris & Euphrates is presented: squares by column, moves as typed commands, forgiving of case and language."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import pairwise

from bot.base.typed import NUMBERS, plain
from bot.games.model import Argument, BadMove, Presentation, TypedCommand
from bot.games.tigris_report import REPORT
from bot.games.tigris_state import parts
from bot.model.results import SeatFact, SeatScore
from data.texts import texts
from engine.core.ask import Ask
from engine.core.events import Event
from engine.tigris.view import TigrisView
from renderers.tigris.captions import Captions

SQUARE = re.compile(r"[A-P]\d{1,2}")
SQUARES = {"red": "🟥", "black": "⬛", "blue": "🟦", "green": "🟩"}
COLOURS = tuple(SQUARES)
WORDS = 12
"""Words of a move that are read at most."""

BETWEEN = (
    *("and", "y", "e", "un", "una", "of", "my", "the", "for", "de", "mi", "mis", "la", "las", "los", "por"),
    *("tile", "tiles", "loseta", "losetas", "ficha", "fichas"),
)
"""Words between things that say nothing."""

COLOUR_WORDS = {
    "red": ("red", "temple", "priest", "rojo", "roja", "templo", "sacerdote", "r"),
    "black": ("black", "settlement", "king", "negro", "negra", "poblacion", "poblado", "rey", "n", "k"),
    "blue": ("blue", "farm", "farmer", "azul", "agricultura", "granja", "agricultor", "b", "a"),
    "green": ("green", "market", "trader", "merchant", "verde", "mercado", "mercader", "comerciante", "g", "v", "m"),
}


def square(text: str) -> str:
    """A square's name from what was typed: "f7", "F 7", "7F". Raises BadMove."""
    word = re.sub(r"[\s\-.,]", "", plain(text)).upper()
    match = re.fullmatch(r"([A-P])(\d{1,2})|(\d{1,2})([A-P])", word)
    if match:
        column, row = (match[1], match[2]) if match[1] else (match[4], match[3])
        if 1 <= int(row) <= 11:
            return f"{column}{int(row)}"
    raise BadMove("tigris-move-bad-square", text=text[:40])


def colour(text: str) -> str:
    """A colour from its name, its tile or its leader in either language. Raises BadMove."""
    word = plain(text)
    for name, words in COLOUR_WORDS.items():
        if word in words or word.rstrip("s") in words or word.removesuffix("es") in words:
            return name
    raise BadMove("tigris-move-bad-colour", text=text[:40])


def swapped(text: str) -> list[str]:
    """Options of a swap from "red 2 blue", "red red blue", "dos templos, agricultura", "temple 2". Raises BadMove.

    A number at the end says that numbers stand behind what they count.
    """
    counts: dict[str, int] = {}
    number = 0
    typed = re.findall(r"\d+|[^\W\d_]+", plain(text))
    pairs = zip(typed, [*typed[1:], ""][: len(typed)], strict=True)
    words = [str(NUMBERS.get(word, word)) for word, behind in pairs if not _says_nothing(word, behind)]
    if words and words[-1].isdecimal():
        words.reverse()
    for word in words:
        if word.isdecimal():
            number = int(word[:3])
            continue
        name = colour(word)
        counts[name] = counts.get(name, 0) + (number or 1)
        number = 0
    if not counts or number or sum(counts.values()) > 6:
        raise BadMove("tigris-move-bad-swap", text=text[:40])
    return [f"{name}:{item}" for name, count in counts.items() for item in range(1, count + 1)]


def _says_nothing(word: str, behind: str) -> bool:
    """Whether a word is no thing and no number; "a" is an article before a whole word, else a colour ("azul")."""
    return word in BETWEEN or (word == "a" and len(behind) > 1 and not behind.isdecimal())


LEADERS = {
    "red": ("priest", "sacerdote"),
    "black": ("king", "rey"),
    "blue": ("farmer", "agricultor"),
    "green": ("trader", "merchant", "mercader", "comerciante"),
}
VERBS = {
    "leader": ("leader", "lider"),
    "tile": ("tile", "loseta", "ficha"),
    "withdraw": ("withdraw", "retirar", "retira"),
    "catastrophe": ("catastrophe", "catastrofe"),
    "war": ("war", "guerra"),
}


def spelled(ask: Ask, text: str) -> list[str]:
    """The action that words name in any order, "farm f7" or "f7 rey negro", possible or not; none if they do not."""
    words = plain(text).split()[:WORDS]
    verb = next((verb for word in words for verb, names in VERBS.items() if word in names), "")
    red = next((name for word in words if (name := _colour_of(word))), "")
    squares = (*words, *(before + behind for before, behind in pairwise(words)))
    cell = next((cell_found for word in squares if (cell_found := _square_of(word))), "")
    if not verb and red:
        verb = "leader" if any(word in LEADERS[red] for word in words) else "tile"
    if verb == "catastrophe":
        return [f"catastrophe:{cell}"] if cell else []
    if verb in ("withdraw", "war"):
        return [f"{verb}:{red}"] if red else []
    return [f"{verb}:{red}:{cell}"] if verb and red and cell else []


def _colour_of(word: str) -> str:
    """The colour that a word of more than one letter names; "" for none."""
    return next((name for name, words in COLOUR_WORDS.items() if len(word) > 1 and word in words), "")


def _square_of(word: str) -> str:
    """The square that a word names; "" for none."""
    try:
        return square(word)
    except BadMove:
        return ""


def hand_line(view: TigrisView, lang: str) -> str:
    """A seat's own tiles, grouped by colour, and its catastrophes."""
    if view.viewer is None or view.hand is None:
        return ""
    tiles = "".join(SQUARES[name] for name in view.hand) or "–"
    return texts().text(lang, "tigris-hand-line", tiles=tiles, catastrophes=view.seats[view.viewer].catastrophes)


def context(view: TigrisView, seat: int, ask: Ask, lang: str) -> str:
    """Whoever reveals tiles in a conflict reads between which leaders it is, and on which squares they stand."""
    if not ask.key.startswith("commit") or view.conflict is None:
        return ""
    cells = ", ".join(filter(None, (view.conflict.attacker.cell, view.conflict.defender.cell)))
    return texts().text(lang, "tigris-state-at", what=Captions(view, lang, ()).conflict(view.conflict), cell=cells)


@lru_cache(maxsize=4096)
def place(option: str) -> tuple[str, str] | None:
    """The square that an option ends with."""
    deed, _, word = option.rpartition(":")
    return (deed, word) if SQUARE.fullmatch(word) else None


def ranker(view: TigrisView | None, lang: str) -> Callable[[str, bool], tuple[int | str | bool, ...]]:
    """Squares beside the reader's own kingdoms come first, then those from A to P; in columns, first the columns."""
    beside = _beside_own(view) if view is not None else frozenset()

    def rank(option: str, grouped: bool) -> tuple[int | str | bool, ...]:
        ordered = _ordered(option)
        if ordered is None:
            return ()
        order, column, row, square = ordered
        far = square not in beside
        return (order, column, far, row) if grouped else (order, far, column, row)

    return rank


@lru_cache(maxsize=4096)
def _ordered(option: str) -> tuple[int, str, int, str] | None:
    """The place of an option's piece among the colours, and its square: column, row, name. None without a square."""
    where = place(option)
    if where is None:
        return None
    deed, square = where
    piece = deed.rpartition(":")[2]
    return COLOURS.index(piece) if piece in COLOURS else 0, square[0], int(square[1:]), square


def _beside_own(view: TigrisView) -> frozenset[str]:
    """The squares next to the kingdoms in which the reader has a leader."""
    own = [kingdom for kingdom in view.kingdoms if any(leader.seat == view.viewer for leader in kingdom.leaders)]
    squares = set()
    for cell in (cell for kingdom in own for cell in kingdom.cells):
        column, row = ord(cell[0]), int(cell[1:])
        squares |= {f"{chr(column + right)}{row + down}" for right, down in ((0, 1), (0, -1), (1, 0), (-1, 0))}
    return frozenset(squares)


COLOUR = Argument("colour", choices=COLOURS)
ACTION = ("action",)


def _square(ends: str) -> Argument:
    return Argument("square", ends=ends, read=square)


def scores(view: TigrisView, events: Sequence[Event]) -> list[SeatScore]:
    """By seat, the points in its weakest colour, treasures included, and its dynasty."""
    points = {final.seat: final.ascending[0] for final in view.final or ()}
    return [SeatScore(points.get(seat.seat), (SeatFact("dynasty", seat.dynasty),)) for seat in view.seats]


PRESENTATION = Presentation(
    tone=0x7A5C99,
    report=REPORT,
    is_stepwise=True,
    hand_questions=("swap",),
    explained=("action",),
    commands=(
        TypedCommand("tile", (COLOUR, _square("tile:{colour}")), "tile:{colour}:{square}", ACTION),
        TypedCommand("leader", (COLOUR, _square("leader:{colour}")), "leader:{colour}:{square}", ACTION),
        TypedCommand("withdraw", (COLOUR,), "withdraw:{colour}", ACTION),
        TypedCommand("catastrophe", (_square("catastrophe:"),), "catastrophe:{square}", ACTION),
        TypedCommand("swap", (Argument("tiles"),), swapped, ("swap",), after=("action", "swap")),
        TypedCommand("commit", (Argument("tiles", most=6),), "commit:{tiles}", ("commit:attack", "commit:defend")),
        TypedCommand("war", (COLOUR,), "war:{colour}"),
        TypedCommand("build", (Argument("what", whole=("build", "special", "decline")),), "{what}"),
        TypedCommand("take", (_square("take:"),), "take:{square}"),
        TypedCommand("dynasty", (Argument("name", whole=("dynasty",)),), "{name}"),
        TypedCommand(
            "pass",
            option="pass",
            answers=("action", "end-turn", "monument", "special"),
            instead={"monument": "decline", "special": "decline"},
        ),
    ),
    hand_line=hand_line,
    context=context,
    position=parts,
    place=place,
    scores=scores,
    ranker=ranker,
    spelled=spelled,
)
