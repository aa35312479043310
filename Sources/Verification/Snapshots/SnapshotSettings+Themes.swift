import Framewright
import FramewrightDocuments
import FramewrightTheming

extension SnapshotSettings {
    /// A theme as the settings of a folder name it, in the words of the working folder: a relative path begins at the folder of
    /// the settings, a shipped theme's name and an absolute path stay what they are.
    public static func path(ofTheme name: String, in folder: String) -> String {
        guard let path = ThemeSource(name).file, !path.hasPrefix("/") else { return name }
        return "\(folder)/\(path)"
    }

    /// Where the settings of a folder say something, as `Snapshots/framewright.json:4:20 (/screens/1/theme)`.
    ///
    /// The file is read again: only errors ask.
    /// - Parameter steps: keys and indices that lead there, as far as they are there.
    public static func place(of steps: [String], in folder: String) -> String {
        let file = "\(folder)/\(fileName)"
        guard let bytes = try? InputFile.read(file, limit: sizeLimit),
            let document = try? JSONDocument(parsing: bytes, file: file)
        else { return file }
        let node = document.node.descendant(steps)
        return "\(file):\(node.value.position) (\(node.pointer))"
    }
}

extension SnapshotError {
    /// An error about what the settings name: a device, a theme, or a context. Nil for others.
    ///
    /// - Parameter place: where the settings name it, by the member that does.
    public init?(_ error: any Error, place: (_ member: String) -> String) {
        switch error {
        case let error as DeviceError: self = .screen(place("device"), message: error.message, hint: error.hint)
        case let error as FileError: self = .themeFile(place("theme"), error)
        case let error as ThemeError:
            let member = if case .unknownContext = error { "context" } else { "theme" }
            self = .screen(place(member), message: error.message, hint: error.hint)
        default: return nil
        }
    }
}

extension DocumentNode {
    /// The node that keys and indices lead to; the last one on the way where they lead no further.
    fileprivate func descendant(_ steps: [String]) -> DocumentNode {
        guard let step = steps.first, let child = child(step) else { return self }
        return DocumentNode(document: document, value: child).descendant(Array(steps.dropFirst()))
    }

    private func child(_ step: String) -> JSONValue? {
        switch value.content {
        case .object(let members): members.first { $0.key == step }?.value
        case .array(let elements): Int(step).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
        default: nil
        }
    }
}
