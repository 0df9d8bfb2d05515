package import Domain

/// Reader of people.
package enum PersonKind: ContentKind {
  static let title = Key("title", .words, "The title. The default is the first and last name.")
  static let firstName = Key("firstName", .words, required: true, "The given name.")
  static let lastName = Key("lastName", .words, required: true, "The family name.")
  static let salutation = Key(
    "salutation", .text,
    "A title before the name, such as \"Dr.\". It can be empty.")
  static let birthdate = Key(
    "birthdate", .calendarDate,
    "The date of birth. If you write seconds since 1970, they count as UTC.")
  static let imageName = Key("imageName", .words, "A portrait: a path relative to this file.")
  static let url = Key("url", .webAddress, "The person's website.")

  package static let kind = ModelKind(
    "people",
    KeyTable("a person", title, firstName, lastName, salutation, birthdate, imageName, url),
    .showsOwnFiles)

  package static func read(_ reader: inout ObjectReader, _ context: ModelContext) -> ReadModel<
    Person
  >? {
    let title = reader.read(title)
    let firstName = reader.read(firstName)
    let lastName = reader.read(lastName)
    let salutation = reader.read(salutation)
    let birthdate = reader.read(birthdate)
    let imageName = reader.read(imageName)
    let url = reader.read(url)
    guard let firstName, let lastName else { return nil }
    let person = Person(
      firstName: firstName, lastName: lastName, salutation: salutation, birthdate: birthdate,
      imageName: imageName, url: url)
    return ReadModel(person, title: title ?? "\(firstName) \(lastName)")
  }

  package static func files(of person: Person) -> [String] {
    person.imageName.map { [$0] } ?? []
  }
}
