"""Plans that hold more than one answer, such as a card and its aims, and orders that are given on a question itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
import pytest

from bot.model.plans import Book
from bot.model.table import Table
from bot.tables.plans import planning as table_plans
from bot.tables.plans.planning import NoSuchOrder, NoSuchPlan, NothingToPlan
from engine.core.errors import IllegalAnswer, StaleRevision
from engine.core.match import Match
from engine.core.planning import next_question
from engine.epochs.state import CardAction, CompetitionPhase
from engine.inner_sea.state import State, Step
from engine.tigris.position import position as river
from tests.bot.positions import card_id, fought, match_of
from tests.bot.tables.room import ANA, BEN, CARA, Room, dropped
from tests.cases.inner_sea.driver import position

CIVS = ("rome", "carthage", "egypt")
CONTESTED = {"samnium": {0: 2, 1: 2}, "rome": {0: 3, 1: 3, 2: 3}, "carthage": {1: 2}}
CITIES = {"rome": {0: 3}, "carthage": {1: 3}, "egypt": {2: 3}}


def cards(*keys: str, verb: str = "card") -> tuple[str, ...]:
    return tuple(f"{verb}:{card_id(key)}" for key in keys)


def sea(disks: Mapping[str, Mapping[int, int]], hands: Mapping[int, Sequence[str]], talents: Sequence[int]) -> State:
    return position(3, CIVS, disks, hands, talents=talents)


async def planted(room: Room, match: Match) -> Table:
    """Ana, Ben and Cara, if there are three seats, in the middle of this match."""
    table = await room.tables.lifecycle.open(
        game=match.game_id,
        options=match.options,
        seats=match.seats,
        language="en",
        guild_id=9,
        channel_id=79,
        host=ANA,
        host_name="Ana",
    )
    for user in (BEN, CARA)[: match.seats - 1]:
        table = await room.tables.lifecycle.join(table.id, user, f"user {user}")
    match.seed = table.seed
    return await room.tables._transactions.store_match(table, table, match)


async def fights(room: Room, *ben: str) -> Table:
    """Competitions in Samnium, of Ana and Ben, then in Rome, of all three; Ana can pay for disks, and so can Ben."""
    hands = {0: ("siege_engines",), 1: ben or ("turncoats",)}
    return await planted(room, match_of(sea(CONTESTED, hands, (3, 3, 0)), CompetitionPhase()))


async def acting(room: Room, *steps: Step, ana: str = "hired_raiders", ben: str = "heresy") -> Table:
    """The card phase: Ana's turn, then Ben's; Ben holds Heresy."""
    hands = {0: (ana,), 1: (ben,), 2: ("granary",)}
    return await planted(room, match_of(sea(CITIES, hands, (3, 0, 0)), *(steps or (CardAction(0), CardAction(1)))))


async def asked(room: Room, table: Table) -> list[tuple[int, str]]:
    return [(ask.seat, ask.key) for ask in (await room.tables.match(table.id)).asks()]


async def given(room: Room, table: Table, seat: int) -> list[tuple[str, tuple[str, ...]]]:
    match = await room.tables.match(table.id)
    return [(answer.key, answer.ids) for answer in match.answers if answer.seat == seat]


async def answer(room: Room, table: Table, user: int, *ids: str) -> None:
    ask = (await room.tables.match(table.id)).ask_of(table.seat_of(user) or 0)
    assert ask is not None
    await room.tables.answers.give(table.id, user, [(ask.key, ids)])


# --- orders on the question itself ------------------------------------------------------------------------------


async def test_nothing_more_in_this_competition_asks_nothing_until_the_next_one(room: Room) -> None:
    table = await fights(room)
    await room.tables.plans.order(table.id, ANA, "rest", "competition")
    assert await asked(room, table) == [(1, "compete")]
    await answer(room, table, BEN)
    assert await asked(room, table) == [(1, "losses")]
    await answer(room, table, BEN)
    assert await given(room, table, 0) == [("compete", ()), ("losses", ())]
    assert await asked(room, table) == [(0, "compete"), (1, "compete")]
    assert (await room.tables.plans.planning(table.id, ANA)).book.standing == ()


async def test_unless_somebody_plays_something(room: Room) -> None:
    table = await fights(room)
    await room.tables.plans.order(table.id, ANA, "rest", "unless-played")
    await answer(room, table, BEN, *cards("turncoats"))
    assert await given(room, table, 0) == [("compete", ())]
    assert (await asked(room, table))[0] == (0, "losses")
    assert (await room.tables.plans.planning(table.id, ANA)).book.standing == ()


async def test_where_nobody_plays_anything_the_same_order_holds(room: Room) -> None:
    table = await fights(room)
    await room.tables.plans.order(table.id, ANA, "rest", "unless-played")
    await answer(room, table, BEN)
    assert await given(room, table, 0) == [("compete", ()), ("losses", ())]


async def test_nothing_in_any_competition_of_the_turn(room: Room) -> None:
    table = await fights(room)
    await room.tables.plans.order(table.id, ANA, "rest", "competitions")
    for _ in range(20):
        match = await room.tables.match(table.id)
        if match.state.phase != "competition":
            break
        assert match.ask_of(0) is None, "Ana is asked in spite of her order"
        await answer(room, table, BEN)
    assert match.state.phase != "competition"
    assert [key for key, _ in await given(room, table, 0)].count("compete") == 2


async def test_nothing_in_any_competition_is_no_order_for_the_card_phase(room: Room) -> None:
    """There it would decline negations too, and be over before the first competition."""
    table = await acting(room, ana="heresy", ben="sign_from_above")
    for span in ("competitions", "phase"):
        with pytest.raises(NoSuchOrder):
            await room.tables.plans.order(table.id, BEN, "rest", span)
    await answer(room, table, ANA, *cards("heresy", verb="play"))
    await answer(room, table, ANA, "stack:carthage:1")
    assert await asked(room, table) == [(1, "react")]


async def test_losing_all_that_must_go_here_lasts_as_long_as_the_competition(room: Room) -> None:
    table = await fights(room)
    for user in (ANA, BEN):
        await answer(room, table, user)
    assert await asked(room, table) == [(0, "losses")]
    await room.tables.plans.order(table.id, ANA, "losses", "competition")
    await answer(room, table, BEN)
    assert await asked(room, table) == [(0, "compete"), (1, "compete")]
    for user in (ANA, BEN):
        await answer(room, table, user)
    assert (await asked(room, table))[0] == (0, "losses"), "another competition"


async def test_so_many_talents_at_most_are_given_in_a_competition_then_disks_go(room: Room) -> None:
    table = await planted(room, fought((5, 4), talents=(0, 9)))
    said = (("payments-up-to", ("talent:2",)),)
    await room.tables.plans.order(table.id, BEN, "payments", "turn", settings=said, at_once=True)
    assert await given(room, table, 1) == [("losses", ("talent:2",))]
    assert (await room.tables.match(table.id)).state.treasury[1] == 7


async def test_an_order_of_an_old_panel_or_out_of_its_span_is_refused(room: Room) -> None:
    table = await fights(room)
    plans, match = room.tables.plans, await room.tables.match(table.id)
    with pytest.raises(StaleRevision):
        await plans.order(table.id, ANA, "rest", "competition", (match.known_revision(0) or 0) + 1)
    with pytest.raises(NoSuchOrder):
        await plans.order(table.id, ANA, "rest", "turn")
    table = await room.tables.lifecycle.close(table.id, ANA)
    quiet = await acting(room)
    with pytest.raises(NoSuchOrder):
        await plans.order(quiet.id, ANA, "rest", "competition")


# --- a card and its aims ----------------------------------------------------------------------------------------


async def planned_heresy(room: Room) -> Table:
    table = await acting(room)
    plans, play = room.tables.plans, cards("heresy", verb="play")
    now = await plans.plan(table.id, BEN, "card-action", [play])
    now = await plans.follow(table.id, BEN, now.book.plans[0].id, ["stack:rome:0"])
    assert [(plan.ids, plan.then) for plan in now.book.plans] == [(play, (("card-stacks@heresy", ("stack:rome:0",)),))]
    assert now.after(now.book.plans[0]) is None
    return table


async def test_a_card_is_planned_with_its_aim_and_played_so(room: Room) -> None:
    table = await planned_heresy(room)
    await answer(room, table, ANA, "pass")
    assert await given(room, table, 1) == [
        ("card-action", cards("heresy", verb="play")),
        ("card-stacks", ("stack:rome:0",)),
    ]
    assert (await room.store.book(table.id)).plans == ()
    assert dropped(await room.tables.plans.notes(table.id, BEN)) == []


async def test_a_card_whose_aim_is_gone_is_dropped_with_both(room: Room) -> None:
    """What was a city in Carthage is none any more when Ben's turn comes: the card is not played either."""
    table = await acting(room)
    plans, play = room.tables.plans, cards("heresy", verb="play")
    told = [("card-stacks@heresy", ("stack:carthage:1",))]
    await plans.plan(table.id, BEN, "card-action", [play], told)
    match = await room.tables.match(table.id)
    match.state.disks[1][match.state.board.number["carthage"]] = 2
    await answer(room, table, ANA, "pass")
    notes = dropped(await plans.notes(table.id, BEN))
    assert [(note.ids, note.then) for note in notes] == [(play, tuple(told))]
    assert (1, "card-action") in await asked(room, table)


