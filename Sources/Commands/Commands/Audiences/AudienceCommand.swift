import ArgumentParser

struct AudienceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audience",
    abstract: "Manage who can open protected pages.",
    usage: "\(RunningProgram.name) audience <subcommand>",
    discussion: """
      Zoetrope encrypts protected pages, and each guest opens them with their own password. The \
      key file contains the keys, but no passwords, and isn't published. Keep it to yourself, and \
      keep a copy in a safe place. Each change takes effect with the next build that you publish. \
      Documentation/sealed.md explains what this protects and what it doesn't.

        \(RunningProgram.name) audience add family           add the first guest
        \(RunningProgram.name) audience add family Ada       add Ada, with her own password
        \(RunningProgram.name) audience list                 show who has access
        \(RunningProgram.name) audience withdraw family Ada  withdraw Ada's access
      """,
    subcommands: [
      AudienceListCommand.self, AudienceAddCommand.self, AudienceRenewCommand.self,
      AudienceWithdrawCommand.self, AudienceRenameCommand.self, AudienceRemoveCommand.self,
    ])
}
