import Foundation

/// A descriptor that its last user closes.
///
/// A class, for its `deinit`.
final class OpenDescriptor: Sendable {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  deinit { close(number) }
}
