"""One whole game as a list of answers, and the two ways to give an answer: typed, and by the panel."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from bot.messages.ids import moment
from engine.core.ask import Ask
from engine.core.match import Match
from engine.core.record import NewAnswer
from engine.core.registry import load_game
from tests.bot.simcord.stage import Person, Reply, Seen, Stage, items, menus

LIKES = {"pass": 0.1, "swap": 0.15, "withdraw": 0.12, "decline": 0.1, "leader": 0.45}
"""How often a verb is chosen, where 1 is usual: little that lengthens the game, and more that makes things happen."""


def chosen(ask: Ask, rng: random.Random) -> tuple[str, ...]:
    """A random legal answer, its verb first; of several tiles of one colour always the first ones."""
    options = list(ask.options)
    if ask.most > 1:
        colours = {option.partition(":")[0]: [] for option in options}
        for option in options:
            colours[option.partition(":")[0]].append(option)
        some = [tile for tiles in colours.values() for tile in tiles[: rng.randint(0, len(tiles))]]
        return tuple(some or options[:1])
    verbs = sorted({option.partition(":")[0] for option in options})
    weights = [LIKES.get(verb, 1) if len(verbs) > 1 else 1 for verb in verbs]
    verb = rng.choices(verbs, weights)[0]
    return (rng.choice([option for option in options if option.partition(":")[0] == verb]),)


def whole_game(seed: int, options: dict[str, str], seats: int = 2) -> tuple[list[NewAnswer], Match]:
    """A game from the first answer to the final score, and the match as it ends."""
    match, rng, answers = Match.create(load_game("tigris"), options, seats, seed), random.Random(seed), []
    while match.asks():
        ask = match.asks()[0]
        answers.append(NewAnswer(ask.seat, ask.key, chosen(ask, rng)))
        match.answer(ask.seat, ask.key, answers[-1].ids)
    return answers, match


# --- typed ------------------------------------------------------------------------------------------------------


def typed(answer: NewAnswer) -> tuple[str, dict[str, Any]]:
    """The slash command that gives an answer, and its options."""
    if answer.key == "swap":
        colours = [option.partition(":")[0] for option in answer.ids]
        return "tigris swap", {"tiles": ", ".join(f"{colours.count(name)} {name}" for name in dict.fromkeys(colours))}
    verb, _, rest = answer.ids[0].partition(":")
    if verb in ("tile", "leader"):
        colour, _, square = rest.partition(":")
        return f"tigris {verb}", {"colour": colour, "square": square}
    if verb in ("withdraw", "war"):
        return f"tigris {verb}", {"colour": rest}
    if verb in ("catastrophe", "take"):
        return f"tigris {verb}", {"square": rest.lower()}
    if verb == "commit":
        return "tigris commit", {"tiles": int(rest)}
    if verb in ("build", "special"):
        return "tigris build", {"what": answer.ids[0]}
    if verb == "dynasty":
        return "tigris dynasty", {"name": rest}
    assert verb in ("pass", "decline")
    return "tigris pass", {}


async def play_typed(stage: Stage, people: Sequence[Person], answers: Sequence[NewAnswer]) -> None:
    """Give all answers by slash commands; a swap and its tiles are one command. Now and then use autocomplete."""
    for number, answer in enumerate(answers):
        if answer.ids == ("swap",):
            continue
        person = people[answer.seat]
        command, options = typed(answer)
        if "square" in options and number % 5 == 0:
            typed_so_far = options["square"][:1]
            offered = await person.complete(
                command, "square", typed_so_far, **{key: text for key, text in options.items() if key != "square"}
            )
            assert options["square"].upper() in offered
            assert len(offered) <= 25
        before = (await stage.match()).revision
        reply = await person.type(command, **options)
        assert stage.tables.get(1).match_revision > before, reply.text
        assert reply.result.ephemeral
        await says_whose_turn_it_is(stage, people)


# --- by the panel -----------------------------------------------------------------------------------------------


async def answer_by_panel(person: Person, panel: Seen, ids: Sequence[str]) -> Reply:
    """Press and choose, from this panel on, until these options are given."""
    wanted = ids[0]
    for _ in range(12):
        found = items(panel)
        menu = next(iter(menus(panel)), None)
        values = [option["value"] for option in menu["options"]] if menu else []
        if (menu and menu["max_values"] > 1) or set(ids) <= set(values):
            return await surely(person, await person.pick(panel, *ids))
        node = next((value for value in values if leads_to(value, wanted)), None)
        if node is not None:
            panel = (await person.pick(panel, node)).message
            continue
        step = next(
            item["custom_id"]
            for item in found
            if item["type"] == 2 and not item.get("disabled") and is_step(item["custom_id"], wanted)
        )
        reply = await person.press_id(panel, step)
        if step.endswith(f":a:{wanted}"):
            return await surely(person, reply)
        panel = reply.message
    raise AssertionError(f"the panel never came to {wanted}")


async def surely(person: Person, reply: Reply) -> Reply:
    """What is asked once more is meant."""
    found = [item["custom_id"] for item in items(reply.message) if ":sure:" in item["custom_id"]]
    return await person.press_id(reply.message, found[0]) if found else reply


def is_step(custom_id: str, wanted: str) -> bool:
    """Whether this button answers with the wanted option, or leads to it."""
    kind, _, _, _, act, arg = [*custom_id.split(":", 5), "", "", "", "", ""][:6]
    return kind == "zb" and (arg == wanted if act == "a" else act == "o" and leads_to(arg, wanted))


def leads_to(node: str, wanted: str) -> bool:
    """Whether a node's options have the wanted one among them."""
    return node not in ("", wanted) and node.endswith((":", "*")) and wanted.startswith(node.rstrip("*"))


async def play_by_panel(stage: Stage, people: Sequence[Person], answers: Sequence[NewAnswer]) -> None:
    """Give all answers by buttons and menus: Play on the newest board message where one's panel has been overtaken."""
    panels: dict[int, Seen] = {}
    for answer in answers:
        person, match = people[answer.seat], await stage.match()
        fresh = f":{answer.seat}:{moment(match, answer.seat)}:"
        panel = panels.get(answer.seat)
        if panel is None or not any(fresh in item["custom_id"] for item in items(panel)):
            panel = (await person.press(stage.board(), "Play")).message
        before = match.revision
        reply = await answer_by_panel(person, panel, answer.ids)
        assert stage.tables.get(1).match_revision == before + 1, reply.text
        panels[answer.seat] = reply.message
        await says_whose_turn_it_is(stage, people)


async def says_whose_turn_it_is(stage: Stage, people: Sequence[Person]) -> None:
    """The newest message names those who must act, and only them; the one about the end calls everybody."""
    match, board = await stage.tables.match(1), stage.board()
    named = {person.id for person in people if person.member.mention in board.content}
    must = {people[ask.seat].id for ask in match.asks()}
    assert named == (must if match.result() is None else {person.id for person in people})
