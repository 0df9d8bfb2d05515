import Basics
package import Domain
package import Tracks

/// Result of reading a file with a track.
package struct TrackReading: Sendable, Hashable {
  /// Figures of the part that is shown; `nil` if hidden circles hide everything.
  package let summary: TrackSummary?
  /// Values that were left out or are unknown.
  package let oddities: [TrackOddity]

  package init(summary: TrackSummary?, oddities: [TrackOddity]) {
    self.summary = summary
    self.oddities = oddities
  }
}

/// A kind of values in a file that couldn't be used, with the place of the first one.
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
  /// Two versions conflict in the file. The conflict begins on this line.
  case unfinishedMerge(line: Int)
  /// The file has only places, without a track between them.
  case noWay
  /// Fewer than two points of the track are on the Earth.
  case pointsOffEarth(TrackOddity)
}

/// Reader of files with tracks. A site passes one to its loader that remembers earlier readings.
package protocol TrackReader: Sendable {
  /// Reads a file by its path on disk, without the parts that the circles hide.
  func reading(
    of path: String, _ format: TrackFormat, hiding circles: [HiddenCircle]
  ) throws(TrackReadingFault) -> TrackReading
}

/// Reader that reads each file again whenever it is needed.
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
    // A single point isn't a track, whatever is hidden.
    guard summary != nil || TrackSummary(Self.way(of: file, hiding: []), []) != nil else {
      throw Self.noWay(oddities)
    }
    return TrackReading(summary: summary, oddities: oddities)
  }

  private static func noWay(_ oddities: [TrackOddity]) -> TrackReadingFault {
    oddities.first { $0.kind == .pointOffEarth }.map { .pointsOffEarth($0) } ?? .noWay
  }

  /// Reads a whole file.
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
      // No format allows conflict markers, so only files with mistakes are searched for them.
      guard let merge = UnfinishedMerge.range(in: bytes) else { throw .track(error) }
      throw .unfinishedMerge(line: 1 + bytes[..<merge.lowerBound].count { $0 == "\n" })
    }
  }

  /// The recorded track of a file, or else the planned route, as it is shown.
  private static func way(of file: TrackFile, hiding circles: [HiddenCircle]) -> Track {
    let shown = file.hiding(circles)
    return file.track.isEmpty ? shown.route : shown.track
  }

  /// The shown tracks of files on disk, joined into a GPX file that contains only points.
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
  /// The format of a file next to content, from its name. A `.json` file there is a model.
  init?(path: String) {
    guard let dot = path.fileName.place(ofLast: ".") else { return nil }
    let ending = path.fileName[dot...].dropFirst().lowercased()
    guard ending != "json" else { return nil }
    self.init(extension: ending)
  }
}
