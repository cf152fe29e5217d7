"""The Ancient World in words: whole games in both languages, typed options, prices as they are then paid, panels."""

from __future__ import annotations

import re

import discord
import pytest

from bot.drafts.lists import read_option, read_picks
from bot.games import ancient_world_state, ancient_world_turn, presentation_of
from bot.games.ancient_world_prices import price_of
from bot.model.plans import Book
from bot.press.page import Sure
from bot.tables.cost import Cost
from bot.tables.plans.planning import Planning
from bot.words.option_words import OptionWords
from bot.words.wording import question, reason
from data.texts import describe_event, texts
from data.words import name_of, text_of
from engine.ancient_world.facts import CARDS, of_kind
from engine.ancient_world.meta import META
from engine.ancient_world.state import Army, Building, Citizen, Feed, Repair
from engine.core.ask import Ask, Fixed
from engine.core.match import Match
from engine.core.planning import upcoming_questions
from engine.core.registry import load_game
from engine.core.rng import seeded
from tests.bot.panels import build_panel, build_plans
from tests.bot.unit.test_every_panel import table_of
from tests.engine.conformance.tables import copy_of, step

GAME = META.id
LANGUAGES = ("en", "es")
NAMES = ["Ana", "Ben", "Cleo", "Dan"]
RAW = re.compile(r"[{}$]|  |\bNone\b|[a-z]_[a-z]|=|:\w|\(\)|\bagain\d")
"""What no text shows: marks of a text without its arguments, ids, an empty bracket."""

PRESENTED = presentation_of(GAME)


def words(lang: str = "en") -> OptionWords:
    return OptionWords(lang, GAME, NAMES)


def turns(seed: int, seats: int = 3, every: int = 9) -> list[tuple[Match, Ask]]:
    """Some turns of a random game."""
    match, rng, found = Match.create(load_game(GAME), {}, seats, seed), seeded(seed), list[tuple[Match, Ask]]()
    while match.asks() and step(match, rng, "verb-first"):
        for ask in match.asks():
            if ask.key == "turn" and len(match.answers) % every == 0:
                twin = copy_of(match)
                found.append((twin, twin.asks()[0]))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_games_can_be_worded(lang: str) -> None:
    said: set[str] = set()
    for seed, seats in enumerate((2, 3, 4)):
        options = {"boards": "chosen", "stored": "open"} if seed % 2 else {}
        match, rng = Match.create(load_game(GAME), options, seats, seed), seeded(seed)
        asked: dict[str, int] = {}
        while match.asks():
            for ask in match.asks():
                asked[ask.key] = asked.get(ask.key, 0) + 1
                if asked[ask.key] > 2:
                    continue
                view = match.view(ask.seat)
                assert not RAW.search(question(lang, GAME, ask, NAMES))
                for option in ask.options:
                    shown = words(lang)
                    for text in (shown.option(option), shown.deed(option), shown.effect(view, ask, option)):
                        assert not RAW.search(text.replace(": ", " ")), (option, text)
                for part in PRESENTED.position(view, lang, NAMES):
                    assert not RAW.search(part.text.replace(": ", " ")), part.text
            if not step(match, rng, "random"):
                break
        for entry in match.log:
            line = describe_event(lang, entry.event, NAMES)
            said.add(entry.event.key)
            assert not RAW.search(line), line
    assert len(said) >= 25


def test_every_option_of_a_turn_is_read_by_its_own_words() -> None:
    read = 0
    for lang in LANGUAGES:
        for _, ask in turns(1, every=4):
            for option in list(ask.options)[::3]:
                said = words(lang)
                assert read_picks(said, ask, said.deed(option)) == [option], said.deed(option)
                assert read_option(said, ask, (option.partition(":")[0],), said.deed(option)) == option
                read += 1
    assert read > 100


