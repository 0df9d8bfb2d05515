/// A generated manual, divided into pages that are short enough to read.
///
/// The first page keeps the manual's name, its introduction and the contents of all pages. Chapters
/// follow in order. A chapter that is longer than a page is divided between its sections.
struct ManualPages {
  /// Maximum number of lines of a page.
  static let limit = 600

  /// A part of the manual that begins with a heading.
  private struct Chapter {
    let title: String
    var lines: [Substring]
    /// Number of the part, if the chapter is divided.
    var part: Int?

    /// Headings of the chapter and of its sections.
    var sections: [String] { lines.filter { $0.hasPrefix("### ") }.map { String($0.dropFirst(4)) } }
  }

  private struct Page {
    let name: String
    var chapters: [Chapter]
  }

  private let name: String
  private let title: String
  private let introduction: String
  private var pages: [Page] = []

  init(_ name: String, _ text: String) {
    self.name = name
    let (introduction, chapters) = Self.chapters(of: text)
    self.introduction = Self.trimmed(introduction + "\n") + "\n"
    title = String(introduction.split(separator: "\n")[0].dropFirst(2))
    let parts = chapters.flatMap(Self.divided)
    let sizes = parts.map { $0.lines.count + 1 + $0.sections.count / 4 }
    let start =
      introduction.split(separator: "\n", omittingEmptySubsequences: false).count
      + parts.count + 4
    let total = sizes.reduce(start, +)
    // Pages of about the same length, none longer than the limit.
    let count = (total - 1) / (Self.limit - 20) + 1
    pages = [Page(name: name, chapters: [])]
    var used = start
    for (chapter, size) in zip(parts, sizes) {
      if used + size > Self.limit || pages.count < count && used + size / 2 > total / count {
        pages.append(Page(name: "\(name)-\(Self.word(chapter))", chapters: []))
        used = 12
      }
      pages[pages.count - 1].chapters.append(chapter)
      used += size
    }
  }

  /// The part of a page's name that its first chapter gives it.
  private static func word(_ chapter: Chapter) -> String {
    var word = Markdown.anchor(chapter.title)
    for prefix in ["zoetrope-", "the-"] where word.hasPrefix(prefix) {
      word.removeFirst(prefix.count)
    }
    return word + (chapter.part.map { $0 > 1 ? "-\($0)" : "" } ?? "")
  }

  /// Splits a text at its chapters, which begin with `##`.
  private static func chapters(of text: String) -> (introduction: String, [Chapter]) {
    var introduction: [Substring] = []
    var chapters: [Chapter] = []
    var isCode = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") { isCode.toggle() }
      if !isCode, line.hasPrefix("## ") {
        chapters.append(Chapter(title: String(line.dropFirst(3)), lines: []))
      }
      if chapters.isEmpty {
        introduction.append(line)
      } else {
        chapters[chapters.count - 1].lines.append(line)
      }
    }
    return (introduction.joined(separator: "\n"), chapters)
  }

  /// Divides a chapter that is longer than a page into parts of about the same size.
  private static func divided(_ chapter: Chapter) -> [Chapter] {
    let most = limit - 60
    guard chapter.lines.count > most else { return [chapter] }
    let size = chapter.lines.count / (chapter.lines.count / most + 1) + 1
    var parts = [Chapter(title: chapter.title, lines: [], part: 1)]
    for line in chapter.lines {
      if line.hasPrefix("### "), parts[parts.count - 1].lines.count >= size {
        parts.append(Chapter(title: chapter.title, lines: [], part: parts.count + 1))
      }
      parts[parts.count - 1].lines.append(line)
    }
    return parts
  }

  // MARK: - Text

  /// Names of the files, each with its text. Links within the manual lead to the right page.
  var files: [(name: String, text: String)] {
    let places = places
    return pages.enumerated().map { index, page in
      let head = index == 0 ? introduction + contents : self.head(of: page)
      let text =
        head + page.chapters.map { $0.lines.joined(separator: "\n") }.joined(separator: "\n")
      return (
        page.name,
        Self.trimmed(
          text.replacing(/\]\(#([^)]+)\)/) { link in
            let file = places[String(link.1)] ?? page.name
            return file == page.name ? "](#\(link.1))" : "](\(file).md#\(link.1))"
          })
      )
    }
  }

  /// The page that contains each anchor.
  var places: [String: String] {
    var places: [String: String] = [:]
    for page in pages {
      for chapter in page.chapters {
        for heading in (chapter.part ?? 1 == 1 ? [chapter.title] : []) + chapter.sections {
          places[Markdown.anchor(heading)] = places[Markdown.anchor(heading)] ?? page.name
        }
      }
    }
    return places
  }

  /// Contents of all pages.
  private var contents: String {
    let parts = pages.flatMap { page in page.chapters.map { (page, $0) } }
    guard parts.count > 1 else { return "" }
    let lines = parts.map { page, chapter in
      let isFirst = chapter.part ?? 1 == 1
      let heading = isFirst ? chapter.title : chapter.sections[0]
      let file = page.name == name ? "" : "\(page.name).md"
      let range = chapter.part == nil ? "" : ", from `\(chapter.sections[0])`"
      return "- [\(chapter.title)](\(file)#\(Markdown.anchor(heading)))\(range)"
    }
    return "## Contents\n\n\(lines.joined(separator: "\n"))\n\n"
  }

  private func head(of page: Page) -> String {
    let chapter = page.chapters[0]
    let part = chapter.part.map { $0 > 1 ? " (\($0))" : "" } ?? ""
    let sections = page.chapters.flatMap { chapter in
      (page.chapters.count > 1 && chapter.part ?? 1 == 1 ? [chapter.title] : []) + chapter.sections
    }
    let links = sections.map(Markdown.link)
    return """
      # \(title): \(chapter.title)\(part)

      \(Manual.notice)

      [Contents](\(name).md#contents) of all pages. On this page:
      \(links.joined(separator: ", ")).


      """
  }

  private static func trimmed(_ text: String) -> String {
    var text = text
    while text.hasSuffix("\n\n") { text.removeLast() }
    return text
  }
}
