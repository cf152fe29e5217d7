"""Text in pictures: any name can be drawn, none is too wide, right-to-left stays readable."""

from __future__ import annotations

import pytest

from renderers.core import labels
from renderers.core.fonts import font_for
from renderers.core.labels import label, width_of
from renderers.core.names import LONGEST, drawable
from renderers.tigris.pictures import draw
from tests.renderers import tigris_views as views

TORTURE = [
    "",
    "   \n\t",
    "🦁👑 Ana 👩‍👩‍👧‍👦",
    "محمد بن سلمان",
    "דניאל כהן",
    "Z̸̢̛͔͑a̷͓͝l̵͖͘g̶̱͝o̴͎̾",
    "漢字かな",
    "\u202egnihtyna\u202c",
    "x" * 400,
    "Ñandú Ólafsdóttir Łukasz Ğ Ș",
    "Алёна Θάλεια",
    "\U000e0041\ud800".encode("utf-16", "surrogatepass").decode("utf-16", "replace"),
    "**bold** <@123> `code`",
]


@pytest.mark.parametrize("name", TORTURE)
def test_any_name_can_be_drawn(name: str) -> None:
    shown = drawable(name, "Lion")
    assert 1 <= len(shown) <= LONGEST
    assert all(font_for(letter, "bold") for letter in shown)
    assert label(shown, "bold", 30, 200).width <= 200
    for kind, view in (("board", views.end()), ("cut", views.war()), ("score", views.end()), ("hand", views.middle(1))):
        assert draw(view, kind, lang="es", names=[name] * 4).data.startswith(b"\x89PNG")


def test_names_that_no_font_can_draw_become_the_dynasty() -> None:
    assert drawable("漢字", "Lion") == "Lion"
    assert drawable("\u202e\u200d", "Lion") == "Lion"
    assert drawable("Chen 漢字", "Lion") == "Chen"


def test_fewer_names_than_seats_leave_dynasties() -> None:
    assert "Lion" in draw(views.middle(), "board", names=["Ana"]).alt


def test_stacked_accents_are_limited() -> None:
    assert drawable("a" + "\u0301" * 9 + "b", "x").count("\u0301") <= 2


def test_spanish_and_western_letters_come_from_the_text_font() -> None:
    assert {font_for(letter, "bold") for letter in "ñáéíóúü¿¡ÑÇ·×"} == {"alegreya-sans-800"}


def test_ellipsis_ends_what_is_too_wide() -> None:
    whole, cut = label("Bartolomé de las Casas", "bold", 30), label("Bartolomé de las Casas", "bold", 30, 150)
    assert cut.width <= 150 < whole.width
    assert cut.mask.height == whole.mask.height


def test_right_to_left_words_are_turned_inside_a_sentence() -> None:
    pieces = [piece for _, piece in labels._runs("Juega משה רבנו hoy", "bold")]
    assert pieces == ["Juega", " ", "רבנו", " ", "משה", " ", "hoy"]


def test_same_label_is_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    first = label("Ziggurat", "title", 33)
    monkeypatch.delattr(labels, "_fitted")
    again = label("Ziggurat", "title", 33)
    assert (again.mask.tobytes(), again.baseline) == (first.mask.tobytes(), first.baseline)


@pytest.mark.parametrize("text", [*TORTURE, "Ana", "דניאל Ana", "2 + 3"])
def test_a_text_is_as_wide_measured_as_drawn(text: str) -> None:
    for style, size in (("title", 42), ("bold", 27), ("text", 9)):
        assert width_of(text, style, size) == label(text, style, size).width


def test_edges_of_letters_have_few_opacities() -> None:
    mask = label("Æneas, Œdipus & Ñandú", "bold", 31).mask
    assert {opacity for _, opacity in mask.getcolors() or []} == {0, 85, 170, 255}
