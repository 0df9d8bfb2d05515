import Content
import Domain
import Presentation

/// Shows a stored person: `index` is their place among the site's people.
struct ShowExistingPerson: UseCase {
  typealias ViewModel = PersonViewModel

  let index: Int

  func show(in view: some View<PersonViewModel>, _ context: SiteContext) {
    view.show(PersonViewModel(pageAt: index, in: context))
  }
}

/// Shows one page of the list of people.
struct ShowPeople: UseCase {
  typealias ViewModel = PeopleViewModel

  let list: ListPage<Sourced<Person>>

  func show(in view: some View<PeopleViewModel>, _ context: SiteContext) {
    view.show(
      PeopleViewModel(
        headerText: list.title,
        text: list.count(.people, none: .noPeople, in: context),
        people: list.elements.map { UserViewModel(card: $0, in: context) },
        placeholder: context.phrases(.placeholder),
        story: list.story(in: context),
        newer: list.newer(in: context),
        older: list.older(in: context)))
  }
}
