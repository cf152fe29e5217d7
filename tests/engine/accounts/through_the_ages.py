"""What events of Through the Ages claim.

Food, resources and science hold what is lent for one turn. Ratings, strength and tokens follow from what is in play.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.through_the_ages import banks
from engine.through_the_ages.cards import CARDS, VALUE, number_of
from engine.through_the_ages.view import AgesView
from tests.engine.accounts.account import Add, Become, Claim, Claims, Fact, Free, Value

Args = Mapping[str, Any]


def facts(view: AgesView) -> dict[Fact, Value]:
    """Points and goods, workers, cards in play and in hands by their number, what is on offer."""
    found: dict[Fact, Value] = {("age",): view.age, ("round",): view.round}
    for row in view.row:
        _count(found, ("row", row.card))
    for tactic in view.shared:
        found["shared", tactic] = 1
    for event in view.past:
        _count(found, ("past", event))
    for pact in view.pacts:
        found["pact", pact.owner] = pact.card
    for one in view.seats:
        seat, lent = one.seat, view.turn if one.seat == view.active and view.final is None else {}
        found |= {
            ("culture", seat): one.culture,
            ("science", seat): one.science + lent.get("unit_science", 0),
            ("food", seat): one.food + lent.get("food", 0),
            ("resources", seat): one.resources + lent.get("resources", 0) + lent.get("unit_resources", 0),
            ("population", seat): one.idle + sum(item.workers for item in one.technologies),
            ("government", seat): one.government,
            ("leader", seat): one.leader or 0,
            ("unfinished", seat): one.unfinished or 0,
            ("stages", seat): one.stages,
            ("tactic", seat): one.tactic or 0,
            ("civil-hand", seat): one.civil_count,
            ("military-hand", seat): sum(back.count for back in one.military_backs),
            ("resigned", seat): one.has_resigned,
        }
        for item in one.technologies:
            found["technology", seat, item.card] = 1
            found["workers", seat, item.card] = item.workers
        for card in one.specials:
            found["special", seat, card] = 1
        for card in one.wonders:
            found["wonder", seat, card] = 1
        for card in one.ruins:
            found["ruin", seat, card] = 1
        for card in one.colonies:
            found["colony", seat, card] = 1
        for war in one.wars:
            found["war", seat, war.card] = war.rival + 1
    return {fact: value for fact, value in found.items() if value}


def _count(found: dict[Fact, Value], fact: Fact) -> None:
    found[fact] = found.get(fact, 0) + 1  # type: ignore[operator]


def amount(fact: str, argument: str = "count", sign: int = 1) -> Claims:
    """A number of a seat changes by what an argument says."""

    def claims(args: Args) -> Iterator[Claim]:
        yield Add((fact, args["seat"]), sign * args[argument])

    return claims


def goods(sign: int) -> Claims:
    """Food and resources come (1) or go (-1)."""

    def claims(args: Args) -> Iterator[Claim]:
        for what in ("food", "resources"):
            yield Add((what, args["seat"]), sign * args[what])

    return claims


def production(args: Args) -> Iterator[Claim]:
    """Science and culture of a turn."""
    yield Add(("science", args["seat"]), args["science"])
    yield Add(("culture", args["seat"]), args["culture"])


def token_gone(args: Args) -> Iterator[Claim]:
    """A blue token leaves a technology: what it was worth goes."""
    card = number_of(args["card"])
    yield Add(("food" if card in banks.FOOD else "resources", args["seat"]), -VALUE[card])


def turn(args: Args) -> Iterator[Claim]:
    """The next one's turn: what was lent is over, a new tactic can be copied, the row is filled up."""
    yield Become(("round",), args["round"])
    for what in ("science", "food", "resources", "row"):
        yield Free((what,))


def age(args: Args) -> Iterator[Claim]:
    """Another age: all lose yellow tokens, outdated cards leave; those of hands and play have lines of their own."""
    for what in ("age", "row", "population", "workers"):
        yield Free((what,))


def take(args: Args) -> Iterator[Claim]:
    """A card of the row: a wonder is begun, another one comes to the hand."""
    yield Free(("row",))
    if CARDS[number_of(args["card"])].kind == "wonder":
        yield Become(("unfinished", args["seat"]), args["card"])
        yield Become(("stages", args["seat"]), 0)
    else:
        yield Add(("civil-hand", args["seat"]), 1)


def increase(args: Args) -> Iterator[Claim]:
    """One more worker for food."""
    yield Add(("population", args["seat"]), 1)
    yield Add(("food", args["seat"]), -args["price"])


def build(args: Args) -> Iterator[Claim]:
    """A worker goes to work for resources."""
    yield Add(("workers", args["seat"], args["card"]), 1)
    yield Add(("resources", args["seat"]), -args["price"])


def upgrade(args: Args) -> Iterator[Claim]:
    """A worker goes from one technology to another."""
    yield from build({**args, "card": args["other"]})
    yield Add(("workers", args["seat"], args["card"]), -1)


def destroy(args: Args) -> Iterator[Claim]:
    """A worker has no work any more."""
    yield Add(("workers", args["seat"], args["card"]), -1)


