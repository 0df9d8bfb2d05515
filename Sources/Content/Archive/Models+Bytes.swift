import Domain
import Tracing

// Values are in the order of the initializers' arguments; the initializers also validate them.

extension Trip: ByteCoded {
  func write(to writer: inout ByteWriter) {
    writer.write(departure)
    writer.write(arrival)
    writer.write(actualDeparture)
    writer.write(actualArrival)
    writer.write(origin)
    writer.write(destination)
    writer.write(mode?.rawValue)
    writer.write(provider)
    writer.write(number)
    writer.write(status)
    writer.write(people)
  }

  init?(_ reader: inout ByteReader) {
    guard let departure = Moment(&reader), let arrival = Moment(&reader),
      let actualDeparture = reader.optional(Moment.self),
      let actualArrival = reader.optional(Moment.self),
      let origin = reader.optional(Place.self), let destination = reader.optional(Place.self),
      let modeName = reader.optionalText(), let provider = reader.optionalText(),
      let number = reader.optionalText(), let status = reader.choice(TripStatus.self),
      let people = reader.values(Slug.self)
    else { return nil }
    let mode = modeName.flatMap(TravelMode.init)
    guard (mode == nil) == (modeName == nil),
      let trip = try? Trip(
        departure: departure, arrival: arrival, actualDeparture: actualDeparture,
        actualArrival: actualArrival, origin: origin, destination: destination, mode: mode,
        provider: provider, number: number, status: status, people: people)
    else { return nil }
    self = trip
  }
}

extension Photo: ByteCoded {
  func write(to writer: inout ByteWriter) {
    writer.write(title)
    switch source {
    case .file(let path):
      writer.write(byte: 0)
      writer.write(path)
    case .url(let url):
      writer.write(byte: 1)
      writer.write(url)
    }
    writer.write(alt)
    writer.write(price)
    writer.write(isSold)
    writer.write(buyURL)
    writer.write(takenAt)
    writer.write(trip)
  }

  init?(_ reader: inout ByteReader) {
    guard let title = reader.text(), let isURL = reader.flag(), let source = reader.text(),
      let alt = reader.optionalText(), let price = reader.optional(Money.self),
      let isSold = reader.flag(), let buyURL = reader.optionalText(),
      let takenAt = reader.optional(Moment.self), let trip = reader.optional(Slug.self),
      let photo = try? Photo(
        title: title, source: isURL ? .url(source) : .file(source), alt: alt, price: price,
        isSold: isSold, buyURL: buyURL, takenAt: takenAt, trip: trip)
    else { return nil }
    self = photo
  }
}

extension Posting: ByteCoded {
  func write(to writer: inout ByteWriter) {
    writer.write(date)
    writer.write(payee)
    writer.write(amount)
    writer.write(trip)
  }

  init?(_ reader: inout ByteReader) {
    guard let date = CalendarDate(&reader), let payee = reader.text(),
      let amount = Money(&reader), let trip = reader.optional(Slug.self)
    else { return nil }
    self.init(date: date, payee: payee, amount: amount, trip: trip)
  }
}

extension Account: ByteCoded {
  func write(to writer: inout ByteWriter) {
    writer.write(name)
    writer.write(currency)
    writer.write(owner)
    writer.write(openingBalance)
    writer.write(postings)
  }

  init?(_ reader: inout ByteReader) {
    guard let name = reader.text(), let currency = Currency(&reader),
      let owner = reader.optional(Slug.self), let openingBalance = Money(&reader),
      let postings = reader.values(Posting.self),
      // The balance is the sum of these: a file that states another one has a mistake.
      let account = try? Account(
        name: name, currency: currency, owner: owner, openingBalance: openingBalance,
        postings: postings)
    else { return nil }
    self = account
  }
}

extension Person: ByteCoded {
  func write(to writer: inout ByteWriter) {
    writer.write(firstName)
    writer.write(lastName)
    writer.write(salutation)
    writer.write(birthdate)
    writer.write(imageName)
    writer.write(url)
  }

  init?(_ reader: inout ByteReader) {
    guard let firstName = reader.text(), let lastName = reader.text(),
      let salutation = reader.optionalText(),
      let birthdate = reader.optional(CalendarDate.self),
      let imageName = reader.optionalText(), let url = reader.optionalText()
    else { return nil }
    self.init(
      firstName: firstName, lastName: lastName, salutation: salutation, birthdate: birthdate,
      imageName: imageName, url: url)
  }
}

extension TextPage: ByteCoded {
  func write(to writer: inout ByteWriter) { writer.write(title) }

  init?(_ reader: inout ByteReader) {
    guard let title = reader.text() else { return nil }
    self.init(title: title)
  }
}

/// A kind whose models can be archived; all files of other kinds are read each time.
protocol KeptKind: ContentKind where Model: ByteCoded {}

extension TripKind: KeptKind {}
extension PhotoKind: KeptKind {}
extension AccountKind: KeptKind {}
extension PersonKind: KeptKind {}
extension PageKind: KeptKind {}
