/// Every useful match of a stretch of bytes: at each place the nearest of each length, and the one with the row above. Found
/// once and gone through by every pass of the optimal parse.
///
/// Where a match is long enough to be taken unseen, the bytes it takes are not looked into: that is nearly all of a screen.
@safe struct MatchList {
    /// Places in ascending order, each `length << 16 | distance - 1` of its matches. Lengths between one match's and the
    /// next one's are the next one's too, unless a match is marked.
    private(set) var matches: [UInt32] = []
    /// How many matches each place has that was looked at.
    private(set) var counts: [UInt8] = []
    /// Matches of this length are taken: the next place looked at is where they end.
    let enough: Int
    /// By how much a match may be shortened in favour of the next.
    let cut: Int

    /// All lengths from 3 on, though nearer matches have them too: distances of a row are common, and so cheap.
    static let isAbove: UInt32 = 1 << 31
    /// This length only: what a run leaves to choose is where it ends.
    static let isExact: UInt32 = 1 << 30

    private static let maximumMatches = 64

    /// `range` may be preceded by history.
    init(
        _ bytes: UnsafePointer<UInt8>, _ range: Range<Int>, end: Int, stride: Int, rowBytes: Int,
        effort: OptimalDeflate.Effort
    ) {
        (enough, cut) = (effort.enough, effort.cut)
        var search = unsafe Search(bytes, end: end, stride: stride, depth: effort.depth)
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

    /// What came before, runs apart from all else.
    private struct Search: ~Copyable {
        var runs: RunEnds
        let tree: MatchTree
        private let end: Int
        /// The run that was looked at last.
        private var runEnd = -1
        private var runDistance = 1
        private var runMatches: [RunEnds.Match] = []

        init(_ bytes: UnsafePointer<UInt8>, end: Int, stride: Int, depth: Int) {
            runs = unsafe RunEnds(bytes, end: end, stride: stride)
            tree = unsafe MatchTree(bytes, depth: depth)
            self.end = end
        }

        /// Takes note of places nobody asks about.
        mutating func skip(_ places: Range<Int>) {
            var place = places.lowerBound
            while place < places.upperBound, place + 4 <= end {
                // No further than a match beyond them: whoever is asked about the rest of a long run comes to its end.
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

        /// The run, parts of it up to where an earlier one can be joined, and earlier ones with what followed.
        mutating func run(_ place: Int, length: Int, limit: Int, into matches: inout [UInt32]) -> Int {
            look(atRunTo: place + length, from: place, isEnd: length < DeflateSymbols.longestMatch)
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

        /// The first pixel of a run is not like the one before, but may be in the midst of an earlier run.
        mutating func runStart(_ place: Int, longest: Int, limit: Int, into matches: inout [UInt32]) -> Int {
            let left = limit - runs.stride
            guard left >= RunEnds.shortest else { return longest }
            let run = runs.length(at: place + runs.stride, limit: left)
            guard run >= RunEnds.shortest, run < left else { return longest }
            let length = run + runs.stride
            look(atRunTo: place + length, from: place + runs.stride, isEnd: true)
            var longest = longest
            for match in runMatches where match.reach >= length && min(limit, length + match.extent) > longest {
                longest = min(limit, length + match.extent)
                matches.append(UInt32(longest) << 16 | UInt32(match.distance - 1))
            }
            return longest
        }

        private mutating func look(atRunTo end: Int, from start: Int, isEnd: Bool) {
            guard end != runEnd else { return }
            runEnd = end
            runDistance = runs.distance(endingAt: end)
            runMatches = isEnd ? runs.matches(endingAt: end) : []
            if isEnd { runs.append(from: start, to: end) }
        }
    }
}
