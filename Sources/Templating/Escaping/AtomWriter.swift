import Markup

/// Chooses how a value is written where it stands, or why it can't be.
enum AtomWriter<Frame: Sendable> {
  case writer(Writer<Frame>)
  case mistake(TemplateMistake)

  init(_ atom: AtomAccess<Frame>, named name: String, isRaw: Bool, at context: HTMLContext) {
    switch context.slot {
    case .refused(let refusal): self = .mistake(.refused(name, refusal))
    case .text:
      if isRaw, case .text = atom {
        self = .mistake(.rawText(name))
      } else {
        self = .writer(context.format == .xml ? atom.writerForXML : atom.writerForText)
      }
    case .rcdata, .attribute:
      if case .html = atom, context.format == .html {
        let refusal: Refusal =
          context.slot == .rcdata
          ? .markupInText(element: context.element)
          : .markupInAttribute(attribute: context.attribute)
        self = .mistake(.refused(name, refusal))
      } else if isRaw, case .text = atom {
        self = .mistake(.rawText(name))
      } else {
        self = .writer(context.format == .xml ? atom.writerForXML : atom.writerForText)
      }
    case .url, .candidate, .refresh:
      self.init(address: atom, named: name, at: context)
    case .urlPart:
      switch atom {
      case .text(let get): self = .writer { $1.appendPercentEncoded(get($0)) }
      case .number(let get): self = .writer { $1.append(String(get($0))) }
      case .link: self = .mistake(.refused(name, .linkInside(attribute: context.attribute)))
      default: self = .mistake(.refused(name, .linkNeeded(attribute: context.attribute)))
      }
    case .descriptor:
      guard case .number(let get) = atom else {
        self = .mistake(.refused(name, .linkInside(attribute: context.attribute)))
        return
      }
      self = .writer { $1.append(String(get($0))) }
    case .color:
      guard case .color(let get) = atom else {
        self = .mistake(.refused(name, .colorNeeded))
        return
      }
      self = .writer { $1.append(get($0).css) }
    case .json:
      guard case .json(let get) = atom else {
        self = .mistake(.refused(name, .jsonNeeded))
        return
      }
      self = .writer { $1.append(get($0).text) }
    }
  }

  /// A whole address, which only a link is.
  private init(address atom: AtomAccess<Frame>, named name: String, at context: HTMLContext) {
    guard case .link(let get) = atom else {
      let isRefresh = context.slot == .refresh
      self = .mistake(
        .refused(name, isRefresh ? .metaHTTPEquiv : .linkNeeded(attribute: context.attribute)))
      return
    }
    switch context.slot {
    case .candidate:
      // A comma would end the candidate (HTML Standard, "srcset attributes").
      self = .writer { $1.appendEscaped(get($0).address.replacing(",", with: "%2C")) }
    case .refresh:
      // Nobody is sent to another site by a page of this one.
      self = .writer {
        let link = get($0)
        $1.appendEscaped(link.isRoute ? link.address : "#")
      }
    default: self = .writer { $1.appendEscaped(get($0).address) }
    }
  }
}

extension AtomAccess where Frame: Sendable {
  /// Element text, RCDATA and quoted attributes take the same escapes.
  var writerForText: Writer<Frame> {
    switch self {
    case .text(let get): { $1.appendEscaped(get($0)) }
    case .html(let get): { $1.append(get($0).markup) }
    case .link(let get): { $1.appendEscaped(get($0).address) }
    case .number(let get): { $1.append(String(get($0))) }
    case .color(let get): { $1.append(get($0).css) }
    case .json(let get): { $1.appendEscaped(get($0).text) }
    }
  }

  /// As above, by XML's rules; markup is text there, as in a feed's content.
  fileprivate var writerForXML: Writer<Frame> {
    switch self {
    case .text(let get): { $1.appendEscapedForXML(get($0)) }
    case .html(let get): { $1.appendEscapedForXML(get($0).markup) }
    case .link(let get): { $1.appendEscapedForXML(get($0).address) }
    case .number(let get): { $1.append(String(get($0))) }
    case .color(let get): { $1.append(get($0).css) }
    case .json(let get): { $1.appendEscapedForXML(get($0).text) }
    }
  }
}
