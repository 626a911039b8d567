from tests.transducer_fixtures import config, engine, featurizer, lexicon, network, vocabulary

__all__ = ["config", "engine", "featurizer", "lexicon", "network", "vocabulary"]
