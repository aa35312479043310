import FramewrightDrawing

/// The extents of the cells of a row or column before and after their common guide, in points.
struct GridReach {
    private var before: Double
    private var after: Double
    private(set) var length: Double

    static let none = GridReach(0, guide: nil)

    /// Creates the extents of a cell. Without a guide only the length counts.
    init(_ length: Double, guide: Double?) {
        self.length = length
        before = guide ?? -.infinity
        after = guide.map { $0 == .infinity && length == .infinity ? 0 : length - $0 } ?? -.infinity
    }

    mutating func formUnion(_ other: GridReach) {
        before = max(before, other.before)
        after = max(after, other.after)
        length = max(length, other.length, before + after)
    }

    mutating func grow(by excess: Double) { length += excess }

    /// Returns the position of the guide in the track. If the track is longer than its cells, the alignment determines
    /// where the excess goes.
    func guideLine(_ key: AlignmentKey) -> Double {
        guard before.isFinite, after.isFinite else {
            return key.id.defaultValue(in: ViewDimensions(size: Size(width: length, height: length)))
        }
        let extra = length - before - after
        return switch key.standard {
        case .center: before + extra / 2
        case .end: before + extra
        case .start, .firstText, .firstBaseline, .lastBaseline, nil: before
        }
    }
}

/// The columns or rows of a grid: the cells that determine their lengths, and the gaps between them.
struct GridTracks {
    private let axis: Axis
    /// For each track, the cells that determine its length.
    private var members: [[Int]]
    /// The cells that span several tracks, in source order.
    private var spanning: [Int] = []
    /// The gap before each track; 0 before the first.
    private var gaps: [Double]

    init(_ axis: Axis, of cells: [GridCell], in subviews: LayoutSubviews, spacing: Double?) {
        self.axis = axis
        let count = cells.map { $0.tracks(along: axis).upperBound }.max() ?? 0
        members = Array(repeating: [], count: count)
        var spacings = Array(repeating: ViewSpacing(), count: count)
        for (index, cell) in cells.enumerated() {
            let tracks = cell.tracks(along: axis)
            if tracks.count == 1 { spacings[tracks.lowerBound].formUnion(subviews[index].spacing) }
            if cell.unsizedAxes.contains(Axis.Set(axis)) { continue }
            if tracks.count == 1 { members[tracks.lowerBound].append(index) } else { spanning.append(index) }
        }
        gaps = (0..<count).map { track in
            track == 0 ? 0 : spacing ?? spacings[track - 1].distance(to: spacings[track], along: axis)
        }
    }

    /// Returns the total length of adjacent tracks and the gaps between them.
    func span(_ reaches: ArraySlice<GridReach>) -> Double {
        reaches.indices.reduce(0) { sum, track in
            sum + reaches[track].length + (track > reaches.startIndex ? gaps[track] : 0)
        }
    }

    /// Returns the start of each track.
    func starts(_ reaches: [GridReach]) -> [Double] {
        var position = 0.0
        return reaches.indices.map { track in
            position += gaps[track]
            defer { position += reaches[track].length }
            return position
        }
    }

    /// Divides a proposed length among the tracks, the least flexible first. Cells that span several tracks are then
    /// measured with the remaining length, and widen their tracks evenly if they need more. A cell that is less
    /// flexible than the tracks that are left takes its share before them.
    func reaches(
        _ proposal: Double?, cells: [GridCell], measure: (GridCell, Double?) -> GridReach
    ) -> [GridReach] {
        func own(_ track: Int, _ offer: Double?) -> GridReach {
            members[track].reduce(into: .none) { $0.formUnion(measure(cells[$1], offer)) }
        }
        var left = proposal.map { $0 - gaps.reduce(0, +) }
        var reaches = Array(repeating: GridReach.none, count: members.count)
        var waiting = spanning
        let ranking = order(left, own)
        for (served, next) in ranking.enumerated() {
            let open = ranking[served...].map(\.track)
            if !waiting.isEmpty, next.flexibility > 0 {
                waiting.removeAll { index in
                    let tracks = cells[index].tracks(along: axis)
                    guard !open.contains(where: tracks.contains),
                        flexibility({ measure(cells[index], $0).length }) < next.flexibility
                    else { return false }
                    let part = Double(tracks.count) / Double(tracks.count + open.count)
                    widen(&reaches, for: cells[index], left: &left, part: part, measure: measure)
                    return true
                }
            }
            let share = left.map { max(0, $0) / Double(open.count) }
            reaches[next.track] = own(next.track, share)
            left = left.map { subtract(reaches[next.track].length, from: $0) }
        }
        for index in waiting { widen(&reaches, for: cells[index], left: &left, part: 1, measure: measure) }
        return reaches
    }

    private func flexibility(_ length: (Double) -> Double) -> Double {
        let difference = length(.infinity) - length(0)
        return difference.isNaN ? 0 : difference
    }

    /// Returns the tracks by ascending flexibility. Infinitely flexible ones are ordered by descending minimum.
    private func order(
        _ room: Double?, _ own: (Int, Double?) -> GridReach
    ) -> [(track: Int, minimum: Double, flexibility: Double)] {
        guard let room, room > 0, room.isFinite, members.count > 1 else {
            return members.indices.map { (track: $0, minimum: 0, flexibility: 0) }
        }
        let ranked = members.indices.map { track in
            (track: track, minimum: own(track, 0).length, flexibility: flexibility { own(track, $0).length })
        }
        return ranked.sorted { left, right in
            if left.flexibility != right.flexibility { return left.flexibility < right.flexibility }
            if left.flexibility == .infinity, left.minimum != right.minimum { return left.minimum > right.minimum }
            return left.track < right.track
        }
    }

    private func widen(
        _ reaches: inout [GridReach], for cell: GridCell, left: inout Double?, part: Double,
        measure: (GridCell, Double?) -> GridReach
    ) {
        let tracks = cell.tracks(along: axis)
        let known = span(reaches[tracks])
        let excess = measure(cell, left.map { known + max(0, $0) * part }).length - known
        guard excess > 0 else { return }
        for track in tracks { reaches[track].grow(by: excess / Double(tracks.count)) }
        left = left.map { subtract(excess, from: $0) }
    }

    /// Returns the remaining length. Infinity stays infinity.
    private func subtract(_ length: Double, from room: Double) -> Double {
        room == .infinity ? room : room - length
    }
}
