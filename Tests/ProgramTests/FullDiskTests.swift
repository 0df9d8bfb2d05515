import Foundation
import Testing

/// An output on a full disk of 2 MB, which is mounted as root.
struct FullDiskTests {
  @Test(arguments: [true, false])
  func keepsTheOldSiteWhereTheDiskGetsFull(byManyPages: Bool) throws {
    guard let disk = try SmallDisk() else { return }
    let site = try Journal.site()
    try site.build("--output", "\(disk.path)/Output")
    let before = try Tree(of: disk.path)

    if byManyPages {
      let text = String(repeating: "It was a long day, and it was a good day. ", count: 400)
      for number in 1...150 {
        try site.write(["Content/trips/day-\(number).md": TestSite.trip(body: text)])
      }
    } else {
      try site.write([UInt8](repeating: 65, count: 3_000_000), to: "Content/public/diary.txt")
    }
    let run = try site.run("build", "--output", "\(disk.path)/Output")
    #expect(run.ending == .exit(1))
    #expect(run.output.isEmpty)
    let lines = run.error.split(separator: "\n")
    #expect(
      lines.first?.hasPrefix("error[publish-system]: '\(disk.path)/Output' can't be published: ")
        == true)
    #expect(lines.first?.hasSuffix("failed: there is no space left on the device") == true)
    #expect(
      lines.dropFirst() == [
        "   free some space: during a build, there are two copies of the site",
        "   note: the previously published site is unchanged",
        "1 error; nothing was published",
      ])
    let after = try Tree(of: disk.path)
    #expect(after.differences(from: before) == [])
    for path in before.paths where path.hasPrefix("Output/") && before.entries[path]?.bytes != nil {
      #expect(after.entries[path] == before.entries[path], "\(path) was touched")
    }

    // There is room again.
    if byManyPages {
      for number in 1...150 { try site.remove("Content/trips/day-\(number).md") }
    } else {
      try site.remove("Content/public/diary.txt")
    }
    try site.write(["Content/pages/about.md": "---\ntitle: About\n---\nAgain."])
    try site.build("--output", "\(disk.path)/Output")
    let page = try String(contentsOfFile: "\(disk.path)/Output/about/index.html", encoding: .utf8)
    #expect(page.contains("Again."))
  }
}
