import FramewrightDocuments
import FramewrightDrawing

/// Writes an asset catalogue for Xcode: a set for each colour, with folders as namespaces, so that a colour's name is
/// its token's path with slashes.
///
/// The contexts `dark`, `light`, `high-contrast` and `dark-high-contrast` become the appearances of luminosity and
/// contrast. References are replaced by their colours, because catalogues have none.
struct AssetCatalogExport {
    private let theme: Theme

    init(_ theme: Theme) { self.theme = theme }

    func export() -> ThemeExport {
        let every = theme.everyContext
        let plain = every[0].theme
        let known = every.filter { $0.name == nil || Self.appearances($0.name) != nil }
        var files = [ThemeExport.File(path: "Contents.json", text: text([]))]
        var folders: Set<String> = []
        var omitted = every.filter { context in !known.contains { $0.name == context.name } }.map {
            ThemeOmission(source: "context \($0.name ?? "")", reason: "Xcode has no such appearance")
        }
        for token in plain.tokens {
            guard case .color = token.value else {
                omitted.append(.init(source: token.path, reason: "an asset catalogue holds colours alone"))
                continue
            }
            let names = token.path.split(separator: ".").map {
                String($0 == "$root" ? "root" : $0).replacing("/", with: "-")
            }
            for count in 1..<names.count where folders.insert(names.prefix(count).joined(separator: "/")).inserted {
                let path = "\(names.prefix(count).joined(separator: "/"))/Contents.json"
                files.append(
                    .init(path: path, text: text([("properties", .object([("provides-namespace", .bool(true))]))])))
            }
            let path = "\(names.joined(separator: "/")).colorset/Contents.json"
            files.append(.init(path: path, text: text([("colors", .array(entries(of: token, in: known)))])))
            omitted += lost(token)
        }
        omitted += theme.rulesLost(because: "a catalogue has")
        return ThemeExport(files, omitted: omitted)
    }

    private func lost(_ token: Token) -> [ThemeOmission] {
        guard let color = token.writtenColor, color.space != .displayP3, !color.isInSRGB else { return [] }
        return [.init(source: token.path, reason: "\(color) is written as sRGB's nearest")]
    }

    private func text(_ members: [(String, JSONOutput)]) -> String {
        let info = JSONOutput.object([("author", .string("xcode")), ("version", .int(1))])
        return JSONOutput.object(members + [("info", info)]).indented() + "\n"
    }

    /// Returns the plain colour, followed by the colour of every appearance in which it differs.
    private func entries(of token: Token, in contexts: [(name: String?, theme: Theme)]) -> [JSONOutput] {
        contexts.compactMap { context in
            guard let own = context.theme.token(at: token.path), context.name == nil || differs(own, token) else {
                return nil
            }
            let appearances = Self.appearances(context.name) ?? []
            var members: [(String, JSONOutput)] = [("idiom", .string("universal"))]
            if !appearances.isEmpty { members.append(("appearances", .array(appearances))) }
            return .object(members + [("color", color(of: own))])
        }
    }

    private func differs(_ one: Token, _ other: Token) -> Bool {
        one.value != other.value || one.writtenColor != other.writtenColor
    }

    private func color(of token: Token) -> JSONOutput {
        guard case .color(let shown) = token.value else { return .null }
        let wide = token.writtenColor.flatMap { $0.space == .displayP3 ? $0 : nil }
        let numbers = wide.map { $0.components.map { $0 ?? 0 } } ?? [shown.red, shown.green, shown.blue]
        let parts = zip(["red", "green", "blue"], numbers).map { ($0, Self.component($1)) }
        return .object([
            ("color-space", .string(wide == nil ? "srgb" : "display-p3")),
            ("components", .object(parts + [("alpha", .string(Self.decimal(shown.opacity)))])),
        ])
    }

    private static func component(_ value: Double) -> JSONOutput {
        let byte = (value * 255).rounded()
        guard byte >= 0, byte <= 255, byte / 255 == value else { return .string(decimal(value)) }
        let digits = String(UInt8(byte), radix: 16, uppercase: true)
        return .string("0x" + (digits.count == 1 ? "0" : "") + digits)
    }

    /// Formats with a decimal point, because a number without one means 0 to 255.
    private static func decimal(_ value: Double) -> String {
        value == value.rounded() ? "\(shortest(value)).000" : "\(value)"
    }

    /// Returns the appearances of a context, or nil if none correspond.
    private static func appearances(_ context: String?) -> [JSONOutput]? {
        let luminosity = { (value: String) in appearance("luminosity", value) }
        let contrast = appearance("contrast", "high")
        switch context {
        case nil: return []
        case "dark": return [luminosity("dark")]
        case "light": return [luminosity("light")]
        case "high-contrast": return [contrast]
        case "dark-high-contrast": return [luminosity("dark"), contrast]
        default: return nil
        }
    }

    private static func appearance(_ name: String, _ value: String) -> JSONOutput {
        .object([("appearance", .string(name)), ("value", .string(value))])
    }
}
