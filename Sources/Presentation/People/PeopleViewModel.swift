package import Templating

/// A page of the list of people.
package struct PeopleViewModel: Sendable, Equatable {
  package let head: ListHeadViewModel
  /// People on this page of the list.
  package let people: [UserViewModel]

  package init(_ head: ListHeadViewModel, people: [UserViewModel]) {
    self.head = head
    self.people = people
  }
}

extension PeopleViewModel: HeadedList {
  package var numberOfElements: Int { people.count }

  package static let contract = Contract<Self>(
    template: "people", peopleFields, also: headFields)

  private static let peopleFields = Fields<Self>("PeopleViewModel", .list("people") { $0.people })
}