async def test_an_aim_that_is_illegal_now_is_refused(room: Room) -> None:
    table = await acting(room)
    plans = room.tables.plans
    now = await plans.plan(table.id, BEN, "card-action", [cards("heresy", verb="play")])
    plan = now.book.plans[0].id
    with pytest.raises(IllegalAnswer):
        await plans.follow(table.id, BEN, plan, ["stack:etruria:0"])
    with pytest.raises(NoSuchPlan):
        await plans.follow(table.id, CARA, plan, ["stack:rome:0"])
    now = await plans.follow(table.id, BEN, plan, ["stack:rome:0"])
    with pytest.raises(NothingToPlan):
        await plans.follow(table.id, BEN, now.book.plans[0].id, ["stack:rome:0"])
    with pytest.raises(IllegalAnswer):
        await plans.replace(table.id, BEN, "card-action", ["pass"], [("card-stacks@heresy", ("stack:rome:0",))])


async def test_the_aim_of_a_competition_card_waits_until_it_takes_effect(room: Room) -> None:
    """Siege engines among three: what they hit is said after all have chosen, hours later, and was planned before."""
    table = await fights(room)
    plans = room.tables.plans
    engines = cards("siege_engines")
    told = [("card-stacks@siege_engines", ("stack:rome:2",))]
    await plans.replace(table.id, ANA, "compete@rome", engines, told)
    await plans.order(table.id, BEN, "losses", "turn")
    for user in (ANA, BEN):
        await answer(room, table, user)
    await answer(room, table, ANA)
    # Rome now: Ana's card is chosen by her plan, its aim waits for Ben, whom the rules wait for.
    assert await asked(room, table) == [(1, "compete")]
    held = (await plans.planning(table.id, ANA)).book.plans
    assert [(plan.question, plan.ids) for plan in held] == told
    await answer(room, table, BEN)
    assert ("card-stacks", ("stack:rome:2",)) in await given(room, table, 0)
    assert dropped(await plans.notes(table.id, ANA)) == []


