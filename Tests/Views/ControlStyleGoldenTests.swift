import FoundationEssentials
import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightViews
import Testing

/// Styles of a user, one for each kind of control.
private struct Checked: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            Circle().frame(width: configuration.isOn ? 20 : 10, height: 20)
            configuration.label
        }
    }
}

private struct Stacked: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.icon
            Label(configuration)
        }
    }
}

private struct Percent: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text("\(Int((configuration.fractionCompleted ?? 0) * 100))")
    }
}

private struct Underlined: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding(.bottom, 3) }
}

private struct Pressed: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(4).onTapGesture { configuration.trigger() }
    }
}

private struct Framed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            configuration.content
        }
    }
}

private struct Plainly: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack {
            configuration.label
            if configuration.isExpanded { configuration.content }
        }
    }
}

@MainActor
struct ControlStyleGoldenTests {
    private let date = Date(timeIntervalSince1970: 1_750_000_000)

    @Test func `styles of a user draw their controls`() {
        let off = Binding.constant(false)
        expectGolden("ToggleStyle", Toggle("On", isOn: .constant(true)).toggleStyle(Checked()))
        expectGolden(
            "LabelStyle",
            Label {
                Text("Title")
            } icon: {
                Circle().frame(width: 12, height: 12)
            }
            .labelStyle(Stacked()))
        expectGolden("ProgressViewStyle", ProgressView(value: 0.25).progressViewStyle(Percent()))
        expectGolden("TextFieldStyle", TextField("Name", text: .constant("")).textFieldStyle(Underlined()))
        expectGolden("PrimitiveButtonStyle", Button("Go") {}.buttonStyle(Pressed()))
        expectGolden("GroupBoxStyle", GroupBox("Box") { Text("In") }.groupBoxStyle(Framed()))
        expectGolden(
            "DisclosureGroupStyle",
            DisclosureGroup("More", isExpanded: off) { Text("In") }.disclosureGroupStyle(Plainly()))
    }

    @Test func `pickers of each style`() {
        let picker = Picker("Size", selection: .constant(2)) {
            Text("Small").tag(1)
            Text("Big").tag(2)
        }
        expectGolden("PickerStyle.menu", picker)
        expectGolden("PickerStyle.inline", Form { picker.pickerStyle(.inline) }, height: 240)
        expectGolden("PickerStyle.wheel", picker.pickerStyle(.wheel), height: 240)
    }

    @Test func `gauges of each style`() {
        let gauge = Gauge(value: 3, in: 0...10) {
            Text("Level")
        } currentValueLabel: {
            Text("3")
        }
        expectGolden("Gauge", gauge)
        expectGolden(
            "GaugeStyle",
            HStack {
                gauge.gaugeStyle(.accessoryCircular); gauge.gaugeStyle(.accessoryCircularCapacity)
            })
    }

    @Test func `date and colour pickers`() {
        let picker = DatePicker("Day", selection: .constant(date), displayedComponents: .date)
        expectGolden("DatePicker", picker, width: 320)
        expectGolden("DatePickerStyle.graphical", picker.datePickerStyle(.graphical), width: 320, height: 400)
        expectGolden("ColorPicker", ColorPicker("Colour", selection: .constant(Color(red: 1, green: 0, blue: 0))))
    }

    @Test func `groups, labeled values and links`() {
        expectGolden("GroupBox", GroupBox("Box") { Text("In") })
        expectGolden(
            "ControlGroup",
            ControlGroup {
                Button("A") {}
                Button("B") {}
            })
        expectGolden("LabeledContent", LabeledContent("Version", value: "1.2"))
        if let url = URL(string: "https://example.org") { expectGolden("Link", Link("Site", destination: url)) }
        expectGolden(
            "AsyncImage",
            AsyncImage(url: nil) {
                $0
            } placeholder: {
                Text("Wait")
            })
        expectGolden(
            "ContentUnavailableView",
            ContentUnavailableView {
                Text("No Mail")
            } description: {
                Text("None")
            }, height: 200)
    }

    @Test func `secure fields, editors and fields of several lines`() {
        expectGolden("SecureField", SecureField("Secret", text: .constant("abc")))
        expectGolden("TextEditor", TextEditor(text: .constant("one\ntwo")))
        expectGolden("TextField-vertical", TextField("Note", text: .constant("one\ntwo"), axis: .vertical))
    }

    @Test func `buttons of other sizes and outlines`() {
        expectGolden(
            "controlSize",
            VStack {
                Button("Large") {}.controlSize(.large)
                Button("Round") {}.buttonBorderShape(.capsule)
            }
            .buttonStyle(.bordered), height: 200)
    }

    @Test func `redacted text is drawn as bars, except for unredacted views`() {
        expectGolden(
            "redacted",
            VStack {
                Text("Hidden")
                Text("Shown").unredacted()
            }
            .redacted(reason: .placeholder))
    }

    @Test func `accepted names change nothing`() {
        expectGolden(
            "accepted",
            Text("Text").keyboardType(.numberPad).submitLabel(.done).autocorrectionDisabled().help("Help")
                .sensoryFeedback(.success, trigger: 1).accessibilityHidden(true).accessibilityAddTraits(.isHeader)
                .keyboardShortcut("k").onHover { _ in }.textContentType(.emailAddress))
    }
}
