import TestSupport
import Testing

/// No failed read becomes a value that is published or remembered.
///
/// A line that may swallow the fault of a read says in a comment why nothing is lost without it.
/// The comment is above the statement, or in the block of a `catch`, and begins with `If this
/// fails`.
@Suite struct ReadFaultLintTests {
  /// Modules and folders whose code reads files for a build. Parsers get bytes, and read nothing.
  private static let modules = [
    "Application", "Commands/Keys", "Commands/Options", "Content", "Files", "Imaging",
    "Incremental", "Publishing", "Renditions", "Sealing", "Tracks",
  ]
  private static let others = [
    // The command `golden`, and the audit, which reports what it couldn't read.
    "Publishing/Golden", "Publishing/Audit",
    "Content/FrontMatter", "Content/Values", "Libraries/Sealing/Primitives",
    "Content/Drawings",
    // Warnings about Git, which no build gives.
    "Commands/Keys/GitAnswer.swift",
    // Advice for a folder that isn't a site, which is an error in any case.
    "Commands/Options/SiteFolder.swift",
  ]

  /// Names after `try?` that only compute.
  private static let computations: Set<Substring> = [
    "Budget", "BaseURL", "CalendarDate", "ContentPath", "Coordinate", "Currency", "Drawing",
    "HiddenCircle", "ImageFile", "ImagePath", "Instant", "JSONDecoder", "Journal", "KeyFile",
    "Manifest", "MarkdownDocument", "Money", "PublishableFile", "SealedName", "Slug", "TermName",
    "Trip", "WebAddress", "WrittenTime", "adding", "moment", "start",
  ]
  /// Names after `try?` that change files, or end something.
  private static let endings: Set<Substring> = [
    "close", "exchange", "removeFolderIfEmpty", "removeIfPresent", "rename", "write", "writeWhole",
  ]

  @Test func marksWhatMaySwallowAFault() throws {
    var (files, marks) = (0, 0)
    for (path, source) in try Repository.texts(below: "Sources", extension: "swift") {
      guard Self.modules.contains(where: { path.hasPrefix($0 + "/") }),
        !Self.others.contains(where: path.hasPrefix)
      else { continue }
      files += 1
      for risk in Self.risks(in: source) {
        if risk.isMarked {
          marks += 1
        } else {
          Issue.record("\(path):\(risk.line): \(risk.text)")
        }
      }
    }
    #expect(files > 500)
    #expect(marks > 40)
  }

  @Test func findsOptionalResultsAndIgnoredFaults() {
    let source = """
      let a = try? FileReader.read(path, limit: 1)
      let b = try? Slug(text)
      // If this fails, it is read again.
      let c = (try? folder.status(of: name)) ?? nil
      let d = FileType(of: path, followingLinks: true)
      guard stat(path, &status) == 0 else { throw Fault(errno) }
      let e = try? CameraFacts(PictureBytes(bytes))
      do {
        try folder.list()
      } catch {
        return nil
      }
      do {
        try folder.list()
      } catch {
        throw Fault(error)
      }
      do {
        try folder.list()
      } catch {
        // If this fails, it is listed again.
      }
      """
    let risks = Self.risks(in: source)
    #expect(risks.filter { !$0.isMarked }.map(\.line) == [1, 5, 10])
    #expect(risks.filter(\.isMarked).map(\.line) == [4, 20])
  }

  private struct Risk {
    /// Number of the line.
    let line: Int
    let text: Substring
    let isMarked: Bool
  }

  private static func risks(in source: String) -> [Risk] {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.compactMap { index in
      let line = lines[index].drop { $0 == " " }
      guard !line.hasPrefix("//"), swallows(line, in: lines, at: index) else { return nil }
      return Risk(line: index + 1, text: line, isMarked: isMarked(index, in: lines))
    }
  }

  /// Whether a comment above the statement of a line, or first in the block that it opens, says
  /// what happens.
  private static func isMarked(_ index: Int, in lines: [Substring]) -> Bool {
    func indent(_ index: Int) -> Int { lines[index].prefix { $0 == " " }.count }
    func isComment(_ index: Int) -> Bool { lines[index].drop { $0 == " " }.hasPrefix("//") }
    func isMark(_ index: Int) -> Bool { lines[index].contains("// If this fails") }
    if lines[index].hasSuffix("{"), index + 1 < lines.count, isMark(index + 1) { return true }
    var first = index
    while first > 0 {
      var above = first - 1
      while above >= 0, isComment(above) {
        if isMark(above) { return true }
        above -= 1
      }
      // The line before a part of a statement is less indented, or ends in a comma.
      guard above == first - 1, above >= 0, !lines[above].hasSuffix("{"),
        indent(above) < indent(first) || lines[above].hasSuffix(",")
      else { return false }
      first = above
    }
    return false
  }

  private static func swallows(_ line: Substring, in lines: [Substring], at index: Int) -> Bool {
    for match in line.matches(of: /(?:^|[ (!{=])try\? *\(?(?:[\w$]+\??\.)*(\w*)(.*)/) {
      if match.2.hasPrefix("(PictureBytes(") { continue }
      if !computations.contains(match.1), !endings.contains(match.1) { return true }
    }
    if line.contains(reads) {
      let indent = lines[index].prefix { $0 == " " }
      let rest = [line] + lines[(index + 1)...].prefix { $0.hasPrefix(indent + " ") }
      let faults = ["throw ", "SystemError(", "SystemFault(", "errno"]
      if !rest.contains(where: { line in faults.contains { line.contains($0) } }) { return true }
    }
    // A `catch` that names its fault handles it.
    guard line.hasSuffix("catch {") else { return false }
    let indent = lines[index].prefix { $0 == " " }
    let block = lines[(index + 1)...].prefix { !$0.hasPrefix(indent + "}") }
    let answers = ["throw ", "error", "report", "refuse", "stop("]
    return !block.contains { line in answers.contains { line.contains($0) } }
  }

  /// Calls of the system, and results that are missing if a call failed. `FileIdentity(of:)` isn't
  /// one of them: by its type, a file without an identity has changed.
  private static var reads: some RegexComponent {
    /(?:FileType\(of|FileType\.isFolder\(|access\("|stat(?:at)?\(\w+, |FileManager\.default\.contents|realpath\()/
  }
}
