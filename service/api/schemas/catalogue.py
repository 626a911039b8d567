"""The bodies of the catalogues: languages, categories and rules."""

from pydantic import Field

from service.checking.alerts import Level, Tone
from service.checking.categories import Category
from service.wire import Wire


class KnownLanguageBody(Wire):
    """A language or a regional variant of one."""

    code: str = Field(description="BCP 47 code.", examples=["en"])
    name: str = Field(description="Its name in English.", examples=["English"])
    variants: list[str] = Field(description="Codes of its regional variants.", examples=[["en-GB", "en-US"]])
    checks: list[str] = Field(description="What its texts are checked by.", examples=[["correction-model", "spelling"]])


class LanguagesResponse(Wire):
    """The languages that are known."""

    status: int = Field(description="The HTTP status.", examples=[200])
    languages: list[KnownLanguageBody]


class CategoryBody(Wire):
    """A category of alerts."""

    key: Category
    main_key: Category = Field(
        description="The main key that covers it; ORTH is COMPOUNDING where more than case differs."
    )
    meaning: str = Field(description="What such an alert is about.", examples=["Subject-verb agreement"])
    wrong: str = Field(description="An example.", examples=["She live here."])
    right: str = Field(description="The example corrected.", examples=["She lives here."])


class CategoriesResponse(Wire):
    """The categories of alerts."""

    status: int = Field(description="The HTTP status.", examples=[200])
    categories: list[CategoryBody]


class RuleBody(Wire):
    """A rule of a rule pack."""

    name: str = Field(description="For `disabledRules` and `enabledRules`.", examples=["en/FREE_GIFT"])
    pack: str | None = Field(description="The pack of one's own that it belongs to; null for those that come along.")
    language: str = Field(description="BCP 47 code of the texts it is for, or `any`.", examples=["en"])
    variants: list[str] = Field(description="The regional variants it is for; empty for all.", examples=[[]])
    category: Category
    main_category: Category
    level: Level = Field(description="The level from which on it speaks.")
    tone: Tone | None = Field(description="The tone in which alone it speaks; null for every tone.")
    mother_tongue: str | None = Field(description="The `motherTongue` for which alone it speaks; null for all.")
    off: bool = Field(description="Whether it speaks only when it is among `enabledRules`.")
    description: str = Field(description="What it is about.", examples=["Redundant phrase"])
    reference: str = Field(description="What it goes by.", examples=["usage"])
    wrong: str = Field(description="A sentence that raises it.")
    right: str = Field(description="The sentence with its first replacement; empty if it has none.")


class RulesResponse(Wire):
    """The rules of the rule packs."""

    status: int = Field(description="The HTTP status.", examples=[200])
    rules: list[RuleBody]
