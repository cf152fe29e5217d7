"""Pictures of Through the Ages: nothing overlaps, everything is told apart, the cut follows the game."""

from __future__ import annotations

from itertools import combinations

import msgspec
import pytest
from PIL import ImageChops

from data.words import name_of
from engine.computers.random_player import play_random
from engine.core.match import Match
from engine.core.registry import load_game
from engine.through_the_ages.banks import CONSUMPTION, CORRUPTION, HAPPY_NEEDED, POPULATION_FOOD
from engine.through_the_ages.cards import BOX, IS_CIVIL, NUMBERS, WORKER_KINDS
from engine.through_the_ages.view import AgesView
from renderers.core.colours import CREAM, FRAME, FRAME_LIGHT, INK, PARCHMENT, contrast, ink_on
from renderers.core.labels import width_of
from renderers.core.lines import in_two
from renderers.core.picture import ALT_LIMIT, Box
from renderers.through_the_ages import banks, layout, theme
from renderers.through_the_ages.captions import Captions
from renderers.through_the_ages.pictures import alt_text, draw, kinds
from renderers.through_the_ages.strips import chips_of
from renderers.through_the_ages.symbols import KIND_ICONS
from tests.pixels import pixel_digest
from tests.renderers import through_the_ages_views as views
from tests.renderers.pictures import differing_places, pixels

NAMES = ("Ana", "Bartolomé", "Çelik 🐫", "Maximiliana de Todos los Santos")
GAME = "through_the_ages"
LONG = ["Maximiliana Bartolomea de Todos los Santos" * 2] * 4


def apart(one: Box, other: Box) -> bool:
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


@pytest.mark.parametrize("kind", ["board", "cut", "civilization-1"])
@pytest.mark.parametrize("name", sorted(views.SCENES))
def test_no_place_covers_another(name: str, kind: str) -> None:
    picture = draw(views.SCENES[name](), kind, names=LONG)
    assert all(apart(one, other) for one, other in combinations(picture.hotspots.values(), 2))


def test_panels_and_strips_stand_below_each_other() -> None:
    boxes = [layout.tile(place) for place in range(1, 14)] + [layout.decks(), *(layout.pile(at) for at in range(3))]
    boxes += [layout.strip(at) for at in range(4)]
    assert all(apart(one, other) for one, other in combinations(boxes, 2))
    assert all(0 <= left < right <= layout.WIDTH for left, _, right, _ in boxes)
    assert max(bottom for *_, bottom in boxes) <= layout.height(4) <= 1.5 * layout.WIDTH


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize(("size", "room", "least"), [(31, layout.TILE[0] - 108, 24), (25, layout.CUT_TILE[0] - 6, 16)])
def test_names_of_civil_cards_fit_their_tiles_in_two_lines(lang: str, size: int, room: int, least: int) -> None:
    """On the table 24 of 1,600 pixels, in the cut 16 of 740: 8 on a phone."""
    for card in BOX:
        if IS_CIVIL[NUMBERS[card.id]] and not card.starting:
            name = name_of(GAME, lang, f"card:{card.id}") or ""
            fits, lines = in_two(name, size, room, "bold")
            assert len(lines) <= 2
            assert max(width_of(line, "bold", fits) for line in lines) <= room, name
            assert fits >= least, name


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("kind", ["board", "cut", "civilization-4"])
def test_the_fullest_table_is_drawn_with_the_longest_names(lang: str, kind: str) -> None:
    picture = draw(views.fullest(), kind, lang=lang, names=LONG)
    assert len(picture.data) <= views.MOST_BYTES
    assert picture.alt.endswith(".")


def test_the_cut_shows_the_row_in_the_action_phase_and_else_politics() -> None:
    row, politics = (draw(make(), "cut").hotspots for make in (views.middle, views.politics))
    assert {f"row:{place}" for place in range(1, 14)} <= row.keys()
    assert not any(place.startswith("row") for place in politics)
    assert {f"seat:{seat}" for seat in range(4)} <= row.keys() & politics.keys()
    assert draw(views.attacked(), "cut").alt != draw(views.middle(), "cut").alt


def test_every_technology_has_its_place_in_the_picture_of_a_civilization() -> None:
    spots = draw(views.fullest(), "civilization-2").hotspots
    assert spots.keys() == {f"card:{card.id}" for card in BOX if card.kind in WORKER_KINDS}


def test_each_civilization_is_its_own_picture() -> None:
    view = views.middle()
    wanted = [f"civilization-{seat}" for seat in range(1, 5)]
    assert [kind.id for kind in kinds(view) if kind.id.startswith("civilization")] == wanted
    assert len({pixel_digest(draw(view, f"civilization-{seat}")) for seat in range(1, 5)}) == 4
    with pytest.raises(ValueError, match="civilization-3"):
        draw(views.two(), "civilization-3")


