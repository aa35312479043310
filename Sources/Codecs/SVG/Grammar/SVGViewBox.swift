import FramewrightDrawing

/// The part of the plane that a viewport shows, and its fitting (SVG 2, 8.6 and 8.7).
struct SVGViewBox {
    let rect: Rect

    /// Parses four numbers; fails for anything else, or if a side is negative.
    init?(_ text: String) {
        guard let numbers = SVGScanner.numbers(text), numbers.count == 4, numbers[2] >= 0, numbers[3] >= 0 else {
            return nil
        }
        rect = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    init(_ rect: Rect) { self.rect = rect }

    /// Returns the transform from the view box to a viewport; nil if either is empty, so that nothing is visible.
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

/// A `preserveAspectRatio` value.
struct SVGFitting: Hashable {
    var isUniform = true
    /// Whether the content covers the viewport instead of fitting into it.
    var isSlice = false
    /// The fraction of the free space before the content: 0, 0.5 or 1.
    var x = 0.5
    var y = 0.5

    init() {}

    /// Parses an alignment, optionally followed by `meet` or `slice`; fails for anything else.
    init?(_ text: String) {
        var words = text.split { $0.isWhitespace }[...]
        // A keyword of SVG 1.1 that applies to nested images only.
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
