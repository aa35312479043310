public import FramewrightTypography

/// A request for a typeface: family, size, weight and slant.
public struct Font: Hashable, Sendable {
    enum Measure: Hashable, Sendable {
        case points(Double)
        /// Share of the height a parent proposes.
        case relative(Double)
    }

    var family: String
    var measure: Measure
    var weight: FontWeight = .regular
    var isItalic = false

    /// The platform's own typeface.
    public static func system(size: Double, weight: FontWeight = .regular) -> Font {
        Font(family: "system", measure: .points(size), weight: weight)
    }

    /// The platform's own typeface at a share of the height its parent proposes: a digit that keeps its proportion to
    /// a key or tile of any size. Where no height is proposed it is 17 points.
    public static func system(relativeSize: Double, weight: FontWeight = .regular) -> Font {
        Font(family: "system", measure: .relative(relativeSize), weight: weight)
    }

    /// A typeface by its family name, such as `Helvetica`.
    public static func custom(_ family: String, size: Double) -> Font {
        Font(family: family, measure: .points(size))
    }

    /// The same family in another weight.
    public func weight(_ weight: FontWeight) -> Font {
        var font = self
        font.weight = weight
        return font
    }

    public func bold() -> Font { weight(.bold) }

    /// The slanted face of the same family.
    public func italic() -> Font {
        var font = self
        font.isItalic = true
        return font
    }

    /// What Typography looks up, for a parent that proposes `height`.
    func descriptor(height: Double?) -> FontDescriptor {
        let size: Double =
            switch measure {
            case .points(let size): size
            case .relative(let share): height.flatMap { $0.isFinite ? $0 * share : nil } ?? 17
            }
        return FontDescriptor(family: family, size: size, weight: weight, isItalic: isItalic)
    }
}
