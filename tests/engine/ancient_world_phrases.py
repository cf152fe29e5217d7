"""What the texts of our own cards say, phrase by phrase, made from their facts in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

Facts = dict[str, Any]

NOUNS: Final = {
    "en": {
        "coins": ("coin", "coins"), "knowledge": ("knowledge", "knowledge"), "ambrosia": ("ambrosia", "ambrosia"),
        "swords": ("sword", "swords"), "arrows": ("arrow", "arrows"), "points": ("point", "points"),
        "stars": ("star", "stars"), "cards": ("card", "cards"), "dice": ("die", "dice"),
    },
    "es": {
        "coins": ("moneda", "monedas"), "knowledge": ("de conocimiento", "de conocimiento"),
        "ambrosia": ("de ambrosía", "de ambrosía"), "swords": ("espada", "espadas"), "arrows": ("flecha", "flechas"),
        "points": ("punto", "puntos"), "stars": ("estrella", "estrellas"), "cards": ("carta", "cartas"),
        "dice": ("dado", "dados"),
    },
}  # fmt: skip

SYMBOLS: Final = {
    "en": {
        "food": "food {n}", "capacity": "capacity {n}", "armies": "{n} more army", "swords": "{n} {swords}",
        "arrows": "{n} {arrows}", "coins": "income {n} {coins}", "knowledge": "income {n} knowledge",
        "ambrosia": "income {n} ambrosia", "repair": "repair {n} {cards} before income",
        "eyes": "see {n} more {cards} when exploring and taking districts",
    },
    "es": {
        "food": "comida {n}", "capacity": "capacidad {n}", "armies": "{n} ejército más", "swords": "{n} {swords}",
        "arrows": "{n} {arrows}", "coins": "ingreso: {n} {coins}", "knowledge": "ingreso: {n} de conocimiento",
        "ambrosia": "ingreso: {n} de ambrosía", "repair": "repara {n} {cards} antes de los ingresos",
        "eyes": "ves {n} {cards} más al explorar y tomar distritos",
    },
}  # fmt: skip

GAINS: Final = {
    "en": {
        "coins": "{n} {coins}", "knowledge": "{n} knowledge", "ambrosia": "{n} ambrosia", "citizens": "{n} citizen",
        "upgrades": "upgrade {n} citizen", "repairs": "repair {n} {cards}", "rest": "take {n} {coins} off your armies",
        "ready": "{n} used army may be used again", "districts": "{n} district",
        "explore": "explore {n} empire {cards}, store one",
    },
    "es": {
        "coins": "{n} {coins}", "knowledge": "{n} de conocimiento", "ambrosia": "{n} de ambrosía",
        "citizens": "{n} ciudadano", "upgrades": "mejora {n} ciudadano", "repairs": "repara {n} {cards}",
        "rest": "quita {n} {coins} de tus ejércitos", "ready": "{n} ejército usado se puede usar otra vez",
        "districts": "{n} distrito", "explore": "explora {n} {cards} de imperio y almacena una",
    },
}  # fmt: skip

AND: Final = {"en": " and ", "es": " y "}

ONCE: Final = {
    "en": {"once": "once: ", "loot": "loot: "},
    "es": {"once": "una vez: ", "loot": "botín: "},
}

REWARDS: Final = {
    "en": {
        "build": "each time you build", "labor": "each time you labor", "learn": "each time you learn",
        "expand": "each time you expand", "grow": "each time you grow", "defeat": "each time you defeat a titan",
        "pass": "each time you pass",
    },
    "es": {
        "build": "cada vez que construyas", "labor": "cada vez que trabajes", "learn": "cada vez que aprendas",
        "expand": "cada vez que te expandas", "grow": "cada vez que crezcas",
        "defeat": "cada vez que derrotes a un titán", "pass": "cada vez que pases",
    },
}  # fmt: skip

DISCOUNTS: Final = {
    "en": {
        "build": "building", "recruit": "recruiting", "learn": "learning", "stored": "building a stored card",
        "army": "using an army", "surcharge": "placing beside a higher citizen",
        "again": "using a placed citizen again", "mend": "repairing a card with ambrosia",
        "feed": "feeding a citizen with ambrosia", "sword": "a sword bought with ambrosia",
    },
    "es": {
        "build": "construir", "recruit": "reclutar", "learn": "aprender", "stored": "construir lo almacenado",
        "army": "usar un ejército", "surcharge": "colocar junto a un ciudadano más alto",
        "again": "volver a usar un ciudadano", "mend": "reparar una carta con ambrosía",
        "feed": "alimentar a un ciudadano con ambrosía", "sword": "una espada comprada con ambrosía",
    },
}  # fmt: skip

LESS: Final = {"en": "{what} costs {price} less", "es": "{what} cuesta {price} menos"}
AT_LEAST: Final = {"en": " (at least 1)", "es": " (como mínimo 1)"}
LEAST: Final = dict.fromkeys(("army", "again", "mend", "feed", "sword"), AT_LEAST)
"""What is said where a discount leaves a price of 1."""

TRAITS: Final = {
    "en": {
        "sturdy": "this card cannot be damaged", "empire dice": "{n} {dice} fewer after your attacks",
        "military dice": "{n} {dice} fewer after its attacks", "face_dice": "{n} {dice} fewer when you face your titan",
    },
    "es": {
        "sturdy": "esta carta no se puede dañar", "empire dice": "{n} {dice} menos tras tus ataques",
        "military dice": "{n} {dice} menos tras sus ataques",
        "face_dice": "{n} {dice} menos al enfrentarte a tu titán",
    },
}  # fmt: skip

SCORING: Final = {
    "en": {
        "food": "food", "titan": "titan", "titan3": "titan with 3 stars",
        "military": "military card, retired ones too", "army": "army",
        "purple": "purple banner", "knowledge": "knowledge", "set": "set of all five tribes",
        "income": "coin of income", "empire": "empire card", "ambrosia": "ambrosia", "district": "district",
    },
    "es": {
        "food": "comida", "titan": "titán", "titan3": "titán de 3 estrellas",
        "military": "carta militar, también retirada",
        "army": "ejército", "purple": "estandarte morado", "knowledge": "conocimiento",
        "set": "juego de las cinco tribus", "income": "moneda de ingreso", "empire": "carta de imperio",
        "ambrosia": "ambrosía", "district": "distrito",
    },
}  # fmt: skip

EACH: Final = {"en": "{n} {points} for each {what}", "es": "{n} {points} por cada {what}"}
MOST: Final = {"en": " (at most {most})", "es": " (como mucho {most})"}
SKILL: Final = {
    "en": "as many points as the numbers of your citizens add up to",
    "es": "tantos puntos como suman los números de tus ciudadanos",
}
POINTS: Final = {"en": "{n} points at the end", "es": "{n} puntos al final"}

COINS_ON_DICE: Final = {
    "en": {
        "lose_coin": "lose {n} {coins}", "army_coin": "put {n} {coins} on an army",
        "lose_ambrosia": "lose {n} ambrosia", "lose_retired": "lose 1 retired military card",
        "discard_stored": "discard every stored card", "lose_district": "lose 1 district",
    },
    "es": {
        "lose_coin": "pierde {n} {coins}", "army_coin": "pon {n} {coins} en un ejército",
        "lose_ambrosia": "pierde {n} de ambrosía", "lose_retired": "pierde 1 carta militar retirada",
        "discard_stored": "descarta todas las cartas almacenadas", "lose_district": "pierde 1 distrito",
    },
}  # fmt: skip
ON_DICE: Final = {"en": "coin on a die: ", "es": "moneda en un dado: "}
SWORDS_ONLY: Final = {"en": "only swords count", "es": "solo cuentan las espadas"}

AGAINST: Final = {
    "en": {
        "stars": "titans with {stars} {starred}", "swords_only": "titans where only swords count",
        "own": "your own titan", "other": "titans that threaten others", "deck": "titans of the board",
    },
    "es": {
        "stars": "titanes de {stars} {starred}", "swords_only": "titanes donde solo cuentan las espadas",
        "own": "tu propio titán", "other": "titanes que amenazan a otros", "deck": "titanes del tablero",
    },
}  # fmt: skip
MORE: Final = {"en": "{n} {swords} more against {whom}", "es": "{n} {swords} más contra {whom}"}
LEGACY: Final = {"en": ("legacy: ", "no legacy", " and "), "es": ("legado: ", "sin legado", " y ")}

ACTION: Final = {"en": "action", "es": "acción"}
OR_MORE: Final = {"en": " (citizen {skill} or more)", "es": " (ciudadano {skill} o más)"}
PAY: Final = {"en": "pay {price} for {goods}", "es": "paga {price} por {goods}"}
BY_SKILL: Final = {
    "en": {
        "coins": "{goods} and as many coins as the citizen's number",
        "ambrosia": "{goods} and as much ambrosia as the citizen's number",
    },
    "es": {
        "coins": "{goods} y además tantas monedas como el número del ciudadano",
        "ambrosia": "{goods} y además tanta ambrosía como el número del ciudadano",
    },
}


def said(form: str, language: str, n: int, **words: object) -> str:
    """A phrase with this number, its nouns in the singular or plural."""
    nouns = {noun: forms[n != 1] for noun, forms in NOUNS[language].items()}
    return form.format(**{**nouns, "n": n, **words})


def amounts(goods: Facts, language: str) -> str:
    """Goods or symbols with their numbers."""
    return AND[language].join(said(f"{{n}} {{{good}}}", language, n) for good, n in goods.items())


def phrases(row: Facts, language: str) -> Iterator[str]:
    """Everything that the text of a card has to say, in any order."""
    for symbol, n in row.get("gives", {}).items():
        yield said(SYMBOLS[language][symbol], language, n)
    for word, begin in ONCE[language].items():
        if word in row:
            yield begin + ", ".join(said(GAINS[language][gain], language, n) for gain, n in row[word].items())
    if "action" in row:
        yield _action(row["action"], language)
    for one in row.get("rewards", []):
        yield f"{amounts(one['gain'], language)} {REWARDS[language][one['when']]}"
    for one in row.get("discounts", []):
        phrase = LESS[language].format(what=DISCOUNTS[language][one["on"]], price=amounts(one["less"], language))
        yield phrase + LEAST.get(one["on"], {}).get(language, "")
    for trait, n in row.get("traits", {}).items():
        name = f"{row['kind']} dice" if trait == "dice" else trait
        yield said(TRAITS[language][name], language, n)
    yield from _scoring(row, language)
    if row["kind"] == "military":
        yield from _strength(row, language)
    if row["kind"] == "titan":
        if row.get("swords_only"):
            yield SWORDS_ONLY[language]
        coin = row["coin"]
        yield ON_DICE[language] + said(COINS_ON_DICE[language][coin["effect"]], language, coin.get("amount", 1))


def _action(action: Facts, language: str) -> str:
    begin = ACTION[language]
    if action.get("skill", 1) > 1:
        begin += OR_MORE[language].format(skill=action["skill"])
    goods = amounts(action["gain"], language)
    if "by_skill" in action:
        goods = BY_SKILL[language][action["by_skill"]].format(goods=goods)
    if "pay" in action:
        goods = PAY[language].format(price=amounts(action["pay"], language), goods=goods)
    return f"{begin}: {goods}"


def _scoring(row: Facts, language: str) -> Iterator[str]:
    for one in row.get("scoring", []):
        if one["each"] == "skill":
            yield SKILL[language]
            continue
        phrase = said(EACH[language], language, one["points"], what=SCORING[language][one["each"]])
        yield phrase + (MOST[language].format(most=one["most"]) if "most" in one else "")
    if "points" in row:
        yield POINTS[language].format(n=row["points"])


def _strength(row: Facts, language: str) -> Iterator[str]:
    for symbol in ("swords", "arrows"):
        if row.get(symbol):
            yield amounts({symbol: row[symbol]}, language)
    for one in row.get("against", []):
        kind = "stars" if "stars" in one else "swords_only" if "swords_only" in one else one["where"]
        stars = one.get("stars", 0)
        whom = AGAINST[language][kind].format(stars=stars, starred=NOUNS[language]["stars"][stars != 1])
        yield said(MORE[language], language, one["swords"], whom=whom)
    begin, none, joint = LEGACY[language]
    left = [amounts({symbol: n}, language) for symbol, n in row.get("legacy", {}).items()]
    yield begin + joint.join(left) if left else none
