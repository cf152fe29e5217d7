"""What people write is read by the names of the game, then the rules are asked: it is taken, or told why not."""

from __future__ import annotations

from typing import Any

import pytest

from bot.drafts.lists import read_picks, with_next_question
from bot.drafts.reader import OtherQuestion, Reader, Unclear
from bot.drafts.turn_list import read_turn
from bot.tables.automatic import NOT_NOW, refusal
from bot.words.kinds import in_own_words
from bot.words.option_words import OptionWords
from bot.words.thing_names import named_by_beginning, named_in_full
from bot.words.wording import reason
from data.words import name_of, things_of, words_of
from engine.core.ask import Ask
from engine.core.match import Match
from engine.core.planning import upcoming_questions
from engine.core.registry import games, load_game
from engine.core.rng import seeded
from engine.through_the_ages.state import Politics, TakeActions
from tests.bot.unit.test_completing import moment
from tests.cases.through_the_ages.board import Civ, civ, state
from tests.engine.conformance.tables import step
from tests.night import by_day
from tests.small_games import seats_near

NAMES = ["Ana", "Ben", "Cleo"]


def answer(match: Match, text: str, *verbs: str, lang: str = "en", ask: Ask | None = None) -> str:
    """What a text comes to: the option that is taken, else the words that refuse it."""
    asked = ask or match.asks()[0]
    reader = Reader(OptionWords(lang, match.game_id, NAMES), asked, match.position, verbs)
    try:
        found = reader.option(text) if verbs else ", ".join(reader.picks(text))
    except Unclear as refused:
        return str(refused.args_["reason"])
    why = None if found in asked.options or "," in found else match.position.why_not(asked, found)
    return found if why is None else reason(lang, why)


# --- The Ancient World ---------------------------------------------------------------------------------------------


def world() -> Match:
    return Match.create(load_game("ancient_world"), {"boards": "plain", "first-player": "first-seat"}, 3, 4)


def test_a_card_is_built_by_the_cheapest_citizen_unless_one_is_named() -> None:
    for text in ("river ferry", "build river ferry"):
        assert answer(world(), text) == "build:1:free:river_ferry"
    assert answer(world(), "river ferry", "build") == "build:1:free:river_ferry"
    assert answer(world(), "river ferry with 3", "build") == "build:3:free:river_ferry"
    assert answer(world(), "river ferry 2", "build") == "build:2:free:river_ferry"
    higher = world()
    higher.answer(0, "turn", ["labor:3:free:coins"])
    assert answer(higher, "labor 3") == "labor:3:free:coins"
    assert answer(higher, "labor", "labor") == "labor:3:free:coins"


def test_a_citizen_alone_says_who_does_it() -> None:
    assert answer(world(), "3", "labor") == answer(world(), "labor 3") == "labor:3:free:coins"
    assert answer(world(), "citizen 3", "labor") == "labor:3:free:coins"
    assert answer(world(), "ciudadano 3", "labor", lang="es") == "labor:3:free:coins"
    assert answer(world(), "fin") == answer(world(), "end") == "pass"


def test_several_ways_that_differ_are_asked_about_with_their_prices() -> None:
    said = answer(world(), "siege crew", "recruit")
    assert "over City Guard with 1 (4 of 6 coins)" in said
    assert "over Militia with 1 (4 of 6 coins)" in said


@pytest.mark.parametrize(
    ("verb", "text", "said"),
    [
        ("build", "bazaar of nine seas", "That costs 2 knowledge and you have 0"),
        ("build", "barley terraces", "Barley Terraces is not on offer"),
        ("build", "fishing dock", "Fishing Dock is in your city already"),
        ("build", "siege crew", "Siege Crew is a military card: recruit it."),
        ("recruit", "river ferry", "River Ferry is an empire card: build it."),
        ("attack", "mudback", "That attack is worth 4 and the defence is 7"),
        ("use", "fishing dock", "Fishing Dock has no action of its own"),
        ("mend", "fishing dock", "Fishing Dock is not damaged"),
        ("grow", "1", "Grow is covered until round 3"),
        ("build", "fishin dok", "Did you mean: Fishing Dock?"),
        ("build", "an empire card", "build Clay School with 1 (🟪 3 of 6 coins)"),
        ("recruit", "army", "recruit Siege Crew over Militia with 1 (4 of 6 coins)"),
        ("attack", "a titan", "That attack is worth"),
    ],
)
def test_what_is_not_possible_or_not_clear_in_the_ancient_world_says_why(verb: str, text: str, said: str) -> None:
    assert said in answer(world(), text, verb)