async def test_an_aim_that_came_to_nothing_is_told(room: Room) -> None:
    """The competition in Rome is over before the card could be aimed: its owner reads that."""
    table = await fights(room)
    plans = room.tables.plans
    told = [("card-stacks@siege_engines", ("stack:rome:2",))]
    await plans.replace(table.id, ANA, "compete@rome", cards("siege_engines"), told)
    match = await room.tables.match(table.id)
    match.state.disks[2][match.state.board.number["rome"]] = 0
    for user in (ANA, BEN):
        await answer(room, table, user)
    notes = dropped(await plans.notes(table.id, ANA))
    assert [(note.question, note.then) for note in notes] == [("compete@rome", tuple(told))]


async def told_all(room: Room, table: Table, user: int) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Tell the user's only plan all that can follow it, the first option each time; gives back all its answers."""
    plans = room.tables.plans
    now = await plans.planning(table.id, user)
    while (coming := now.after(now.book.plans[0])) is not None:
        now = await plans.follow(table.id, user, now.book.plans[0].id, [coming.ask.options[0]])
    plan = now.book.plans[0]
    told = ((plan.question, plan.ids), *plan.then)
    return tuple((question.partition("@")[0], ids) for question, ids in told)


@pytest.mark.parametrize(("card", "answers"), [("great_migration", 3), ("golden_age", 3), ("trade_fleet", 4)])
async def test_a_card_that_is_told_several_things_is_played_to_its_end(room: Room, card: str, answers: int) -> None:
    table = await acting(room, ben=card)
    plans = room.tables.plans
    await plans.plan(table.id, BEN, "card-action", [cards(card, verb="play")])
    told = await told_all(room, table, BEN)
    assert len(told) == answers
    await answer(room, table, ANA, "pass")
    assert tuple(await given(room, table, 1)) == told
    assert dropped(await plans.notes(table.id, BEN)) == []
    assert (await room.store.book(table.id)).plans == ()


