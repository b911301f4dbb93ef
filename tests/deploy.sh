#!/bin/sh
# Tests the files of docs/deploy/ with the tools installed here: the service unit (systemd-analyze); requests over TLS through nginx and through
# Caddy to a shop; a backup, a restart and a restore; nginx's cache in front of two processes on PostgreSQL, which are restarted one after another
# and killed during requests. With TEST_PROOF the container image is built, too, which takes several minutes and needs the network. Prints what
# could not be tested here; with TEST_PROOF it is an error if nginx, openssl, PostgreSQL or the program is missing (install-system.sh installs the
# packages). VITRINA is the path of the program.
set -eu
cd "$(dirname "$0")/.."
# Packages install servers there.
PATH="$PATH:/usr/sbin:/usr/local/sbin"

# Several processes need PostgreSQL: if it is installed, the script restarts itself with a private cluster.
if [ -z "${TEST_POSTGRES:-}" ] && { command -v initdb || ls /usr/lib/postgresql/*/bin/initdb /usr/pgsql-*/bin/initdb; } >/dev/null 2>&1; then
    exec tests/with-postgres.sh tests/deploy.sh
fi

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
# The cache in front of nginx, and a second process behind it.
edge_http=18181 edge=18444 second=18191
# Seconds for which nginx does not use a process after a failure.
left_out=$(sed -n 's/^ *server .* fail_timeout=\([0-9]*\)s;/\1/p' docs/deploy/nginx.conf | head -1)
# How long a cache may serve a page without revalidation, in seconds: s-maxage.
kept=30

# Skips a test; with TEST_PROOF that is an error.
not_tried() {
    [ -z "${TEST_PROOF:-}" ] || { echo "cannot try $1" >&2; exit 1; }
    echo "not tried: $1"
}

wait_for() {
    for _ in $(seq 1 100); do "$@" >/dev/null 2>&1 && return; sleep 0.1; done
    echo "does not answer: $*" >&2
    return 1
}

# Ends a process by a signal; the default is the one that systemd sends.
end() {
    kill "-${2:-TERM}" "$1"
    wait "$1" 2>/dev/null || true
    started=$(echo "$started" | sed "s/\b$1\b//")
}

# Runs a command on a shop's data.
run() {
    data=$1
    shift
    "$program" --data "$folder/$data" "$@" >"$folder/run.log" 2>&1 || { cat "$folder/run.log" >&2; return 1; }
}

# Starts a process that trusts proxies on this machine, as docs/deploy.md says.
serve() {
    VITRINA_TRUSTED_PROXIES=127.0.0.1 VITRINA_LOG_FORMAT=json \
        "$program" --data "$folder/$1" serve --listen "127.0.0.1:$2" >>"$folder/shop.log" 2>&1 &
    serving=$!
    started="$started $serving"
    wait_for curl -sf "http://127.0.0.1:$2/readyz"
}

# A shop without products.
start_shop() {
    run "$1" tenant apply
    run "$1" translations seed
    serve "$1" "$shop"
}

# Starts nginx with some of the folder's files as sites. Its workers run as this user, to whom the folder belongs.
start_nginx() {
    { [ "$(id -u)" != 0 ] || echo "user root;"
      echo "daemon off; pid $folder/nginx.pid; error_log stderr; events {}"
      echo "http { access_log off;"
      for kind in client_body proxy fastcgi uwsgi scgi; do echo "${kind}_temp_path $folder/temp-$kind;"; done
      for site in "$@"; do echo "include $folder/$site;"; done
      echo "}"; } >"$folder/nginx.conf"
    nginx -t -q -e stderr -c "$folder/nginx.conf"
    nginx -e stderr -c "$folder/nginx.conf" 2>>"$folder/nginx.log" &
    nginx=$!
    started="$started $nginx"
}

# A site of docs/deploy/ on this machine's ports and with its certificate.
site() {
    sed "s|/etc/letsencrypt/live/vitrina/fullchain.pem|$folder/cert.pem|; s|/etc/letsencrypt/live/vitrina/privkey.pem|$folder/key.pem|
        s|listen 80;|listen 127.0.0.1:$2;|; s|listen 443 ssl|listen 127.0.0.1:$3 ssl|; /listen \[::\]/d
        s|https://\$host\$request_uri;|https://\$host:$3\$request_uri;|; s|127.0.0.1:8080|127.0.0.1:$shop|" "docs/deploy/$1"
}

