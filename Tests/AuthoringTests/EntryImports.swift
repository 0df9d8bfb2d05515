import Content
import Diagnostics
import Foundation
import TestSupport

@testable import Authoring

/// Imports of entries into a site of a test.
struct EntryImports {
  let site: TemporarySite
  private let files: TemporarySite

  /// Takes the account's file, and other files.
  init(
    _ account: String = "---\nname: Fund\noverdraft: true\n---\n", at path: String = "fund.md",
    currency: String = "EUR", others: [String: String] = [:]
  ) throws {
    site = try TemporarySite(
      [
        "Content/site.json": "{\"currency\": \"\(currency)\"}",
        "Content/accounts/\(path)": account,
      ].merging(others) { $1 })
    files = try TemporarySite()
  }

  /// Imports files, and returns the reported lines.
  func run(
    _ texts: [(name: String, bytes: [UInt8])], into account: String = "fund",
    writing: Bool = false, _ change: (inout EntryOptions) -> Void = { _ in }
  ) throws -> [String] {
    var options = EntryOptions()
    change(&options)
    for (name, bytes) in texts { try files.write(name, bytes) }
    var told: [String] = []
    try ImportedEntries(texts.map { "\(files.folder)/\($0.name)" }, for: account, options)
      .run(in: site.folder, isWriting: writing) { outcome in
        switch outcome {
        case .form(_, let words): told.append(words)
        case .new(let line): told.append("new \(Self.text(line))")
        case .known(let line): told.append("known \(Self.text(line))")
        case .updated(let line): told.append("updated \(Self.text(line))")
        case .left(let diagnostic):
          let place = diagnostic.place.map { "\($0.line):" } ?? ""
          told.append("\(place)\(diagnostic.severity) \(diagnostic.message)")
        case .written(let path): told.append("written \(path)")
        }
      }
    return told
  }

  func run(
    _ text: String, named name: String = "in.csv", writing: Bool = false,
    _ change: (inout EntryOptions) -> Void = { _ in }
  ) throws -> [String] {
    try run([(name, Array(text.utf8))], writing: writing, change)
  }

  private static func text(_ line: ImportedEntries.Line) -> String {
    [line.day, line.amount, line.payee, line.category].compactMap(\.self).joined(separator: " ")
  }
}