def stages(args: Args) -> Iterator[Claim]:
    """Stages of a wonder for resources."""
    yield Add(("stages", args["seat"]), args["count"])
    yield Add(("resources", args["seat"]), -args["price"])


def completed(args: Args) -> Iterator[Claim]:
    """A wonder stands."""
    yield Become(("wonder", args["seat"], args["card"]), 1)
    yield from unfinished_gone(args)


def unfinished_gone(args: Args) -> Iterator[Claim]:
    """No wonder is being built any more."""
    yield Become(("unfinished", args["seat"]), 0)
    yield Become(("stages", args["seat"]), 0)


def play(args: Args) -> Iterator[Claim]:
    """An action card leaves the hand."""
    yield Add(("civil-hand", args["seat"]), -1)


def leader(args: Args) -> Iterator[Claim]:
    """A leader comes into play, maybe for another one."""
    yield Add(("civil-hand", args["seat"]), -1)
    yield Become(("leader", args["seat"]), args["card"])
    if args["card"] == "homer":
        # He lends a resource for units from his first turn on, as his card says.
        yield Free(("resources", args["seat"]))


def leader_gone(args: Args) -> Iterator[Claim]:
    """A leader leaves."""
    yield Become(("leader", args["seat"]), 0)


def ruin(args: Args) -> Iterator[Claim]:
    """A wonder is a ruin."""
    yield Become(("ruin", args["seat"], args["card"]), 1)


def develop(args: Args) -> Iterator[Claim]:
    """A technology comes from the hand for science; a special one takes the place of another of its kind."""
    seat, card = args["seat"], args["card"]
    yield Add(("civil-hand", seat), -1)
    yield Add(("science", seat), -args["price"])
    kind = CARDS[number_of(card)].kind
    if kind == "government":
        yield Become(("government", seat), card)
    else:
        yield Free(("technology", seat, card))
        yield Free(("special", seat))


def worker_lost(args: Args) -> Iterator[Claim]:
    """A worker leaves a technology."""
    yield Add(("workers", args["seat"], args["card"]), -1)


def taken(fact: str) -> Claims:
    """What one gains another loses."""

    def claims(args: Args) -> Iterator[Claim]:
        yield Add((fact, args["seat"]), args["count"])
        yield Add((fact, args["rival"]), -args["count"])

    return claims


def takes_special(args: Args) -> Iterator[Claim]:
    """A special technology changes hands."""
    yield Free(("special", args["seat"]))
    yield Free(("special", args["rival"]))


def trade(args: Args) -> Iterator[Claim]:
    """Food as a resource, or the other way round."""
    other = "resources" if args["paid"] == "food" else "food"
    yield Add((args["paid"], args["seat"]), -1)
    yield Add((other, args["seat"]), 1)


def outdated(args: Args) -> Iterator[Claim]:
    """Old cards leave the hands."""
    yield Add(("civil-hand", args["seat"]), -args["civil"])
    yield Add(("military-hand", args["seat"]), -args["military"])


def prepare(args: Args) -> Iterator[Claim]:
    """An event is prepared for culture."""
    yield Add(("military-hand", args["seat"]), -1)
    yield Add(("culture", args["seat"]), args["count"])


def event(args: Args) -> Iterator[Claim]:
    """An event comes up; it is put away when it has been resolved, a territory when nobody has it."""
    yield Free(("past", args["card"]), lasting=True)


def attack(args: Args) -> Iterator[Claim]:
    """A military card is played against a rival."""
    yield Add(("military-hand", args["seat"]), -1)


def war(args: Args) -> Iterator[Claim]:
    """A war is declared."""
    yield from attack(args)
    yield Become(("war", args["seat"], args["card"]), args["rival"] + 1)


def war_over(args: Args) -> Iterator[Claim]:
    """A war is decided."""
    yield Become(("war", args["seat"], args["card"]), 0)


def bonus(args: Args) -> Iterator[Claim]:
    """Bonus cards are played."""
    yield Add(("military-hand", args["seat"]), -args["count"])


def annexed(args: Args) -> Iterator[Claim]:
    """A colony changes hands."""
    yield Become(("colony", args["seat"], args["card"]), 1)
    yield Become(("colony", args["rival"], args["card"]), 0)


def colony(value: int) -> Claims:
    """A colony comes (1) or goes (0)."""

    def claims(args: Args) -> Iterator[Claim]:
        yield Become(("colony", args["seat"], args["card"]), value)
        yield Free(("past", args["card"]))

    return claims


def no_colony(args: Args) -> Iterator[Claim]:
    """A territory is put away."""
    yield Free(("past", args["card"]))


def force(args: Args) -> Iterator[Claim]:
    """Units do not come back."""
    for what in ("workers", "population"):
        yield Free((what, args["seat"]))


def columbus(args: Args) -> Iterator[Claim]:
    """A leader leaves for a colony of the hand."""
    yield from leader_gone(args)
    yield from attack(args)


