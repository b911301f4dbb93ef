#!/bin/sh
# Tries the files of docs/deploy/ as far as this machine can: the service unit with systemd-analyze, nginx's and Caddy's file each in front of a
# shop that is asked over TLS; in proof (TEST_PROOF) the Containerfile is built, which takes many minutes and the network. Says what it could not
# try. Fails when something that was tried is wrong, and in proof without nginx, openssl or a program, too: install-system.sh installs what is
# missing. VITRINA names the program.
set -eu
cd "$(dirname "$0")/.."
# Where packages put servers.
PATH="$PATH:/usr/sbin:/usr/local/sbin"
folder=$(mktemp -d "${TMPDIR:-/tmp}/vitrina-deploy.XXXXXX")
started=""
stop() {
    for process in $started; do kill "$process" 2>/dev/null || true; done
    wait 2>/dev/null || true
    rm -rf "$folder"
}
trap stop EXIT
trap 'exit 130' INT TERM

program=${VITRINA:-$(ls -t "${CARGO_TARGET_DIR:-target}"/release/vitrina "${CARGO_TARGET_DIR:-target}"/debug/vitrina 2>/dev/null | head -1)}
http=18180 https=18443 shop=18190

# What must be tried where everything is proved.
not_tried() {
    [ -z "${TEST_PROOF:-}" ] || { echo "cannot try $1" >&2; exit 1; }
    echo "not tried: $1"
}

wait_for() {
    for _ in $(seq 1 100); do "$@" >/dev/null 2>&1 && return; sleep 0.1; done
    echo "does not answer: $*" >&2
    return 1
}

end() {
    kill "$1"
    wait "$1" || true
    started=$(echo "$started" | sed "s/\b$1\b//")
}

# A shop without products, as the proxies' configurations expect it: one process that trusts the machine itself.
start_shop() {
    for command in "tenant apply" "translations seed"; do
        # shellcheck disable=SC2086
        "$program" --data "$folder/$1" $command >"$folder/shop.log" 2>&1 || { cat "$folder/shop.log" >&2; exit 1; }
    done
    VITRINA_TRUSTED_PROXIES=127.0.0.1 VITRINA_LOG_FORMAT=json \
        "$program" --data "$folder/$1" serve --listen "127.0.0.1:$shop" >"$folder/shop.log" 2>&1 &
    serving=$!
    started="$started $serving"
    wait_for curl -sf "http://127.0.0.1:$shop/readyz"
}

ask() { curl -s -k --max-time 10 --resolve "vitrina.si:$https:127.0.0.1" --resolve "vitrina.si:$http:127.0.0.1" "$@"; }

expect() {
    [ "$2" = "$3" ] || { echo "$1: expected $3, found $2" >&2; tail -5 "$folder/shop.log" >&2; exit 1; }
}

# What docs/deploy.md promises of a proxy.
check_proxy() {
    wait_for ask -f "https://vitrina.si:$https/healthz"
    status() { ask -o /dev/null -w '%{http_code}' "$@"; }
    expect "$1: a page" "$(status "https://vitrina.si:$https/")" 200
    expect "$1: a page compressed" "$(ask -o /dev/null -D - -H 'Accept-Encoding: br' "https://vitrina.si:$https/" | tr -d '\r' | sed -n 's/^content-encoding: //Ip')" br
    expect "$1: the country of the host" "$(ask "https://vitrina.si:$https/" | grep -o "<html[^>]*lang=\"[^\"]*\"" | grep -o "sl" | head -1)" sl
    expect "$1: /metrics" "$(status "https://vitrina.si:$https/metrics")" 404
    expect "$1: HTTP leads to HTTPS" "$(status "http://vitrina.si:$http/")" 308
    # Ten subscriptions a minute from one network: a client that makes up another address each time is still the same.
    for number in $(seq 1 12); do
        last=$(status -H "X-Forwarded-For: 203.0.113.$number" -H 'Content-Type: application/json' -d '{"email":"a@example.com"}' "https://vitrina.si:$https/api/newsletter/subscribe")
    done
    expect "$1: made-up client addresses are not believed" "$last" 429
}

if command -v systemd-analyze >/dev/null 2>&1; then
    # The program and the user need not be here.
    sed 's|/usr/local/bin/vitrina|/bin/true|; s|^User=.*|User=root|; s|^Group=.*|Group=root|' docs/deploy/vitrina.service >"$folder/vitrina.service"
    systemd-analyze verify --man=no "$folder/vitrina.service"
    # 20 is an exposure of 2.0, of at most 10.
    if ! systemd-analyze security --offline=true --threshold=20 "$folder/vitrina.service" >"$folder/security.log" 2>&1; then
        tail -1 "$folder/security.log" >&2
        echo "the service unit protects less than it should, or its protection cannot be judged" >&2
        exit 1
    fi
    echo "the service unit is right: $(tail -1 "$folder/security.log")"
