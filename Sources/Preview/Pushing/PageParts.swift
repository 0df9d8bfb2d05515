/// Parts of a page that matter to a browser that has the page open.
struct PageParts {
  /// Change of an open page to another version.
  enum Change: Equatable, Sendable {
    case none
    /// The main part is exchanged in place.
    case main
    case reload
  }

  /// Elements of `<head>` that change how the page looks or acts.
  private let head: [ArraySlice<UInt8>]
  /// Bytes from `<body` to the main part, with the start of its tag.
  private let before: ArraySlice<UInt8>
  private let main: ArraySlice<UInt8>
  private let after: ArraySlice<UInt8>

  /// Parts that aren't exchanged in place, joined by NULs, which no page has.
  var frame: [UInt8] {
    // A script that is inserted into a page doesn't run, so a main part with one isn't exchanged.
    let main = main.hasScript ? main : []
    return Array((head + [before, after, main]).joined(separator: [0]))
  }

  /// Splits a page; `nil` if it has no main part.
  init?(_ page: [UInt8]) {
    guard let bodyStart = page[...].firstTag("<body"),
      let mainStart = page[bodyStart...].firstTag("<main"),
      let mainEnd = page[mainStart...].firstRange(of: "</main>")
    else { return nil }
    head = Self.significantTags(of: page[..<bodyStart])
    before = page[bodyStart..<mainStart]
    main = page[mainStart..<mainEnd]
    after = page[mainEnd...]
  }

  /// Elements of a head whose change needs a reload. Elements about the page don't: its title, its
  /// description, its links to related pages. The client updates the title.
  private static func significantTags(of head: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var tags: [ArraySlice<UInt8>] = []
    var rest = head
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      let end = rest[start...].firstIndex(of: UInt8(ascii: ">")) ?? rest.endIndex - 1
      var tag = rest[start...end]
      for (name, close) in [("<script", "</script"), ("<style", "</style"), ("<title", "</title")]
      where tag.isTag(name) {
        let close = rest[tag.endIndex...].firstRange(of: close) ?? rest.endIndex
        tag = rest[start..<close]
      }
      rest = rest[tag.endIndex...]
      if isSignificant(tag) { tags.append(tag) }
    }
    return tags
  }

  private static func isSignificant(_ tag: ArraySlice<UInt8>) -> Bool {
    if tag.isTag("<title") || tag.dropFirst().first == UInt8(ascii: "/") { return false }
    if tag.isTag("<script") { return tag.firstRange(of: "ld+json") == nil }
    if tag.isTag("<link") {
      return !["\"canonical\"", "\"alternate\"", "\"prev\"", "\"next\""].contains {
        tag.firstRange(of: $0) != nil
      }
    }
    if tag.isTag("<meta") {
      return ["http-equiv", "viewport", "color-scheme", "theme-color", "charset"].contains {
        tag.firstRange(of: $0) != nil
      }
    }
    return true
  }
}

extension ArraySlice<UInt8> {
  fileprivate var hasScript: Bool { firstRange(of: "<script") != nil }

  /// Whether this begins with a tag of exactly this name.
  fileprivate func isTag(_ name: String) -> Bool {
    guard starts(with: name.utf8) else { return false }
    let next = dropFirst(name.utf8.count).first
    return next == UInt8(ascii: ">") || next == UInt8(ascii: " ") || next == UInt8(ascii: "\n")
  }

  fileprivate func firstTag(_ name: String) -> Int? {
    var rest = self
    while let start = rest.firstRange(of: name) {
      if rest[start...].isTag(name) { return start }
      rest = rest[(start + 1)...]
    }
    return nil
  }

  /// Index at which a text first begins.
  fileprivate func firstRange(of text: String) -> Int? {
    let text = Array(text.utf8)
    guard let first = text.first, count >= text.count else { return nil }
    var index = startIndex
    while let found = self[index...].firstIndex(of: first), found + text.count <= endIndex {
      if self[found...].starts(with: text) { return found }
      index = found + 1
    }
    return nil
  }
}