@pytest.mark.parametrize(
    "changed",
    [{"culture": 58}, {"discontent": 0, "happy": 3}, {"stages": 2}, {"tactic": "legion"}, {"civil": 2}, {"idle": 4}],
)
def test_what_changes_in_a_civilization_changes_its_strip_and_no_other(changed: dict[str, object]) -> None:
    view = views.middle()
    seats = (msgspec.structs.replace(view.seats[0], **changed), *view.seats[1:])
    other = msgspec.structs.replace(view, seats=seats)
    for kind in ("board", "cut"):
        if kind == "cut" and changed.keys() & {"stages", "tactic"}:
            continue
        assert differing_places(draw(view, kind), draw(other, kind)) == {"seat:0"}
    assert pixel_digest(draw(view, "civilization-1")) != pixel_digest(draw(other, "civilization-1"))


def test_a_viewer_sees_on_a_card_what_it_costs_them() -> None:
    """Four more civil actions for a wonder by two completed ones (rulebook, "Maravillas")."""
    public, mine = views.middle(), views.seen_by(views.middle(), 0)
    assert next(card.price for card in mine.row if card.card == "transcontinental_railroad") == 3
    wonders = {f"row:{card.place}" for card in mine.row if card.card in ("transcontinental_railroad", "eiffel_tower")}
    for kind in ("board", "cut"):
        assert differing_places(draw(public, kind), draw(mine, kind)) == wonders


def test_what_the_next_refill_removes_is_marked() -> None:
    view = views.middle()
    more = msgspec.structs.replace(view, gone_next=3)
    assert differing_places(draw(view, "board"), draw(more, "board")) == {"row:3"}, "there is none on the second place"
    assert "Leaves at the next refill: Transcontinental Railroad, Riflemen." in alt_text(more, "board", "en", None)


@pytest.mark.parametrize("kind", ["board", "cut"])
def test_new_cards_and_changed_civilizations_are_marked_since_the_last_look(kind: str) -> None:
    view = views.middle()
    seats = (view.seats[0], msgspec.structs.replace(view.seats[1], culture=12), *view.seats[2:])
    moved = tuple(msgspec.structs.replace(card, place=card.place + 1) for card in view.row[:-1] if card.place < 13)
    before = msgspec.structs.replace(view, seats=seats, row=moved)
    picture = draw(view, kind, before=before, names=NAMES)
    assert differing_places(draw(view, kind, names=NAMES), picture) == {"row:13", "seat:1"}
    assert "Changed: Napoleon Bonaparte, Bartolomé." in picture.alt
    assert pixel_digest(draw(view, kind, before=view, names=NAMES)) == pixel_digest(draw(view, kind, names=NAMES))


def test_a_closed_table_has_nobody_to_act() -> None:
    view = views.middle()
    assert "Table closed" in draw(view, "board", closed=True).alt
    assert "seat:0" in differing_places(draw(view, "board"), draw(view, "board", closed=True))


def test_banks_show_the_thresholds_of_the_rules() -> None:
    for section in banks.YELLOW_SECTIONS:
        grows, eats, faces = section.rows
        for tokens in range(section.first, min(section.last, 17) + 1):
            assert eats == str(CONSUMPTION[tokens])
            assert grows in ("–", str(POPULATION_FOOD[tokens]))
            low, _, high = faces.partition("–")
            assert int(low) <= HAPPY_NEEDED[tokens] <= int(high or low)
    for section in banks.BLUE_SECTIONS:
        for tokens in range(section.first, section.last + 1):
            assert section.rows == (str(CORRUPTION[min(tokens, 11)]),)
    assert [section.first for section in banks.YELLOW_SECTIONS[1:]] == [
        section.last + 1 for section in banks.YELLOW_SECTIONS[:-1]
    ]


def test_a_token_more_changes_the_picture_of_its_bank() -> None:
    view = views.middle()
    for field in ("yellow", "blue"):
        for count in range(18):
            one, other = (
                msgspec.structs.replace(
                    view, seats=(msgspec.structs.replace(view.seats[0], **{field: tokens}), *view.seats[1:])
                )
                for tokens in (count, count + 1)
            )
            pictures = [pixels(draw(item, "civilization-1")) for item in (one, other)]
            assert ImageChops.difference(pictures[0], pictures[1]).getbbox() is not None


