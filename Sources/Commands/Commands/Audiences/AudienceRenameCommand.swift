import ArgumentParser
import Content
import Diagnostics
import Domain
import Sealing

/// The command `zoetrope audience rename`.
struct AudienceRenameCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rename",
    abstract: "Rename an audience or one of its guests.",
    usage: "\(RunningProgram.name) audience rename <audience> <name> [<options>]",
    discussion: """
      Names aren't published, so no page is sealed again and all passwords still work. If a guest \
      has the same name in several audiences, combined lists may be added or removed. To rename an \
      audience, first change its name in the settings, and in 'audience' on its pages.

        \(RunningProgram.name) audience rename family relatives
        \(RunningProgram.name) audience rename family "Ada Lima" --guest Ada
      """)

  @Argument(help: "The name of the audience.")
  var audience: String

  @Argument(help: "The new name.")
  var name: String

  @Option(help: ArgumentHelp("Rename this guest instead of the audience.", valueName: "guest"))
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
    abstract: "Remove an audience with its key and guests.",
    usage: "\(RunningProgram.name) audience remove <audience> [<options>]",
    discussion: """
      After this, you can't seal pages for the audience. From the next publication on, its \
      guests' passwords don't open any of its pages. The key is deleted for good, so you can't \
      open what you published before either.

        \(RunningProgram.name) audience remove clients
        \(RunningProgram.name) audience remove clients --keys ~/keys/journal.json
      """)

  @Argument(help: "The name of the audience.")
  var audience: String

  @OptionGroup var options: AudienceOptions

  func run() throws {
    let settings = try options.settings()
    _ = try options.change(audience) { (keys) throws(AudienceFault) in
      try keys.removeAudience(audience)
    }
    let name = audience.terminalSafe
    Console.error("'\(name)' has no key and no guests any more.\n")
    if settings.contains(where: { $0.name.text == audience }) {
      Console.error("note: '\(name)' is still in the settings, but nothing can be sealed for it\n")
    }
  }
}