def test_a_name_of_a_command_comes_before_another_word_for_a_verb() -> None:
    """ "reparar" is the Spanish name of /world mend, and another word for rebuild."""
    assert in_own_words("ancient_world", "reparar barca")[0] == "reparar barca"
    assert in_own_words("ancient_world", "reconstruir barca")[0].split()[-1] == "barca"


def poor() -> Match:
    match = world()
    match.state.players[0].coins = 0
    return match


@pytest.mark.parametrize(
    ("verb", "text", "said"),
    [
        (
            "build",
            "xyzzy",
            "There is no “xyzzy” in this game. Nothing of the kind is possible now; build River Ferry with 1: ",
        ),
        ("attack", "foo", "There is no “foo” in this game. Nothing of the kind is possible now; attack "),
        ("mend", "foo", "There is no “foo” in this game. Nothing of yours is damaged"),
        ("use", "foo", "There is no “foo” in this game. None of your cards has an action"),
        ("build", "clay schol", "That costs 3 coins and you have 0"),
        ("build", "barley terrases", "Did you mean: Barley Terraces?"),
        ("build", "", "Nothing of the kind is possible now; build River Ferry with 1: That costs 3 coins"),
    ],
)
def test_an_unknown_name_is_said_before_a_price(verb: str, text: str, said: str) -> None:
    try:
        told = answer(poor(), text, verb)
    except OtherQuestion as other:
        told = str(other.args_)
    assert said in told


@pytest.mark.parametrize(
    ("text", "taken"),
    [
        ("labor with my 3", "labor:3:free:coins"),
        ("trabaja con el 3", "labor:3:free:coins"),
        ("pon 3 en trabajar", "labor:3:free:coins"),
        ("only place 2 on learn", "claim:learn:2:free"),
        ("end turn", "pass"),
        ("fin del turno", "pass"),
    ],
)
def test_words_between_do_not_decide(text: str, taken: str) -> None:
    assert answer(world(), text) == taken


@pytest.mark.parametrize(
    ("text", "taken"),
    [
        ("third citizen labor", "labor:3:free:coins"),
        ("labor with my 3rd citizen", "labor:3:free:coins"),
        ("labor two", "labor:2:free:coins"),
        ("labour", "labor:1:free:coins"),
        ("tercer ciudadano trabajar", "labor:3:free:coins"),
        ("trabajar con el 2.º", "labor:2:free:coins"),
        ("trabajar con el 3er ciudadano", "labor:3:free:coins"),
        ("grab river ferry with the second one", "build:2:free:river_ferry"),
        ("coger barca del río con la segunda", "build:2:free:river_ferry"),
    ],
)
def test_a_citizen_may_be_named_by_which_it_is(text: str, taken: str) -> None:
    assert answer(world(), text) == taken


def test_a_citizen_on_an_action_does_it() -> None:
    for text in ("2 on learn", "place 2 on learn", "2 en aprender"):
        told = answer(world(), text)
        assert "learn with 2 (1 of 6 coins" in told
        assert "only place" not in told


def test_another_number_is_no_slip() -> None:
    assert answer(world(), "citizen 7", "labor").startswith("I cannot read “citizen 7”")


def test_an_empty_answer_is_told_what_to_write() -> None:
    assert answer(world(), " ") == "You have written nothing. Write one name, for example: river ferry"
    assert turn(ages(), "") == "You have written nothing. Write one name, for example: rats"


def test_the_reason_is_about_the_card_not_about_who_is_placed_already() -> None:
    match = world()
    match.state.players[0].coins = 0
    match.state.players[0].ready = [3]
    assert answer(match, "river ferry", "build").startswith("That costs ")


# --- Through the Ages ----------------------------------------------------------------------------------------------

RICH: dict[str, Any] = {"stored": "bronze=6 agriculture=6", "idle": 3, "science": 20}


def begun(*civs: Civ, **said: Any) -> Match:
    s = state(*civs, **said)
    s.agenda = [TakeActions(0), Politics(0)]
    return Match.from_state(load_game("through_the_ages"), s, {}, len(civs))


