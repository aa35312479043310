import Framewright
import FramewrightModels
import Testing

@testable import FramewrightScreens

/// Tests of the calculator's keys by touches.
@MainActor
struct CalculatorPlayTests {
    /// The specification's table (7.4), and the sequences of 4.3 that remain valid.
    @Test(arguments: [
        ("1+2=", "3"), ("5++", "5"), ("5+.3=", "5.3"), ("5+=", "10"), ("8/0=", "Error"), ("8/0=.", "0."),
        ("8/0=+3=", "3"), ("999999+1=", "1000000"), ("1/3=", "0.333333333"), ("1/3=*3=", "1"), ("2+3*4=", "20"),
        ("0..5", "0.5"), ("05", "5"), ("3*3==", "9"), ("5=.2", "0.2"), ("0-5=7", "7"), ("9999999999", "999999999"),
        ("12C", "0"), ("0-5=", "−5"), ("99999999*99999999=", "9.9999998e+15"),
    ])
    func `touching keys shows the documented results`(keys: String, display: String) throws {
        let session = try calculator()
        for key in try CalculatorKey.keys(keys) { #expect(try session.tap(.identifier(name(of: key)))) }
        #expect(try session.text(in: "display") == display)
    }

    @Test func `a key takes touches in its documented square, not only in its circle`() throws {
        let session = try calculator()
        #expect(try session.tap(at: Point(x: 8 + 2, y: 123 + 2)))
        #expect(try session.tap(at: Point(x: 233 + 78, y: 123 + 78)))
        #expect(try session.tap(at: Point(x: 81 + 40, y: 475 + 79)))
        #expect(try session.text(in: "display") == "1")
        #expect(try !session.tap(at: Point(x: 250, y: 520)))
    }

    @Test func `a key is filled only while touched`() throws {
        let session = try calculator()
        let isFilled = { try session.layout().tree.nodes.contains { $0.payload.description.contains("digit.pressed") } }
        try session.touchDown(at: Point(x: 48, y: 163))
        #expect(try isFilled())
        try session.touchUp()
        #expect(try !isFilled())
    }

    @Test func `a number survives rotating the phone`() throws {
        let session = try Session(
            CalculatorApp(state: CalculatorState(calculator: Calculator())),
            on: DeviceTable.shipped.device(named: "iphone-15"), theme: .documented, renderer: Screenshots.renderer)
        try session.tap("key-7")
        try session.rotate(to: .landscape)
        try session.tap("key-8")
        try session.resize(to: Size(width: 320, height: 480))
        #expect(try session.text(in: "display") == "78")
    }

    private func calculator() throws -> Session {
        Session(
            CalculatorApp(state: CalculatorState(calculator: Calculator())),
            in: try Viewport(size: Size(width: 320, height: 568)), theme: .documented, renderer: Screenshots.renderer)
    }

    private func name(of key: CalculatorKey) throws -> String {
        "key-" + (try #require(KeypadKey.all.first { $0.key == key })).name
    }
}
