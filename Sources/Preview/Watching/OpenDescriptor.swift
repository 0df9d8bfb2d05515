import Foundation

/// A descriptor that is closed when nobody holds it.
///
/// A class, for that end.
final class OpenDescriptor: Sendable {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  deinit { close(number) }
}
