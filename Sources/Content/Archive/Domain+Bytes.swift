import Domain
import Tracing

// Values are in the order of the initializers' arguments; the initializers also validate them.

extension Slug: ByteCoded {
  func write(to writer: inout ByteWriter) { writer.write(text) }

  init?(_ reader: inout ByteReader) {
    guard let text = reader.text(), let slug = try? Slug(text) else { return nil }
    self = slug
  }
}

extension Instant: ByteCoded {
  func write(to writer: inout ByteWriter) {
    writer.write(word: UInt64(bitPattern: seconds))
    writer.write(Int(nanoseconds))
  }

  init?(_ reader: inout ByteReader) {
    guard let seconds = reader.word(), let nanoseconds = reader.number(),
      let instant = try? Instant(
        seconds: Int64(bitPattern: seconds), nanoseconds: Int32(clamping: nanoseconds))
    else { return nil }
    self = instant
  }
}

extension Zone: ByteCoded {
  func write(to writer: inout ByteWriter) {
    writer.write(byte: fixedOffset == nil ? 0 : 1)
    if let fixedOffset {
      writer.write(word: UInt64(bitPattern: Int64(fixedOffset)))
    } else {
      writer.write(identifier)
    }
  }

  init?(_ reader: inout ByteReader) {
    switch reader.byte() {
    case 0:
      guard let identifier = reader.text() else { return nil }
      self.init(named: identifier)
    case 1:
      // Rejects what can't be an offset; real ones are less than a day.
      guard let word = reader.word(), Int64(bitPattern: word).magnitude < 1_000_000 else {
        return nil
      }
      self.init(offset: Int(Int64(bitPattern: word)))
    default: return nil
    }
  }
}

extension Moment: ByteCoded {
  func write(to writer: inout ByteWriter) {
    writer.write(instant)
    writer.write(Int(daySeconds))
    writer.write(zone)
  }

  init?(_ reader: inout ByteReader) {
    guard let instant = Instant(&reader), let seconds = reader.number(), let zone = Zone(&reader)
    else { return nil }
    self.init(dayFrom: instant, seconds: Int32(clamping: seconds), in: zone)
  }
}

extension CalendarDate: ByteCoded {
  func write(to writer: inout ByteWriter) {
    for number in [year, month, day] { writer.write(number) }
  }

  init?(_ reader: inout ByteReader) {
    guard let year = reader.number(), let month = reader.number(), let day = reader.number(),
      let date = try? CalendarDate(year: year, month: month, day: day)
    else { return nil }
    self = date
  }
}

extension Currency: ByteCoded {
  func write(to writer: inout ByteWriter) { writer.write(code) }

  init?(_ reader: inout ByteReader) {
    guard let code = reader.text(), let currency = try? Currency(code: code) else { return nil }
    self = currency
  }
}

extension Money: ByteCoded {
  func write(to writer: inout ByteWriter) {
    writer.write(word: UInt64(bitPattern: minorUnits))
    writer.write(currency)
  }

  init?(_ reader: inout ByteReader) {
    guard let units = reader.word(), let currency = Currency(&reader) else { return nil }
    self.init(minorUnits: Int64(bitPattern: units), currency)
  }
}

extension Coordinate: ByteCoded {
  func write(to writer: inout ByteWriter) {
    writer.write(word: latitude.bitPattern)
    writer.write(word: longitude.bitPattern)
  }

  init?(_ reader: inout ByteReader) {
    guard let latitude = reader.word(), let longitude = reader.word(),
      let coordinate = try? Coordinate(
        latitude: Double(bitPattern: latitude), longitude: Double(bitPattern: longitude))
    else { return nil }
    self = coordinate
  }
}

extension Place: ByteCoded {
  func write(to writer: inout ByteWriter) {
    writer.write(name)
    writer.write(zone)
    writer.write(coordinate)
  }

  init?(_ reader: inout ByteReader) {
    guard let name = reader.text(), let zone = reader.optional(Zone.self),
      let coordinate = reader.optional(Coordinate.self)
    else { return nil }
    self.init(name: name, zone: zone, coordinate: coordinate)
  }
}

extension Author: ByteCoded {
  func write(to writer: inout ByteWriter) {
    switch self {
    case .person(let slug):
      writer.write(byte: 0)
      writer.write(slug)
    case .named(let name, let url):
      writer.write(byte: 1)
      writer.write(name)
      writer.write(url)
    }
  }

  init?(_ reader: inout ByteReader) {
    switch reader.byte() {
    case 0:
      guard let slug = Slug(&reader) else { return nil }
      self = .person(slug)
    case 1:
      guard let name = reader.text(), let url = reader.optionalText() else { return nil }
      self = .named(name, url: url)
    default: return nil
    }
  }
}

extension Attributes: ByteCoded {
  func write(to writer: inout ByteWriter) {
    writer.write(slug)
    writer.write(title)
    writer.write(id)
    writer.write(summary)
    writer.write(date)
    writer.write(updated)
    writer.write(tags)
    writer.write(category)
    writer.write(authors)
    writer.write(image)
    writer.write(isDraft)
    writer.write(publishDate)
    writer.write(expiryDate)
    writer.write(visibility)
    writer.write(aliases)
    writer.write(template)
  }

  init?(_ reader: inout ByteReader) {
    guard let slug = Slug(&reader), let title = reader.text(), let id = reader.optionalText(),
      let summary = reader.optionalText(), let date = reader.optional(Moment.self),
      let updated = reader.optional(Moment.self), let tags = reader.texts(),
      let category = reader.optionalText(), let authors = reader.values(Author.self),
      let image = reader.optionalText(), let isDraft = reader.flag(),
      let publishDate = reader.optional(Moment.self),
      let expiryDate = reader.optional(Moment.self),
      let visibility = reader.choice(Visibility.self), let aliases = reader.texts(),
      let template = reader.optionalText(),
      let attributes = try? Attributes(
        slug: slug, title: title, id: id, summary: summary, date: date, updated: updated,
        tags: tags, category: category, authors: authors, image: image, isDraft: isDraft,
        publishDate: publishDate, expiryDate: expiryDate, visibility: visibility,
        aliases: aliases, template: template)
    else { return nil }
    self = attributes
  }
}
