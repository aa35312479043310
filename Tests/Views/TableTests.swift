import Foundation
import FramewrightLayoutEngine
import FramewrightViews
import Testing

private struct Town: Identifiable {
    let id: Int
    let name: String
    let inhabitants: Int
}

/// Sorts towns by their numbers.
private struct BySize: SortComparator {
    var order = SortOrder.forward

    func compare(_ lhs: Town, _ rhs: Town) -> ComparisonResult {
        lhs.inhabitants < rhs.inhabitants ? .orderedAscending : .orderedDescending
    }
}

private let towns = [Town(id: 1, name: "Bern", inhabitants: 134), Town(id: 2, name: "Chur", inhabitants: 38)]

@MainActor
struct TableTests {
    @Test func `a table in a regular width has titles and all columns, one with a width of its own`() {
        expectGolden("Table", table.environment(\.horizontalSizeClass, .regular), width: 500, height: 200)
    }

    @Test func `a table in a compact width is a list of its first column`() throws {
        #expect(try LivingScreen { table }.texts == ["Bern", "Chur"])
    }

    @Test func `a tap on a title sorts by its column, and by the other direction after another`() throws {
        let order = Observed([BySize]())
        let screen = try LivingScreen(isWide: true) {
            Table(towns, sortOrder: Binding(get: { order.value }, set: { order.value = $0 })) {
                TableColumn("Name") { Text($0.name) }
                TableColumn("Size", sortUsing: BySize()) { Text("\($0.inhabitants)") }
            }
        }
        try screen.tap("Size")
        #expect(order.value == [BySize()])
        try screen.tap("Size")
        #expect(order.value == [BySize(order: .reverse)])
    }

    private var table: some View {
        Table(of: Town.self) {
            TableColumn("Name", value: \.name)
            TableColumn("Size") { Text("\($0.inhabitants)") }.width(80).alignment(.trailing)
        } rows: {
            TableRow(towns[0])
            ForEach(towns.dropFirst()) { TableRow($0) }
        }
    }
}
