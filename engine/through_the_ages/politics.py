"""The political phase: one action at most (rulebook, "Fase política")."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from engine.core.ask import Ask, Flow, ask
from engine.core.errors import Reason
from engine.core.fitting import skips
from engine.through_the_ages import pacts, prices, resigning, tactics
from engine.through_the_ages.annals import begin_event, change_culture
from engine.through_the_ages.cards import AGE, CARDS, IDS, KIND, NUMBERS, number_of
from engine.through_the_ages.colonies import colonize
from engine.through_the_ages.drawing import card_in_hand
from engine.through_the_ages.options import Candidates
from engine.through_the_ages.paying import military_left, use_military
from engine.through_the_ages.refusals import no, no_military, not_with
from engine.through_the_ages.state import (
    Aggression,
    Colonize,
    OfferPact,
    Politics,
    ResolveEvent,
    State,
    War,
)
from engine.through_the_ages.values import strength, update

ALEXANDER, CAESAR = NUMBERS["alexander_the_great"], NUMBERS["julius_caesar"]
COLUMBUS, GANDHI, JOAN = NUMBERS["christopher_columbus"], NUMBERS["mahatma_gandhi"], NUMBERS["joan_of_arc"]
ANNEX, INFILTRATE = NUMBERS["annex"], NUMBERS["infiltrate"]
NOTHING: Final = "pass"
RESIGN: Final = "resign"
ATTACKS: Final = {"aggression": "attack", "war": "war"}
"""What is done with an attack, by its kind."""

SIDES: Final = ("A", "B")
Allows = Callable[[str, int, int], bool]
"""Whether an attack is possible: by its verb, card and rival."""


def candidates(s: State, seat: int, allows: Allows | None = None) -> Iterator[str]:
    """Everything that could be a political action of this seat now; doing nothing comes first.

    ``allows``: of attacks only those that it allows.
    """
    p = s.players[seat]
    yield NOTHING
    for name in sorted({IDS[card] for card in p.military_hand}):
        card = number_of(name)
        kind = KIND[card]
        if kind in ("event", "territory"):
            yield f"event:{name}"
            if kind == "territory" and p.leader == COLUMBUS:
                yield f"columbus:{name}"
        elif kind in ATTACKS:
            for rival in s.others(seat):
                if allows is None or allows(ATTACKS[kind], card, rival):
                    yield f"{ATTACKS[kind]}:{name}:{rival + 1}"
        elif kind == "pact" and s.seats > 2:
            sides = SIDES if CARDS[card].differ else SIDES[:1]
            yield from (f"pact:{name}:{partner + 1}:{side}" for partner in s.others(seat) for side in sides)
    for owner in s.playing():
        pact = s.players[owner].pact
        if pact is not None and seat in (owner, pact.partner):
            yield f"cancel:{IDS[pact.card]}:{owner + 1}"
    if p.leader == ALEXANDER:
        yield "alexander"
    if s.rules.resigning:
        yield RESIGN


def possible(s: State, seat: int) -> list[str]:
    """The candidates that are possible, in their order (rulebook, "Fase política")."""
    military, strengths = military_left(s, seat), dict[int, int]()

    def allows(verb: str, card: int, rival: int) -> bool:
        # What a card costs at least forbids most attacks before any strength is worked out.
        is_cheap = CARDS[card].actions <= military
        return is_cheap and _why_not_attack(s, seat, verb, card, rival, strengths) is None

    options = list(candidates(s, seat, allows))
    if options[-1] == RESIGN and not _may_resign(s):
        options.pop()
    return options


def why_not(s: State, seat: int, option: str) -> Reason | None:
    """Why a political action is impossible now; None if it is possible, or none at all (rulebook, "Fase política")."""
    verb, *words = option.split(":")
    if verb in ("attack", "war"):
        return _why_not_attack(s, seat, verb, number_of(words[0]), int(words[1]) - 1, {})
    if verb == RESIGN and not _may_resign(s):
        return no("resign-late")
    return None


def _may_resign(s: State) -> bool:
    """Not in age IV any more (rulebook, "Fase política")."""
    return s.age < 4


def _why_not_attack(s: State, seat: int, verb: str, card: int, rival: int, strengths: dict[int, int]) -> Reason | None:
    """Rulebook, "Jugar una agresión", "Declarar una guerra"."""
    if s.players[seat].leader == GANDHI:
        return not_with("gandhi", GANDHI)
    forbidden = pacts.forbids_attack(s, seat, rival, is_war=verb == "war")
    if forbidden >= 0:
        return not_with("pact-forbids", forbidden)
    target = s.players[rival]
    if card == ANNEX and not target.colonies:
        return not_with("no-colony", card)
    if card == INFILTRATE and target.leader < 0 and target.unfinished < 0:
        return not_with("nothing-to-infiltrate", card)
    short = no_military(prices.attack(s, card, rival), military_left(s, seat))
    if short is not None:
        return short
    if verb == "war":
        return no("war-in-last-round") if s.last_round and s.round >= s.last_round else None
    mine = _without_ending_pacts(s, seat, rival, strengths) + pacts.attack_bonus(s, seat, rival)
    theirs = _without_ending_pacts(s, rival, seat, strengths)
    return no("not-stronger", mine=mine, theirs=theirs) if mine <= theirs else None


def attack_strength(s: State, seat: int, rival: int) -> int:
    """The attacker's strength: with what is gained for attacking this rival, without pacts that end by it.

    Rulebook, "Jugar una agresión".
    """
    return _without_ending_pacts(s, seat, rival, {}) + pacts.attack_bonus(s, seat, rival)


def _without_ending_pacts(s: State, seat: int, other: int, strengths: dict[int, int]) -> int:
    """A seat's strength without pacts that an attack between the two would end (rulebook, "Jugar una agresión").

    ``strengths`` are those of seats with all pacts, as far as they were asked for.
    """
    ending = pacts.ending(s, seat, other)
    if not ending:
        if seat not in strengths:
            strengths[seat] = strength(s, seat)
        return strengths[seat]
    pacts_now = [player.pact for player in s.players]
    for owner in ending:
        s.players[owner].pact = None
    value = strength(s, seat)
    for player, pact in zip(s.players, pacts_now, strict=True):
        player.pact = pact
    return value


def political_question(s: State, seat: int, number: int) -> Ask:
    """Which political action a seat takes, as its first or second one (rulebook, "Fase política")."""
    options = Candidates(s, seat, candidates, why_not, possible)
    grave = (RESIGN,) if s.rules.resigning and _may_resign(s) else ()
    return Ask("politics", seat, options, about={"number": number}, grave=grave)


def planned_question(s: State, seat: int) -> Ask:
    """The first political action, as it may be settled before the turn comes: nobody resigns unasked."""
    return Ask("politics", seat, Candidates(s, seat, _usual, why_not), about={"number": 1})


def _usual(s: State, seat: int) -> Iterator[str]:
    return (option for option in candidates(s, seat) if option != RESIGN)


def politics(s: State, step: Politics) -> Flow[None]:
    """One political action, if the player wants one (rulebook, "Fase política").

    Caesar allows a second one once in the game, as long as he is in play; Joan of Arc's player sees the next
    event first, also where the action has been given up. Who could do nothing is not asked, unless the table asks
    everyone.
    """
    seat, p = step.seat, s.players[step.seat]
    if step.number == 2 and p.leader != CAESAR:
        return
    if step.number == 1:
        tactics.share(s, seat)
    if p.leader == JOAN and s.current and s.peeked != seat:
        s.peeked = seat
        s.log.reveal()
        s.seen[s.current[-1]] = s.seen.get(s.current[-1], 0) | 1 << seat
        s.log.tell(seat, "through_the_ages-peek", seat=seat, card=IDS[s.current[-1]])
    if step.number == 1 and p.waived:
        p.waived -= 1
        s.log.add("through_the_ages-waived", seat=seat)
        return
    question = political_question(s, seat, step.number)
    hides = not question.grave and bool(p.military_hand)
    fits = bool(question.grave) or _has_any(s, seat)
    if not (hides and s.rules.asks_everyone) and skips(s.log, seat, fits=fits, hides=hides):
        return
    choice = yield from ask(question)
    verb, *words = choice.split(":")
    if verb == NOTHING:
        return
    if step.number == 2:
        p.caesar = True
    elif p.leader == CAESAR and not p.caesar:
        s.agenda.insert(-1, Politics(seat, 2))
    yield from _do(s, seat, verb, words)


def _has_any(s: State, seat: int) -> bool:
    """Whether the seat has a political action."""
    return len(possible(s, seat)) > 1


def _do(s: State, seat: int, verb: str, words: list[str]) -> Flow[None]:
    p = s.players[seat]
    if verb == "event":
        prepare(s, seat, card_in_hand(s, seat, words[0]))
    elif verb in ("attack", "war"):
        _attack(s, seat, verb, card_in_hand(s, seat, words[0]), int(words[1]) - 1)
    elif verb == "pact":
        card = card_in_hand(s, seat, words[0])
        s.log.reveal(seat)
        # From now on everybody knows who holds this card, also if it is refused.
        s.seen[card] = s.everybody
        s.agenda.insert(-1, OfferPact(seat, card, int(words[1]) - 1, SIDES.index(words[2])))
    elif verb == "cancel":
        s.log.add("through_the_ages-cancel", seat=seat)
        pacts.end(s, int(words[1]) - 1)
    elif verb == "columbus":
        yield from _columbus(s, seat, card_in_hand(s, seat, words[0]))
    elif verb == "alexander":
        p.leader = -1
        p.yellow += CARDS[ALEXANDER].number("political_remove_yellow")
        update(s, seat)
        s.log.add("through_the_ages-alexander", seat=seat)
    elif verb == RESIGN:
        resigning.resign(s, seat)


def prepare(s: State, seat: int, card: int) -> None:
    """An event goes face down to the future ones and brings culture; the next current one comes up.

    Rulebook, "Preparar un evento".
    """
    p = s.players[seat]
    p.military_hand.remove(card)
    s.future.append(card)
    s.seen[card] = 1 << seat
    change_culture(s, seat, AGE[card], "politics")
    s.log.add("through_the_ages-prepare", seat=seat, count=AGE[card])
    revealed = s.current.pop()
    s.seen.pop(revealed, None)
    s.peeked = -1
    s.log.reveal()
    s.log.add("through_the_ages-event", seat=seat, card=IDS[revealed])
    begin_event(s, revealed)
    if not s.current:
        renew_events(s)
    is_land = KIND[revealed] == "territory"
    s.agenda.insert(-1, Colonize(seat, revealed) if is_land else ResolveEvent(seat, revealed))


def renew_events(s: State) -> None:
    """The future events become the current ones, older ages on top (rulebook, "Preparar un evento")."""
    s.rng.shuffle(s.future)
    s.current = sorted(s.future, key=lambda card: -AGE[card])
    s.future = []
    s.log.add("through_the_ages-events-renewed", count=len(s.current))


def _attack(s: State, seat: int, verb: str, card: int, rival: int) -> None:
    """An aggression is played or a war declared (rulebook, "Jugar una agresión", "Declarar una guerra")."""
    p = s.players[seat]
    use_military(s, seat, prices.attack(s, card, rival))
    p.military_hand.remove(card)
    s.seen.pop(card, None)
    s.log.reveal(seat)
    s.log.add(f"through_the_ages-{verb}", seat=seat, card=IDS[card], rival=rival)
    for owner in pacts.ending(s, seat, rival):
        pacts.end(s, owner)
    if verb == "war":
        p.wars.append(War(card, rival))
    else:
        s.agenda.insert(-1, Aggression(seat, card, rival))


def _columbus(s: State, seat: int, card: int) -> Flow[None]:
    """Columbus leaves, and a territory of the hand is a colony (Christopher Columbus)."""
    p = s.players[seat]
    p.leader = -1
    p.military_hand.remove(card)
    s.seen.pop(card, None)
    update(s, seat)
    s.log.reveal(seat)
    s.log.add("through_the_ages-columbus", seat=seat, card=IDS[card])
    yield from colonize(s, seat, card)
