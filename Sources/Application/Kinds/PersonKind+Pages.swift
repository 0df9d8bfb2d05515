package import Content
package import Domain
package import Presentation

extension PersonKind: AppearingKind {
  static func card(
    of person: Sourced<Person>, at index: Int, in context: SiteContext
  ) -> MemberCell { .person(PersonCell(UserViewModel(card: person, in: context))) }
}

extension PersonKind: ListedKind {
  package static func page(of person: Sourced<Person>, in site: SiteContext) -> PersonViewModel {
    PersonViewModel(page: person, in: site)
  }

  package static func list(_ list: ListPage<Person>, in site: SiteContext) -> PeopleViewModel {
    PeopleViewModel(
      list.head(in: site), people: list.models.map { UserViewModel(card: $0, in: site) })
  }

  package static func image(of person: PersonViewModel) -> ImageViewModel? { person.portrait }
}
