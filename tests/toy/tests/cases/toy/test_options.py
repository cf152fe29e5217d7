"""What each option of a table of the toy changes."""

from __future__ import annotations

from tests.cases.options import Options, begun, changes


@changes("toy", "length", "long")
def test_length__eight_rounds(options: Options) -> None:
    assert begun("toy", options).view(None).rounds == 8


@changes("toy", "burn", "no")
def test_burn__no_card_is_lost(options: Options) -> None:
    match = begun("toy", options)
    for ask in match.asks():
        match.answer(ask.seat, "bid", [ask.options[0]])
    match.answer(match.asks()[0].seat, "draw", [])
    assert [ask.key for ask in match.asks()] == ["bid", "bid"]
