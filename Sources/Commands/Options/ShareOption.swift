import ArgumentParser
import Basics
import Publishing

extension ImageShare: ExpressibleByArgument {
  /// Parses a share such as `3/16`.
  public init?(argument: String) {
    let parts = argument.parts(between: "/")
    guard parts.count == 2, let number = Self.number(parts[0]), let count = Self.number(parts[1])
    else { return nil }
    self.init(number, of: count)
  }

  private static func number(_ text: Substring) -> Int? {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }
}
