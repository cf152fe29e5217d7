"""The position of a game of epochs as text, part by part: the table, each player's stacks, the map region by region."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from bot.games.epochs import growth_coming
from bot.games.model import Description
from bot.games.state_words import StateWords
from data.texts import faction_name, join_list, names_of_sides, texts
from data.words import facts_of, group_ids, name_of, names_of, short_of, text_of
from engine.core.game import Result
from engine.epochs.view import EpochsView, SeatView, Stack

CITY: Final = 3
"""Disks of one civilization on land that are a city (rulebook, "Ciudades")."""

Own = Callable[[EpochsView, str, Sequence[str]], Sequence[Description]]
"""``(view, lang, names)`` to parts that only one game has."""


class PositionWords:
    """A view of one ``game`` in words of ``lang``; ``names`` are the players', escaped."""

    def __init__(self, game: str, view: EpochsView, lang: str, names: Sequence[str]) -> None:
        self.game, self.view, self.lang = game, view, lang
        self.names = names_of_sides(lang, game, view.cast, names)
        self.words = StateWords(game)

    def say(self, key: str, **args: str | int) -> str:
        """A text of the position."""
        return self.words.say(self.lang, key, **args)

    def name(self, thing: str) -> str:
        """What a thing, "area:rome", is called."""
        return str(name_of(self.game, self.lang, thing) or thing.partition(":")[2])

    def who(self, seat: int | None) -> str:
        """What a faction is called."""
        return faction_name(self.lang, self.game, len(self.names) if seat is None else seat, self.names)

    def join(self, things: Iterable[str]) -> str:
        """A list; "none" for nothing."""
        return join_list(self.lang, list(things)) or self.say("none")

    # --- parts ------------------------------------------------------------------------------------------------

    def parts(self, own: Own | None = None) -> tuple[Description, ...]:
        """Everything that the viewer sees; the regions of the map only where they are asked for."""
        order = sorted(self.view.order, key=lambda seat: seat != self.view.viewer)
        items = [
            Description(self.say("table"), "\n".join(self.table())),
            *(Description(self.names[seat], "\n".join(self.seat(self.view.seats[seat]))) for seat in order),
            Description(self.say("barbarians"), "\n".join(self.by_region(None)) or self.say("none")),
            *(own(self.view, self.lang, self.names) if own is not None else ()),
        ]
        if self.view.hand is not None:
            items.append(Description(self.say("hand"), "\n".join(self.hand()) or self.say("none")))
        return (*items, *self.regions())

    def table(self) -> list[str]:
        """Epoch, turn and phase, who acts, what is contested, the piles."""
        view = self.view
        phase = texts().text(self.lang, f"{self.game}-pic-phase", phase=view.phase)
        acting = self.join(self.names[seat] for seat in view.acting)
        order = self.join(self.names[seat] for seat in view.order)
        lines = [
            *self.ranking(),
            self.say("moment", epoch=view.epoch, epochs=view.epochs, turn=view.turn, phase=phase, who=acting),
            self.say("order", names=order),
            *self.fight(),
            *self.contested(),
            self.say("piles", deck=view.deck, discard=len(view.discard), barbarians=view.barbarians),
        ]
        if view.discard:
            newest = [self.name(f"card:{card}") for card in reversed(view.discard)][:5]
            lines.append(self.say("discard", cards=self.join(newest)))
        if view.closed:
            lines.append(self.say("closed", areas=self.join(self.name(f"area:{area}") for area in view.closed)))
        return lines

    def ranking(self) -> list[str]:
        """At the end who has which place, with how many points."""
        result = [] if self.view.places is None else Result(self.view.places).ranked()
        return [
            self.say("place", place=place, who=self.who(at), points=self.view.seats[at].points) for place, at in result
        ]

    def contested(self) -> list[str]:
        """The contested areas, with who is there: a line each."""
        areas = self.view.contested
        if not areas:
            return [self.say("contested", areas=self.say("none"))]
        return [self.say("contested", areas=f"{self.name(f'area:{area}')}: {self.here(area)}") for area in areas]

    def here(self, area: str) -> str:
        """Who stands in an area; "none" for nobody."""
        return self.join(self.stack(stack) for stack in self.view.stacks if stack.area == area)

    def fight(self) -> list[str]:
        """The competition that goes on: who is there, and what each has played, whether with disks there or not."""
        fight = self.view.fight
        if fight is None:
            return []
        lines = [self.say("fight", area=self.name(f"area:{fight.area}"), stacks=self.here(fight.area))]
        for seat, played in enumerate(fight.played):
            if played:
                lines.append(self.say("played", who=self.who(seat), cards=self.join(map(self.played, played))))
        for seat, removed in enumerate(fight.removed):
            if removed:
                lines.append(self.say("removed", who=self.who(seat), disks=removed))
        return lines

    def played(self, word: str) -> str:
        """What was played in a competition: "card:65", "use:" and what was used."""
        kind, _, thing = word.partition(":")
        return self.name(f"number:{thing}" if kind == "card" else thing)

    def stack(self, stack: Stack) -> str:
        """Whose disks, and how many: "Ann 3 + 1 white"."""
        strength = texts().text(self.lang, f"{self.game}-pic-strength", disks=stack.disks, allies=stack.allies)
        return f"{self.who(stack.seat)} {strength}"

    def seat(self, seat: SeatView) -> list[str]:
        """What everybody knows of a player."""
        facts = {"points": seat.points, "cities": seat.cities, "disks": seat.on_map, "talents": seat.talents}
        counts = {"hand": seat.hand_size, "ready": seat.ready, "supply": seat.supply}
        civilization = self.name(f"civ:{seat.civilization}") if seat.civilization else self.say("none")
        lines = [texts().text(self.lang, f"{self.game}-alt-seat", who=civilization, **facts, **counts)]
        abilities = (facts_of(self.game, f"civ:{seat.civilization}") or {}).get("abilities", ())
        for ability in (key for key in abilities if key not in self.view.without):
            text = text_of(self.game, self.lang, f"ability:{ability}") or ""
            lines.append(self.say("ability", ability=self.name(f"ability:{ability}"), text=text))
        if seat.home:
            lines.append(self.say("home", area=self.name(f"area:{seat.home}")))
        if seat.loot:
            lines.append(self.say("loot", talents=seat.loot))
        for card in seat.table:
            text = short_of(self.game, self.lang, f"card:{card.card}") or ""
            lines.append(self.say("investment", card=self.name(f"card:{card.card}"), disks=card.disks, text=text))
        if any(seat.sources.values()):
            lines.append(self.say("sources", list=", ".join(self.sources(seat.sources))))
        if seat.has_begun_anew:
            lines.append(self.say("anew"))
        if seat.passed:
            lines.append(self.say("passed"))
        if self.view.phase == "growth" and any(seat.growth.values()):
            lines.append(growth_coming(self.game, seat.growth, self.lang))
        return [*lines, *self.by_region(seat.seat)]

    def sources(self, sources: Mapping[str, int]) -> list[str]:
        """Points by what brought them: "cities 5"."""
        counts = Counter[str]()
        for source, points in sources.items():
            counts[texts().text(self.lang, f"{self.game}-pic-source", source=source).lower()] += points
        return [
            texts().text(self.lang, f"{self.game}-alt-source", source=source, points=points)
            for source, points in counts.items()
            if points
        ]

    def by_region(self, seat: int | None) -> list[str]:
        """A faction's stacks, a line each region."""
        regions = group_ids(self.game)
        areas: dict[str, list[str]] = {}
        for stack in sorted(self.view.stacks, key=lambda item: -item.disks):
            if stack.seat == seat:
                areas.setdefault(regions.get(stack.area, ""), []).append(self.own_stack(stack))
        return [
            self.say("region", region=self.name(f"region:{region}"), stacks=join_list(self.lang, stacks))
            for region, stacks in areas.items()
        ]

    def own_stack(self, stack: Stack) -> str:
        """An area with a faction's disks: "Rome 3 (city)", "Latium 2 (contested)"."""
        kind = str((facts_of(self.game, f"area:{stack.area}") or {}).get("kind", ""))
        is_city = stack.seat is not None and stack.disks >= CITY and kind == "land"
        mark = "contested" if stack.area in self.view.contested else "city" if is_city else "plain"
        disks = stack.disks + stack.allies
        return self.say("stack", area=self.name(f"area:{stack.area}"), disks=disks, mark=mark)

    def hand(self) -> list[str]:
        """The reader's own cards with their texts."""
        lines = []
        for card in self.view.hand or ():
            kind = texts().text(self.lang, f"{self.game}-pic-letter", letter=card.letter or "none")
            if card.great_person:
                kind = texts().text(self.lang, f"{self.game}-pic-great", kind=kind)
            text = text_of(self.game, self.lang, f"card:{card.key}") or ""
            lines.append(self.say("card", card=self.name(f"card:{card.key}"), kind=kind, text=text))
        return lines

    def regions(self) -> list[Description]:
        """The map, a part each region: every area, what it is, what it is next to, who stands there."""
        by_name: dict[str, list[str]] = {}
        for area, region in group_ids(self.game).items():
            if area in names_of(self.game, "area") and area not in self.view.closed:
                by_name.setdefault(region, []).append(self.area(area))
        return [
            Description(self.say("map", region=self.name(f"region:{region}")), "\n".join(areas), is_extra=True)
            for region, areas in by_name.items()
        ]

    def area(self, area: str) -> str:
        """An area: "Rome (land): Ann 3. Next to Etruria, Latium."."""
        facts = facts_of(self.game, f"area:{area}") or {}
        near = [str(one) for one in facts.get("adjacent", ()) if one not in self.view.closed]
        here = [self.stack(stack) for stack in self.view.stacks if stack.area == area]
        return self.say(
            "area",
            area=self.name(f"area:{area}"),
            kind=str(facts.get("kind", "")),
            ground=str(facts.get("terrain", "none")),
            stacks=join_list(self.lang, here) or texts().text(self.lang, f"{self.game}-nobody-there"),
            near=self.join(self.name(f"area:{one}") for one in near),
        )


def parts(game: str, own: Own | None, view: EpochsView, lang: str, names: Sequence[str]) -> tuple[Description, ...]:
    """The position of a game in words, part by part; ``own``: parts that only this game has."""
    return PositionWords(game, view, lang, names).parts(own)
