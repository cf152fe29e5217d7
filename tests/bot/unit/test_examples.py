"""Examples in guides, rules and descriptions of commands can be typed as they stand: each is read, and taken in a
position that it fits, in both languages.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from datetime import date
from functools import cache, partial
from pathlib import Path

import pytest

from bot.drafts.lists import read_picks
from bot.drafts.reader import Unclear
from bot.drafts.turn_list import read_turn
from bot.games import presentation_of
from bot.games.model import BadMove, TypedCommand
from bot.lobby.opening import read_options
from bot.tables.chains import is_chained
from bot.tables.drafts import Unfit, sketch
from bot.tables.people import zones
from bot.turn.move_command import _as_options, _question_of, answers_of
from bot.words.option_words import OptionWords
from data.texts import texts
from engine.core.answers import checked
from engine.core.ask import Ask
from engine.core.errors import EngineError
from engine.core.match import Match
from engine.core.registry import games, load_game
from engine.epochs.state import Deployment, Withdrawal
from engine.through_the_ages.state import Politics, TakeActions
from tests.bot import middle_east_positions, positions
from tests.cases.middle_east.driver import position
from tests.cases.through_the_ages.board import civ, state

SUCH_AS = re.compile(r"(?:[Ss]uch as|[Ff]or example|[Ll]ike|[Pp]or ejemplo|[Cc]omo):? (.+)$")
OTHERWISE = re.compile(r"; (?:or|o): ")
NAMED = re.compile(r"(\w+):((?:(?!\s\w+:).)+)")
LANGUAGES = ("en", "es")
HOME = Path(__file__).parents[3]
GUIDES = {"en": "players.md", "es": "jugadores.md"}
NAMES = ["Ana", "Ben"]

Example = tuple[str, str, dict[str, str]]
"""What somebody types: the game, the verb of its command, texts by argument."""

Answer = tuple[str, list[str]]
"""A question's key, and the ids of its answer."""


# --- where examples stand ------------------------------------------------------------------------------------------


def pages(lang: str) -> Iterator[str]:
    """All guides and rules of a language that show commands."""
    yield (HOME / "docs" / GUIDES[lang]).read_text("utf-8")
    if lang == "en":
        yield (HOME / "README.md").read_text("utf-8")
    for file in sorted((HOME / "data").glob(f"*/help/{lang}.md")):
        yield file.read_text("utf-8")


@cache
def commands(lang: str) -> dict[str, tuple[str, TypedCommand]]:
    """The moves of all games by what one types: "sea deploy"."""
    return {
        f"{texts().text(lang, f'{game}-command-name')} {texts().text(lang, f'{game}-command-{move.verb}-name')}": (
            game,
            move,
        )
        for game in games()
        for move in presentation_of(game).commands
    }


def arguments(lang: str, game: str, move: TypedCommand, typed: str) -> dict[str, str]:
    """What is typed for each argument: "colour:red square:F7", or all of it for the first one."""
    own = f"{game}-argument-{move.verb}"
    names = {texts().text(lang, f"{own}-{it.name}-name"): it for it in move.arguments}
    found = {}
    for name, text in NAMED.findall(typed):
        argument = names[name]
        # Of a list of choices the first word is enough: "rojo: templo".
        said = {texts().text(lang, f"{own}-{argument.name}-choice", arg=it): it for it in argument.choices}
        found[argument.name] = next((it for label, it in said.items() if label.partition(":")[0] == text), text)
    return found or {move.arguments[0].name: typed}


def examples(lang: str) -> list[Example]:
    """Every example of a move with something behind its command, in guides, rules and descriptions."""
    found: list[Example] = []
    for text in pages(lang):
        for typed in re.findall(r"`/([^`]+)`", text):
            command = next((it for it in commands(lang) if typed.startswith(f"{it} ")), None)
            if command is not None:
                game, move = commands(lang)[command]
                found.append((game, move.verb, arguments(lang, game, move, typed.removeprefix(f"{command} "))))
    for game in games():
        for move in presentation_of(game).commands:
            for argument in move.arguments:
                match = SUCH_AS.search(texts().text(lang, f"{game}-argument-{move.verb}-{argument.name}"))
                said = OTHERWISE.split(match[1]) if match else []
                found += [(game, move.verb, {argument.name: one}) for one in said]
    return found


# --- positions that they fit ---------------------------------------------------------------------------------------


