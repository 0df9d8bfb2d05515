extension FileSystem {
  /// Writes all of the bytes, with as many calls as it takes.
  package func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws(SystemError) {
    var rest = bytes
    while !rest.isEmpty {
      let count = try write(descriptor, from: rest)
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
  }

  package func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    // Through a result, because the closure of `withUnsafeBytes` has no typed throws.
    try bytes.withUnsafeBytes { buffer in
      Result { () throws(SystemError) in try writeAll(buffer, to: descriptor) }
    }.get()
  }

  /// Opens a file for the duration of a call; also throws errors from closing it.
  package func withFile<Value>(
    _ name: UnsafePointer<CChar>, in folder: Int32, for access: FileAccess,
    _ body: (Int32) throws(SystemError) -> Value
  ) throws(SystemError) -> Value {
    let descriptor = try open(name, in: folder, for: access)
    let value: Value
    do {
      value = try body(descriptor)
    } catch {
      try? close(descriptor)
      throw error.at(String(cString: name))
    }
    do {
      try close(descriptor)
    } catch {
      throw error.at(String(cString: name))
    }
    return value
  }

  /// Reads a file's bytes piece by piece; each piece is valid only during the call.
  package func readPieces(
    of descriptor: Int32, using buffer: inout [UInt8],
    _ body: (UnsafeRawBufferPointer) throws(SystemError) -> Void
  ) throws(SystemError) {
    while true {
      let isAtEnd = try buffer.withUnsafeMutableBytes { space in
        Result { () throws(SystemError) in
          let count = try read(descriptor, into: space)
          try body(UnsafeRawBufferPointer(rebasing: space[..<count]))
          return count == 0
        }
      }.get()
      if isAtEnd { return }
    }
  }

  /// The bytes of a regular file; `nil` if the file doesn't exist.
  package func bytesIfPresent(
    of name: UnsafePointer<CChar>, in folder: Int32
  ) throws(SystemError) -> [UInt8]? {
    do {
      return try withFile(name, in: folder, for: .reading) { (file) throws(SystemError) in
        // Reads directly into the array: caches are large, and reading through a buffer takes twice
        // as long.
        var (fault, isAtEnd): (SystemError?, Bool) = (nil, false)
        let size = max(0, try status(of: file).size)
        var bytes = [UInt8](unsafeUninitializedCapacity: size + 1) { space, count in
          while count < space.count, !isAtEnd, fault == nil {
            let all = UnsafeMutableRawBufferPointer(space)
            let rest = UnsafeMutableRawBufferPointer(rebasing: all[count...])
            do throws(SystemError) {
              let read = try read(file, into: rest)
              count += read
              isAtEnd = read == 0
            } catch {
              fault = error
            }
          }
        }
        if let fault { throw fault }
        guard !isAtEnd else { return bytes }
        // The file has grown since its size was read.
        var buffer = [UInt8](repeating: 0, count: 64 * 1024)
        try readPieces(of: file, using: &buffer) { (piece) throws(SystemError) in
          bytes.append(contentsOf: piece)
        }
        return bytes
      }
    } catch {
      guard error.isMissing else { throw error }
      return nil
    }
  }
}
