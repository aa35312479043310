import FramewrightDocuments
import FramewrightViews

/// The `Contents.json` of an image set: the files for each scale and appearance.
struct AssetImageSet {
    struct File {
        let name: String
        let scale: Double

        /// Whether the file has shapes, which need no scale.
        var isVector: Bool { name.lowercased().hasSuffix(".svg") || name.lowercased().hasSuffix(".pdf") }
    }

    private static let largestCount = 1_000
    private var files: [File] = []
    private var variants: [AssetVariant] = []
    private(set) var isTemplate = false

    init(_ bytes: [UInt8], file: String) throws(ImageFailure) {
        do {
            let document = try JSONDocument(parsing: bytes, file: file)
            var reader = try document.node.object()
            let images = reader.optional("images")
            let entries = if let images { images } else { try reader.required("symbols") }
            for entry in try entries.array(count: 0...Self.largestCount) { try add(entry) }
            if var properties = try reader.optional("properties")?.object() {
                isTemplate = try properties.optional("template-rendering-intent")?.string() == "template"
            }
        } catch {
            throw ImageFailure(message: error.message, hint: "\(error.hint)")
        }
    }

    private mutating func add(_ entry: DocumentNode) throws(DocumentError) {
        var reader = try entry.object()
        let variant = try AssetVariant(&reader)
        let scale = try reader.optional("scale")?.choice(ScaleWord.self) ?? .one
        guard let name = try reader.optional("filename")?.string() else { return }
        guard !name.contains("/"), name != "..", name != "." else {
            throw entry.error(.invalid, "\"\(name)\" is no file of this folder", hint: "give a name without a slash")
        }
        files.append(File(name: name, scale: scale.pixels))
        variants.append(variant)
    }

    /// Returns the file that suits the traits best, or nil if there is none.
    func file(for traits: AssetTraits) -> File? {
        let best = variants.best(traits)
        let indices = best.isEmpty ? variants.indices.filter { !variants[$0].isForeign } : best
        if let vector = indices.first(where: { files[$0].isVector }) { return files[vector] }
        let scale = AssetFolder.preferred(indices.map { files[$0].scale }, traits.displayScale).first
        return indices.first { files[$0].scale == scale }.map { files[$0] }
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
