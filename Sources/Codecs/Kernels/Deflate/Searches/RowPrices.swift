/// Estimates the size of a row when appended to preceding rows: a greedy parse, priced by the symbols used so far.
///
/// Used for choosing filters only. Inside a row it finds runs but no other repeats.
@safe struct RowPrices: ~Copyable {
    private let bytes: UnsafePointer<UInt8>
    private let bytesPerPixel: Int
    private let rowBytes: Int
    private let heads: UnsafeMutablePointer<Int32>
    private let links: UnsafeMutablePointer<Int32>
    /// The frequencies in the preceding rows in sixteenths, weighted less the farther away.
    private var frequencies = [UInt32](repeating: 0, count: 320)
    private var total = 0
    /// The approximate number of preceding rows that determine the price.
    private let memory: UInt32

    private static let hashBits = 15
    private static let depth = 12

    init(_ bytes: UnsafePointer<UInt8>, bytesPerPixel: Int, rowBytes: Int, memory: Int) {
        unsafe self.bytes = bytes
        (self.bytesPerPixel, self.rowBytes, self.memory) = (bytesPerPixel, rowBytes, UInt32(memory))
        unsafe heads = .allocate(capacity: 1 << Self.hashBits)
        unsafe heads.initialize(repeating: -1, count: 1 << Self.hashBits)
        unsafe links = .allocate(capacity: DeflateSymbols.farthestMatch)
        unsafe links.initialize(repeating: -1, count: DeflateSymbols.farthestMatch)
    }

    deinit {
        unsafe heads.deallocate()
        unsafe links.deallocate()
    }

    /// Returns the increase of the entropy by the row at `start`, in 32nds of a bit.
    func price(at start: Int) -> UInt32 {
        UInt32(max(0, SymbolCosts.entropy(counts(withRowAt: start)) - total))
    }

    /// Adds the row to the preceding rows.
    mutating func keep(rowAt start: Int) {
        let memory = memory
        frequencies = counts(withRowAt: start).map { $0 - $0 / memory }
        total = SymbolCosts.entropy(frequencies)
        for place in start..<max(start, start + rowBytes - 3) {
            if unsafe place >= bytesPerPixel && isRun(bytes + place, bytesPerPixel) { continue }
            let slot = unsafe Self.slot(bytes + place)
            unsafe links[place & (DeflateSymbols.farthestMatch - 1)] = heads[slot]
            unsafe heads[slot] = Int32(truncatingIfNeeded: place)
        }
    }

    private func counts(withRowAt start: Int) -> [UInt32] {
        var counts = frequencies
        walk(start) { token in
            if token < 256 {
                counts[Int(token)] += 16
            } else {
                counts[257 + Int(DeflateSymbols.symbolOfLength[token.length - 3])] += 16
                counts[288 + Self.distanceSymbol(Int(token & 0xFFFF))] += 16
            }
        }
        return counts
    }

    /// Calls `take` with each token of the row.
    @inline(__always)
    private func walk(_ start: Int, _ take: (OptimalParse.Token) -> Void) {
        let end = start + rowBytes
        var place = start
        while place < end {
            let match = longestMatch(place, limit: min(DeflateSymbols.longestMatch, end &- place))
            let token = unsafe match > 0 ? match : UInt32(bytes[place])
            take(token)
            place &+= token.length
        }
    }

    /// Returns the longest match found, or 0 if there is none.
    @inline(__always)
    private func longestMatch(_ place: Int, limit: Int) -> OptimalParse.Token {
        guard limit > 3 else { return 0 }
        let here = unsafe bytes + place
        var (longest, best) = (2, 0)
        func consider(_ distance: Int) {
            guard distance <= place else { return }
            let there = unsafe here - distance
            if unsafe there[longest] != here[longest] { return }
            let length = unsafe commonLength(here, there, limit)
            if length > longest { (longest, best) = (length, distance) }
        }
        consider(1)
        if bytesPerPixel > 1, longest < limit { consider(bytesPerPixel) }
        if rowBytes <= DeflateSymbols.farthestMatch, longest < limit { consider(rowBytes) }
        var (candidate, left) = (unsafe Int(heads[Self.slot(here)]), Self.depth)
        while left > 0, longest < limit, candidate >= 0, place &- candidate <= DeflateSymbols.farthestMatch {
            consider(place &- candidate)
            let older = unsafe Int(links[candidate & (DeflateSymbols.farthestMatch - 1)])
            if older >= candidate { break }
            (candidate, left) = (older, left &- 1)
        }
        return best > 0 ? UInt32(truncatingIfNeeded: longest &<< 16 | (best &- 1)) : 0
    }

    @inline(__always)
    private static func distanceSymbol(_ offset: Int) -> Int {
        Int(DeflateSymbols.symbolOfDistance[offset < 256 ? offset : 256 &+ offset >> 7])
    }

    @inline(__always)
    private static func slot(_ bytes: UnsafePointer<UInt8>) -> Int {
        let sequence = unsafe UnsafeRawPointer(bytes).loadUnaligned(as: UInt32.self)
        return Int(truncatingIfNeeded: (sequence &* 0x9E37_79B1) &>> UInt32(32 &- hashBits))
    }
}

/// Whether the three bytes equal those of the pixel before.
@inline(__always)
private func isRun(_ bytes: UnsafePointer<UInt8>, _ bytesPerPixel: Int) -> Bool {
    let here = unsafe UnsafeRawPointer(bytes).loadUnaligned(as: UInt32.self)
    let before = unsafe UnsafeRawPointer(bytes - bytesPerPixel).loadUnaligned(as: UInt32.self)
    return (here ^ before).littleEndian & 0xFF_FFFF == 0
}
