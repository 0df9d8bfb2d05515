import ArgumentParser
import Diagnostics
import Sealing

/// The command `zoetrope audience renew`.
struct AudienceRenewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "renew",
    abstract: "Give an audience a new key; its passwords stay good.",
    usage: "\(RunningProgram.name) audience renew <audience> [<options>]",
    discussion: """
      The next build seals all that is for the audience anew, under other names, and a key that a \
      browser kept opens none of it: who stayed signed in types the password again. For one who \
      lost a device. Where the key file itself was seen, this is not enough: delete it, and give \
      everybody a new password.

        \(RunningProgram.name) audience renew family
        \(RunningProgram.name) audience renew family --site journal
      """)

  @Argument(help: "The audience, by its name.")
  var audience: String

  @OptionGroup var options: AudienceOptions

  func run() throws {
    _ = try options.change(audience) { (keys) throws(AudienceFault) in
      try keys.renewAudience(audience)
    }
    Console.error(
      "'\(audience.terminalSafe)' has a new key. The next build seals all that is for it anew; "
        + "publish it.\n")
  }
}

/// The command `zoetrope audience withdraw`.
struct AudienceWithdrawCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "withdraw",
    abstract: "Take a guest's password away from an audience.",
    usage: "\(RunningProgram.name) audience withdraw <audience> <guest> [<options>]",
    discussion: """
      The audience gets a new key, and the next build seals all that is for it anew. The passwords \
      of the other guests stay good; who stayed signed in types theirs again. What the guest has \
      opened or copied stays theirs, and so do copies of what was published until then.

        \(RunningProgram.name) audience withdraw family Ada
        \(RunningProgram.name) audience withdraw family "Aunt Ada"
      """)

  @Argument(help: "The audience, by its name.")
  var audience: String

  @Argument(help: "The guest, as 'audience list' tells them.")
  var guest: String

  @OptionGroup var options: AudienceOptions

  func run() throws {
    let keys = try options.change(audience, guest: guest) { (keys) throws(AudienceFault) in
      try keys.withdrawGuest(guest, from: audience)
    }
    let (name, person) = (audience.terminalSafe, guest.terminalSafe)
    Console.error(
      "'\(person)' can't open what you build and publish for '\(name)' from now on.\n"
        + (keys[audience]?.guests.isEmpty == true ? "note: '\(name)' has no guest any more\n" : ""))
  }
}
