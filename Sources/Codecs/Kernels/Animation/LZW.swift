/// GIF's variant of LZW (GIF89a, appendix F): codes of `minimumBits + 1` to 12 bits, least significant first, from a
/// dictionary that is thrown away when it is full.
///
/// Runs of what stays are taken a code at a time. Measured on the film of `export/`: keeping a full dictionary for as long
/// as its codes stand for as many symbols as they did while it grew made 1,049 kB of 1,043 (2026-11-22). A code stands for
/// five symbols, so that a mispredicted branch at its end and the search for what is not there are most of the time.
@safe struct LZW: ~Copyable {
    private let minimumBits: Int
    private let dictionary: LZWDictionary
    private var output: CodeWriter

    /// The code of the symbols not yet written; -1 before the first.
    private var prefix = -1
    /// The symbol that comes in long runs, -1 for none, and the code of each number of them there is, which are as many as
    /// the longest.
    private let runSymbol: Int
    private var runCodes: [Int] = []
    private var next: Int

    /// `minimumBits` is at least 2.
    init(minimumBits: Int, runsOf runSymbol: Int = -1) {
        self.minimumBits = minimumBits
        self.runSymbol = runSymbol
        dictionary = LZWDictionary()
        output = CodeWriter(width: minimumBits + 1)
        next = 1 << minimumBits + 2
        output.write(1 << minimumBits)
        if runSymbol >= 0 { beginRuns() }
    }

    private var clearCode: Int { 1 << minimumBits }

    /// Complete after `finish`.
    var bytes: [UInt8] { output.bytes }

    /// The bytes in blocks of up to 255, each after its length.
    var blocks: [UInt8] { output.blocks }

    /// All of a picture, as a row of symbols.
    mutating func encode(all symbols: [UInt16]) {
        unsafe symbols.withUnsafeBufferPointer { unsafe encode($0) }
        finish()
    }

    /// More of the picture. Each element is a symbol, or two in its low and high byte, of which the one that lengthens the
    /// repeat under way is taken, the low one where both do, the high one where neither does.
    mutating func encode(_ symbols: UnsafeBufferPointer<UInt16>) {
        output.reserve(codes: symbols.count)
        var (phrase, start) = (prefix, 0)
        if phrase < 0, let first = unsafe symbols.first { (phrase, start) = (Int(first & 255), 1) }
        for index in start..<max(start, symbols.count) {
            let symbol = unsafe symbols[index]
            phrase = next(after: phrase, Int(symbol & 255), or: Int(symbol >> 8))
        }
        prefix = phrase
    }

    /// The same symbol so many times: what takes it symbol by symbol as many steps as there are, takes as many here as
    /// there are codes.
    mutating func encode(_ symbol: Int, count: Int) {
        guard count > 0 else { return }
        output.reserve(codes: count)
        var left = count
        if prefix < 0 { (prefix, left) = (symbol, left &- 1) }
        while left > 0 {
            let length = symbol == runSymbol ? dictionary.runLength(prefix) : 0
            if length > 0 {
                let longer = min(length &+ left, runCodes.count)
                left &-= longer &- length
                prefix = runCodes[longer &- 1]
                guard left > 0 else { break }
            }
            prefix = next(after: prefix, symbol, or: symbol)
            left &-= 1
        }
    }

    /// The phrase with a symbol more, or the symbol alone where there is none such.
    @inline(__always)
    private mutating func next(after phrase: Int, _ one: Int, or other: Int) -> Int {
        var (code, slot) = dictionary.find(phrase, one)
        if code != 0 { return code }
        if other != one {
            (code, slot) = dictionary.find(phrase, other)
            if code != 0 { return code }
        }
        output.write(phrase)
        insert(phrase, other, at: slot)
        return other
    }

    @inline(__always)
    private mutating func insert(_ prefix: Int, _ symbol: Int, at slot: Int) {
        guard next < 4096 else {
            output.write(clearCode)
            return reset()
        }
        dictionary.insert(prefix, symbol, next, at: slot)
        let length = symbol == runSymbol ? dictionary.runLength(prefix) : 0
        dictionary.note(runLength: length > 0 ? length &+ 1 : 0, of: next)
        if length > 0 { runCodes.append(next) }
        // The decoder learns an entry one code later, so the code to come already has the new width.
        if next == 1 &<< output.width, output.width < 12 { output.width &+= 1 }
        next &+= 1
    }

    private mutating func reset() {
        dictionary.clear()
        next = clearCode + 2
        runCodes.removeAll(keepingCapacity: true)
        if runSymbol >= 0 { beginRuns() }
        output.width = minimumBits + 1
    }

    private mutating func beginRuns() {
        runCodes.append(runSymbol)
        dictionary.note(runLength: 1, of: runSymbol)
    }

    /// The last code, the end code and the bits that are left.
    mutating func finish() {
        output.reserve(codes: 2)
        if prefix >= 0 {
            output.write(prefix)
            if next == 1 << output.width, output.width < 12 { output.width += 1 }
        }
        output.write(clearCode + 1)
        output.finish()
    }
}
