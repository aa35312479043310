public import FramewrightDrawing

/// The sizes of a sweep in whole points: every combination of a width range and a height range.
public struct SweepArea: Hashable, Sendable {
    /// An arithmetic sequence of whole numbers.
    public struct Side: Hashable, Sendable {
        /// The range of the values, in points.
        public let range: ClosedRange<Int>
        /// The difference of adjacent values, in points.
        public let step: Int

        /// Creates a sequence with a step of at least one point.
        public init(_ range: ClosedRange<Int>, step: Int = 1) {
            precondition(step > 0, "a sweep goes by steps of at least one point")
            (self.range, self.step) = (range, step)
        }

        /// The number of values.
        public var count: Int { (range.upperBound - range.lowerBound) / step + 1 }

        /// Returns the value at an index.
        public func value(_ index: Int) -> Int { range.lowerBound + index * step }

        /// Returns at most seven of the values in order: the ends, three in between, and the two next to a boundary.
        func samples(around boundary: Int) -> [Int] {
            let after = (boundary - range.lowerBound + step - 1) / step
            let places = (0...4).map { $0 * (count - 1) / 4 } + [after - 1, after]
            return Set(places).filter { (0..<count).contains($0) }.sorted().map(value)
        }
    }

    /// The widths, in points.
    public var width: Side
    /// The heights, in points.
    public var height: Side

    /// Creates the area of all combinations of widths and heights.
    public init(width: Side, height: Side) { (self.width, self.height) = (width, height) }

    /// The number of sizes.
    public var count: Int { width.count * height.count }

    /// Returns the size at a column and row, in points.
    public func size(_ column: Int, _ row: Int) -> Size {
        Size(width: Double(width.value(column)), height: Double(height.value(row)))
    }
}

extension SweepArea {
    /// Parses `width=320...1366,height=480...1366`. A range may end with a step, as in `/2`; a single number is a
    /// range of one value. Returns nil for any other text and for sides outside 1 to 16384.
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
