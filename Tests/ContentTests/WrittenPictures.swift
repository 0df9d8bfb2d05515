import Basics
import Content
import Domain
import Foundation

/// Reader of files whose lines state the facts of a picture: `title=Pier`.
struct WrittenPictures: PictureReader {
  func dataHash(of path: String) throws(PictureReadFault) -> UInt64 {
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw .file(.system(EIO))
    }
    return StableHasher.hash(Array(bytes)[...])
  }

  func facts(of path: String) throws(PictureReadFault) -> PictureFacts {
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw .file(.system(EIO))
    }
    var values: [Substring: String] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1)
      if parts.count == 2 { values[parts[0]] = String(parts[1]) }
    }
    var facts = PictureFacts()
    facts.title = values["title"]
    facts.summary = values["summary"]
    facts.alt = values["alt"]
    facts.keywords = (values["keywords"] ?? "").split(separator: ", ").map(String.init)
    facts.camera = Camera(name: values["camera"], iso: values["iso"].flatMap { Int($0) })
    facts.place = values["place"].flatMap { text in
      let parts = text.split(separator: ",").compactMap { Double($0) }
      return parts.count == 2 ? try? Coordinate(latitude: parts[0], longitude: parts[1]) : nil
    }
    facts.taken = values["taken"].flatMap { text in
      let moment = try? WrittenTime(text).moment(place: nil, site: .utc)
      return moment.flatMap {
        PictureTime(
          seconds: $0.instant.seconds, offset: values["offset"].flatMap { Int($0) })
      }
    }
    return facts
  }
}
