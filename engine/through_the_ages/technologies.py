"""Developing technologies, and revolutions (rulebook, "Desarrollar una tecnología", "Declarar una revolución")."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from engine.core.ask import Flow
from engine.core.errors import Reason
from engine.through_the_ages import banks, prices
from engine.through_the_ages.annals import change_culture, source_of
from engine.through_the_ages.cards import AGE, CARDS, GIVES, IDS, IS_UNIT, KIND, NUMBERS, SPECIAL, WORKERS
from engine.through_the_ages.paying import civil_left, pay_science, science_left, use_civil
from engine.through_the_ages.refusals import no_civil, no_military, no_science, not_with
from engine.through_the_ages.state import State
from engine.through_the_ages.values import from_pacts, has_pact, update
from engine.through_the_ages.wonders import lose_tokens

ROBESPIERRE: Final = NUMBERS["maximilien_robespierre"]

BANKRUPT: Final = -1000
"""Science that pays for nothing."""

DEVELOPED: Final[dict[int, Callable[[State, int], None]]] = {}
"""What a leader does when its player has developed a technology, by card."""


def why_not_develop(s: State, seat: int, card: int, less: int = 0) -> Reason | None:
    """Why a technology in the hand cannot be developed, actions apart (rulebook, "Desarrollar una tecnología")."""
    price = prices.develop(s, seat, card, less)
    return no_science(price, science_left(s, seat, card), card) or _no_partner(s, seat)


class Means(NamedTuple):
    """What a seat can develop technologies with: science, more of it for units, and what each technology costs before
    pacts take something off; they are counted as science here. science is below all prices where a partner cannot pay.
    """

    science: int
    unit_science: int
    prices: tuple[int, ...]


def means_of(s: State, seat: int) -> Means:
    """The means of a seat: what ``why_not_develop`` looks at, once for all technologies that are listed.

    Rulebook, "Desarrollar una tecnología".
    """
    science = s.players[seat].science
    if has_pact(s):
        science = BANKRUPT if _no_partner(s, seat) is not None else science + from_pacts(s, seat, "discount")
    lent = s.turn.unit_science if seat == s.active else 0
    return Means(science, lent, prices.technology_prices(s, seat))


def may_develop(means: Means, card: int) -> bool:
    """Whether means are enough for a technology: what ``why_not_develop`` would say (rulebook, "Desarrollar una
    tecnología").
    """
    return means.prices[card] <= means.science + (means.unit_science if IS_UNIT[card] else 0)


def _no_partner(s: State, seat: int) -> Reason | None:
    """A partner who cannot pay prevents it (pact "Cooperación científica")."""
    for partner, share in prices.helpers(s, seat):
        if s.players[partner].science < share:
            return not_with("partner-science", NUMBERS["scientific_cooperation"])
    return None


def develop(s: State, seat: int, card: int, less: int = 0) -> None:
    """Pay science, the partners their share, and put the technology into play.

    Rulebook, "Desarrollar una tecnología".
    """
    price = prices.develop(s, seat, card, less)
    _pay(s, seat, card, price)
    s.log.add("through_the_ages-develop", seat=seat, card=IDS[card], price=price)
    put_into_play(s, seat, card)
    _developed(s, seat)


def _pay(s: State, seat: int, card: int, price: int) -> None:
    pay_science(s, seat, price, card)
    for partner, share in prices.helpers(s, seat):
        s.players[partner].science -= share
        s.log.add(
            "through_the_ages-partner-pays", seat=partner, count=share, card=IDS[NUMBERS["scientific_cooperation"]]
        )
    s.players[seat].civil_hand.remove(card)


def _developed(s: State, seat: int) -> None:
    leader = s.players[seat].leader
    if leader in DEVELOPED:
        DEVELOPED[leader](s, seat)


def put_into_play(s: State, seat: int, card: int) -> None:
    """It works from now on; of two special technologies of a kind the higher stays, a government replaces the old.

    Rulebook, "Desarrollar una tecnología".
    """
    p = s.players[seat]
    if card < WORKERS:
        p.known |= 1 << card
        return
    if KIND[card] == "government":
        p.government = card
    else:
        add_special(s, seat, card)
    update(s, seat)


def add_special(s: State, seat: int, card: int) -> None:
    """A special technology comes into a play area (rulebook, "Tecnologías especiales")."""
    p, kind = s.players[seat], SPECIAL[card]
    old = p.specials[kind]
    if old >= 0 and AGE[old] >= AGE[card]:
        s.log.add("through_the_ages-special-removed", seat=seat, card=IDS[card])
        return
    p.specials[kind] = card
    # It is one exchange (rulebook, "Si tu total de acciones cambia"): no special technology brings fewer blue tokens
    # than one of a lower level, so that none has to be given up.
    p.blue += GIVES["blue"][card] - (GIVES["blue"][old] if old >= 0 else 0)


def remove_special(s: State, seat: int, card: int) -> Flow[None]:
    """A special technology leaves a play area (rulebook, "Tecnologías especiales")."""
    yield from lose_tokens(s, seat, card)
    s.players[seat].specials[SPECIAL[card]] = -1
    update(s, seat)


# --- revolutions --------------------------------------------------------------------------------------------------


def why_not_revolution(s: State, seat: int, card: int, less: int = 0) -> Reason | None:
    """Why no revolution can bring this government (rulebook, "Declarar una revolución", "Maximilien Robespierre").

    All civil actions of the total are used, all military ones with Robespierre: those of "Patriotismo" are not among
    them.
    """
    p = s.players[seat]
    if p.leader == ROBESPIERRE:
        why = no_military(p.military_total, p.military)
    else:
        why = no_civil(p.civil_total, civil_left(s, seat))
    return (
        why
        or no_science(prices.revolution(s, seat, card, less), science_left(s, seat, card), card)
        or _no_partner(s, seat)
    )


def revolution(s: State, seat: int, card: int, less: int = 0) -> None:
    """Use all actions, pay the lower price; actions that the new government adds come used.

    Rulebook, "Declarar una revolución".
    """
    p = s.players[seat]
    price = prices.revolution(s, seat, card, less)
    robespierre = p.leader == ROBESPIERRE
    if robespierre:
        p.military = 0
    else:
        use_civil(s, seat, p.civil_total)
    actions = p.military if robespierre else p.civil
    _pay(s, seat, card, price)
    s.log.add("through_the_ages-revolution", seat=seat, card=IDS[card], price=price)
    put_into_play(s, seat, card)
    if robespierre:
        p.military = min(p.military, actions)
        gain_culture(s, seat, CARDS[ROBESPIERRE].number("culture_on_revolution"), ROBESPIERRE)
    else:
        p.civil = min(p.civil, actions)
    _developed(s, seat)


def gain_culture(s: State, seat: int, count: int, because: int) -> None:
    """Culture points, with a line that says from which card."""
    if count:
        change_culture(s, seat, count, source_of(because))
        s.log.add("through_the_ages-culture", seat=seat, count=count, because=IDS[because])


# --- leaders that watch -------------------------------------------------------------------------------------------


def _after(card: str) -> Callable[[Callable[[State, int], None]], Callable[[State, int], None]]:
    def note(function: Callable[[State, int], None]) -> Callable[[State, int], None]:
        DEVELOPED[NUMBERS[card]] = function
        return function

    return note


@_after("leonardo_da_vinci")
def leonardo(s: State, seat: int) -> None:
    """1 resource."""
    card = NUMBERS["leonardo_da_vinci"]
    gained = banks.gain(s.players[seat], banks.RESOURCES, CARDS[card].number("resource_on_develop"))
    s.log.add("through_the_ages-resources", seat=seat, count=gained, because=IDS[card])


@_after("isaac_newton")
def newton(s: State, seat: int) -> None:
    """A used civil action is available again (rulebook, "Isaac Newton")."""
    p, card = s.players[seat], NUMBERS["isaac_newton"]
    regained = min(CARDS[card].number("ca_regain_on_develop"), p.civil_total - p.civil)
    p.civil += regained
    s.log.add("through_the_ages-regained", seat=seat, count=regained, because=IDS[card])


@_after("albert_einstein")
def einstein(s: State, seat: int) -> None:
    """3 culture."""
    card = NUMBERS["albert_einstein"]
    gain_culture(s, seat, CARDS[card].number("culture_on_develop"), card)
