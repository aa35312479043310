import FramewrightLayoutEngine
import FramewrightViews
import Observation
import Testing

private enum NoteKey: FocusedValueKey { typealias Value = String }
private enum CountKey: FocusedValueKey { typealias Value = Binding<Int> }
private enum ActionsKey: FocusedValueKey { typealias Value = Actions }

/// A value that is not `Equatable`.
private struct Actions {
    let title: String
    let save: () -> Void
}

@Observable
private final class Model {
    let name: String

    init(_ name: String) { self.name = name }
}

private struct ModelReader: View {
    @FocusedValue(Model.self) private var model
    @FocusedValue(\.actions) private var actions

    var body: some View { Text("\(model?.name ?? "no model"), \(actions?.title ?? "no actions")") }
}

extension FocusedValues {
    fileprivate var note: String? {
        get { self[NoteKey.self] }
        set { self[NoteKey.self] = newValue }
    }
    fileprivate var actions: Actions? {
        get { self[ActionsKey.self] }
        set { self[ActionsKey.self] = newValue }
    }
    fileprivate var count: Binding<Int>? {
        get { self[CountKey.self] }
        set { self[CountKey.self] = newValue }
    }
}

private struct Reader: View {
    @FocusedValue(\.note) private var note
    @FocusedBinding(\.count) private var count

    var body: some View { Text("\(note ?? "no note"), \(count.map { "\($0)" } ?? "no count")") }
}

private struct Publishers: View {
    @State private var count = 1
    @FocusState private var isFocused: Bool
    let focuses: Bool

    var body: some View {
        VStack {
            Reader()
            TextField("a", text: .constant("")).focused($isFocused).focusedValue(\.count, $count)
            Text("b").focusedSceneValue(\.note, "outer \(count)").focusedValue(\.note, "never")
        }
        .onAppear {
            isFocused = focuses
            count = 2
        }
    }
}

@MainActor
struct FocusedValueTests {
    @Test func `values of the screen are published without a focus, those of the focused view with it`() {
        expectGolden(
            "FocusedValue",
            HStack {
                Publishers(focuses: false)
                Publishers(focuses: true)
            })
    }

    @Test func `a value that no view publishes any more is nil`() throws {
        let isShown = Observed(true)
        let screen = try LivingScreen {
            VStack {
                Reader()
                if isShown.value { Text("b").focusedSceneValue(\.note, "shown") }
            }
        }
        #expect(screen.texts.first == "shown, no count")
        isShown.value = false
        try screen.update()
        #expect(screen.texts == ["no note, no count"])
    }

    @Test func `a published model that is replaced is read again`() throws {
        let model = Observed<Model?>(nil)
        let screen = try LivingScreen {
            VStack {
                ModelReader()
                Text("b").focusedSceneValue(model.value)
            }
        }
        for name in ["first", "second"] {
            model.value = Model(name)
            try screen.update()
            #expect(screen.texts.first == "\(name), no actions")
        }
        model.value = nil
        try screen.update()
        #expect(screen.texts.first == "no model, no actions")
    }

    @Test func `a published value without equality is read again if one of its parts is another`() throws {
        let title = Observed("first")
        let screen = try LivingScreen {
            VStack {
                ModelReader()
                Text("b").focusedSceneValue(\.actions, Actions(title: title.value) {})
            }
        }
        #expect(screen.texts.first == "no model, first")
        title.value = "second"
        try screen.update()
        #expect(screen.texts.first == "no model, second")
    }
}
