import Diagnostics

/// Terms in the value of a key. A text outside a list is a single term.
enum WrittenTerms: Sendable {
  case one(Located<String>)
  case list([String])
}

extension ValueType where T == WrittenTerms {
  static var terms: Self {
    let one: ValueType<String> = .words
    let several: ValueType<[String]> = .list(of: .words)
    return .oneOf(one.located.map { .one($0) }, several.map { .list($0) })
  }
}
