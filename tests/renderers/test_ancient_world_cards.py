"""Cards of The Ancient World as pictures: every titan a creature of its own, every card an icon, whole faces."""

from __future__ import annotations

from itertools import combinations

import pytest

from data import FOLDER
from engine.ancient_world.facts import CARDS, Symbols
from renderers.ancient_world import faces, symbols, titans
from renderers.ancient_world.relief import shape
from renderers.ancient_world.theme import ELEMENTS, KIND_TONES
from renderers.core import faces as core_faces
from renderers.core.assets import icon
from renderers.core.labels import width_of
from renderers.core.lines import in_two

TITANS = sorted(card.id for card in CARDS.values() if card.kind == "titan")
OTHERS = sorted(card.id for card in CARDS.values() if card.kind != "titan")
GROUND = FOLDER / "art" / "ancient_world"


def test_every_titan_has_a_shape_of_its_own_with_its_credit() -> None:
    assert set(TITANS) == set(titans.LOOKS)
    shapes = {titan: shape(f"titans/{titan}", 64).tobytes() for titan in TITANS}
    assert len(set(shapes.values())) == len(TITANS)
    table = (GROUND / "titans" / "TABLE.md").read_text("utf-8")
    assert all(f"| {titan} |" in table for titan in TITANS)
    assert {look.element for look in titans.LOOKS.values()} == set(ELEMENTS)


def test_creatures_look_different_on_a_phone() -> None:
    """As they stand on the board: 234 pixels of 1,600, on a phone 360 pixels wide."""
    shown = [titans.portrait(titan, (234, 168)).convert("L").resize((53, 38)) for titan in TITANS]
    for one, other in combinations(shown, 2):
        gaps = sum(abs(a - b) for a, b in zip(one.tobytes(), other.tobytes(), strict=True))
        assert gaps / len(one.tobytes()) > 8


def test_a_titan_is_drawn_the_same_each_time_and_in_any_size() -> None:
    one, again = (titans.portrait("harvest_hydra", (120, 160)) for _ in range(2))
    assert one.tobytes() == again.tobytes()
    assert one.size == (120, 160)


def test_a_titan_that_somebody_has_typed_in_has_a_shape_too() -> None:
    assert titans.like("somebody_elses") in titans.LOOKS
    assert titans.like("tower_snail") == "tower_snail"


@pytest.mark.parametrize("kind", ["empire", "military", "district", "city"])
def test_every_card_has_its_picture_and_no_two_of_a_kind_share_it(kind: str) -> None:
    found = [symbols.CARD_ICONS[card] for card in OTHERS if CARDS[card].kind == kind]
    assert len(set(found)) == len(found)


@pytest.mark.parametrize("name", sorted({symbols.picture_of(card) for card in OTHERS} | {*symbols.KIND_ICONS.values()}))
def test_every_picture_is_committed_with_its_credit(name: str) -> None:
    assert icon(name, 64).getbbox()
    game, _, own = name.rpartition("/")
    table = (FOLDER / "art" / game / "icons" / "TABLE.md").read_text("utf-8")
    assert f"| {own} |" in table or (FOLDER / "art" / game / "own" / f"{own}.svg").exists()


def test_no_picture_is_named_for_a_card_that_does_not_exist() -> None:
    assert set(symbols.CARD_ICONS) <= set(OTHERS)
    assert {card.deck for card in CARDS.values() if card.kind == "empire"} | {
        "military",
        "titan",
        "district",
        "city",
    } == set(KIND_TONES)


def test_the_art_of_the_game_is_small() -> None:
    assert sum(path.stat().st_size for path in GROUND.rglob("*") if path.is_file()) <= 600_000


@pytest.mark.parametrize("lang", ["en", "es"])
def test_texts_fit_their_faces(lang: str) -> None:
    for card in OTHERS:
        face = faces.face_of(card, lang)
        size, _ = core_faces.large_text(face)
        assert size >= core_faces.BIG.least
        for row in face.rows:
            assert all(core_faces._row_lines(row, core_faces.BIG))


@pytest.mark.parametrize("lang", ["en", "es"])
def test_names_fit_their_tiles(lang: str) -> None:
    """On the board 30 of 1,600 pixels in two lines, in the cut 28 of 780."""
    for card in OTHERS:
        name = faces.label(f"card:{card}", lang)
        for size, room in ((30, 220), (28, 236)):
            fits, lines = in_two(name, size, room, "bold")
            assert fits >= 24, name
            assert len(lines) <= 2
            assert max(width_of(line, "bold", fits) for line in lines) <= room, name


def test_a_face_has_price_and_gifts() -> None:
    for card in (card for card in CARDS.values() if card.kind == "military"):
        face, costs = faces.face_of(card.id, "en"), (card.cost.coins, card.cost.knowledge)
        assert [badge.text for badge in face.costs] == [str(cost) for cost in costs if cost]
        assert [badge.text for badge in face.rows[0].badges] == [str(n) for n in (card.swords, card.arrows) if n]
        assert ("Legacy" in [row.word for row in face.rows]) == (card.legacy != Symbols())
    granary = faces.face_of("great_granary", "es")
    assert granary.corner == "B"
    assert granary.kind == "Carta de imperio, mazo B"


def test_a_face_in_words_says_what_decides() -> None:
    bull = faces.alt_text("iron_bull", "en")
    assert bull.startswith("Iron Bull: Titan with 2 stars. Defence ")
    assert ", only swords count. Banners: red, red. " in bull
    assert "Costs " in faces.alt_text("palisade", "en")
    assert faces.alt_text("ammarun", "es").startswith("Ammarun: Ciudad-estado. ")
