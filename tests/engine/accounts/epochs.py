"""What events of a game of civilizations claim, common to all of the family."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.epochs.facts import REGISTERED
from engine.epochs.view import EpochsView
from tests.engine.accounts.account import Add, Become, Claim, Claims, Fact, Free, Value

Args = Mapping[str, Any]

SEATS = "seats"
"""The argument that whoever hands events over adds to all: how many play."""

BARBARIANS = -1
"""The seat that their disks are written to, whatever number an event has for them."""


def facts_of_family(view: EpochsView) -> dict[Fact, Value]:
    """Disks, points, talents, cards, order: what all of the family show.

    The supply, cities, growth and the size of the deck follow from these.
    """
    found: dict[Fact, Value] = {("turn",): (view.epoch, view.turn), ("order",): view.order}
    for stack in view.stacks:
        if stack.seat is None:
            found["disks", BARBARIANS, stack.area] = stack.disks
            continue
        seat = stack.seat
        found["disks", seat, stack.area] = stack.disks
        found["white", seat, stack.area] = stack.allies
    for city in view.seats:
        seat = city.seat
        found["points", seat] = city.points
        found["talents", seat] = city.talents + city.loot
        found["hand", seat] = city.hand_size
        found["ready", seat] = city.ready
        found["civilization", seat] = city.civilization
        found["home", seat] = city.home
        if view.phase == "cards":
            found["passed", seat] = city.passed
        for item in city.table:
            found["table", item.card, seat] = 1
            found["on-card", item.card, seat] = item.disks
    for seat, enemy in enumerate(view.enemies):
        if enemy is not None:
            found["enemy", seat] = enemy + 1
    for card in view.discard:
        found["discard", card] = found.get(("discard", card), 0) + 1  # type: ignore[operator]
    return {fact: value for fact, value in found.items() if value}


def places(args: Args) -> Iterator[tuple[str, int]]:
    """The areas of an event and how many disks each."""
    for part in str(args["places"]).split():
        area, _, disks = part.rpartition(":")
        yield area, int(disks)


def faction(args: Args) -> int | None:
    """The seat of an event; None for the Barbarians."""
    return None if args["seat"] >= args[SEATS] else args["seat"]


def disks(args: Args, sign: int) -> Iterator[Claim]:
    """Disks of a faction come (1) to one area or several, or go (-1)."""
    for area, count in places(args) if "places" in args else [(args["area"], args["disks"])]:
        seat = faction(args)
        yield Add(("disks", BARBARIANS if seat is None else seat, area), sign * count)


def lost(args: Args) -> Iterator[Claim]:
    """Disks off one area or several."""
    yield from disks(args, -1)


def onto(args: Args) -> Iterator[Claim]:
    """Disks on one area or several."""
    yield from disks(args, 1)


def ready_to_map(args: Args) -> Iterator[Claim]:
    """Ready disks go on the map."""
    yield from onto(args)
    yield Add(("ready", args["seat"]), -args["disks"])


def card_put(card: str) -> Iterator[Claim]:
    """Where a card goes after its use stands on it: to the discard pile, the table, the deck, or out of the game."""
    for kind in ("discard", "table", "on-card"):
        yield Free((kind, card), lasting=True)


def played(args: Args) -> Iterator[Claim]:
    """A card leaves the hand."""
    yield Add(("hand", args["seat"]), -1)
    yield from card_put(args["card"])


def negates(args: Args) -> Iterator[Claim]:
    """A card of the hand, or something else that is named by its kind, answers."""
    if ":" not in args["card"]:
        yield Add(("hand", args["seat"]), -1)
    yield from card_put(args["card"].partition(":")[2] or args["card"])


def used(args: Args) -> Iterator[Claim]:
    """A disk of a card that lies on the table is used, or of something that the game has of its own."""
    yield from card_put(args["feature"].partition(":")[2])


def discarded(args: Args) -> Iterator[Claim]:
    """A card goes from the hand to the discard pile."""
    yield Add(("hand", args["seat"]), -1)
    yield Add(("discard", args["card"]), 1)


def growth(args: Args) -> Iterator[Claim]:
    """Disks become ready."""
    yield Add(("ready", args["seat"]), args["ready"])


def resettlement(args: Args) -> Iterator[Claim]:
    """Disks of cities become ready."""
    for area, disks in places(args):
        yield Add(("disks", args["seat"], area), -disks)
        yield Add(("ready", args["seat"]), disks)


def ally(args: Args) -> Iterator[Claim]:
    """White disks come."""
    yield Add(("white", args["seat"], args["area"]), args["disks"])


def horde(args: Args) -> Iterator[Claim]:
    """Barbarians come."""
    for area, disks in places(args):
        yield Add(("disks", BARBARIANS, area), disks)


def amount(fact: str, argument: str, sign: int = 1) -> Claims:
    """A number of a seat changes by what an argument says."""

    def claims(args: Args) -> Iterator[Claim]:
        yield Add((fact, args["seat"]), sign * args[argument])

    return claims


def by(fact: str, count: int) -> Claims:
    """A number of a seat changes by so much."""

    def claims(args: Args) -> Iterator[Claim]:
        yield Add((fact, args["seat"]), count)

    return claims


def nothing(args: Args) -> Iterator[Claim]:
    """The line tells what happens, not what it changes: other lines do."""
    yield from ()


def seats(args: Args) -> Iterator[Claim]:
    """The turn order."""
    yield Become(("order",), tuple(int(seat) for seat in args["order"].split()))


def turn(args: Args) -> Iterator[Claim]:
    """Another turn."""
    yield Become(("turn",), (args["epoch"], args["turn"]))


def civilization(args: Args) -> Iterator[Claim]:
    """A civilization; where it has one home only, the card of the civilization says which."""
    yield Become(("civilization", args["seat"]), args["civilization"])
    yield Free(("home", args["seat"]))


def chief_enemy(args: Args) -> Iterator[Claim]:
    """Whom a civilization without a player is after, as a number from 1."""
    yield Become(("enemy", args["seat"]), args["enemy"] + 1)


def passed(args: Args) -> Iterator[Claim]:
    """Somebody passes; all are back in with the next phase."""
    yield Free(("passed",))


def revealed(args: Args) -> Iterator[Claim]:
    """A card of the deck is shown."""
    yield from card_put(args["card"])


def gave_card(args: Args) -> Iterator[Claim]:
    """A card of the hand for a disk."""
    yield from discarded(args)


def took_discard(args: Args) -> Iterator[Claim]:
    """A card of the discard pile comes to a hand; an event does not stay there."""
    yield Add(("discard", args["card"]), -1)
    yield Add(("hand", args["seat"]), int(not _is_event(args["card"])))


def _is_event(key: str) -> bool:
    cards = [card for facts in REGISTERED.values() for card in facts.cards.values()]
    return any(card.key == key and "E" in card.letter for card in cards)


def moved(args: Args) -> Iterator[Claim]:
    """Disks go from one area to others."""
    seat = faction(args)
    yield Add(("disks", BARBARIANS if seat is None else seat, args["area"]), -args["disks"])
    yield from onto(args)


def moved_off(args: Args) -> Iterator[Claim]:
    """Barbarians go back to their supply."""
    for area, count in places(args):
        yield Add(("disks", BARBARIANS, area), -count)


def white_lost(args: Args) -> Iterator[Claim]:
    """White disks go."""
    yield Add(("white", args["seat"], args["area"]), -args["disks"])


def white_gone(args: Args) -> Iterator[Claim]:
    """All white disks go."""
    yield Free(("white",))


def renewed(args: Args) -> Iterator[Claim]:
    """The discards become the deck."""
    yield Free(("discard",))


def by_seat(value: str) -> Iterator[tuple[int, int]]:
    """Seats with a number each."""
    for part in value.split():
        seat, _, count = part.partition(":")
        yield int(seat), int(count)


def hands_in(args: Args) -> Iterator[Claim]:
    """Hands and discards go back into the deck."""
    yield Free(("discard",))
    for seat, cards in by_seat(args["hands"]):
        yield Add(("hand", seat), -cards)


def treasuries(args: Args) -> Iterator[Claim]:
    """Treasuries are emptied."""
    for seat, talents in by_seat(args["treasuries"]):
        yield Add(("talents", seat), -talents)


def hand_gone(args: Args) -> Iterator[Claim]:
    """A whole hand is discarded, face up."""
    yield Add(("hand", args["seat"]), -args["cards"])
    yield Free(("discard",))


def home(args: Args) -> Iterator[Claim]:
    """Where a civilization is at home."""
    yield Become(("home", args["seat"]), args["area"])


def lays_down(args: Args) -> Iterator[Claim]:
    """A card of the table is discarded."""
    yield from card_put(args["card"])


CLAIMS: dict[str, Claims] = {
    "start": seats,
    "civilization": civilization,
    "turn": turn,
    "withdrawal": lost,
    "growth": growth,
    "resettlement": resettlement,
    "deployment": ready_to_map,
    "passed": passed,
    "played": played,
    "nothing-played": nothing,
    "no-effect": nothing,
    "negates": negates,
    "negated": revealed,
    "uses": used,
    "discarded": discarded,
    "paid-talent": by("talents", -1),
    "paid": amount("talents", "talents", -1),
    "spent": amount("talents", "talents", -1),
    "lost": lost,
    "lost-many": lost,
    "shielded": nothing,
    "spared": nothing,
    "talents": amount("talents", "talents"),
    "points": amount("points", "points"),
    "points-lost": amount("points", "points", -1),
    "ally": ally,
    "competition": nothing,
    "decided": nothing,
    "loot": nothing,
    "dominates": nothing,
    "order": seats,
    "sudden-death": nothing,
    "revealed": revealed,
    "reveals": revealed,
    "event": revealed,
    "event-ignored": revealed,
    "drew-count": amount("hand", "cards"),
    "horde": horde,
    "end": nothing,
    "final": nothing,
    "tie": nothing,
    "saved": revealed,
    "gave-card": gave_card,
    "took-discard": took_discard,
    "moved": moved,
    "moved-off": moved_off,
    "placed": onto,
    "trimmed": lost,
    "white-lost": white_lost,
    "price-disks": lost,
    "renewed": renewed,
    "hands-in": hands_in,
    "treasuries": treasuries,
    "hand-gone": hand_gone,
    "at-home": home,
    "lays-down": lays_down,
    "white-gone": white_gone,
    "undeployed": amount("ready", "disks", -1),
    "musters": amount("ready", "disks"),
    "points-by": amount("points", "points"),
    "times-change": nothing,
    "enemy": chief_enemy,
    "strikes": nothing,
    "alone-goals": nothing,
    "situation": nothing,
    "endowed": amount("talents", "talents"),
    "holds": nothing,
    "nobody-holds": nothing,
    "fallen": nothing,
    "nobody-fallen": nothing,
    "aim-points": nothing,
    "counted": nothing,
    "alone": nothing,
}
