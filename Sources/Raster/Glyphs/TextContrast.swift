internal import FramewrightDrawing

/// The increase of text weight for light colours: a table from coverage to coverage, selected by the text's luminance.
///
/// Blending sRGB values makes light text on dark look thinner than dark text on light: a half-covered pixel at 128
/// looks nearer to black than to white. So the coverage of white text is raised to the power 5/6 (128 becomes 144),
/// black text keeps its exact area, and colours in between get a share that grows with the square of their luminance.
/// There is no other stem darkening, as on iOS.
///
/// Contrast is applied to the masks, not when blending: a screen has text of two or three luminances, and storing a
/// glyph twice costs less than a table lookup for every run of every glyph. Chosen by measurement against Chromium, see
/// "Text contrast" in Performance.
struct TextContrast: Hashable, Sendable {
    /// The luminance, from 0 for black to 7 for white.
    let luminance: UInt8

    static let none = TextContrast(luminance: 0)

    init(luminance: UInt8) { self.luminance = min(luminance, 7) }

    /// Uses the colour without its opacity. Gradients and images count as medium grey, for which almost nothing
    /// changes.
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

    /// Returns the adjusted coverage.
    subscript(level: UInt8) -> UInt8 { Self.tables[Int(luminance) << 8 | Int(level)] }

    /// Returns a row of coverage with this contrast.
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

    /// Returns `255 * (level / 255)^(5/6)`, rounded: the largest `w` with `(w - 1/2)^6 <= 255 * level^5`, in integers.
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
