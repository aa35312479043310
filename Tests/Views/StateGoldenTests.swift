import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightViews
import Observation
import Testing

private enum Depth: PreferenceKey {
    static var defaultValue: Int { 0 }

    static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

private enum Level: EnvironmentKey {
    static let defaultValue = 1
}

extension EnvironmentValues {
    fileprivate var level: Int {
        get { self[Level.self] }
        set { self[Level.self] = newValue }
    }
}

private struct LevelText: View {
    @Environment(\.level) private var level

    var body: some View { Text("level \(level)") }
}

@Observable
private final class Pet {
    var name = "Dog"
}

private struct PetName: View {
    @Environment(Pet.self) private var pet

    var body: some View { Text(pet.name) }
}

private struct Field: View {
    @Binding var text: String

    var body: some View { Text(text).onAppear { text += "!" } }
}

private struct Owner: View {
    @State private var text = "Hi"

    var body: some View { Field(text: $text) }
}

private struct Boxed: ViewModifier {
    @Environment(\.level) private var level

    func body(content: Content) -> some View { content.padding(Double(level)) }
}

private struct Editor: View {
    @Bindable var pet: Pet

    var body: some View { Field(text: $pet.name) }
}

@MainActor
struct StateGoldenTests {
    private let dark = Color.black

    @Test func `a view shows its state and the value of a binding`() {
        expectGolden("State", Owner())
        expectGolden("Binding", Field(text: .constant("constant")))
    }

    @Test func `a view reads models from the environment and binds to their properties`() {
        expectGolden("Observable", PetName().environment(Pet()))
        expectGolden("Bindable", Editor(pet: Pet()))
    }

    @Test func `an environment value is its default until it is set or transformed`() {
        expectGolden("EnvironmentKey", LevelText())
        expectGolden("environment", LevelText().environment(\.level, 2))
        expectGolden("transformEnvironment", LevelText().transformEnvironment(\.level) { $0 += 4 })
    }

    @Test func `a view modifier wraps its content and reads the environment`() {
        expectGolden("ViewModifier", dark.modifier(Boxed()).environment(\.level, 7))
    }

    @Test func `a preference, transformed on its way up, reaches an overlay and a background`() {
        let view = dark.preference(key: Depth.self, value: 3).transformPreference(Depth.self) { $0 += 1 }
        expectGolden("PreferenceKey", view.overlayPreferenceValue(Depth.self) { Text("\($0)") })
        expectGolden("backgroundPreferenceValue", view.backgroundPreferenceValue(Depth.self) { Text("\($0)") })
    }

    @Test func `elements of a ForEach and a view with an id have their usual frames`() {
        let view = VStack {
            ForEach(["a", "b"], id: \.self) { Text($0) }
            Text("c").id("named")
        }
        expectGolden("id", view)
    }

    @Test func `conditions, groups and type-erased views add no nodes`() {
        let isShown = true
        expectGolden(
            "ViewBuilder",
            VStack(spacing: 0) {
                if isShown { dark } else { EmptyView() }
                Group {
                    AnyView(dark)
                    EmptyView()
                }
                if isShown { dark }
            })
    }

    @Test func `a state changed by onAppear and onChange shows in the same frame`() {
        struct Appearing: View {
            @State private var steps: [String] = []

            var body: some View {
                Text(steps.joined(separator: " "))
                    .onAppear { steps.append("appeared") }
                    .onChange(of: steps.count) { if $1 < 3 { steps.append("\($0) to \($1)") } }
            }
        }
        expectGolden("onAppear", Appearing())
        expectGolden("TimelineView", TimelineView(.explicit(times: [3, 4])) { Text(verbatim: "second \($0.seconds)") })
    }

    @Test func `identifiers and content shapes do not change frames`() {
        let view = dark.accessibilityIdentifier("square").accessibilityLabel("Black square")
            .contentShape(Circle()).onTapGesture {}.onLongPressGesture {}.gesture(DragGesture())
        expectGolden("gesture", view)
        expectGolden("disabled", Button("Off") {}.disabled(true))
    }
}
