import Diagnostics

/// The members of an object while it is read. A repeated name is reported at both places.
///
/// Names are compared by canonical equivalence ("é" has two forms in Unicode).
struct MemberList {
  private(set) var members: [Value.Member] = []
  /// Index of each name in `members`, kept only for objects that are too long to search.
  private var indices: [String: Int] = [:]

  /// Maximum number of members that are searched one by one for a name.
  static let searched = 32

  var isEmpty: Bool { members.isEmpty }

  func index(of name: String) -> Int? {
    members.count <= Self.searched
      ? members.firstIndex { $0.name == name } : indices[name]
  }

  mutating func append(_ member: Value.Member, _ findings: Findings) {
    if let first = index(of: member.name) {
      findings.reportDuplicate(
        member.name, at: member.nameRange, first: members[first].nameRange)
      return
    }
    members.append(member)
    if members.count == Self.searched + 1 {
      for (index, member) in members.enumerated() { indices[member.name] = index }
    } else if members.count > Self.searched {
      indices[member.name] = members.count - 1
    }
  }
}

extension Findings {
  func reportDuplicate(_ name: String, at range: Range<Int>, first: Range<Int>) {
    report(
      .contentDuplicateKey, at: range, "the key '\(name)' appears twice", fix: "keep one of them",
      notes: [Diagnostic.Note("it is first used here", at: file.place(first))])
  }
}
