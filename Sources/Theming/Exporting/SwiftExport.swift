import FramewrightDocuments
import FramewrightDrawing

/// Writes Swift: an enumeration of the contexts with a property for every token. The value depends on the context if
/// the theme's does.
///
/// Colours are of SwiftUI's type, or of Framewright's where SwiftUI is unavailable; lengths, weights and times are
/// numbers. References are kept. Composite values are omitted, because no type exists in both frameworks.
struct SwiftExport {
    private let theme: Theme

    init(_ theme: Theme) { self.theme = theme }

    func export() -> ThemeExport {
        let every = theme.everyContext
        let plain = every[0].theme
        var names = SwiftNames(["plain"] + theme.contexts)
        let cases = every.map { names.context($0.name ?? "plain") }
        var omitted: [ThemeOmission] = []
        var properties: [String] = []
        for token in plain.tokens {
            guard let type = Self.type(of: token.value) else {
                omitted.append(
                    .init(source: token.path, reason: "SwiftUI has no value of the type \(token.value.type.rawValue)"))
                continue
            }
            properties.append(property(token, type: type, in: every.map(\.theme), cases: cases, &names))
        }
        omitted += theme.rulesLost(because: "Swift has")
        omitted += plain.gamutReport.map {
            .init(source: $0.token, reason: "\($0.written) is written as sRGB's nearest")
        }
        return ThemeExport(source(cases: cases, properties: properties), omitted: omitted)
    }

    private func source(cases: [String], properties: [String]) -> String {
        """
        // \(Self.line(theme.name)), exported by Framewright.
        #if canImport(SwiftUI)
        import SwiftUI
        #else
        import Framewright
        #endif

        /// The contexts of the theme \(Self.line(theme.name)), each with all its tokens.
        public enum \(SwiftNames.typeName(theme.name)): String, CaseIterable, Sendable {
            case \(cases.joined(separator: ", "))

        \(properties.joined(separator: "\n"))
        }

        """
    }

    private func property(
        _ token: Token, type: String, in themes: [Theme], cases: [String], _ names: inout SwiftNames
    ) -> String {
        let note = token.summary.map { "    /// \(Self.line($0))\n" } ?? ""
        let head = "\(note)    public var \(names.property(token.path)): \(type) {"
        let values = themes.map { theme in theme.token(at: token.path).map { value($0, &names) } ?? "" }
        guard Set(values).count > 1 else { return "\(head) \(values[0]) }" }
        let special = zip(cases, values).dropFirst().filter { $0.1 != values[0] }
        let lines = special.map { "        case .\($0.0): \($0.1)" } + ["        default: \(values[0])"]
        return "\(head)\n        switch self {\n\(lines.joined(separator: "\n"))\n        }\n    }"
    }

    private func value(_ token: Token, _ names: inout SwiftNames) -> String {
        if let alias = token.alias { return names.property(alias) }
        switch token.value {
        case .color(let color):
            let parts = [color.red, color.green, color.blue].map { "\($0)" }
            return "Color(red: \(parts[0]), green: \(parts[1]), blue: \(parts[2]), opacity: \(color.opacity))"
        case .dimension(let number), .number(let number), .fontWeight(let number), .duration(let number):
            return "\(number)"
        case .fontFamily(let names): return "[\(names.map(Self.literal).joined(separator: ", "))]"
        case .cubicBezier(let timing):
            return "[\([timing.x1, timing.y1, timing.x2, timing.y2].map { "\($0)" }.joined(separator: ", "))]"
        default: return ""
        }
    }

    private static func type(of value: TokenValue) -> String? {
        switch value {
        case .color: "Color"
        case .dimension, .number, .fontWeight, .duration: "Double"
        case .fontFamily: "[String]"
        case .cubicBezier: "[Double]"
        default: nil
        }
    }

    private static func literal(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            ["\"", "\\"].contains(scalar)
                ? "\\\(scalar)" : scalar.value < 0x20 ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
        }
        return "\"\(escaped.joined())\""
    }

    private static func line(_ text: String) -> String {
        text.split { $0.isNewline }.joined(separator: " ").printable()
    }
}

/// The unique Swift names of tokens and contexts.
struct SwiftNames {
    private var properties: [String: String] = [:]
    private var taken: Set<String>
    private var contexts: [String: String] = [:]

    init(_ contexts: [String]) {
        // The members that the enumeration already has.
        taken = ["rawValue", "hashValue", "allCases", "self"]
        for context in contexts { _ = self.context(context) }
    }

    mutating func context(_ name: String) -> String {
        if let known = contexts[name] { return known }
        let fresh = Self.unique(Self.camel(name.split { !$0.isLetter && !$0.isNumber }.map(String.init)), &taken)
        contexts[name] = fresh
        return fresh
    }

    /// Returns the name of a property: `colorTile8` for `color.tile.8`.
    mutating func property(_ path: String) -> String {
        if let known = properties[path] { return known }
        let words = path.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init).filter {
            $0 != "root" || !path.hasSuffix(".$root")
        }
        let fresh = Self.unique(Self.camel(words), &taken)
        properties[path] = fresh
        return fresh
    }

    static func typeName(_ text: String) -> String {
        let words = text.split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
        let name = words.joined()
        return (name.first?.isLetter == true ? name : "Imported" + name) + "Theme"
    }

    private static func camel(_ words: [String]) -> String {
        let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
        let name = ([words.first.map { $0.prefix(1).lowercased() + $0.dropFirst() } ?? ""] + rest).joined()
        return name.first?.isLetter == true ? name : "_" + name
    }

    private static func unique(_ name: String, _ taken: inout Set<String>) -> String {
        var (fresh, number) = (name, 2)
        while !taken.insert(fresh).inserted {
            fresh = "\(name)\(number)"
            number += 1
        }
        return keywords.contains(fresh) ? "`\(fresh)`" : fresh
    }

    private static let keywords: Set<String> = [
        "class", "default", "case", "switch", "in", "is", "as", "let", "var", "func", "enum", "struct", "public",
        "return",
        "true", "false", "nil", "if", "else", "for", "while", "do", "try", "throw", "import", "static", "init", "self",
        "any",
        "some", "where", "break", "continue", "repeat", "guard", "defer", "operator", "extension", "protocol",
        "internal",
    ]
}
