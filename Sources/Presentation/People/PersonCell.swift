package import Templating

/// A person's card, for lists that contain cards of several kinds.
package struct PersonCell: Sendable, Equatable {
  package let person: UserViewModel

  package init(_ person: UserViewModel) { self.person = person }
}

extension PersonCell: Presentable {
  package static let contract = Contract<Self>(
    template: "components/person-card",
    UserViewModel.userFields.through { $1($0.person) },
    UserViewModel.taggedFields.through { $1($0.person) })
}
