import Foundation
import Pictures
import Testing

/// Colour profiles, of which only the numbers are published.
@Suite struct ColorProfileTests {
  private func values(_ bytes: [UInt8]) throws -> [String: [UInt8]] {
    let profile = try #require(ColorProfile(bytes))
    return Dictionary(
      profile.tags.map { ($0.name, Array(bytes[$0.range])) }, uniquingKeysWith: { $1 })
  }

  @Test(arguments: [2, 4] as [UInt8])
  func keepsNumbersAndNoTexts(version: UInt8) throws {
    let file = ProfileSample.file(ProfileSample.texts + ProfileSample.matrix, version: version)
    let reduced = try #require(ColorProfile(file)?.reduced)
    let values = try values(reduced)
    #expect(
      Set(values.keys)
        == ["desc", "cprt", "wtpt", "rXYZ", "gXYZ", "bXYZ", "rTRC", "gTRC", "bTRC"])
    for (name, value) in ProfileSample.matrix {
      #expect(values[name] == (name.hasSuffix("TRC") ? Array(value.prefix(14)) : value), "\(name)")
    }
    #expect(!holds(reduced, "Jane"))
    #expect(!holds(reduced, "SERIAL"))
    #expect(reduced.prefix(4).elementsEqual(big(UInt32(reduced.count))))
    #expect(reduced[8] == version)
    // Date, maker, device, program and identity are the same in all profiles.
    #expect(reduced[24..<36].elementsEqual([7, 208, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0]))
    #expect(reduced[40..<64].allSatisfy { $0 == 0 })
    #expect(reduced[80..<128].allSatisfy { $0 == 0 })
    #expect(ColorProfile(reduced)?.reduced == reduced)
  }

  @Test func keepsAGreyCurve() throws {
    let tags = [("kTRC", ProfileSample.curve), ProfileSample.matrix[0]]
    let reduced = try #require(ColorProfile(ProfileSample.file(tags, space: "GRAY"))?.reduced)
    #expect(Set(try values(reduced).keys) == ["desc", "cprt", "wtpt", "kTRC"])
  }

  @Test func keepsATableOfColors() throws {
    let table: [UInt8] =
      Array("mft1".utf8) + big(UInt32(0)) + [4, 3, 2, 0] + [UInt8](repeating: 1, count: 36)
      + [UInt8](repeating: 2, count: 4 * 256 + 16 * 3 + 3 * 256)
    let tags = [("A2B0", table + Array("Jane".utf8)), ProfileSample.matrix[0]]
    let reduced = try #require(ColorProfile(ProfileSample.file(tags, space: "CMYK"))?.reduced)
    #expect(try values(reduced)["A2B0"] == table)
  }

  @Test func dropsWhatIsNoWholeProfile() {
    #expect(ColorProfile(Array("colours".utf8)) == nil)
    #expect(ColorProfile(ProfileSample.file(ProfileSample.texts))?.reduced == nil)
    #expect(ColorProfile(ProfileSample.file(ProfileSample.matrix, space: "LUV "))?.reduced == nil)
    for count in 0..<ProfileSample.bytes.count {
      // No beginning of a profile traps; numbers at its end may be missing.
      _ = ColorProfile(Array(ProfileSample.bytes.prefix(count)))?.reduced
    }
    for index in ProfileSample.bytes.indices {
      var damaged = ProfileSample.bytes
      damaged[index] = 0xFF
      if let reduced = ColorProfile(damaged)?.reduced {
        #expect(reduced.count < 600)
      }
    }
  }

  /// Streams that zlib wrote at its levels 9 and 1, and with its fixed codes.
  @Test(arguments: [
    "eNrtwdErJGEAAPAx2s6X2iNTiDIy25Fa5OF8UTfSdia1t8bDEWWkDam9kYcj6sZos1KLMXUr6kba0NYeeeCL8k"
      + "nbkVrkAVE32tmO1N7Iw62ou/sz7uF+P4IgUshUywuQbs2kcvJppsReCd84GvgWoVsckMaVueBXtBe9MMznNKrQ"
      + "Xs29d/fL09oqPtbvySzba67VM6Iubx8bj9Yi+M49pKzgczONhnyv9ws6TQCGbRtQ16J34JWjU17AOkGzHfJi5A"
      + "codfapm1cEw3lm0HdLKT+o7Zs5bI+yFX8JO/3IyKjpVncTedzH4ClZIUxhk26U1+PZ3FD4mqofXjVynaPop61V"
      + "OSCqxGU9l5+I/Ib94VtGmD+nGv2H4K13j6yVMMFKu2Sd9xto8J9QzfM60xN+gJ8i6fysXixuEpxyafuAUp2zRv"
      + "nwPtURfuI+xyvlE1rEGcIa2RT8xc0latWbmikD+mNwMl6t3LIBs1575EOWdpTlOWCkqyr13hkCXZEi+ZrVCAEX"
      + "yjHHEuiNVqjJNsyMJ5pQgfeOR7TPbMYlypP7CC5aBw3XdrGa4rnkNmwzZJ/uwuVapvzgPuO27AuU71k0WqJ1qC"
      + "yYpwApKd4IF/yhYweu21cYLT9ATVsnwJhllBwhpL9HyFHLGJiwTlOBfI1Zsa/DHcchfyHciEkJKHnBMlQXbTHE"
      + "Zx+1YN/iztwPcqZWjl16Hzlj2+AuPSlq8bbLGLQuwiP3k1KCm00fjfg7bwFqSowzuC2pVkR7wZIjJhdigdDYa7"
      + "ko0gVCznu16kpiDjxZqN0S4h+1ejPA3irV8UkY88Pa//4pfwAo4n0j",
    "eAHt0NErJHEAwPEx2s4vtUemEGVktiO1yMP5Rd1I25nU3hoPR5SRNqT2Rh6OqBujzUotxtStqBtpQ1t75IFflJ"
      + "+0HalFHhB1o53tSO2NPNyKurs/4x7u+/kPvgRBpJCplhcg3ZpJ5eTTTIm9Er5xNPAtQrc4II0rc8GvaC96YZjP"
      + "aVShvZp77+6Xp7VVfKzfk1m211yrZ0Rd3j42Hq1F8J17SFnB52YaDfle7xd0mgAM2zagrkXvwCtHp7yAdYJmO+"
      + "TFyA9Q6uxTN68IhvPMoO+WUn5Q2zdz2B5lK/4SdvqRkVHTre4m8riPwVOyQpjCJt0or8ezuaHwNVU/vGrkOkfR"
      + "T1urckBUict6Lj8R+Q37w7eMMH9ONfoPwVvvHlkrYYKVdsk67zfQ4D+hmud1pif8AD9F0vlZvVjcJDjl0vYBpT"
      + "pnjfLhfaoj/MR9jlfKJ7SIM4Q1sin4i5tL1Ko3NVMG9MfgZLxauWUDZr32yIcs7SjLc8BIV1XqvTMEuiJF8jWr"
      + "EQIulGOOJdAbrVCTbZgZTzShAu8dj2if2YxLlCf3EVy0Dhqu7WI1xXPJbdhmyD7dhcu1TPnBfcZt2Rco37NotE"
      + "TrUFkwTwFSUrwRLvhDxw5ct68wWn6AmrZOgDHLKDlCSH+NkKOWMTBhnaYC+RqzYl+HO45D/kK4EZMSUPKCZagu"
      + "2mKIzz5qwb7Fnbkf5EytHLv0PnLGtsFdelLU4m2XMWhdhEfuJ6UEN5s+GvF33gLUlBhncFtSrYj2giVHTC7EAq"
      + "Gx13JRpAuEnPdq1ZXEHHiyULslxD9q9WaAvVWq45Mw5oe1//unDvwBKOJ9Iw==",
    "eAFjYGBgZGJmZefk5hMUkZBRUNHUM7a0d/UOikzIKKho6Jw0e+n6nYfP3Xzy4Q+HiKKetWd4anHTxAUbDlx48J"
      + "FJWNXcMzqvccqKPRee/ORTtvRPrZ608sCNDxwKlkHZrfN3Xn7HqeIQUzFl47nXnOquyU0LDzxgUHBIbFp89Dmn"
      + "tl/hlB13GFQ88ybvvM+qHVS54MQHCYfMSbuf8lsm9+18ImCTMeXgO2nP8qWXmQwTJhz4oBDYtPmpuGf1uociHj"
      + "Ubnkj6Ne98rxo96SSDRcGKB5JB3Uf/Wxave6mSMOeGSGDfaU731sNMjg0HGBwaDjI5tx7n9O67KBIx54FK5rrP"
      + "lvVHuYNmPtAo2MHgOem2av5OZr+ZTwxqTogkrvvtOf2pcdNFhYIDAgkbmYKXfvec/c5xygubCU8s+x5b9j+1nv"
      + "TSYcYHjwU/g1azxu8Uzjup0nDHYspHv9Wc6UeVmx46LGBIOKDY9Nh1OWf2OcMpP2IOqHS+C94p3/o6aKdCx4eI"
      + "A5qTfqeet1zMV/kkYI/GFMa8257bVSczFT4IOGCwQLDpc+p1z916C0U6/hQ8iTznvFN/qfQkzoYfBS8Sbgaddt"
      + "1vuVlvpcoCmRkiE/m6OdtZm5kaGRqAsJGpmbWds5tvosgMmQUqK/U2W+53PR10M+FFwY8GzknSS/V3Op+LfFLw"
      + "p0Nkod5uz+upn5sEFxgcCHhQyDRZdbvn7TzGKRp7Ap5U8i22PJ/6e5LmgYgPHQo7g163yu8MftepciDmxxTDc9"
      + "mcy10fNykeSGBY4PCwSfloOudqv49TLO40qJzME94Zz7o66OcCjw8zHF5Osn7ab/m4z9JxFAwqAAAo4n0j",
  ])
  func inflates(stream: String) throws {
    let bytes = [UInt8](try #require(Data(base64Encoded: stream)))
    let expected = (0..<600).map { UInt8($0 * $0 / 7 % 256) } + [UInt8](repeating: 65, count: 400)
    #expect(Inflation.bytes(ofZlib: bytes[...], limit: 1_000) == expected)
    #expect(Inflation.bytes(ofZlib: bytes[...], limit: 999) == nil)
    for count in 0..<(bytes.count - 5) {
      #expect(Inflation.bytes(ofZlib: bytes.prefix(count), limit: 1_000) == nil)
    }
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0x55
      _ = Inflation.bytes(ofZlib: damaged[...], limit: 1_000)
    }
    let stored = Inflation.zlib(storing: expected)
    #expect(Inflation.bytes(ofZlib: stored[...], limit: 1_000) == expected)
    // The same content has the same checksum.
    #expect(stored.suffix(4).elementsEqual(bytes.suffix(4)))
  }
}
