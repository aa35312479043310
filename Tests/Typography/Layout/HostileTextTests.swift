import FramewrightDrawing
import FramewrightTestSupport
import Testing

@testable import FramewrightTypography

struct HostileTextTests {
    enum LongText: String, CaseIterable {
        case letters, mixedFonts, marks, paragraphs, spaces, joiners, ligatures, overrides, families, isolates, brackets
        case nestedIsolates, signs

        var text: String {
            switch self {
            case .letters: String(repeating: "a", count: 100_000)
            case .mixedFonts: String(repeating: "a中", count: 50_000)
            case .marks: "e" + String(repeating: "\u{301}", count: 100_000)
            case .paragraphs: String(repeating: "\n", count: 100_000)
            case .spaces: String(repeating: " ", count: 100_000)
            case .joiners: String(repeating: "\u{200D}\u{FE0F}", count: 50_000)
            case .ligatures: String(repeating: "->", count: 50_000)
            case .overrides: String(repeating: "\u{202E}א", count: 50_000)
            case .isolates: String(repeating: "\u{2067}א\u{2069}", count: 30_000)
            case .nestedIsolates:
                String(repeating: "\u{2068}(", count: 50_000) + "א" + String(repeating: "\u{2069})", count: 50_000)
            case .brackets: String(repeating: "(", count: 50_000) + "א" + String(repeating: ")", count: 50_000)
            case .signs: String(repeating: "$(\u{301}\u{200D}", count: 25_000)
            case .families: String(repeating: "👨‍👩‍👧", count: 10_000)
            }
        }
    }

    /// Each takes up to half a second. Ten seconds of processor time suffice for slow machines, but not for quadratic
    /// time.
    @Test(arguments: LongText.allCases, [0.0, 100])
    func `long texts are laid out promptly`(long: LongText, width: Double) throws {
        let elapsed = try processorTime {
            let layout = try lay(long.text, width: width, fonts: FontLibrary())
            #expect(layout.size.isFinite && layout.size.width <= width)
        }
        #expect(elapsed < .seconds(10))
    }

    @Test func `a text of many runs is laid out promptly`() throws {
        let runs = (0..<20_000).map { number in
            AttributedText.Run(
                "a ", TextAttributes(font: FontDescriptor(size: Double(10 + number % 7)), underline: TextLineStyle()))
        }
        let elapsed = try processorTime {
            let layout = try Typesetter(fonts: FontLibrary())
                .layout(AttributedText(runs: runs), style: ParagraphStyle(), proposedWidth: 300, proposedHeight: nil)
            #expect(layout.size.isFinite && layout.runs.count == 20_000)
        }
        #expect(elapsed < .seconds(10))
    }

    @Test func `a text beyond the limit is an error`() {
        let error = #expect(throws: TypographyError.self) { try lay(String(repeating: "a", count: 1_000_001)) }
        #expect(error == .textTooLong(bytes: 1_000_001))
    }

    @Test(arguments: [-1.0, .infinity, -Double.infinity, .nan, 10_001])
    func `an impossible font size is an error`(size: Double) {
        let error = #expect(throws: TypographyError.self) { try lay("a", FontDescriptor(size: size)) }
        #expect(error?.message.hasPrefix("unusable font size") == true)
    }

    @Test(arguments: [0, Double.leastNonzeroMagnitude, 1e-300, 10_000])
    func `extreme font sizes give finite layouts`(size: Double) throws {
        let layout = try lay("Kai 小明 2048", FontDescriptor(size: size), width: 100, height: 100)
        #expect(layout.size.isFinite && layout.size.width <= 100)
    }

    @Test(arguments: [
        (Double.nan, 1), (.infinity, 1), (-Double.infinity, 14), (-3, 14), (0, 14), (.leastNonzeroMagnitude, 14),
        (1e300, 1),
    ])
    func `invalid proposals count as unlimited or as zero`(width: Double, count: Int) throws {
        let layout = try lay("Show Rank Games!", width: width)
        #expect(layout.lineCount == count && layout.size.isFinite)
        #expect(layout.isClipped == (count > 1))
    }

    @Test(arguments: [-1, 0, .min]) func `a line limit below one is one`(limit: Int) throws {
        #expect(try lay("a b", FontDescriptor(size: 17), ParagraphStyle(lineLimit: limit), width: 15).lineCount == 1)
    }

    @Test(arguments: [Double.nan, -1, 0, .infinity]) func `invalid scale factors are clamped`(factor: Double) throws {
        let style = ParagraphStyle(lineLimit: 1, minimumScaleFactor: factor)
        let scale = try lay("Show Rank", FontDescriptor(size: 17), style, width: 0.01).scale
        #expect(scale == 1 || scale == 1.0 / 64)
    }

    @Test(arguments: 1...300)
    func `random text fits its lines and no cluster is split or lost`(seed: UInt64) throws {
        var random = Seeded(state: seed)
        let text = random.text(length: Int.random(in: 0...80, using: &random))
        let width = Double.random(in: 0...200, using: &random)
        let style = ParagraphStyle(lineLimit: Bool.random(using: &random) ? nil : 2)
        let layout = try lay(text, FontDescriptor(size: 17), style, width: width)
        #expect(layout.size.width <= width && layout.glyphRuns.allSatisfy { !$0.glyphs.isEmpty })
        let shown = layout.shownLines.joined().filter { !$0.isWhitespace && $0 != "…" }
        let wanted = text.filter { !$0.isWhitespace }
        #expect(layout.isTruncated ? wanted.hasPrefix(shown) : shown == wanted)
    }
}
