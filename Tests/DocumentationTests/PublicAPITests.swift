import TestSupport
import Testing

/// Public declarations are documented, because other packages depend on them.
struct PublicAPITests {
  /// A public declaration: with `public`, or inside a public protocol or enumeration.
  private struct Declaration {
    let place: String
    let text: String
    let isDocumented: Bool
  }

  private static let declarations = Result { try findDeclarations() }

  private static func findDeclarations() throws -> [Declaration] {
    var found: [Declaration] = []
    for (path, source) in try Repository.texts(below: "Sources", extension: "swift") {
      let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
      // Indentation of members of a public protocol or enumeration; `nil` outside of one.
      var members: Int?
      for (index, line) in lines.enumerated() {
        guard members != nil || line.contains("public ") else { continue }
        let text = line.trimmingPrefix { $0 == " " }
        let indentation = line.count - text.count
        if let open = members, indentation < open, !text.isEmpty { members = nil }
        let isMember =
          indentation == members
          && text.prefixMatch(of: /(?:static |mutating )*(?:var|func|case|init|associatedtype)\b/)
            != nil
        if isMember || text.prefixMatch(of: /public\b(?! import)/) != nil {
          let above = lines[..<index].last { !$0.trimmingPrefix { $0 == " " }.hasPrefix("@") }
          found.append(
            Declaration(
              place: "\(path):\(index + 1)", text: String(text),
              isDocumented: above?.trimmingPrefix { $0 == " " }.hasPrefix("///") == true))
        }
        if text.prefixMatch(of: /public (?:indirect )?(?:protocol|enum)\b/) != nil {
          members = indentation + 2
        }
      }
    }
    return found
  }

  @Test func everythingPublicSaysWhatItIs() throws {
    let all = try Self.declarations.get()
    print("\(all.count) public declarations")
    for declaration in all where !declaration.isDocumented {
      Issue.record("\(declaration.place): \(declaration.text)")
    }
    #expect(all.count > 200)
  }

  /// Modules without a public interface; a public declaration in them is a mistake.
  @Test func nothingElseIsPublic() throws {
    let closed = ["Authoring", "CommonMark", "Diagnostics", "Preview", "Publishing", "Theme"]
    for declaration in try Self.declarations.get() {
      let module = declaration.place.prefix { $0 != "/" }
      #expect(!closed.contains(String(module)), "\(declaration.place): \(declaration.text)")
    }
  }
}
