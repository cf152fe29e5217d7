"""What the panel of The Ancient World says next to its choices: prices, resources, who is where, what dice may do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from bot.games.ancient_world_prices import (
    Price,
    attack_rank,
    attack_value,
    chosen_armies,
    city_value,
    gains_of,
    highest,
    own_city,
    owner_of,
    price_of,
    space_of,
    totals_of,
)
from data.texts import join_list, texts
from data.words import name_of, text_of
from engine.ancient_world.facts import BOARD, CARDS, N
from engine.ancient_world.placing import AGAIN, surcharge
from engine.ancient_world.totals import ambrosia_price, card_price
from engine.ancient_world.view import PlacedView, WorldView
from engine.core.ask import Ask

GAME: Final = "ancient_world"
SQUARES: Final = {"green": "🟩", "red": "🟥", "purple": "🟪", "blue": "🟦", "yellow": "🟨"}
"""Banners by tribe."""

COPIED: Final = ("damage", "repair")
"""Verbs whose options may name the same card more than once."""

COUNTED: Final = ("labor", "learn", "grow", "use")
"""Verbs beside whose options stands what they give; what the others give goes without saying."""


def say(lang: str, key: str, **args: str | int) -> str:
    """A text of the game."""
    return texts().text(lang, f"{GAME}-{key}", **args)


# --- beside a choice ----------------------------------------------------------------------------------------------


def effect(view: WorldView, ask: Ask, node: str, lang: str, names: Sequence[str]) -> str:
    """What an option, or all that begin so, cost and give: "3 of 7 coins: Ana’s 3 is there; gives 1 knowledge"."""
    if view.viewer is None:
        return ""
    verb, *words = node.rstrip(":").split(":")
    if ask.key == "turn":
        return _turn_effect(view, verb, words, node, lang, names)
    city = own_city(view)
    if verb == "appease":
        return say(lang, "of-ambrosia", count=int(ask.about["price"]), have=city.ambrosia)
    if verb == "hungry" and len(words) == 2 and words[1] != "0":
        return say(lang, "of-ambrosia", count=int(words[1]) * int(ask.about["price"]), have=city.ambrosia)
    if verb == "mend":
        cost = price_of(view, node)
        return "" if cost is None else price_words(cost, lang, names, view.viewer)
    if verb == "keep" and words:
        price = card_price(totals_of(city), CARDS[words[0]], is_stored=True)
        lines = (say(lang, "price", coins=price.coins, knowledge=price.knowledge), _first_copy(ask, node, lang))
        return f"{squares(words[0])} {', '.join(filter(None, lines))}".strip()
    if words and verb in ("on", "army"):
        army = next((one for one in city.armies if one.card == words[0]), None)
        return "" if army is None else say(lang, "army-price", price=army.price, swords=army.swords, arrows=army.arrows)
    if verb == "city" and words:
        titan = CARDS[words[0]].titan
        return f"{squares(titan)} {say(lang, 'city-titan', titan=name_in(lang, titan), **_against(titan))}".strip()
    return f"{squares(words[0])} {_first_copy(ask, node, lang)}".strip() if words and verb in COPIED else ""


def _first_copy(ask: Ask, node: str, lang: str) -> str:
    """That a card is the first of several copies on offer; "" for any other."""
    count = 1 + sum(option.startswith(f"{node}:") for option in ask.options)
    return say(lang, "first-copy", count=count) if count > 1 else ""


def _turn_effect(view: WorldView, verb: str, words: Sequence[str], node: str, lang: str, names: Sequence[str]) -> str:
    if (verb in BOARD and not words) or (verb == "claim" and len(words) == 1):
        return _on_space(view, words[0] if words else verb, lang)
    if verb == "attack" and len(words) == 1:
        return titan_words(view, words[0], lang, names)
    price, parts = price_of(view, node), list[str]()
    card = next((word for word in words[::-1] if word in CARDS and verb != "attack"), "")
    if verb == "recruit" and len(words) == 4:
        card = words[2]
    if price is not None and card and verb in ("build", "recruit"):
        # Why a citizen pays has been said with the citizen; a card's name needs the room.
        price = msgspec.structs.replace(price, higher=None)
    if price is not None:
        lines = price_words(price, lang, names, view.viewer)
        parts.append(lines or (say(lang, "for-nothing") if card and verb != "use" else ""))
    if verb == "attack" and len(words) == 3:
        value = attack_value(view, words[0], words[1], int(words[2]))
        parts.append(say(lang, "against", value=value, defence=CARDS[words[0]].defence))
        fewer = sum(CARDS[army.card].traits.get("dice", 0) for army in chosen_armies(own_city(view), words[1]))
        parts += [say(lang, "fewer-dice", count=fewer)] if fewer else []
    is_long = price is not None and price.higher is not None  # Discord cuts labels: what a choice gives is plain enough
    if node[-1] != ":" and verb in COUNTED and not is_long and words[-1] != "upgrade":
        parts += gain_words(gains_of(node), lang)
    return " ".join(filter(None, (squares(card), "; ".join(filter(None, parts)))))


def _on_space(view: WorldView, action: str, lang: str) -> str:
    """What an action costs any ready citizen of the reader's, for higher ones there, and the ambrosia on it."""
    city, space = own_city(view), space_of(view, action)
    extra, above = surcharge(totals_of(city)), highest(space)
    is_owed = above is not None and bool(city.ready) and max(city.ready) < above.number
    coins = say(lang, "all-pay", count=extra) if extra and is_owed else ""
    ambrosia = say(lang, "on-space", count=space.ambrosia) if space.ambrosia else ""
    return ", ".join(filter(None, (coins, ambrosia)))


