"""A small encyclopedia of our own."""

from pathlib import Path

from service.overlap.builder import build

ARTICLES = {
    "Tarn": (
        "A tarn is a small mountain lake that fills a hollow which a glacier has scraped out of the rock. "
        "Most tarns are cold and clear, because little soil is washed into them, and many stay frozen until early "
        "summer. Where a stream leaves the hollow, a bank of stones often holds the water back."
    ),
    "Bell founding": (
        "Bells are cast from bronze that holds roughly four parts of copper to one part of tin. The founder builds a "
        "core of clay, lays a false bell over it, and covers both with an outer mould before the metal is poured. "
        "After some days of cooling the bell is dug out, cleaned and tuned on a lathe."
    ),
    "Salzgarten": (
        "Ein Salzgarten ist eine flache Anlage an der Küste, in der Meerwasser durch Sonne und Wind verdunstet, bis "
        "das Salz am Boden der Becken liegen bleibt und von Hand geerntet werden kann."
    ),
    "塩田": "塩田とは、太陽と風の力で海水を蒸発させ、残った塩を人の手で集めるために海岸に作られた浅い池のことである。",
}
TARN = ARTICLES["Tarn"]


def write(path: Path, articles: dict[str, str] | None = None) -> Path:
    """A file of titled text."""
    chosen = ARTICLES if articles is None else articles
    path.write_text("".join(f"# {title}\n{text}\n\n" for title, text in chosen.items()), encoding="utf-8")
    return path


def make(folder: Path, articles: dict[str, str] | None = None) -> Path:
    """An index of these articles."""
    index = folder / "our.index"
    build([write(folder / "Ourpedia.txt", articles)], index)
    return index