async def test_a_tile_that_brings_two_treasures_is_planned_with_both(room: Room) -> None:
    """A kingdom with a trader grows by two treasures: of three, and then of two, one is chosen."""
    leaders, temples = "bow trader G10", "H10 J10 K10"
    match = river(
        start=False,
        leaders=leaders,
        tiles={"red": temples},
        treasures=temples,
        hands=("black", "black"),
        active="lion",
    )
    table = await planted(room, match)
    plans = room.tables.plans
    with pytest.raises(NothingToPlan):
        await plans.plan(table.id, ANA, "swap", [["black:1"]], [("treasure", ("take:H10",))])
    await plans.plan(table.id, ANA, "action", [["tile:black:I10"]])
    told = await told_all(room, table, ANA)
    assert [key for key, _ in told] == ["action", "treasure", "treasure"]
    while (ask := (await room.tables.match(table.id)).ask_of(1)) is not None:
        await answer(room, table, BEN, "pass" if "pass" in ask.options else ask.options[0])
    assert tuple(await given(room, table, 0))[:3] == told
    assert dropped(await plans.notes(table.id, ANA)) == []


async def two_cards(room: Room) -> Table:
    """Ana plans two cards for Rome, and where each strikes; Ben can negate one of them."""
    disks = {"samnium": {0: 2, 1: 2}, "rome": {0: 5, 1: 5, 2: 3}}
    hands = {0: ("siege_engines", "turncoats"), 1: ("sign_from_above",)}
    table = await planted(room, match_of(sea(disks, hands, (3, 3, 0)), CompetitionPhase()))
    told = [("card-stacks@siege_engines", ("stack:rome:1",)), ("card-stacks@turncoats", ("stack:rome:2",))]
    await room.tables.plans.replace(table.id, ANA, "compete@rome", cards("siege_engines", "turncoats"), told)
    for user in (ANA, BEN):
        await room.tables.plans.order(table.id, user, "losses", "turn")
    if (1, "compete") in await asked(room, table):
        await answer(room, table, BEN)
    if (0, "compete") in await asked(room, table):
        await answer(room, table, ANA)
    return table


@pytest.mark.parametrize("negated", ["siege_engines", "turncoats", ""])
async def test_a_card_that_is_negated_takes_its_own_aim_alone(room: Room, negated: str) -> None:
    table = await two_cards(room)
    for card in ("siege_engines", "turncoats"):
        while (1, "compete") in await asked(room, table):
            await answer(room, table, BEN)
        if (1, "react") in await asked(room, table):
            await answer(room, table, BEN, *(cards("sign_from_above", verb="negate") if card == negated else ("let",)))
    strikes = {"siege_engines": ("stack:rome:1",), "turncoats": ("stack:rome:2",)}
    left = [strikes[card] for card in strikes if card != negated]
    assert [ids for key, ids in await given(room, table, 0) if key == "card-stacks"] == left
    notes = dropped(await room.tables.plans.notes(table.id, ANA))
    lost = [(f"card-stacks@{negated}", strikes[negated], ())] if negated else []
    assert [(note.question, note.ids, note.then) for note in notes] == lost
    assert (await room.store.book(table.id)).plans == ()


async def test_what_cannot_follow_is_refused_behind_other_plans_too(room: Room) -> None:
    table = await acting(room)
    plans, play = room.tables.plans, cards("heresy", verb="play")
    await plans.plan(table.id, BEN, "card-action", [play])
    aim = ("card-stacks@heresy", ("stack:rome:0",))
    for told in ([("card-stacks@heresy", ("no option",))], [aim] * 13):
        with pytest.raises(IllegalAnswer):
            await plans.plan(table.id, BEN, "card-action", [play], told)
    now = await plans.plan(table.id, BEN, "card-action", [play], [aim])
    assert [plan.then for plan in now.book.plans] == [(), (aim,)]


async def test_nothing_is_offered_behind_what_cannot_follow_any_more(room: Room) -> None:
    """While its player's answer waits for others nothing is dropped: what is told may be out of date."""
    table = await acting(room, ben="golden_age")
    plans = room.tables.plans
    await plans.plan(table.id, BEN, "card-action", [cards("golden_age", verb="play")])
    now = await plans.planning(table.id, BEN)
    plan = now.book.plans[0]
    coming = now.after(plan)
    assert coming is not None
    areas = [f"area:{name}" for name in now.match.state.board.ids]
    told = ((coming.id, (next(area for area in areas if area not in coming.ask.options),)),)
    assert next_question(now.match, 1, plan.question, plan.ids, told) is not None
    stale = msgspec.structs.replace(plan, then=told)
    assert msgspec.structs.replace(now, book=Book((stale,))).after(stale) is None


