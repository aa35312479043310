import Framewright
import FramewrightDrawing
import Testing

@testable import FramewrightVerification

@MainActor
struct ColorVisionTests {
    private func tiles(_ one: String, _ other: String) throws -> [Finding] {
        let source = """
            {"name": "T", "color": {"$type": "color", "tile": {"2": {"$value": "\(one)"}, "4": {"$value": "\(other)"},
             "8": {"$value": "#102030"}}}}
            """
        let theme = try ThemeLoader.load(Array(source.utf8), name: "t.json")
        let row = HStack {
            ForEach([2, 4, 8], id: \.self) { ThemeColor("color.tile.\($0)").frame(width: 30, height: 30) }
        }
        return try Linting.colors(of: .colorVision, in: row, theme: theme)
    }

    @Test func `neighbouring values with similar colours are found, others are not`() throws {
        #expect(try tiles("#ffffff", "#808080") == [])
        let close = try tiles("#ffd000", "#ffd100")
        #expect(close.map(\.level) == [.warning])
        #expect(close.first?.explanation.contains("(usual, protanopia, deuteranopia, tritanopia)") == true)
    }

    @Test func `a red and a green of one lightness are found for protanopia and deuteranopia`() throws {
        // Chosen by hand: their distance is 0.2 for normal vision.
        let found = try tiles("#a07850", "#7e8450")
        #expect(found.count == 1)
        #expect(found.first?.explanation.contains("usual") == false)
    }

    /// Machado 2009: greys are unchanged, so the rows of every matrix sum to 1.
    @Test(arguments: ColorVision.allCases)
    func `white, gray and black are unchanged by every color vision`(vision: ColorVision) {
        for row in vision.matrix { #expect(abs(row.reduce(0, +) - 1) < 1e-5) }
        for level in [0.0, 0.5, 1] {
            let gray = SRGBColor(red: level, green: level, blue: level)
            let (seen, usual) = (vision.seen(gray), ColorVision.usual.seen(gray))
            #expect(abs(seen.lightness - usual.lightness) < 1e-4)
            #expect(max(abs(seen.a), abs(seen.b)) < 1e-4)
        }
    }

    @Test func `black and white have a distance of 1`() {
        #expect(abs(ColorVision.usual.distance(.black, .white) - 1) < 1e-6)
    }
}