ask() { curl -s -k --max-time 10 --connect-to ::127.0.0.1: "$@"; }
status() { ask -o /dev/null -w '%{http_code}' "$@"; }
header() { name=$1; shift; ask -o /dev/null -D - "$@" | tr -d '\r' | sed -n "s/^$name: //Ip"; }
subscribe() { email=$1; shift; status -H 'Content-Type: application/json' -d "{\"email\":\"$email@example.com\"}" "$@"; }

expect() {
    [ "$2" = "$3" ] || { echo "$1: expected $3, found $2" >&2; tail -5 "$folder/shop.log" >&2; exit 1; }
}

# Checks what docs/deploy.md says about a proxy.
check_proxy() {
    wait_for ask -f "https://vitrina.si:$https/healthz"
    expect "$1: a page" "$(status "https://vitrina.si:$https/")" 200
    expect "$1: a page compressed" "$(header content-encoding -H 'Accept-Encoding: br' "https://vitrina.si:$https/")" br
    expect "$1: the country of the host" "$(ask "https://vitrina.si:$https/" | grep -o "<html[^>]*lang=\"[^\"]*\"" | grep -o "sl" | head -1)" sl
    expect "$1: /metrics" "$(status "https://vitrina.si:$https/metrics")" 404
    expect "$1: HTTP leads to HTTPS" "$(status "http://vitrina.si:$http/")" 308
    # Ten subscriptions a minute are allowed per network: forged X-Forwarded-For headers must not circumvent the limit.
    for number in $(seq 1 12); do
        last=$(subscribe a -H "X-Forwarded-For: 203.0.113.$number" "https://vitrina.si:$https/api/newsletter/subscribe")
    done
    expect "$1: made-up client addresses are not believed" "$last" 429
}

if command -v systemd-analyze >/dev/null 2>&1; then
    # The program and the user of the unit need not exist on this machine.
    sed 's|/usr/local/bin/vitrina|/bin/true|; s|^User=.*|User=root|; s|^Group=.*|Group=root|' docs/deploy/vitrina.service >"$folder/vitrina.service"
    systemd-analyze verify --man=no "$folder/vitrina.service"
    # 20 stands for an exposure level of 2.0, out of 10.
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
    openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=vitrina.si -addext "subjectAltName=DNS:vitrina.si,DNS:vitrina.hr" \
        -keyout "$folder/key.pem" -out "$folder/cert.pem" 2>/dev/null
fi

# Checks what docs/deploy.md says about upgrades (SQLite): a backup is written while the shop is running, a restart loses nothing, and a restore
# is refused while a process serves and undoes later changes. Expects the process that start_shop started.
check_upgrade() {
    title() { curl -s -H "Host: vitrina.si" "http://127.0.0.1:$shop/nothing" | grep -o Joj | head -1; }
    changed() { [ "$(title)" = Joj ]; }
    run "$1" backup "$folder/$1.backup"
    run "$1" translations set --tenant SI not-found-title Joj
    wait_for changed
    end "$serving"
    serve "$1" "$shop"
    expect "after a restart" "$(title)" Joj
    ! run "$1" restore "$folder/$1.backup" --yes 2>/dev/null || { echo "a restore is not refused while a process serves" >&2; exit 1; }
    end "$serving"
    run "$1" restore "$folder/$1.backup" --yes
    serve "$1" "$shop"
    expect "after a restore" "$(title)" ""
}

if command -v nginx >/dev/null 2>&1 && [ -f "$folder/cert.pem" ]; then
    site nginx.conf "$http" "$https" >"$folder/site.conf"
    if [ -x "$program" ]; then
        start_shop nginx
        start_nginx site.conf
        check_proxy nginx
        end "$nginx"
        echo "nginx's part is right, and answers for a shop over TLS"
        check_upgrade nginx
        end "$serving"
        echo "a backup, a restart and a restore do what docs/deploy.md says"
    else
        start_nginx site.conf
        end "$nginx"
        not_tried "nginx's part, which is right, with a shop: there is no program (cargo build)"
    fi
else
    not_tried "nginx's part (no nginx or no openssl here)"
fi

