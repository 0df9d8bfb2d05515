import Files
import Foundation
import TestSupport
import Testing

@testable import Sealing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite struct KeyFilePlaceTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path + "/keys.json"
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private func mode() throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try #require(attributes[.posixPermissions] as? Int)
  }

  @Test func makesReadsAndChangesTheFile() throws {
    let place = KeyFilePlace(path: path)
    let keys = KeyFile()
    try place.create(keys)
    #expect(try place.read().keys == keys)
    let edition = try place.change { (keys) throws(AudienceFault) in
      try keys.addAudience("family")
      return keys.edition
    }
    #expect(edition > keys.edition)
    #expect(try place.read().keys["family"] != nil)
    #expect(try names() == ["keys.json"])
  }

  @Test func keepsTheFileToItsOwner() throws {
    let place = KeyFilePlace(path: path)
    try place.create(KeyFile())
    #expect(try mode() == 0o600)
    #expect(try place.read().isOpenToOthers == false)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    #expect(try place.read().isOpenToOthers)
    try place.change { (keys) throws(AudienceFault) in try keys.addAudience("family") }
    #expect(try mode() == 0o600)
  }

  @Test func followsALink() throws {
    let place = KeyFilePlace(path: path)
    try place.create(KeyFile())
    let link = folder.path + "/link.json"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "keys.json")
    try KeyFilePlace(path: link).change { (keys) throws(AudienceFault) in
      try keys.addAudience("family")
    }
    #expect(try place.read().keys["family"] != nil)
    #expect(try names() == ["keys.json", "link.json"])
  }

  @Test func tellsWhatStandsInTheWay() throws {
    let place = KeyFilePlace(path: path)
    #expect(throws: KeyFilePlace.Fault.missing) { try place.read() }
    #expect(throws: KeyFilePlace.Fault.missing) {
      try place.change { (_) throws(AudienceFault) in }
    }
    try place.create(KeyFile())
    let before = folder.text("keys.json")
    #expect(throws: KeyFilePlace.Fault.exists) { try place.create(KeyFile()) }
    #expect(throws: KeyFilePlace.Fault.audience(.noAudience("x"))) {
      try place.change { (keys) throws(AudienceFault) in
        try keys.addAudience("family")
        try keys.renewAudience("x")
      }
    }
    #expect(folder.text("keys.json") == before)
    try folder.write("{", to: "keys.json")
    #expect(
      fault { () throws(KeyFilePlace.Fault) in try place.read() }.flatMap {
        if case .form(let fault) = $0 { fault.reason } else { nil }
      } == .syntax(expected: "a name in quotes"))
    try folder.write(.bytes([UInt8](repeating: 0x20, count: 1_000_001)), to: "keys.json")
    #expect(
      fault { () throws(KeyFilePlace.Fault) in try place.read() }.flatMap {
        if case .form(let fault) = $0 { fault.reason } else { nil }
      } == .tooLarge(most: 1_000_000))
    let pipe = folder.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    for other in [pipe, folder.path] {
      #expect(throws: KeyFilePlace.Fault.system(.notAFile(other))) {
        try KeyFilePlace(path: other).read()
      }
    }
    let lost = KeyFilePlace(path: folder.path + "/lost/keys.json")
    #expect(
      fault { () throws(KeyFilePlace.Fault) in try lost.create(KeyFile()) }.map {
        if case .system(let error) = $0 { error.isMissing } else { false }
      } == true)
  }

  @Test func waitsForNoOtherProcess() throws {
    let place = KeyFilePlace(path: path)
    try place.create(KeyFile())
    let other = try OpenFolder(
      absolutePath: POSIXFileSystem().resolve(folder.path), fileSystem: POSIXFileSystem())
    #expect(try other.fileSystem.lock(other.descriptor))
    #expect(throws: KeyFilePlace.Fault.busy) {
      try place.change { (keys) throws(AudienceFault) in try keys.addAudience("family") }
    }
    other.fileSystem.unlock(other.descriptor)
    try place.change { (keys) throws(AudienceFault) in try keys.addAudience("family") }
  }

  /// Whatever operation fails, or is the last, either the old keys or the new ones exist, and the
  /// next change works.
  @Test(arguments: [[], [.exchange]] as [Set<FaultyFileSystem.Lack>])
  func losesNoKeys(lacking lacks: Set<FaultyFileSystem.Lack>) throws {
    let keys = KeyFile()
    let change: (inout KeyFile) throws(AudienceFault) -> Void = { keys throws(AudienceFault) in
      try keys.addAudience("family")
    }
    func attempt(_ system: FaultyFileSystem) throws {
      for name in try names() { try folder.remove(name) }
      try KeyFilePlace(path: path).create(keys)
      try? KeyFilePlace(path: path, fileSystem: system).change(change)
      #expect(system.openDescriptors == 0)
    }
    let counting = FaultyFileSystem(lacking: lacks)
    try attempt(counting)
    #expect(try KeyFilePlace(path: path).read().keys["family"] != nil)
    #expect(try names() == ["keys.json"])
    let faults: [FaultyFileSystem.Fault] = [.dies, .fails(EIO), .isFull]
    for fault in faults {
      for turn in 1...counting.count {
        try attempt(FaultyFileSystem(fault, at: Int(turn), lacking: lacks))
        // A process that ends between two renames leaves the old keys under their other name.
        let name = try names().contains("keys.json") ? "keys.json" : ".keys.json.old"
        #expect(name == "keys.json" || fault == .dies && !lacks.isEmpty)
        let found = try KeyFilePlace(path: folder.path + "/" + name).read()
        #expect(!found.isOpenToOthers)
        #expect(found.keys == keys || found.keys["family"] != nil)
        for name in try names() {
          let path = folder.path + "/" + name
          let attributes = try FileManager.default.attributesOfItem(atPath: path)
          let isEmpty = try Data(contentsOf: URL(filePath: path)).isEmpty
          #expect(isEmpty || attributes[.posixPermissions] as? Int == 0o600, "\(name)")
        }
        guard name == "keys.json", found.keys == keys else { continue }
        try KeyFilePlace(path: path).change(change)
        #expect(try names() == ["keys.json"] || fault == .dies)
      }
    }
  }
}
