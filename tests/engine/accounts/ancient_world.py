"""What events of The Ancient World claim."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.ancient_world.facts import CARDS
from engine.ancient_world.view import WorldView
from tests.engine.accounts.account import Add, Become, Claim, Claims, Fact, Free, Value

Args = Mapping[str, Any]


def facts(view: WorldView) -> dict[Fact, Value]:
    """Goods, citizens, cards of every city; the board. What a city is worth and its income follow from those."""
    found: dict[Fact, Value] = {("round",): view.round, ("first",): view.first + 1, ("hand-up",): view.hand_up}
    for space in view.spaces:
        found["space", space.action] = space.ambrosia
        for citizen in space.citizens:
            found["placed", citizen.seat, citizen.number] = space.action
    for stars, pile in enumerate(view.titan_piles):
        found["titans", stars] = pile
    for card in view.discards:
        _count(found, ("discards", card))
    for city in view.cities:
        seat = city.seat
        found |= {
            ("city", seat): city.city,
            ("coins", seat): city.coins,
            ("knowledge", seat): city.knowledge,
            ("ambrosia", seat): city.ambrosia,
            ("threat", seat): city.threat,
            ("fed", seat): city.fed,
            ("stored", seat): len(city.stored_decks),
            ("passed", seat): city.has_passed,
        }
        for number in city.citizens:
            found["citizen", seat, number] = 1
        for number in city.hungry:
            found["hungry", seat, number] = 1
        for building in city.buildings:
            _count(found, ("building", seat, building.card))
            _count(found, ("damaged", seat, building.card), building.is_damaged)
            if building.citizen > 0:
                found["placed", seat, building.citizen] = building.card
        for army in city.armies:
            found["army", seat, army.card] = 1
            found["coins-on", seat, army.card] = army.coins + army.spent
            found["used", seat, army.card] = army.is_used
            for card in army.retired:
                _count(found, ("retired", seat, card))
        for card in city.districts:
            found["district", seat, card] = 1
        for card in city.titans:
            found["beaten", seat, card] = 1
    return {fact: value for fact, value in found.items() if value}


def _count(found: dict[Fact, Value], fact: Fact, by: int = 1) -> None:
    found[fact] = found.get(fact, 0) + by  # type: ignore[operator]


def paid(args: Args) -> Iterator[Claim]:
    """Goods go."""
    for what in ("coins", "knowledge", "ambrosia"):
        yield Add((what, args["seat"]), -args.get(what, 0))


def gained(args: Args) -> Iterator[Claim]:
    """Goods come; those of a space or of a titan's food are not there any more."""
    for what in ("coins", "knowledge", "ambrosia"):
        yield Add((what, args["seat"]), args.get(what, 0))


def instead(args: Args) -> Iterator[Claim]:
    """Ambrosia for coins that are missing."""
    yield Add(("coins", args["seat"]), args["coins"])
    yield Add(("ambrosia", args["seat"]), -args["ambrosia"])


def trades(args: Args) -> Iterator[Claim]:
    """Ambrosia for a coin, as one likes."""
    yield from instead(args)


def city(args: Args) -> Iterator[Claim]:
    """A city-state, with all that stands on its board."""
    yield Become(("city", args["seat"]), args["city"])
    for what in ("coins", "knowledge", "ambrosia", "building", "army", "citizen", "retired", "district", "stored"):
        yield Free((what, args["seat"]))


def next_round(args: Args) -> Iterator[Claim]:
    """Another round: rows are dealt anew, everybody is back in."""
    yield Become(("round",), args["round"])
    yield Free(("discards",))
    yield Free(("passed",))


def reveal(args: Args) -> Iterator[Claim]:
    """An action opens, with the ambrosia that the board shows."""
    yield Free(("space", args["action"]))


def threat(args: Args) -> Iterator[Claim]:
    """A titan threatens a city; but for the first ones it comes from a pile."""
    yield Become(("threat", args["seat"]), args["titan"])
    yield Free(("titans", CARDS[args["titan"]].stars - 1))


def place(args: Args) -> Iterator[Claim]:
    """A citizen goes on an action, and takes what lies there."""
    yield from paid(args)
    yield Become(("placed", args["seat"], args["citizen"]), args["action"])
    yield Become(("space", args["action"]), 0)


def build(args: Args) -> Iterator[Claim]:
    """An empire card comes to a city, from the row or from what was stored."""
    yield from paid(args)
    yield Add(("building", args["seat"], args["card"]), 1)
    yield Free(("stored", args["seat"]))


def recruit(args: Args) -> Iterator[Claim]:
    """A military card, maybe over another one, whose coins go."""
    seat, over = args["seat"], args["over"]
    yield from paid(args)
    if over != "new":
        yield Become(("army", seat, over), 0)
        yield Become(("coins-on", seat, over), 0)
        yield Become(("used", seat, over), 0)
        yield Add(("retired", seat, over), 1)
    yield Become(("army", seat, args["card"]), 1)


def use(args: Args) -> Iterator[Claim]:
    """A citizen goes on a card."""
    yield Become(("placed", args["seat"], args["citizen"]), args["card"])


def citizen(args: Args) -> Iterator[Claim]:
    """A new citizen."""
    yield Become(("citizen", args["seat"], args["citizen"]), 1)


