import TestSupport
import Testing

/// No function of the program is longer than 60 lines, its signature and closing brace included.
@Suite struct FunctionLengthTests {
  private static let limit = 60

  @Test func isAtMost60Lines() throws {
    let sources = try Repository.texts(below: "Sources", extension: "swift")
    var count = 0
    for (path, source) in sources {
      for function in Self.functions(in: source) {
        count += 1
        guard function.length > Self.limit else { continue }
        Issue.record("\(path):\(function.line): \(function.length) lines")
      }
    }
    #expect(count > 4000)
  }

  @Test func countsFromTheSignatureToTheBrace() {
    let source = """
      struct A {
        func short() {}
        var value: Int {
          1
        }
        init(
          a: Int
        ) {
          self.a = a
        }
      }
      protocol B {
        func required(
          a: Int
        )
        var text: String { get }
      }
      """
    #expect(Self.functions(in: source).map(\.line) == [3, 6])
    #expect(Self.functions(in: source).map(\.length) == [3, 5])
  }

  private struct Function {
    /// Number of its first line.
    let line: Int
    /// Number of its lines.
    let length: Int
  }

  /// Functions, initialisers, subscripts and computed properties of several lines. The formatter
  /// puts the closing brace below the beginning of the signature.
  private static func functions(in source: String) -> [Function] {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.compactMap { start in
      let (line, indent) = (lines[start], lines[start].prefix { $0 == " " })
      let isLong = line.hasSuffix("(")
      guard isLong || line.hasSuffix("{"),
        line.contains(/^ *(?:[@\w()]+ )*(?:func |init\b|deinit\b|subscript\b|var \w+: .*\{$)/)
      else { return nil }
      let rest = lines[(start + 1)...]
      if isLong {
        let end = rest.first { $0.hasPrefix(indent + ")") }
        guard end?.hasSuffix("{") == true else { return nil }
      }
      guard let end = rest.firstIndex(of: indent + "}") else { return nil }
      return Function(line: start + 1, length: end - start + 1)
    }
  }
}
