"""The rules reference: the same topics in both languages, within Discord's limits, with pictures that can be drawn."""

from __future__ import annotations

import pytest

from bot.guide.reference import figure_kind, figures, topic_text
from data.reference import search, topics
from engine.core.registry import games
from renderers.core.registry import renderer
from tests.cases.rules_table import table_of

GAMES = tuple(games())
LANGUAGES = ("en", "es")
MESSAGE_LIMIT = 2000


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_topics_in_the_same_order(game: str) -> None:
    english, spanish = (topics(game, lang) for lang in LANGUAGES)
    sections = {row[0] for row in table_of(game).rules}
    assert len(english) >= min(12, max(1, len(sections) - 3)), f"hardly a topic for {len(sections)} sections"
    assert list(english) == list(spanish)
    for key, topic in english.items():
        assert topic.see == spanish[key].see
        assert topic.section != spanish[key].section
        assert bool(topic.figure) == bool(spanish[key].figure)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_topic_fits_a_message_and_its_links_lead_somewhere(game: str, lang: str) -> None:
    known = topics(game, lang)
    for topic in known.values():
        assert len(topic_text(lang, game, topic)) <= MESSAGE_LIMIT, topic.id
        assert (len(known) > 1) <= len(topic.see) <= 25
        assert set(topic.see) <= set(known) - {topic.id}, topic.id
        assert len(topic.title) <= 80
        assert len(f"zr:{game}:{topic.id}") <= 100


@pytest.mark.parametrize("game", GAMES)
def test_every_topic_can_be_reached_from_the_first(game: str) -> None:
    known = topics(game, "en")
    reached, open_topics = set(), [next(iter(known))]
    while open_topics:
        topic = open_topics.pop()
        if topic not in reached:
            reached.add(topic)
            open_topics += known[topic].see
    assert reached == set(known)


@pytest.mark.parametrize("game", GAMES)
def test_a_topic_has_a_picture_where_it_says_what_the_picture_shows(game: str) -> None:
    assert set(figures(game)) == {topic.id for topic in topics(game, "en").values() if topic.figure}
    for key, made in figures(game).items():
        view = made()
        picture = renderer(game).draw(view, figure_kind(game, key, view), lang="es")
        assert picture.alt, key
        assert len(picture.data) < 300_000, key


def test_a_topic_is_found_by_its_title_first_then_by_its_text() -> None:
    assert search("tigris", "es", "líder")[0].id == "leaders"
    assert search("tigris", "es", "LIDER")[0].id == "leaders"
    assert "treasures" in [topic.id for topic in search("tigris", "en", "trader")]
    assert search("inner_sea", "es", "eneas")[0].id == "aeneas"
    assert search("tigris", "en", "aeneas") == []
    assert len(search("tigris", "en", "")) == len(topics("tigris", "en"))
