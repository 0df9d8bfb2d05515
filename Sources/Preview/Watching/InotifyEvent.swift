#if os(Linux)
  import Foundation

  /// One event as the kernel writes it: four numbers and a name that ends at its first NUL.
  struct InotifyEvent {
    let watch: Int32
    let mask: UInt32
    /// Name in the watched folder. It is empty for the watched file or folder itself, and `nil` if
    /// it isn't UTF-8.
    let name: String?

    /// Size of struct inotify_event without its name.
    private static let headSize = 16

    static func events(in bytes: ArraySlice<UInt8>) -> [InotifyEvent] {
      var events: [InotifyEvent] = []
      bytes.withUnsafeBytes { bytes in
        var offset = 0
        while offset + headSize <= bytes.count {
          func number(_ index: Int) -> UInt32 {
            bytes.loadUnaligned(fromByteOffset: offset + 4 * index, as: UInt32.self)
          }
          let length = min(Int(number(3)), bytes.count - offset - headSize)
          let start = offset + headSize
          let name = bytes[start..<(start + length)].prefix { $0 != 0 }
          events.append(
            InotifyEvent(
              watch: Int32(bitPattern: number(0)), mask: number(1),
              name: String(validating: name, as: UTF8.self)))
          offset = start + length
        }
      }
      return events
    }

    func has(_ bits: Int32) -> Bool { mask & UInt32(bitPattern: bits) != 0 }
  }
#endif
