import Sealing

extension GuessingCost {
  /// Cost of guessing a password, in words: "about 49,000 euros". If several guests have equally
  /// strong passwords, this is the cost of finding the first one.
  static func words(bits: Double, guests: Int = 1) -> String {
    let euros = euros(bits: bits, guests: guests)
    return switch euros {
    case ..<0.01: "less than a cent"
    case ..<0.995: "about \(rounded(euros * 100)) cents"
    case ..<995e3: "about \(rounded(euros)) euros"
    case ..<995e6: "about \(rounded(euros / 1e6)) million euros"
    case ..<995e9: "about \(rounded(euros / 1e9)) billion euros"
    default: "more than a trillion euros"
    }
  }

  /// Rounds a number to two significant digits, and writes a comma between thousands.
  private static func rounded(_ number: Double) -> String {
    var unit = 1.0
    while number >= unit * 100 { unit *= 10 }
    let whole = Int(((number / unit).rounded() * unit).rounded())
    return whole < 1000
      ? String(whole)
      : "\(whole / 1000)," + String(String(whole % 1000 + 1000).dropFirst())
  }
}
