"""Texts that nobody types, through every command, autocomplete, form, button and menu: none holds the others up."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

import discord
import pytest
import simcord.interactions
from discord import app_commands
from simcord.backend import serializers

import bot.frame.concurrency_limiter
import renderers.inner_sea.pictures as pictures
from bot.base.typed import LONGEST
from bot.features import all_commands, all_features
from bot.messages.ids import lesson_mark, moment
from bot.operate.warm import load, warm
from bot.words.lists import simple
from engine.core.registry import games
from tests.bot import hostile, positions
from tests.bot.simcord.stage import Json, Person, Stage, app, quick, staged, started
from tests.bot.simcord.test_inner_sea import planted
from tests.night import by_day

MOST = 0.1
"""Seconds of processor time, SimCord's own included, in which any of these interactions is over."""

FIFTH = 5


def at_tables_of(game: str) -> pytest.MarkDecorator:
    """At a table of this game by day, at night of all."""
    return pytest.mark.parametrize("game", by_day([game], sorted(games())))


AUTOCOMPLETE, COMMAND, COMPONENT, FORM = 4, 2, 3, 5
Option = discord.AppCommandOptionType
PLAIN: dict[Option, Any] = {Option.string: "x", Option.integer: 2, Option.boolean: False}


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    """SimCord with pictures of both games as dots, and nobody turned away for being quick."""
    load()
    warm()
    with (
        patch.object(pictures, "draw", quick(pictures.draw, 0)),
        patch.object(bot.frame.concurrency_limiter, "AUTOCOMPLETIONS_A_SECOND", 10**9),
    ):
        async with staged(tmp_path) as made:
            yield made


def leaves(commands: Any, *before: str) -> Iterator[tuple[tuple[str, ...], app_commands.Command[Any, ..., Any]]]:
    """Every command that can be typed, with its words."""
    for command in commands:
        if isinstance(command, app_commands.Group):
            yield from leaves(command.commands, *before, command.name)
        else:
            yield (*before, command.name), command


COMMANDS = dict(leaves(all_commands()))
FIELDS = [(words, field.display_name) for words, command in COMMANDS.items() for field in command.parameters]


def filled(words: tuple[str, ...], person: Person, **given: Any) -> tuple[list[Json], Json]:
    """The options of a command, those that are needed and those given, as Discord sends them; and whom they name."""
    options: list[Json] = []
    resolved: Json = {}
    for field in COMMANDS[words].parameters:
        name = field.display_name
        if name not in given and not field.required:
            continue
        value = field.choices[0].value if field.choices else PLAIN.get(field.type)
        if field.type is Option.user:
            value = str(person.id)
            user = {"id": value, "username": "u", "discriminator": "0", "global_name": "U", "avatar": None}
            resolved["users"] = {value: user}
        options.append({"name": name, "type": field.type.value, "value": given.get(name, value)})
    return options, resolved


async def send(person: Person, kind: int, data: Json, **more: Any) -> float:
    """Let an interaction come in, wait until all is done; seconds of processor time."""
    stage = person.stage

    async def work() -> None:
        _, payload = simcord.interactions.base_payload(
            stage.env.backend,
            type=kind,
            channel_id=stage.channel.id,
            guild_id=stage.guild.id,
            user_id=person.id,
            data=data,
        )
        stage.env.backend.emit("INTERACTION_CREATE", payload | more)
        await stage.env.settle()

    return await hostile.cost_while(work)


async def use(person: Person, words: tuple[str, ...], kind: int, field: str, text: Any, **others: str) -> float:
    """Type a text into a field of a command; seconds of processor time."""
    options, resolved = filled(words, person, **{field: text}, **others)
    for option in options:
        if option["name"] == field:
            option |= {"value": text} | ({"focused": True} if kind == AUTOCOMPLETE else {})
    level: list[Json] = options
    for depth, word in enumerate(reversed(words[1:])):
        level = [{"name": word, "type": 1 if depth == 0 else 2, "options": level}]
    data = {"id": "1", "name": words[0], "type": 1, "options": level, "resolved": resolved}
    return await send(person, kind, data)


async def to_act(stage: Stage, game: str) -> Person:
    """Who is asked something with many answers, at a table of this game."""
    if game == "inner_sea":
        return (await planted(stage, positions.deploying(5)))[0]
    people = [stage.person("Ann"), stage.person("Ben")]
    await started(stage, *people, game=game)
    return people[(await stage.match()).asks()[0].seat]


def texts(field: int) -> Iterator[tuple[str, str]]:
    """Every fifth kind of text, others for each field: as long as is read at all, and one as long as can be sent."""
    chosen = list(hostile.KINDS)[field % FIFTH :: FIFTH]
    for kind in chosen:
        yield kind, hostile.KINDS[kind](LONGEST)
    yield chosen[0], hostile.KINDS[chosen[0]](hostile.LENGTH)


async def check(what: str, kind: str, use: Callable[[], Awaitable[float]]) -> None:
    """Fails where an interaction costs too much each time: memory is tidied up in between at times."""
    costs = list[float]()
    while len(costs) < hostile.TRIES and (not costs or costs[-1] >= MOST):
        costs.append(await use())
    assert min(costs) < MOST, f"{what}: {kind} costs {min(costs) * 1000:.0f} ms"


