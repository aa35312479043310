/// A suggestion for fixing an error. Operations and settings of a front end are data in it, because every front end
/// has its own names for them.
///
/// ```swift
/// let hint: Hint = "take a smaller \(.setting(.scale))"
/// print(hint)  // take a smaller scale
/// print(hint.worded { _ in "--scale" })  // take a smaller --scale
/// ```
public struct Hint: Hashable, Sendable {
    /// An operation or a setting of a front end.
    public enum Action: Hashable, Sendable {
        /// Lists everything of a kind, such as devices; nil lists all kinds.
        case list(String?)
        /// Exports an animation with this name.
        case exportAnimation(String)
        /// Writes the layout of a screen.
        case writeLayout
        /// Explains the settings of a matrix.
        case explainMatrix
        /// Makes a theme of a few colours.
        case makeTheme
        /// Imports a theme.
        case importTheme
        /// Records snapshots.
        case record
        /// Removes snapshots that nothing requires any more.
        case prune
        /// Renders the images of recorded hashes again.
        case regenerate
        /// Changes a setting.
        case setting(Setting)

        /// All actions without a value.
        package static let simple: [Action] =
            [.writeLayout, .explainMatrix, .makeTheme, .importTheme, .record, .prune, .regenerate]
            + Setting.allCases.map(Action.setting)
    }

    /// A setting of an operation.
    public enum Setting: String, Hashable, Sendable, CaseIterable {
        case columns, device, exact, format, from, output, previews, regenerate, results, scale, scene, shard, size
        case theme
        case tolerance, unsandboxed, `where`
    }

    private enum Part: Hashable, Sendable {
        case text(String)
        case action(Action)
    }

    private var parts: [Part] = []

    /// True if the hint contains nothing.
    public var isEmpty: Bool { parts.isEmpty }

    /// Returns the hint in words.
    ///
    /// - Parameter name: Returns the name of an operation or setting, in the front end's words.
    public func worded(by name: (Action) -> String) -> String {
        parts.map { part in
            switch part {
            case .text(let text): text
            case .action(let action): name(action)
            }
        }.joined()
    }

    private mutating func append(_ text: String) {
        guard !text.isEmpty else { return }
        guard case .text(let last)? = parts.last else { return parts.append(.text(text)) }
        parts[parts.count - 1] = .text(last + text)
    }
}

extension Hint: ExpressibleByStringInterpolation {
    /// A collector of the hint's parts.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var hint = Hint()

        /// Creates an empty collector.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Appends text.
        public mutating func appendLiteral(_ literal: String) { hint.append(literal) }

        /// Appends the text of a value.
        public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
            hint.append(value.description)
        }

        /// Appends an operation or setting.
        public mutating func appendInterpolation(_ action: Action) { hint.parts.append(.action(action)) }
    }

    /// Creates a hint without operations and settings.
    public init(stringLiteral text: String) { append(text) }

    /// Creates a hint from its parts.
    public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.hint }
}

extension Hint: CustomStringConvertible {
    /// The hint in words of no particular front end.
    public var description: String { worded(by: \.description) }
}

extension Hint.Action: CustomStringConvertible {
    /// The operation or setting in words of no particular front end.
    public var description: String {
        switch self {
        case .list(let kind): "the list of \(kind ?? "scenes")"
        case .exportAnimation(let name): "an export of \(name)"
        case .writeLayout: "a rendering with its layout"
        case .explainMatrix: "the description of a matrix"
        case .makeTheme: "three colours"
        case .importTheme: "the import of themes"
        case .record: "recording"
        case .prune: "pruning"
        case .regenerate: "regenerate"
        case .setting(let setting): setting.rawValue
        }
    }
}
