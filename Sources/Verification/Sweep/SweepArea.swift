public import FramewrightDrawing

/// The sizes a sweep visits, in whole points: every width of a range with every height of another.
public struct SweepArea: Hashable, Sendable {
    /// Some of the numbers of a range, from its first on.
    public struct Side: Hashable, Sendable {
        public let range: ClosedRange<Int>
        public let step: Int

        /// Steps of at least one point.
        public init(_ range: ClosedRange<Int>, step: Int = 1) {
            precondition(step > 0, "a sweep goes by steps of at least one point")
            (self.range, self.step) = (range, step)
        }

        public var count: Int { (range.upperBound - range.lowerBound) / step + 1 }

        public func value(_ index: Int) -> Int { range.lowerBound + index * step }

        /// At most seven of the values, in order: the ends, three between them, and the two on either side of a boundary.
        func samples(around boundary: Int) -> [Int] {
            let after = (boundary - range.lowerBound + step - 1) / step
            let places = (0...4).map { $0 * (count - 1) / 4 } + [after - 1, after]
            return Set(places).filter { (0..<count).contains($0) }.sorted().map(value)
        }
    }

    public var width: Side
    public var height: Side

    public init(width: Side, height: Side) { (self.width, self.height) = (width, height) }

    /// How many sizes.
    public var count: Int { width.count * height.count }

    public func size(_ column: Int, _ row: Int) -> Size {
        Size(width: Double(width.value(column)), height: Double(height.value(row)))
    }
}

extension SweepArea {
    /// `width=320...1366,height=480...1366`; `/2` behind a range visits every second; one number stands for itself. Nil for
    /// anything else, and for sides outside 1 to 16384.
    public init?(_ text: String) {
        var sides: [String: Side] = [:]
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let words = part.split(separator: "=", maxSplits: 1).map(String.init)
            guard words.count == 2, sides[words[0]] == nil, let side = Side(words[1]) else { return nil }
            sides[words[0]] = side
        }
        guard sides.count == 2, let width = sides["width"], let height = sides["height"] else { return nil }
        self.init(width: width, height: height)
    }
}

extension SweepArea.Side {
    fileprivate init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard (1...2).contains(parts.count), let step = parts.count == 2 ? Int(parts[1]) : 1, step > 0 else {
            return nil
        }
        let ends = parts[0].split(separator: "...", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1], first <= last,
            first >= 1, last <= 16384
        else { return nil }
        self.init(first...last, step: step)
    }
}
