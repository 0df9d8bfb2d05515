import Diagnostics

/// Why a value can't be converted: a fact that `ObjectReader` makes into a placed diagnostic.
public struct Fault: Error, Sendable, Equatable {
  /// A clause that goes on from "but", such as `February 2015 has no day 30`; `nil` where the value
  /// is of another kind than expected.
  package let reason: String?
  /// What to write instead.
  package let fix: String?
  /// The part of the file that is wrong, `nil` for the whole value.
  package let range: Range<Int>?

  /// A reason that goes on from "but", such as `it is no shade of red`, and what to write instead.
  public init(_ reason: String, fix: String? = nil) { self.init(reason, fix: fix, at: nil) }

  package init(_ reason: String, fix: String? = nil, at range: Range<Int>?) {
    self.reason = reason
    self.fix = fix
    self.range = range
  }

  private init() {
    reason = nil
    fix = nil
    range = nil
  }

  /// The value is of another kind: "expected …, found a list".
  package static let wrongKind = Fault()

  /// A name that isn't among those that may be written.
  public static func unknownName(_ name: String, among names: [String]) -> Fault {
    Fault("is '\(name)'", fix: suggestion(for: name, among: names).map { "did you mean '\($0)'?" })
  }
}
