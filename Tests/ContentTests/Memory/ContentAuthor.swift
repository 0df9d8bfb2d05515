import Foundation
import TestSupport

/// A random author of content, correct and wrong.
struct ContentAuthor {
  private let folder: String
  private var random: SplitMix

  init(of folder: String, seed: UInt64) {
    self.folder = folder
    random = SplitMix(seed: seed)
  }

  /// Makes one edit; returns the changed files and folders, as a watcher reports them.
  mutating func act() throws -> Set<String> {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<8: return try write(Self.paths[pick(Self.paths.count)])
    case 8..<10: return try write("Content/site.json")
    case 10..<12: return try remove()
    case 12..<14: return try move(to: Self.paths[pick(Self.paths.count)])
    case 14: return try move(to: "Content/trips/sub\(pick(3))")
    case 15: return try replace()
    case 16: return try link()
    case 17: return try writeHardLink()
    // An editor's swap file, and a file that is removed at once.
    case 18: return try write("Content/trips/.a.md.swp").union(["Content/trips/4913"])
    default: return try write("Templates/trip.html")
    }
  }

  private static let paths = [
    "Content/trips/a.md", "Content/trips/b.md", "Content/trips/sub0/a.md", "Content/trips/B.md",
    "Content/trips/sub1/c.md", "Content/trips/d/index.md", "Content/trips/d/tram.jpg",
    "Content/trips/list.json", "Content/people/ana.md", "Content/people/list.json",
    "Content/photos/list.json", "Content/index.md", "Content/trips/index.md",
    "Content/trips/index.json", "Content/notes.md", "Content/trips/e.markdown",
    "Content/accounts/cash.json", "Content/photos/p.md", "Content/photos/q/index.md",
    "Content/photos/p.jpg", "Content/photos/q/q.jpg", "Content/trips/d/f.md",
    "Content/trips/d/g/index.md", "Content/trips/d/g/h.md",
  ]

  private mutating func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  private func onDisk(_ path: String) -> String { folder + "/" + path }

  private var existing: [String] {
    let names = FileManager.default.enumerator(atPath: onDisk("Content"))
    return (names?.compactMap { $0 as? String } ?? []).map { "Content/" + $0 }.sorted()
  }

  // MARK: - Files

  private mutating func write(_ path: String) throws -> Set<String> {
    var changed: Set<String> = [path]
    let above = (path as NSString).deletingLastPathComponent
    if !FileManager.default.fileExists(atPath: onDisk(above)) { changed.insert(above) }
    try? FileManager.default.createDirectory(
      atPath: onDisk(above), withIntermediateDirectories: true)
    let text = text(of: path)
    if pick(2) == 0 {
      try? Data(text.utf8).write(to: URL(filePath: onDisk(path)), options: .atomic)
    } else if let file = FileHandle(forWritingAtPath: onDisk(path)) {
      try file.truncate(atOffset: 0)
      file.write(Data(text.utf8))
      try file.close()
    } else {
      _ = FileManager.default.createFile(atPath: onDisk(path), contents: Data(text.utf8))
    }
    return changed
  }

  private mutating func remove() throws -> Set<String> {
    let paths = existing
    guard !paths.isEmpty else { return [] }
    let path = paths[pick(paths.count)]
    try? FileManager.default.removeItem(atPath: onDisk(path))
    return [path]
  }

  private mutating func move(to target: String) throws -> Set<String> {
    let paths = existing
    guard !paths.isEmpty else { return [] }
    let path = paths[pick(paths.count)]
    return rename(onDisk(path), onDisk(target)) == 0 ? [path, target] : []
  }

  /// Replaces a file by one with the same bytes.
  private mutating func replace() throws -> Set<String> {
    let paths = existing.filter { $0.hasSuffix(".md") }
    guard !paths.isEmpty else { return [] }
    let path = paths[pick(paths.count)]
    guard let bytes = FileManager.default.contents(atPath: onDisk(path)) else { return [] }
    try? bytes.write(to: URL(filePath: onDisk(path)), options: .atomic)
    return [path]
  }

  private mutating func link() throws -> Set<String> {
    let (path, target) = ("Content/trips/linked\(pick(2)).md", Self.paths[pick(4)])
    _ = try? FileManager.default.removeItem(atPath: onDisk(path))
    _ = try? FileManager.default.createSymbolicLink(
      atPath: onDisk(path), withDestinationPath: onDisk(target))
    return [path]
  }

  /// Changes a file under another name than the reported one.
  private mutating func writeHardLink() throws -> Set<String> {
    let (path, other) = ("Content/trips/hard.md", "Content/trips/hard2.md")
    guard FileManager.default.fileExists(atPath: onDisk(other)) else {
      guard FileManager.default.fileExists(atPath: onDisk("Content/trips")) else { return [] }
      _ = FileManager.default.createFile(
        atPath: onDisk(path), contents: Data(text(of: path).utf8))
      _ = Foundation.link(onDisk(path), onDisk(other))
      return [path, other]
    }
    guard let file = FileHandle(forWritingAtPath: onDisk(other)) else { return [] }
    try file.truncate(atOffset: 0)
    file.write(Data(text(of: other).utf8))
    try file.close()
    return [other]
  }

  // MARK: - Texts

  private mutating func text(of path: String) -> String {
    let (number, kind) = (pick(4), pick(12))
    if kind == 0 { return "---\ntitle: [\n---\n" }
    if path.hasSuffix("site.json") {
      return [
        "{}", #"{"title": "Trips", "timeZone": "Europe/Lisbon"}"#, #"{"currency": "EUR"}"#,
        #"{"currency": "euro", "author": "ana"}"#, #"{"titel": "Trips"}"#, "[",
      ][pick(6)]
    }
    if path.hasSuffix(".jpg") { return picture(kind) }
    if path.contains("/photos/"), path.hasSuffix(".md") {
      let file = path.hasSuffix("index.md") && kind < 6 ? "q.jpg" : "/photos/p.jpg"
      return """
        ---
        file: \(file)
        \(kind == 1 ? "title: Mine" : "tags: [tag \(number)]")
        \(kind < 8 ? "trip: \(["a", "b", "d", "c"][number])" : "draft: false")
        ---

        """
    }
    if path.hasSuffix("list.json") { return list(path, number) }
    if path.hasSuffix(".json") {
      return #"{"name": "Cash", "entries": [{"date": "2025-05-0\#(number + 1)", "payee": "P", "#
        + #""amount": "1.50", "trip": "a"}]}"#
    }
    if path.contains("/people/") {
      let slug = number == 0 ? "ana-maria" : "ana"
      return "---\nfirstName: Ana\nlastName: Sa\nslug: \(slug)\n---\nHi.\n"
    }
    if path.hasSuffix("/index.md"), kind > 3 {
      // This makes a journey if another trip is beside it.
      let more = ["draft: true", "visibility: unlisted", "tags: [tag \(pick(4))]", "people: [ana]"]
      return "---\ntitle: Journey \(number)\n\(more[number])\n---\nText \(pick(1000)).\n"
    }
    return """
      ---
      departure: 2025-05-0\(number + 1)T10:00:00
      \(kind == 1 ? "arival" : "arrival"): 2025-05-0\(kind == 2 ? 1 : number + 1)T12:00:00
      people: [\(kind < 5 ? "ana" : "")]
      \(kind == 6 ? "weather: rain" : "tags: [tag \(number)]")
      \(kind == 7 ? "slug: A" : "draft: false")
      \(kind == 8 ? "origin: {name: Tokyo, timeZone: Asia/Tokyo}\ndestination: Tokyo" : "")
      ---
      Text \(pick(1000)).

      """
  }

  /// Facts of a picture, as `WrittenPictures` reads them.
  private mutating func picture(_ kind: Int) -> String {
    let title = kind == 0 ? "" : "title=Picture \(pick(3))\n"
    let offset = kind < 3 ? "offset=3600\n" : ""
    return title + "taken=2025-05-0\(1 + pick(5))T09:30\n" + offset
      + (kind == 5 ? "keywords=pier, sea\n" : "")
  }

  private mutating func list(_ path: String, _ number: Int) -> String {
    if path.contains("/people/") {
      return #"[{"slug": "bo", "firstName": "Bo", "lastName": "B"}, {"firstName": "C"}]"#
    }
    if path.contains("/photos/") {
      return #"[{"slug": "p\#(number)", "title": "P", "url": "https://p.example/p", "trip": "a", "#
        + #""price": 3.5}, {"id": "q", "title": "Q", "url": "https://p.example/q"}]"#
    }
    let times = #""departure": "2025-05-03T10:00", "arrival": "2025-05-03T11:00""#
    return #"[{"slug": "l\#(number)", \#(times)}, {"id": "b", \#(times), "provider": "CP"}]"#
  }
}
