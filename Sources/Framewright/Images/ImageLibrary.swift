import FramewrightCodecs
import FramewrightDocuments
public import FramewrightDrawing
public import FramewrightViews
import Synchronization

/// The pictures of a renderer: found in an asset folder, in files or in memory, decoded once and kept.
///
/// Safe to use from any thread. A picture is known by a hash of its content, so the same picture has the same name on every
/// machine. A file is read once: for one that has changed make a new library.
public final class ImageLibrary: ImageLoader, ImageSource {
    /// Files beyond this many bytes are refused before they are read.
    public static let fileLimit = 64 << 20
    /// Decoded pictures beyond this many bytes in all are refused.
    public static let memoryLimit = 1 << 30

    private struct Contents {
        var loaded: [String: LoadedImage] = [:]
        var bitmaps: [ImageID: Bitmap] = [:]
        /// Pictures whose bytes are counted.
        var known: Set<ImageID> = []
        var bytes = 0
    }

    private let assets: AssetFolder?
    private let contents = Mutex(Contents())

    /// `assets` is a folder of pictures `Image("name")` is looked up in; nil for none.
    public init(assets: String? = nil) { self.assets = assets.map(AssetFolder.init) }

    public func bitmap(of image: ImageID) -> Bitmap? { contents.withLock { $0.bitmaps[image] } }

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

    public func image(atPath path: String) throws(ImageFailure) -> LoadedImage {
        if let known = known("file \(path)") { return known }
        let bytes = try AssetFolder.read(path)
        return try keep(
            try decode(bytes), hash: ContentHash(of: bytes), scale: AssetFolder.scale(ofFile: path), as: "file \(path)")
    }

    public func image(from data: [UInt8], scale: Double) throws(ImageFailure) -> LoadedImage {
        let hash = ContentHash(of: data)
        if let known = known("data \(scale) \(hash)") { return known }
        return try keep(try decode(data), hash: hash, scale: scale, as: "data \(scale) \(hash)")
    }

    public func image(of bitmap: Bitmap, scale: Double) throws(ImageFailure) -> LoadedImage {
        let hash = bitmap.contentHash
        if let known = known("bitmap \(scale) \(hash)") { return known }
        return try keep(.bitmap(bitmap), hash: hash, scale: scale, as: "bitmap \(scale) \(hash)")
    }

    private func known(_ key: String) -> LoadedImage? { contents.withLock { $0.loaded[key] } }

    /// What a file holds.
    fileprivate enum Picture {
        case bitmap(Bitmap, remark: String? = nil)
        case vector(SVGImage)

        /// In memory.
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

    /// Remembers a picture under its content and under the words it was asked for with.
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
                message: "pictures beyond \(Self.memoryLimit >> 20) MB in memory", hint: "use fewer or smaller pictures"
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
    /// About what it takes in memory.
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
