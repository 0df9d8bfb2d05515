import Basics
package import Domain
package import Tracks

/// Result of reading a file with a track.
package struct TrackReading: Sendable, Hashable {
  /// Figures of what is shown of it; `nil` if hidden circles hide all.
  package let summary: TrackSummary?
  /// Values that were left out or are unknown.
  package let oddities: [TrackOddity]

  package init(summary: TrackSummary?, oddities: [TrackOddity]) {
    self.summary = summary
    self.oddities = oddities
  }
}

/// A sort of values of a file that could not be used, with the place of the first.
package struct TrackOddity: Sendable, Hashable {
  package let kind: TrackOddities.Kind
  package let number: Int
  package let line: Int
  package let column: Int
}

/// Reason why a file with a track can't be read.
package enum TrackReadingFault: Error, Sendable, Hashable {
  case file(FileReader.Fault)
  case track(TrackFault)
  /// Two versions conflict in the file, from a line on.
  case unfinishedMerge(line: Int)
  /// Places alone, and no way between them.
  case noWay
  /// No two points of the way are on the Earth.
  case pointsOffEarth(TrackOddity)
}

/// Reader of files with tracks; a site gives one to its loader that remembers what it read.
package protocol TrackReader: Sendable {
  /// Reads a file by its path on disk, without what the circles hide.
  func reading(
    of path: String, _ format: TrackFormat, hiding circles: [HiddenCircle]
  ) throws(TrackReadingFault) -> TrackReading
}

/// Reader that reads each file whenever it is wanted.
package struct FileTrackReader: TrackReader {
  package init() {}

  package func reading(
    of path: String, _ format: TrackFormat, hiding circles: [HiddenCircle]
  ) throws(TrackReadingFault) -> TrackReading {
    let file = try Self.file(at: path, format)
    let oddities = TrackOddities.Kind.allCases.compactMap { kind in
      file.oddities[kind].map {
        TrackOddity(
          kind: kind, number: $0.number, line: $0.first.line, column: $0.first.column)
      }
    }
    guard !file.way.isEmpty else { throw Self.noWay(oddities) }
    let summary = TrackSummary(Self.way(of: file, hiding: circles), circles)
    // A single point is no way, whatever is hidden.
    guard summary != nil || TrackSummary(Self.way(of: file, hiding: []), []) != nil else {
      throw Self.noWay(oddities)
    }
    return TrackReading(summary: summary, oddities: oddities)
  }

  private static func noWay(_ oddities: [TrackOddity]) -> TrackReadingFault {
    oddities.first { $0.kind == .pointOffEarth }.map { .pointsOffEarth($0) } ?? .noWay
  }

  /// Reads all of a file.
  private static func file(
    at path: String, _ format: TrackFormat
  ) throws(TrackReadingFault) -> TrackFile {
    let bytes: [UInt8]
    do throws(FileReader.Fault) {
      bytes = try FileReader.read(path, limit: TrackLimits().bytes)
    } catch {
      throw .file(error)
    }
    do throws(TrackFault) {
      return try TrackFile(bytes, format: format)
    } catch {
      // No format allows the marks of a conflict, so other files are not searched for them.
      guard let merge = UnfinishedMerge.range(in: bytes) else { throw .track(error) }
      throw .unfinishedMerge(line: 1 + bytes[..<merge.lowerBound].count { $0 == "\n" })
    }
  }

  /// The recorded way of a file, or the planned one where none was recorded, as it is shown.
  private static func way(of file: TrackFile, hiding circles: [HiddenCircle]) -> Track {
    let shown = file.hiding(circles)
    return file.track.isEmpty ? shown.route : shown.track
  }

  /// The shown ways of files on disk, joined, as a GPX file of nothing but points.
  package static func gpx(
    ofFilesAt paths: [String], hiding circles: [HiddenCircle]
  ) throws(TrackReadingFault) -> [UInt8] {
    var segments: [[Point]] = []
    for path in paths {
      guard let format = TrackFormat(path: path) else { throw .noWay }
      let way = way(of: try file(at: path, format), hiding: circles)
      segments += way.segments.map { range in range.map { way.points[$0] } }
    }
    return Track(segments: segments).gpx()
  }
}

extension TrackFormat {
  /// The format of a file beside content by its name; a file `.json` there is a model.
  init?(path: String) {
    guard let dot = path.fileName.place(ofLast: ".") else { return nil }
    let ending = path.fileName[dot...].dropFirst().lowercased()
    guard ending != "json" else { return nil }
    self.init(extension: ending)
  }
}
