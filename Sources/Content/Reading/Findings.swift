package import Diagnostics
import Tracks

/// Mistakes and unknown keys that are found while a file is read.
///
/// A class, because the parser and the readers of nested objects all add to their file's findings.
package final class Findings {
  package let file: SourceFile
  /// Number of mistakes reported through this value.
  package private(set) var mistakes = 0
  package private(set) var unknownKeys = UnknownKeys()
  /// Guard that checks unknown keys.
  var keyGuard: KeyGuard
  /// Circles inside which texts must not reveal a place.
  var hidden: [HiddenCircle] = []
  /// Whether null counts as absent, as in the settings, where earlier versions wrote it.
  var takesNullAsAbsent = false
  private(set) var counted = CountedFindings()
  /// Seconds since 1970 at which reports about unknown keys may change.
  private(set) var seconds: [Int64] = []

  /// The reported diagnostics, unless a collector takes them.
  private(set) var diagnostics: [Diagnostic] = []

  private let collector: DiagnosticCollector?

  package init(
    _ file: SourceFile, _ collector: DiagnosticCollector, guardedBy keyGuard: KeyGuard = .builtIn
  ) {
    self.file = file
    self.collector = collector
    self.keyGuard = keyGuard
  }

  /// Findings that keep their diagnostics, to be reported whenever the file is used.
  init(_ file: SourceFile, guardedBy keyGuard: KeyGuard = .builtIn) {
    self.file = file
    collector = nil
    self.keyGuard = keyGuard
  }

  package func report(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .error {
      mistakes += 1
      guard mistakes <= ContentLimits.mistakes else { return reportTooMany() }
    }
    forward(diagnostic)
  }

  /// Reports an error at a range. Its place is computed only if it will be reported, since a
  /// malicious file may have a million mistakes, and each place takes a pass over the file.
  func report(at range: Range<Int>, _ diagnostic: (SourceRange) -> Diagnostic) {
    guard mistakes < ContentLimits.mistakes else {
      mistakes += 1
      return reportTooMany()
    }
    report(diagnostic(file.place(range)))
  }

  /// Reports a mistake at a range. Place and texts are made only if it will be reported.
  func report(
    _ problem: Problem, at range: Range<Int>, _ message: @autoclosure () -> String,
    fix: @autoclosure () -> String? = nil, notes: @autoclosure () -> [Diagnostic.Note] = []
  ) {
    report(at: range) { problem(at: $0, message(), fix: fix(), notes: notes()) }
  }

  /// Reports a mistake at a place, such as the whole file.
  func report(
    _ problem: Problem, at place: SourceRange, _ message: String, fix: String? = nil,
    notes: [Diagnostic.Note] = []
  ) {
    report(problem(at: place, message, fix: fix, notes: notes))
  }

  private func reportTooMany() {
    guard mistakes == ContentLimits.mistakes + 1 else { return }
    forward(
      Problem.contentTooManyMistakes(
        at: file.place,
        "the file has more than \(ContentLimits.mistakes) mistakes; fix these first to see the "
          + "others"
      ))
  }

  private func forward(_ diagnostic: Diagnostic) {
    if let collector { collector.report(diagnostic) } else { diagnostics.append(diagnostic) }
  }

  /// Counts a finding that is reported once for all files. `picture` is the path of the picture
  /// that it is about, if the file itself doesn't mention the picture.
  func count(_ finding: CountedFinding, at range: Range<Int>, of picture: String? = nil) {
    counted.add(finding, at: range, of: picture)
  }

  /// Records a key that the table of its object doesn't have, and reports it if it was probably
  /// meant to restrict something. `members` are all members of the object.
  func reportUnknownKey(
    _ member: Value.Member, among members: [Value.Member], path: String, of table: KeyTable
  ) {
    guard !keyGuard.ignores(member.name) else { return }
    let (found, seconds) = keyGuard.find(member, in: table)
    self.seconds += seconds
    for found in found {
      report(at: found.member.range) { [file, keyGuard] place in
        RestrictionDiagnostics.restriction(found, of: table, file, keyGuard, at: place)
      }
    }
    guard found.isEmpty else { return }
    unknownKeys.add(member, among: members, path: path, of: table, file: file)
  }

  /// The first line of a text with several lines that would restrict something as a key.
  ///
  /// The text is checked both as it was read and as it is written at `range`.
  func setting(in text: String, at range: Range<Int>) -> String? {
    if text.utf8.contains(UInt8(ascii: "\n")),
      let line = setting(in: text.split(whereSeparator: \.isNewline).map(String.init))
    {
      return line
    }
    // YAML and TOML join lines, so a key below a text becomes part of it.
    let written = file.bytes[range.clamped(to: file.bytes.indices)]
    guard written.contains(UInt8(ascii: "\n")) else { return nil }
    let lines = written.split(maxSplits: ContentLimits.mistakes) {
      $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
    }
    return setting(
      in: lines.dropFirst().map { line in
        var text = line.drop(while: \.isBlank)
        while let last = text.last, last.isBlank || "\"'".utf8.contains(last) { text.removeLast() }
        return String(decoding: text, as: UTF8.self)
      })
  }

  private func setting(in lines: [String]) -> String? {
    lines.first { line in
      guard let setting = SettingLine(Array(line.utf8)[...]) else { return false }
      return setting.hasValueOfSetting && keyGuard.mayRestrict(setting)
    }
  }

  func reportOlderKey(
    _ member: Value.Member, path: String, newer: String, isNewerGiven: Bool, of table: KeyTable
  ) {
    unknownKeys.add(
      path: path, newer: newer, isNewerGiven: isNewerGiven, of: table, file: file,
      member.nameRange)
  }

  /// Reads a whole object and reports all its mistakes; `nil` if it has any.
  ///
  /// `path` is the dotted path of the key that holds the object, empty at the top.
  package func read<T>(
    _ value: Value, as table: KeyTable, path: String = "",
    _ make: (inout ObjectReader) -> T?
  ) -> T? {
    guard var reader = ObjectReader(value, as: table, path: path, self) else { return nil }
    let result = make(&reader)
    return reader.finish() ? result : nil
  }
}
