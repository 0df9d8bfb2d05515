import Testing

@testable import Sealing

@Suite struct CompressedTextTests {
  @Test func compressesTextTheSameEachTime() {
    let text = Array(String(repeating: "The way to Porto. ", count: 100).utf8)
    let form = CompressedText.form(of: text, kind: "page")
    #expect(form.starts(with: [0x1F, 0x8B, 8, 0, 0, 0, 0, 0]))
    #expect(form[9] == 255)
    #expect(form.count < text.count / 4)
    #expect(form == CompressedText.form(of: text, kind: "page"))
    #expect(CompressedText.form(of: text, kind: "image/svg+xml") == form)
  }

  @Test func leavesWhatWouldNotBecomeSmaller() {
    #expect(CompressedText.form(of: [], kind: "page") == [])
    #expect(CompressedText.form(of: Array("ok".utf8), kind: "text/plain") == Array("ok".utf8))
    let picture = [UInt8](repeating: 7, count: 1000)
    #expect(CompressedText.form(of: picture, kind: "image/png") == picture)
  }

  /// A browser treats content with these first bytes as compressed, unless its kind says otherwise.
  @Test func compressesWhatWouldBeTakenForCompressed() {
    let archive: [UInt8] = [0x1F, 0x8B] + [UInt8](repeating: 7, count: 10)
    #expect(CompressedText.form(of: archive, kind: "application/octet-stream") != archive)
    #expect(CompressedText.form(of: archive, kind: "application/gzip") == archive)
  }
}
