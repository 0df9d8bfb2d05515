/// Random bytes from the system, suitable for keys.
///
/// Swift's `SystemRandomNumberGenerator` is `getrandom` on Linux and `arc4random_buf` on macOS.
/// Callers can't pass another generator, so none that can be guessed is ever used.
enum RandomBytes {
  static func make(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }
}
