import FramewrightDocuments
import FramewrightDrawing

// Colours (2025.10, Color module 4).
extension ValueReader {
    private static let notations = "#rgb, #rgba, #rrggbb or #rrggbbaa"

    /// Reads a colour object in any colour space of the format; in a theme file also hex notation.
    mutating func color(_ node: DocumentNode) throws(DocumentError) -> SRGBColor {
        let node = try target(of: node, as: .color)
        switch node.value.content {
        case .string(let text) where dialect == .theme:
            guard let color = SRGBColor(hex: text) else {
                throw node.error(.invalid, "\"\(text)\" is no colour", hint: "write \(Self.notations)")
            }
            return color
        case .object: return try components(node)
        default:
            throw node.error(
                .wrongType, "expected a colour, found \(node.value.typeName)",
                hint: dialect == .theme
                    ? "write \(Self.notations)"
                    : "write {\"colorSpace\": \"srgb\", \"components\": [1, 0, 0]}; \(.importTheme) reads older drafts"
            )
        }
    }

    private mutating func components(_ node: DocumentNode) throws(DocumentError) -> SRGBColor {
        var reader = try node.object()
        let space = try space(try target(of: try reader.required("colorSpace"), as: nil))
        let parts = try target(of: try reader.required("components"), as: nil).array(count: 3...3)
        let alpha = try reader.optional("alpha").map { node throws(DocumentError) in try target(of: node, as: .number) }
        let opacity = try alpha?.double(in: 0...1) ?? 1
        if let hex = reader.optional("hex") { try checkFallback(try target(of: hex, as: nil)) }
        try reader.finish()
        var components: [Double?] = []
        for (part, allowed) in zip(parts, space.coordinates) { components.append(try component(part, allowed)) }
        let color = ColorCoordinates(space, components, opacity: opacity)
        guard space != .sRGB else {
            return SRGBColor(
                red: components[0] ?? 0, green: components[1] ?? 0, blue: components[2] ?? 0, opacity: opacity)
        }
        colors.append(color)
        return color.mappedToSRGB
    }

    /// Returns nil for "none", a missing component.
    private func component(
        _ node: DocumentNode, _ allowed: ColorSpace.Coordinate
    ) throws(DocumentError) -> Double? {
        if node.value.content == .string("none") { return nil }
        let node = try target(of: node, as: .number)
        if node.value.content == .string("none") { return nil }
        let number = try node.double()
        guard allowed.allows(number) else {
            throw node.error(.outOfRange, "\(shortest(number)) is out of range", hint: "allowed: \(allowed.words)")
        }
        return number
    }

    /// Checks the fallback, which has no opacity because `alpha` specifies it.
    private func checkFallback(_ node: DocumentNode) throws(DocumentError) {
        let text = try node.string()
        guard text.utf8.count == 7, SRGBColor(hex: text) != nil else {
            throw node.error(.invalid, "the fallback is no colour", hint: "write #rrggbb")
        }
    }

    private func space(_ node: DocumentNode) throws(DocumentError) -> ColorSpace {
        let word = try node.string()
        if let space = ColorSpace(rawValue: word) { return space }
        let known = ColorSpace.allCases.map(\.rawValue)
        throw node.error(
            .outOfRange, "unknown colour space \"\(word)\"",
            hint: Suggestion.hint(for: word, among: known, otherwise: "one of \(known.joined(separator: ", "))"))
    }
}
