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
    }

    let path: String

    init(_ path: String) { self.path = path }

    /// Returns the image for the display's scale. If there is none, returns the one for the next larger scale,
    /// otherwise the next smaller one.
    func find(_ name: String, displayScale: Double) throws(ImageFailure) -> Asset {
        let steps = name.split(separator: "/", omittingEmptySubsequences: false)
        guard !name.isEmpty, steps.allSatisfy({ !$0.isEmpty && $0 != ".." && $0 != "." }) else {
            throw ImageFailure(message: "no name of an image in \(path)", hint: "use names as they are in the folder")
        }
        if let asset = try findSet("\(path)/\(name).imageset", displayScale) { return asset }
        for scale in Self.preferred([1, 2, 3], displayScale) {
            let suffix = scale == 1 ? "" : "@\(Int(scale))x"
            if let bytes = try Self.readIfPresent("\(path)/\(name)\(suffix).png") {
                return Asset(bytes: bytes, scale: scale, isTemplate: false)
            }
        }
        if let bytes = try Self.readIfPresent("\(path)/\(name).svg") {
            return Asset(bytes: bytes, scale: 1, isTemplate: false)
        }
        throw ImageFailure(
            message: "not in the asset folder \(path)",
            hint: "add \(name).png, \(name)@2x.png, \(name).svg or \(name).imageset")
    }

    /// Returns the image of an image set, or nil if there is no such set.
    private func findSet(_ folder: String, _ displayScale: Double) throws(ImageFailure) -> Asset? {
        guard let bytes = try Self.readIfPresent("\(folder)/Contents.json") else { return nil }
        let set = try ImageSet(bytes, file: "\(folder)/Contents.json")
        guard let scale = Self.preferred(set.files.map(\.scale), displayScale).first,
            let file = set.files.first(where: { $0.scale == scale })
        else {
            throw ImageFailure(
                message: "no file in \(folder)/Contents.json", hint: "name a PNG or SVG file for at least one scale")
        }
        return Asset(
            bytes: try Self.read("\(folder)/\(file.name)"), scale: file.name.hasSuffix(".svg") ? 1 : scale,
            isTemplate: set.isTemplate)
    }

    /// Returns the scales in order of preference: first those at least as large as the display's, ascending, then the
    /// smaller ones, descending.
    private static func preferred(_ scales: [Double], _ displayScale: Double) -> [Double] {
        scales.filter { $0 >= displayScale }.sorted() + scales.filter { $0 < displayScale }.sorted().reversed()
    }

    /// Returns 2 for `tile@2x.png`, 3 for `tile@3x.png`, otherwise 1.
    static func scale(ofFile path: String) -> Double {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        if name.hasSuffix("@2x.png") { return 2 }
        return name.hasSuffix("@3x.png") ? 3 : 1
    }

    static func read(_ path: String) throws(ImageFailure) -> [UInt8] {
        guard let bytes = try readIfPresent(path) else {
            throw ImageFailure(message: FileError.missing(path: path).message, hint: "check the path")
        }
        return bytes
    }

    static func readIfPresent(_ path: String) throws(ImageFailure) -> [UInt8]? {
        do {
            // Standard input is `-`, so a file of that name needs a folder.
            return try InputFile.read(path == "-" ? "./-" : path, limit: ImageLibrary.fileLimit)
        } catch {
            if case .missing = error { return nil }
            throw ImageFailure(message: error.message, hint: error.hint)
        }
    }
}

/// The `Contents.json` of an image set. Variants for dark appearance and for single devices are ignored.
private struct ImageSet {
    private(set) var files: [(name: String, scale: Double)] = []
    private(set) var isTemplate = false

    init(_ bytes: [UInt8], file: String) throws(ImageFailure) {
        do {
            let document = try JSONDocument(parsing: bytes, file: file)
            var reader = try document.node.object()
            for image in try reader.array("images") { try add(image) }
            if var properties = try reader.optional("properties")?.object() {
                isTemplate = try properties.optional("template-rendering-intent")?.string() == "template"
            }
        } catch {
            throw ImageFailure(message: error.message, hint: "\(error.hint)")
        }
    }

    private mutating func add(_ image: DocumentNode) throws(DocumentError) {
        var reader = try image.object()
        let isSpecial = reader.optional("appearances") != nil
        let idiom = try reader.optional("idiom")?.string() ?? "universal"
        let scale = try reader.optional("scale")?.choice(ScaleWord.self) ?? .one
        guard let name = try reader.optional("filename")?.string(), !isSpecial, idiom == "universal" else { return }
        guard !name.contains("/"), name.hasSuffix(".png") || name.hasSuffix(".svg") else {
            throw image.error(
                .invalid, "\"\(name)\" is no PNG or SVG file of this folder", hint: "export the image as PNG or SVG")
        }
        files.append((name, scale.pixels))
    }

    private enum ScaleWord: String, CaseIterable {
        case one = "1x"
        case two = "2x"
        case three = "3x"

        var pixels: Double {
            switch self {
            case .one: 1
            case .two: 2
            case .three: 3
            }
        }
    }
}
