import ArgumentParser
import Authoring
import Basics
import Content
import Diagnostics
import Tracks

struct Hide: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hide",
    abstract: "Make a circle that hides your home.",
    usage: "\(RunningProgram.name) hide <latitude> <longitude> [<options>]",
    discussion: """
      Prints a circle for 'hidden' in Content/site.json. Zoetrope doesn't publish coordinates of \
      trips and photos, or parts of a track, that are inside the circle. The circle's centre is \
      moved at random from the place that you give, so it doesn't reveal where you live.

      If others can read your repository, keep the circles in a file outside it. Name the file in \
      the settings, relative to the site's folder, such as "hidden": "../hidden.json". To add the \
      circle to that file, use '--write'.

        \(RunningProgram.name) hide 38.71667 -9.13333                a circle of 500 m
        \(RunningProgram.name) hide 38.71667 -9.13333 --radius 2000  for thinly populated areas
        \(RunningProgram.name) hide -33.85678,151.21529 --write      add it to the file
      """)

  @Argument(
    help: ArgumentHelp(
      "Latitude and longitude of your home, with five decimals. South and west are negative.",
      valueName: "degrees"))
  var place: [String]

  @Option(help: ArgumentHelp("The circle's radius, 50 to 100000.", valueName: "metres"))
  var radius = 500

  @Flag(help: "Add the circle to the file that is set as 'hidden' in the settings.")
  var write = false

  @Option(help: ArgumentHelp("The site's folder.", valueName: "dir"), completion: .directory)
  var site = "."

  func validate() throws { _ = try circle() }

  func run() throws {
    let circle = try circle()
    let text =
      "{\"latitude\": \(circle.latitude), \"longitude\": \(circle.longitude), "
      + "\"radius\": \(radius)}"
    if write { try add(text) } else { Console.output(text + "\n") }
    if let decimals = words.map(Self.decimals).min(), decimals < Self.enough {
      Console.error(
        "note: \(words.joined(separator: " ")) is only accurate to \(Self.width(of: decimals)), "
          + "so your home may be outside the circle: write five decimals\n")
    }
    guard !write else { return }
    Console.error(
      "Add it to the list \"hidden\" in Content/site.json. If others can read that file, use another "
        + "file:\n\"hidden\": \"../hidden.json\". Each run makes a different circle; one is enough.\n"
    )
  }

  // MARK: The circle

  /// The two angles. One argument may contain both, as maps copy them: `38.71667, -9.13333`.
  private var words: [String] {
    place.joined(separator: " ").split { $0 == " " || $0 == "," }.map(String.init)
  }

  /// Number of decimals of degrees that give a place to within about ten metres.
  private static let enough = 4

  private static func decimals(of angle: String) -> Int {
    let parts = angle.parts(between: ".")
    return parts.count == 2 ? parts[1].utf8.count : 0
  }

  private static func width(of decimals: Int) -> String {
    switch decimals {
    case 0: "a hundred kilometres"
    case 1: "ten kilometres"
    case 2: "a kilometre"
    default: "a hundred metres"
    }
  }

  private func circle() throws -> HiddenCircle {
    let angles = words.compactMap { Double($0) }.filter(\.isFinite)
    guard words.count == 2, angles.count == 2 else {
      throw ValidationError(
        "'\(place.joined(separator: " "))' isn't a latitude and longitude, such as "
          + "38.71667 -9.13333.")
    }
    var random = SystemRandomNumberGenerator()
    do throws(HiddenCircleFault) {
      return try HiddenCircle.around(
        latitude: angles[0], longitude: angles[1], radius: Double(radius), using: &random)
    } catch {
      throw ValidationError(Self.reason(error))
    }
  }

  private static func reason(_ fault: HiddenCircleFault) -> String {
    switch fault {
    case .latitude(let degrees):
      "The latitude \(degrees) isn't between -90 and 90. Write the latitude first."
    case .longitude(let degrees): "The longitude \(degrees) isn't between -180 and 180."
    case .radius(let metres): "'--radius \(Int(metres))' isn't between 50 and 100000."
    }
  }

  // MARK: The file

  /// Adds the circle to the file that the settings name.
  private func add(_ circle: String) throws {
    let collector = DiagnosticCollector()
    let site = trimmed(site)
    let hiding = ContentLoader(site: site, jobs: 1).hiding(collector)
    let errors = collector.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else {
      let placed = errors.map { $0.placed(below: site) }
      Console.error(TerminalWriter(colours: Console.showsColours).text(placed))
      throw ExitCode(1)
    }
    guard case .file(let name) = hiding else {
      Console.error(
        TerminalWriter(colours: Console.showsColours).text([
          Problem.hideNoFile(
            at: SourceRange(file: joined(site, "Content/site.json")),
            hiding.hasCircles
              ? "'hidden' contains circles instead of a file's name, so nothing was written"
              : "'hidden' doesn't name a file, so nothing was written",
            fix: hiding.hasCircles
              ? "move the circles to a file and write \"hidden\": \"../hidden.json\", or leave "
                + "out --write"
              : "write \"hidden\": \"../hidden.json\" in the settings, or leave out --write")
        ]))
      throw ExitCode(1)
    }
    let path = OutsideFile.path(of: name.value, in: site)
    try SiteWriting.result { () throws(AuthoringFault) in
      try HiddenCircleFile(path).add(circle)
    }
    Console.output("\(path)\n")
  }
}

extension Hide {
  private static let optionsWithValues = ["--radius", "--site"]

  /// Returns the arguments with negative numbers after `--`, because the parser would take them for
  /// options. Other arguments are returned unchanged.
  static func readable(_ arguments: [String]) -> [String] {
    guard arguments.first == configuration.commandName, arguments.contains(where: isNegative),
      !arguments.contains("--")
    else { return arguments }
    var (options, values): ([String], [String]) = ([], [])
    var takesValue = false
    for argument in arguments.dropFirst() {
      if takesValue || argument.begins(with: "-") && !isNegative(argument) {
        options.append(argument)
        takesValue = !takesValue && optionsWithValues.contains(argument)
      } else {
        values.append(argument)
      }
    }
    return [arguments[0]] + options + ["--"] + values
  }

  private static func isNegative(_ argument: String) -> Bool {
    let bytes = Array(argument.utf8.prefix(2))
    return bytes.count == 2 && bytes[0] == UInt8(ascii: "-")
      && (bytes[1] == UInt8(ascii: ".") || (0x30...0x39).contains(bytes[1]))
  }
}

extension WrittenHiding {
  fileprivate var hasCircles: Bool {
    if case .circles = self { true } else { false }
  }
}
