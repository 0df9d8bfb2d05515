package import Diagnostics

/// Messages for mistakes in drawings.
package enum DrawingDiagnostics {
  /// Diagnostics for the faults of a drawing, in file order.
  package static func diagnostics(
    for faults: Drawing.Faults, in file: SourceFile
  ) -> [Diagnostic] {
    faults.faults.map { diagnostic(for: $0, in: file) }
  }

  private static func diagnostic(for fault: DrawingFault, in file: SourceFile) -> Diagnostic {
    unplaced(fault.reason).with(
      fault.range.isEmpty ? file.place : file.place(fault.range), [])
  }

  private static func unplaced(_ reason: DrawingFault.Reason) -> Diagnostic {
    switch reason {
    case .noDrawing(let root): noDrawing(root)
    case .encoding(let encoding): self.encoding(encoding)
    case .syntax(let syntax):
      Problem.drawingNotWellFormed(
        "the drawing isn't valid XML: \(words(syntax))",
        fix: "export the drawing again, or fix it here")
    case .documentType:
      Problem.drawingDocumentType(
        "the drawing declares its own entities or attributes",
        fix:
          "export it as plain SVG, in Illustrator without 'Preserve Illustrator Editing Capabilities'"
      )
    case .active(let active): self.active(active)
    case .outside(let address, let part):
      Problem.drawingOutside(
        "'\(part)' refers to something outside the drawing: '\(address)'",
        fix: "put what it needs in the drawing, and links in the page's text")
    case .reference(let written, let part):
      Problem.drawingReference(
        "'\(part)' can't refer to '\(written)'",
        fix:
          "name the target with only letters, digits, '-', '_', '.' and ':', as in 'url(#sky)'"
      )
    case .picture:
      Problem.drawingPicture(
        "the drawing contains a picture, which may reveal where and by whom it was made",
        fix: "export the drawing as PNG, or show the picture separately")
    case .comment:
      Problem.drawingComment(
        "this comment would be published: readers see the drawing's text", fix: "delete the comment"
      )
    case .unknown(let unknown): self.unknown(unknown)
    case .limit(let limit): self.limit(limit)
    case .circle(let name):
      Problem.drawingCircle(
        "this refers to '\(name)', which contains it or refers back to it",
        fix: "refer to something outside '\(name)'")
    }
  }

  private static func noDrawing(_ root: String?) -> Diagnostic {
    let message =
      switch root {
      case nil: "the file is empty"
      case "svg": "its 'svg' element lacks the SVG namespace, so browsers don't draw it"
      case .some(let name): "its first element is '\(name)', not 'svg'"
      }
    return Problem.drawingNotSvg(
      message,
      fix: root == "svg"
        ? "add xmlns=\"http://www.w3.org/2000/svg\" to its first tag"
        : "export the drawing as SVG")
  }

  private static func encoding(_ encoding: DrawingFault.Encoding) -> Diagnostic {
    let message =
      switch encoding {
      case .utf16: "the drawing is in UTF-16 or UTF-32"
      case .compressed: "the drawing is compressed"
      case .damaged: "the drawing contains bytes that aren't UTF-8"
      case .named(let name): "the drawing names another encoding: '\(name)'"
      }
    return Problem.drawingEncoding(
      message, fix: encoding == .compressed ? "export it as plain SVG" : "save it as UTF-8")
  }

  private static func active(_ active: DrawingFault.Active) -> Diagnostic {
    let (message, fix) =
      switch active {
      case .script(let element):
        ("'\(element)' is a script, which a drawing can't contain", "remove it")
      case .event(let attribute):
        ("'\(attribute)' runs a script on an event", "remove it")
      case .address(let address): ("this address is a script: '\(address)'", "remove it")
      case .animation(let part):
        (
          "'\(part)' animates the drawing, which may look different without it",
          "export it without animation, or keep it in Content/public if you trust it"
        )
      case .html(let element):
        (
          "'\(element)' is HTML in a drawing, which can do anything a page can",
          "export text as SVG text: in draw.io without 'Formatted Text', in Mermaid with "
            + "'htmlLabels: false'"
        )
      }
    return Problem.drawingActive(message, fix: fix)
  }

  private static func unknown(_ unknown: DrawingFault.Unknown) -> Diagnostic {
    let problem = Problem.drawingUnknown
    switch unknown {
    case .element(let name):
      return problem(
        "'\(name)' isn't on the list of harmless elements",
        fix: "remove it, or export the drawing as plain SVG")
    case .property(let name):
      return problem(
        "'\(name)' isn't on the list of harmless properties", fix: "remove it")
    case .value(let value, let name):
      return problem(
        "'\(name)' can't have the value '\(value)'",
        fix: "use only numbers, colours, keywords and SVG functions")
    case .escape(let name):
      return problem(
        "'\(name)' contains an escape, which could hide anything", fix: "write it without '\\'")
    case .rule(let name):
      return problem("style sheets in drawings can't contain '\(name)'", fix: "remove it")
    case .selector(let selector):
      return problem(
        "'\(selector)' can't be used: selectors in drawings consist of elements, classes and ids",
        fix: "give the elements a class, and select it")
    case .sheet(let part):
      return problem(
        "\(part) of the style sheet can't be read", fix: "export the drawing again, or fix it")
    }
  }

  private static func limit(_ limit: DrawingFault.Limit) -> Diagnostic {
    let message =
      switch limit {
      case .bytes(let count):
        "the drawing has \(count) bytes, more than the limit of \(DrawingLimits.bytes)"
      case .elements: "the drawing has more than \(DrawingLimits.elements) elements"
      case .depth: "elements are nested more than \(DrawingLimits.depth) deep"
      case .attributes:
        "there are more than \(DrawingLimits.attributes) attributes or namespaces here"
      case .drawn:
        "with all references, the drawing draws more than \(DrawingLimits.drawnElements) "
          + "elements; each filter step counts as \(DrawingLimits.filterWeight)"
      case .drawnDepth:
        "with all references, elements are nested more than \(DrawingLimits.drawnDepth) deep"
      case .selectors: "style sheets have more than \(DrawingLimits.selectors) selectors"
      case .parentheses: "parentheses are nested more than \(DrawingLimits.parentheses) deep"
      case .side(let side):
        "the drawing is \(side) pixels wide or high, more than the limit of "
          + "\(Int(DrawingLimits.side))"
      case .number(let name, let most): "'\(name)' must be a number of at most \(most)"
      }
    return Problem.drawingTooLarge(message, fix: "simplify the drawing, or export it as PNG")
  }
}
