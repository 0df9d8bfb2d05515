import Basics

/// Numbers that cameras give to their files, such as `DSCF1035`, `IMG_0001`, `P1000123`.
enum CameraNumber {
  /// Letters with which cameras, phones and scanners begin the names of their files.
  private static let prefixes: Set<String> = [
    "cimg", "crw", "dcim", "dcp", "dji", "dsc", "dscf", "dscn", "dscs", "gh", "gl", "gopr", "gp",
    "gx", "hpim", "imag", "img", "imgp", "kif", "l", "mg", "mov", "mvi", "mvimg", "p", "pana",
    "pict", "pxl", "r", "sam", "sany", "sdc", "stc", "vid", "vlcsnap", "wp",
  ]

  /// Words that programs add to the names of copies.
  private static let additions: Set<String> = ["copy", "edit", "edited", "hdr", "pano"]

  /// Whether letters are those with which cameras begin the names of their files.
  static func isPrefix(_ letters: some StringProtocol) -> Bool {
    prefixes.contains(letters.lowercased())
  }

  /// Returns the words of a name without a camera's number; `nil` if the name doesn't have one.
  static func rest(of words: [Substring]) -> [Substring]? {
    var rest: [Substring] = []
    var index = 0
    while index < words.count {
      if isNumber(words[index]) {
        index += 1
      } else if index + 1 < words.count, isNumber(words[index], words[index + 1]) {
        index += 2
      } else {
        rest.append(words[index])
        index += 1
      }
    }
    guard rest.count < words.count else { return nil }
    // The rest of `IMG_0001 (1)-edited` doesn't describe the picture either.
    return rest.contains { $0.contains(where: \.isLetter) && !additions.contains($0.lowercased()) }
      ? rest : []
  }

  /// Whether a word is a prefix with digits, or a counter such as `0001`.
  private static func isNumber(_ word: Substring) -> Bool {
    let letters = word.prefix { $0.isLetter }
    let digits = word[letters.endIndex...]
    guard digits.count >= 3, isCounter(digits) else { return false }
    return letters.isEmpty ? digits.first == "0" : isNumber(letters, digits)
  }

  /// Whether letters and the digits after them are a camera's: either a known prefix, or a few
  /// capital letters with four or more digits that aren't a year.
  private static func isNumber(_ letters: Substring, _ digits: Substring) -> Bool {
    let number = digits.drop { $0.isLetter && $0.isUppercase }
    guard digits.count - number.count <= 1, number.count >= 3, isCounter(number) else {
      return false
    }
    // `P2024` may mean anything, but `P1000123` is a camera's.
    if isPrefix(letters) { return letters.count > 1 || number.count >= 7 }
    return letters.count <= 4 && number.count >= 4 && letters.allSatisfy(\.isUppercase)
      && !(number.count == 4 && (number.begins(with: "19") || number.begins(with: "20")))
  }

  private static func isCounter(_ digits: Substring) -> Bool {
    digits.allSatisfy { $0.isASCII && $0.isNumber }
  }
}
