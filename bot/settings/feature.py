"""A person's settings, their absence, and the data stored about them."""

from bot.frame.feature import Feature
from bot.settings.commands import holiday, settings
from bot.settings.items import FormButton, FormMenu
from bot.settings.privacy_command import privacy

FEATURE = Feature(commands=(settings, holiday, privacy), items=(FormButton, FormMenu))
