"""Tests of the service on a local Ray run by ``make test-ray`` alone: it is not installed otherwise."""

import os

collect_ignore_glob = [] if os.environ.get("EMEND_TEST_RAY") else ["test_*.py"]