def turn(match: Match, text: str, lang: str = "en") -> list[str] | str:
    """The answers of a typed turn, else the words that refuse it."""
    try:
        made = read_turn(OptionWords(lang, match.game_id, NAMES), match, 0, text)
    except Unclear as refused:
        return str(refused.args_["reason"])
    return [option for _, ids in made.answers() for option in ids]


def ages() -> Match:
    holds: dict[str, Any] = {"civil_hand": "iron moses", "military_hand": "legion rats"}
    row = "swordsmen pyramids - - - swordsmen hammurabi"
    return begun(civ(**RICH, **holds), civ(military_hand="raid_i"), row=row, current="raiders")


@pytest.mark.parametrize(
    ("text", "taken"),
    [
        ("take swordsmen", "take:swordsmen:1"),
        ("swordsmen take", "take:swordsmen:1"),
        ("take swordsmen 6", "take:swordsmen:6"),
        ("tomar espadachines puesto 6", "take:swordsmen:6"),
        ("iron", "develop:iron"),
        ("fin", "end"),
        ("end", "end"),
        ("terminar turno", "end"),
        ("take pyramids, pyramids", "wonder:1"),
        ("build brnze", "build:bronze"),
        ("take Swordsmen from place 6 · 2 civil actions + nothing else", "take:swordsmen:6"),
        ("build a farm", "build:agriculture"),
        ("construir granja", "build:agriculture"),
        ("build 2 mines", "build:bronze"),
        ("build temple", "build:religion"),
        ("construir un laboratorio", "build:philosophy"),
        ("destroy farm", "destroy:agriculture"),
        ("take a leader", "take:hammurabi:7"),
        ("tomar una maravilla", "take:pyramids:2"),
        ("leader", "leader:moses"),
        ("grow", "increase"),
        ("population", "increase"),
        ("build bronze and take pyramids", "take:pyramids:2"),
        ("play moses", "leader:moses"),
        ("poner en juego a moisés", "leader:moses"),
        ("no politics, build bronze", "build:bronze"),
        ("coger espadachines", "take:swordsmen:1"),
        ("agarra un líder", "take:hammurabi:7"),
        ("pick up swordsmen", "take:swordsmen:1"),
        ("grab swordsmen from the sixth place", "take:swordsmen:6"),
        ("coger espadachines del sexto puesto", "take:swordsmen:6"),
        ("choose moses", "leader:moses"),
        ("investigar hierro", "develop:iron"),
        ("demolish farm", "destroy:agriculture"),
        ("edificar una granja", "build:agriculture"),
    ],
)
def test_a_turn_is_read_by_names_and_words_in_any_order(text: str, taken: str) -> None:
    assert turn(ages(), text)[-1] == taken


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("build iron", "Iron is not developed; you hold it: develop it first."),
        ("build swordsmen", "Swordsmen is not developed; it is in the card row"),
        ("irrigation", "Irrigation is not developed"),
        ("take knights", "Knights is not in the card row now"),
        ("homer", "Homer is not in your hand"),
        ("build pyramids", "Pyramids is a wonder: take it from the card row, then build its stages."),
        ("wonder pyramids", "Pyramids is a wonder"),
        ("tactic phalanx", "Phalanx is not in your hand"),
        ("raid (I)", "Raid (I) is not in your hand"),
        ("take moses", "You have Moses already"),
        ("pick knights", "Knights is not in the card row now"),
        ("coger hierro", "You have Iron already"),
        ("build library", "Library: you have developed no such technology"),
        ("take government", "Government: no such card is in the card row now"),
        ("government", "Government: you hold no such card"),
        ("build wonder", "You are building no wonder"),
        ("wonder", "You are building no wonder"),
        ("upgrade", "Nothing of yours can be upgraded"),
        ("attack", "You hold no aggression"),
        ("war on Ben", "You hold no war"),
        ("attack foo", "There is no “foo” in this game. You hold no aggression"),
        ("build xyzzy", "I cannot read “build xyzzy”. Write one name, for example: build "),
        ("elect moses", "I cannot read “elect moses”"),
    ],
)
def test_what_is_not_possible_in_through_the_ages_says_why(text: str, said: str) -> None:
    assert str(turn(ages(), text)).startswith(said)


