import CommonMark
import Content
import Domain
import Markup
import Paths
import Presentation

extension UserViewModel {
  /// A person as somebody's byline, owner or companion.
  init(_ person: Sourced<Person>, in context: SiteContext) {
    self.init(person, tags: [], in: context)
  }

  /// A person's card in a list, and the head of the person's page.
  init(card person: Sourced<Person>, in context: SiteContext) {
    self.init(person, tags: context.tags(of: person.attributes), in: context)
  }

  private init(_ person: Sourced<Person>, tags: [LabelViewModel], in context: SiteContext) {
    self.init(
      nameText: person.model.fullName,
      birthdateText: person.model.birthdate.map { birthdate in
        context.phrases(
          .weekdayAndDate,
          [
            "weekday": context.formats.weekday(birthdate),
            "date": context.formats.longDate(birthdate),
          ])
      },
      portrait: ImageViewModel(portraitOf: person, in: context),
      profileLink: context.link(.model(.people, person.slug)),
      tags: tags)
  }

  /// A byline; `nil` for a person who is not shown.
  init?(_ author: Author, in context: SiteContext) {
    switch author {
    case .person(let slug):
      guard let person = context.graph.person(slug) else { return nil }
      self.init(person, in: context)
    case .named(let name, let url):
      self.init(nameText: name, profileLink: url.flatMap(Link.init(external:)))
    }
  }
}

extension PersonViewModel {
  /// A person's page.
  init(page person: Sourced<Person>, in context: SiteContext) {
    let neighbors = Neighbors(of: person, in: context)
    self.init(
      user: UserViewModel(card: person, in: context),
      website: person.model.url.flatMap(LinkViewModel.init(website:)),
      trips: context.graph.trips(with: person.slug).map { LinkViewModel($0, in: context) },
      accounts: context.graph.accounts(of: person.slug).map { LinkViewModel($0, in: context) },
      story: ArticleViewModel(story: person, in: context),
      newer: neighbors.newer,
      older: neighbors.older)
  }
}

extension Person {
  /// "Dr. first last", or "first last" without a salutation.
  var fullName: String {
    [salutation, firstName, lastName].compactMap(\.self).joined(separator: " ")
  }
}

extension LinkViewModel {
  /// An address on the web under its bare name: "ana.example/travels" of
  /// `https://www.ana.example/travels/`.
  fileprivate init?(website address: String) {
    guard let link = Link(external: address) else { return nil }
    var name = address[...]
    for scheme in ["https://", "http://"] { name = name.behind(scheme) ?? name }
    name = name.behind("www.") ?? name
    name = name.before("/") ?? name
    self.init(link: link, linkText: String(name))
  }
}

extension ImageViewModel {
  /// A person's portrait, which their name beside it describes.
  fileprivate init?(portraitOf person: Sourced<Person>, in context: SiteContext) {
    let source = context.image(
      person.model.imageName, by: ImageKey("imageName", in: person))
    guard let source else { return nil }
    self.init(source)
  }
}
