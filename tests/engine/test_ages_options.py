"""Through the Ages: the options that are listed are the candidates that no rule forbids, in the same order."""

from __future__ import annotations

import pytest

from engine.computers.random_player import choose
from engine.core.position import Position
from engine.core.registry import load_game
from engine.core.rng import Rng, seeded
from engine.through_the_ages import politics
from engine.through_the_ages.action_phase import ACTIONS, possible, why_not
from engine.through_the_ages.candidates import END, candidates
from engine.through_the_ages.cards import BOX, IS_CIVIL, KIND, NUMBERS, OF_KIND, SPECIAL_KINDS, WORKERS
from engine.through_the_ages.state import Pact, State
from tests.night import each

GAME = load_game("through_the_ages")
PACTS = [card for card in OF_KIND["pact"] if BOX[card].differ]
USED = ("tactic", "replaced-leader", "hammurabi", "bach", "churchill", "liner", "trade")


def assert_exact(s: State, seat: int) -> int:
    """Compare both ways; gives back how many candidates are forbidden."""
    everything = list(candidates(s, seat))
    allowed = [option for option in everything if why_not(s, seat, option) is None]
    assert possible(s, seat) == allowed
    return len(everything) - len(allowed)


def shuffled(position: Position, rng: Rng) -> State:
    """The state with another civilization for the active player: any leader, government, wonders, hand and means."""
    s: State = GAME.copy(position.state)
    p = s.players[s.active]

    def some(kind: str, chance: int = 2) -> int:
        return OF_KIND[kind][rng.below(len(OF_KIND[kind]))] if rng.below(chance) else -1

    p.leader, p.government = some("leader", 6), OF_KIND["government"][rng.below(len(OF_KIND["government"]))]
    p.specials = [some(kind) for kind in SPECIAL_KINDS]
    p.wonders = sorted({some("wonder", 9) for _ in range(rng.below(4))} - {-1})
    p.ruins = p.wonders[:1] if rng.below(2) else []
    p.unfinished = some("wonder") if rng.below(2) else -1
    p.stages = 0
    for n in range(WORKERS):
        if rng.below(2):
            p.known |= 1 << n
            p.workers[n] = rng.below(3)
    civil = [n for n in range(len(BOX)) if IS_CIVIL[n] and KIND[n] != "wonder"]
    p.civil_hand = [civil[rng.below(len(civil))] for _ in range(rng.below(9))]
    p.fresh = [card for card in p.civil_hand if KIND[card] == "action" and not rng.below(3)]
    p.military_hand = [OF_KIND["tactic"][rng.below(len(OF_KIND["tactic"]))] for _ in range(rng.below(3))]
    s.shared = [OF_KIND["tactic"][rng.below(len(OF_KIND["tactic"]))] for _ in range(rng.below(3))]
    p.idle, p.yellow, p.blue = rng.below(3), rng.below(19), rng.below(5)
    p.stored = [rng.below(3) for _ in p.stored]
    p.science, p.civil, p.military = rng.below(12), rng.below(6), rng.below(4)
    # A revolution takes the whole total, which is never 0.
    p.civil_total, p.military_total = max(1, p.civil + rng.below(2)), max(1, p.military + rng.below(2))
    turn = s.turn
    turn.civil, turn.military, turn.resources, turn.food = (rng.below(2) for _ in range(4))
    turn.unit_resources, turn.unit_science = rng.below(4), rng.below(4)
    turn.used = [word for word in USED if not rng.below(4)]
    s.row = [civil[rng.below(len(civil))] if rng.below(4) else some("wonder") for _ in s.row]
    if rng.below(2):
        partner = s.others(s.active)[0]
        p.pact = Pact(PACTS[rng.below(len(PACTS))], partner, rng.below(2))
        s.players[partner].science = rng.below(3)
    return s


@pytest.mark.parametrize(("seats", "seed"), each(2, [(4, 1), (2, 2), (3, 3), (4, 4)]))
def test_fase_de_acciones__what_is_listed_is_what_no_rule_forbids(seats: int, seed: int) -> None:
    """In a random game, and for a civilization of any kind in its place now and then."""
    position, rng, times, forbidden, kinds = Position.set_up(GAME, {}, seats, seed), seeded(seed), 0, 0, set[str]()
    while asks := position.asks():
        ask = asks[0]
        if ask.key == "action":
            forbidden += assert_exact(position.state, ask.seat)
            times += 1
            if position.state.round > 1:
                other = shuffled(position, rng)
                forbidden += assert_exact(other, ask.seat)
                kinds.update(option.partition(":")[0] for option in possible(other, ask.seat))
        position.apply(ask.seat, choose(ask, rng))
    assert times > 100
    assert forbidden > 10 * times
    # Chance decides which of the leaders and wonders with actions of their own come.
    assert len(kinds & {END, *ACTIONS}) >= len(ACTIONS) - 2


def embattled(position: Position, rng: Rng) -> State:
    """The state with another military hand for the active player, and other means, leaders and strengths."""
    s: State = shuffled(position, rng)
    kinds = ("aggression", "war", "pact", "event", "territory", "tactic")
    cards = [card for kind in kinds for card in OF_KIND[kind]]
    p = s.players[s.active]
    p.military_hand = [cards[rng.below(len(cards))] for _ in range(1 + rng.below(7))]
    p.leader = (-1, *(NUMBERS[name] for name in ("mahatma_gandhi", "christopher_columbus", "alexander_the_great")))[
        max(0, rng.below(9) - 5)
    ]
    s.last_round = s.round if not rng.below(3) else 0
    s.age = 4 if not rng.below(4) else s.age
    for other in s.others(s.active):
        rival = s.players[other]
        rival.workers = [rng.below(3) * rng.below(2) for _ in rival.workers]
        rival.colonies = OF_KIND["territory"][: rng.below(2)]
    return s


@pytest.mark.parametrize(("seats", "seed"), each(1, [(4, 1), (2, 2), (3, 3)]))
def test_fase_politica__what_is_listed_is_what_no_rule_forbids(seats: int, seed: int) -> None:
    position, rng, verbs, forbidden = Position.set_up(GAME, {}, seats, seed), seeded(seed), set[str](), set[str]()
    while asks := position.asks():
        ask = asks[0]
        if ask.key == "politics":
            for s in (position.state, *(embattled(position, rng) for _ in range(3))):
                everything = list(politics.candidates(s, ask.seat))
                allowed = [option for option in everything if politics.why_not(s, ask.seat, option) is None]
                assert politics.possible(s, ask.seat) == allowed
                verbs.update(option.partition(":")[0] for option in allowed)
                reasons = (politics.why_not(s, ask.seat, option) for option in everything)
                forbidden.update(why.key for why in reasons if why is not None)
        position.apply(ask.seat, choose(ask, rng))
    assert verbs >= {"pass", "event", "attack", "war", "resign", "columbus", "alexander", "cancel"}
    assert len(forbidden) >= 6


def test_robespierre__a_card_brings_a_revolution_without_a_civil_action() -> None:
    position = Position.set_up(GAME, {}, 2, 1)
    s: State = position.state
    s.round = 2
    p = s.players[s.active]
    p.leader, p.civil, p.military, p.military_total, p.science = NUMBERS["maximilien_robespierre"], 0, 2, 2, 9
    p.civil_hand = [NUMBERS["breakthrough_i"], NUMBERS["monarchy"]]
    assert [option for option in possible(s, s.active) if "revolution" in option] == [
        "revolution:monarchy",
        "play:breakthrough_i:revolution:monarchy",
    ]
    assert_exact(s, s.active)
