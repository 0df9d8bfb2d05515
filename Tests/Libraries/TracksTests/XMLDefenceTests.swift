import Testing

@testable import Tracks

/// Attacks by XML, each against both readers.
@Suite struct XMLDefenceTests {
  private static let formats: [(TrackFormat, String)] = [(.gpx, "gpx"), (.kml, "kml")]

  @Test(arguments: [
    "<!DOCTYPE ROOT>",
    "<!DOCTYPE ROOT SYSTEM \"file:///etc/passwd\">",
    "<!DOCTYPE ROOT [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;&a;&a;\">]>",
    "<!DOCTYPE ROOT [<!ENTITY x SYSTEM \"http://127.0.0.1/\">]>",
    "<!DOCTYPE ROOT [<!ENTITY % p SYSTEM \"file:///etc/passwd\">%p;]>",
  ])
  func refusesDocumentTypes(type: String) {
    for (format, root) in Self.formats {
      let text = type.replacing("ROOT", with: root) + "<\(root)>&b;&x;</\(root)>"
      #expect(fault(text, format)?.reason == .documentType)
    }
  }

  @Test func limitsNestingFromBothSides() {
    for (format, root) in Self.formats {
      func nested(_ depth: Int) -> TrackFault.Reason? {
        let names = [root] + Array(repeating: "a", count: depth - 1)
        let text =
          names.map { "<\($0)>" }.joined() + names.reversed().map { "</\($0)>" }.joined()
        return fault(text, format)?.reason
      }
      #expect(nested(64) == .noPoints)
      #expect(nested(65) == .limit(.depth(most: 64)))
      #expect(nested(100_000) == .limit(.depth(most: 64)))
    }
  }

  @Test func limitsLengthOfTags() {
    // Expat looks at 256 KB at once.
    let room = 256 * 1024
    for (format, root) in Self.formats {
      func attribute(_ length: Int) -> TrackFault.Reason? {
        let value = String(repeating: "x", count: length)
        return fault(
          "<\(root) a=\"\(value)\">\(String(repeating: " ", count: 2 * room))</\(root)>", format)?
          .reason
      }
      #expect(attribute(1024 * 1024 / 2 - 100) == .noPoints)
      #expect(attribute(1024 * 1024 + room) == .limit(.tag(most: 1024 * 1024)))
    }
  }

  @Test func limitsNumberOfAttributesByTheTag() {
    let attributes = (0..<200_000).map { " a\($0)=\"\"" }.joined()
    #expect(fault("<gpx\(attributes)/>", .gpx)?.reason == .limit(.tag(most: 1024 * 1024)))
  }

  @Test func limitsDifferentNames() {
    for (format, root) in Self.formats {
      // The root is the first.
      func elements(_ count: Int) -> TrackFault.Reason? {
        let text = (1..<count).map { "<a\($0)/><a\($0)/>" }.joined()
        return fault("<\(root)>\(text)</\(root)>", format)?.reason
      }
      #expect(elements(1000) == .noPoints)
      #expect(elements(1001) == .limit(.names(most: 1000)))
    }
    func attributes(_ count: Int) -> TrackFault.Reason? {
      let points = (1..<count).map { "<trkpt lat=\"NaN\" lon=\"2\" a\($0)=\"\"/>" }
      return fault(Sample.gpx(points.joined()), .gpx)?.reason
    }
    #expect(attributes(900) == .noPoints)
    #expect(attributes(1001) == .limit(.names(most: 1000)))
  }

  @Test func knowsTheFiveEntitiesOfXML() throws {
    let file = try TrackFile(
      Sample.gpx("<trkpt lat=\"&#49;\" lon=\"2\"><ele>&#x33;<![CDATA[4]]></ele></trkpt>&lt;&amp;"),
      .gpx)
    #expect(file.track.points[0] == Point(latitude: 1, longitude: 2, elevation: 34))
  }
}
