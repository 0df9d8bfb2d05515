package import Templating

/// A page of the list of people.
package struct PeopleViewModel: Sendable, Hashable {
  package let headerText: String
  /// How many there are in all: "3 people", "No people yet".
  package let text: String
  /// Those of this page of the list.
  package let people: [UserViewModel]
  package let placeholder: String
  package let story: ArticleViewModel?
  package let newer: LinkViewModel?
  package let older: LinkViewModel?

  package init(
    headerText: String, text: String, people: [UserViewModel],
    placeholder: String = defaultPlaceholder, story: ArticleViewModel? = nil,
    newer: LinkViewModel? = nil, older: LinkViewModel? = nil
  ) {
    self.headerText = headerText
    self.text = text
    self.people = people
    self.placeholder = placeholder
    self.story = story
    self.newer = newer
    self.older = older
  }
}

extension PeopleViewModel: ListPresentable {
  package var numberOfElements: Int { people.count }

  package static let contract = Contract<Self>(
    template: "people", peopleFields, listFields, headerTextFields, textFields, textFieldFields,
    storyFields, neighborsFields)

  private static let peopleFields = Fields<Self>("PeopleViewModel", .list("people") { $0.people })
}
