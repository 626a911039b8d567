"""The engine for models that tag each word with what is to be done to it (GECToR: Omelianchuk et al. 2020)."""
