"""Options and seats of every game as panels: all of it has words in both languages and fits a message."""

import msgspec
import pytest

from bot.lobby.panel import PEOPLE, options_text, options_view, topic_menus
from bot.model.table import (
    Holder,
    Sitting,
    Table,
)
from bot.posting.texts.ending import again_button
from bot.posting.texts.lobby import conflicts_of, lobby_text
from bot.seats.panel import seats_text, seats_view
from bot.tables.lobby import choices, topics
from bot.words.option_tree import MENU_SIZE
from data.texts import texts
from engine.core.registry import games
from tests.bot.simcord.limits import check_item

LONG = "𒀭*_`~|[x](y)<@1>" * 2
HOST = 2**62


def table(game: str, lang: str, status: str = "lobby") -> Table:
    """A full table whose people have the longest names there are."""
    seats = games()[game].seats[1]
    holders = (
        Holder(0, HOST, LONG[:32]),
        Holder(1, HOST + 1, LONG[:32]),
        *(Holder(seat, None, LONG[:32], "random", HOST + seat if seat % 2 else None) for seat in range(2, seats)),
    )
    return Table(
        id=999_999,
        game=game,
        options={spec.id: spec.choices[-1] for spec in games()[game].options},
        seats=seats,
        seed=1,
        language=lang,
        guild_id=1,
        channel_id=2**62,
        host=HOST,
        status=status,
        holders=holders,
        created_at=0,
        changed_at=0,
        waiting=(0, 1),
        waiting_since=(1.0, 2.0),
        watch="players",
        entry="invited",
    )


def check(text: str, view: object) -> None:
    """A message's limits."""
    assert 0 < len(text) <= 2000
    rows = view.to_components()
    assert len(rows) <= 5
    found = [item for row in rows for item in row["components"]]
    ids = [item["custom_id"] for item in found]
    assert len(ids) == len(set(ids))
    assert all(len(custom_id) <= 100 for custom_id in ids)
    for item in found:
        check_item(item)


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("game", games())
def test_every_option_is_explained_and_every_panel_fits(game: str, lang: str) -> None:
    here = table(game, lang)
    assert len(topics(here)) == 6 + len(games()[game].options)
    assert len(lobby_text(here)) <= 2000
    for topic in (*topics(here), "kick", "host", ""):
        for host in (True, False):
            text = options_text(here, lang, topic=topic, note="x" * 200, host=host)
            check(text, options_view(here, lang, topic=topic, host=host))
    for spec in games()[game].options:
        about = texts().text(lang, f"{game}-option-{spec.id}-about")
        assert len(about) <= 100
        assert about in options_text(here, lang, host=True, topic=f"option:{spec.id}")
        is_explained = here.options[spec.id] != spec.default and spec.id not in conflicts_of(here, lang)
        assert (about in options_text(here, lang, host=False)) is is_explained
        assert choices(here, f"option:{spec.id}") == list(spec.choices)


@pytest.mark.parametrize("game", games())
def test_menus_of_what_can_be_set_have_room_for_more(game: str) -> None:
    menus = [menu.options for menu in topic_menus(table(game, "en"), "en", "")]
    assert max(map(len, menus)) <= MENU_SIZE - 5
    values = [entry.value for options in menus for entry in options]
    assert sorted(values) == sorted([*topics(table(game, "en")), *PEOPLE])


def test_a_host_reads_what_is_not_as_usual_and_how_much_is() -> None:
    defaults = {spec.id: spec.default for spec in games()["middle_east"].options}
    usual = msgspec.structs.replace(with_options(3), options=defaults)
    text = options_text(usual, "en", host=True)
    assert "As usual: 15 options of the game; the menu shows them." in text
    assert len(text.splitlines()) <= 9
    assert "Scenario: **none** (the usual)" in options_text(usual, "en", host=True, topic="option:scenario")
    changed = msgspec.structs.replace(usual, options=usual.options | {"gilgamesh": "twice"})
    text = options_text(changed, "en", host=True)
    assert "As usual: 14 options" in text
    assert "- The rule of Gilgamesh: " in text
    assert "Scenario: **none**" in options_text(usual, "en", host=False), "who has no menus reads all of it"


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("status", ["lobby", "playing", "over"])
@pytest.mark.parametrize("user", [HOST, HOST + 1, HOST + 3, 5])
def test_every_seats_panel_fits(game: str, lang: str, status: str, user: int) -> None:
    here = table(game, lang, status)
    past = [Sitting(seat, 1, f"{LONG[:30]}{seat}", None, 0, 1, 0, 1) for seat in range(here.seats)]
    for resigning in (True, False):
        check(seats_text(here, past, lang, "x" * 100), seats_view(here, user, lang, resigning=resigning))


