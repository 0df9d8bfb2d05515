/// Reason and place of a fault in a key file, from which the caller makes a message. It contains no
/// value of the file, so that no message reveals a key.
package struct KeyFileFault: Error, Sendable, Hashable {
  package let reason: Reason
  /// Line from 1.
  package let line: Int
  /// Column from 1, in Unicode scalars.
  package let column: Int

  /// Reason why a key file can't be read.
  package enum Reason: Error, Sendable, Hashable {
    case tooLarge(most: Int)
    /// Bytes that aren't UTF-8.
    case encoding
    /// Text that isn't JSON, for example because the file was cut off; `expected` is what should be
    /// there.
    case syntax(expected: String)
    case tooDeep(most: Int)
    /// A name that occurs twice in an object.
    case twice(String)
    /// A name that this version doesn't know.
    case unknown(String)
    /// A name that an object lacks.
    case missing(String)
    /// A value of the wrong form, with its name and the expected form.
    case form(String, expected: String)
    /// The version of a newer program.
    case version(Int)
    case tooFewRounds(Int, fewest: Int)
    case tooManyRounds(Int, most: Int)
    /// An invalid name of an audience or a guest.
    case name(String)
    case audienceTwice(String)
    case guestTwice(String, audience: String)
    /// Two audiences with the same content key, so that guests of one can open the other.
    case sameContentKey(String, as: String)
    /// Two guests of an audience with the same password.
    case samePassword(String, as: String)
    /// The system's cryptography library refused an operation.
    case cryptography
  }

  init(_ reason: Reason, at offset: Int, in bytes: [UInt8]) {
    let before = bytes.prefix(offset)
    let lineStart = (before.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
    self.reason = reason
    line = before.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    column = before[lineStart...].reduce(1) { $1 & 0b1100_0000 == 0b1000_0000 ? $0 : $0 + 1 }
  }
}
