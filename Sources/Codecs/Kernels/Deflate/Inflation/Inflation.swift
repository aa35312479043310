/// Decompresses a DEFLATE stream piece by piece into memory of fixed size.
///
/// Sets `hasFailed` for anything unusual, mainly damage. The caller then decodes with libpng, which reports the error.
@safe struct Inflation: ~Copyable {
    /// The number of bytes behind the given end that may be overwritten.
    static let overrun = 32

    private let input: UnsafePointer<UInt8>
    private let inputEnd: Int
    private var next = 0
    private var bits: UInt64 = 0
    private var bitCount: UInt64 = 0
    private var literals: DecodingTable?
    private var distances: DecodingTable?
    private var storedLeft = 0
    private var isInBlock = false
    private var isLastBlock = false
    private(set) var hasFailed = false
    private(set) var isFinished = false

    /// Creates a decompressor. `input` must outlive it and hold `count` bytes.
    init(_ input: UnsafePointer<UInt8>, count: Int) {
        unsafe self.input = input
        inputEnd = count
    }

    /// The number of bytes read. Exact only after the last block.
    var position: Int { next - Int(bitCount / 8) }

    /// Continues at `output[start]`, behind all earlier bytes that matches can reach. Stops at the end of the stream,
    /// or when fewer than 300 bytes are left before `end`. Returns the position reached.
    mutating func run(_ output: UnsafeMutablePointer<UInt8>, from start: Int, to end: Int) -> Int {
        var position = start
        while !hasFailed, !isFinished, position + 300 <= end {
            if !isInBlock {
                if isLastBlock { isFinished = true } else { startBlock() }
            } else if storedLeft > 0 {
                unsafe copyStored(output, &position, end)
            } else {
                unsafe decode(output, &position, end)
            }
        }
        return position
    }

    private mutating func refill() {
        while bitCount <= 56 {
            // Reads zeros behind the end; reading far beyond it is an error.
            bits |= UInt64(next < inputEnd ? unsafe input[next] : 0) << bitCount
            next += 1
            bitCount += 8
        }
        if next > inputEnd + 16 { hasFailed = true }
    }

    private mutating func take(_ count: Int) -> Int {
        if bitCount < UInt64(count) { refill() }
        let value = Int(bits & (1 << UInt64(count) - 1))
        bits >>= UInt64(count)
        bitCount -= UInt64(count)
        return value
    }

    private mutating func startBlock() {
        isLastBlock = take(1) == 1
        isInBlock = true
        switch take(2) {
        case 0: startStored()
        case 1:
            setCodes(fixedLengths, [UInt8](repeating: 5, count: 32))
        case 2: readCodes()
        default: hasFailed = true
        }
        if storedLeft == 0, isInBlock, literals == nil || distances == nil { hasFailed = true }
    }

    private mutating func startStored() {
        _ = take(Int(bitCount % 8))
        let (count, check) = (take(16), take(16))
        if count ^ check != 0xFFFF { hasFailed = true }
        storedLeft = count
        isInBlock = count > 0
        next -= Int(bitCount / 8)
        (bits, bitCount) = (0, 0)
    }

    private mutating func copyStored(_ output: UnsafeMutablePointer<UInt8>, _ position: inout Int, _ end: Int) {
        let count = min(storedLeft, end - position)
        guard next + count <= inputEnd else {
            hasFailed = true
            return
        }
        unsafe (output + position).update(from: input + next, count: count)
        next += count
        position += count
        storedLeft -= count
        isInBlock = storedLeft > 0
    }

    private mutating func readCodes() {
        let (literalCount, distanceCount, storedCount) = (take(5) + 257, take(5) + 1, take(4) + 4)
        var codeLengths = [UInt8](repeating: 0, count: 19)
        for symbol in DeflateSymbols.lengthCodeOrder.prefix(storedCount) { codeLengths[symbol] = UInt8(take(3)) }
        guard literalCount <= DeflateSymbols.literalCount, distanceCount <= DeflateSymbols.distanceCount,
            let code = DecodingTable(lengths: codeLengths, meanings: DecodingTable.Entry.codeLengths),
            let lengths = readLengths(code, count: literalCount + distanceCount)
        else {
            hasFailed = true
            return
        }
        setCodes(Array(lengths.prefix(literalCount)), Array(lengths.dropFirst(literalCount)))
    }

    private mutating func setCodes(_ literalLengths: [UInt8], _ distanceLengths: [UInt8]) {
        literals = DecodingTable(lengths: literalLengths, meanings: DecodingTable.Entry.literalsAndLengths)
        distances = DecodingTable(lengths: distanceLengths, meanings: DecodingTable.Entry.distances)
    }

