import Framewright
import FramewrightDocuments

/// The kind of a JSON file given to `diff`.
enum DiffInputKind {
    case layout
    /// A state document of a scene.
    case state(scene: String)
    case theme
    case unknown

    init(_ bytes: [UInt8]) {
        guard let node = try? JSONDocument(parsing: bytes, file: "").node,
            case .object(let members) = node.value.content
        else {
            self = .unknown
            return
        }
        func text(_ key: String) -> String? {
            guard let value = members.first(where: { $0.key == key })?.value, case .string(let text) = value.content
            else { return nil }
            return text
        }
        let keys = Set(members.map(\.key))
        if keys.contains("format") || keys.contains("nodes") {
            self = .layout
        } else if let scene = text("scene"), keys.contains("state") {
            self = .state(scene: scene)
        } else {
            self = keys.isDisjoint(with: ["color", "contrast", "contexts", "resolutionOrder"]) ? .unknown : .theme
        }
    }

    private var name: String {
        switch self {
        case .layout: "a layout"
        case .state: "a state document"
        case .theme: "a theme"
        case .unknown: "neither an image nor a layout"
        }
    }

    /// Returns the error for two JSON files one of which is not a layout. Returns nil for files that may be layouts.
    func error(of path: String) -> UsageError? {
        switch self {
        case .layout, .unknown: nil
        case .state(let scene):
            UsageError(
                message: "'\(path)' is \(name), not a layout",
                hint: "make its layout first: framewright render \(scene) --state \(path) --layout layout.json")
        case .theme:
            UsageError(
                message: "'\(path)' is \(name), not a layout", hint: "framewright theme diff compares two themes")
        }
    }

    /// Returns the error for an image and a JSON file.
    func error(of path: String, besideImage image: String) -> UsageError {
        let hint =
            switch self {
            case .layout: "compare two of a kind: framewright render writes an image with -o, a layout with --layout"
            case .state(let scene):
                "make an image of it first: framewright render \(scene) --state \(path) -o state.png"
            case .theme: "make an image with it first: framewright render ... --theme \(path) -o theme.png"
            case .unknown: "give two PNG files, or two layouts of framewright render --layout"
            }
        return UsageError(message: "'\(image)' is an image, '\(path)' is \(name)", hint: hint)
    }
}
