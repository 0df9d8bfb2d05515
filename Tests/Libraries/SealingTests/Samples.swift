@testable import Sealing

/// Keys and places that are the same in each run.
enum Samples {
  static let site = site(1)
  static let family = key(1)
  static let client = key(2)
  static let ledger = key(3)
  static let place = SealedFile.Place(site: site, path: "s/3f/index.html", kind: "page")
  static let text = Array("Lisbon, with the children.".utf8)

  static func site(_ number: UInt8) -> SiteSalt { made(SiteSalt(bytes(16, number))) }
  static func secret(_ number: UInt8) -> Secret { made(Secret(bytes(32, number))) }
  static func key(_ number: UInt8) -> ContentKey { made { try ContentKey(secret(number)) } }
  static func wrappingKey(_ number: UInt8) -> WrappingKey { WrappingKey(secret(number)) }

  static func readers(_ keys: ContentKey...) -> Readers { made { try Readers(keys) } }

  /// Bytes that differ, with a number as the first.
  static func bytes(_ count: Int, _ number: UInt8) -> [UInt8] {
    (0..<count).map { number &+ UInt8(truncatingIfNeeded: $0 &* 7) }
  }

  private static func made<Value>(_ value: Value?) -> Value {
    guard let value else { preconditionFailure("samples have the right lengths") }
    return value
  }

  private static func made<Value>(_ value: () throws -> Value) -> Value { made(try? value()) }
}

/// The fault that a call throws; `nil` if it throws none.
func fault<Value, Fault: Error>(_ body: () throws(Fault) -> Value) -> Fault? {
  do {
    _ = try body()
    return nil
  } catch {
    return error
  }
}
