"""Every question of every game, in both languages: worded, within Discord's limits, every option reachable."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
import msgspec
import pytest

from bot.model.drafts import Draft
from bot.model.table import Holder, Table
from bot.panel.build import SHORT_NOTES
from bot.panel.layout import Panel, laid_out, packed
from bot.panel.looks import LOOKS, POSSIBLE
from bot.panel.pictures import PanelPicture
from bot.panel.size import MOST
from bot.panel.skips import passing_option
from bot.panel.sure import chosen_as_text, chosen_from_text
from bot.press.page import Sure
from bot.tables.chains import added, chain_of, compose, empty_chain, is_chained, units
from bot.tables.cost import cost_of
from bot.tables.drafts import STOP, is_drafted, more, sketch
from bot.words.option_words import OptionWords
from bot.words.wording import (
    choice_setting,
    log_lines,
    title,
)
from engine.computers.random_player import choose
from engine.core.ask import Ask, Fixed
from engine.core.match import Match
from engine.core.registry import games, load_game
from engine.core.rng import seeded
from engine.epochs.state import CardAction, DrawCards, ResetTurnOrder
from tests.bot import positions
from tests.bot.panels import build_panel
from tests.bot.positions import card_id, match_of
from tests.bot.simcord.limits import text_length, walk
from tests.cases.inner_sea.driver import position
from tests.night import by_day

PICKS = ("pick", "picka", "pickb")
"""What the menus of a panel that offer one option each are called."""

HAND = ("granary", "earthquake", "heresy", "colonists", "plague")

NAMES = ("Ana", "Bruno", "Çelik 🐪", "דניאל", "E" * 32, "*_~`|")


def table_of(game: str, seats: int, lang: str) -> Table:
    """A table of people with awkward names."""
    return Table(
        id=999_999,
        game=game,
        options={},
        seats=seats,
        seed=1,
        language=lang,
        guild_id=1,
        channel_id=2,
        host=3,
        status="playing",
        holders=tuple(Holder(seat, 100 + seat, NAMES[seat]) for seat in range(seats)),
        created_at=0.0,
        changed_at=0.0,
    )


def check_view(view: discord.ui.View) -> None:
    """Discord's limits on components."""
    rows = view.to_components()
    ids = [item["custom_id"] for row in rows for item in row["components"]]
    assert len(rows) <= 5
    assert len(ids) == len(set(ids))
    assert all(len(custom_id) <= 100 for custom_id in ids)
    for row in rows:
        for item in row["components"]:
            if item["type"] == 3:
                assert 1 <= len(item["options"]) <= 25
                assert all(1 <= len(option["label"]) <= 100 for option in item["options"])
                assert all(len(option["value"]) <= 100 for option in item["options"])
                small = [option.get("description") or "" for option in item["options"]]
                assert [line for line in small if line.endswith("…") and not line.endswith(", …")] == [], (
                    "a text is cut"
                )
            else:
                assert 1 <= len(item["label"]) <= 80


