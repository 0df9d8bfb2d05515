/// A large immutable value passed by reference, because copying it takes longer than writing it.
package final class Shared<Value: Sendable>: Sendable {
  package let value: Value

  package init(_ value: consuming Value) { self.value = value }

  /// Passes the value in place. Never inlined, because specialised code would copy the value.
  @inline(never)
  package func show(_ body: (Value) -> Void) { body(value) }
}

extension Shared: Equatable where Value: Equatable {
  package static func == (a: Shared, b: Shared) -> Bool { a === b || a.value == b.value }
}

extension Shared: Hashable where Value: Hashable {
  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
