import Foundation
import Testing

/// A build is killed at a system call: the published site is the complete old or new one, and the
/// next build succeeds and leaves no litter.
struct CrashTests {
  /// State of the output when a build begins.
  enum Scene: CaseIterable {
    /// The published site and a stage that mirrors it.
    case mirror
    /// The published site only; the folder beside it has been deleted, which is allowed.
    case bare
    /// Empty, for the first build.
    case first

    var points: Int {
      switch self {
      case .mirror: 18
      case .bare: 14
      case .first: 6
      }
    }
  }

  /// System calls that change files, and those that publishing depends on.
  private static let calls =
    "openat,write,mkdirat,linkat,unlinkat,renameat,renameat2,fchmod,utimensat,fsync,fdatasync,"
    + "syncfs,flock,ftruncate"
  private static let arguments = ["build", "--jobs", "1"] + TestSite.now

  @Test(arguments: Scene.allCases)
  func leavesAWholeSiteWhereverItIsKilled(scene: Scene) throws {
    guard let system = try SystemCalls() else { return }
    let scenery = try Scenery()
    try scenery.set(scene)
    let (_, traced) = try system.trace(
      Self.calls, of: Program(folder: scenery.site.folder), Self.arguments)
    let calls = Array(traced.drop { !$0.text.contains(".Output.zoetrope") })
    #expect(calls.contains { $0.name == "renameat2" && !$0.failed }, "the site is not swapped in")

    var killed = 0
    for call in Self.choose(scene.points, of: calls) {
      try scenery.set(scene)
      let run = try system.run(
        Program(folder: scenery.site.folder), Self.arguments, signal: "KILL", at: call)
      killed += run.ending == .signal(SIGKILL) ? 1 : 0
      try scenery.expectWhole(scene, "killed at \(call.text)")
      try scenery.expectRecovery("killed at \(call.text)")
    }
    print("\(scene): killed at \(killed) of \(calls.count) system calls of publishing")
    #expect(killed >= scene.points - 2)
  }

  /// An interrupt ends a build as abruptly as a kill does.
  @Test func leavesAWholeSiteWhereverItIsInterrupted() throws {
    guard let system = try SystemCalls() else { return }
    let scenery = try Scenery()
    try scenery.set(.mirror)
    let (_, traced) = try system.trace(
      Self.calls, of: Program(folder: scenery.site.folder), Self.arguments)
    let calls = Array(traced.drop { !$0.text.contains(".Output.zoetrope") })
    let chosen = Self.choose(4, of: calls)
    var interrupted = 0
    for call in chosen {
      try scenery.set(.mirror)
      let run = try system.run(
        Program(folder: scenery.site.folder), Self.arguments, signal: "INT", at: call)
      interrupted += run.ending == .exit(130) ? 1 : 0
      try scenery.expectWhole(.mirror, "interrupted at \(call.text)")
      try scenery.expectRecovery("interrupted at \(call.text)")
    }
    // A run may end in fewer calls than the run that counted them.
    #expect(interrupted >= chosen.count - 1)
  }

  /// Returns the calls around the exchange of folders, and others at even distances.
  private static func choose(_ count: Int, of calls: [SystemCalls.Call]) -> [SystemCalls.Call] {
    var chosen: Set<Int> = []
    // The cache's files are also renamed, after publication.
    let swaps = { (call: SystemCalls.Call) in
      call.name == "renameat2" && !call.failed && !call.text.contains("\"new\"")
    }
    if let swap = calls.lastIndex(where: swaps) {
      chosen = Set((max(0, swap - 1)...min(calls.count - 1, swap + 1)))
    }
    let rest = max(1, count - chosen.count - 1)
    for step in 0...rest { chosen.insert(step * (calls.count - 1) / rest) }
    return chosen.sorted().map { calls[$0] }
  }
}

/// A site published in an old state, with a new state to publish.
private struct Scenery {
  let site: TestSite
  private let old: [String: Data]
  private let new: [String: Data]
  private static let foreign = "notes/mine.txt"

  init() throws {
    site = try Journal.site()
    try Self.turnNew(site)
    try site.build()
    new = try site.tree().files
    try Self.turnOld(site)
    try site.build()
    old = try site.tree().files
  }

  private static func turnOld(_ site: TestSite) throws {
    try site.write(Journal.files)
    for path in ["Content/trips/new.md", "Content/pages/new.md"] where site.exists(path) {
      try site.remove(path)
    }
  }

  /// Changes, adds and removes pages and a copied file.
  private static func turnNew(_ site: TestSite) throws {
    try site.write([
      "Content/trips/new.md": TestSite.trip("Faro", "Seville"),
      "Content/pages/new.md": "---\ntitle: New\n---\nNew.",
      "Content/people/ana.md": "---\nfirstName: Ana\nlastName: Costa\n---\nWrites more.",
      "Content/trips/faro/plan.txt": "Take the late train.\n",
    ])
    try site.remove("Content/pages/about.md")
  }

  func set(_ scene: CrashTests.Scene) throws {
    try Self.turnOld(site)
    switch scene {
    case .mirror:
      try site.write(["Output/\(Self.foreign)": "mine"])
      try site.build()
      if !site.exists(".Output.zoetrope/stage") {
        // A small change leaves a mirror of the site.
        try site.write(["Content/trips/faro/plan.txt": "Take any train.\n"])
        try site.build()
        try site.write(Journal.files)
        try site.build()
      }
      #expect(site.exists(".Output.zoetrope/stage"))
    case .bare:
      try site.write(["Output/\(Self.foreign)": "mine"])
      try site.build()
      try site.remove(".Output.zoetrope")
    case .first:
      if site.exists("Output") { try site.remove("Output") }
      if site.exists(".Output.zoetrope") { try site.remove(".Output.zoetrope") }
    }
    try Self.turnNew(site)
    // Removed, because the contents of this file depend on the times between builds.
    if site.exists(".zoetrope/last") {
      try site.remove(".zoetrope/last")
    }
    Thread.sleep(forTimeInterval: 0.05)
  }

  func expectWhole(_ scene: CrashTests.Scene, _ comment: Comment) throws {
    guard site.exists("Output") else {
      #expect(scene == .first, comment)
      return
    }
    var files = try site.tree().files
    if scene != .first {
      #expect(files.removeValue(forKey: Self.foreign) == Data("mine".utf8), comment)
      #expect(files == old || files == new, comment)
    } else {
      #expect(files == new, comment)
    }
  }

  func expectRecovery(_ comment: Comment) throws {
    try site.build()
    var files = try site.tree().files
    files[Self.foreign] = nil
    #expect(files == new, comment)
    let beside = try FileManager.default.contentsOfDirectory(atPath: site.folder).sorted()
    #expect(beside == [".Output.zoetrope", ".zoetrope", "Content", "Output"], comment)
    let inside = try FileManager.default.contentsOfDirectory(
      atPath: "\(site.folder)/.Output.zoetrope")
    #expect(Set(inside).subtracting([".gitignore", "lock", "stage", "times"]) == [], comment)
    if site.exists(".Output.zoetrope/stage") {
      // Between builds the stage is a mirror: hard links to the same files.
      let (stage, output) = (try site.tree(".Output.zoetrope/stage"), try site.tree())
      for (path, entry) in stage.entries where entry.bytes != nil {
        #expect(output.entries[path]?.inode == entry.inode, comment)
      }
    }
  }
}
