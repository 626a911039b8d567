from tests.t5_fixtures import exported, prompted, trained

__all__ = ["exported", "prompted", "trained"]
