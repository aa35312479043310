import ArgumentParser
import Framewright
import FramewrightDocuments

struct ThemeImportCommand: CatalogueCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Makes a theme file of another program's theme.",
        discussion: """
            framewright theme import nord.yaml -o Themes/nord.json
            framewright theme import Colors.xcassets --role accent=Brand/Primary \\
                -o Themes/mine.json
            framewright theme import tokens.json --from tokens-studio -o Themes/tokens.json

            Reads Design Tokens (dtcg) with resolver files, those of older drafts and Tokens Studio, Xcode's asset catalogues, \
            base16 and base24, iTerm2's colour presets, themes of Visual Studio Code and of Material Theme Builder. Says what \
            became of every colour: which token it is, which tokens were computed from it, and what no token stands for.
            """)

    @Argument(help: "The file, or the folder of an asset catalogue.", completion: .file())
    var file: String

    @Option(
        help: """
            What it is: \(ThemeImportFormat.allCases.map(\.rawValue).joined(separator: ", ")); found out where it is not given.
            """, completion: .list(ThemeImportFormat.allCases.map(\.rawValue)))
    var from: String?

    @Option(help: "The theme's name, for people.")
    var name: String?

    @Option(
        help: """
            Takes a colour of the file for a role, as background=base00 or tile.8=base09; may be given several times. list roles \
            --json names them all.
            """)
    var role: [String] = []

    @Option(
        name: .shortAndLong, help: "The theme file to write; standard output where it is not given, or -.",
        completion: .themeFiles)
    var output: String?

    @Flag(help: "Write over a file that is there.")
    var force = false

    @Flag(help: "Say what became of everything as JSON.")
    var json = false

    func run(over catalogue: Catalogue) throws -> ExitStatus {
        try OutputPaths.checkFiles([output], suggestion: "theme.json")
        try OutputPaths.check([output], inputs: [file])
        try OutputPaths.check([output], hold: .theme)
        try OutputPaths.checkNew(output, force: force)
        let result = try ThemeImport(try files(), as: try from.map { try choice($0) }, name: name, roles: try roles())
        guard let output, output != "-" else {
            try StandardStream.output.write(result.text)
            Console.note(report(result))
            return .fine
        }
        try OutputFile.write(Array(result.text.utf8), to: output)
        try Console.print(json ? self.json(result).indented() : report(result))
        return .fine
    }

    private func files() throws -> [ImportFile] {
        guard Folder.exists(file) else {
            return [ImportFile(name: file, bytes: try InputFile.read(file, limit: ThemeImportFormat.limits.bytes))]
        }
        let folder = file.hasSuffix("/") ? String(file.dropLast()) : file
        let paths = try Folder.files(in: folder, limit: 20_000)
        guard paths.contains(where: { $0.hasSuffix("Contents.json") }) else {
            throw UsageError(message: "the folder is no asset catalogue, \(file)", hint: "name a file inside it")
        }
        return try paths.map { path in
            // Images of a catalogue are listed but not read.
            let isRead = path.hasSuffix("Contents.json")
            let bytes = isRead ? try InputFile.read("\(folder)/\(path)", limit: ThemeImportFormat.limits.bytes) : []
            return ImportFile(name: "\(folder.split(separator: "/").last ?? "")/\(path)", bytes: bytes)
        }
    }

    private func roles() throws -> [String: String] {
        var roles: [String: String] = [:]
        for text in role {
            guard let sign = text.firstIndex(of: "=") else {
                throw UsageError(message: "\"\(text)\" is no role and colour", hint: "write --role background=base00")
            }
            let role = String(text[..<sign].trimmingPrefix("color."))
            guard roles.updateValue(String(text[text.index(after: sign)...]), forKey: role) == nil else {
                throw UsageError(message: "--role \(role) is given twice", hint: "a role has one colour")
            }
        }
        return roles
    }

    private func report(_ result: ThemeImport) -> String {
        var lines = mappings(result)
        lines += result.gamutReport.map { "\($0)" }
        if lines.isEmpty { lines.append("no colour is for a screen by its name: say which with --role background=...") }
        if !result.unmapped.isEmpty { lines.append("not on any screen:") }
        lines += result.unmapped.map { "  \($0.source): \($0.reason)" }
        let left = result.theme.colorsLeftToDocumented
        if !left.isEmpty {
            lines.append("as in the documented theme: \(counted(left.count, "colour")); --json names them")
        }
        return lines.map { $0.printable() }.joined(separator: "\n")
    }

    /// Returns a line for each mapping. Consecutive tokens computed from the same source share one.
    private func mappings(_ result: ThemeImport) -> [String] {
        var groups: [[ThemeImport.Mapping]] = []
        for mapping in result.mappings {
            if let last = groups.last?.last, last.isDerived, mapping.isDerived, last.source == mapping.source {
                groups[groups.count - 1].append(mapping)
            } else {
                groups.append([mapping])
            }
        }
        return groups.map { group in
            let tokens = group.count > 2 ? [group[0].token, "...", group[group.count - 1].token] : group.map(\.token)
            let count = group.count > 2 ? " (\(group.count) tokens)" : ""
            let verb = group[0].isDerived ? "computed from" : "is"
            return "\(tokens.joined(separator: tokens.count == 3 ? " " : ", "))\(count) \(verb) \(group[0].source)"
        }
    }

    private func json(_ result: ThemeImport) -> JSONOutput {
        .object([
            ("file", .string(file)), ("theme", .optional(output)), ("name", .string(result.theme.name)),
            ("contexts", .array(result.theme.contexts.map(JSONOutput.string))),
            (
                "mappings",
                .array(
                    result.mappings.map { mapping in
                        .object([
                            ("token", .string(mapping.token)), ("source", .string(mapping.source)),
                            ("derived", .bool(mapping.isDerived)),
                        ])
                    })
            ),
            ("unmapped", .array(result.unmapped.map(\.json))),
            ("documented", .array(result.theme.colorsLeftToDocumented.map(JSONOutput.string))),
            (
                "beyondSRGB",
                .array(
                    result.gamutReport.map { mapping in
                        .object([
                            ("token", .string(mapping.token)), ("written", .string("\(mapping.written)")),
                            ("shown", .string("\(mapping.shown)")), ("difference", .double(mapping.difference)),
                        ])
                    })
            ),
        ])
    }
}

extension ThemeImport.Unmapped {
    var json: JSONOutput { .object([("source", .string(source)), ("reason", .string(reason))]) }
}

/// Returns the value with a name. Otherwise throws an error that lists the allowed names.
func choice<Word: RawRepresentable<String> & CaseIterable>(_ text: String) throws -> Word {
    if let word = Word(rawValue: text) { return word }
    let words = Word.allCases.map(\.rawValue)
    throw UsageError(
        message: "unknown format \"\(text)\"",
        hint: Suggestion.hint(for: text, among: words, otherwise: "one of \(words.joined(separator: ", "))"))
}