def test_of_a_kind_that_is_held_and_not_developed_the_reason_names_the_card() -> None:
    match = begun(civ(**RICH, civil_hand="printing_press"), civ())
    for text in ("build library", "destroy library"):
        assert turn(match, text) == "Printing Press is not developed; you hold it: develop it first."


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("nothing, build bronze", ["pass", "build:bronze"]),
        ("pass", ["pass"]),
        ("war on Ben", "You hold no war; choose another political action, or none."),
        ("event", "Event: you hold no such card; choose something else."),
    ],
)
def test_what_has_been_passed_by_itself_may_be_said_and_says_why(text: str, told: list[str] | str) -> None:
    """With nothing political at hand the turn begins with the actions."""
    assert turn(begun(civ(**RICH), civ(), row="swordsmen"), text) == told


@pytest.mark.parametrize(
    "text", ["end, rats, raiders, legion", "end, rats, raiders and legion", "END AND rats, raiders y legion"]
)
def test_and_parts_the_things_of_one_answer_too(text: str) -> None:
    match = begun(civ(**RICH, military_hand="foray rats raiders legion phalanx"), civ(), row="swordsmen")
    assert turn(match, text) == ["pass", "end", "discard:rats:1", "discard:raiders:1", "discard:legion:1"]


@pytest.mark.parametrize(
    ("verb", "text", "said"),
    [
        ("take", "swordsmen", "Swordsmen waits for your action phase"),
        ("take", "knights", "Knights is not in the card row now"),
        ("attack", "foo", "There is no “foo” in this game. You hold no aggression"),
        ("take", "xyzzy", "There is no “xyzzy” in this game. Politics comes first"),
        ("attack", "Ben", "You hold no aggression"),
    ],
)
def test_a_command_for_what_is_lacking_says_so(verb: str, text: str, said: str) -> None:
    assert answer(ages(), text, verb).startswith(said)


# --- the map games and Tigris --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "key", "text", "said"),
    [
        ("inner_sea", "card-action", "fin", "pass"),
        ("inner_sea", "card-action", "phalanx", "Phalanx is not in your hand."),
        ("inner_sea", "deploy", "fin", "done"),
        ("inner_sea", "deploy", "great pyramid", "Great Pyramid is not what this is about."),
        ("inner_sea", "deploy", "grate pyramid", "Did you mean: Great Pyramid?"),
        ("middle_east", "deploy", "god of war", "God of War is not what this is about."),
        ("middle_east", "card-action", "assassin", "Assassin is not in your hand."),
        ("tigris", "action", "fin", "pass"),
        ("tigris", "action", "farm a1", "A1 is land; farms belong on river squares"),
        ("tigris", "action", "sacerdote en b1", "leader:red:B1"),
        ("tigris", "action", "withdraw king", "Your king is not on the board"),
        ("tigris", "action", "merchant c3", "C3 has no temple beside it"),
        ("inner_sea", "deploy", "carthage and african sea", "deploy:carthage, deploy:african_sea"),
        ("inner_sea", "deploy", "en cartago", "deploy:carthage"),
        ("inner_sea", "deploy", "all in carthage", "I cannot read “all in carthage”"),
        ("inner_sea", "deploy", "silicia", "Cilicia is out of play"),
        ("inner_sea", "deploy", "cilicia", "Cilicia is out of play"),
        ("inner_sea", "deploy", "end turn", "done"),
        ("inner_sea", "deploy", "two carthage", "deploy:carthage, deploy:carthage"),
        ("inner_sea", "withdraw", "all", "I cannot read “all”"),
        ("inner_sea", "card-action", "pyramid", "build:great_pyramid"),
        ("middle_east", "deploy", "gilgamesh", "Songs of Gilgamesh is not what this is about."),
    ],
)
def test_names_and_squares_of_the_other_games(game: str, key: str, text: str, said: str) -> None:
    match, ask = moment(game, key, least=1)
    assert said in answer(match, text, ask=ask)


def planned(match: Match, seat: int, question: str, text: str) -> str:
    """What a text comes to as an answer that is planned for an upcoming question."""
    asked = next(item.ask for item in upcoming_questions(match, seat) if item.id == question)
    said = OptionWords("en", match.game_id, NAMES)
    try:
        (found,) = read_picks(said, asked, text, match.position, is_planned=True)
    except Unclear as refused:
        return str(refused.args_["reason"])
    why = refusal(match, asked, [found])
    return found if why is None else reason("en", why)


