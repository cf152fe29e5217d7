"""Moves of a game as typed commands: one group a game, made from what its module in bot/games says."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Mapping, Sequence
from inspect import Parameter, Signature
from typing import Any, Final

import discord
from discord import app_commands

from bot.base.typed import plain
from bot.drafts.completing import MAX_CHOICES, Offer, offered
from bot.drafts.lists import read_option
from bot.drafts.reader import Reader, Unclear
from bot.drafts.turn_list import play_typed
from bot.frame.acknowledge import acknowledge
from bot.frame.handling import Interaction, guarded, table_here
from bot.games import presentation_of
from bot.games.model import Argument, BadMove, TypedCommand
from bot.model.errors import TableError
from bot.panel.carry_out import carry_out
from bot.press.find import asked_here, find
from bot.press.press import Press
from bot.press.response import Give
from bot.tables.chains import after_forced
from bot.turn.choose_command import completed
from bot.words.option_words import OptionWords
from bot.words.ordering import arranged
from bot.words.wording import say
from data.texts import texts
from engine.core.ask import Ask
from engine.core.match import Match
from engine.core.registry import games

OPTION_LENGTH: Final = 90
"""No option id is longer; what somebody types may be, and comes back in the refusal."""

Choices = list[app_commands.Choice[str]]


class WrongGame(TableError):
    """The table here plays another game."""

    key = "error-wrong-game"


def answers_of(move: TypedCommand, inputs: Mapping[str, str], ask: Ask | None) -> list[tuple[str, list[str]]]:
    """The answers that a typed move stands for, to the question ``ask`` that the player is asked. Raises BadMove."""
    fits = ask is not None and (not move.answers or ask.key in move.answers)
    key = ask.key if fits and ask is not None else (*move.answers, "")[0]
    words = {argument.name: _read(argument, inputs[argument.name]) for argument in move.arguments}
    option = move.instead.get(key, move.option)
    ids = [option.format(**words)[:OPTION_LENGTH]] if isinstance(option, str) else option(*words.values())
    first = [(move.after[0], [move.after[1]])] if move.after is not None and not fits else []
    return [*first, (key, ids)]


def _read(argument: Argument, text: str) -> str:
    verb = argument.whole[0] if len(argument.whole) == 1 else ""
    return f"{verb}:{text}" if verb and ":" not in text else argument.read(text)


async def _play(interaction: Interaction, game: str, move: TypedCommand, inputs: Mapping[str, str]) -> None:
    """Acknowledge, read what was typed, answer all or nothing, show what comes next."""
    await acknowledge(interaction, ephemeral=True)

    async def work() -> None:
        table = table_here(interaction)
        if table.game != game:
            raise WrongGame
        press = await find(interaction, table)
        ask = press.match.ask_of(press.seat)
        if move.is_list:
            likeliest = move.answers[0] if move.answers else ""
            key = ask.key if ask is not None and ask.key in move.answers else likeliest
            await play_typed(interaction, press, next(iter(inputs.values()), ""), key)
            return
        answers, grave = _answers_to_give(press, ask, move, inputs)
        if grave:
            # As in a list: it is asked about first.
            await play_typed(interaction, press, ", ".join(grave))
            return
        await carry_out(interaction, press, Give(answers, press.match.known_revision(press.seat)))

    await guarded(interaction, work)


def _answers_to_give(
    press: Press, ask: Ask | None, move: TypedCommand, inputs: Mapping[str, str]
) -> tuple[list[tuple[str, list[str]]], list[str]]:
    """The answers that a typed move stands for, behind what is answered before it; and the grave options among them.

    Raises OtherQuestion or Unclear.
    """
    match = press.match
    forced, ask = ([], None) if ask is None else _question_of(match, ask, move)
    try:
        answers = answers_of(move, inputs if ask is None else _as_options(press.words, match, ask, move, inputs), ask)
    except BadMove as bad:
        raise Unclear(reason=say(press.lang, bad.key, **bad.args_)) from bad
    if ask is not None and not move.answers and not _is_offered(ask, answers[-1][1]):
        raise Reader(press.words, ask, match.position, (answers[-1][1][0].partition(":")[0],)).lacking()
    grave = [option for _, ids in answers for option in ids if ask is not None and option in ask.grave]
    return [*forced, *answers], grave


def _question_of(match: Match, ask: Ask, move: TypedCommand) -> tuple[list[tuple[str, list[str]]], Ask]:
    """The question that a move answers, and what is answered before it: where nothing else is possible at the beginning
    of a turn, that is passed by itself.
    """
    forced, later = after_forced(match, ask)
    verbs = {move.verb, *(verb for argument in move.arguments for verb in argument.whole)}
    is_later = not move.answers and any(option.partition(":")[0] in verbs for option in later.options.all)
    return (forced, later) if is_later else ([], ask)


async def _completed(
    interaction: Interaction, game: str, move: TypedCommand, argument: Argument, current: str
) -> Choices:
    """What may be typed for an argument now, of the options of the question that is open."""
    press = await asked_here(interaction)
    if press is None or press.ask is None or press.table.game != game:
        return []
    match, words, view = press.match, press.words, press.view
    ask = _question_of(match, press.ask, move)[1]
    if argument.whole:
        options = [option for option in ask.options if option.partition(":")[0] in argument.whole]
        offer = Offer(ask, options, view, match.position)
        return offered(words, [offer], current, lambda option: (_whole(words, argument, option), option))
    options = arranged(words, view, ask.options, short=True)
    filled = {item.name: str(getattr(interaction.namespace, item.name, "") or "") for item in move.arguments}
    beginning, wanted = str(argument.ends).format(**filled), "".join(plain(current).split())
    ends = [option.rpartition(":")[2] for option in options if option.startswith(beginning)]
    return [app_commands.Choice(name=end, value=end) for end in ends if end.casefold().startswith(wanted)][:MAX_CHOICES]


def _whole(words: OptionWords, argument: Argument, option: str) -> str:
    """An option as a choice: what it is about; its verb too, where there are several."""
    return words.thing(option) if len(argument.whole) == 1 else words.option(option)


def _is_offered(ask: Ask, ids: Sequence[str]) -> bool:
    """Whether a question has options of the first one's kind, possible now or not."""
    verb = ids[0].partition(":")[0]
    return any(option.partition(":")[0] == verb for option in ask.options.all)