    private mutating func readLengths(_ code: DecodingTable, count: Int) -> [UInt8]? {
        var lengths: [UInt8] = []
        while lengths.count < count, !hasFailed {
            refill()
            let entry = code.entries[Int(bits & 1023)]
            guard entry.codeLength > 0 else { return nil }
            _ = take(Int(entry.codeLength))
            switch entry.value {
            case 16:
                guard let last = lengths.last else { return nil }
                lengths += [UInt8](repeating: last, count: 3 + take(2))
            case 17: lengths += [UInt8](repeating: 0, count: 3 + take(3))
            case 18: lengths += [UInt8](repeating: 0, count: 11 + take(7))
            case let length: lengths.append(UInt8(length))
            }
        }
        return lengths.count == count && !hasFailed ? lengths : nil
    }

    /// Decodes literals and matches up to the end of the block or of the output.
    ///
    /// The read-ahead state is held in a local variable meanwhile, so that it stays in registers.
    private mutating func decode(_ output: UnsafeMutablePointer<UInt8>, _ position: inout Int, _ end: Int) {
        guard let literals, let distances else { return }
        let (literalEntries, distanceEntries) = (literals.entries.span, distances.entries.span)
        let mask: UInt64 = 1 << DecodingTable.bits - 1
        var ahead = takeReadAhead()
        defer { putBack(ahead) }
        while position &+ 300 <= end {
            guard refill(&ahead) else { return }
            var entry = unsafe literalEntries[unchecked: Int(truncatingIfNeeded: ahead.bits & mask)]
            // Three codes fit into the at least 56 bits available.
            var left = 3
            while entry.isLiteral, entry.codeLength > 0 {
                unsafe output[position] = UInt8(truncatingIfNeeded: entry.value)
                position &+= 1
                ahead.skip(entry.codeLength)
                left &-= 1
                if left == 0 { break }
                entry = unsafe literalEntries[unchecked: Int(truncatingIfNeeded: ahead.bits & mask)]
            }
            if left == 0 { continue }
            if left < 3 { guard refill(&ahead) else { return } }
            if entry.codeLength == 0 { entry = literals.longEntry(ahead.bits) }
            ahead.skip(entry.codeLength)
            if entry.isLiteral {
                unsafe output[position] = UInt8(truncatingIfNeeded: entry.value)
                position &+= 1
                continue
            }
            guard entry.isBase else {
                if entry.isEnd { isInBlock = false } else { fail() }
                return
            }
            let length = entry.value &+ ahead.take(entry.extraBits)
            var way = unsafe distanceEntries[unchecked: Int(truncatingIfNeeded: ahead.bits & mask)]
            if way.codeLength == 0 { way = distances.longEntry(ahead.bits) }
            guard way.isBase else { return fail() }
            ahead.skip(way.codeLength)
            let distance = way.value &+ ahead.take(way.extraBits)
            guard distance <= position else { return fail() }
            unsafe copyMatch(output + position, distance, length)
            position &+= length
        }
    }

    private mutating func fail() { hasFailed = true }

    private mutating func takeReadAhead() -> ReadAhead { ReadAhead(next: next, bits: bits, bitCount: bitCount) }

    private mutating func putBack(_ ahead: ReadAhead) {
        (next, bits, bitCount) = (ahead.next, ahead.bits, ahead.bitCount)
    }

    /// Refills to at least 56 bits, enough for a length and its distance. Returns false far behind the end of the
    /// input.
    @inline(__always)
    private mutating func refill(_ ahead: inout ReadAhead) -> Bool {
        guard ahead.next &+ 8 <= inputEnd else {
            putBack(ahead)
            refill()
            ahead = takeReadAhead()
            return !hasFailed
        }
        ahead.bits |= unsafe UnsafeRawPointer(input + ahead.next).loadUnaligned(as: UInt64.self) &<< ahead.bitCount
        let taken = (63 &- ahead.bitCount) >> 3
        ahead.next &+= Int(truncatingIfNeeded: taken)
        ahead.bitCount &+= taken &* 8
        return true
    }
}

/// The bits read from the input but not yet used.
private struct ReadAhead {
    var next: Int
    var bits: UInt64
    var bitCount: UInt64

    @inline(__always)
    mutating func skip(_ count: UInt64) {
        bits &>>= count
        bitCount &-= count
    }

    @inline(__always)
    mutating func take(_ count: UInt64) -> Int {
        let value = Int(truncatingIfNeeded: bits & (1 &<< count &- 1))
        skip(count)
        return value
    }
}

private let fixedLengths: [UInt8] =
    [UInt8](repeating: 8, count: 144) + [UInt8](repeating: 9, count: 112) + [UInt8](repeating: 7, count: 24)
    + [UInt8](repeating: 8, count: 8)
