import Basics
import Diagnostics
import Domain

/// Table of keys from other generators, from exports and from everyday language, with their names
/// here.
///
/// A row lists possible meanings, the likeliest first. The first one counts that the object has and
/// that accepts such a value. If the object doesn't have any meaning of a short word, a key with a
/// similar spelling isn't suggested either: `lat` on a photo doesn't mean `alt`.
enum OthersKeys {
  /// Possible meaning of a row: a key, and the look of its value.
  struct Meaning: ExpressibleByStringLiteral, Sendable {
    fileprivate enum Look { case any, time, path, list }

    let key: String
    fileprivate let look: Look

    private init(_ key: String, _ look: Look) {
      self.key = key
      self.look = look
    }

    init(stringLiteral key: String) { self.init(key, .any) }

    fileprivate static func time(_ key: String) -> Meaning { Meaning(key, .time) }
    fileprivate static func path(_ key: String) -> Meaning { Meaning(key, .path) }
    fileprivate static func list(_ key: String) -> Meaning { Meaning(key, .list) }
  }

  /// Rows by the letters of names (`KeyForm`).
  private static let meanings: [String: [Meaning]] = [
    // Keys of all models.
    "name": ["firstName", "title", "payee"], "headline": ["title"], "heading": ["title"],
    "caption": ["title", "alt", "summary"], "label": ["name"],
    "description": ["summary", "payee"], "excerpt": ["summary"], "abstract": ["summary"],
    "teaser": ["summary"], "intro": ["summary"], "lead": ["summary"],
    "subtitle": ["summary", "description"],
    "tagline": ["description", "summary"], "content": ["body"], "text": ["body"],
    "created": ["date"], "createdat": ["date"], "datecreated": ["date"], "datepublished": ["date"],
    "published": [.time("date")], "publishedat": ["date"], "publishedon": ["date"],
    "publishat": ["date"], "publishon": ["date"], "publisheddate": ["date"], "pubdate": ["date"],
    "publicationdate": ["date"], "posted": [.time("date")], "postedat": ["date"],
    "postedon": ["date"], "postdate": ["date"], "dateposted": ["date"], "releasedate": ["date"],
    "erscheinungsdatum": ["date"], "veroffentlichtam": ["date"],
    "veroffentlichungsdatum": ["date"], "datedepublication": ["date"],
    "fechadepublicacion": ["date"],
    "day": ["date"], "when": [.time("departure"), "date"],
    "lastmod": ["updated"], "lastmodified": ["updated"], "lastmodifiedat": ["updated"],
    "modified": ["updated"], "modifiedat": ["updated"], "lastupdated": ["updated"],
    "updatedat": ["updated"], "datemodified": ["updated"], "revised": ["updated"],
    "taxonomies": ["tags"], "keywords": ["tags"], "topics": ["tags"], "labels": ["tags"],
    "hashtags": ["tags"],
    "categories": [.list("tags"), "category"], "section": ["category"], "topic": ["category"],
    "authors": ["author"], "byline": ["author"], "writer": ["author"], "creator": ["author"],
    "cover": ["image"], "coverimage": ["image"], "featuredimage": ["image"], "hero": ["image"],
    "heroimage": ["image"], "banner": ["image"], "thumbnail": ["image"], "ogimage": ["image"],
    "thumb": ["image"], "feature": ["image"], "images": ["image"], "img": ["file", "image"],
    "picture": ["file", "imageName", "image"], "photo": ["file", "imageName", "image"],
    "url": [.path("aliases"), "slug"], "permalink": [.path("aliases"), "slug"],
    "path": ["file", .path("aliases"), "slug"], "alias": ["aliases"],
    "redirectfrom": ["aliases"], "oldurl": ["aliases"], "redirects": ["aliases"],
    "view": ["template"], "isdraft": ["draft"],
    // Trips.
    "from": [.time("departure"), "origin"], "to": [.time("arrival"), "destination", "payee"],
    "start": [.time("departure"), "origin", "openingBalance"],
    "begin": [.time("departure"), "origin"],
    "end": [.time("arrival"), "destination"], "finish": [.time("arrival"), "destination"],
    "startdate": ["departure"], "enddate": ["arrival"], "starttime": ["departure"],
    "endtime": ["arrival"], "departs": ["departure"], "departed": ["departure"],
    "leaves": ["departure"], "arrives": ["arrival"], "arrived": ["arrival"],
    "checkin": [.time("departure")], "checkout": [.time("arrival"), "buyURL"],
    "location": ["destination"], "place": ["destination"], "city": ["destination"],
    "where": ["destination"], "country": ["destination"],
    "source": ["origin", "file"], "target": ["destination"],
    "transport": ["mode"], "vehicle": ["mode"], "means": ["mode"], "by": ["mode", "author"],
    "carrier": ["provider"], "airline": ["provider"], "operator": ["provider"],
    "company": ["provider"], "flight": ["number"], "flightnumber": ["number"], "line": ["number"],
    "travellers": ["people"], "travelers": ["people"], "companions": ["people"],
    "passengers": ["people"], "with": ["people"],
    // Places.
    "lat": ["latitude"], "lng": ["longitude"], "lon": ["longitude"], "long": ["longitude"],
    "tz": ["timeZone"], "zone": ["timeZone"], "timezone": ["timeZone"],
    // Photos.
    "src": ["file"], "filename": ["file"], "alttext": ["alt"], "taken": ["takenAt"],
    "datetaken": ["takenAt"], "cost": ["price", "amount"], "value": ["amount"],
    "sum": ["amount"], "buy": ["buyURL"], "buylink": ["buyURL"], "shop": ["buyURL", "payee"],
    "payment": ["buyURL"], "journey": ["trip"], "stock": ["count"], "quantity": ["count"],
    "copies": ["count"], "prints": ["editions"], "formats": ["editions"], "variants": ["editions"],
    "dimensions": ["size"], "material": ["paper"], "medium": ["paper"],
    // People.
    "first": ["firstName"], "givenname": ["firstName"], "forename": ["firstName"],
    "last": ["lastName"], "surname": ["lastName"], "familyname": ["lastName"],
    "prefix": ["salutation"], "honorific": ["salutation"], "born": ["birthdate"],
    "birthday": ["birthdate"], "dateofbirth": ["birthdate"], "dob": ["birthdate"],
    "avatar": ["imageName"], "portrait": ["imageName"], "website": ["url"], "homepage": ["url"],
    "link": ["url", "buyURL"], "href": ["url"],
    // Accounts.
    "transactions": ["entries"], "items": ["entries"], "expenses": ["entries"],
    "postings": ["entries"], "initialbalance": ["openingBalance"], "opening": ["openingBalance"],
    "total": ["balance"], "holder": ["owner"], "merchant": ["payee"], "vendor": ["payee"],
    "what": ["payee"],
    // The settings.
    "siteurl": ["baseURL"], "domain": ["baseURL"], "host": ["baseURL"], "language": ["locale"],
    "languagecode": ["locale"], "lang": ["locale"], "menu": ["navigation"], "nav": ["navigation"],
    "menus": ["navigation"], "paginate": ["pageSize"], "perpage": ["pageSize"],
    "sitename": ["title"], "sitetitle": ["title"], "favicon": ["icon"], "logo": ["icon"],
    "color": ["accent"], "colour": ["accent"], "primarycolor": ["accent"],
    "accentcolor": ["accent"], "typeface": ["font"], "fontfamily": ["font"],
    "email": ["contact"], "mail": ["contact"],
  ]

