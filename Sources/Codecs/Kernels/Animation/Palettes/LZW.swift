/// GIF's variant of LZW (GIF89a, appendix F): codes of `minimumBits + 1` to 12 bits, least significant first, from a
/// dictionary that is thrown away when it is full.
///
/// Of two symbols at one place the one that lengthens the repeat under way is taken, the first where both do, the second where
/// neither does. Runs are taken a code at a time.
///
/// Measured on the film of `export/`: keeping a full dictionary for as long as its codes stand for as many symbols as they did
/// while it grew made 1,049 kB of 1,043 (2026-11-22). A code stands for five symbols, so that a mispredicted branch at its end and
/// the search for what is not there are most of the time.
@safe struct LZW: ~Copyable {
    private let minimumBits: Int
    private let dictionary: LZWDictionary
    private var output: CodeWriter
    private var state: State

    /// What changes from symbol to symbol. A local while runs are encoded: it stays in registers.
    private struct State {
        /// The code of the symbols not yet written; -1 before the first.
        var prefix = -1
        var next: Int
        var codes: CodeWriter.Cursor
    }

    /// `minimumBits` is at least 2. Runs of one symbol may be as long as there are codes, those of others are taken up to 64 at once.
    init(minimumBits: Int, runsOf runSymbol: Int = -1) {
        self.minimumBits = minimumBits
        dictionary = LZWDictionary(runsOf: runSymbol)
        output = CodeWriter()
        state = State(next: 1 << minimumBits + 2, codes: output.cursor)
        state.codes.width = minimumBits + 1
        state.codes.write(1 << minimumBits)
    }

    /// Complete after `finish`.
    var bytes: [UInt8] { output.bytes }

    /// The bytes in blocks of up to 255, each after its length.
    var blocks: [UInt8] { output.blocks }

    /// All of a picture, as a row of symbols, or of two in each element's low and high byte.
    mutating func encode(all symbols: [UInt16]) {
        unsafe symbols.withUnsafeBufferPointer { unsafe encode($0) }
        finish()
    }

    /// More of the picture, symbol by symbol.
    mutating func encode(_ symbols: UnsafeBufferPointer<UInt16>) {
        reserve(codes: symbols.count)
        var state = state
        for index in symbols.indices {
            let pair = unsafe Int(symbols[index])
            advance(&state, pair & 255, pair >> 8, count: 1)
        }
        self.state = state
    }

    /// The same symbol so many times.
    mutating func encode(_ symbol: Int, count: Int) {
        reserve(codes: count)
        var state = state
        advance(&state, symbol, symbol, count: count)
        self.state = state
    }

    /// The same of runs in an array.
    mutating func encode(runs: [UInt64]) { unsafe runs.withUnsafeBufferPointer { unsafe encode(runs: $0) } }

    /// More of the picture: the two symbols in a run's lowest bytes, from bit 32 how often they come.
    mutating func encode(runs: UnsafeBufferPointer<UInt64>) {
        var start = 0
        while start < runs.count {
            // As many as there is room for; of a long one alone its own.
            var (end, symbols) = (start, 0)
            while end < runs.count, symbols < 1 << 13 {
                symbols &+= unsafe Int(truncatingIfNeeded: runs[end] &>> 32)
                end &+= 1
            }
            reserve(codes: symbols)
            var state = state
            for index in start..<end {
                let run = unsafe runs[index]
                advance(
                    &state, Int(truncatingIfNeeded: run & 255), Int(truncatingIfNeeded: run &>> 8 & 255),
                    count: Int(truncatingIfNeeded: run &>> 32))
            }
            self.state = state
            start = end
        }
    }

    private mutating func reserve(codes: Int) {
        output.cursor = state.codes
        output.reserve(codes: codes)
        state.codes = output.cursor
    }

    /// A run of which there is room for all codes.
    @inline(__always)
    private func advance(_ state: inout State, _ one: Int, _ other: Int, count: Int) {
        var left = count
        if state.prefix < 0, left > 0 {
            state.prefix = one
            left &-= 1
        }
        while left > 0 {
            if left > 1 {
                let (code, passed) = dictionary.longerRun(of: one, after: state.prefix, most: left)
                state.prefix = code
                left &-= passed
                if left == 0 { break }
            }
            left &-= 1
            var (code, slot) = dictionary.find(state.prefix, one)
            if code == 0, other != one { (code, slot) = dictionary.find(state.prefix, other) }
            if code != 0 {
                state.prefix = code
                continue
            }
            state.codes.write(state.prefix)
            insert(&state, other, at: slot)
            state.prefix = other
        }
    }

    @inline(__always)
    private func insert(_ state: inout State, _ symbol: Int, at slot: Int) {
        guard state.next < 4096 else {
            state.codes.write(1 << minimumBits)
            dictionary.clear()
            state.next = 1 << minimumBits + 2
            state.codes.width = minimumBits + 1
            return
        }
        dictionary.insert(state.prefix, symbol, state.next, at: slot)
        // The decoder learns an entry one code later, so the code to come already has the new width.
        if state.next == 1 &<< state.codes.width, state.codes.width < 12 { state.codes.width &+= 1 }
        state.next &+= 1
    }

    /// The last code, the end code and the bits that are left.
    mutating func finish() {
        reserve(codes: 2)
        if state.prefix >= 0 {
            state.codes.write(state.prefix)
            if state.next == 1 << state.codes.width, state.codes.width < 12 { state.codes.width += 1 }
        }
        state.codes.write(1 << minimumBits + 1)
        state.codes.finish()
        output.cursor = state.codes
    }
}
