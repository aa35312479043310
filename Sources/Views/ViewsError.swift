public import FramewrightTypography

/// Where in someone's code a view was written.
public struct CodeLocation: Hashable, Sendable {
    /// Module and file, such as `Screens/BoardView.swift`.
    public let file: String
    public let line: Int

    public init(file: String, line: Int) {
        self.file = file
        self.line = line
    }
}

extension CodeLocation: CustomStringConvertible {
    public var description: String { "\(file):\(line)" }
}

/// Why a view could not be drawn.
public enum ViewsError: Error, Equatable {
    /// A view asked for a theme token that neither the theme nor its fallbacks define.
    case unknownToken(String, theme: String, at: CodeLocation)
    /// A font is missing or broken.
    case typography(TypographyError)
    /// More views inside each other than can be lowered.
    case tooDeep(view: String)
    /// One view value with state of its own stands in two places.
    case sharedState(view: String)
    /// Two elements of a `ForEach` have the same identity.
    case duplicateIdentity(String, view: String)
    /// A sheet, alert or dialog asked for inside a geometry reader, whose content is made when the screen stands.
    case presentedTooLate(view: String)
    /// Views change their own state in every frame.
    case neverSettles
    /// A picture, by its name, path or size, is missing or broken.
    case image(String, ImageFailure)

    /// What is wrong, in one line.
    public var message: String {
        switch self {
        case .unknownToken(let token, let theme, let location):
            "no colour token '\(token)' for theme '\(theme)', asked for in \(location)"
        case .typography(let error): error.message
        case .tooDeep(let view):
            "views are nested more than \(Lowering.deepestNesting) deep in \(shortened(view))"
        case .sharedState(let view): "one value of a view with state is shown in two places, at \(shortened(view))"
        case .duplicateIdentity(let id, let view):
            "two elements of a ForEach have the identity '\(id)', at \(shortened(view))"
        case .presentedTooLate(let view):
            "a sheet, alert or dialog inside a GeometryReader cannot be shown, at \(shortened(view))"
        case .neverSettles:
            "the views still change their own state after \(ViewGraph.longestSettling) frames at one moment"
        case .image(let label, let failure): "image \(label): \(failure.message)"
        }
    }

    /// What to do.
    public var hint: String {
        switch self {
        case .unknownToken(let token, _, _): "define \(token) in the theme file"
        case .typography(let error): error.hint
        case .tooDeep: "a view whose body contains itself needs a condition to end it"
        case .sharedState: "make a value for each place: state belongs to one view"
        case .duplicateIdentity: "give every element an identity of its own"
        case .presentedTooLate: "move the modifier outside the GeometryReader"
        case .neverSettles: "look for an onChange, onAppear or onPreferenceChange that always writes another value"
        case .image(_, let failure): failure.hint
        }
    }

    /// The end of a path that may be a thousand steps long.
    private func shortened(_ path: String) -> String {
        path.count > 80 ? "...\(path.suffix(80))" : path.isEmpty ? "the root" : path
    }
}
