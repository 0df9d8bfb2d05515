extension ImportedTrip {
  /// Title such as `Lisbon to Tokyo`, which a trip without one has by its ends.
  var title: String { "\(origin.name) to \(destination.name)" }

  /// A model's file.
  var file: String {
    var lines = ["---", "departure: \(departure.written)", "arrival: \(arrival.written)"]
    lines += [Self.line("origin", origin.yaml), Self.line("destination", destination.yaml)]
    if isFlight { lines.append("mode: aircraft") }
    if let provider { lines.append("provider: \(YAMLText(provider).text)") }
    if let number { lines.append("number: \(YAMLText(number).text)") }
    if isCancelled { lines.append("status: cancelled") }
    lines += ["---", ""]
    if let note { lines += [note, ""] }
    return lines.joined(separator: "\n")
  }

  private static func line(_ key: String, _ yaml: String) -> String {
    yaml.first == "\n" ? "\(key):\(yaml)" : "\(key): \(yaml)"
  }
}

extension ImportedTrip.End {
  fileprivate var yaml: String {
    switch self {
    case .airport(let airport): NewPlace(airport).yaml
    case .city(let city): NewPlace(city).yaml
    }
  }
}
