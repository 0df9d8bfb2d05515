import Testing

/// Trips that are exported to other programs, and imported from them.
struct ExchangeTests {
  @Test(arguments: ["csv", "geojson"])
  func writesNothingButTheExportToStandardOutput(format: String) throws {
    let site = try TestSite([
      "Content/site.json": TestSite.settings,
      "Content/trips/a.md": TestSite.trip("Porto", "Braga", more: "colour: red"),
      "Content/trips/b.md": TestSite.trip("Qq", "Qq", more: "draft: true"),
    ])
    let run = try Program(folder: site.folder)
      .run(["export", "trips", "--format", format] + TestSite.now).succeeded()
    #expect(run.error.contains("'colour'"))
    #expect(!run.output.contains("Qq") && !run.output.contains("colour"))
    #expect(run.output.hasPrefix(format == "csv" ? "trip,title,leg," : "{\"type\":"))
    #expect(run.output.contains("Braga"))
    let again = try Program(folder: site.folder)
      .run(["export", "trips", "--format", format] + TestSite.now).succeeded()
    #expect(run.output == again.output)
  }

  @Test func aSiteWithMistakesExportsNothing() throws {
    let site = try TestSite(["Content/trips/a.md": "---\ndeparture: soon\n---\n"])
    let run = try Program(folder: site.folder).run(["export", "trips"])
    #expect(run.ending == .exit(1) && run.output == "")
    #expect(run.error.contains("error["))
  }

  @Test func aDamagedFileFailsWithItsPlaceAndTheOthersAreRead() throws {
    let site = try TestSite([
      "Content/site.json": TestSite.settings, "a.gpx": "<gpx>\n<trk", "b.json": "{\"flights\": [",
      "c.csv": "Date,From,To,Flight_Number\n2026-01-01,LIS,HND,TP1\n",
    ])
    let run = try Program(folder: site.folder)
      .run(["import", "trips", "a.gpx", "b.json", "c.csv", "d.csv", "Content"])
    #expect(run.ending == .exit(1))
    #expect(run.output.hasPrefix("new    2026-01-01  Lisbon to Tokyo  Content/trips/lisbon-"))
    for place in ["a.gpx:2:", "b.json:1:", "d.csv: error", "Content: error"] {
      #expect(run.error.contains(place))
    }
  }
}
