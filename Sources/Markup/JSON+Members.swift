extension JSON {
  /// The members of an object, written as they are added; what is missing is left out.
  package struct Members: Sendable {
    /// Without the braces around them.
    private var output: OutputBuffer
    private var isFirst = true

    /// `capacity` is how many bytes there will be, more or less.
    package init(capacity: Int = 256) { output = OutputBuffer(capacity: capacity) }

    /// The object.
    package var json: JSON {
      var whole = OutputBuffer(capacity: output.count + 2)
      whole.append(self)
      return JSON(encoded: whole)
    }

    /// Those of another object.
    package mutating func add(_ other: Members) {
      guard !other.isFirst else { return }
      separate()
      output.append(other.output.bytes)
    }

    package mutating func add(_ name: StaticString, _ text: String?) {
      guard let text else { return }
      begin(name)
      output.appendQuoted(text)
    }

    package mutating func add(_ name: StaticString, _ value: Value?) {
      guard let value else { return }
      begin(name)
      output.append(value)
    }

    package mutating func add(_ name: StaticString, texts: [String]) {
      begin(name)
      output.appendList(of: texts) { $1.appendQuoted($0) }
    }

    /// A member that is an object itself.
    package mutating func add(_ name: StaticString, _ write: (inout Members) -> Void) {
      begin(name)
      object(write)
    }

    /// A member that is a list of objects.
    package mutating func add<Element>(
      _ name: StaticString, objects elements: some Sequence<Element>,
      _ write: (Element, inout Members) -> Void
    ) {
      begin(name)
      output.append(UInt8(ascii: "["))
      isFirst = true
      for element in elements {
        separate()
        object { write(element, &$0) }
      }
      output.append(UInt8(ascii: "]"))
      isFirst = false
    }

    private mutating func object(_ write: (inout Members) -> Void) {
      output.append(UInt8(ascii: "{"))
      isFirst = true
      write(&self)
      output.append(UInt8(ascii: "}"))
      isFirst = false
    }

    private mutating func begin(_ name: StaticString) {
      separate()
      output.append(UInt8(ascii: "\""))
      output.append(name)
      output.append("\":" as StaticString)
    }

    private mutating func separate() {
      if !isFirst { output.append(UInt8(ascii: ",")) }
      isFirst = false
    }

    fileprivate var bytes: [UInt8] { output.bytes }
  }
}

extension OutputBuffer {
  /// Writes the object of some members.
  package mutating func append(_ members: JSON.Members) {
    append(UInt8(ascii: "{"))
    append(members.bytes)
    append(UInt8(ascii: "}"))
  }
}
