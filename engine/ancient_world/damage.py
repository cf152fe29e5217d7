"""Damage dice and what they do (rulebook, "Carta de Imperio dañada", "Daño de Titán")."""

from __future__ import annotations

from engine.ancient_world.armies import disband, find, surplus
from engine.ancient_world.facts import CARDS, N
from engine.ancient_world.gains import numbered
from engine.ancient_world.goods import reward
from engine.ancient_world.state import Building, Hit, Player, State
from engine.ancient_world.totals import totals
from engine.core.ask import Ask, Fixed, Flow, ask_each, ask_many


def dice_for(titan: str, fewer: int) -> int:
    """A die for each banner of the titan (rulebook, "Carta de Imperio dañada"); ``fewer``: dice left out."""
    return max(0, len(CARDS[titan].banners) - fewer)


def roll(s: State, seat: int, titan: str, fewer: int) -> None:
    """Roll the dice for a titan, ``fewer`` than its banners say (rulebook, "Carta de Imperio dañada")."""
    count = dice_for(titan, fewer)
    faces = tuple([N.faces[s.rng.below(len(N.faces))] for _ in range(count)])
    coins = 0 if "coin_proof" in totals(s.players[seat]).traits else faces.count("coin")
    hit = Hit(seat, titan, faces, faces.count("titan"), coins)
    s.hits.append(hit)
    s.rolled = [old for old in s.rolled if old.seat != seat] + [Hit(seat, titan, faces)]
    if s.log.is_heard:
        counts = {f"{face}s": faces.count(face) for face in ("titan", "coin", "blank")}
        s.log.add("ancient_world-dice", seat=seat, titan=titan, dice=count, **counts)


def resolve(s: State) -> Flow[None]:
    """Carry out all dice; those who have a choice are asked at once, in as many rounds as it takes (rulebook, "Daño de
    Titán").
    """
    while s.hits:
        asks = []
        for hit in list(s.hits):
            question = _next_question(s, hit)
            if question is None:
                s.hits.remove(hit)
            else:
                asks.append(question)
        if len(asks) == 1:
            answers = {asks[0].seat: (yield from ask_many(asks[0]))}
        elif asks:
            answers = yield from ask_each(asks)
        else:
            answers = {}
        for hit in list(s.hits):
            _carry_out(s, hit, answers[hit.seat])


def _next_question(s: State, hit: Hit) -> Ask | None:
    """What a seat has to choose next; everything before it that leaves no choice is carried out."""
    seat, p = hit.seat, s.players[hit.seat]
    if hit.damage:
        cards = breakable(p)
        ids = [building.card for building in cards]
        if len(ids) > hit.damage and len(set(ids)) > 1:
            count = hit.damage
            return Ask(
                "damage", seat, Fixed(*numbered("damage", ids)), count, count, {"titan": hit.titan, "whole": len(ids)}
            )
        for card in ids[: hit.damage]:
            break_card(s, seat, card)
        hit.damage = 0
    while not surplus(p):
        if not hit.coins:
            return None
        question = _coin_question(s, hit)
        if question is not None:
            return question
        hit.coins -= 1
    about: dict[str, str | int] = {"titan": hit.titan, "armies": len(p.armies), "room": totals(p).armies}
    return Ask("disband", seat, Fixed(*(f"army:{army.card}" for army in p.armies)), about=about)


def _carry_out(s: State, hit: Hit, ids: tuple[str, ...]) -> None:
    verb, card = ids[0].split(":")[:2]
    if verb == "damage":
        for option in ids:
            break_card(s, hit.seat, option.split(":")[1])
        hit.damage = 0
    elif verb == "army":
        disband(s, hit.seat, card)
    else:
        hit.coins -= 1
        COIN_CHOICES[verb](s, hit, card)


def breakable(p: Player) -> list[Building]:
    """Empire cards that can be damaged; the capital never can (rulebook, "Ciudad capital")."""
    return [one for one in p.buildings if not one.damaged and "sturdy" not in CARDS[one.card].traits]


