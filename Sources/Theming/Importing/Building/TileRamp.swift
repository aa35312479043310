import FramewrightDrawing

/// A ramp of colours that grows steadily darker or lighter, so that its steps can be told apart by lightness alone,
/// also without one kind of cones.
struct TileRamp {
    /// Colours along a ramp.
    struct Steps {
        let colors: [SRGBColor]
        /// The smallest separation of two neighbours. From 1 on they are distinct.
        let separation: Double
    }

    /// A colour as seen with each kind of colour vision.
    private struct Point {
        let color: SRGBColor
        let seen: [CIELab]

        init(_ color: SRGBColor) {
            self.color = color
            seen = ColorVision.allCases.map { $0.lab(color) }
        }

        /// Returns the smallest difference for any vision, relative to the difference of distinct tiles.
        func separation(from other: Point) -> Double {
            var least = Double.infinity
            for (index, vision) in ColorVision.allCases.enumerated() {
                let limit = vision == .usual ? 3.2 : 2.5
                least = min(least, seen[index].difference(from: other.seen[index]) / limit)
            }
            return least
        }
    }

    private var points: [Point]

    /// Creates a ramp between two colours.
    ///
    /// - Parameters:
    ///   - middle: The hue and chroma of the middle. Its lightness is moved between those of the ends.
    ///   - surroundings: The colours around tiles, from which all but the last step are distinct.
    ///   - others: The other colours of the theme, near which there is no step but the last.
    init(
        from start: SRGBColor, through middle: SRGBColor, to end: SRGBColor, on surroundings: [SRGBColor],
        beside others: [SRGBColor]
    ) {
        let middle = middle.moved(between: start, and: end)
        let count = 48
        let path =
            (0..<count).map { start.mixed(with: middle, by: Double($0) / Double(count)) }
            + (0..<count).map { middle.mixed(with: end, by: Double($0) / Double(count)) }
        let around = surroundings.map(Point.init)
        let beside = others.map { CIELab(ColorCoordinates($0)) }
        let last = Point(end)
        let direction = last.seen[0].lightness > CIELab(ColorCoordinates(start)).lightness ? 1.0 : -1
        points = []
        for point in path.map(Point.init) {
            let position = point.seen[0].lightness * direction
            guard position < last.seen[0].lightness * direction,
                points.last.map({ position > $0.seen[0].lightness * direction }) ?? true,
                around.allSatisfy({ point.separation(from: $0) >= 1 }),
                beside.allSatisfy({ point.seen[0].difference(from: $0) > 1.1 })
            else { continue }
            points.append(point)
        }
        points.append(last)
    }

    /// Returns colours at the most even distances along the ramp, from its start to its end.
    func steps(_ count: Int) -> Steps {
        let chosen = evenPlaces(count).map { points[$0] }
        let least = zip(chosen, chosen.dropFirst()).map { $1.separation(from: $0) }.min() ?? 0
        return Steps(colors: chosen.map(\.color), separation: least)
    }

    /// Outweighs the squares of all distances on a ramp from black to white.
    private static let penalty = 1e4

    /// Returns the places with the fewest neighbours that are not distinct, of these the ones with the smallest sum of
    /// squared distances, by dynamic programming over the number of places and the last of them.
    private func evenPlaces(_ count: Int) -> [Int] {
        var lengths = [0.0]
        for (point, next) in zip(points, points.dropFirst()) {
            lengths.append(lengths[lengths.count - 1] + next.separation(from: point))
        }
        var costs = [0] + [Double](repeating: .infinity, count: points.count - 1)
        var previous: [[Int]] = []
        for _ in 1..<count {
            var (next, from) = (costs, [Int](repeating: 0, count: points.count))
            for end in points.indices {
                next[end] = .infinity
                for start in 0...end {
                    let length = lengths[end] - lengths[start]
                    // The margin covers the difference between the length of a path and that of its chord.
                    let cost = costs[start] + length * length + (length < 1.02 ? Self.penalty : 0)
                    if cost < next[end] { (next[end], from[end]) = (cost, start) }
                }
            }
            costs = next
            previous.append(from)
        }
        return previous.reversed().reduce(into: [points.count - 1]) { $0.append($1[$0[$0.count - 1]]) }.reversed()
    }
}

extension SRGBColor {
    /// Returns the colour with its lightness moved into the middle half of those of two others.
    fileprivate func moved(between start: SRGBColor, and end: SRGBColor) -> SRGBColor {
        let lightness = { (color: SRGBColor) in ColorCoordinates(color).converted(to: .okLCh).components[0] ?? 0 }
        let (one, two) = (lightness(start), lightness(end))
        let (least, most) = (min(one, two) + abs(two - one) / 4, max(one, two) - abs(two - one) / 4)
        let polar = ColorCoordinates(self).converted(to: .okLCh).components
        let own = polar[0] ?? 0
        guard own < least || own > most else { return self }
        return ColorCoordinates(.okLCh, [min(max(own, least), most), polar[1], polar[2]]).mappedToSRGB.rounded
    }
}
