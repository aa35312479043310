import FramewrightDrawing

/// Compresses rows of samples to a zlib stream (RFC 1950, 1951), block by block; memory besides the output is
/// constant.
///
/// Rows are written to `window` behind the 32 KiB that matches can reach. When the window is full, its end is moved to
/// the front. Rows equal to the one above are not written to it; only their number is passed (`appendZeroRows`).
@safe struct DeflateStream: ~Copyable {
    let bytesPerPixel: Int
    let rowBytes: Int
    let table = MatchTable()
    var chains = MatchChains()
    private var longTable: MatchTable?
    private var colorChanges: ColorChanges?
    /// The distances of the last two long matches, newest first.
    var distances = (0, 0)
    /// The distance in bytes back to the last row stored without a filter.
    private(set) var reach = 0
    var tokens = DeflateTokens()
    private let window: UnsafeMutablePointer<UInt8>
    private let capacity: Int
    /// The number of bytes of `window` in use.
    private var used = 0
    /// The number of those bytes that are already searched for matches.
    private var searched = 0
    /// The stream position of `window[0]`.
    private var origin = MatchTable.firstPosition
    private var pendingSearch = RowTreatment.Search.shapes
    private var writer: BitWriter
    /// True if the last rows searched were nearly all literals.
    private var matchedLittle = false
    /// The number of literals in all blocks written.
    private var literalCount = 0
    private var adler = Adler32()

    /// Creates a stream. `output` must hold `capacity(for:)` bytes; `rowBytes` includes the filter type.
    init(bytesPerPixel: Int, rowBytes: Int, output: UnsafeMutableRawPointer) {
        (self.bytesPerPixel, self.rowBytes) = (bytesPerPixel, rowBytes)
        capacity = historyLength + max(3 * historyLength, 2 * rowBytes)
        unsafe window = .allocate(capacity: capacity + Self.slack)
        // Bytes behind the rows are compared, though never used; zeros make results independent of the memory's
        // history.
        unsafe window.initialize(repeating: 0, count: capacity + Self.slack)
        unsafe writer = BitWriter(output)
        // The zlib header: DEFLATE with a 32 KiB window, default effort; a multiple of 31.
        writer.append(0x78 | 0x9C << 8, count: 16)
        writer.drain()
    }

    deinit { unsafe window.deallocate() }

    /// Returns an upper bound for the size of a stream of `count` bytes: fixed codes take at most 9 bits, blocks a few
    /// bytes.
    static func capacity(for count: Int) -> Int { count + count / 4 + 1024 }

    /// Returns the memory for the next row, which begins with its filter type.
    mutating func nextRow() -> UnsafeMutablePointer<UInt8> {
        if used + rowBytes > capacity {
            search()
            slide()
        }
        return unsafe window + used
    }

    /// Appends the row written to `nextRow()`. If it is searched as a gradient, it must hold the samples of `pixels`.
    /// Otherwise `pixels` is not used.
    mutating func appendRow(_ treatment: RowTreatment, _ pixels: UnsafeBufferPointer<PremultipliedPixel>) {
        if treatment.search != pendingSearch { search() }
        pendingSearch = treatment.search
        if treatment.search == .gradients { unsafe noteChanges(pixels) }
        if treatment.filter == .none { reach = rowBytes } else { reach += rowBytes }
        used += rowBytes
    }

    private mutating func noteChanges(_ pixels: UnsafeBufferPointer<PremultipliedPixel>) {
        var changes = takeChanges()
        unsafe changes.append(pixels, at: used - searched + 1, bytesPerPixel: bytesPerPixel)
        colorChanges = consume changes
    }

    /// Returns the list of colour changes; allocates it on first use.
    private mutating func takeChanges() -> ColorChanges {
        colorChanges.take() ?? ColorChanges(capacity: capacity / bytesPerPixel)
    }

    /// Appends rows of filter type Up whose residues are all zero.
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

    /// Ends the stream; returns the pointer behind it.
    mutating func finish() -> UnsafeMutableRawPointer {
        search()
        writeBlock(isLast: true)
        writer.alignToByte()
        writer.append(UInt64(adler.value.byteSwapped), count: 32)
        writer.drain()
        return unsafe writer.next
    }

    /// Returns the table for long sequences; allocates it on first use, because most screens need none.
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
        case .shapes:
            ShapeSearch(bytes: bytes, bytesPerPixel: bytesPerPixel, rowBytes: rowBytes).run(from: start, into: &self)
        case .gradients: searchGradients(bytes, from: start)
        case .residues:
            ResidueSearch(bytes: bytes, bytesPerPixel: bytesPerPixel, rowBytes: rowBytes).run(from: start, into: &self)
        }
    }

    private mutating func searchGradients(_ bytes: StreamBytes, from start: Int) {
        let changes = takeChanges()
        unsafe GradientSearch(bytes: bytes, bytesPerPixel: bytesPerPixel, rowBytes: rowBytes)
            .run(from: start, changes: changes.places, into: &self)
        colorChanges = consume changes
    }

    /// Whether compression is useless, judged by one in sixteen of the pending bytes.
    private func isNoise() -> Bool {
        let count = (used - searched) / 16
        guard count >= 1024 else { return false }
        var counts = [UInt32](repeating: 0, count: 256)
        for index in 0..<count { unsafe counts[Int(window[searched + index * 16 + index % 16])] += 1 }
        // For uniformly distributed bytes, the expected sum of squares is about count² / 256 + count.
        let squares = counts.reduce(0) { $0 + Int($1) * Int($1) }
        return squares < count * count / 256 + count * 5 / 4
    }

    /// Writes the pending bytes as stored blocks (RFC 1951, 3.2.4).
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

    /// Keeps the bytes that matches can still reach.
    private mutating func slide() {
        let kept = min(used, historyLength)
        let dropped = used - kept
        unsafe window.update(from: window + dropped, count: kept)
        origin += dropped
        used = kept
        searched = kept
    }

    /// Appends a run of zeros for each row, and one match with the row above that covers the end of a row, the next
    /// filter type and the first zeros of the next row, instead of a run and two literals per row.
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
                // The preceding byte is the filter type, not a zero.
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

    /// Writes the rows to the window if matches can still reach its earlier contents.
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
