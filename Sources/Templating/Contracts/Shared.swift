/// A large value, handed on by reference: it takes longer to copy than to write.
///
/// A class for that; nothing in it changes.
package final class Shared<Value: Sendable>: Sendable {
  package let value: Value

  package init(_ value: consuming Value) { self.value = value }

  /// Shows the value in place. Generic code does not copy what it hands on, so it must stay so.
  @inline(never)
  package func show(_ body: (Value) -> Void) { body(value) }
}

extension Shared: Equatable where Value: Equatable {
  package static func == (a: Shared, b: Shared) -> Bool { a === b || a.value == b.value }
}

extension Shared: Hashable where Value: Hashable {
  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
