/// Turns differences to the row above, most of them none or one, into literals and matches.
///
/// Where colours change slowly such rows are runs of nearly nothing, and the longest match is a bad choice: a run and a few
/// literals beside it take fewer bits, as to refer to what is near costs a bit or two, and to what is far away sixteen. So each
/// row is first cut into runs and literals, and what these take is added up. A match then stands in for the pieces that it
/// covers where they take more bits than it does. Steps by whole pixels and looks at no more than a row at once: rows of a few pixels
/// have no matches.
///
/// Measured 2026-11-25, 210 screens of three devices and four themes: 0.4 % less than `ResidueSearch` makes of such rows, 1 % with the
/// filters `FilterChoice` has chosen since; a calculator on a wallpaper of several gradients 145 kB for 173 (libpng: 145) in 5.8 ms
/// for 5.9. Of its rows alone: runs and literals 131 kB, the longest matches of a table 147, of chains of 64 places as zlib asks them
/// 126, so cut and priced 125.
/// Tried and lost: eight bytes for sixteen in the table (screens no different, a rotated picture 4 % more), four places for two (that
/// picture 3 % less, 10 % slower), pieces that a match covers entered too (0.1 % less, 5 % slower), runs of 5 bytes at least (the picture
/// 2 % less, text .4 more), looking inside pixels too (1 to 3 % less, half as slow again), no more looking behind a match of 32 (no
/// difference).
/// 2026-11-26, 420 screens: the row above at the same place brings nothing and is no longer asked. Lost: no looking at all in rows of slight
/// steps (a third of a calculator's time at 1.03 of its bytes, but shadows are twice as large), only behind runs (a tenth at 1.01,
/// blurs 1.08), and neither the last distance but one nor the second place of the table (4 % at 1.0005, embroidery 1.008).
@safe struct RunSearch {
    let bytes: StreamBytes
    let stride: Int
    /// Bytes of a row with its filter type.
    let rowBytes: Int

    /// From `start`, the first byte of a row, to `end`, the end of one.
    func run(from start: Int, into stream: inout DeflateStream) {
        switch stride {
        case 3: run(from: start, stride: 3, into: &stream)
        default: run(from: start, stride: stride, into: &stream)
        }
    }

    @inline(__always)
    private func run(from start: Int, stride: Int, into stream: inout DeflateStream) {
        var row = unsafe RunRow(
            bytes: bytes, stride: stride, rowBytes: rowBytes, pieces: stream.rowPieces(), slots: stream.longSlots(),
            start: start, distances: stream.distances)
        while row.start < bytes.end {
            let count = row.cut()
            row.append(count, to: &stream)
            row.start &+= rowBytes
        }
        stream.distances = row.distances
    }
}

/// Bytes of a row that a run takes, or literals.
struct RowPiece {
    /// Counted from the row's first byte.
    var start: Int32
    /// Bits of all pieces before.
    var price: Int32
    /// Of a run; 0 of literals.
    var distance: Int32
}

/// Bits, by what such rows mostly come to.
private enum Price {
    static let anyLiteral = 7
    /// Of up to the longest match.
    private static let anyRun = 10
    /// Of the same, beside the bits that follow a distance's symbol.
    private static let anyMatch = 14

    @inline(__always)
    static func literal(_ byte: UInt8) -> Int { byte == 0 ? 2 : byte &+ 1 <= 2 ? 3 : anyLiteral }

    @inline(__always)
    static func run(_ length: Int) -> Int { anyRun &* tokens(length) }

    @inline(__always)
    static func match(_ length: Int, distance: Int) -> Int {
        let extraBits = max(0, Int.bitWidth &- 2 &- (distance &- 1).leadingZeroBitCount)
        return (anyMatch &+ extraBits) &* tokens(length)
    }

    @inline(__always)
    private static func tokens(_ length: Int) -> Int { 1 &+ (length &- 1) / DeflateSymbols.longestMatch }
}

/// A row on its way into the stream.
@safe private struct RunRow {
    let bytes: StreamBytes
    let stride: Int
    let rowBytes: Int
    /// At most as many as the row has bytes, and one for its end.
    let pieces: UnsafeMutablePointer<RowPiece>
    /// Of a `MatchTable`, for sixteen bytes.
    let slots: UnsafeMutablePointer<UInt64>
    /// Where it begins in the stream.
    var start: Int
    /// Of the last two long matches, newest first.
    var distances: (Int, Int)
    /// Places without a match since the last.
    private var misses = 0

    /// A run so long is taken as it is, and a longer match remembered.
    private static let longEnough = 32
    /// Bytes of literals on end from which on more and more pixels are taken for noise unseen.
    private static let noise = 192

    init(
        bytes: StreamBytes, stride: Int, rowBytes: Int, pieces: UnsafeMutablePointer<RowPiece>,
        slots: UnsafeMutablePointer<UInt64>, start: Int, distances: (Int, Int)
    ) {
        (self.bytes, self.stride, self.rowBytes, self.start) = (bytes, stride, rowBytes, start)
        unsafe (self.pieces, self.slots) = (pieces, slots)
        self.distances = distances
    }

