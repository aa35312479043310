import FramewrightDrawing

/// The bytes of a font table, with big-endian numbers. Reads outside the table return nil.
struct TableBytes: Sendable {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func u8(_ place: Int) -> Int? { bytes.indices.contains(place) ? Int(bytes[place]) : nil }

    func u16(_ place: Int) -> Int? { number(place, length: 2) }

    func u24(_ place: Int) -> Int? { number(place, length: 3) }

    func u32(_ place: Int) -> Int? { number(place, length: 4) }

    func i16(_ place: Int) -> Int? { u16(place).map { Int(Int16(truncatingIfNeeded: $0)) } }

    /// Reads a fixed-point number in 2.14 format.
    func fraction(_ place: Int) -> Double? { i16(place).map { Double($0) / 16_384 } }

    /// Reads a fixed-point number in 16.16 format.
    func fixed(_ place: Int) -> Double? { u32(place).map { Double(Int32(truncatingIfNeeded: $0)) / 65_536 } }

    /// Reads two signed 16-bit integers as a point.
    func point(_ place: Int) -> Point? {
        guard let x = i16(place), let y = i16(place + 2) else { return nil }
        return Point(x: Double(x), y: Double(y))
    }

    /// Returns the offset of the record whose first number is `key`, by binary search in `count` records of `length`
    /// bytes.
    func record(of key: Int, among count: Int, at start: Int, length: Int) -> Int? {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            guard let found = u16(start + middle * length) else { return nil }
            if found == key { return start + middle * length }
            if found < key { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    private func number(_ place: Int, length: Int) -> Int? {
        guard place >= 0, place <= bytes.count - length else { return nil }
        return bytes[place..<place + length].reduce(0) { $0 << 8 | Int($1) }
    }
}
