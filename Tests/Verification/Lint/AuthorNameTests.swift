import Framewright
import FramewrightVerification
import Testing

/// Tests that findings name views as in the author's code.
@MainActor
struct AuthorNameTests {
    private func names(of rule: LintRule, _ view: some View) throws -> [String] {
        try Linting.findings(of: rule, in: view, size: Size(width: 300, height: 300)).map(\.view)
    }

    @Test func `a small control without an identifier is named by its type and title`() throws {
        let controls = VStack {
            Button("Add ten") {}
            Button("Plain") {}.buttonStyle(.plain).padding(2).background(Color.white)
            Button("Own") {}.buttonStyle(.bordered).frame(width: 60).opacity(0.5)
            Button {
            } label: {
                Color.black.frame(width: 9, height: 9)
            }
            Toggle("Sound", isOn: .constant(true))
            Stepper("Moves", onIncrement: {}, onDecrement: {})
            Picker("Level", selection: .constant(1)) { Text("Easy").tag(1) }.pickerStyle(.segmented)
            Text("Tapped").padding(3).onTapGesture {}
            Color.black.frame(width: 9, height: 9).onTapGesture {}
        }
        #expect(
            Set(try names(of: .touchTarget, controls)) == [
                "Button \"Add ten\"", "Button \"Plain\"", "Button \"Own\"", "Button", "Toggle \"Sound\"",
                "Stepper \"Moves\"", "Picker \"Easy\"", "Text \"Tapped\"", "Color",
            ])
    }

    @Test func `a text field is named by its type and text`() throws {
        let field = TextField("Nickname", text: .constant("")).frame(width: 10).clipShape(Rectangle())
        #expect(try names(of: .touchTarget, field) == ["TextField \"Nickname\""])
    }

    @Test func `a view with an identifier, on it or on a modifier around it, is named by that`() throws {
        let views = VStack {
            Button("One") {}.accessibilityIdentifier("one")
            Button("Two") {}.padding(1).accessibilityIdentifier("two").opacity(0.5)
            Toggle("Three", isOn: .constant(true)).padding().accessibilityIdentifier("three")
        }
        #expect(try names(of: .touchTarget, views) == ["one", "two", "three"])
    }

    @Test func `overlapping views in modifiers are named as in the code, in the message too`() throws {
        let views = VStack(spacing: -30) {
            Text("Score").padding().background(Color.black).shadow(radius: 3).opacity(0.9)
            Button("Add ten") {}.frame(width: 90, height: 50).scaleEffect(2)
            HStack { Text("a") }.padding().overlay { Color.white }
        }
        let findings = try Linting.findings(of: .overlap, in: views, size: Size(width: 300, height: 300))
        #expect(findings.map(\.view) == ["Button \"Add ten\"", "HStack", "HStack"])
        #expect(
            findings.map { $0.explanation.split(separator: " with ").last }
                == ["Text \"Score\"", "Text \"Score\"", "Button \"Add ten\""])
    }

    @Test func `long text of several lines is quoted by its beginning on one line`() throws {
        let text = Text("A first line\nand a second one that is far too long").lineLimit(1).frame(width: 60)
        #expect(
            try names(of: .truncatedText, text) == ["Text \"A first line\\nand a second one that is fa\"..."])
    }
}
