"""Mistakes in the settings' list of hidden circles, in which a photo was taken."""

import json

import formats
import mistakes

LATITUDE = "10.1234"
CIRCLE = [{"latitude": float(LATITUDE), "longitude": 20.0, "radius": 1000}]
BASE = [("title", "A site"), ("baseURL", "https://a.example"),
        ("photos", {"renditions": False, "place": "exact"})]


def tried():
    """Sites, each as pairs of keys and values of which each is a mistake of its own."""
    yield [(name, CIRCLE) for _, name in mistakes.misspelt("hidden")]
    yield [(outer, {"hidden": CIRCLE}) for outer in ("extra", "markdown", "privacy", "params")]
    yield [(name, CIRCLE) for name in (
        "hiddenCircles", "circles", "home", "hidden_places", "privacyZones", "zuhause", "maison", "casa")]
    # An empty list hides nothing, and says so; in the settings, null means that a key isn't set.
    yield from ([("hidden", empty)] for _, empty in mistakes.EMPTY if empty not in ([], None))


def files(pairs):
    lines = [f"  {formats.text(key)}: {formats.text(value)}" for key, value in [*BASE, *pairs]]
    return {
        "Content/site.json": ("{\n" + ",\n".join(lines) + "\n}\n").encode(),
        "Content/photos/place.png": formats.png((1, 2, 3), float(LATITUDE), 8),
        "Content/photos/place.md": b"---\ntitle: A place\nfile: place.png\n---\n"}


def check(program, folder, build, write):
    """Returns how many mistakes were tried, and those by which the place of the photo is published."""
    def shows(pairs):
        write(folder, files(pairs))
        code, errors = build(program, folder)
        if code:
            return True, {error.get("line") for error in errors if error.get("file") == "Content/site.json"}
        pages = [path.read_text(errors="replace") for path in (folder / "Output").rglob("*.html")]
        return any(LATITUDE in page for page in pages), set()
    if shows([("hidden", CIRCLE)])[0] or not shows([])[0]:
        raise SystemExit("check-restrictions: no look finds the place of a photo, or a circle hides none")
    count, published = 0, []
    for pairs in tried():
        count += len(pairs)
        _, lines = shows(pairs)
        left = [pair for line, pair in enumerate(pairs, 2 + len(BASE)) if line not in lines]
        # Those without an error are tried together, since each of them can only hide.
        if left and (len(left) < len(pairs) or not lines):
            is_shown, errors = shows(left)
            published += left if is_shown and not errors else []
    return count, [f"site.json: {json.dumps({key: value}, ensure_ascii=False)}" for key, value in published]
