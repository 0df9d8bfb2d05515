import ArgumentParser
import Diagnostics
import Sealing

/// The command `zoetrope audience renew`.
struct AudienceRenewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "renew",
    abstract: "Give an audience a new key and keep its passwords.",
    usage: "\(RunningProgram.name) audience renew <audience> [<options>]",
    discussion: """
      Use this command when a guest has lost a device. The next build seals all pages of the \
      audience again, under new names. A key that a browser kept doesn't open them, so guests who \
      stayed signed in type their password again. If someone else saw the key file, this isn't \
      enough: delete the file, and give everyone a new password.

        \(RunningProgram.name) audience renew family
        \(RunningProgram.name) audience renew family --site journal
      """)

  @Argument(help: "The name of the audience.")
  var audience: String

  @OptionGroup var options: AudienceOptions

  func run() throws {
    _ = try options.change(audience) { (keys) throws(AudienceFault) in
      try keys.renewAudience(audience)
    }
    Console.error(
      "'\(audience.terminalSafe)' has a new key. The next build seals all its pages again; "
        + "publish it.\n")
  }
}

/// The command `zoetrope audience withdraw`.
struct AudienceWithdrawCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "withdraw",
    abstract: "Withdraw a guest's access to an audience.",
    usage: "\(RunningProgram.name) audience withdraw <audience> <guest> [<options>]",
    discussion: """
      The audience gets a new key, and the next build seals all its pages again. The other \
      guests' passwords still work; those who stayed signed in type theirs again. The guest keeps \
      what they have opened or copied, and can still open copies of what you published until \
      then.

        \(RunningProgram.name) audience withdraw family Ada
        \(RunningProgram.name) audience withdraw family "Aunt Ada"
      """)

  @Argument(help: "The name of the audience.")
  var audience: String

  @Argument(help: "The guest's name, as in 'audience list'.")
  var guest: String

  @OptionGroup var options: AudienceOptions

  func run() throws {
    let keys = try options.change(audience, guest: guest) { (keys) throws(AudienceFault) in
      try keys.withdrawGuest(guest, from: audience)
    }
    let (name, person) = (audience.terminalSafe, guest.terminalSafe)
    Console.error(
      "'\(person)' can't open what you build and publish for '\(name)' from now on.\n"
        + (keys[audience]?.guests.isEmpty == true ? "note: '\(name)' has no guests any more\n" : "")
    )
  }
}
