import Basics
public import Domain

// Types of values that only occur in content: the expectation in words, and the conversion.

extension ValueType where T == String {
  /// Text that has a character other than whitespace.
  public static var words: Self {
    Self.parsed("text", .words) { text throws(Fault) in
      // Most texts begin with a letter, so Unicode's tables aren't needed.
      let beginsWithASCII = text.utf8.first.map { (0x21...0x7E).contains($0) } ?? false
      guard beginsWithASCII || text.contains(where: { !$0.isWhitespace }) else {
        throw Fault("it is empty")
      }
      return text
    }
  }

  /// Text, or a number as written.
  static var identifier: Self {
    .custom("text", .scalar(.any, .none)) { value throws(Fault) in
      guard let text = value.scalarText else { throw .wrongKind }
      return text
    }
  }

  /// An exact amount of money; its currency limits the number of decimals.
  public static var amount: Self { decimal.shaped(.scalar(.amount, .none)) }

  /// An amount of 0 or more. Only schemas, and therefore editors, check this bound: a kind must
  /// refuse negative amounts itself.
  public static var price: Self { decimal.shaped(.scalar(.price, NumberBounds(minimum: 0))) }

  /// Degrees from `-limit` to `limit`.
  static func degrees(_ limit: Int) -> Self {
    decimal.shaped(.scalar(.decimal, NumberBounds(minimum: -limit, maximum: limit)))
  }

  /// A web address.
  public static var webAddress: Self {
    .parsed("an address such as https://ana.example/shop", .webAddress) { text throws(Fault) in
      do throws(WebAddressFault) {
        return try WebAddress(text).text
      } catch {
        throw Fault(error, in: text)
      }
    }
  }

  /// A path on the finished site, decoded: a browser's address bar shows it percent-encoded.
  static var publishedPath: Self {
    .parsed("a path on this site such as /lisbon/", .publishedPath) { text throws(Fault) in
      guard text.utf8.first == UInt8(ascii: "/"), text != "/" else {
        throw Fault("'\(text)' isn't one", fix: Fault.path(meantBy: text))
      }
      guard text.utf8.count <= ContentLimits.path else {
        throw Fault("it is longer than 1,024 bytes")
      }
      if text.holds("?") || text.holds("#") { throw Fault(suffixIn: text) }
      var segments = Substring(text.utf8.dropFirst()).parts(between: "/").map(String.init)
      let isFolder = segments.last == ""
      if isFolder { segments.removeLast() }
      for (index, segment) in segments.enumerated() {
        // Segments are decoded one by one, because an encoded `/` doesn't begin a new one.
        segments[index] = segment.percentDecoded
        guard
          !segments[index].unicodeScalars.contains("\u{FFFD}")
            || segment.unicodeScalars.contains("\u{FFFD}")
        else {
          throw Fault("'\(segment)' isn't UTF-8", fix: "write the characters themselves")
        }
        do throws(SlugFault) {
          _ = try Slug(segments[index])
        } catch {
          // A former address can't be changed, and needn't be a valid file name on Windows.
          if case .refusedByWindows = error { continue }
          throw Fault(error)
        }
      }
      return "/" + segments.joined(separator: "/") + (isFolder ? "/" : "")
    }
  }

  /// A place on the site or on the web.
  static var link: Self {
    .parsed("a path such as /trips/ or an address such as https://ana.example", .link) {
      text throws(Fault) in
      if text.utf8.first == UInt8(ascii: "/"), !text.begins(with: "//") { return text }
      do throws(WebAddressFault) {
        return try WebAddress(text).text
      } catch {
        throw error == .noScheme
          ? Fault("'\(text)' isn't one", fix: way(toLink: text)) : Fault(error, in: text)
      }
    }
  }
}

/// Fix for a path without its slash, or for an address of a former site.
private func way(toPath text: String) -> String? {
  let path = (try? WebAddress(text)).map { String($0.rest.upTo("?", "#")) } ?? "/" + text
  let names = path.names
  guard path.utf8.count <= 200, !names.isEmpty, names.allSatisfy({ (try? Slug(String($0))) != nil })
  else { return nil }
  return "write \(path)"
}

/// Fix for the name of a page, or for an address without its scheme: `trips`, `ana.example`.
private func way(toLink text: String) -> String? {
  (Fault.withScheme(text)).map { "write \($0)" } ?? way(toPath: text)
}

