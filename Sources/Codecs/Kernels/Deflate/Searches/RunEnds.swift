/// An index of the ends of runs of a pixel, by the pixel's bytes and the byte that follows.
///
/// A match inside a run that extends beyond it must end its own run in the same way. So all matches of a run's
/// positions, other than the run itself, can be found at its end, for all of them at once. As nodes of a `MatchTree`
/// these positions would be its worst case, because they arrive sorted.
@safe struct RunEnds {
    /// An earlier run with the same end.
    struct Match {
        let distance: Int
        /// The number of equal bytes after the end.
        let extent: Int
        /// The number of bytes of the run before its end.
        let reach: Int
    }

    private struct Run {
        let start: Int
        let end: Int
        let older: Int
    }

    private let bytes: UnsafePointer<UInt8>
    private let end: Int
    let bytesPerPixel: Int
    private var newest = [Int32](repeating: -1, count: 1 << 14)
    private var runs: [Run] = []

    /// The minimum length of a run: this many bytes equal those one pixel before.
    static let shortest = 10
    private static let maximumMatches = 24
    private static let maximumSteps = 256

    init(_ bytes: UnsafePointer<UInt8>, end: Int, bytesPerPixel: Int) {
        unsafe self.bytes = bytes
        (self.end, self.bytesPerPixel) = (end, bytesPerPixel)
    }

    /// Returns the number of bytes from a position on that equal those one pixel before.
    @inline(__always)
    func length(at place: Int, limit: Int) -> Int {
        guard place >= bytesPerPixel else { return 0 }
        return unsafe commonLength(bytes + place, bytes + place - bytesPerPixel, limit)
    }

    /// Returns the distance for a run: 1 if all bytes of its pixel are equal, otherwise the size of a pixel.
    func distance(endingAt place: Int) -> Int {
        for index in 1..<bytesPerPixel where unsafe bytes[place - 1] != bytes[place - 1 - index] {
            return bytesPerPixel
        }
        return 1
    }

    /// Indexes the run from `start` to `place`, unless it is indexed already.
    mutating func append(from start: Int, to place: Int) {
        guard place + 4 <= end, runs.last?.end ?? -1 < place else { return }
        let slot = Self.slot(neighborhood(place))
        runs.append(Run(start: start - bytesPerPixel, end: place, older: Int(newest[slot])))
        newest[slot] = Int32(truncatingIfNeeded: runs.count - 1)
    }

    /// Returns earlier runs with the same end, nearest first.
    func matches(endingAt place: Int) -> [Match] {
        guard place + 4 <= end else { return [] }
        var matches: [Match] = []
        let wanted = neighborhood(place)
        var number = Int(newest[Self.slot(wanted)])
        var steps = 0
        while number >= 0, matches.count < Self.maximumMatches, steps < Self.maximumSteps {
            let run = runs[number]
            number = run.older
            steps += 1
            if run.end >= place { continue }
            guard place - run.end <= DeflateSymbols.farthestMatch else { break }
            guard neighborhood(run.end) == wanted else { continue }
            let limit = min(DeflateSymbols.longestMatch, end - place)
            let extent = unsafe commonLength(bytes + place, bytes + run.end, limit)
            let match = Match(distance: place - run.end, extent: extent, reach: run.end - run.start)
            let isUseless = matches.contains { $0.extent >= match.extent && $0.reach >= match.reach }
            if !isUseless { matches.append(match) }
        }
        return matches
    }

    /// Returns the four bytes before a position and the byte at it.
    private func neighborhood(_ place: Int) -> UInt64 {
        let loaded = unsafe UnsafeRawPointer(bytes + place - 4).loadUnaligned(as: UInt64.self)
        return loaded.littleEndian & 0xFF_FFFF_FFFF
    }

    private static func slot(_ surroundings: UInt64) -> Int {
        Int(truncatingIfNeeded: (surroundings &* 0x9E37_79B9_7F4A_7C15) >> 50)
    }
}
