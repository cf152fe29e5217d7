"""Typed moves of Tigris & Euphrates as answers, and their spelling: forgiving of case, spaces and language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence

from bot.base.typed import bounded, plain
from bot.moves import Note
from data.texts import texts
from engine.core.ask import Ask
from engine.tigris.view import TigrisView

Answers = list[tuple[str, list[str]]]

OPTION_LENGTH = 90
"""No option id is longer; what somebody types may be, and comes back in the refusal."""

COLOUR_WORDS = {
    "red": ("red", "temple", "priest", "rojo", "roja", "templo", "sacerdote", "r"),
    "black": ("black", "settlement", "king", "negro", "negra", "poblacion", "rey", "n", "k"),
    "blue": ("blue", "farm", "farmer", "azul", "agricultura", "granja", "agricultor", "b", "a"),
    "green": ("green", "market", "trader", "verde", "mercado", "mercader", "g", "v", "m"),
}


class BadMove(Exception):
    """What was typed cannot be read; ``key`` and ``args`` word the reason."""

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.args_ = args


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
    """Options of a swap from "red 2 blue", "red red blue", "2 templos, agricultura". Raises BadMove."""
    counts: dict[str, int] = {}
    number = 0
    for word in re.findall(r"\d+|[^\W\d_]+", bounded(text)):
        if word.isdecimal():
            number = int(word[:3])
            continue
        name = colour(word)
        counts[name] = counts.get(name, 0) + (number or 1)
        number = 0
    if not counts or number:
        raise BadMove("tigris-move-bad-swap", text=text[:40])
    if sum(counts.values()) > 6:
        raise BadMove("tigris-move-bad-swap", text=text[:40])
    return [f"{name}:{item}" for name, count in counts.items() for item in range(1, count + 1)]


def tile(colour_text: str, square_text: str) -> Answers:
    """Place a tile."""
    return [("action", [f"tile:{colour(colour_text)}:{square(square_text)}"])]


def leader(colour_text: str, square_text: str) -> Answers:
    """Place or move a leader."""
    return [("action", [f"leader:{colour(colour_text)}:{square(square_text)}"])]


def withdraw(colour_text: str) -> Answers:
    """Take a leader off the board."""
    return [("action", [f"withdraw:{colour(colour_text)}"])]


def catastrophe(square_text: str) -> Answers:
    """Place a catastrophe."""
    return [("action", [f"catastrophe:{square(square_text)}"])]


def swap(tiles: str, asked: Ask | None) -> Answers:
    """Swap tiles: the action and its choice, or the choice alone where the action is already taken."""
    chosen = ("swap", swapped(tiles))
    return [chosen] if asked is not None and asked.key == "swap" else [("action", ["swap"]), chosen]


def commit(tiles: int, asked: Ask | None) -> Answers:
    """Reveal a number of tiles in a conflict, as whichever side one is."""
    key = asked.key if asked is not None and asked.key.startswith("commit:") else "commit:attack"
    return [(key, [f"commit:{tiles}"])]


def chosen(option: str, asked: Ask | None) -> Answers:
    """An option typed or picked as it stands, for whatever is asked."""
    return [(asked.key if asked is not None else "action", [option[:OPTION_LENGTH]])]


def end(asked: Ask | None) -> Answers:
    """Pass: do no more this turn, or confirm its end, or decline a building."""
    if asked is not None and asked.key in ("monument", "special"):
        return [(asked.key, ["decline"])]
    return [(asked.key if asked is not None and asked.key == "end-turn" else "action", ["pass"])]


def squares_for(options: Sequence[str], beginning: str, typed: str) -> Iterator[str]:
    """Squares of the legal options that begin so and match what is typed, at most 25 (for autocomplete)."""
    word, found = re.sub(r"\s", "", plain(typed)).upper(), 0
    for option in options:
        name = option.rpartition(":")[2]
        if option.startswith(beginning) and name.startswith(word):
            yield name
            found += 1
            if found == 25:
                return


SQUARE = re.compile(r"[A-P]\d{1,2}")
SQUARES = {"red": "🟥", "black": "⬛", "blue": "🟦", "green": "🟩"}


def hand_line(view: TigrisView, lang: str) -> str:
    """A seat's own tiles, grouped by colour, and its catastrophes."""
    if view.viewer is None or view.hand is None:
        return ""
    tiles = "".join(SQUARES[name] for name in view.hand) or "–"
    return texts().text(lang, "tigris-hand-line", tiles=tiles, catastrophes=view.seats[view.viewer].catastrophes)


