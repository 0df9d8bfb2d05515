package import Templating

/// One page of the list of people.
package struct PeopleViewModel: Sendable, Equatable {
  package let head: ListHeadViewModel
  /// The people on this page of the list.
  package let people: [UserViewModel]

  package init(_ head: ListHeadViewModel, people: [UserViewModel]) {
    self.head = head
    self.people = people
  }
}

extension PeopleViewModel: HeadedList {
  package var numberOfElements: Int { people.count }

  package static let contract = Contract<Self>(
    template: "people",
    Fields("PeopleViewModel", .list("people") { $0.people }), also: headFields)
}
