/// Declarations of presentables in the sources of `Presentation`.
enum PresentableSources {
  /// The requirements of each presentable protocol, by the protocol's name.
  static func requirements() throws -> [String: [String]] {
    var requirements: [String: [String]] = [:]
    for source in try ThemeFiles.texts(below: "Sources/Presentation", extension: "swift").values {
      for found in source.matches(
        of: /(?m)^(?:package|public) protocol (\w+Presentable)\b([\s\S]*?)^}/)
      {
        requirements[String(found.1)] = found.2.matches(of: /var (\w+): [^{]+{ get }/).map {
          String($0.1)
        }
      }
    }
    return requirements
  }

  /// The component of a presentable: `components/header-text` for `HeaderTextPresentable`.
  static func component(of presentable: String) -> String {
    let words = presentable.dropLast("Presentable".count).replacing(/[a-z](?=[A-Z])/) {
      "\($0.output)-"
    }
    return "components/\(words.lowercased())"
  }
}
