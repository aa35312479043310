import ArgumentParser
import Framewright
import FramewrightDocuments

/// The source of the values that shells complete.
enum Completion {
    /// The catalogue of the running tool.
    @TaskLocal static var catalogue = Catalogue([])

    /// Returns the values of an option in the words of a command line, as in `--theme midnight,mine.json`.
    fileprivate static func values(of option: String, in words: [String]) -> [String] {
        zip(words, words.dropFirst()).filter { $0.0 == option }.flatMap {
            $0.1.split(separator: ",").map(String.init)
        }
    }

    /// Returns the shipped devices and those of `--devices-file`.
    fileprivate static func devices(_ words: [String]) -> [String] {
        var choice = DeviceFileOption()
        choice.devicesFile = values(of: "--devices-file", in: words).last
        return ((try? choice.table()) ?? .shipped).devices.map(\.id)
    }

    /// Returns the shipped themes, and the theme files and folders beside the file that `prefix` begins.
    fileprivate static func themes(_ prefix: String) -> [String] {
        let folder = Folder.prefix(of: prefix)
        let files = Folder.entries(in: folder.isEmpty ? "." : folder).filter { name in
            name.hasSuffix("/") || OutputKind.theme.extensions.contains { name.hasSuffix(".\($0)") }
        }
        return ShippedTheme.allCases.map(\.rawValue) + files.map { folder + $0 }
    }

    /// Returns the contexts of the themes that the command line names, otherwise of all shipped themes.
    fileprivate static func contexts(_ words: [String]) -> [String] {
        let options = values(of: "--theme", in: words)
        let names = options.isEmpty ? words.dropFirst().filter { ThemeSource($0).file != nil } : options
        let named = names.compactMap { try? ThemeSource($0).theme() }
        let themes = named.isEmpty ? ShippedTheme.allCases.map(\.theme) : named
        var contexts = [ThemeOptions.plain]
        for context in themes.flatMap(\.contexts) where !contexts.contains(context) { contexts.append(context) }
        return contexts
    }
}

extension CompletionKind {
    /// Scenes, alone and with each of their states.
    static let scenes = values { _, _ in
        Completion.catalogue.scenes.map(\.name) + Completion.catalogue.references
    }
    static let animations = values { _, _ in Completion.catalogue.animationReferences }
    static let devices = values { words, _ in Completion.devices(words) }
    static let themes = values { _, prefix in Completion.themes(prefix) }
    static let contexts = values { words, _ in Completion.contexts(words) }
    static let textSizes = values { _, _ in TextSize.allValueStrings }
    static let themeFiles = file(extensions: OutputKind.theme.extensions)

    /// A completion of values that may be separated by commas.
    ///
    /// - Parameter candidates: Returns the values for the words of the command line and the prefix of the value.
    static func values(_ candidates: @escaping @Sendable (_ words: [String], _ prefix: String) -> [String]) -> Self {
        .custom { words, _, prefix in
            let start = prefix.lastIndex(of: ",").map { prefix.index(after: $0) } ?? prefix.startIndex
            return candidates(words, String(prefix[start...])).map { prefix[..<start] + $0 }
        }
    }
}
