import Framewright
import FramewrightDrawing
import FramewrightTheming
import FramewrightViews

/// How a text stands out from what is painted under it, place by place.
struct TextContrast {
    /// Two colours met together, and how often.
    struct Pair {
        let text: PremultipliedPixel
        let background: PremultipliedPixel
        let ratio: Double
        /// The first place they were met at, in pixels at one a point.
        let place: (x: Int, y: Int)
        var count: Int
    }

    let box: TextBox
    /// WCAG 2 ratio that is asked for.
    let limit: Double
    let pixels: [(x: Int, y: Int)]
    /// In the order they were met.
    let pairs: [Pair]

    /// - Parameters:
    ///   - ground: the screen without texts.
    ///   - texts: the screen with boxes of the texts' paints in place of their glyphs.
    init(_ box: TextBox, _ ground: Bitmap, _ texts: Bitmap, _ layout: ScreenLayout, _ settings: LintSettings) {
        self.box = box
        limit = box.isLarge ? settings.largeTextContrast : settings.textContrast
        pixels = Self.pixels(box, ground.size, layout)
        var pairs: [Pair] = []
        for place in pixels {
            let (text, ground) = (texts[place.x, place.y], ground[place.x, place.y])
            if let known = pairs.firstIndex(where: { $0.text == text && $0.background == ground }) {
                pairs[known].count += 1
            } else {
                let ratio = contrastRatio(text.color, on: ground.color)
                pairs.append(Pair(text: text, background: ground, ratio: ratio, place: place, count: 1))
            }
        }
        self.pairs = pairs
    }

    /// The pixels of the picture, at one a point, that show the box's places.
    private static func pixels(_ box: TextBox, _ size: PixelSize, _ layout: ScreenLayout) -> [(x: Int, y: Int)] {
        let transform = layout.tree.transform(around: box.source)
        return box.places.compactMap { place in
            let seen = transform?.apply(place) ?? place
            guard seen.x >= 0, seen.y >= 0, seen.x < Double(size.width), seen.y < Double(size.height) else {
                return nil
            }
            return (Int(seen.x), Int(seen.y))
        }
    }

    /// The pair met most often among those that fail; nil where enough of the text stands out: one place in seven may not,
    /// as at a box's rounded corner.
    func low(_ exceptions: [ContrastException]) -> Pair? {
        let known = exceptions.filter { $0.foreground == box.paint.token }
        let failing = pairs.filter { pair in
            pair.ratio < limit && !known.contains { $0.covers(pair.background.color, pair.ratio) }
        }
        let count = failing.reduce(0) { $0 + $1.count }
        guard count * 7 > pixels.count else { return nil }
        return failing.max { $0.count < $1.count }
    }

    /// The pairs that make up six sevenths of the text, the commonest first.
    var common: [Pair] {
        var (rest, common) = (pixels.count, [Pair]())
        for pair in pairs.sorted(by: { ($1.count, $0.ratio) < ($0.count, $1.ratio) }) {
            common.append(pair)
            rest -= pair.count
            if rest * 7 <= pixels.count { break }
        }
        return common
    }

    /// True where the text is there to be seen, and only its own opacity is in the way: what shows through something on
    /// top of it is not meant to be read. `black` and `white` are the picture with boxes of these colours.
    func isSeen(_ black: Bitmap, _ white: Bitmap, _ opacity: Double) -> Bool {
        let shares = pixels.map { x, y in
            let (dark, light) = (black[x, y].color, white[x, y].color)
            return (light.red - dark.red + light.green - dark.green + light.blue - dark.blue) / 3
        }
        let share = shares.reduce(0, +) / Double(max(1, shares.count))
        return share > 0.05 && share > opacity - 0.1
    }
}

/// A text that stands out too little from what is under it.
struct LowContrast {
    let contrast: TextContrast
    /// The commonest of its pairs that fail.
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
    /// Of an opaque pixel; pictures of screens have no others.
    var color: Color { Color(red8: red, green8: green, blue8: blue) }
}
