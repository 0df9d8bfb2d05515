import Markup

/// A writer for a value in its context, or the mistake that forbids it.
enum AtomWriter {
  case writer(Writer)
  case mistake(TemplateMistake)

  init(_ atom: AtomAccess, named name: String, isRaw: Bool, at context: HTMLContext) {
    let slot = context.slot
    if case .refused(.attribute(.host(let attribute))) = slot, case .link = atom {
      self = .mistake(.refused(name, .kind(.linkInside(attribute: attribute))))
    } else if case .refused(let refusal) = slot {
      self = .mistake(.refused(name, refusal))
    } else if isRaw, case .text = atom {
      self = .mistake(.name(.rawText(name)))
    } else if let writer = context.format == .xml ? atom.xmlWriter : atom.writer(in: slot) {
      self = .writer(writer)
    } else {
      self = .mistake(.refused(name, slot.refusal(of: atom.kind, at: context)))
    }
  }
}

extension HTMLContext.Slot {
  /// Returns the reason why this slot doesn't accept a value of this kind.
  fileprivate func refusal(of kind: ValueKind, at context: HTMLContext) -> Refusal {
    switch (self, kind) {
    case (.rcdata, _): .kind(.markupInText(element: context.element))
    case (.color, _), (.customProperty, _): .kind(.colorNeeded(attribute: context.attribute))
    case (.json, _): .kind(.jsonNeeded)
    case (.refresh, _): .attribute(.metaHTTPEquiv)
    case (.urlPart, .link), (.descriptor, .link): .kind(.linkInside(attribute: context.attribute))
    case (.descriptor, _): .kind(.numberNeeded(attribute: context.attribute))
    case (.firstName, .link): .kind(.linkInside(attribute: context.attribute))
    case (.url, _), (.ownURL, _), (.candidate, _), (.urlPart, _), (.firstName, _):
      .kind(.linkNeeded(attribute: context.attribute))
    default: .kind(.markupInAttribute(attribute: context.attribute))
    }
  }
}

extension AtomAccess {
  /// Returns the writer for a slot; `nil` if the slot needs another kind of value.
  fileprivate func writer(in slot: HTMLContext.Slot) -> Writer? {
    switch (slot, self) {
    case (.text, _): return textWriter
    case (.rcdata, .html), (.attribute, .html): return nil
    case (.rcdata, _), (.attribute, _): return textWriter
    case (.url, .link): return textWriter
    case (.candidate, .link(let visit)):
      // A comma would end the candidate (HTML Standard, "srcset attributes").
      return { frame, output in
        visit(frame) { output.appendEscaped($0.address.replacing(",", with: "%2C")) }
      }
    case (.refresh, .link(let visit)), (.ownURL, .link(let visit)):
      // A page must not redirect to another site, nor run that site's scripts.
      return { frame, output in
        visit(frame) { output.appendEscaped($0.isRoute ? $0.address : "#") }
      }
    case (.urlPart, .text(let visit)):
      return { frame, output in visit(frame) { output.appendPercentEncoded($0) } }
    case (.firstName, .text(let visit)):
      return { frame, output in
        visit(frame) {
          // With an empty name, two `/` would meet, and the text after them would become a host.
          // `.` is the folder itself.
          if $0.isEmpty {
            output.append(UInt8(ascii: "."))
          } else {
            output.appendPercentEncoded($0)
          }
        }
      }
    case (.urlPart, .number), (.firstName, .number), (.descriptor, .number), (.color, .color),
      (.customProperty, .color), (.customProperty, .number):
      return textWriter
    case (.json, .json(let visit)):
      return { frame, output in visit(frame) { output.append($0.bytes) } }
    default: return nil
    }
  }

  /// Writer for element text, RCDATA and quoted attributes, which need the same escapes.
  var textWriter: Writer {
    switch self {
    case .text(let visit): { frame, output in visit(frame) { output.appendEscaped($0) } }
    case .html(let visit): { frame, output in visit(frame) { output.append($0.bytes) } }
    case .link(let visit): { frame, output in visit(frame) { output.appendEscaped($0.address) } }
    case .number(let visit): { frame, output in visit(frame) { output.append(String($0)) } }
    case .color(let visit): { frame, output in visit(frame) { output.append($0.css) } }
    case .json(let visit): { frame, output in visit(frame) { output.appendEscaped($0.text) } }
    }
  }

  /// Writer for XML, where markup is escaped as text, as in a feed's content.
  fileprivate var xmlWriter: Writer {
    switch self {
    case .text(let visit): { frame, output in visit(frame) { output.appendEscapedForXML($0) } }
    case .html(let visit):
      { frame, output in visit(frame) { output.appendEscapedForXML($0) } }
    case .link(let visit):
      { frame, output in visit(frame) { output.appendEscapedForXML($0.address) } }
    case .number, .color: textWriter
    case .json(let visit):
      { frame, output in visit(frame) { output.appendEscapedForXML($0.text) } }
    }
  }
}
