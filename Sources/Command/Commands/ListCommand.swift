import ArgumentParser
import Framewright
import FramewrightDocuments
import FramewrightVerification

struct ListCommand: CatalogueCommand {
    enum Subject: String, CaseIterable, ExpressibleByArgument {
        case scenes, animations, devices, themes, roles
    }

    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Shows scenes with their states, animations, devices, themes and the roles of their colours.")

    @Argument(
        help: ArgumentHelp(
            "Only these: \(Subject.allCases.map(\.rawValue).joined(separator: ", ")); or what has this in its name, as pet.",
            valueName: "subject"), completion: .list(Subject.allValueStrings))
    var word: String?

    @Option(
        help:
            "Print the JSON Schema of a scene's state documents, of theme files with 'theme', of layouts with 'layout', of play scripts with 'play', of --results files with 'results', of a snapshot folder's framewright.json with 'snapshots'."
    )
    var schema: String?

    @OptionGroup var devicesFile: DeviceFileOption

    @Flag(help: "As JSON.")
    var json = false

    func run(over catalogue: Catalogue) throws -> ExitStatus {
        if let schema {
            try Console.print(try text(ofSchema: schema, catalogue))
            return .fine
        }
        let subject = word.flatMap { Subject(rawValue: $0) }
        let all = try Subject.allCases.filter { subject == nil ? $0 != .roles : $0 == subject }.map {
            try section($0, catalogue)
        }
        var sections = all
        if let word, subject == nil { sections = sections.map { ($0.subject, $0.rows.filter { $0.has(word) }) } }
        if let word, sections.allSatisfy(\.rows.isEmpty), subject == nil {
            throw unknown(word, among: all.flatMap(\.rows))
        }
        let output = JSONOutput.object(sections.map { ($0.subject.rawValue, .array($0.rows.map(\.output))) })
        let shown = sections.filter { !$0.rows.isEmpty || subject != nil }
        let text = shown.map { "\($0.subject.rawValue)\n\(Row.table($0.rows))" }.joined(separator: "\n\n")
        try Console.print(json ? output.indented() : text)
        return .fine
    }

    private func unknown(_ word: String, among rows: [Row]) -> UsageError {
        let subjects = Subject.allCases.map(\.rawValue)
        // A single word may stand for the first or the last part of a state's or animation's name.
        let names = rows.flatMap { row in [row.id] + row.id.split(separator: "/").map(String.init) }
        return UsageError(
            message: "nothing that can be listed is called '\(word)'",
            hint: Suggestion.hint(
                for: word, among: subjects + names,
                otherwise: "list \(subjects.joined(separator: ", ")), or a part of a scene's, device's or theme's name")
        )
    }

    private func text(ofSchema name: String, _ catalogue: Catalogue) throws -> String {
        if name == "theme" { return Theme.schemaSource }
        if name == "layout" { return LayoutDocument.schemaSource }
        if name == "play" { return PlayScript.schemaSource }
        if name == "snapshots" { return SnapshotSettings.schemaSource }
        if name == "results" { return ShardResults.schemaSource }
        let (scene, _) = try catalogue.find(name)
        guard let schema = scene.schema else { throw CatalogueError.takesNoState(scene.name) }
        return schema
    }

    @MainActor
    private func section(_ subject: Subject, _ catalogue: Catalogue) throws -> (subject: Subject, rows: [Row]) {
        switch subject {
        case .scenes: (subject, catalogue.scenes.flatMap(Row.rows(of:)))
        case .animations: (subject, catalogue.scenes.flatMap(Row.animations(of:)))
        case .devices: (subject, try devicesFile.table().devices.map(Row.init(device:)))
        case .themes: (subject, ShippedTheme.allCases.map { Row(id: $0.rawValue, theme: $0.theme) })
        case .roles: (subject, try RoleUses(catalogue).uses.map(Row.init(use:)))
        }
    }
}

/// A line of the list, as text and as JSON.
private struct Row {
    let cells: [String]
    let output: JSONOutput

    /// The name by which commands call it.
    var id: String { cells[0] }

    /// True if the name contains the word, whatever its case.
    func has(_ word: String) -> Bool { id.lowercased().contains(word.lowercased()) }

    static func rows(of scene: SceneDefinition) -> [Row] {
        scene.states.map { state in
            let id = "\(scene.name)/\(state.name)"
            return Row(
                cells: [id, state.summary],
                output: .object([
                    ("id", .string(id)), ("scene", .string(scene.name)), ("state", .string(state.name)),
                    ("summary", .string(state.summary)), ("takesState", .bool(scene.takesState)),
                ]))
        }
    }

    static func animations(of scene: SceneDefinition) -> [Row] {
        scene.animations.map { animation in
            let id = "\(scene.name)/\(animation.name)"
            return Row(
                cells: [id, animation.summary],
                output: .object([
                    ("id", .string(id)), ("scene", .string(scene.name)), ("animation", .string(animation.name)),
                    ("summary", .string(animation.summary)),
                    ("steps", .array(animation.steps.map { .string("\($0)") })),
                ]))
        }
    }

    init(cells: [String], output: JSONOutput) {
        (self.cells, self.output) = (cells, output)
    }

    init(device: Device) {
        let size = "\(shortest(device.size.width))x\(shortest(device.size.height))"
        cells = [device.id, "\(size) @\(shortest(device.scale))x", device.name]
        output = .object([
            ("id", .string(device.id)), ("name", .string(device.name)), ("kind", .string(device.kind.rawValue)),
            ("platform", .string(device.platform)), ("width", .double(device.size.width)),
            ("height", .double(device.size.height)), ("scale", .double(device.scale)),
            ("check", .string(device.check)), ("note", .optional(device.note)),
        ])
    }

    init(use: RoleUses.Use) {
        cells = [use.role, use.scenes.joined(separator: ", ")]
        output = use.output
    }

    init(id: String, theme: Theme) {
        cells = [id, theme.contexts.joined(separator: ", "), theme.summary]
        output = .object([
            ("id", .string(id)), ("name", .string(theme.name)),
            ("contexts", .array(theme.contexts.map(JSONOutput.string))),
            ("summary", .string(theme.summary)),
        ])
    }

    /// Returns the rows with aligned columns, two spaces apart.
    static func table(_ rows: [Row]) -> String {
        let columns = rows.map(\.cells.count).max() ?? 0
        let widths = (0..<columns).map { column in rows.map { $0.cells[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = zip(row.cells, widths).map { cell, width in
                cell + String(repeating: " ", count: width - cell.count)
            }
            let line = "  " + cells.joined(separator: "  ")
            return String(line.reversed().drop { $0 == " " }.reversed())
        }.joined(separator: "\n")
    }
}
