/// Every useful match of a stretch of bytes: at each place the nearest of each length, found once and gone through by
/// every pass of the optimal parse.
///
/// Where the longest match there is begins, the 258 bytes it takes are not looked into: that is nearly all of a screen.
@safe struct MatchList {
    /// Places in ascending order, each `length << 16 | distance - 1` of its matches, shortest first.
    private(set) var matches: [UInt32] = []
    /// How many matches each place has that was looked at; the next one follows a byte on, or 258.
    private(set) var counts: [UInt8] = []

    private static let hashBits = 16
    private static let mostMatches = 32

    /// `depth` places with the same three bytes are tried; `range` may be preceded by history.
    init(_ bytes: UnsafePointer<UInt8>, _ range: Range<Int>, end: Int, stride: Int, rowBytes: Int, depth: Int) {
        var heads = [Int32](repeating: -1, count: 1 << Self.hashBits)
        var links = [Int32](repeating: -1, count: DeflateSymbols.farthestMatch)
        var position = max(0, range.lowerBound - DeflateSymbols.farthestMatch)
        func enter(_ place: Int) -> Int {
            let slot = unsafe Self.slot(bytes + place)
            let newest = heads[slot]
            heads[slot] = Int32(truncatingIfNeeded: place)
            links[place & (DeflateSymbols.farthestMatch - 1)] = newest
            return Int(newest)
        }
        while position < range.lowerBound {
            if position + 4 <= end { _ = enter(position) }
            position += 1
        }
        while position < range.upperBound {
            let limit = min(DeflateSymbols.longestMatch, range.upperBound - position)
            let first = matches.count
            var longest = 2
            func consider(_ distance: Int) {
                guard distance > 0, distance <= min(position, DeflateSymbols.farthestMatch) else { return }
                let there = unsafe bytes + (position - distance)
                if unsafe longest < limit && there[longest] != bytes[position + longest] { return }
                let length = unsafe commonLength(bytes + position, there, limit)
                guard length > longest, matches.count - first < Self.mostMatches else { return }
                longest = length
                matches.append(UInt32(length) << 16 | UInt32(distance - 1))
            }
            if limit > 3, position + 4 <= end {
                consider(1)
                if stride > 1 { consider(stride) }
                var (candidate, left) = (enter(position), depth)
                while left > 0, longest < limit, candidate >= 0, position - candidate <= DeflateSymbols.farthestMatch {
                    consider(position - candidate)
                    let older = Int(links[candidate & (DeflateSymbols.farthestMatch - 1)])
                    if older >= candidate { break }
                    (candidate, left) = (older, left - 1)
                }
                if longest < limit { consider(rowBytes) }
            }
            counts.append(UInt8(matches.count - first))
            guard longest == DeflateSymbols.longestMatch else {
                position += 1
                continue
            }
            // Places inside a run begin as the one before did, and would only lengthen the chains.
            for place in position + 1..<position + DeflateSymbols.longestMatch where place + 4 <= end {
                if unsafe bytes[place] != bytes[place - 1] || bytes[place + 2] != bytes[place + 1] { _ = enter(place) }
            }
            position += DeflateSymbols.longestMatch
        }
    }

    private static func slot(_ bytes: UnsafePointer<UInt8>) -> Int {
        let sequence = unsafe UnsafeRawPointer(bytes).loadUnaligned(as: UInt32.self) & 0xFF_FFFF
        return Int((sequence &* 0x9E37_79B1) >> UInt32(32 - hashBits))
    }
}

@inline(__always)
private func commonLength(_ one: UnsafePointer<UInt8>, _ other: UnsafePointer<UInt8>, _ limit: Int) -> Int {
    var length = 0
    while length &+ 8 <= limit {
        let difference =
            unsafe UnsafeRawPointer(one + length).loadUnaligned(as: UInt64.self)
            ^ UnsafeRawPointer(other + length).loadUnaligned(as: UInt64.self)
        if difference != 0 { return length &+ difference.trailingZeroBitCount >> 3 }
        length &+= 8
    }
    while length < limit, unsafe one[length] == other[length] { length &+= 1 }
    return length
}
