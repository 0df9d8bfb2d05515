"""Mistakes in a key and its value: misspelt names, lost values, words of other programs."""

INVISIBLE = {"zero width space": "\u200b", "soft hyphen": "\u00ad", "byte order mark": "\ufeff",
             "word joiner": "\u2060", "combining grapheme joiner": "\u034f"}
# Letters of other alphabets that look like Latin ones.
LOOKALIKES = str.maketrans({"a": "а", "c": "с", "e": "е", "i": "і", "o": "о", "p": "р"})
ALPHABET = "aex_- "
EMPTY = [("null", None), ("empty text", ""), ("space", " "), ("empty list", []), ("empty object", {})]
# Keys by which other programs hide a page.
OTHERS = [("noindex", True), ("published", False), ("members_only", True), ("private", True),
          ("unlisted", True), ("public", False), ("post_status", "draft"), ("password", "lemon"),
          ("ready", False), ("limited_to", "family"), ("caché", True), ("nur_für", "Familie"),
          ("solo_para", "familia"), ("family_only", True)]
# Words for a publication, and those by which a page is private; both restrict without a value, too.
PUBLIC = ["published", "publish", "isPublic", "visible", "veröffentlicht", "publié", "publicado"]
PRIVATE = ["private", "isPrivate", "hidden", "privé", "privado", "privada", "vertraulich"]
DATES = ["pubDate", "publication_date", "published_at", "date_published", "publish-on", "post_date",
         "erscheinungsdatum", "veröffentlichungstermin", "date_de_publication", "fechaDePublicación"]
FUTURE, PAST = "2999-01-01", "2020-01-01"
OTHERS += [(name, value) for name in PUBLIC for value in (False, None, "", FUTURE, "draft", "family")]
OTHERS += [(name, value) for name in PRIVATE for value in (True, None, "", "yes")]
OTHERS += [(name, FUTURE) for name in DATES]
OTHERS += [("post_status", state) for state in (
    "idea", "archived", "in review", "not published", "Entwurf", "brouillon", "archivado")]
# The same with values that hide nothing, which must not fail a build.
HARMLESS = [("noindex", False), ("published", True), ("members_only", False), ("darft", False),
            ("Draft", False), ("private", False), ("post_status", "published"), ("state", "Texas"),
            ("visited", False), ("completed", False), ("limited_to", 50), ("password", None),
            ("hidden_gem", True), ("accessible_by", "boat"), ("private_room", True)]
HARMLESS += [(name, PAST) for name in [*PUBLIC, *DATES]]
# Names that look like the index of a folder.
INDEXES = ["_index.md", "INDEX.MD", "index.mdx", "index.markdown", ".index.md", "index.md.txt",
           "readme.markdown", "indx.mdx"]


def misspelt(key):
    """Names that are not a key but look like it, each once, with what was done to it."""
    known = {key}

    def new(name, kind):
        if name in known or not name.strip():
            return
        known.add(name)
        yield kind, name
    for name, kind in every(key):
        yield from new(name, kind)


def every(key):
    for place in range(len(key)):
        yield key[:place] + key[place + 1:], "letter left out"
        if place + 1 < len(key):
            yield key[:place] + key[place + 1] + key[place] + key[place + 2:], "letters exchanged"
        for letter in ALPHABET.strip():
            yield key[:place] + letter + key[place + 1:], "other letter"
    for place in range(len(key) + 1):
        for letter in ALPHABET:
            yield key[:place] + letter + key[place:], "letter too many"
        if place < len(key):
            yield key[:place] + key[place] + key[place:], "letter twice"
    for place in (0, 1, len(key) // 2, len(key)):
        for name, sign in INVISIBLE.items():
            yield key[:place] + sign + key[place:], name
    yield from ((name, "case") for name in cases(key))
    yield from ((name, "separator") for name in separated(key))
    yield key + "s", "plural"
    yield key.translate(LOOKALIKES), "letters of another alphabet"
    for letter in "aceiop":
        yield key.replace(letter, letter.translate(LOOKALIKES), 1), "letter of another alphabet"
    yield "".join(chr(ord(letter) + 0xFEE0) for letter in key), "wide letters"


def cases(key):
    yield from (key.upper(), key.lower(), key.capitalize(), key[0].upper() + key[1:], key.swapcase())
    for place in range(1, len(key)):
        yield key[:place] + key[place].upper() + key[place + 1:]


def separated(key):
    words = "".join(f" {letter.lower()}" if letter.isupper() else letter for letter in key).split()
    for sign in "-_ .:":
        yield sign.join(words)
        yield sign + key
        yield key + sign
    yield f"${key}"
    yield f"_{key}"
    yield f"@{key}"
