import FramewrightCodecs
import FramewrightDocuments
public import FramewrightDrawing
public import FramewrightViews
import Synchronization

/// The images of a renderer, loaded from an asset folder, files or memory, decoded once and cached.
///
/// Thread-safe. Images are identified by a hash of their content, so the same image has the same identifier on every
/// machine. Each file is read once: to load a changed file, create a new library.
public final class ImageLibrary: ImageLoader, ImageSource, AssetSource {
    /// The maximum size of an image file in bytes. Larger files are rejected before they are read.
    public static let fileLimit = 64 << 20
    /// The maximum total size of decoded images in bytes.
    public static let memoryLimit = 1 << 30

    private struct Contents {
        var loaded: [String: LoadedImage] = [:]
        var bitmaps: [ImageID: Bitmap] = [:]
        /// The images counted in `bytes`.
        var known: Set<ImageID> = []
        var bytes = 0
    }

    let assets: AssetFolder?
    /// The paths of the asset catalogues.
    private let catalogPaths: [String]
    private let catalogs = Mutex<[AssetCatalog]?>(nil)
    private let contents = Mutex(Contents())

    /// Creates a library.
    ///
    /// - Parameter assets: The path of the folder in which `Image("name")` is looked up. Nil for none.
    /// - Parameter catalogs: The paths of asset catalogues (`*.xcassets`), in which images and colours are looked up
    ///   first. They are read on first use.
    public init(assets: String? = nil, catalogs: [String] = []) {
        self.assets = assets.map(AssetFolder.init)
        catalogPaths = catalogs
    }

    /// Returns the decoded bitmap of an image. Nil for vector and unknown images.
    public func bitmap(of image: ImageID) -> Bitmap? { contents.withLock { $0.bitmaps[image] } }

    /// Returns the image of a name in the asset folder, in the variant for the display's scale.
    public func image(named name: String, displayScale: Double) throws(ImageFailure) -> LoadedImage {
        try image(named: name, traits: AssetTraits(displayScale: displayScale))
    }

    /// Returns the image of a name in an asset catalogue or the asset folder, in the variant for the traits.
    public func image(named name: String, traits: AssetTraits) throws(ImageFailure) -> LoadedImage {
        let key = "name \(traits.displayScale) \(traits.colorScheme) \(traits.contrast) \(name)"
        if let known = known(key) { return known }
        let asset = try asset(name, traits)
        return try keep(
            try asset.isSymbol ? decodeSymbol(asset.bytes, of: asset.file) : decode(asset.bytes, of: asset.file),
            hash: ContentHash(of: asset.bytes), scale: asset.scale,
            isTemplate: asset.isTemplate, as: key)
    }

    private func asset(_ name: String, _ traits: AssetTraits) throws(ImageFailure) -> AssetFolder.Asset {
        for catalog in try loadedCatalogs() {
            guard let folder = catalog.imageSet(name) else { continue }
            if let asset = try AssetFolder(folder).findSet(folder, traits) { return asset }
        }
        if let assets { return try assets.find(name, traits: traits) }
        guard catalogPaths.isEmpty else {
            throw ImageFailure(
                message: "not in \(catalogPaths.joined(separator: ", "))", hint: "add an image set of this name",
                drawsPlaceholder: true)
        }
        throw ImageFailure(
            message: "there is no asset folder", hint: "give the renderer's ImageLibrary one", drawsPlaceholder: true)
    }

    /// Returns the colour of a name in an asset catalogue, in the variant for the traits.
    public func color(named name: String, traits: AssetTraits) throws(ImageFailure) -> SRGBColor? {
        for catalog in try loadedCatalogs() {
            if let set = try catalog.colorSet(name) { return set.color(for: traits) }
        }
        return nil
    }

    /// Returns the names of all images and colours in the asset catalogues, sorted, with the namespaces of their
    /// groups.
    package func assetNames() throws(ImageFailure) -> (images: [String], colors: [String]) {
        let catalogs = try loadedCatalogs()
        return (
            Set(catalogs.flatMap(\.imageNames)).sorted(), Set(catalogs.flatMap(\.colorNames)).sorted()
        )
    }

    private func loadedCatalogs() throws(ImageFailure) -> [AssetCatalog] {
        try catalogs.withLock { catalogs throws(ImageFailure) in
            if let catalogs { return catalogs }
            let loaded = try catalogPaths.map { path throws(ImageFailure) in try AssetCatalog(path) }
            catalogs = loaded
            return loaded
        }
    }

    /// Returns the image of a file. Its scale is taken from the file name.
    public func image(atPath path: String) throws(ImageFailure) -> LoadedImage {
        if let known = known("file \(path)") { return known }
        let bytes = try AssetFolder.read(path, isRegular: false)
        return try keep(
            try decode(bytes), hash: ContentHash(of: bytes), scale: AssetFolder.scale(ofFile: path), as: "file \(path)")
    }

    /// Returns the image of a PNG, JPEG, WebP or SVG file in memory.
    public func image(from data: [UInt8], scale: Double) throws(ImageFailure) -> LoadedImage {
        let hash = ContentHash(of: data)
        if let known = known("data \(scale) \(hash)") { return known }
        return try keep(try decode(data), hash: hash, scale: scale, as: "data \(scale) \(hash)")
    }