def paid(match: Match, seat: int, option: str) -> dict[str, int] | None:
    """What an option takes: goods before, less those after, with all that the log says was gained and lost meanwhile.

    None where more happens that says nothing of the price: a question, the end of a round.
    """
    twin, told, before = copy_of(match), len(match.log), match.view(seat).cities[seat]
    twin.answer(seat, "turn", [option])
    asked = any(other.seat == seat and other.key not in ("turn", "explore") for other in twin.asks())
    if asked or twin.view(None).round != match.view(None).round or twin.view(None).step != "turn":
        return None
    gained = {"coins": 0, "knowledge": 0, "ambrosia": 0}
    for entry in twin.log[told:]:
        if entry.event.args.get("seat") == seat:
            word, args = entry.event.key.removeprefix("ancient_world-"), entry.event.args
            sign = {"gain": 1, "loses": -1}.get(word, 0)
            for name in gained:
                gained[name] += sign * int(args.get(name, 0))
            gained["coins"] += {"trades": 1, "army-coin": -1}.get(word, 0)
    after = twin.view(seat).cities[seat]
    return {name: getattr(before, name) + gained[name] - getattr(after, name) for name in gained}


def shown(match: Match, seat: int, option: str) -> dict[str, int]:
    """The price of an option as its reader sees it."""
    price = price_of(match.view(seat), option)
    assert price is not None, option
    return {name: getattr(price, name) for name in ("coins", "knowledge", "ambrosia")}


def test_what_is_shown_as_the_price_is_paid() -> None:
    compared: set[str] = set()
    for seed in range(3):
        for match, ask in turns(seed, every=5):
            rng, by_verb = seeded(len(match.answers)), dict[str, list[str]]()
            for option in ask.options:
                by_verb.setdefault(option.partition(":")[0], []).append(option)
            del by_verb["pass"]
            for verb, options in by_verb.items():
                option = options[rng.below(len(options))]
                found = paid(match, ask.seat, option)
                if found is not None:
                    assert found == shown(match, ask.seat, option), option
                    compared.add(verb)
    assert {"build", "recruit", "learn", "claim", "attack"} <= compared


def test_the_action_of_an_own_card_costs_what_is_shown_too() -> None:
    compared = 0
    for card in [card.id for card in CARDS.values() if card.action is not None]:
        s = Match.create(load_game(GAME), {"boards": "plain", "first-player": "first-seat"}, 2, 1).state
        pile = next(pile for pile in (*s.decks, s.row, s.wonders) if card in pile)
        pile.remove(card)
        p = s.players[0]
        p.buildings.append(Building(card))
        p.changed()
        p.coins, p.knowledge, p.ambrosia = 9, 9, 9
        match = Match.from_state(load_game(GAME), s, {}, 2)
        for option in match.asks()[0].options:
            if option.startswith("use:"):
                found = paid(match, 0, option)
                assert found in (None, shown(match, 0, option)), option
                compared += found is not None
    assert compared > 3


def test_what_others_placements_cost_is_said_before_one_chooses() -> None:
    match = Match.create(load_game(GAME), {"boards": "plain", "first-player": "first-seat"}, 3, 1)
    match.state.spaces["learn"].append(Citizen(1, 3))
    ask, view = match.asks()[0], match.view(0)
    assert words().effect(view, ask, "learn:2:coin:").startswith("1 of 6 coins: Ben’s 3 is there")
    assert words("es").effect(view, ask, "learn:2:coin:").startswith("1 de 6 monedas: hay un 3 de Ben")
    assert words().effect(view, ask, "learn:") == "+1 🏺", "a 3 pays nothing"
    match.state.players[0].ready = [1, 2]
    assert words().effect(match.view(0), ask, "learn:") == "−1 🪙, +1 🏺"
    assert "Ben 3" in PRESENTED.details(view, ask, "learn:", "en", NAMES)[0]
    assert "Learn Ben 3" in PRESENTED.details(view, ask, "", "en", NAMES)[0]


