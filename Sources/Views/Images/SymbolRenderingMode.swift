/// The styles of a symbol's layers.
public struct SymbolRenderingMode: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case monochrome
        case multicolor
        case hierarchical
        case palette
    }

    let kind: Kind

    /// One style for all layers.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// The symbol's own colours. A stand-in: drawn as `monochrome`.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
    /// Shades of one style.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// The styles of `foregroundStyle(_:_:)`, one for each layer.
    public static let palette = SymbolRenderingMode(kind: .palette)
}

extension Image {
    /// The size of symbols beside text.
    public enum Scale: Hashable, Sendable, CaseIterable {
        case small
        case medium
        case large

        var factor: Double {
            switch self {
            case .small: 0.79
            case .medium: 1
            case .large: 1.28
            }
        }
    }
}

extension View {
    /// Sets whether the layers of symbols inside have one style, shades of it or styles of their own.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }

    /// Sets the size of symbols inside beside text.
    public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}

extension EnvironmentValues {
    /// The styles of symbols' layers; nil follows the foreground styles.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }

    /// The size of symbols beside text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

private enum SymbolRenderingModeKey: EnvironmentKey {
    static let defaultValue: SymbolRenderingMode? = nil
}

private enum ImageScaleKey: EnvironmentKey {
    static let defaultValue = Image.Scale.medium
}
