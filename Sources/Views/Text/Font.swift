public import FramewrightTypography

/// A request for a typeface: family, size, weight, slant and design.
public struct Font: Hashable, Sendable {
    public typealias Weight = FontWeight
    public typealias Design = FontDesign
    public typealias Width = FontWidth

    enum Measure: Hashable, Sendable {
        case points(Double)
        /// Share of the height a parent proposes.
        case relative(Double)
        case style(TextStyle)
        /// Points that grow with a text style.
        case scaled(Double, TextStyle)
    }

    var family: String
    var measure: Measure
    var weight: FontWeight = .regular
    var isItalic = false
    var design = FontDesign.default
    var width = FontWidth.standard
    var hasMonospacedDigits = false
    var features: [FontFeature] = []
    var variations: [FontVariation] = []

    /// The platform's own typeface.
    public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(
            family: "system", measure: .points(size), weight: weight ?? .regular, design: design ?? .default)
    }

    /// The platform's own typeface in the size and weight of a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(
            family: "system", measure: .style(style), weight: weight ?? style.weight, design: design ?? .default)
    }

    /// The platform's own typeface at a share of the height its parent proposes: a digit that keeps its proportion to
    /// a key or tile of any size. Where no height is proposed it is 17 points.
    public static func system(relativeSize: Double, weight: FontWeight = .regular) -> Font {
        Font(family: "system", measure: .relative(relativeSize), weight: weight)
    }

    /// A typeface by its family name, such as `Helvetica`; its size grows with body text.
    public static func custom(_ family: String, size: Double) -> Font { custom(family, size: size, relativeTo: .body) }

    /// A typeface by its family name; its size grows with a text style, in proportion to its size.
    public static func custom(_ family: String, size: Double, relativeTo style: TextStyle) -> Font {
        Font(family: family, measure: .scaled(size, style))
    }

    /// A typeface by its family name, in one size whatever the person's wish.
    public static func custom(_ family: String, fixedSize: Double) -> Font {
        Font(family: family, measure: .points(fixedSize))
    }
    /// A typeface by its family name, at a share of the height its parent proposes, as `system(relativeSize:)`.
    public static func custom(_ family: String, relativeSize: Double) -> Font {
        Font(family: family, measure: .relative(relativeSize))
    }
}

extension Font {
    /// The same family in another weight.
    public func weight(_ weight: Weight) -> Font { changing { $0.weight = weight } }

    /// At least bold.
    public func bold() -> Font { changing { $0.weight = max($0.weight, .bold) } }

    /// The slanted face of the same family.
    public func italic() -> Font { changing { $0.isItalic = true } }

    /// The variant with letters of one width. Families other than the system's have none and stay as they are.
    public func monospaced() -> Font { changing { $0.design = .monospaced } }

    /// Digits of one width, where the font has them.
    public func monospacedDigit() -> Font { changing { $0.hasMonospacedDigits = true } }

    /// The same family with narrower or wider letters, where it has them.
    public func width(_ width: Width) -> Font { changing { $0.width = width } }

    /// Small letters and capitals as small capitals, where the font has them.
    public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }

    /// Small letters as small capitals, where the font has them.
    public func lowercaseSmallCaps() -> Font { features([.lowercaseSmallCaps]) }

    /// Capitals as small capitals, where the font has them.
    public func uppercaseSmallCaps() -> Font { features([.uppercaseSmallCaps]) }

    /// OpenType features, besides those switched before: `[FontFeature("ss01"), .fractions]`.
    public func features(_ features: [FontFeature]) -> Font { changing { $0.features += features } }

    /// Places on the axes of a variable font, besides those given before.
    public func variations(_ variations: [FontVariation]) -> Font { changing { $0.variations += variations } }

    func changing(_ change: (inout Font) -> Void) -> Font {
        var font = self
        change(&font)
        return font
    }
}

extension Font {
    /// True when its size depends on the proposal.
    var isRelative: Bool {
        if case .relative = measure { true } else { false }
    }

    /// What Typography looks up, for a parent that proposes `height`.
    func descriptor(height: Double?, at typeSize: DynamicTypeSize) -> FontDescriptor {
        var descriptor = FontDescriptor(
            family: family, size: 17, weight: weight, isItalic: isItalic, design: design, width: width,
            hasMonospacedDigits: hasMonospacedDigits, features: features, variations: variations)
        switch measure {
        case .points(let size): descriptor.size = size
        case .relative(let share):
            let size = height.flatMap { $0.isFinite ? $0 * share : nil } ?? 17
            descriptor.size = min(max(size, 0), FontDescriptor.largestSize)
        case .scaled(let size, let style): descriptor.size = size * style.growth(at: typeSize)
        case .style(let style):
            let measure = style.measure(at: typeSize)
            (descriptor.size, descriptor.leading) = (measure.size, measure.leading)
        }
        return descriptor
    }
}
