import Foundation
import Paths

/// A language, and where wanted a script and a region, that ICU has data for.
struct LocaleName {
  /// With `_` between its parts.
  let text: String

  /// Takes `pt_PT` and `pt-PT`; `nil` for what is no locale.
  init?(_ written: String) {
    let text = written.replacing("-", with: "_")
    var parts = text.parts(between: "_")[...]
    let known = Locale.availableIdentifiers
    if !known.contains(text) {
      // A language and a region that ICU has not put together, such as English in Portugal.
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
