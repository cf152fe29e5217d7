"""How all games of the family of engine/epochs are presented: who stands where, where growth comes from, losses.

Every function takes the game's id first; bot/games/GAME.py hands it over.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from bot.games.model import TurnLabel
from bot.model.results import GRADE, SeatFact, SeatScore
from data.casts import NOBODY, SIDE, players_by_side, sides_of
from data.texts import faction_name, names_of_sides, texts
from data.words import name_of, names_of
from engine.core.ask import Ask
from engine.core.events import Event
from engine.epochs.geography import load
from engine.epochs.payments import DISKS_FIRST, LOSSES, MANY
from engine.epochs.preorders import PAYMENTS_UP_TO
from engine.epochs.view import Change, EpochsView, HandCard, OtherHand, Stack

CARD, DISK, TALENT, USE = "🎴", "🔘", "🪙", "✨"
SIGNS: Final = {
    **dict.fromkeys(("play", "negate", "card", "save"), CARD),
    "disk": DISK,
    "talent": TALENT,
    "use": USE,
}
PLANNED: Final = {"deploy": 1, "withdraw": -1}
"""What the answers that are planned together put on an area, or take from it."""

MENU_LINE: Final = 100
"""Characters of the small line under an entry of a menu."""

AIMED: Final = ("civilization",)
"""Questions that say in full what wins a scenario: a turn's growth only says how far one is, and its cards, where a
phone has little room, both in few words.
"""

PHASES: Final = ("growth", "cards", "competition", "reckoning")
PAID: Final = (LOSSES, MANY, PAYMENTS_UP_TO)
"""Questions to which disks and talents are listed one by one."""


def hand_line(game: str, view: EpochsView, lang: str) -> str:
    """A seat's own cards, talents and disks; of two civilizations a line for each: first that which is asked for, then
    how many the other one has.
    """
    if view.viewer is None or view.hand is None:
        return ""
    own, cards = view.seats[view.viewer], _card_names(game, view.hand, lang)
    line = texts().text(lang, f"{game}-hand-line", cards=cards, talents=own.talents, ready=own.ready)
    if view.other_hand is None:
        return line
    other = view.seats[view.other_hand.seat]
    facts = {"count": len(view.other_hand.cards), "talents": other.talents, "ready": other.ready}
    lines = {own.civilization: line, other.civilization: texts().text(lang, f"{game}-hand-line-other", **facts)}
    return "\n".join(f"{name_of(game, lang, f'civ:{key}') or '–'}: {text}" for key, text in lines.items())


def _card_names(game: str, cards: Sequence[HandCard], lang: str) -> str:
    return ", ".join(str(name_of(game, lang, f"card:{card.key}") or card.key) for card in cards) or "–"


def turn(view: EpochsView) -> TurnLabel:
    """Another turn or phase is another board message."""
    number = (view.epoch * 4 + view.turn) * len(PHASES) + PHASES.index(view.phase)
    return TurnLabel(number, {"epoch": view.epoch, "turn": view.turn, "phase": view.phase})


def seen_for(view: EpochsView, ask: Ask) -> EpochsView:
    """As the civilization sees it that a question is put for: of a player's two, the other one than was asked last."""
    other = view.other_hand
    if other is None or view.hand is None or view.viewer is None:
        return view
    if view.seats[other.seat].civilization != ask.about.get(SIDE):
        return view
    return msgspec.structs.replace(
        view, viewer=other.seat, hand=other.cards, other_hand=OtherHand(view.viewer, view.hand)
    )


def side(game: str, view: EpochsView, lang: str) -> str:
    """For which civilization its player is asked; "" where they lead only one."""
    if view.other_hand is None or view.viewer is None or not view.seats[view.viewer].civilization:
        return ""
    return str(name_of(game, lang, f"civ:{view.seats[view.viewer].civilization}"))


def context(game: str, view: EpochsView, seat: int, ask: Ask, lang: str) -> str:
    """In growth what the map will give, as a sum; then, while disks are deployed, what it gave. Where one chooses what
    to go for, what wins a scenario: while cards are played, in few words.
    """
    if view.cast and view.viewer is not None:
        seat = view.viewer
    lines = [aim_line(game, view, seat, lang)] if view.scenario and ask.key in AIMED else []
    if ask.key == "card-action" and view.scenario:
        lines.append(few_aim_line(game, view, seat, lang))
    elif ask.key == "withdraw":
        lines.append(count_line(game, view, seat, lang))
        lines.append(growth_coming(game, view.seats[seat].growth, lang))
    elif ask.key == "deploy":
        lines.append(_growth_made(game, view, seat, lang))
    return "\n".join(filter(None, lines))


def aim_line(game: str, view: EpochsView, seat: int, lang: str) -> str:
    """What wins a scenario, and how many of the areas that count the civilization ``seat`` and the best of its rivals
    control.
    """
    name = texts().text(lang, f"{game}-option-scenario-{view.scenario}")
    line = texts().text(lang, f"{game}-aim-line", name=name, aim=texts().text(lang, f"{game}-aim-{view.scenario}"))
    if not view.aims or not view.seats[seat].civilization:
        return line
    own, best = _controlled_of_aim(view, seat)
    return f"{line} {texts().text(lang, f'{game}-aim-held', own=own, best=best)}"