def squares(card: str) -> str:
    """The banners of a card, as coloured squares."""
    return "".join(SQUARES[tribe] for tribe in CARDS[card].banners) if card in CARDS else ""


def gain_words(gains: Iterable[tuple[str, int]], lang: str) -> list[str]:
    """What is gained, each thing in a few words."""
    return [say(lang, f"short-gain-{name}", count=count) for name, count in gains]


def price_words(price: Price, lang: str, names: Sequence[str], reader: int | None) -> str:
    """A price with what there is to pay it, and whose higher citizen is a part of it; "" for nothing."""
    goods = {name: int(getattr(price, name)) for name in ("coins", "knowledge", "ambrosia")}
    items = [
        say(lang, f"of-{name}", count=count, have=getattr(price.has, name)) for name, count in goods.items() if count
    ]
    words = ", ".join(items)
    if price.higher is None:
        return words
    return ": ".join(filter(None, (words, _higher(price.higher, lang, names, reader))))


def _higher(placed: PlacedView, lang: str, names: Sequence[str], reader: int | None) -> str:
    if placed.seat == reader:
        return say(lang, "own-higher", number=placed.number)
    return say(lang, "higher", who=names[placed.seat], number=placed.number)


def _against(titan: str) -> dict[str, str | int]:
    """What stands against who attacks a titan."""
    return {"defence": CARDS[titan].defence, "swords": "yes" if CARDS[titan].swords_only else "no"}


def titan_words(view: WorldView, titan: str, lang: str, names: Sequence[str]) -> str:
    """A titan that can be attacked: its defence, its banners, whose city it threatens, what is on it."""
    owner = owner_of(view, titan)
    parts = [f"{squares(titan)} {say(lang, 'titan-short', **_against(titan))}"]
    if owner is not None and owner == view.viewer:
        parts.append(say(lang, "titan-own"))
    elif owner is not None:
        parts.append(say(lang, "titan-of", who=names[owner]))
        fed = min(view.cities[owner].fed, len(CARDS[titan].banners))
        parts += [say(lang, "titan-fed", count=fed)] if fed else []
    return ", ".join(parts)


# --- above the choices --------------------------------------------------------------------------------------------


def details(view: WorldView, ask: Ask, node: str, lang: str, names: Sequence[str]) -> Sequence[str]:
    """Lines above the choices: what the reader has, who stands where, what a titan's dice would do; of an option that
    is confirmed, what it costs and gives.
    """
    if view.viewer is None:
        return ()
    lines = _details(view, ask, node, lang, names)
    price = effect(view, ask, node, lang, names) if ask.key == "turn" and node.count(":") > 1 else ""
    return (*lines, say(lang, "this-choice", price=price)) if price and node[-1] != ":" else lines


def _details(view: WorldView, ask: Ask, node: str, lang: str, names: Sequence[str]) -> tuple[str, ...]:
    verb, *words = node.rstrip(":").split(":")
    if ask.key == "confront":
        return (_dice_line(view, str(ask.about["titan"]), "face_dice", lang), _has(view, lang))
    if ask.key != "turn":
        # Repairs and food at the end of a round are paid with ambrosia; those of a turn have no price.
        return (_has(view, lang),) if "price" in ask.about else ()
    if verb in BOARD or (verb == "claim" and words):
        here = _here(view, words[0] if verb == "claim" else verb, lang, names)
        return (here, *_again_line(view, ask, node, lang), _has(view, lang))
    if verb == "use":
        return (*_again_line(view, ask, node, lang), _has(view, lang))
    if verb == "attack":
        return (
            *_attack_lines(view, node, [option for option in ask.options if option.startswith(node)], lang),
            _has(view, lang),
        )
    there = [
        say(lang, "there-one", action=space.action, citizens=_citizens(space.citizens, names))
        for space in view.spaces
        if space.citizens
    ]
    return (*((say(lang, "there", list=" · ".join(there)),) if there else ()), _has(view, lang))


