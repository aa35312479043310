public import FramewrightDocuments

/// A reader for theme files, Design Tokens files and resolver files.
public enum ThemeLoader {
    /// The limits of a file's size and nesting, which bound the cost of malicious files. Typical theme files have a
    /// few kilobytes.
    public static let limits = JSONLimits(bytes: 1 << 20, depth: 32)
    static let maximumContexts = 16
    /// The maximum length of a path in bytes, which bounds the growth by repeated group names.
    static let longestPath = 256
    /// The maximum number of tokens in all contexts together, which take 57 MB.
    static let maximumTokens = 1 << 18

    static func check(_ tables: [TokenTable], of document: JSONDocument) throws(DocumentError) {
        guard tables.reduce(0, { $0 + $1.tokens.count }) > maximumTokens else { return }
        throw document.node.error(.tooLarge, "there are more than \(maximumTokens) tokens in all contexts together")
    }

    /// Returns a name for a file without one: `brand` for `themes/brand.tokens.json`.
    package static func title(ofFileNamed path: String) -> String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let endings = [".tokens.json", ".resolver.json", ".tokens", ".json"]
        let ending = endings.first { name.hasSuffix($0) && name != $0 }
        return String(name.dropLast(ending?.count ?? 0))
    }
}