def test_the_lobby_says_how_to_join_and_then_where_the_game_is_played() -> None:
    hint = texts().text("en", "lobby-hint")
    lobby, playing = table("tigris", "en"), table("tigris", "en", "playing")
    where = f"The game is played here: <#{playing.channel_id}>"
    assert (hint in lobby_text(lobby), where in lobby_text(lobby)) == (True, False)
    assert (hint in lobby_text(playing), where in lobby_text(playing)) == (False, True)


def test_a_closed_lobby_is_one_line() -> None:
    assert lobby_text(msgspec.structs.replace(table("tigris", "en"), status="closed")).count("\n") == 0


@pytest.mark.parametrize("game", [game for game in sorted(games()) if texts().has("en", f"{game}-lobby-word")])
def test_the_lobby_says_how_the_game_is_played_here(game: str) -> None:
    word = texts().text("en", f"{game}-lobby-word")
    lobby = msgspec.structs.replace(table(game, "en"), status="lobby")
    assert word in lobby_text(lobby)
    assert word not in lobby_text(msgspec.structs.replace(lobby, status="closed"))


def with_options(seats: int, **options: str) -> Table:
    """A table of the Middle East in the lobby."""
    full = table("middle_east", "en")
    named = {name.replace("_", "-"): choice for name, choice in options.items()}
    return msgspec.structs.replace(full, seats=seats, holders=full.holders[:seats], options=named)


def test_the_lobby_and_the_panel_say_what_is_not_played_as_it_is_set() -> None:
    lines = lobby_text(with_options(1, goal="25")).splitlines()
    why = next(line for line in lines if line.startswith("-# ⛔"))
    assert lines[lines.index(why) - 1] == "- Points that end the game: 25"
    many = with_options(5, without_player="3")
    why = "⚠️ Six civilizations at most: one without a player will play."
    assert f"- Civilizations without a player: three\n-# {why}" in lobby_text(many)
    for host in (True, False):
        assert f"-# {why}" in options_text(many, "en", host=host)
    menus = [
        row["components"][0]
        for row in options_view(many, "en", topic="option:without-player", host=True).to_components()
    ]
    (values,) = [menu["options"] for menu in menus if "set" in menu["custom_id"]]
    hints = {entry["value"]: entry.get("description") for entry in values}
    assert (hints["none"], hints["1"], hints["2"], hints["3"]) == ("the usual", None, why, why)


def test_options_that_a_scenario_settles_show_what_is_played() -> None:
    def menu(here: Table) -> list[str]:
        return [entry.label for entry in list(topic_menus(here, "en", ""))[1].options]

    here = with_options(3, scenario="sea_peoples")
    assert {
        "Epochs: two (set by the scenario)",
        "Civilizations without a player: one (set by the scenario)",
        "Points that end the game: as the scenario sets it",
        "Barbarian hordes: no",
    } <= set(menu(here))
    text = options_text(here, "en", host=True)
    assert "- Epochs: **two** (set by the scenario)" in text
    assert "Points that end the game" not in text, "what is as usual"
    playing = msgspec.structs.replace(here, status="playing", options=here.options | {"epochs": "4"})
    assert "- Epochs: **two** (set by the scenario)" in options_text(playing, "en", host=False)
    # What keeps the game from beginning is shown as it is set, and said.
    against = with_options(3, scenario="sea_peoples", epochs="3")
    assert "Epochs: three" in menu(against)
    assert "Epochs: four" in menu(with_options(3))


def test_what_is_played_instead_of_the_usual_is_said_too() -> None:
    alone = lobby_text(with_options(1))
    assert "- ⚠️ Alone you meet 3 civilizations without a player." in alone
    # Nobody else can take a seat.
    assert "**Start** begins the game; you play it alone." in alone.splitlines()
    assert "take a seat" not in alone


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("game", ["inner_sea", "middle_east"])
def test_every_conflict_has_words_that_fit_a_menu(game: str, lang: str) -> None:
    changed = table(game, lang).options | {"goal": "none", "epochs": "4"}
    options = {spec.id: changed[spec.id] for spec in games()[game].options}
    lines = [
        line
        for seats in range(1, 7)
        for one in (
            options,
            {},
            options | {"without-player": "none"},
            *([{"goal": "25"}] if game == "middle_east" else []),
        )
        for line in conflicts_of(msgspec.structs.replace(table(game, lang), options=one, seats=seats), lang).values()
    ]
    assert lines
    assert max(map(len, lines)) <= 100


def test_who_has_played_alone_or_with_computers_is_offered_no_same_people() -> None:
    many = table("tigris", "en", "over")
    alone = msgspec.structs.replace(many, holders=(many.holders[0], Holder(1, None, "Enkidu", "sensible")))
    assert [again_button(one).label for one in (many, alone)] == ["Play again with the same people", "Play again"]