def check_panels(table: Table, match: Match, ask: Ask, lang: str) -> None:
    """The question's panel and the panels below it; together they reach every option."""
    panel = build_panel(table, match, ask.seat, lang)
    assert len(panel.text) <= 2000
    check_view(panel.view)
    check_layout(panel)
    chained = is_chained(table.game, ask)
    passing = passing_option(match, ask, OptionWords(lang, table.game, table.names()))
    assert ("once" in menu_of(panel.view, "skip")) is (passing is not None)
    takes_none = bool(buttons_of(panel.view, "none")) or passing == ""
    assert chained or takes_none is (ask.least == 0 and "nothing" not in ask.options)
    if chained:
        check_turn(table, match, ask, lang)
        return
    if ask.most > 1:
        assert len(ask.options) <= 25, f"{ask.key} chooses several of {len(ask.options)}"
        assert set(menu_of(panel.view, "many")) == set(ask.options)
        return
    if is_drafted(table.game, ask):
        check_draft(table, match, ask, lang)
        return
    check_sure_steps(table, match, ask, lang)
    reached: set[str] = {passing} if passing else set()
    nodes, seen = [""], {""}
    while nodes:
        node = nodes.pop()
        for page in range(-(-len(ask.options) // 25)):
            view = build_panel(table, match, ask.seat, lang, node=node, page=page).view
            check_view(view)
            menus = [entry for act in PICKS for entry in menu_of(view, act)]
            entries = [*menus, *buttons_of(view, "o")]
            reached.update(buttons_of(view, "a"), (entry for entry in entries if entry in ask.options))
            below = {entry for entry in entries if entry.endswith((":", "*"))} - seen
            nodes += sorted(below)
            seen |= below
            if not buttons_of(view, "p"):
                break
    assert reached == set(ask.options)


def check_turn(table: Table, match: Match, ask: Ask, lang: str) -> None:
    """A turn that is composed offers every option at each point of it, and says no more than fits, however long."""
    draft, rng = empty_chain(match, ask.seat), seeded(match.revision)
    for _ in range(30):
        made = compose(match, ask.seat, draft.steps)
        parts = len(units(chain_of(table.game, ask), made.steps))
        for focus in ("", str(parts - 1)):
            looked = msgspec.structs.replace(draft, focus=focus)
            for possible in (True, False):
                panel = build_panel(table, match, ask.seat, lang, draft=looked, possible=possible)
                assert len(panel.text) <= 2000
                check_view(panel.view)
                check_layout(panel)
        if made.ask is None:
            return
        usual = set(made.ask.options) - set(made.ask.grave)
        secondary = set[str]()
        for verb in secondary_verbs(panel):
            opened = build_panel(table, match, ask.seat, lang, draft=msgspec.structs.replace(draft, node=verb))
            check_layout(opened)
            assert offered(opened) == {option for option in usual if option.partition(":")[0] == verb}
            secondary |= offered(opened)
        assert offered(panel) | secondary >= usual
        assert not offered(panel) & secondary
        options = list(made.ask.options)
        ids = [options[rng.below(len(options))]] if made.ask.most == 1 else options[: made.ask.least]
        draft = added(match, ask.seat, draft, ids)


def offered(panel: Panel) -> set[str]:
    """The options of a turn that is composed: in its menus, on its buttons, and the one that ends it."""
    items = [item for row in panel.rows for item in row]
    menus = [option.value for item in items if isinstance(item, discord.ui.Select) for option in item.options]
    pressed = [item for item in [*items, *panel.view.children] if isinstance(item, discord.ui.Button)]
    ids = [str(item.custom_id) for item in pressed]
    ends = {"end"} if any(custom_id.endswith(":end:") for custom_id in ids) else set[str]()
    return {*menus, *ends, *(custom_id.split(":do:")[1] for custom_id in ids if ":do:" in custom_id)}


def secondary_verbs(panel: Panel) -> list[str]:
    """The verbs that the menu under a question opens."""
    values = [] if panel.looks is None else [option.value for option in panel.looks.options]
    return [value for value in values if value not in (*LOOKS, POSSIBLE)]


def check_layout(panel: Panel) -> None:
    """Discord's limits on a message of components; what is asked stands right above the buttons."""
    layout = laid_out(panel, "inner_sea", PanelPicture("cut.png", "A map. " * 140))
    parts = layout.to_components()
    first = next(number for number, part in enumerate(parts) if part["type"] == 1)
    assert [part["type"] for part in parts[first:]] == [1] * (len(parts) - first)
    assert parts[first - 1] == {"type": 10, "content": panel.text}
    assert layout.total_children_count <= 40
    assert text_length(list(walk(parts))) <= MOST


def buttons_of(view: discord.ui.View, act: str) -> list[str]:
    """The last parts of the custom_ids of the buttons with this act."""
    items = [item for item in view.children if isinstance(item, discord.ui.Button) and item.custom_id]
    return [
        str(item.custom_id).split(":", 5)[5]
        for item in items
        if str(item.custom_id).startswith("zb:") and str(item.custom_id).split(":", 5)[4] == act
    ]


def menu_of(view: discord.ui.View, act: str) -> list[str]:
    """The values of the menu with this act; none where there is no such menu."""
    for item in view.children:
        if isinstance(item, discord.ui.Select) and item.custom_id.endswith(f":{act}"):
            return [option.value for option in item.options]
    return []


def check_draft(table: Table, match: Match, ask: Ask, lang: str) -> None:
    """A draft offers every option in one of its parts, and says no more than fits with everything chosen."""
    revision = match.known_revision(ask.seat)
    assert revision is not None
    first = build_panel(table, match, ask.seat, lang)
    reached: set[str] = set()
    for node in menu_of(first.view, "part") or [""]:
        panel = build_panel(table, match, ask.seat, lang, draft=Draft(revision, ask.key, node=node))
        check_view(panel.view)
        reached.update(menu_of(panel.view, "add"))
    assert reached | {STOP} == set(ask.options) | {STOP}
    before, draft = match.save(), Draft(revision, ask.key)
    while options := [option for option in draft_options(match, ask.seat, draft) if option != STOP]:
        draft = more(match, ask.seat, draft, options[-1:])
        panel = build_panel(table, match, ask.seat, lang, draft=draft)
        check_view(panel.view)
        check_layout(panel)
        assert len(panel.text) <= 2000
        assert draft.focus in buttons_of(panel.view, "less")
        if len(draft.picks) == 20:
            break
    assert match.save() == before, "a draft has changed the match"


def draft_options(match: Match, seat: int, draft: Draft) -> list[str]:
    """What may be picked after a draft."""
    after = sketch(match, seat, draft.picks).ask
    return [] if after is None else list(after.options)


def check_sure_steps(table: Table, match: Match, ask: Ask, lang: str) -> None:
    """What costs something for good can be asked once more, in words, with a button that gives it and one back."""
    for option in [*ask.options[:2], *ask.options[-2:]]:
        cost = cost_of(match, ask.seat, [(ask.key, [option])])
        if cost is None:
            continue
        panel = build_panel(table, match, ask.seat, lang, sure=Sure((option,), cost))
        check_view(panel.view)
        check_layout(panel)
        assert panel.text.count("⚠️") == len(cost.wastes) + len(cost.grave) + cost.is_final
        (given,) = buttons_of(panel.view, "sure")
        assert chosen_from_text(ask, given) == [option]
        assert buttons_of(panel.view, "o") == [""]


@pytest.mark.parametrize(
    ("seats", "lang"),
    by_day([("fewest", "es")], [("fewest", "en"), ("fewest", "es"), ("most", "en"), ("most", "es")]),
)
@pytest.mark.parametrize("game", sorted(games()))
async def test_all_of_a_random_game_can_be_said_and_chosen(game: str, seats: str, lang: str) -> None:
    players = games()[game].seats[seats == "most"]
    table, match, rng = table_of(game, players, lang), Match.create(load_game(game), {}, players, 5), seeded(6)
    seen: dict[str, int] = {}
    while match.asks():
        ask = match.asks()[0]
        seen[ask.key] = seen.get(ask.key, 0) + 1
        if seen[ask.key] <= 3:
            check_panels(table, match, ask, lang)
        match.answer(ask.seat, ask.key, choose(ask, rng))
    assert all(log_lines(lang, match.events(0, seat), NAMES) for seat in range(players))


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("game", sorted(games()))
def test_every_option_of_a_table_is_worded(game: str, lang: str) -> None:
    settings: list[Any] = [(spec.id, value) for spec in games()[game].options for value in spec.choices]
    assert all(choice_setting(lang, game, name, value) for name, value in settings)
    assert title(game, lang)


def words_of(panel: Panel) -> list[list[str]]:
    """The words of a panel's buttons and menus, row by row."""
    rows = panel.view.to_components()
    return [[item.get("label") or item["placeholder"] for item in row["components"]] for row in rows]


def panel_for(match: Match, lang: str = "en", node: str = "") -> Panel:
    """The panel of whoever is asked first."""
    return build_panel(table_of(match.game_id, match.seats, lang), match, match.asks()[0].seat, lang, node=node)


def acting(hand: Sequence[str]) -> Match:
    """Rome may play a card or build a wonder."""
    disks = {"rome": {0: 4}, "etruria": {0: 3}, "carthage": {1: 2}}
    state = position(2, ("rome", "carthage"), disks, {0: hand}, phase="cards", talents=(3,))
    return match_of(state, CardAction(0))


@pytest.mark.parametrize(
    "hand", [("granary", "earthquake"), ("granary", "earthquake", "heresy", "colonists", "plague")]
)
def test_wonders_stand_apart_from_cards_and_say_their_price(hand: tuple[str, ...]) -> None:
    rows = words_of(panel_for(acting(hand)))
    wonders = [row for row in rows if any("costs 5" in word for word in row)]
    assert wonders or ["Build a wonder…"] in rows
    assert all("costs 5" in word for row in wonders for word in row)
    assert ["Pass"] in rows
    asked = panel_for(acting(hand)).text
    assert "costs 5 disks, talents or cards, at least 2 disks" in asked


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", ["Discard Earthquake", "Play Granary"]), ("es", ["Descartar Terremoto", "Jugar Granero"])],
)
def test_a_button_that_ends_something_is_a_verb(lang: str, words: list[str]) -> None:
    options = (f"card:{card_id('earthquake')}", f"play:{card_id('granary')}")
    for match, option, word in zip((full_hand("earthquake"), acting(("granary",))), options, words, strict=True):
        ask = match.asks()[0]
        cost = cost_of(match, ask.seat, [(ask.key, [option])])
        assert cost is not None
        panel = build_panel(table_of("inner_sea", 2, lang), match, ask.seat, lang, sure=Sure((option,), cost))
        assert words_of(panel)[0] == [word]
        assert len(panel.notes) == 1


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "You can play no card and build no wonder"), ("es", "Ahora no puedes jugar ninguna carta")],
)
def test_who_can_only_pass_is_told_so(lang: str, words: str) -> None:
    for hand, passes in ((("heresy",), True), (("granary",), False)):
        match = positions.acting(hand)
        panel = build_panel(table_of("inner_sea", 2, lang), match, match.asks()[0].seat, lang)
        assert (words in panel.text) is passes


