import FramewrightDocuments
import FramewrightDrawing

extension Color {
    private static let notations = "#rgb, #rgba, #rrggbb or #rrggbbaa"
    /// The colour spaces of the Design Tokens colour module besides sRGB.
    private static let unsupportedSpaces = [
        "srgb-linear", "hsl", "hwb", "lab", "lch", "oklab", "oklch", "display-p3", "a98-rgb", "prophoto-rgb", "rec2020",
        "xyz-d65", "xyz-d50",
    ]

    /// Reads hex notation, or the object of the 2025.10 format in sRGB.
    init(_ node: DocumentNode) throws(DocumentError) {
        switch node.value.content {
        case .string(let text):
            guard let color = Color(hex: text) else {
                throw node.error(.invalid, "\"\(text)\" is no colour", hint: "write \(Self.notations)")
            }
            self = color
        case .object: self = try Self.components(node)
        default:
            throw node.error(
                .wrongType, "expected a colour, found \(node.value.typeName)", hint: "write \(Self.notations)")
        }
    }

    /// CSS hex notation with its #; nil for anything else.
    init?(hex text: String) {
        let digits = text.utf8.dropFirst().compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
        guard text.utf8.first == UInt8(ascii: "#"), digits.count == text.utf8.count - 1 else { return nil }
        let pairs: [Int]
        switch digits.count {
        case 3, 4: pairs = digits.map { $0 * 17 }
        case 6, 8: pairs = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
        default: return nil
        }
        self.init(
            red8: UInt8(pairs[0]), green8: UInt8(pairs[1]), blue8: UInt8(pairs[2]),
            opacity: pairs.count > 3 ? Double(pairs[3]) / 255 : 1)
    }

    private static func components(_ node: DocumentNode) throws(DocumentError) -> Color {
        var reader = try node.object()
        try checkSpace(try reader.required("colorSpace"))
        let parts = try reader.array("components", count: 3...3).map { part throws(DocumentError) in
            // "none" is a component without influence; drawn, it is 0.
            part.value.content == .string("none") ? 0 : try part.double(in: 0...1)
        }
        let alpha = try reader.optional("alpha")?.double(in: 0...1) ?? 1
        if let hex = reader.optional("hex"), Color(hex: try hex.string()) == nil {
            throw hex.error(.invalid, "the fallback is no colour", hint: "write #rrggbb")
        }
        try reader.finish()
        return Color(red: parts[0], green: parts[1], blue: parts[2], opacity: alpha)
    }

    private static func checkSpace(_ node: DocumentNode) throws(DocumentError) {
        let space = try node.string()
        guard space != "srgb" else { return }
        if unsupportedSpaces.contains(space) {
            throw node.error(
                .outOfRange, "the colour space \"\(space)\" is not supported yet", hint: "supported: srgb")
        }
        throw node.error(
            .outOfRange, "unknown colour space \"\(space)\"",
            hint: Suggestion.hint(for: space, among: ["srgb"], otherwise: "supported: srgb"))
    }
}
