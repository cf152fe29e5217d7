"""/card: a card's face, its text and where it is, in the player's language, with nothing that others hide."""

from __future__ import annotations

from tests.bot.simcord.stage import Stage, started


async def test_a_card_is_shown_by_its_name_in_either_language(stage: Stage) -> None:
    ana = stage.person("Ana", "es-ES")
    for typed in ("Homer", "homero", "card:homer", "through_the_ages/card:homer"):
        reply = await ana.type("card", name=typed, game="through_the_ages")
        assert reply.text.startswith("**Homero**: Líder, época A. +1 cara sonriente.")
        assert len(reply.message.attachments) == 1


async def test_names_are_completed_in_the_players_language_best_first(stage: Stage) -> None:
    ana = stage.person("Ana", "es-ES")
    found = await ana.complete("card", "name", "patriot", game="through_the_ages")
    assert found == [f"through_the_ages/card:patriotism_{age}" for age in ("a", "i", "ii", "iii")]
    assert await ana.complete("card", "name", "homer", game="through_the_ages") == ["through_the_ages/card:homer"]


async def test_cards_of_one_name_are_shown_together(stage: Stage) -> None:
    ann = stage.person("Ann")
    reply = await ann.type("card", name="Patriotism", game="through_the_ages")
    assert len(reply.message.attachments) == 4


async def test_without_a_game_the_cards_of_all_games_are_found(stage: Stage) -> None:
    ann = stage.person("Ann")
    assert (await ann.complete("card", "name", "strategos"))[0] == "inner_sea/card:strategos"
    assert (await ann.type("card", name="Strategos")).text.startswith("**Strategos**")


async def test_an_unknown_card_gets_a_sentence_and_a_game_without_cards_says_what_can_be_looked_up(
    stage: Stage,
) -> None:
    ann = stage.person("Ann")
    assert "There is no such card" in (await ann.type("card", name="cheese", game="inner_sea")).text
    reply = await ann.type("card", name="cheese", game="tigris")
    assert "has no cards" in reply.text
    assert "Monuments" in reply.text
    assert (await ann.type("card", name="monuments", game="tigris")).text.startswith("### Monuments")
    assert "topic:monuments" in (await ann.complete("card", "name", "monum", game="tigris"))[0]


async def test_at_a_table_that_has_just_begun_it_says_where_the_card_is(stage: Stage) -> None:
    ann, ben = stage.person("Ann"), stage.person("Ben")
    await started(stage, ann, ben, game="through_the_ages")
    assert (await ann.type("card", name="agriculture")).text.endswith("Ben: in play, with 2 workers.")
    assert (await ann.type("card", name="internet")).text.endswith("out of the game.")


async def test_where_a_card_is_shows_names_as_they_are(stage: Stage) -> None:
    ann, ben = stage.person("Ann"), stage.person("**Ben** <@1>")
    await started(stage, ann, ben, game="through_the_ages")
    assert r"\*\*Ben\*\* \<\@1\>" in (await ann.type("card", name="agriculture")).text
