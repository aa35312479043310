import FramewrightDrawing
import FramewrightLayoutEngine
import FramewrightTheming
import FramewrightViews
import Testing

@MainActor
struct ColorTests {
    private let environment = EnvironmentValues()

    private func paint(_ style: some ShapeStyle, in environment: EnvironmentValues) throws -> String {
        "\(try style.paint(in: environment))"
    }

    @Test func `a resolved colour has sRGB and linear components`() {
        let color = Color(red: 1, green: 0.5, blue: 0, opacity: 0.25).resolve(in: environment)
        #expect(color.red == 1 && abs(color.green - 0.5) < 1e-6 && color.blue == 0 && color.opacity == 0.25)
        #expect(color.linearRed == 1 && abs(color.linearGreen - 0.21404) < 1e-5)
        #expect("\(Color(color).resolve(in: environment))" == "#ff800040")
        var half = Color.Resolved(red: 0, green: 0, blue: 0)
        half.animatableData = half.animatableData.interpolated(
            towards: Color.white.resolve(in: environment).animatableData, amount: 0.5)
        #expect("\(half)" == "#636363")
    }

    @Test func `a derived colour follows the appearance of its base`() throws {
        var dark = environment
        dark.colorScheme = .dark
        let faded = Color.blue.opacity(0.5).opacity(0.5)
        #expect(try paint(faded, in: environment) == "#007aff40" && paint(faded, in: dark) == "#0a84ff40")
        let mixed = Color.primary.mix(with: .red, by: 0.5)
        #expect(try paint(mixed, in: environment) != paint(mixed, in: dark))
        #expect(Color.red != Color(red8: 255, green8: 59, blue8: 48) && Color.red.opacity(0.5) == .red.opacity(0.5))
    }

    @Test func `the token of a theme colour stays with its opacity`() throws {
        let color = ThemeColor("color.control.accent")
        #expect(try paint(color.opacity(0.5), in: environment) == "#007aff80 {color.control.accent}")
        #expect(try paint(Color.accentColor, in: environment) == "#007aff {color.control.accent}")
        #expect(ThemeColor("color.nowhere").resolve(in: environment).opacity == 0)
    }

    @Test func `a nested scheme selects the theme's context, or the theme for it`() throws {
        var values = environment
        values.theme = try Theme.shipped(named: "classic")
        values.colorScheme = .dark
        #expect(values.theme.selectedContext == "dark")
        values.colorScheme = .light
        #expect(values.theme.selectedContext == "light")
        values.theme = .documented
        values.schemeThemes = SchemeThemes(light: .documented, dark: Theme.documented.called("night"))
        values.colorScheme = .dark
        #expect(values.theme.name == "night")
    }

    @Test func `a style that refers to the style it replaces takes the outer one`() {
        let tinted = placed(Rectangle().fill(.tint).tint(.tint.opacity(0.5)).tint(.red))
        #expect("\(tinted.nodes[0].payload)" == "Rectangle #ff3b3080")
        let behind = placed(Rectangle().fill(.background).backgroundStyle(.background.opacity(0.5)))
        #expect("\(behind.nodes[0].payload)" == "Rectangle #ffffff80")
    }

    @Test(
        arguments: [
            (Color.gray, "#b0b0b5", "#8e8e93"), (.blue, "#2ea7ff", "#0088ff"), (.mint, "#36dfcd", "#00c8b3"),
            (.yellow, "#ffcc00", "#efb900"),
        ])
    func `the standard gradient has the measured ends`(color: Color, top: String, bottom: String) throws {
        var values = environment
        values.systemPalette = .since2025
        let stops = try #require(try color.gradient.paint(in: values).gradient?.stops)
        #expect(stops.map { "\($0.color)" } == [top, bottom])
        #expect(stops.map(\.location) == (color == .yellow ? [0.3, 1] : [0, 0.7]))
    }
}
