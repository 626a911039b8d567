.PHONY: help setup serve test test-postgresql test-faults test-replicas test-ray test-clients test-api test-browser test-editors test-vscode test-pre-commit test-image lint bench bench-service bench-stages bench-load bench-hostile bench-peers bench-quality

help:  ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /  make \1	/p' Makefile

setup:  ## make .venv with everything that development needs
	@scripts/setup.sh dev

serve:  ## start the service on port 8000 with the shipped model; ARGS="--port 9000" takes flags of emend serve, EXTRA=serve brings every engine
	@scripts/serve.sh $(ARGS)

test:  ## lint and test; PYTEST_ARGS="tests/models -k name" runs some of the tests
	@scripts/test.sh $(PYTEST_ARGS)

test-postgresql:  ## the tests of storage and access, on a real PostgreSQL too
	@scripts/test_postgresql.sh

test-faults:  ## the tests of a service whose PostgreSQL, Redis or disk fails, or that is killed
	@scripts/test_faults.sh $(PYTEST_ARGS)

test-replicas:  ## the tests of two replicas behind HAProxy: what they share, and a rolling update
	@scripts/test_replicas.sh $(PYTEST_ARGS)

test-ray:  ## the service on a local Ray with two correctors
	@scripts/test_ray.sh $(PYTEST_ARGS)

test-clients:  ## clients that generators of others make from the OpenAPI document, used on a real service
	@scripts/test_clients.sh $(PYTEST_ARGS)

test-api:  ## the tests of the HTTP API with over 2,000 generated requests
	@EMEND_FUZZ_CASES=500 EMEND_FUZZ_TEXTS=2000 scripts/test.sh tests/service/api

test-browser:  ## the acceptance tests of the SDK in Chromium and Firefox
	@scripts/test_browser.sh

test-editors:  ## build the extension for VS Code, and have its client library speak with a real language server
	@scripts/editors.sh

test-vscode:  ## VS Code itself (code-server, fetched once) in Chromium, with the extension and a real service
	@scripts/vscode.sh

test-pre-commit:  ## the hooks for pre-commit, by the real one
	@scripts/test_pre_commit.sh $(PYTEST_ARGS)

test-image:  ## the steps of the Dockerfile, run in a folder, and the service that comes of them
	@scripts/test_image.sh $(PYTEST_ARGS)

lint:  ## style, format and types
	@scripts/lint.sh

bench:  ## print how fast noise, training and correction are here
	@scripts/bench.sh

bench-service:  ## print how fast the service starts and answers, alone and under load
	@scripts/bench_service.sh $(ARGS)

bench-stages:  ## print what each stage of a check of 60,000 characters costs, in milliseconds of CPU
	@scripts/bench_stages.sh $(ARGS)

bench-load:  ## have many clients and sockets use two replicas; ARGS="--clients 200 --sockets 1000 --minutes 10"
	@scripts/bench_load.sh $(ARGS)

bench-hostile:  ## print what texts that were made to cost much take: CPU, memory, and others' patience
	@scripts/bench_hostile.sh $(ARGS)

bench-peers:  ## print how long a first check of 60,000 characters takes here and in Harper
	@scripts/bench_peers.sh

bench-quality:  ## print how well Emend, its parts and its peers correct; ARGS="--limit 30" for a quick look
	@scripts/bench_quality.sh $(ARGS)
