# Vitrina's two commands are `make demo` and `make test`; the others serve those who work on it.
.DEFAULT_GOAL := help
.PHONY: help demo test proof check dependencies deny dev bench bench-packages types web web-packages e2e-packages e2e format

LISTEN ?= 127.0.0.1:8080
DATA ?= ./data

help: ## List the targets
	@grep -E '^[a-z0-9-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | sort | awk -F '\t' '{ printf "%-14s %s\n", $$1, $$2 }'

# Without optimisation across crates and without S3: half the compiling, and as fast to look at.
demo: web ## Set everything up and serve sixteen shops with the demo catalogue
	@[ -x target/demo/vitrina ] || echo "Compiling Vitrina for the first time: on two cores about eight minutes. The next time it takes seconds."
	cargo build --profile demo --no-default-features --locked --package vitrina
	@echo "Making the shops' catalogue and pictures: the first time about a minute."
	./target/demo/vitrina demo --data $(DATA) --listen $(LISTEN)

# Clippy looks while the tests are compiled: alone it would check every dependency once more, and ours twice. It is called as
# `cargo clippy` calls it: the wrapper compiles members of the workspace only, and __CLIPPY_HACKERY__ separates its arguments.
# It is asked for all features, so the tests are compiled with them.
TEST = RUSTC_WORKSPACE_WRAPPER=clippy-driver CLIPPY_ARGS=--deny__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__ \
	tests/with-postgres.sh cargo test --workspace --all-features --locked

# The browser's walks take the program that `cargo test` has built: `cargo build` would compile the server once more, because the tests'
# dependencies ask for other features of ours.
test: web e2e-packages ## Install what is missing and run every check and test
	tests/install-system.sh
	cargo fmt --all --check
	cd web && npm run check && npm run size && npm test
	cd tests/e2e && npm run check
	$(TEST)
	tests/deploy.sh
	cd tests/e2e && npm test

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

# The test `dependencies` looks at the same everywhere; the tools see some more. Nothing is asked from the network here: known
# vulnerabilities are looked up where `make deny` has fetched the list of them.
ADVISORIES = $(wildcard $(or $(CARGO_HOME),$(HOME)/.cargo)/advisory-db*)
dependencies:
	@if command -v cargo-machete >/dev/null; then cargo machete; else echo "not run: cargo machete (not installed)"; fi
	@if command -v cargo-deny >/dev/null; then cargo deny --offline --all-features check $(if $(ADVISORIES),,bans licenses sources); \
	else echo "not run: cargo deny (not installed; make deny installs it)"; fi

dev: web ## Serve with Vite's reload: the shops on :8080, modules from :5173
	cd web && npx vite --port 5173 --strictPort & vite=$$!; trap 'kill $$vite' EXIT; \
	cargo run --package vitrina -- demo --data $(DATA) --listen $(LISTEN) --vite http://localhost:5173

bench: web bench-packages ## Print the architecture's numbers as ratios and sizes
	tests/install-system.sh chromium
	cargo build --release --locked --workspace
	tests/with-postgres.sh ./target/release/bench

bench-packages: tests/bench/node_modules/.installed
tests/bench/node_modules/.installed: tests/bench/package-lock.json
	cd tests/bench && npm install --no-save --no-audit --no-fund
	@touch $@

types: ## Write the API's description, the web's types from it, and the list of calls in docs/shop-api.md
	WRITE_OPENAPI=1 $(TEST) --lib the_web_knows_the_description_of_now
	cd web && npm run types
	WRITE_DOCS=1 $(TEST) --test shop the_guide_lists_every_call

web: web/dist/server/server.mjs ## Build the web app
web/dist/server/server.mjs: web/node_modules/.installed $(shell find web/src web/public web/scripts web/build web/*.ts web/*.json -type f)
	cd web && npm run build

# `npm install --no-save` follows the lock file; `npm ci` refuses it where a registry lacks a foreign platform's optional package.
web-packages: web/node_modules/.installed
web/node_modules/.installed: web/package-lock.json
	cd web && npm install --no-save --no-audit --no-fund
	@touch $@

e2e: web e2e-packages ## Walk the pages in Chromium, and in Firefox where there is one
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

format: web-packages ## Write everything in house style
	cargo fmt --all
	cd web && npm run format