def upgrade(args: Args) -> Iterator[Claim]:
    """Another citizen in the place of one."""
    seat = args["seat"]
    yield Become(("citizen", seat, args["citizen"]), 0)
    yield Become(("citizen", seat, args["to"]), 1)
    for number in (args["citizen"], args["to"]):
        yield Free(("placed", seat, number))
        yield Free(("hungry", seat, number))


def first(args: Args) -> Iterator[Claim]:
    """The first-player token."""
    yield Become(("first",), args["seat"] + 1)
    yield Become(("hand-up",), value=1)


def district(args: Args) -> Iterator[Claim]:
    """A district."""
    yield Become(("district", args["seat"], args["card"]), 1)


def stores(args: Args) -> Iterator[Claim]:
    """A card is stored, the others are discarded; the discards may have become the deck before."""
    yield Add(("stored", args["seat"]), 1)
    yield Free(("discards",))


def attack(args: Args) -> Iterator[Claim]:
    """A titan is beaten; the armies are used, what they cost lies on them."""
    seat, titan = args["seat"], args["titan"]
    yield Become(("beaten", seat, titan), 1)
    for card in args["cards"].split():
        yield Become(("used", seat, card), value=1)
        yield Free(("coins-on", seat, card))
    for other in range(args["seats"]):
        yield Free(("threat", other))
        yield Free(("fed", other))
    yield Free(("titans", CARDS[titan].stars - 1))


def flag(name: str, value: int, card: str = "card") -> Claims:
    """A card of a city has, or has not any more, what ``name`` says."""

    def claims(args: Args) -> Iterator[Claim]:
        yield Become((name, args["seat"], args[card]), value)

    return claims


def change(name: str, by: int) -> Claims:
    """A number of a card of a city changes by so much."""

    def claims(args: Args) -> Iterator[Claim]:
        yield Add((name, args["seat"], args["card"]), by)

    return claims


def mends(args: Args) -> Iterator[Claim]:
    """A card is repaired for ambrosia."""
    yield from paid(args)
    yield from change("damaged", -1)(args)


def disbanded(args: Args) -> Iterator[Claim]:
    """An army goes with all that lies under it and on it."""
    yield Become(("army", args["seat"], args["card"]), 0)
    yield Become(("coins-on", args["seat"], args["card"]), 0)
    yield Become(("used", args["seat"], args["card"]), 0)
    yield Free(("retired", args["seat"]))


def army_coin(args: Args) -> Iterator[Claim]:
    """Coins go onto an army."""
    yield Add(("coins", args["seat"]), -args["coins"])
    yield Add(("coins-on", args["seat"], args["card"]), args["coins"])


def loses_stored(args: Args) -> Iterator[Claim]:
    """Stored cards are discarded."""
    yield Add(("stored", args["seat"]), -len(args["cards"].split()))
    yield Free(("discards",))


def passes(args: Args) -> Iterator[Claim]:
    """Somebody is out for the rest of the round."""
    yield Become(("passed", args["seat"]), value=1)


def citizens_home(args: Args) -> Iterator[Claim]:
    """The board is empty again, no army is used, the token is turned; ambrosia comes to what was idle."""
    for action in args["actions"].split():
        yield Add(("space", action), 1)
    for what in ("placed", "used", "hand-up", "hungry"):
        yield Free((what,))


def appeases(args: Args) -> Iterator[Claim]:
    """Ambrosia goes on a titan."""
    yield from paid(args)
    yield Add(("fed", args["seat"]), args["ambrosia"])


def hungry(args: Args) -> Iterator[Claim]:
    """Citizens are hungry."""
    for number in args["citizens"].split():
        yield Become(("hungry", args["seat"], int(number)), 1)


def round_over(args: Args) -> Iterator[Claim]:
    """All have passed; who was hungry is fed anew."""
    yield Free(("hungry",))


def final(args: Args) -> Iterator[Claim]:
    """Damage is counted, and who is hungry after the last round; then it is over."""
    yield Free(("damaged",))
    yield Free(("hungry",))


def nothing(args: Args) -> Iterator[Claim]:
    """The line tells what happens, not what it changes: other lines do."""
    yield from ()


CLAIMS: dict[str, Claims] = {
    "city": city,
    "round": next_round,
    "reveal": reveal,
    "threat": threat,
    "place": place,
    "claims": nothing,
    "build": build,
    "recruit": recruit,
    "pays": paid,
    "pays-use": paid,
    "pays-attack": paid,
    "instead": instead,
    "use": use,
    "gain": gained,
    "loses": paid,
    "trades": trades,
    "citizen": citizen,
    "upgrade": upgrade,
    "first": first,
    "district": district,
    "stores": stores,
    "stored": nothing,
    "attack": attack,
    "dice": nothing,
    "damaged": change("damaged", 1),
    "mended": change("damaged", -1),
    "mends": mends,
    "disbanded": disbanded,
    "army-coin": army_coin,
    "rest": change("coins-on", -1),
    "ready": flag("used", 0),
    "loses-stored": loses_stored,
    "loses-retired": change("retired", -1),
    "loses-district": flag("district", 0),
    "pass": passes,
    "round-over": round_over,
    "citizens-home": citizens_home,
    "appeases": appeases,
    "faces": nothing,
    "feeds": paid,
    "hungry": hungry,
    "final": final,
    "tie": nothing,
}