def turn(view: TigrisView) -> int:
    """The turn's number, from 1."""
    return view.turn


def turn_name(view: TigrisView, lang: str) -> str:
    """Its number in words."""
    return texts().text(lang, "tigris-turn-name", turn=view.turn)


def turn_short(view: TigrisView, lang: str) -> str:
    """Its number."""
    return texts().text(lang, "tigris-turn-short", turn=view.turn)


def label(lang: str, parts: tuple[str, ...], names: Sequence[str]) -> str | None:
    """All options have texts, or are squares."""
    return None


NAMED = ("tile", "leader", "withdraw", "catastrophe", "take", "war", "commit")
"""Verbs whose last word alone, a square or a number, would not say what is meant."""


def named(lang: str, option: str) -> str | None:
    """Piece and square of an action, what is revealed, which monument."""
    verb, *rest = option.split(":")
    if verb not in NAMED or not rest:
        return None
    colour = rest[0] if rest[0] in SQUARES else "red"
    return texts().text(lang, f"tigris-named-{verb}", colour=colour, square=rest[-1], count=_number(rest[-1]))


def _number(word: str) -> int:
    return int(word) if word.isdecimal() else 0


def group(word: str) -> str:
    """Squares by column."""
    return word[:1]


def group_label(lang: str, group: str) -> str:
    """A column's name."""
    return texts().text(lang, "tigris-choice-group", arg=group)


def rounds(ask: Ask) -> int:
    """Every question is put once."""
    return 1


def usual(ask: Ask) -> str:
    """Nothing is."""
    return ""


def is_sequence(ask: Ask) -> bool:
    """No answers are drafted one after the other."""
    return False


def flat(ask: Ask) -> bool:
    """Options are chosen step by step."""
    return False


def is_about_hand(ask: Ask) -> bool:
    """Tiles to be exchanged."""
    return ask.key == "swap"


def emoji(option: str) -> str:
    """The texts of data/locales bring their own."""
    return ""


def hint(view: TigrisView, option: str, lang: str, names: Sequence[str]) -> str:
    """Squares need none."""
    return ""


def notes(ask: Ask, lang: str, option: str = "") -> list[Note]:
    """Nothing has a text."""
    return []


def context(view: TigrisView, seat: int, ask: Ask, lang: str) -> str:
    """The question says it all."""
    return ""


def spoken(ask: Ask) -> Mapping[str, tuple[str, ...]]:
    """Only what is open now."""
    return {}


def drawn(view: TigrisView, picks: Sequence[str], asked: Sequence[int]) -> TigrisView:
    """The picture is around the last action."""
    return view


def place(option: str) -> tuple[str, str] | None:
    """The square that an option ends with."""
    deed, _, word = option.rpartition(":")
    return (deed, word) if SQUARE.fullmatch(word) else None


def is_result(key: str) -> bool:
    """How a conflict ended is one line."""
    return key == "tigris-decided"


def ranker(
    view: TigrisView | None, lang: str, names: Sequence[str]
) -> Callable[[str, bool], tuple[int, bool, str, int] | tuple[int, str, bool, int] | tuple[()]]:
    """Squares beside the reader's own kingdoms come first, then those from A to P; in columns, first the columns."""
    beside = _beside_own(view) if view is not None else frozenset()
    colours = {colour: number for number, colour in enumerate(SQUARES)}

    def rank(option: str, grouped: bool) -> tuple[int, bool, str, int] | tuple[int, str, bool, int] | tuple[()]:
        where = place(option)
        if where is None:
            return ()
        deed, square = where
        colour = colours.get(deed.rpartition(":")[2], 0)
        far, column, row = square not in beside, square[0], int(square[1:])
        return (colour, column, far, row) if grouped else (colour, far, column, row)

    return rank


def _beside_own(view: TigrisView) -> frozenset[str]:
    """The squares next to the kingdoms in which the reader has a leader."""
    own = [kingdom for kingdom in view.kingdoms if any(leader.seat == view.viewer for leader in kingdom.leaders)]
    found = set()
    for cell in (cell for kingdom in own for cell in kingdom.cells):
        column, row = ord(cell[0]), int(cell[1:])
        found |= {f"{chr(column + right)}{row + down}" for right, down in ((0, 1), (0, -1), (1, 0), (-1, 0))}
    return frozenset(found)