def ages() -> Match:
    s = state(civ(stored="bronze=6", idle=3, science=9, civil_hand="moses"), civ(), row="iron swordsmen")
    s.agenda = [TakeActions(0), Politics(0)]
    return Match.from_state(load_game("through_the_ages"), s, {}, 2)


def world() -> Match:
    return Match.create(load_game("ancient_world"), {"boards": "plain", "first-player": "first-seat"}, 2, 1)


def growing(civilization: str, home: str, other: str, step: Deployment | Withdrawal) -> Match:
    """A civilization of the Middle East grows from its home and another area."""
    # Disks are withdrawn from cities, and where others are.
    city, others = (4, 1) if isinstance(step, Withdrawal) else (2, 0)
    disks = {home: {0: city}, other: {0: 2, 1: others}, "susa": {1: 2}}
    s = position(2, (civilization, "elam"), disks, homes={0: home}, phase="growth")
    s.ready[0], s.supply[0] = 5, s.supply[0] - 5
    return middle_east_positions.match_of(s, step)


def deity() -> Match:
    """Sumer pays for a deity in Uruk."""
    match = middle_east_positions.faithful()
    match.answer(0, "card-action", ["establish:god_of_war"])
    return match


def besieged() -> Match:
    """Elam gives for what it loses in a mountain."""
    match = middle_east_positions.fought()
    match.answer(1, "compete", [])
    return match


@cache
def tigris() -> tuple[Match, ...]:
    """Games in which F7 may be built on, a leader placed there, and two red tiles and a blue one swapped."""

    def first(fits: Callable[[Match], bool]) -> Match:
        begun = (Match.create(load_game("tigris"), {}, 2, seed) for seed in range(300))
        return next(match for match in begun if fits(match))

    def offers(option: str) -> Callable[[Match], bool]:
        return lambda match: option in match.asks()[0].options

    beside = first(offers("tile:red:E7"))
    beside.answer(beside.asks()[0].seat, "action", ["tile:red:E7"])
    rich = first(lambda match: (hand := match.state.hands[match.asks()[0].seat])[0] > 1 and hand[2] > 0)
    return first(offers("tile:red:F7")), beside, rich


PLACES: dict[tuple[str, str], Callable[[], tuple[Match, ...]]] = {
    ("inner_sea", "deploy"): lambda: (positions.deploying(),),
    ("inner_sea", "withdraw"): lambda: (positions.withdrawing(),),
    ("inner_sea", "pay"): lambda: (positions.paying(),),
    ("inner_sea", "lose"): lambda: (positions.fought((6, 5), talents=(0, 4), hand=("heresy",)),),
    ("middle_east", "deploy"): lambda: (
        growing("sumer", "uruk", "lagash", Deployment(0)),
        growing("egypt", "memphis", "thebes", Deployment(0)),
    ),
    ("middle_east", "withdraw"): lambda: (growing("sumer", "uruk", "lagash", Withdrawal(0)),),
    ("middle_east", "pay"): lambda: (deity(),),
    ("middle_east", "lose"): lambda: (besieged(),),
    ("through_the_ages", "turn"): lambda: (ages(),),
    ("through_the_ages", "take"): lambda: (ages(),),
    ("tigris", "tile"): lambda: tigris(),
    ("tigris", "leader"): lambda: tigris(),
    ("tigris", "catastrophe"): lambda: tigris(),
    ("tigris", "swap"): lambda: tigris(),
}
"""Positions for the examples of each command; of several one must take it."""


# --- typing them ---------------------------------------------------------------------------------------------------


def listed(lang: str, match: Match, ask: Ask, text: str) -> list[Answer]:
    """The answers that a list makes, as the commands for lists read it."""
    said = OptionWords(lang, match.game_id, NAMES)
    if is_chained(match.game_id, ask):
        return read_turn(said, match, ask.seat, text).answers()
    picks = read_picks(said, ask, text, match.position)
    if ask.most > 1 or not ask.least:
        return [(ask.key, picks)]
    return sketch(match, ask.seat, picks).answers(ask.key)


def typed_move(lang: str, match: Match, ask: Ask, move: TypedCommand, typed: dict[str, str]) -> list[Answer]:
    """The answers that a command with its arguments makes."""
    if move.is_list:
        return listed(lang, match, ask, next(iter(typed.values())))
    forced, asked = _question_of(match, ask, move)
    said = OptionWords(lang, match.game_id, NAMES)
    return [*forced, *answers_of(move, _as_options(said, match, asked, move, typed), asked)]


