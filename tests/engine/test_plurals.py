"""A number before a plural: where it may be one, the text has a form for one, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec
import pytest
from fluent.syntax import ast, parse

from data.texts import text_files

ENGLISH = """
Barbarians actions answers areas armies banners buildings cards choices cities citizens coins days dice disks
districts events games hours leaders letters lines minas minutes pages payments people pieces places players points
prisoners resources rounds seas seats settlements spaces squares stages steps swords tables talents technologies
temples tiles titans tokens treasures turns votes wonders workers
"""
SPANISH = """
acciones amarillas asentamientos asientos azules bárbaros cartas casillas ciudadanos ciudades civiles colocadas
decisiones descartadas dañadas discos distritos días edificios ejércitos espadas etapas eventos fichas horas jugadores
letras libres listos losetas lugares líderes maravillas mares mesas militares minas minutos monedas pagos partidas
personas piezas preparadas preparados prisioneros puntos páginas recursos respuestas rondas sitios talentos
tecnologías templos tesoros titanes trabajadores turnos unidades usadas votos áreas
"""
PLURALS = {"en": frozenset(ENGLISH.split()), "es": frozenset(SPANISH.split())}
"""Nouns, and words of a noun that is left out ("3 dañadas")."""

BETWEEN = 2
"""Words that may stand between a number and its noun: "3 white disks"."""

APART = frozenset(("de", "por", "en", "para", "from", "for", "of", "with", "must", "is", "has", "deben", "ser"))
"""Words that end what a number counts."""

NEVER_ONE = {
    "epochs-conflict-one-each": "always three",
    "epochs-conflict-scenario-seats": "no scenario is for one player",
    "epochs-holds": "the areas that decide a scenario are several",
    "epochs-nobody-holds": "the areas that decide a scenario are several",
    "epochs-story-lost-many": "six at least",
    "epochs-story-lost-many-2": "six at least",
    "middle_east-story-goal": "25 at least",
    "tigris-story-defeated": "two at least",
    "tigris-story-defeated-2": "two at least",
    "middle_east-ask-losses-many": "disks of several areas",
    "panel-possible-places": "told for several places alone",
    "ancient_world-ask-damage": "asked where more are whole than are damaged",
    "ancient_world-has": "the numbers of citizens, whose count is asked for",
    "ancient_world-ask-repair": "one has its own form",
    "ancient_world-short-gain-explore": "three cards are looked at",
    "card-lobby": "two players at least",
    "records-days": "less than two days are hours",
    "render-places": "of several places some are shown",
    "epochs-ask-losses-many": "disks of several areas",
    "epochs-undo-deploy": "several answers",
    "epochs-undo-resettle": "several answers",
    "epochs-undo-withdraw": "several answers",
    "error-bad-seats": "two players at least",
    "error-league-full": "a league takes many",
    "error-league-places": "two players at least",
    "error-too-long": "hundreds",
    "error-too-many-seated": "more than a game takes",
    "inner_sea-ask-aeneas": "a number of the rulebook",
    "inner_sea-ask-card-action": "a number of the rulebook",
    "inner_sea-draft-ask-wonder-price": "a number of the rulebook",
    "inner_sea-undo-wonder-price": "several answers",
    "middle_east-alt-goal": "25 at least",
    "middle_east-ask-granary": "two at least",
    "middle_east-ask-gilgamesh": "a number of the rulebook",
    "middle_east-ask-stallions": "how many of one is not asked",
    "middle_east-draft-ask-deity-price": "a number of the rulebook",
    "middle_east-founders-enough": "a number of the rulebook",
    "middle_east-goal": "25 at least",
    "middle_east-price-rebuild": "a number of the rulebook",
    "middle_east-undo-deity-price": "several answers",
    "through_the_ages-ask-mixture": "two at least: one has no mixture",
    "through_the_ages-face-cost-stages": "prices in a row",
    "through_the_ages-no-hand-full": "four at least",
    "through_the_ages-no-urban-limit": "two at least",
    "through_the_ages-state-government": "two at least",
    "tigris-undo-swap": "several answers",
    "transcript-cut": "for developers",
    "transcript-end": "for developers",
    "undo-older": "several answers",
    "undo-several": "several answers",
    "vote-counted": "two at least",
}


class Counted(msgspec.Struct, frozen=True):
    """A number and a plural after it, where the text asks nowhere whether the number is one."""

    key: str
    number: str
    words: str


def counted(lang: str, source: str) -> Iterator[Counted]:
    """All of a file of texts."""
    for entry in parse(source).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            yield from _counted(lang, entry.id.name, entry.value, frozenset())


def _counted(lang: str, key: str, pattern: ast.Pattern, asked: frozenset[str]) -> Iterator[Counted]:
    """``asked``: the arguments on which this part of the text depends."""
    for place, part in enumerate(pattern.elements):
        if not isinstance(part, ast.Placeable):
            continue
        inner, after = part.expression, pattern.elements[place + 1 : place + 2]
        if isinstance(inner, ast.SelectExpression):
            selector = inner.selector
            name = {selector.id.name} if isinstance(selector, ast.VariableReference) else set()
            for variant in inner.variants:
                yield from _counted(lang, key, variant.value, asked | name)
        elif isinstance(inner, ast.VariableReference) and inner.id.name not in asked:
            text = after[0].value if after and isinstance(after[0], ast.TextElement) else ""
            words = re.match(rf"(?: [\w’'-]+){{0,{BETWEEN + 1}}}", text)
            found = words[0].split() if words else []
            ends = next((at for at, word in enumerate(found) if word in APART), len(found))
            plural = next((at for at, word in enumerate(found[:ends]) if word in PLURALS[lang]), None)
            if plural is not None and inner.id.name not in NAMES:
                yield Counted(key, inner.id.name, " ".join(found[: plural + 1]))


NAMES = frozenset(("seat", "name", "names", "card", "who", "rival", "other", "theirs", "area", "game"))
"""Arguments that are no numbers: "Ana places"."""


@pytest.mark.parametrize("lang", PLURALS)
def test_what_may_be_one_has_a_form_for_one(lang: str) -> None:
    found = [one for of, file in text_files() if of == lang for one in counted(lang, file.read_text("utf-8"))]
    wrong = sorted({f"{one.key}: {{ ${one.number} }} {one.words}" for one in found if one.key not in NEVER_ONE})
    assert wrong == []


def test_what_is_never_one_is_still_there() -> None:
    found = {one.key for lang, file in text_files() for one in counted(lang, file.read_text("utf-8"))}
    assert sorted(set(NEVER_ONE) - found) == []


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("a = You have { $idle } unused workers.", ["unused workers"]),
        ("a = Three of { $count } cards, { $other } places.", ["cards"]),
        ("a = { $count ->\n    [one] 1 card\n   *[other] { $count } cards\n  } in all.", []),
        ("a = { $kind ->\n    [one] This\n   *[other] { $count } disks\n  }", ["disks"]),
        ("a = { $count } from buildings", []),
    ],
)
def test_a_number_before_a_plural_is_found(text: str, words: list[str]) -> None:
    assert [one.words for one in counted("en", text)] == words