else
    echo "not tried: the service unit (no systemd-analyze here)"
fi

if command -v openssl >/dev/null 2>&1; then
    openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=vitrina.si -keyout "$folder/key.pem" -out "$folder/cert.pem" 2>/dev/null
fi

if command -v nginx >/dev/null 2>&1 && [ -f "$folder/cert.pem" ]; then
    sed "s|/etc/letsencrypt/live/vitrina/fullchain.pem|$folder/cert.pem|; s|/etc/letsencrypt/live/vitrina/privkey.pem|$folder/key.pem|
        s|listen 80;|listen 127.0.0.1:$http;|; s|listen 443 ssl|listen 127.0.0.1:$https ssl|; /listen \[::\]/d; s|127.0.0.1:8080|127.0.0.1:$shop|
        s|https://\$host\$request_uri|https://\$host:$https\$request_uri|" docs/deploy/nginx.conf >"$folder/site.conf"
    printf 'daemon off; pid %s/nginx.pid; error_log stderr; events {} http { access_log off; client_body_temp_path %s/a; proxy_temp_path %s/b; fastcgi_temp_path %s/c; uwsgi_temp_path %s/d; scgi_temp_path %s/e; include %s/site.conf; }\n' "$folder" "$folder" "$folder" "$folder" "$folder" "$folder" "$folder" >"$folder/nginx.conf"
    nginx -t -q -e stderr -c "$folder/nginx.conf"
    if [ -x "$program" ]; then
        start_shop nginx
        nginx -e stderr -c "$folder/nginx.conf" 2>"$folder/nginx.log" &
        nginx=$!
        started="$started $nginx"
        check_proxy nginx
        end "$nginx"
        end "$serving"
        echo "nginx's part is right, and answers for a shop over TLS"
    else
        not_tried "nginx's part, which is right, with a shop: there is no program (cargo build)"
    fi
else
    not_tried "nginx's part (no nginx or no openssl here)"
fi

if command -v caddy >/dev/null 2>&1; then
    caddy validate --adapter caddyfile --config docs/deploy/Caddyfile >/dev/null 2>&1
    if [ -x "$program" ]; then
        start_shop caddy
        # A certificate of its own instead of a public authority's, and other ports.
        { printf '{\n admin off\n local_certs\n skip_install_trust\n http_port %s\n https_port %s\n storage file_system %s/certificates\n}\n' "$http" "$https" "$folder"
          sed "s|127.0.0.1:8080|127.0.0.1:$shop|" docs/deploy/Caddyfile; } >"$folder/Caddyfile"
        HOME="$folder" caddy run --adapter caddyfile --config "$folder/Caddyfile" >"$folder/caddy.log" 2>&1 &
        caddy=$!
        started="$started $caddy"
        check_proxy Caddy
        end "$caddy"
        end "$serving"
        echo "Caddy's file is right, and answers for a shop over TLS"
    else
        echo "Caddy's file is right; not tried with a shop: there is no program (cargo build)"
    fi
else
    echo "not tried: the Caddyfile (no caddy here)"
fi

# What builds containers here: podman, or a docker whose daemon answers.
container_tool() {
    if command -v podman >/dev/null 2>&1; then echo podman
    elif command -v docker >/dev/null 2>&1 && docker info >/dev/null 2>&1; then echo docker
    fi
}

builder=$(container_tool)
if [ -z "$builder" ]; then
    reason="no podman and no docker here"
    ! command -v docker >/dev/null 2>&1 || reason="no podman here, and docker has no daemon that answers"
    echo "not tried: the Containerfile ($reason)"
elif [ -z "${TEST_PROOF:-}" ]; then
    echo "not tried: the Containerfile (make proof builds it by $builder)"
else
    # What is committed, without what was built or installed here.
    mkdir "$folder/source"
    git archive HEAD | tar -x -C "$folder/source"
    "$builder" build --file "$folder/source/docs/deploy/Containerfile" --tag vitrina-deploy-test "$folder/source"
    version=$("$builder" run --rm --read-only --tmpfs /tmp vitrina-deploy-test --version)
    "$builder" rmi vitrina-deploy-test >/dev/null
    echo "the Containerfile is right: $version"
fi
