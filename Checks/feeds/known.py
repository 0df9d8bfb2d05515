"""A site whose facts are known: what is written into it, and what must come out of it."""

import datetime
import json
import pathlib
import zoneinfo

BASE = "https://example.org/sub/"
TOKEN = "Xyzzy"
PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010806000000"
    "1f15c4890000000d49444154789c6360606060000000050001a5f645400000000049454e44ae426082")

#: Text that hopes to end what holds it: controls, CDATA, tags, separators, turned direction, quotes.
HOSTILE = ("a\x01b\x0cc ]]> </script><script>alert(1)</script> --> <b> \u2028\u2029 \u202eturned\u202c"
           " \ufffe \u05e9\u05dc\u05d5\u05dd ; , \\n \\; BEGIN:VEVENT \"q\" 'q' &amp; {{title}} ")
LONG = "Long 🚂 " * 1024

#: Both ends of a trip as their clocks show them: a zone, and where its clocks repeat an hour which one.
TRIPS = {
    "plain": (("2015-10-09T13:09:53", "UTC"), ("2015-10-09T13:26:33", "UTC")),
    "spring": (("2016-03-27T00:30:00", "Europe/Lisbon"), ("2016-03-27T02:30:00", "Europe/Lisbon")),
    "autumn": (("2016-10-30T00:30:00", "Europe/Lisbon"), ("2016-10-30T02:30:00", "Europe/Lisbon")),
    "repeated-first": (("2016-10-30T01:30:00", "Europe/Lisbon", 0), ("2016-10-30T03:00:00", "Europe/Lisbon")),
    "repeated-second": (("2016-10-30T01:30:00", "Europe/Lisbon", 1), ("2016-10-30T03:00:00", "Europe/Lisbon")),
    "south": (("2017-04-02T01:59:00", "Australia/Sydney"), ("2017-04-02T04:00:00", "Australia/Sydney")),
    "date-line": (("2018-06-01T22:00:00", "Pacific/Auckland"), ("2018-06-01T09:35:00", "Pacific/Honolulu")),
    "half-hour": (("2019-01-05T06:10:00", "Asia/Kolkata"), ("2019-01-05T07:55:00", "Asia/Kathmandu")),
    "lord-howe": (("2019-10-06T01:45:00", "Australia/Lord_Howe"), ("2019-10-06T02:45:00", "Australia/Lord_Howe")),
    "chatham": (("2020-09-27T02:40:00", "Pacific/Chatham"), ("2020-09-27T04:50:00", "Pacific/Chatham")),
    "samoa": (("2011-12-29T20:00:00", "Pacific/Apia"), ("2011-12-31T08:00:00", "Pacific/Apia")),
    "ireland": (("2021-10-31T00:10:00", "Europe/Dublin"), ("2021-10-31T02:10:00", "Europe/Dublin")),
    "morocco": (("2022-03-27T01:00:00", "Africa/Casablanca"), ("2022-03-27T04:00:00", "Africa/Casablanca")),
    "new-year": (("2022-12-31T23:50:00", "Asia/Tokyo"), ("2023-01-01T09:20:00", "Asia/Tokyo")),
    "offset": (("2023-02-03T04:05:06", "+05:30"), ("2023-02-03T05:05:06", "-03:30")),
    "instant": (("2023-05-01T10:00:00", "Europe/Paris"), ("2023-05-01T10:00:00", "Europe/Paris")),
    "nineteenth": (("1890-05-01T10:00:00", "Europe/Paris"), ("1890-05-01T16:00:00", "Europe/Paris")),
} | {f"day-{day:02}": ((f"2024-06-{day:02}T10:00:00", "America/New_York"),
                       (f"2024-06-{day:02}T12:00:00", "America/Chicago")) for day in range(1, 13)}