def few_aim_line(game: str, view: EpochsView, seat: int, lang: str) -> str:
    """The same in a line of a phone."""
    aim = texts().text(lang, f"{game}-aim-few-{view.scenario}")
    if not view.aims or not view.seats[seat].civilization:
        return texts().text(lang, f"{game}-aim-few", aim=aim)
    own, best = _controlled_of_aim(view, seat)
    return texts().text(lang, f"{game}-aim-few-count", aim=aim, own=own, best=best)


def count_line(game: str, view: EpochsView, seat: int, lang: str) -> str:
    """A scenario's name and how many of its areas the civilization ``seat`` and its best rival control; "" where
    no areas count.
    """
    if not view.aims:
        return ""
    name = texts().text(lang, f"{game}-option-scenario-{view.scenario}")
    own, best = _controlled_of_aim(view, seat)
    return texts().text(lang, f"{game}-aim-count", name=name, own=own, of=len(view.aims), best=best)


def _controlled_of_aim(view: EpochsView, seat: int) -> tuple[int, int]:
    """How many of the areas that count a civilization controls, and the best of its rivals with a player."""
    factions = {area: {stack.seat for stack in view.stacks if stack.area == area} for area in view.aims}
    alone = Counter(next(iter(those)) for those in factions.values() if len(those) == 1)
    nobodys = {at for at, side in enumerate(sides_of(view.cast)) if side.player == NOBODY} if view.cast else set[int]()
    return alone[seat], max(
        (alone[other.seat] for other in view.seats if other.seat not in {seat, *nobodys}), default=0
    )


def short_note(game: str, lang: str, home: str, abilities: Sequence[str]) -> str:
    """A civilization in a line of a menu: its home, and what its ``abilities`` ("ability:ID") are called where they fit
    beside it.
    """
    named = ", ".join(str(name_of(game, lang, ability)) for ability in abilities)
    both = f"{home} · {named}"
    return both if named and len(both) <= MENU_LINE else home


def standing_at(game: str, view: EpochsView, area: str, lang: str, names: Sequence[str]) -> str:
    """Who stands in an area: the reader's own disks first."""
    names = names_of_sides(lang, game, view.cast, names)
    stacks = sorted((item for item in view.stacks if item.area == area), key=lambda item: item.seat != view.viewer)
    lines = []
    for stack in stacks:
        own = stack.seat is not None and stack.seat == view.viewer
        who = texts().text(lang, "panel-you") if own else faction_name(lang, game, stack.seat, names)
        lines.append(f"{who} {stack.disks + stack.allies}")
    return " · ".join(lines) or texts().text(lang, f"{game}-nobody-there")


def card_places(game: str, view: EpochsView, key: str, lang: str, names: Sequence[str]) -> list[str]:
    """Where a fate card is: in the reader's hand, before somebody, on the discard pile."""
    names = names_of_sides(lang, game, view.cast, names)
    own_cards = [*(view.hand or ()), *(view.other_hand.cards if view.other_hand is not None else ())]
    places = [where(game, lang, "hand")] if any(card.key == key for card in own_cards) else []
    for seat in view.seats:
        who = faction_name(lang, game, seat.seat, names)
        places += [where(game, lang, "table", who=who, disks=card.disks) for card in seat.table if card.card == key]
    return [*places, *([where(game, lang, "discard")] if key in view.discard else [])]


def where(game: str, lang: str, place: str, **facts: str | int) -> str:
    """A line that tells where something is."""
    return texts().text(lang, f"{game}-where-{place}", **facts)


def later(game: str, ask: Ask) -> Mapping[str, tuple[str, ...]]:
    """Every area of the map, as one disk may open the way for the next one; "rome" for one Barbarian of Rome; disks and
    talents one by one, for losses.
    """
    if ask.key in PAID:
        return {thing: tuple(_listed(game, thing)) for thing in ("disk", "talent")}
    areas = names_of(game, "area")
    if ask.key in ("deploy", "withdraw"):
        return {f"{ask.key}:{area}": names for area, names in areas.items()}
    names_by_area: dict[str, tuple[str, ...]] = {}
    for option in ask.options:
        parts = option.split(":")
        if parts[0] == "take" and parts[1] in areas:
            once = areas[parts[1]] if parts[2] == "1" else ()
            names_by_area[option] = (*once, *(f"{name} {parts[2]}" for name in areas[parts[1]]))
    return names_by_area


def _listed(game: str, thing: str) -> list[str]:
    """What "disk" and "talent" are called in a list, one or several, in every language."""
    keys = (f"{game}-listed-{thing}", f"{game}-listed-{thing}s")
    return [texts().text(lang, key) for lang in texts().languages for key in keys]


