"""The material as the rules use it: cards, board actions, numbers of data/ancient_world (rulebook, "Componentes").

Effects are written in data: amounts of goods, symbols, rewards, discounts, scoring, traits. What each word means is
said here, and for whoever types in printed cards in data/ancient_world/README.md.
"""

from __future__ import annotations

from functools import cache, cached_property
from typing import Final, Literal

import msgspec
from msgspec.structs import astuple

from data import files
from data.reading import reader

TRIBES: Final = ("green", "red", "purple", "blue", "yellow")
"""The five tribes by the colours of their banners."""

ACTIONS: Final = ("build", "recruit", "labor", "learn", "expand", "rebuild", "explore", "grow")
"""The actions of the board, in their order there."""

Action = Literal["build", "recruit", "labor", "learn", "expand", "rebuild", "explore", "grow"]
Tribe = Literal["green", "red", "purple", "blue", "yellow"]


class Goods(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A price, or what is gained at once without a choice."""

    coins: int = 0
    knowledge: int = 0
    ambrosia: int = 0


class Gain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is gained once.

    citizens: how often the lowest citizen of the own supply. upgrades: how often one citizen is exchanged for the next
    higher one of the supply. repairs: damaged empire cards, at most. rest: how many coins are taken off own armies,
    into the supply. ready: how many used armies may be used once more in this round. districts: how often a district is
    taken. explore: cards of the empire deck that are looked at, one of which is stored. first: the first-player
    token, unless somebody has taken it in this round.
    """

    coins: int = 0
    knowledge: int = 0
    ambrosia: int = 0
    citizens: int = 0
    upgrades: int = 0
    repairs: int = 0
    rest: int = 0
    ready: int = 0
    districts: int = 0
    explore: int = 0
    first: int = 0


class Symbols(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a card gives as long as it is undamaged in its city.

    coins, knowledge, ambrosia are income; repair is a card repaired before income. eyes: how many more cards to choose
    from when exploring and when a district is taken; ship_eyes: only when exploring.
    """

    food: int = 0
    capacity: int = 0
    armies: int = 0
    swords: int = 0
    arrows: int = 0
    coins: int = 0
    knowledge: int = 0
    ambrosia: int = 0
    repair: int = 0
    eyes: int = 0
    ship_eyes: int = 0


class CardAction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action on an empire card: place a citizen of at least this ``skill``, pay, gain.

    ``by_skill``: besides, as many of this good as the number on the citizen.
    """

    gain: Gain = Gain()
    pay: Goods = Goods()
    skill: int = 1
    by_skill: Literal["", "coins", "knowledge", "ambrosia"] = ""


When = Literal[
    "build", "recruit", "labor", "learn", "expand", "rebuild", "explore", "grow", "use", "stored", "defeat",
    "defeat_own", "defeat_other", "defeat_deck", "appease", "face", "damaged", "pass", "round",
]  # fmt: skip
"""What may be rewarded.

An action of the board (build: every empire card built, stored ones too), an own card's action, building a stored
card, defeating a titan ("defeat": any; one that threatens the own city, another one, one that is on the board),
appeasing or facing the threatening titan, an own card damaged, passing, the beginning of a round.
"""


class Reward(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Goods gained each time something has been done (rulebook, "Nota general sobre el tiempo").

    ``of``: only for cards with a banner of this tribe, where a card is built.
    """

    when: When
    gain: Goods
    of: Tribe | None = None


class Discount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Goods that something costs less, down to 0.

    ``on``: an action of the board (what is paid for it, or for the card), "stored" (building a stored card, besides
    "build"), "army" (using each army, down to 1), "appease" (ambrosia, down to 1), "surcharge" (the coin
    for a higher skill), "again", "mend", "feed", "sword" (ambrosia for these uses of it, down to 1). ``of``: only for
    cards of this tribe.
    """

    on: Literal[
        "build", "recruit", "labor", "learn", "expand", "rebuild", "explore", "grow", "stored", "army", "appease",
        "surcharge", "again", "mend", "feed", "sword",
    ]  # fmt: skip
    less: Goods
    of: Tribe | None = None


Counted = Literal[
    "green", "red", "purple", "blue", "yellow", "banner", "set", "empire", "district", "titan", "titan1", "titan2",
    "titan3", "army", "retired", "military", "citizen", "skill", "food", "capacity", "free_capacity", "income",
    "stored", "coins", "knowledge", "ambrosia", "deck_c", "action_card",
]  # fmt: skip
"""What special scoring counts: banners of a tribe, all banners, sets of all five, cards by kind, titans by stars,
active, retired or all military cards, citizens, the sum of their numbers, symbols, goods, cards of deck C, cards with
an action."""


class Scoring(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Victory points at the end: ``points`` for every ``per`` of what is counted, ``most`` points at most."""

    each: Counted
    points: int
    per: int = 1
    most: int = 99


class Against(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Swords and arrows that a military card has only against some titans.

    By ``stars`` (0: any), by whether only swords count (None: either), by whether it threatens a city, the own
    ("own"), another ("other"), or is on the board ("deck").
    """

    swords: int = 0
    arrows: int = 0
    stars: int = 0
    swords_only: bool | None = None
    where: Literal["", "own", "other", "deck"] = ""


class CoinEffect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a coin on a damage die does (rulebook, "Daño de Titán").

    ``amount``: of coins or ambrosia lost, or of coins put on one army; the other effects lose one card, or all stored.
    """

    effect: Literal["lose_coin", "army_coin", "lose_ambrosia", "lose_retired", "discard_stored", "lose_district"]
    amount: int = 1


class Card(msgspec.Struct, frozen=True, dict=True):
    """The facts of a card; ``gives``, ``rewards``, ``discounts`` and ``traits`` count while it is undamaged.

    kind: "empire", "military", "titan", "district" or "city" (a city-state). ``deck``: of an empire card "start", "A",
    "B", "C"; of a military card "start" or "". copies: how many are in the box (of starting cards one for each player).
    cost: of empire and military cards. once: what is gained when it comes to the city; of a military card (``loot``)
    when it helped to defeat a titan. traits: "sturdy" (cannot be damaged), "dice" (how many damage dice fewer after an
    attack; of a military card after those it took part in), "face_dice" (how many fewer when a titan is faced),
    "coin_proof" (coins on dice do nothing).
    stars: of a titan, 0 for a starting one. swords_only: its arrows do not count. coin: its effect of coins.
    swords, arrows, legacy, against, loot: of military cards; a legacy is what is left of a retired one. titan: the
    starting titan of a city-state's board.
    """

    id: str
    kind: str
    deck: str = ""
    copies: int = 1
    cost: Goods = Goods()
    banners: tuple[Tribe, ...] = ()
    gives: Symbols = Symbols()
    once: Gain = Gain()
    action: CardAction | None = None
    rewards: tuple[Reward, ...] = ()
    discounts: tuple[Discount, ...] = ()
    scoring: tuple[Scoring, ...] = ()
    points: int = 0
    traits: dict[str, int] = {}
    stars: int = 0
    defence: int = 0
    swords_only: bool = False
    coin: CoinEffect = CoinEffect("lose_coin")
    swords: int = 0
    arrows: int = 0
    legacy: Symbols = Symbols()
    against: tuple[Against, ...] = ()
    loot: Gain = Gain()
    titan: str = ""
    source: str = "house"

    @cached_property
    def symbols(self) -> tuple[int, ...]:
        """The numbers of ``gives`` in the order of its fields; none where it gives nothing."""
        return astuple(self.gives) if self.gives != Symbols() else ()

    @cached_property
    def is_at_work(self) -> bool:
        """Whether it does anything else as long as it is undamaged."""
        return bool(self.rewards or self.discounts or self.traits or self.action)


class Totals(msgspec.Struct, frozen=True):
    """Rewards and discounts of a city by what they are for; symbols as in ``Symbols``, those of the capital included.

    ``actions``: how many cards have an action of their own. The numbers come in the order of ``Symbols``.
    """

    rewards: dict[str, tuple[Reward, ...]]
    discounts: dict[str, tuple[Discount, ...]]
    traits: dict[str, int]
    actions: int
    food: int
    capacity: int
    armies: int
    swords: int
    arrows: int
    coins: int
    knowledge: int
    ambrosia: int
    repair: int
    eyes: int
    ship_eyes: int


class Deal(msgspec.Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """One way to carry out an action of the board: pay, gain."""

    id: str
    pay: Goods = Goods()
    gain: Gain = Gain()

    @cached_property
    def needs(self) -> tuple[str, ...]:
        """Those fields of ``gain`` of which there may be nothing left: citizens, districts, cards to look at."""
        return tuple(what for what in ("citizens", "upgrades", "districts", "explore") if getattr(self.gain, what))


class BoardAction(msgspec.Struct, frozen=True, eq=False, dict=True):
    """An action of the board: from which round it is there, ambrosia when it comes, ways to carry it out.

    "build" and "recruit" have none: a card says what it costs.
    """

    id: Action
    round: int = 1
    ambrosia: int = 0
    deals: tuple[Deal, ...] = ()

    @cached_property
    def dearest(self) -> Goods:
        """The most of each good that a way to carry it out costs."""
        return Goods(*map(max, zip(*(astuple(deal.pay) for deal in self.deals), strict=True)))


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers of the game; lists by number of players begin with two."""

    coins: int
    extra_coins: tuple[int, ...]
    citizens: tuple[int, ...]
    highest_citizen: int
    food: int
    capacity: int
    income: int
    armies: int
    rounds: int
    empire_row: tuple[int, ...]
    military_row: tuple[int, ...]
    idle_citizens: tuple[int, ...]
    titan_stars: tuple[int, ...]
    dice: int
    faces: tuple[Literal["titan", "coin", "blank"], ...]
    banner_points: tuple[int, ...]
    hungry_points: int
    damaged_points: int
    surcharge: int
    again: int
    mend: int
    feed: int
    sword: int
    coin: int


class _Board(msgspec.Struct):
    actions: tuple[BoardAction, ...]
    numbers: Numbers


_BOARD: Final = msgspec.json.decode(files("ancient_world/board.json")[0].read_bytes(), type=_Board)
BOARD: Final[dict[str, BoardAction]] = {action.id: action for action in _BOARD.actions}
N: Final = _BOARD.numbers


_card: Final = reader(Card)


def _cards() -> dict[str, Card]:
    cards = [
        _card(row)
        for file in files("ancient_world/cards/*.json")
        for row in msgspec.json.decode(file.read_bytes())["cards"]
    ]
    return {card.id: card for card in sorted(cards, key=lambda card: (card.kind, card.deck, card.stars, card.id))}


CARDS: Final = _cards()
BOX: Final = tuple(CARDS.values())
"""The cards as they come: cases add some of their own to ``CARDS``."""

BACKS: Final = {deck: tuple(card for card in BOX if card.kind == "empire" and card.deck == deck) for deck in "AB"}
"""Empire cards by the deck that their backs show."""


def of_kind(kind: str, deck: str = "", stars: int = -1) -> list[str]:
    """Every card of a kind (and deck, or number of stars), each as often as it is in the box."""
    return list(_of_kind(kind, deck, stars))


@cache
def _of_kind(kind: str, deck: str, stars: int) -> tuple[str, ...]:
    return tuple(
        card.id
        for card in BOX
        if card.kind == kind and (not deck or card.deck == deck) and stars in (-1, card.stars)
        for _ in range(card.copies)
    )
