"""What texts are checked by."""

from pathlib import Path

from pydantic import ValidationInfo, field_validator

from models.corrector.engines.device import Device
from models.errors import ModelError
from models.languages.tags import primary, resolve, variants_of
from models.precision import Precision
from service.setting_groups.setting import SettingGroup, Values, setting

__all__ = ["ModelsSettings"]


class ModelsSettings(SettingGroup):
    """What texts are checked by."""

    group = "Models"

    model: Values = setting(
        (), "Folders or hub names of correction models, each in place of those that ship for its languages."
    )
    device: str = setting("cpu", "Where the correction models compute: cpu, cuda or cuda:1.")
    threads: int | None = setting(None, "CPU threads of one computation; empty for all cores.", ge=1)
    precision: Precision = setting(
        "auto",
        "What the correction models compute in; auto takes bfloat16 where the processor has it. Machines that are to"
        " answer alike need the same one.",
    )
    threshold: float | None = setting(
        None, "Least probability of a correction, in place of the model's own.", ge=0, le=1
    )
    prompt: str = setting(
        "",
        "What a seq2seq model wants before each sentence, with the space behind it; empty for the model's own.",
    )
    wordnet_dir: Path | None = setting(None, "Folder of WordNet; empty looks at the usual places.")
    variants: Values = setting(
        ("en-US", "de-DE", "pt-PT"),
        "Variants to fall back on where nothing in a text tells; the first also where it has no letters.",
    )
    preload: Values = setting(
        (),
        "Languages that are loaded before the service is ready, so that their first texts need not wait: 1 to 4 seconds"
        " and 15 to 120 MB each, 330 MB the first one beside English, which always is.",
    )
    hunspell_dir: Path | None = setting(None, "Folder of Hunspell dictionaries; empty looks at the usual places.")
    rules: Values = setting(
        (), "Folders with rule packs of your own; packs of installed Python packages are found by themselves."
    )
    overlap_index: Path | None = setting(None, "Index made by `emend overlap build`; empty for none.")

    @field_validator("preload")
    @classmethod
    def _known_languages(cls, value: tuple[str, ...], info: ValidationInfo) -> tuple[str, ...]:
        known = tuple(resolve(tag) or "" for tag in value)
        if "" in known:
            raise ValueError(f"there is no language {value[known.index('')]!r}")
        preferred = {primary(tag): tag for tag in reversed(info.data.get("variants", ()))}
        return tuple(preferred.get(tag, variants_of(tag)[0]) if variants_of(tag) else tag for tag in known)

    @field_validator("device")
    @classmethod
    def _known_device(cls, value: str) -> str:
        try:
            Device.named(value)
        except ModelError as error:
            raise ValueError(str(error)) from None
        return value