  /// Rows that apply only to the settings.
  private static let settings: [String: [Meaning]] = ["url": ["baseURL"], "link": ["baseURL"]]

  /// Keys that belong inside an object, with the keys of the possible objects.
  private static let within = [
    "latitude": ["origin", "destination"], "longitude": ["origin", "destination"],
    "timeZone": ["origin", "destination"],
  ]

  /// Facts that don't have a key, with the keys from which they follow.
  private static let derived = [
    "delay": ["departure", "actualDeparture"], "duration": ["departure", "arrival"],
  ]

  /// Advice for a key that its object doesn't have. `members` are all members of the object.
  static func way(
    of member: Value.Member, in table: KeyTable, among members: [Value.Member], _ file: SourceFile
  ) -> String {
    switch meaning(of: member, in: table, among: members) {
    case .key(let name): return write(name, member.value, file)
    case .near(let name): return "did you mean '\(name)'?"
    case .within(let name, let keys):
      let places = keys.map { "'\($0)'" }.joined(separator: " or ")
      return "write it in \(places), as in \(place(with: name, in: file))"
    case .derived(let keys):
      let sources = keys.map { "'\($0)'" }.joined(separator: " and ")
      return "remove it: Zoetrope computes it from \(sources)"
    case nil: return "remove it: Zoetrope doesn't use it"
    }
  }

