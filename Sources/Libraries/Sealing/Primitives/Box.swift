/// Keys that seal bytes into boxes; the same bytes always give the same box.
///
/// This is the only construction of the module: files, keys of files and keys of audiences are
/// sealed with it. It is a synthetic-IV mode (Rogaway and Shrimpton, 2006; RFC 5297) whose key and
/// nonce are derived from the IV:
///
///     MAC key        = HKDF(secret, "", LABEL + " mac", 32)
///     encryption key = HKDF(secret, "", LABEL + " encryption", 32)
///     data           = LP(LABEL) ‖ LP(part) ‖ LP(part) ‖ …
///     salt           = HMAC(MAC key, data ‖ LP(message))
///     key ‖ nonce    = HKDF(encryption key, salt, LABEL + " box", 32 + 12)
///     box            = salt (32) ‖ AES-256-GCM(key, nonce, data, message) ‖ tag (16)
///
/// `LP(x)` is the length of x in 8 bytes, big endian, and x; `HKDF(key, salt, info, count)` is RFC
/// 5869 with SHA-256. To open a box, decrypt it, compute the salt of the result, and refuse the box
/// if the salt differs.
///
/// - No nonce is used with different data: an AES key belongs to a salt, and a salt belongs to one
///   message in one context. Two messages share a salt only if HMAC-SHA256 collides.
/// - No box opens with two keys, which plain AES-GCM would allow (Len, Grubbs and Ristenpart,
///   "Partitioning oracle attacks", 2021). The recomputed salt commits to the key. So a box that a
///   host invents tests no more than one guess.
/// - Equal bytes in the same context give equal boxes, which is visible. That is the price of
///   builds that are the same byte for byte.
struct Box: Sendable {
  /// Purpose of a box, which separates its keys from others and is sealed with it.
  enum Label: String, Sendable {
    case file = "zoetrope sealed 1 file"
    case fileKey = "zoetrope sealed 1 file key"
    case contentKey = "zoetrope sealed 1 content key"
  }

  static let saltSize = HMACSHA256.size
  /// Number of bytes that a box adds to its message.
  static let overhead = saltSize + AESGCM.tagSize

  private let label: Label
  private let mac: [UInt8]
  private let encryption: [UInt8]

  init(_ secret: Secret, for label: Label) throws(SealingFault) {
    self.label = label
    let extracted = try HKDFSHA256.extract(secret.bytes, salt: [])
    mac = try HKDFSHA256.expand(extracted, info: label.info("mac"), count: 32)
    encryption = try HKDFSHA256.expand(extracted, info: label.info("encryption"), count: 32)
  }

  /// Seals a message that can be opened only in the same context: the same parts in this order.
  func seal(_ message: [UInt8], in context: [[UInt8]]) throws(SealingFault) -> [UInt8] {
    let data = data(of: context)
    let salt = try salt(of: message, data)
    return try salt + cipher(salt).seal(message, with: data)
  }

  /// Opens a box; `nil` if its key or context differs, or if it is damaged.
  func open(_ box: some Collection<UInt8>, in context: [[UInt8]]) throws(SealingFault) -> [UInt8]? {
    guard box.count >= Self.overhead else { return nil }
    let data = data(of: context)
    let salt = Array(box.prefix(Self.saltSize))
    let sealed = Array(box.dropFirst(Self.saltSize))
    guard let message = try cipher(salt).open(sealed, with: data) else { return nil }
    return try HMACSHA256.isSame(self.salt(of: message, data), as: salt) ? message : nil
  }

  private func data(of context: [[UInt8]]) -> [UInt8] {
    var data = LengthPrefixed()
    data.append(label.rawValue)
    for part in context { data.append(part) }
    return data.bytes
  }

  private func salt(of message: [UInt8], _ data: [UInt8]) throws(SealingFault) -> [UInt8] {
    try HMACSHA256.code(of: data + message.count.bigEndianBytes + message, key: mac)
  }

  private func cipher(_ salt: [UInt8]) throws(SealingFault) -> AESGCM {
    let size = AESGCM.keySize
    let bytes = try HKDFSHA256.derive(
      from: encryption, salt: salt, info: label.info("box"), count: size + AESGCM.nonceSize)
    return try AESGCM(key: Array(bytes[..<size]), nonce: Array(bytes[size...]))
  }
}

extension Box.Label {
  fileprivate func info(_ use: String) -> [UInt8] { Array("\(rawValue) \(use)".utf8) }
}
