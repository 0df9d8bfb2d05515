import Diagnostics

/// Reason why a value can't be converted. `ObjectReader` makes a diagnostic from it.
public struct Fault: Error, Sendable, Equatable {
  /// A clause that continues "but", such as `February 2015 has no day 30`; `nil` if the value has
  /// another kind than expected.
  package let reason: String?
  /// Advice on what to write instead.
  package let fix: String?
  /// The part of the file that is wrong; `nil` for the whole value.
  package let range: Range<Int>?

  /// Makes a fault from a reason that continues "but", such as `it isn't a shade of red`, and from
  /// advice on what to write instead.
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

  /// Fault for a value of the wrong kind: "expected …, found a list".
  package static let wrongKind = Fault()

  /// Fault for a name that isn't allowed, with a suggestion if one is similar. The diagnostic lists
  /// the allowed names.
  public static func unknownName(_ name: String, among names: [String]) -> Fault {
    let meant =
      OthersValues.name(meantBy: name, among: names) ?? suggestion(for: name, among: names)
    let all = names.count == 1 ? "write '\(names[0])'" : "write one of them"
    return Fault("is '\(name)'", fix: didYouMean(meant) ?? all)
  }
}