    /// Returns an image that shows a bitmap.
    public func image(of bitmap: Bitmap, scale: Double) throws(ImageFailure) -> LoadedImage {
        let hash = bitmap.contentHash
        if let known = known("bitmap \(scale) \(hash)") { return known }
        return try keep(.bitmap(bitmap), hash: hash, scale: scale, as: "bitmap \(scale) \(hash)")
    }

    private func known(_ key: String) -> LoadedImage? { contents.withLock { $0.loaded[key] } }

    /// The decoded content of an image file.
    fileprivate enum Picture {
        case bitmap(Bitmap, remark: String? = nil)
        case vector(SVGImage, symbol: SymbolFrame? = nil)

        /// The size in memory, in bytes.
        var bytes: Int {
            switch self {
            case .bitmap(let bitmap, _): 4 * bitmap.size.area
            case .vector(let picture, _): picture.displayList.bytes
            }
        }
    }

    private func decode(_ bytes: [UInt8], of file: String? = nil) throws(ImageFailure) -> Picture {
        do {
            if SVG.matches(bytes) { return .vector(try SVG.decode(bytes)) }
            if JPEG.matches(bytes) {
                let picture = try JPEG.read(bytes)
                return .bitmap(picture.bitmap, remark: picture.remark)
            }
            if WebP.matches(bytes) { return .bitmap(try WebP.decode(bytes)) }
            let picture = try PNG.read(bytes)
            return .bitmap(picture.bitmap, remark: picture.remark)
        } catch {
            throw failure(error, bytes, file)
        }
    }

    /// Returns the symbol in a template. Another vector image is a symbol as it is.
    private func decodeSymbol(_ bytes: [UInt8], of file: String?) throws(ImageFailure) -> Picture {
        do {
            if SVG.matches(bytes), let symbol = try SVG.decodeSymbol(bytes) {
                let frame = SymbolFrame(unitsPerEm: SVGSymbol.unitsPerEm, center: symbol.center)
                return .vector(symbol.image, symbol: frame)
            }
        } catch {
            throw failure(error, bytes, file)
        }
        let picture = try decode(bytes, of: file)
        guard case .vector(let image, _) = picture else { return picture }
        return .vector(image, symbol: SymbolFrame(unitsPerEm: nil, center: 0.5))
    }

    private func failure(_ error: CodecError, _ bytes: [UInt8], _ file: String?) -> ImageFailure {
        ImageFailure(
            message: error.message + (file.map { ", \($0)" } ?? ""), hint: error.hint,
            drawsPlaceholder: CodecError.isOfOtherFormat(bytes))
    }

    /// Caches an image by its content and by the key of its request.
    private func keep(
        _ picture: Picture, hash: ContentHash, scale: Double, isTemplate: Bool = false, as key: String
    ) throws(ImageFailure) -> LoadedImage {
        guard scale > 0, scale.isFinite else {
            throw ImageFailure(message: "scale \(scale) is no number of pixels per point", hint: "use 1, 2 or 3")
        }
        let image = LoadedImage(
            picture, id: ImageID(String(hash.text.prefix(32))), scale: scale, isTemplate: isTemplate)
        let isKept = contents.withLock { contents in
            if !contents.known.contains(image.id) {
                guard contents.bytes + picture.bytes <= Self.memoryLimit else { return false }
                contents.known.insert(image.id)
                contents.bytes += picture.bytes
                if case .bitmap(let bitmap, _) = picture { contents.bitmaps[image.id] = bitmap }
            }
            contents.loaded[key] = image
            return true
        }
        guard isKept else {
            throw ImageFailure(
                message: "images beyond \(Self.memoryLimit >> 20) MB in memory", hint: "use fewer or smaller images"
            )
        }
        return image
    }
}

extension LoadedImage {
    fileprivate init(_ picture: ImageLibrary.Picture, id: ImageID, scale: Double, isTemplate: Bool) {
        switch picture {
        case .bitmap(let bitmap, let remark):
            self.init(
                id: id, pixels: bitmap.size, scale: scale, isTemplate: isTemplate, remarks: remark.map { [$0] } ?? [])
        case .vector(let picture, let symbol):
            self.init(
                id: id, vector: picture.displayList, scale: scale, isTemplate: isTemplate,
                remarks: picture.warnings.map(\.description))
            self.symbol = symbol
        }
    }
}

extension DisplayList {
    /// The approximate size in memory, in bytes.
    fileprivate var bytes: Int {
        items.reduce(0) { sum, item in
            switch item.command {
            case .fillPath(let path, _, _), .pushClipPath(let path, _):
                sum + 256 + path.elements.count * MemoryLayout<Path.Element>.stride
            default: sum + 256
            }
        }
    }
}

extension CodecError {
    /// True for formats that are known but not read, such as PDF and HEIC.
    fileprivate static func isOfOtherFormat(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: "%PDF".utf8) || bytes.starts(with: "GIF8".utf8)
            || bytes.dropFirst(4).starts(with: "ftyp".utf8)
    }
}
