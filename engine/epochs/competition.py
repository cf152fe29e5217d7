"""Competition: contested areas, one after the other (rulebook, "Fase de competición")."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.ask import Ask, Fixed, Flow
from engine.core.fitting import Candidate, ask_fitting, skips
from engine.core.game import then
from engine.epochs.annals import begin_phase
from engine.epochs.areas import contested, controls, factions_in, in_turn_order, is_land, next_contested, strength
from engine.epochs.card_phase import end_investment, investment
from engine.epochs.cards import Play, card_of, carry_out, effect_of, put_away, take_aim, worth_playing
from engine.epochs.disks import gain_loot, gain_points, lose, pay_out_loot, place
from engine.epochs.features import feature_named, having, is_shielded, own_steps, protected_disks
from engine.epochs.losses import rounds_of_losses
from engine.epochs.losses_together import lose_in
from engine.epochs.own_targets import wasted_commitments
from engine.epochs.payments import telling
from engine.epochs.reactions import negated
from engine.epochs.state import Competition, CompetitionPhase, Fight, SeaDominance, State


def competition_phase(s: State, step: CompetitionPhase) -> Flow[None]:
    """The contested area farthest to the north-east comes next; after the last one loot goes to the treasuries.

    Rulebook, "Orden de resolución", "Botín".
    """
    if s.phase != "competition":
        begin_phase(s, "competition")
        for seat in list(s.order):
            for _, feature in having(s, seat, "on_competition_phase"):
                if feature.on_competition_phase is not None:
                    yield from feature.on_competition_phase(s, seat)
    area = next_contested(s)
    if area >= 0:
        then(s, Competition(area), *own_steps(s, "competition-over"), CompetitionPhase())
        return
    if any(map(any, s.allies)):
        s.log.add(f"{s.game}-white-gone")
    s.allies = [[0] * s.board.size for _ in range(s.seats)]
    pay_out_loot(s)
    then(s, *own_steps(s, "competitions-over"), SeaDominance())


def competition(s: State, step: Competition) -> Flow[None]:
    """Cards, abilities and whatever else a seat holds, then losses until the area is no longer contested, then loot.

    All that was announced is carried out, then it is seen whether the area is still contested; where the game says so
    (``OwnRules.peace_cancels``) what comes when the contest is over has no effect, unless it also works in competitions
    still to come. Rulebook, "Procedimiento para la competición", "Cartas de competición".
    """
    area = step.area
    s.fight = Fight(area, [], [0] * (s.seats + 1))
    s.log.add(f"{s.game}-competition", area=s.board.ids[area])
    before = {faction: s.disks[faction][area] for faction in factions_in(s, area)} if s.log.is_heard else {}
    yield from open_competition(s, area)
    plays: list[Play] = []
    if contested(s, area):
        yield from commit(s, area)
        if any(s.fight.played):
            plays = yield from reveal(s, area)
    for play in in_order_of_resolution(s, plays):
        yield from _resolve(s, play, area)
    if contested(s, area):
        yield from rounds_of_losses(s, area)
    if s.log.is_heard:
        tell_outcome(s, area, before)
    yield from award_loot(s, area)
    s.fight = None


def open_competition(s: State, area: int) -> Flow[None]:
    """What comes before all cards of a competition, in turn order; it may end the contest.

    Rulebook, "Cartas de competición", "Excepciones".
    """
    for seat in _present(s, area):
        for _, feature in having(s, seat, "opening"):
            if feature.opening is not None and strength(s, seat, area) and contested(s, area):
                yield from feature.opening(s, seat, area)


def _present(s: State, area: int) -> list[int]:
    """The civilizations in an area, in turn order."""
    present = factions_in(s, area)
    return [seat for seat in s.order if seat in present]


def commit(s: State, area: int) -> Flow[None]:
    """Everybody there chooses cards, abilities and whatever else it holds; nobody sees what the others choose (step 1).

    Rulebook, "Procedimiento para la competición".
    """
    assert s.fight is not None
    about: dict[str, str | int] = {"area": s.board.ids[area]}
    candidates = []
    for seat in _present(s, area):
        options = _offered(s, seat, area)
        if not options:
            # Nothing is put to this seat: the question need not be made.
            skips(s.log, seat, fits=False, hides=bool(s.hands[seat]))
            continue
        wastes = wasted_commitments(s, seat, area, options)
        question = Ask("compete", seat, Fixed(*options), 0, len(options), about=about, wastes=wastes)
        hides = bool(s.hands[seat]) and not any(option.startswith("use:") for option in options)
        candidates.append(Candidate(question, fits=True, hides=hides))
    replies: dict[int, tuple[str, ...]] = {}
    if candidates:
        replies = yield from ask_fitting(s.log, candidates, everyone=s.rules.everyone_reacts)
    s.fight.played = [list(replies.get(seat, ())) for seat in range(s.seats)]


def _offered(s: State, seat: int, area: int) -> list[str]:
    options = usable(s, seat, area)
    return ["nothing"] if not options and s.rules.everyone_reacts and s.hands[seat] else options


def usable(s: State, seat: int, area: int) -> list[str]:
    """Competition cards of the hand, and what else the seat holds that counts in this area."""
    numbers = sorted(s.facts.fighting.intersection(s.hands[seat]))
    cards = [f"card:{number}" for number in numbers if worth_playing(s, seat, number)]
    return cards + _in_use(s, seat, area)


def _in_use(s: State, seat: int, area: int) -> list[str]:
    """Abilities and whatever else a seat holds that count in this area: everybody knows them."""
    return [
        f"use:{name}"
        for name, feature in having(s, seat, "may_compete")
        if feature.may_compete is not None and feature.may_compete(s, seat, area)
    ]


def reveal(s: State, area: int) -> Flow[list[Play]]:
    """All cards are shown; they and all else may be negated (step 2), investments where the game says so; returns
    what is not, seat by seat in turn order. What a use costs is spent even where it is negated; an investment then is
    at its end.

    Rulebook, "Procedimiento para la competición".
    """
    assert s.fight is not None
    standing: list[Play] = []
    for seat in s.order:
        for name in s.fight.played[seat]:
            if name.startswith("card:"):
                number = int(name[5:])
                s.hands[seat].remove(number)
                s.log.reveal()
                here = f"area:{s.board.ids[area]}"
                s.log.add(f"{s.game}-played", seat=seat, card=card_of(s, number).key, targets=here)
    for seat in s.order:
        uses = [name[4:] for name in s.fight.played[seat] if name.startswith("use:")]
        for name in sorted(uses, key=lambda item: item.startswith(("ability:", "card:"))):
            kind = {"card": "investment"}.get(name.partition(":")[0], name.partition(":")[0])
            s.log.add(f"{s.game}-uses", seat=seat, feature=name)
            spend = feature_named(s, name).spend
            if spend is not None:
                spend(s, seat)
            number = investment(s, seat, name[5:]) if kind == "investment" else 0
            used = Play(seat, kind, name, number, (f"area:{s.board.ids[area]}",))
            if (number and not _is_negatable(s, number)) or not (yield from negated(s, used)):
                standing.append(used)
            elif number:
                end_investment(s, number)
        for name in s.fight.played[seat]:
            if name.startswith("card:"):
                number = int(name[5:])
                play = Play(seat, "card", card_of(s, number).key, number, (f"area:{s.board.ids[area]}",))
                if (yield from negated(s, play)):
                    put_away(s, number, negated=True)
                else:
                    standing.append(play)
    return standing


def _is_negatable(s: State, number: int) -> bool:
    """Whether the use of a card that is on the table may be negated: that of an investment, where the game says so.

    Rulebook, "Cartas de inversión".
    """
    return s.facts.own.uses_negated and "I" in card_of(s, number).letter


def in_order_of_resolution(s: State, plays: Sequence[Play]) -> list[Play]:
    """What was announced, in the order of step 3: first cards that come before all else; then of all seats what the
    game has of its own, then of all seats abilities and investments, then of all seats cards. ``plays``: in turn order.

    Rulebook, "Procedimiento para la competición", "Orden de resolución", "Excepciones".
    """

    def place(play: Play) -> int:
        if play.kind == "card":
            return 0 if effect_of(s.game, play.key).first else 3
        return 2 if play.kind in ("ability", "investment") else 1

    return sorted(plays, key=place)


def _resolve(s: State, play: Play, area: int) -> Flow[None]:
    """Carry out one thing that was played; a card says now what it must say (step 3). What changes nothing is named in
    the log.
    """
    before = _traces(s) if s.log.is_heard else None
    if contested(s, area) or not s.facts.own.peace_cancels or _works_elsewhere(s, play):
        yield from _take_effect(s, play, area)
    if before is not None and _traces(s) == before:
        s.log.add(f"{s.game}-no-effect", seat=play.seat, card=play.key)
    if play.kind == "card":
        put_away(s, play.card, negated=False)


def _take_effect(s: State, play: Play, area: int) -> Flow[None]:
    if play.kind == "card":
        targets = yield from take_aim(s, play.seat, play.key)
        yield from carry_out(s, Play(play.seat, "card", play.key, play.card, targets))
        return
    for name, feature in having(s, play.seat, "compete"):
        if name == play.key and feature.compete is not None:
            yield from telling(feature.compete(s, play.seat, area), "used", seat=play.seat, feature=name)


def _traces(s: State) -> tuple[object, ...]:
    """Copies of all that something announced in a competition can change."""
    fight = s.fight
    return (
        [row[:] for row in (*s.disks, *s.allies, *s.hands)],
        [words[:] for words in s.spent],
        [*s.treasury, *s.points],
        [(item.card, item.disks) for item in s.investments],
        s.facts.own.pieces(s),
        () if fight is None else (fight.removed[:], fight.shields[:]),
    )


def _works_elsewhere(s: State, play: Play) -> bool:
    """Whether a card has work to do in a competition still to come."""
    return play.kind == "card" and effect_of(s.game, play.key).pending and worth_playing(s, play.seat, play.card)


def tell_outcome(s: State, area: int, before: Mapping[int, int]) -> None:
    """The log says who is left there, and how many disks each side had and has, then its white ones (step 4: until it
    is not contested).

    Rulebook, "Procedimiento para la competición".
    """
    factions = factions_in(s, area)
    order = [*s.order, s.barbarians]
    sides = [faction for faction in order if faction in before or faction in factions]
    args: dict[str, str | int] = {"area": s.board.ids[area], "left": "one" if len(factions) == 1 else "several"}
    if len(factions) == 1:
        args["seat"] = factions[0]
    elif not factions:
        args["left"] = "nobody"
    args["sides"] = " ".join(_side(s, one, area, before.get(one, 0)) for one in sides)
    s.log.add(f"{s.game}-decided", **args)


def _side(s: State, faction: int, area: int, before: int) -> str:
    white = s.allies[faction][area] if faction < s.seats else 0
    return f"{faction}:{before}:{s.disks[faction][area]}" + (f":{white}" if white else "")


def award_loot(s: State, area: int) -> Flow[None]:
    """A talent and a point, once, for control of a land area where one opponent lost three disks or more.

    Rulebook, "Botín (saqueo de ciudades)".
    """
    assert s.fight is not None
    least = s.facts.numbers.loot_disks
    if max(s.fight.removed) < least or not is_land(s, area):
        return
    for seat in range(s.seats):
        robbed = any(s.fight.removed[other] >= least for other in range(s.seats) if other != seat)
        if robbed and controls(s, seat, area):
            yield from _take_spoils(s, seat)
            s.log.add(f"{s.game}-loot", seat=seat, area=s.board.ids[area])
            gain_points(s, seat, 1, "loot")
            for _, feature in having(s, seat, "loot"):
                if feature.loot is not None:
                    feature.loot(s, seat)


def _take_spoils(s: State, seat: int) -> Flow[None]:
    if s.facts.own.spoils is None:
        gain_loot(s, seat)
        return
    yield from s.facts.own.spoils(s, seat)


def harm(s: State, by: int, faction: int, area: int, count: int) -> Flow[int]:
    """A card takes disks of a faction, unless they are safe from their opponents' cards; returns how many went."""
    return (yield from lose(s, faction, area, removable_disks(s, by, faction, area, count)))


