#!/bin/sh
# Runs a command with a private PostgreSQL cluster that accepts only TLS, with a certificate of a temporary authority. The command gets
# its URL in TEST_POSTGRES, with `sslmode=verify-full` and the authority's certificate. TEST_POSTGRES_PORT sets another port.
set -eu

for bin in /usr/lib/postgresql/*/bin /usr/pgsql-*/bin /opt/homebrew/opt/postgresql*/bin; do [ -x "$bin/initdb" ] && break; done
port=${TEST_POSTGRES_PORT:-54391}
folder=$(mktemp -d "${TMPDIR:-/tmp}/vitrina-tls.XXXXXX")
chmod 755 "$folder"
run() { "$@"; }

openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout "$folder/ca.key" -out "$folder/ca.pem" -days 2 -subj "/CN=test authority" 2>/dev/null
openssl req -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout "$folder/server.key" -out "$folder/server.csr" -subj "/CN=localhost" 2>/dev/null
printf 'subjectAltName=DNS:localhost\n' >"$folder/names"
openssl x509 -req -in "$folder/server.csr" -CA "$folder/ca.pem" -CAkey "$folder/ca.key" -CAcreateserial -days 2 -out "$folder/server.pem" -extfile "$folder/names" 2>/dev/null
chmod 600 "$folder/server.key"
if [ "$(id -u)" = 0 ]; then
    chown -R nobody "$folder"
    run() { setpriv --reuid nobody --clear-groups -- env HOME="$folder" "$@"; }
fi

stop() {
    run "$bin/pg_ctl" -D "$folder/data" -m immediate -w stop >/dev/null 2>&1 || true
    rm -rf "$folder"
}
trap stop EXIT
trap 'exit 130' INT TERM

run "$bin/initdb" -D "$folder/data" -U vitrina -A trust -E UTF8 --locale=C.UTF-8 --no-sync >/dev/null
printf 'hostssl all all 127.0.0.1/32 trust\nlocal all all trust\n' >"$folder/data/pg_hba.conf"
run "$bin/pg_ctl" -D "$folder/data" -w -l "$folder/log" start \
    -o "-c listen_addresses=127.0.0.1 -c port=$port -k $folder -c ssl=on -c ssl_cert_file=$folder/server.pem -c ssl_key_file=$folder/server.key -c fsync=off -c max_connections=300" >/dev/null

TEST_POSTGRES="postgres://vitrina@localhost:$port/postgres?sslmode=verify-full&sslrootcert=$folder/ca.pem"
export TEST_POSTGRES
"$@"
