import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightViews
import Testing

/// The positions at which the separators of lists begin. Rows begin at 16 points.
@MainActor
struct RowSeparatorTests {
    private var icon: some View { Circle().frame(width: 20, height: 20) }

    /// Returns the leading edge of the separator below a row, and that of a text in the row if it has one.
    private func edges(_ row: some View, text: String = "Title") -> (separator: Double, text: Double?) {
        let list = List {
            row
            icon
        }
        let nodes = placed(list.listStyle(.plain), width: 200, height: 200).nodes
        let separator = nodes.first { $0.payload.name == "Rectangle" && $0.frame.height == 1 }
        let found = nodes.first { "\($0.payload)".hasPrefix("Text \"\(text)\"") }
        return (separator?.frame.minX ?? .nan, found?.frame.minX)
    }

    private func expectAtText(
        _ row: some View, _ text: String = "Title", beginsAt start: Double,
        _ location: SourceLocation = #_sourceLocation
    ) {
        let edges = edges(row, text: text)
        #expect(edges.separator == start, sourceLocation: location)
        #expect(edges.text == start, sourceLocation: location)
    }

    @Test func `a separator begins at the first text of the row above it`() {
        let title = Text("Title")
        expectAtText(
            HStack {
                icon; title
            }, beginsAt: 44)
        expectAtText(
            HStack {
                title; Spacer(); Text("Value")
            }, beginsAt: 16)
        expectAtText(
            VStack(alignment: .leading) {
                title;
                HStack {
                    icon; Text("Detail")
                }
            }, beginsAt: 16)
        expectAtText(
            Button {
            } label: {
                HStack {
                    icon; title.padding(.leading, 4)
                }
            }, beginsAt: 48)
        expectAtText(
            ViewThatFits {
                HStack {
                    icon.frame(width: 300); title
                };
                HStack {
                    icon; title
                }
            }, beginsAt: 44)
        expectAtText(
            HStack {
                icon.overlay { Text("1") }; title
            }, beginsAt: 44)
        expectAtText(LabeledContent("Title", value: "Value"), beginsAt: 16)
    }

    @Test func `a separator below a row without text begins where its content does`() {
        #expect(edges(icon).separator == 16)
        #expect(edges(icon.listRowInsets(EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0))).separator == 40)
    }

    @Test func `the text in fields, segments and dates is no text of the row`() {
        let name = Binding.constant("Title")
        #expect(
            edges(
                HStack {
                    icon; TextField("Name", text: name)
                }
            ).separator == 16)
        #expect(
            edges(
                HStack {
                    icon; TextField("Name", text: name, axis: .vertical)
                }
            ).separator == 16)
        expectAtText(
            HStack {
                TextField("Name", text: name).frame(width: 60); Text("mm")
            }, "mm", beginsAt: 84)
        let picker = Picker("Size", selection: .constant(1)) { Text("Title").tag(1) }
        #expect(
            edges(
                HStack {
                    icon; picker.pickerStyle(.segmented)
                }
            ).separator == 16)
        #expect(
            edges(
                HStack {
                    icon; picker.pickerStyle(.wheel)
                }
            ).separator == 16)
    }

    @Test func `a guide of the row's views takes the place of the first text`() {
        let title = Text("Title").alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
        expectAtText(
            HStack {
                Text("A").frame(width: 20); title
            }, beginsAt: 44)
        #expect(edges(title.alignmentGuide(.listRowSeparatorLeading) { _ in 0 }).separator == 16)
    }

    @Test func `the header of an empty section stands at the leading edge`() {
        let nodes = placed(List { Section("Title") {} }.listStyle(.plain), width: 200, height: 200).nodes
        #expect(nodes.first { $0.payload.name == "Text" }?.frame.minX == 16)
    }
}
