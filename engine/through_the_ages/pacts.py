"""Pacts: offered, in force, ended (rulebook, "Ofrecer un pacto", "Anular un pacto", "Pactos")."""

from __future__ import annotations

from engine.core.ask import Ask, Fixed, Flow, ask
from engine.through_the_ages import drawing
from engine.through_the_ages.cards import CARDS, IDS
from engine.through_the_ages.state import OfferPact, Pact, State
from engine.through_the_ages.values import has_pact, pact_sides, update

SIDES = ("A", "B")
BOTH = "both"
"""Either side of a pact whose sides are alike."""


def offer(s: State, step: OfferPact) -> Flow[None]:
    """The partner accepts or refuses; a refused card goes back to the hand (rulebook, "Ofrecer un pacto")."""
    seat, card, partner = step.seat, step.card, step.partner
    mine, theirs = (SIDES[step.side], SIDES[1 - step.side]) if CARDS[card].differ else (BOTH, BOTH)
    s.log.add("through_the_ages-offer", seat=seat, card=IDS[card], partner=partner, part=mine)
    about: dict[str, str | int] = {"card": IDS[card], "seat": seat, "part": theirs}
    if (yield from ask(Ask("pact", partner, Fixed("accept", "refuse"), about=about))) == "refuse":
        s.log.add("through_the_ages-refused", seat=partner, card=IDS[card])
        return
    p = s.players[seat]
    if p.pact is not None:
        end(s, seat)
    p.military_hand.remove(card)
    s.seen.pop(card)
    p.pact = Pact(card, partner, step.side)
    s.log.add("through_the_ages-accepted", seat=partner, card=IDS[card])
    update(s, seat)
    update(s, partner)


def end(s: State, owner: int) -> None:
    """The pact in this seat's play area leaves the game."""
    p = s.players[owner]
    assert p.pact is not None
    card, partner = p.pact.card, p.pact.partner
    p.pact = None
    drawing.put_away(s, card)
    s.log.add("through_the_ages-pact-ends", seat=owner, card=IDS[card])
    update(s, owner)
    update(s, partner)


def between(s: State, seat: int, other: int) -> list[int]:
    """Owners of the pacts between two seats."""
    owners = []
    for owner, partner in ((seat, other), (other, seat)):
        pact = s.players[owner].pact
        if pact is not None and pact.partner == partner:
            owners.append(owner)
    return owners


def ending(s: State, seat: int, other: int) -> list[int]:
    """Owners of pacts between two seats that an attack ends."""
    return [owner for owner in between(s, seat, other) if CARDS[_card(s, owner)].ends_if_attack]


def _card(s: State, owner: int) -> int:
    pact = s.players[owner].pact
    assert pact is not None
    return pact.card


def forbids_attack(s: State, seat: int, rival: int, *, is_war: bool) -> int:
    """The card of a pact that forbids this attack, -1 if none does (rulebook, "Declarar una guerra")."""
    for owner in between(s, seat, rival):
        if CARDS[_card(s, owner)].no_attacks:
            return _card(s, owner)
    if is_war:
        for owner, player in enumerate(s.players):
            pact = player.pact
            if pact is None or rival not in (owner, pact.partner):
                continue
            side = pact.side if owner == rival else 1 - pact.side
            if SIDES[side] in CARDS[pact.card].no_wars_on:
                return pact.card
    return -1


def attack_bonus(s: State, seat: int, rival: int) -> int:
    """Strength gained for attacking a partner (rulebook, "Jugar una agresión"; Open Borders Agreement)."""
    if not has_pact(s):
        return 0
    return sum(gives.get("attack", 0) for _, gives, partner in pact_sides(s, seat) if partner == rival)
