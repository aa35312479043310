public import FramewrightDrawing

/// The traits that select a variant of an asset.
public struct AssetTraits: Hashable, Sendable {
    /// The light or dark appearance.
    public var colorScheme: ColorScheme
    /// The contrast between colours.
    public var contrast: ColorSchemeContrast
    /// Pixels per point.
    public var displayScale: Double

    /// Creates traits.
    public init(
        colorScheme: ColorScheme = .light, contrast: ColorSchemeContrast = .standard, displayScale: Double = 1
    ) {
        self.colorScheme = colorScheme
        self.contrast = contrast
        self.displayScale = displayScale
    }
}

/// A source of images and colours by name, such as an asset catalogue.
public protocol AssetSource: Sendable {
    /// Returns the variant of an image that suits the traits best.
    func image(named name: String, traits: AssetTraits) throws(ImageFailure) -> LoadedImage

    /// Returns the variant of a colour that suits the traits best, or nil if there is no colour of that name.
    func color(named name: String, traits: AssetTraits) throws(ImageFailure) -> SRGBColor?
}

extension EnvironmentValues {
    /// The source of images and colours by name; nil if there is none.
    package var assets: (any AssetSource)? {
        get { self[AssetsKey.self] }
        set { self[AssetsKey.self] = newValue }
    }

    /// The traits that select a variant of an asset.
    package var assetTraits: AssetTraits {
        AssetTraits(colorScheme: colorScheme, contrast: colorSchemeContrast, displayScale: displayScale)
    }
}

private enum AssetsKey: EnvironmentKey {
    static let defaultValue: (any AssetSource)? = nil
}
