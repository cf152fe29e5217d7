"""Losing population, tokens, food and resources, with a choice where there is one (rulebook, "Tu civilización")."""

from __future__ import annotations

from engine.core.ask import Ask, Fixed, Flow, ask, pick
from engine.through_the_ages import banks
from engine.through_the_ages.cards import IDS, STORED, WORKERS, number_of
from engine.through_the_ages.state import State


def lose_population(s: State, seat: int, count: int, card: int) -> Flow[None]:
    """Unused workers go back to the bank first, then workers of the player's choice.

    Rulebook, "Trabajadores y población".
    """
    p = s.players[seat]
    for due in range(count, 0, -1):
        if p.idle:
            p.idle -= 1
        else:
            at_work = [n for n in range(WORKERS) if p.workers[n]]
            if not at_work:
                return
            options = Fixed(*(f"worker:{IDS[n]}" for n in at_work))
            units = " ".join(f"{IDS[n]}:{p.workers[n]}" for n in at_work)
            about: dict[str, str | int] = {"card": IDS[card], "left": due, "units": units}
            choice = yield from pick(Ask("lose-worker", seat, options, about=about))
            n = number_of(choice.partition(":")[2])
            p.workers[n] -= 1
            s.log.add("through_the_ages-worker-lost", seat=seat, card=IDS[n])
        p.yellow += 1
        s.log.add("through_the_ages-population-lost", seat=seat, count=1, because=IDS[card])


def lose_blue(s: State, seat: int, count: int, card: int) -> Flow[None]:
    """Blue tokens leave the bank; where it has too few, technologies of the player's choice (tokens for a stage, too).

    Rulebook, "Fichas azules y amarillas", "Construir la etapa de una maravilla".
    """
    p = s.players[seat]
    from_bank = min(p.blue, count)
    p.blue -= from_bank
    for due in range(count - from_bank, 0, -1):
        technologies = [n for n in range(STORED) if p.stored[n]]
        if not technologies:
            return
        n = technologies[0]
        if len(technologies) > 1 and sum(p.stored) > due:
            options = Fixed(*(f"token:{IDS[other]}" for other in technologies))
            units = " ".join(f"{IDS[other]}:{p.stored[other]}" for other in technologies)
            about: dict[str, str | int] = {"card": IDS[card], "left": due, "units": units}
            choice = yield from ask(Ask("blue-token", seat, options, about=about))
            n = number_of(choice.partition(":")[2])
        p.stored[n] -= 1
        s.log.add("through_the_ages-token-gone", seat=seat, card=IDS[n], because=IDS[card])


def choose_mixture(s: State, chooser: int, victim: int, amount: int, card: int) -> Flow[tuple[int, int]]:
    """How much food and how many resources the victim loses, ``amount`` in all; all of both where there is less.

    chooser: the victim itself, or the attacker who takes them. Rulebook, "Aplicar un evento", "Agresiones".
    """
    p = s.players[victim]
    food, resources = banks.food(p), banks.resources(p)
    if food + resources <= amount:
        return food, resources
    most = min(food, amount)
    least = max(0, amount - resources)
    if most == least:
        return most, amount - most
    options = Fixed(*(f"mixture:{count}:{amount - count}" for count in range(least, most + 1)))
    way = "lose" if chooser == victim else "take"
    about: dict[str, str | int] = {"card": IDS[card], "amount": amount, "way": way, "rival": victim}
    choice = yield from ask(Ask("mixture", chooser, options, about=about))
    _, first, second = choice.split(":")
    return int(first), int(second)


def gain_mixture(s: State, seat: int, amount: int, card: int) -> Flow[None]:
    """Food and resources in a mixture of the player's choice."""
    p = s.players[seat]
    options = Fixed(*(f"mixture:{count}:{amount - count}" for count in range(amount + 1)))
    about: dict[str, str | int] = {"card": IDS[card], "amount": amount, "way": "gain", "rival": seat}
    choice = yield from ask(Ask("mixture", seat, options, about=about))
    _, food, resources = choice.split(":")
    got = banks.gain(p, banks.FOOD, int(food)), banks.gain(p, banks.RESOURCES, int(resources))
    s.log.add("through_the_ages-gains", seat=seat, food=got[0], resources=got[1], because=IDS[card])
