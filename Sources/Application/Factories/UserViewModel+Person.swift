import Basics
import Content
import Domain
import Markdown
import Markup
import Presentation

extension UserViewModel {
  /// Creates a person as an author, owner or companion.
  init(_ person: Sourced<Person>, in context: SiteContext) {
    self.init(person, tags: [], in: context)
  }

  /// Creates a person's card in a list, which is also the head of their page.
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

  /// Creates an author's byline; `nil` for a person who isn't published.
  init?(_ author: Author, in context: SiteContext) {
    switch author {
    case .person(let slug):
      guard let person = context.person(slug) else { return nil }
      self.init(person, in: context)
    case .named(let name, let url):
      self.init(nameText: name, profileLink: url.flatMap(Link.init(external:)))
    }
  }
}

extension PersonViewModel {
  /// Creates a person's page.
  init(page person: Sourced<Person>, in context: SiteContext) {
    let neighbors = Neighbors(of: person, in: context)
    self.init(user: UserViewModel(card: person, in: context))
    website = person.model.url.flatMap(LinkViewModel.init(website:))
    trips = context.trips(with: person.slug).map { LinkViewModel($0, in: context) }
    accounts = context.accounts(of: person.slug).map { LinkViewModel($0, in: context) }
    story = ArticleViewModel(story: person, in: context)
    newer = neighbors.newer
    older = neighbors.older
  }
}

extension Person {
  /// "Dr. first last", or "first last" without a salutation.
  var fullName: String {
    [salutation, firstName, lastName].compactMap(\.self).joined(separator: " ")
  }
}

extension LinkViewModel {
  /// Creates a link to a website whose text is its bare name: "ana.example/travels" for
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
  /// Creates a person's portrait. It has no alternative text, because the name is beside it.
  fileprivate init?(portraitOf person: Sourced<Person>, in context: SiteContext) {
    let source = context.image(
      person.model.imageName, by: ImageKey("imageName", in: person))
    guard let source else { return nil }
    self.init(source)
  }
}
