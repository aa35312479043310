import Framewright
import FramewrightDocuments
import FramewrightModels

extension SceneDefinition {
    /// The course app's colour editor, and the whole app from there.
    static let courseColours = SceneDefinition(
        "course-colours", summary: "colour editor of the course app: a target, three channels and their previews",
        states: editorStates, schema: courseColoursSchema, decode: CourseApp.init(editorDocument:),
        reseed: { $0.reseeded($1) }
    ) { CourseAppView($0) }
    .animations(courseColoursAnimations)
}

/// The named states; the first one is the default. The last ones are edge cases.
private let editorStates: [(name: String, summary: String, value: CourseApp)] = [
    ("start", "as it opens", editing([:])),
    ("valid", "a blue for the tile 64", editing([.target: "64", .red: "26", .green: "115", .blue: "232"])),
    ("background", "a dark green for the background", editing([.target: "0", .red: "10", .green: "60", .blue: "40"])),
    ("largest-tile", "a gold for 2048", editing([.target: "2048", .red: "250", .green: "190", .blue: "10"])),
    (
        "keyboard", "a field is being edited, everything keeps clear of the keyboard",
        editing([.target: "8", .red: "20"], focus: .red)
    ),
    (
        "changed", "the background was changed before",
        editing([.target: "2"], picked: RGBColor(red: 250, green: 236, blue: 210))
    ),
    ("invalid-channel", "a channel beyond 255", editing([.target: "16", .green: "256"])),
    ("invalid-target", "a target that is no tile", editing([.target: "100", .red: "200"])),
    (
        "all-invalid", "long numbers, letters and signs",
        editing([.target: "12345678901234567890", .red: "-1", .green: "2.5", .blue: "blue"])
    ),
    (
        "all-invalid-keyboard", "the same while the keyboard is there",
        editing([.target: "4096", .red: "999", .green: "x", .blue: "٣٠٠"], focus: .target)
    ),
]

private func editing(
    _ texts: [ColorEditor.Field: String], focus: ColorEditor.Field? = nil, picked: RGBColor? = nil
) -> CourseApp {
    CourseApp(
        found: .colors(ColorEditor(texts: texts, focus: focus), over: nil),
        changes: picked.map { [.init(target: .background, color: $0)] } ?? [], seed: 2048)
}

extension CourseApp {
    /// Reads `{"target": "64", "red": "26", "green": "115", "blue": "232", "focus": "red", "colors": [...]}`, all
    /// optional: the text of each field and the field with the keyboard focus.
    init(editorDocument node: DocumentNode) throws {
        var reader = try node.object()
        var texts: [ColorEditor.Field: String] = [:]
        for field in ColorEditor.Field.allCases {
            texts[field] = try reader.optional(field.word)?.line(of: ColorEditor.longestText)
        }
        let focus = try reader.optional("focus")?.choice(FieldWord.self)
        let changes = try ColorEditor.Change.optional(&reader)
        try reader.finish()
        let editor = ColorEditor(texts: texts, focus: focus.map(\.field))
        self.init(found: .colors(editor, over: nil), changes: changes, seed: 2048)
    }
}

private enum FieldWord: String, CaseIterable {
    case target, red, green, blue

    var field: ColorEditor.Field {
        switch self {
        case .target: .target
        case .red: .red
        case .green: .green
        case .blue: .blue
        }
    }
}

private func typed(_ description: String) -> String { lineSchema(description, of: ColorEditor.longestText) }

let courseColoursSchema = courseSchema(
    "course-colours",
    properties: #"""
        "target": \#(typed("What is typed: 0 for the background, else a tile's number. Right or wrong.")),
        "red": \#(typed("What is typed, right or wrong.")),
        "green": \#(typed("What is typed, right or wrong.")),
        "blue": \#(typed("What is typed, right or wrong.")),
        "focus": {
          "description": "The field that has the keyboard.",
          "enum": ["target", "red", "green", "blue"]
        }
        """#)