@at_tables_of("through_the_ages")
async def test_no_typing_holds_the_others_up(stage: Stage, game: str) -> None:
    person = await to_act(stage, game)
    completed = [(words, field) for words, field in FIELDS if is_completed(words, field)]
    assert len(completed) > 15
    for number, (words, field) in enumerate(completed):
        for kind, text in texts(number):
            typing = partial(use, person, words, AUTOCOMPLETE, field, text)
            await check(f"/{' '.join(words)} {field}", f"{kind} ({len(text)})", typing)
    assert len(stage.sent("POST", "/callback")) >= len(completed) * (len(hostile.KINDS) // FIFTH)


def is_completed(words: tuple[str, ...], field: str) -> bool:
    """Whether what is typed into a field of a command is completed."""
    return next(item for item in COMMANDS[words].parameters if item.display_name == field).autocomplete


def is_text(words: tuple[str, ...], field: str) -> bool:
    """Whether anything may be typed into a field of a command."""
    found = next(item for item in COMMANDS[words].parameters if item.display_name == field)
    return found.type is Option.string and not found.choices


@at_tables_of("ancient_world")
async def test_no_command_holds_the_others_up(stage: Stage, game: str) -> None:
    person = await to_act(stage, game)
    typed = [(words, field) for words, field in FIELDS if is_text(words, field)]
    assert len(typed) > 15
    for number, (words, field) in enumerate(typed):
        for kind, text in texts(number):
            before, revision = len(stage.requests), (await stage.match()).revision
            typing = partial(use, person, words, COMMAND, field, text)
            await check(f"/{' '.join(words)} {field}", f"{kind} ({len(text)})", typing)
            if len(text) > LONGEST:
                said = str([request.body for request in stage.requests[before:]])
                assert f"{LONGEST} letters at most" in said.replace(",", ""), (words, field, said)
            # Single letters and digits may be answers ("2", "a b"), whatever stands between them.
            is_short = all(len(word.strip(",")) < 2 for word in simple(text).split())
            assert is_short or (await stage.match()).revision == revision, f"/{' '.join(words)}: {kind} was taken"


async def test_what_comes_beside_a_text_is_read_as_carefully(stage: Stage) -> None:
    person = await to_act(stage, "inner_sea")
    question = (await app(stage).tables.plans.planning(stage.table().id, person.id)).offered()[0].id
    for kind, text in texts(1):
        for way in (AUTOCOMPLETE, COMMAND):
            typing = partial(use, person, ("plan", "answer"), way, "aims", text, question=question, what=text)
            await check("/plan answer", kind, typing)


@at_tables_of("tigris")
async def test_no_form_holds_the_others_up(stage: Stage, game: str) -> None:
    person = await to_act(stage, game)
    match, seat = await stage.match(), stage.table().seat_of(person.id)
    assert seat is not None
    forms = {f"zs:1:{seat}:{moment(match, seat)}:list": "list", "zj:1:": "turn"}
    forms |= {f"zz:{lesson_mark('tigris', 'kingdom')}:0:list": "list"}
    forms |= {"zw:1:1:": "reason", "zw:1::": "number", "zo:1:deploy": "list"}
    forms |= {"ym:1:correct:1": "places", "ym:1:annul:1": "note"}
    for looks in all_features().forms:
        assert any(re.fullmatch(looks, custom_id) for custom_id in forms), f"no text is sent to the form {looks}"
    shown = {"message": await board_of(person)}
    for number, (custom_id, field) in enumerate(forms.items()):
        for kind, text in texts(number):
            row = {"type": 1, "components": [{"type": 4, "custom_id": field, "value": text}]}
            data = {"custom_id": custom_id, "components": [row]}
            await check(custom_id, kind, partial(send, person, FORM, data, **shown))
    deep: Json = {"type": 4, "custom_id": "list", "value": "rome"}
    for _ in range(200):
        deep = {"type": 1, "components": [deep]}
    data = {"custom_id": "zj:1:", "components": [deep]}
    await check("a form", "rows in rows", partial(send, person, FORM, data, **shown))


@at_tables_of("middle_east")
async def test_no_button_or_menu_holds_the_others_up(stage: Stage, game: str) -> None:
    person = await to_act(stage, game)
    source = await board_of(person)
    beginnings = sorted(
        {re.split(r"[:(]", str(item.__discord_ui_compiled_template__.pattern))[0] for item in all_features().items}
    )
    assert len(beginnings) > 8
    for number, beginning in enumerate(beginnings):
        for kind, text in texts(number):
            for value in ([], [text]):
                custom_id = f"{beginning}:1:{text}"
                data = {"custom_id": custom_id, "component_type": 3 if value else 2, "values": value}
                pressing = partial(send, person, COMPONENT, data, message=with_item(source, data))
                await check(custom_id[:20], kind, pressing)


@pytest.mark.parametrize("act", by_day(["many"], ["pick", "many", "add", "part", "focus"]))
async def test_no_choice_in_a_menu_holds_the_others_up(stage: Stage, act: str) -> None:
    person = await to_act(stage, "inner_sea")
    source, match, seat = await board_of(person), await stage.match(), stage.table().seat_of(person.id)
    assert seat is not None
    for kind, text in texts(0):
        custom_id = f"zs:1:{seat}:{moment(match, seat)}:{act}"
        data = {"custom_id": custom_id, "component_type": 3, "values": [text]}
        await check(custom_id, kind, partial(send, person, COMPONENT, data, message=with_item(source, data)))


async def board_of(person: Person) -> Json:
    """The newest board as Discord sends it with an interaction."""
    backend, board = person.stage.env.backend, person.stage.board()
    return dict(serializers.message_payload(backend, backend.get_message(board.channel.id, board.id)))


def with_item(message: Json, data: Json) -> Json:
    """A message with the item that is used."""
    options = [{"label": value, "value": value} for value in data["values"]]
    item = {"type": data["component_type"], "custom_id": data["custom_id"], "style": 1, "label": "x"}
    return message | {"components": [{"type": 1, "components": [item | {"options": options}]}]}
