import Application
import Diagnostics
import Publishing
import Testing

@testable import Incremental

@Suite struct LastBuildTests {
  private func last(
    diagnostics: [Diagnostic] = [], sources: UInt64? = .max, outside: LastBuild.Outside? = nil
  ) -> LastBuild {
    LastBuild(
      asked: 1, sources: sources, published: PublishedState(manifest: 3, times: 4),
      validity: SiteValidity(seconds: .min...(.max)), pages: 5, images: 6, assets: 7, sealed: 8,
      diagnostics: diagnostics, outside: outside)
  }

  private func warning(_ message: String) -> Diagnostic {
    Diagnostic(
      .warning, "content-unknown-key",
      at: SourceRange(file: "Content/a.md", line: 2, column: 1, length: 4, text: "ttle: A"),
      message,
      fix: "did you mean 'title'?", notes: [Diagnostic.Note("in 3 files")])
  }

  @Test func isReadAsItWasWritten() throws {
    for one in [
      last(), last(sources: nil), last(sources: 0),
      last(outside: LastBuild.Outside(path: "../hidden.json", identity: 9)),
      last(diagnostics: [warning("trip has no key 'ttle'"), warning("another")]),
    ] {
      let bytes = try #require(one.bytes)
      #expect(LastBuild(parsing: bytes) == one)
    }
  }

  @Test func isNoneWhereItIsCutOrChangedAnywhere() throws {
    let bytes = try #require(last(diagnostics: [warning("trip has no key 'ttle'")]).bytes)
    for index in bytes.indices {
      #expect(LastBuild(parsing: Array(bytes[..<index])) == nil)
      for change: UInt8 in [0, 255, bytes[index] ^ 1] where change != bytes[index] {
        var changed = bytes
        changed[index] = change
        #expect(LastBuild(parsing: changed) == nil)
      }
    }
    #expect(LastBuild(parsing: bytes + [0]) == nil)
  }

  @Test func isNoneOfAnEarlierVersion() {
    let earlier = Array("zoetrope-last-build 3\n".utf8) + [UInt8](repeating: 0, count: 80)
    #expect(LastBuild(parsing: earlier) == nil)
  }

  @Test func remembersTenThousandWarningsAndNotWithoutEnd() throws {
    let many = (0..<10_000).map { warning("page \($0) has no key 'ttle'") }
    #expect(try #require(last(diagnostics: many).bytes).count < LastBuild.limit / 2)
    let long = String(repeating: "x", count: 4000)
    #expect(last(diagnostics: (0..<10_000).map { warning("\($0)\(long)") }).bytes == nil)
  }
}
