public import Framewright
public import FramewrightDocuments

/// An error that prevents the images of a project from being made or compared.
public enum SnapshotError: Error {
    /// The settings file does not exist.
    case noSettings(path: String)
    /// The folder keeps scenes, not previews.
    case keepsScenes(folder: String)
    /// The folder keeps previews, not scenes.
    case keepsPreviews(folder: String)
    /// An unknown device, theme, context or scene, with its position in the settings file.
    case screen(String, message: String, hint: Hint)
    /// A theme file named in the settings cannot be read; with the position of the name.
    case themeFile(String, FileError)
    /// A scene, as `screen/state`, cannot be laid out.
    case scene(String, RenderError)
    /// An animation, as `screen/animation`, cannot be played to its end.
    case animation(String, message: String, hint: Hint)
    /// A tolerance is not declared in the settings.
    case unknownTolerance(String, known: [String])
    /// Several tolerances are declared for an image.
    case ambiguousTolerance(String, [String])
    /// A masked view does not exist on an image.
    case unknownView(String, file: String, known: [String])
    /// An option requires image files, but the folder keeps only hashes or animations.
    case noImages(String)
    /// Images can be regenerated only in a folder of hashes.
    case nothingToRegenerate

    /// The problem in words.
    public var message: String {
        switch self {
        case .noSettings(let path): "no file says which images to keep, \(path)"
        case .keepsScenes(let folder): "\(folder) keeps scenes, not previews"
        case .keepsPreviews(let folder): "\(folder) keeps previews, not scenes"
        case .screen(let place, let message, _): "\(message), \(place)"
        case .themeFile(let place, let error): "\(error.message), named in \(place)"
        case .scene(let name, let error): "\(name): \(error.message)"
        case .animation(let name, let message, _): "\(name): \(message)"
        case .unknownTolerance(let name, _): "no tolerance is called '\(name)'"
        case .ambiguousTolerance(let file, let names):
            "more than one tolerance is declared for \(file): \(names.joined(separator: ", "))"
        case .unknownView(let view, let file, _): "no view is called '\(view)', \(file)"
        case .nothingToRegenerate: "only images of which the folder keeps hashes are regenerated"
        case .noImages(let what): "\(what) for a folder that keeps no images"
        }
    }

    /// The suggested remedy.
    public var hint: Hint {
        switch self {
        case .noSettings: #"put {"screens": [{"device": "iphone-se-1"}]} there, with the screens you want"#
        case .keepsScenes: #"name another folder, or write "previews": [{}] there instead of "screens""#
        case .keepsPreviews: "recording and verifying take the sources of previews by \(.setting(.previews))"
        case .themeFile(_, .missing(_, nil)): "a relative path begins at the folder of framewright.json"
        case .themeFile(_, let error): "\(error.hint)"
        case .scene(_, let error): "\(error.hint)"
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
        case .nothingToRegenerate:
            #"leave \#(.setting(.regenerate)) out, or keep "references": "hashes" in framewright.json"#
        case .noImages: "hashes and animations are compared to the last bit"
        }
    }
}
