import Diagnostics

// Types for the declarations of keys. They are strict: a quoted number is text, and an unquoted
// text in YAML may look like a number. Only a decimal may be quoted, as exact amounts of money
// often are.

extension ValueType where T == String {
  /// Text without comments. An unquoted number in YAML counts as text, as written.
  public static var text: Self { text(leavesCommentsOut: false) }

  /// Text in Markdown. Its comments are removed when it is rendered.
  static var markdown: Self { text(leavesCommentsOut: true) }

  private static func text(leavesCommentsOut: Bool) -> Self {
    .custom("text", .text(.any), leavesCommentsOut: leavesCommentsOut) { value throws(Fault) in
      guard let text = value.text else { throw .wrongKind }
      return text
    }
  }

  /// A number's exact decimal form (RFC 8259 §6), such as `25.90`; quotes are allowed.
  public static var decimal: Self {
    .custom("a number such as 25.90", .scalar(.decimal, .none)) { value throws(Fault) in
      guard let written = value.scalarText else { throw .wrongKind }
      guard let decimal = NumberText(written).decimal else {
        throw Fault("'\(written)' isn't one", fix: NumberText(written).fix)
      }
      return decimal
    }
  }
}

extension ValueType where T == Bool {
  /// `true` or `false`.
  public static var bool: Self {
    .custom("true or false", .bool) { value throws(Fault) in
      guard case .bool(let flag) = value.kind else { throw .wrongKind }
      return flag
    }
  }
}

extension ValueType where T == Int {
  /// A whole number, without a fraction.
  public static var integer: Self {
    .custom("a whole number", .integer(.none)) { value throws(Fault) in
      guard case .number(let written) = value.kind else { throw .wrongKind }
      guard let integer = NumberText(written).integer else {
        throw Fault("\(written) has a fraction or is too large")
      }
      return integer
    }
  }
}

extension ValueType where T == Int {
  /// A whole number within inclusive bounds.
  public static func integer(in bounds: ClosedRange<Int>) -> Self {
    let (least, most) = (bounds.lowerBound, bounds.upperBound)
    return .custom(
      "a whole number from \(least) to \(most)",
      .integer(NumberBounds(minimum: least, maximum: most))
    ) { value throws(Fault) in
      guard case .number(let written) = value.kind else { throw .wrongKind }
      guard let integer = NumberText(written).integer else { throw Fault("it is \(written)") }
      guard bounds.contains(integer) else {
        let fix = integer < least ? "write \(least) or more" : "write \(most) or less"
        throw Fault("it is \(written)", fix: fix)
      }
      return integer
    }
  }
}

extension ValueType {
  /// A conversion from text. `expected` describes the form, such as `a date such as 2015-10-09`.
  public static func parsed(
    _ expected: String, _ form: TextForm,
    _ parse: @escaping @Sendable (String) throws(Fault) -> T
  ) -> Self {
    .custom(expected, .text(form)) { value throws(Fault) in
      guard let text = value.text else { throw .wrongKind }
      return try parse(text)
    }
  }
}

extension ValueType where T: RawRepresentable<String> & CaseIterable {
  /// One of the raw values of an enumeration.
  public static func enumeration(_ type: T.Type) -> Self { enumeration(type, isState: false) }

  /// One of the raw values of an enumeration. If it `isState`, a word such as "draft" gets advice
  /// on the key for drafts.
  static func enumeration(_ type: T.Type, isState: Bool) -> Self {
    let names = T.allCases.map(\.rawValue)
    let list = names.map { "'\($0)'" }
    let expected = list.count > 1 ? "one of " + list.joined(separator: ", ") : list.joined()
    return .custom(expected, .enumeration(names)) { value throws(Fault) in
      guard let text = value.text else { throw .wrongKind }
      guard let member = T(rawValue: text) else {
        let isClear =
          suggestion(for: text, among: names) != nil
          || OthersValues.name(meantBy: text, among: names) != nil
        if isState, !isClear, RestrictingStates.isDraft(text) {
          throw Fault("is '\(text)'", fix: "to keep it unpublished, set 'draft' to true")
        }
        let fault = Fault.unknownName(text, among: names)
        guard isState, !isClear, names.contains("protected") else { throw fault }
        throw Fault(
          "is '\(text)'",
          fix: "write one of them; to show the page to some people only, write 'protected', and "
            + "name them in 'audience'")
      }
      return member
    }
  }
}

extension ValueType {
  /// A list whose elements all have one type. Each wrong element is reported.
  public static func list<Element: Sendable>(of element: ValueType<Element>) -> Self
  where T == [Element] {
    ValueType(expected: element.plural, shape: .list(element.shape)) { value, field in
      guard case .array(let values) = value.kind else {
        return field.refuse(value, .wrongKind, element.plural, .list(element.shape))
      }
      let inside = field.element
      let elements = values.map { element.read($0, inside) }
      let found = elements.compactMap(\.self)
      return found.count == values.count ? found : nil
    }
  }

  /// A list of different elements. A repeated one is reported at its place.
  static func distinct<Element: Hashable & Sendable>(_ element: ValueType<Element>) -> Self
  where T == [Element] {
    let shape = Shape.distinct(element.shape)
    return ValueType(expected: element.plural, shape: shape) { value, field in
      guard case .array(let values) = value.kind else {
        return field.refuse(value, .wrongKind, element.plural, shape)
      }
      let inside = field.element
      var found: [Element] = []
      var known: Set<Element> = []
      for value in values {
        guard let next = element.read(value, inside) else { continue }
        if known.insert(next).inserted {
          found.append(next)
        } else {
          let again = Fault("'\(value.scalarText ?? "")' is repeated", fix: "remove it")
          let _: Element? = inside.refuse(value, again, "named once", element.shape)
        }
      }
      return found.count == values.count ? found : nil
    }
  }

  /// A list, or a single element that counts as a list of one.
  public static func oneOrMore<Element: Sendable>(_ element: ValueType<Element>) -> Self
  where T == [Element] { .oneOf(element.map { [$0] }, .list(of: element)) }
}

extension ValueType where T == [String] {
  /// A list of texts; a single text counts as a list of one.
  public static var texts: Self { .oneOrMore(.text) }
}

extension TextForm {
  /// Form of the texts that `NumberText` converts to a decimal.
  static let decimal = TextForm(
    #"^[-+]?(?:\#(digits)(?:\.(?:\#(digits))?)?|\.\#(digits))(?:[eE][-+]?\#(digits))?$"#)

  /// Digits with single underscores between them.
  private static let digits = "[0-9]+(?:_[0-9]+)*"
}
