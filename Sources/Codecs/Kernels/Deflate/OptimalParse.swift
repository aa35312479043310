/// The cheapest way through a stretch of bytes, as literals and matches, under given costs of symbols: dynamic
/// programming over all matches of a `MatchList`, forward.
@safe struct OptimalParse {
    let bytes: UnsafePointer<UInt8>
    let range: Range<Int>
    let list: MatchList

    /// A literal is its byte; a match `length << 16 | distance - 1`, never below 3 << 16.
    typealias Token = UInt32

    /// `costs` hold from the position they come with; the first one's is the range's start.
    func tokens(_ costs: [(start: Int, costs: SymbolCosts)]) -> [Token] {
        var arrivals = [UInt32](repeating: 0, count: range.count + 1)
        var least = [UInt32](repeating: .max, count: range.count + 1)
        least[0] = 0
        let symbols = DeflateSymbols.symbolOfDistance
        unsafe arrivals.withUnsafeMutableBufferPointer { arrivals in
            unsafe least.withUnsafeMutableBufferPointer { least in
                unsafe list.matches.withUnsafeBufferPointer { matches in
                    unsafe symbols.withUnsafeBufferPointer { symbols in
                        unsafe relax(costs, arrivals, least, matches, symbols)
                    }
                }
            }
        }
        return path(arrivals)
    }

    private func relax(
        _ costs: [(start: Int, costs: SymbolCosts)], _ arrivals: UnsafeMutableBufferPointer<UInt32>,
        _ least: UnsafeMutableBufferPointer<UInt32>, _ matches: UnsafeBufferPointer<UInt32>,
        _ symbols: UnsafeBufferPointer<UInt8>
    ) {
        var (place, next, block) = (0, 0, 0)
        var table = costs[0].costs.costs
        // Every place the list goes through is reached: from the one before by a literal, or by the match of 258.
        for count in list.counts {
            if block + 1 < costs.count, costs[block + 1].start <= range.lowerBound + place {
                block += 1
                table = costs[block].costs.costs
            }
            let here = unsafe least[place]
            let literal = unsafe bytes[range.lowerBound + place]
            unsafe take(here &+ table[Int(literal)], UInt32(literal), place &+ 1, arrivals, least)
            var length = 3
            for index in next..<next + Int(count) {
                let match = unsafe matches[index]
                let offset = Int(match & 0xFFFF)
                let symbol = unsafe Int(symbols[offset < 256 ? offset : 256 &+ offset >> 7])
                let base = here &+ table[SymbolCosts.firstDistance &+ symbol]
                let longest = Int(match >> 16)
                if longest == DeflateSymbols.longestMatch { length = longest }
                while length <= longest {
                    let token = UInt32(length) << 16 | UInt32(offset)
                    unsafe take(
                        base &+ table[SymbolCosts.firstLength &+ length], token, place &+ length, arrivals, least)
                    length &+= 1
                }
            }
            next += Int(count)
            let isJump = unsafe count > 0 && matches[next - 1] >> 16 == UInt32(DeflateSymbols.longestMatch)
            place += isJump ? DeflateSymbols.longestMatch : 1
        }
    }

    @inline(__always)
    private func take(
        _ cost: UInt32, _ token: Token, _ place: Int, _ arrivals: UnsafeMutableBufferPointer<UInt32>,
        _ least: UnsafeMutableBufferPointer<UInt32>
    ) {
        guard unsafe cost < least[place] else { return }
        unsafe least[place] = cost
        unsafe arrivals[place] = token
    }

    private func path(_ arrivals: [UInt32]) -> [Token] {
        var tokens: [Token] = []
        var place = range.count
        while place > 0 {
            tokens.append(arrivals[place])
            place -= arrivals[place].length
        }
        tokens.reverse()
        return tokens
    }
}

extension OptimalParse.Token {
    /// Bytes it stands for.
    var length: Int { self < 256 ? 1 : Int(self >> 16) }
}
