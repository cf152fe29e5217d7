"""What events of the Inner Sea claim."""

from __future__ import annotations

from collections.abc import Iterator

from engine.inner_sea.view import InnerSeaView
from tests.engine.accounts import epochs
from tests.engine.accounts.account import Add, Become, Claim, Claims, Fact, Free, Value
from tests.engine.accounts.epochs import Args


def facts(view: InnerSeaView) -> dict[Fact, Value]:
    """What all of the family show, and the wonders."""
    found = epochs.facts_of_family(view)
    for wonder in view.wonders:
        if wonder.status == "built":
            found["wonder", wonder.key] = (wonder.owner, wonder.area)
        elif wonder.status == "buried":
            found["wonder", wonder.key] = "buried"
        if wonder.disks:
            found["on-card", wonder.key] = wonder.disks
    return found


def built(args: Args) -> Iterator[Claim]:
    """A wonder stands, with the disks that its card says."""
    yield Become(("wonder", args["wonder"]), (args["seat"], args["area"]))
    yield Free(("on-card", args["wonder"]))


def wonder_moved(args: Args) -> Iterator[Claim]:
    """A wonder stands elsewhere."""
    yield Become(("wonder", args["wonder"]), (args["seat"], args["area"]))


def buried(args: Args) -> Iterator[Claim]:
    """A wonder goes, and the disks of its card with it."""
    yield Become(("wonder", args["wonder"]), "buried")
    yield Become(("on-card", args["wonder"]), 0)


def unburied(args: Args) -> Iterator[Claim]:
    """A wonder may be built again."""
    yield Become(("wonder", args["wonder"]), 0)


def aeneas(args: Args) -> Iterator[Claim]:
    """Another civilization."""
    yield Become(("civilization", args["seat"]), args["civilization"])
    yield Free(("home", args["seat"]))


def wonder_disks(sign: int) -> Claims:
    """Disks come on the card of a wonder (1), or go (-1)."""

    def claims(args: Args) -> Iterator[Claim]:
        yield Add(("on-card", args["wonder"]), sign * args["disks"])

    return claims


CLAIMS: dict[str, Claims] = {
    **epochs.CLAIMS,
    "built": built,
    "buried": buried,
    "unburied": unburied,
    "wonder-moved": wonder_moved,
    "aeneas": aeneas,
    "wonder-restored": wonder_disks(1),
    "wonder-spent": wonder_disks(-1),
}
