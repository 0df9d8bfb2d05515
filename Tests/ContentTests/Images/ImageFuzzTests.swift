import TestSupport
import Testing

@testable import Content

/// Bytes with random changes, from fixed seeds. The result is a fault or a clean image, and never a
/// trap.
@Suite struct ImageFuzzTests {
  private static let files = [
    JPEGSample.withMetadata(orientation: 6), PNGSample.withMetadata(orientation: 6),
    WebPSample.withMetadata(orientation: 6), GIFSample.withMetadata, IconSample.withMetadata,
  ]

  @Test(arguments: files)
  func givesAFaultOrACleanImageForAnyBytes(file: [UInt8]) throws {
    var random = SplitMix(seed: 20_151_009)
    var (images, faults) = (0, 0)
    for _ in 0..<4000 {
      let mutant = Self.mutate(file, &random)
      guard let image = try? ImageFile(mutant) else {
        faults += 1
        continue
      }
      images += 1
      let cleaned = image.cleaned()
      #expect(cleaned.count <= mutant.count + 64)
      let again = try #require(try ImageFile(cleaned))
      #expect(again.isClean)
      #expect([again.width, again.height] == [image.width, image.height])
    }
    #expect(images > 100 && faults > 100, "\(images) images, \(faults) faults")
  }

  private static func mutate(_ file: [UInt8], _ random: inout SplitMix) -> [UInt8] {
    var bytes = file
    for _ in 0...Int.random(in: 0..<3, using: &random) {
      let index = Int.random(in: 4..<bytes.count, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes[index] = .random(in: 0...255, using: &random)
      case 1: bytes[index] = [0, 0x7F, 0x80, 0xFF].randomElement(using: &random) ?? 0
      case 2: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 3: bytes.insert(.random(in: 0...255, using: &random), at: index)
      case 4: bytes.remove(at: index)
      default:
        let end = min(bytes.count, index + 40)
        bytes.insert(
          contentsOf: bytes[index..<end], at: Int.random(in: 4..<index + 1, using: &random))
      }
    }
    return bytes
  }
}
