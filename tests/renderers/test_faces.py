"""Card faces of every game: all of every text is there, in both languages, on the large face and in the hand."""

from __future__ import annotations

import pytest

from engine.core.match import Match
from engine.core.registry import games, load_game
from engine.through_the_ages import prices
from engine.through_the_ages.cards import BOX, GIVES, IS_TECHNOLOGY, WORKERS
from renderers.core import faces, labels
from renderers.core.faces import Badge, Face, Row
from renderers.core.labels import ELLIPSIS, Run, width_of
from renderers.core.picture import ALT_LIMIT
from renderers.core.registry import faces as faces_of
from renderers.core.words import LANGUAGES
from renderers.inner_sea import faces as sea
from renderers.through_the_ages import faces as ages
from tests.night import each

ALL = [
    *((f"through_the_ages {card.id}", lang, ages.face_of(card.id, lang)) for card in BOX for lang in LANGUAGES),
    *((f"inner_sea {thing}", lang, sea.face_of(thing, lang)) for thing in sea.things() for lang in LANGUAGES),
]


def cut_off(face: Face, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts that end in an ellipsis on a face in both sizes, and lines and rows that are too wide."""
    found: list[str] = []
    real = labels._draw

    def note(runs: list[Run], size: int) -> labels.Label:
        found.extend(run.text for run in runs if run.text.endswith(ELLIPSIS))
        return real(runs, size)

    labels._labels.clear()
    monkeypatch.setattr(labels, "_draw", note)
    faces.draw_large(face)
    faces.draw_in_hand(face, faces.height_in_hand(face))
    for measures, (size, lines) in (
        (faces.BIG, faces.large_text(face)),
        (faces.IN_HAND, (faces.IN_HAND.text, faces._lines(face.text, faces.IN_HAND.text, faces._room(faces.IN_HAND)))),
    ):
        inside = measures.width - 2 * measures.margin
        found += [line for line in lines if width_of(line, "text", size) > inside - 8]
        badge, gap = round(measures.row * 0.72), round(measures.row * 0.24)
        for row in face.rows:
            word = width_of(row.word, "bold", round(measures.row * 0.44)) + gap if row.word else 0
            for line in faces._row_lines(row, measures):
                wide = word + sum(faces._badge_width(one, badge) + gap for one in line) + gap
                found += [f"{row.word} {[one.text for one in line]}"] if wide > inside else []
    return found


@pytest.mark.parametrize(("name", "lang", "face"), each(3, ALL), ids=[f"{name} {lang}" for name, lang, _ in ALL])
def test_nothing_on_a_face_is_cut_off(name: str, lang: str, face: Face, monkeypatch: pytest.MonkeyPatch) -> None:
    assert cut_off(face, monkeypatch) == []


def test_a_text_that_does_not_fit_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    face = ages.face_of("homer", "en")
    with pytest.raises(ValueError, match="does not fit"):
        faces.large_text(face._replace(text="word " * 200))
    long = face._replace(title="Incomprehensibilities of internationalization and its documentation")
    assert cut_off(long, monkeypatch)
    wide = Row("Very long words before the badges of it", (Badge(face.rows[0].badges[0].sign, "9 · 9 · 9 · 9 · 9"),))
    assert cut_off(face._replace(rows=(wide,)), monkeypatch)


def test_costs_and_gains_of_a_card_are_on_it() -> None:
    """Bread and butter: a technology's science above its resources; what it gives at the bottom; a wonder's stages."""
    icons = [(badge.sign.icon, badge.text) for badge in ages.face_of("iron", "en").costs]
    assert icons == [("bulb", "5"), ("stones", "5")]
    assert [badge.text for row in ages.face_of("iron", "en").rows for badge in row.badges] == ["+2"]
    assert ages.face_of("pyramids", "es").rows[0].badges[0].text == "3 · 2 · 1"
    kremlin = [(badge.sign.icon, badge.text) for row in ages.face_of("kremlin", "en").rows for badge in row.badges]
    assert ("frown", "1") in kremlin
    army = ages.face_of("classic_army", "en").rows[0].badges
    assert [badge.sign.icon for badge in army] == ["helmet", "helmet", "horse", "horse", "swords"]
    assert army[-1].text == "+8 (+4)"
    assert [badge.text for badge in ages.face_of("monarchy", "en").costs] == ["8", "2"]


def test_what_a_face_says_a_card_costs_and_gives_is_what_the_rules_take_and_give() -> None:
    """Of a civilization as at the start, which nothing makes anything cheaper for."""
    s = Match.create(load_game("through_the_ages"), {}, 2, 1).state
    p = s.players[0]
    for n, card in enumerate(BOX):
        face = ages.face_of(card.id, "en")
        costs = [badge.text for badge in face.costs]
        gives = {(badge.sign.icon, badge.text) for row in face.rows for badge in row.badges}
        expected = []
        if IS_TECHNOLOGY[n] and not card.starting:
            expected.append(prices.develop(s, 0, n))
            expected += [prices.revolution(s, 0, n)] if card.kind == "government" else []
        expected += [prices.build(p, n)] if n < WORKERS else []
        expected += [prices.attack(s, n, 1)] if card.kind in ("aggression", "war") else []
        assert costs == list(map(str, expected)), card.id
        for what, numbers in GIVES.items():
            if numbers[n]:
                sad = what == "happy" and numbers[n] < 0
                sign = ages.SYMBOLS["discontent" if sad else what].icon
                is_total = card.kind == "government" and what in ("civil", "military")
                text = str(abs(numbers[n])) if sad or is_total else ages.signed(numbers[n])
                assert (sign, text) in gives, (card.id, what)


@pytest.mark.parametrize("game", [game for game in games() if faces_of(game) is not None])
def test_every_thing_of_a_game_has_a_face_with_its_words(game: str) -> None:
    known = faces_of(game)
    assert known is not None
    assert len(set(known.things())) == len(known.things()) > 100
    for lang in LANGUAGES:
        labelled = [known.label(thing, lang) for thing in known.things()]
        assert len(set(labelled)) == len(labelled), "two cards that nothing tells apart"
    picture = known.picture(known.things()[0], "es")
    assert (picture.width, picture.height) == faces.LARGE
    assert len(picture.data) < 250_000
    some = known.things()[::20]
    assert all(0 < len(known.picture(thing, lang).alt) <= ALT_LIMIT for thing in some for lang in LANGUAGES)
    with pytest.raises(KeyError):
        known.picture("card:nothing", "en")


def test_games_without_cards_have_no_faces() -> None:
    assert faces_of("tigris") is None
    assert faces_of("nothing") is None
