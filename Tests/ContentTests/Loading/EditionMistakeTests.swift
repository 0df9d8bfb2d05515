import Content
import Domain
import Testing

struct EditionMistakeTests {
  @Test(arguments: cases)
  func saysWhatIsWrong(_ mistake: Mistake) throws {
    #expect(try mistake.found == mistake.report)
  }

  private static func photo(_ name: String, _ lines: String, report: String) -> Mistake {
    Mistake(
      name, ["Content/photos/a.md": "---\ntitle: A\nfile: p.jpg\n\(lines)\n---\n"], report: report)
  }

  private static let cases = [
    photo(
      "more sold than there are",
      "editions:\n  - {name: Large, price: 5, count: 10, sold: 12}",
      report: #"""
        Content/photos/a.md:5:46: error[content-wrong-edition]: 'sold' is 12, but the edition has only 10
            5 |   - {name: Large, price: 5, count: 10, sold: 12}
              |                                              ^~ write 10 if all are sold, or a larger 'count'

        """#),
    photo(
      "less than nothing",
      "editions:\n  - {name: Large, price: -5, count: 0, sold: -1}",
      report: #"""
        Content/photos/a.md:5:37: error[content-wrong-type]: 'editions.count' must be a whole number from 1 to 1000000, but it is 0
            5 |   - {name: Large, price: -5, count: 0, sold: -1}
              |                                     ^ write 1 or more
        Content/photos/a.md:5:46: error[content-wrong-type]: 'editions.sold' must be a whole number from 0 to 1000000, but it is -1
            5 |   - {name: Large, price: -5, count: 0, sold: -1}
              |                                              ^~ write 0 or more

        """#),
    photo(
      "a price below nothing",
      "editions:\n  - {name: Large, price: -5}",
      report: #"""
        Content/photos/a.md:5:26: error[content-wrong-amount]: 'price' is -5, which is negative
            5 |   - {name: Large, price: -5}
              |                          ^~ write 5, or remove it

        """#),
    photo(
      "two currencies",
      """
      editions:
        - {name: Large, price: 5}
        - {name: Small, price: 3, currency: EUR}
        - {name: Tiny, price: 1, currency: CHF}
      price: 7
      """,
      report: #"""
        Content/photos/a.md:6:39: error[content-edition-currency]: the price is in EUR, but other prices of the photo are in USD
            6 |   - {name: Small, price: 3, currency: EUR}
              |                                       ^~~ write all prices of a photo in one currency
        Content/photos/a.md:7:38: error[content-edition-currency]: the price is in CHF, but other prices of the photo are in USD
            7 |   - {name: Tiny, price: 1, currency: CHF}
              |                                      ^~~ write all prices of a photo in one currency

        """#),
    photo(
      "the currency of the first alone",
      "editions:\n  - {name: Large, price: 5, currency: CHF}\n  - {name: Small, price: 3}",
      report: #"""
        Content/photos/a.md:6:26: error[content-edition-currency]: the price is in USD, but other prices of the photo are in CHF
            6 |   - {name: Small, price: 3}
              |                          ^ write all prices of a photo in one currency

        """#),
    photo(
      "the same twice",
      "editions:\n  - {name: Large, size: A3}\n  - {name: Large}\n  - {name: Large, size: A3}",
      report: #"""
        Content/photos/a.md:7:5: error[content-edition-twice]: an earlier edition has the same name 'Large', size and paper
            7 |   - {name: Large, size: A3}
              |     ^~~~~~~~~~~~~~~~~~~~~~~ give one of them another 'name'

        """#),
    photo(
      "no list",
      "editions: {name: Large}",
      report: #"""
        Content/photos/a.md:4:11: error[content-wrong-type]: 'editions' must be a list of objects, but is an object
            4 | editions: {name: Large}
              |           ^~~~~~~~~~~~~ put [ and ] around it

        """#),
    photo(
      "no name",
      "editions:\n  - {price: 5}\n  - Large",
      report: #"""
        Content/photos/a.md:5:5: error[content-missing-key]: an edition needs the key 'editions.name'
            5 |   - {price: 5}
              |     ^~~~~~~~~~ add name: …
           note: 'editions.name' is text
        Content/photos/a.md:6:5: error[content-wrong-type]: an element of 'editions' must be an object, but is text
            6 |   - Large
              |     ^~~~~ write {"name": …}

        """#),
    photo(
      "payment by a wrong address",
      "buyURL: mailto:ana\neditions:\n  - {name: Large, buyURL: \"ana@ana.example?subject=<b>\"}",
      report: #"""
        Content/photos/a.md:4:9: error[content-wrong-type]: 'buyURL' must be an address such as https://ana.example/shop or ana@ana.example, but 'mailto:ana' isn't an email address
            4 | buyURL: mailto:ana
              |         ^~~~~~~~~~
        Content/photos/a.md:6:27: error[content-wrong-type]: 'editions.buyURL' must be an address such as https://ana.example/shop or ana@ana.example, but 'ana@ana.example?subject=<b>' contains a character that an address can't contain
            6 |   - {name: Large, buyURL: "ana@ana.example?subject=<b>"}
              |                           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~

        """#),
    photo(
      "orders with copies to others",
      "buyURL: a@ana.example?subject=A&bcc=b@ana.example\neditions:\n"
        + "  - {name: Large, buyURL: \"mailto:a@ana.example?Body=Hi&%43c=b@ana.example\"}",
      report: #"""
        Content/photos/a.md:4:9: error[content-wrong-type]: 'buyURL' must be an address such as https://ana.example/shop or ana@ana.example, but an order can't fill in the field 'bcc'
            4 | buyURL: a@ana.example?subject=A&bcc=b@ana.example
              |         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ remove it: only 'subject' and 'body' are allowed
        Content/photos/a.md:6:27: error[content-wrong-type]: 'editions.buyURL' must be an address such as https://ana.example/shop or ana@ana.example, but an order can't fill in the field '%43c'
            6 |   - {name: Large, buyURL: "mailto:a@ana.example?Body=Hi&%43c=b@ana.example"}
              |                           ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ remove it: only 'subject' and 'body' are allowed

        """#),
    photo(
      "an order whose subject begins a header of its own",
      "buyURL: a@ana.example?subject=Print%0D%0ABcc:%20x@y.example&body=Two%0D%0Alines",
      report: #"""
        Content/photos/a.md:4:9: error[content-wrong-type]: 'buyURL' must be an address such as https://ana.example/shop or ana@ana.example, but its subject has more than one line
            4 | buyURL: a@ana.example?subject=Print%0D%0ABcc:%20x@y.example&body=Two%0D%0Alines
              |         ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ remove '%0D' and '%0A' from the subject

        """#),
    Mistake(
      "settings",
      [
        "Content/site.json": #"""
        {"photos": {"watermark": "One\nTwo", "purchase": "beside", "contact": "ana", "editions": [
          {"name": "Large", "price": 5.123}]}}
        """#
      ],
      report: #"""
        Content/site.json:1:26: error[content-wrong-type]: 'photos.watermark' must be a short text such as © Ana Lima, but it has more than one line
            1 | {"photos": {"watermark": "One\nTwo", "purchase": "beside", "contact": "ana", "editions": [
              |                          ^~~~~~~~~~
        Content/site.json:1:50: error[content-wrong-type]: 'photos.purchase' must be one of 'vertical', 'in-place', but is 'beside'
            1 | {"photos": {"watermark": "One\nTwo", "purchase": "beside", "contact": "ana", "editions": [
              |                                                  ^~~~~~~~ write one of them
        Content/site.json:1:71: error[content-wrong-type]: 'photos.contact' must be an address such as ana@ana.example, /contact/ or https://ana.example/contact, but 'ana' isn't one
            1 | {"photos": {"watermark": "One\nTwo", "purchase": "beside", "contact": "ana", "editions": [
              |                                                                       ^~~~~
        Content/site.json:2:30: error[content-wrong-amount]: 'photos.editions.price' is 5.123, but USD has 2 decimals
            2 |   {"name": "Large", "price": 5.123}]}}
              |                              ^~~~~ round it to 2 decimals

        """#),
    Mistake(
      "a wrong address to ask at is one mistake",
      [
        "Content/site.json": #"""
        {"photos": {"contact": "ana"}}
        """#,
        "Content/photos/a.md": "---\ntitle: A\nfile: p.jpg\nprice: 5\n---\n",
      ],
      report: #"""
        Content/site.json:1:24: error[content-wrong-type]: 'photos.contact' must be an address such as ana@ana.example, /contact/ or https://ana.example/contact, but 'ana' isn't one
            1 | {"photos": {"contact": "ana"}}
              |                        ^~~~~

        """#),
    Mistake(
      "watermark without sizes",
      [
        "Content/site.json": #"""
        {"photos": {"renditions": false, "watermark": "© Ana"}}
        """#
      ],
      report: #"""
        Content/site.json:1:47: warning[content-watermark-without-sizes]: no picture gets the watermark, because 'renditions' is false and files are published unchanged
            1 | {"photos": {"renditions": false, "watermark": "© Ana"}}
              |                                               ^~~~~~~ remove 'renditions'

        """#),
  ]
}
