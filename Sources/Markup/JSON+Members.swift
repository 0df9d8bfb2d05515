extension JSON {
  /// The members of an object as they are gathered, in their order; what is missing is left out.
  package struct Members: Sendable {
    private var members: [(name: String, value: Value)] = []

    package init() { members.reserveCapacity(12) }

    package var value: Value { .object(members) }

    package mutating func add(_ other: Members) { members += other.members }

    package mutating func add(_ name: String, _ value: Value?) {
      if let value { members.append((name, value)) }
    }

    package mutating func add(_ name: String, _ text: String?) {
      if let text { members.append((name, .string(text))) }
    }
  }
}
