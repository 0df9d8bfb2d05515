"""Sites whose every text is hostile, beside the same ones whose texts are not."""

import json
import os

HOSTILE = [
    "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onmouseover='alert(1)", "</title><script>alert(1)</script>",
    "</textarea></style></script><!--", "]]>", "-->", "--!>", "&lt;script&gt;", "&#60;b&#62;", "javascript:alert(1)",
    "\u2028\u2029", "\x00\x01\x1b\x7f", "\ufdd0\ufffe\U0001fffe", "\u202eevil\u202c", "{{title}}", "{{{body}}}", "%3Cscript%3E",
    "`${alert(1)}`", "\\\"); alert(1); (\"", "<svg onload=alert(1)>", "x\" style=\"color:red", "\t\r\n<", "<b", "<!DOCTYPE", "<?xml?>",
    "<![CDATA[x", "&", "&amp", "\u0301<", "a=b&copy=1", "=HYPERLINK(\"http://evil.test\")", "BEGIN:VEVENT\r\nEND:VEVENT",
]


def site(folder, text, link):
    """Writes a site of each kind of model, all of whose texts are `text`."""
    def write(path, value):
        path = os.path.join(folder, "Content", path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            json.dump(value, file)

    # In Markdown a text is only text where its marks are escaped.
    words = "".join("\\" + c if c.isascii() and c in "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~" else c for c in text)
    # A line break or a tab would begin other blocks.
    words = " ".join(words.split())
    body = f"## {words}\n\n{words} **{words}**\n\n- {words}\n"
    shared = {"summary": text, "tags": [text], "category": text, "body": body, "date": "2025-01-02"}
    write("site.json", {"title": text, "description": text, "baseURL": "https://ana.example", "timeZone": "UTC",
                        "navigation": [{"name": text, "url": "/trips/"}]})
    write("trips/one.json", {
        **shared, "title": text, "departure": "2025-01-02T10:00:00Z", "arrival": "2025-01-02T12:00:00Z",
        "actualDeparture": "2025-01-02T10:20:00Z", "origin": {"name": text, "timeZone": "UTC"},
        "destination": {"name": text, "timeZone": "UTC"}, "provider": text, "number": text, "people": ["ana"]})
    write("photos/two.json", {
        **shared, "title": text, "url": "https://ana.example/p.jpg", "alt": text, "price": "10", "buyURL": link, "trip": "one"})
    write("accounts/three.json", {
        "name": text, "openingBalance": "100", "entries": [
            {"date": "2025-01-02", "payee": text, "amount": "-4.20", "trip": "one"}], "disclosure": text, "body": body})
    write("people/ana.json", {"firstName": text, "lastName": text, "salutation": text, "url": link, "body": body})
    write("pages/four.json", {**shared, "title": text, "author": [{"name": text, "url": link}]})