@pytest.mark.parametrize("lang", ["en", "es"])
def test_long_texts_by_which_one_chooses_stand_above_the_picture_and_the_question_beside_the_buttons(lang: str) -> None:
    match = Match.create(load_game("inner_sea"), {}, 2, 1)
    panel = build_panel(table_of("inner_sea", 2, lang), match, match.asks()[0].seat, lang)
    layout = laid_out(panel, "inner_sea", PanelPicture("cut.png", "A map."))
    assert len(panel.notes) == len(match.asks()[0].options) > 1
    assert sum(len(note.text) for note in panel.notes) > SHORT_NOTES
    assert [part["type"] for part in layout.to_components()][:3] == [17, 12, 10]
    few = msgspec.structs.replace(panel, is_read=True)
    layout = laid_out(few, "inner_sea", PanelPicture("cut.png", "A map."))
    assert [part["type"] for part in layout.to_components()][:3] == [12, 17, 10]


def buttons(count: int) -> tuple[discord.ui.Item[Any], ...]:
    return tuple(discord.ui.Button[Any](label=str(at), custom_id=f"{count}{at}") for at in range(count))


def test_buttons_of_neighbouring_rows_share_a_row_and_menus_keep_theirs() -> None:
    one, two, three = (
        tuple(discord.ui.Button[Any](label=str(at), custom_id=f"{count}{at}") for at in range(count))
        for count in (2, 3, 1)
    )
    menu = (discord.ui.Select[Any](custom_id="menu"),)
    assert packed([one, two]) == [(*one, *two)]
    assert packed([one, two, three]) == [(*one, *two), three]
    # Alone under a menu, one goes up where no line of a phone more comes of it.
    assert packed([one, menu, three]) == [(*one, *three), menu]
    wide = (discord.ui.Button[Any](label="Nothing, straight to deploying, whatever comes", custom_id="wide"),)
    assert packed([one, menu, wide]) == [one, menu, wide]


