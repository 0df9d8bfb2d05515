import Foundation

/// Password of a guest, as it goes into PBKDF2: UTF-8 in NFC.
///
/// Keyboards and files write "é" in one or in two code points; both are the same password, so a
/// browser has to write `password.normalize("NFC")`. Nothing else is changed: blanks and case
/// count.
package struct Password: Sendable, CustomStringConvertible, CustomDebugStringConvertible {
  /// Reason why a text is no password.
  package enum Fault: Error, Sendable, Hashable {
    case empty
    /// A line break or another control character, which a browser's field does not take.
    case control
  }

  let text: String

  package init(_ text: String) throws(Fault) {
    guard !text.isEmpty else { throw .empty }
    guard !text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control })
    else { throw .control }
    self.text = text.precomposedStringWithCanonicalMapping
  }

  var bytes: [UInt8] { Array(text.utf8) }

  package var description: String { "a password" }
  package var debugDescription: String { description }
}
