/// Work that several products share, best done before any of them is made.
package struct ProductPreparation: Sendable {
  /// Name that identifies the shared work, so that it is done only once.
  package let subject: String
  package let run: @Sendable () -> Void

  init(subject: String, run: @escaping @Sendable () -> Void) {
    self.subject = subject
    self.run = run
  }
}