def _answer_with(lang: str, move: TypedCommand, typed: dict[str, str], match: Match, ask: Ask) -> list[Answer]:
    return typed_move(lang, match, ask, move, typed)


def is_taken(match: Match, answers: Callable[[Match, Ask], list[Answer]]) -> bool:
    """Whether somebody who is asked in a position may answer so; it is tried on a copy."""
    for ask in match.asks():
        copy = match.position.copy()
        try:
            for key, ids in answers(match, ask):
                asked = copy.ask_of(ask.seat)
                assert asked is not None
                assert asked.key == key
                copy.apply(ask.seat, checked(asked, ids, copy.why_not))
        except (Unclear, Unfit, BadMove, EngineError):
            continue
        return True
    return False


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_example_of_a_command_is_taken(lang: str) -> None:
    found, verbs = examples(lang), set[tuple[str, str]]()
    for game, verb, typed in found:
        move = next(it for it in presentation_of(game).commands if it.verb == verb)
        assert (game, verb) in PLACES, f"no position is known for {verb} {typed}"
        colours = [it for it in move.arguments if it.choices and it.name not in typed]
        ways = [typed | {it.name: choice for it in colours} for choice in (colours[0].choices if colours else ("",))]
        answers = [partial(_answer_with, lang, move, way) for way in ways]
        taken = any(is_taken(match, answer) for match in PLACES[game, verb]() for answer in answers)
        assert taken, (game, verb, typed)
        verbs.add((game, verb))
    assert verbs == set(PLACES), "a position for which there is no example"
    assert len(found) >= 25


WORDS_FOR = {"en": "`/choose`", "es": "`/elegir`"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_that_a_guide_shows_for_any_question_are_taken(lang: str) -> None:
    """Where the guide speaks of typing in any order: "end", "labor 3", "take swordsmen"."""
    guide = next(pages(lang))
    (item,) = [it for it in re.split(r"\n(?:- |\n)", guide) if WORDS_FOR[lang] in it and "`fin`" in it]
    words = [" ".join(word.split()) for word in re.findall(r"`([^`]+)`", item) if not word.startswith("/")]
    assert len(words) >= 4
    for word in words:
        answers = partial(_answer_any, lang, word)
        assert any(is_taken(match, answers) for match in (ages(), world())), word


def _answer_any(lang: str, word: str, match: Match, ask: Ask) -> list[Answer]:
    return listed(lang, match, ask, word)


TYPED = {"en": "Typed: ", "es": "Escrito: "}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_commands_of_a_game_stand_in_its_paragraph(lang: str) -> None:
    """Behind "Typed:" the guide names each command of the game: those there are, and no other."""
    guide, seen = next(pages(lang)), 0
    for paragraph in guide.split(f"\n{TYPED[lang]}")[1:]:
        listing = paragraph.partition("\n\n")[0]
        (group, *_) = re.findall(r"`/(\w+) ", listing)
        known = {it.partition(" ")[2] for it in commands(lang) if it.startswith(f"{group} ")}
        named = {word.removeprefix(f"/{group} ").partition(" ")[0] for word in re.findall(r"`([^`]+)`", listing)}
        assert named == known - {"turn", "turno"} | named & {"turn", "turno"}, group
        seen += 1
    assert seen == 2


HOST = re.compile(r'locale_str\("[^"]*[Ss]uch as ([^"]+)", key="([^"]+)"\)')
READ_BY: dict[str, Callable[[str], object]] = {
    "arg-options": lambda text: read_options("tigris", text),
    "arg-zone": lambda text: text in zones(),
    "arg-holiday-from": date.fromisoformat,
    "arg-holiday-until": date.fromisoformat,
}
"""How the host reads the examples in descriptions of its own commands; what is empty or false is not read."""


def test_examples_of_the_hosts_commands_are_read() -> None:
    code = "\n".join(file.read_text("utf-8") for file in sorted((HOME / "bot").glob("*/*.py")))
    found = {key: text for text, key in HOST.findall(code)}
    assert found.keys() == READ_BY.keys()
    for key, english in found.items():
        spanish = SUCH_AS.search(texts().text("es", key))
        assert spanish is not None, key
        for text in (english, spanish[1]):
            assert READ_BY[key](text), (key, text)
