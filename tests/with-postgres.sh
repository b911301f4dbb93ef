#!/bin/sh
# Runs a command with a private PostgreSQL cluster in a temporary folder, which is deleted afterwards. It listens on a Unix socket only.
# The command gets its URL in TEST_POSTGRES, and in TEST_POSTGRES_CONTROL the pg_ctl command for tests that restart it.
# TEST_POSTGRES_OPTIONS are further options of the server. PostgreSQL refuses to run as root, so root runs it as the user `nobody`.
set -eu

find_bin() {
    for folder in "$(dirname "$(command -v initdb 2>/dev/null || echo /)")" /usr/lib/postgresql/*/bin /usr/pgsql-*/bin /opt/homebrew/opt/postgresql*/bin; do
        [ -x "$folder/initdb" ] && [ -x "$folder/pg_ctl" ] && { echo "$folder"; return; }
    done
    echo "PostgreSQL's programs (initdb, pg_ctl) were not found: install the package postgresql" >&2
    exit 1
}

bin=$(find_bin)
folder=$(mktemp -d "${TMPDIR:-/tmp}/vitrina-pg.XXXXXX")
run() { "$@"; }
TEST_POSTGRES_CONTROL="$bin/pg_ctl -D $folder/data -w -l $folder/log"
if [ "$(id -u)" = 0 ]; then
    chown nobody "$folder"
    TEST_POSTGRES_CONTROL="setpriv --reuid nobody --clear-groups -- $TEST_POSTGRES_CONTROL"
    run() { setpriv --reuid nobody --clear-groups -- env HOME="$folder" "$@"; }
fi

stop() {
    run "$bin/pg_ctl" -D "$folder/data" -m immediate -w stop >/dev/null 2>&1 || true
    # Deleting hundreds of databases takes a while, so it runs in the background.
    rm -rf "$folder" >/dev/null 2>&1 &
}
trap stop EXIT
trap 'exit 130' INT TERM

run "$bin/initdb" -D "$folder/data" -U vitrina -A trust -E UTF8 --locale=C.UTF-8 --no-sync >"$folder.log" 2>&1 || { cat "$folder.log" >&2; exit 1; }
rm -f "$folder.log"
run "$bin/pg_ctl" -D "$folder/data" -w -l "$folder/log" start \
    -o "-c listen_addresses='' -k $folder -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=300 -c shared_buffers=128MB ${TEST_POSTGRES_OPTIONS:-}" >/dev/null

TEST_POSTGRES="postgres://vitrina@localhost/postgres?host=$folder"
export TEST_POSTGRES TEST_POSTGRES_CONTROL
"$@"
