import FramewrightDrawing
import FramewrightTestSupport
import Testing

@testable import FramewrightTheming

struct ThemeStartTests {
    @Test func `three colours become a theme of both contexts that contains them unchanged`() throws {
        let accent = SRGBColor(red: 0.76, green: 0.25, blue: 0.05)
        let start = ThemeStart(name: "Mine", background: .white, ink: .black, accent: accent)
        let theme = try start.theme().theme
        #expect(theme.name == "Mine" && theme.contexts == ["light", "dark"])
        #expect(theme.color("color.background") == .white && theme.color("color.ink") == .black)
        #expect(theme.color("color.accent")?.description == accent.description)
        let dark = try theme.selecting(context: "dark")
        #expect(relativeLuminance(try #require(dark.color("color.background"))) < 0.1)
        #expect(relativeLuminance(try #require(dark.color("color.ink"))) > 0.5)
    }

    @Test func `a dark background belongs to the dark context`() throws {
        let start = ThemeStart(name: "Mine", background: .black, ink: .white, accent: .white)
        let theme = try start.theme().theme
        #expect(try theme.selecting(context: "dark").color("color.background") == .black)
        #expect(relativeLuminance(try #require(theme.selecting(context: "light").color("color.background"))) > 0.8)
    }

    @Test func `any three colours give legible texts, and tiles of steady lightness for any vision`() throws {
        var chance = SplitMix(state: 36)
        func color() -> SRGBColor {
            SRGBColor(
                hex: "#\((0..<6).map { _ in String(Int.random(in: 0..<16, using: &chance), radix: 16) }.joined())")
                ?? .black
        }
        for _ in 0..<60 {
            let start = ThemeStart(name: "T", background: color(), ink: color(), accent: color())
            let result = try start.theme()
            for context in [nil, "light", "dark"] {
                let theme = try result.theme.selecting(context: context)
                #expect(theme.lowPairs(except: []) == [], "\(start)")
                #expect(theme.contrastReport().filter { !$0.passes }.map(\.description) == [], "\(start)")
                let tiles = ThemeBuilder.tiles.compactMap { theme.color("color.tile.\($0)") }
                let lightness = tiles.map { ColorVision.usual.lab($0).lightness }
                #expect(lightness == lightness.sorted() || lightness == lightness.sorted(by: >), "\(start)")
                for (tile, next) in zip(tiles, tiles.dropFirst()) {
                    for vision in ColorVision.allCases {
                        #expect(vision.difference(tile, next) >= (vision == .usual ? 3 : 2.3), "\(vision) \(start)")
                    }
                }
            }
        }
    }

    @Test(arguments: [
        ("#1a73e8", "#1a73e8"), ("1a73e8", "#1a73e8"), ("#FFF", "#ffffff"), ("hsl(0, 100%, 50%)", "#ff0000"),
    ])
    func `a colour is read in common notations`(text: String, color: String) {
        #expect(ThemeStart.color(text)?.description == color)
    }

    @Test(arguments: ["", "#12", "blueish", "#gggggg", "-1"])
    func `an invalid colour is nil`(text: String) { #expect(ThemeStart.color(text) == nil) }
}

extension Theme {
    /// Returns the drawn pairs with too little contrast, except for pairs of two given tokens and pairs that come
    /// only from `documented`.
    func lowPairs(except given: Set<String>) -> [String] {
        DrawnPairs.all(in: self).flatMap { text, grounds in
            grounds.compactMap { ground -> String? in
                guard let ink = paint(text), let area = paint(ground) else { return nil }
                let tokens = [ink.token, area.token].compactMap(\.self)
                if tokens.allSatisfy(given.contains) || tokens.allSatisfy({ token(at: $0) == nil }) { return nil }
                let opaque = area.color.laid(over: color("color.background") ?? .white)
                return contrastRatio(ink.color, on: opaque) < 4.5 ? "\(text) on \(ground)" : nil
            }
        }
    }
}
