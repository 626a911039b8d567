"""Words that are right only where they stand: names of species, names of chemicals, phrases of other languages."""

import re
from collections.abc import Callable, Sequence
from functools import cache

from models.language_folders import data_file
from models.languages.tags import primary
from models.text.blocks import remembered

__all__ = ["is_chemical", "is_in_name", "is_species", "phrases_in"]

_LENDING = "en"
"""Phrases of other languages that English has are understood in all: ``ad hoc``, ``vis-à-vis``."""
_LOOKED_BACK = 60
_BEFORE = re.compile(r"(?:^|[^\w.])(?:([A-Z])\.|([A-Z][a-zë]{2,}))[ \u00a0](?:([a-zë]{3,})[ \u00a0])?$")
_EPITHET = re.compile(r"[a-zë]{2,}(?:us|um|is|ns|ii|ae|es|[eou]r|ax|ix|ex|os|on|[ai])")
_GENUS = re.compile(r"[A-Z][a-zë]+(?:us|um|is|as|es|os|on|ops|ys|ax|ix|ex|yx|er|[ao])")
_GENERA = frozenset(
    """
    Aconitum Allium Amanita Anas Anguilla Anopheles Anser Apis Arachis Arctium Ardea Aspergillus Avena Bacillus
    Betula Bombus Bos Brassica Bufo Candida Canis Capsicum Carex Cervus Chlamydia Clostridium Coffea Corvus
    Culex Cygnus Daphnia Datura Digitalis Drosophila Elephas Equus Erinaceus Escherichia Euphorbia Felis Ficus
    Formica Fragaria Fritillaria Fuchsia Hepatica Hirudo Homo Hyacinthus Juniperus Lactobacillus Lavandula Lepus
    Lilium Listeria Lobelia Loligo Lupinus Malus Martes Morus Mus Musa Mycobacterium Nerium Nicotiana Olea
    Orchis Oryza Ovis Paeonia Panthera Papaver Parus Passer Pavo Picea Pinus Plasmodium Platanus Populus Primula
    Prunus Quercus Rattus Rhododendron Rubus Salix Salmo Salmonella Sciurus Sepia Solanum Sorbus Staphylococcus
    Streptococcus Strix Sturnus Sus Talpa Taxus Thuja Thymus Tilia Toxoplasma Treponema Trifolium Triticum
    Tulipa Turdus Ulmus Ursus Urtica Viburnum Vipera Vitis Vulpes Yersinia Zea
    """.split()  # noqa: SIM905
)
"""Genera that dictionaries have, and that are neither names of people nor words."""
_EPITHETS = frozenset(
    """
    agrestis alba album albus alpina alpinus americana americanus angustifolia annua aquatica arvensis aurea
    aureus australis avium baccata bicolor borealis caerulea camara canadensis canina caninus catus coli
    communis cordata deliciosa domestica domesticus edulis elata elegans esculenta europaea europaeus excelsa
    excelsior fallax familiaris ferox flava flavus foetida fragilis germanica glabra gracilis graeca grandiflora
    grandis hirsuta hispanica horizontalis hortensis indica indicus japonica japonicus lanata lupus lutea luteus
    macrophylla maculata major marina maritima maxima melanogaster minor mirabilis montana montanus musculus
    niger nigra nigrum norvegicus obtusa officinale officinalis orientalis palustris parviflora pratensis
    procera purpurea pygmaea radicans repens reptans robur robustus rubra rubrum rugosa sapiens sativa sativum
    sativus scandens sempervirens serrata sibirica silvestris sinensis spicata spinosa sylvatica sylvestris
    tabacum tenuis tigris tinctoria tomentosa tuberosa tuberosum undulata variegata vera vernalis verus villosa
    virginiana viridis vitifolia vulgare vulgaris xanthina
    """.split()  # noqa: SIM905
)
"""Epithets that name a species behind any capitalised word."""
_LEAST_EPITHET = 5
"""Letters of an epithet behind an unknown word, which may be the name of a person."""
_PARTS = """
    acet acetyl allyl amino an anthr azo benz benzo benzyl bi brom bromo but butyl carb carboxy chlor chloro
    chrom cortico cyano cyclo deoxy di diazo en eth ethoxy ethyl fluor fluoro form fruct furan gluc glyc glycer
    hept hepta hex hexa hexyl hydro hydroxy imid iodo iso lact mangan meth methoxy methyl mono naphth nitro
    nitroso oct octa oxo oxy pent penta pentyl per perox phen phenoxy phenyl phosph phospho poly prop propyl pyr
    pyrid pyrrol ribo salicyl sil silox sulf sulfo sulph sulpho tetra thio tolu tri uran urea vinyl xyl yn
"""
_ENDINGS = """
    acetate al aldehyde amide amine ane anol anone ase ate azole bromide chloride ene fluoride hydroxide ic ide
    idine in ine ite nitrate ol one onium ose ous oxide phosphate sulfate sulphate yl ylene yne
"""
_CHEMICAL = re.compile(rf"(?:{'|'.join(_PARTS.split())}){{2,}}(?:{'|'.join(_ENDINGS.split())})s?")
_LEAST_CHEMICAL = 9
_JOINTS = frozenset({"and", "at", "by", "for", "from", "in", "of", "on", "the", "to", "with"})
_PARTICLES = frozenset(
    """
    aan abu af al am bei ben bin bint da das de degli dei del della delle den der di do dos du el ibn la las le les
    lo los op ten ter und van von y zu zum zur
    """.split()  # noqa: SIM905
)
"""Little words inside names of people and places of many languages."""
_CAPITALISED_BEFORE = re.compile(r"[A-ZÀ-Þ][\w'’.-]* (?:[a-zà-ÿ]{1,5} )?$")
_CAPITALISED_AFTER = re.compile(r"(?: [a-zà-ÿ]{1,5})?[ -][A-ZÀ-Þ]")
_NAME_BEFORE = re.compile(r"\b[A-Z][\w'’-]*(?: (?:and|at|by|for|from|in|of|on|the|to|with))* $")
_NAME_AFTER = re.compile(r"(?: (?:and|at|by|for|from|in|of|on|the|to|with))* [A-Z]")