  /// Key of the table that a member probably means.
  static func key(
    meantBy member: Value.Member, in table: KeyTable, among members: [Value.Member]
  ) -> String? {
    switch meaning(of: member, in: table, among: members) {
    case .key(let name), .near(let name): name
    case .within, .derived, nil: nil
    }
  }

  /// Names of keys that may be suggested for a name.
  ///
  /// A key isn't suggested if the name means its opposite, as `undraft` and `hideBirthdate` do. A
  /// restricting key is suggested only for a slip.
  private static func safe(_ keys: [KeyDeclaration], for name: String) -> [String] {
    let form = KeyForm(name)
    let opposite = form.withoutNegation
    return keys.filter { key in
      let own = KeyForm(key.name)
      if let opposite, own.isNear(opposite, within: 1) { return false }
      return key.restriction == nil || opposite == nil && own.isNear(form, within: 2)
    }.map(\.name)
  }

  private enum Found {
    case key(String)
    case near(String)
    case within(String, keys: [String])
    case derived(keys: [String])
  }

  private static func meaning(
    of member: Value.Member, in table: KeyTable, among members: [Value.Member]
  ) -> Found? {
    let word = KeyForm(member.name).text
    let names = table.keys.lazy.map(\.name)
    // The same letters in another case mean the key itself.
    if let own = table.keys.first(where: { $0.name.lowercased() == word }) {
      return .near(own.newer ?? own.name)
    }
    let isOfSite = table.keys.contains { $0.name == SettingsReader.baseURL.name }
    if let row = (isOfSite ? settings[word] : nil) ?? meanings[word] {
      let meant = row.first { meaning in
        names.contains(meaning.key) && meaning.looksLike(member.value)
          && !members.contains { $0.name == meaning.key }
      }
      if let meant {
        return .key(meant.key)
      }
      if let name = row.first?.key, let keys = within[name]?.filter({ names.contains($0) }),
        !keys.isEmpty
      {
        return .within(name, keys: keys)
      }
      // The letters of a longer word may still be those of a key in a custom kind.
      guard word.utf8.count > 5 else { return nil }
    }
    if let keys = within[word]?.filter({ names.contains($0) }), !keys.isEmpty {
      return .within(word, keys: keys)
    }
    if let keys = derived[word], keys.allSatisfy(names.contains) {
      return .derived(keys: keys)
    }
    let nearest = suggestion(for: member.name, among: safe(table.keys, for: member.name))
    return table.keys.first { $0.name == nearest }.map { .near($0.newer ?? $0.name) }
  }

  /// Advice to write a key with its value in the format of its file: `origin: Porto`,
  /// `"origin": "Porto"`.
  private static func write(_ name: String, _ value: Value, _ file: SourceFile) -> String {
    var name = name
    var written = String(decoding: file.bytes[value.range], as: UTF8.self)
    if name == CommonKeys.aliases.name, let text = value.scalarText {
      guard let path = path(meantBy: text) else { return "write it as '\(name)'" }
      if let slug = slug(meantBy: path, of: file) {
        guard slug != file.path.fileName.fileStem else {
          return "remove it: this is the page's address anyway"
        }
        (name, written) = (CommonKeys.slug.name, Self.text(slug, in: file))
      } else if path != text {
        written = Self.text(path, in: file)
      }
    } else if name == CommonKeys.slug.name, let text = value.scalarText {
      written = ReadableSlug(text).text
    } else if case .array(let elements) = value.kind, elements.count == 1,
      let text = elements[0].scalarText
    {
      written = Self.text(text, in: file)
    }
    guard !written.isEmpty, written.utf8.count <= 60, !written.contains(where: \.isNewline),
      !value.isObject
    else { return "write it as '\(name)'" }
    return "write \(member(name, written, in: file))"
  }

