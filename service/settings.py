"""Every setting, declared once: environment variable, command line flag and documentation are made from this."""

from collections.abc import Mapping

from pydantic import ValidationError
from pydantic_settings import BaseSettings, PydanticBaseSettingsSource, SettingsConfigDict

from models.errors import ConfigError
from service.setting_groups.access import AccessSettings
from service.setting_groups.load import LoadSettings
from service.setting_groups.models import ModelsSettings
from service.setting_groups.proxy import ProxySettings
from service.setting_groups.server import ServerSettings
from service.setting_groups.setting import SettingGroup

PREFIX = "EMEND_"

_GROUPS: tuple[type[SettingGroup], ...] = (ServerSettings, ModelsSettings, AccessSettings, ProxySettings, LoadSettings)


class Settings(LoadSettings, ProxySettings, AccessSettings, ModelsSettings, ServerSettings):
    """Settings of the service and the command line; each field is ``EMEND_<NAME>`` in the environment.

    The groups stand from the last to the first, as Python gathers the fields of base classes.
    """

    model_config = SettingsConfigDict(env_prefix=PREFIX, env_ignore_empty=True, extra="ignore", frozen=True)

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Flags first, then the environment; no file is read."""
        return init_settings, env_settings

    @classmethod
    def load(cls, flags: Mapping[str, object] | None = None) -> "Settings":
        """Read the settings; a flag that is not None stands above its variable.

        Raises:
            ConfigError: a value is impossible.
        """
        given = {name: value for name, value in (flags or {}).items() if value is not None}
        try:
            return cls(**given)  # type: ignore[arg-type]
        except ValidationError as error:
            first = error.errors()[0]
            message = first["msg"].removeprefix("Value error, ")
            name = str(first["loc"][0])
            source = flag(name) if name in given else variable(name)
            raise ConfigError(f"{source}: {message[:1].lower()}{message[1:]}") from None


def variable(name: str) -> str:
    """The environment variable of a setting."""
    return PREFIX + name.upper()


def flag(name: str) -> str:
    """The command line flag of a setting."""
    return "--" + name.replace("_", "-")


def shown_default(name: str) -> str:
    """A setting's default, as documentation shows it."""
    field = Settings.model_fields[name]
    extra = field.json_schema_extra
    if isinstance(extra, dict) and "shown" in extra:
        return str(extra["shown"])
    value = field.default
    if isinstance(value, tuple):
        return ",".join(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "" if value is None else str(value)


def group_of(name: str) -> str:
    """The heading a setting stands under in the documentation."""
    return next(one.group for one in _GROUPS if name in one.model_fields)
