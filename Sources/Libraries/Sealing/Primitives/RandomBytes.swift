/// Random bytes of the system, fit for keys.
///
/// Swift's `SystemRandomNumberGenerator` is `getrandom` on Linux and `arc4random_buf` on macOS; no
/// other generator may be given, so that none that can be guessed is.
enum RandomBytes {
  static func make(_ count: Int) -> [UInt8] {
    var generator = SystemRandomNumberGenerator()
    return (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }
}
