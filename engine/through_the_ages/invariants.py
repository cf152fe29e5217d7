"""What holds of a game at every decision: what is possible at all (``sound``), and that nothing is lost or doubled."""

from __future__ import annotations

from collections import Counter

from engine.through_the_ages.cards import (
    AGE,
    CARDS,
    GIVES,
    IS_CIVIL,
    IS_TECHNOLOGY,
    KIND,
    NUMBERS,
    SPECIAL_KINDS,
    STORED,
    WORKERS,
    deck,
    plain,
)
from engine.through_the_ages.row import PLACES
from engine.through_the_ages.setup import BLUE, START_WORKERS, YELLOW
from engine.through_the_ages.state import Aggression, Colonize, Player, ResolveEvent, SendForce, State
from engine.through_the_ages.values import civil_total, military_total, working

ALEXANDER = NUMBERS["alexander_the_great"]
YELLOW_TOKENS = YELLOW + sum(START_WORKERS.values()) + 1
"""Yellow tokens of a player at the start: in the bank, at work, unused."""

BEING_RESOLVED = (ResolveEvent, Colonize, SendForce, Aggression)
"""Steps whose card is nowhere else for most of the time."""


def check(s: State) -> None:
    """Raises AssertionError where a game that was set up by the rules cannot have come to this state."""
    sound(s)
    for p in s.players:
        empty = Player(government=p.government, culture=p.culture, has_resigned=True)
        assert not p.has_resigned or p == empty, "something left behind"
        assert p.leader < 0 or p.led >> AGE[p.leader] & 1, "a leader never taken"
    _military_cards_are_all_there(s)
    _civil_cards_are_not_doubled(s)
    _tokens_do_not_multiply(s)


def sound(s: State) -> None:
    """Raises AssertionError where the state is impossible, however it has come about."""
    for seat, p in enumerate(s.players):
        _counts(p)
        _cards_in_play(p)
        _cards_of_others(s, seat)
        if not p.has_resigned:
            assert p.civil_total == civil_total(s, seat), "civil actions are not those of the cards"
            assert p.military_total == military_total(s, seat), "military actions are not those of the cards"
    _common_cards(s)
    assert s.turn.resources >= 0 <= s.turn.food, "less than nothing to spend this turn"
    assert min(s.turn.unit_resources, s.turn.unit_science, s.turn.military, s.turn.civil) >= 0, "less than nothing"
    assert sorted(s.resigned) == [seat for seat, p in enumerate(s.players) if p.has_resigned], "who has resigned"
    assert s.result is None or not s.agenda, "the game is over and goes on"


def _counts(p: Player) -> None:
    assert min(*p.workers, *p.stored) >= 0, "fewer than no workers or tokens"
    assert min(p.yellow, p.blue, p.idle, p.civil, p.military, p.science, p.culture, p.waived) >= 0, "less than nothing"
    assert p.civil <= p.civil_total, "more civil actions than there are"
    assert p.military <= p.military_total, "more military actions than there are"
    assert all(p.known >> n & 1 for n in range(WORKERS) if p.workers[n]), "workers on an unknown technology"
    assert all(p.known >> n & 1 for n in range(STORED) if p.stored[n]), "tokens on an unknown technology"


def _cards_in_play(p: Player) -> None:
    assert KIND[p.government] == "government", "a government that is none"
    assert all(n < 0 or KIND[n] == kind for n, kind in zip(p.specials, SPECIAL_KINDS, strict=True)), "a special place"
    assert p.leader < 0 or KIND[p.leader] == "leader", "a leader that is none"
    assert all(KIND[card] == "wonder" for card in p.wonders), "a wonder that is none"
    assert len(set(p.wonders)) == len(p.wonders), "a wonder twice"
    assert set(p.ruins) <= set(p.wonders), "a ruin that was no wonder"
    assert p.homer < 0 or p.homer in p.wonders, "Homer's wonder is not there"
    assert p.unfinished < 0 or p.stages < len(CARDS[p.unfinished].stages), "a wonder that is complete"
    assert p.unfinished >= 0 or not p.stages, "stages of no wonder"
    assert p.unfinished not in p.wonders, "a wonder complete and not"
    assert all(KIND[card] == "territory" for card in p.colonies), "a colony that is no territory"
    assert all(IS_CIVIL[card] for card in p.civil_hand), "a military card in a civil hand"
    assert not any(IS_CIVIL[plain(card)] for card in p.military_hand), "a civil card in a military hand"
    assert not Counter(p.fresh) - Counter(p.civil_hand), "a card just taken that is not in the hand"
    technologies = [card for card in p.civil_hand if IS_TECHNOLOGY[card]]
    assert len(set(technologies)) == len(technologies), "a technology twice in the hand"
    assert not any(card < WORKERS and p.known >> card & 1 for card in technologies), "a technology in hand and in play"


