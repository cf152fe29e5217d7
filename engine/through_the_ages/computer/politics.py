"""The political phase: events worth preparing, attacks that succeed, pacts that help more than they help others
(rulebook, "Fase política")."""

from __future__ import annotations

from typing import Final

from engine.computers.by_question import Answer
from engine.core.ask import Ask
from engine.core.rng import Rng
from engine.through_the_ages.attacks import AGGRESSIONS, WARS
from engine.through_the_ages.banks import resources
from engine.through_the_ages.building import technologies
from engine.through_the_ages.cards import AGE, IDS, IS_UNIT, KIND, number_of, plain
from engine.through_the_ages.computer.military_cards import (
    LATER,
    colony_worth,
    lead,
    success,
    swing,
    worths,
)
from engine.through_the_ages.computer.outlook import Outlook, outlook
from engine.through_the_ages.computer.sight import Rules, Sight, everybody, imagined
from engine.through_the_ages.computer.trials import first, run
from engine.through_the_ages.pacts import end as end_pact
from engine.through_the_ages.pacts import ending
from engine.through_the_ages.politics import NOTHING, SIDES, attack_strength
from engine.through_the_ages.prices import attack
from engine.through_the_ages.prices import build as build_price
from engine.through_the_ages.state import Aggression, Pact, State
from engine.through_the_ages.values import strength, update

MILITARY_ACTION: Final = 0.9
"""What a military action is worth that an attack takes."""

LIKELY: Final = 0.5
"""How likely an aggression must succeed that a player who looks ahead thinks about."""


def politics(question: Ask, see: Sight, rng: Rng) -> Answer:
    """The political action that brings most, if one brings anything."""
    o = outlook(see)
    best, chosen = 0.2, NOTHING
    for option in question.options:
        gain = judge(see, o, option)
        if gain > best:
            best, chosen = gain, option
    return (chosen,)


def judge(see: Sight, o: Outlook, option: str) -> float:
    """What a political action brings beside doing nothing."""
    verb, *words = option.split(":")
    if verb == "event":
        return event(see, o, number_of(words[0]))
    if verb == "attack":
        return aggression(see, o, number_of(words[0]), int(words[1]) - 1)
    if verb == "war":
        return war(see, o, number_of(words[0]), int(words[1]) - 1)
    if verb == "pact":
        return offer(see, number_of(words[0]), int(words[1]) - 1, SIDES.index(words[2]))
    if verb == "cancel":
        return cancel(see, int(words[1]) - 1)
    if verb == "alexander":
        return 1.5 if o.lives[0] < 1 and o.turns > 2 else 0.0
    if verb == "columbus":
        return colony_worth(o, number_of(words[0])) - 3.0
    return 0.0


def event(see: Sight, o: Outlook, card: int) -> float:
    """Preparing an event: its culture, what it will do, less what the card is worth kept; the next event comes now."""
    value = float(AGE[card])
    if KIND[card] == "event":
        value += LATER * swing(see, card)
    else:
        value += 0.5 if strength(see.board, see.seat) >= max(o.rivals, default=0) else -0.5
    return value + revealed(see, o) + 0.6


def revealed(see: Sight, o: Outlook) -> float:
    """What may be expected of the event that comes up: strong civilizations gain by it, weak ones lose."""
    mine = strength(see.board, see.seat)
    if see.board.age < 2 or not o.rivals:
        return 0.0
    stronger = sum(rival > mine for rival in o.rivals)
    if not stronger:
        return 1.2
    return -1.2 if stronger == len(o.rivals) else 0.0


def aggression(see: Sight, o: Outlook, card: int, rival: int) -> float:
    """An aggression: what it brings, by how likely the rival cannot repel it."""
    s, seat = see.board, see.seat
    margin = attack_strength(s, seat, rival) - strength(s, rival)
    chance = success(see, rival, margin)
    before = lead(worths(see, everybody(s)), seat)
    then = everybody(s)
    run(AGGRESSIONS[plain(card)](then, Aggression(seat, card, rival)), best_loot)
    gain = lead(worths(see, then), seat) - before
    price = MILITARY_ACTION * attack(s, card, rival) + 1.0 + _broken(see, rival)
    # A defender throws cards away, too.
    return chance * gain + (1 - chance) * 0.8 - price


def is_likely(see: Sight, option: str) -> bool:
    """Whether a political action is no attack that fails against what a rival probably does.

    Deals do not tell that: in them hands hold as many bonus cards as decks do, but players keep those; and sensible
    players take nobody off their work to win a war.
    """
    verb, *words = option.split(":")
    if verb not in ("attack", "war"):
        return True
    rival = int(words[1]) - 1
    margin = attack_strength(see.board, see.seat, rival) - strength(see.board, rival)
    if verb == "war":
        return margin > arming(see.board, rival)
    return success(see, rival, margin) >= LIKELY


