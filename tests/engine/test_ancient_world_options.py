"""The Ancient World: the options of a turn that are listed are those that the rulebook allows, each worked out anew."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

from engine.ancient_world.facts import ACTIONS, BACKS, BOARD, CARDS, Card, Goods, N, Symbols, of_kind
from engine.ancient_world.options import TurnOptions
from engine.ancient_world.state import Army, Building, Citizen, Player, State
from engine.computers.random_player import choose
from engine.core.position import Position
from engine.core.registry import load_game
from engine.core.rng import Rng, seeded
from tests.night import at_night

GAME = load_game("ancient_world")
LONGEST = 90


class Purse:
    """What is left while something is paid, step by step."""

    def __init__(self, p: Player) -> None:
        self.coins, self.knowledge, self.ambrosia = p.coins, p.knowledge, p.ambrosia

    def pays(self, coins: int = 0, knowledge: int = 0, ambrosia: int = 0) -> bool:
        """Pay, ambrosia first, then coins, two ambrosia for each that is missing; whether that was possible."""
        self.ambrosia -= ambrosia
        self.knowledge -= knowledge
        if self.ambrosia < 0 or self.knowledge < 0:
            return False
        while coins:
            coins -= 1
            if self.coins:
                self.coins -= 1
            else:
                self.ambrosia -= N.coin
        return self.ambrosia >= 0


def cards_of(p: Player) -> list[Card]:
    """What does something in a city."""
    names = [one.card for one in p.buildings if not one.damaged] + p.titans + p.districts
    return [CARDS[name] for name in names] + ([CARDS[p.city]] if p.city else [])


def symbols(p: Player, name: str) -> int:
    """How often the city has a symbol besides those of the capital."""
    return sum(getattr(card.gives, name) for card in cards_of(p))


def price(p: Player, on: str, full: Goods, card: Card | None = None, *, stored: bool = False) -> Goods:
    """What something costs a city."""
    fields = dict.fromkeys(("coins", "knowledge", "ambrosia"), 0)
    for field in fields:
        fields[field] = getattr(full, field)
        for one in cards_of(p):
            for discount in one.discounts:
                is_for_it = discount.of is None or (card is not None and discount.of in card.banners)
                if is_for_it and (discount.on == on or (stored and discount.on == "stored")):
                    fields[field] -= getattr(discount.less, field)
        fields[field] = max(0, fields[field])
    return Goods(**fields)


def uses(p: Player, on: str, full: int) -> int:
    """The ambrosia for a use of it: 1 at least."""
    return max(1, price(p, on, Goods(ambrosia=full)).ambrosia)


def whereabouts(s: State, seat: int) -> dict[int, str]:
    """The citizens that are placed, in order, with the action or the card."""
    places = {}
    for number in range(1, N.highest_citizen + 1):
        for action in ACTIONS:
            if Citizen(seat, number) in s.spaces[action]:
                places[number] = action
        for one in s.players[seat].buildings:
            if one.citizen == number:
                places[number] = f"card:{one.card}"
    return places


def citizens(s: State, seat: int) -> list[tuple[str, int, int, str]]:
    """Who may be placed: as options say it, the number, the ambrosia for placing again, where from."""
    p = s.players[seat]
    again = uses(p, "again", N.again)
    placed = whereabouts(s, seat).items()
    return [(str(number), number, 0, "") for number in p.ready] + [
        (f"again{number}", number, again, where) for number, where in placed
    ]


def details(s: State, seat: int, action: str) -> Iterator[tuple[str, Goods]]:
    """What there is to do at an action, whatever it costs, with its price."""
    p = s.players[seat]
    if action == "build" and len(p.buildings) < N.capacity + symbols(p, "capacity"):
        for card in dict.fromkeys(s.row):
            yield card, price(p, "build", CARDS[card].cost, CARDS[card])
        for card in dict.fromkeys(s.wonders):
            yield card, price(p, "build", CARDS[card].cost, CARDS[card])
    if action == "recruit":
        slots = ["new"] * (len(p.armies) < N.armies + symbols(p, "armies")) + [army.card for army in p.armies]
        for card in dict.fromkeys(s.military_row):
            for slot in slots:
                yield f"{card}:{slot}", price(p, "recruit", CARDS[card].cost, CARDS[card])
    free = [number for number in range(1, N.highest_citizen + 1) if number not in p.citizens]
    deck = 0 if s.round <= 3 else 1
    for deal in BOARD[action].deals:
        gain = deal.gain
        if gain.citizens and not free:
            continue
        if gain.upgrades and not any(new > old for new in free for old in p.citizens):
            continue
        if gain.districts and not s.districts:
            continue
        if gain.explore and not s.decks[deck] and not s.discards[deck]:
            continue
        yield deal.id, price(p, action, deal.pay)


def placements(s: State, seat: int, action: str) -> Iterator[tuple[str, Purse]]:
    """Every way to place a citizen on an action, and what is left of the purse then: the lower ones first, those placed
    again last.
    """
    p, highest = s.players[seat], max((one.number for one in s.spaces[action]), default=0)
    surcharge = price(p, "surcharge", Goods(coins=N.surcharge)).coins
    everybody = citizens(s, seat)
    if surcharge:
        everybody.sort(key=lambda one: (one[2] > 0, one[2] == 0 and one[1] >= highest))
    for name, number, again, where in everybody:
        if where == action:
            continue
        is_lower = surcharge > 0 and number < highest
        for how, coins, skill in (
            (("coin", surcharge, 0), ("skill", 0, highest - number)) if is_lower else (("free", 0, 0),)
        ):
            purse = Purse(p)
            if purse.pays(ambrosia=again) and purse.pays(coins, 0, skill):
                purse.ambrosia += s.ambrosia[action]
                yield f"{action}:{name}:{how}", purse


def at_board(s: State, seat: int) -> Iterator[str]:
    """Placements with what is done there, then those without."""
    claims = []
    for action in ACTIONS:
        if s.round < BOARD[action].round:
            continue
        everything = list(details(s, seat, action))
        for way, left in placements(s, seat, action):
            claims.append(f"claim:{way}")
            for detail, cost in everything:
                purse = Purse(s.players[seat])
                purse.coins, purse.ambrosia = left.coins, left.ambrosia
                if purse.pays(cost.coins, cost.knowledge, cost.ambrosia):
                    yield f"{way}:{detail}"
    yield from claims


def own_actions(s: State, seat: int) -> Iterator[str]:
    """Own cards' actions that nobody has used in this round."""
    p = s.players[seat]
    cards = dict.fromkeys(one.card for one in p.buildings if not one.damaged and one.citizen == 0)
    for name, number, again, _ in citizens(s, seat):
        for card in cards:
            action, purse = CARDS[card].action, Purse(p)
            if action is None:
                continue
            pay = action.pay
            if purse.pays(ambrosia=again + max(0, action.skill - number)) and purse.pays(
                pay.coins, pay.knowledge, pay.ambrosia
            ):
                yield f"use:{name}:{card}"


