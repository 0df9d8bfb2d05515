import Foundation

/// A small site with models of every kind.
enum Journal {
  static let files: [String: String] = [
    "Content/site.json": TestSite.settings,
    "Content/index.md": "---\ntitle: Home\n---\nWelcome.",
    "Content/trips/lisbon.md": TestSite.trip(
      more: "people: [ana]\ntags: [rail, south]", body: "To [Ana](../people/ana.md)."),
    "Content/trips/faro/index.md": TestSite.trip(
      "Lisbon", "Faro", body: "![The beach](beach.png)\n\n[The plan](plan.txt)"),
    "Content/photos/shop.json": """
    [
      { "id": "pli", "title": "Misery Ridge", "file": "pli.png",
        "alt": "A ridge", "price": 25.99, "buyURL": "https://shop.example/pli" },
      { "id": "jyg", "title": "Grand Teton Sunset", "file": "jyg.png",
        "alt": "Peaks" }
    ]
    """,
    "Content/accounts/travel.json": """
    { "name": "Travel", "owner": "ana", "openingBalance": 100,
      "entries": [{ "date": "2026-05-01", "payee": "Rail", "amount": -25.5, "trip": "lisbon" }] }
    """,
    "Content/people/ana.md":
      "---\nfirstName: Ana\nlastName: Sá\nbirthdate: 1985-02-03\n---\nWrites.",
    "Content/pages/about.md": "---\ntitle: About\n---\n# Why\n\nBecause.",
    "Content/trips/faro/plan.txt": "Take the early train.\n",
  ]

  /// Paths of its images. Each may be ``beach``.
  static let images = [
    "Content/trips/faro/beach.png", "Content/photos/pli.png", "Content/photos/jyg.png",
  ]

  /// An image of one pixel.
  static let beach: [UInt8] = Array(
    Data(
      base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6"
        + "kgAAAABJRU5ErkJggg==") ?? Data())

  static func site(name: String = "site") throws -> TestSite {
    let site = try TestSite(files, name: name)
    for image in images { try site.write(beach, to: image) }
    return site
  }
}
