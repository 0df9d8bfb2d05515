import Application
import ArgumentParser
import Authoring

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Write JSON Schemas of content files for editors.",
    usage: "\(RunningProgram.name) schema [<name>] [<options>]",
    discussion: """
      Editors use schemas to complete keys and to underline what Zoetrope would refuse. Schemas \
      are written to .zoetrope/schema in the site, unless you use --output.

        \(RunningProgram.name) schema                        write all schemas
        \(RunningProgram.name) schema trip                   print the schema of trips in JSON
        \(RunningProgram.name) schema trip --front-matter    print the schema of their front matter
      """)

  @Argument(
    help: ArgumentHelp(
      "Print one schema: \(RunningProgram.list(SchemaName.allValueStrings, "or")).",
      valueName: "name"))
  var name: SchemaName?

  @Flag(help: "Print the schema of front matter instead of JSON files.")
  var frontMatter = false

  @Option(
    help: ArgumentHelp("The folder to write to.", valueName: "dir"),
    completion: .directory)
  var output: String?

  @Option(help: ArgumentHelp("The site's folder.", valueName: "dir"), completion: .directory)
  var site = "."

  func validate() throws {
    if frontMatter {
      guard let name else { throw ValidationError("--front-matter needs a name, such as trip.") }
      guard name.subject.syntaxes.contains(.frontMatter) else {
        throw ValidationError("Content/site.json has no front matter.")
      }
    }
    guard name == nil || output == nil else {
      throw ValidationError("--output writes all schemas: leave out the name or the option.")
    }
  }

  func run() throws {
    if let name {
      Console.output(Schema(name.subject, frontMatter ? .frontMatter : .json).text)
      return
    }
    let folder = output.map(trimmed) ?? joined(trimmed(site), SchemaFolder.defaultPath)
    let paths = try SiteWriting.result { () throws(AuthoringFault) in
      try SchemaFolder(at: folder, of: RunningProgram.kinds.content).write()
    }
    for path in paths { Console.output("\(path)\n") }
  }
}

/// A schema by its name.
struct SchemaName: ExpressibleByArgument {
  let subject: SchemaSubject

  init?(argument: String) {
    guard
      let subject = SchemaSubject.all(RunningProgram.kinds.content).first(where: {
        $0.name == argument.lowercased()
      })
    else {
      return nil
    }
    self.subject = subject
  }

  static var allValueStrings: [String] {
    SchemaSubject.all(RunningProgram.kinds.content).map(\.name)
  }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
