"""A seat that is far behind may begin anew with another civilization (rulebook, "Paso de Gilgamesh")."""

from __future__ import annotations

from typing import Final

from engine.core.ask import Ask, Fixed, Flow, ask
from engine.core.game import then
from engine.epochs.anew import disks_due, give_up_investments, is_far_behind, settle, turn_barbarian
from engine.epochs.areas import home_of, neighbours
from engine.epochs.disks import choose_area, enter_disks, gain_points
from engine.epochs.features import civilization_about
from engine.epochs.growth import end_deployment
from engine.middle_east.deities import captives, deity_of
from engine.middle_east.founding import begin_covenant
from engine.middle_east.homes import homes_in_play
from engine.middle_east.state import Deity, Gilgamesh, GilgameshDeployment, State

CONSOLATION: Final = 2


def offers(s: State) -> list[Gilgamesh]:
    """Everybody may, in turn order (rulebook, "Paso de Gilgamesh")."""
    return [Gilgamesh(seat) for seat in s.order]


def may_begin_anew(s: State, seat: int) -> bool:
    """Once a game, twice with the option but not in one epoch, never in the last epoch; far behind everybody.

    Rulebook, "Paso de Gilgamesh", "Más de un Retorno de Gilgamesh por Partida".
    """
    returns = s.gilgamesh[seat]
    if len(returns) >= s.options.returns or s.epoch in returns or s.epoch >= s.rules.epochs:
        return False
    return is_far_behind(s, seat)


def free_civilizations(s: State, seat: int) -> list[str]:
    """Civilizations with a home in play that nobody has; where there is none, the one given up.

    Rulebook, "Paso de Gilgamesh", 4.
    """
    free = [key for key in sorted(s.facts.civilizations) if key not in s.civs and homes_in_play(s, seat, key)]
    return free or [s.civs[seat]]


def gilgamesh(s: State, step: Gilgamesh) -> Flow[None]:
    """A civilization gives up what it has and begins anew elsewhere; hand, minas and points stay.

    Rulebook, "Paso de Gilgamesh".
    """
    seat = step.seat
    if not may_begin_anew(s, seat):
        return
    due = disks_due(s)
    choice = yield from ask(Ask("gilgamesh", seat, Fixed("decline", "invoke"), about={"disks": due}))
    if choice == "decline":
        return
    s.gilgamesh[seat].append(s.epoch)
    end_deployment(s, seat, ())
    give_up_investments(s, seat)
    _give_up_deities(s, seat)
    turn_barbarian(s, seat)
    options = [f"civ:{key}" for key in free_civilizations(s, seat)]
    if len(options) > 1:
        question = Ask("gilgamesh-civilization", seat, Fixed(*options), about=civilization_about(s))
        options = [(yield from ask(question))]
    s.civs[seat] = options[0].partition(":")[2]
    s.homes[seat] = yield from choose_area(s, seat, "home", homes_in_play(s, seat, s.civs[seat]))
    s.log.add(f"{s.game}-gilgamesh", seat=seat, civilization=s.civs[seat], area=s.board.ids[s.homes[seat]])
    enter_disks(s, seat, due)
    then(s, GilgameshDeployment(seat))


def _give_up_deities(s: State, seat: int) -> None:
    """The own deity is available again, two points for a captor; captured temples go back to their cards.

    Rulebook, "Paso de Gilgamesh", 2.
    """
    own = deity_of(s, seat)
    if own:
        captor = s.deities[own].holder
        s.deities[own] = Deity()
        s.log.add(f"{s.game}-gives-up", seat=seat, deity=own)
        if captor >= 0:
            gain_points(s, captor, CONSOLATION, "captures")
    for key in captives(s, seat):
        s.deities[key].status, s.deities[key].holder = "destroyed", -1
        s.log.add(f"{s.game}-temple-back", seat=s.deities[key].owner, deity=key)


def gilgamesh_deployment(s: State, step: GilgameshDeployment) -> Flow[None]:
    """A disk at home at least, then in and next to it, and outwards (rulebook, "Paso de Gilgamesh", 6)."""
    seat, home = step.seat, home_of(s, step.seat)
    yield from settle(s, seat, home, tuple(sorted({home, *neighbours(s, home)})))
    begin_covenant(s, seat)
