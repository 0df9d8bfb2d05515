import Diagnostics
import Files
import Foundation
import Testing

@testable import Publishing

#if os(Linux)
  import Glibc

  /// A real file system of 2 MB; only root can make one.
  @Suite struct FullDiskTests {
    @Test func keepsTheOldSiteWholeOnAFullDisk() throws {
      let base = SiteFolder()
      let disk = base.path + "/disk"
      mkdir(disk, 0o777)
      guard mount("tmpfs", disk, "tmpfs", 0, "size=2m") == 0 else {
        print("skipped: no permission to mount a file system for a full disk")
        return
      }
      defer { umount2(disk, Int32(MNT_DETACH)) }
      let site = SiteFolder(at: disk)
      let old = pages(count: 50, of: 8000, "old")
      try site.publish(old)
      try site.publish(old.merging(["0/index.html": "again"]) { $1 })
      try site.publish(old)
      let before = site.tree()
      let siblings = site.siblings.filter { !$0.hasSuffix("/stage") }
      var faults = 0
      // The free space decides where the build finds the disk full.
      for left in stride(from: 0, to: 400, by: 10) {
        try fill(disk, leaving: left << 10)
        do throws(PublishingFault) {
          let diagnostics = DiagnosticCollector()
          _ = try site.publisher(jobs: 2).publish(
            products(pages(count: 60, of: 8000, "new")), diagnostics: diagnostics)
          Issue.record("\(left) KB were enough")
        } catch {
          faults += 1
          guard case .system(_, let error) = error, error.code == ENOSPC else {
            Issue.record("\(error)")
            continue
          }
          #expect(
            error.reason == "there is no space left on the device")
        }
        try site.remove("filler")
        #expect(site.tree() == before, "\(left) KB left")
        #expect(site.siblings.filter { !$0.hasSuffix("/stage") } == siblings, "\(left) KB left")
        try site.publish(old)
        #expect(site.tree() == before, "\(left) KB left")
      }
      #expect(faults == 40)
      let new = pages(count: 60, of: 8000, "new")
      try site.publish(new)
      #expect(site.pages == new)
    }

    private func pages(count: Int, of size: Int, _ text: String) -> [String: String] {
      Dictionary(
        uniqueKeysWithValues: (0..<count).map {
          ("\($0)/index.html", "\(text) \($0) " + String(repeating: "x", count: size))
        })
    }

    private func fill(_ disk: String, leaving rest: Int) throws {
      var status = statvfs()
      try #require(statvfs(disk, &status) == 0)
      let free = Int(status.f_bavail) * Int(status.f_frsize)
      try Data(count: max(0, free - rest)).write(to: URL(fileURLWithPath: disk + "/filler"))
    }
  }
#endif
