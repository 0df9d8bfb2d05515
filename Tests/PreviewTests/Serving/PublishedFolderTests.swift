import Foundation
import NIOHTTP1
import TestSupport
import Testing

@testable import Preview

/// A published folder that is served unchanged.
struct PublishedFolderTests {
  private let outside: TemporaryFolder
  private let folder: TemporaryFolder
  private let responder: Responder

  init() throws {
    outside = try TemporaryFolder(["secret.txt": "secret"])
    folder = try TemporaryFolder([
      "index.html": "Home", "trips/porto/index.html": "Porto", "404.html": "Nothing",
      "photos/porto.jpg": "pixels", ".zoetrope-manifest": "secret", ".git/config": "secret",
      "trips/.hidden/index.html": "secret",
    ])
    responder = Responder(origin: .published(PublishedFolder(folder.path, basePath: "")))
    for (name, target) in [
      ("secret.txt", "\(outside.path)/secret.txt"), ("elsewhere", outside.path), ("up", ".."),
      ("near.html", "index.html"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/\(name)", withDestinationPath: target)
    }
    try #require(mkfifo("\(folder.path)/pipe", 0o600) == 0)
  }

  private func text(_ response: Response) -> String {
    guard case .file(let file, let range) = response.body else { return "" }
    return String(
      decoding: file.bytes(at: range.lowerBound, count: range.count), as: UTF8.self)
  }

  @Test(arguments: [
    ("/", 200, "Home"), ("/trips/porto/", 200, "Porto"), ("/photos/porto.jpg", 200, "pixels"),
    ("/trips/porto", 301, ""), ("/nowhere", 404, "Nothing"), ("/trips/", 404, "Nothing"),
    ("/index.html/", 404, "Nothing"),
  ])
  func servesFilesAsTheyAre(path: String, status: Int, body: String) {
    let response = responder.response(to: path, Responder.Conditions())
    #expect(Int(response.status.code) == status)
    #expect(text(response) == body)
  }

  @Test(arguments: [
    "/secret.txt", "/elsewhere/secret.txt", "/elsewhere/", "/up/", "/near.html",
    "/.zoetrope-manifest", "/.git/config", "/trips/.hidden/", "/pipe",
  ])
  func servesNoLinksAndNothingHidden(path: String) {
    let response = responder.response(to: path, Responder.Conditions())
    #expect(response.status == .notFound)
    #expect(text(response) == "Nothing")
  }

  @Test func servesTheNewFolderWhenABuildHasExchangedIt() throws {
    let other = try TemporaryFolder(["index.html": "Newer"])
    let name = folder.path + "-old"
    defer { try? FileManager.default.removeItem(atPath: name) }
    try #require(rename(folder.path, name) == 0)
    try #require(rename(other.path, folder.path) == 0)
    #expect(text(responder.response(to: "/", Responder.Conditions())) == "Newer")
  }
}
