/// A column (or row) of a lazy grid with its position.
struct GridTrack {
    var start: Double
    var length: Double
    var alignment: Alignment
}

extension [GridTrack] {
    var breadth: Double { last.map { $0.start + $0.length } ?? 0 }
}

/// The columns of a lazy grid as specified, at least one.
struct GridLanes: Sendable {
    private let items: [GridItem]

    init(_ items: [GridItem]) { self.items = items.isEmpty ? [GridItem()] : items }

    /// Returns the tracks in a breadth. Fixed columns take their width. The others, in order, take an equal share of
    /// the remaining width, within their limits. An adaptive one then splits evenly into as many columns as fit.
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

    /// The sum of the fixed columns and of the gaps between the items.
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

    /// Returns the width of one column, or of several for an adaptive item.
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

    /// Returns the number of adaptive columns: at least 1. For infinite space or zero widths, at most 1000.
    private func fitting(_ room: Double, _ minimum: Double) -> Int {
        let count = ((room + gap) / (minimum + gap)).rounded(.down)
        return count >= 1 ? Int(min(count, 1000)) : (minimum + gap > 0 || count.isNaN ? 1 : 1000)
    }
}
