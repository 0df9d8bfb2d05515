import Basics
import Domain

/// Published name of a file whose own name reveals when or where a picture was taken.
///
/// It consists of a title, and eight hexadecimal digits of the hash of the picture's data.
struct PrivateName {
  let text: String

  /// Takes the title of a photo, if it has one.
  init(title: String?, _ hash: UInt64) {
    let words = title.flatMap { RevealingName.reveals($0) ? nil : ReadableSlug($0).text } ?? ""
    self.init(words.isEmpty ? "photo" : words, hash)
  }

  /// Takes the words before the hash.
  init(_ words: String, _ hash: UInt64) {
    let digits = String(UInt32(truncatingIfNeeded: hash), radix: 16)
    text = words + "-" + String(repeating: "0", count: 8 - digits.utf8.count) + digits
  }
}
