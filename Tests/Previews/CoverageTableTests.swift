import Foundation
import Testing

@testable import FramewrightPreviews

struct CoverageTableTests {
    private let table = CoverageTable.shipped

    @Test func `every row of the coverage table has a valid grade`() {
        #expect(table.rows.count > 250)
        for row in table.rows { #expect(row.grade != nil, "\(row.names)") }
    }

    @Test func `a row without four cells is no row of the coverage table`() throws {
        let page = String(decoding: try Data(contentsOf: Self.page), as: UTF8.self)
        let lines = page.split(separator: "\n").drop { $0 != "## Layout" }.filter { $0.hasPrefix("| `") }
        #expect(lines.count == table.rows.count)
    }

    @Test func `the overview of the coverage page has the numbers of rows by grade`() {
        for grade in FidelityGrade.allCases {
            #expect(table.statedCounts[grade] == table.count(of: grade), "\(grade.rawValue)")
        }
    }

    @Test func `measured, stand-in and accepted rows name what stands in source code`() {
        for row in table.rows where [.measured, .standIn, .accepted].contains(row.grade) {
            #expect(!row.names.isEmpty && !row.extent.isEmpty, "\(row)")
            for name in row.names { #expect(SourcePattern(name) != nil, "\(name)") }
        }
    }

    @Test func `a name with a remark has one row`() {
        let rows = table.rows.filter { $0.grade == .standIn || $0.grade == .accepted }
        let names = rows.flatMap(\.names)
        #expect(names.count == Set(names).count, "\(Dictionary(grouping: names) { $0 }.filter { $1.count > 1 }.keys)")
    }

    @Test func `modifiers that are accepted without effect have a row with this grade`() throws {
        let named = Set(table.rows.filter { $0.grade == .accepted }.flatMap(\.names))
        for (file, name) in try Self.acceptedModifiers() {
            #expect(named.contains(name), "\(name) in \(file)")
        }
    }

    @Test func `absent names are not exported`() throws {
        let exports = try ["", "+Protocols", "+Styles"].map { part in
            try String(contentsOf: Self.sources.appending(path: "SwiftUI/Exports\(part).swift"), encoding: .utf8)
        }.joined()
        for name in table.rows.filter({ $0.grade == .absent }).flatMap(\.names) {
            #expect(!exports.contains(".\(name)\n"), "\(name)")
        }
    }

    private static let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources")
    private static let page = sources.appending(path: "Views/Views.docc/Coverage.md")

    /// The methods of views whose comment says "Accepted without effect".
    private static func acceptedModifiers() throws -> [(file: String, name: String)] {
        let views = sources.appending(path: "Views")
        let files = FileManager.default.enumerator(atPath: views.path())?.compactMap { $0 as? String } ?? []
        return try files.filter { $0.hasSuffix(".swift") }.sorted().flatMap { file in
            let text = try String(contentsOf: views.appending(path: file), encoding: .utf8)
            return text.components(separatedBy: "\nextension View {").dropFirst().flatMap { part in
                let body = part.prefix(upTo: part.range(of: "\n}\n")?.lowerBound ?? part.endIndex)
                let accepted = /Accepted without effect[^\n]*\n(?:\s+(?:\/\/\/|@)[^\n]*\n)*\s+public func (\w+)/
                return body.matches(of: accepted).map { (file, String($0.1)) }
            }
        }
    }
}
