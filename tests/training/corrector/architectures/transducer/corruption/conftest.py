from tests.transducer_fixtures import config, engine, featurizer, lexicon, network, resources

__all__ = ["config", "engine", "featurizer", "lexicon", "network", "resources"]