def strength(army: Army, titan: Card, threatened: int | None, seat: int) -> Symbols:
    """Swords and arrows of an army against a titan, those of the cards under it included."""
    where = "deck" if threatened is None else "own" if threatened == seat else "other"
    facts = CARDS[army.card]
    parts = [Symbols(swords=facts.swords, arrows=facts.arrows)] + [CARDS[card].legacy for card in army.retired]
    for one in facts.against:
        if one.stars and one.stars != titan.stars:
            continue
        if one.swords_only is not None and one.swords_only != titan.swords_only:
            continue
        if one.where and one.where != where:
            continue
        parts.append(Symbols(swords=one.swords, arrows=one.arrows))
    return Symbols(swords=sum(part.swords for part in parts), arrows=sum(part.arrows for part in parts))


def attacks(s: State, seat: int) -> Iterator[str]:
    """Armies that have not attacked, all together or some, against every titan that is open."""
    p = s.players[seat]
    titans: list[tuple[str, int | None]] = [(pile[-1], None) for pile in s.titans if pile]
    titans += [(other.threat, number) for number, other in enumerate(s.players) if other.threat]
    armies = [army for army in p.armies if not army.used]
    own_swords, own_arrows, sword = symbols(p, "swords"), symbols(p, "arrows"), uses(p, "sword", N.sword)
    for size in range(1, len(armies) + 1):
        for chosen in combinations(armies, size):
            coins = sum(max(1, price(p, "army", Goods(army.coins + army.spent + 1)).coins) for army in chosen)
            for name, threatened in titans:
                titan = CARDS[name]
                parts = [strength(army, titan, threatened, seat) for army in chosen]
                swords = own_swords + sum(part.swords for part in parts)
                arrows = own_arrows + sum(part.arrows for part in parts)
                more = max(0, titan.defence - swords - (0 if titan.swords_only else arrows))
                purse = Purse(p)
                if purse.pays(coins=coins) and purse.pays(ambrosia=more * sword):
                    option = f"attack:{name}:{'+'.join(army.card for army in chosen)}:{more}"
                    if len(option) > LONGEST:
                        places = (str(at) for at, army in enumerate(p.armies, 1) if army in chosen)
                        option = f"attack:{name}:{'+'.join(places)}:{more}"
                    yield option


def may_be_built(p: Player, card: str) -> bool:
    """Whether there is room and the price for a stored card."""
    cost = price(p, "build", CARDS[card].cost, CARDS[card], stored=True)
    has_room = len(p.buildings) < N.capacity + symbols(p, "capacity")
    return has_room and Purse(p).pays(cost.coins, cost.knowledge, cost.ambrosia)


def worked_out(s: State, seat: int) -> list[str]:
    """Every option of a turn."""
    p = s.players[seat]
    options = [*at_board(s, seat), *own_actions(s, seat), *attacks(s, seat)]
    options += [f"stored:{card}" for card in dict.fromkeys(p.stored) if may_be_built(p, card)]
    if p.ambrosia >= uses(p, "mend", N.mend):
        options += [f"mend:{card}" for card in dict.fromkeys(one.card for one in p.buildings if one.damaged)]
    return [*options, *["coin"] * (p.ambrosia >= N.coin), "pass"]


