/// A context passed by reference, because the parts of a page mostly begin and end in the same one.
typealias SharedContext = Shared<HTMLContext>

extension Shared where Value == HTMLContext {
  /// Whether a part that begins here may end at `end`.
  func matches(_ end: SharedContext) -> Bool { self === end || value.matches(end.value) }

  /// Context after a part of a template that ends at `end`.
  func continued(at end: SharedContext) -> SharedContext {
    end.value.isLost ? separated : end.separated
  }

  /// Context after two branches, which end here and at `end`.
  func joined(with end: SharedContext) -> SharedContext {
    self == end ? separated : SharedContext(value.joined(with: end.value))
  }

  /// Context at a section's edge.
  var separated: SharedContext { value.isSeparated ? self : SharedContext(value.separated) }

  /// Copy that is marked as lost.
  var lost: SharedContext { value.isLost ? self : SharedContext(value.lost) }

  /// Context after a value that is written here.
  var afterValue: SharedContext {
    if value.state == .data { return self }
    var context = value
    context.passValue()
    return context == value ? self : SharedContext(context)
  }
}
