import FramewrightDrawing

/// Rows of samples into a zlib stream (RFC 1950, 1951), block by block, in constant memory but for the result.
///
/// Rows are written into `window` behind the 32 KiB a match may reach back to; when it is full, the tail moves to the
/// front. Rows equal to the one above never get there as bytes: they are counted (`appendZeroRows`).
@safe struct DeflateStream: ~Copyable {
    let stride: Int
    let rowBytes: Int
    let table = MatchTable()
    var chains = MatchChains()
    private var longTable: MatchTable?
    private var colorChanges: ColorChanges?
    /// Of the last two long matches, newest first.
    var distances = (0, 0)
    /// How far back the last row lies that is stored as it is.
    private(set) var reach = 0
    var tokens = DeflateTokens()
    private let window: UnsafeMutablePointer<UInt8>
    private let capacity: Int
    /// Bytes of `window` in use.
    private var used = 0
    /// Of those, how many the match search has dealt with.
    private var searched = 0
    /// Stream position of `window[0]`.
    private var origin = MatchTable.firstPosition
    private var pendingSearch = RowTreatment.Search.shapes
    private var writer: BitWriter
    /// The last rows searched were nearly all literals.
    private var matchedLittle = false
    /// Of all blocks written.
    private var literalCount = 0
    private var adler = Adler32()

    /// `output` must hold `capacity(for:)` bytes. `rowBytes` counts the filter type in.
    init(stride: Int, rowBytes: Int, output: UnsafeMutableRawPointer) {
        (self.stride, self.rowBytes) = (stride, rowBytes)
        capacity = historyLength + max(3 * historyLength, 2 * rowBytes)
        unsafe window = .allocate(capacity: capacity + Self.slack)
        // What stands behind the rows is compared, though never taken: it is the same whatever the memory was used for before.
        unsafe window.initialize(repeating: 0, count: capacity + Self.slack)
        unsafe writer = BitWriter(output)
        // Deflate with a 32 KiB window; default effort; a multiple of 31.
        writer.append(0x78 | 0x9C << 8, count: 16)
        writer.drain()
    }

    deinit { unsafe window.deallocate() }

    /// No stream of so many bytes becomes longer than this: fixed codes take 9 bits at most, blocks a few bytes.
    static func capacity(for count: Int) -> Int { count + count / 4 + 1024 }

    /// Where the next row goes, its filter type first.
    mutating func nextRow() -> UnsafeMutablePointer<UInt8> {
        if used + rowBytes > capacity {
            search()
            slide()
        }
        return unsafe window + used
    }

    /// Takes what was written to `nextRow()`. Of a row that is searched as a gradient it is the samples of `pixels`; others are not
    /// looked at.
    mutating func appendRow(_ treatment: RowTreatment, _ pixels: UnsafeBufferPointer<PremultipliedPixel>) {
        if treatment.search != pendingSearch { search() }
        pendingSearch = treatment.search
        if treatment.search == .gradients { unsafe noteChanges(pixels) }
        if treatment.filter == .none { reach = rowBytes } else { reach += rowBytes }
        used += rowBytes
    }

    private mutating func noteChanges(_ pixels: UnsafeBufferPointer<PremultipliedPixel>) {
        var changes = takeChanges()
        unsafe changes.append(pixels, at: used - searched + 1, stride: stride)
        colorChanges = consume changes
    }

    /// The memory is made where it is first asked for.
    private mutating func takeChanges() -> ColorChanges {
        colorChanges.take() ?? ColorChanges(capacity: capacity / stride)
    }

    /// Rows of filter type Up and zeros.
    mutating func appendZeroRows(_ count: Int) {
        search()
        appendZeroRowTokens(count)
        for _ in 0..<count {
            adler.append(RowFilter.up.rawValue)
            adler.appendZeros(rowBytes - 1)
        }
        rememberZeroRows(count)
        reach += count * rowBytes
        if reach <= DeflateSymbols.farthestMatch { distances = (reach, distances.0) }
    }

    /// The pointer behind the stream.
    mutating func finish() -> UnsafeMutableRawPointer {
        search()
        writeBlock(isLast: true)
        writer.alignToByte()
        writer.append(UInt64(adler.value.byteSwapped), count: 32)
        writer.drain()
        return unsafe writer.next
    }

    /// Of a table for long sequences. Made where it is first asked for: most screens need none.
    mutating func longSlots() -> UnsafeMutablePointer<UInt64> {
        if let slots = unsafe longTable?.slots { return unsafe slots }
        let made = MatchTable()
        let slots = unsafe made.slots
        longTable = consume made
        return unsafe slots
    }

    @inline(__always)
    mutating func makeRoom(for count: Int) {
        if tokens.room < count { writeBlock(isLast: false) }
    }

