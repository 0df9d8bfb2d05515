/// Properties of an XMP packet: each text in its XML, with the name of the property that it belongs
/// to.
struct XMPPacket {
  /// A namespace, identified by its address.
  struct Namespace: Hashable {
    let address: String

    static let rdf = Namespace(address: "http://www.w3.org/1999/02/22-rdf-syntax-ns#")
    static let xml = Namespace(address: "http://www.w3.org/XML/1998/namespace")
    static let dublinCore = Namespace(address: "http://purl.org/dc/elements/1.1/")
    static let rights = Namespace(address: "http://ns.adobe.com/xap/1.0/rights/")
    static let basic = Namespace(address: "http://ns.adobe.com/xap/1.0/")
    static let plus = Namespace(address: "http://ns.useplus.org/ldf/xmp/1.0/")
    static let creativeCommons = Namespace(address: "http://creativecommons.org/ns#")
    static let tiff = Namespace(address: "http://ns.adobe.com/tiff/1.0/")
    static let exif = Namespace(address: "http://ns.adobe.com/exif/1.0/")
    static let exifEX = Namespace(address: "http://cipa.jp/exif/1.0/")
    static let auxiliary = Namespace(address: "http://ns.adobe.com/exif/1.0/aux/")
    static let iptcCore = Namespace(address: "http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/")
    static let photoshop = Namespace(address: "http://ns.adobe.com/photoshop/1.0/")
  }

  struct Property: Hashable {
    let namespace: Namespace
    let name: String
    let value: String
    /// Language of the value; empty if it isn't stated.
    let language: String
  }

  /// Greatest number of bytes of a packet that is read; programs that keep histories write some 100
  /// KB.
  static let limit = 2_000_000

  private(set) var properties: [Property] = []
  /// Whether the packet was read to its end.
  private(set) var isWhole = false

  /// Reads properties as far as the XML is valid.
  init(_ bytes: [UInt8]) {
    var scanner = XMLScanner(bytes)
    var elements: [XMLScanner.Name] = []
    var languages: [String] = []
    var count = 0
    loop: while let event = scanner.next() {
      count += 1
      switch event {
      case .start(let name, let attributes):
        elements.append(name)
        let language = attributes.first { $0.name.space == Namespace.xml.address }?.value
        languages.append(language ?? languages.last ?? "")
        for attribute in attributes { add(attribute) }
      case .end:
        _ = elements.popLast()
        _ = languages.popLast()
        if elements.isEmpty { break loop }
      case .text(let text):
        // In a list, each text is a value of the property that contains the list.
        if let name = elements.last(where: { $0.space != Namespace.rdf.address }),
          let value = String(metadata: text)
        {
          properties.append(
            Property(
              namespace: Namespace(address: name.space), name: name.local, value: value,
              language: languages.last ?? ""))
        }
      }
      if count > 100_000 { break }
    }
    isWhole = elements.isEmpty && count > 0
  }

  /// Adds a property in RDF's short form; a resource counts as a value, too.
  private mutating func add(_ attribute: XMLScanner.Attribute) {
    let name = attribute.name
    guard !name.space.isEmpty, ![Namespace.rdf, .xml].map(\.address).contains(name.space),
      let value = String(metadata: attribute.value)
    else { return }
    properties.append(
      Property(
        namespace: Namespace(address: name.space), name: name.local, value: value, language: ""))
  }

  /// Values of a property in order, those of the default language first.
  func values(_ namespace: Namespace, _ name: String) -> [String] {
    let all = properties.filter { $0.namespace == namespace && $0.name == name }
    return (all.filter { $0.language == "x-default" } + all.filter { $0.language != "x-default" })
      .map(\.value)
  }
}
