import Basics
import Foundation

/// A language with an optional script and region, for which ICU has data.
struct LocaleName {
  /// The name with `_` between its parts.
  let text: String

  /// Reads `pt_PT` or `pt-PT`; `nil` if it isn't a locale.
  init?(_ written: String) {
    let text = written.replacing("-", with: "_")
    var parts = text.parts(between: "_")[...]
    let known = Locale.availableIdentifiers
    if !known.contains(text) {
      // A language and a region that don't form a locale in ICU, such as English in Portugal.
      guard let language = parts.popFirst(), known.contains(String(language)) else { return nil }
      if let script = parts.first, script.utf8.count == 4 {
        guard known.contains("\(language)_\(script)") else { return nil }
        parts.removeFirst()
      }
      if let region = parts.popFirst() {
        guard Locale.Region.isoRegions.contains(where: { $0.identifier == region }) else {
          return nil
        }
      }
      guard parts.isEmpty else { return nil }
    }
    self.text = text
  }
}
