#!/bin/sh
# Makes the certificate authority of the tests and the certificate of a server on 127.0.0.1, both for a hundred years.
# The authority's key is thrown away: nobody trusts it but a test that names its certificate.
set -eu
cd "$(dirname "$0")"
new_key() { openssl ecparam -name prime256v1 -genkey -noout | openssl pkcs8 -topk8 -nocrypt; }
authority=$(mktemp)
trap 'rm -f "$authority" request.pem' EXIT
new_key >"$authority"
openssl req -x509 -new -key "$authority" -days 36500 -subj "/CN=Farside tests" \
  -addext "basicConstraints=critical,CA:TRUE" -addext "keyUsage=critical,keyCertSign" -out authority.pem
new_key >server.key
openssl req -new -key server.key -subj "/CN=127.0.0.1" -out request.pem
printf 'subjectAltName=IP:127.0.0.1\nbasicConstraints=CA:FALSE\nextendedKeyUsage=serverAuth\n' >extensions
openssl x509 -req -in request.pem -CA authority.pem -CAkey "$authority" -set_serial 1 -days 36500 \
  -extfile extensions -out server.pem
rm extensions
