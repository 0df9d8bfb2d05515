import Diagnostics

/// A key by which other generators, editors and exports hide a text. Such are `published: false` of
/// Jekyll, `publish: false` of Obsidian, `status: draft` of WordPress and Ghost, and `unlisted:
/// true` of Docusaurus.
///
/// Treated as an unknown key, it would be published with no more than a warning.
struct ForeignDraft {
  /// Intention of the author.
  enum Wish: Sendable, Hashable {
    case draft
    case unlisted
    case `private`
    /// A password, by which a plugin opens the text.
    case password
    /// The intention of one of Zoetrope's own keys, in another spelling.
    case key(String)
  }

  let wish: Wish
  /// Key and value as written, such as `published: false`; only the key of a secret.
  let text: String

  /// Recognises a member; `nil` for a key that means something else, or hides nothing.
  /// An index has no key by which it is hidden.
  init?(_ member: Value.Member, ofIndex isOfIndex: Bool = false) {
    // All known names are shorter, and other keys may be as long as a file.
    guard member.name.utf8.count <= 40 else { return nil }
    let name = Self.plain(member.name)
    if isOfIndex, Self.keysOfReaders.contains(name), Self.text(member.value) != "public" {
      wish = .private
      text = Self.written(member.value).map { "\(member.name): \($0)" } ?? member.name
      return
    }
    if let key = Self.keyOfReaders(meantBy: name, member.value), key != member.name {
      wish = .key(key)
      text = Self.written(member.value).map { "\(member.name): \($0)" } ?? member.name
      return
    }
    if Self.passwords.contains(name), !member.value.isNull, Self.written(member.value) != "" {
      wish = .password
      text = member.name
      return
    }
    guard let value = Self.text(member.value) else { return nil }
    if let wish = Self.whereTrue[name], Self.truths.contains(value) {
      self.wish = wish
    } else if let wish = Self.whereFalse[name], Self.falsehoods.contains(value) {
      self.wish = wish
    } else if Self.states.contains(name), Self.isDraft(value) {
      wish = value == "private" ? .private : .draft
    } else if let key = Self.ownKeys[name], key != member.name, value != "public" {
      wish = .key(key)
    } else {
      return nil
    }
    text = "\(member.name): \(Self.written(member.value) ?? value)"
  }

  /// Keys that say who finds a model.
  private static let keysOfReaders = ["visibility", "audience"]

  /// Returns the key that is meant by a misspelt one, or by any other with a value that only it
  /// has; `nil` if neither is meant.
  private static func keyOfReaders(meantBy name: String, _ value: Value) -> String? {
    let written = text(value)
    if written == "protected" { return "visibility" }
    guard whereTrue[name] == nil, whereFalse[name] == nil else { return nil }
    let key = name == "audiences" ? "audience" : suggestion(for: name, among: keysOfReaders)
    // Other words have the same letters; values that hide nothing are told as unknown keys are.
    return written == "public" || value.isNull ? nil : key
  }

  /// Whether a state's name says that something is not to be published.
  static func isDraft(_ text: String) -> Bool { drafts.contains(plain(text)) }

  /// Keys that hide a text where they are true, in lower case and without separators.
  private static let whereTrue: [String: Wish] = [
    "draft": .draft, "drafts": .draft, "isdraft": .draft, "unpublished": .draft,
    "isunpublished": .draft, "hidden": .draft, "ishidden": .draft, "hide": .draft, "wip": .draft,
    "headless": .draft, "trashed": .draft, "private": .private, "isprivate": .private,
    "protected": .private, "isprotected": .private,
    "unlisted": .unlisted, "isunlisted": .unlisted, "eleventyexcludefromcollections": .unlisted,
  ]
  private static let whereFalse: [String: Wish] = [
    "published": .draft, "ispublished": .draft, "publish": .draft, "dgpublish": .draft,
    "public": .draft, "ispublic": .draft, "visible": .draft, "isvisible": .draft, "live": .draft,
    "islive": .draft, "permalink": .draft, "listed": .unlisted, "islisted": .unlisted,
  ]
  /// Other spellings of Zoetrope's own keys that hide a text: `publishdate` of Hugo would have no
  /// effect.
  private static let ownKeys = [
    "visibility": "visibility", "publishdate": "publishDate", "pubdate": "publishDate",
    "publishat": "publishDate", "publishedat": "publishDate", "expirydate": "expiryDate",
    "expires": "expiryDate", "expiresat": "expiryDate", "unpublishdate": "expiryDate",
  ]
  private static let states: Set<String> = [
    "status", "poststatus", "publishstatus", "publicationstatus", "wpstatus", "state",
  ]
  private static let drafts: Set<String> = [
    "draft", "drafts", "autodraft", "pending", "private", "hidden", "unpublished", "unfinished",
    "trash", "future", "scheduled", "wip", "inprogress",
  ]
  /// Keys of WordPress and of plugins for Hexo and Jekyll whose value opens a text.
  private static let passwords: Set<String> = [
    "password", "postpassword", "passwd", "passphrase", "passwords", "passphrases",
  ]
  private static let truths: Set<String> = ["true", "yes", "on", "y", "1"]
  private static let falsehoods: Set<String> = ["false", "no", "off", "n", "0", "never"]

  /// Whether a key is one for passwords.
  static func isPassword(_ name: String) -> Bool { passwords.contains(plain(name)) }

  private static func plain(_ text: String) -> String {
    guard text.utf8.count <= 40 else { return "" }
    return text.lowercased().filter { !"-_ .:".contains($0) }
  }

  private static func text(_ value: Value) -> String? { written(value).map(plain) }

  private static func written(_ value: Value) -> String? {
    switch value.kind {
    case .bool(let flag): flag ? "true" : "false"
    case .number(let text), .string(let text): text
    case .null, .array, .object: nil
    }
  }
}
