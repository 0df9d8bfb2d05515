import Application
import ArgumentParser
import Authoring
import Basics
import Content
import Diagnostics

struct NewPhotosCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "photos",
    abstract: "Create a photo for each picture in a folder.",
    usage: "\(RunningProgram.name) new photos <path> ... [<options>]",
    discussion: """
      Creates a Markdown file for each picture, with the title, keywords and time from its \
      metadata, and the trip during which it was taken. Copies pictures into Content/photos/; \
      pictures that are already in Content/ stay where they are. Prints what it wrote, reports \
      what it skipped, and never overwrites a file. It skips pictures that a photo already shows, \
      so you can run it on the same folder again.

        \(RunningProgram.name) new photos ~/Pictures/Iceland
        \(RunningProgram.name) new photos Content/photos/iceland --trip iceland
        \(RunningProgram.name) new photos a.jpg b.heic --clock +0:02:30
      """)

  @Argument(
    help: ArgumentHelp("Pictures and folders of pictures.", valueName: "path"),
    completion: .file())
  var paths: [String]

  @Option(help: ArgumentHelp("The trip that all the photos belong to.", valueName: "slug"))
  var trip: String?

  // Its value may begin with a sign.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      How far the camera's clock was behind, as hours, minutes and seconds, or how far it was \
      ahead, with '-'. Each picture's time is corrected by this much.
      """,
      valueName: "h:mm:ss"))
  var clock: ClockCorrection?

  @Option(help: ArgumentHelp("The site's folder.", valueName: "dir"), completion: .directory)
  var site = "."

  func run() throws {
    let site = trimmed(site)
    let photos = NewPhotos(
      paths, of: RunningProgram.kinds.content, trip: trip, clock: clock?.seconds ?? 0,
      by: CameraReader())
    var left: [Diagnostic] = []
    defer {
      Console.error(TerminalWriter(colours: Console.showsColours).text(left))
    }
    try SiteWriting.result { () throws(AuthoringFault) in
      try photos.write(in: site) { outcome in
        switch outcome {
        case .wrote(let paths):
          for path in paths { Console.output("\(joined(site, path))\n") }
        case .left(let diagnostic): left.append(diagnostic)
        }
      }
    }
    if left.contains(where: { $0.severity == .error }) { throw ExitCode(1) }
  }
}

/// A difference between a camera's clock and the time: `+0:02:30`.
struct ClockCorrection: ExpressibleByArgument {
  let seconds: Int

  /// Parses a correction; `nil` if the text isn't one, or is more than 100 years.
  init?(argument: String) {
    let sign = argument.utf8.first
    let parts = Substring(argument.utf8.dropFirst(sign == 0x2B || sign == 0x2D ? 1 : 0))
      .parts(between: ":")
    let numbers = parts.compactMap { part in
      part.utf8.count <= 6 && part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
    }
    // `2:30` may be hours or minutes.
    guard parts.count == 3, numbers.count == 3, numbers[0] <= 876_000, numbers[1] < 60,
      numbers[2] < 60
    else { return nil }
    let size = numbers[0] * 3_600 + numbers[1] * 60 + numbers[2]
    seconds = sign == 0x2D ? -size : size
  }
}