def removable_disks(s: State, by: int, faction: int, area: int, count: int) -> int:
    """How many of ``count`` disks a card may really take; where there are fewer, the log says so."""
    if by == faction:
        return count
    if is_shielded(s, faction, area):
        s.log.add(f"{s.game}-shielded", seat=faction, area=s.board.ids[area])
        return 0
    fewer = min(count, protected_disks(s, faction, area))
    if fewer:
        s.log.add(f"{s.game}-spared", seat=faction, area=s.board.ids[area], disks=fewer)
    return count - fewer


def harm_at_once(s: State, by: int, hits: Sequence[tuple[int, int, int]]) -> Flow[None]:
    """Take disks, given as faction, area and number, at the same time: each in turn order decides what to pay.

    Rulebook, "Eliminación de discos".
    """
    for faction in in_turn_order(s, {faction for faction, _, _ in hits}):
        due: dict[int, int] = {}
        for victim, area, disks in hits:
            if victim == faction:
                due[area] = due.get(area, 0) + removable_disks(s, by, faction, area, disks)
        if len(due) == 1:
            yield from lose(s, faction, *next(iter(due.items())))
        else:
            yield from lose_in(s, faction, due, "card")


def replace(s: State, seat: int, faction: int, area: int, disks: int, own: int) -> Flow[None]:
    """Take disks off a stack, as many as there are, and add ``own`` own ones for each, as far as they fit.

    Where something else was paid for the loss they come only if the game says so; never where the stack is safe from
    cards, or a stronghold has fallen for the disk.

    Rulebook, "Eliminación de discos", "Aclaración".
    """
    count = removable_disks(s, seat, faction, area, min(disks, strength(s, faction, area)))
    before = _disks(s, faction, area)
    yield from lose(s, faction, area, count)
    replaced = count if s.facts.own.rescued_yield else before - _disks(s, faction, area)
    if replaced:
        place(s, seat, area, replaced * own)


def _disks(s: State, faction: int, area: int) -> int:
    """Disks of a faction in an area, white ones on its side included."""
    return s.disks[faction][area] + (s.allies[faction][area] if faction < s.seats else 0)
