/// Findings about what a picture's file reveals about its origin and its people, used to show that
/// a published file reveals nothing.
package struct PictureAudit: Sendable, Hashable {
  /// Subject of a finding.
  package enum Subject: String, Sendable, Hashable, CaseIterable {
    /// Place where the picture was taken.
    case place
    /// Device or program with which it was made: camera, lens, software.
    case device
    /// Number that identifies one camera, lens, picture or document.
    case serial
    /// Name of a person outside the credits.
    case name
    /// Time when it was taken.
    case time
    /// Creator, copyright or licence, which renditions may contain.
    case credit
    /// Notes of the camera's maker, which may contain anything, often a serial number.
    case makerNotes
    /// A second picture in the file, which may show parts that were cropped from the first.
    case picture
    /// A part that this module can't read.
    case unknown
  }

  /// Name and value in a picture's file, and the subject that they reveal something about.
  package struct Finding: Sendable, Hashable {
    package let subject: Subject
    /// Name in the format's terms, such as `GPS latitude` or `XMP photoshop:City`.
    package let name: String
    /// The value; empty if it isn't text.
    package let value: String
  }

  package let kind: PictureKind
  package private(set) var findings: [Finding] = []

  /// Findings that a published picture must not have, regardless of its credits.
  package var leaks: [Finding] { findings.filter { $0.subject != .credit } }

  /// Reads everything in a file except its pixels. Throws if the file can't be read or isn't a
  /// picture.
  package init(_ source: any PictureSource) throws(PictureFault) {
    guard source.count > 0 else { throw .empty }
    var bytes = PagedBytes(source, budget: 64_000_000)
    let beginning = try bytes.bytes(at: 0, count: min(64, source.count)) ?? []
    guard let kind = PictureKind(beginning: beginning) else { throw .unknownKind }
    self.kind = kind
    let parts = try PictureParts(&bytes, kind)
    if let range = parts.exif { try read(exif: range, kind, &bytes) }
    for range in parts.xmp { try read(xmp: range, &bytes) }
    if let range = parts.iptc { try read(iptc: range, &bytes) }
    if !parts.profile.isEmpty { try read(profile: parts.profile, kind, &bytes) }
    for part in parts.others { note(part) }
    if kind == .jpeg { try readEnd(of: source) }
  }

  mutating func add(_ subject: Subject, _ name: String, _ value: String = "") {
    // A few findings are enough, even if a file has a million of them.
    if findings.count < 1_000 {
      findings.append(Finding(subject: subject, name: name, value: String(value.prefix(200))))
    }
  }

  /// Records a part of which only the name is known.
  private mutating func note(_ part: PictureParts.Other) {
    let isPicture = ["MPF", "after ", "box moov", "box mdat"].contains { part.name.contains($0) }
    add(isPicture ? .picture : .unknown, part.name)
  }

  private mutating func read(
    xmp range: Range<Int>, _ bytes: inout PagedBytes
  ) throws(PictureFault) {
    guard range.count <= XMPPacket.limit,
      let packet = try bytes.bytes(at: range.lowerBound, count: range.count)
    else { return add(.unknown, "XMP") }
    let xmp = XMPPacket(packet)
    if !xmp.isWhole { add(.unknown, "XMP") }
    for property in xmp.properties {
      if let subject = AuditTable.subject(xmp: property) {
        add(subject, "XMP " + property.name, property.value)
      }
    }
  }

  private mutating func read(
    iptc range: Range<Int>, _ bytes: inout PagedBytes
  ) throws(PictureFault) {
    guard range.count <= IPTCDatasets.limit,
      let packet = try bytes.bytes(at: range.lowerBound, count: range.count)
    else { return add(.unknown, "IPTC") }
    let iptc = IPTCDatasets(packet)
    for dataset in iptc.datasets {
      if let subject = AuditTable.subject(iptc: dataset) {
        add(subject, "IPTC \(dataset.record):\(dataset.number)", iptc.text(dataset) ?? "")
      }
    }
  }

  private mutating func read(
    exif range: Range<Int>, _ kind: PictureKind, _ bytes: inout PagedBytes
  ) throws(PictureFault) {
    let tiff = try TIFFDirectories(&bytes, in: range)
    if tiff.entries.isEmpty { add(.unknown, "EXIF") }
    // Cameras reserve room for texts that their owners never wrote.
    for entry in tiff.entries where !entry.isBlank {
      // Further pages of a TIFF are part of the picture, but in EXIF they are thumbnails.
      let isOwn = kind == .tiff && entry.directory == .next
      guard let subject = AuditTable.subject(exif: entry), !(subject == .picture && isOwn) else {
        continue
      }
      add(subject, "EXIF " + AuditTable.name(entry), entry.text ?? Self.numbers(entry))
    }
  }

  private static func numbers(_ entry: TIFFDirectories.Entry) -> String {
    entry.type == 7 ? "" : entry.numbers.map { String($0) }.joined(separator: " ")
  }

  /// Records data after a JPEG's end, where phones put videos and second pictures.
  private mutating func readEnd(of source: any PictureSource) throws(PictureFault) {
    guard source.count <= PictureLimits.standard.bytes else { return add(.unknown, "JPEG") }
    let bytes = try source.read(at: 0, count: source.count)
    guard let end = JPEGEnd.find(in: bytes) else { return }
    // Zeros are only padding that a camera added.
    if bytes[end...].contains(where: { $0 != 0 }) {
      add(.picture, "after EOI", "\(bytes.count - end) bytes")
    }
  }
}