extension ValueType where T == Slug {
  /// A model's name in addresses and references, such as `lisbon`.
  public static var slug: Self {
    .custom("a slug such as lisbon", .scalar(.slug, .none)) { value throws(Fault) in
      guard let text = value.scalarText else { throw .wrongKind }
      do throws(SlugFault) {
        return try Slug(text)
      } catch {
        throw Fault(error)
      }
    }
  }
}

extension ValueType where T == WrittenTime {
  /// A point in time in any of its forms.
  public static var time: Self {
    .custom(
      "a date or time such as 2015-10-09T13:09:53+01:00", .scalar(.time, .instants)
    ) { value throws(Fault) in
      guard let text = value.scalarText else { throw .wrongKind }
      do throws(TimeFault) {
        return try WrittenTime(text)
      } catch {
        throw Fault(error, in: text)
      }
    }
  }
}

extension ValueType where T == WrittenTime {
  /// A point in time in any of its forms, or a month or a year.
  static var period: Self {
    .custom(
      "a date or time such as 2015-10-09T13:09:53+01:00", .scalar(.period, .instants)
    ) { value throws(Fault) in
      guard let text = value.scalarText else { throw .wrongKind }
      do throws(TimeFault) {
        return try WrittenTime(period: text)
      } catch {
        throw Fault(error, in: text, takesMonths: true)
      }
    }
  }
}

extension ValueType where T == CalendarDate {
  /// A day such as `1970-01-01`; seconds since 1970 are read in UTC.
  public static var calendarDate: Self {
    .custom("a date such as 1970-01-01", .scalar(.calendarDate, .instants)) { value throws(Fault) in
      guard let text = value.scalarText else { throw .wrongKind }
      do throws(TimeFault) {
        return try CalendarDate(written: text)
      } catch {
        throw Fault(error, in: text, isDayAlone: true)
      }
    }
  }
}

extension ValueType where T == Zone {
  static var zone: Self {
    .parsed("a time zone such as Europe/Lisbon", .zone) { text throws(Fault) in
      guard let zone = Zone(iana: text) else { throw Fault(TimeFault.unknownZone(text), in: text) }
      return zone
    }
  }
}

extension ValueType where T == Currency {
  /// An ISO 4217 code in capital letters.
  public static var currency: Self {
    .custom("a currency code of ISO 4217 such as EUR", .enumeration(Currency.codes)) {
      value throws(Fault) in
      guard let text = value.text else { throw .wrongKind }
      do throws(CurrencyFault) {
        return try Currency(code: text)
      } catch {
        throw Fault(error)
      }
    }
  }
}

extension ValueType {
  /// Copy of the type with a more precise shape for schemas.
  private func shaped(_ shape: Shape) -> Self {
    ValueType(expected: expected, shape: shape, read: read)
  }

  /// Values of a type with their places in the file.
  public static func located<U: Sendable>(_ type: ValueType<U>) -> Self where T == Located<U> {
    type.located
  }
}

extension ValueType where T == Value {
  /// The value unchanged, for a conversion that needs more context than a declaration has.
  static func raw(_ expected: String, _ shape: Shape) -> Self {
    .custom(expected, shape) { value throws(Fault) in value }
  }
}

extension Fault {
  /// Fix for a whole address, or for a path that doesn't begin with `/`.
  fileprivate static func path(meantBy text: String) -> String {
    OthersKeys.path(meantBy: text).map { "write '\($0)'" } ?? "write the path of a page"
  }

  /// Reason against a path with a query or fragment, since hosts look up the path without it.
  fileprivate init(suffixIn text: String) {
    let path = text.upTo("?", "#")
    let what =
      text.begins(with: path + "?")
      ? "query, which hosts ignore for files" : "fragment, which servers never see"
    let name = text.begins(with: path + "?") ? "%3F" : "%23"
    self.init(
      "it has a \(what)",
      fix:
        "write \(path == "/" ? "the path of a page" : "'\(path)'"), or \(name) if the character "
        + "is part of the name"
    )
  }
}

extension Key {
  /// Converts a raw value, or an element of one. Mistakes are reported under this key.
  func convert<U: Sendable>(
    _ value: Value, as type: ValueType<U>, element: Bool = false, _ findings: Findings
  ) -> U? {
    type.read(value, Field(path: name, findings: findings, isElement: element))
  }
}
