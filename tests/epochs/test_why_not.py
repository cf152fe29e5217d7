"""Why an option is not possible: for each rule of the Inner Sea a position, a typed move, the rule's words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bot.words.wording import reason
from data import FOLDER, files
from data.words import words_of
from engine.computers.random_player import choose, seeded
from engine.core.ask import Ask, Fixed
from engine.core.errors import IllegalAnswer, Reason
from engine.core.match import Match
from engine.core.record import NewAnswer
from engine.core.registry import load_game
from engine.inner_sea.why_not import WHY_NOT
from tests.cases.inner_sea.driver import card_id, position


def refused(key: str, option: str, **about: Any) -> Reason | None:
    """The reason for seat 0, whose question has this key."""
    return WHY_NOT(position(**about), Ask(key, 0, Fixed("done")), option)


def says(key: str, option: str, **about: Any) -> str:
    """The reason's key without the game."""
    why = refused(key, option, **about)
    assert why is not None
    for lang in ("en", "es"):
        assert not re.search(r"[{}$]|  |\bNone\b", reason(lang, why))
    return why.key.removeprefix("inner_sea-")


ROME = {"rome": {0: 2}}


@pytest.mark.parametrize(
    ("option", "about", "rule"),
    [
        ("deploy:atlantis", {"disks": ROME}, "no-such-area"),
        ("deploy:rome", {"disks": {"rome": {0: 4}}, "phase": "growth"}, "area-full"),
        ("deploy:nile_delta", {"disks": ROME, "phase": "growth"}, "out-of-reach"),
        ("deploy:nile_delta", {"civs": ("gaul", "rome", "troy"), "phase": "growth"}, "deploy-home-first"),
        ("deploy:rome", {"disks": ROME, "closed": ("rome",)}, "area-closed"),
    ],
)
def test_paso_de_despliegue(option: str, about: dict[str, Any], rule: str) -> None:
    assert says("deploy", option, **about) == rule


def test_a_deep_sea_is_closed_to_who_does_not_sail_it() -> None:
    match = Match.create(load_game("inner_sea"), {}, 3, 1)
    board = match.state.board
    deep = next(board.ids[area] for area in range(board.size) if board.kinds[area] == "deep")
    assert says("deploy", f"deploy:{deep}", disks=ROME, civs=("gaul", "rome", "egypt")) == "deep-sea-closed"


def test_next_to_a_contested_area_where_one_is_outnumbered() -> None:
    board = Match.create(load_game("inner_sea"), {}, 3, 1).state.board
    near = next(board.ids[area] for area in board.adjacent[board.number["rome"]] if board.kinds[area] == "land")
    assert says("deploy", f"deploy:{near}", disks={"rome": {0: 1, 1: 3}}) == "outnumbered-next-door"


@pytest.mark.parametrize(
    ("key", "option", "about", "rule"),
    [
        ("withdraw", "withdraw:rome", {}, "no-own-disk"),
        ("withdraw", "withdraw:rome", {"disks": {"rome": {0: 3}}}, "withdraw-city"),
        ("resettle", "resettle:rome", {"disks": ROME}, "resettle-no-city"),
        ("wonder-price", "disk:rome", {"disks": {"rome": {0: 1}}}, "last-disk-of-site"),
        ("wonder-price", "talent", {}, "no-talents"),
        ("wonder-price", "talent", {"talents": (2,)}, "two-disks-due"),
        ("draw", "spend:4", {"talents": (2,)}, "few-talents"),
        ("card-areas", "area:rome", {}, "area-not-offered"),
        ("card-action", "play:999", {}, "no-such-card"),
        ("card-action", "build:colossus_of_nowhere", {}, "no-such-wonder"),
        ("card-action", "build:great_pyramid", {}, "wonder-no-site"),
        ("card-action", "build:great_pyramid", {"disks": ROME}, "wonder-too-dear"),
        ("card-action", "build:great_pyramid", {"wonders": {"great_pyramid": (1, "rome")}}, "wonder-built"),
        ("compete", "use:wonder:great_pyramid", {"wonders": {"great_pyramid": (1, "rome")}}, "wonder-not-yours"),
        ("compete", "use:ability:nothing", {}, "feature-not-here"),
    ],
)
def test_the_rule_that_forbids_it(key: str, option: str, about: dict[str, Any], rule: str) -> None:
    assert says(key, option, **about) == rule


