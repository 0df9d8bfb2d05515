/// Reason and place of a key file that can't be read: facts, of which the caller makes a message.
/// No value of the file is in it, so that no message tells a key.
package struct KeyFileFault: Error, Sendable, Hashable {
  package let reason: Reason
  /// Line from 1.
  package let line: Int
  /// Column from 1, in Unicode scalars.
  package let column: Int

  /// Reason why a key file can't be read.
  package enum Reason: Error, Sendable, Hashable {
    case tooLarge(most: Int)
    /// Bytes that are not UTF-8.
    case encoding
    /// Text that is not JSON, as of a file that was cut off: what would have to stand there.
    case syntax(expected: String)
    case tooDeep(most: Int)
    /// A name that an object has twice.
    case twice(String)
    /// A name that this version does not have.
    case unknown(String)
    /// A name that an object lacks.
    case missing(String)
    /// A value of another form, by its name and what it must be.
    case form(String, expected: String)
    /// The version of a later program.
    case version(Int)
    case tooFewRounds(Int, fewest: Int)
    case tooManyRounds(Int, most: Int)
    /// A name of an audience or guest that can't be one.
    case name(String)
    case audienceTwice(String)
    case guestTwice(String, audience: String)
    /// Two audiences with one content key: who can open one can open both.
    case sameContentKey(String, as: String)
    /// Two guests of an audience with one password.
    case samePassword(String, as: String)
    /// A refusal of the system's library of cryptography.
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
