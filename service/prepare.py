"""Works out and keeps what a start would, so that an image's services start as if it were not the first time."""

from service.loading import checking_of
from service.settings import Settings

if __name__ == "__main__":
    checking_of(Settings.load()).checker.warm()
