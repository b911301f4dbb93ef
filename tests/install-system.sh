#!/bin/sh
# Installs missing system packages that the tests need: Chromium, PostgreSQL, aiosmtpd (a mail server), poppler (reads PDFs) and nginx
# (for deploy.sh). Arguments, such as `chromium`, select single ones.
set -eu

wants() { [ -z "$asked" ] || case " $asked " in *" $1 "*) ;; *) return 1 ;; esac; }
asked="$*"

has_postgres() { command -v initdb >/dev/null 2>&1 || ls /usr/lib/postgresql/*/bin/initdb /usr/pgsql-*/bin/initdb >/dev/null 2>&1; }
has_chromium() { [ -n "${CHROMIUM:-}" ] || command -v chromium >/dev/null 2>&1 || command -v chromium-browser >/dev/null 2>&1 || command -v google-chrome >/dev/null 2>&1; }
has_poppler() { command -v pdftotext >/dev/null 2>&1; }
has_nginx() { PATH="$PATH:/usr/sbin:/usr/local/sbin" command -v nginx >/dev/null 2>&1; }
# The packages are installed for the system's Python, which may not be the first on the PATH.
has_aiosmtpd() { python3 -c 'import aiosmtpd' >/dev/null 2>&1 || /usr/bin/python3 -c 'import aiosmtpd' >/dev/null 2>&1; }

# The browser tests also run the main pages in Firefox, if it is installed.
has_firefox() { [ -n "${FIREFOX:-}" ] || command -v firefox-esr >/dev/null 2>&1 || command -v firefox >/dev/null 2>&1; }
if wants firefox && ! has_firefox && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
    echo "Installing for the tests, if available: firefox-esr" >&2
    DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends firefox-esr >&2 || echo "Firefox cannot be installed: the browser tests run in Chromium only." >&2
fi

missing=""
wants postgresql && ! has_postgres && missing="$missing postgresql"
wants chromium && ! has_chromium && missing="$missing chromium"
wants aiosmtpd && ! has_aiosmtpd && missing="$missing python3-aiosmtpd"
wants poppler && ! has_poppler && missing="$missing poppler-utils"
wants nginx && ! has_nginx && missing="$missing nginx"
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
    $root pacman -S --noconfirm $(echo "$missing" | sed 's/python3-aiosmtpd/python-aiosmtpd/; s/poppler-utils/poppler/') >&2
elif command -v brew >/dev/null 2>&1; then
    for package in $missing; do
        case $package in
        python3-aiosmtpd) python3 -m pip install --user aiosmtpd >&2 ;;
        chromium) brew install --cask chromium >&2 ;;
        poppler-utils) brew install poppler >&2 ;;
        *) brew install "$package" >&2 ;;
        esac
    done
fi
# Only the program is needed, but Debian's package also starts a server on port 80.
case "$missing" in *" nginx"*) $root systemctl disable --now nginx >/dev/null 2>&1 || true ;; esac
{ ! wants postgresql || has_postgres; } && { ! wants chromium || has_chromium; } && { ! wants aiosmtpd || has_aiosmtpd; } && { ! wants poppler || has_poppler; } && { ! wants nginx || has_nginx; } && exit 0
echo "The tests need$missing, and this machine's package manager could not install it." >&2
echo "Install it by hand: set CHROMIUM to the path of a Chromium browser, put PostgreSQL's initdb on the PATH, give python3 aiosmtpd, put poppler's pdftotext and nginx on the PATH." >&2
exit 1
