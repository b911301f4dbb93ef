# Start with `make demo` and `make test`; the other targets are for development.
.DEFAULT_GOAL := help
.PHONY: help demo test test-web test-build proof check dependencies deny dev bench bench-packages types web web-packages e2e-packages e2e format

LISTEN ?= 127.0.0.1:8080
DATA ?= ./data

help: ## List the targets
	@grep -E '^[a-z0-9-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | sort | awk -F '\t' '{ printf "%-14s %s\n", $$1, $$2 }'

# Without optimisation across crates and without S3: takes half as long to compile and is fast enough for a demo.
demo: web ## Set everything up and serve sixteen shops with the demo catalogue
	@[ -x target/demo/vitrina ] || echo "Compiling Vitrina for the first time: on two cores about six minutes. The next time it takes seconds."
	cargo build --profile demo --no-default-features --locked --package vitrina
	@echo "Making the shops' catalogue and pictures: the first time about half a minute."
	./target/demo/vitrina demo --data $(DATA) --listen $(LISTEN)

# Clippy runs while the tests are compiled: a separate `cargo clippy` would check all dependencies again, and the workspace twice. The
# variables are those that `cargo clippy` sets: the wrapper compiles only members of the workspace, and __CLIPPY_HACKERY__ separates
# its arguments. All features are linted, so the tests are compiled with all features.
TEST = RUSTC_WORKSPACE_WRAPPER=clippy-driver CLIPPY_ARGS=--deny__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__ \
	tests/with-postgres.sh cargo test --workspace --all-features --locked

# The browser tests use the program that `cargo test` has built: `cargo build` would compile the server again, because the tests'
# dependencies enable other features of it.
test: web e2e-packages ## Install what is missing and run every check and test
	tests/install-system.sh
	cargo fmt --all --check
	@$(MAKE) --no-print-directory --jobs 2 test-web test-build
	RUST_TEST_THREADS=$$(($$(getconf _NPROCESSORS_ONLN) * 3 / 2)) $(TEST)
	tests/deploy.sh
	cd tests/e2e && npm test

# Run beside each other: the compiler often uses one core only. Tests wait for disks and databases, so there may be more of them at once
# than cores.
test-web: web e2e-packages
	cd web && npm run check && npm run size && npm test
	cd tests/e2e && npm run check
test-build: web
	$(TEST) --no-run

proof: web e2e-packages ## The long runs: aborted requests, 10,000 orders at once, kill -9, full and failing disks, restarts of PostgreSQL, slow connections, a crawl, TLS, proxies
	tests/install-system.sh
	TEST_PROOF=1 $(TEST) --lib -- db:: payments:: checkout:: --nocapture
	$(subst with-postgres.sh,with-postgres-tls.sh,$(TEST)) --lib -- db::tests
	TEST_PROOF=1 $(TEST) --test shop -- --include-ignored --nocapture
	TEST_PROOF=1 $(TEST) --test fleet --test faults -- --include-ignored --nocapture
	TEST_PROCESSES=3 $(TEST) --test shop -- postgres
	TEST_PROOF=1 tests/deploy.sh
	cd tests/e2e && TEST_PROOF=1 npm test

check: web ## The quick loop: lint and unit tests
	cargo fmt --all --check
	cargo clippy --workspace --all-targets --all-features --locked -- --deny warnings
	cd web && npm run check && npm test
	$(TEST) --lib
	$(TEST) --test dependencies
	@$(MAKE) --no-print-directory dependencies

# The test `dependencies` makes most of the same checks without these tools. cargo-machete is installed the first time. cargo-deny takes
# minutes to compile and is installed by `make deny`; known vulnerabilities are checked only if that has downloaded their list.
ADVISORIES = $(wildcard $(or $(CARGO_HOME),$(HOME)/.cargo)/advisory-db*)
dependencies:
	@if command -v cargo-machete >/dev/null || cargo install --locked cargo-machete; then cargo machete; \
	else echo "not run: cargo machete (it cannot be installed)"; fi
	@if command -v cargo-deny >/dev/null; then cargo deny --offline --all-features check $(if $(ADVISORIES),,bans licenses sources); \
	else echo "not run: cargo deny (not installed; make deny installs it)"; fi

dev: web ## Serve with Vite's reload: the shops on :8080, modules from :5173
	cd web && npx vite --port 5173 --strictPort & vite=$$!; trap 'kill $$vite' EXIT; \
	cargo run --package vitrina -- demo --data $(DATA) --listen $(LISTEN) --vite http://localhost:5173

bench: web bench-packages ## Measure performance, as ratios and sizes
	tests/install-system.sh chromium
	cargo build --release --locked --workspace
	tests/with-postgres.sh ./target/release/bench

bench-packages: tests/bench/node_modules/.installed
tests/bench/node_modules/.installed: tests/bench/package-lock.json
	cd tests/bench && npm install --no-save --no-audit --no-fund
	@touch $@

types: ## Write the API's description, the web's types from it, and the list of calls in docs/shop-api.md
	WRITE_OPENAPI=1 $(TEST) --lib the_web_has_the_current_description
	cd web && npm run types
	WRITE_DOCS=1 $(TEST) --test shop the_guide_lists_every_call

web: web/dist/server/server.mjs ## Build the web app
web/dist/server/server.mjs: web/node_modules/.installed $(shell find web/src web/public web/scripts web/build web/*.ts web/*.json server/rules -type f)
	@echo "Building the web app: about half a minute."
	cd web && npm run build

# `npm install --no-save` follows the lock file, too; `npm ci` fails if a registry lacks an optional package for another platform.
web-packages: web/node_modules/.installed
web/node_modules/.installed: web/package-lock.json
	@echo "Installing the web app's packages: the first time up to a minute."
	cd web && npm install --no-save --no-audit --no-fund
	@touch $@

e2e: web e2e-packages ## Run the browser tests in Chromium, and in Firefox where it is installed
	tests/install-system.sh
	cargo build --locked --workspace
	cd tests/e2e && npm test

e2e-packages: tests/e2e/node_modules/.installed
tests/e2e/node_modules/.installed: tests/e2e/package-lock.json
	cd tests/e2e && PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1 npm install --no-save --no-audit --no-fund
	@touch $@

deny: ## Licences, bans and known vulnerabilities of all dependencies, by cargo-deny (which it compiles: some minutes)
	command -v cargo-deny >/dev/null || cargo install --locked cargo-deny
	cargo deny --all-features check

format: web-packages ## Format the source code
	cargo fmt --all
	cd web && npm run format
