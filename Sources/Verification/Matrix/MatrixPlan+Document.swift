public import Framewright
import FramewrightDocuments
public import FramewrightViews

extension MatrixPlan {
    /// Reads a plan and rejects unknown keys.
    init(_ node: DocumentNode) throws(DocumentError) {
        self.init()
        var reader = try node.object()
        scenes = try reader.optional("scenes").strings()
        devices = try reader.optional("devices").strings()
        orientations = try reader.optional("orientations").words(Self.orientation)
        themes = try reader.optional("themes").strings()
        contexts = try reader.optional("contexts").words(Self.context)
        textSizes = try reader.optional("textSizes").words(Self.textSizes).flatMap(\.self)
        directions = try reader.optional("directions").words(Self.direction)
        locales = try reader.optional("locales").words(Self.locale)
        isPairwise = try reader.optional("pairwise")?.bool() ?? false
        filters = try reader.optional("where").words { MatrixFilter($0) }
        try reader.finish()
    }

    /// Parses an orientation: `portrait`, `landscape`.
    public static func orientation(_ word: String) -> Orientation? { Orientation(rawValue: word) }

    /// Parses the name of a context; `plain` stands for none.
    public static func context(_ word: String) -> String?? { word.isEmpty ? nil : .some(word == "plain" ? nil : word) }

    /// Parses a text size, `xSmall` to `accessibility5`, or a pattern of several; `*` is a wildcard.
    public static func textSizes(_ word: String) -> [DynamicTypeSize]? {
        let sizes = DynamicTypeSize.allCases.filter { MatrixFilter.matches("\($0)"[...], word[...]) }
        return sizes.isEmpty ? nil : sizes
    }

    /// Parses a layout direction: `left-to-right`, `right-to-left`, or `natural` for that of the language.
    public static func direction(_ word: String) -> LayoutDirection?? {
        if word == "natural" { return .some(nil) }
        return LayoutDirection.allCases.first { $0.name == word }.map { .some($0) }
    }

    /// Parses a language tag (BCP 47).
    public static func locale(_ word: String) -> String? { Locale.isWellFormed(word) ? word : nil }
}

extension DocumentNode? {
    func strings() throws(DocumentError) -> [String] {
        var strings: [String] = []
        for node in try self?.array() ?? [] { strings.append(try node.string(allowingEmpty: false)) }
        return strings
    }

    fileprivate func words<Value>(_ read: (String) -> Value?) throws(DocumentError) -> [Value] {
        var values: [Value] = []
        for node in try self?.array() ?? [] {
            let word = try node.string(allowingEmpty: false)
            guard let value = read(word) else {
                throw node.error(
                    .outOfRange, "unknown word \"\(word)\"", hint: "\(.explainMatrix) shows what there is")
            }
            values.append(value)
        }
        return values
    }
}
