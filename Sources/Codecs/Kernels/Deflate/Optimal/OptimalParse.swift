/// The cheapest sequence of literals and matches for a range of bytes under given symbol costs, by forward dynamic
/// programming over all matches of a `MatchList`.
@safe struct OptimalParse: ~Copyable {
    let range: Range<Int>
    private let bytes: UnsafePointer<UInt8>
    private let list: MatchList
    /// The minimum cost to reach each position, and the token that reaches it. Initialised as far as the parse has
    /// come; positions skipped by long matches are never touched.
    private let least: UnsafeMutablePointer<Int32>
    private let arrivals: UnsafeMutablePointer<UInt32>

    /// A literal is its byte; a match is `length << 16 | distance - 1`, at least 3 << 16.
    typealias Token = UInt32

    init(bytes: UnsafePointer<UInt8>, range: Range<Int>, list: consuming MatchList) {
        unsafe self.bytes = bytes
        self.range = range
        self.list = list
        unsafe least = .allocate(capacity: range.count + 1)
        unsafe arrivals = .allocate(capacity: range.count + 1)
    }

    deinit {
        unsafe least.deallocate()
        unsafe arrivals.deallocate()
    }

    /// Returns the cheapest tokens. Each element of `costs` applies from its position; the first starts with the
    /// range.
    func tokens(_ costs: [(start: Int, costs: SymbolCosts)]) -> [Token] {
        let tables = costs.flatMap(\.costs.costs)
        unsafe list.matches.withUnsafeBufferPointer { matches in
            unsafe DeflateSymbols.symbolOfDistance.withUnsafeBufferPointer { symbols in
                unsafe tables.withUnsafeBufferPointer { tables in
                    guard let tables = tables.baseAddress else { return }
                    unsafe relax(costs, tables, matches, symbols)
                }
            }
        }
        return path()
    }

    private func relax(
        _ costs: [(start: Int, costs: SymbolCosts)], _ tables: UnsafePointer<Int32>,
        _ matches: UnsafeBufferPointer<UInt32>, _ symbols: UnsafeBufferPointer<UInt8>
    ) {
        var (place, next, block, frontier) = (0, 0, 0, 0)
        var table = unsafe tables
        unsafe least[0] = 0
        // Every examined position is reached: by a literal from the one before, or by a match of length `enough`.
        for count in list.counts {
            if block + 1 < costs.count, costs[block + 1].start <= range.lowerBound + place {
                block += 1
                unsafe table += SymbolCosts.count
            }
            let end = next &+ Int(count)
            var farthest = 1
            for index in next..<end { farthest = unsafe max(farthest, Self.length(matches[index])) }
            let here = unsafe least[place]
            // The frontier is never behind an examined position.
            frontier = max(frontier, place)
            while frontier < place &+ farthest {
                frontier &+= 1
                unsafe least[frontier] = .max
            }
            let isJump = farthest >= list.enough
            if !isJump {
                let literal = unsafe bytes[range.lowerBound + place]
                unsafe take(here &+ table[Int(literal)], UInt32(literal), place &+ 1)
            }
            var shortest = isJump ? farthest : 3
            while next < end {
                let match = unsafe matches[next]
                let offset = Int(match & 0xFFFF)
                let symbol = unsafe Int(symbols[offset < 256 ? offset : 256 &+ offset >> 7])
                let base = unsafe here &+ table[SymbolCosts.firstDistance &+ symbol]
                let longest = Self.length(match)
                if match & MatchList.isExact != 0 {
                    unsafe relax(longest...longest, base, offset, place, table)
                    shortest = max(shortest, longest)
                } else if match & MatchList.isAbove != 0 {
                    let from = isJump ? farthest : max(3, longest &- list.cut)
                    if from <= longest { unsafe relax(from...longest, base, offset, place, table) }
                } else {
                    let from = max(shortest, longest &- list.cut)
                    if from <= longest { unsafe relax(from...longest, base, offset, place, table) }
                    shortest = max(shortest, longest &+ 1)
                }
                next &+= 1
            }
            place &+= isJump ? farthest : 1
        }
    }

    /// Relaxes all lengths without branches, with signed numbers: that vectorises to four lanes with SSE2.
    @inline(__always)
    private func relax(
        _ lengths: ClosedRange<Int>, _ base: Int32, _ offset: Int, _ place: Int, _ table: UnsafePointer<Int32>
    ) {
        let costs = unsafe table + SymbolCosts.firstLength
        let (least, arrivals) = unsafe (least + place, arrivals + place)
        let first = UInt32(truncatingIfNeeded: offset)
        for length in lengths {
            let cost = unsafe base &+ costs[length]
            let (old, oldToken) = unsafe (least[length], arrivals[length])
            let token = UInt32(truncatingIfNeeded: length) &<< 16 | first
            unsafe least[length] = cost < old ? cost : old
            unsafe arrivals[length] = cost < old ? token : oldToken
        }
    }

    @inline(__always)
    private static func length(_ match: UInt32) -> Int { Int(match >> 16 & 0x1FF) }

    @inline(__always)
    private func take(_ cost: Int32, _ token: Token, _ place: Int) {
        guard unsafe cost < least[place] else { return }
        unsafe least[place] = cost
        unsafe arrivals[place] = token
    }

    private func path() -> [Token] {
        var tokens: [Token] = []
        var place = range.count
        while place > 0 {
            let token = unsafe arrivals[place]
            tokens.append(token)
            place -= token.length
        }
        tokens.reverse()
        return tokens
    }
}

extension OptimalParse.Token {
    /// The number of bytes that the token represents.
    var length: Int { self < 256 ? 1 : Int(self >> 16) }
}
