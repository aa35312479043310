/// All useful matches of a range of bytes: at each position the nearest of each length, and the one with the row
/// above. They are found once and used by every pass of the optimal parse.
///
/// Positions inside a match of length `enough` are skipped; for a screen these are nearly all.
@safe struct MatchList {
    /// The matches by ascending positions, as `length << 16 | distance - 1`. Each also covers the lengths down to that
    /// of the match before it, unless it is flagged.
    private(set) var matches: [UInt32] = []
    /// The number of matches at each examined position.
    private(set) var counts: [UInt8] = []
    /// A match of at least this length is taken; the next examined position is its end.
    let enough: Int
    /// The maximum number of bytes by which a match may be shortened in favour of the next one.
    let cut: Int

    /// The flag of a match with the row above. It covers all lengths from 3, even if nearer matches do too, because
    /// its distance is frequent and therefore cheap.
    static let isAbove: UInt32 = 1 << 31
    /// The flag of a match that covers its own length only: inside a run, only the end is a choice.
    static let isExact: UInt32 = 1 << 30

    private static let maximumMatches = 64

    /// Finds the matches of `range`, also with up to 32,767 bytes before it.
    init(
        _ bytes: UnsafePointer<UInt8>, _ range: Range<Int>, end: Int, bytesPerPixel: Int, rowBytes: Int,
        effort: OptimalDeflate.Effort
    ) {
        (enough, cut) = (effort.enough, effort.cut)
        var search = unsafe Search(bytes, end: end, bytesPerPixel: bytesPerPixel, depth: effort.depth)
        search.skip(max(0, range.lowerBound - MatchTree.reach)..<range.lowerBound)
        var position = range.lowerBound
        while position < range.upperBound {
            let first = matches.count
            let limit = min(DeflateSymbols.longestMatch, range.upperBound - position)
            var longest = 1
            if limit > 3, position + 4 <= end {
                let run = search.runs.length(at: position, limit: limit)
                if run >= RunEnds.shortest {
                    longest = search.run(position, length: run, limit: limit, into: &matches)
                } else {
                    longest = unsafe Self.above(bytes, position, rowBytes, limit, into: &matches)
                    longest = max(
                        longest,
                        search.tree.enter(position, limit: limit) {
                            if matches.count - first == Self.maximumMatches { matches.removeLast() }
                            matches.append($0)
                        })
                    longest = search.runStart(position, longest: longest, limit: limit, into: &matches)
                }
            }
            counts.append(UInt8(matches.count - first))
            if longest < enough {
                position += 1
            } else {
                search.skip(position + 1..<position + longest)
                position += longest
            }
        }
    }

    private static func above(
        _ bytes: UnsafePointer<UInt8>, _ place: Int, _ rowBytes: Int, _ limit: Int, into matches: inout [UInt32]
    ) -> Int {
        guard rowBytes <= min(place, DeflateSymbols.farthestMatch) else { return 0 }
        let length = unsafe commonLength(bytes + place, bytes + place - rowBytes, limit)
        if length > 2 { matches.append(UInt32(length) << 16 | UInt32(rowBytes - 1) | isAbove) }
        return length
    }

    /// The index of earlier bytes, with runs kept apart from all others.
    private struct Search: ~Copyable {
        var runs: RunEnds
        let tree: MatchTree
        private let end: Int
        /// The end of the last run looked up.
        private var runEnd = -1
        private var runDistance = 1
        private var runMatches: [RunEnds.Match] = []

        init(_ bytes: UnsafePointer<UInt8>, end: Int, bytesPerPixel: Int, depth: Int) {
            runs = unsafe RunEnds(bytes, end: end, bytesPerPixel: bytesPerPixel)
            tree = unsafe MatchTree(bytes, depth: depth)
            self.end = end
        }

        /// Indexes positions that are not examined.
        mutating func skip(_ places: Range<Int>) {
            var place = places.lowerBound
            while place < places.upperBound, place + 4 <= end {
                // Looks at most one match length beyond the range; the end of a longer run is found when its rest is
                // examined.
                let most = min(end - place, places.upperBound - place + DeflateSymbols.longestMatch)
                let run = runs.length(at: place, limit: most)
                if run >= RunEnds.shortest {
                    if run < most || place + run == end { runs.append(from: place, to: place + run) }
                    place += run
                } else {
                    _ = tree.enter(place, limit: min(DeflateSymbols.longestMatch, end - place)) { _ in }
                    place += 1
                }
            }
        }

        /// Appends the run, its parts up to where an earlier run can be joined, and earlier runs with the bytes after
        /// them.
        mutating func run(_ place: Int, length: Int, limit: Int, into matches: inout [UInt32]) -> Int {
            findMatches(atRunTo: place + length, from: place, isEnd: length < DeflateSymbols.longestMatch)
            var longest = length
            matches.append(UInt32(length) << 16 | UInt32(runDistance - 1) | isExact)
            for match in runMatches {
                if match.reach < length {
                    let part = length - match.reach
                    if part > 2 { matches.append(UInt32(part) << 16 | UInt32(runDistance - 1) | isExact) }
                } else if min(limit, length + match.extent) > longest {
                    longest = min(limit, length + match.extent)
                    matches.append(UInt32(longest) << 16 | UInt32(match.distance - 1))
                }
            }
            return longest
        }

        /// Appends matches with earlier runs for the first pixel of a run, which differs from the pixel before it but
        /// may lie inside an earlier run.
        mutating func runStart(_ place: Int, longest: Int, limit: Int, into matches: inout [UInt32]) -> Int {
            let left = limit - runs.bytesPerPixel
            guard left >= RunEnds.shortest else { return longest }
            let run = runs.length(at: place + runs.bytesPerPixel, limit: left)
            guard run >= RunEnds.shortest, run < left else { return longest }
            let length = run + runs.bytesPerPixel
            findMatches(atRunTo: place + length, from: place + runs.bytesPerPixel, isEnd: true)
            var longest = longest
            for match in runMatches where match.reach >= length && min(limit, length + match.extent) > longest {
                longest = min(limit, length + match.extent)
                matches.append(UInt32(longest) << 16 | UInt32(match.distance - 1))
            }
            return longest
        }

        private mutating func findMatches(atRunTo end: Int, from start: Int, isEnd: Bool) {
            guard end != runEnd else { return }
            runEnd = end
            runDistance = runs.distance(endingAt: end)
            runMatches = isEnd ? runs.matches(endingAt: end) : []
            if isEnd { runs.append(from: start, to: end) }
        }
    }
}