def arming(s: State, rival: int) -> int:
    """How much strength a civilization can add in one turn with the resources that it has, by units of one kind."""
    p, before = s.players[rival], strength(s, rival)
    most = 0
    for n in technologies(p):
        if IS_UNIT[n]:
            units = min(p.military_total, resources(p) // max(1, build_price(p, n)))
            then = imagined(s, rival)
            then.players[rival].workers[n] += units
            most = max(most, strength(then, rival) - before)
    return most


def best_loot(question: Ask) -> tuple[str, ...]:
    """A guess at what an attack takes: of a mixture resources, of buildings the last, which are the best."""
    if question.key in ("raid", "infiltrate", "annex"):
        return (question.options[len(question.options) - 1],)
    return first(question)


def war(see: Sight, o: Outlook, card: int, rival: int) -> float:
    """A war: the rival has a round to arm, so that the lead must be large."""
    s, seat = see.board, see.seat
    margin = attack_strength(s, seat, rival) - strength(s, rival)
    lead_after = margin - spurt(see, rival)
    if lead_after <= 0:
        return -1.0
    before = lead(worths(see, everybody(s)), seat)
    then = everybody(s)
    run(WARS[plain(card)](then, card, seat, rival, lead_after), first)
    gain = lead(worths(see, then), seat) - before
    return 0.9 * gain - MILITARY_ACTION * attack(s, card, rival) - 1.0 - _broken(see, rival)


def spurt(see: Sight, rival: int) -> int:
    """How much stronger a rival may become in a round."""
    s, p = see.board, see.board.players[rival]
    return 2 + 2 * min(s.age, 3) + p.military_total // 2


def _broken(see: Sight, rival: int) -> float:
    """What is lost with pacts that an attack ends."""
    return 2.0 * len(ending(see.board, see.seat, rival))


# --- pacts --------------------------------------------------------------------------------------------------------


def with_pact(see: Sight, owner: int, pact: Pact | None) -> dict[int, float]:
    """What each civilization gains if a pact is in this play area (None: if it is not there any more)."""
    before = worths(see, everybody(see.board))
    then = everybody(see.board)
    if pact is None:
        end_pact(then, owner)
    else:
        then.players[owner].pact = pact
        update(then, owner)
        update(then, pact.partner)
    return {seat: new - before[seat] for seat, new in worths(see, then).items()}


def offer(see: Sight, card: int, partner: int, side: int) -> float:
    """A pact that the partner may want and that helps the seat more."""
    if see.board.players[see.seat].pact is not None:
        return 0.0
    gains = with_pact(see, see.seat, Pact(card, partner, side))
    mine, theirs = gains[see.seat] + extra(see, card, side), gains[partner] + extra(see, card, 1 - side)
    return mine - 0.5 * max(0.0, theirs) + 0.5 if theirs > 0.5 and mine > 1.0 else 0.0


def extra(see: Sight, card: int, side: int) -> float:
    """What a pact brings that is no value of a civilization."""
    turns = outlook(see).turns
    name = IDS[card]
    if name == "scientific_cooperation":
        return 0.6 * turns
    if name == "trade_routes_agreement":
        return 0.15 * turns
    return 0.2 * turns if name in ("peace_treaty", "acceptance_of_supremacy", "loss_of_sovereignty") else 0.0


def answer_pact(question: Ask, see: Sight, rng: Rng) -> Answer:
    """Accept what helps, unless it helps the other much more."""
    about = question.about
    owner, card = int(about["seat"]), number_of(str(about["card"]))
    mine = 0 if about["part"] == "A" else 1
    side = 1 - mine
    gains = with_pact(see, owner, Pact(card, see.seat, side))
    own, theirs = gains[see.seat] + extra(see, card, mine), gains[owner] + extra(see, card, side)
    others = max(1, len(see.board.others(see.seat)))
    return ("accept" if own > 0.5 and own > theirs * (0.4 + 0.6 / others) - 0.5 else "refuse",)


def cancel(see: Sight, owner: int) -> float:
    """A pact that has come to help the other much more than the seat."""
    pact = see.board.players[owner].pact
    assert pact is not None
    partner = pact.partner if owner == see.seat else owner
    gains = with_pact(see, owner, None)
    return gains[see.seat] - 0.3 * gains[partner] - 2.0 if gains[see.seat] > 1.0 else 0.0


RULES: Final[Rules] = {"politics": politics, "pact": answer_pact}
