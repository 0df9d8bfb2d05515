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
  case singleQuotes
  case unclosedText
  case control(UInt8)
  case escape(String)
  case halfCharacter(String)
}
