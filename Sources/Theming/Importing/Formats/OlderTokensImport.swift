import FramewrightDocuments
import FramewrightDrawing

/// Reads Design Tokens of older drafts (`"$value": "#1a73e8"`, `"8px"`) and of Tokens Studio (`value` and `type`
/// without a dollar sign, token sets, `$themes`, expressions) by converting them to 2025.10.
///
///     color            hex, rgb(), rgba(), hsl(), hsla(), oklch() and similar, the names black, white and transparent
///     dimension        dimension, sizing, spacing, borderRadius, borderWidth, fontSizes, letterSpacing
///     number           number, opacity (50% is 0.5), lineHeights (150% is 1.5)
///     fontFamily, fontWeight   fontFamilies, fontWeights (Semi Bold is semi-bold)
///     shadow, typography, border, duration, cubicBezier if all their parts are known
///
/// Expressions in dimensions and numbers are evaluated. Sets are merged in the order of `$metadata`; each of
/// `$themes` becomes a context of the sets it enables. Types without a counterpart (textCase, composition, asset,
/// ..., modifiers of colours) and invalid values are listed as omissions.
enum OlderTokensImport {
    static func read(_ file: ImportFile) throws(DocumentError) -> ImportedPalette {
        let document = try JSONDocument(parsing: file.bytes, file: file.name, limits: ThemeImportFormat.limits)
        let sets = try TokenSets(document)
        var reader = OlderTokenReader(sets.sets.map(\.content))
        let converted = sets.sets.map { ($0.name, reader.converted($0.content)) }
        let text = sets.resolver(of: converted, name: ThemeLoader.title(ofFileNamed: file.name)).text
        var palette = try sets.locating(in: document) { () throws(DocumentError) in
            try DesignTokensImport.read(ImportFile(name: file.name, bytes: Array(text.utf8)))
        }
        palette.name = ThemeLoader.title(ofFileNamed: file.name)
        palette.unmapped = reader.unmapped + palette.unmapped
        return palette
    }
}

/// The token sets of Tokens Studio in one file, or a file that is a single set.
private struct TokenSets {
    struct Choice {
        let name: String
        let sets: [String]
    }

    var sets: [(name: String, content: JSONValue)] = []
    private var themes: [Choice] = []

    init(_ document: JSONDocument) throws(DocumentError) {
        let root = document.root
        guard root["$themes"] != nil || root["$metadata"] != nil else {
            _ = try document.node.object()
            sets = [("tokens", root)]
            return
        }
        let members = try document.node.object().members.filter { !$0.key.hasPrefix("$") }
        let order = root["$metadata"]?["tokenSetOrder"]?.texts ?? []
        let rank = { (key: String) in order.firstIndex(of: key) ?? order.count }
        let sorted = members.enumerated().sorted {
            (rank($0.element.key), $0.offset) < (rank($1.element.key), $1.offset)
        }
        sets = sorted.map { ($0.element.key, $0.element.value) }
        guard case .array(let themes)? = root["$themes"]?.content else { return }
        for theme in themes {
            guard case .object(let selected)? = theme["selectedTokenSets"]?.content, let name = theme["name"]?.text
            else { continue }
            let enabled = Set(selected.filter { $0.value.text != "disabled" }.map(\.key))
            self.themes.append(Choice(name: name, sets: sets.map(\.name).filter(enabled.contains)))
        }
    }

    /// Runs `body` and translates the positions of its errors from the generated resolver file to the original
    /// document.
    func locating<Result>(
        in document: JSONDocument, _ body: () throws(DocumentError) -> Result
    ) throws(DocumentError) -> Result {
        do {
            return try body()
        } catch {
            var error = error
            let steps = (error.pointer ?? "").split(separator: "/").map {
                String($0).replacing("~1", with: "/").replacing("~0", with: "~")
            }
            var value = document.root
            if steps.starts(with: ["sets"]), steps.count > 4 {
                let path = (document.root["$themes"] ?? document.root["$metadata"]) == nil ? [] : [steps[1]]
                for step in path + steps.dropFirst(4) {
                    guard let next = value.member(convertedTo: step) else { break }
                    value = next
                }
            }
            error.position = value.position
            error.pointer = document.pointer(at: value.position)
            // The hint contains a position too.
            if error.kind == .duplicateKey { error.hint = "leave one of them out, or give it another name" }
            throw error
        }
    }

    /// Returns a self-contained resolver file of 2025.10, with one modifier for the themes if there are at least two.
    func resolver(of converted: [(String, JSONOutput)], name: String) -> JSONOutput {
        let reference = { (path: String) in
            JSONOutput.object([
                ("$ref", .string("#/sets/\(path.replacing("~", with: "~0").replacing("/", with: "~1"))"))
            ])
        }
        let sets = converted.map { ($0.0, JSONOutput.object([("sources", .array([$0.1]))])) }
        var members: [(String, JSONOutput)] = [
            ("version", .string(ResolverDocument.version)), ("name", .string(name)), ("sets", .object(sets)),
        ]
        guard themes.count > 1 else {
            let names = themes.first?.sets ?? converted.map(\.0)
            return .object(members + [("resolutionOrder", .array(names.map(reference)))])
        }
        let contexts = themes.map { ($0.name, JSONOutput.array($0.sets.map(reference))) }
        let modifier = JSONOutput.object([("contexts", .object(contexts)), ("default", .string(themes[0].name))])
        members.append(("modifiers", .object([("theme", modifier)])))
        return .object(members + [("resolutionOrder", .array([.object([("$ref", .string("#/modifiers/theme"))])]))])
    }
}

extension JSONValue {
    /// Returns the member whose key was converted to the given one. Tokens Studio omits dollar signs.
    fileprivate func member(convertedTo key: String) -> JSONValue? {
        guard case .object(let members) = content else { return nil }
        let bare = String(key.drop { $0 == "$" })
        return self[key] ?? members.first { ImportedPalette.tokenName($0.key) == key || $0.key == bare }?.value
    }

    fileprivate var texts: [String] {
        if case .array(let elements) = content { elements.compactMap(\.text) } else { [] }
    }
}
