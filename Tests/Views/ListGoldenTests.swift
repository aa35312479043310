import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightViews
import Testing

@MainActor
struct ListGoldenTests {
    private var icon: some View { Circle().frame(width: 20, height: 20) }

    @Test func `a selected row has a background`() {
        expectGolden(
            "List.selection",
            List(["a", "b"], id: \.self, selection: .constant("b" as String?)) { Text($0) }.listStyle(.plain))
    }

    @Test func `row attributes apply to the rows inside, inner ones first`() {
        expectGolden(
            "listRow",
            List {
                Section {
                    Text("Insets").listRowInsets(EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0))
                    Text("Badge").badge(3).listRowSeparator(.hidden)
                    Text("Red").listRowBackground(Color(red: 1, green: 0, blue: 0))
                }
                .listRowBackground(Color(red: 0, green: 0, blue: 1))
            }, height: 240)
    }

    @Test func `a separator begins at the title of the label above it`() {
        expectGolden(
            "listRowSeparator",
            List {
                Label {
                    Text("Title")
                } icon: {
                    icon
                }
                Text("Below")
            }
            .listStyle(.plain))
    }

    @Test func `rows of their own cards, and sections of another distance`() {
        expectGolden(
            "listRowSpacing",
            List {
                Section { ForEach(0..<2) { Text("\($0)") } }
                Section { Text("End") }
            }
            .listRowSpacing(8).listSectionSpacing(40).scrollContentBackground(.hidden), height: 300)
    }

    @Test func `edit mode shows marks beside editable rows`() {
        expectGolden(
            "EditMode",
            List { ForEach(["a", "b"], id: \.self) { Text($0) }.onDeleteElement { _ in }.onMoveElement { _, _ in } }
                .listStyle(.plain).environment(\.editMode, .constant(.active)))
    }

    @Test func `an expanded group shows its rows in a list`() {
        expectGolden(
            "DisclosureGroup",
            List { DisclosureGroup("More", isExpanded: .constant(true)) { Text("Inside") } }.listStyle(.plain))
    }

    @Test func `an outline shows its first level`() {
        struct Item: Identifiable {
            let id: String
            var children: [Item]?
        }
        let items = [Item(id: "Leaf"), Item(id: "Branch", children: [Item(id: "Inner")])]
        expectGolden("OutlineGroup", List(items, children: \.children) { Text($0.id) }.listStyle(.plain))
    }

    @Test func `sidebar sections collapse, and prominent headers are large`() {
        expectGolden(
            "Section.isExpanded",
            List { Section("Head", isExpanded: .constant(false)) { Text("Row") } }.listStyle(.sidebar))
    }
}
