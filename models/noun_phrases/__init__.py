"""German noun phrases: whether article, adjectives and noun agree, and stand in the case that is asked for.

Every word of a phrase allows some *cells*, pairs of case and gender or plural, written as two letters: ``am`` is the
accusative of a masculine singular, ``dp`` the dative of the plural. A phrase is right where its words share a cell.
"""
