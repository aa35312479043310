/// A lane of a lazy grid with its place.
struct GridTrack {
    var start: Double
    var length: Double
    var alignment: Alignment
}

extension [GridTrack] {
    var breadth: Double { last.map { $0.start + $0.length } ?? 0 }
}

/// The columns of a lazy grid as they were asked for, at least one.
struct GridLanes: Sendable {
    private let items: [GridItem]

    init(_ items: [GridItem]) { self.items = items.isEmpty ? [GridItem()] : items }

    /// Fixed columns take their width; the others, in order, an equal share of what is left, within their limits. An
    /// adaptive one then splits evenly into as many as fit.
    func tracks(in breadth: Double?) -> [GridTrack] {
        var left = (breadth ?? 0) - fixedLength
        var waiting = items.filter { !$0.isFixed }.count
        var tracks: [GridTrack] = []
        var position = 0.0
        for item in items {
            let lengths = item.lengths(share: waiting > 0 ? left / Double(waiting) : 0)
            if !item.isFixed {
                waiting -= 1
                left -= lengths.reduce(0, +) + item.gap * Double(lengths.count - 1)
            }
            for length in lengths {
                tracks.append(GridTrack(start: position, length: length, alignment: item.alignment ?? .center))
                position += length + item.gap
            }
        }
        return tracks
    }

    /// What fixed columns and the gaps between the items take.
    private var fixedLength: Double {
        items.reduce(0) { $0 + $1.fixedLength } + items.dropLast().reduce(0) { $0 + $1.gap }
    }
}

extension GridItem {
    fileprivate var gap: Double { spacing ?? defaultSpacing }

    fileprivate var isFixed: Bool {
        if case .fixed = size { true } else { false }
    }

    fileprivate var fixedLength: Double {
        if case .fixed(let length) = size { max(0, length) } else { 0 }
    }

    /// One column, or several for an adaptive item.
    fileprivate func lengths(share: Double) -> [Double] {
        switch size {
        case .fixed: return [fixedLength]
        case .flexible(let minimum, let maximum): return [max(0, max(minimum, min(share, maximum)))]
        case .adaptive(let minimum, let maximum):
            let room = max(0, max(minimum, share))
            let count = fitting(room, minimum)
            let length = (room - gap * Double(count - 1)) / Double(count)
            return Array(repeating: max(0, min(length, maximum)), count: count)
        }
    }

    /// At least one and, for room without end or columns without width, at most a thousand.
    private func fitting(_ room: Double, _ minimum: Double) -> Int {
        let count = ((room + gap) / (minimum + gap)).rounded(.down)
        return count >= 1 ? Int(min(count, 1000)) : (minimum + gap > 0 || count.isNaN ? 1 : 1000)
    }
}
