import FramewrightDrawing

/// A table of a font, read with big-endian numbers. What lies outside the table reads as nil.
struct TableBytes: Sendable {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func u8(_ place: Int) -> Int? { bytes.indices.contains(place) ? Int(bytes[place]) : nil }

    func u16(_ place: Int) -> Int? { number(place, length: 2) }

    func u24(_ place: Int) -> Int? { number(place, length: 3) }

    func u32(_ place: Int) -> Int? { number(place, length: 4) }

    func i16(_ place: Int) -> Int? { u16(place).map { Int(Int16(truncatingIfNeeded: $0)) } }

    /// 2.14.
    func fraction(_ place: Int) -> Double? { i16(place).map { Double($0) / 16_384 } }

    /// 16.16.
    func fixed(_ place: Int) -> Double? { u32(place).map { Double(Int32(truncatingIfNeeded: $0)) / 65_536 } }

    /// Two signed whole numbers.
    func point(_ place: Int) -> Point? {
        guard let x = i16(place), let y = i16(place + 2) else { return nil }
        return Point(x: Double(x), y: Double(y))
    }

    /// The first of `count` records of so many bytes whose leading number is `key`; they are in order.
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
