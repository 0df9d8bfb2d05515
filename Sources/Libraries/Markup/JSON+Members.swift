extension JSON {
  /// The members of an object, written as they are added; missing values are left out.
  package struct Members: ~Copyable {
    /// The members with the opening brace.
    private var output: OutputBuffer
    private var isFirst = true

    /// `capacity` is the expected number of bytes.
    package init(capacity: Int = 256) {
      output = OutputBuffer(capacity: capacity)
      output.append(UInt8(ascii: "{"))
    }

    /// Returns the object.
    package consuming func encoded() -> JSON {
      output.append(UInt8(ascii: "}"))
      return JSON(encoded: output)
    }

    /// Adds the members of another object.
    package mutating func add(_ other: borrowing Members) {
      guard !other.isFirst else { return }
      separate()
      other.output.withBytes { output.append(UnsafeBufferPointer(rebasing: $0.dropFirst())) }
    }

    package mutating func add(_ name: StaticString, _ text: String?) {
      guard let text else { return }
      begin(name)
      output.appendQuoted(text)
    }

    /// Adds markup as a string.
    package mutating func add(_ name: StaticString, _ html: HTML) {
      begin(name)
      output.appendQuoted(html.bytes)
    }

    package mutating func add(_ name: StaticString, _ value: Value?) {
      guard let value else { return }
      begin(name)
      output.append(value)
    }

    package mutating func add(_ name: StaticString, number: Int) {
      begin(name)
      output.append(String(number))
    }

    package mutating func add(_ name: StaticString, texts: [String]) {
      begin(name)
      output.appendList(of: texts) { $1.appendQuoted($0) }
    }

    /// Adds a member that is an object.
    package mutating func add(_ name: StaticString, _ write: (inout Members) -> Void) {
      begin(name)
      object(write)
    }

    /// Adds a member that is an array of `count` objects, each written by its index.
    package mutating func add(
      _ name: StaticString, objects count: Int, _ write: (Int, inout Members) -> Void
    ) {
      begin(name)
      output.append(UInt8(ascii: "["))
      isFirst = true
      for index in 0..<count {
        separate()
        object { write(index, &$0) }
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
      output.appendName(name, isFirst: isFirst)
      isFirst = false
    }

    private mutating func separate() {
      if !isFirst { output.append(UInt8(ascii: ",")) }
      isFirst = false
    }

    fileprivate func append(to other: inout OutputBuffer) { other.append(output) }
  }
}

extension OutputBuffer {
  /// Appends an object with the members.
  package mutating func append(_ members: borrowing JSON.Members) {
    members.append(to: &self)
    append(UInt8(ascii: "}"))
  }
}