async def test_a_plan_that_is_gone_cannot_be_removed(room: Room) -> None:
    table = await planned_heresy(room)
    plans = room.tables.plans
    number = (await plans.planning(table.id, BEN)).book.plans[0].id
    for user, unknown in ((BEN, number + 1), (ANA, number)):
        with pytest.raises(NoSuchPlan):
            await plans.clear(table.id, user, unknown)
    assert (await plans.clear(table.id, BEN, number)).book.plans == ()
    with pytest.raises(NoSuchPlan):
        await plans.clear(table.id, BEN, number)
    assert (await plans.clear(table.id, BEN)).book.plans == ()


async def conflict(room: Room) -> Table:
    """Three kings in a row: Ana's next tile on G10 unites hers and Ben's, Cara's on J10 would join her own to that."""
    match = river(
        seats=3,
        start=False,
        leaders="bow king E10, lion king H10, bull king K10",
        tiles={"red": "D10 I10 L10 A1 B1 C1", "black": "F10"},
        treasures="A1 B1 C1",
        hands=("black", "black", "black"),
    )
    return await planted(room, match)


async def test_a_plan_outlasts_the_conflict_of_others(room: Room) -> None:
    """In its midst two leaders of a colour stand in one kingdom: nothing can be said of a third, nothing is dropped.

    Ben wins, and his king is still there for Cara's.
    """
    table = await conflict(room)
    plans, told = room.tables.plans, (("commit:attack", ("commit:0",)),)
    await plans.plan(table.id, CARA, "action", [["tile:black:J10"]], told)
    await answer(room, table, ANA, "tile:black:G10")
    assert await asked(room, table) == [(0, "commit:attack")]
    now = await plans.planning(table.id, CARA)
    assert [(plan.ids, plan.then) for plan in now.book.plans] == [(("tile:black:J10",), told)]
    assert now.after(now.book.plans[0]) is None
    for _ in range(12):
        ask = (await room.tables.match(table.id)).asks()[0]
        if await given(room, table, 2):
            break
        await answer(room, table, table.user_at(ask.seat) or 0, "pass" if "pass" in ask.options else ask.options[-1])
    assert await given(room, table, 2) == [("action", ("tile:black:J10",)), *told]
    assert dropped(await plans.notes(table.id, CARA)) == []


async def test_a_fault_in_looking_ahead_does_not_keep_plans_from_their_player(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await planned_heresy(room)

    def fault(*_: object) -> None:
        raise ValueError

    now = await room.tables.plans.planning(table.id, BEN)
    monkeypatch.setattr(table_plans, "refusal_after", fault)
    assert now.after(now.book.plans[0]) is None


async def test_an_attack_is_planned_with_the_tiles_it_reveals(room: Room) -> None:
    table = await room.playing(BEN)
    plans = room.tables.plans
    for _ in range(200):
        match = await room.tables.match(table.id)
        seat = next(seat for seat in range(2) if match.ask_of(seat) is None)
        now = await plans.planning(table.id, table.user_at(seat) or 0)
        actions = next(item.ask.options for item in now.upcoming if item.id == "action")
        attacks = (option for option in actions if option.startswith("leader:"))
        chosen = next((item for item in attacks if next_question(match, seat, "action", [item], ())), None)
        if chosen is not None:
            break
        table = (await room.random_answer(table)).table
    assert chosen is not None
    user = table.user_at(seat) or 0
    now = await plans.plan(table.id, user, "action", [[chosen]])
    coming = now.after(now.book.plans[0])
    assert coming is not None
    assert coming.ask.key == "commit:attack"
    now = await plans.follow(table.id, user, now.book.plans[0].id, [coming.ask.options[0]])
    assert now.book.plans[0].then == (("commit:attack", (coming.ask.options[0],)),)
    while (await room.tables.match(table.id)).ask_of(seat) is None and not await given_since(room, table, seat, chosen):
        other = table.user_at(1 - seat) or 0
        ask = (await room.tables.match(table.id)).ask_of(1 - seat)
        assert ask is not None
        await room.tables.answers.give(
            table.id, other, [(ask.key, ("pass" if "pass" in ask.options else ask.options[0],))]
        )
    assert (await given(room, table, seat))[-2:] == [("action", (chosen,)), now.book.plans[0].then[0]]


async def given_since(room: Room, table: Table, seat: int, option: str) -> bool:
    return any(ids == (option,) for _, ids in await given(room, table, seat))
