import Foundation
import Testing

struct CoverageTests {
    @Test func `every row of the coverage table has a golden and every golden a row`() throws {
        let table = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Sources/Views/Views.docc/Coverage.md")
        let rows = try String(contentsOf: table, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("| `") }
        let named = rows.compactMap { row in
            row.split(separator: "|").last.map { $0.trimmingCharacters(in: .whitespaces) }
        }
        #expect(Set(named) == (try Golden.names()))
    }
}
