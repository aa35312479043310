import FramewrightDocuments
import FramewrightDrawing

/// Writes custom properties: `--color-tile-8: #f7b770`, with references as `var(--color-accent)`.
///
/// The plain values are declared on `:root`, those of a context on `[data-theme="dark"]`. The contexts `dark` and
/// `light` also apply if the system prefers them and the page sets no `data-theme`. A gradient becomes a list of
/// stops for use in `linear-gradient(...)`. The letter spacing of a typography is a property of its own.
struct CSSExport {
    private let theme: Theme
    /// The property names by token path. If two would be equal, the second gets a number.
    private let properties: [String: String]

    init(_ theme: Theme) {
        self.theme = theme
        var (properties, taken): ([String: String], Set<String>) = ([:], [])
        for token in theme.everyContext.flatMap(\.theme.tokens) where properties[token.path] == nil {
            let name = Self.property(token.path)
            var (free, number) = (name, 2)
            while taken.contains(free) || token.isTypography && taken.contains(free + Self.letterSpacing) {
                (free, number) = ("\(name)-\(number)", number + 1)
            }
            taken.formUnion(token.isTypography ? [free, free + Self.letterSpacing] : [free])
            properties[token.path] = free
        }
        self.properties = properties
    }

    /// The suffix of the property with a typography's letter spacing.
    private static let letterSpacing = "-letter-spacing"

    private func property(_ path: String) -> String { properties[path] ?? Self.property(path) }

    func export() -> ThemeExport {
        let every = theme.everyContext
        let plain = every[0].theme
        var blocks = ["/* \(Self.comment(theme.name)) */", block(":root", plain.tokens)]
        for context in every.dropFirst() {
            let changes = context.theme.changes(from: plain)
            guard let name = context.name, !changes.isEmpty else { continue }
            blocks.append(block("[data-theme=\(Self.quoted(name))]", changes))
            if name == "dark" || name == "light" {
                let inner = block(":root:not([data-theme])", changes, margin: "  ")
                blocks.append("@media (prefers-color-scheme: \(name)) {\n\(inner)\n}")
            }
        }
        return ThemeExport(blocks.joined(separator: "\n\n") + "\n", omitted: omitted(plain))
    }

    private func block(_ selector: String, _ tokens: [Token], margin: String = "") -> String {
        let lines = tokens.flatMap(declarations).map { "\(margin)  \($0)" }
        return "\(margin)\(selector) {\n\(lines.joined(separator: "\n"))\n\(margin)}"
    }

    private func declarations(_ token: Token) -> [String] {
        let name = property(token.path)
        let value = token.alias.map { "var(\(property($0)))" } ?? Self.value(token)
        let note = token.summary.map { " /* \(Self.comment($0)) */" } ?? ""
        guard case .typography(let style) = token.value else { return ["\(name): \(value);\(note)"] }
        let spacing =
            token.alias.map { "var(\(property($0))\(Self.letterSpacing))" } ?? "\(shortest(style.letterSpacing))px"
        return ["\(name): \(value);\(note)", "\(name)\(Self.letterSpacing): \(spacing);"]
    }

    private static func value(_ token: Token) -> String {
        switch token.value {
        case .color(let color): token.writtenColor.map { "\($0)" } ?? "\(color)"
        case .fontFamily(let names): families(names)
        case .cubicBezier(let timing): curve(timing)
        case .strokeStyle(let style): line(style)
        case .border(let border): "\(shortest(border.width))px \(line(border.style)) \(border.color)"
        case .transition(let transition):
            "\(shortest(transition.duration))s \(curve(transition.timing)) \(shortest(transition.delay))s"
        case .gradient(let stops): stops.map { "\($0.color) \(shortest($0.position * 100))%" }.joined(separator: ", ")
        case .typography(let style):
            "\(shortest(style.fontWeight)) \(shortest(style.fontSize))px/\(shortest(style.lineHeight)) \(families(style.fontFamily))"
        case let value: "\(value)"
        }
    }

    private static func families(_ names: [String]) -> String {
        let generic = ["serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui"]
        return names.map { generic.contains($0) ? $0 : quoted($0) }.joined(separator: ", ")
    }

    private static func curve(_ timing: Token.Timing) -> String { "cubic-bezier\(timing)" }

    /// Returns a CSS line style. CSS has no dash lengths, so the nearest keyword is used (2025.10, 9.3.3).
    private static func line(_ style: Token.StrokeStyle) -> String {
        switch style {
        case .word(let word): word.rawValue
        case .dashes(_, let cap): cap == .round ? "dotted" : "dashed"
        }
    }

    private func omitted(_ plain: Theme) -> [ThemeOmission] {
        var omitted: [ThemeOmission] = []
        for token in plain.tokens {
            if case .strokeStyle(.dashes) = token.value {
                omitted.append(
                    .init(source: token.path, reason: "CSS has no lengths of dashes, it says dashed or dotted"))
            }
        }
        for path in plain.tokens.map(\.path) where property(path) != Self.property(path) {
            let reason = "CSS calls it \(property(path)), as another token is \(Self.property(path))"
            omitted.append(.init(source: path, reason: reason))
        }
        omitted += theme.rulesLost(because: "CSS has")
        return omitted
    }

    /// Returns the property name, as `--color-tile-8`. A root token has the name of its group.
    private static func property(_ path: String) -> String {
        let names = path.split(separator: ".").filter { $0 != "$root" }
        return "--" + names.map(escaped).joined(separator: "-")
    }

    /// Escapes characters that CSS does not allow in a name by their code points.
    private static func escaped(_ name: Substring) -> String {
        name.unicodeScalars.map { scalar in
            let isPlain = scalar.value >= 0xA0 || "-_".unicodeScalars.contains(scalar) || Character(scalar).isLetter
            let isDigit = ("0"..."9").contains(scalar)
            return isPlain || isDigit ? String(scalar) : "\\\(String(scalar.value, radix: 16)) "
        }.joined()
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            ["\"", "\\"].contains(scalar)
                ? "\\\(scalar)"
                : scalar.properties.generalCategory == .control
                    ? "\\\(String(scalar.value, radix: 16)) " : String(scalar)
        }
        return "\"\(escaped.joined())\""
    }

    private static func comment(_ text: String) -> String { text.printable().replacing("*/", with: "* /") }
}

extension Token {
    fileprivate var isTypography: Bool { if case .typography = value { true } else { false } }
}
