import Content
import Diagnostics
import Foundation
import TestSupport
import Testing

/// The readers' side of Tests/Fixtures/Schema: `Checks/schema/run` compares the same models with
/// another implementation of JSON Schema.
struct AgreementTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let path: String
    let text: String
    let id: String?
  }

  @Test(arguments: rows("right"))
  func takesWhatIsRight(_ row: Row) throws {
    let site = try TemporarySite(["Content/" + row.path: row.text])
    // A photo in another place is correct, and reported once.
    let others = site.diagnostics.withoutPhotoRemarks.filter {
      $0.id.text != "content-distant-photo" && $0.severity != .note
    }
    #expect(others.isEmpty, "\(site.report)")
  }

  @Test(arguments: rows("wrong"))
  func refusesWhatIsWrong(_ row: Row) throws {
    let site = try TemporarySite(["Content/" + row.path: row.text])
    let id = try #require(row.id)
    #expect(site.diagnostics.map(\.id.text).contains(id), "\(site.report)")
  }

  @Test func knowsThirtyWrongModelsAndADozenRightOnes() {
    #expect(Self.rows("wrong").count >= 30)
    #expect(Self.rows("right").count >= 12)
  }

  /// Models of the table, byte for byte, because a number has many notations.
  private static func rows(_ side: String) -> [Row] {
    let path = Repository.path("Tests/Fixtures/Schema/models.json")
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    let file = SourceFile(path: "models.json", bytes: Array(data))
    let table = Value.json(Findings(file, DiagnosticCollector()))
    guard case .array(let rows)? = table?[side]?.kind else { return [] }
    return rows.compactMap { row in
      guard let what = row["what"]?.text, let path = row["path"]?.text else { return nil }
      let model = row["model"].map { String(decoding: file.bytes[$0.range], as: UTF8.self) }
      return (row["text"]?.text ?? model).map {
        Row(testDescription: what, path: path, text: $0, id: row["id"]?.text)
      }
    }
  }
}
