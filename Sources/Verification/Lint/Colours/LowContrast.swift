import Framewright
import FramewrightDrawing
import FramewrightTheming
import FramewrightViews

/// A text that stands out too little from what is under it.
struct LowContrast {
    let box: TextBox
    /// The pair of pixels met most often among those that fail, the text's first.
    private let pair: (text: Color, ground: Color)
    private let ratio: Double
    private let limit: Double
    private let pixels: [(x: Int, y: Int)]

    /// Nil where enough of the text stands out: one place in seven may not, as at a box's rounded corner.
    init?(
        _ box: TextBox, _ ground: Bitmap, _ texts: Bitmap, _ layout: ScreenLayout, _ settings: LintSettings,
        _ exceptions: [ContrastException]
    ) {
        let limit = box.isLarge ? settings.largeTextContrast : settings.textContrast
        let known = exceptions.filter { $0.foreground == box.paint.token }
        self.limit = limit
        self.box = box
        pixels = Self.pixels(box, ground.size, layout)
        var tally: [(text: PremultipliedPixel, ground: PremultipliedPixel, ratio: Double, count: Int)] = []
        for (x, y) in pixels {
            let (text, ground) = (texts[x, y], ground[x, y])
            if let known = tally.firstIndex(where: { $0.text == text && $0.ground == ground }) {
                tally[known].count += 1
            } else {
                tally.append((text, ground, contrastRatio(text.color, on: ground.color), 1))
            }
        }
        let failing = tally.filter { entry in
            entry.ratio < limit && !known.contains { $0.covers(entry.ground.color, entry.ratio) }
        }
        let count = failing.reduce(0) { $0 + $1.count }
        guard count * 7 > pixels.count, let most = failing.max(by: { $0.count < $1.count }) else { return nil }
        pair = (most.text.color, most.ground.color)
        ratio = most.ratio
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

    var explanation: String {
        let cut = shortest((ratio * 100).rounded(.down) / 100)
        let token = box.paint.token.map { " {\($0)}" } ?? ""
        return
            "\(box.text.debugDescription) in \(pair.text)\(token) on \(pair.ground) has \(cut):1, \(shortest(limit)):1 is asked for"
    }
}

/// A pair of a theme's colours that may have less contrast, for the reason the theme gives.
struct ContrastException: Sendable {
    /// Token of the text.
    let foreground: String
    /// Nil for whatever is under it.
    let ground: Color?
    let minimum: Double

    /// True for that ground, to the rounding of a pixel, where the text stands out as much as the theme says.
    func covers(_ color: Color, _ ratio: Double) -> Bool {
        guard let ground else { return ratio >= minimum }
        let slack = 1.5 / 255
        return abs(color.red - ground.red) < slack && abs(color.green - ground.green) < slack
            && abs(color.blue - ground.blue) < slack && ratio >= minimum
    }
}

extension Theme {
    /// In the selected context.
    var contrastExceptions: [ContrastException] {
        contrastPairs.filter { $0.reason != nil }.map { pair in
            let ground = pair.background.flatMap { token(at: $0) }.flatMap { token -> Color? in
                if case .color(let color) = token.value { color } else { nil }
            }
            return ContrastException(foreground: pair.foreground, ground: ground, minimum: pair.minimum)
        }
    }
}

extension PremultipliedPixel {
    /// Of an opaque pixel; pictures of screens have no others.
    var color: Color { Color(red8: red, green8: green, blue8: blue) }
}