# Checks what docs/deploy.md says about a cache in front, with nginx as that cache. $since is the time at which it had fetched the page.
check_cache() {
    page="https://vitrina.si:$edge"
    cache() { header x-cache-status -H 'Accept-Encoding: br' "$@"; }
    wait_for ask -f "$page/healthz"
    expect "a page is fetched" "$(cache "$page/")" MISS
    since=$(date +%s)
    expect "a page is kept" "$(cache "$page/")" HIT
    expect "a page is kept for each address" "$(cache "$page/?page=2")" MISS
    expect "another host's page is another" "$(ask -H 'Accept-Encoding: br' --compressed "https://vitrina.hr:$edge/" | grep -o '<html[^>]*lang="[^"]*"' | grep -o hr | head -1)" hr
    tag=$(header etag -H 'Accept-Encoding: br' "$page/")
    expect "a page that has not changed" "$(status -H 'Accept-Encoding: br' -H "If-None-Match: $tag" "$page/")" 304
    script=$(ask "$page/" | grep -o '/assets/[^" ]*\.js' | head -1)
    expect "a script is fetched" "$(cache "$page$script")" MISS
    expect "a script is kept" "$(cache "$page$script")" HIT

    jar="$folder/cookies"
    ask -o /dev/null -c "$jar" -H 'Content-Type: application/json' -d '{"firstName":"Ana","lastName":"Novak","email":"ana@example.com","password":"Lipa-2026",
        "repeatPassword":"Lipa-2026","phone":"040 123 456","phoneCode":"+386","countryId":3,"acceptTerms":true}' "$page/api/auth/register"
    grep -q __Host-session "$jar" || { echo "nobody can register through the cache" >&2; exit 1; }
    expect "the page that all share, for a customer" "$(cache -b "$jar" "$page/")" HIT
    check_private_answers
    tag=$(header etag "$page/api/navigation")
    expect "an answer that has not changed" "$(status -H "If-None-Match: $tag" "$page/api/navigation")" 304

    expect "a message after a form is shown" "$(ask -b __Host-notice=Zbogom "$page/" | grep -o Zbogom | head -1)" Zbogom
    expect "a page with a message does not come from the cache" "$(cache -b __Host-notice=Zbogom "$page/")" BYPASS
    expect "a page with a message is not kept" "$(ask "$page/" | grep -c Zbogom)" 0

    # Rate limits apply to the addresses that the cache sees; forged X-Forwarded-For headers have no effect.
    for number in $(seq 1 12); do
        last=$(subscribe a -H "X-Forwarded-For: 203.0.113.$number" "$page/api/newsletter/subscribe")
    done
    expect "made-up client addresses are not believed" "$last" 429
    expect "another visitor is not limited" "$(subscribe b --interface 127.0.0.2 "$page/api/newsletter/subscribe")" 200

    # Without the location for /api/, private answers are not cached either: their Cache-Control forbids it.
    sed -i 's|location /api/ {|location /no-page-begins-so/ {|' "$folder/cache.conf"
    kill -HUP "$nginx"
    wait_for api_is_cached
    check_private_answers
}

# Whether answers of the API come through the cache now.
api_is_cached() { [ "$(cache "$page/api/navigation")" = MISS ]; }

# Checks that a customer's answers are not cached, and that nobody else gets them.
check_private_answers() {
    for path in /user /api/auth/sessions /api/cart; do
        for turn in 1 2; do
            headers=$(ask -o "$folder/own" -D - -b "$jar" "$page$path" | tr -d '\r')
            expect "$path, its customer's answer $turn" "$(echo "$headers" | head -1 | cut -d ' ' -f 2)" 200
            ! echo "$headers" | grep -qi '^x-cache-status: HIT' || { echo "$path comes from the cache" >&2; exit 1; }
            echo "$headers" | grep -qi '^cache-control: .*no-store' || { echo "$path may be kept" >&2; exit 1; }
        done
    done
    expect "a customer's page" "$(ask -b "$jar" "$page/user" | grep -o Novak | head -1)" Novak
    expect "a customer's page, for others" "$(ask "$page/user" | grep -c Novak)" 0
    expect "a customer's sessions, for others" "$(status "$page/api/auth/sessions")" 401
}

