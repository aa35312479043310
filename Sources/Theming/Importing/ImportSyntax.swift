import FramewrightDocuments

/// The syntax of a file to import.
enum ImportSyntax: String {
    case json = "JSON"
    case yaml = "YAML"
    case propertyList = "a property list"
    case css = "CSS"
}

extension ThemeImportFormat {
    private var syntaxes: [ImportSyntax] {
        switch self {
        case .base16: [.yaml, .json]
        case .iTerm: [.propertyList]
        case .designTokens, .olderTokens, .assetCatalog, .vsCode, .material: [.json]
        }
    }

    /// Rejects a file that is plainly of another syntax than the format.
    func check(_ file: ImportFile) throws(DocumentError) {
        guard let syntax = file.syntax, !syntaxes.contains(syntax) else { return }
        guard syntax != .css else { throw file.cssError }
        throw DocumentError(
            .invalid, file: file.name, position: .start, pointer: "",
            problem: "the file is \(syntax.rawValue), and a theme of \(rawValue) is \(syntaxes[0].rawValue)",
            hint: "leave \(.setting(.from)) out, or name the file's own format")
    }
}

extension ImportFile {
    /// The syntax, by the first characters, then by the file extension. Nil if neither is conclusive.
    var syntax: ImportSyntax? {
        if isPropertyList { return .propertyList }
        let first = bytes.first { !" \t\r\n\u{FEFF}".utf8.contains($0) }
        if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") { return .json }
        let name = name.lowercased()
        if [".css", ".scss", ".sass", ".less", ".pcss"].contains(where: name.hasSuffix) { return .css }
        if [".yaml", ".yml"].contains(where: name.hasSuffix) { return .yaml }
        return first != nil && isStyleSheet ? .css : nil
    }

    /// True if the file begins like a property list, in binary form or XML.
    var isPropertyList: Bool {
        ["bplist", "<?xml", "<!DOCTYPE plist", "<plist"].contains { bytes.starts(with: Array($0.utf8)) }
    }

    /// The error of a style sheet.
    var cssError: DocumentError {
        let formats = ThemeImportFormat.allCases.map(\.rawValue).joined(separator: ", ")
        return DocumentError(
            .invalid, file: name, position: .start, pointer: "", problem: "CSS cannot be imported",
            hint: "import one of \(formats), or make a theme with \(.makeTheme)")
    }

    /// True if the text begins like a style sheet: with a selector and a block, an at-rule, or a variable of SCSS.
    private var isStyleSheet: Bool {
        var text = Substring(String(decoding: bytes.prefix(65_536), as: UTF8.self))
        while true {
            text = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
            if text.hasPrefix("/*"), let end = text.firstRange(of: "*/") {
                text = text[end.upperBound...]
            } else if text.hasPrefix("//"), let end = text.firstIndex(where: \.isNewline) {
                text = text[end...]
            } else {
                break
            }
        }
        guard let first = text.first, first.isLetter || ".:#@$*-".contains(first) else { return false }
        if first == "@" || first == "$" || text.hasPrefix("--") && !text.hasPrefix("---") { return text.contains(";") }
        guard let open = text.firstIndex(of: "{"), text[open...].contains("}") else { return false }
        return !text[..<open].contains(": ") && !text.hasPrefix("# ")
    }
}
