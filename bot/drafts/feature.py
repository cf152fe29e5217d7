"""Drafts: lists of answers, prepared in a panel or typed, and sent at once."""

from bot.drafts.presses import take_list_form
from bot.frame.feature import Feature
from bot.messages.ids import LIST_FORM

FEATURE = Feature(forms={LIST_FORM: take_list_form})
