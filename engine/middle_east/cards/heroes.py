"""Great persons of competitions (rulebook, "Cartas de Competición")."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.ask import Ask, Fixed, Flow, ask
from engine.epochs.areas import strength
from engine.epochs.card_phase import end_investment, invest, investment, take_investment
from engine.epochs.cards import Aim, Play
from engine.epochs.competition import removable_disks, replace
from engine.epochs.disks import gain_talents, give_up, lose_of_colour, place_ally
from engine.epochs.effects.aims import city_stacks, fight_area
from engine.epochs.effects.fights import civilizations_of, contests, fight_of, sides
from engine.epochs.features import Feature
from engine.epochs.presence import SETTLEMENT
from engine.middle_east.investing import has_supply
from engine.middle_east.namespace import card, feature
from engine.middle_east.state import State


def _saddle(s: State, seat: int, area: int, least: int) -> Flow[None]:
    """Ask how many of the white disks left join a competition (rulebook, "Notas a las Cartas de Destino", 18)."""
    number = investment(s, seat, "breeder_of_stallions")
    disks = next((item.disks for item in s.investments if item.card == number), 0)
    options = Fixed(*(f"add:{count}" for count in range(least, disks + 1)))
    about: dict[str, str | int] = {"card": "breeder_of_stallions", "area": s.board.ids[area], "left": disks}
    choice = (yield from ask(Ask("stallions", seat, options, about=about))) if disks > least else f"add:{disks}"
    count = int(choice.partition(":")[2])
    for _ in range(count):
        take_investment(s, seat, number)
    if count:
        place_ally(s, seat, area, count)


@card("breeder_of_stallions", pending=True)
def breeder_of_stallions(s: State, play: Play) -> Flow[None]:
    """Four white disks for the competitions of this phase, wherever they are wanted.

    Rulebook, "Notas a las Cartas de Destino", 18.
    """
    area = fight_of(s).area
    invest(s, play.seat, play.card)
    yield from _saddle(s, play.seat, area, 0)


def stallions(s: State, seat: int, area: int) -> bool:
    """While there are white disks left."""
    return bool(investment(s, seat, "breeder_of_stallions"))


def ride(s: State, seat: int, area: int) -> Flow[None]:
    """Some of the white disks join a competition."""
    yield from _saddle(s, seat, area, 1)


def _go_home(key: str) -> Callable[[State, int], None]:
    """What serves for one phase is discarded when it is over."""

    def go_home(s: State, seat: int) -> None:
        number = investment(s, seat, key)
        if number:
            s.log.add(f"{s.game}-lays-down", seat=seat, card=key)
            end_investment(s, number)

    return go_home


def _clients(s: State, seat: int) -> list[str]:
    """Other civilizations in contested areas."""
    return [
        f"stack:{s.board.ids[area]}:{other}"
        for area in contests(s, seat)
        for other in range(s.seats)
        if other != seat and strength(s, other, area)
    ]


@card("great_captain", Aim("card-stacks", _clients), pending=True, is_friendly=True)
def great_captain(s: State, play: Play) -> None:
    """A white disk for somebody else's competition, and a mina for it."""
    for area, faction in play.stacks(s):
        place_ally(s, faction, area)
    gain_talents(s, play.seat, 1)


@card("master_armorer", when=has_supply, pending=True, guards=True)
def master_armorer(s: State, play: Play) -> None:
    """It stays on the table with disks that save others, in the card phase or in a competition.

    Rulebook, "Cartas de Inversión", "Procedimiento para la Competición".
    """
    if s.fight is not None:
        invest(s, play.seat, play.card)


@card("siege_master", Aim("card-stacks", city_stacks(fight_area)))
def siege_master(s: State, play: Play) -> None:
    """Two disks are left of an opposing city, and nothing can be given for the others."""
    fight = fight_of(s)
    for area, faction in play.stacks(s):
        count = removable_disks(s, play.seat, faction, area, max(0, s.disks[faction][area] - SETTLEMENT))
        fight.removed[faction] += give_up(s, faction, area, count)


@card("traitor", Aim("card-stacks", lambda s, seat: civilizations_of(s, sides(fight_area)(s, seat))), first=True)
def traitor(s: State, play: Play) -> Flow[None]:
    """Before all else, own disks for half of those of an opposing civilization.

    Rulebook, "Orden de Resolución en la Competición", "Excepciones".
    """
    for area, faction in play.stacks(s):
        disks = s.disks[faction][area] + s.allies[faction][area]
        yield from replace(s, play.seat, faction, area, -(-disks // 2), 1)


@card("soothsayer", Aim("card-stacks", city_stacks(contests)), pending=True)
def soothsayer(s: State, play: Play) -> Flow[None]:
    """A disk of the own colour of an opposing city, whatever stands with it; its owner may pay for it."""
    for area, faction in play.stacks(s):
        if removable_disks(s, play.seat, faction, area, 1):
            yield from lose_of_colour(s, faction, area)


feature(
    "card:breeder_of_stallions",
    Feature(may_compete=stallions, compete=ride, on_victory_count=_go_home("breeder_of_stallions")),
)
feature("card:shield_bearers", Feature(on_victory_count=_go_home("shield_bearers")))
