import Files
import TestSupport
import Testing

@testable import Publishing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Builds that are killed, or fail, at each of their operations on files.
@Suite struct CrashTests {
  /// State of the output when a build begins, and the build's task.
  enum Scene: String, CaseIterable, CustomTestStringConvertible {
    case firstBuild, firstBuildBesideGitignore, changeWithoutStage, changeWithMirror
    case changeWithMarks, everythingChanges, withoutExchange, withoutLinks

    var testDescription: String { rawValue }

    var lacks: Set<FaultyFileSystem.Lack> {
      switch self {
      case .withoutExchange: [.exchange]
      case .withoutLinks: [.links]
      default: []
      }
    }

    var old: [String: String] {
      switch self {
      case .firstBuild, .firstBuildBesideGitignore: [:]
      default: CrashTests.old
      }
    }

    var new: [String: String] {
      self == .everythingChanges ? CrashTests.old.mapValues { $0 + "!" } : CrashTests.new
    }

    var foreign: [String: String] {
      switch self {
      case .firstBuild: [:]
      case .firstBuildBesideGitignore: [".gitignore": "*\n"]
      default: ["CNAME": "lisbon.example", "trips/.well-known/x": "x", "trips/porto/own": "own"]
      }
    }

    func prepare(_ site: SiteFolder) throws {
      if self == .firstBuildBesideGitignore { try site.write("*\n", to: "Output/.gitignore") }
      guard !old.isEmpty else { return }
      if self == .changeWithMarks {
        for text in ["oldest", "older", "old"] {
          try site.publish(old.merging(["index.html": text]) { $1 })
          try site.trustMarks()
        }
      }
      if self == .changeWithMirror || self == .withoutExchange || self == .everythingChanges {
        try site.publish(old.merging(["index.html": "older"]) { $1 })
      }
      try site.publish(old)
      for (path, text) in foreign { try site.write(text, to: "Output/" + path) }
      if self == .changeWithMarks { try site.trustMarks() }
    }
  }

  static let old: [String: String] = [
    "index.html": "home", "trips/index.html": "trips", "trips/lisbon/index.html": "lisbon",
    "trips/porto/index.html": "porto", "trips/faro/index.html": "faro", "a/b": "a, b",
    "people/index.html": "people", "people/me/index.html": "me", "style.css": "p {}",
    "photos/index.html": "photos", "photos/x.jpg": "x", "404.html": "nothing",
  ]

  /// One page changed, one new, one removed, and a folder that becomes a file.
  static let new: [String: String] = {
    var pages = old
    pages["trips/lisbon/index.html"] = "Lisbon, again"
    pages["trips/sintra/index.html"] = "Sintra"
    pages["trips/porto/index.html"] = nil
    pages["a/b"] = nil
    pages["a"] = "a"
    return pages
  }()

  private func operations(in scene: Scene) throws -> Int {
    let site = SiteFolder()
    try scene.prepare(site)
    let counting = FaultyFileSystem(lacking: scene.lacks)
    try site.publish(scene.new, fileSystem: counting)
    #expect(site.pages == scene.new.merging(scene.foreign) { $1 })
    #expect(counting.openDescriptors == 0)
    return counting.count
  }

  @Test(arguments: Scene.allCases)
  func leavesOneWholeSiteWhereverItIsKilled(_ scene: Scene) throws {
    let count = try operations(in: scene)
    #expect(count > 50)
    var outcomes: Set<Bool> = []
    for turn in 1...count {
      let site = SiteFolder()
      try scene.prepare(site)
      let before = site.tree()
      let dying = FaultyFileSystem(.dies, at: turn, lacking: scene.lacks)
      _ = try? site.publish(scene.new, fileSystem: dying)
      #expect(dying.openDescriptors == 0, "after \(turn) of \(count)")
      try expectWhole(site, scene, before: before, "killed at \(turn) of \(count)")
      outcomes.insert(site.pages == before.pages)
      try expectNextBuild(site, scene, before: before, "killed at \(turn) of \(count)")
    }
    #expect(outcomes == [true, false], "some die before the swap, some behind it")
  }

  @Test(arguments: Scene.allCases, [.fails(EIO), .isFull] as [FaultyFileSystem.Fault])
  func leavesTheOldSiteAndNoLitterWhereverItFails(
    _ scene: Scene, _ fault: FaultyFileSystem.Fault
  ) throws {
    let count = try operations(in: scene)
    for turn in 1...count {
      let site = SiteFolder()
      try scene.prepare(site)
      let before = site.tree()
      let names = site.siblings
      let failing = FaultyFileSystem(fault, at: turn, lacking: scene.lacks)
      let context = "\(fault) at \(turn) of \(count)"
      do {
        try site.publish(scene.new, fileSystem: failing)
        #expect(site.pages == scene.new.merging(scene.foreign) { $1 }, "\(context)")
      } catch is PublishingFault {
        try expectWhole(site, scene, before: before, context)
        #expect(site.pages == before.pages, "\(context)")
        if fault == .isFull {
          let stage = ".Output.zoetrope/stage"
          #expect(
            site.siblings.filter { $0 != stage } == names.filter { $0 != stage }, "\(context)")
        }
      } catch let error as UnexpectedDiagnostics {
        // A source or a published file that could not be read is reported as such.
        Issue.record("\(context): \(error)")
      }
      #expect(failing.openDescriptors == 0, "\(context)")
      try expectNextBuild(site, scene, before: before, context)
    }
  }

  private func expectWhole(
    _ site: SiteFolder, _ scene: Scene, before: [String: SiteFolder.File], _ context: String
  ) throws {
    let now = site.pages
    let isNew = now == scene.new.merging(scene.foreign) { $1 }
    let isOld = now == before.pages
    if scene == .withoutExchange, !site.exists("Output") { return }
    #expect(isNew || isOld, "\(context): \(now)")
  }

  private func expectNextBuild(
    _ site: SiteFolder, _ scene: Scene, before: [String: SiteFolder.File], _ context: String
  ) throws {
    let report = try site.publish(
      scene.new, fileSystem: FaultyFileSystem(lacking: scene.lacks))
    let published = site.tree()
    #expect(published.pages == scene.new.merging(scene.foreign) { $1 }, "\(context)")
    #expect(report.notes.filter { $0.contains("kept") } == [], "\(context)")
    let allowed: Set = [
      "Output", ".Output.zoetrope", ".Output.zoetrope/.gitignore", ".Output.zoetrope/lock",
      ".Output.zoetrope/times", ".Output.zoetrope/stage",
    ]
    #expect(site.siblings.filter { !allowed.contains($0) } == [], "\(context)")
    if !scene.lacks.contains(.links) {
      for path in scene.foreign.keys {
        #expect(published[path]?.inode == before[path]?.inode, "\(context): \(path)")
      }
    }
    expectMirror(of: published, site, context)
  }

  /// The stage, if it exists, contains our files under second names, and nothing else.
  private func expectMirror(
    of published: [String: SiteFolder.File], _ site: SiteFolder, _ context: String
  ) {
    guard site.exists(".Output.zoetrope/stage") else { return }
    for (path, file) in site.tree(".Output.zoetrope/stage") where file.kind == .file {
      #expect(published[path] == file, "\(context): \(path)")
    }
  }
}

extension [String: SiteFolder.File] {
  /// The regular files' texts, without the manifest.
  var pages: [String: String] {
    filter { $0.value.kind == .file && !Manifest.isFileName($0.key) }.mapValues(\.text)
  }
}
