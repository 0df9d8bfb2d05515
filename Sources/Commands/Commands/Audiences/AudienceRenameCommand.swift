import ArgumentParser
import Content
import Diagnostics
import Domain
import Sealing

/// The command `zoetrope audience rename`.
struct AudienceRenameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename",
    abstract: "Give an audience, or a guest of it, another name.",
    usage: "\(RunningProgram.name) audience rename <audience> <name> [<options>]",
    discussion: """
      Names are not published, so no page is sealed anew, and passwords stay good; lists for guests \
      of several audiences, who have one name in them, may come or go. An audience has \
      the name that the settings have: change it there first, and in 'audience' of what is for it.

        \(RunningProgram.name) audience rename family relatives
        \(RunningProgram.name) audience rename family "Ada Lima" --guest Ada
      """)

  @Argument(help: "The audience, by its name.")
  var audience: String

  @Argument(help: "The other name.")
  var name: String

  @Option(help: ArgumentHelp("Rename this guest of the audience.", valueName: "guest"))
  var guest: String?

  @OptionGroup var options: AudienceOptions

  func run() throws {
    if guest == nil { try options.expectSetting(name) }
    _ = try options.change(audience, guest: guest) { (keys) throws(AudienceFault) in
      if let guest {
        try keys.renameGuest(guest, to: name, in: audience)
      } else {
        try keys.renameAudience(audience, to: name)
      }
    }
    Console.error("'\((guest ?? audience).terminalSafe)' is '\(name.terminalSafe)' now.\n")
  }
}

/// The command `zoetrope audience remove`.
struct AudienceRemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Remove an audience with its key and its guests.",
    usage: "\(RunningProgram.name) audience remove <audience> [<options>]",
    discussion: """
      Nothing can be sealed for it any more, and its guests' passwords open nothing for it of what \
      you publish from then on. The key is gone for good: what was published stays closed to you, too.

        \(RunningProgram.name) audience remove clients
        \(RunningProgram.name) audience remove clients --keys ~/keys/journal.json
      """)

  @Argument(help: "The audience, by its name.")
  var audience: String

  @OptionGroup var options: AudienceOptions

  func run() throws {
    let settings = try options.settings()
    _ = try options.change(audience) { (keys) throws(AudienceFault) in
      try keys.removeAudience(audience)
    }
    let name = audience.terminalSafe
    Console.error("'\(name)' has no key and no guest any more.\n")
    if settings.contains(where: { $0.name.text == audience }) {
      Console.error("note: the settings have '\(name)' still, and nothing can be sealed for it\n")
    }
  }
}