def labels(match: Match, ask: Ask, node: str, lang: str = "en") -> dict[str, str]:
    """The choices of a step of a seat's panel: where each leads, and what it says."""
    found = {}
    for item in build_panel(table_of(GAME, match.seats, lang), match, ask.seat, lang, node=node).view.children:
        if isinstance(item, discord.ui.Select):
            found |= {option.value: f"{option.label} | {option.description or ''}" for option in item.options}
        elif isinstance(item, discord.ui.Button) and str(item.custom_id).count(":") > 4:
            found[str(item.custom_id).split(":", 5)[5]] = str(item.label)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_choice_at_learn_is_cut_short_where_a_higher_citizen_is_there(lang: str) -> None:
    match = Match.create(load_game(GAME), {"boards": "plain", "first-player": "first-seat"}, 3, 1)
    match.state.spaces["learn"].append(Citizen(1, 3))
    match.state.players[0].coins = 9
    said = labels(match, match.asks()[0], "learn:", lang)
    assert any(option.startswith("learn:2:coin:") for option in said)
    assert not any("…" in label for label in said.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_to_recruit_says_its_whole_price(lang: str) -> None:
    match = Match.create(load_game(GAME), {"boards": "plain", "first-player": "first-seat"}, 3, 1)
    s = match.state
    s.players[0].coins, s.players[0].ambrosia, s.players[0].armies = 10, 4, [Army("river_scouts"), Army("militia")]
    s.military_row, s.spaces["recruit"] = ["net_hunters", "war_scribes"], [Citizen(1, 4)]
    match = Match.from_state(load_game(GAME), s, {}, 3)
    ask, view = match.asks()[0], match.view(0)
    option = "recruit:1:skill:net_hunters:river_scouts"
    label = labels(match, ask, "recruit:1:skill:", lang)[option].partition(" | ")[0]
    assert label.endswith(f"({words(lang).effect(view, ask, option)})")
    assert "Bruno" not in label
    assert "4" in words(lang).effect(view, ask, "recruit:1:skill:"), "that is said with the citizen"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_choice_too_long_for_a_button_stands_in_a_menu_with_its_whole_price(lang: str) -> None:
    match = Match.create(load_game(GAME), {"boards": "plain", "first-player": "first-seat"}, 3, 1)
    p = match.state.players[0]
    p.coins, p.knowledge, p.ambrosia, p.ready = 20, 4, 9, [1, 2]
    match.state.spaces["expand"] += [Citizen(1, 3)]
    match.state.spaces["labor"] += [Citizen(0, 3)]
    match = Match.from_state(load_game(GAME), match.state, {}, 3)
    ask = match.asks()[0]
    said = labels(match, ask, "expand:", lang)
    option = next(option for option in said if option.startswith("expand:1:skill:knowledge"))
    assert words(lang).effect(match.view(0), ask, option).replace("Ben", "Bruno") in said[option]
    assert not any("…" in label for label in said.values())
    (asked,) = (
        item.placeholder
        for item in build_panel(table_of(GAME, 3, lang), match, 0, lang, node="expand:").view.children
        if isinstance(item, discord.ui.Select)
    )
    assert asked == texts().text(lang, "ancient_world-pick-expand")
    planning = Planning(table_of(GAME, 3, lang), match, 0, Book((), ()), upcoming_questions(match, 0), ())
    shown = build_plans(planning, lang, question="turn", node="expand:").view.children
    (menu,) = (item for item in shown if isinstance(item, discord.ui.Select))
    planned = next(entry for entry in menu.options if entry.value == option)
    assert str(planned.description) in said[option]


def test_a_card_is_built_in_three_presses() -> None:
    match = Match.create(load_game(GAME), {"boards": "plain", "first-player": "first-seat"}, 3, 1)
    ask, card = match.asks()[0], match.state.row[0]
    assert "build:" in labels(match, ask, "")
    assert "build:2:free:" in labels(match, ask, "build:")
    built = labels(match, ask, "build:2:free:")
    if f"build:2:free:{card}" in ask.options:
        assert "of 6 coins)" in built[f"build:2:free:{card}"]
    assert set(built) - {"build:", ""} <= set(ask.options)


def test_back_leads_to_the_step_before_that_left_a_choice() -> None:
    match = Match.create(load_game(GAME), {"boards": "plain", "first-player": "first-seat"}, 3, 1)
    ask = match.asks()[0]
    assert words().above(ask.options, "build:2:free:") == "build:"
    assert words().above(ask.options, "build:") == ""


def test_attacks_stand_with_price_and_value_the_cheapest_first() -> None:
    for match, ask in turns(1, every=1):
        by_titan: dict[str, list[str]] = {}
        for option in ask.options:
            if option.startswith("attack:"):
                by_titan.setdefault(option.split(":")[1], []).append(option)
        titan = next((titan for titan, options in by_titan.items() if len(options) > 1), None)
        if titan is None:
            continue
        said = labels(match, ask, f"attack:{titan}:")
        attacks = [option for option in said if option.startswith("attack:") and option.count(":") == 3]
        assert set(attacks) == set(by_titan[titan])
        assert all(" against " in said[option] for option in attacks)
        prices = [price_of(match.view(ask.seat), option) for option in attacks]
        worth = [price.coins + 2 * price.ambrosia for price in prices if price is not None]
        assert worth == sorted(worth)
        text = build_panel(table_of(GAME, 3, "en"), match, ask.seat, "en", node=f"attack:{titan}:").text
        assert "damage di" in text or "No dice" in text
        return
    raise AssertionError("no attack with a choice of armies was found")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_attack_tells_its_titan_and_dice_with_one_titan_in_reach_and_before_it_is_sent(lang: str) -> None:
    for match, ask in turns(2, every=1):
        attacks = [option for option in ask.options if option.startswith("attack:")]
        if len({option.split(":")[1] for option in attacks}) != 1:
            continue
        table, sure = table_of(GAME, 3, lang), Sure((attacks[0],), Cost(is_final=True))
        titan = words(lang).thing(attacks[0]).partition(" · ")[0]
        for panel in (
            build_panel(table, match, ask.seat, lang, node="attack:"),
            build_panel(table, match, ask.seat, lang, sure=sure),
        ):
            assert f"{titan}: " in panel.text
            assert re.search("damage di|No dice|dados? de daño|No se tiran", panel.text)
        assert words(lang).effect(match.view(ask.seat), ask, attacks[0]) in panel.text
        return
    raise AssertionError("no turn with one titan in reach was found")


@pytest.mark.parametrize(
    ("lang", "said", "why"),
    [
        ("en", "Citizen 3 again", "“Again”: a citizen that you have placed already leaves its place for 4"),
        ("es", "Ciudadano 3 otra vez", "«Otra vez»: un ciudadano que ya has colocado deja su sitio por 4"),
    ],
)
def test_a_citizen_placed_before_is_offered_in_plain_words_with_what_that_means(lang: str, said: str, why: str) -> None:
    match = Match.create(load_game(GAME), {"boards": "plain", "first-player": "first-seat"}, 2, 1)
    p = match.state.players[0]
    p.ambrosia, p.ready = 6, [1, 2]
    match.state.spaces["labor"].append(Citizen(0, 3))
    match = Match.from_state(load_game(GAME), match.state, {}, 2)
    ask = match.asks()[0]
    shown = labels(match, ask, "learn:", lang)
    assert said in next(label for option, label in shown.items() if ":again3:" in option)
    for node in ("learn:", "learn:again3:free:one"):
        assert why in build_panel(table_of(GAME, 2, lang), match, 0, lang, node=node).text
    assert why not in build_panel(table_of(GAME, 2, lang), match, 0, lang, node="learn:1:free:one").text


@pytest.mark.parametrize(("lang", "said"), [("en", ["the 1st of 2", "the 2nd"]), ("es", ["la 1.ª de 2", "la 2.ª"])])
def test_two_copies_of_a_card_are_told_apart(lang: str, said: list[str]) -> None:
    view = Match.create(load_game(GAME), {"boards": "plain"}, 2, 1).view(0)
    for verb in ("damage", "repair", "keep"):
        options = [f"{verb}:herb_garden", f"{verb}:herb_garden:2", f"{verb}:palisade"]
        ask = Ask(verb, 0, Fixed(*options), 2, 2)
        shown = [f"{words(lang).thing(option)} ({words(lang).effect(view, ask, option)})" for option in options]
        assert said[0] in shown[0]
        assert said[1] in shown[1]
        assert not any(one in shown[0] for one in said[1:])
        assert not any(one in shown[2] for one in said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_titans_give_is_read_before_one_of_them_is_chosen(lang: str) -> None:
    match = Match.create(load_game(GAME), {"boards": "plain", "first-player": "first-seat"}, 3, 4)
    match.state.players[0].armies = [Army("bronze_phalanx"), Army("salt_mercenaries")]
    match = Match.from_state(load_game(GAME), match.state, {}, 3)
    titans = {option.split(":")[1] for option in match.asks()[0].options if option.startswith("attack:")}
    assert len(titans) > 2
    text = build_panel(table_of(GAME, 3, lang), match, 0, lang, node="attack:").text
    assert all((text_of(GAME, lang, f"card:{titan}") or "?") in text for titan in titans)
    offered = [node.split(":")[1] for node in labels(match, match.asks()[0], "attack:", lang) if node.count(":") == 2]
    places = [text.index(f"{name_of(GAME, lang, f'card:{titan}')}: ") for titan in offered]
    assert places == sorted(places), "in the order of the buttons"
    option = next(option for option in match.asks()[0].options if option.startswith("attack:"))
    given = text_of(GAME, lang, f"card:{option.split(':')[1]}") or "?"
    below = build_panel(table_of(GAME, 3, lang), match, 0, lang, node=option[: option.index(":", 7) + 1])
    assert given in below.text
    sure = build_panel(table_of(GAME, 3, lang), match, 0, lang, sure=Sure((option,), Cost(is_final=True)))
    assert given not in sure.text
    assert [note.text for note in sure.notes] == [given], "said once, on its card"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_attack_of_many_armies_says_which_its_numbers_are(lang: str) -> None:
    match = Match.create(load_game(GAME), {"boards": "plain", "first-player": "first-seat"}, 3, 4)
    p = match.state.players[0]
    cards = sorted(of_kind("military"), key=len)[-5:]
    p.armies, p.coins = [Army(card) for card in cards], 40
    match = Match.from_state(load_game(GAME), match.state, {}, 3)
    option = next(option for option in match.asks()[0].options if "1+2+3+4+5" in option)
    named = " · ".join(f"{at} {name_of(GAME, lang, f'card:{card}')}" for at, card in enumerate(cards, 1))
    panel = build_panel(table_of(GAME, 3, lang), match, 0, lang, sure=Sure((option,), Cost(is_final=True)))
    assert named in panel.text
    assert ("army 5" if lang == "en" else "n.º 5") in words(lang).deed(option)
    short = next(option for option in match.asks()[0].options if option.startswith("attack:") and "1+" not in option)
    assert named not in build_panel(table_of(GAME, 3, lang), match, 0, lang, sure=Sure((short,), Cost())).text


@pytest.mark.parametrize(("lang", "said"), [("en", "5 ambrosia"), ("es", "5 de ambrosía")])
def test_who_may_pay_for_food_and_repairs_reads_what_there_is_to_pay_with(lang: str, said: str) -> None:
    for part in (Feed(), Repair()):
        s = Match.create(load_game(GAME), {"boards": "plain", "first-player": "first-seat"}, 2, 1).state
        p = s.players[0]
        p.ambrosia, p.citizens = 5, [1, 2, 3, 4]
        p.buildings += [Building("palisade", damaged=True), Building("herb_garden", damaged=True)]
        p.changed()
        s.agenda = [part]
        match = Match.from_state(load_game(GAME), s, {}, 2)
        assert said in build_panel(table_of(GAME, 2, lang), match, 0, lang).text


def test_citizens_that_go_hungry_are_no_armies() -> None:
    assert words().deed("hungry:1+2:0") == "hungry 1 + 2"
    assert words("es").option("hungry:1+2:0") == "Alimentar · Pasan hambre: 1 + 2"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_city_states_are_chosen_where_their_abilities_can_be_read(lang: str) -> None:
    match = Match.create(load_game(GAME), {"boards": "chosen", "first-player": "first-seat"}, 2, 1)
    ask = match.asks()[0]
    said = labels(match, ask, "", lang)
    assert all(said[option].partition(" | ")[2] for option in ask.options)
    for option in ask.options:
        titan = name_of(GAME, lang, f"card:{CARDS[option.partition(':')[2]].titan}")
        assert f"{titan} " in said[option], "its titan comes with it"


@pytest.mark.parametrize(("lang", "said"), [("en", "0 stored cards."), ("es", "0 cartas almacenadas.")])
def test_who_has_stored_nothing_reads_so_of_themselves_too(lang: str, said: str) -> None:
    view = Match.create(load_game(GAME), {"boards": "plain"}, 2, 1).view(0)
    assert sum(said in part.text for part in PRESENTED.position(view, lang, NAMES)) == 2


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_names_the_rule_and_what_to_do(lang: str) -> None:
    said = 0
    others = [option for _, other in turns(4) for option in list(other.options)[::7]]
    for _, ask in turns(3):
        for option in others:
            why = ask.options.why_not(option)
            if why is not None:
                text = reason(lang, why)
                assert not RAW.search(text.replace("rulebook: ", "").replace("reglamento: ", "")), text
                said += 1
        if said > 150:
            break
    assert said > 50


def test_where_a_card_is_told_as_far_as_the_reader_may_see() -> None:
    match = Match.create(load_game(GAME), {"boards": "plain", "first-player": "first-seat"}, 2, 1)
    stored = match.state.decks[0].pop()
    match.state.players[0].stored.append(stored)

    def where(seat: int | None, card: str) -> list[str]:
        return list(PRESENTED.whereabouts(match.view(seat), f"card:{card}", "en", NAMES))

    assert "Ana: stored." in where(0, stored)
    assert not any("stored" in line for seat in (1, None) for line in where(seat, stored))
    assert where(None, match.state.titans[1][-1]) == ["On top of the titan pile of two stars."]
    assert where(None, match.state.players[1].threat) == ["Threatens Ben; 0 ambrosia on it."]
    assert where(None, "fishing_dock") == ["Ana: in the city.", "Ben: in the city."]
    assert "In deck C, open to all." in where(None, match.state.wonders[0])


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "That costs 3 coins and you have 0"), ("es", "Eso cuesta 3 monedas y tienes 0")],
)
def test_what_cannot_be_paid_is_read_and_answered_with_the_rule(lang: str, said: str) -> None:
    match = Match.create(load_game(GAME), {"boards": "plain", "first-player": "first-seat"}, 2, 1)
    match.state.players[0].coins = 0
    ask = match.asks()[0]
    option = read_option(
        words(lang), ask, ("expand",), "expand for coins with 3" if lang == "en" else "expandir por monedas con 3"
    )
    why = ask.options.why_not(option)
    assert why is not None
    assert reason(lang, why).startswith(said)


