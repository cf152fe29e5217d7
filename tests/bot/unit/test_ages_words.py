"""Through the Ages in words: whole games, every question, option, refusal and line of the log in both languages."""

from __future__ import annotations

import re

import pytest

from bot.games import naming, presentation_of
from bot.words.option_tree import MENU_SIZE, below
from bot.words.option_words import OptionWords
from bot.words.wording import choice_label, choice_setting, option_label, question, reason
from data import FOLDER
from data.texts import describe_event, texts
from data.words import words_of
from engine.core.ask import Ask, Fixed
from engine.core.errors import Reason
from engine.core.events import Event
from engine.core.match import Match
from engine.core.registry import load_game
from engine.core.rng import seeded
from engine.through_the_ages.colonies import forces
from engine.through_the_ages.meta import META
from engine.through_the_ages.options import Candidates
from tests.cases.through_the_ages.acting import board, fit
from tests.engine.conformance.tables import step

GAME = META.id
SOURCE = "".join(file.read_text("utf-8") for file in sorted((FOLDER.parent / "engine" / GAME).glob("*.py")))
NAMES = ("Ana", "Ben", "Cleo", "Dan")
LANGUAGES = ("en", "es")
RAW = re.compile(r"[{}$]|  |\bNone\b|[a-z]_[a-z]|=|:\w|\(\)")
"""What no text shows: marks of a text without its arguments, ids, an empty bracket."""

VERBS = (
    "increase hammurabi liner trade alexander resign pass end regain accept refuse none no food resources science "
    "take:moses:5 build:bronze upgrade:bronze:iron destroy:bronze wonder:2 develop:iron "
    "revolution:monarchy leader:moses play:reserves_i:food play:rich_land_a:upgrade:bronze:iron "
    "play:breakthrough_i:revolution:monarchy tactic:legion copy:legion barbarossa:warriors bach:philosophy:drama "
    "churchill:culture churchill:military event:rats attack:spy:2 war:war_over_culture:1 pact:peace_treaty:2:A "
    "cancel:peace_treaty:1 columbus:vast_territory_i under:pyramids bid:7 "
    "force:i0=2+c1=1:b1=1+any=1 cards:military_bonus_i=2+any=1 discard:knights:2 "
    "infiltrate:pyramids token:bronze spare "
    "worker:bronze mixture:2:1 raid:religion colony:vast_territory_i special:masonry ruin:pyramids"
)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_can_be_worded(seats: int) -> None:
    names = NAMES[:seats]
    for seed in range(4):
        options = {"resigning": "yes", "asking": "everyone"} if seed % 2 else {}
        match, rng = Match.create(load_game(GAME), options, seats, seed), seeded(seed)
        asked: set[str] = set()
        while match.asks() and step(match, rng, "verb-first" if seed % 2 else "random"):
            for ask in match.asks():
                if ask.key in asked and rng.below(20):
                    continue
                asked.add(ask.key)
                why = (
                    [ask.options.why_not(option) for option in ask.options.all]
                    if isinstance(ask.options, Candidates)
                    else []
                )
                for lang in LANGUAGES:
                    _is_said(question(lang, GAME, ask, names))
                    for option in ask.options:
                        _is_said(option_label(lang, GAME, option, names))
                    for refused in filter(None, why):
                        assert reason(lang, refused).endswith((".", ").")), refused
        for lang in LANGUAGES:
            for entry in match.log:
                _is_said(describe_event(lang, entry.event, names))


def _is_said(text: str) -> None:
    assert not RAW.search(text), text
    assert text[0].isupper() or text[0].isdigit() or text[0] in "¿(«", text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_option_has_a_label(lang: str) -> None:
    for option in VERBS.split():
        _is_said(option_label(lang, GAME, option, NAMES))
    labels = [option_label("en", GAME, option, NAMES) for option in ("attack:spy:2", "pact:peace_treaty:2:A")]
    assert labels == ["Play an aggression · Spy · Ben", "Offer a pact · Peace Treaty · Ben · you are side A"]
    force = option_label("en", GAME, "force:i0=2+c1=1:b1=1+any=1", NAMES)
    assert force == "Send · 2 × Warriors, Knights · Military Bonus (I), any card for +1"


def test_what_an_option_is_about_is_told_also_where_more_words_follow() -> None:
    for option in ("take:moses:5", "attack:spy:2", "play:reserves_i:food", "upgrade:bronze:iron"):
        assert naming.note_on(GAME, "en", option) is not None, option


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_of_the_rules_has_a_text(lang: str) -> None:
    logged = re.findall(r"log\.(?:add|tell)\((?:\s|seat,)*f?\"through_the_ages-([a-z{}-]+)\"", SOURCE)
    ways = {"what": "food resources science culture", "verb": "attack war", "value": "strength science culture happy"}
    keys = {
        re.sub(r"{(\w+)}", way, key)
        for key in logged
        for found in [re.search(r"{(\w+)}", key)]
        for way in (ways[found[1]].split() if found else [""])
    } - {"takes-food", "takes-resources"}
    assert len(keys) > 80
    refused = {f"no-{why}" for why in re.findall(r"\b(?:no|not_with)\(\s*\"([a-z-]+)\"", SOURCE)}
    assert len(refused) > 25
    asked = {f"ask-{key}" for key in re.findall(r"Ask\(\s*\"([a-z-]+)\"", SOURCE)}
    assert len(asked) > 20
    missing = sorted(key for key in keys | refused | asked if not texts().has(lang, f"{GAME}-{key}"))
    assert not missing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_of_the_table_has_a_text(lang: str) -> None:
    for spec in META.options:
        _is_said(texts().text(lang, f"{GAME}-option-{spec.id}-about"))
        for choice in spec.choices:
            assert choice_setting(lang, GAME, spec.id, choice)


