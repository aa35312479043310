import Framewright
import FramewrightDocuments

extension ThemeOptions {
    /// Runs `body`, which loads a theme. If it does not exist, adds a suggestion to the error.
    static func explaining<Result>(_ name: String, _ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as FileError {
            guard case .missing(name, _) = error, let hint = hint(forFile: name) else { throw error }
            throw FileError.missing(path: name, hint: hint)
        } catch let error as ThemeError {
            guard case .unknownTheme(name, _) = error, let hint = hint(forName: name) else { throw error }
            throw UsageError(message: error.message, hint: hint)
        }
    }

    /// Returns a hint: the shipped theme that the path is named after, or a file with a similar name in its folder.
    private static func hint(forFile path: String) -> String? {
        let name = stem(of: path)
        let shipped = ShippedTheme.allCases.map(\.rawValue)
        if let near = shipped.first(where: { $0 == name.lowercased() }) {
            return "the shipped theme is called by its name alone: \(near)"
        }
        let folder = Folder.prefix(of: path)
        let files = (try? Folder.files(in: folder.isEmpty ? "." : folder, limit: 5000)) ?? []
        let file = String(path.dropFirst(folder.count))
        if let near = Suggestion.nearest(to: file, among: files.filter { !$0.contains("/") }) {
            return "did you mean \"\(folder)\(near)\"?"
        }
        return Suggestion.nearest(to: name, among: shipped).map { "did you mean the shipped theme \"\($0)\"?" }
    }

    /// Returns a hint: a shipped theme or a file with that name.
    private static func hint(forName name: String) -> String? {
        if let near = ShippedTheme.allCases.first(where: { $0.rawValue == name.lowercased() }) {
            return "did you mean \"\(near.rawValue)\"?"
        }
        let files = ["\(name).json", "\(name).tokens.json", "\(name).tokens", "Themes/\(name).json"]
        return files.first { InputFile.size(of: $0) != nil }.map { "a file is named with its file extension: \($0)" }
    }

    /// Returns a file's name without folders and file extensions.
    private static func stem(of path: String) -> String {
        let file = path.split(separator: "/").last ?? Substring(path)
        return String(file.prefix { $0 != "." })
    }
}