#: Some models say when they were written; the rest came out when they departed.
WRITTEN = {"spring": ("2025-01-02T03:04:05Z", None), "plain": ("2024-12-24", "2025-12-24T18:00:00+01:00"),
           "samoa": (None, "2025-11-11T11:11:11Z")}

BODY = """A paragraph of *{name}* with [a way](spring.md), [an anchor](#here), [home](/), [the web](https://web.example/?a=b&c),
a picture in a line ![p](pixel.png) and `code < & ]]>`.

## Here

<div>raw <a href="#here">here</a> <img src="https://web.example/p.png" alt="" srcset="https://web.example/p.png 2x"></div>
"""


#: Of each photo: name, price, currency, availability and number left of its offers.
OFFERS = {
    "view": [(None, "25.99", "USD", "InStock", None)],
    "editions": [("Large", "90.00", "EUR", "LimitedAvailability", 2),
                 ("Gone", "50.50", "EUR", "SoldOut", 0), ("Card", "2.50", "EUR", "InStock", None)],
    "gone": [(None, "7.00", "USD", "SoldOut", None)],
    "undated": None,
}


def parsed(text, zone, fold=0):
    """The instant that a zone's clocks show, and how content writes it."""
    naive = datetime.datetime.fromisoformat(text)
    if zone[0] in "+-":
        instant = datetime.datetime.fromisoformat(text + zone)
        return instant, text + zone
    local = naive.replace(tzinfo=zoneinfo.ZoneInfo(zone), fold=fold)
    offset = local.utcoffset()
    # RFC 9557 knows no seconds in an offset, which local mean time has.
    if zone == "UTC" or offset.seconds % 60:
        utc = local.astimezone(datetime.timezone.utc)
        return utc, utc.strftime("%Y-%m-%dT%H:%M:%SZ") + ("" if zone == "UTC" else f"[{zone}]")
    return local.astimezone(datetime.timezone.utc), f"{local.isoformat()}[{zone}]"


def expected():
    """Of each trip: departure, arrival, when it came out and when it last changed."""
    facts = {}
    for slug, (departure, arrival) in TRIPS.items():
        start, end = parsed(*departure)[0], parsed(*arrival)[0]
        date, updated = WRITTEN.get(slug, (None, None))
        published = moment(date) if date else start
        facts[slug] = (start, end, published, moment(updated) if updated else published)
    return facts


def moment(text):
    value = datetime.datetime.fromisoformat(text.replace("Z", "+00:00"))
    return value if value.tzinfo else value.replace(tzinfo=datetime.timezone.utc)


def write(folder, name, text):
    path = pathlib.Path(folder, "Content", name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text if isinstance(text, bytes) else text.encode())


