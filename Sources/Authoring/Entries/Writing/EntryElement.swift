import Content
import Domain

/// An entry as an element of an account's list, in any content language.
struct EntryElement: Equatable {
  /// A value; languages differ in how they write texts and days.
  enum Scalar: Equatable {
    case text(String)
    case number(String)
    case date(String)

    var written: String {
      switch self {
      case .text(let text), .number(let text), .date(let text): text
      }
    }
  }

  let members: [(name: String, value: Scalar)]

  init(_ entry: ImportedEntry, in currency: Currency) {
    var members: [(String, Scalar)] = [
      ("date", .date(entry.date.written)), ("payee", .text(entry.payee)),
      ("amount", .number(entry.amount.decimal)),
    ]
    if entry.amount.currency != currency {
      members.append(("currency", .text(entry.amount.currency.code)))
      if let charged = entry.charged { members.append(("charged", .number(charged.decimal))) }
    }
    if let category = entry.category { members.append(("category", .text(category))) }
    if let note = entry.note { members.append(("note", .text(note))) }
    if let id = entry.id { members.append(("source", .text(id))) }
    self.members = members
  }

  static func == (a: EntryElement, b: EntryElement) -> Bool {
    a.members.elementsEqual(b.members) { $0.name == $1.name && $0.value == $1.value }
  }

  /// `{"date": "2024-03-01", "payee": "REWE", "amount": -12.50}`
  var json: String {
    let members = members.map { name, value in
      if case .number(let number) = value { return "\"\(name)\": \(number)" }
      return "\"\(name)\": \(PrettyJSON.quoted(value.written))"
    }
    return "{\(members.joined(separator: ", "))}"
  }

  /// `{date: 2024-03-01, payee: REWE, amount: -12.50}`
  var yaml: String {
    let members = members.map { name, value in
      guard case .text(let text) = value else { return "\(name): \(value.written)" }
      // An unquoted comma would end the text here.
      return "\(name): \(text.contains(",") ? PrettyJSON.quoted(text) : YAMLText(text).text)"
    }
    return "{\(members.joined(separator: ", "))}"
  }

  /// `{date = 2024-03-01, payee = "REWE", amount = -12.50}`
  var toml: String { "{\(tomlMembers.joined(separator: ", "))}" }

  /// A separate table below `[[entries]]`, in TOML.
  func tomlTable(_ newline: String) -> String {
    (["[[entries]]"] + tomlMembers).map { $0 + newline }.joined()
  }

  private var tomlMembers: [String] {
    members.map { name, value in
      guard case .text(let text) = value else { return "\(name) = \(value.written)" }
      return "\(name) = \(PrettyJSON.quoted(text))"
    }
  }

  /// Whether a value that was read is exactly this entry.
  func isSame(as value: Value) -> Bool {
    guard case .object(let read) = value.kind, read.count == members.count else { return false }
    return zip(read, members).allSatisfy { member, own in
      guard member.name == own.name, member.value.scalarText == own.value.written else {
        return false
      }
      switch (own.value, member.value.kind) {
      case (.text, .string), (.date, .string), (.number, .number): return true
      default: return false
      }
    }
  }
}