def test_what_a_full_row_leaves_over_on_a_phone_stands_beside_what_follows() -> None:
    lands = tuple(
        discord.ui.Button[Any](label=land, custom_id=land)
        for land in ("Byzantium", "Laconia", "Minos", "Mycenae", "Thessaly")
    )
    back = (discord.ui.Button[Any](label="Undo", custom_id="undo"),)
    assert packed([lands, back]) == [lands[:3], (*lands[3:], *back)]
    menu = (discord.ui.Select[Any](custom_id="menu"),)
    assert packed([lands, menu]) == [lands, menu]
    # From under a menu, too.
    assert packed([lands, menu, back]) == [lands[:3], (*lands[3:], *back), menu]
    short = buttons(5)
    assert packed([short, menu, back]) == [short, menu, back]
    # No line less comes of moving one of a row that a line holds.
    assert packed([lands[:3], (*lands, *back)[1:]]) == [lands[:3], (*lands, *back)[1:]]


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_question_says_why_it_is_put_and_how_much_is_asked(lang: str) -> None:
    said = panel_for(full_hand("earthquake"), lang).text
    assert ("Hand limit 6: discard 1 card." if lang == "en" else "Límite de mano 6: descarta 1 carta.") in said
    tied = panel_for(tie(), lang).text
    assert "Bruno" in tied
    assert ("and you have fewest points" if lang == "en" else "y tú tienes menos puntos") in tied


def full_hand(card: str) -> Match:
    """Rome draws up to seven cards and must discard one."""
    hand, deck = (card, "granary", "heresy", "colonists"), ("plague", "barter", "spies")
    state = position(2, ("rome", "carthage"), {"rome": {0: 2}, "carthage": {1: 2}}, {0: hand}, deck=deck)
    return match_of(state, DrawCards(0))


def tie() -> Match:
    """Rome and Carthage have a city each, and Rome has fewer points."""
    state = position(2, ("rome", "carthage"), {"rome": {0: 3}, "carthage": {1: 3}}, points=(1, 4))
    return match_of(state, ResetTurnOrder())


def test_many_cards_are_read_one_by_one() -> None:
    match = acting(HAND)
    assert panel_for(match).notes == ()
    assert [note.name for note in panel_for(match, node=f"play:{card_id('granary')}").notes] == ["Granary"]
    hasty = build_panel(table_of("inner_sea", 2, "en"), match, 0, "en", confirm=False)
    assert "Granary" in [note.name for note in hasty.notes], "who is not asked again reads them at once"


@pytest.mark.parametrize("most", [1, 2])
def test_choosing_nothing_can_be_asked_once_more(most: int) -> None:
    ask = Ask("compete", 0, Fixed("card:1", "card:2"), 0, most)
    assert chosen_from_text(ask, chosen_as_text(ask, ())) == []
    assert chosen_from_text(Ask("discard", 0, Fixed("card:1"), 1, most), "") is None
    assert chosen_from_text(ask, chosen_as_text(ask, ("card:2",))) == ["card:2"]
