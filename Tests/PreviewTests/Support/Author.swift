import Foundation
import TestSupport

/// Changes of a site's files as by editors, shells and version control; the result is always
/// correct.
struct Author {
  private let site: TemporaryFolder
  private(set) var random: SplitMix
  private var count = 0

  static let firstSite: [String: TemporaryFolder.File] = [
    "Content/site.json": "{\"title\": \"Rivers\"}",
    "Content/trips/first.md": """
    ---
    title: The first
    departure: 2025-05-01T10:00:00Z
    arrival: 2025-05-01T13:00:00Z
    ---
    """,
    "Content/public/trips/map.gif": .gif(1, 1),
    "Content/public/trips/times.csv": "10,13\n",
  ]

  init(of site: TemporaryFolder, seed: UInt64) {
    self.site = site
    random = SplitMix(seed: seed)
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }

  /// A new trip; now and then a draft.
  mutating func trip() -> String {
    count += 1
    let hour = number(0...20)
    let draft = number(0...3) == 0 ? "draft: true\n" : ""
    return """
      ---
      title: Trip \(count) of \(number(0...9))
      departure: 2025-05-01T\(hour < 10 ? "0" : "")\(hour):00:00Z
      arrival: 2025-05-01T23:00:00Z
      tags: [tag \(number(0...3))]
      \(draft)---
      Text \(count), [all of them](/trips/) ![on a map](/trips/map.gif).

      """
  }

  /// Makes one change.
  mutating func act() throws {
    let name = trips.randomElement(using: &random) ?? "new.md"
    switch number(0...11) {
    case 0, 1: try writeInPlace(name)
    case 2, 3: try exchange(name)
    case 4:
      // The old one is moved away first, as by vim with a backup.
      move(name, to: name + "~")
      try write(name)
    case 5: try write("n\(count).md")
    case 6: if trips.count > 3 { try FileManager.default.removeItem(atPath: path(name)) }
    case 7:
      count += 1
      move(name, to: "r\(count).md")
    case 8:
      let side = UInt8(number(1...200))
      try site.write(.gif(side, side), to: "Content/public/trips/map.gif")
    case 9: try site.write("\(number(0...23)),23\n", to: "Content/public/trips/times.csv")
    default: try moveFolder()
    }
  }

  /// Writes half of a file before the rest.
  private mutating func writeInPlace(_ name: String) throws {
    try FileManager.default.createDirectory(
      atPath: (path(name) as NSString).deletingLastPathComponent,
      withIntermediateDirectories: true)
    try Data().write(to: URL(filePath: path(name)))
    let file = try FileHandle(forWritingTo: URL(filePath: path(name)))
    let text = Array(trip().utf8)
    file.write(Data(text.prefix(20)))
    file.write(Data(text.dropFirst(20)))
    try file.close()
  }

  /// Replaces a file by a new one.
  private mutating func exchange(_ name: String) throws {
    try write(".new")
    move(".new", to: name)
  }

  private mutating func moveFolder() throws {
    count += 1
    let year = "y\(count % 4)"
    if FileManager.default.fileExists(atPath: path(year)) {
      move(year, to: "z\(count)")
    } else {
      try write("\(year)/deep/d\(count).md")
    }
  }

  mutating func write(_ name: String) throws {
    try site.write(.text(trip()), to: "Content/trips/\(name)")
  }

  private var trips: [String] {
    let names = FileManager.default.enumerator(atPath: path(""))
    return (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".md") }.sorted()
  }

  private func path(_ name: String) -> String { "\(site.path)/Content/trips/\(name)" }

  private func move(_ name: String, to new: String) { _ = rename(path(name), path(new)) }
}
