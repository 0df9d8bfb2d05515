import Testing

struct ReferenceTests {
  @Test(arguments: cases)
  func saysWhatIsWrong(_ mistake: Mistake) throws {
    #expect(try mistake.found == mistake.report)
  }

  private static let cases = [
    Mistake(
      "two models of a kind with one id",
      [
        "Content/pages/a.md": "---\ntitle: A\nid: x\nslug: a\n---\n",
        "Content/pages/b.md": "---\ntitle: B\nid: x\nslug: b\n---\n",
        "Content/people/c.md": "---\nfirstName: A\nlastName: B\nid: x\n---\n",
      ],
      report: #"""
        Content/pages/b.md:3:5: error[content-duplicate-id]: another page has the id 'x', so feed readers would treat both as one
            3 | id: x
              |     ^ give one of them another 'id'
           note: Content/pages/a.md:3:5: the other one is here

        """#),
    Mistake(
      "dangling references",
      [
        "Content/trips/a.md": #"""
        ---
        departure: 0
        arrival: 0
        people: [anna]
        ---

        """#,
        "Content/people/ana.md": #"""
        ---
        firstName: Ana
        lastName: Lima
        ---

        """#,
        "Content/photos/p.md": #"""
        ---
        title: P
        file: p.jpg
        trip: zzz
        ---

        """#,
        "Content/pages/p.md": #"""
        ---
        title: P
        author: [bo, {name: Bo}]
        ---

        """#,
        "Content/accounts/a.json": #"""
        {"name": "A", "owner": "bo", "entries": [{"date": "2015-10-09", "payee": "M", "amount": 1, "trip": "porto"}, {"payee": 1, "trip": "lisbon"}]}
        """#,
      ],
      report: #"""
        Content/accounts/a.json:1:24: error[content-missing-reference]: 'owner' names the person 'bo', which doesn't exist
            1 | {"name": "A", "owner": "bo", "entries": [{"date": "2015-10-09", "payee": "M", "amount": 1, "trip": "porto"}, {"payee": 1, "…
              |                        ^~~~ make Content/people/bo.md
        Content/accounts/a.json:1:100: error[content-missing-reference]: 'entries.trip' names the trip 'porto', which doesn't exist
            1 | … [{"date": "2015-10-09", "payee": "M", "amount": 1, "trip": "porto"}, {"payee": 1, "trip": "lisbon"}]}
              |                                                              ^~~~~~~ make Content/trips/porto.md
        Content/accounts/a.json:1:110: error[content-missing-key]: an entry needs the keys 'entries.date' and 'entries.amount'
            1 | … "2015-10-09", "payee": "M", "amount": 1, "trip": "porto"}, {"payee": 1, "trip": "lisbon"}]}
              |                                                              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ add "date": … and "amount": …
           note: 'entries.date' is a date such as 1970-01-01
           note: 'entries.amount' is a number such as 25.90
        Content/accounts/a.json:1:120: error[content-wrong-type]: 'entries.payee' must be text, but is a number
            1 | …09", "payee": "M", "amount": 1, "trip": "porto"}, {"payee": 1, "trip": "lisbon"}]}
              |                                                              ^ put it in quotes
        Content/accounts/a.json:1:131: error[content-missing-reference]: 'entries.trip' names the trip 'lisbon', which doesn't exist
            1 | …": "M", "amount": 1, "trip": "porto"}, {"payee": 1, "trip": "lisbon"}]}
              |                                                              ^~~~~~~~ make Content/trips/lisbon.md
        Content/pages/p.md:3:10: error[content-missing-reference]: 'author' names the person 'bo', which doesn't exist
            3 | author: [bo, {name: Bo}]
              |          ^~ make Content/people/bo.md
        Content/photos/p.md:4:7: error[content-missing-reference]: 'trip' names the trip 'zzz', which doesn't exist
            4 | trip: zzz
              |       ^~~ make Content/trips/zzz.md
        Content/trips/a.md:4:10: error[content-missing-reference]: 'people' names the person 'anna', which doesn't exist
            4 | people: [anna]
              |          ^~~~ did you mean 'ana'?

        """#),
    Mistake(
      "two models of one slug",
      [
        "Content/trips/a.md": #"""
        ---
        departure: 0
        arrival: 0
        ---

        """#,
        "Content/trips/b/a.md": #"""
        ---
        departure: 0
        arrival: 0
        ---

        """#,
        "Content/trips/c.md": #"""
        ---
        departure: 0
        arrival: 0
        slug: A
        ---

        """#,
      ],
      report: #"""
        Content/trips/b/a.md: error[content-duplicate-slug]: another trip has the slug 'a'
           give one of them another 'slug'
           note: Content/trips/a.md: the other one is here
        Content/trips/c.md:4:7: error[content-duplicate-slug]: the slugs 'A' and 'a' differ only in case
            4 | slug: A
              |       ^ give one of them another 'slug'
           note: Content/trips/a.md: the other one is here

        """#),
    Mistake(
      "one page where aList is",
      [
        "Content/pages/Trips.md": #"""
        ---
        title: A
        ---

        """#
      ],
      report: #"""
        Content/pages/Trips.md: error[content-duplicate-slug]: the page 'Trips' has the same address as the list of trips
           give it another 'slug', or move its text to Content/trips/index.md

        """#),
    Mistake(
      "two indexes of one list",
      [
        "Content/trips/index.md": #"""
        x
        """#,
        "Content/trips/index.json": #"""
        {}
        """#,
      ],
      report: #"""
        Content/trips/index.md: error[content-duplicate-index]: 'Content/trips/index.json' also contains the text of this page
           remove one of them

        """#),
    Mistake(
      "index that is aList",
      [
        "Content/index.json": #"""
        []
        """#
      ],
      report: #"""
        Content/index.json: error[content-index-is-list]: an index describes one page, not a list of objects
           rename the file

        """#),
  ]
}
