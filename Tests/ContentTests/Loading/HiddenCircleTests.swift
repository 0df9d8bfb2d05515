import Content
import Domain
import TestSupport
import Testing

/// The key `hidden` of the settings.
struct HiddenCircleTests {
  @Test(arguments: cases)
  func saysWhatIsWrong(_ mistake: Mistake) throws {
    #expect(try mistake.found == mistake.report)
  }

  /// Every text in a file is searched, whatever its key.
  @Test(arguments: [
    "38.7183, -9.1333", "https://www.google.com/maps/@38.7183,-9.1333,15z", "8CCGPV98+8M",
    "geohash eycs20mq6",
  ])
  func noTextTellsAPlaceInside(place: String) throws {
    let settings = #"{"hidden": [{"latitude": 38.71834, "longitude": -9.13331, "radius": 2000}]"#
    let files = [
      "pages/a.md": "---\ntitle: 'A \(place)'\n---\n",
      "pages/b.md": "---\ntitle: B\nsummary: '\(place)'\n---\n",
      "pages/c.md": "---\ntitle: C\ntags: ['\(place)']\n---\n",
      "photos/d.md": "---\ntitle: D\nurl: https://a.example/d.jpg\nalt: '\(place)'\n---\n",
      "trips/e.md":
        "---\ntitle: E\ndeparture: 2025-01-01\narrival: 2025-01-02\nnote: '\(place)'\n---\n",
      "accounts/f.json":
        #"{"name": "F", "entries": [{"date": "2025-01-01", "amount": 1, "note": "\#(place)"}]}"#,
    ]
    for (path, text) in files {
      let loaded = try TestSite(["Content/site.json": settings + "}", "Content/" + path: text])
        .load()
      #expect(loaded.ids.contains("content-wrong-type"), "\(path)")
      #expect(try !TestSite(["Content/" + path: text]).load().ids.contains("content-wrong-type"))
    }
    let own = try TestSite(["Content/site.json": settings + #", "description": "\#(place)"}"#])
    #expect(try own.load().ids.contains("content-wrong-type"))
  }

  private static let cases = [
    Mistake(
      "circles that can't be",
      [
        "Content/site.json": """
        {"hidden": [
          {"latitude": 139.6917064, "longitude": 35.6894875, "radius": 500},
          {"latitude": 38.7213358, "longitude": "west", "radius": 20},
          {"latitude": 38.7213358, "longitude": -9.1402791}, 7
        ]}
        """
      ],
      report: """
        Content/site.json:2:16: error[content-wrong-type]: 'hidden.latitude' must be degrees north from -90 to 90, but it is out of range
            2 |   {"latitude": 139.6917064, "longitude": 35.6894875, "radius": 500},
              |                ^~~~~~~~~~~ write the latitude here: you may have swapped it with the longitude
        Content/site.json:3:41: error[content-wrong-type]: 'hidden.longitude' must be degrees east from -180 to 180, but it isn't a number
            3 |   {"latitude": 38.7213358, "longitude": "west", "radius": 20},
              |                                         ^~~~~~ write digits and a decimal point, such as 38.7223412
        Content/site.json:3:59: error[content-wrong-type]: 'hidden.radius' must be metres from 50 to 100,000, but it is 20
            3 |   {"latitude": 38.7213358, "longitude": "west", "radius": 20},
              |                                                           ^~ write 500 for half a kilometre
        Content/site.json:4:3: error[content-missing-key]: a hidden circle needs the key 'hidden.radius'
            4 |   {"latitude": 38.7213358, "longitude": -9.1402791}, 7
              |   ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ add "radius": …
           note: 'hidden.radius' is metres from 50 to 100,000
        Content/site.json:4:54: error[content-wrong-type]: an element of 'hidden' must be an object, but is a number
            4 |   {"latitude": 38.7213358, "longitude": -9.1402791}, 7
              |                                                      ^ write {"latitude": …, "longitude": …, "radius": …}

        """),
    Mistake(
      "a circle that can be guessed",
      [
        "Content/site.json":
          #"{"hidden": [{"latitude": 38.7213, "longitude": -9.1402, "radius": 500}]}"#
      ],
      report: """
        Content/site.json:1:13: warning[content-guessable-circle]: the circle's centre has so few decimals that anyone can find it by trial
            1 | {"hidden": [{"latitude": 38.7213, "longitude": -9.1402, "radius": 500}]}
              |             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ make the circle with 'zoetrope hide', which moves its centre away from your home

        """),
    Mistake(
      "a file that is not there", ["Content/site.json": #"{"hidden": "private/hidden.json"}"#],
      report: """
        Content/site.json:1:12: error[content-hidden-unreadable]: the file 'private/hidden.json' with hidden circles doesn't exist, so nothing is published
            1 | {"hidden": "private/hidden.json"}
              |            ^~~~~~~~~~~~~~~~~~~~~ put it there, relative to the site's folder; 'zoetrope hide --write' creates one

        """),
    Mistake(
      "a folder", ["Content/site.json": #"{"hidden": "private"}"#, "private/a": ""],
      report: """
        Content/site.json:1:12: error[content-hidden-unreadable]: the file 'private' with hidden circles can't be read: it isn't a file
            1 | {"hidden": "private"}
              |            ^~~~~~~~~ give yourself permission to read it, or name another file

        """),
    Mistake(
      "a file in the home", ["Content/site.json": #"{"hidden": "~/hidden.json"}"#],
      report: """
        Content/site.json:1:12: error[content-hidden-unreadable]: '~/hidden.json' starts with '~', which means your home folder only in a shell
            1 | {"hidden": "~/hidden.json"}
              |            ^~~~~~~~~~~~~~~ write a path relative to the site's folder, such as ../hidden.json, or a full path

        """),
    Mistake(
      "a file that would be published",
      [
        "Content/site.json": #"{"hidden": "private/../Content/trips/hidden.txt"}"#,
        "Content/trips/hidden.txt": "[]", "private/a": "",
      ],
      report: """
        Content/site.json:1:12: error[content-hidden-inside]: the file 'private/../Content/trips/hidden.txt' with hidden circles is in 'Content', where it could be published
            1 | {"hidden": "private/../Content/trips/hidden.txt"}
              |            ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ move it elsewhere, preferably outside the site's folder: ../hidden.json

        """),
    Mistake(
      "neither a list nor a path", ["Content/site.json": #"{"hidden": true}"#],
      report: """
        Content/site.json:1:12: error[content-wrong-type]: 'hidden' must be a list of circles, or the path of a JSON file with one, but is true
            1 | {"hidden": true}
              |            ^~~~

        """),
  ]

  /// A log may be public, and a wrong number is usually almost right.
  @Test func mistakesOfTheFileAreToldWithoutItsLines() throws {
    let site = try TestSite([
      "Content/site.json": #"{"hidden": "hidden.json"}"#,
      "hidden.json": """
      [
        {"latitude": 38.7213358, "longitude": -189.1402791, "radius": 500, "name": "us"}
      ]
      """,
    ])
    let report = site.load().report.replacing(site.folder, with: "…")
    #expect(
      report == """
        …/hidden.json:2:41: error[content-wrong-type]: 'hidden.longitude' must be degrees east from -180 to 180, but it is out of range
        …/hidden.json:2:70: warning[content-unknown-key]: a hidden circle has no key 'hidden.name'
           remove it: Zoetrope doesn't use it

        """)
    try site.write("hidden.json", "[")
    let broken = site.load().report
    #expect(broken.contains("/hidden.json:1:") && !broken.contains("|"), "\(broken)")
  }

  @Test(arguments: ["[]", "[ ]", "[\n]"])
  func aFileWithoutCirclesIsAnError(list: String) throws {
    let site = try TestSite([
      "Content/site.json": #"{"hidden": "hidden.json"}"#, "hidden.json": list,
    ])
    #expect(
      site.load().report == """
        Content/site.json:1:12: error[content-empty-visibility]: the file 'hidden.json' has no circles, so 'hidden' would have no effect
            1 | {"hidden": "hidden.json"}
              |            ^~~~~~~~~~~~~ add a circle with 'zoetrope hide', or remove the key

        """)
  }

  @Test func readsCirclesOfAListAndOfAFile() throws {
    let circle = #"{"latitude": 38.7213358, "longitude": -9.1402791, "radius": 500}"#
    let site = try TestSite([
      "Content/site.json": #"{"hidden": [\#(circle)]}"#, "hidden.json": "[\(circle), \(circle)]",
    ])
    let one = site.load()
    #expect(one.report == "")
    #expect(one.content.settings.hidden.count == 1)
    #expect(one.content.settings.hiddenFile == nil)
    try site.write("Content/site.json", #"{"hidden": "hidden.json"}"#)
    let two = site.load().content
    #expect(two.settings.hidden == one.content.settings.hidden + one.content.settings.hidden)
    #expect(two.settings.hiddenFile?.path == "hidden.json")
    // The state that pages depend on includes the file's bytes.
    try site.write("hidden.json", "[\(circle)]")
    #expect(site.load().content.settingsHash != two.settingsHash)
  }

  @Test func placesKeepTheirNamesAndLoseTheirCoordinates() throws {
    let site = try TestSite([
      "Content/site.json":
        #"{"hidden": [{"latitude": 38.7213358, "longitude": -9.1402791, "radius": 500}]}"#,
      "Content/trips/a.md": """
      ---
      departure: 2026-05-01
      arrival: 2026-05-02
      origin: {name: Home, latitude: 38.7213, longitude: -9.1403, country: PT}
      destination: {name: Porto, latitude: 41.14961, longitude: -8.61099}
      ---
      """,
    ])
    let loaded = site.load()
    #expect(loaded.report == "")
    let trip = try #require(loaded.content.trips.first?.model)
    #expect(trip.origin == Place(name: "Home", country: "PT"))
    let porto = try Coordinate(latitude: 41.14961, longitude: -8.61099)
    #expect(trip.destination == Place(name: "Porto", coordinate: porto))
    let circles = loaded.content.settings.hidden
    let north = try Coordinate(latitude: 38.9, longitude: -9.1402791)
    let south = try Coordinate(latitude: 38.6, longitude: -9.1402791)
    #expect(circles.hideLine(from: north, to: south))
    #expect(!circles.hideLine(from: north, to: porto))
  }
}
