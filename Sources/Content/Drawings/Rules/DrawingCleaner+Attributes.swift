extension DrawingCleaner {
  /// Writes an attribute of the last started element, if the attribute is kept.
  mutating func write(
    _ attribute: DrawingReader.Attribute, of element: String, _ hasReference: inout Bool
  ) {
    let name = attribute.name.local
    switch (attribute.name.space, name) {
    case (.none, "href"), (.xlink, "href"): write(reference: attribute, of: element, &hasReference)
    case (.none, "style"): write(style: attribute, of: element)
    case (.none, _) where DrawingAttributes.isEvent(name):
      fault(.active(.event(attribute: name)), attribute.range)
    case (.none, _):
      if let form = DrawingAttributes.form(of: name) {
        write(attribute, form, of: element)
      } else if name == "content" || name.utf8.starts(with: "data-".utf8) {
        left.insert(.notes)
      }
    case (.xml, "space"), (.xml, "lang"):
      if attribute.value.bytes.allSatisfy({ $0.isLetter || $0.isDigit || $0 == "-" }) {
        output.attribute("xml:\(name)", attribute.value.bytes)
      }
    default: left.insert(.notes)
    }
  }

  private mutating func write(
    _ attribute: DrawingReader.Attribute, _ form: DrawingAttributes.Form, of element: String
  ) {
    let name = attribute.name.local
    let value = attribute.value.bytes
    guard !value.allSatisfy(\.isBlank) else { return }
    if let most = DrawingAttributes.largest(of: name, on: element), !Self.isWithin(most, value) {
      return fault(.limit(.number(name, most: Int(most))), attribute.range)
    }
    if open.count == 1 { note(name, value) }
    guard form == .style else {
      if DrawingAttributes.isRight(value, form) { return output.attribute(name, value) }
      // References can't use such names, so leaving them out changes nothing.
      guard form != .id, form != .classes else { return }
      let written = String(decoding: value.prefix(100), as: UTF8.self)
      return fault(.unknown(.value(written, of: name)), attribute.range)
    }
    do throws(StyleValue.Fault) {
      let styled = try StyleValue(value, 0..<value.count, of: name)
      output.attribute(name, styled.bytes)
      graph.weigh(styled.filters * DrawingLimits.filterWeight)
      for reference in styled.references {
        graph.refer(
          to: reference.name, DrawingGraph.Kind(of: name),
          at: attribute.value.place(reference.range))
      }
    } catch {
      fault(error.reason(in: name, value[...]), attribute.value.place(error.range))
    }
  }

  /// Records an attribute of the outermost element that determines the size.
  private mutating func note(_ name: String, _ value: [UInt8]) {
    let text = String(decoding: value, as: UTF8.self)
    switch name {
    case "width": size.width = text
    case "height": size.height = text
    case "viewBox": size.viewBox = text
    default: break
    }
  }

  /// Whether all numbers of a value are valid and at most `most` in magnitude.
  private static func isWithin(_ most: Double, _ value: [UInt8]) -> Bool {
    value.split { $0.isBlank || $0 == "," }.allSatisfy { part in
      let number = part.prefix {
        $0.isDigit || $0 == "." || $0 == "-" || $0 == "+" || $0 | 0x20 == UInt8(ascii: "e")
      }
      let text = String(decoding: number, as: UTF8.self)
      // A trailing `e` belongs to the unit `em`.
      return (Double(text) ?? Double(text.dropLast())).map { $0.magnitude <= most } ?? false
    }
  }

  private mutating func write(style attribute: DrawingReader.Attribute, of element: String) {
    let source = attribute.value
    let style = StyleDeclarations(
      source.bytes, 0..<source.bytes.count,
      // Pages show the drawing with the size from its attributes.
      without: open.count == 1 ? ["width", "height"] : [])
    for (reason, range) in style.faults { fault(reason, source.place(range)) }
    if !style.bytes.isEmpty { output.attribute("style", style.bytes) }
    graph.weigh(style.filters * DrawingLimits.filterWeight)
    for reference in style.references {
      graph.refer(
        to: reference.name, DrawingGraph.Kind(of: reference.property),
        at: source.place(reference.range))
    }
  }

  private mutating func write(
    reference attribute: DrawingReader.Attribute, of element: String, _ hasReference: inout Bool
  ) {
    var address = attribute.value.bytes.drop(while: \.isBlank)
    while address.last?.isBlank == true { address.removeLast() }
    guard let first = address.first else { return }
    let written = String(decoding: address.prefix(100), as: UTF8.self)
    guard first == "#" else {
      let isScript = written.filter { !$0.isWhitespace }.lowercased().utf8
        .starts(with: "javascript:".utf8)
      return fault(
        isScript ? .active(.address(written)) : .outside(written, in: element), attribute.range)
    }
    // Pages show the drawing as an image, so its links don't work and are left out.
    guard DrawingElements.referring.contains(element) else { return }
    let name = address.dropFirst()
    guard DrawingAttributes.isID(name) else {
      return fault(.reference(written, in: element), attribute.range)
    }
    guard !hasReference else { return }
    hasReference = true
    output.attribute("href", address)
    graph.refer(
      to: String(decoding: name, as: UTF8.self), element == "use" ? .content : .once,
      at: attribute.range)
  }
}
