"""py3langid's model of languages, of those that are asked for, mapped from the disk."""

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from models.prepared import mapped, prepared

__all__ = ["identifier_of"]


def identifier_of(labels: Iterable[str]) -> Any:
    """py3langid's identifier, restricted to the languages that it knows of these (ISO 639 codes).

    Its tables are mapped: of the 50 MB most are never read, and processes share them.
    """
    from py3langid import langid, modelio

    labels = frozenset(labels)
    path = Path(langid.MODEL_DIR) / langid.MODEL_FILE
    sources, given = [path, Path(modelio.__file__), Path(__file__)], " ".join(sorted(labels))

    @cache
    def parts() -> tuple[Any, ...]:
        ptc, pc, classes, moves, row, output = modelio.load_model(path)
        model = langid.LanguageIdentifier(np.asarray(ptc), np.asarray(pc), classes, moves, output, tk_row=row)
        model.set_languages(labels & set(classes))
        return model.nb_ptc, model.nb_pc, model.nb_classes, moves, row, output

    def work_out() -> tuple[Any, ...]:
        ptc, pc, classes, moves, row, output = parts()
        return ptc.shape, ptc.dtype.str, pc.tobytes(), pc.dtype.str, classes, moves.typecode, row.tolist(), output

    def tables() -> bytes:
        ptc, _, _, moves, *_ = parts()
        return bytes(moves.tobytes() + np.ascontiguousarray(ptc).tobytes())

    shape, kind, pc, kind_of_pc, classes, typecode, row, output = prepared("langid", sources, work_out, given)
    content = mapped("langid", sources, tables, given)
    size = shape[0] * shape[1] * np.dtype(kind).itemsize
    ptc = np.frombuffer(content[len(content) - size :], dtype=kind).reshape(shape)
    moves = content[: len(content) - size].cast(typecode)
    return langid.LanguageIdentifier(
        ptc, np.frombuffer(pc, dtype=kind_of_pc), classes, moves, output, norm_probs=True, tk_row=row
    )
