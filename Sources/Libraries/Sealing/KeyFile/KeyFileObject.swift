/// Reads an object of a key file, one member at a time.
struct KeyFileObject {
  /// A value with the number of bytes before it.
  struct Placed<Value> {
    let value: Value
    let offset: Int
  }

  private let bytes: [UInt8]
  /// Number of bytes before the object.
  private let offset: Int
  private var rest: [PlacedJSON.Member]

  /// Takes a value that must be an object; `what` names it in the fault.
  init(_ value: PlacedJSON, _ what: String, in bytes: [UInt8]) throws(KeyFileFault) {
    guard case .object(let members) = value.kind else {
      throw KeyFileFault(.form(what, expected: "an object"), at: value.offset, in: bytes)
    }
    self.bytes = bytes
    offset = value.offset
    rest = members
  }

  func fault<Value>(_ reason: KeyFileFault.Reason, _ place: Placed<Value>) -> KeyFileFault {
    KeyFileFault(reason, at: place.offset, in: bytes)
  }

  mutating func number(_ name: String) throws(KeyFileFault) -> Placed<Int> {
    let value = try take(name)
    guard case .number(let number) = value.kind else {
      throw wrong(value, name, "a whole number")
    }
    return Placed(value: number, offset: value.offset)
  }

  mutating func text(_ name: String) throws(KeyFileFault) -> Placed<String> {
    let value = try take(name)
    guard case .text(let text) = value.kind else { throw wrong(value, name, "a text") }
    return Placed(value: text, offset: value.offset)
  }

  mutating func list(_ name: String) throws(KeyFileFault) -> [PlacedJSON] {
    let value = try take(name)
    guard case .list(let values) = value.kind else { throw wrong(value, name, "a list") }
    return values
  }

  /// Takes hexadecimal digits for exactly as many bytes as `make` needs.
  mutating func digits<Value>(
    _ name: String, _ count: Int, _ make: ([UInt8]) -> Value?
  ) throws(KeyFileFault) -> Value {
    let value = try take(name)
    guard case .text(let text) = value.kind, let bytes = Hexadecimal.bytes(text),
      let made = make(bytes)
    else { throw wrong(value, name, "\(2 * count) hexadecimal digits") }
    return made
  }

  /// Takes the name of an audience or guest.
  mutating func name() throws(KeyFileFault) -> Placed<String> {
    let name = try text("name")
    do {
      try KeyFile.check(name.value)
    } catch {
      throw fault(.name(name.value), name)
    }
    return name
  }

  /// Throws if the object has a member that wasn't taken.
  func expectNoMore() throws(KeyFileFault) {
    guard let member = rest.first else { return }
    throw KeyFileFault(.unknown(member.name), at: member.offset, in: bytes)
  }

  private mutating func take(_ name: String) throws(KeyFileFault) -> PlacedJSON {
    guard let index = rest.firstIndex(where: { $0.name == name }) else {
      throw KeyFileFault(.missing(name), at: offset, in: bytes)
    }
    return rest.remove(at: index).value
  }

  private func wrong(
    _ value: PlacedJSON, _ name: String, _ expected: String
  ) -> KeyFileFault {
    KeyFileFault(.form(name, expected: expected), at: value.offset, in: bytes)
  }
}
