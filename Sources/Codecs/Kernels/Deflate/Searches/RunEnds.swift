/// Where runs of one pixel ended, found again by what the pixel was and what followed.
///
/// In a run a match that is longer than the run must end it as this run ends: so all that the places of a run can match
/// besides the run itself is known at its end, for all of them at once. As entries of a `MatchTree` they would be its
/// worst case, sorted as they come.
@safe struct RunEnds {
    /// An earlier run that ended alike.
    struct Match {
        let distance: Int
        /// Bytes that are equal after the end.
        let extent: Int
        /// The longest part of the run before its end that it has.
        let reach: Int
    }

    private struct Run {
        let start: Int
        let end: Int
        let older: Int
    }

    private let bytes: UnsafePointer<UInt8>
    private let end: Int
    let stride: Int
    private var newest = [Int32](repeating: -1, count: 1 << 14)
    private var runs: [Run] = []

    /// A place is in a run where this many bytes from it on are equal to those a pixel before.
    static let shortest = 10
    private static let maximumMatches = 24
    private static let maximumLooks = 256

    init(_ bytes: UnsafePointer<UInt8>, end: Int, stride: Int) {
        unsafe self.bytes = bytes
        (self.end, self.stride) = (end, stride)
    }

    /// How many bytes from a place on are equal to those a pixel before.
    @inline(__always)
    func length(at place: Int, limit: Int) -> Int {
        guard place >= stride else { return 0 }
        return unsafe commonLength(bytes + place, bytes + place - stride, limit)
    }

    /// 1 if all of a pixel's bytes are equal, or else a pixel.
    func distance(endingAt place: Int) -> Int {
        for index in 1..<stride where unsafe bytes[place - 1] != bytes[place - 1 - index] { return stride }
        return 1
    }

    /// Notes the run that goes from `start` to `place`, unless it is noted.
    mutating func append(from start: Int, to place: Int) {
        guard place + 4 <= end, runs.last?.end ?? -1 < place else { return }
        let slot = Self.slot(neighborhood(place))
        runs.append(Run(start: start - stride, end: place, older: Int(newest[slot])))
        newest[slot] = Int32(truncatingIfNeeded: runs.count - 1)
    }

    /// Nearest first.
    func matches(endingAt place: Int) -> [Match] {
        guard place + 4 <= end else { return [] }
        var matches: [Match] = []
        let wanted = neighborhood(place)
        var number = Int(newest[Self.slot(wanted)])
        var looks = 0
        while number >= 0, matches.count < Self.maximumMatches, looks < Self.maximumLooks {
            let run = runs[number]
            number = run.older
            looks += 1
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

    /// Four bytes before a place, and the one that is there.
    private func neighborhood(_ place: Int) -> UInt64 {
        let loaded = unsafe UnsafeRawPointer(bytes + place - 4).loadUnaligned(as: UInt64.self)
        return loaded.littleEndian & 0xFF_FFFF_FFFF
    }

    private static func slot(_ surroundings: UInt64) -> Int {
        Int(truncatingIfNeeded: (surroundings &* 0x9E37_79B9_7F4A_7C15) >> 50)
    }
}
