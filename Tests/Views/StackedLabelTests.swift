import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightViews
import Testing

/// Labels above their values at the text sizes for accessibility.
@MainActor
struct StackedLabelTests {
    /// Returns the frames of the texts "Label" and "Value".
    private func frames(_ view: some View, _ size: DynamicTypeSize) throws -> (label: Rect, value: Rect) {
        let nodes = placed(view.dynamicTypeSize(size), width: 390, height: 400).nodes
        let frames = ["Label", "Value"].map { text in
            nodes.first { "\($0.payload)".hasPrefix("Text \"\(text)\"") }?.frame
        }
        return (try #require(frames[0]), try #require(frames[1]))
    }

    private func expectStacked(_ view: some View, _ location: SourceLocation = #_sourceLocation) throws {
        let large = try frames(view, .accessibility1)
        #expect(large.value.minY >= large.label.maxY, sourceLocation: location)
        #expect(large.value.minX == large.label.minX, sourceLocation: location)
        let usual = try frames(view, .xxxLarge)
        #expect(usual.value.midY == usual.label.midY, sourceLocation: location)
        #expect(usual.value.minX >= usual.label.maxX, sourceLocation: location)
    }

    private var picker: some View { Picker("Label", selection: .constant(1)) { Text("Value").tag(1) } }

    @Test func `the value of labeled content is below its label at sizes for accessibility`() throws {
        try expectStacked(LabeledContent("Label", value: "Value"))
        try expectStacked(List { LabeledContent("Label", value: "Value") })
    }

    @Test func `the option of a menu in a row is below its label at sizes for accessibility`() throws {
        try expectStacked(Form { picker.pickerStyle(.menu) })
        try expectStacked(Form { picker.pickerStyle(.navigationLink) })
    }

    @Test func `a toggle stays beside its label at sizes for accessibility`() throws {
        let nodes = placed(Toggle("Label", isOn: .constant(true)).dynamicTypeSize(.accessibility1), width: 390).nodes
        let label = try #require(nodes.first { $0.payload.name == "Text" }?.frame)
        let track = try #require(nodes.first { $0.payload.name == "Capsule" }?.frame)
        #expect(track.minX >= label.maxX && track.maxX == 390)
    }
}
