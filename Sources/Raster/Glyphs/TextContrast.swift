internal import FramewrightDrawing

/// How much heavier text is drawn for being light: a table from coverage to coverage, chosen by the text's luminance.
///
/// Blending sRGB values makes light text on dark look thinner than the same text dark on light: a half-covered pixel at
/// 128 is nearer to black than to white for the eye. So white text has its coverage raised to the power 5/6 (128 becomes
/// 144), black text keeps the exact area, and what is between gets a share that grows with the square of its luminance.
/// Stems are not darkened otherwise, as on iOS.
///
/// Measured 2026-11-21 against Chromium 156 (greyscale, no hinting: Skia with contrast 0.2 and gamma 1.2), one line each in
/// Inter and Liberation Sans at 11, 13, 15 and 17 points; our ink as a share of Chromium's, least and most of the 8:
///
///                         at 1x         at 2x         at 3x         with plain coverage, 1x, 2x, 3x
///     black on white      1.00 - 1.05   1.00 - 1.03   1.01 - 1.02   the same
///     white on black      0.99 - 1.03   1.00 - 1.02   1.00 - 1.01   0.92 - 0.96, 0.95 - 0.97, 0.97 - 0.98
///     #8e8e93 on white    0.98 - 1.02   0.99 - 1.01   1.00 - 1.01   0.96 - 1.00, 0.97 - 0.99, 0.99 - 1.00
///
/// Glyphs lie on the same quarters of a pixel: of the squared ink 0.2 to 0.6 % differs at 2x and 3x, where lines are laid
/// over each other. Pixels 4 times enlarged cannot be told apart by eye.
///
/// Tables go into the masks, not between mask and blend: a screen has text of two or three luminances, and the same
/// letter in two of them is kept twice, which costs less than a look at the table for every run of every glyph.
struct TextContrast: Hashable, Sendable {
    /// 0 for black to 7 for white.
    let luminance: UInt8

    static let none = TextContrast(luminance: 0)

    init(luminance: UInt8) { self.luminance = min(luminance, 7) }

    /// Of the colour without its opacity. Gradients and pictures count as middle grey, for which hardly anything changes.
    init(_ ink: Ink) {
        switch ink {
        case .solid(let color): self.init(color)
        case .gradient, .sampled, .pixels: self.init(luminance: 3)
        }
    }

    private init(_ color: PremultipliedPixel) {
        let sum = 77 * Int(color.red) + 150 * Int(color.green) + 29 * Int(color.blue)
        let whole = 256 * max(1, Int(color.alpha))
        self.init(luminance: UInt8((sum * 14 + whole) / (whole * 2)))
    }

    /// What coverage becomes.
    subscript(level: UInt8) -> UInt8 { Self.tables[Int(luminance) << 8 | Int(level)] }

    /// Brings a row of coverage to this contrast.
    func apply(to runs: RowRuns) -> [CoverageRun] {
        guard luminance > 0 else { return Array(runs) }
        return runs.map { CoverageRun(start: $0.start, end: $0.end, level: self[$0.level]) }
    }

    private static let tables: [UInt8] = (0...7).flatMap { luminance in
        (0...255).map { level in
            let share = luminance * luminance * (heaviest(level) - level)
            return UInt8(level + (share * 2 + 49) / 98)
        }
    }

    /// `255 * (level / 255)^(5/6)`, rounded: the largest `w` for which `(w - 1/2)^6 <= 255 * level^5`, in whole numbers.
    private static func heaviest(_ level: Int) -> Int {
        let limit = 64 * 255 * power(level, 5)
        var result = level
        while result < 255, power(2 * result + 1, 6) <= limit { result += 1 }
        return result
    }

    private static func power(_ base: Int, _ exponent: Int) -> Int {
        (0..<exponent).reduce(1) { product, _ in product * base }
    }
}
