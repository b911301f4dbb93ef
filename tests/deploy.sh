#!/bin/sh
# Tries the files of docs/deploy/ as far as this machine can: the service unit with systemd-analyze, nginx's part with nginx -t. Says what it
# could not try. Fails when something that was tried is wrong.
set -eu
cd "$(dirname "$0")/.."
folder=$(mktemp -d "${TMPDIR:-/tmp}/vitrina-deploy.XXXXXX")
trap 'rm -rf "$folder"' EXIT

if command -v systemd-analyze >/dev/null 2>&1; then
    # The program and the user need not be here.
    sed 's|/usr/local/bin/vitrina|/bin/true|; s|^User=.*|User=root|; s|^Group=.*|Group=root|' docs/deploy/vitrina.service >"$folder/vitrina.service"
    systemd-analyze verify --man=no "$folder/vitrina.service"
    exposure=$(systemd-analyze security --offline=true --threshold=20 "$folder/vitrina.service" 2>/dev/null | tail -1 || true)
    echo "the service unit is right: $exposure"
else
    echo "not tried: the service unit (no systemd-analyze here)"
fi

if command -v nginx >/dev/null 2>&1 && command -v openssl >/dev/null 2>&1; then
    openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=vitrina.si -keyout "$folder/key.pem" -out "$folder/cert.pem" 2>/dev/null
    sed "s|/etc/letsencrypt/live/vitrina/fullchain.pem|$folder/cert.pem|; s|/etc/letsencrypt/live/vitrina/privkey.pem|$folder/key.pem|" docs/deploy/nginx.conf >"$folder/site.conf"
    printf 'pid %s/nginx.pid; error_log stderr; events {} http { access_log off; client_body_temp_path %s/a; proxy_temp_path %s/b; fastcgi_temp_path %s/c; uwsgi_temp_path %s/d; scgi_temp_path %s/e; include %s/site.conf; }\n' "$folder" "$folder" "$folder" "$folder" "$folder" "$folder" "$folder" >"$folder/nginx.conf"
    nginx -t -q -c "$folder/nginx.conf"
    echo "nginx's part is right"
else
    echo "not tried: nginx's part (no nginx here)"
fi

command -v caddy >/dev/null 2>&1 && caddy validate --adapter caddyfile --config docs/deploy/Caddyfile || echo "not tried: the Caddyfile (no caddy here)"
command -v podman >/dev/null 2>&1 || echo "not tried: the Containerfile (no podman here)"
