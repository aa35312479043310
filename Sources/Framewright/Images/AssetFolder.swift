import FramewrightDocuments
import FramewrightViews

/// A folder of images. An image is a folder `name.imageset` with a `Contents.json` as in asset catalogues, or else
/// `name.png`, `name@2x.png` or `name@3x.png`, or else `name.svg`. A name may lead into subfolders, such as
/// `cards/ace`, but not out of the folder.
struct AssetFolder: Sendable {
    /// The file found for a name.
    struct Asset {
        let bytes: [UInt8]
        let scale: Double
        let isTemplate: Bool
        /// Whether the file is that of a symbol set.
        var isSymbol = false
        /// The path of a file of an image set; nil for other files.
        var file: String?
    }

    let path: String

    init(_ path: String) { self.path = path }

    /// Returns the image for the display's scale. If there is none, returns the one for the next larger scale,
    /// otherwise the next smaller one.
    func find(_ name: String, traits: AssetTraits) throws(ImageFailure) -> Asset {
        let displayScale = traits.displayScale
        let steps = name.split(separator: "/", omittingEmptySubsequences: false)
        guard !name.isEmpty, steps.allSatisfy({ !$0.isEmpty && $0 != ".." && $0 != "." }) else {
            throw ImageFailure(message: "no name of an image in \(path)", hint: "use names as they are in the folder")
        }
        if let asset = try findSet("\(path)/\(name).imageset", traits) { return asset }
        for scale in Self.preferred([1, 2, 3], displayScale) {
            let suffix = scale == 1 ? "" : "@\(Int(scale))x"
            for type in ["png", "jpg", "jpeg", "webp"] {
                if let bytes = try Self.readIfPresent("\(path)/\(name)\(suffix).\(type)") {
                    return Asset(bytes: bytes, scale: scale, isTemplate: false)
                }
            }
        }
        if let bytes = try Self.readIfPresent("\(path)/\(name).svg") {
            return Asset(bytes: bytes, scale: 1, isTemplate: false)
        }
        throw ImageFailure(
            message: "not in the asset folder \(path)",
            hint: "add \(name).png, \(name)@2x.png, \(name).svg or \(name).imageset", drawsPlaceholder: true)
    }

    /// Returns the image of an image set, or nil if there is no such set.
    func findSet(_ folder: String, _ traits: AssetTraits) throws(ImageFailure) -> Asset? {
        guard let bytes = try Self.readIfPresent("\(folder)/Contents.json") else { return nil }
        let set = try AssetImageSet(bytes, file: "\(folder)/Contents.json")
        guard let file = set.file(for: traits) else {
            throw ImageFailure(
                message: "no file in \(folder)/Contents.json", hint: "name a PNG or SVG file for at least one scale")
        }
        return Asset(
            bytes: try Self.read("\(folder)/\(file.name)"), scale: file.isVector ? 1 : file.scale,
            isTemplate: set.isTemplate, isSymbol: folder.hasSuffix(".symbolset"), file: "\(folder)/\(file.name)")
    }

    /// Returns the scales in order of preference: first those at least as large as the display's, ascending, then the
    /// smaller ones, descending.
    static func preferred(_ scales: [Double], _ displayScale: Double) -> [Double] {
        scales.filter { $0 >= displayScale }.sorted() + scales.filter { $0 < displayScale }.sorted().reversed()
    }

    /// Returns 2 for `tile@2x.png`, 3 for `tile@3x.png`, otherwise 1.
    static func scale(ofFile path: String) -> Double {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let stem = name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex)
        if stem.hasSuffix("@2x") { return 2 }
        return stem.hasSuffix("@3x") ? 3 : 1
    }

    /// - Parameter isRegular: If false, the user has named the file, which may be a pipe.
    static func read(_ path: String, isRegular: Bool = true) throws(ImageFailure) -> [UInt8] {
        guard let bytes = try readIfPresent(path, isRegular: isRegular) else {
            throw ImageFailure(message: FileError.missing(path: path).message, hint: "check the path")
        }
        return bytes
    }

    static func readIfPresent(_ path: String, isRegular: Bool = true) throws(ImageFailure) -> [UInt8]? {
        do {
            // Standard input is `-`, so a file of that name needs a folder.
            return try InputFile.read(path == "-" ? "./-" : path, limit: ImageLibrary.fileLimit, isRegular: isRegular)
        } catch {
            if case .missing = error { return nil }
            throw ImageFailure(message: error.message, hint: error.hint)
        }
    }
}