def only_passes(s: State, seat: int, options: list[str]) -> bool:
    """Whether nobody needs to be asked: no option but passing, or trading that can wait. Hidden stored cards count as
    any with such a back.
    """
    p = s.players[seat]
    titan = CARDS[p.threat] if p.threat else None
    if "coin" in options and (s.round == N.rounds or (titan is not None and titan.coin.effect == "lose_ambrosia")):
        return False
    backs = {CARDS[card].deck for card in p.stored} if s.rules.hides_stored else set()
    if any(may_be_built(p, card.id) for back in sorted(backs) for card in BACKS[back]):
        return False
    return not p.ready and set(options) <= {"coin", "pass"}


def assert_exact(s: State, seat: int) -> list[str]:
    """Compare both ways; gives back the options."""
    options, expected = TurnOptions(s, seat), worked_out(s, seat)
    assert list(options) == expected
    assert TurnOptions(s, seat).is_only_pass() == only_passes(s, seat, expected)
    return expected


def some(cards: list[str], most: int, rng: Rng) -> list[str]:
    """A few of these cards, none twice unless it is there twice."""
    pool = list(cards)
    rng.shuffle(pool)
    return pool[: rng.below(most + 1)]


def put_somewhere(s: State, seat: int, rng: Rng) -> None:
    """Citizens of the seat anywhere: ready, hungry, new, on the board, on cards; others on the board."""
    p = s.players[seat]
    for action in ACTIONS:
        s.spaces[action] = [
            Citizen((seat + 1) % s.seats, 1 + rng.below(N.highest_citizen)) for _ in range(max(0, rng.below(4) - 1))
        ]
        s.ambrosia[action] = rng.below(3)
    p.citizens = [number for number in range(1, N.highest_citizen + 1) if rng.below(3)] or [1]
    p.ready, p.hungry = [], []
    own = [one for one in p.buildings if CARDS[one.card].action]
    for number in p.citizens:
        where = rng.below(8)
        if where < 4:
            p.ready.append(number)
        elif where < 5:
            p.hungry.append(number)
        elif where < 6 and own:
            own.pop().citizen = number
        elif where < 7:
            s.spaces[ACTIONS[rng.below(len(ACTIONS))]].append(Citizen(seat, number))


def disturbed(position: Position, seat: int, rng: Rng) -> State:
    """The state with another city for a seat: any cards, armies, means, and citizens anywhere."""
    s: State = GAME.copy(position.state)
    p = s.players[seat]
    empire = [card for deck in ("start", "A", "B", "C") for card in of_kind("empire", deck)]
    military = of_kind("military")
    p.city = "".join(some(of_kind("city"), 1, rng))
    p.buildings = [Building(card, not rng.below(4)) for card in some(empire, 9, rng)]
    p.districts, p.titans = some(of_kind("district"), 5, rng), some(of_kind("titan"), 3, rng)
    p.stored = some(of_kind("empire", "A") + of_kind("empire", "B"), 3, rng)
    p.armies = [
        Army(card, rng.below(2), rng.below(2), not rng.below(4)) for card in dict.fromkeys(some(military, 4, rng))
    ]
    for army in p.armies:
        army.retired = some(military, 2, rng)
    p.coins, p.knowledge, p.ambrosia = rng.below(12), rng.below(7), rng.below(13) * rng.below(2)
    put_somewhere(s, seat, rng)
    s.round = 1 + rng.below(N.rounds)
    s.row, s.military_row = some(empire, 6, rng), some(military, 4, rng)
    if not rng.below(5):
        s.districts, s.decks, s.discards = [], [[], []], [[], []]
    piles = [pile for pile in s.titans if len(pile) > 1]
    if piles and rng.below(2):
        s.players[seat - 1].threat = piles[rng.below(len(piles))].pop(0)
    p.changed()
    return s


@pytest.mark.parametrize(("seats", "seed", "step"), [(4, 1, 6), *map(at_night, [(2, 1, 1), (3, 2, 1), (4, 3, 1)])])
def test_acciones_del_jugador__what_is_listed_is_what_the_rulebook_allows(seats: int, seed: int, step: int) -> None:
    """At every so many turns of a random game, and for a city of any kind in its place."""
    position, rng, kinds, turns = Position.set_up(GAME, {}, seats, seed), seeded(seed), set[str](), 0
    while asks := position.asks():
        for ask in asks:
            turns += ask.key == "turn"
            if ask.key == "turn" and turns % step == 0:
                assert_exact(position.state, ask.seat)
                for _ in range(2):
                    options = assert_exact(disturbed(position, ask.seat, rng), ask.seat)
                    kinds.update(option.partition(":")[0] for option in options)
            position.apply(ask.seat, choose(ask, rng))
    assert turns > 25
    assert kinds == {*ACTIONS, "claim", "use", "attack", "stored", "mend", "coin", "pass"}
