import ArgumentParser
import Diagnostics
import Sealing

/// The command `zoetrope audience add`.
struct AudienceAddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add a guest to an audience, with a password.",
    usage: "\(RunningProgram.name) audience add <audience> [<guest>] [<options>]",
    discussion: """
      Asks for the password twice without showing it. In a script, use --password-file or the \
      variable ZOETROPE_PASSWORD. You can't pass a password as an argument, because shells store \
      arguments and process lists show them. Passwords that are cheap to guess are refused. A new \
      guest changes one small file; sealed pages stay the same. If a person belongs to several \
      audiences, use the same name in each. Their lists then contain the pages of all their \
      audiences.

        \(RunningProgram.name) audience add family                         ask for a password
        \(RunningProgram.name) audience add family Ada --generate words    make one and print it
        \(RunningProgram.name) audience add family Tom --password-file -   read it from a pipe
      """)

  @Argument(help: "The name of an audience in Content/site.json.")
  var audience: String

  @Argument(help: "Who gets the password. Only you see this name.")
  var guest = KeyFile.unnamed

  @OptionGroup var password: PasswordOptions

  @OptionGroup var options: AudienceOptions

  func run() throws {
    try options.expectSetting(audience)
    let path = options.path
    try options.expectUnpublished(path)
    let place = KeyFilePlace(path: path)
    let found = try existing(place)
    if let found { try options.expectNewest(found.keys) }
    let keys = found?.keys ?? KeyFile()
    try expectNew(keys)
    let given = try password.password(for: person, options)
    let key: WrappingKey
    do {
      key = try keys.wrappingKey(of: given.password)
    } catch {
      throw Failure.reported(CommandDiagnostics.keyCryptography())
    }
    try write(key, for: keys, isNew: found == nil, to: place)
    printResult(given, path, isNew: found == nil)
    options.warn(of: path, isOpenToOthers: found?.isOpenToOthers == true)
  }

  /// The guest's name, as prompts and messages show it.
  private var person: String { "'\(guest)' of '\(audience)'".terminalSafe }

  private func existing(_ place: KeyFilePlace) throws -> KeyFilePlace.Found? {
    try options.reportingFaults { () throws(KeyFilePlace.Fault) in
      do throws(KeyFilePlace.Fault) {
        return try place.read()
      } catch .missing {
        return nil
      }
    }
  }

  /// Refuses invalid and existing names before the user types a password.
  private func expectNew(_ keys: KeyFile) throws {
    do throws(AudienceFault) {
      try KeyFile.check(audience)
      try KeyFile.check(guest)
    } catch {
      throw Failure.reported(CommandDiagnostics.audience(error))
    }
    if keys[audience]?.guests.contains(where: { $0.name == guest }) == true {
      throw Failure.reported(CommandDiagnostics.audience(.guestExists(guest, audience: audience)))
    }
  }

  private func write(
    _ key: WrappingKey, for keys: KeyFile, isNew: Bool, to place: KeyFilePlace
  ) throws {
    // While the user typed the password, another process may have put another file there. The key
    // doesn't fit that file's salt.
    var isOther = false
    try options.reportingFaults { () throws(KeyFilePlace.Fault) in
      try Signals.holding { () throws(KeyFilePlace.Fault) in
        guard isNew else {
          return try place.change { (changed) throws(AudienceFault) in
            isOther = changed.salt != keys.salt || changed.rounds != keys.rounds
            if !isOther { try add(key, to: &changed) }
          }
        }
        var made = keys
        do throws(AudienceFault) {
          try add(key, to: &made)
        } catch {
          throw .audience(error)
        }
        try place.create(made)
      }
    }
    if isOther { throw Failure.reported(CommandDiagnostics.keys(.busy, place.path)) }
  }

  private func add(_ key: WrappingKey, to keys: inout KeyFile) throws(AudienceFault) {
    if keys[audience] == nil { try keys.addAudience(audience) }
    try keys.addGuest(guest, with: key, to: audience)
  }

  private func printResult(_ given: PasswordOptions.Given, _ path: String, isNew: Bool) {
    if let made = given.made { Console.output("\(made.text)\n") }
    let shown = path.terminalSafe
    Console.error(
      isNew
        ? "Created the key file \(shown). Keep a copy in a safe place, and don't share it.\n"
        : "")
    if let cost = given.weakness {
      Console.error("note: anyone with the published files can guess this password for \(cost)\n")
    }
    Console.error(
      (given.made == nil
        ? "\(person) has a password" : "The password of \(person), shown only once")
        + ". It opens what you build and publish from now on.\n")
  }
}
