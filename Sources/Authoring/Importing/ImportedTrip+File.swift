import Domain

extension ImportedTrip {
  /// Title such as `Lisbon to Tokyo`, made from its ends if the trip has no title.
  var title: String {
    givenTitle ?? [origin, destination].compactMap { $0?.name }.joined(separator: " to ")
  }

  /// Text of a model's file; `track` is the name of the file next to it that contains its track.
  func file(track: String?) -> String {
    let text = text(track: track)
    guard let source else { return text }
    return ImportedVersion.add(source, to: text)
  }

  /// Text of a model's file without the calendar event that it comes from.
  func text(track: String? = nil) -> String {
    var lines = ["---"]
    func add(_ key: String, _ text: String?) {
      if let text { lines.append("\(key): \(YAMLText(text).text)") }
    }
    func add(_ key: String, _ end: End?) {
      guard let yaml = end?.yaml else { return }
      lines.append(yaml.first == "\n" ? "\(key):\(yaml)" : "\(key): \(yaml)")
    }
    add("title", givenTitle)
    lines += ["departure: \(departure.written)", "arrival: \(arrival.written)"]
    if let actualDeparture { lines.append("actualDeparture: \(actualDeparture.written)") }
    if let actualArrival { lines.append("actualArrival: \(actualArrival.written)") }
    add("origin", origin)
    add("destination", destination)
    if let mode { lines.append("mode: \(mode.rawValue)") }
    add("provider", provider)
    add("number", number)
    if isCancelled {
      lines.append("status: cancelled")
    } else if let divertedTo {
      lines.append("status: diverted")
      add("divertedTo", divertedTo)
    }
    add("seat", seat)
    add("gate", gate)
    add("track", track)
    lines += ["---", ""]
    if let note { lines += [PlainMarkdown(note).text, ""] }
    return lines.joined(separator: "\n")
  }
}

extension ImportedTrip.End {
  fileprivate var yaml: String {
    switch self {
    case .airport(let airport): NewPlace(airport).yaml
    case .city(let city): NewPlace(city).yaml
    case .place(let place): place.yaml
    }
  }
}

extension ImportedPlace {
  fileprivate var yaml: String {
    let lines = [
      ("name", YAMLText(name).text), ("country", country.map { YAMLText($0).text }),
      ("timeZone", zone), ("latitude", "\(latitude)"), ("longitude", "\(longitude)"),
    ]
    return lines.map { key, value in value.map { "\n  \(key): \($0)" } ?? "" }.joined()
  }
}
