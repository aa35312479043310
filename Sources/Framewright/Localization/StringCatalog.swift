package import FramewrightDocuments
package import FramewrightViews

/// The translations in `.xcstrings`, `.strings` and `.stringsdict` files.
package struct StringCatalog: StringTables {
    private static let fileLimit = 16 << 20

    /// The formats by table, language tag in lowercase, and key.
    private var tables: [String: [String: [String: LocalizedFormat]]] = [:]

    /// Reads files. The language of a `.strings` file is that of its folder, such as `de.lproj`.
    ///
    /// - Throws: The first error in a file, with its line.
    package init(files: [String]) throws(DocumentError) {
        for file in files {
            let steps = file.split(separator: "/").map(String.init)
            guard let name = steps.last, let dot = name.lastIndex(of: ".") else { continue }
            let table = String(name[..<dot])
            let language = Self.language(ofFolder: steps.dropLast().last)
            switch name[dot...] {
            case ".xcstrings":
                let catalog = try XCStringsReader(JSONDocument(parsing: try Self.read(file), file: file))
                for (language, formats) in catalog.formats { add(formats, to: table, language) }
            case ".strings": add(try StringsReader.formats(try Self.read(file), file: file), to: table, language)
            case ".stringsdict":
                let document = try JSONDocument(parsingPropertyList: try Self.read(file), file: file)
                add(try StringsDictionaryReader.formats(document.node), to: table, language)
            default: break
            }
        }
    }

    private mutating func add(_ formats: [String: LocalizedFormat], to table: String, _ language: String) {
        tables[table, default: [:]][language, default: [:]].merge(formats) { $1.forms.isEmpty ? $0 : $1 }
    }

    private static func read(_ file: String) throws(DocumentError) -> [UInt8] {
        do {
            return try InputFile.read(file, limit: fileLimit)
        } catch {
            throw DocumentError(
                .invalid, file: file, position: .start, pointer: "", problem: error.message, hint: "\(error.hint)")
        }
    }

    /// Returns the language of a folder such as `zh-Hans.lproj`; the base language is empty.
    private static func language(ofFolder folder: String?) -> String {
        guard let folder, folder.hasSuffix(".lproj") else { return "" }
        let language = folder.dropLast(6).lowercased().split(separator: "_").joined(separator: "-")
        return language == "base" ? "" : language
    }

    /// Returns the translation of a key in the language, or in a more general one.
    package func translation(of key: String, table: String?, language: String) -> LocalizedFormat? {
        guard let languages = tables[table ?? "Localizable"] else { return nil }
        var steps = language.split(separator: "-").map(String.init)
        while !steps.isEmpty {
            if let found = languages[steps.joined(separator: "-")]?[key] { return found }
            steps.removeLast()
        }
        return languages[""]?[key] ?? languages["en"]?[key]
    }
}
