import Testing

@testable import FramewrightCodecs

struct RowPricesTests {
    private static let (bytesPerPixel, rowBytes, rows) = (3, 601, 90)

    /// Returns rows that repeat parts of each other, beyond the maximum match distance.
    private func bytes(seed: UInt64) -> [UInt8] {
        var dice = Dice(seed: seed)
        var bytes: [UInt8] = []
        while bytes.count < Self.rowBytes * Self.rows {
            let distance = 1 + dice.roll(40_000)
            let isCopy = dice.roll(2) == 0 && distance < bytes.count
            for _ in 0..<1 + dice.roll(60) {
                bytes.append(isCopy ? bytes[bytes.count - distance] : UInt8(dice.roll(3)))
            }
        }
        return Array(bytes.prefix(Self.rowBytes * Self.rows))
    }

    @Test(arguments: [3, 10])
    func `row prices equal those of the reference implementation`(memory: Int) {
        let bytes = bytes(seed: UInt64(memory))
        var twin = PlainPrices(
            bytes: bytes, bytesPerPixel: Self.bytesPerPixel, rowBytes: Self.rowBytes, memory: UInt32(memory))
        unsafe bytes.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            var prices = unsafe RowPrices(
                base, bytesPerPixel: Self.bytesPerPixel, rowBytes: Self.rowBytes, memory: memory)
            for row in 0..<Self.rows {
                let start = row * Self.rowBytes
                #expect(prices.price(at: start) == twin.price(at: start))
                prices.keep(rowAt: start)
                twin.keep(rowAt: start)
            }
        }
    }
}

/// The reference implementation of `RowPrices`, without hashes and links.
private struct PlainPrices {
    let bytes: [UInt8]
    let bytesPerPixel: Int
    let rowBytes: Int
    let memory: UInt32
    /// The positions of each four-byte sequence, oldest first.
    private var places: [ArraySlice<UInt8>: [Int]] = [:]
    private var frequencies = [UInt32](repeating: 0, count: 320)

    init(bytes: [UInt8], bytesPerPixel: Int, rowBytes: Int, memory: UInt32) {
        (self.bytes, self.bytesPerPixel, self.rowBytes, self.memory) = (bytes, bytesPerPixel, rowBytes, memory)
    }

    func price(at start: Int) -> UInt32 {
        UInt32(max(0, SymbolCosts.entropy(counts(start)) - SymbolCosts.entropy(frequencies)))
    }

    mutating func keep(rowAt start: Int) {
        frequencies = counts(start).map { $0 - $0 / memory }
        for place in start..<start + rowBytes - 3
        where place < bytesPerPixel
            || bytes[place..<place + 3] != bytes[place - bytesPerPixel..<place - bytesPerPixel + 3]
        {
            places[bytes[place..<place + 4], default: []].append(place)
        }
    }

    private func counts(_ start: Int) -> [UInt32] {
        var (counts, place) = (frequencies, start)
        while place < start + rowBytes {
            if let (length, distance) = longestMatch(place, limit: min(258, start + rowBytes - place)) {
                counts[257 + (DeflateSymbols.lengths.lastIndex { $0.base <= length } ?? 0)] += 16
                counts[288 + (DeflateSymbols.distances.lastIndex { $0.base <= distance } ?? 0)] += 16
                place += length
            } else {
                counts[Int(bytes[place])] += 16
                place += 1
            }
        }
        return counts
    }

    /// Returns the longest match, the first of several.
    private func longestMatch(_ place: Int, limit: Int) -> (length: Int, distance: Int)? {
        guard limit > 3 else { return nil }
        let earlier = (places[bytes[place..<place + 4]] ?? []).reversed().prefix(12).map { place - $0 }
        var best: (length: Int, distance: Int)?
        for distance in [1, bytesPerPixel, rowBytes] + earlier.prefix(while: { $0 <= 32_768 }) where distance <= place {
            let length = (0..<limit).first { bytes[place + $0] != bytes[place + $0 - distance] } ?? limit
            if length > best?.length ?? 2 { best = (length, distance) }
        }
        return best
    }
}