def test_every_verb_of_the_words_has_a_label() -> None:
    assert all(texts().has(lang, f"{GAME}-choice-{verb}") for verb in words_of(GAME).options for lang in LANGUAGES)


@pytest.mark.parametrize(
    ("event", "english", "spanish"),
    [
        (
            Event("through_the_ages-attack", {"seat": 0, "card": "spy", "rival": 1}),
            "Ana plays the aggression Spy against Ben.",
            "Ana juega la agresión Espionaje contra Ben.",
        ),
        (
            Event("through_the_ages-culture", {"seat": 0, "count": 3, "because": "genghis_khan"}),
            "Ana gains 3 culture (Genghis Khan).",
            "Ana gana 3 de cultura (Gengis Kan).",
        ),
        (
            Event("through_the_ages-end-shared", {"winners": "0 2"}),
            "The game is over. Shared victory: Ana, Cleo.",
            "La partida ha terminado. Comparten la victoria Ana, Cleo.",
        ),
        (
            Event("through_the_ages-offer", {"seat": 0, "card": "peace_treaty", "partner": 2, "part": "both"}),
            "Ana offers Cleo the pact Peace Treaty.",
            "Ana ofrece a Cleo el pacto Tratado de paz.",
        ),
    ],
)
def test_events_in_words(event: Event, english: str, spanish: str) -> None:
    assert describe_event("en", event, NAMES) == english
    assert describe_event("es", event, NAMES) == spanish


@pytest.mark.parametrize(
    ("food", "resources", "english", "spanish"),
    [
        (0, 1, "1 resource", "1 recurso"),
        (2, 0, "2 food", "2 de comida"),
        (2, 1, "2 food and 1 resource", "2 de comida y 1 recurso"),
        (1, 3, "1 food and 3 resources", "1 de comida y 3 recursos"),
    ],
)
def test_food_and_resources_in_one_line(food: int, resources: int, english: str, spanish: str) -> None:
    event = Event("through_the_ages-loses", {"seat": 0, "food": food, "resources": resources, "because": "rats"})
    assert describe_event("en", event, NAMES) == f"Ana loses {english} (Rats)."
    assert describe_event("es", event, NAMES) == f"Ana pierde {spanish} (Ratas)."


def test_who_has_neither_food_nor_resources_loses_nothing() -> None:
    event = Event("through_the_ages-loses", {"seat": 0, "food": 0, "resources": 0, "because": "rats"})
    assert describe_event("en", event, NAMES) == "Ana has nothing to lose (Rats)."
    assert describe_event("es", event, NAMES) == "Ana no tiene nada que perder (Ratas)."


def test_a_refusal_names_its_numbers() -> None:
    why = Reason("through_the_ages-no-civil-actions", {"needs": 2, "has": 1})
    assert (
        reason("en", why)
        == "That takes 2 civil actions and you have 1 left; choose something cheaper or end the phase."
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_chooses_between_goods_reads_what_they_have(lang: str) -> None:
    match = Match.create(load_game(GAME), {}, 2, 3)
    view = match.view(0)
    civ = view.seats[1]
    asked = Ask("market", 1, Fixed(("food", "resources")))
    line = presentation_of(GAME).context(view, 1, asked, lang)
    assert [int(found) for found in re.findall(r"\d+", line)] == [civ.food, civ.resources, civ.science, civ.idle]
    assert presentation_of(GAME).context(view, 1, Ask("politics", 1, Fixed(("pass",))), lang) == ""


@pytest.mark.parametrize("lang", ["en", "es"])
def test_more_forces_than_a_menu_holds_come_by_the_first_kind_of_unit_in_words(lang: str) -> None:
    s = board()
    fit(s, 0, on={"warriors": 3, "knights": 3, "cannon": 2, "air_forces": 1})
    options = list(forces(s, 0, 3))
    words = OptionWords(lang, GAME, ["Ana", "Ben"])
    assert len(options) > MENU_SIZE
    _, entries = words.level(options, "force:")
    assert [entry.is_group for entry in entries] == [True] * len(entries)
    names = [choice_label(lang, GAME, entry, words.names) for entry in entries]
    own = [texts().text(lang, f"{GAME}-group-{entry.parts[-1]}") for entry in entries]
    assert names == own
    assert {entry.parts[-1] for entry in entries} == {"i", "c", "a", "f"}
    assert sorted(option for entry in entries for option in below(options, entry.value)) == sorted(options)
