/// Returns the CRC-32 (ISO 3309) that PNG and zlib use, continued from `start`, the value for the preceding bytes.
///
/// Processes sixteen bytes per step with sixteen tables. Carry-less multiplication would be faster, but the oldest
/// supported CPUs lack the instruction.
func crc32(_ bytes: UnsafeRawBufferPointer, from start: UInt32 = 0) -> UInt32 {
    guard let base = bytes.baseAddress else { return start }
    var crc = ~start
    var index = 0
    unsafe crcTables.withUnsafeBufferPointer { table in
        while index &+ 16 <= bytes.count {
            let low = unsafe base.loadUnaligned(fromByteOffset: index, as: UInt64.self) ^ UInt64(crc)
            let high = unsafe base.loadUnaligned(fromByteOffset: index &+ 8, as: UInt64.self)
            crc = unsafe folded(low, table, 15) ^ folded(high, table, 7)
            index &+= 16
        }
        while index < bytes.count {
            crc = unsafe table[Int((crc ^ UInt32(bytes[index])) & 255)] ^ crc >> 8
            index &+= 1
        }
    }
    return ~crc
}

/// Looks up eight bytes in the tables `first`, `first - 1` ... `first - 7`.
@inline(__always)
private func folded(_ word: UInt64, _ table: UnsafeBufferPointer<UInt32>, _ first: Int) -> UInt32 {
    var crc: UInt32 = 0
    for byte in 0..<8 {
        crc ^= unsafe table[(first &- byte) << 8 | Int(truncatingIfNeeded: word >> UInt64(8 &* byte) & 255)]
    }
    return crc
}

/// The tables: table `n` holds the CRC of each byte followed by `n` zero bytes.
private let crcTables: [UInt32] = {
    var table = [UInt32](repeating: 0, count: 16 * 256)
    for byte in 0..<256 {
        table[byte] = (0..<8).reduce(UInt32(byte)) { crc, _ in crc >> 1 ^ (crc & 1) &* 0xEDB8_8320 }
    }
    for index in 256..<table.count { table[index] = table[index - 256] >> 8 ^ table[Int(table[index - 256] & 255)] }
    return table
}()
