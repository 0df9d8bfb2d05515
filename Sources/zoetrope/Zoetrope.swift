import ArgumentParser

@main
struct Zoetrope: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "zoetrope",
    abstract: "Turns a folder of Markdown and JSON into a site of trips, photos and accounts.",
    discussion: """
      A site is a folder with Content/ in it, such as Content/trips/lisbon.md. Templates/ is \
      optional: the built-in theme serves for what is not there.

        zoetrope init journal          begin a site in the folder journal
        zoetrope new trip "A to B"     begin a trip in it
        zoetrope build                 publish the site into Output/
        zoetrope check                 find every mistake, publish nothing
      """,
    version: "0.1.0",
    subcommands: [
      Build.self, Check.self, Golden.self, List.self, Init.self, New.self, SchemaCommand.self,
    ])

  static func main() {
    Signals.handle()
    main(nil)
  }
}
