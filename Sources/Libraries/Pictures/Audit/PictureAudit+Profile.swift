extension PictureAudit {
  /// Reads the texts of a colour profile, which may name monitors, scanners and their owners.
  mutating func read(
    profile pieces: [Range<Int>], _ kind: PictureKind, _ bytes: inout PagedBytes
  ) throws(PictureFault) {
    var whole: [UInt8] = []
    for piece in pieces {
      guard whole.count + piece.count <= ColorProfile.limit,
        let part = try bytes.bytes(at: piece.lowerBound, count: piece.count)
      else { return add(.unknown, "ICC profile") }
      whole += part
    }
    if kind == .png {
      // The name may be any text. One byte after it says how the rest is compressed.
      guard let end = whole.firstIndex(of: 0),
        let inflated = Inflation.bytes(
          ofZlib: whole[end...].dropFirst(2), limit: ColorProfile.limit)
      else { return add(.unknown, "ICC profile") }
      note(profileText: String(decoding: whole[..<end], as: UTF8.self), "ICC name")
      whole = inflated
    }
    guard let profile = ColorProfile(whole) else { return add(.unknown, "ICC profile") }
    for tag in profile.tags where !Self.plainTags.contains(tag.name) {
      if Self.textTags.contains(tag.name) {
        note(profileText: profile.text(of: tag), "ICC \(tag.name)")
      } else {
        add(.device, "ICC \(tag.name)", profile.text(of: tag))
      }
    }
  }

  private mutating func note(profileText text: String, _ name: String) {
    // Skips texts of profiles that are in common use.
    let isCommon = Self.commonTexts.contains { text.hasPrefix($0) }
    if !text.isEmpty, !isCommon { add(.device, name, text) }
  }

  private static let commonTexts = [
    "Colors", "ICC", "icc", "sRGB", "Display P3", "Adobe RGB", "ProPhoto RGB", "IEC ", "Dot Gain",
    "Gray Gamma", "Generic ",
  ]

  private static let textTags: Set<String> = ["desc", "dscm", "dmnd", "dmdd"]

  /// Tags that contain numbers, or texts about the profile's maker and viewing conditions.
  private static let plainTags: Set<String> = [
    "cprt", "wtpt", "bkpt", "chad", "chrm", "lumi", "meas", "tech", "view", "vued", "gamt", "cicp",
    "rXYZ", "gXYZ", "bXYZ", "rTRC", "gTRC", "bTRC", "kTRC", "aarg", "aagg", "aabg", "vcgt", "ndin",
    "A2B0", "A2B1", "A2B2", "B2A0", "B2A1", "B2A2", "pre0", "pre1", "pre2", "rig0", "rig2",
    "D2B0", "D2B1", "D2B2", "D2B3", "B2D0", "B2D1", "B2D2", "B2D3",
  ]
}