def break_card(s: State, seat: int, card: str) -> None:
    """Turn an empire card face down; citizens on it, and those gained by it, stay (rulebook, "Daño de Titán").

    Of two copies the one whose action has been used in this round.
    """
    copies = [one for one in breakable(s.players[seat]) if one.card == card]
    building = next((one for one in copies if one.citizen), copies[0])
    building.damaged = True
    s.players[seat].changed()
    s.log.add("ancient_world-damaged", seat=seat, card=card)
    reward(s, seat, "damaged")


def _coin_question(s: State, hit: Hit) -> Ask | None:
    """A coin's effect; a question where it leaves a choice (rulebook, "Daño de Titán")."""
    seat, p, coin = hit.seat, s.players[hit.seat], CARDS[hit.titan].coin
    about: dict[str, str | int] = {"titan": hit.titan}
    if coin.effect == "lose_coin":
        lost = min(p.coins, coin.amount)
        p.coins -= lost
        if lost:
            s.log.add("ancient_world-loses", seat=seat, coins=lost, ambrosia=0)
    elif coin.effect == "lose_ambrosia":
        lost = min(p.ambrosia, coin.amount)
        p.ambrosia -= lost
        if lost:
            s.log.add("ancient_world-loses", seat=seat, coins=0, ambrosia=lost)
    elif coin.effect == "discard_stored":
        _discard_stored(s, seat)
    elif coin.effect == "army_coin":
        if p.coins and p.armies:
            if len(p.armies) > 1:
                about["coins"] = _coins_for_army(p, hit)
                return Ask("army-coin", seat, Fixed(*(f"on:{army.card}" for army in p.armies)), about=about)
            _army_coin(s, hit, p.armies[0].card)
    elif coin.effect == "lose_retired":
        retired = sorted(card for army in p.armies for card in army.retired)
        if len(retired) > 1:
            return Ask("lose-retired", seat, Fixed(*(f"retired:{card}" for card in retired)), about=about)
        for card in retired:
            _lose_retired(s, hit, card)
    else:
        if len(p.districts) > 1:
            return Ask("lose-district", seat, Fixed(*(f"district:{card}" for card in p.districts)), about=about)
        for card in list(p.districts):
            _lose_district(s, hit, card)
    return None


def _discard_stored(s: State, seat: int) -> None:
    """Discard all stored cards, each to the discard pile of its deck."""
    p = s.players[seat]
    if not p.stored:
        return
    s.log.reveal(seat)
    s.log.add("ancient_world-loses-stored", seat=seat, cards=" ".join(p.stored))
    for card in p.stored:
        s.discards["AB".index(CARDS[card].deck)].append(card)
    p.stored = []


def _army_coin(s: State, hit: Hit, card: str) -> None:
    """Put the coin effect's number of own coins, as far as there are, on the picture of an active military card."""
    p = s.players[hit.seat]
    coins = _coins_for_army(p, hit)
    p.coins -= coins
    find(p, card).coins += coins
    s.log.add("ancient_world-army-coin", seat=hit.seat, card=card, coins=coins)


def _coins_for_army(p: Player, hit: Hit) -> int:
    return min(p.coins, CARDS[hit.titan].coin.amount)


def _lose_retired(s: State, hit: Hit, card: str) -> None:
    army = next(army for army in s.players[hit.seat].armies if card in army.retired)
    army.retired.remove(card)
    s.log.add("ancient_world-loses-retired", seat=hit.seat, card=card)


def _lose_district(s: State, hit: Hit, card: str) -> None:
    """Discard a district; cards above the capacity stay (rulebook, "Daño de Titán")."""
    s.players[hit.seat].districts.remove(card)
    s.players[hit.seat].changed()
    s.log.add("ancient_world-loses-district", seat=hit.seat, card=card)


COIN_CHOICES = {"on": _army_coin, "retired": _lose_retired, "district": _lose_district}
"""What is done with the card chosen, by verb."""