def test_every_kind_of_card_has_a_tone_that_letters_stand_out_from() -> None:
    assert theme.TYPE_TONES.keys() == KIND_ICONS.keys()
    for tone in (*theme.TYPE_TONES.values(), *theme.AGE_TONES):
        assert contrast(tone, ink_on(tone)) >= 4.5, tone
    for one in theme.THEMES.values():
        assert all(contrast(tone, ink_on(tone)) > 4 for tone in one.seats)
    for ink, ground in (
        (theme.FADED, PARCHMENT),
        (theme.WARNING, PARCHMENT),
        (theme.GAIN, PARCHMENT),
        (INK, CREAM),
        (CREAM, FRAME),
        (CREAM, FRAME_LIGHT),
        (CREAM, theme.WARNING),
    ):
        assert contrast(ink, ground) >= 4.5


def test_empty_places_of_a_civilization_say_so() -> None:
    captions = Captions(views.opening(), "es", None)
    assert [chip.name for chip in chips_of(views.opening().seats[0], captions)] == [
        "Despotismo",
        "sin líder",
        "sin maravilla en obras",
        "sin táctica",
    ]


# --- words --------------------------------------------------------------------------------------------------------


def test_alt_of_the_table_says_what_is_needed_to_play() -> None:
    text = alt_text(views.two(), "board", "en", NAMES[:2])
    assert text.startswith("Through the Ages, Age IV · Round 18 · last round. Ana: action phase. Card row: for 1:")
    assert "for 2: Selective Breeding, Journalism, Constitutional Monarchy, Organized Religion;" in text
    assert "Ana: culture 57 (+3), science 12 (+6), strength 18, happy 2/3, food 4 (+2), resources 5" in text
    assert "Monarchy, Leonardo da Vinci, Taj Mahal 1/3, Conquistadors, Pyramids, Colossus" in text
    assert "hand 3 civil, 3 military" in text


def test_alt_of_a_civilization_says_all_of_it() -> None:
    text = alt_text(views.middle(), "civilization-1", "es", NAMES)
    assert "Trabajadores: Agricultura 2; Irrigación 1 (2 azules); Bronce 1 (1 azul); Hierro 2 (2 azules)" in text
    assert "Monarquía, límite urbano 3. Líder: Leonardo da Vinci. En obras Taj Mahal: 1 de 2-4-2." in text
    assert "Reservas: 9 amarillas (otro trabajador 4 de comida, consume 2), 6 azules (corrupción 2)." in text
    ruined = alt_text(views.middle(), "civilization-4", "en", NAMES)
    assert "Wonders: Great Wall (ruin), St. Peter's Basilica." in ruined


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_are_drawn_to_the_end(seats: int) -> None:
    match = Match.create(load_game(GAME), {}, seats, 20 + seats)
    for step in range(60):
        view: AgesView = match.view(None)
        for kind in kinds(view):
            for lang in ("en", "es"):
                assert len(alt_text(view, kind.id, lang, LONG)) <= ALT_LIMIT
        if step % 6 == 0:
            for kind in kinds(match.view(0)):
                assert len(draw(match.view(0), kind.id, lang="es", names=NAMES[:seats]).data) <= views.MOST_BYTES
        if not play_random(match, step, decisions=25):
            break


def test_bids_show_what_colonizing_is_worth_to_everybody() -> None:
    view = views.politics()
    assert view.seats[0].colonization == 1
    none = msgspec.structs.replace(view.seats[0], colonization=0)
    other = msgspec.structs.replace(view, seats=(none, *view.seats[1:]))
    assert differing_places(draw(view, "cut"), draw(other, "cut")) == {"seat:0"}


@pytest.mark.parametrize("kind", ["board", "cut"])
@pytest.mark.parametrize("hands", [False, True])
def test_the_mark_of_what_is_new_covers_neither_name_nor_hands(kind: str, hands: bool) -> None:
    view = views.politics() if kind == "cut" else views.middle()
    seat = view.seats[0]
    other = msgspec.structs.replace(seat, civil_count=seat.civil_count + 5, military_backs=()) if hands else seat
    changed = msgspec.structs.replace(view, seats=(other, *view.seats[1:]))
    names = ("Ana", "Ana" if hands else "Bea")
    plain = draw(view, kind, names=[""] * 4)
    marked, unlike = (
        draw(each, kind, names=[name] * 4, marks=("seat:0",)) for each, name in zip((view, changed), names, strict=True)
    )
    left, top, _, bottom = plain.hotspots["seat:0"]
    place = (left, top, left + layout.BADGE, bottom)
    nameless = draw(view, kind, names=[""] * 4, marks=("seat:0",))
    mark = ImageChops.difference(pixels(plain).crop(place), pixels(nameless).crop(place)).getbbox()
    moved = ImageChops.difference(pixels(marked).crop(place), pixels(unlike).crop(place)).getbbox()
    assert mark is not None
    assert moved is not None
    # A disk: it is as wide as it is high.
    assert apart((mark[0], mark[1], mark[0] + mark[3] - mark[1], mark[3]), moved)
