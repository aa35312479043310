public import Framewright
public import FramewrightDocuments

/// Why a project's pictures cannot be made or compared.
public enum SnapshotError: Error {
    /// The file that says which pictures there are is not there.
    case noSettings(path: String)
    /// A device, theme, context or scene that nobody has, by its place in the settings' file.
    case screen(String, message: String, hint: String)
    /// A file of a theme that the settings name, by the place in their file, cannot be read.
    case themeFile(String, FileError)
    /// A scene, as `screen/state`, that cannot be laid out.
    case scene(String, RenderError)
    /// An animation, as `screen/animation`, that cannot be played to its end.
    case animation(String, message: String, hint: String)
    /// A tolerance that no settings declare.
    case unknownTolerance(String, known: [String])
    /// More than one tolerance is declared for a picture.
    case ambiguousTolerance(String, [String])
    /// A masked view that is not on a picture.
    case unknownView(String, file: String, known: [String])
    /// What needs pictures is asked of a folder that keeps none.
    case noImages(String)
    /// Pictures are to be painted again where they are kept.
    case nothingToRegenerate

    /// What is wrong.
    public var message: String {
        switch self {
        case .noSettings(let path): "no file says which pictures to keep, \(path)"
        case .screen(let place, let message, _): "\(message), \(place)"
        case .themeFile(let place, let error): "\(error.message), named in \(place)"
        case .scene(let name, let error): "\(name): \(error.message)"
        case .animation(let name, let message, _): "\(name): \(message)"
        case .unknownTolerance(let name, _): "no tolerance is called '\(name)'"
        case .ambiguousTolerance(let file, let names):
            "more than one tolerance is declared for \(file): \(names.joined(separator: ", "))"
        case .unknownView(let view, let file, _): "no view is called '\(view)', \(file)"
        case .nothingToRegenerate: "only pictures of which the folder keeps hashes are regenerated"
        case .noImages(let what): "\(what) for a folder that keeps no pictures"
        }
    }

    /// What to do.
    public var hint: String {
        switch self {
        case .noSettings: #"put {"screens": [{"device": "iphone-se-1"}]} there, with the screens you want"#
        case .themeFile(_, .missing): "a relative path begins at the folder of framewright.json"
        case .themeFile(_, let error): error.hint
        case .scene(_, let error): error.hint
        case .animation(_, _, let hint), .screen(_, _, let hint): hint
        case .unknownTolerance(let name, let known):
            Suggestion.hint(
                for: name, among: known,
                otherwise: #"declare it under "tolerances" in framewright.json, with "kind", "limit" and "because""#)
        case .ambiguousTolerance: #"make what stands under "for" more exact"#
        case .unknownView(let view, _, let known):
            Suggestion.hint(
                for: view, among: known,
                otherwise: known.isEmpty
                    ? "no view of it has an .accessibilityIdentifier" : "there are: \(known.joined(separator: ", "))")
        case .nothingToRegenerate: #"leave --regenerate out, or keep "references": "hashes" in framewright.json"#
        case .noImages: "hashes and films are compared to the last bit"
        }
    }
}
