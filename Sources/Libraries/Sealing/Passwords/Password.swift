import Foundation

/// Password of a guest as PBKDF2 receives it: UTF-8 in NFC.
///
/// Keyboards and files write "é" as one code point or as two. Both are the same password, so a
/// browser must use `password.normalize("NFC")`. Everything else matters as typed, including spaces
/// and case.
package struct Password: Sendable, CustomStringConvertible, CustomDebugStringConvertible {
  /// Reason why a text can't be a password.
  package enum Fault: Error, Sendable, Hashable {
    case empty
    /// A line break or another control character, which a browser's password field doesn't accept.
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
