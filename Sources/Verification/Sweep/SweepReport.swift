public import FramewrightDrawing
public import FramewrightViews

/// The lint findings of a screen at every size of an area.
public struct SweepReport: Hashable, Sendable {
    /// A rule violated by a view, with the sizes at which it occurs.
    public struct Break: Hashable, Sendable {
        /// The violated rule.
        public let rule: LintRule
        /// The severity.
        public let level: LintLevel
        /// The view's accessibility identifier or type.
        public let view: String
        /// The identity path of the view.
        public let path: String
        /// The problem at the smallest size, in words.
        public fileprivate(set) var explanation: String
        /// The affected size with the smallest area; of equal areas the narrowest.
        public fileprivate(set) var smallest: Size
        /// The number of affected sizes.
        public fileprivate(set) var count: Int
        /// The exact set of affected sizes: ranges of heights with the same affected widths, in order.
        public fileprivate(set) var bands: [Band]
    }

    /// A range of consecutive heights at which the same widths are affected.
    public struct Band: Hashable, Sendable {
        /// The range of heights, in points.
        public fileprivate(set) var heights: ClosedRange<Int>
        /// The ranges of affected widths, in points.
        public let widths: [ClosedRange<Int>]
    }

    /// The area that the sweep covered.
    public let area: SweepArea
    /// The violations in the order of their first occurrence: by height, then by width.
    public fileprivate(set) var breaks: [Break] = []
    /// The number of layouts.
    public fileprivate(set) var layouts = 0

    init(area: SweepArea) { self.area = area }

    /// True if a violation is an error.
    public var hasErrors: Bool { breaks.contains { $0.level == .error } }

    /// The violation with the smallest size; errors take precedence over warnings.
    public var smallest: Break? {
        let candidates = hasErrors ? breaks.filter { $0.level == .error } : breaks
        return candidates.min { $0.smallest.precedes($1.smallest) }
    }
}

extension SweepReport {
    /// The violations in one row, which has one height.
    struct Row: Sendable {
        struct Entry: Sendable {
            let first: Finding
            let smallest: Size
            var widths: [ClosedRange<Int>]
        }

        let height: Int
        var layouts = 0
        var entries: [Entry] = []

        /// Counts a layout and adds its findings. Widths must be passed in ascending order.
        mutating func note(_ findings: [Finding], at width: Int, step: Int) {
            layouts += 1
            add(findings, at: width, step: step)
        }

        /// Adds findings at a width of another pass over the row. Widths must be passed in ascending order.
        mutating func add(_ findings: [Finding], at width: Int, step: Int) {
            for finding in findings {
                guard let known = entries.firstIndex(where: { $0.first.isSameBreak(as: finding) }) else {
                    let size = Size(width: Double(width), height: Double(height))
                    entries.append(Entry(first: finding, smallest: size, widths: [width...width]))
                    continue
                }
                let last = entries[known].widths[entries[known].widths.count - 1]
                if last.upperBound == width { continue }
                if last.upperBound + step == width {
                    entries[known].widths[entries[known].widths.count - 1] = last.lowerBound...width
                } else {
                    entries[known].widths.append(width...width)
                }
            }
        }
    }

    /// Adds a row. Rows must be passed in ascending order of height.
    mutating func add(_ row: Row) {
        layouts += row.layouts
        for entry in row.entries {
            let count = entry.widths.reduce(0) { $0 + ($1.upperBound - $1.lowerBound) / area.width.step + 1 }
            guard let known = breaks.firstIndex(where: { $0.isSame(as: entry.first) }) else {
                breaks.append(Break(entry, height: row.height, count: count))
                continue
            }
            breaks[known].add(entry, height: row.height, step: area.height.step, count: count)
        }
    }
}

extension SweepReport.Break {
    fileprivate init(_ entry: SweepReport.Row.Entry, height: Int, count: Int) {
        let first = entry.first
        self.init(
            rule: first.rule, level: first.level, view: first.view, path: first.path, explanation: first.explanation,
            smallest: entry.smallest, count: count,
            bands: [SweepReport.Band(heights: height...height, widths: entry.widths)])
    }

    fileprivate func isSame(as finding: Finding) -> Bool {
        rule == finding.rule && path == finding.path && view == finding.view
    }

    fileprivate mutating func add(_ entry: SweepReport.Row.Entry, height: Int, step: Int, count: Int) {
        self.count += count
        if entry.smallest.precedes(smallest) { (smallest, explanation) = (entry.smallest, entry.first.explanation) }
        let last = bands[bands.count - 1]
        if last.widths == entry.widths, last.heights.upperBound + step == height {
            bands[bands.count - 1].heights = last.heights.lowerBound...height
        } else {
            bands.append(SweepReport.Band(heights: height...height, widths: entry.widths))
        }
    }
}

extension Finding {
    fileprivate func isSameBreak(as other: Finding) -> Bool {
        rule == other.rule && path == other.path && view == other.view
    }
}

extension Size {
    /// Orders by area, then by width.
    fileprivate func precedes(_ other: Size) -> Bool {
        (width * height, width) < (other.width * other.height, other.width)
    }
}

extension SweepReport.Break: CustomStringConvertible {
    /// `truncated-text: score at 0/1: widths 320...347 at heights 480...1366 (24,836 sizes): "Score" is cut short`.
    public var description: String {
        let shown = bands.prefix(3).map(\.description).joined(separator: ", ")
        let rest = bands.count > 3 ? ", and \(bands.count - 3) more bands" : ""
        return "\(rule.rawValue): \(view) at \(path): \(shown)\(rest) (\(count) sizes): \(explanation)"
    }
}

extension SweepReport.Band: CustomStringConvertible {
    /// The ranges of widths and heights in words.
    public var description: String {
        let widths = widths.map(Self.text).joined(separator: " and ")
        return "widths \(widths) at heights \(Self.text(heights))"
    }

    private static func text(_ range: ClosedRange<Int>) -> String {
        range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)...\(range.upperBound)"
    }
}