# Sends requests to nginx.conf's nginx, which caches nothing, until the file `asking` is removed; records answers other than 200.
keep_asking() {
    while [ -e "$folder/asking" ]; do
        for path in / /brands /en /api/navigation; do
            answer=$(status "https://vitrina.si:$https$path") || answer="$answer, curl $?"
            echo "$answer" >>"$folder/answers"
            [ "$answer" = 200 ] || echo "$path: $answer" >>"$folder/failed"
        done
    done
}

# Checks that no request fails while one process is restarted as docs/deploy.md describes, and then the other one is killed.
check_processes() {
    touch "$folder/asking" "$folder/failed"
    for _ in 1 2 3; do
        keep_asking &
        started="$started $!"
        asking="${asking:-} $!"
    done
    end "$first"
    sleep 1
    serve first "$shop"
    first=$serving
    sleep $((left_out + 1))
    end "$other" KILL
    before=$(wc -l <"$folder/answers")
    sleep 2
    after=$(wc -l <"$folder/answers")
    serve other "$second"
    other=$serving
    rm "$folder/asking"
    for process in $asking; do wait "$process"; done
    expect "requests that failed while processes ended" "$(sort "$folder/failed" | uniq -c)" ""
    [ "$before" -gt 20 ] && [ "$after" -gt "$((before + 10))" ] || { echo "too few requests: $before and $after" >&2; exit 1; }
}

# Checks stale-while-revalidate: after s-maxage the cached page is served once more, while the cache fetches it in the background.
check_revalidation() {
    fresh() { [ "$(cache "$page/")" = HIT ]; }
    # On a slow machine the page may already be too old for that.
    if [ $(($(date +%s) - since)) -gt $((kept + 50)) ]; then
        wait_for fresh
        since=$(date +%s)
    fi
    wait=$((since + kept + 1 - $(date +%s)))
    [ "$wait" -le 0 ] || sleep "$wait"
    expect "a page after its time" "$(cache "$page/")" STALE
    wait_for fresh
}

if command -v nginx >/dev/null 2>&1 && [ -f "$folder/cert.pem" ] && [ -n "${TEST_POSTGRES:-}" ] && [ -x "$program" ]; then
    export VITRINA_DATABASE="$TEST_POSTGRES"
    start_shop first
    first=$serving
    serve other "$second"
    other=$serving
    # Both processes, and the cache's address, which is that of this machine.
    site nginx.conf "$http" "$https" | sed "s|# server 127.0.0.1:8081|server 127.0.0.1:$second|
        s|# set_real_ip_from 192.0.2.0/24|set_real_ip_from 127.0.0.1|; s|# real_ip_header|real_ip_header|" >"$folder/site.conf"
    site nginx-cache.conf "$edge_http" "$edge" | sed "s|/var/cache/nginx/vitrina|$folder/cache|; s|origin.example.com:443|127.0.0.1:$https|
        s|/etc/ssl/certs/ca-certificates.crt|$folder/cert.pem|" >"$folder/cache.conf"
    start_nginx site.conf cache.conf
    check_cache
    check_processes
    check_revalidation
    for process in "$nginx" "$first" "$other"; do end "$process"; done
    unset VITRINA_DATABASE
    echo "a cache in front stores only what it may, and two processes behind nginx are restarted and killed without a failed request"
else
    not_tried "a cache in front, and two processes (no nginx, openssl, PostgreSQL or program here)"
fi

if command -v caddy >/dev/null 2>&1; then
    caddy validate --adapter caddyfile --config docs/deploy/Caddyfile >/dev/null 2>&1
    if [ -x "$program" ]; then
        start_shop caddy
        # A self-signed certificate instead of a public authority's, and other ports.
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
        echo "not tried: the Caddyfile, which is right, with a shop: there is no program (cargo build)"
    fi
else
    echo "not tried: the Caddyfile (no caddy here)"
fi

# The tool that builds containers: podman, or docker if its daemon responds.
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
    # Only the committed files, without build output and installed packages.
    mkdir "$folder/source"
    git archive HEAD | tar -x -C "$folder/source"
    "$builder" build --file "$folder/source/docs/deploy/Containerfile" --tag vitrina-deploy-test "$folder/source"
    version=$("$builder" run --rm --read-only --tmpfs /tmp vitrina-deploy-test --version)
    "$builder" rmi vitrina-deploy-test >/dev/null
    echo "the Containerfile is right: $version"
fi
