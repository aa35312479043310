import FramewrightDocuments
import FramewrightPreviews
import FramewrightTheming

/// The theme of live previews: a copy in the folder of their process, which cannot write to the file of the user.
@MainActor
final class LiveTheme {
    /// The path of the copy.
    let copy: String
    /// The path of the user's file; nil for the colours of the system and for shipped themes.
    let file: String?
    private var text: [UInt8]
    private var version: InputFile.Version?

    /// - Parameter name: A shipped theme's name or a theme file's path; nil for the colours of the system.
    init(_ name: String?, in folder: String) throws {
        let source = name.map { ThemeSource($0) }
        file = source?.file
        text = try source?.bytes() ?? EmbeddedFile.systemTheme.bytes
        let last = file?.split(separator: "/").last.map(String.init) ?? "\(name ?? "system").json"
        copy = "\(folder)/\(last)"
        try OutputFile.write(text, to: copy)
        version = file.flatMap { InputFile.stamp(of: $0) }
    }

    /// Writes the copy to the user's file if the process has saved it.
    func takeSaved() {
        guard let file, let saved = try? InputFile.read(copy, limit: ThemeLoader.limits.bytes, isRegular: true),
            saved != text
        else { return }
        text = saved
        try? OutputFile.write(saved, to: file)
        version = InputFile.stamp(of: file)
    }

    /// Returns the text of the user's file if it was written elsewhere, and copies it.
    func changedText() -> [UInt8]? {
        guard let file, let now = InputFile.stamp(of: file), now != version else { return nil }
        version = now
        guard let read = try? InputFile.read(file, limit: ThemeLoader.limits.bytes, isRegular: true), read != text
        else { return nil }
        text = read
        try? OutputFile.write(read, to: copy)
        return read
    }
}