def typed(ask: Ask, picks: Sequence[str]) -> list[str]:
    """Talents of a list of losses counted, "talent, talent" as "talent:2"; disks need no word, unless they come first.

    "disk, talent" gives the talent last.
    """
    if ask.key not in PAID:
        return list(picks)
    talents = picks.count("talent") + sum(int(pick[7:]) for pick in picks if pick.startswith("talent:"))
    choices = [pick for pick in picks if not pick.startswith("talent") and pick != "disk"]
    if talents:
        choices.insert(0, f"talent:{talents}")
    first = bool(choices) and picks[0] == "disk" and DISKS_FIRST in ask.options
    return [*choices, *([DISKS_FIRST] if first and DISKS_FIRST not in choices else [])]


def pictured(game: str, view: EpochsView, ask: Ask, node: str) -> tuple[str, ...] | None:
    """The homes of the civilizations on offer, where one is chosen."""
    keys = [option.partition(":")[2] for option in ask.options.all if option.startswith("civ:")]
    homes = load(game).homes
    return tuple(dict.fromkeys(home for key in keys for home in homes.get(key, ()))) if keys else None


def draft_view(view: EpochsView, picks: Sequence[str], seats: Sequence[int]) -> EpochsView:
    """With a draft, only its areas are marked as changed: the picture is around them.

    Events and cards ask others than whose step it is; in a competition, all who take part are shown.
    """
    if view.cast and view.viewer is not None:
        seats = (view.viewer,)
    if seats and not view.fight:
        view = msgspec.structs.replace(view, acting=tuple(seats))
    areas = {pick.split(":")[1] for pick in picks if ":" in pick}
    own = tuple(change for change in view.changes if change.area in areas)
    return msgspec.structs.replace(view, changes=own, acting=()) if own else view


def planned(view: EpochsView, picks: Sequence[str]) -> EpochsView:
    """With the disks that the viewer plans to deploy or withdraw, as if they stood on the map now, marked as changed.

    ``picks``: option ids such as "deploy:rome".
    """
    stacks, moved = {(stack.area, stack.seat): stack for stack in view.stacks}, Counter[str]()
    for verb, _, area in (pick.partition(":") for pick in picks):
        moved[area] += PLANNED.get(verb, 0)
    changes = list[Change]()
    for area, count in moved.items():
        stack = stacks.get((area, view.viewer)) or Stack(area, view.viewer, 0)
        now = max(0, stack.disks + count)
        if now != stack.disks:
            stacks[area, view.viewer] = msgspec.structs.replace(stack, disks=now)
            changes.append(Change(area, view.viewer, stack.disks, now))
    stacks_after = tuple(stack for stack in stacks.values() if stack.disks)
    return msgspec.structs.replace(view, stacks=stacks_after, changes=tuple(changes)) if changes else view


def growth_coming(game: str, parts: Mapping[str, int], lang: str) -> str:
    """What the map would give as it stands, abilities and the least of three not counted yet."""
    items = [_part(game, lang, name, count, None) for name, count in parts.items() if count]
    if not items:
        return texts().text(lang, f"{game}-growth-least")
    return texts().text(lang, f"{game}-growth-coming", parts=" + ".join(items), total=sum(parts.values()))


def _growth_made(game: str, view: EpochsView, seat: int, lang: str) -> str:
    """Where the disks came from that the seat has just made ready: "6 settlements + 2 for seas + 1 Carthage = 9"."""
    if view.growth is None or view.growth.seat != seat:
        return ""
    civilization = view.seats[seat].civilization
    items = [_part(game, lang, name, count, civilization) for name, count in view.growth.parts]
    total = sum(count for _, count in view.growth.parts)
    return texts().text(lang, f"{game}-growth-made", parts=" + ".join(items).replace("+ −", "− "), total=total)


def _part(game: str, lang: str, name: str, count: int, civilization: str | None) -> str:
    key = f"{game}-growth-part-{name}"
    if texts().has(lang, key):
        return texts().text(lang, key, count=abs(count))
    kind, _, thing = name.partition(":")
    named = f"civ:{civilization}" if kind == "ability" and civilization is not None else name
    return f"{count} {name_of(game, lang, named) or name_of(game, lang, f'card:{thing}') or name}"


def scores(view: EpochsView, events: Sequence[Event]) -> list[SeatScore]:
    """By seat, the points that the log gave it at the end, and its civilizations, the last ones where it had others.
    Who plays alone has a grade.
    """
    points = {int(event.args["seat"]): int(event.args["points"]) for event in events if event.key.endswith("-final")}
    leaders = players_by_side(view.cast, len(view.seats))
    facts: dict[int, list[SeatFact]] = {}
    for leader, side in zip(leaders, view.seats, strict=True):
        facts.setdefault(leader, []).append(SeatFact("civilization", f"civ:{side.civilization}"))
    for event in events:
        if event.key.endswith("-alone"):
            facts[int(event.args["seat"])].append(SeatFact(GRADE, str(event.args["grade"])))
    return [SeatScore(points.get(seat), tuple(facts.get(seat, ()))) for seat in range(max(leaders) + 1)]
