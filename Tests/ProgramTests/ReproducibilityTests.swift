import Foundation
import Testing

struct ReproducibilityTests {
  private struct Circumstance: Sendable {
    let zone: String
    let locale: String
    let jobs: Int
    let umask: String
    /// Returns the working folder, and the path of the site's folder from there.
    let path: @Sendable (TestSite) -> (folder: String, site: String)
    /// Rotation of the order in which the files are created.
    let shift: Int
    /// Modification time of all files, in seconds since 1970.
    let time: Int
  }

  @Sendable private static func from(root site: TestSite) -> (folder: String, site: String) {
    ("/", site.folder)
  }

  @Sendable private static func from(inside site: TestSite) -> (folder: String, site: String) {
    (site.folder, ".")
  }

  @Sendable private static func from(content site: TestSite) -> (folder: String, site: String) {
    ("\(site.folder)/Content/trips", "../../")
  }

  private static let circumstances: [Circumstance] = [
    .init(zone: "UTC", locale: "C", jobs: 1, umask: "022", path: from(inside:), shift: 0, time: 0),
    .init(
      zone: "Asia/Kathmandu", locale: "tr_TR.UTF-8", jobs: 2, umask: "077", path: from(root:),
      shift: 1, time: 1_000_000_000),
    .init(
      zone: "America/St_Johns", locale: "ar_EG.UTF-8", jobs: 3, umask: "000",
      path: from(content:), shift: 2, time: 1_780_315_200),
    .init(
      zone: "Pacific/Kiritimati", locale: "de_DE.UTF-8", jobs: 4, umask: "027",
      path: from(inside:), shift: 3, time: 4_000_000_000),
    .init(
      zone: "Pacific/Pago_Pago", locale: "fa_IR.UTF-8", jobs: 5, umask: "002", path: from(root:),
      shift: 4, time: 1),
    .init(
      zone: "Europe/Lisbon", locale: "pt_PT.UTF-8", jobs: 8, umask: "007", path: from(content:),
      shift: 5, time: 86_400),
    .init(
      zone: "Australia/Lord_Howe", locale: "ja_JP.UTF-8", jobs: 16, umask: "033",
      path: from(inside:), shift: 6, time: 951_782_400),
    .init(zone: "", locale: "", jobs: 32, umask: "022", path: from(root:), shift: 7, time: 2),
    .init(
      zone: "No/Such_Zone", locale: "xx_XX", jobs: 64, umask: "022", path: from(content:),
      shift: 8, time: 3),
    .init(
      zone: "Africa/Casablanca", locale: "th_TH.UTF-8", jobs: 7, umask: "022",
      path: from(inside:), shift: 9, time: 1_234_567_890),
  ]

  @Test func buildsTheSameBytesUnderTenCircumstances() throws {
    var files = Journal.files.mapValues { Array($0.utf8) }
    for image in Journal.images { files[image] = Journal.beach }
    for number in 1...30 {
      files["Content/trips/trip-\(number).md"] = Array(TestSite.trip(more: "tags: [rail]").utf8)
    }
    var first: Tree?
    for (number, circumstance) in Self.circumstances.enumerated() {
      let site = try build(files, under: circumstance, name: "site \(number)")
      let tree = try site.tree()
      if let first {
        #expect(tree.differences(from: first) == [], "\(circumstance)")
      } else {
        #expect(tree.files.keys.contains { $0.hasPrefix(manifestBeginning) })
        #expect(tree.files.count > 40)
        first = tree
      }
    }
  }

  private func build(
    _ files: [String: [UInt8]], under circumstance: Circumstance, name: String
  ) throws -> TestSite {
    let site = try TestSite(name: name)
    let order = files.keys.sorted()
    for index in order.indices {
      // 11 is coprime to the number of files, so that all are visited.
      let path = order[(index * 11 + circumstance.shift * 5) % order.count]
      guard let bytes = files[path] else { continue }
      try site.write(bytes, to: path)
      let seconds = time_t(circumstance.time)
      let times = [timeval(tv_sec: seconds, tv_usec: 0), timeval(tv_sec: seconds, tv_usec: 0)]
      #expect(utimes("\(site.folder)/\(path)", times) == 0)
    }
    #expect(order.count % 11 != 0)
    let (folder, path) = circumstance.path(site)
    let environment = ["TZ": circumstance.zone, "LC_ALL": circumstance.locale, "LANG": "C"]
    let wrapper = ["/bin/sh", "-c", "umask \(circumstance.umask); exec \"$@\"", "sh"]
    _ = try Program(folder: folder, environment: environment, wrapper: wrapper)
      .run(["build", "--site", path, "--jobs", "\(circumstance.jobs)"] + TestSite.now).succeeded()
    return site
  }
}
