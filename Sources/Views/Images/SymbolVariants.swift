/// The variants in which symbols are drawn: filled, in an enclosure, with a slash.
public struct SymbolVariants: Hashable, Sendable {
    private var shape: String?
    private var isFilled = false
    private var isSlashed = false

    /// The symbol as it is named.
    public static let none = SymbolVariants()
    /// In a circle.
    public static let circle = SymbolVariants(shape: "circle")
    /// In a square.
    public static let square = SymbolVariants(shape: "square")
    /// In a rectangle.
    public static let rectangle = SymbolVariants(shape: "rectangle")
    /// Filled.
    public static let fill = SymbolVariants(isFilled: true)
    /// With a slash.
    public static let slash = SymbolVariants(isSlashed: true)

    private init(shape: String? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
        (self.shape, self.isFilled, self.isSlashed) = (shape, isFilled, isSlashed)
    }

    /// The variant in a circle.
    public var circle: SymbolVariants { union(.circle) }
    /// The variant in a square.
    public var square: SymbolVariants { union(.square) }
    /// The variant in a rectangle.
    public var rectangle: SymbolVariants { union(.rectangle) }
    /// The filled variant.
    public var fill: SymbolVariants { union(.fill) }
    /// The variant with a slash.
    public var slash: SymbolVariants { union(.slash) }

    /// Whether it has all of another's variants.
    public func contains(_ other: SymbolVariants) -> Bool { union(other) == self }

    func union(_ other: SymbolVariants) -> SymbolVariants {
        SymbolVariants(
            shape: other.shape ?? shape, isFilled: isFilled || other.isFilled, isSlashed: isSlashed || other.isSlashed)
    }

    /// Returns the names of a symbol's variants to look for, the closest first.
    func names(for name: String) -> [String] {
        guard self != .none else { return [name] }
        var words = name.split(separator: ".").map(String.init)
        let isFilled = isFilled || words.last == "fill"
        if words.last == "fill" { words.removeLast() }
        if let shape, words.last != shape { words.append(shape) }
        if isSlashed, words.last != "slash" { words.append("slash") }
        let base = words.joined(separator: ".")
        return isFilled ? ["\(base).fill", base, name] : [base, name]
    }
}

extension View {
    /// Draws the symbols inside in a variant, where there is one, in addition to those set outside.
    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        changingEnvironment { $0.symbolVariants = $0.symbolVariants.union(variant) }
    }
}

extension EnvironmentValues {
    /// The variants in which symbols are drawn.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

private enum SymbolVariantsKey: EnvironmentKey {
    static let defaultValue = SymbolVariants.none
}
