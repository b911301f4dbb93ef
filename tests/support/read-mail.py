"""Prints the letters of a Maildir folder as JSON, oldest first: headers, text and HTML, as a mail program decodes them."""

import email
import email.policy
import json
import pathlib
import sys

letters = []
for path in (pathlib.Path(sys.argv[1]) / "new").glob("*"):
    message = email.message_from_bytes(path.read_bytes(), policy=email.policy.default)
    body = {kind: message.get_body(preferencelist=(kind,)).get_content() for kind in ("plain", "html")}
    headers = {name.lower(): str(value) for name, value in message.items()}
    letters.append((path.stat().st_mtime_ns, {"headers": headers, "text": body["plain"], "html": body["html"]}))
print(json.dumps([letter for _, letter in sorted(letters, key=lambda letter: letter[0])]))
