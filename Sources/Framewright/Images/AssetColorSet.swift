import FramewrightDocuments
import FramewrightDrawing
import FramewrightViews

/// The `Contents.json` of a colour set: a colour for each appearance.
struct AssetColorSet {
    private static let largestCount = 1_000
    private var colors: [Value] = []
    private var variants: [AssetVariant] = []

    init(_ bytes: [UInt8], file: String) throws(ImageFailure) {
        do {
            let document = try JSONDocument(parsing: bytes, file: file)
            var reader = try document.node.object()
            for entry in try reader.array("colors", count: 0...Self.largestCount) { try add(entry) }
        } catch {
            throw ImageFailure(message: error.message, hint: "\(error.hint)")
        }
    }

    private enum Value {
        case components(SRGBColor)
        /// A colour of the platform.
        case reference(PlatformColor)

        func color(for traits: AssetTraits) -> SRGBColor? {
            switch self {
            case .components(let color): color
            case .reference(let color): color.value(in: traits.colorScheme, contrast: traits.contrast)
            }
        }
    }

    private mutating func add(_ entry: DocumentNode) throws(DocumentError) {
        var reader = try entry.object()
        let variant = try AssetVariant(&reader)
        guard let node = reader.optional("color") else { return }
        var color = try node.object()
        if let reference = color.optional("reference") {
            let name = try reference.string()
            guard let color = PlatformColor(assetName: name) else {
                throw reference.error(
                    .invalid, "\"\(name)\" is no colour of the platform", hint: "give the components in sRGB")
            }
            colors.append(.reference(color))
            variants.append(variant)
            return
        }
        guard let components = color.optional("components") else {
            throw node.error(.invalid, "the colour has no components", hint: "give the colour in sRGB or Display P3")
        }
        let space = try color.optional("color-space")?.choice(Space.self) ?? .sRGB
        colors.append(.components(try Self.color(components, in: space)))
        variants.append(variant)
    }

    /// Returns the colour for the traits; nil if there is none.
    func color(for traits: AssetTraits) -> SRGBColor? {
        let index = variants.best(traits).first ?? variants.firstIndex { !$0.isForeign }
        return index.flatMap { colors[$0].color(for: traits) }
    }

    private enum Space: String, CaseIterable {
        case sRGB = "srgb"
        case extendedSRGB = "extended-srgb"
        case linear = "extended-linear-srgb"
        case displayP3 = "display-p3"
        case grey = "gray-gamma-22"
        case extendedGrey = "extended-gray"
    }

    private static func color(_ node: DocumentNode, in space: Space) throws(DocumentError) -> SRGBColor {
        var reader = try node.object()
        var opacity = 1.0
        if let alpha = reader.optional("alpha") { opacity = try component(alpha, false) }
        let names = space == .grey || space == .extendedGrey ? ["white"] : ["red", "green", "blue"]
        var nodes: [DocumentNode] = []
        for name in names { nodes.append(try reader.required(name)) }
        // Whole numbers up to 255 unless all are at most 1.
        var isBytes = false
        for node in nodes where try isByte(node) { isBytes = true }
        var values: [Double] = []
        for node in nodes { values.append(try component(node, isBytes)) }
        if values.count == 1 { values = [values[0], values[0], values[0]] }
        let spaces: SRGBColor.RGBColorSpace =
            switch space {
            case .displayP3: .displayP3
            case .linear: .sRGBLinear
            default: .sRGB
            }
        return SRGBColor(spaces, red: values[0], green: values[1], blue: values[2], opacity: min(max(opacity, 0), 1))
    }

    /// Whether a component is a whole number above 1, without a point and not hexadecimal.
    private static func isByte(_ node: DocumentNode) throws(DocumentError) -> Bool {
        guard case .string(let text) = node.value.content else { return try node.double() > 1 }
        return Int(text).map { $0 > 1 } ?? false
    }

    /// Reads a component: 0 to 1, 0 to 255 or 0x00 to 0xFF, as a string or number.
    private static func component(_ node: DocumentNode, _ isByte: Bool) throws(DocumentError) -> Double {
        guard case .string(let text) = node.value.content else { return try node.double() / (isByte ? 255 : 1) }
        if text.lowercased().hasPrefix("0x"), let value = UInt32(text.dropFirst(2), radix: 16) {
            return Double(min(value, 255)) / 255
        }
        guard let value = Double(text), value.isFinite, value.magnitude <= 1_000 else {
            throw node.error(.invalid, "\"\(text)\" is no component of a colour", hint: "write 0.5, 128 or 0x80")
        }
        return isByte && !text.contains(".") ? value / 255 : value
    }
}
