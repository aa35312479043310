/// GIF's variant of LZW (GIF89a, appendix F): codes of `minimumBits + 1` to 12 bits, least significant bit first, with
/// a dictionary that is cleared when full.
///
/// Each pixel may have two alternative symbols: takes the one that extends the current phrase, the first if both do,
/// the second if neither does. Takes runs of a symbol one code at a time. Chosen by measurement, see "LZW" in
/// Performance.
@safe struct LZW: ~Copyable {
    private let minimumBits: Int
    private let dictionary: LZWDictionary
    private var output: CodeWriter
    private var state: State

    /// The state that changes with every symbol. A local variable while encoding runs, so that it stays in registers.
    private struct State {
        /// The code of the phrase not yet written; -1 before the first symbol.
        var prefix = -1
        var next: Int
        var codes: CodeWriter.Cursor
    }

    /// Creates an encoder and writes the clear code.
    /// - Parameter minimumBits: At least 2.
    /// - Parameter runSymbol: The symbol whose runs may have any length; those of other symbols are limited to 64 per
    ///   code.
    init(minimumBits: Int, runsOf runSymbol: Int = -1) {
        self.minimumBits = minimumBits
        dictionary = LZWDictionary(runsOf: runSymbol)
        output = CodeWriter()
        state = State(next: 1 << minimumBits + 2, codes: output.cursor)
        state.codes.width = minimumBits + 1
        state.codes.write(1 << minimumBits)
    }

    /// The bytes; complete after `finish`.
    var bytes: [UInt8] { output.bytes }

    /// The bytes in sub-blocks of up to 255, each after its length.
    var blocks: [UInt8] { output.blocks }

    /// Encodes a whole image and finishes. An element holds the two alternative symbols in its low and high byte.
    mutating func encode(all symbols: [UInt16]) {
        unsafe symbols.withUnsafeBufferPointer { unsafe encode($0) }
        finish()
    }

    /// Encodes more of the image, symbol by symbol.
    mutating func encode(_ symbols: UnsafeBufferPointer<UInt16>) {
        reserve(codes: symbols.count)
        var state = state
        for index in symbols.indices {
            let pair = unsafe Int(symbols[index])
            advance(&state, pair & 255, pair >> 8, count: 1)
        }
        self.state = state
    }

    /// Encodes `count` times the same symbol.
    mutating func encode(_ symbol: Int, count: Int) {
        reserve(codes: count)
        var state = state
        advance(&state, symbol, symbol, count: count)
        self.state = state
    }

    /// Encodes runs in an array.
    mutating func encode(runs: [UInt64]) { unsafe runs.withUnsafeBufferPointer { unsafe encode(runs: $0) } }

    /// Encodes more of the image as runs: the two alternative symbols in the lowest bytes, the length from bit 32.
    mutating func encode(runs: UnsafeBufferPointer<UInt64>) {
        var start = 0
        while start < runs.count {
            // Limits a batch to 8192 symbols, or a single longer run, to bound the reserved memory.
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

    /// Encodes a run. Room for all its codes must be reserved.
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
        // The decoder adds an entry one code later, so the next code already has the new width.
        if state.next == 1 &<< state.codes.width, state.codes.width < 12 { state.codes.width &+= 1 }
        state.next &+= 1
    }

    /// Writes the last code, the end code and the remaining bits.
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
