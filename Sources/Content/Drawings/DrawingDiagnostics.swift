package import Diagnostics

/// The prose for mistakes in drawings.
package enum DrawingDiagnostics {
  /// Diagnostics for the faults of a drawing, in the order of the file.
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
        "this is no well-formed XML: \(words(syntax))",
        fix: "export the drawing again, or mend it here")
    case .documentType:
      Problem.drawingDocumentType(
        "the drawing declares entities or attributes of its own",
        fix:
          "export it as plain SVG, in Illustrator without 'Preserve Illustrator Editing Capabilities'"
      )
    case .active(let active): self.active(active)
    case .outside(let address, let part):
      Problem.drawingOutside(
        "'\(part)' leads out of the drawing, to '\(address)'",
        fix: "put what it needs into the drawing, and links into the text around it")
    case .reference(let written, let part):
      Problem.drawingReference(
        "'\(part)' can't refer to '\(written)'",
        fix:
          "give what it refers to a name of letters, digits, '-', '_', '.' and ':', as in 'url(#sky)'"
      )
    case .picture:
      Problem.drawingPicture(
        "the drawing holds a picture, which may tell where and by whom it was made",
        fix: "export the drawing as PNG, or show the picture by itself")
    case .comment:
      Problem.drawingComment(
        "this comment would be published: readers see the drawing's text", fix: "delete the comment"
      )
    case .unknown(let unknown): self.unknown(unknown)
    case .limit(let limit): self.limit(limit)
    case .circle(let name):
      Problem.drawingCircle(
        "this draws '\(name)', which is around it or draws it in turn",
        fix: "let it refer to something outside of '\(name)'")
    }
  }

  private static func noDrawing(_ root: String?) -> Diagnostic {
    let message =
      switch root {
      case nil: "the file is empty"
      case "svg": "its element 'svg' is not one of SVG, so that no browser draws it"
      case .some(let name): "its first element is '\(name)' and not 'svg'"
      }
    return Problem.drawingNotSvg(
      message,
      fix: root == "svg"
        ? "write xmlns=\"http://www.w3.org/2000/svg\" into its first tag"
        : "export the drawing as SVG")
  }

  private static func encoding(_ encoding: DrawingFault.Encoding) -> Diagnostic {
    let message =
      switch encoding {
      case .utf16: "the drawing is written in UTF-16 or UTF-32"
      case .compressed: "the drawing is compressed"
      case .damaged: "the drawing holds bytes that are not UTF-8"
      case .named(let name): "the drawing says that its encoding is '\(name)'"
      }
    return Problem.drawingEncoding(
      message, fix: encoding == .compressed ? "export it as plain SVG" : "save it as UTF-8")
  }

  private static func active(_ active: DrawingFault.Active) -> Diagnostic {
    let (message, fix) =
      switch active {
      case .script(let element):
        ("a drawing can't hold a script, as '\(element)' is", "remove it")
      case .event(let attribute):
        ("'\(attribute)' is a script that an event starts", "remove it")
      case .address(let address): ("this address is a script: '\(address)'", "remove it")
      case .animation(let part):
        (
          "'\(part)' moves what is drawn, and the drawing may look different without it",
          "export it without animation, or keep it in Content/public if you trust it"
        )
      case .html(let element):
        (
          "'\(element)' is HTML inside of a drawing, which may do whatever a page may",
          "export texts as text of SVG: in draw.io without 'Formatted Text', in Mermaid with "
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
        "'\(name)' is no element of drawings that is known to be harmless",
        fix: "remove it, or export the drawing as plain SVG")
    case .property(let name):
      return problem(
        "'\(name)' is no property of drawings that is known to be harmless", fix: "remove it")
    case .value(let value, let name):
      return problem(
        "'\(name)' can't have the value '\(value)'",
        fix: "write numbers, colours, keywords and the functions of drawings only")
    case .escape(let name):
      return problem(
        "'\(name)' has an escape, behind which anything may hide", fix: "write it without '\\'")
    case .rule(let name):
      return problem("'\(name)' is no rule of style sheets in drawings", fix: "remove it")
    case .selector(let selector):
      return problem(
        "'\(selector)' selects otherwise than by elements, classes and ids",
        fix: "give the elements a class, and select it")
    case .sheet(let part):
      return problem(
        "\(part) of the style sheet can't be read", fix: "export the drawing again, or mend it")
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
        "with all that it refers to, the drawing draws more than \(DrawingLimits.drawnElements) "
          + "elements; a step of a filter counts for \(DrawingLimits.filterWeight)"
      case .drawnDepth:
        "with all that it refers to, the drawing nests more than "
          + "\(DrawingLimits.drawnDepth) elements"
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
