import FramewrightCodecs
import FramewrightDocuments
public import FramewrightDrawing
public import FramewrightViews
import Synchronization

/// The images of a renderer, loaded from an asset folder, files or memory, decoded once and cached.
///
/// Thread-safe. Images are identified by a hash of their content, so the same image has the same identifier on every
/// machine. Each file is read once: to load a changed file, create a new library.
public final class ImageLibrary: ImageLoader, ImageSource {
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
    private let contents = Mutex(Contents())

    /// Creates a library.
    ///
    /// - Parameter assets: The path of the folder in which `Image("name")` is looked up. Nil for none.
    public init(assets: String? = nil) { self.assets = assets.map(AssetFolder.init) }

    /// Returns the decoded bitmap of an image. Nil for vector and unknown images.
    public func bitmap(of image: ImageID) -> Bitmap? { contents.withLock { $0.bitmaps[image] } }

    /// Returns the image of a name in the asset folder, in the variant for the display's scale.
    public func image(named name: String, displayScale: Double) throws(ImageFailure) -> LoadedImage {
        guard let assets else {
            throw ImageFailure(message: "there is no asset folder", hint: "give the renderer's ImageLibrary one")
        }
        let key = "name \(displayScale) \(name)"
        if let known = known(key) { return known }
        let asset = try assets.find(name, displayScale: displayScale)
        return try keep(
            try decode(asset.bytes), hash: ContentHash(of: asset.bytes), scale: asset.scale,
            isTemplate: asset.isTemplate, as: key)
    }

    /// Returns the image of a file. Its scale is taken from the file name.
    public func image(atPath path: String) throws(ImageFailure) -> LoadedImage {
        if let known = known("file \(path)") { return known }
        let bytes = try AssetFolder.read(path)
        return try keep(
            try decode(bytes), hash: ContentHash(of: bytes), scale: AssetFolder.scale(ofFile: path), as: "file \(path)")
    }

    /// Returns the image of a PNG or SVG file in memory.
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
        case vector(SVGImage)

        /// The size in memory, in bytes.
        var bytes: Int {
            switch self {
            case .bitmap(let bitmap, _): 4 * bitmap.size.area
            case .vector(let picture): picture.displayList.bytes
            }
        }
    }

    private func decode(_ bytes: [UInt8]) throws(ImageFailure) -> Picture {
        do {
            if SVG.matches(bytes) { return .vector(try SVG.decode(bytes)) }
            let picture = try PNG.read(bytes)
            return .bitmap(picture.bitmap, remark: picture.remark)
        } catch {
            throw ImageFailure(message: error.message, hint: error.hint)
        }
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
        case .vector(let picture):
            self.init(
                id: id, vector: picture.displayList, scale: scale, isTemplate: isTemplate,
                remarks: picture.warnings.map(\.description))
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
