import ArgumentParser

struct AudienceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audience",
    abstract: "Say who can open protected pages, and by which passwords.",
    usage: "\(RunningProgram.name) audience <subcommand>",
    discussion: """
      What is for an audience of the settings goes out sealed, and each of its guests opens it by a \
      password of their own. A key file outside of what is published has the keys, and no password: \
      keep a copy in a safe place, and the file to yourself. Each change takes effect with the next \
      build that you publish. Documentation/sealed.md says what this protects, and what not.

        \(RunningProgram.name) audience add family           a password for a first guest
        \(RunningProgram.name) audience add family Ada       one of her own for Ada
        \(RunningProgram.name) audience list                 who has one
        \(RunningProgram.name) audience withdraw family Ada  hers opens nothing new any more
      """,
    subcommands: [
      AudienceListCommand.self, AudienceAddCommand.self, AudienceRenewCommand.self,
      AudienceWithdrawCommand.self, AudienceRenameCommand.self, AudienceRemoveCommand.self,
    ])
}
