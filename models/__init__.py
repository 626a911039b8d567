"""Inference: corrector and its engines, aligner, syntax, text basics, spelling lexicon. Imports nothing of ours."""
