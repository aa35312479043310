import Framewright
import FramewrightVerification
import Testing

@MainActor
struct ControlLintTests {

    /// Returns a control of exactly this size.
    private func control(_ width: Double, _ height: Double) -> some View {
        Rectangle().frame(width: width, height: height).onTapGesture {}
    }

    @Test(arguments: [(44.0, 44.0, 0), (43, 44, 1), (44, 43, 1), (90, 12, 1)])
    func `a control with a touch area below 44 points is found`(width: Double, height: Double, count: Int) throws {
        let findings = try Linting.findings(of: .touchTarget, in: control(width, height))
        #expect(findings.count == count && findings.allSatisfy(\.isError))
    }

    @Test func `the touch area may exceed the frame, but only where hit testing is allowed`() throws {
        let grown = control(20, 20).contentShape(Rectangle().inset(by: -12))
        #expect(try Linting.findings(of: .touchTarget, in: grown) == [])
        let held = grown.frame(width: 30, height: 30).contentShape(Rectangle())
        let findings = try Linting.findings(of: .touchTarget, in: held)
        #expect(findings.map(\.explanation) == ["takes touches in 30x30, a touch area needs 44 points"])
        #expect(try Linting.findings(of: .touchTarget, in: grown.frame(width: 30, height: 30).clipped()).count == 1)
    }

    @Test func `the row of a list and a bar extend the touch area of their only button`() throws {
        let size = Size(width: 320, height: 480)
        let row = List { Button("Sign out") {} }
        #expect(try Linting.findings(of: .touchTarget, in: row, size: size) == [])
        let bar = NavigationStack { Text("page").toolbar { Button("Done") {} } }
        #expect(try Linting.findings(of: .touchTarget, in: bar, size: size) == [])
        let two = List {
            HStack {
                Button("One") {}; Button("Two") {}
            }
        }
        #expect(try Linting.findings(of: .touchTarget, in: two, size: size).count == 2)
    }

    @Test func `disabled controls are not checked`() throws {
        #expect(try Linting.findings(of: .touchTarget, in: control(20, 20).disabled(true)) == [])
        #expect(try Linting.findings(of: .touchTarget, in: control(20, 20).allowsHitTesting(false)) == [])
        let screen = control(20, 20).alert("Sure?", isPresented: .constant(true)) { Button("Yes") {} }
        let size = Size(width: 320, height: 480)
        #expect(try Linting.findings(of: .touchTarget, in: screen, size: size).map(\.frame.width) == [])
    }

    @Test func `the limit is a setting`() throws {
        var settings = LintSettings().only([.touchTarget])
        settings.touchSide = 20
        #expect(try Linting.layout(control(20, 20)).findings(settings) == [])
        #expect(try Linting.layout(control(19, 20)).findings(settings).count == 1)
    }

    private var image: some View {
        Button {
        } label: {
            Circle().frame(width: 50, height: 50)
        }
        .buttonStyle(.plain)
    }

    @Test func `a button with an image needs a label`() throws {
        #expect(try Linting.findings(of: .undescribedControl, in: image).map(\.level) == [.warning])
        #expect(try Linting.findings(of: .undescribedControl, in: image.accessibilityLabel("Close")) == [])
        let titled = Button("Close") {}.buttonStyle(.plain)
        #expect(try Linting.findings(of: .undescribedControl, in: titled) == [])
    }

    @Test func `an empty band over more than half of the screen is found`() throws {
        let top = VStack {
            Text("top"); Spacer()
        }
        #expect(try Linting.findings(of: .unusedSpace, in: top).map(\.level) == [.warning])
        let spread = VStack {
            Text("top"); Spacer(); Text("middle"); Spacer(); Text("end")
        }
        .frame(maxWidth: .infinity)
        #expect(try Linting.findings(of: .unusedSpace, in: spread) == [])
        let meant = top.lintException(.unusedSpace, because: "the game fills it")
        #expect(try Linting.findings(of: .unusedSpace, in: meant) == [])
    }

    @Test func `an exception applies to its view, its content, and its rule only`() throws {
        let views = VStack {
            control(20, 20).accessibilityIdentifier("one").padding(5)
                .lintException(.touchTarget, because: "a second one is larger")
            control(20, 20).accessibilityIdentifier("two").lintException(.overlap, because: "another rule")
        }
        #expect(try Linting.findings(of: .touchTarget, in: views).map(\.view) == ["two"])
    }
}