@pytest.mark.parametrize(
    ("game", "key", "question", "text"),
    [
        ("inner_sea", "deploy", "deploy", "rome"),
        ("inner_sea", "deploy", "withdraw", "rome"),
        ("inner_sea", "deploy", "deploy", "great pyramid"),
        ("inner_sea", "deploy", "card-action", "phalanx"),
        ("middle_east", "card-action", "card-action", "assassin"),
        ("tigris", "action", "action", "farm a1"),
        ("tigris", "action", "action", "withdraw king"),
        ("tigris", "action", "swap", "farm a1"),
    ],
)
def test_a_planned_answer_is_refused_for_the_same_reason_as_on_turn(
    game: str, key: str, question: str, text: str
) -> None:
    match, ask = moment(game, key, least=1)
    seat = next(seat for seat in range(3) if seat != ask.seat)
    told = planned(match, seat, question, text)
    upcoming = next(item.ask for item in upcoming_questions(match, seat) if item.id == question)
    assert told == answer(match, text, ask=upcoming)
    assert told not in (reason("en", NOT_NOW), *upcoming.options)
    assert "cannot read" not in told


def test_a_planned_turn_of_the_ancient_world_has_its_prices_and_reasons() -> None:
    match = world()
    match.answer(0, "turn", ["labor:3:free:coins"])
    assert planned(match, 0, "turn", "bazaar of nine seas").startswith("That costs 2 knowledge and you have 0")
    assert planned(match, 0, "turn", "barley terraces").startswith("Barley Terraces is not on offer")
    assert planned(match, 0, "turn", "river ferry") == "build:1:free:river_ferry"


@pytest.mark.parametrize("word", ["nothing", "nada", "fin", "none"])
def test_no_answer_at_all_has_words(word: str) -> None:
    match, ask = moment("inner_sea", "resettle", least=1)
    assert ask.least == 0
    assert read_picks(OptionWords("en", "inner_sea", NAMES), ask, word, match.position) == []


WITH_NAMES = [game for game in games() if words_of(game).names]
"""Games whose things have names."""


@pytest.mark.parametrize("game", by_day(["inner_sea", "ancient_world"], WITH_NAMES))
def test_a_name_that_exists_is_never_unreadable(game: str) -> None:
    match, rng, asked = Match.create(load_game(game), {}, seats_near(game, 3), 9), seeded(9), set[str]()
    for _ in range(120):
        for ask in match.asks():
            if ask.key in asked:
                continue
            asked.add(ask.key)
            for thing in things_of(game)[:: 1 + len(asked) % 5 * 3]:
                for lang in ("en", "es"):
                    name = name_of(game, lang, thing)
                    assert name is not None
                    assert named_in_full(game, name) or named_by_beginning(game, name)
                    said = answer(match, name, lang=lang, ask=ask)
                    assert "cannot read" not in said, (ask.key, name)
                    assert "No entiendo" not in said, (ask.key, name)
        if not step(match, rng, "verb-first"):
            break
    assert len(asked) > 3


def test_a_command_for_another_question_says_what_is_asked() -> None:
    match = ages()
    with pytest.raises(OtherQuestion):
        answer(match, "3", "bid")


def test_a_swap_is_read_with_its_tiles_in_the_action_and_in_its_own_question() -> None:
    match = Match.create(load_game("tigris"), {}, 3, 4)
    ask = match.asks()[0]
    words = OptionWords("es", "tigris", NAMES)
    swap = [("action", ["swap"]), ("swap", ["red:1", "red:2"])]
    for text in ("swap 2 temples", "swap two of my temples", "cambiar dos templos", "intercambiar rojo rojo"):
        assert with_next_question(words, ask, text) == swap, text
    for text in ("swap", "swap tiles", "temple a1", "2 temples", "pass"):
        assert not with_next_question(words, ask, text), text
    match.answer(ask.seat, *swap[0])
    assert match.asks()[0].key == "swap"
    for text in ("2 temples", "swap 2 temples", "cambia 2 templos", "temple 1, temple 2", "red, red"):
        assert answer(match, text) == "red:1, red:2", text
    assert answer(match, "temple 2") == "red:2"
    assert answer(match, "2 red, blue") == "red:1, red:2, blue:1"
