import Framewright
import FramewrightDrawing
import FramewrightTheming
import FramewrightViews

/// The contrast of a text with its background, sampled point by point.
struct TextContrast {
    /// A combination of text and background colour and the number of its samples.
    struct Pair {
        let text: PremultipliedPixel
        let background: PremultipliedPixel
        let ratio: Double
        /// The first sample with these colours, in pixels at one pixel per point.
        let place: (x: Int, y: Int)
        var count: Int
    }

    let box: TextBox
    /// The required WCAG 2 contrast ratio.
    let limit: Double
    let pixels: [(x: Int, y: Int)]
    /// The colour pairs, in the order of their first samples.
    let pairs: [Pair]

    /// - Parameters:
    ///   - background: The screen without texts.
    ///   - texts: The screen with boxes of the texts' paints in place of their glyphs.
    init(_ box: TextBox, background: Bitmap, texts: Bitmap, in layout: ScreenLayout, settings: LintSettings) {
        self.box = box
        limit = box.isLarge ? settings.largeTextContrast : settings.textContrast
        pixels = Self.pixels(box, size: background.size, in: layout)
        var pairs: [Pair] = []
        for place in pixels {
            let (text, background) = (texts[place.x, place.y], background[place.x, place.y])
            if let known = pairs.firstIndex(where: { $0.text == text && $0.background == background }) {
                pairs[known].count += 1
            } else {
                let ratio = contrastRatio(text.color, on: background.color)
                pairs.append(Pair(text: text, background: background, ratio: ratio, place: place, count: 1))
            }
        }
        self.pairs = pairs
    }

    /// Returns the pixels of the bitmap, at one pixel per point, that show the box's sample points.
    private static func pixels(_ box: TextBox, size: PixelSize, in layout: ScreenLayout) -> [(x: Int, y: Int)] {
        let transform = layout.tree.transform(around: box.source)
        return box.places.compactMap { place in
            let seen = transform?.apply(place) ?? place
            guard seen.x >= 0, seen.y >= 0, seen.x < Double(size.width), seen.y < Double(size.height) else {
                return nil
            }
            return (Int(seen.x), Int(seen.y))
        }
    }

    /// Returns the most frequent failing pair, or nil if at most one sample in seven fails, as at a rounded corner of
    /// the background.
    func low(_ exceptions: [ContrastException]) -> Pair? {
        let known = exceptions.filter { $0.foreground == box.paint.token }
        let failing = pairs.filter { pair in
            pair.ratio < limit && !known.contains { $0.covers(pair.background.color, pair.ratio) }
        }
        let count = failing.reduce(0) { $0 + $1.count }
        guard count * 7 > pixels.count else { return nil }
        return failing.max { $0.count < $1.count }
    }

    /// The most frequent pairs that together cover six sevenths of the samples.
    var common: [Pair] {
        var (rest, common) = (pixels.count, [Pair]())
        for pair in pairs.sorted(by: { ($1.count, $0.ratio) < ($0.count, $1.ratio) }) {
            common.append(pair)
            rest -= pair.count
            if rest * 7 <= pixels.count { break }
        }
        return common
    }

    /// True if the text is visible and nothing but its own layers reduces its opacity. Text that shows through a
    /// cover does not have to be readable.
    ///
    /// - Parameters:
    ///   - black: The screen with black boxes in place of the texts.
    ///   - white: The screen with white boxes in place of the texts.
    func isSeen(_ black: Bitmap, white: Bitmap, opacity: Double) -> Bool {
        let shares = pixels.map { x, y in
            let (dark, light) = (black[x, y].color, white[x, y].color)
            return (light.red - dark.red + light.green - dark.green + light.blue - dark.blue) / 3
        }
        let share = shares.reduce(0, +) / Double(max(1, shares.count))
        return share > 0.05 && share > opacity - 0.1
    }
}

/// A text with too little contrast to its background.
struct LowContrast {
    let contrast: TextContrast
    /// The most frequent of its failing pairs.
    let pair: TextContrast.Pair

    init?(_ contrast: TextContrast, _ exceptions: [ContrastException]) {
        guard let pair = contrast.low(exceptions) else { return nil }
        (self.contrast, self.pair) = (contrast, pair)
    }

    var explanation: String {
        let cut = shortest((pair.ratio * 100).rounded(.down) / 100)
        let token = contrast.box.paint.token.map { " {\($0)}" } ?? ""
        return
            "\(contrast.box.text.debugDescription) in \(pair.text.color)\(token) on \(pair.background.color) has \(cut):1, \(shortest(contrast.limit)):1 is asked for"
    }
}

extension PremultipliedPixel {
    /// The colour of an opaque pixel. Rendered screens have no others.
    var color: SRGBColor { SRGBColor(red8: red, green8: green, blue8: blue) }
}
