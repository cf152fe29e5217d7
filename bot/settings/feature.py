"""What a person wishes, when they are away, and what is kept of them."""

from bot.frame.feature import Feature
from bot.settings.commands import holiday, settings
from bot.settings.items import FormButton, FormMenu
from bot.settings.privacy_command import privacy

FEATURE = Feature(commands=(settings, holiday, privacy), items=(FormButton, FormMenu))
