import Framewright
import FramewrightDocuments
import FramewrightViews

/// The Swift names of the colours and images in asset catalogues, by Xcode's rules: `Color(.brandRed)` is the colour
/// "Brand Red" or "brand-red", `Image(.icons.home)` the image "home" in the group "Icons" with a namespace, and endings
/// such as those of "AccentColor" and "HeroImage" are left out.
struct AssetSymbols {
    /// An asset with its Swift name.
    private struct Symbol: Hashable {
        let asset: String
        let groups: [String]
        let name: String

        /// The names from the outermost group to the asset.
        var path: [String] { groups + [name] }

        /// Whether a group's name cannot be that of a type.
        var hasReservedGroup: Bool { groups.contains(where: SwiftName.reservedTypes.contains) }

        /// Returns nil if the asset's name has no letter or number.
        init?(_ asset: String, ending: String) {
            let steps = asset.split(separator: "/").map(String.init)
            guard let last = steps.last, let name = SwiftName.variable(last, ending: ending) else { return nil }
            (self.asset, self.name) = (asset, name)
            groups = steps.dropLast().compactMap(SwiftName.type)
        }
    }

    private var colors: [Symbol] = []
    private var images: [Symbol] = []
    /// The assets without a symbol of their own, with the reason.
    private(set) var remarks: [String] = []

    init(colors: [String], images: [String]) {
        self.colors = symbols(of: colors, ending: "Color", kind: "colours")
        self.images = symbols(of: images, ending: "Image", kind: "images")
    }

    private mutating func symbols(of assets: [String], ending: String, kind: String) -> [Symbol] {
        let named = assets.map { (asset: $0, symbol: Symbol($0, ending: ending)) }
        // Names in scripts without capital letters are the same for a group and an asset.
        let groups = named.reduce(into: Set<[String]>()) { groups, entry in
            guard let path = entry.symbol?.groups else { return }
            for count in 0..<path.count { groups.insert(Array(path[...count])) }
        }
        var known: [[String]: String] = [:]
        return named.compactMap { asset, symbol in
            guard let symbol else {
                remarks.append("asset \"\(asset)\" has no symbol, because its name has no letters")
                return nil
            }
            guard !symbol.hasReservedGroup else {
                let groups = symbol.groups.joined(separator: ".")
                remarks.append(
                    "asset \"\(asset)\" has no symbol, because no type can have the name of its group, \(groups)")
                return nil
            }
            let name = symbol.path.joined(separator: ".")
            if let other = known[symbol.path] {
                remarks.append(
                    "the \(kind) \"\(other)\" and \"\(asset)\" have the same symbol, .\(name), so the second has none")
                return nil
            }
            guard !groups.contains(symbol.path) else {
                remarks.append("asset \"\(asset)\" has no symbol, because a group has the same, .\(name)")
                return nil
            }
            known[symbol.path] = asset
            return symbol
        }
    }

    var isEmpty: Bool { colors.isEmpty && images.isEmpty }

    /// Returns a Swift file with the symbols. Names that `sources` declare as static members of the same type are left
    /// to these.
    func source(beside sources: [String]) -> String {
        let declared = DeclaredNames(sources.map { SourceTokens($0).tokens })
        // A group may have the name of a module or a type.
        var text = "import SwiftUI\n"
        for (type, symbols) in [("ColorResource", colors), ("ImageResource", images)] {
            let others = declared.staticMembers(of: type)
            let own = symbols.filter { !$0.groups.isEmpty || !others.contains($0.name) }
            // No name of an asset has a low line inside.
            let make = "framewright_\(type)"
            text += "private func \(make)(_ name: String) -> SwiftUI.\(type) { SwiftUI.\(type)(name: name) }\n"
            text += "extension SwiftUI.\(type) {\n\(members(own, depth: 0, make))}\n"
        }
        let others = declared.staticMembers(of: "Color").union(declared.staticMembers(of: "ShapeStyle"))
            .union(Self.colorNames)
        let direct = colors.filter { $0.groups.isEmpty && !others.contains($0.name) }
        for type in ["SwiftUI.Color", "SwiftUI.ShapeStyle where Self == SwiftUI.Color"] {
            let members = direct.map {
                "    static var \(SwiftName.quoted($0.name)): SwiftUI.Color { SwiftUI.Color(\(literal($0.asset))) }\n"
            }
            text += "extension \(type) {\n\(members.joined())}\n"
        }
        return text
    }

    /// - Parameter make: The name of the function that makes a resource.
    private func members(_ symbols: [Symbol], depth: Int, _ make: String) -> String {
        var text = ""
        for symbol in symbols where symbol.groups.count == depth {
            text +=
                "static let \(SwiftName.quoted(symbol.name)) = \(make)(\(literal(symbol.asset)))\n"
        }
        let deeper = symbols.filter { $0.groups.count > depth }
        for group in Set(deeper.map { $0.groups[depth] }).sorted() {
            let inner = deeper.filter { $0.groups[depth] == group }
            text += "enum \(SwiftName.quoted(group)) {\n\(members(inner, depth: depth + 1, make))}\n"
        }
        return text
    }

    private func literal(_ text: String) -> String {
        let scalars = text.unicodeScalars.map { scalar in
            scalar.value < 0x20 || scalar == "\"" || scalar == "\\" || Character(scalar).isNewline
                ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
        }
        return "\"\(scalars.joined())\""
    }

    /// The names that colours and styles have already, for which Xcode generates none either.
    private static let colorNames: Set<String> = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown", "gray",
        "black", "white", "clear", "primary", "secondary", "tertiary", "quaternary", "quinary", "accent", "tint",
        "background", "foreground", "selection", "separator", "placeholder", "link", "fill", "windowBackground", "bar",
        "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial", "ultraThickMaterial", "image",
        "shadow",
        "blendMode", "opacity", "resolve", "body",
    ]
}

/// The Swift names of assets.
private enum SwiftName {
    /// Returns a name for a variable; nil if the asset's name has no letter or number.
    static func variable(_ asset: String, ending: String) -> String? {
        let words = words(asset)
        guard let first = words.first else { return nil }
        var name = lowercasedStart(first) + words.dropFirst().map(uppercasedStart).joined()
        if name.hasSuffix(ending), name.count > ending.count { name.removeLast(ending.count) }
        return name.first.map(\.isNumber) == true ? "_" + name : name
    }

    /// Returns a name for a type; nil if the group's name has no letter or number.
    static func type(_ group: String) -> String? {
        let name = words(group).map(uppercasedStart).joined()
        guard let first = name.first else { return nil }
        return first.isNumber ? "_" + name : name
    }

    /// Returns the name in backticks if it is a keyword.
    static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    private static func words(_ text: String) -> [Substring] {
        text.split { !$0.isLetter && !$0.isNumber }
    }

    private static func uppercasedStart(_ word: Substring) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    /// Returns the word with its capital letters at the start made small, but for the last of several before a small
    /// letter: `URLIcon` becomes `urlIcon`.
    private static func lowercasedStart(_ word: Substring) -> String {
        var capitals = word.prefix(while: \.isUppercase).count
        if capitals > 1, word.dropFirst(capitals).first?.isLowercase == true { capitals -= 1 }
        return word.prefix(capitals).lowercased() + word.dropFirst(capitals)
    }

    /// The names that no type inside another one can have.
    static let reservedTypes: Set<String> = ["Type", "Protocol", "Self", "Any"]

    private static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else",
        "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in",
        "init",
        "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows",
        "return", "self", "Self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
        "typealias", "var", "where", "while",
    ]
}
