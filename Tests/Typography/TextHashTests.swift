import FramewrightDrawing
import Testing

@testable import FramewrightTypography

/// Texts that differ only slightly, as in the frames of an animation, must have different hashes, so that no cache
/// compares each with all others.
struct TextHashTests {
    /// The property of a text that changes.
    enum Change: CaseIterable {
        case size, tracking, kerning, baseline, red, opacity, weight, gradient

        func apply(_ step: Int, to attributes: inout TextAttributes) {
            let share = Double(step) / 800
            switch self {
            case .size: attributes.font.size = 10 + share
            case .tracking: attributes.tracking = share - 0.5
            case .kerning: attributes.kerning = share - 0.5
            case .baseline: attributes.baselineOffset = -share
            case .red: attributes.paint = Paint(SRGBColor(red: share, green: 0, blue: 0))
            case .opacity: attributes.paint = Paint(SRGBColor.black.opacity(share))
            case .weight: attributes.font.weight = FontWeight(100 + step)
            case .gradient:
                attributes.paint = Paint(
                    GradientPaint(
                        .linear(start: .zero, end: Point(x: share, y: 1)),
                        stops: [.init(.black, location: 0), .init(.white, location: 1)]))
            }
        }
    }

    @Test(arguments: Change.allCases)
    func `any animated property changes the hash`(change: Change) {
        let hashes = (0..<800).map { step in
            var text = AttributedText("Framewright", font: FontDescriptor(size: 17))
            change.apply(step, to: &text.runs[0].attributes)
            return PageKey(text: text, direction: .leftToRight, locale: Locale(identifier: "en")).hashValue
        }
        #expect(Set(hashes).count == 800)
    }

    /// One change for each property, including those of `Paint`.
    private static let changes: [@Sendable (inout TextAttributes) -> Void] = [
        { $0.font.size += 1 }, { $0.font.weight = .bold }, { $0.paint = Paint(.red) },
        { $0.paint = Paint(.black, token: "color.ink") }, { Change.gradient.apply(1, to: &$0) },
        { $0.kerning = 1 }, { $0.tracking = 1 }, { $0.baselineOffset = 1 }, { $0.underline = TextLineStyle() },
        { $0.strikethrough = TextLineStyle() }, { $0.background = Paint(.red) },
        { $0.box = TextBox(width: 1, ascent: 1, descent: 0) },
    ]

    @Test func `texts that differ in any property are not equal`() {
        let plain = TextAttributes(font: FontDescriptor(size: 17))
        let all =
            [plain]
            + Self.changes.map { change in
                var other = plain
                change(&other)
                return other
            }
        for (index, one) in all.enumerated() {
            for (place, other) in all.enumerated() {
                let texts = [one, other].map { AttributedText(runs: [.init("Framewright", $0)]) }
                #expect((one == other) == (index == place) && (texts[0] == texts[1]) == (index == place))
            }
        }
        // Equality is written out for speed: a new property must be added there, and a change of it above.
        #expect(Mirror(reflecting: plain).children.count == 6 && Mirror(reflecting: plain.paint).children.count == 3)
        #expect(Mirror(reflecting: AttributedText("", font: plain.font)).children.count == 1)
    }

    @Test func `attributes that are removed again equal those that were never set`() {
        let plain = TextAttributes(font: FontDescriptor(size: 17))
        var other = plain
        (other.underline, other.box) = (TextLineStyle(pattern: .dot), TextBox(width: 1, ascent: 1, descent: 0))
        (other.underline, other.box) = (nil, nil)
        #expect(other == plain && other.hashValue == plain.hashValue)
    }

    @Test func `gradients are compared by value`() {
        let gradient = GradientPaint(
            .linear(start: .zero, end: Point(x: 9, y: 0)),
            stops: [.init(SRGBColor(red: 1, green: 0, blue: 0), location: 0)])
        #expect(Paint(gradient) == Paint(gradient) && Paint(gradient).hashValue == Paint(gradient).hashValue)
        #expect(Paint(gradient) != Paint(gradient.stops[0].color))
    }

    @Test func `equal texts have equal hashes, also for zero and minus zero`() {
        var (one, other) = (
            TextAttributes(font: FontDescriptor(size: 17)), TextAttributes(font: FontDescriptor(size: 17))
        )
        (one.tracking, other.tracking) = (0, -0.0)
        let keys = [one, other].map {
            PageKey(
                text: AttributedText(runs: [.init("Framewright", $0)]), direction: .leftToRight,
                locale: Locale(identifier: "en"))
        }
        #expect(keys[0] == keys[1] && keys[0].hashValue == keys[1].hashValue)
    }
}