def write_known(folder):
    write(folder, "site.json", json.dumps({
        "title": "Ways", "baseURL": BASE, "description": "A journal.", "author": "ana",
        "unsafeHTML": True, "pageSize": 5, "calendars": "all"}))
    write(folder, "trips/pixel.png", PIXEL)
    for slug, (departure, arrival) in TRIPS.items():
        front = {"title": f"Trip {slug}", "departure": parsed(*departure)[1],
                 "arrival": parsed(*arrival)[1], "tags": ["rail", "Zürich"], "provider": "CP",
                 "number": "IC 523", "people": ["ana"],
                 "origin": {"name": "Here", "latitude": 38.7223, "longitude": -0.00001},
                 "destination": "There"}
        date, updated = WRITTEN.get(slug, (None, None))
        front |= {key: value for key, value in [("date", date), ("updated", updated)] if value}
        if slug == "plain":
            front |= {"id": "lasting name", "slug": slug, "status": "cancelled", "category": "work"}
        write(folder, f"trips/{slug}.md", json.dumps(front) + "\n" + BODY.format(name=slug))
    write(folder, "people/ana.json", json.dumps({
        "firstName": "Ana", "lastName": "Reis", "salutation": "Dr.", "birthdate": "1980-02-29",
        "url": "https://ana.example/", "imageName": "pixel.png"}))
    write(folder, "people/pixel.png", PIXEL)
    write(folder, "photos/photos.json", json.dumps([
        {"slug": "view", "title": "View", "file": "view.png", "alt": "A view", "price": "25.99",
         "buyURL": "https://pay.example/view", "takenAt": "2014-01-01T10:00:00Z", "trip": "plain",
         "author": "ana", "tags": ["rail"]},
        {"slug": "editions", "title": "Editions", "file": "view.png", "alt": "A view", "currency": "EUR",
         "takenAt": "2014-01-02T10:00:00Z", "editions": [
             {"name": "Large", "size": "A3", "paper": "cotton", "price": "90", "count": 10, "sold": 8,
              "buyURL": "https://pay.example/large"},
             {"name": "Gone", "price": "50.5", "count": 2, "sold": 2},
             {"name": "Card", "price": "2.50"}]},
        {"slug": "gone", "title": "Gone", "file": "view.png", "alt": "A view", "price": "7", "sold": True,
         "takenAt": "2014-01-03T10:00:00Z", "buyURL": "https://pay.example/gone"},
        {"slug": "undated", "title": "Undated", "url": "https://web.example/p.jpg"}]))
    write(folder, "photos/view.png", PIXEL)
    write(folder, "accounts/purse.json", json.dumps({"name": "Purse", "balance": "12.50", "owner": "ana"}))
    write(folder, "pages/about.md", '{"title": "About", "date": "2013-01-01", "author": [{"name": "Tom", '
          '"url": "https://tom.example"}], "category": "13"}\nAbout.\n')
    for state in ['"draft": true', '"visibility": "private"', '"visibility": "unlisted"',
                  '"publishDate": "2099-01-01"', '"expiryDate": "2001-01-01"']:
        name = "".join(c for c in state if c.isalpha())
        write(folder, f"trips/{TOKEN}-{name}.md", '{"title": "%s", "departure": "2030-01-01", "arrival": '
              '"2030-01-02", %s}\n%s\n' % (TOKEN, state, TOKEN))


def write_hostile(folder):
    """Hostile text in every field that takes text, and titles of 10 kB."""
    text = HOSTILE
    write(folder, "site.json", json.dumps({
        "title": text, "baseURL": BASE, "description": text, "author": "ana", "pageSize": 2}))
    for index, title in enumerate([text, LONG, "\u202e" + text, text * 60]):
        write(folder, f"trips/t{index}.json", json.dumps({
            "title": title, "id": text + str(index), "slug": f"t{index}", "summary": text,
            "body": text + "\n\n`" + text + "`", "tags": ["t" + text, "plain"], "category": text,
            "author": [{"name": text, "url": "https://web.example/?a=']]>"[:-3]}, "ana"],
            "departure": f"2020-01-0{index + 1}T10:00:00Z", "arrival": f"2020-01-0{index + 1}T12:00:00Z",
            "origin": {"name": text, "timeZone": "Asia/Kolkata"}, "destination": text,
            "provider": text, "number": text}))
    write(folder, "people/ana.json", json.dumps({
        "firstName": text, "lastName": text, "salutation": text, "date": "2019-01-01"}))
    write(folder, "photos/p.json", json.dumps({
        "title": text, "alt": text, "url": "https://web.example/p.jpg?a=b&c", "takenAt": "2018-01-01",
        "price": "1", "buyURL": "https://pay.example/?a=b&c"}))
    write(folder, "pages/p.json", json.dumps({"title": text, "date": "2017-01-01", "body": text}))


def write_large(folder):
    """More pages than one sitemap may have."""
    write(folder, "site.json", json.dumps({"baseURL": BASE, "pageSize": 1000}))
    write(folder, "people/people.json", json.dumps([
        {"slug": f"p{n}", "firstName": "P", "lastName": str(n)} for n in range(50_100)]))