  /// Slug with which a file's model would be published at a path; `nil` if no slug does that.
  private static func slug(meantBy path: String, of file: SourceFile) -> String? {
    guard let folder = file.path.behind("Content/")?.upTo("/"), let name = path.names.last,
      (try? Slug(String(name))) != nil
    else { return nil }
    let list = path.names.dropLast().map { String($0) }
    let isAtRoot = PageKind.kind.folder == folder
    return list == (isAtRoot ? [] : [String(folder)]) ? String(name) : nil
  }

  /// Path on this site that is meant by a full address, or by a path without its leading `/`.
  static func path(meantBy text: String) -> String? {
    var path = text[...]
    if let scheme = text.utf8.firstRange(of: "://".utf8) {
      path = Substring(text.utf8[scheme.upperBound...].drop { $0 != UInt8(ascii: "/") })
    } else if text.isEmpty || text.utf8.first == UInt8(ascii: ".") {
      return nil
    } else if text.utf8.first != UInt8(ascii: "/") {
      path = "/" + path
    }
    let meant = String(path).upTo("?", "#")
    return meant.isEmpty || meant == "/" ? nil : String(meant)
  }

  /// Example of a place with a name and a member of this name, in the format of a file.
  static func place(with name: String, in file: SourceFile) -> String {
    let more =
      name == "timeZone"
      ? [member(name, text("Europe/Lisbon", in: file), in: file)]
      : [member("latitude", "38.7", in: file), member("longitude", "-9.1", in: file)]
    let members = [member("name", text("Lisbon", in: file), in: file)] + more
    return "{\(members.joined(separator: ", "))}"
  }

  /// Place as an object of texts, in the format of a file.
  static func place(_ members: KeyValuePairs<String, String>, in file: SourceFile) -> String {
    let written = members.map { member($0, text($1, in: file), in: file) }
    return "{\(written.joined(separator: ", "))}"
  }

  /// Text in the format of a file's front matter, quoted if necessary.
  static func text(_ text: String, in file: SourceFile) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || "/-_.~%".utf8.contains(byte)
    }
    if isPlain, form(of: file) == .yaml { return text }
    return "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }

  /// Key with its value in the format of a file's front matter.
  static func member(_ name: String, _ written: String, in file: SourceFile) -> String {
    switch form(of: file) {
    case .yaml: "\(name): \(written)"
    case .toml: "\(name) = \(written)"
    case .json: "\"\(name)\": \(written)"
    }
  }

  /// Format of a file's front matter; YAML for a text without any.
  private static func form(of file: SourceFile) -> FrontMatter.Format {
    switch file.bytes.first {
    case UInt8(ascii: "+"): .toml
    case UInt8(ascii: "{"): .json
    default: file.path.ends(with: ".json") ? .json : .yaml
    }
  }

  /// Keys among which a text of several words should be divided, with advice to do so; `nil` unless
  /// all of them are `missing`.
  static func division(
    of member: Value.Member, among missing: [String], _ file: SourceFile
  ) -> (keys: [String], fix: String)? {
    let keys = ["firstName", "lastName"]
    guard ["name", "fullname", "full_name", "title"].contains(member.name.lowercased()),
      keys.allSatisfy(missing.contains), case .string(let text) = member.value.kind,
      text.utf8.count <= 60
    else { return nil }
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let last = words.last, words.count > 1 else { return nil }
    let isBare = file.bytes.first == UInt8(ascii: "-")
    let parts = [words.dropLast().joined(separator: " "), String(last)]
      .map { isBare ? $0 : "\"\($0)\"" }
    return (
      keys,
      "write \(Self.member(keys[0], parts[0], in: file)) and "
        + "\(Self.member(keys[1], parts[1], in: file))"
    )
  }
}

extension OthersKeys.Meaning {
  fileprivate func looksLike(_ value: Value) -> Bool {
    switch look {
    case .any: return true
    case .path: return value.scalarText?.utf8.first == UInt8(ascii: "/")
    case .list: if case .array = value.kind { return true } else { return false }
    case .time: return value.looksLikeTime
    }
  }
}

extension Value {
  fileprivate var isObject: Bool { if case .object = kind { true } else { false } }
}
