import ArgumentParser
import Basics
import Content
import Diagnostics

/// Message for a command line that no command accepts, but whose meaning is clear. It contains the
/// line to type.
///
/// The argument parser knows options and counts arguments. It doesn't know titles, or the terms of
/// other generators.
struct NearMiss {
  /// Complete sentences, as the parser writes them.
  let message: String

  /// Creates the message; `nil` if the parser's own message is good enough.
  init?(_ arguments: [String]) {
    guard let message = Self.leadingOption(arguments) ?? Self.message(arguments) else { return nil }
    self.message = message
  }

  private static func message(_ arguments: [String]) -> String? {
    guard let command = arguments.first else { return nil }
    let rest = Array(arguments.dropFirst())
    if let message = othersOption(command, rest) ?? baseURL(command, rest) { return message }
    switch command {
    case "new": return new(rest)
    case "init" where rest.isEmpty:
      return "A site needs a folder. Type: \(line(["init", "journal"]))"
    case "version", "-v", "-V", "-version":
      let sort = command.begins(with: "-") ? "option" : "command"
      return "There is no \(sort) '\(command)'. Type: \(line(["--version"]))"
    case "build", "preview", "check":
      return folder(command, rest)
    case "golden":
      return golden(rest)
    case "create", "add":
      return "There is no command '\(command)'. "
        + (new(rest) ?? "Type: \(line(["new"] + rest))")
    case "deploy", "upload":
      return "There is no command '\(command)', since each host has its own. "
        + "Type: \(line(["build"]))\n  and copy Output/ to the host"
    case "audience": return audience(rest)
    case "theme":
      guard let word = rest.first, !word.begins(with: "-"),
        let meant = suggestion(for: word, among: ["export", "list"]), meant != word
      else { return nil }
      return "There is no command 'theme \(word)'. Type: "
        + line(["theme", meant] + rest.dropFirst())
    case _ where command.begins(with: "--"):
      let meant = suggestion(for: command, among: ["--version", "--help"])
      return meant == command
        ? nil : meant.map { "There is no option '\(command)'. Type: \(line([$0]))" }
    default: break
    }
    guard let kind = NewKind(argument: command)?.kind else { return nil }
    return "There is no command '\(command)'. Type: "
      + line(["new", kind.singular, title(of: rest) ?? example(of: kind)])
  }

  // MARK: New models

  /// Options of `new` that have a value.
  private static let valued = ["--slug", "--image", "--site", "--now"]

