import FramewrightDrawing

/// The part of the plane that a viewport shows, and how it is fitted (SVG 2, 8.6 and 8.7).
struct SVGViewBox {
    let rect: Rect

    /// Four numbers; nil for anything else and where a side is negative.
    init?(_ text: String) {
        guard let numbers = SVGScanner.numbers(text), numbers.count == 4, numbers[2] >= 0, numbers[3] >= 0 else {
            return nil
        }
        rect = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    init(_ rect: Rect) { self.rect = rect }

    /// From the view box to a viewport; nil where either has no area, and so nothing is seen.
    func transform(to viewport: Rect, _ fitting: SVGFitting) -> AffineTransform? {
        guard !rect.isEmpty, !viewport.isEmpty else { return nil }
        var x = viewport.width / rect.width
        var y = viewport.height / rect.height
        if fitting.isUniform {
            x = fitting.isSlice ? max(x, y) : min(x, y)
            y = x
        }
        return AffineTransform(
            a: x, b: 0, c: 0, d: y, tx: viewport.minX - rect.minX * x + (viewport.width - rect.width * x) * fitting.x,
            ty: viewport.minY - rect.minY * y + (viewport.height - rect.height * y) * fitting.y)
    }
}

/// A `preserveAspectRatio`.
struct SVGFitting: Hashable {
    var isUniform = true
    /// Covers the viewport instead of fitting into it.
    var isSlice = false
    /// The share of what is left over that lies before the picture: 0, 0.5 or 1.
    var x = 0.5
    var y = 0.5

    init() {}

    /// Nil for anything but an alignment and `meet` or `slice`.
    init?(_ text: String) {
        var words = text.split { $0.isWhitespace }[...]
        // A word of SVG 1.1, which is about pictures inside only.
        if words.first == "defer" { words.removeFirst() }
        guard let first = words.first, words.count <= 2 else { return nil }
        if first == "none" {
            isUniform = false
        } else {
            guard first.utf8.count == 8, let x = Self.share(first.prefix(4), "x"),
                let y = Self.share(first.suffix(4), "Y")
            else { return nil }
            (self.x, self.y) = (x, y)
        }
        guard words.count == 1 || ["meet", "slice"].contains(words.last) else { return nil }
        isSlice = words.count == 2 && words.last == "slice"
    }

    private static func share(_ word: Substring, _ letter: Character) -> Double? {
        guard word.first == letter else { return nil }
        switch word.dropFirst() {
        case "Min": return 0
        case "Mid": return 0.5
        case "Max": return 1
        default: return nil
        }
    }
}
