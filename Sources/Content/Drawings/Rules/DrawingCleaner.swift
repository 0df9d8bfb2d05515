import Markdown

/// Reader of a drawing that writes everything on the lists of allowed elements and attributes, and
/// collects the faults of everything they refuse.
struct DrawingCleaner {
  var output = DrawingWriter()
  var size = DrawingSize()
  var left: Set<Drawing.LeftOut> = []
  private(set) var faults: [DrawingFault] = []

  var graph = DrawingGraph()
  private var sheets: [(sheet: StyleSheet, text: DrawingReader.Text)] = []
  private(set) var open: [Frame] = []
  /// Number of open elements that are left out.
  private var skipped = 0
  private var elements = 0
  private var selectors = 0

  /// An element that has been started in the output but not ended.
  struct Frame {
    let name: String
    let content: DrawingElements.Content
    /// Text parts of a style sheet.
    var texts: [DrawingReader.Text] = []
    /// Range of its name in the file.
    let range: Range<Int>
  }

  init(reading bytes: [UInt8]) {
    do throws(DrawingFault) {
      try read(bytes)
    } catch {
      faults.append(error)
    }
  }

  private mutating func read(_ bytes: [UInt8]) throws(DrawingFault) {
    var reader = try DrawingReader(bytes)
    while let event = try reader.event() {
      switch event {
      case .start(let element): try start(element)
      case .end: try end()
      case .text(let text): take(text)
      case .comment: left.insert(.comments)
      case .instruction(let name, let range):
        left.insert(.instructions)
        if name == "xml-stylesheet" { fault(.outside("a style sheet", in: name), range) }
      }
    }
    guard elements > 0 else { throw DrawingFault(.noDrawing(root: nil), at: 0..<0) }
    output.finish()
    try checkReferences()
    let size = size.pixels
    let side = max(size.width, size.height)
    guard side <= DrawingLimits.side else {
      throw DrawingFault(.limit(.side(Int(min(side, 1e15)))), at: 0..<0)
    }
  }

  /// Records a mistake, up to a maximum number of them.
  mutating func fault(_ reason: DrawingFault.Reason, _ range: Range<Int>) {
    guard faults.count < DrawingLimits.mistakes else { return }
    faults.append(DrawingFault(reason, at: range))
  }

  // MARK: - Elements

  private mutating func start(_ element: DrawingReader.Element) throws(DrawingFault) {
    elements += 1
    guard elements <= DrawingLimits.elements else {
      throw DrawingFault(.limit(.elements), at: element.range)
    }
    if elements == 1, element.name != DrawingReader.Name(space: .svg, local: "svg") {
      throw DrawingFault(.noDrawing(root: element.name.local), at: element.range)
    }
    if skipped > 0 || isNeverDrawn(element) {
      skipped += 1
      let isOfBrowsers = element.name.space == .svg || element.name.space == .html
      if isOfBrowsers, element.name.local == "script" {
        fault(.active(.script(element: "script")), element.range)
      }
      return
    }
    switch DrawingElements.rule(for: element.name) {
    case .kept(let content): write(element, content)
    case .left:
      left.insert(element.name.space == .svg ? .metadata : .notes)
      skipped = 1
    case .refused(let reason):
      fault(reason, element.range)
      skipped = 1
    }
  }

  /// Whether browsers never draw an element, because of its parent or its own attributes.
  private func isNeverDrawn(_ element: DrawingReader.Element) -> Bool {
    switch open.last?.content {
    case .title, .sheet: return true
    case .text, .elements, nil: break
    }
    return element.attributes.contains { attribute in
      guard attribute.name.space == .none else { return false }
      switch attribute.name.local {
      case "systemLanguage": return attribute.value.bytes.allSatisfy(\.isBlank)
      case "requiredExtensions":
        let known = ["http://www.w3.org/1999/xhtml", "http://www.w3.org/1998/Math/MathML"]
        let asked = attribute.value.bytes.split(whereSeparator: \.isBlank)
        return asked.isEmpty
          || !asked.allSatisfy { known.contains(String(decoding: $0, as: UTF8.self)) }
      default: return false
      }
    }
  }

