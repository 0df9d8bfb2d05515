import Geodesy

/// Shape of a route on a drawing, in half units.
enum RouteShape {
  case arc(CircleArc)
  case lines([[SIMD2<Double>]])
}

/// Arc of a circle between whole half units.
struct CircleArc: Hashable {
  let start: SIMD2<Int>
  let end: SIMD2<Int>
  /// Radius; `nil` for a straight line.
  let radius: Int?
  let isLarge: Bool
  let isClockwise: Bool
}

/// Routes of a map, reduced to the number of points that fit the format.
struct RouteDrawing {
  /// Shape of each route; `nil` if no part of it is on the drawing.
  private let shapes: [Shape?]
  private let threshold: Double

  private enum Shape {
    case arc(CircleArc)
    case outlines([Outline])
  }

  /// Deviation in half units that readers don't notice.
  private static let least = 0.6

  init(of routes: [Route], on view: some MapView, pointLimit: Int) {
    shapes = routes.map { route in
      route.shape(on: view).map { shape in
        switch shape {
        case .arc(let arc): .arc(arc)
        case .lines(let lines):
          .outlines(lines.map { Outline($0, isClosed: false, least: Self.least) })
        }
      }
    }
    let outlines = shapes.compactMap { shape in
      if case .outlines(let outlines) = shape { outlines } else { nil }
    }
    threshold = Outline.threshold(for: outlines, limit: pointLimit, least: Self.least)
  }

  /// Draws the route at an index.
  func draw(_ index: Int, on path: inout Path) {
    switch shapes[index] {
    case .arc(let arc): path.draw(arc)
    case .outlines(let outlines):
      for outline in outlines { path.draw(outline, threshold: threshold) }
    case nil: break
    }
  }
}

extension Route {
  fileprivate func shape(on view: some MapView) -> RouteShape? {
    switch course {
    case .greatCircle(let start, let end):
      guard start != end else { return nil }
      return view.shape(of: GreatCircle(from: start, to: end))
    case .points(let points):
      return .lines(view.lines(through: points.map(\.direction)).map(\.withoutCrowds))
    }
  }
}

extension [SIMD2<Double>] {
  /// The line without points that are almost in the same place as the one before. Tracks have a
  /// point for each second.
  fileprivate var withoutCrowds: Self {
    guard count > 2, var previous = first, let last else { return self }
    var kept = [previous]
    for point in dropFirst().dropLast() where point.squaredDistance(to: previous) > 0.5 {
      kept.append(point)
      previous = point
    }
    kept.append(last)
    return kept
  }
}
