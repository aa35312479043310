public import FramewrightDrawing
public import FramewrightViews

/// What lint found on a screen at every size of an area.
public struct SweepReport: Hashable, Sendable {
    /// One rule that breaks for one view, and the sizes it breaks at.
    public struct Break: Hashable, Sendable {
        public let rule: LintRule
        public let level: LintLevel
        /// Identifier or type, and identity path.
        public let view: String
        public let path: String
        /// What is wrong at the smallest size.
        public fileprivate(set) var explanation: String
        /// The size of the least area at which it breaks, the narrowest of several.
        public fileprivate(set) var smallest: Size
        /// How many sizes it breaks at.
        public fileprivate(set) var count: Int
        /// Heights for which the same widths break, in order: the exact set of sizes.
        public fileprivate(set) var bands: [Band]
    }

    /// Widths that break at every height of a range of visited heights.
    public struct Band: Hashable, Sendable {
        public fileprivate(set) var heights: ClosedRange<Int>
        public let widths: [ClosedRange<Int>]
    }

    public let area: SweepArea
    /// In the order they were met: from the lowest screen to the highest, from the narrowest to the widest.
    public fileprivate(set) var breaks: [Break] = []
    /// Screens laid out.
    public fileprivate(set) var layouts = 0

    init(area: SweepArea) { self.area = area }

    public var hasErrors: Bool { breaks.contains { $0.level == .error } }

    /// The smallest size at which an error breaks the screen, else one of which lint warns.
    public var smallest: Break? {
        let candidates = hasErrors ? breaks.filter { $0.level == .error } : breaks
        return candidates.min { $0.smallest.precedes($1.smallest) }
    }
}

extension SweepReport {
    /// What breaks in one row of sizes, of one height.
    struct Row: Sendable {
        struct Entry: Sendable {
            let first: Finding
            let smallest: Size
            var widths: [ClosedRange<Int>]
        }

        let height: Int
        var layouts = 0
        var entries: [Entry] = []

        /// Notes what was found at a width; widths come in order.
        mutating func note(_ findings: [Finding], at width: Int, step: Int) {
            layouts += 1
            add(findings, at: width, step: step)
        }

        /// Adds what was found at a width of another walk over the widths, which come in order too.
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

    /// Adds the next row; rows come in the order of their heights.
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
    /// By area, then by width.
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
    public var description: String {
        let widths = widths.map(Self.text).joined(separator: " and ")
        return "widths \(widths) at heights \(Self.text(heights))"
    }

    private static func text(_ range: ClosedRange<Int>) -> String {
        range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)...\(range.upperBound)"
    }
}