  private static func new(_ arguments: [String]) -> String? {
    var words: [String] = []
    var options: [String] = []
    var pictures: [String] = []
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      index += 1
      if valued.contains(argument), index < arguments.count {
        let value = arguments[index]
        index += 1
        if argument == "--image" { pictures.append(value) } else { options += [argument, value] }
      } else if argument.begins(with: "-") {
        options.append(argument)
      } else {
        words.append(argument)
      }
    }
    // The parser reports unknown options, and the word after one may be its value.
    guard options.allSatisfy({ valued.contains($0) || !$0.begins(with: "-") }) else { return nil }
    guard let first = words.first else {
      return "The kind is missing. Type: \(line(["new", "trip", "Lisbon to Porto"]))"
    }
    if ["site", "journal"].contains(first) {
      return
        "Create a site with 'init'. Type: \(line(["init", words.dropFirst().first ?? "journal"]))"
    }
    guard let kind = NewKind(argument: first)?.kind else {
      return begun(with: first, words, options)
    }
    let title = Array(words.dropFirst())
    let images = pictures + title.filter(isPicture)
    // The shell leaves a pattern unchanged if no file matches it.
    if let pattern = images.first(where: { $0.contains("*") }) {
      return "No file here is called '\(pattern)'. Type: "
        + line(["new", "photo", "A title", "--image", pattern.replacing("*", with: "a")])
    }
    if kind.singular == "photo", !images.isEmpty,
      images.count > 1 || title.contains(where: isPicture)
    {
      let name = title.filter { !isPicture($0) }.joined(separator: " ")
      let first = name.isEmpty ? plainName(of: images[0]) : name
      return images.count == 1
        ? "Write the title of a photo before its picture. Type: "
          + line(["new", "photo", first, "--image", images[0]] + options)
        : "Create several photos with 'new photos'. Type: "
          + line(["new", "photos"] + images + site(of: options))
    }
    if title.isEmpty {
      let name = kind.singular == "person" ? "name" : "title"
      return "A new \(kind.singular) needs a \(name). Type: "
        + line(
          ["new", kind.singular, example(of: kind)] + images.flatMap { ["--image", $0] } + options)
    }
    guard title.count > 1 else { return nil }
    return "Put a title of several words in quotes. Type: "
      + line(
        ["new", kind.singular, title.joined(separator: " ")] + images.flatMap { ["--image", $0] }
          + options)
  }

  /// The options that `new photos` also has.
  private static func site(of options: [String]) -> [String] {
    zip(options, options.dropFirst()).first { $0.0 == "--site" }.map { [$0.0, $0.1] } ?? []
  }

  /// Message for a title without a kind, or for a kind of other generators.
  private static func begun(with first: String, _ words: [String], _ options: [String]) -> String? {
    let others = [
      "post": "page", "article": "page", "draft": "page", "note": "page", "flight": "trip",
      "journey": "trip", "voyage": "trip", "picture": "photo", "image": "photo",
    ]
    // "Flight to Rome" is a title.
    if let kind = others[first.lowercased()], words.dropFirst().first?.lowercased() != "to" {
      let title = words.dropFirst().joined(separator: " ")
      return "There is no kind '\(first)'. Type: "
        + line(["new", kind, title.isEmpty ? "A title" : title] + options)
    }
    let name = Substring(first).names
    if name.count > 1, let kind = NewKind(argument: String(name[0]))?.kind,
      let file = name.last.map(String.init)
    {
      return "Write a title, not a path. Type: "
        + line(["new", kind.singular, plainName(of: file)] + options)
    }
    guard first.contains(" ") || words.contains(where: { $0.lowercased() == "to" }) else {
      return misspelt(first, words, options)
    }
    return "The kind is missing. Type: "
      + line(["new", "trip", words.joined(separator: " ")] + options)
  }

  /// Message for a misspelt kind, or its misspelt plural.
  private static func misspelt(
    _ first: String, _ words: [String], _ options: [String]
  ) -> String? {
    let kinds = RunningProgram.modelKinds
    let names = kinds.flatMap { [$0.singular, $0.folder] }
    guard let meant = suggestion(for: first.lowercased(), among: names),
      let kind = kinds.first(where: { $0.singular == meant || $0.folder == meant })
    else { return nil }
    let rest = Array(words.dropFirst())
    // `photos` is a separate command, which takes folders and pictures.
    if kind.singular == "photo",
      rest.contains(where: { $0.utf8.contains(UInt8(ascii: "/")) || isPicture($0) })
    {
      return "There is no kind '\(first)'. Type: "
        + line(["new", "photos"] + rest + site(of: options))
    }
    let title = rest.joined(separator: " ")
    return "There is no kind '\(first)'. Type: "
      + line(["new", kind.singular, title.isEmpty ? example(of: kind) : title] + options)
  }

  private static func example(of kind: ModelKind) -> String {
    switch kind.singular {
    case "trip": "Lisbon to Porto"
    case "person": "Ana Lima"
    default: "A title"
    }
  }

  private static func title(of arguments: [String]) -> String? {
    let words = arguments.prefix { !$0.begins(with: "-") }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  private static func isPicture(_ name: String) -> Bool {
    guard let dot = name.place(ofLast: ".") else { return false }
    return New.pictures.contains(String(name[dot...].dropFirst()))
  }

  /// Title made from a file's name: `misery ridge` from `misery-ridge.jpg`.
  private static func plainName(of path: String) -> String {
    let name = path.names.last ?? path[...]
    let bare = name.place(ofLast: ".").map { name[..<$0] } ?? name
    let words = bare.split { $0 == "-" || $0 == "_" || $0 == " " }
    return words.isEmpty ? "A title" : words.joined(separator: " ")
  }

  // MARK: Folders and options

  /// Message for `build journal`: other generators take the site's folder in this way.
  private static func folder(_ command: String, _ arguments: [String]) -> String? {
    guard arguments.count == 1, let folder = arguments.first, !folder.begins(with: "-") else {
      return nil
    }
    if command == "preview", ["Output", "Output/", "./Output"].contains(folder) {
      return "Show the published site with '--published'. Type: \(line([command, "--published"]))"
    }
    if folder == "Content" || folder.begins(with: "Content/") {
      return "This command works on the whole site, in the folder that contains 'Content'. Type: "
        + line([command])
    }
    if command == "preview", Int(folder) != nil {
      return "Write the port after '--port'. Type: \(line([command, "--port", folder]))"
    }
    return "Write the site's folder after '--site'. Type: \(line([command, "--site", folder]))"
  }

  /// Message for `golden` without the folder to compare with.
  private static func golden(_ arguments: [String]) -> String? {
    let flags = ["--record", "--strict", "--drafts", "--no-drafts", "--future", "--expired"]
    var words = arguments[...]
    while let option = words.popFirst() {
      // Anything else is the folder, an option to explain, or one that the parser doesn't know.
      guard flags.contains(option) || golden.contains(option) else { return nil }
      if golden.contains(option), words.popFirst() == nil { return nil }
    }
    let record = arguments.contains("--record") ? [] : ["--record"]
    return "The folder with the expected files is missing. Type: "
      + line(["golden", "Expected"] + record + arguments)
  }

  /// Options of `golden` that have a value.
  private static let golden = [
    "--site", "--base-url", "--now", "--jobs", "--diagnostics", "--exclude",
  ]

  /// Options of other generators, with our option and the commands that have it.
  private static let othersOptions: [String: (option: String, commands: [String])] = {
    let all = ["build", "preview", "check", "golden", "list"]
    return [
      "-D": ("--drafts", all), "--buildDrafts": ("--drafts", all), "--draft": ("--drafts", all),
      "-F": ("--future", all), "--buildFuture": ("--future", all),
      "-E": ("--expired", all), "--buildExpired": ("--expired", all),
      "-s": ("--site", all), "--source": ("--site", all), "--input": ("--site", all),
      "-d": ("--output", ["build"]), "--destination": ("--output", ["build"]),
      "-o": ("--output", ["build"]), "--out": ("--output", ["build"]),
      "-b": ("--base-url", ["build"]), "--baseURL": ("--base-url", ["build"]),
      "--baseurl": ("--base-url", ["build"]), "-p": ("--port", ["preview"]),
      "-P": ("--port", ["preview"]),
    ]
  }()

  private static func othersOption(_ command: String, _ arguments: [String]) -> String? {
    for (index, argument) in arguments.enumerated() {
      let name = String(argument.upTo("="))
      if command == "build", ["-w", "--watch"].contains(name) {
        return "'build' builds once, and 'preview' watches. Type: \(line(["preview"]))"
      }
      guard let (option, commands) = othersOptions[name], commands.contains(command) else {
        continue
      }
      var words = arguments
      words[index] = option + argument[name.endIndex...]
      return "There is no option '\(name)' here. Type: \(line([command] + words))"
    }
    return nil
  }

  /// Message for `--base-url ana.example`.
  private static func baseURL(_ command: String, _ arguments: [String]) -> String? {
    for (index, argument) in arguments.enumerated() {
      let isJoined = argument.begins(with: "--base-url=")
      guard isJoined || argument == "--base-url" else { continue }
      let place = isJoined ? index : index + 1
      guard place < arguments.count else { return nil }
      let address =
        isJoined
        ? String(Substring(argument.utf8.dropFirst("--base-url=".utf8.count))) : arguments[place]
      let name = address.upTo("/")
      guard name.utf8.contains(UInt8(ascii: ".")), !name.utf8.contains(UInt8(ascii: ":")),
        !name.begins(with: "-")
      else { return nil }
      var words = arguments
      words[place] = (isJoined ? "--base-url=" : "") + "https://\(address)"
      return "An address begins with https:// or http://. Type: \(line([command] + words))"
    }
    return nil
  }

  /// Message for `--site journal build`, in which options precede the command.
  private static func leadingOption(_ arguments: [String]) -> String? {
    guard let option = arguments.first, option.begins(with: "--"), arguments.count > 1 else {
      return nil
    }
    let count = option.holds("=") ? 1 : 2
    guard arguments.count > count, Self.commands.contains(arguments[count]) else { return nil }
    let words = arguments[count...] + arguments[..<count]
    return "Write options after the command. Type: \(line(Array(words)))"
  }

  private static var commands: [String] {
    ZoetropeCommand.configuration.subcommands.map { $0._commandName }
  }

  /// Returns a command line for a shell, with quotes where they are needed.
  static func line(_ words: [String]) -> String {
    ([RunningProgram.name] + words.map(quoted)).joined(separator: " ")
  }

  private static func quoted(_ word: String) -> String {
    let isPlain = { (byte: UInt8) in
      byte >= 0x80 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte) || "-_./:=,~+@%".utf8.contains(byte)
    }
    if !word.isEmpty, word.utf8.allSatisfy(isPlain) { return word }
    // A shell interprets these characters even between double quotes.
    let isSafe = !word.contains { "\"$`\\!".contains($0) }
    return isSafe ? "\"\(word)\"" : "'\(word.replacing("'", with: "'\\''"))'"
  }
}
