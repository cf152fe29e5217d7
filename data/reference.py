"""The rules in our own words, by game, language and topic: for /rules. The texts are in data/GAME/help."""

from __future__ import annotations

import unicodedata
from functools import cache

import msgspec

from data import files

_FIELDS = ("title", "section")
LONGEST = 100
"""Letters that are looked for: titles are shorter."""


class Topic(msgspec.Struct, frozen=True):
    """One topic: ``section`` is the rulebook's heading in the reader's language, ``see`` are ids of further topics.

    ``figure`` says what the topic's picture shows; empty where it has none.
    """

    id: str
    title: str
    section: str
    see: tuple[str, ...]
    text: str
    figure: str = ""


@cache
def topics(game: str, lang: str) -> dict[str, Topic]:
    """The topics of a game by id, in reading order; none for a game without a reference.

    Raises ValueError for a file that is not written as data/README.md says.
    """
    items = [
        _topic(part.removeprefix("## "), file.name)
        for file in files(f"{game}/help/{lang}.md")
        for part in file.read_text("utf-8").split("\n## ")
    ]
    return {topic.id: topic for topic in items}


def page_of_choice(game: str, lang: str, option: str, choice: str) -> Topic | None:
    """The topic that is all about one choice of an option of the table, "OPTION_CHOICE"; None where there is none."""
    return topics(game, lang).get(f"{option}_{choice}")


def _topic(part: str, file: str) -> Topic:
    head, _, text = part.partition("\n\n")
    name, *lines = head.splitlines()
    facts = dict(line.split(": ", 1) for line in lines)
    figure = facts.pop("figure", "")
    see = tuple(facts.pop("see").split(", ")) if "see" in facts else ()
    if tuple(facts) != _FIELDS or not text.strip():
        raise ValueError(f"{file}: topic {name!r} needs the lines {', '.join(_FIELDS)}, an empty line and a text")
    return Topic(name.strip(), facts["title"], facts["section"], see, text.strip(), figure)


def search(game: str, lang: str, words: str) -> list[Topic]:
    """The topics that fit what somebody typed, best first: in the id or title, then in the text; all for nothing."""
    wanted = _plain(words[:LONGEST])
    by_title = [topic for topic in topics(game, lang).values() if wanted in _plain(f"{topic.title} {topic.id}")]
    texts = _texts(game, lang)
    by_text = [topic for topic in topics(game, lang).values() if topic not in by_title and wanted in texts[topic.id]]
    return by_title + by_text


@cache
def _texts(game: str, lang: str) -> dict[str, str]:
    """The texts of all topics as they are searched."""
    return {topic.id: _plain(topic.text) for topic in topics(game, lang).values()}


def _plain(text: str) -> str:
    """Without accents, case and bold marks."""
    apart = unicodedata.normalize("NFKD", text.casefold().replace("*", ""))
    return "".join(letter for letter in apart if not unicodedata.combining(letter)).strip()
