/// A mistake in JSON.
enum JSONMistake {
  case empty
  case moreAfterEnd
  case noValue(found: Character?)
  case noName(found: Character?)
  case noColon(String)
  case noComma(found: Character?)
  case missingComma
  case trailingComma(String)
  case unclosed(String)
  case mismatch(String)
  case comment
  case bareName(String)
  case word(String)
  case number(String)
  /// Texts in single or in curved quotes, of which the first is told.
  case otherQuotes(texts: Int)
  case unclosedText
  case control(UInt8)
  case escape(String)
  case halfCharacter(String)
}
