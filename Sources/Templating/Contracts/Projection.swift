/// The way from a value to one that it holds.
///
/// It lends the inner value where a closure would have to copy it: a view model has dozens of texts,
/// and each name of it that a page shows would copy them all.
package protocol Projection<Outer, Inner>: Sendable {
  associatedtype Outer
  associatedtype Inner

  func project<Result>(_ outer: Outer, _ use: (Inner) -> Result) -> Result
}

/// A way that is a closure; the inner value is copied.
struct Copying<Outer, Inner>: Projection {
  let get: Get<Outer, Inner>

  init(_ get: @escaping Get<Outer, Inner>) { self.get = get }

  func project<Result>(_ outer: Outer, _ use: (Inner) -> Result) -> Result { use(get(outer)) }
}

/// Two ways, one behind the other.
struct Path<First: Projection, Second: Projection>: Projection where First.Inner == Second.Outer {
  private let first: First
  private let second: Second

  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  func project<Result>(_ outer: First.Outer, _ use: (Second.Inner) -> Result) -> Result {
    first.project(outer) { second.project($0, use) }
  }
}

/// From a value to itself.
struct Staying<Value>: Projection {
  func project<Result>(_ outer: Value, _ use: (Value) -> Result) -> Result { use(outer) }
}