    /// Cuts the row into runs and literals, these at pixels' ends; returns how many pieces there are.
    @inline(__always)
    func cut() -> Int {
        let end = start &+ rowBytes
        // The filter type and the first pixel have nothing before them in the row.
        unsafe pieces[0] = RowPiece(start: 0, price: 0, distance: 0)
        var (place, count, price, literals) = (start &+ 1 &+ stride, 1, Price.anyLiteral &* (1 &+ stride), 0)
        var isInsidePixel = false
        while place < end {
            let here = bytes.word(place)
            let (above, before) = (here ^ bytes.word(place &- stride), here ^ bytes.word(place &- 1))
            if above & 0xFF_FFFF == 0 || before & 0xFF_FFFF == 0 {
                let first = above == 0 ? bytes.length(place, stride, end &- place) : above.trailingZeroBitCount >> 3
                let second = before == 0 ? bytes.length(place, 1, end &- place) : before.trailingZeroBitCount >> 3
                let length = min(max(first, second), end &- place)
                if length >= DeflateSymbols.shortestMatch {
                    append(RowPiece(place, in: start, price: price, distance: first >= second ? stride : 1), &count)
                    price &+= Price.run(length)
                    place &+= length
                    (literals, isInsidePixel) = (0, false)
                    continue
                }
            }
            if !isInsidePixel { append(RowPiece(place, in: start, price: price, distance: 0), &count) }
            price &+= Price.literal(UInt8(truncatingIfNeeded: here))
            place &+= 1
            literals &+= 1
            isInsidePixel = (place &- start &- 1) % stride != 0
            if literals > Self.noise, !isInsidePixel, place < end {
                let length = min(min(literals >> 7, 16) &* stride, end &- place)
                append(RowPiece(place, in: start, price: price, distance: 0), &count)
                price &+= Price.anyLiteral &* length
                place &+= length
                literals &+= length
            }
        }
        unsafe pieces[count] = RowPiece(end, in: start, price: price, distance: 0)
        return count
    }

    @inline(__always)
    private func append(_ piece: RowPiece, _ count: inout Int) {
        unsafe pieces[count] = piece
        count &+= 1
    }

    /// Appends so many pieces to the stream, or matches in their stead.
    @inline(__always)
    mutating func append(_ count: Int, to stream: inout DeflateStream) {
        var tokens = stream.tokens.cursor
        var index = 0
        while index < count {
            if tokens.room < DeflateTokens.mostPerStep {
                stream.tokens.cursor = tokens
                stream.makeRoom(for: DeflateTokens.mostPerStep)
                tokens = stream.tokens.cursor
            }
            var match = RunMatch()
            if isWorthALook(index) {
                // In noise few are looked for.
                if misses < 64 || misses & 15 == 0 { match = look(index, count) }
                misses = match.length == 0 ? misses &+ 1 : 0
            }
            if match.length == 0 {
                unsafe append(index, from: Int(pieces[index].start), &tokens)
                index &+= 1
            } else {
                tokens.append(run: match.length, distance: match.distance)
                if match.length > Self.longEnough, match.distance != distances.0 {
                    distances = (match.distance, distances.0)
                }
                let behind = unsafe Int(pieces[index].start) &+ match.length
                index = match.piece
                if unsafe behind > pieces[index].start {
                    append(index, from: behind, &tokens)
                    index &+= 1
                }
            }
        }
        stream.tokens.cursor = tokens
    }

    /// A piece, or what a match left of it.
    @inline(__always)
    private func append(_ index: Int, from place: Int, _ tokens: inout DeflateTokens.Cursor) {
        let (distance, end) = unsafe (Int(pieces[index].distance), Int(pieces[index &+ 1].start))
        if distance == 0 || end &- place < DeflateSymbols.shortestMatch {
            bytes.appendLiterals(start &+ place, end &- place, to: &tokens)
        } else {
            tokens.append(run: end &- place, distance: distance)
        }
    }

    /// Matches begin where pixels do, and end in the row.
    @inline(__always)
    private func isWorthALook(_ index: Int) -> Bool {
        let (piece, end) = unsafe (pieces[index], Int(pieces[index &+ 1].start))
        let place = Int(piece.start)
        return index > 0 && (place &- 1) % stride == 0
            && (piece.distance == 0 || end &- place < Self.longEnough) && rowBytes &- place >= 16
    }

    /// The match at a piece that saves the most bits; of length 0 where none does. The place is entered in the table.
    @inline(__always)
    private func look(_ index: Int, _ count: Int) -> RunMatch {
        let place = unsafe start &+ Int(pieces[index].start)
        let here = bytes.word(place)
        let reach = bytes.reach(place)
        var best = RunMatch()
        func consider(_ distance: Int) {
            guard UInt(bitPattern: distance &- 1) < UInt(bitPattern: reach), bytes.word(place &- distance) == here
            else { return }
            weigh(index, count, bytes.length(place, distance, start &+ rowBytes &- place), distance, &best)
        }
        consider(distances.0)
        consider(distances.1)
        consider(rowBytes &- stride)
        consider(rowBytes &+ stride)
        let slot = MatchTable.slot(here, bytes.word(place &+ 8))
        let places = unsafe MatchTable.exchange(slots, slot, place)
        consider(MatchTable.distance(place, places))
        consider(MatchTable.distance(place, places >> 32))
        return best
    }

    @inline(__always)
    private func weigh(_ index: Int, _ count: Int, _ length: Int, _ distance: Int, _ best: inout RunMatch) {
        guard length > best.length else { return }
        let first = unsafe pieces[index]
        let end = Int(first.start) &+ length
        var last = index
        while last < count, unsafe pieces[last &+ 1].start <= end { last &+= 1 }
        let saved = unsafe Int(pieces[last].price &- first.price) &- Price.match(length, distance: distance)
        if saved > best.saved { best = RunMatch(length: length, distance: distance, saved: saved, piece: last) }
    }
}

extension RowPiece {
    @inline(__always)
    fileprivate init(_ place: Int, in rowStart: Int, price: Int, distance: Int) {
        start = Int32(truncatingIfNeeded: place &- rowStart)
        self.price = Int32(truncatingIfNeeded: price)
        self.distance = Int32(truncatingIfNeeded: distance)
    }
}

private struct RunMatch {
    var length = 0
    var distance = 0
    /// Bits.
    var saved = 0
    /// The one that it ends in or before.
    var piece = 0
}