def _again_line(view: WorldView, ask: Ask, node: str, lang: str) -> tuple[str, ...]:
    """What it means that a citizen is placed once more, where one may be."""
    if not any(f":{AGAIN}" in option for option in ask.options if option.startswith(node)):
        return ()
    return (say(lang, "again-line", price=ambrosia_price(totals_of(own_city(view)), AGAIN)),)


def _attack_lines(view: WorldView, node: str, attacks: Sequence[str], lang: str) -> tuple[str, ...]:
    """What the titans of these attacks give; of a single one all that an attack on it brings. What a titan gives is not
    said again beside its card, which stands with a whole option.
    """
    ranked = sorted(attacks, key=lambda attack: attack_rank(view, attack))
    titans = list(dict.fromkeys(attack.split(":")[1] for attack in ranked))
    if len(titans) != 1:
        return tuple(
            say(lang, "titan-line", titan=f"{squares(titan)} {name_in(lang, titan)}", text=_text(titan, lang))
            for titan in titans
        )
    titan, city = titans[0], own_city(view)
    facts = {**_against(titan), "banners": len(CARDS[titan].banners), "city": city_value(city, titan)}
    line = say(lang, "attack-line", titan=name_in(lang, titan), **facts)
    numbered = [f"{place} {name_in(lang, army.card)}" for place, army in enumerate(city.armies, 1)]
    by_place = any(option.split(":")[2][0].isdecimal() for option in attacks)
    armies = (say(lang, "armies-line", list=" · ".join(numbered)),) if by_place else ()
    lines = (_text(titan, lang),) if node[-1] == ":" else ()
    return (line, *lines, _dice_line(view, titan, "dice", lang), *armies)


def _text(card: str, lang: str) -> str:
    return text_of(GAME, lang, f"card:{card}") or ""


def name_in(lang: str, card: str) -> str:
    """The name of a card."""
    return name_of(GAME, lang, f"card:{card}") or card


def _citizens(placed: Sequence[PlacedView], names: Sequence[str]) -> str:
    """Citizens on an action by player: "Ana 3, Ben 1 2"."""
    seats = dict.fromkeys(one.seat for one in placed)
    return ", ".join(
        f"{names[seat]} {' '.join(str(one.number) for one in placed if one.seat == seat)}" for seat in seats
    )


def _here(view: WorldView, action: str, lang: str, names: Sequence[str]) -> str:
    city, space = own_city(view), space_of(view, action)
    extra, above = surcharge(totals_of(city)), highest(space)
    if above is None:
        return say(lang, "here-nobody", ambrosia=space.ambrosia)
    args: dict[str, str | int] = {"citizens": _citizens(space.citizens, names), "ambrosia": space.ambrosia}
    is_owed = extra > 0 and min(city.citizens) < above.number
    return say(lang, "here", coins=extra, **args) if is_owed else say(lang, "here-free", **args)


def _has(view: WorldView, lang: str) -> str:
    city = own_city(view)
    ready = join_list(lang, [str(number) for number in city.ready])
    return say(
        lang,
        "has",
        coins=city.coins,
        knowledge=city.knowledge,
        ambrosia=city.ambrosia,
        citizens=ready,
        idle=len(city.ready),
        room=max(0, city.capacity - len(city.buildings)),
        food=city.food,
        mouths=len(city.citizens),
    )


def _dice_line(view: WorldView, titan: str, trait: str, lang: str) -> str:
    """What the dice of a titan could do to the reader's city (rulebook, "Carta de Imperio dañada")."""
    card, t = CARDS[titan], totals_of(own_city(view))
    is_proof = "coin_proof" in t.traits
    coin = say(lang, "coin-effect", effect="none" if is_proof else card.coin.effect, amount=card.coin.amount)
    return say(
        lang,
        "dice-line",
        dice=max(0, len(card.banners) - t.traits.get(trait, 0)),
        hits=N.faces.count("titan"),
        coins=N.faces.count("coin"),
        faces=len(N.faces),
        effect=coin,
    )
