"""What events of the Middle East claim."""

from __future__ import annotations

from collections.abc import Iterator

from engine.middle_east.deities import MONOTHEISM
from engine.middle_east.view import MiddleEastView
from tests.engine.accounts import epochs
from tests.engine.accounts.account import Add, Become, Claim, Claims, Fact, Free, Value
from tests.engine.accounts.epochs import Args, faction


def facts(view: MiddleEastView) -> dict[Fact, Value]:
    """What all of the family show; deities, strongholds, marked areas."""
    found = epochs.facts_of_family(view)
    for deity in view.deities:
        if deity.status != "available":
            found["deity", deity.key] = (deity.status, deity.owner, deity.holder)
    for stronghold in view.strongholds:
        found["stronghold", stronghold.area] = f"of {stronghold.seat}"
    for site in view.sites:
        found["site", site.card] = site.area
    return found


def _its_card(args: Args) -> Iterator[Claim]:
    """Monotheism has a fate card, which lies before whoever worships it."""
    if args["deity"] == MONOTHEISM:
        yield from epochs.card_put(MONOTHEISM)


def established(args: Args) -> Iterator[Claim]:
    """A temple stands."""
    yield Become(("deity", args["deity"]), ("established", args["seat"], None))
    yield from _its_card(args)


def worships(args: Args) -> Iterator[Claim]:
    """A deity has its temple on its card."""
    yield Become(("deity", args["deity"]), ("destroyed", args["seat"], None))
    yield from _its_card(args)


def silenced(args: Args) -> Iterator[Claim]:
    """A deity falls silent."""
    yield Become(("deity", args["deity"]), ("inactive", args["seat"], None))


def gives_up(args: Args) -> Iterator[Claim]:
    """A deity is available again."""
    yield Become(("deity", args["deity"]), 0)
    yield from _its_card(args)


def stronghold(args: Args) -> Iterator[Claim]:
    """A stronghold stands."""
    yield Become(("stronghold", args["area"]), f"of {faction(args)}")


def stronghold_gone(args: Args) -> Iterator[Claim]:
    """A stronghold falls."""
    yield Become(("stronghold", args["area"]), 0)


def prisoners(args: Args) -> Iterator[Claim]:
    """Disks are ready for the next growth."""
    yield Add(("ready", args["seat"]), args["disks"])


def granary(args: Args) -> Iterator[Claim]:
    """Ready disks for a mina."""
    yield Add(("ready", args["seat"]), -args["disks"])
    yield Add(("talents", args["seat"]), 1)


def site(args: Args) -> Iterator[Claim]:
    """An area is marked."""
    yield Become(("site", args["card"]), args["area"])


def site_gone(args: Args) -> Iterator[Claim]:
    """A mark goes."""
    yield Become(("site", args["card"]), 0)
    yield from epochs.card_put(args["card"])


def deported(args: Args) -> Iterator[Claim]:
    """Disks from one area to others."""
    yield Add(("disks", args["seat"], args["area"]), -args["disks"])
    yield from epochs.onto(args)


def handed_over(args: Args) -> Iterator[Claim]:
    """Cards go from hand to hand."""
    yield Add(("hand", args["seat"]), -args["cards"])
    yield Add(("hand", args["other"]), args["cards"])


def temple_on_card(owner: str) -> Claims:
    """A temple goes back to the card of its deity; the argument that says whose that is."""

    def claims(args: Args) -> Iterator[Claim]:
        yield Become(("deity", args["deity"]), ("destroyed", args[owner], None))

    return claims


def temple_destroyed(args: Args) -> Iterator[Claim]:
    """A temple goes back to the card of its deity, whose owner stays."""
    yield Free(("deity", args["deity"]))


def hands_on(args: Args) -> Iterator[Claim]:
    """Hands change places."""
    for seat, cards in epochs.by_seat(args["hands"]):
        yield Become(("hand", seat), cards)


def gilgamesh(args: Args) -> Iterator[Claim]:
    """Another civilization, in another home."""
    yield Become(("civilization", args["seat"]), args["civilization"])
    yield Become(("home", args["seat"]), args["area"])


CLAIMS: dict[str, Claims] = {
    **epochs.CLAIMS,
    "established": established,
    "worships": worships,
    "silenced": silenced,
    "gives-up": gives_up,
    "stronghold": stronghold,
    "stronghold-gone": stronghold_gone,
    "prisoners": prisoners,
    "recruits": prisoners,
    "granary": granary,
    "site": site,
    "site-gone": site_gone,
    "reaps": epochs.revealed,
    "deported": deported,
    "handed-over": handed_over,
    "blown": epochs.lost,
    "hands-on": hands_on,
    "gilgamesh": gilgamesh,
    "temple-back": temple_on_card("seat"),
    "temple-recovered": temple_on_card("seat"),
    "returned": temple_on_card("other"),
    "temple-destroyed": temple_destroyed,
    "temple-captured": temple_destroyed,
    "offers-deity": epochs.nothing,
    "requests-deity": epochs.nothing,
    "refuses-deity": epochs.nothing,
    "omen": epochs.nothing,
    "goal": epochs.nothing,
}
