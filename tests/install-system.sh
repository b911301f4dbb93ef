#!/bin/sh
# Installs what the tests need from the system's package manager, when it is missing: Chromium and PostgreSQL's programs.
set -eu

has_postgres() { command -v initdb >/dev/null 2>&1 || ls /usr/lib/postgresql/*/bin/initdb /usr/pgsql-*/bin/initdb >/dev/null 2>&1; }
has_chromium() { [ -n "${CHROMIUM:-}" ] || command -v chromium >/dev/null 2>&1 || command -v chromium-browser >/dev/null 2>&1 || command -v google-chrome >/dev/null 2>&1; }

missing=""
has_postgres || missing="$missing postgresql"
has_chromium || missing="$missing chromium"
[ -n "$missing" ] || exit 0

root=""
[ "$(id -u)" = 0 ] || root="sudo"
echo "Installing for the tests:$missing" >&2
if command -v apt-get >/dev/null 2>&1; then
    # shellcheck disable=SC2086
    $root env DEBIAN_FRONTEND=noninteractive sh -c "apt-get install -y --no-install-recommends $missing || { apt-get update && apt-get install -y --no-install-recommends $missing; }" >&2
elif command -v dnf >/dev/null 2>&1; then
    # shellcheck disable=SC2086
    $root dnf install -y $(echo "$missing" | sed 's/postgresql/postgresql-server/') >&2
elif command -v pacman >/dev/null 2>&1; then
    # shellcheck disable=SC2086
    $root pacman -S --noconfirm $missing >&2
elif command -v brew >/dev/null 2>&1; then
    brew install $(echo "$missing" | sed 's/chromium/--cask chromium/') >&2
fi
has_postgres && has_chromium && exit 0
echo "The tests need$missing, and this machine's package manager could not install it." >&2
echo "Install it by hand, or set CHROMIUM to the path of a Chromium browser and put PostgreSQL's initdb on the PATH." >&2
exit 1