def _cards_of_others(s: State, seat: int) -> None:
    """Pacts, wars and tactics bind players that are there."""
    p, playing = s.players[seat], s.playing()
    if p.has_resigned:
        return
    if p.pact is not None:
        assert p.pact.partner in playing, "a pact with nobody"
        assert p.pact.partner != seat, "a pact with oneself"
        assert KIND[p.pact.card] == "pact", "a pact that is none"
    for war in p.wars:
        assert war.rival in playing, "a war against nobody"
        assert war.rival != seat, "a war against oneself"
        assert KIND[war.card] == "war", "a war that is none"
    assert p.tactic < 0 or KIND[p.tactic] == "tactic", "a tactic that is none"
    assert p.tactic < 0 or p.exclusive != (p.tactic in s.shared), "a tactic both exclusive and shared, or neither"


def _common_cards(s: State) -> None:
    assert len(s.row) == PLACES, "the row has another number of places"
    assert all(card < 0 or IS_CIVIL[card] for card in s.row), "a military card in the row"
    assert all(IS_CIVIL[card] for card in s.civil_deck), "a military card in the civil deck"
    assert all(AGE[card] == age for age, pile in enumerate(s.discards) for card in pile), "a discard of another age"
    assert all(KIND[card] in ("event", "territory") for card in (*s.current, *s.future, *s.past)), "no event"
    assert all(KIND[card] == "tactic" for card in s.shared), "no tactic"
    lying = _military_cards(s)
    assert len(lying) == len(set(lying)), "a military card lies in two places"


def _military_cards(s: State) -> list[int]:
    """Every military card, except those that are being resolved."""
    cards = [*s.military_deck, *s.current, *s.future, *s.boxed, *s.past, *s.shared]
    for pile in s.discards:
        cards += pile
    for p in s.players:
        cards += p.military_hand + p.colonies + [war.card for war in p.wars] + ([p.tactic] if p.exclusive else [])
        cards += [p.pact.card] if p.pact is not None else []
    return cards


def _military_cards_are_all_there(s: State) -> None:
    """Of each age that has begun all cards of its deck, as made for the number of players."""
    # Where the step is nearly over, its card may lie in its place already.
    lying = set(_military_cards(s)) | {step.card for step in s.agenda if isinstance(step, BEING_RESOLVED)}
    by_age = [sorted(card for card in lying if AGE[card] == age) for age in range(4)]
    for age, cards in enumerate(by_age):
        possible = [[]] if age > s.age else [sorted(deck(players, age, civil=False)) for players in _players(s)]
        assert cards in possible, f"military cards of age {age} are missing or too many"
    assert all(AGE[card] == s.age for card in s.military_deck), "a military deck of another age"
    assert all(AGE[card] == s.age for card in s.civil_deck), "a civil deck of another age"
    ages = [AGE[card] for card in s.current]
    assert ages == sorted(ages, reverse=True), "a later event above an earlier one"
    assert (s.age == 4) == bool(s.last_round), "the last round is known in age IV"
    assert s.round <= s.last_round or not s.last_round, "rounds go on after the last one"
    assert s.age > 0 or s.round <= 2, "age A after its end"


def _players(s: State) -> range:
    """How many may have played when a deck was made."""
    return range(max(2, len(s.playing())), s.seats + 1)


def _civil_cards_are_not_doubled(s: State) -> None:
    """No more of a card than its deck has: in the row, the deck, hands and play; discarded ones are gone."""
    lying = Counter(card for card in (*s.row, *s.civil_deck) if card >= 0)
    for p in s.players:
        lying.update(p.civil_hand)
        lying.update(p.wonders)
        lying.update(n for n in (p.leader, p.unfinished, p.government, *p.specials) if n >= 0)
        lying.update(n for n in range(WORKERS) if p.known >> n & 1)
    for card, count in lying.items():
        most = max(CARDS[card].copies[players - 2] for players in _players(s))
        assert CARDS[card].starting or count <= most, f"too many of {CARDS[card].id}"


def _tokens_do_not_multiply(s: State) -> None:
    """Blue tokens are those of the start and of cards, yellow ones too, and move between players; some are lost."""
    total = 0
    for p in s.players:
        if p.has_resigned:
            continue
        blue = p.blue + sum(p.stored) + p.stages
        assert blue <= BLUE + sum(max(0, GIVES["blue"][n]) for n in working(p)), "too many blue tokens"
        total += p.yellow + p.idle + sum(p.workers)
        total -= sum(GIVES["yellow"][n] for n in p.colonies)
        total -= p.leader != ALEXANDER and p.led & 1
    assert total <= YELLOW_TOKENS * s.seats, "too many yellow tokens"
