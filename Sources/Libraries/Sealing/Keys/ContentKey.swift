/// Key of an audience; anyone who has it can open everything currently sealed for the audience.
package struct ContentKey: Sendable {
  let secret: Secret
  /// Seals keys of files.
  let box: Box

  init(_ secret: Secret) throws(SealingFault) {
    self.secret = secret
    box = try Box(secret, for: .fileKey)
  }

  /// Takes 32 bytes, normally from a key file; `nil` if there are more or fewer.
  package init?(_ bytes: [UInt8]) throws(SealingFault) {
    guard let secret = Secret(bytes) else { return nil }
    try self.init(secret)
  }
}

extension ContentKey: Equatable {
  package static func == (a: ContentKey, b: ContentKey) -> Bool { a.secret == b.secret }
}
