public import FramewrightTypography

/// A font request: family, size, weight, slant and design.
public struct Font: Hashable, Sendable {
    /// The weight of strokes.
    public typealias Weight = FontWeight
    /// The design of the system font.
    public typealias Design = FontDesign
    /// The width of letters.
    public typealias Width = FontWidth

    enum Measure: Hashable, Sendable {
        case points(Double)
        /// A share of the height that the parent proposes.
        case relative(Double)
        case style(TextStyle)
        /// Points that scale with a text style.
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

    /// Returns the system font in a size in points.
    public static func system(size: Double, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(
            family: "system", measure: .points(size), weight: weight ?? .regular, design: design ?? .default)
    }

    /// Returns the system font in the size and weight of a text style.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(
            family: "system", measure: .style(style), weight: weight ?? style.weight, design: design ?? .default)
    }

    /// Returns the system font at a share of the height that its parent proposes, for text in proportion to a key or
    /// tile of any size. If no height is proposed, the size is 17 points.
    public static func system(relativeSize: Double, weight: FontWeight = .regular) -> Font {
        Font(family: "system", measure: .relative(relativeSize), weight: weight)
    }

    /// Returns a font by its family name, such as `Helvetica`, whose size scales with body text.
    public static func custom(_ family: String, size: Double) -> Font { custom(family, size: size, relativeTo: .body) }

    /// Returns a font by its family name, whose size scales with a text style.
    public static func custom(_ family: String, size: Double, relativeTo style: TextStyle) -> Font {
        Font(family: family, measure: .scaled(size, style))
    }

    /// Returns a font by its family name, in a fixed size.
    public static func custom(_ family: String, fixedSize: Double) -> Font {
        Font(family: family, measure: .points(fixedSize))
    }
    /// Returns a font by its family name, at a share of the height that its parent proposes, as
    /// `system(relativeSize:)`.
    public static func custom(_ family: String, relativeSize: Double) -> Font {
        Font(family: family, measure: .relative(relativeSize))
    }
}

extension Font {
    /// Returns the font in another weight.
    public func weight(_ weight: Weight) -> Font { changing { $0.weight = weight } }

    /// Returns the font in at least bold weight.
    public func bold() -> Font { changing { $0.weight = max($0.weight, .bold) } }

    /// Returns the italic face of the font.
    public func italic() -> Font { changing { $0.isItalic = true } }

    /// Returns the monospaced design. Only the system family has one; other families stay unchanged.
    public func monospaced() -> Font { changing { $0.design = .monospaced } }

    /// Returns the font with digits of equal width, if available.
    public func monospacedDigit() -> Font { changing { $0.hasMonospacedDigits = true } }

    /// Returns the font in another width, if available.
    public func width(_ width: Width) -> Font { changing { $0.width = width } }

    /// Returns the font with small capitals for all letters, if available.
    public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }

    /// Returns the font with small capitals for lowercase letters, if available.
    public func lowercaseSmallCaps() -> Font { features([.lowercaseSmallCaps]) }

    /// Returns the font with small capitals for uppercase letters, if available.
    public func uppercaseSmallCaps() -> Font { features([.uppercaseSmallCaps]) }

    /// Adds OpenType features: `[FontFeature("ss01"), .fractions]`.
    public func features(_ features: [FontFeature]) -> Font { changing { $0.features += features } }

    /// Adds positions on the axes of a variable font.
    public func variations(_ variations: [FontVariation]) -> Font { changing { $0.variations += variations } }

    func changing(_ change: (inout Font) -> Void) -> Font {
        var font = self
        change(&font)
        return font
    }
}

extension Font {
    /// Whether the size depends on the proposal.
    var isRelative: Bool {
        if case .relative = measure { true } else { false }
    }

    /// Returns the descriptor for a parent that proposes `height`.
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