def test_every_wish_that_is_no_option_has_a_reason() -> None:
    for match, ask in turns(5, every=12):
        for option in ask.options.all:
            assert option in ask.options or ask.options.why_not(option) is not None, (option, match.state.round)


@pytest.mark.parametrize(
    ("lang", "turn", "after", "ready"),
    [
        (
            "en",
            "The turn is Ana’s.",
            "Round 1 of 6, after everybody’s turns.",
            ("citizen 3 ready", "citizens 1 and 3 ready"),
        ),
        (
            "es",
            "El turno es de Ana.",
            "Ronda 1 de 6, después de los turnos de todos.",
            ("ciudadano 3 listo", "ciudadanos 1 y 3 listos"),
        ),
    ],
)
def test_whose_turn_it_is_and_who_is_ready_cannot_be_read_otherwise(
    lang: str, turn: str, after: str, ready: tuple[str, str]
) -> None:
    match = Match.create(load_game(GAME), {"boards": "plain", "first-player": "first-seat"}, 2, 1)
    s, ask = match.state, match.asks()[0]

    def board() -> str:
        return ancient_world_state.parts(load_game(GAME).view(s, 0), lang, NAMES[:2])[0].text

    assert turn in board()
    for citizens, said in zip(([3], [1, 3]), ready, strict=True):
        s.players[0].ready = citizens
        assert said in ancient_world_turn.details(load_game(GAME).view(s, 0), ask, "", lang, NAMES[:2])[-1]
    s.active = -1
    assert after in board()
