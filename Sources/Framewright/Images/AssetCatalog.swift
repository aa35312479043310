import FramewrightDocuments
import FramewrightViews

/// An asset catalogue: a folder with image sets and colour sets, possibly in groups.
///
/// Names of groups that provide a namespace are part of the names inside. The sets are read when they are used.
struct AssetCatalog: Sendable {
    private static let largestCount = 20_000

    /// The folders of image and symbol sets by name.
    private var images: [String: String] = [:]
    /// The folders of colour sets by name.
    private var colors: [String: String] = [:]

    /// Lists a catalogue.
    init(_ path: String) throws(ImageFailure) {
        let files: [String]
        do {
            files = try Folder.files(in: path, limit: Self.largestCount)
        } catch {
            throw ImageFailure(message: error.message, hint: error.hint)
        }
        var namespaces: [String: Bool] = [:]
        for file in files where file.hasSuffix("/Contents.json") {
            let steps = file.split(separator: "/").dropLast().map(String.init)
            guard let set = steps.last, let dot = set.lastIndex(of: ".") else { continue }
            let name = String(set[..<dot])
            var place = path
            var prefix = ""
            for group in steps.dropLast() {
                place += "/\(group)"
                if try Self.providesNamespace(place, &namespaces) { prefix += "\(group)/" }
            }
            let folder = "\(path)/\(steps.joined(separator: "/"))"
            switch set[dot...] {
            case ".imageset", ".symbolset": if images[prefix + name] == nil { images[prefix + name] = folder }
            case ".colorset": if colors[prefix + name] == nil { colors[prefix + name] = folder }
            default: break
            }
        }
    }

    private static func providesNamespace(
        _ folder: String, _ known: inout [String: Bool]
    ) throws(ImageFailure) -> Bool {
        if let known = known[folder] { return known }
        let file = "\(folder)/Contents.json"
        var result = false
        if let bytes = try AssetFolder.readIfPresent(file) {
            do {
                var reader = try JSONDocument(parsing: bytes, file: file).node.object()
                if var properties = try reader.optional("properties")?.object() {
                    result = try properties.optional("provides-namespace")?.bool() ?? false
                }
            } catch {
                throw ImageFailure(message: error.message, hint: "\(error.hint)")
            }
        }
        known[folder] = result
        return result
    }

    /// The names of the images, sorted.
    var imageNames: [String] { images.keys.sorted() }
    /// The names of the colours, sorted.
    var colorNames: [String] { colors.keys.sorted() }

    /// Returns the folder of an image set.
    func imageSet(_ name: String) -> String? { images[name] }

    /// Returns the colour set of a name, or nil if there is none.
    func colorSet(_ name: String) throws(ImageFailure) -> AssetColorSet? {
        guard let folder = colors[name] else { return nil }
        let file = "\(folder)/Contents.json"
        return try AssetColorSet(try AssetFolder.read(file), file: file)
    }
}
