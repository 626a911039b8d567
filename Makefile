.PHONY: help setup serve test lint bench

help:  ## list the targets
	@sed -n 's/^\([a-z]*\):.*## /  make \1	/p' Makefile

setup:  ## make .venv with everything that development needs
	@scripts/setup.sh dev

serve:  ## check and correct a sample text with the shipped model; TEXT=FILE takes another text
	@scripts/serve.sh $(TEXT)

test:  ## lint and test; PYTEST_ARGS="tests/models -k name" runs some of the tests
	@scripts/test.sh $(PYTEST_ARGS)

lint:  ## style, format and types
	@scripts/lint.sh

bench:  ## print how fast noise, training and correction are here
	@scripts/bench.sh
