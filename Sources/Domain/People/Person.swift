/// Someone who travels, writes or owns an account.
package struct Person: Sendable, Hashable {
  package let firstName: String
  package let lastName: String
  /// Salutation such as "Dr."; an empty one becomes `nil`.
  package let salutation: String?
  package let birthdate: CalendarDate?
  /// A path or an address, as its author wrote it.
  package let imageName: String?
  /// An `https` or `http` address.
  package let url: String?

  package init(
    firstName: String, lastName: String, salutation: String? = nil, birthdate: CalendarDate? = nil,
    imageName: String? = nil, url: String? = nil
  ) {
    self.firstName = firstName
    self.lastName = lastName
    self.salutation = salutation.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    self.birthdate = birthdate
    self.imageName = imageName
    self.url = url
  }
}
