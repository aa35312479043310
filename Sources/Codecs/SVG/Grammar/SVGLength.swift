import FramewrightDrawing

/// A length with its unit (SVG 2, 4.2.3); 96 pixels are an inch.
struct SVGLength: Hashable {
    enum Unit: Hashable {
        case pixels
        case percent
        /// Multiples of the element's font size.
        case ems
        /// Multiples of the root element's font size.
        case rems
    }

    /// The reference length of a percentage.
    enum Direction {
        case width
        case height
        /// The diagonal divided by the square root of two.
        case other
    }

    let value: Double
    let unit: Unit

    init(_ value: Double, _ unit: Unit = .pixels) {
        self.value = value
        self.unit = unit
    }

    /// Fails for anything but a single length.
    init?(_ text: String) {
        var scanner = SVGScanner(text)
        scanner.skipSpace()
        guard let length = SVGLength(&scanner) else { return nil }
        scanner.skipSpace()
        guard scanner.isAtEnd else { return nil }
        self = length
    }

    init?(_ scanner: inout SVGScanner) {
        guard let number = scanner.number() else { return nil }
        if scanner.consume("%") {
            self.init(number, .percent)
            return
        }
        switch scanner.word().lowercased() {
        case "", "px": self.init(number)
        case "pt": self.init(number * 96 / 72)
        case "pc": self.init(number * 16)
        case "in": self.init(number * 96)
        case "cm": self.init(number * 96 / 2.54)
        case "mm": self.init(number * 96 / 25.4)
        case "q": self.init(number * 96 / 101.6)
        case "em": self.init(number, .ems)
        case "rem": self.init(number, .rems)
        // Without metrics of the font, half an em, as CSS defines.
        case "ex", "ch": self.init(number / 2, .ems)
        default: return nil
        }
    }

    /// Returns the length in user units; percentages refer to `viewport`.
    func resolved(
        _ direction: Direction, in viewport: Size, fontSize: Double, rootFontSize: Double = SVGStyle.initialFontSize
    ) -> Double {
        switch unit {
        case .pixels: value
        case .ems: value * fontSize
        case .rems: value * rootFontSize
        case .percent: value / 100 * Self.full(direction, viewport)
        }
    }

    private static func full(_ direction: Direction, _ viewport: Size) -> Double {
        switch direction {
        case .width: viewport.width
        case .height: viewport.height
        case .other:
            ((viewport.width * viewport.width + viewport.height * viewport.height) / 2).squareRoot()
        }
    }
}
