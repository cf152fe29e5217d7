"""What a game of stacks on areas says of itself: its map, names, symbols, and the pieces that only it has."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final, NamedTuple

import msgspec
from PIL import Image

from data import FOLDER, table
from data.reading import reader
from engine.epochs.geography import Name
from renderers.core.alt import Part
from renderers.core.canvas import Canvas, narrow_patch, patch
from renderers.core.cards import Face
from renderers.core.colours import Rgb
from renderers.maps.atlas import Atlas, Point, Size
from renderers.maps.sprites import emblem
from renderers.maps.theme import LETTER_TONES, SOURCES, THEMES_OF_CARDS, Source


class Titled(msgspec.Struct, frozen=True):
    """A card in words; ``theme`` says what it is about, ``disks`` how many it holds or needs, ``letter`` its kind."""

    key: str
    name: Name
    text: Name
    source: str = "house"
    theme: str = ""
    disks: int = 0
    id: int = 0
    letter: str = ""
    great_person: bool = False


titled: Final = reader(Titled)
"""A card in words from its row of facts."""
_name: Final = reader(Name)

StackKey = tuple[str, int | None]
"""An area, and whose stack there: a seat's, or the Barbarians' (None)."""


class Marker(NamedTuple):
    """A piece of the game's own that stands in an area: a wonder, a deity, a stronghold.

    ``look`` is whatever else its picture depends on; ``is_new``: it came since the changes that are marked began.
    """

    area: str
    key: str
    seat: int | None = None
    look: str = ""
    is_new: bool = False


def _no_markers(view: Any) -> tuple[Marker, ...]:
    return ()


def bulwark_key(area: str) -> str:
    """What a bulwark is called where it is told which pieces have come."""
    return f"bulwark:{area}"


def _no_picture(marker: Marker, size: Size, palette: str) -> Image.Image:
    raise LookupError(f"nothing draws {marker.key!r}")


def _no_panel(canvas: Canvas, view: Any, captions: Any, palette: str, at: Point) -> None:
    pass


def _no_words(view: Any, captions: Any) -> list[Part]:
    return []


def _no_bulwarks(view: Any) -> frozenset[StackKey]:
    return frozenset()


def _no_trophies(view: Any, seat: int) -> tuple[Marker, ...]:
    return ()


def _no_faces(view: Any, captions: Any) -> tuple[Face, ...]:
    return ()


class Strip(NamedTuple):
    """A panel of the game's own under the map: its height, and what draws it (canvas, view, captions, palette, top)."""

    height: int
    stamp: Callable[[Canvas, Any, Any, str, int], None]


@dataclass(frozen=True, eq=False)
class World:
    """One game of stacks on areas, as its pictures know it. ``view`` below is a View of that game, ``captions`` its
    words (renderers/maps/captions.py).

    colours: the committed picture in data/art whose 256 colours all pictures of the game use. middle: the area that a
    cut of an empty map is around. legend: left and top of the line that says what marks of change mean, on the small
    map. icon: in the header. markers: the game's own pieces on the map, in the order in which they take an area's
    spots; marker_sprite draws one (RGBA) in a palette, marker_name tells its name by key in a language; marker_sizes:
    larger ones that do a marker good where there is room, best first. bulwarks: the stacks (area and seat) that a grey
    cube stands beside. trophies: markers that are before a seat. home: draws the emblem of a seat's own home (symbol,
    seat, size, palette). panel: draws the game's own panel, which has its place on the whole
    map (``panels`` of its atlas), with its corner where it is told; strip: another one under it. faces: cards
    that are face up before the viewer, beside the hand. alt: the game's own sentences about the board;
    hand_alt: about what the viewer has beside the cards. tie: what parts those who tie, from their row of
    ``view.finals``.
    """

    id: str
    title: Mapping[str, str]
    atlas: Atlas
    colours: str
    middle: str
    legend: Point
    civilizations: Mapping[str, Name]
    civilization_icons: Mapping[str, str]
    tie: Callable[[Any, tuple[int, ...]], str]
    cards: Mapping[str, Titled] = field(default_factory=dict)
    themes: Mapping[str, tuple[str, Rgb]] = field(default_factory=lambda: THEMES_OF_CARDS)
    letters: Mapping[str, Rgb] = field(default_factory=lambda: LETTER_TONES)
    sources: Mapping[str, Source] = field(default_factory=lambda: SOURCES)
    icon: str = "trireme"
    markers: Callable[[Any], tuple[Marker, ...]] = _no_markers
    marker_sprite: Callable[[Marker, Size, str], Image.Image] = _no_picture
    marker_name: Callable[[str, str], str] = lambda key, lang: key
    marker_sizes: tuple[Size, ...] = ()
    bulwarks: Callable[[Any], frozenset[StackKey]] = _no_bulwarks
    trophies: Callable[[Any, int], tuple[Marker, ...]] = _no_trophies
    home: Callable[[str, int | None, int, str], Image.Image] = emblem
    panel: Callable[[Canvas, Any, Any, str, Point], None] = _no_panel
    strip: Strip | None = None
    faces: Callable[[Any, Any], tuple[Face, ...]] = _no_faces
    alt: Callable[[Any, Any], list[Part]] = _no_words
    hand_alt: Callable[[Any, Any], list[Part]] = _no_words

    def patch(self, key: Hashable, make: Callable[[], Image.Image]) -> Image.Image:
        """The picture kept under ``key`` for this game, in its colours; ``make`` draws it in RGB the first time."""
        return patch((self.id, key), self.colours, make)

    def narrow_patch(self, key: Hashable, width: int, make: Callable[[], Image.Image]) -> Image.Image:
        """The same, made ``width`` pixels wide."""
        return narrow_patch((self.id, key), self.colours, width, make)

    @cached_property
    def keys(self) -> dict[int, str]:
        """Keys of cards by number."""
        return {card.id: key for key, card in self.cards.items()}

    def symbol(self, civilization: str) -> str:
        """The icon of a civilization."""
        return self.civilization_icons.get(civilization, "temple")

    def source(self, source: str) -> str:
        """A source of points that has a colour; ``other`` for any else."""
        return source if source in self.sources else "other"


def cards_of(game: str) -> dict[str, Titled]:
    """Cards by key, from data/GAME/cards."""
    files = sorted((FOLDER / game / "cards").glob("*.json"))
    rows = [row for file in files for row in table(f"{game}/cards/{file.name}").get("cards", ())]
    return {row["key"]: titled(row) for row in rows}


def civilizations_of(game: str) -> dict[str, Name]:
    """Names of civilizations by id, from data/GAME/civilizations.json."""
    rows = table(f"{game}/civilizations.json")["civilizations"]
    return {row["id"]: _name(row["name"]) for row in rows}