def _as_options(
    words: OptionWords, match: Match, ask: Ask, move: TypedCommand, inputs: Mapping[str, str]
) -> dict[str, str]:
    """What was typed, with the options that it names in place of their names. Raises OtherQuestion or Unclear."""
    whole = [item for item in move.arguments if item.whole]
    return {**inputs, **{it.name: read_option(words, ask, it.whole, inputs[it.name], match.position) for it in whole}}


def _text(key: str, **args: str) -> app_commands.locale_str:
    return app_commands.locale_str(texts().text("en", key, **args), key=key, args=args)


def _type_of(argument: Argument) -> Any:
    if argument.choices:
        return app_commands.Choice[str]
    return str if argument.most is None else app_commands.Range[int, 0, argument.most]


def move_command(game: str, move: TypedCommand) -> app_commands.Command[Any, ..., Any]:
    """The slash command of a typed move; its words are texts of the game."""
    key = f"{game}-command-{move.verb}"

    async def play(interaction: discord.Interaction[Any], **inputs: Any) -> None:
        await _play(interaction, game, move, {name: str(getattr(it, "value", it)) for name, it in inputs.items()})

    parameters = [Parameter("interaction", Parameter.POSITIONAL_ONLY, annotation=discord.Interaction)]
    for argument in move.arguments:
        parameters.append(Parameter(argument.name, Parameter.KEYWORD_ONLY, annotation=_type_of(argument)))
        own = f"{game}-argument-{move.verb}-{argument.name}"
        app_commands.describe(**{argument.name: _text(own)})(play)
        app_commands.rename(**{argument.name: _text(f"{own}-name")})(play)
        if argument.choices:
            offered = [app_commands.Choice(name=_text(f"{own}-choice", arg=it), value=it) for it in argument.choices]
            app_commands.choices(**{argument.name: offered})(play)
    play.__dict__["__signature__"] = Signature(parameters)
    command: app_commands.Command[Any, ..., Any] = app_commands.Command(
        name=_text(f"{key}-name"), description=_text(key), callback=play
    )
    for argument in move.arguments:
        if move.is_list or argument.whole or argument.ends is not None:
            command.autocomplete(argument.name)(_completion(game, move, argument))
    return command


def _completion(
    game: str, move: TypedCommand, argument: Argument
) -> Callable[[discord.Interaction[Any], str], Coroutine[Any, Any, Choices]]:
    async def complete(interaction: discord.Interaction[Any], current: str) -> Choices:
        if move.is_list:
            return await completed(interaction, current, game, move.answers)
        return await _completed(interaction, game, move, argument, current)

    return complete


def move_groups() -> list[app_commands.Group]:
    """The group of every game that has typed moves."""
    groups = []
    for game in games():
        if moves := presentation_of(game).commands:
            name, about = _text(f"{game}-command-name"), _text(f"{game}-command")
            groups.append(app_commands.Group(name=name, description=about, extras={"game": game}))
            for move in moves:
                groups[-1].add_command(move_command(game, move))
    return groups