    private mutating func search() {
        guard searched < used else { return }
        unsafe adler.append(UnsafeRawBufferPointer(start: window + searched, count: used - searched))
        if matchedLittle, isNoise() {
            storePending()
        } else {
            let before = literalCount + tokens.literalCount
            runSearch(from: origin + searched)
            matchedLittle = (literalCount + tokens.literalCount - before) * 20 > (used - searched) * 19
        }
        searched = used
        colorChanges?.removeAll()
    }

    private mutating func runSearch(from start: Int) {
        let bytes = unsafe StreamBytes(base: UnsafePointer(window) - origin, oldest: origin, end: origin + used)
        switch pendingSearch {
        case .shapes: ShapeSearch(bytes: bytes, stride: stride, rowBytes: rowBytes).run(from: start, into: &self)
        case .gradients: searchGradients(bytes, from: start)
        case .residues: ResidueSearch(bytes: bytes, stride: stride, rowBytes: rowBytes).run(from: start, into: &self)
        }
    }

    private mutating func searchGradients(_ bytes: StreamBytes, from start: Int) {
        let changes = takeChanges()
        unsafe GradientSearch(bytes: bytes, stride: stride, rowBytes: rowBytes)
            .run(from: start, changes: changes.places, into: &self)
        colorChanges = consume changes
    }

    /// Nothing to be gained: one in sixteen bytes is looked at.
    private func isNoise() -> Bool {
        let count = (used - searched) / 16
        guard count >= 1024 else { return false }
        var counts = [UInt32](repeating: 0, count: 256)
        for index in 0..<count { unsafe counts[Int(window[searched + index * 16 + index % 16])] += 1 }
        // Even bytes give count / 256 each and, by chance, one more: squares of it in all.
        let squares = counts.reduce(0) { $0 + Int($1) * Int($1) }
        return squares < count * count / 256 + count * 5 / 4
    }

    /// Stored blocks (RFC 1951, 3.2.4) of what is pending.
    private mutating func storePending() {
        if tokens.count > 0 { writeBlock(isLast: false) }
        var next = searched
        while next < used {
            let count = min(used - next, 65_535)
            writer.append(0, count: 3)
            writer.alignToByte()
            writer.append(UInt64(count) | UInt64(~UInt16(count)) << 16, count: 32)
            writer.drain()
            unsafe writer.append(UnsafeRawBufferPointer(start: window + next, count: count))
            next += count
        }
    }

    /// Keeps what matches may still reach.
    private mutating func slide() {
        let kept = min(used, historyLength)
        let dropped = used - kept
        unsafe window.update(from: window + dropped, count: kept)
        origin += dropped
        used = kept
        searched = kept
    }

    /// A run of zeros a row, and one match that takes the end of a row, the next filter type and more zeros from the
    /// row above, instead of a run and two literals for each row.
    private mutating func appendZeroRowTokens(_ count: Int) {
        var left = count * rowBytes
        func inRow(_ left: Int) -> Int { (left - 1) % rowBytes + 1 }
        let canCross = rowBytes <= DeflateSymbols.farthestMatch && rowBytes > DeflateSymbols.longestMatch
        while left > 0 {
            makeRoom(for: DeflateTokens.maximumPerStep)
            let zeros = inRow(left)
            if zeros == rowBytes {
                tokens.append(literal: RowFilter.up.rawValue)
                left -= 1
            } else if zeros == rowBytes - 1 {
                // Here the byte before is no zero but the filter type.
                tokens.append(literal: 0)
                left -= 1
            } else if zeros >= DeflateSymbols.longestMatch {
                let count = zeros / DeflateSymbols.longestMatch
                tokens.cursor.append(match: DeflateSymbols.longestMatch, distance: 1, count: count)
                left -= DeflateSymbols.longestMatch * count
            } else if canCross, left > rowBytes, left + rowBytes <= count * rowBytes {
                tokens.append(match: DeflateSymbols.longestMatch, distance: rowBytes)
                left -= DeflateSymbols.longestMatch
            } else if zeros >= DeflateSymbols.shortestMatch {
                tokens.append(match: zeros, distance: 1)
                left -= zeros
            } else {
                tokens.append(literal: 0)
                left -= 1
            }
        }
    }

    /// Writes the rows to the window if matches may still reach what was there before.
    private mutating func rememberZeroRows(_ count: Int) {
        guard count * rowBytes < historyLength else {
            origin += used + count * rowBytes
            (used, searched) = (0, 0)
            return
        }
        for _ in 0..<count {
            if used + rowBytes > capacity { slide() }
            unsafe window[used] = RowFilter.up.rawValue
            unsafe (window + used + 1).update(repeating: 0, count: rowBytes - 1)
            used += rowBytes
            searched = used
        }
    }

    private mutating func writeBlock(isLast: Bool) {
        unsafe tokens.frequencies[DeflateSymbols.endOfBlock] = 1
        unsafe DeflateBlock(frequencies: tokens.frequencies).write(tokens, isLast: isLast, to: &writer)
        literalCount += tokens.literalCount
        tokens.removeAll()
    }
}

private let historyLength = DeflateSymbols.farthestMatch
