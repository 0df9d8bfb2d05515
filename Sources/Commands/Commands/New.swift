import Application
import ArgumentParser
import Authoring
import Content

struct New: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Create \(RunningProgram.list(RunningProgram.modelKinds.map(\.keys.name), "or")).",
    usage: "\(RunningProgram.name) new <kind> <title> [<options>]",
    discussion: """
      Creates a Markdown file with today's date, some keys filled in and the others as comments, \
      and prints its path. The address is made from the title. If a trip's title is "A to B", A \
      and B become its places: cities, with time zone and coordinates if Zoetrope knows them, or \
      airport codes. Never overwrites a file.

        \(RunningProgram.name) new trip "Lisbon to Porto"
        \(RunningProgram.name) new trip "LIS to Portland, ME"
        \(RunningProgram.name) new trip "Tokyo to Kyoto" --journey "Weeks in Japan"
        \(RunningProgram.name) new photo "Misery Ridge" --image ~/Pictures/ridge.jpg
        \(RunningProgram.name) new photos ~/Pictures/Iceland --trip iceland
        \(RunningProgram.name) new album Iceland
        \(RunningProgram.name) new account "Travel money"
        \(RunningProgram.name) new person "Ana Lima"
        \(RunningProgram.name) new page "About this journal" --slug about
      """,
    subcommands: [NewPhotosCommand.self])

  @Argument(
    help: ArgumentHelp(
      "One of \(RunningProgram.list(RunningProgram.modelKinds.map(\.singular), "and")).",
      valueName: "kind"),
    // Shells offer the values of an argument instead of subcommands.
    completion: .list(NewKind.allValueStrings + [NewPhotosCommand._commandName]))
  var kind: NewKind

  @Argument(help: "The title, or a person's first and last name.")
  var title: String

  @Option(help: ArgumentHelp("The last part of the address. (default: made from the title)"))
  var slug: String?

  @Option(
    help: ArgumentHelp(
      "The photo's picture. It is copied next to the new file.", valueName: "file"),
    completion: .file(extensions: Self.pictures))
  var image: String?

  @Option(
    help: ArgumentHelp(
      "The slug or title of the journey that contains the trip. It is created if it doesn't exist.",
      valueName: "journey"))
  var journey: String?

  @Option(help: ArgumentHelp("The site's folder.", valueName: "dir"), completion: .directory)
  var site = "."

  @OptionGroup var clock: ClockOption

  /// Extensions of pictures, as cameras and programs write them.
  static let pictures = ["jpg", "jpeg", "png", "gif", "webp", "heic", "avif", "tif", "tiff"].flatMap
  {
    [$0, $0.uppercased()]
  }

  func validate() throws {
    guard title.contains(where: { !$0.isWhitespace }) else {
      throw ValidationError("The title is empty: write one, such as \"Lisbon to Porto\".")
    }
    // `new photo --image a.jpg b.jpg` would create a photo with the title b.jpg.
    if let miss = NearMiss(Array(CommandLine.arguments.dropFirst())) {
      throw ValidationError(miss.message)
    }
  }

  func run() throws {
    let site = trimmed(site)
    let model = NewModel(
      kind.kind, of: RunningProgram.kinds.content, title: title, slug: slug, image: image,
      journey: journey, by: CameraReader())
    let now = try clock.instant()
    let paths = try SiteWriting.result { () throws(AuthoringFault) in
      try model.write(in: site, at: now, reserved: Site.reservedPages(by:))
    }
    for path in paths { Console.output("\(joined(site, path))\n") }
    for remark in model.remarks { Console.error("note: \(remark)\n") }
  }
}

/// A kind by its singular or its folder's name.
struct NewKind: ExpressibleByArgument {
  let kind: ModelKind

  init?(argument: String) {
    let name = argument.lowercased()
    guard
      let kind = RunningProgram.modelKinds.first(where: { $0.singular == name || $0.folder == name }
      )
    else { return nil }
    self.kind = kind
  }

  static var allValueStrings: [String] { RunningProgram.modelKinds.map(\.singular) }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
