import FramewrightDocuments
public import FramewrightViews

extension ImageLibrary {
    /// The outlines and names that are part of the tool.
    public var symbols: SymbolLibrary? { Self.shippedSymbols }

    private static let shippedSymbols = SymbolLibrary(
        outlines: { EmbeddedFile.symbolOutlines.text }, names: { EmbeddedFile.symbolNames.text })

    /// Returns the symbol `Symbols/name.svg` of the asset folder; nil if there is no such file.
    public func symbol(named name: String) throws(ImageFailure) -> LoadedImage? {
        guard let assets, !name.contains("/") else { return nil }
        let file = "\(assets.path)/Symbols/\(name).svg"
        guard try AssetFolder.readIfPresent(file) != nil else { return nil }
        return try image(atPath: file)
    }
}