def is_species(text: str, start: int, end: int, knows: Callable[[str], bool]) -> bool:
    """Whether ``text[start:end]`` is the second or third word of a Latin name: ``Quercus robur``, ``E. coli``.

    Args:
        text: a sentence.
        start: of the word.
        end: of the word.
        knows: whether a word is one of the language; a genus is none, or is listed here.
    """
    before = _BEFORE.search(text, max(0, start - _LOOKED_BACK), start)
    if before is None or not (text[start:end] in _EPITHETS or _EPITHET.fullmatch(text, start, end)):
        return False
    initial, genus, middle = before.groups()
    if middle and not _EPITHET.fullmatch(middle):
        return False
    if initial or genus in _GENERA or text[start:end] in _EPITHETS:
        return True
    return end - start >= _LEAST_EPITHET and _GENUS.fullmatch(genus) is not None and not knows(genus)


def is_in_name(text: str, start: int, end: int) -> bool:
    """Whether ``text[start:end]`` is a little word inside a name: ``Church of England``, ``Bergen op Zoom``."""
    if text[start:end] in _PARTICLES and _CAPITALISED_AFTER.match(text, end):
        return _CAPITALISED_BEFORE.search(text, max(0, start - _LOOKED_BACK), start) is not None
    return (
        text[start:end] in _JOINTS
        and _NAME_BEFORE.search(text, max(0, start - _LOOKED_BACK), start) is not None
        and _NAME_AFTER.match(text, end) is not None
    )


def is_chemical(word: str) -> bool:
    """Whether a word is made of parts of the names of chemicals: ``dimethylformamide``."""
    return len(word) >= _LEAST_CHEMICAL and _CHEMICAL.fullmatch(word.lower()) is not None


@remembered
def phrases_in(text: str, language: str) -> Sequence[tuple[int, int]]:
    """Offsets of the phrases of other languages in a sentence, in order.

    Args:
        text: a sentence.
        language: its BCP 47 tag.
    """
    plain = text.replace("’", "'")
    return tuple(match.span() for match in _phrases(primary(language)).finditer(plain))


@cache
def _phrases(code: str) -> re.Pattern[str]:
    found: set[str] = set()
    for path in (data_file(code, "phrases.txt"), data_file(_LENDING, "phrases.txt")):
        lines = path.read_text(encoding="utf-8").splitlines() if path else []
        found.update(line for line in lines if line and not line.startswith("#"))
    choices = "|".join(re.escape(phrase) for phrase in sorted(found, key=lambda phrase: (-len(phrase), phrase)))
    return re.compile(rf"(?<!\w)(?:{choices})(?!\w)" if choices else r"(?!)", re.IGNORECASE)
