/// Findings on what a picture's file tells of its taking and its people, made to show that a
/// published one tells nothing.
package struct PictureAudit: Sendable, Hashable {
  /// Subject of a finding.
  package enum Subject: String, Sendable, Hashable, CaseIterable {
    /// Place where it was taken.
    case place
    /// Device with which it was taken or made: camera, lens, program.
    case device
    /// Number of one camera, lens, picture or document.
    case serial
    /// A person, other than as the credits name one.
    case name
    /// When it was taken.
    case time
    /// Creator, copyright or licence, which a rendition may have.
    case credit
    /// Notes of a camera's maker, which hold anything, mostly a serial number.
    case makerNotes
    /// A second picture in the file, which may show what was cut from the first.
    case picture
    /// A part whose content this module can't read.
    case unknown
  }

  /// Name and value that a picture's file holds, and whom or what they tell of.
  package struct Finding: Sendable, Hashable {
    package let subject: Subject
    /// Name in the words of the format, such as `GPS latitude` or `XMP photoshop:City`.
    package let name: String
    /// The value; empty where it is no text.
    package let value: String
  }

  package let kind: PictureKind
  package private(set) var findings: [Finding] = []

  /// Findings that a published picture must not have, whatever its credits are.
  package var leaks: [Finding] { findings.filter { $0.subject != .credit } }

  /// Reads all of a file but its pixels; a fault is one of reading, or of a file that is no
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
    // A file with a million findings is found out by a few.
    if findings.count < 1_000 {
      findings.append(Finding(subject: subject, name: name, value: String(value.prefix(200))))
    }
  }

  /// Notes a part of which only the name is known.
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
    // Cameras leave room for texts that their owners never wrote.
    for entry in tiff.entries where !entry.isBlank {
      // Further pages of a TIFF are its own; in EXIF they are thumbnails.
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

  /// Notes what stands behind a JPEG's end: telephones put films and second pictures there.
  private mutating func readEnd(of source: any PictureSource) throws(PictureFault) {
    guard source.count <= PictureLimits.standard.bytes else { return add(.unknown, "JPEG") }
    let bytes = try source.read(at: 0, count: source.count)
    guard let end = JPEGEnd.find(in: bytes) else { return }
    // Zeros fill a camera's file up.
    if bytes[end...].contains(where: { $0 != 0 }) {
      add(.picture, "after EOI", "\(bytes.count - end) bytes")
    }
  }
}
