import Content
import Diagnostics
import Domain
import Foundation
import Testing

@testable import Authoring

/// Photos that are created from files, and files that are skipped.
struct NewPhotosTests {
  /// Treats files that begin with `picture` as pictures, whose lines are facts.
  private struct Camera: PictureReader, PictureInspector {
    func facts(of path: String) -> PictureFacts {
      if case .picture(let facts, _) = inspect(path, clock: 0) { facts } else { PictureFacts() }
    }

    func dataHash(of path: String) -> UInt64 { 0 }

    func inspect(_ path: String, clock: Int) -> InspectedFile {
      guard let bytes = FileManager.default.contents(atPath: path) else { return .unreadable }
      let lines = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\n")
      switch lines[0] {
      case "raw": return .foreign(ForeignKind(.image, "camera raw"))
      case "cut": return .damaged
      case "picture": break
      default: return .noPicture
      }
      var facts = PictureFacts()
      for line in lines.dropFirst() {
        guard let sign = line.firstIndex(of: "=") else { continue }
        let value = String(line[line.index(after: sign)...]).replacing("\\n", with: "\n")
        switch line[..<sign] {
        case "title": facts.title = value
        case "summary": facts.summary = value
        case "alt": facts.alt = value
        case "tags": facts.keywords = value.components(separatedBy: "|")
        default:
          let parts = value.components(separatedBy: " ")
          let moment = try? WrittenTime(parts[0]).moment(place: nil, site: .utc)
          facts.taken = moment.flatMap {
            PictureTime(
              seconds: $0.instant.seconds + Int64(clock),
              offset: parts.count > 1 ? Int(parts[1]) : nil)
          }
        }
      }
      return .picture(facts, extension: "jpg")
    }
  }

  private struct Told {
    var wrote: [String] = []
    var left: [Diagnostic] = []

    var report: String { TerminalWriter(colours: false).text(left) }
  }

  /// Creates photos from files below the site's folder. Its path is `DIR` in the reports.
  private static func begin(
    _ paths: [String], in site: TemporarySite, trip: String? = nil, clock: Int = 0
  ) throws -> Told {
    var told = Told()
    try NewPhotos(
      paths.map { "\(site.folder)/\($0)" }, trip: trip, clock: clock, by: Camera()
    ).write(in: site.folder + "/site") { outcome in
      switch outcome {
      case .wrote(let paths): told.wrote += paths
      case .left(let diagnostic): told.left.append(diagnostic)
      }
    }
    return told
  }

  private static func site(_ files: [String: String] = [:]) throws -> TemporarySite {
    try TemporarySite(files.merging(["site/Content/site.json": "{}"]) { mine, _ in mine })
  }

  private static let toTokyo = """
    ---
    departure: 2024-05-01T10:00
    arrival: 2024-05-03T08:00
    origin: {name: Lisbon, timeZone: Europe/Lisbon}
    destination: {name: Lisbon}
    ---

    """

