import Foundation
import FramewrightDocuments
import FramewrightDrawing
import FramewrightTheming
import Testing

struct ContrastTests {
    /// Ratios from WCAG's examples and common web checkers.
    @Test(arguments: [
        ("#000000", "#ffffff", 21.0), ("#777777", "#ffffff", 4.48), ("#767676", "#ffffff", 4.54),
        ("#ffffff", "#ffffff", 1.0), ("#ff0000", "#ffffff", 4.0), ("#0000ff", "#ffffff", 8.59),
        ("#00ff00", "#ffffff", 1.37), ("#595959", "#ffffff", 7.0), ("#776e65", "#eee4da", 3.98),
    ])
    func `a ratio equals the published one in either order`(one: String, other: String, ratio: Double) throws {
        let (one, other) = (try color(one), try color(other))
        #expect(abs(contrastRatio(one, on: other) - ratio) < 0.005)
        #expect(contrastRatio(one, on: other) == contrastRatio(other, on: one))
    }

    @Test func `luminance equals that of the mathematics library for every byte`() {
        for byte in UInt8.min...UInt8.max {
            let component = Double(byte) / 255
            let expected = component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
            let grey = SRGBColor(red8: byte, green8: byte, blue8: byte)
            #expect(abs(relativeLuminance(grey) - expected) < 1e-15)
        }
    }

    @Test(arguments: [Double.nan, -.infinity, .infinity, -1, 2])
    func `components out of range are clamped`(component: Double) {
        let ratio = contrastRatio(SRGBColor(red: component, green: 0, blue: 0), on: .black)
        #expect(ratio >= 1 && ratio <= 21)
    }

    @Test func `a translucent foreground is first blended with its background`() {
        #expect(contrastRatio(SRGBColor.black.opacity(0), on: .white) == 1)
        let grey = SRGBColor(red: 0.5, green: 0.5, blue: 0.5)
        #expect(contrastRatio(SRGBColor.black.opacity(0.5), on: .white) == contrastRatio(grey, on: .white))
    }

    @Test func `the report measures every pair in the selected context`() throws {
        let theme = try themed(
            ##""color": {"$type": "color", "a": {"$value": "#777"}, "b": {"$value": "#fff"}}, "contexts": {"dark": {"color": {"a": {"$value": "#000"}}}}, "contrast": [{"fg": "color.a", "bg": "color.b", "min": 4.5}]"##
        )
        #expect(theme.contrastReport().map(\.description) == ["low 4.47 of 4.5 color.a on color.b"])
        let dark = try theme.selecting(context: "dark").contrastReport()
        #expect(dark.map(\.description) == ["ok 21 of 4.5 color.a on color.b"] && dark[0].context == "dark")
    }

    @Test(arguments: [
        (#"{"fg": "color.c", "bg": "color.a", "min": 3}"#, "there is no token \"color.c\"", "/contrast/0/fg"),
        (#"{"fg": "color.a", "bg": "color.t", "min": 3}"#, "\"color.t\" is translucent", "/contrast/0/bg"),
        (#"{"fg": "radius.x", "bg": "color.a", "min": 3}"#, "\"radius.x\" is no colour", "/contrast/0/fg"),
        (#"{"fg": "color.a", "bg": "color.a", "min": 22}"#, "22 is out of range", "/contrast/0/min"),
        (#"{"fg": "color.a", "min": 2}"#, "the key \"bg\" is missing", "/contrast/0"),
        (#"{"fg": "color.a", "min": 2, "because": ""}"#, "the text is empty", "/contrast/0/because"),
        (#"{"fg": "color.a", "bg": "color.a"}"#, "the key \"min\" is missing", "/contrast/0"),
        (#"{"fg": "color.a", "bg": "color.a", "min": 3, "max": 4}"#, "unknown key \"max\"", "/contrast/0/max"),
    ])
    func `a pair that cannot be measured is rejected`(pair: String, problem: String, pointer: String) throws {
        let tokens =
            ##""color": {"$type": "color", "a": {"$value": "#777"}, "t": {"$value": "#fff8"}}, "radius": {"x": {"$type": "dimension", "$value": 1}}"##
        let error = try #require(failure("{\"name\": \"T\", \(tokens), \"contrast\": [\(pair)]}"))
        #expect(error.problem == problem && error.pointer == pointer)
    }

    private func color(_ hex: String) throws -> SRGBColor {
        try #require(try themed("\"color\": {\"x\": {\"$type\": \"color\", \"$value\": \"\(hex)\"}}").color("color.x"))
    }
}
