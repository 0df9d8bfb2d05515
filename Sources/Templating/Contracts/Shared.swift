/// A value that many pages show, handed to each of them by reference: a large one takes longer to copy
/// than to write.
///
/// A class for that; nothing in it changes.
package final class Shared<Value: Sendable>: Sendable {
  package let value: Value

  package init(_ value: Value) { self.value = value }

  /// Shows the value in place. Generic code does not copy what it hands on, so it must stay so.
  @inline(never)
  package func show(_ body: (Value) -> Void) { body(value) }
}

extension Shared: Presentable where Value: Presentable {
  /// Templates can't tell it from the value.
  package static var contract: Contract<Shared> { Value.contract.through { $0.show($1) } }
}

extension Shared: Equatable where Value: Equatable {
  package static func == (a: Shared, b: Shared) -> Bool { a === b || a.value == b.value }
}

extension Shared: Hashable where Value: Hashable {
  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
