import FramewrightDocuments

/// The table of all names of SwiftUI and their grades: the tables of the page `Coverage.md`, which is part of the tool.
///
///     | `AsyncImage` | its placeholder, because nothing is loaded | stand-in | AsyncImage |
public struct CoverageTable: Sendable {
    /// A row: one name or a family of names.
    public struct Row: Hashable, Sendable {
        /// The names as in source code, without backticks.
        public let names: [String]
        /// The extent of support, or the difference from SwiftUI, as a phrase.
        public let extent: String
        /// The grade; nil if the cell has no valid one.
        public let grade: FidelityGrade?
        /// The golden file of the names; nil for absent names.
        public let golden: String?
    }

    /// The rows in the order of the page.
    public let rows: [Row]
    /// The number of rows of each grade that the page's overview states.
    public let statedCounts: [FidelityGrade: Int]

    /// The table that is part of the tool.
    public static let shipped = CoverageTable(EmbeddedFile.coverage.text)

    /// Reads the tables of a page. Lines without four cells are no rows.
    public init(_ page: String) {
        var rows: [Row] = []
        var counts: [FidelityGrade: Int] = [:]
        for line in page.split(separator: "\n") where line.hasPrefix("| ") {
            let cells = line.split(separator: "|").map { String($0).trimmed }
            if cells.count == 3, let grade = FidelityGrade(rawValue: cells[0]), let count = Int(cells[1]) {
                counts[grade] = count
            }
            guard cells.count == 4, cells[0].hasPrefix("`") else { continue }
            rows.append(
                Row(
                    names: Self.code(in: cells[0]), extent: cells[1], grade: FidelityGrade(rawValue: cells[2]),
                    golden: cells[3] == "-" ? nil : cells[3]))
        }
        (self.rows, statedCounts) = (rows, counts)
    }

    /// The number of rows of a grade.
    public func count(of grade: FidelityGrade) -> Int { rows.count { $0.grade == grade } }

    /// Returns the difference from SwiftUI of an absent name; nil for other names.
    func reasonForAbsence(of name: String) -> String? {
        rows.first { $0.grade == .absent && $0.names.contains(name) }?.extent
    }

    /// The texts between backticks.
    private static func code(in cell: String) -> [String] {
        cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .compactMap { $0.offset.isMultiple(of: 2) ? nil : String($0.element) }
    }
}

extension String {
    /// The text without spaces at its ends.
    fileprivate var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
