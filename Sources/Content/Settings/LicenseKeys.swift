import Basics

/// The keys of `license` in `Content/site.json`.
enum LicenseKeys {
  static let name = Key("name", .words, required: true, "The licence's name, such as `CC BY 4.0`.")
  static let url = Key(
    "url", .link, required: true,
    "The address of the licence text: a full address, or a path on this site. Zoetrope writes only "
      + "full addresses into pictures. If the text is a page on your site, also write its full "
      + "address in `photos.license`, so that pictures can refer to it."
  )

  static let table = KeyTable("a licence", name, url)

  static func read(_ reader: inout ObjectReader) -> SiteSettings.NavigationItem? {
    let name = reader.read(name)
    let url = reader.read(url)
    guard let name, let url else { return nil }
    return SiteSettings.NavigationItem(name: name, url: url)
  }
}

extension ValueType where T == String {
  /// The address of a page, or a sentence. It is written into pictures, which can leave the site,
  /// so a path on the site would mean nothing there.
  static var licenseTerms: Self {
    .parsed("an address such as https://ana.example/license/, or a sentence", .licenseTerms) {
      text throws(Fault) in
      guard text.contains(where: { !$0.isWhitespace }) else { throw Fault("it is empty") }
      guard text.utf8.first != UInt8(ascii: "/") else {
        throw Fault(
          "'\(text)' is a path", fix: "write the full address, because it is written into pictures")
      }
      guard isMeantAsAddress(text) else { return text }
      do throws(WebAddressFault) {
        return try WebAddress(text).text
      } catch {
        guard error != .forbidden(" ") else {
          throw Fault(
            "there is more text after the address",
            fix: "write only the address, or a sentence that starts with a word")
        }
        let fault = Fault(error, in: text)
        throw Fault(
          fault.reason ?? "it isn't one",
          fix: fault.fix ?? "write an address such as https://ana.example/license/")
      }
    }
  }

  /// Whether a text begins like a web address, or is one word that begins with a scheme (RFC 3986
  /// §3.1): `javascript:…` isn't a sentence.
  private static func isMeantAsAddress(_ text: String) -> Bool {
    let scheme = text.upTo(":")
    if ["https", "http"].contains(scheme.lowercased()), text.begins(with: scheme + "://") {
      return true
    }
    guard scheme.endIndex < text.endIndex, !text.utf8.contains(where: { $0 <= 0x20 }) else {
      return false
    }
    return scheme.wholeMatch(of: /[A-Za-z][A-Za-z0-9+.\-]*/) != nil
  }

  /// An e-mail address, which becomes one that browsers open, or a place on the site or on the web.
  static var contact: Self {
    .parsed(
      "an address such as ana@ana.example, /contact/ or https://ana.example/contact", .contact
    ) { text throws(Fault) in
      if text.utf8.first == UInt8(ascii: "/"), !text.begins(with: "//") { return text }
      if let address = try? WebAddress(text) { return address.text }
      guard let mail = mail(text) else { throw Fault("'\(text)' isn't one") }
      return mail
    }
  }

  /// A web address where something is paid for, or an e-mail address for ordering it.
  static var payment: Self {
    .parsed("an address such as https://ana.example/shop or ana@ana.example", .payment) {
      text throws(Fault) in
      let (address, query) = text.parted(before: "?")
      if let mail = mail(address) {
        guard query.wholeMatch(of: /(?:\?[A-Za-z0-9\-._~!$&'()*+,;=:@\/?%]*)?/) != nil else {
          throw Fault("'\(text)' contains a character that an address can't contain")
        }
        if let field = unwanted(in: query) {
          throw Fault(
            "an order can't fill in the field '\(field)'",
            fix: "remove it: only 'subject' and 'body' are allowed")
        }
        if breaksLine(in: query) {
          throw Fault(
            "its subject has more than one line", fix: "remove '%0D' and '%0A' from the subject")
        }
        return mail + query
      }
      guard !text.begins(with: "mailto:") else {
        throw Fault("'\(address)' isn't an email address")
      }
      do throws(WebAddressFault) {
        return try WebAddress(text).text
      } catch {
        throw Fault(error, in: text)
      }
    }
  }

  /// The first field of a mail other than subject and text that an address fills in (RFC 6068 §2);
  /// `nil` if it fills in no other.
  ///
  /// With such a field, a visitor would write to other people, or send more than is visible.
  private static func unwanted(in query: String) -> String? {
    Substring(query.utf8.dropFirst()).parts(between: "&").lazy
      .map { $0.upTo("=") }
      .first { field in
        let name = String(field).percentDecoded.lowercased()
        return !field.isEmpty && name != "subject" && name != "body"
      }.map(String.init)
  }

  /// Whether the subject that a query gives a mail has a control character. It would end the
  /// header's line and begin another one (RFC 5322 §2.2).
  private static func breaksLine(in query: String) -> Bool {
    Substring(query.utf8.dropFirst()).parts(between: "&").contains { field in
      let name = String(field.upTo("=")).percentDecoded.lowercased()
      return name == "subject" && String(field).percentDecoded.utf8.contains { $0 < 0x20 }
    }
  }

  /// The address that browsers open for an e-mail address, with or without `mailto:`.
  private static func mail(_ text: String) -> String? {
    let mail = text.begins(with: "mailto:") ? String(text.utf8.dropFirst(7)) ?? text : text
    return isMail(mail) ? "mailto:\(mail)" : nil
  }

  /// Whether a text has one `@` between a name and a host with a dot in it.
  ///
  /// No check can show whether mail arrives. This one works on bytes, since each photo may have an
  /// address.
  private static func isMail(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    guard parts.count == 2, let first = parts[1].first, let last = parts[1].last else {
      return false
    }
    func isOfName(_ byte: UInt8) -> Bool {
      byte.isLetter || byte.isDigit || byte == "." || byte == "_" || byte == "%" || byte == "+"
        || byte == "-"
    }
    func isOfHost(_ byte: UInt8) -> Bool {
      byte.isLetter || byte.isDigit || byte == "." || byte == "-"
    }
    return !parts[0].isEmpty && parts[0].allSatisfy(isOfName)
      && (first.isLetter || first.isDigit) && last != "."
      && parts[1].contains(UInt8(ascii: ".")) && parts[1].allSatisfy(isOfHost)
  }
}

extension String {
  /// The text before the first occurrence of a character, and the rest from there on.
  fileprivate func parted(before character: Character) -> (String, String) {
    let end = firstIndex(of: character) ?? endIndex
    return (String(self[..<end]), String(self[end...]))
  }
}

extension TextForm {
  fileprivate static let contact = TextForm(
    #"^(?:/(?!/)|[Hh][Tt][Tt][Pp][Ss]?://|(?:mailto:)?[A-Za-z0-9._%+-]+@[A-Za-z0-9][A-Za-z0-9.-]*$)"#
  )

  fileprivate static let licenseTerms = TextForm(
    #"^(?!/)(?!(?![Hh][Tt][Tt][Pp][Ss]?://[^/?\u0023\s])[A-Za-z][-+.A-Za-z0-9]*:[^\u0000-\u0020]*"#
      + #"(?![\s\S]))[\s\S]*\S"#)

  fileprivate static let payment = TextForm(
    #"^(?:[Hh][Tt][Tt][Pp][Ss]?://|(?:mailto:)?[A-Za-z0-9._%+-]+@[A-Za-z0-9][A-Za-z0-9.-]*(?:\?|$))"#
  )
}
