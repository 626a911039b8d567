"""The corruption model: the corrector's network taught the other way round, which errs as people do."""