  @Test func copiesThePicturesOfAFolderBesideTheirModels() throws {
    let site = try Self.site([
      "Iceland 2024/IMG_1.JPG":
        "picture\ntitle=The pier\nsummary=Dawn.\ntaken=2024-05-02T09:41 3600",
      "Iceland 2024/misery-ridge.heic": "picture\nalt=A ridge\ntags=sea|a, b|\"q\"",
      "Iceland 2024/.DS_Store": "x", "Iceland 2024/notes.txt": "Notes.",
      "site/Content/trips/lisbon.md": Self.toTokyo,
    ])
    let told = try Self.begin(["Iceland 2024"], in: site)
    #expect(told.report == "")
    #expect(
      told.wrote == [
        "Content/photos/iceland-2024/img-1.md", "Content/photos/iceland-2024/img-1.jpg",
        "Content/photos/iceland-2024/misery-ridge.md",
        "Content/photos/iceland-2024/misery-ridge.jpg",
      ])
    let folder = "site/Content/photos/iceland-2024/"
    #expect(
      site.text(folder + "img-1.md") == """
        ---
        title: The pier
        file: img-1.jpg
        alt:  # describe the picture for people who can't see it
        summary: Dawn.
        takenAt: 2024-05-02T09:41:00+01:00
        trip: lisbon
        ---

        """)
    #expect(
      site.text(folder + "misery-ridge.md") == """
        ---
        title: misery ridge
        file: misery-ridge.jpg
        alt: A ridge
        tags: ["sea", "a, b", "\\"q\\""]
        ---

        """)
    #expect(
      site.bytes(folder + "img-1.jpg") == site.bytes("Iceland 2024/IMG_1.JPG"))
    #expect(site.bytes("Iceland 2024/IMG_1.JPG") != nil)
  }

  /// More tags would be a mistake in the new file.
  @Test func writesNoMoreTagsThanAPhotoCanHave() throws {
    let tags = (1...120).map { "t\($0)" }.joined(separator: "|")
    let site = try Self.site(["a.jpg": "picture\ntags=\(tags)"])
    _ = try Self.begin(["a.jpg"], in: site)
    let text = try #require(site.text("site/Content/photos/a.md"))
    #expect(text.contains(#", "t100"]  # the first of 120"#))
    let collector = DiagnosticCollector()
    let content = ContentLoader(site: site.folder + "/site", jobs: 1).load(collector)
    #expect(!collector.hasMistakes)
    #expect(content.photos.first?.attributes.tags.count == 100)
  }

  @Test func leavesPicturesOfContentWhereTheyAre() throws {
    let site = try Self.site([
      "site/Content/photos/iceland/a.jpg": "picture", "site/Content/trips/tram.jpg": "picture\nx=1",
      "site/Content/photos/b c.jpg": "picture\nx=2",
    ])
    let told = try Self.begin(
      [
        "site/Content/photos/iceland", "site/Content/trips/tram.jpg", "site/Content/photos/b c.jpg",
      ],
      in: site)
    #expect(told.report == "")
    #expect(
      told.wrote == [
        "Content/photos/iceland/a.md", "Content/photos/tram.md", "Content/photos/b-c.md",
      ])
    #expect(site.text("site/Content/photos/iceland/a.md")?.contains("\nfile: a.jpg\n") == true)
    #expect(
      site.text("site/Content/photos/tram.md")?.contains("\nfile: \"/trips/tram.jpg\"\n") == true)
    #expect(site.text("site/Content/photos/b-c.md")?.contains("\nfile: b c.jpg\n") == true)
    // All of them are now photos of the site.
    let collector = DiagnosticCollector()
    let content = ContentLoader(site: site.folder + "/site", jobs: 1).load(collector)
    #expect(content.photos.count == 3)
  }

  @Test func beginsNothingTwice() throws {
    let site = try Self.site([
      "in/a.jpg": "picture\ntitle=A", "in/same.jpg": "picture\ntitle=A",
      "site/Content/photos/q.jpg": "picture\ntitle=Q",
    ])
    let first = try Self.begin(["in", "in/a.jpg", "site/Content/photos/q.jpg"], in: site)
    #expect(
      first.wrote == [
        "Content/photos/in/a.md", "Content/photos/in/a.jpg", "Content/photos/q.md",
      ])
    let after = site.everything
    #expect(
      first.report.replacing(site.folder, with: "DIR") == """
        DIR/in/same.jpg: warning[new-photo-exists]: 'Content/photos/in/a.md' already shows this picture, so it was skipped

        """)
    let again = try Self.begin(["in", "site/Content/photos/q.jpg"], in: site)
    #expect(again.wrote == [])
    #expect(again.left.map(\.id) == Array(repeating: "new-photo-exists", count: 3))
    #expect(site.everything == after)
  }

  @Test func givesEachPictureANameThatNothingHas() throws {
    let site = try Self.site([
      "site/Content/photos/pier.md": "---\ntitle: P\nurl: https://p.example/p\n---\n",
      "site/Content/photos/in/quay.jpg": "no picture",
      "in/pier.jpg": "picture\nx=1", "in/PIER.png": "picture\nx=2", "in/quay.jpg": "picture\nx=3",
      "in/index.jpg": "picture\nx=4", "in/con.jpg": "picture\nx=5", "in/---.jpg": "picture\nx=6",
      "in/.jpg": "picture\nx=7", "in/Årö é\u{301}.jpg": "picture\nx=8",
    ])
    let told = try Self.begin(["in"], in: site)
    #expect(told.report == "")
    let models = told.wrote.filter { $0.hasSuffix(".md") }.map { $0.split(separator: "/")[3] }
    #expect(
      models == [
        "photo.md", "pier-2.md", "photo-con.md", "photo-index.md", "pier-3.md", "quay-2.md",
        "årö-é\u{301}.md",
      ])
    #expect(site.text("site/Content/photos/in/quay.jpg") == "no picture")
  }

  @Test func writesHostileFactsAsText() throws {
    let hostile = "\"quoted\": [x]\\n---\\n# {{title}} 'y' \u{202E}"
    let site = try Self.site([
      "in/a.jpg":
        "picture\ntitle=\(hostile)\nsummary=\(hostile)\nalt=\(hostile)\ntags=---|a: b|#|- x"
    ])
    let told = try Self.begin(["in"], in: site)
    #expect(told.report == "")
    let collector = DiagnosticCollector()
    let content = ContentLoader(site: site.folder + "/site", jobs: 1).load(collector)
    #expect(TerminalWriter(colours: false).text(collector.diagnostics) == "")
    let photo = try #require(content.photos.first)
    let text = hostile.replacing("\\n", with: "\n")
    #expect(photo.attributes.title == text)
    #expect(photo.attributes.summary == text)
    #expect(photo.model.alt == text)
    #expect(photo.attributes.tags == ["---", "a: b", "#", "- x"])
  }

  @Test func saysOfEachFileWhyItWasLeft() throws {
    let site = try Self.site([
      "in/a.cr2": "raw", "in/b.jpg": "cut", "in/sub/c.jpg": "picture", "texts/a.txt": "x",
      "d.txt": "x", "in/z.jpg": "picture",
    ])
    try FileManager.default.createDirectory(
      atPath: site.folder + "/empty", withIntermediateDirectories: true)
    let told = try Self.begin(["in", "none.jpg", "empty", "texts", "d.txt"], in: site)
    #expect(told.wrote == ["Content/photos/in/z.md", "Content/photos/in/z.jpg"])
    #expect(
      told.report.replacing(site.folder, with: "DIR") == """
        DIR/in/sub: warning[new-folder-in-folder]: the pictures in this folder were not imported
           name it too
        DIR/none.jpg: error[new-no-picture]: there is no such file or folder
           check its name; to create a photo with a title, use 'zoetrope new photo'
        DIR/empty: error[new-no-picture]: there is no file in this folder
           name a folder that contains pictures
        DIR/in/b.jpg: error[new-damaged-picture]: the picture is empty, incomplete or too large
           copy or export it again
        DIR/d.txt: error[new-no-picture]: this isn't a picture that a page can show
           name a JPEG, PNG, WebP, GIF, AVIF, HEIC or TIFF file
        DIR/in/a.cr2: warning[new-foreign-picture]: pages can't show camera raw files, so this one was skipped
           export a JPEG
        DIR/texts: error[new-no-picture]: there is no picture in this folder
           name a folder that contains pictures

        """)
  }

  @Test func saysOnceThatFilesOfAFolderAreNoPictures() throws {
    let site = try Self.site([
      "in/a.cr2": "raw", "in/b.cr2": "raw", "in/c.jpg": "picture", "d.cr2": "raw",
    ])
    let told = try Self.begin(["in", "d.cr2"], in: site)
    #expect(
      told.report.replacing(site.folder, with: "DIR") == """
        DIR/d.cr2: warning[new-foreign-picture]: pages can't show camera raw files, so this one was skipped
           export a JPEG
        DIR/in: warning[new-foreign-picture]: 2 files in this folder were skipped, because pages can't show their formats: camera raw (2)
           export JPEGs

        """)
  }

  /// A picture is not copied if its model has a mistake or is gone.
  @Test func leavesAPictureThatLiesThereWithoutAPhoto() throws {
    let site = try Self.site([
      "in/a.jpg": "picture\ntitle=A", "site/Content/photos/mine/b.jpg": "picture\ntitle=A",
      "site/Content/photos/mine/b.md": "---\ntitle: B\nfile: b.jpg\ntakenAt: 3. Mai\n---\n",
    ])
    let told = try Self.begin(["in"], in: site)
    #expect(told.wrote == [])
    #expect(
      told.report.replacing(site.folder, with: "DIR") == """
        DIR/in/a.jpg: warning[new-photo-exists]: the same picture is at 'Content/photos/mine/b.jpg', but no photo shows it, so it was skipped
           fix the file that names it, or run 'zoetrope new photos Content/photos/mine/b.jpg'

        """)
  }

  @Test func takesFilesWhoseNamesAreReadAlikeForTwo() throws {
    let site = try Self.site(["in/caf\u{E9}.jpg": "picture\ntitle=One"])
    // Both names are the same key of a dictionary.
    try Data("picture\ntitle=Two".utf8).write(
      to: URL(filePath: site.folder + "/in/cafe\u{301}.jpg"))
    let told = try Self.begin(["in"], in: site)
    #expect(told.report == "")
    #expect(told.wrote.filter { $0.hasSuffix(".md") }.count == 2)
  }

  @Test(arguments: [["in", "in"], ["in/a.jpg", "in"], ["in", "in/a.jpg"]])
  func takesWhatIsNamedTwiceOnce(paths: [String]) throws {
    let site = try Self.site(["in/a.jpg": "picture\ntitle=A"])
    let told = try Self.begin(paths, in: site)
    #expect(told.report == "")
    #expect(told.wrote.count == 2)
  }

  // MARK: - Trips and clocks

  /// Facts about a time, and the lines that are written for it.
  @Test(arguments: [
    // In the zone that the trip determines.
    ("2024-05-02T09:41", "takenAt: 2024-05-02T09:41:00+01:00\ntrip: lisbon\n"),
    ("2024-05-03T23:00", "takenAt: 2024-05-03T23:00:00+01:00\ntrip: lisbon\n"),
    // On a day without a trip, the time stays only in the picture, unless its offset is known.
    ("2024-05-04T00:00", ""), ("2024-04-30T23:59", ""),
    ("2024-05-04T00:00 7200", "takenAt: 2024-05-04T00:00:00+02:00\n"),
  ])
  func writesTheTripWhoseDaysHoldAPicture(taken: String, lines: String) throws {
    let site = try Self.site([
      "a.jpg": "picture\nalt=x\ntaken=\(taken)", "site/Content/trips/lisbon.md": Self.toTokyo,
    ])
    #expect(try Self.begin(["a.jpg"], in: site).report == "")
    #expect(
      site.text("site/Content/photos/a.md")
        == "---\ntitle: a\nfile: a.jpg\nalt: x\n\(lines)---\n")
  }

  @Test func writesNoTripOfSeveral() throws {
    func files(_ taken: String) -> [String: String] {
      [
        "a.jpg": "picture\nalt=x\ntaken=\(taken)", "site/Content/trips/lisbon.md": Self.toTokyo,
        "site/Content/trips/bus.md":
          "---\ntitle: Bus\ndeparture: 2024-05-02T09:00Z\narrival: 2024-05-02T10:00Z\n---\n",
        "site/Content/trips/tram.md":
          "---\ntitle: Tram\ndeparture: 2024-05-02T12:00Z\narrival: 2024-05-02T13:00Z\n---\n",
      ]
    }
    let site = try Self.site(files("2024-05-02T09:41"))
    #expect(
      try Self.begin(["a.jpg"], in: site).report.replacing(site.folder, with: "DIR") == """
        DIR/a.jpg: warning[new-several-trips]: the picture was taken on a day with several trips ('bus', 'lisbon', 'tram'), so its photo isn't linked to any
           write 'trip' in the photo's file, or use --trip

        """)
    #expect(
      site.text("site/Content/photos/a.md")
        == "---\ntitle: a\nfile: a.jpg\nalt: x\n#trip:  # one of bus, lisbon, tram\n---\n")
    let stated = try Self.site(files("2024-05-02T09:41"))
    #expect(try Self.begin(["a.jpg"], in: stated, trip: "lisbon").report == "")
    #expect(stated.text("site/Content/photos/a.md")?.contains("\ntrip: lisbon\n") == true)
  }

  @Test func choosesTheTripThatWasOnItsWay() throws {
    let day = "---\ntitle: T\ndeparture: 2024-05-02T12:00Z\narrival: 2024-05-02T13:00Z\n---\n"
    let site = try Self.site([
      "a.jpg": "picture\nalt=x\ntaken=2024-05-02T09:30 0", "site/Content/trips/tram.md": day,
      "site/Content/trips/bus.md":
        "---\ntitle: Bus\ndeparture: 2024-05-02T09:00Z\narrival: 2024-05-02T10:00Z\n---\n",
    ])
    #expect(try Self.begin(["a.jpg"], in: site).report == "")
    #expect(site.text("site/Content/photos/a.md")?.contains("\ntrip: bus\n") == true)
  }

  @Test func tellsWhichTimesOfAnAlbumAClockWouldMend() throws {
    let album = "site/Content/photos/ice"
    let site = try Self.site([
      "\(album)/index.md": "---\ntitle: Ice\n---\n",
      "\(album)/a.jpg": "picture\nalt=x\ntaken=2024-04-30T23:59:00",
      "\(album)/b, c.jpg": "picture\nalt=x\ntaken=2024-04-30T23:59:30 3600",
      "\(album)/never.jpg": "picture\nalt=x",
    ])
    let before = site.everything
    let told = try Self.begin([album], in: site, clock: 150)
    #expect(
      told.report.replacing(site.folder, with: "DIR") == """
        DIR/site/Content/photos/ice/never.jpg: warning[new-photo-exists]: 'Content/photos/ice/index.md' already shows this picture, so it was skipped
        Content/photos/ice/index.md: error[new-clock-of-album]: pictures in this album take their times from their files, which --clock doesn't change
           add these lines under the album's 'photos:', or to the elements that already name these files
           note: - {file: a.jpg, takenAt: 2024-05-01T00:01:30}
           note: - {file: "b, c.jpg", takenAt: 2024-05-01T00:02:00+01:00}

        """)
    #expect(site.everything == before)
    // An album accepts these lines.
    try site.write(
      "\(album)/index.md",
      """
      ---
      photos:
        - {file: a.jpg, takenAt: 2024-05-01T00:01:30}
        - {file: "b, c.jpg", takenAt: 2024-05-01T00:02:00+01:00}
      ---

      """)
    let collector = DiagnosticCollector()
    let content = ContentLoader(site: site.folder + "/site", jobs: 1).load(collector)
    #expect(collector.diagnostics.filter { $0.severity == .error } == [])
    #expect(content.photos.count { $0.model.takenAt != nil } == 2)
    // The times are fixed, and not reported again.
    #expect(
      try Self.begin(["\(album)/a.jpg", "\(album)/b, c.jpg"], in: site, clock: 150).report == """
        Content/photos/ice/index.md: warning[new-photo-exists]: the 2 pictures in this album already have a 'takenAt', which --clock doesn't change
           if it is wrong, remove 'takenAt' first

        """)
    try site.write("\(album)/index.md", "---\nphotos: [{file: a.jpg, takenAt: 2024-05-01}]\n---\n")
    let other = try Self.begin(["\(album)/a.jpg", "\(album)/b, c.jpg"], in: site, clock: 150)
    #expect(
      other.report == """
        Content/photos/ice/index.md: error[new-clock-of-album]: pictures in this album take their times from their files, which --clock doesn't change
           add these lines under the album's 'photos:', or to the elements that already name these files
           note: - {file: "b, c.jpg", takenAt: 2024-05-01T00:02:00+01:00}
           note: one picture already has a 'takenAt', which doesn't change

        """)
  }

  /// The line names the album's picture, not the copy on the camera's card.
  @Test func namesThePictureOfTheAlbumThatIsTheSame() throws {
    let picture = "picture\ntaken=2024-05-01T00:00:00"
    let site = try Self.site([
      "card/DSC_1.JPG": picture, "site/Content/photos/ice/index.md": "---\ntitle: Ice\n---\n",
      "site/Content/photos/ice/geysir.jpg": picture,
    ])
    let told = try Self.begin(["card/DSC_1.JPG"], in: site, clock: 60)
    #expect(
      told.left.flatMap(\.notes).map(\.message)
        == ["- {file: geysir.jpg, takenAt: 2024-05-01T00:01:00}"])
  }

  @Test func mendsAClock() throws {
    let site = try Self.site([
      "a.jpg": "picture\nalt=x\ntaken=2024-04-30T23:59:00",
      "site/Content/trips/lisbon.md": Self.toTokyo,
    ])
    #expect(try Self.begin(["a.jpg"], in: site, clock: 150).report == "")
    #expect(
      site.text("site/Content/photos/a.md")?
        .contains("\ntakenAt: 2024-05-01T00:01:30+01:00\ntrip: lisbon\n") == true)
    // Without a zone, the fixed time must still be written.
    let other = try Self.site(["a.jpg": "picture\nalt=x\ntaken=2024-04-30T23:59:00"])
    #expect(try Self.begin(["a.jpg"], in: other, clock: -60).report == "")
    #expect(
      other.text("site/Content/photos/a.md")?.contains("\ntakenAt: 2024-04-30T23:58:00\n") == true)
  }

  @Test func knowsTheTripThatIsStated() throws {
    let site = try Self.site([
      "a.jpg": "picture", "site/Content/trips/lisbon.md": Self.toTokyo,
    ])
    let before = site.everything
    do {
      _ = try Self.begin(["a.jpg"], in: site, trip: "lisbn")
      Issue.record("it was begun")
    } catch let fault as AuthoringFault {
      #expect(
        TerminalWriter(colours: false).text([fault.diagnostic])
          == "error[new-unknown-trip]: the site has no trip 'lisbn'\n   did you mean 'lisbon'?\n")
    }
    #expect(site.everything == before)
  }

  @Test(arguments: ["lisbon.md", "lisbon/index.md"])
  func saysThatTheStatedTripHasAMistake(name: String) throws {
    let site = try Self.site([
      "a.jpg": "picture", "site/Content/trips/\(name)": "---\ntitle: No dates\n---\n",
      "site/Content/trips/lisbn.md": Self.toTokyo,
    ])
    do {
      _ = try Self.begin(["a.jpg"], in: site, trip: "lisbon")
      Issue.record("it was begun")
    } catch let fault as AuthoringFault {
      #expect(
        TerminalWriter(colours: false).text([fault.diagnostic]) == """
          Content/trips/\(name): error[new-mistaken-trip]: the trip 'lisbon' can't be read, because its file has a mistake
             fix it first: 'zoetrope check' shows where it is

          """)
    }
  }

  @Test func keepsWhatItWroteWhenTheDiskRefuses() throws {
    let site = try Self.site(["in/a.jpg": "picture\nx=1", "in/b.jpg": "picture\nx=2"])
    try site.write("site/Content/photos/in", "a file in the way")
    let before = site.everything
    #expect(throws: AuthoringFault.self) { try Self.begin(["in"], in: site) }
    #expect(site.everything == before)
  }
}
