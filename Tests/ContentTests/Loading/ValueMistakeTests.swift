import Testing

struct ValueMistakeTests {
  @Test(arguments: cases)
  func saysWhatIsWrong(_ mistake: Mistake) throws {
    #expect(try mistake.found == mistake.report)
  }

  private static let cases = [
    Mistake(
      "too many decimals of aCurrency",
      [
        "Content/photos/a.md": #"""
        ---
        title: A
        file: p.jpg
        price: 25.990
        ---

        """#
      ],
      report: #"""
        Content/photos/a.md:4:8: error[content-wrong-amount]: 'price' is 25.990, but USD has 2 decimals
            4 | price: 25.990
              |        ^~~~~~ write 25.99

        """#),
    Mistake(
      "decimals of yen",
      [
        "Content/photos/a.md": #"""
        ---
        title: A
        file: p.jpg
        price: 25.9
        currency: JPY
        ---

        """#
      ],
      report: #"""
        Content/photos/a.md:4:8: error[content-wrong-amount]: 'price' is 25.9, but JPY has no decimals
            4 | price: 25.9
              |        ^~~~ round it to a whole number

        """#),
    Mistake(
      "amount too large",
      [
        "Content/photos/a.md": #"""
        ---
        title: A
        file: p.jpg
        price: 99999999999999999999
        ---

        """#
      ],
      report: #"""
        Content/photos/a.md:4:8: error[content-wrong-amount]: 'price' is 99999999999999999999, which is too large
            4 | price: 99999999999999999999
              |        ^~~~~~~~~~~~~~~~~~~~ write a smaller amount

        """#),
    Mistake(
      "negative price",
      [
        "Content/photos/a.md": #"""
        ---
        title: A
        file: p.jpg
        price: -1
        ---

        """#
      ],
      report: #"""
        Content/photos/a.md:4:8: error[content-wrong-amount]: 'price' is -1, which is negative
            4 | price: -1
              |        ^~ write 1, or remove it

        """#),
    Mistake(
      "currency that is none",
      [
        "Content/photos/a.md": #"""
        ---
        title: A
        file: p.jpg
        price: 1
        currency: euro
        ---

        """#
      ],
      report: #"""
        Content/photos/a.md:5:11: error[content-wrong-type]: 'currency' must be a currency code of ISO 4217 such as EUR, but there is no 'euro'
            5 | currency: euro
              |           ^~~~ write EUR

        """#),
    Mistake(
      "photo without image",
      [
        "Content/photos/a.md": #"""
        ---
        title: A
        alt: x
        ---

        """#
      ],
      report: #"""
        Content/photos/a.md:1:1: error[content-photo-source]: a photo needs 'file' or 'url'
            1 | ---
              | ^~~ add 'file' with a path, or 'url' with an address

        """#),
    Mistake(
      "photo with two images",
      [
        "Content/photos/a.md": #"""
        ---
        title: A
        file: a.jpg
        url: https://p.example
        ---

        """#
      ],
      report: #"""
        Content/photos/a.md:4:6: error[content-photo-source]: a photo has 'file' or 'url', not both
            4 | url: https://p.example
              |      ^~~~~~~~~~~~~~~~~ remove one of them

        """#),
    Mistake(
      "latitude off the earth",
      [
        "Content/trips/a.md": #"""
        ---
        departure: 0
        arrival: 0
        origin: {name: X, latitude: 91, longitude: 0}
        ---

        """#
      ],
      report: #"""
        Content/trips/a.md:4:29: error[content-wrong-coordinate]: 'latitude' is 91, but must be between -90 and 90
            4 | origin: {name: X, latitude: 91, longitude: 0}
              |                             ^~ write degrees north, or with a minus for south; this may be the longitude

        """#),
    Mistake(
      "longitude off the earth",
      [
        "Content/trips/a.md": #"""
        ---
        departure: 0
        arrival: 0
        origin: {name: X, latitude: 0, longitude: -180.5}
        ---

        """#
      ],
      report: #"""
        Content/trips/a.md:4:43: error[content-wrong-coordinate]: 'longitude' is -180.5, but must be between -180 and 180
            4 | origin: {name: X, latitude: 0, longitude: -180.5}
              |                                           ^~~~~~ write degrees east, or with a minus for west: 93° west is -93

        """#),
    Mistake(
      "half aCoordinate",
      [
        "Content/trips/a.md": #"""
        ---
        departure: 0
        arrival: 0
        origin: {name: X, latitude: 91}
        ---

        """#
      ],
      report: #"""
        Content/trips/a.md:4:29: error[content-wrong-coordinate]: there is a 'latitude' but no 'longitude'
            4 | origin: {name: X, latitude: 91}
              |                             ^~ add 'longitude'

        """#),
    Mistake(
      "place without name",
      [
        "Content/trips/a.md": #"""
        ---
        departure: 0
        arrival: 0
        origin: {timeZone: Europe/Lisbon}
        ---

        """#
      ],
      report: #"""
        Content/trips/a.md:4:9: error[content-missing-key]: a place needs the key 'origin.name'
            4 | origin: {timeZone: Europe/Lisbon}
              |         ^~~~~~~~~~~~~~~~~~~~~~~~~ add name: …
           note: 'origin.name' is text

        """#),
    Mistake(
      "stated balance that differs",
      [
        "Content/accounts/a.json": #"""
        {"name": "A", "balance": 1, "openingBalance": 5,
         "entries": [{"date": "2015-10-09", "payee": "M", "amount": -2.5}]}
        """#
      ],
      report: #"""
        Content/accounts/a.json:1:26: error[content-wrong-balance]: 'balance' is 1.00, but the opening balance and entries add up to 2.50
            1 | {"name": "A", "balance": 1, "openingBalance": 5,
              |                          ^ write 2.50, or remove it

        """#),
    Mistake(
      "balance too large",
      [
        "Content/accounts/a.json": #"""
        {"name": "A", "openingBalance": 92233720368547758.07,
         "entries": [{"date": "2015-10-09", "payee": "M", "amount": 1}]}
        """#
      ],
      report: #"""
        Content/accounts/a.json:2:13: error[content-wrong-amount]: the balance is too large
            2 |  "entries": [{"date": "2015-10-09", "payee": "M", "amount": 1}]}
              |             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

        """#),
    Mistake(
      "wrong amount makes no wrong balance",
      [
        "Content/accounts/a.json": #"""
        {"name": "A", "balance": 1,
         "entries": [{"date": "2015-10-09", "payee": "M", "amount": 1.234}]}
        """#
      ],
      report: #"""
        Content/accounts/a.json:2:61: error[content-wrong-amount]: 'entries.amount' is 1.234, but USD has 2 decimals
            2 |  "entries": [{"date": "2015-10-09", "payee": "M", "amount": 1.234}]}
              |                                                             ^~~~~ round it to 2 decimals

        """#),
    Mistake(
      "entry without keys",
      [
        "Content/accounts/a.json": #"""
        {"name": "A", "entries": [{"payee": "M", "amuont": 1}, 7]}
        """#
      ],
      report: #"""
        Content/accounts/a.json:1:27: error[content-missing-key]: an entry needs the key 'entries.date'
            1 | {"name": "A", "entries": [{"payee": "M", "amuont": 1}, 7]}
              |                           ^~~~~~~~~~~~~~~~~~~~~~~~~~~ add "date": …
           note: 'entries.date' is a date such as 1970-01-01
        Content/accounts/a.json:1:42: error[content-missing-key]: an entry has no key 'entries.amuont' and needs the key 'entries.amount'
            1 | {"name": "A", "entries": [{"payee": "M", "amuont": 1}, 7]}
              |                                          ^~~~~~~~ did you mean 'amount'?
        Content/accounts/a.json:1:56: error[content-wrong-type]: an element of 'entries' must be an object, but is a number
            1 | {"name": "A", "entries": [{"payee": "M", "amuont": 1}, 7]}
              |                                                        ^ write {"date": …, "payee": …, "amount": …}

        """#),
    Mistake(
      "slug with separator",
      [
        "Content/pages/a.md": #"""
        ---
        title: A
        slug: a/b
        ---

        """#
      ],
      report: #"""
        Content/pages/a.md:3:7: error[content-wrong-type]: 'slug' must be a slug such as lisbon, but it contains '/'
            3 | slug: a/b
              |       ^~~

        """#),
    Mistake(
      "slug of dots",
      [
        "Content/pages/a.md": #"""
        ---
        title: A
        slug: ".."
        ---

        """#
      ],
      report: #"""
        Content/pages/a.md:3:7: error[content-wrong-type]: 'slug' must be a slug such as lisbon, but it starts with a dot
            3 | slug: ".."
              |       ^~~~

        """#),
    Mistake(
      "slug with control",
      [
        "Content/pages/a.md": #"""
        ---
        title: A
        slug: "a\tb"
        ---

        """#
      ],
      report: #"""
        Content/pages/a.md:3:7: error[content-wrong-type]: 'slug' must be a slug such as lisbon, but it contains a control character
            3 | slug: "a\tb"
              |       ^~~~~~

        """#),
    Mistake(
      "id that is no slug",
      [
        "Content/pages/a.md": #"""
        ---
        title: A
        id: a/b
        ---

        """#
      ],
      report: #"""
        Content/pages/a.md:3:5: error[content-wrong-slug]: 'id' can't be the slug: it contains '/'
            3 | id: a/b
              |     ^~~ add a 'slug'

        """#),
    Mistake(
      "item without slug",
      [
        "Content/pages/all.json": #"""
        [{"title": "A"},
         {"title": "B"}]
        """#
      ],
      report: #"""
        Content/pages/all.json:1:2: error[content-item-without-slug]: an object in a list needs 'slug' or 'id'
            1 | [{"title": "A"},
              |  ^~~~~~~~~~~~~~ add a 'slug' or an 'id'
        Content/pages/all.json:2:2: error[content-item-without-slug]: an object in a list needs 'slug' or 'id'
            2 |  {"title": "B"}]
              |  ^~~~~~~~~~~~~~ add a 'slug' or an 'id'

        """#),
    Mistake(
      "body in front matter",
      [
        "Content/pages/a.md": #"""
        ---
        title: A
        body: Text
        ---

        """#
      ],
      report: #"""
        Content/pages/a.md:3:7: error[content-body-in-front-matter]: the text of a Markdown file must be below its front matter
            3 | body: Text
              |       ^~~~ move it there

        """#),
    Mistake(
      "alias that is no path",
      [
        "Content/pages/a.md": #"""
        ---
        title: A
        aliases: [old, /a/../b, /ok/]
        ---

        """#
      ],
      report: #"""
        Content/pages/a.md:3:11: error[content-wrong-type]: an element of 'aliases' must be a path on this site such as /lisbon/, but 'old' isn't one
            3 | aliases: [old, /a/../b, /ok/]
              |           ^~~ write '/old'
        Content/pages/a.md:3:16: error[content-wrong-type]: an element of 'aliases' must be a path on this site such as /lisbon/, but it starts with a dot
            3 | aliases: [old, /a/../b, /ok/]
              |                ^~~~~~~

        """#),
    Mistake(
      "alias with a query or a fragment",
      [
        "Content/pages/a.md": #"""
        ---
        title: A
        aliases: [/?p=12, /old/?a#b, "/old/#x", /%E9/, /a%2Fb/]
        ---

        """#
      ],
      report: #"""
        Content/pages/a.md:3:11: error[content-wrong-type]: an element of 'aliases' must be a path on this site such as /lisbon/, but it has a query, which hosts ignore for files
            3 | aliases: [/?p=12, /old/?a#b, "/old/#x", /%E9/, /a%2Fb/]
              |           ^~~~~~ write the path of a page, or %3F if the character is part of the name
        Content/pages/a.md:3:19: error[content-wrong-type]: an element of 'aliases' must be a path on this site such as /lisbon/, but it has a query, which hosts ignore for files
            3 | aliases: [/?p=12, /old/?a#b, "/old/#x", /%E9/, /a%2Fb/]
              |                   ^~~~~~~~~ write '/old/', or %3F if the character is part of the name
        Content/pages/a.md:3:30: error[content-wrong-type]: an element of 'aliases' must be a path on this site such as /lisbon/, but it has a fragment, which servers never see
            3 | aliases: [/?p=12, /old/?a#b, "/old/#x", /%E9/, /a%2Fb/]
              |                              ^~~~~~~~~ write '/old/', or %23 if the character is part of the name
        Content/pages/a.md:3:41: error[content-wrong-type]: an element of 'aliases' must be a path on this site such as /lisbon/, but '%E9' isn't UTF-8
            3 | aliases: [/?p=12, /old/?a#b, "/old/#x", /%E9/, /a%2Fb/]
              |                                         ^~~~~ write the characters themselves
        Content/pages/a.md:3:48: error[content-wrong-type]: an element of 'aliases' must be a path on this site such as /lisbon/, but it contains '/'
            3 | aliases: [/?p=12, /old/?a#b, "/old/#x", /%E9/, /a%2Fb/]
              |                                                ^~~~~~~

        """#),
    Mistake(
      "alias that is a whole address or begins nowhere",
      [
        "Content/pages/a.md": #"""
        ---
        title: A
        aliases:
          - old/path
          - https://old.example/a/?b=1
          - https://old.example
          - ""
          - ./c
        ---

        """#
      ],
      report: #"""
        Content/pages/a.md:4:5: error[content-wrong-type]: an element of 'aliases' must be a path on this site such as /lisbon/, but 'old/path' isn't one
            4 |   - old/path
              |     ^~~~~~~~ write '/old/path'
        Content/pages/a.md:5:5: error[content-wrong-type]: an element of 'aliases' must be a path on this site such as /lisbon/, but 'https://old.example/a/?b=1' isn't one
            5 |   - https://old.example/a/?b=1
              |     ^~~~~~~~~~~~~~~~~~~~~~~~~~ write '/a/'
        Content/pages/a.md:6:5: error[content-wrong-type]: an element of 'aliases' must be a path on this site such as /lisbon/, but 'https://old.example' isn't one
            6 |   - https://old.example
              |     ^~~~~~~~~~~~~~~~~~~ write the path of a page
        Content/pages/a.md:7:5: error[content-wrong-type]: an element of 'aliases' must be a path on this site such as /lisbon/, but '' isn't one
            7 |   - ""
              |     ^~ write the path of a page
        Content/pages/a.md:8:5: error[content-wrong-type]: an element of 'aliases' must be a path on this site such as /lisbon/, but './c' isn't one
            8 |   - ./c
              |     ^~~ write the path of a page

        """#),
    Mistake(
      "slug that Windows can't hold",
      [
        "Content/pages/a.md": "---\ntitle: A\nslug: con.md\n---\n",
        "Content/pages/b.md": "---\ntitle: B\nslug: \"b.\"\n---\n",
        "Content/pages/c.md": "---\ntitle: C\nslug: \"\\u200B\"\n---\n",
        "Content/pages/nul.md": "---\ntitle: D\n---\n",
      ],
      report: #"""
        Content/pages/a.md:3:7: error[content-wrong-type]: 'slug' must be a slug such as lisbon, but it is a device name on Windows
            3 | slug: con.md
              |       ^~~~~~ add a word to it
        Content/pages/b.md:3:7: error[content-wrong-type]: 'slug' must be a slug such as lisbon, but it ends in a space or dot, which Windows removes
            3 | slug: "b."
              |       ^~~~ remove the end
        Content/pages/c.md:3:7: error[content-wrong-type]: 'slug' must be a slug such as lisbon, but it has no visible character
            3 | slug: "\u200B"
              |       ^~~~~~~~ write a name with letters or digits
        Content/pages/nul.md: error[content-wrong-slug]: the file's name can't be the slug: it is a device name on Windows
           add a 'slug'

        """#),
    Mistake(
      "several tags in one text",
      [
        "Content/pages/a.md": "---\ntitle: A\ntags: portugal rail\n---\n",
        "Content/pages/b.json": #"{"title": "B", "slug": "b", "tags": "night train, rail"}"#,
        "Content/pages/c.md": "---\ntitle: C\ntags: portugal\n---\n",
        "Content/pages/d.md": "---\ntitle: D\ntags: [night train]\n---\n",
      ],
      report: #"""
        Content/pages/a.md:3:7: warning[content-one-tag]: 'portugal rail' is one tag
            3 | tags: portugal rail
              |       ^~~~~~~~~~~~~ write [portugal, rail] for 2 tags, or [portugal rail] for one
        Content/pages/b.json:1:37: warning[content-one-tag]: 'night train, rail' is one tag
            1 | {"title": "B", "slug": "b", "tags": "night train, rail"}
              |                                     ^~~~~~~~~~~~~~~~~~~ write ["night train", "rail"] for 2 tags, or ["night train, rail"] for one

        """#),
    Mistake(
      "author without name",
      [
        "Content/pages/a.md": #"""
        ---
        title: A
        author: [{url: ana.example}]
        ---

        """#
      ],
      report: #"""
        Content/pages/a.md:3:10: error[content-missing-key]: an author needs the key 'author.name'
            3 | author: [{url: ana.example}]
              |          ^~~~~~~~~~~~~~~~~~ add name: …
           note: 'author.name' is text
        Content/pages/a.md:3:16: error[content-wrong-type]: 'author.url' must be an address such as https://ana.example/shop, but it doesn't start with https:// or http://
            3 | author: [{url: ana.example}]
              |                ^~~~~~~~~~~ write https://ana.example

        """#),
    Mistake(
      "visibility that is none",
      [
        "Content/pages/a.md": #"""
        ---
        title: A
        visibility: hidden
        ---

        """#
      ],
      report: #"""
        Content/pages/a.md:3:13: error[content-wrong-type]: 'visibility' must be one of 'public', 'unlisted', 'protected', 'private', but is 'hidden'
            3 | visibility: hidden
              |             ^~~~~~ to keep it unpublished, set 'draft' to true

        """#),
    Mistake(
      "amount of aWrong currency of the site is not judged",
      [
        "Content/photos/a.md": #"""
        ---
        title: A
        file: p.jpg
        price: 1.234
        ---

        """#,
        "Content/site.json": #"""
        {"currency": "EURO"}
        """#,
      ],
      report: #"""
        Content/site.json:1:14: error[content-wrong-type]: 'currency' must be a currency code of ISO 4217 such as EUR, but there is no 'EURO'
            1 | {"currency": "EURO"}
              |              ^~~~~~ write EUR

        """#),
  ]
}
