import Foundation
import Testing

struct CoverageTests {
    @Test func `every row of the coverage table has a golden and every golden a row`() throws {
        let table = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Sources/Views/Views.docc/Coverage.md")
        let rows = try String(contentsOf: table, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("| `") }
            .map { row in row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
        // Name, extent, grade and golden; absent names have no golden.
        let named = rows.filter { $0.count == 4 && $0[2] != "absent" }.map { $0[3] }
        let goldens = try Golden.names()
        #expect(goldens.subtracting(named).sorted() == [], "goldens without a row")
        #expect(Set(named).subtracting(goldens).sorted() == [], "rows without a golden")
    }
}
