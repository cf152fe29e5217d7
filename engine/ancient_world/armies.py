"""Military cards: recruiting, the limit of armies, coins taken off (rulebook, "Atacar a un titán", "Daño de Titán")."""

from __future__ import annotations

from engine.ancient_world.state import Army, Player, State
from engine.ancient_world.totals import totals
from engine.core.ask import Ask, Fixed, Flow, pick

NEW = "new"


def places(p: Player) -> list[str]:
    """Where a recruited card can go: a free army slot, or onto an army's active card (rulebook, "mazo militar")."""
    free = [NEW] if len(p.armies) < totals(p).armies else []
    return free + [army.card for army in p.armies]


def place(s: State, seat: int, card: str, where: str) -> None:
    """Put a military card into play; what it covers is retired, without coins (rulebook, "mazo militar"; decided)."""
    p = s.players[seat]
    if where == NEW:
        p.armies.append(Army(card))
        return
    army = find(p, where)
    army.retired.append(army.card)
    army.card, army.coins, army.spent, army.used = card, 0, 0, False


def find(p: Player, card: str) -> Army:
    """The army with this active card."""
    return next(army for army in p.armies if army.card == card)


def surplus(p: Player) -> int:
    """Armies above the limit (rulebook, "Daño de Titán")."""
    return max(0, len(p.armies) - totals(p).armies)


def disband(s: State, seat: int, card: str) -> None:
    """An army leaves the game, its retired cards included."""
    p = s.players[seat]
    p.armies.remove(find(p, card))
    s.log.add("ancient_world-disbanded", seat=seat, card=card)


def rest(s: State, seat: int, count: int) -> Flow[None]:
    """Take coins off own armies into the supply, those on pictures before those on names."""
    p = s.players[seat]
    for _ in range(count):
        laden = [army for army in p.armies if army.coins + army.spent]
        if not laden:
            return
        choice = yield from pick(Ask("rest", seat, Fixed(*(f"on:{army.card}" for army in laden))))
        army = find(p, choice.partition(":")[2])
        if army.coins:
            army.coins -= 1
        else:
            army.spent -= 1
        s.log.add("ancient_world-rest", seat=seat, card=army.card)