@pytest.mark.parametrize(
    ("key", "verb", "card", "held", "rule"),
    [
        ("card-action", "play", "triremes", False, "card-not-held"),
        ("card-action", "play", "triremes", True, "card-competition-only"),
        ("card-action", "play", "bribery", True, "card-answers-only"),
        ("card-action", "play", "coinage", True, "card-no-effect"),
        ("react", "negate", "coinage", True, "card-no-negation"),
        ("react", "negate", "bribery", True, "card-does-not-answer"),
        ("react", "negate", "bribery", False, "card-not-held"),
        ("compete", "card", "coinage", True, "card-not-for-competition"),
        ("compete", "card", "triremes", True, "card-no-effect"),
        ("discard", "card", "triremes", False, "card-not-held"),
    ],
)
def test_las_cartas(key: str, verb: str, card: str, held: bool, rule: str) -> None:
    assert says(key, f"{verb}:{card_id(card)}", hands={0: [card] if held else []}) == rule


@pytest.mark.parametrize(
    "option", ["", ":", "deploy", "sing:rome", "deploy:rome:rome", "play:-1", "play:½", "use:", "|", "talent:5"]
)
def test_nonsense_never_breaks_it(option: str) -> None:
    for key in ("deploy", "card-action", "compete"):
        why = refused(key, option)
        assert why is None or reason("en", why)


def test_every_refused_option_of_a_whole_game_has_words() -> None:
    match, rng = Match.create(load_game("inner_sea"), {}, 3, 5), seeded(3)
    words: set[str] = set()
    for _ in range(500):
        if not match.asks():
            break
        ask = match.asks()[0]
        verb = next((option.partition(":")[0] for option in reversed(ask.options) if ":" in option), "")
        things = [*match.state.board.ids[::5], *map(str, list(match.state.facts.cards)[::9]), *match.state.wonders]
        for thing in things if verb else []:
            option = f"{verb}:{thing}"
            if option not in ask.options and ask.most == 1:
                with pytest.raises(IllegalAnswer) as error:
                    match.check(ask.seat, ask.key, [option])
                if error.value.reason is not None:
                    words.add(error.value.reason.key)
                    assert reason("es", error.value.reason)
        match.answer(ask.seat, ask.key, choose(ask, rng))
    assert len(words) > 8


def test_a_list_that_is_too_long_says_how_much_of_it_fits() -> None:
    match = Match.create(load_game("tigris"), {"first-player": "first-seat"}, 2, 1)
    leaders = [option for option in match.asks()[0].options if option.startswith("leader:red:")]
    before = match.save()
    with pytest.raises(IllegalAnswer) as error:
        match.answer_all([NewAnswer(0, "action", (option,)) for option in leaders[:4]])
    assert error.value.reason == Reason("answers-too-many", {"fitting": 2})
    assert "Only the first 2" in reason("en", error.value.reason)
    assert match.save() == before


@pytest.mark.parametrize("game", ["inner_sea", "tigris"])
def test_a_reason_names_a_section_of_the_rulebook(game: str) -> None:
    """In Spanish, as docs/rules has the headings; the English ones go with them (tests/engine/test_one_word.py)."""
    table = (Path(FOLDER).parent / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8").casefold()
    own = [f"{folder}/texts/es.ftl" for folder in (game, words_of(game).family) if folder]
    text = "".join(files(file)[0].read_text(encoding="utf-8") for file in own)
    named = re.findall(r"\(reglamento: ([^)]*)\)", text)
    assert len(named) > 8
    for sections in named:
        known = sections.casefold() in table or all(part.casefold() in table for part in sections.split(", "))
        assert known, sections
