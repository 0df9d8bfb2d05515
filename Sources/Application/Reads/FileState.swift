import Content

/// Hashes of the states of files on disk.
package enum FileState {
  /// Hash of a file's size and times. If the file was changed just now or can't be inspected, the
  /// hash is random, so that it differs the next time.
  package static func hash(_ path: String) -> UInt64 {
    // If this fails, the hash never matches a later one, so the file is read again.
    guard let identity = FileIdentity(of: path), identity.isSettled(at: FileIdentity.now) else {
      return unrepeated
    }
    return identity.hash
  }

  /// Random hash, for a read whose result can't be compared.
  static var unrepeated: UInt64 { .random(in: 1...(.max)) }
}