def tactic(args: Args) -> Iterator[Claim]:
    """A tactic of the hand."""
    yield from attack(args)
    yield Become(("tactic", args["seat"]), args["card"])


def copied(args: Args) -> Iterator[Claim]:
    """A tactic that lies open."""
    yield Become(("tactic", args["seat"]), args["card"])


def shared(args: Args) -> Iterator[Claim]:
    """A tactic can be copied."""
    yield Become(("shared", args["card"]), 1)


def offer(args: Args) -> Iterator[Claim]:
    """A pact is offered; it is in play once it has been accepted."""
    yield Free(("pact",))
    yield Free(("military-hand", args["seat"]))


def pact(args: Args) -> Iterator[Claim]:
    """Pacts come or go."""
    yield Free(("pact",))
    yield Free(("military-hand",))


def resigned(args: Args) -> Iterator[Claim]:
    """A civilization leaves the game with all it has; wars against it are over."""
    yield Become(("resigned", args["seat"]), value=1)
    for what in ("war", "pact", "military-hand", "civil-hand"):
        yield Free((what,))
    for what in ("technology", "workers", "special", "wonder", "ruin", "colony", "leader", "unfinished", "stages"):
        yield Free((what, args["seat"]))
    for what in ("population", "food", "resources", "science", "tactic", "government"):
        yield Free((what, args["seat"]))


def nothing(args: Args) -> Iterator[Claim]:
    """The line tells what happens, not what it changes: other lines do."""
    yield from ()


def row(args: Args) -> Iterator[Claim]:
    """Cards leave the row, others take their place."""
    yield Free(("row",))


def stand(args: Args) -> Iterator[Claim]:
    """What a civilization has at the end of its turn; what was lent is over."""
    yield Become(("science", args["seat"]), args["science"])
    yield Become(("culture", args["seat"]), args["culture"])
    for what in ("food", "resources"):
        yield Free((what, args["seat"]))


def final_events(args: Args) -> Iterator[Claim]:
    """Events that count in the end."""
    for card in args["cards"].split():
        yield Free(("past", card))


def churchill(args: Args) -> Iterator[Claim]:
    """Science and resources are lent."""
    for what in ("science", "resources"):
        yield Add((what, args["seat"]), 3)


CLAIMS: dict[str, Claims] = {
    "start": nothing,
    "turn": turn,
    "row": row,
    "age": age,
    "last-round": nothing,
    "take": take,
    "increase": increase,
    "build": build,
    "upgrade": upgrade,
    "destroy": destroy,
    "stages": stages,
    "completed": completed,
    "play": play,
    "leader": leader,
    "leader-replaced": leader,
    "leader-gone": leader_gone,
    "homer": nothing,
    "wonder-gone": unfinished_gone,
    "ruin": ruin,
    "develop": develop,
    "revolution": develop,
    "partner-pays": amount("science", sign=-1),
    "special-removed": nothing,
    "regained": nothing,
    "tactic": tactic,
    "copy": copied,
    "shared": shared,
    "hammurabi": nothing,
    "churchill": churchill,
    "trade": trade,
    "unit-resources": amount("resources"),
    "patriotism": amount("resources"),
    "science": amount("science"),
    "food": amount("food"),
    "resources": amount("resources"),
    "culture": amount("culture"),
    "culture-lost": amount("culture", sign=-1),
    "gains": goods(1),
    "loses": goods(-1),
    "corruption": goods(-1),
    "population": amount("population"),
    "population-lost": amount("population", sign=-1),
    "worker-lost": worker_lost,
    "civil-lost": nothing,
    "token-gone": token_gone,
    "blue-lost": nothing,
    "production": production,
    "strength": nothing,
    "compared-strength": nothing,
    "compared-science": nothing,
    "compared-culture": nothing,
    "compared-happy": nothing,
    "outdated": outdated,
    "food-produced": amount("food"),
    "famine": amount("culture", "culture", -1),
    "consumption": amount("food", sign=-1),
    "resources-produced": amount("resources"),
    "uprising": nothing,
    "stand": stand,
    "draw": amount("military-hand"),
    "discards": amount("military-hand", sign=-1),
    "prepare": prepare,
    "event": event,
    "events-renewed": nothing,
    "attack": attack,
    "war": war,
    "repelled": nothing,
    "succeeds": nothing,
    "bonus": bonus,
    "annexed": annexed,
    "takes-science": taken("science"),
    "takes-culture": taken("culture"),
    "takes-yellow": nothing,
    "takes-special": takes_special,
    "war-tied": nothing,
    "war-decided": war_over,
    "bid": nothing,
    "no-bid": nothing,
    "no-colony": no_colony,
    "force": force,
    "colony": colony(1),
    "colony-lost": colony(0),
    "columbus": columbus,
    "alexander": leader_gone,
    "waived": nothing,
    "offer": offer,
    "accepted": pact,
    "refused": pact,
    "cancel": nothing,
    "pact-ends": pact,
    "resign": resigned,
    "war-won-by-resigning": amount("culture"),
    "final-events": final_events,
    "no-final-events": nothing,
    "end": nothing,
    "end-shared": nothing,
    "final": nothing,
}
