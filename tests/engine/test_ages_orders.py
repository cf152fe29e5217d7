"""Standing orders of Through the Ages: what they answer, when they are silent, when they do not fit any more."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.core.ask import Ask
from engine.core.errors import IllegalAnswer
from engine.core.match import Match
from engine.core.planning import order_parts, ordered, orders, shortcuts
from engine.core.preorders import Lapsed, Settings, Settled, with_settings
from engine.core.rng import Rng, seeded
from engine.through_the_ages.orders import ORDERS
from engine.through_the_ages.state import Aggression, Colonize, OfferPact, SendForce
from tests.cases.answers import Table
from tests.cases.through_the_ages.board import Civ, civ, event, n, play, say, state
from tests.engine.conformance.tables import Table as Setup
from tests.engine.conformance.tables import at, copy_of, moments, state_of, step

SAYING = [
    Setup("through_the_ages", (("asking", asking), ("resigning", "no")), seats)
    for asking, seats in (("who-can", 4), ("everyone", 3))
]
LAND = "historic_territory_i"
COVERED = {
    *("bid", "force", "defend", "pact", "market", "free", "mixture", "ruin", "destroy", "free-colony", "progress"),
    *("agreement", "lose-worker", "blue-token", "discard", "raid"),
}
"""The questions that orders speak of."""

Said = Settled | Lapsed | None


def said(t: Table, kind: str, **settings: str) -> Said:
    """What an order answers to the first open question; ``_`` stands for "-", ``__`` for "@" in names of parts."""
    asked = t.asks[0]
    return ORDERS[kind].answer(t.s, asked, settings_of(settings))


def settings_of(words: dict[str, str]) -> Settings:
    return tuple(
        (name.replace("__", "@", 1).replace("_", "-") if "__" not in name else _of(name), tuple(value.split()))
        for name, value in words.items()
    )


def _of(name: str) -> str:
    key, _, thing = name.partition("__")
    return f"{key.replace('_', '-')}@{thing}"


def ids(answer: Said) -> tuple[str, ...]:
    assert isinstance(answer, Settled), answer
    return answer.ids


# --- bids ---


def land(*civs: Civ, card: str = LAND, **more: Any) -> Table:
    s = state(*civs, revealed=card, **more)
    return play(s, Colonize(s.active, n(card)))


def test_a_bid_is_the_lowest_that_leads_and_never_above_the_limit() -> None:
    t = land(civ(workers="warriors=5"), civ(workers="warriors=5"))
    bids = []
    while t.asked()[1] == "bid":
        seat = t.asked()[0]
        choice = ids(said(t, "territories", bid_up_to=f"bid-to:{(4, 3)[seat]}"))[0]
        bids.append((seat, choice))
        say(t, choice)
    assert bids == [(0, "bid:1"), (1, "bid:2"), (0, "bid:3"), (1, "pass")]
    assert t.asked() == (0, "force")


def test_who_says_never_passes_and_who_says_nothing_is_asked() -> None:
    t = land(civ(workers="warriors=5"), civ())
    assert ids(said(t, "territories", bid_up_to="no-bid")) == ("pass",)
    assert said(t, "territories", send_first="cards-first") is None
    assert said(t, "territories") is None


def test_a_kind_of_territory_has_a_limit_of_its_own_in_every_age() -> None:
    limits = {"bid_up_to": "no-bid", "bid_up_to_for__historic": "bid-to:2"}
    for card in (LAND, "historic_territory_ii"):
        assert ids(said(land(civ(workers="warriors=3"), civ(), card=card), "territories", **limits)) == ("bid:1",)
    assert ids(said(land(civ(workers="warriors=3"), civ(), card="vast_territory_i"), "territories", **limits)) == (
        "pass",
    )


def test_a_bid_is_never_above_what_may_be_sent() -> None:
    """3 warriors of strength 1, knights of strength 2, a bonus card of 1."""
    t = land(civ(workers="warriors=3 knights=1", military_hand="military_bonus_i"), civ())

    def highest(**order: str) -> int:
        found = 0
        for bid in range(8):
            asked = Ask("bid", 0, t.asks[0].options, about={"card": LAND, "highest": bid})
            answer = ids(ORDERS["territories"].answer(t.s, asked, settings_of({"bid_up_to": "bid-to:20"} | order)))
            found = max(found, int(answer[0].partition(":")[2] or 0))
        return found

    assert highest() == 6
    assert highest(send_first="units-only") == 5
    assert highest(send_units="send:warriors") == 4
    assert highest(send_units="send:warriors", send_first="units-only") == 3
    assert highest(send_units="send:cannon") == 0


def force(bid: int, **order: str) -> Said:
    s = state(
        civ(workers="warriors=3 knights=1", military_hand="military_bonus_i military_bonus_i"), civ(), revealed=LAND
    )
    return said(play(s, SendForce(0, n(LAND), bid)), "territories", **order)


def test_the_force_is_the_cheapest_of_what_may_be_sent() -> None:
    assert ids(force(3, bid_up_to="bid-to:3")) == ("force:i0=1:b1=2",)
    assert ids(force(3, bid_up_to="bid-to:3", send_first="units-first")) == ("force:i0=1+c1=1",)
    assert ids(force(3, bid_up_to="bid-to:3", send_first="units-only", send_units="send:warriors")) == ("force:i0=3",)


def test_a_force_that_cannot_be_made_of_what_may_be_sent_lapses() -> None:
    answer = force(5, bid_up_to="bid-to:5", send_first="units-only", send_units="send:warriors")
    assert isinstance(answer, Lapsed)
    assert (answer.part, answer.why.key) == ("send-units", "through_the_ages-no-order-force")


def test_the_force_for_a_bid_above_the_limit_is_the_players_own() -> None:
    assert force(4, bid_up_to="bid-to:3") is None
    assert ids(force(4, bid_up_to="bid-to:3", send_first="units-first")) == ("force:i0=2+c1=1",)


def test_cooks_discards_for_a_force_are_the_oldest_useless_cards() -> None:
    s = state(civ(workers="warriors=1", cards="james_cook", military_hand="spy legion rats"), civ(), revealed=LAND)
    t = play(s, SendForce(0, n(LAND), 2))
    say(t, ids(said(t, "territories", bid_up_to="bid-to:2"))[0])
    assert t.asked() == (0, "discard")
    assert ids(said(t, "territories", bid_up_to="bid-to:2")) == ("discard:legion:1",)


# --- defence ---


def attack(strength: int, hand: str, **more: Any) -> Table:
    """Seat 0 attacks seat 1, which has no strength of its own, with so much."""
    s = state(
        civ(workers=f"warriors={strength}"),
        civ(workers="", military_hand=hand, cards="monarchy"),
        revealed="spy",
        **more,
    )
    return play(s, Aggression(0, n("spy"), 1))


def test_a_defence_is_made_with_so_many_cards_if_they_are_enough_else_with_none() -> None:
    t = attack(4, "military_bonus_i military_bonus_i legion")
    assert ids(said(t, "attacked", defend_up_to="use-up-to:2")) == ("cards:military_bonus_i=2",)
    assert ids(said(t, "attacked", defend_up_to="use-up-to:1")) == ("none",)
    assert ids(said(t, "attacked", defend_up_to="no-defence")) == ("none",)
    assert said(t, "attacked", defend_with="others-first") is None


def test_a_defence_spares_bonus_cards_where_that_is_said() -> None:
    t = attack(2, "military_bonus_i legion spy")
    assert ids(said(t, "attacked", defend_up_to="use-up-to:2")) == ("cards:military_bonus_i=1",)
    sparing = {"defend_up_to": "use-up-to:2", "defend_with": "others-first"}
    assert ids(said(t, "attacked", **sparing)) == ("cards:any=2",)
    say(t, "cards:any=2")
    assert t.asked() == (1, "discard")
    assert ids(said(t, "attacked", **sparing)) == ("discard:legion:1", "discard:spy:1")
    assert set(ids(said(t, "attacked", **sparing, discard_first="kind:bonus"))) == {
        "discard:military_bonus_i:1",
        "discard:legion:1",
    }


# --- pacts ---


def offer(card: str, side: int = 0, partner: int = 1) -> Table:
    s = state(civ(military_hand=card), civ(), civ())
    return play(s, OfferPact(0, n(card), partner, side))


def test_pacts_are_answered_by_card_and_side_and_by_who_offers_them() -> None:
    pact, own = "trade_routes_agreement", "pact_answer_to__trade_routes_agreement"
    assert ids(said(offer(pact), "pacts", pact_answer="refuse")) == ("refuse",)
    assert ids(said(offer(pact), "pacts", pact_answer="accept")) == ("accept",)
    assert said(offer(pact), "pacts", pact_answer_to__peace_treaty="refuse") is None
    assert ids(said(offer(pact, 0), "pacts", **{"pact_answer": "refuse", own: "accept:b"})) == ("accept",)
    assert ids(said(offer(pact, 1), "pacts", **{"pact_answer": "accept", own: "accept:b"})) == ("refuse",)
    assert ids(said(offer(pact), "pacts", pact_answer="accept", pact_from="seat:0")) == ("accept",)
    assert said(offer(pact), "pacts", pact_answer="accept", pact_from="seat:2") is None


def test_two_players_say_nothing_to_pacts() -> None:
    assert ORDERS["pacts"].parts(state(civ(), civ()), 0) == []


# --- losses and events ---


def test_the_first_of_the_list_that_is_there_goes() -> None:
    t = event("pestilence", civ(workers="bronze=2 warriors=1", idle=0), civ(workers="", idle=5))
    order = {"lose_workers": "worker:knights worker:warriors worker:bronze"}
    assert ids(said(t, "losses", **order)) == ("worker:warriors",)
    say(t, "worker:warriors")
    if t.asks:
        assert ids(said(t, "losses", **order)) == ("worker:bronze",)
    both = civ(workers="bronze=2 agriculture=1", idle=0)
    assert said(event("pestilence", both, civ()), "losses", lose_goods="food") is None


def test_a_list_of_which_nothing_is_left_lapses() -> None:
    t = event("pestilence", civ(workers="bronze=2 agriculture=1", idle=0), civ())
    answer = said(t, "losses", lose_workers="worker:warriors", lose_goods="food")
    assert isinstance(answer, Lapsed)
    assert (answer.part, answer.why.key) == ("lose-workers", "through_the_ages-no-order-nothing-left")


def test_goods_are_lost_and_gained_as_said() -> None:
    weak = civ(workers="agriculture=1 bronze=1", stored="agriculture=5 bronze=2")
    raided = event("raiders", weak, civ(workers="warriors=4"))
    assert raided.asked() == (0, "mixture")
    amount = int(raided.asks[0].about["amount"])
    options = {words: ids(said(raided, "losses", lose_goods=words))[0] for words in ("food", "resources", "plentiful")}
    assert options["food"] == f"mixture:{min(5, amount)}:{amount - min(5, amount)}"
    assert options["resources"] == f"mixture:{amount - min(2, amount)}:{min(2, amount)}"
    _, food, resources = options["plentiful"].split(":")
    assert int(food) > int(resources)
    assert said(raided, "events", gain_goods="food") is None, "nothing is gained here"
    market = event("development_of_markets", weak, civ())
    chosen = {words: ids(said(market, "events", gain_goods=words)) for words in ("food", "resources", "scarcer")}
    assert chosen == {"food": ("food",), "resources": ("resources",), "scarcer": ("resources",)}


def test_events_that_build_or_offer_something_are_answered_as_said() -> None:
    t = event("development_of_warfare", civ(idle=1), civ())
    assert ids(said(t, "events", free_warriors="build-it")) == ("build:warriors",)
    assert ids(said(t, "events", free_warriors="no")) == ("no",)
    assert said(t, "events", free_temple="no") is None
    t = event("development_of_civilization", civ(idle=1, stored="bronze=3 agriculture=3"), civ())
    assert ids(said(t, "events", progress_first="develop:irrigation build:bronze increase")) == ("build:bronze",)
    assert ids(said(t, "events", progress_first="develop:irrigation")) == ("no",)


def test_a_terrorist_destroys_the_dearest_building_or_the_cheapest_as_said() -> None:
    rich = civ(workers="philosophy=1 drama=1 scientific_method=1", culture=9)
    t = event("terrorism", rich, civ(culture=0))
    assert t.asked() == (1, "raid")
    assert ids(said(t, "events", raid_first="dearest")) == ("raid:scientific_method",)
    assert ids(said(t, "events", raid_first="cheapest")) == ("raid:philosophy",)
    assert said(t, "events", gain_goods="food") is None


# --- all of them ---


def random_settings(match: Match, seat: int, kind: str, rng: Rng) -> Settings:
    """Something that an order of this kind can say."""
    found: Settings = ()
    parts = order_parts(match, seat, kind)
    for item in parts:
        options, chosen = list(item.ask.options), []
        rng.shuffle(options)
        if rng.below(3):
            chosen = options[: 1 + rng.below(item.ask.most)]
        found = with_settings(parts, found, ((item.id, tuple(chosen)),))
    return found


def played_by_orders(table: Setup, seed: int) -> Counter[str]:
    """What orders answer in a game in which everybody says something anew now and then."""
    match, rng = table.open(seed), seeded(seed)
    orders_of: dict[tuple[int, str], Settings] = {}
    answered: Counter[str] = Counter()
    while match.asks():
        ask = match.asks()[0]
        if rng.below(15) == 0:
            kind = list(orders(match))[rng.below(len(orders(match)))]
            for seat in range(match.seats):
                orders_of[seat, kind] = random_settings(match, seat, kind, rng)
        for kind in orders(match):
            answer = ordered(match, kind, orders_of.get((ask.seat, kind), ()), ask)
            if isinstance(answer, Settled):
                assert answer.part in dict(orders_of[ask.seat, kind])
                assert ask.least <= len(answer.ids) <= ask.most
                assert set(answer.ids) <= set(ask.options)
                match.answer(ask.seat, ask.key, answer.ids)
                answered[ask.key] += 1
                break
            if isinstance(answer, Lapsed):
                assert answer.part in dict(orders_of[ask.seat, kind])
        else:
            step(match, rng)
    return answered


@at(SAYING)
def test_an_order_answers_only_what_is_legal_and_covers_every_question_it_should(table: Setup) -> None:
    """Whole games are played by orders; nobody is asked about what they settle."""
    answered: Counter[str] = Counter()
    for seed in range(5, 9):
        answered += played_by_orders(table, seed)
    assert answered.keys() <= COVERED
    assert len(answered) > 7


@at(SAYING)
def test_orders_lean_on_nothing_hidden(table: Setup) -> None:
    """Neither what they may say, nor what they answer, nor what is offered on a question."""
    compared = 0
    for match in moments(table, every=1):
        ask = match.asks()[0]
        if ask.key in ("action", "politics") and len(match.answers) % 40:
            continue
        rng = seeded(len(match.answers))
        twin = copy_of(match)
        twin.game.redeal(twin.state, ask.seat, rng)
        (other,) = twin.asks()
        compared += state_of(twin) != state_of(match)
        assert shortcuts(twin, other) == shortcuts(match, ask)
        for kind in orders(match):
            mine, theirs = order_parts(match, ask.seat, kind), order_parts(twin, ask.seat, kind)
            assert [(item.id, list(item.ask.options)) for item in mine] == [
                (item.id, list(item.ask.options)) for item in theirs
            ]
            settings = random_settings(match, ask.seat, kind, rng)
            assert ordered(match, kind, settings, ask) == ordered(twin, kind, settings, other)
    assert compared > 5


def test_where_silence_shall_tell_nothing_a_hand_does_not_decide_whether_an_order_answers() -> None:
    """To the public, whether somebody is asked is the same whatever they hold."""
    hidden = 0
    for seed in range(3, 7):
        for match in moments(SAYING[1], every=1, seed=seed):
            ask = match.asks()[0]
            if ask.key not in ("bid", "defend"):
                continue
            rng = seeded(len(match.answers))
            twin = copy_of(match)
            twin.game.redeal(twin.state, None, rng)
            other = twin.ask_of(ask.seat)
            if other is None or other.key != ask.key:
                continue
            hidden += state_of(twin) != state_of(match)
            for kind in ("territories", "attacked"):
                settings = random_settings(match, ask.seat, kind, rng)
                answers = [ordered(*which) for which in ((match, kind, settings, ask), (twin, kind, settings, other))]
                assert isinstance(answers[0], Settled) == isinstance(answers[1], Settled)
                assert not any(isinstance(answer, Lapsed) for answer in answers)
    assert hidden > 5


@at(SAYING)
def test_what_is_offered_on_a_question_answers_it(table: Setup) -> None:
    offered: Counter[str] = Counter()
    for match in moments(table, every=1):
        ask = match.asks()[0]
        ways = shortcuts(match, ask)
        assert len({way.id for way in ways}) == len(ways) <= 20
        for way in ways:
            settings = with_settings(order_parts(match, ask.seat, way.kind), (), way.settings)
            assert isinstance(ordered(match, way.kind, settings, ask), Settled)
            offered[ask.key] += 1
    assert {"bid", "defend"} & set(offered)


@pytest.mark.parametrize("bad", [("bid-up-to", ("bid-to:99",)), ("bid-up-to", ("no-bid", "bid-to:1")), ("x", ("y",))])
def test_an_order_cannot_say_what_is_not_offered(bad: tuple[str, tuple[str, ...]]) -> None:
    s = state(civ(), civ())
    with pytest.raises(IllegalAnswer):
        with_settings(ORDERS["territories"].parts(s, 0), (), (bad,))
