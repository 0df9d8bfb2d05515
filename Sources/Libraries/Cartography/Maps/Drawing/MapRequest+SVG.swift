import Geodesy
package import Markup

extension MapRequest {
  /// Draws the map; `nil` if it has nothing to show: no stop, no route and no extent.
  ///
  /// The drawing has classes and no colours, because themes set those. `grounds` caches the coasts
  /// of maps drawn before.
  package func svg(sharing grounds: MapGrounds = MapGrounds()) -> SVG? {
    guard let view = view() else { return nil }
    return svg(on: view, grounds)
  }

  /// The projection and scale that fit everything to be shown; `nil` if there isn't anything to
  /// show.
  func view() -> (any MapView)? {
    let ways = routes.map(\.directions)
    let dots = stops.map(\.point.direction)
    switch extent {
    case .around(let point, let kilometres):
      return RegionalView(centre: point.direction, kilometres: kilometres, format: format)
    case .world: return WorldView(showing: ways, stops: dots, format: format)
    case .fitting:
      let all = Array(ways.joined()) + dots
      guard !all.isEmpty else { return nil }
      let hasTracks = routes.contains { route in
        if case .points(let points) = route.course { points.count > 1 } else { false }
      }
      return RegionalView(fitting: all, hasTracks: hasTracks, format: format)
        ?? WorldView(showing: ways, stops: dots, format: format)
    }
  }

  private func svg(on view: some MapView, _ grounds: MapGrounds) -> SVG {
    var output = OutputBuffer(capacity: format.pointLimit * 8)
    writeStart(of: view, to: &output)
    output.append("<g transform=\"scale(.5)\">")
    let key = MapGrounds.Key(view: view.numbers, format: format)
    output.append(grounds.drawing(of: key) { ground(of: view) })
    writeRoutes(on: view, to: &output)
    writeStops(on: view, to: &output)
    output.append("</g>")
    if format.hasLabels { labelPlan(on: view).write(to: &output) }
    output.append("</svg>")
    return SVG(trusted: output)
  }

  private var hasLinks: Bool {
    stops.contains { $0.link != nil } || routes.contains { $0.link != nil }
  }

  /// Writes the start tag and the texts that assistive technology reads.
  private func writeStart(of view: some MapView, to output: inout OutputBuffer) {
    output.append("<svg class=\"map\" viewBox=\"0 0 ")
    output.append(tenths: view.size.x / 2)
    output.append(" ")
    output.append(tenths: view.size.y / 2)
    // With links, the map keeps the default role of `svg`, a document of graphics (SVG-AAM §5.2).
    // The role `img` would hide the links.
    output.append(hasLinks ? "\"" : "\" role=\"img\"")
    // Otherwise names would be on the wrong side of their dots on right-to-left pages.
    output.append(" direction=\"ltr\" aria-labelledby=\"")
    let id = HTML(escaping: String(String.UnicodeScalarView(idPrefix.unicodeScalars.map(\.inID))))
    output.append(id.bytes)
    output.append("-title\"")
    if !description.isEmpty {
      output.append(" aria-describedby=\"")
      output.append(id.bytes)
      output.append("-desc\"")
    }
    output.append("><title id=\"")
    output.append(id.bytes)
    output.append("-title\">")
    output.appendEscaped(title.withoutControls)
    output.append("</title>")
    guard !description.isEmpty else { return }
    output.append("<desc id=\"")
    output.append(id.bytes)
    output.append("-desc\">")
    output.appendEscaped(description.withoutControls)
    output.append("</desc>")
  }

  /// Returns everything that is drawn below routes and places.
  private func ground(of view: some MapView) -> [UInt8] {
    var output = OutputBuffer(capacity: format.pointLimit * 8)
    writeGround(of: view, to: &output)
    Geography(of: view, format: format).write(to: &output)
    return output.bytes
  }

  /// Writes the sea, with meridians and parallels if the map shows a large area.
  private func writeGround(of view: some MapView, to output: inout OutputBuffer) {
    var sea = Path()
    if view.edge.isEmpty {
      let end = SIMD2(Int(view.size.x), Int(view.size.y))
      sea.draw([.zero, SIMD2(end.x, 0), end, SIMD2(0, end.y)], isClosed: true)
    } else {
      sea.draw(Outline(view.edge, isClosed: true, least: 0.5), threshold: 0.5)
    }
    output.append(sea, named: "sea")
    guard format.hasLabels, let graticule = Graticule(radius: view.region?.radius ?? 180) else {
      return
    }
    var lines = Path()
    graticule.draw(on: &lines, of: view)
    output.append(lines, named: "graticule")
  }

