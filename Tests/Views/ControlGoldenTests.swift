import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightViews
import Testing

@MainActor
struct ControlGoldenTests {
    @Test func `a button has the frame of its label, whatever its role`() {
        expectGolden(
            "Button",
            VStack(spacing: 4) {
                Button("Automatic") {}
                Button("Plain") {}.buttonStyle(.plain)
                Button("Delete", role: .destructive) {}
                Button("Off") {}.disabled(true)
            })
    }

    @Test func `bordered button styles add padding and a background`() {
        expectGolden(
            "ButtonStyle",
            VStack(spacing: 4) {
                Button("Bordered") {}.buttonStyle(.bordered)
                Button("Prominent") {}.buttonStyle(.borderedProminent)
            })
    }

    /// Returns the ink of each button's label.
    private func inks(_ view: some View) -> [String] {
        placed(view, width: 300, height: 300).nodes.filter { $0.payload.name == "Text" }.map { "\($0.payload)" }
    }

    private var styledButtons: some View {
        VStack {
            Button("a") {}
            Button("a", role: .destructive) {}.tint(.green)
            Button("a") {}.buttonStyle(.bordered)
            Button("a") {}.buttonStyle(.borderedProminent)
            Button("a") {}.buttonStyle(.plain)
        }
    }

    @Test func `a foreground style around a button of any style applies to its label`() {
        let all = Array(repeating: inks(Text("a").foregroundColor(.red))[0], count: 5)
        #expect(inks(styledButtons.foregroundColor(.red)) == all)
        #expect(inks(HStack { styledButtons }.foregroundStyle(.red)) == all)
        #expect(inks(List { styledButtons }.foregroundStyle(.red)) == all)
        #expect(inks(Button("a") {}.foregroundStyle(.primary)) == inks(Text("a")))
        #expect(inks(Button("a") {}.foregroundStyle(.foreground)) == inks(Text("a")))
    }

    @Test func `a button without a foreground style, or with only its container's, has its style's colours`() {
        let usual = inks(styledButtons)
        #expect(usual[0] != inks(Text("a"))[0] && usual[0] != usual[1])
        #expect(inks(styledButtons.foregroundColor(nil)) == usual)
        #expect(inks(List { styledButtons }).prefix(4) == usual.prefix(4))
        #expect(inks(List { Section("Header") { Button("a") {} } }).last == usual[0])
    }

    @Test func `a toggle has its switch behind its label, or alone without one`() {
        expectGolden(
            "Toggle",
            VStack {
                Toggle("On", isOn: .constant(true))
                Toggle("Off", isOn: .constant(false)).labelsHidden()
            })
    }

    @Test func `a slider fills the width between its value labels`() {
        expectGolden(
            "Slider",
            VStack {
                Slider(value: .constant(0.25))
                Slider(value: .constant(7.0), in: 0...10, label: { Text("Loudness") }) {
                    Text("0")
                } maximumValueLabel: {
                    Text("10")
                }
            })
    }

    @Test func `a stepper has its buttons behind its label`() {
        expectGolden("Stepper", Stepper("Count", value: .constant(4), in: 0...4))
    }

    @Test func `segments of a picker have equal widths`() {
        expectGolden(
            "Picker",
            Picker("Size", selection: .constant(2)) {
                Text("Small").tag(1)
                Text("Big").tag(2)
            }
            .pickerStyle(.segmented))
    }

    @Test func `progress without a value is a spinner, with one a bar below its label`() {
        expectGolden(
            "ProgressView",
            VStack {
                ProgressView("Loading", value: 0.25)
                ProgressView()
            })
    }

    @Test func `a label has its icon before its title`() {
        expectGolden(
            "Label",
            Label {
                Text("Title")
            } icon: {
                Circle().frame(width: 12, height: 12)
            })
    }

    @Test func `a text field shows its prompt while it is empty`() {
        expectGolden(
            "TextField",
            VStack {
                TextField("Name", text: .constant(""))
                TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder)
            })
    }

    @Test func `a field that has the focus shows its caret`() {
        struct Fields: View {
            @FocusState private var focus: String?

            var body: some View {
                VStack {
                    TextField("Name", text: .constant("Ada")).focused($focus, equals: "name")
                    TextField("Town", text: .constant("")).focused($focus, equals: "town")
                    Text(focus ?? "none")
                }
                .onAppear { focus = "town" }
            }
        }
        expectGolden("FocusState", Fields())
    }

    @Test func `a plain list`() {
        expectGolden(
            "List",
            List {
                Text("One")
                Section("More") {
                    Text("Two")
                    Text("Three")
                }
            }
            .listStyle(.plain), height: 240)
    }

    @Test func `sections of a form`() {
        let form = Form {
            Section {
                Toggle("Sound", isOn: .constant(true))
                Text("Row")
            } header: {
                Text("Header")
            } footer: {
                Text("Footer")
            }
        }
        expectGolden("Form", form, height: 240)
        expectGolden("Section", Section("Alone") { Text("Row") })
    }

    @Test func `an alert`() {
        expectGolden(
            "alert",
            Text("Below").alert("Delete?", isPresented: .constant(true)) {
                Button("Delete", role: .destructive) {}
                Button("Keep", role: .cancel) {}
            } message: {
                Text("There is no way back.")
            }, width: 320, height: 480)
    }

    @Test func `a sheet`() {
        expectGolden(
            "sheet", Text("Below").sheet(isPresented: .constant(true)) { Text("Sheet") }, width: 320, height: 480)
    }

    @Test func `a confirmation dialog`() {
        expectGolden(
            "confirmationDialog",
            Text("Below").confirmationDialog("Sort by", isPresented: .constant(true), titleVisibility: .visible) {
                Button("Name") {}
                Button("Score") {}
            }, width: 320, height: 480)
    }

    @Test func `the tint colours the label of a button`() {
        expectGolden("tint", Button("Tinted") {}.tint(Color(red: 1, green: 0, blue: 0)))
    }
}
