import TestSupport
import Testing

/// Types shared between modules have an abstract of one sentence.
@Suite struct AbstractTests {
  @Test func everySharedTypeHasAnAbstract() throws {
    let declaration =
      /(?:public|package) (?:final |indirect )?(?:struct|enum|protocol|class|actor) (\w+)/
    var count = 0
    for (path, source) in try Repository.texts(below: "Sources", extension: "swift") {
      let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.trimmingPrefix { $0 == " " } }
      for (index, line) in lines.enumerated() {
        guard let type = line.prefixMatch(of: declaration) else { continue }
        count += 1
        let above = lines[..<index].last { !$0.hasPrefix("@") }
        #expect(above?.hasPrefix("///") == true, "\(path): \(type.1)")
      }
    }
    #expect(count > 150)
  }
}