  /// Writes planned routes, then travelled ones, then those with links. Routes without links that
  /// have the same course, in either direction, are one line.
  private func writeRoutes(on view: some MapView, to output: inout OutputBuffer) {
    let drawing = RouteDrawing(of: routes, on: view, pointLimit: format.routePointLimit)
    for style in [Route.Style.planned, .travelled] {
      var path = Path()
      var seen: Set<Route.Course> = []
      for (index, route) in routes.enumerated() where route.link == nil && route.style == style {
        if seen.insert(route.course.forthOrBack).inserted { drawing.draw(index, on: &path) }
      }
      output.append(path, named: style.name)
    }
    for (index, route) in routes.enumerated() {
      guard let link = route.link else { continue }
      var path = Path()
      drawing.draw(index, on: &path)
      guard !path.isEmpty else { continue }
      output.append(link, label: route.label)
      output.append(path, named: route.style.name)
      output.append(path, named: "hit")
      output.append("</a>")
    }
  }

  /// Writes dots, each a disc with a smaller one in it.
  private func writeStops(on view: some MapView, to output: inout OutputBuffer) {
    var path = Path()
    var seen: Set<SIMD2<Int>> = []
    for stop in stops where stop.link == nil {
      guard let place = view.dot(of: stop) else { continue }
      // Stops in the same place share one dot.
      if seen.insert(place / 4).inserted { path.dot(at: place) }
    }
    output.append(path, named: "stop")
    output.append(path, named: "core")
    var photographed: Set<SIMD2<Int>> = []
    for stop in stops {
      guard let link = stop.link, let place = view.dot(of: stop) else { continue }
      // If several photos were taken in one place, only the first gets a dot, because a finger
      // couldn't hit the right one.
      if stop.kind == .photo, !photographed.insert(place / 12).inserted { continue }
      var path = Path()
      path.dot(at: place)
      output.append(link, label: stop.label)
      output.append(path, named: stop.kind == .photo ? "photo" : "stop")
      output.append(path, named: "core")
      output.append(path, named: "hit")
      output.append("</a>")
    }
  }
}

extension MapView {
  /// A stop's place in whole half units; `nil` if it is off the drawing.
  func dot(of stop: Stop) -> SIMD2<Int>? {
    let place = place(of: stop.point.direction)
    guard Box(low: .zero, high: size).contains(place) else { return nil }
    return SIMD2(Int(place.x.rounded()), Int(place.y.rounded()))
  }
}

extension Route.Course {
  /// Course from the end further south, so that a route and its way back are equal; other courses
  /// are unchanged.
  fileprivate var forthOrBack: Self {
    guard case .greatCircle(let start, let end) = self,
      (start.latitude, start.longitude) > (end.latitude, end.longitude)
    else { return self }
    return .greatCircle(from: end, to: start)
  }
}

extension Route.Style {
  fileprivate var name: StaticString {
    switch self {
    case .travelled: "route"
    case .planned: "route map-planned"
    }
  }
}

extension OutputBuffer {
  /// Appends the beginning of a link.
  fileprivate mutating func append(_ link: Link, label: String) {
    append("<a class=\"map-link\" href=\"")
    appendEscaped(link.address)
    append("\"><title>")
    appendEscaped(label.withoutControls)
    append("</title>")
  }
}

extension String {
  /// The text without the characters that XML forbids, because a reader may parse an `svg` element
  /// as XML.
  fileprivate var withoutControls: String {
    let isControl: (Unicode.Scalar) -> Bool = { $0.properties.generalCategory == .control }
    guard unicodeScalars.contains(where: isControl) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map { isControl($0) ? " " : $0 }))
  }
}

extension Unicode.Scalar {
  /// The character if it is an ASCII letter, a digit, `_` or `-`, and a hyphen otherwise.
  fileprivate var inID: Unicode.Scalar {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-": self
    default: "-"
    }
  }
}