  private mutating func write(
    _ element: DrawingReader.Element, _ content: DrawingElements.Content
  ) {
    let name = element.name.local
    if content == .sheet, !isSheet(element) {
      skipped = 1
      return
    }
    // Inside `<text>`, child elements contain text too, links included.
    let isInText = content == .elements && open.last?.content == .text
    enter(element)
    output.start(name)
    if open.isEmpty { output.attribute("xmlns", "http://www.w3.org/2000/svg".utf8) }
    open.append(Frame(name: name, content: isInText ? .text : content, range: element.range))
    if content == .sheet { return }
    var hasReference = false
    for attribute in element.attributes { write(attribute, of: name, &hasReference) }
  }

  /// Whether browsers read the text of a `style` element as CSS.
  private mutating func isSheet(_ element: DrawingReader.Element) -> Bool {
    var isCSS = true
    for attribute in element.attributes where attribute.name.space == .none {
      let value = String(decoding: attribute.value.bytes, as: UTF8.self).lowercased()
      switch attribute.name.local {
      case "type": isCSS = value.isEmpty || value == "text/css"
      case "media" where !["", "all", "screen"].contains(value):
        fault(.unknown(.value(value, of: "media")), attribute.range)
      default: break
      }
    }
    return isCSS
  }

  private mutating func enter(_ element: DrawingReader.Element) {
    let name = element.name.local
    func value(_ name: String) -> [UInt8]? {
      element.attributes.first { $0.name.space == .none && $0.name.local == name }?.value.bytes
    }
    let isGradient = ["linearGradient", "radialGradient", "stop"].contains(name)
    let weight = DrawingElements.isFilterStep(name) ? DrawingLimits.filterWeight : 1
    let points = (value("d") ?? value("points")).map(Self.points)
    let classes = value("class")?.split(whereSeparator: \.isBlank)
      .map { String(decoding: $0, as: UTF8.self) }
    graph.enter(
      name, id: value("id").map { String(decoding: $0, as: UTF8.self) }, classes: classes ?? [],
      weight: isGradient ? 0 : weight, points: points ?? 2)
  }

  /// Upper bound for the number of points in a path, from the numbers in it.
  private static func points(_ path: [UInt8]) -> Int {
    var count = 0
    var isInNumber = false
    for byte in path {
      let isNumber = byte.isDigit || byte == "."
      if isNumber, !isInNumber { count += 1 }
      isInNumber = isNumber
    }
    return count
  }

  private mutating func end() throws(DrawingFault) {
    if skipped > 0 {
      skipped -= 1
      return
    }
    guard let frame = open.popLast() else { return }
    if frame.content == .sheet { try write(sheet: frame) }
    output.end(frame.name)
    graph.leave()
  }

  private mutating func take(_ text: DrawingReader.Text) {
    guard skipped == 0, let content = open.last?.content else { return }
    switch content {
    case .text, .title:
      if let comment = text.bytes.withUnsafeBufferPointer(CommentSearch.first) {
        fault(.comment, text.place(comment))
      }
      output.text(text.bytes)
    case .sheet: open[open.count - 1].texts.append(text)
    case .elements: break
    }
  }

  // MARK: - Sheets and references

  private mutating func write(sheet frame: Frame) throws(DrawingFault) {
    guard let first = frame.texts.first else { return }
    let text =
      frame.texts.count == 1
      ? first
      : DrawingReader.Text(
        bytes: frame.texts.flatMap(\.bytes), range: frame.range, isVerbatim: false)
    let sheet = StyleSheet(text.bytes)
    for (reason, range) in sheet.faults { fault(reason, text.place(range)) }
    selectors += sheet.selectors
    guard selectors <= DrawingLimits.selectors else {
      throw DrawingFault(.limit(.selectors), at: frame.range)
    }
    output.text(sheet.bytes)
    sheets.append((sheet, text))
  }

  private mutating func checkReferences() throws(DrawingFault) {
    for (sheet, text) in sheets {
      guard graph.apply(sheet, text.place) else {
        throw DrawingFault(.limit(.drawn), at: text.range)
      }
    }
    var walk = DrawingWalk(graph)
    if let found = walk.fault() { throw found }
  }
}
