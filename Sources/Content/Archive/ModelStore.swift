/// Where what files came to is kept from one process to the next; safe to lose at any time.
package struct ModelStore: Sendable {
  /// Of the program and all else that files come to something else by, besides the site's settings.
  let key: UInt64
  let read: @Sendable () -> [UInt8]?
  let write: @Sendable ([UInt8]) -> Void

  package init(
    key: UInt64, read: @escaping @Sendable () -> [UInt8]?,
    write: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.key = key
    self.read = read
    self.write = write
  }
}
