from tests.transducer_fixtures import config, engine, featurizer, lexicon, network, resources, unsure

__all__ = ["config", "engine", "featurizer", "lexicon", "network", "resources", "unsure"]
