"""What commands and environments of LaTeX mean for the text: whether a reader sees their arguments, and where."""

from service.markup.marked import names

__all__ = [
    "APART", "BREAKS", "CODES", "CODE_ENVIRONMENTS", "MATH_ENVIRONMENTS", "NAMES", "NOTES", "NOTHING", "NUMBERS",
    "WITHIN",
]  # fmt: skip

WITHIN = names(
    "emph textbf textit textrm textsf textsc textsl textup textmd textnormal text underline uline mbox hbox "
    "textsuperscript textsubscript enquote uppercase lowercase MakeUppercase foreignquote alert textcolor "
    "colorbox href hl so st sout textquote centerline hyperref"
)
"""Commands whose last argument is text of the sentence they stand in."""
APART = names(
    "part chapter section subsection subsubsection paragraph subparagraph caption captionof title subtitle "
    "footnote footnotetext thanks marginpar frametitle framesubtitle addchap addsec todo marginnote sidenote "
    "abstract"
)
"""Commands whose last argument is a text of its own."""
NOTES = names("footnote thanks marginpar todo marginnote sidenote footnotetext")
"""Those that may stand within a sentence, and are text only where they stand after one."""
NOTHING = names(
    "label index protect noindent indent centering raggedright raggedleft small footnotesize scriptsize tiny "
    "large Large LARGE huge Huge normalsize bfseries itshape ttfamily sffamily rmfamily scshape bf it tt em sc "
    "vspace hspace hfill vfill smallskip medskip bigskip newpage clearpage cleardoublepage pagebreak linebreak "
    "nopagebreak footnotemark nocite selectlanguage phantomsection allowbreak / ,"
)
"""Commands that a reader sees nothing of."""
CODES = names("texttt verb url path lstinline mintinline code nolinkurl")
NAMES = {"LaTeX": "LaTeX", "TeX": "TeX", "BibTeX": "BibTeX", "LaTeXe": "LaTeX2e", "XeLaTeX": "XeLaTeX"}
NUMBERS = {"ref": "1", "pageref": "1", "vref": "1", "subref": "1a", "eqref": "(1)"}
"""Commands in whose place a reader sees a number, and one that stands for it."""
BREAKS = names(r"\ newline par item maketitle tableofcontents hline toprule midrule bottomrule bibitem tabularnewline")
CODE_ENVIRONMENTS = names(
    "verbatim Verbatim lstlisting minted tikzpicture pgfpicture algorithm algorithmic algorithmicx comment "
    "filecontents thebibliography picture alltt code forest"
)
MATH_ENVIRONMENTS = names(
    "equation align alignat gather multline eqnarray displaymath math flalign split array matrix cases subequations"
)
