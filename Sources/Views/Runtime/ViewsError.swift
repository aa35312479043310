public import FramewrightTypography

/// A place in the source code of a view.
public struct CodeLocation: Hashable, Sendable {
    /// The module and file, such as `Screens/BoardView.swift`.
    public let file: String
    /// The line number.
    public let line: Int

    /// Creates a location.
    public init(file: String, line: Int) {
        self.file = file
        self.line = line
    }
}

extension CodeLocation: CustomStringConvertible {
    /// The file and line, separated by a colon.
    public var description: String { "\(file):\(line)" }
}

/// An error that prevents a view from being drawn.
public enum ViewsError: Error, Equatable {
    static let deepestNesting = 1_000
    static let longestSettling = 32

    /// A theme token that neither the theme nor its fallbacks define.
    case unknownToken(String, theme: String, at: CodeLocation)
    /// A missing or invalid font.
    case typography(TypographyError)
    /// Views nested more deeply than can be lowered.
    case tooDeep(view: String)
    /// A view value with state that is used in two places.
    case sharedState(view: String)
    /// Two elements of a `ForEach` with the same identity.
    case duplicateIdentity(String, view: String)
    /// A model that a view reads from the environment and no ancestor has placed there, by its type.
    case missingObject(String, view: String)
    /// Views that change their own state in every pass.
    case neverSettles
    /// A missing or invalid image, by its name, path or size.
    case image(String, ImageFailure)

    /// A description of the error in one line.
    public var message: String {
        switch self {
        case .unknownToken(let token, let theme, let location):
            "no colour token '\(token)' for theme '\(theme)', asked for in \(location)"
        case .typography(let error): error.message
        case .tooDeep(let view):
            "views are nested more than \(Self.deepestNesting) deep in \(shortened(view))"
        case .sharedState(let view): "one value of a view with state is shown in two places, at \(shortened(view))"
        case .duplicateIdentity(let id, let view):
            "two elements of a ForEach have the identity '\(id)', at \(shortened(view))"
        case .missingObject(let type, let view): "no \(type) in the environment of \(shortened(view))"
        case .neverSettles:
            "the views still change their own state after \(Self.longestSettling) frames at one moment"
        case .image(let label, let failure): "image \(label): \(failure.message)"
        }
    }

    /// A hint for fixing it.
    public var hint: String {
        switch self {
        case .unknownToken(let token, _, _): "define \(token) in the theme file"
        case .typography(let error): error.hint
        case .tooDeep: "a view whose body contains itself needs a condition to end it"
        case .sharedState: "make a value for each place: state belongs to one view"
        case .duplicateIdentity: "give every element an identity of its own"
        case .missingObject: "place one with .environmentObject(_:), or .environment(_:) for an observable class"
        case .neverSettles: "look for an onChange, onAppear or onPreferenceChange that always writes another value"
        case .image(_, let failure): failure.hint
        }
    }

    /// Returns the end of a path, which may have a thousand steps.
    private func shortened(_ path: String) -> String {
        path.count > 80 ? "...\(path.suffix(80))" : path.isEmpty ? "the root" : path
    }
}
